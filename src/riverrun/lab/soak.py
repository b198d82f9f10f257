"""Soaking: many games with every position checked and every event counted, compiled and interpreted compared."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from riverrun.bots import Bot, bot
from riverrun.kernel import journal
from riverrun.kernel.game import Game
from riverrun.kernel.jit import switch
from riverrun.kernel.timing import refuse_endless
from riverrun.lab import endings, matches
from riverrun.lab.event_counts import EventCounts, EventIndex, Totals
from riverrun.lab.matches import replay_digest
from riverrun.lab.plans import Plan
from riverrun.lab.side import Side
from riverrun.lab.watched_games import Chunk, Results, UnsoundGame, are_quick, game_seed, play, unsound
from riverrun.lab.workers import Local


@dataclass(frozen=True)
class Soaked:
    """What was checked."""

    players: int
    bots: tuple[str, ...]
    games: int
    positions: int
    longest: int
    """Decisions of the longest game."""
    rows: int
    """The most rows that one move wrote into the journal, which takes `journal.ROWS`."""
    compared: int
    """Games whose every position was the same compiled and interpreted."""
    seconds: float
    events: EventCounts


def soak(
    game: Game,
    games: int,
    *,
    bots: Sequence[Bot] = (),
    compare: int = 0,
    seed: int = 0,
    threads: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Soaked:
    """Play `games` games of bots (by default random ones) and check every position.

    The first `compare` are played interpreted too. Bots take seats as in a simulation.
    """
    refuse_endless(game)
    chosen = tuple(bots) or (bot("random"),)
    begun = time.perf_counter()
    totals = Totals(EventIndex(game))
    soaking = _soak_quickly if are_quick(chosen) else _soak_slowly
    positions, longest, rows = soaking(game, chosen, games, compare, seed, threads, totals, progress)
    if rows >= journal.ROWS:
        raise UnsoundGame(f"{game!r}: a move noted {rows} rows; the journal takes {journal.ROWS} and drops others.")
    seconds = time.perf_counter() - begun
    names = tuple(one.name for one in chosen)
    told = totals.told(games)
    return Soaked(game.players, names, games, positions, longest, rows, compare, seconds, told)


Found = tuple[int, int, int]
"""How many positions there were, the decisions of the longest game, and the most rows of a move."""


def _soak_quickly(
    game: Game,
    bots: Sequence[Bot],
    games: int,
    compare: int,
    seed: int,
    threads: int,
    totals: Totals,
    progress: Callable[[int], None] | None,
) -> Found:
    """Soaks games of bots that are compiled functions, on threads."""
    plan = Plan(Side.of(game, bots), games, seed)
    with switch.running(switch.loops_compiled()):
        play(game, bots, seed, 0, Results.of(game, 1), digests=True)  # compiles, or loads what was compiled

    def part(number: int) -> tuple[int, Chunk]:
        first, stop = plan.part(number)
        results = Results.of(game, stop - first)
        chunk = play(game, bots, seed, first, results)
        refuse_unfinished(game, seed, first, results.lengths)
        return stop - first, chunk

    chunks: list[Chunk] = []
    finished = 0
    with closing(Local(threads).each(part, range(plan.parts), quick=True)) as done:
        for _, (count, chunk) in done:
            chunks.append(chunk)
            finished += count
            if progress is not None:
                progress(finished)
    for first in range(0, compare, 16):
        count = min(16, compare - first)
        digests = []
        for compiled in (switch.loops_compiled(), False):
            with switch.running(compiled):
                digests.append(play(game, bots, seed, first, Results.of(game, count), digests=True).digests)
        if (digests[0] != digests[1]).any():
            raise differing(game, first + int(np.argmax(digests[0] != digests[1])))
    for chunk in chunks:
        totals.add(chunk.times, chunk.games)
    together = np.array([chunk.report for chunk in chunks])
    return int(together[:, 0].sum()), int(together[:, 1].max()), int(together[:, 5].max())


def refuse_unfinished(game: Game, seed: int, first: int, lengths: Any) -> None:
    """Say which game, from number `first` on, does not end."""
    for number in np.flatnonzero(np.asarray(lengths) >= endings.LONGEST):
        raise UnsoundGame(
            f"{game!r}: game {first + number} has not ended after {endings.LONGEST:,} decisions; "
            f"it is dealt from seed {game_seed(seed, first + int(number))}."
        )


def differing(game: Game, number: int) -> UnsoundGame:
    """Say which game is not the same compiled and interpreted."""
    return UnsoundGame(f"Game {number} for {game.players} is not the same compiled and interpreted.")


def _soak_slowly(
    game: Game,
    bots: Sequence[Bot],
    games: int,
    compare: int,
    seed: int,
    processes: int,
    totals: Totals,
    progress: Callable[[int], None] | None,
) -> Found:
    """Soaks games of bots that think, a process a game; those compared are replayed interpreted, move by move."""
    work = partial(matches.play, Side.of(game, bots), seed, watched=True)
    positions = longest = rows = 0
    to_compare: list[matches.Outcome] = []
    with closing(Local(processes).each(work, range(games), quick=False)) as done:
        for finished, (number, outcome) in enumerate(done, 1):
            seen = outcome.watched
            assert seen is not None
            if seen.wrong:
                raise unsound(game, seed, seen.wrong, number, outcome.decisions)
            refuse_unfinished(game, seed, number, [outcome.decisions])
            positions += outcome.decisions + 1
            longest = max(longest, outcome.decisions)
            rows = max(rows, seen.rows)
            totals.add(seen.times, seen.games)
            if number < compare:
                to_compare.append(outcome)
            if progress is not None:
                progress(finished)
    for outcome in to_compare:
        assert outcome.watched is not None
        with switch.running(False):
            again = replay_digest(game, game_seed(seed, outcome.number), outcome.watched.moves)
        if again != outcome.watched.digest:
            raise differing(game, outcome.number)
    return positions, longest, rows
