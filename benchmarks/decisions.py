"""What writing every decision costs: the same games with and without `--decisions`, in turn, in one run.

    python benchmarks/decisions.py [GAME] [--players 2] [--bots greedy,medium] [--json]

Files are made on a thread of their own, beside the games. Where a core is free for it, a run takes as long as the
busier of the two threads (`busier`), by their own processor time, which a busy machine does not sway. `processor` is
the time of both together, `clock` what passed.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("RIVERRUN_JIT", "1")

import riverrun as rr
from riverrun.bots import bot
from riverrun.lab import simulate
from riverrun.lab.decisions import Folder, simulate_noted

GAMES = {"random": 2048, "easy": 2048, "greedy": 2048, "medium": 16, "hard": 2}
TURNS = 5


class Took(NamedTuple):
    """How long some games took."""

    clock: float
    processor: float
    busier: float
    """The time of the thread that plays, or of all others, whichever is more."""
    decisions: int
    size: int
    """How many bytes were written."""


def took(game: rr.Game, name: str, noted: bool) -> Took:
    """How long the games of a bot take, with or without their decisions."""
    games = GAMES[name]
    began = _clocks()
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "decisions"
        if noted:
            run = simulate_noted(Folder(path, game, [bot(name)], games, 5))
        else:
            run = simulate(game, [bot(name)], games, seed=5)
        clock, processor, own = (after - before for after, before in zip(_clocks(), began, strict=True))
        size = sum(file.stat().st_size for file in path.rglob("*.parquet"))
    return Took(clock, processor, max(own, processor - own), int(run.decisions.sum()), size)


def _clocks() -> tuple[float, float, float]:
    return time.perf_counter(), time.process_time(), time.thread_time()


def measure(game: rr.Game, name: str) -> dict[str, float]:
    """The medians of some turns of each, and their ratios."""
    for with_decisions in (False, True):
        took(game, name, with_decisions)  # compiles
    turns = [(took(game, name, False), took(game, name, True)) for _ in range(TURNS)]
    plain, noted = ([turn[which] for turn in turns] for which in (0, 1))
    decisions = plain[0].decisions
    return {
        "decisions": decisions,
        "plain_per_s": decisions / statistics.median(one.busier for one in plain),
        "noted_per_s": decisions / statistics.median(one.busier for one in noted),
        "busier": statistics.median(b.busier / a.busier for a, b in turns),
        "clock": statistics.median(b.clock / a.clock for a, b in turns),
        "processor": statistics.median(b.processor / a.processor for a, b in turns),
        "bytes_per_decision": noted[0].size / decisions,
    }


def main() -> None:
    """Prints a line for each bot."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="flow-of-history")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default=",".join(GAMES))
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    game = rr.game(given.game, players=given.players)
    found = {name: measure(game, name) for name in given.bots.split(",")}
    if given.json:
        print(json.dumps(found, indent=2))
        return
    for name, one in found.items():
        speeds = f"{one['plain_per_s']:,.0f} decisions a second without, {one['noted_per_s']:,.0f} with"
        times = f"{one['busier']:.2f} times as long, {one['processor']:.2f} the processor's time, {one['clock']:.2f}"
        print(f"{name}: {speeds}; {times} the clock's, {one['bytes_per_decision']:.0f} bytes a decision", flush=True)


if __name__ == "__main__":
    main()
