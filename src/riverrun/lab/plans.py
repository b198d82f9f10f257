"""Plans of games to play, cut into parts that anyone may play: a part is told by its number alone."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from riverrun.bots import PolicyBot, policies
from riverrun.bots.workspace import make_workspace
from riverrun.kernel.chance import split_seed
from riverrun.kernel.jit.specialise import specialise
from riverrun.lab import arena, matches, watched_games
from riverrun.lab.event_counts import EventIndex, Totals
from riverrun.lab.kept import Arrays, Kept, done_once
from riverrun.lab.side import Side, game_of, identity
from riverrun.lab.watched_games import Results, unsound
from riverrun.lab.workers import Workers
from riverrun.lab.workers.local import settled

LARGEST, PARTS = 250, 256
"""How many games of quick bots a part has at most, and how many parts a plan has where its games are fewer."""


class Plan(NamedTuple):
    """Games of one side, from one seed."""

    side: Side
    games: int
    seed: int
    events: bool = False
    """Whether events are counted."""

    @property
    def size(self) -> int:
        """How many games a part has: one, where bots think."""
        return min(LARGEST, max(1, self.games // PARTS)) if self.side.quick else 1

    @property
    def parts(self) -> int:
        """How many parts there are."""
        return -(-self.games // self.size)

    def part(self, number: int) -> tuple[int, int]:
        """The first game of a part, and the one after its last."""
        return number * self.size, min(self.games, (number + 1) * self.size)

    def told(self) -> tuple[Any, ...]:
        """What tells its games from those of other plans."""
        return (*identity(self.side), self.games, self.seed, self.events)


class Played(NamedTuple):
    """What some games came to: a row a game, and what was counted of events."""

    points: Any
    wins: Any
    lengths: Any
    times: Any
    games: Any


NOTHING = np.zeros(0, np.int64)


def play_games(plan: Plan, first: int, stop: int) -> Played:
    """Plays some games of a plan of quick bots."""
    game, bots = game_of(plan.side), plan.side.bots
    results = Results.of(game, stop - first)
    if plan.events:
        chunk = watched_games.play(game, bots, plan.seed, first, results)
        return Played(*results, chunk.times, chunk.games)
    w0, w1, _, _ = split_seed(plan.seed)
    policy = np.array([bot.policy for bot in bots if isinstance(bot, PolicyBot)], np.int32)
    loops = specialise(arena, game.rules, policies=specialise(policies, game.rules))
    loops.play_games(game.box, game.lookahead_box, make_workspace(game), policy, *results, w0, w1, first)
    return Played(*results, NOTHING, NOTHING)


def play_game(plan: Plan, number: int) -> Played:
    """Plays one game of bots that think."""
    outcome = matches.play(plan.side, plan.seed, number, watched=plan.events)
    seen = outcome.watched
    if seen is not None and seen.wrong:
        raise unsound(game_of(plan.side), plan.seed, seen.wrong, number, outcome.decisions)
    times, games = (NOTHING, NOTHING) if seen is None else (seen.times, seen.games)
    return Played(outcome.points[None], outcome.wins[None], np.array([outcome.decisions]), times, games)


def located(plans: Sequence[Plan], number: int) -> tuple[int, int]:
    """Which plan a part belongs to, where the parts of all are numbered on, and its number there."""
    for at, plan in enumerate(plans):
        if number < plan.parts:
            return at, number
        number -= plan.parts
    raise IndexError(number)


def play_part(plans: Sequence[Plan], number: int) -> Played:
    """One part of several plans."""
    at, part = located(plans, number)
    plan = plans[at]
    return play_games(plan, *plan.part(part)) if plan.side.quick else play_game(plan, part)


class Outcome(NamedTuple):
    """What a whole plan came to."""

    results: Results
    events: Totals | None

    @classmethod
    def of(cls, plan: Plan) -> Outcome:
        """Room for it."""
        game = game_of(plan.side)
        return cls(Results.of(game, plan.games), Totals(EventIndex(game)) if plan.events else None)

    def add(self, plan: Plan, part: int, played: Played) -> None:
        """Fills in a part."""
        self.results.fill(plan.part(part)[0], Results(*played[:3]))
        if self.events is not None:
            self.events.add(played.times, played.games)


def compile_ahead(plans: Sequence[Plan], workers: Workers) -> None:
    """Compiles what threads of this process will call, or loads what was compiled, so that it is not timed."""
    for plan in plans:
        if workers.here and plan.side.quick:
            settled(partial(play_games, plan, 0), int(plan.events))  # a watched loop needs a game to watch


def play_plans(
    plans: Sequence[Plan], workers: Workers, kept: Kept | None, done: Callable[[int, int], None]
) -> list[Outcome]:
    """Plays all plans; `done` is told, after each part, of which plan it was and how many games it had."""
    found = [Outcome.of(plan) for plan in plans]
    places = [located(plans, number) for number in range(sum(plan.parts for plan in plans))]
    work = partial(play_part, tuple(plans))
    for quick in (True, False):
        numbers = [number for number, (at, _) in enumerate(places) if plans[at].side.quick == quick]
        if not numbers:
            continue
        once = done_once(kept, "games", work, numbers, workers, quick=quick, pack=Played._asdict, unpack=_unpacked)
        with closing(once):
            for number, played in once:
                at, part = places[number]
                found[at].add(plans[at], part, played)
                done(at, len(played.lengths))
    return found


def _unpacked(arrays: Arrays) -> Played:
    return Played(**arrays)


def key_of(plans: Sequence[Plan]) -> str:
    """What tells a run of these plans from others."""
    return hashlib.sha256(repr([plan.told() for plan in plans]).encode()).hexdigest()
