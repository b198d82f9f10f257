"""The puzzle of the day: chosen by the date alone from the sets that come with riverrun, so that all have the same."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from riverrun.kernel.errors import BadOption
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.registry import rulebooks
from riverrun.puzzles.puzzle import Puzzle, PuzzleSet, read_puzzles

SETS = Path(__file__).parent / "sets"
PUBLISHED = Path(__file__).parent / "published.json"
"""Days that were once published, with the ids of their puzzles: whatever is added or retired, they keep them."""
REST = 21
"""How many days pass before a puzzle comes again, if another game has one that rested."""
ONE_DAY = datetime.timedelta(1)


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


@cache
def published() -> dict[datetime.date, str]:
    """The days that were published before days were chosen as they are now."""
    return msgspec.json.decode(PUBLISHED.read_bytes(), type=dict[datetime.date, str])


class Calendar:
    """The puzzles of all days, each chosen by the days before it.

    Games take turns: a day's puzzle is of the game that was away longest, and of that game the one that came longest
    ago, first of all one that never came. A game whose puzzles all came within some weeks is passed over, unless all
    games are. Puzzles take part from the day they are made for and until they are retired, so that what is added or
    retired later leaves earlier days as they were.
    """

    def __init__(self, sets: Mapping[str, PuzzleSet], fixed: Mapping[datetime.date, str] | None = None) -> None:
        """`fixed` are days whose puzzles are given by their ids."""
        self.fixed = fixed or {}
        self.all = {one.id: (id, one) for id, set in sets.items() for one in set.puzzles}
        self.first = min((one.since for _, one in self.all.values()), default=None)
        """The first day that has a puzzle; None: there are no puzzles."""
        self._days: list[Daily | None] = []
        self._came: dict[str, int] = {}
        """The number of the last day of each puzzle, and of each game."""

    def of(self, day: datetime.date) -> Daily:
        """The puzzle of a day."""
        if self.first is not None and day >= self.first:
            number = (day - self.first).days
            while len(self._days) <= number:
                self._days.append(self._next(self.first + len(self._days) * ONE_DAY))
            found = self._days[number]
            if found is not None:
                return found
        raise BadOption(Sentence("rr-error-puzzle-day", {"day": day.isoformat()}))

    def _next(self, day: datetime.date) -> Daily | None:
        known = [(id, one) for id, one in self.all.values() if is_open(one, day)]
        fixed = self.all.get(self.fixed.get(day, ""))
        if fixed is None and not known:
            return None
        game, puzzle = fixed or min(known, key=self._order)
        self._came[puzzle.id] = self._came[game] = len(self._days)
        return Daily(day, game, puzzle)

    def _order(self, one: tuple[str, Puzzle]) -> tuple[bool, int, int, datetime.date, str]:
        """The smaller, the sooner it comes."""
        game, puzzle = one
        came = self._came.get(puzzle.id, -REST)
        return (len(self._days) - came < REST, self._came.get(game, -1), came, puzzle.since, puzzle.id)


def is_open(puzzle: Puzzle, day: datetime.date) -> bool:
    """Tell whether a puzzle may be that of a day."""
    return puzzle.since <= day and (puzzle.until is None or day < puzzle.until)


@cache
def calendar() -> Calendar:
    """The days of the puzzles that come with riverrun."""
    return Calendar(shipped(), published())
