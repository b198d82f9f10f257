"""The batch environment on a GPU: thousands of games in its memory, stepping by the same rule functions as everywhere.

    from riverrun.gym.cuda import CudaBatch

    env = CudaBatch(rr.game("flow-of-history", players=2), 65536, seed=7)
    step = env.reset()
    observation = torch.from_dlpack(step.observation)   # or jax.dlpack, or cupy: no copy is made

It needs numba-cuda and an NVIDIA GPU.
"""

from riverrun.gym.cuda.batch import CudaBatch

__all__ = ["CudaBatch"]
