"""Games between quick bots that are watched: positions are checked or digested, and events are counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from riverrun.bots import Bot, PolicyBot, policies
from riverrun.bots.workspace import make_workspace
from riverrun.kernel import journal
from riverrun.kernel.chance import split_seed
from riverrun.kernel.errors import RiverrunError
from riverrun.kernel.game import Game
from riverrun.kernel.jit.specialise import specialise
from riverrun.kernel.position.layout import as_int32
from riverrun.lab import soak_loops
from riverrun.lab.event_counts import EventIndex
from riverrun.lab.soak_loops import Watch


class UnsoundGame(RiverrunError):
    """A position that should not exist: the game, and how to reach it."""


class Chunk(NamedTuple):
    """What some games of a run came to."""

    report: Any
    digests: Any
    times: Any
    games: Any


class Results(NamedTuple):
    """Room for what games come to, a row a game."""

    points: Any
    wins: Any
    lengths: Any

    @classmethod
    def of(cls, game: Game, count: int) -> Results:
        """Room for so many games."""
        seats = game.rules.PLAYERS_MAX
        return cls(np.zeros((count, seats)), np.zeros((count, seats)), np.zeros(count, np.int64))

    def part(self, first: int, stop: int) -> Results:
        """The rows of some of the games."""
        return Results(self.points[first:stop], self.wins[first:stop], self.lengths[first:stop])

    def fill(self, first: int, rows: Results) -> None:
        """Puts in the rows of some games, from number `first` on."""
        for here, there in zip(self.part(first, first + len(rows.lengths)), rows, strict=True):
            here[:] = there


def are_quick(bots: Sequence[Bot]) -> bool:
    """Tell whether all bots are compiled functions, which a loop can call."""
    return all(isinstance(one, PolicyBot) for one in bots)


def game_seed(seed: int, number: int) -> int:
    """The seed that `Game.new` takes to deal game `number` of a run."""
    return seed + (number << 64)


def play(game: Game, bots: Sequence[Bot], seed: int, first: int, results: Results, *, digests: bool = False) -> Chunk:
    """Play as many games as there are results to fill, from number `first` on; a wrong position raises UnsoundGame."""
    w0, w1, _, _ = split_seed(seed)
    policy = np.array([one.policy for one in bots if isinstance(one, PolicyBot)], np.int32)
    workspace = make_workspace(game)
    watch = Watch(
        words=as_int32(workspace.boards[:1]),
        log=journal.fresh(),
        counters=EventIndex(game).counters(),
        report=np.zeros(6, np.int64),
        digests=np.full(len(results.lengths), 0 if digests else -1, np.int64),
    )
    loops = specialise(soak_loops, game.rules, policies=specialise(policies, game.rules))
    seeds = np.array([w0, w1, first], np.int64)
    loops.soak_games(game.box, game.lookahead_box, workspace, watch, policy, *results, seeds)
    report = watch.report
    if report[2]:
        raise unsound(game, seed, int(report[2]), int(report[3]), int(report[4]))
    return Chunk(report, watch.digests, watch.counters.times, watch.counters.games)


def unsound(game: Game, seed: int, wrong: int, number: int, moves: int) -> UnsoundGame:
    """Say which position should not exist, and how to reach it."""
    return UnsoundGame(
        f"{game!r}: game {number} is unsound ({game.rulebook.unsound(wrong)}) after {moves} moves; "
        f"it is dealt from seed {game_seed(seed, number)}."
    )
