"""How fast a game's rules run, measured in fresh processes with a cache of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from typing import Any

import msgspec

from riverrun.kernel.errors import RiverrunError
from riverrun.kernel.game import Game
from riverrun.kernel.timing import refuse_endless
from riverrun.lab.measure import ROUND_S, ROUNDS

THREADS = 2

HOW = (
    f"Random games. Best of {ROUNDS} rounds of about {ROUND_S} s after a warm-up; one thread and {THREADS} take turns. "
    "Compiling is timed in a fresh process with an empty cache, loading (import and first compiled game) in another "
    "one after it."
)

COLD = """
import json
from riverrun.lab.measure import compile_seconds
print(json.dumps({{"compile_s": compile_seconds({id!r}, {players})}}))
"""

WARM = """
import time
begun = time.perf_counter()
from riverrun.lab.measure import first_game
first_game({id!r}, {players})
load = time.perf_counter() - begun
import json
from riverrun.lab.measure import speeds
print(json.dumps({{"load_s": load, **speeds({id!r}, {players}, {threads})}}))
"""


class BenchFailed(RiverrunError):
    """A process of the bench did not come to its end."""


class Bench(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured; dps is decisions a second."""

    players: int
    threads: int
    interpreted_dps: float
    compiled_dps: float
    threads_dps: float
    copies_per_s: float
    position_bytes: int
    compile_s: float
    load_s: float


def bench(game: Game, tell: Callable[[str], None] = lambda step: None) -> Bench:
    """Measures a game with its default options; `tell` hears what is being done."""
    refuse_endless(game)
    words = {"id": game.id, "players": game.players, "threads": THREADS}
    with tempfile.TemporaryDirectory(prefix="riverrun-bench-") as cache:
        tell("Compiling in a fresh process with an empty cache")
        found = _child(COLD.format(**words), cache)
        tell("Loading in a fresh process, then playing at each speed")
        found |= _child(WARM.format(**words), cache)
    rounded = {name: round(value, 3 if name in ("compile_s", "load_s") else 0) for name, value in found.items()}
    position = game.rulebook.position.dtype.itemsize
    return Bench(players=game.players, threads=THREADS, position_bytes=position, **rounded)


def _child(program: str, cache: str) -> dict[str, Any]:
    env = {name: value for name, value in os.environ.items() if name != "RIVERRUN_JIT"}
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=env | {"RIVERRUN_CACHE": cache},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no word"])[-1]
        raise BenchFailed(f"A process of the bench failed: {last}")
    measured: dict[str, Any] = json.loads(done.stdout)
    return measured
