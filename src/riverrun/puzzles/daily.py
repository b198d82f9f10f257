"""The puzzle of the day: chosen by the date alone from the sets that come with riverrun, so that all have the same."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

from riverrun.kernel.errors import BadOption
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.registry import rulebooks
from riverrun.puzzles.puzzle import Puzzle, PuzzleSet, read_puzzles

SETS = Path(__file__).parent / "sets"


class Daily(NamedTuple):
    """A day's puzzle."""

    day: datetime.date
    game: str
    puzzle: Puzzle


@cache
def shipped() -> dict[str, PuzzleSet]:
    """The sets that come with riverrun, by game, in the order of the games."""
    paths = {id: SETS / f"{id}.json" for id in rulebooks()}
    return {id: read_puzzles(path) for id, path in paths.items() if path.is_file()}


def first_day(sets: Mapping[str, PuzzleSet]) -> datetime.date | None:
    """The first day that has a puzzle; None: there are no puzzles."""
    return min((puzzle.since for one in sets.values() for puzzle in one.puzzles), default=None)


def puzzle_of(day: datetime.date, sets: Mapping[str, PuzzleSet]) -> Daily:
    """The puzzle of a day; no puzzle comes twice before all have come.

    Only those that there were on that day take part: puzzles that are added later leave earlier days as they were.
    Games take turns.
    """
    known = [
        sorted((puzzle.since, puzzle.id, id, puzzle) for puzzle in one.puzzles if puzzle.since <= day)
        for id, one in sets.items()
    ]
    turns = [one for row in zip_longest(*known) for one in row if one is not None]
    if not turns:
        raise BadOption(Sentence("rr-error-puzzle-day", {"day": day.isoformat()}))
    _, _, game, puzzle = turns[day.toordinal() % len(turns)]
    return Daily(day, game, puzzle)
