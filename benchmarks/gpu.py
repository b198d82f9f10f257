"""Random games on a GPU: the very rule functions of the CPU, compiled by numba-cuda, one thread a run of games.

    python benchmarks/gpu.py [GAME] [--players 4] [--threads 131072] [--games 4] [--json]
    python benchmarks/gpu.py [GAME] [--players 4] --batch 65536 [--steps 60] [--json]

Prints decisions/s and games/s on the GPU, and whether its points equal the CPU's for the same seeds. With --batch it
steps so many games of `CudaBatch` by random legal actions instead, unchecked, with observations (float32) and without;
the best of three runs counts. With NUMBA_ENABLE_CUDASIM=1 either runs in Numba's CUDA simulator on a few games, without
a GPU.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from typing import Any

SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"
if SIMULATED:
    os.environ["RIVERRUN_JIT"] = "0"

import numba  # noqa: E402
import numpy as np  # noqa: E402

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # type: ignore[attr-defined]  # older numba-cuda releases still ask for it

from numba import cuda  # noqa: E402

import riverrun as rr  # noqa: E402
from riverrun.kernel import journal  # noqa: E402
from riverrun.kernel.jit import switch  # noqa: E402
from riverrun.kernel.jit.cuda import make_known  # noqa: E402

SEED = 7
BLOCK = 128
REGISTERS = 64  # fewer a thread let more threads run at once, which hides the latency of memory


def plain(array: Any) -> Any:
    """What a kernel works on: on a GPU the array itself; the simulator's stand-ins cannot copy whole records."""
    if SIMULATED:
        array = array._item._ary if hasattr(array, "_item") else array
        return array.view(np.recarray) if array.dtype.names else array
    return array


def make_kernel(game: rr.Game) -> Any:
    """The kernel: thread i plays games i*g to i*g + g - 1.

    Its board, generator and list of moves lie in local memory, which the hardware interleaves by thread: threads that
    read the same field at the same time read neighbouring words.
    """
    bare: Any = plain
    layout: Any = game.rulebook.position.dtype
    if not SIMULATED:
        from numba.cuda.np.numpy_support import from_dtype

        make_known(switch.Rule)
        bare = cuda.jit(device=True)(lambda array: array)
        layout = from_dtype(layout)
    loops = game.loops
    most = game.rules.LEGAL_MAX

    @(cuda.jit if SIMULATED else cuda.jit(max_registers=REGISTERS))
    def play(boxes, empty, logs, points, wins, decisions, seed, games):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < decisions.shape[0]:
            first = i * games
            decisions[i] = loops.random_games(
                bare(boxes)[0],
                bare(cuda.local.array(1, layout)),
                bare(empty),
                bare(logs)[0],
                bare(cuda.local.array(4, numba.uint32)),
                bare(cuda.local.array(most, numba.int32)),
                bare(points)[first : first + games],
                bare(wins)[first : first + games],
                seed,
                0,
                first,
            )

    return play


def run(game: rr.Game, kernel: Any, threads: int, games: int, rounds: int = 3) -> dict[str, Any]:
    """Plays threads * games games `rounds` times; the best round counts."""
    players = game.rules.PLAYERS_MAX
    boxes = np.zeros(1, game.box.dtype)
    boxes[0] = game.box
    fixed = [boxes, np.zeros(1, game.rulebook.position.dtype), np.zeros(1, journal.Log.dtype)]
    points = cuda.to_device(np.zeros((threads * games, players)))
    wins = cuda.to_device(np.zeros((threads * games, players)))
    decisions = cuda.to_device(np.zeros(threads, np.int64))
    inputs = [cuda.to_device(array) for array in fixed]
    blocks = (threads + BLOCK - 1) // BLOCK
    seconds = []
    for _ in range(rounds + 1):
        start = time.perf_counter()
        kernel[blocks, BLOCK](*inputs, points, wins, decisions, SEED, games)
        cuda.synchronize()
        seconds.append(time.perf_counter() - start)
    made = int(decisions.copy_to_host().sum())
    best = min(seconds[1:])
    return {
        "game": game.id,
        "players": game.players,
        "threads": threads,
        "games": threads * games,
        "decisions": made,
        "seconds": best,
        "gpu_dps": made / best,
        "gpu_games_per_s": threads * games / best,
        "first_call_s": seconds[0],
        "points": points.copy_to_host(),
    }


