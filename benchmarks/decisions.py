"""What writing every decision costs: the same games with and without `--decisions`, in turn, in one run.

python benchmarks/decisions.py [GAME] [--players 2] [--json]
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
import time
from pathlib import Path

os.environ.setdefault("RIVERRUN_JIT", "1")

import riverrun as rr
from riverrun.bots import bot
from riverrun.lab import simulate
from riverrun.lab.decisions import Folder, simulate_noted

GAMES = {"random": 1024, "easy": 1024, "greedy": 512, "medium": 16}
TURNS = 3


def seconds(game: rr.Game, name: str, noted: bool) -> tuple[float, int, int]:
    """How long the games of a bot take, how many decisions they are, and how many bytes were written."""
    games = GAMES[name]
    began = time.process_time()
    if not noted:
        run = simulate(game, [bot(name)], games, seed=5)
        return time.process_time() - began, int(run.decisions.sum()), 0
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "decisions"
        run = simulate_noted(Folder(path, game, [bot(name)], games, 5))
        size = sum(file.stat().st_size for file in (path / "data").iterdir())
        return time.process_time() - began, int(run.decisions.sum()), size


def measure(game: rr.Game, name: str) -> dict[str, float]:
    """The medians of some turns of each, and their ratio."""
    plain, noted = [], []
    for warm in (False, True):
        seconds(game, name, warm)
    for _ in range(TURNS):
        plain.append(seconds(game, name, False)[0])
        took, decisions, size = seconds(game, name, True)
        noted.append(took)
    slow = statistics.median(b / a for a, b in zip(plain, noted, strict=True))
    return {
        "decisions": decisions,
        "plain_per_s": decisions / statistics.median(plain),
        "noted_per_s": decisions / statistics.median(noted),
        "ratio": slow,
        "bytes_per_decision": size / decisions,
    }


def main() -> None:
    """Prints a line for each bot."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="flow-of-history")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    game = rr.game(given.game, players=given.players)
    found = {name: measure(game, name) for name in GAMES}
    if given.json:
        print(json.dumps(found, indent=2))
        return
    for name, one in found.items():
        speeds = f"{one['plain_per_s']:,.0f} decisions a second without, {one['noted_per_s']:,.0f} with"
        print(f"{name}: {speeds}; {one['ratio']:.2f} times as long, {one['bytes_per_decision']:.0f} bytes a decision")


if __name__ == "__main__":
    main()
