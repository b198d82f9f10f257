"""Run by test_cuda.py with Numba's CUDA simulator: compares a batch on the simulated GPU with the processor's."""

from __future__ import annotations

import sys

import numpy as np

import riverrun as rr
from riverrun.bots import policies
from riverrun.bots.workspace import make_workspace
from riverrun.gym import BatchEnv
from riverrun.gym.cuda import CudaBatch
from riverrun.gym.cuda.batch import DTYPES
from riverrun.gym.dlpack import CPU
from riverrun.kernel.jit.specialise import specialise

COUNT = 2


def equal(game: rr.Game, steps: int) -> None:
    """Every array of every step."""
    on_gpu, here = CudaBatch(game, COUNT, seed=5), BatchEnv(game, COUNT, seed=5)
    theirs, ours = on_gpu.reset(), here.reset()
    for step in range(steps):
        for name, wanted in ours._asdict().items():
            found = np.asarray(getattr(theirs, name).copy_to_host())
            for row in range(COUNT):
                most = ours.counts[row] if name == "moves" else None
                assert (found[row][:most] == wanted[row][:most]).all() if most else (found[row] == wanted[row]).all(), (
                    f"{name} differs at step {step}"
                )
        assert on_gpu.game_seed(1) == here.game_seed(1)
        actions = on_gpu.random_actions().copy_to_host()
        theirs, ours = on_gpu.step(actions), here.step(actions.astype(np.int64))
    assert on_gpu.state(0).screen(0) == here.state(0).screen(0)
    print("all steps equal")


def forced(game: rr.Game, steps: int) -> None:
    """With `play_forced` a seat has always a choice; each game stays one that the processor could have played."""
    env = CudaBatch(game, COUNT, seed=5, play_forced=True)
    step = env.reset()
    for _ in range(steps):
        assert step.counts.copy_to_host().min() > 1
        for row in range(COUNT):
            state = env.state(row)
            assert sorted(state.legal()) == sorted(step.moves.copy_to_host()[row][: step.counts.copy_to_host()[row]])
        step = env.step(env.random_actions().copy_to_host())
    print("never one move alone")


def bots(game: rr.Game, steps: int) -> None:
    """Quick bots by their policies, with the same generator."""
    env = CudaBatch(game, COUNT, seed=5)
    env.reset()
    workspace = make_workspace(game)
    choose = specialise(policies, game.rules).choose
    for policy in (policies.SENSIBLE, policies.GREEDY):
        for _ in range(steps):
            rng = env._rng.copy_to_host()
            actions = env.random_actions().copy_to_host()
            before = env._rng.copy_to_host()
            assert (rng != before).any()
            wanted = actions.copy()
            workspace.boards[0] = env.state(1).position
            workspace.rng[:] = before[1]
            wanted[1] = choose(game.lookahead_box, workspace, policy)
            asked = np.array([-1, policy], np.int32)
            env.bot_actions(asked, actions)
            assert (actions == wanted).all()
            env.step(actions)
    print("all bots equal")


def tensors(game: rr.Game, steps: int) -> None:
    """Every array that a batch shows is read where it lies, by DLPack of our own; slices of it too."""
    for dtype in DTYPES:
        env = CudaBatch(game, COUNT, seed=5, dtype=dtype)
        shown = [*env.reset(), env.random_actions(), env.episode, env.points, env.wins]
        taken = [np.from_dlpack(array) for array in shown]
        for array, tensor in zip(shown, taken, strict=True):
            assert array.__dlpack_device__() == (CPU, 0)
            assert tensor.ctypes.data == array.ctypes.data
            assert tensor.dtype == array.dtype
        for _ in range(steps):
            env.step(env.random_actions())
            for array, tensor in zip(shown, taken, strict=True):
                assert (tensor == array.copy_to_host()).all()
        assert np.from_dlpack(shown[1][1:]).ctypes.data == shown[1].ctypes.data + game.moves
        taken[2][:] = 7
        assert (shown[2].copy_to_host() == 7).all()
        del env, shown
        assert (taken[2] == 7).all()
    print("all memory shared")


def refusals(game: rr.Game, _steps: int) -> None:
    """What is wrong, each told in a sentence."""
    env = CudaBatch(game, COUNT)
    passing = game.move("pass")

    def tell(act: object) -> None:
        try:
            act()  # type: ignore[operator]
        except rr.RiverrunError as trouble:
            print(trouble)

    tell(lambda: env.step(np.zeros(COUNT, np.int32)))
    legal = env.reset().moves.copy_to_host()[:, 0]
    tell(lambda: env.step(np.zeros(3, np.int32)))
    tell(lambda: env.step(np.array([legal[0], 99999], np.int32)))
    tell(lambda: env.step(np.array([passing, legal[1]], np.int32)))
    tell(lambda: CudaBatch(game, COUNT, dtype="int8"))
    tell(lambda: CudaBatch(game, COUNT, reward="win+points"))
    tell(lambda: CudaBatch(game, COUNT, variants=[rr.game(game.id, players=4)]))
    assert (env.step(legal.astype(np.int32)).counts.copy_to_host() > 0).all()


if __name__ == "__main__":
    what, id, players, steps = sys.argv[1:]
    globals()[what](rr.game(id, players=int(players)), int(steps))