def batch_speed(game: rr.Game, count: int, steps: int, observe: bool, rounds: int) -> float:
    """Decisions a second of the batch, each action drawn from the legal ones on the GPU; the best run counts."""
    from riverrun.gym.cuda import CudaBatch

    env = CudaBatch(game, count, SEED, observe=observe, check=False)
    env.reset()
    env.step(env.random_actions())  # which compiles
    seconds = []
    for _ in range(rounds):
        cuda.synchronize()
        start = time.perf_counter()
        for _ in range(steps):
            env.step(env.random_actions())
        cuda.synchronize()
        seconds.append(time.perf_counter() - start)
    return count * steps / min(seconds)


def measure_batch(game: rr.Game, count: int, steps: int) -> dict[str, Any]:
    """The speeds of the batch."""
    rounds = 1 if SIMULATED else 3
    return {
        "game": game.id,
        "players": game.players,
        "count": count,
        "steps": steps,
        "observed_dps": batch_speed(game, count, steps, True, rounds),
        "unobserved_dps": batch_speed(game, count, steps, False, rounds),
    }


def cpu_points(game_id: str, players: int, count: int) -> Any:
    """The points of the first games by the same seeds, played by this machine's interpreter or compiled rules."""
    import subprocess

    code = (
        "import sys, numpy as np, riverrun as rr\n"
        "from riverrun.kernel import journal\n"
        f"g = rr.game({game_id!r}, players={players}); n = {count}\n"
        "b, e = g.rulebook.position.empty(), g.rulebook.position.empty()\n"
        "p = np.zeros((n, g.rules.PLAYERS_MAX)); w = p.copy()\n"
        "m = np.zeros(g.rules.LEGAL_MAX, np.int32)\n"
        f"g.loops.random_games(g.box, b, e, journal.off(), np.zeros(4, np.uint32), m, p, w, {SEED}, 0, 0)\n"
        "np.save(sys.stdout.buffer, p)\n"
    )
    environment = {key: value for key, value in os.environ.items() if key != "NUMBA_ENABLE_CUDASIM"}
    done = subprocess.run(
        [sys.executable, "-c", code], env={**environment, "RIVERRUN_JIT": "0"}, capture_output=True, check=True
    )
    import io

    return np.load(io.BytesIO(done.stdout))


def main() -> None:
    """Runs the benchmark and prints what it measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="flow-of-history")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--threads", type=int, default=4 if SIMULATED else 131072)
    parser.add_argument("--games", type=int, default=1 if SIMULATED else 4, help="games a thread")
    parser.add_argument("--compare", type=int, default=4 if SIMULATED else 200, help="games compared with the CPU")
    parser.add_argument("--batch", type=int, metavar="COUNT", help="steps so many games of CudaBatch instead")
    parser.add_argument("--steps", type=int, default=3 if SIMULATED else 60, help="steps of a run of the batch")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    if not SIMULATED and not cuda.is_available():
        sys.exit("No CUDA device is found; NUMBA_ENABLE_CUDASIM=1 runs the simulator instead.")
    game = rr.game(wish.game, players=wish.players)
    if wish.batch is not None:
        found = measure_batch(game, wish.batch, wish.steps)
        if wish.json:
            print(json.dumps(found))
            return
        print(f"{wish.batch:,} games of {game.title} in a batch, {wish.players} players, {wish.steps} steps a run")
        speeds = f"{found['observed_dps'] / 1e6:,.4g} M decisions/s with observations"
        print(f"{speeds}, {found['unobserved_dps'] / 1e6:,.4g} M without")
        return
    measured = run(game, make_kernel(game), wish.threads, wish.games, rounds=1 if SIMULATED else 3)
    points = measured.pop("points")[: wish.compare]
    measured["compared"] = len(points)
    measured["equal_to_cpu"] = bool((points == cpu_points(wish.game, wish.players, len(points))).all())
    if wish.json:
        print(json.dumps(measured))
        sys.exit(0 if measured["equal_to_cpu"] else 1)
    print(f"{measured['games']:,} games of {game.title}, {wish.players} players, {wish.threads:,} threads")
    print(f"{measured['gpu_dps'] / 1e6:,.1f} M decisions/s, {measured['gpu_games_per_s'] / 1e6:,.2f} M games/s")
    print(f"first {measured['compared']} games equal to the CPU's: {measured['equal_to_cpu']}")
    if not measured["equal_to_cpu"]:
        sys.exit(1)


if __name__ == "__main__":
    main()
