"""Whether other libraries read a batch's arrays where they lie in a GPU's memory, by DLPack.

    python benchmarks/gpu_dlpack.py [GAME] [--players 2] [--batch 4096] [--steps 20]

For each of PyTorch, JAX and CuPy that is installed: every array that `CudaBatch` shows has the same address on both
sides; after each step, read at once on a stream of the reader's own, it has the same values; what the reader writes is
seen by the batch (not JAX, which never writes); and it can be read when the batch is gone. Prints how long taking an
array lasts. With NUMBA_ENABLE_CUDASIM=1 it runs in Numba's CUDA simulator, in the processor's memory, for PyTorch
alone: CuPy has no arrays there, and JAX copies what does not begin at a multiple of 64 bytes.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
import time
from contextlib import nullcontext
from importlib.util import find_spec
from typing import Any

SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"
if SIMULATED:
    os.environ["RIVERRUN_JIT"] = "0"

import numpy as np  # noqa: E402

import riverrun as rr  # noqa: E402
from riverrun.gym.cuda import CudaBatch  # noqa: E402

SEED = 7
TAKEN = 1000
"""How often an array is taken to time it."""


class Torch:
    """PyTorch."""

    writes = True

    def __init__(self) -> None:
        import torch

        self.torch = torch
        self.take = torch.from_dlpack
        self.stream = nullcontext() if SIMULATED else torch.cuda.stream(torch.cuda.Stream())

    def address(self, array: Any) -> int:
        return int(array.data_ptr())

    def host(self, array: Any) -> Any:
        return array.cpu().numpy()


class Jax:
    """JAX, which has no streams and takes an array for constant: it is taken anew after each step."""

    writes = False
    stream = nullcontext()

    def __init__(self) -> None:
        import jax

        self.take = jax.dlpack.from_dlpack

    def address(self, array: Any) -> int:
        return int(array.unsafe_buffer_pointer())

    def host(self, array: Any) -> Any:
        return np.asarray(array)


class Cupy:
    """CuPy."""

    writes = True

    def __init__(self) -> None:
        import cupy

        self.take = cupy.from_dlpack
        self.stream = cupy.cuda.Stream(non_blocking=True)

    def address(self, array: Any) -> int:
        return int(array.data.ptr)

    def host(self, array: Any) -> Any:
        return array.get()


READERS: dict[str, Any] = {"torch": Torch} if SIMULATED else {"torch": Torch, "jax": Jax, "cupy": Cupy}


def arrays_of(env: CudaBatch) -> dict[str, Any]:
    """Every array that a batch shows."""
    step = env.reset()._asdict()
    return {**step, "actions": env.random_actions(), "episode": env.episode, "points": env.points, "wins": env.wins}


def address_of(array: Any) -> int:
    """Where an array lies."""
    return int(array.ctypes.data if SIMULATED else array.__cuda_array_interface__["data"][0])


def read_in_place(reader: Any, game: rr.Game, count: int, steps: int, dtype: str) -> dict[str, bool]:
    """What holds of a reader and a batch."""
    env = CudaBatch(game, count, SEED, dtype=dtype)
    shown = arrays_of(env)
    taken = {name: reader.take(array) for name, array in shown.items()}
    found = {"same address": all(reader.address(taken[name]) == address_of(shown[name]) for name in shown)}
    equal = True
    for _ in range(steps):
        env.step(env.random_actions())
        with reader.stream:
            seen = {name: reader.host(reader.take(array)) for name, array in shown.items()}
        equal &= all((seen[name] == array.copy_to_host()).all() for name, array in shown.items())
    found["same values on a stream of its own"] = bool(equal)
    if reader.writes:
        taken["observation"][:] = 7
        found["written by the reader, seen by the batch"] = bool((shown["observation"].copy_to_host() == 7).all())
    wanted = shown["observation"].copy_to_host()
    last = reader.take(shown["observation"])
    del env, shown, taken
    gc.collect()
    found["kept when the batch is gone"] = bool((reader.host(last) == wanted).all())
    return found


def taking_us(reader: Any, game: rr.Game) -> float:
    """Microseconds that taking an array lasts."""
    observation = CudaBatch(game, 2, SEED).reset().observation
    begun = time.perf_counter()
    for _ in range(TAKEN):
        reader.take(observation)
    return (time.perf_counter() - begun) / TAKEN * 1e6


def main() -> None:
    """Checks every reader that is installed and prints what it found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="flow-of-history")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--batch", type=int, default=2 if SIMULATED else 4096)
    parser.add_argument("--steps", type=int, default=3 if SIMULATED else 20)
    wish = parser.parse_args()
    game = rr.game(wish.game, players=wish.players)
    told: dict[str, Any] = {}
    for name in filter(find_spec, READERS):
        reader = READERS[name]()
        told[name] = {
            dtype: read_in_place(reader, game, wish.batch, wish.steps, dtype) for dtype in ("float32", "float16")
        }
        told[name]["taking, µs"] = taking_us(reader, game)
    if not told:
        sys.exit(f"None of {', '.join(READERS)} is installed.")
    print(json.dumps(told, ensure_ascii=False, indent=1))
    if not all(all(one.values()) for found in told.values() for one in found.values() if isinstance(one, dict)):
        sys.exit(1)


if __name__ == "__main__":
    main()
