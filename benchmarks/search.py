"""The search measured: playouts and iterations a second from the opening, on one core, and what more time is worth.

    python benchmarks/search.py [GAME] [--players 2] [--seconds 3] [--json]           # speed
    python benchmarks/search.py [GAME] --match 0.25 --times 4 --games 100 [--json]    # 4 times the time against once

A playout is a whole game by the rules from the position to its end. `random` plays any legal move, `sensible` draws
moves by the game's `weigh`; `as bots search` is the usual search, whose playouts end early. Ratios are within one run.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time

os.environ.setdefault("RIVERRUN_JIT", "1")

import riverrun as rr
from riverrun.bots import SearchBot
from riverrun.bots.searcher import Searcher, Settings
from riverrun.kernel.jit.switch import running
from riverrun.lab import simulate, summary

KINDS = {
    "random to the end": Settings(depth=-1, sense=0),
    "sensible to the end": Settings(depth=-1),
    "as bots search": Settings(),
    "judged at once": Settings(depth=0),
}


def speed(game: rr.Game, seconds: float) -> dict[str, float]:
    """Iterations a second of each kind of search from the opening; each makes one playout."""
    state = game.new(7)
    found = {}
    for name, settings in KINDS.items():
        searcher = Searcher(game, settings, nodes=3_000_000)
        searcher.think(state, seed=1, iterations=2)
        began = time.perf_counter()
        searcher.think(state, seed=1, seconds=seconds)
        found[name] = searcher.iterations / (time.perf_counter() - began)
    return found


def match(game: rr.Game, seconds: float, times: float, games: int) -> dict[str, object]:
    """How a search fares against itself with more time a move."""
    bots = [SearchBot("long", seconds=seconds * times), SearchBot("short", seconds=seconds)]

    def progress(done: int) -> None:
        print(f"\r{done} of {games} games", end="", file=sys.stderr, flush=True)

    run = simulate(game, bots, games, seed=3, threads=1, progress=progress)
    print(file=sys.stderr)
    return {
        share.name: {"wins": share.wins, "games": share.chairs, "share": share.share} for share in summary(run).by_bot
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="flow-of-history")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each kind of search")
    parser.add_argument("--match", type=float, metavar="S", help="seconds a move of the side with less time")
    parser.add_argument("--times", type=float, default=4.0, help="how much more the other side has")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    game = rr.game(wish.game, wish.players)
    with running(True):
        if wish.match is None:
            found: dict[str, object] = dict(speed(game, wish.seconds))
        else:
            found = match(game, wish.match, wish.times, wish.games)
    if wish.json:
        print(json.dumps(found, default=lambda one: {name: getattr(one, name) for name in one.__struct_fields__}))
        return
    for name, value in found.items():
        if isinstance(value, float):
            print(f"{name:22}{value:12,.0f} a second")
        else:
            print(f"{name:8}{value}")


if __name__ == "__main__":
    main()
