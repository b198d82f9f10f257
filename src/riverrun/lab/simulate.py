"""Many games between bots: the same results whoever plays them, since every game has a seed of its own."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from riverrun.bots import Bot
from riverrun.kernel.errors import BadOption
from riverrun.kernel.game import Game
from riverrun.kernel.timing import refuse_endless
from riverrun.lab.event_counts import EventCounts
from riverrun.lab.kept import Kept
from riverrun.lab.plans import Plan, compile_ahead, play_plans
from riverrun.lab.side import Side
from riverrun.lab.workers import Local, Workers

GAMES_MAX = 10_000_000
SEEDS = 1 << 64

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Run:
    """What came out: one row a game, in the games' order. Seats count from 0."""

    game: Game
    bots: tuple[str, ...]
    seed: int
    threads: int
    """How many played at once."""
    points: Any
    """(games, players) floats."""
    wins: Any
    """(games, players): each seat's share of the win."""
    decisions: Any
    """(games,): how many decisions each game took."""
    seconds: float
    """Time spent playing; compiling on this machine's threads is not counted."""
    events: EventCounts | None = None
    """How often each kind of event happened, where that was to be counted."""

    def __len__(self) -> int:
        return len(self.decisions)

    def seats_of(self, place: int) -> Any:
        """For each game, which bot (a number into `bots`) sat in a seat."""
        return (np.arange(len(self)) + place) % len(self.bots)


def simulate(
    game: Game,
    bots: Sequence[Bot],
    games: int,
    *,
    seed: int = 0,
    threads: int = 1,
    progress: Progress | None = None,
    events: bool = False,
    workers: Workers | None = None,
    kept: Kept | None = None,
) -> Run:
    """Plays `games` games; game i gives seat j to bots[(i + j) % len(bots)]. `progress` is told how many are done.

    With `events`, the journal is kept and counted, which takes more time. Without `workers`, so many `threads` play.
    """
    plan = plan_of(game, bots, games, seed, events)
    where = workers or Local(threads)
    finished = 0

    def done(_: int, count: int) -> None:
        nonlocal finished
        finished += count
        if progress is not None:
            progress(finished)

    compile_ahead([plan], where)
    begun = time.perf_counter()
    ((points, wins, lengths), totals) = play_plans([plan], where, kept, done)[0]
    seconds = time.perf_counter() - begun
    table = slice(None), slice(game.players)
    names = tuple(bot.name for bot in bots)
    told = None if totals is None else totals.told(games)
    return Run(game, names, seed, where.count, points[table], wins[table], lengths, seconds, told)


def plan_of(game: Game, bots: Sequence[Bot], games: int, seed: int, events: bool = False) -> Plan:
    """A run as it is played; one that cannot be is refused."""
    check(game, bots, games, seed)
    return Plan(Side.of(game, bots), games, seed, events)


def check(game: Game, bots: Sequence[Bot], games: int, seed: int) -> None:
    """Refuses a run that cannot be played."""
    refuse_endless(game)
    if not bots:
        raise BadOption("A simulation needs at least one bot.")
    if not 1 <= games <= GAMES_MAX:
        raise BadOption(f"A simulation is of 1 to {GAMES_MAX:,} games, not {games:,}.")
    if not 0 <= seed < SEEDS:
        raise BadOption(f"A simulation's seed is a whole number from 0 to 2**64 - 1, not {seed}.")
