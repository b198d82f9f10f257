"""How bots fare against each other when each has the same processor time for a choice, seats rotating.

    python benchmarks/equal_time.py GAME --bots master,medium [--players 2] [--seconds 0.06] [--games 40] [--option K=V]

A bot that searches gets so many seconds of one thread's own time, so that a busy machine does not sway the result; the
others choose as ever. The first bot's share of wins is told, with a 95 % interval. A search's settings come after its
name: `master:curiosity=0.5`. `medium` is the search by playouts; for `hard` a net may judge. Where all win together,
every bot named plays all seats.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Sequence
from dataclasses import replace

os.environ.setdefault("RIVERRUN_JIT", "1")

import riverrun as rr
from riverrun.bots import Bot, SearchBot, bot, searcher
from riverrun.bots.searcher import Settings
from riverrun.cli.ladder import percent
from riverrun.lab.matches import play
from riverrun.lab.side import Side
from riverrun.lab.statistics import wilson


def timed(text: str, seconds: float) -> Bot:
    """A bot by its name and settings, with so much time for a choice if it searches."""
    name, _, given = text.partition(":")
    found = bot(name)
    if not isinstance(found, SearchBot):
        return found
    changes = {key: float(number) for key, number in (one.split("=") for one in given.split("+") if one)}
    settings = Settings(**{**found.settings._asdict(), **changes})
    return replace(found, name=text, iterations=None, seconds=seconds, settings=settings)


def share(game: rr.Game, bots: Sequence[Bot], games: int, seed: int) -> str:
    """How often the first bot wins, as a line that grows while they play."""
    wins, line = 0.0, ""
    for number in range(games):
        outcome = play(Side.of(game, bots), seed, number)
        wins += float(outcome.wins[-number % len(bots) if len(bots) > 1 else 0])
        line = f"{percent(wilson(wins, number + 1))}, {number + 1} games"
        if number % 10 == 9:
            print(f"  {line}, {time.process_time():.0f} s", flush=True)
    return line


def main() -> None:
    """Plays, and prints the share."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--bots", required=True)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=0.06)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[])
    given = parser.parse_args()
    searcher.clock = time.thread_time
    game = rr.game(given.game, players=given.players, **dict(one.split("=") for one in given.option))
    bots = [timed(one, given.seconds) for one in given.bots.split(",")]
    if game.rulebook.together:
        for one in bots:
            print(f"{one.name}: {share(game, [one], given.games, given.seed)}")
        return
    bots += bots[1:] * (game.players - len(bots))
    print(f"{', '.join(one.name for one in bots)}: {share(game, bots, given.games, given.seed)}")


if __name__ == "__main__":
    main()
