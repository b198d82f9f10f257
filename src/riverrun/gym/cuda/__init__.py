"""The batch environment on a GPU: thousands of games in its memory, stepping by the same rule functions as everywhere.

    from riverrun.gym.cuda import CudaBatch

    env = CudaBatch(rr.game("flow-of-history", players=2), 65536, seed=7)
    step = env.reset()
    observation = torch.as_tensor(step.observation)   # or cupy.asarray: no copy is made

JAX, and what else asks for DLPack, takes the tensor of PyTorch or the array of CuPy: numba-cuda's own arrays have
`__cuda_array_interface__` and no `__dlpack__`. It needs numba-cuda and an NVIDIA GPU.
"""

from riverrun.gym.cuda.batch import CudaBatch

__all__ = ["CudaBatch"]
