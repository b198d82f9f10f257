"""Searching puzzles again once rules or content have moved: those that are still right are brought up to date."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable, Iterator

import msgspec

from riverrun.kernel.game import Game
from riverrun.puzzles.find import Search, check, made_of
from riverrun.puzzles.puzzle import BadPuzzle, Puzzle, lay


def recheck(game: Game, puzzle: Puzzle, search: Search) -> Puzzle | None:
    """Search a puzzle again; None: it cannot be laid out any more, or its answer is not clearly the best."""
    try:
        state = lay(game, puzzle).state
    except BadPuzzle:
        return None
    checked = check(state, puzzle.best, search)
    if checked is None:
        return None
    now = made_of(state, puzzle.position, checked, search)
    return msgspec.structs.replace(now, since=puzzle.since, until=puzzle.until, after=puzzle.after)


def recheck_all(
    puzzles: Iterable[Puzzle], game_of: Callable[[Puzzle], Game], search: Search, tomorrow: datetime.date
) -> Iterator[tuple[Puzzle, Puzzle | None]]:
    """Search all again; yields each with what is to be kept of it.

    One that is not right any more is retired from tomorrow on, or dropped (None) if no day had it yet. Those that were
    retired before stay as they are.
    """
    for puzzle in puzzles:
        if puzzle.until is not None and puzzle.until <= tomorrow:
            yield puzzle, puzzle
            continue
        now = recheck(game_of(puzzle), puzzle, search)
        if now is None and puzzle.since < tomorrow:
            now = msgspec.structs.replace(puzzle, until=tomorrow)
        yield puzzle, now
