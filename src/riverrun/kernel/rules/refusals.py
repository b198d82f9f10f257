"""Refusals as numbers: those that every game has, and how a chapter cites the clause and arguments of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice

from riverrun.kernel.jit import rule
from riverrun.kernel.journal import HEAD, NOTHING
from riverrun.kernel.position.layout import Layout

OVER = 1
"""The refusal of every move once the game is over."""
ASKED = 1000
"""The refusal of a move that a decision does not offer is this and the decision's step; a game's own are below."""


@rule
def asked(s: Layout) -> int:
    """The refusal of a move that does not fit what is asked now, for rules that look closer than at the verb."""
    return ASKED + s.decision


@dataclass(frozen=True)
class Several:
    """Numbers of an event that are one argument, a list: dice, say, of which there are at most so many.

    Those that stand for nothing (`journal.NOTHING`, or what the parameter has no name for) are left out of it.
    """

    name: str
    most: int
    of: str = ""
    """The parameter that says what each of them stands for; by default the one that is called `name`."""


class Cited:
    """A clause and the names of what its sentence names, for one refusal or one kind of event.

    The clause may be a function that takes what it needs by name (`game`, `s`, parameters) and gives the clause. An
    event's names are those of its row's numbers in their order, of which `Several` may be one list; a row has four, and
    each `journal.more` adds four.
    """

    __slots__ = ("clause", "columns", "names")

    def __init__(self, clause: str | Callable[..., str], *columns: str | Several) -> None:
        self.clause = clause
        self.columns = columns
        self.names = tuple(column if isinstance(column, str) else column.name for column in columns)

    def numbers(self, row: Sequence[int]) -> dict[str, int | list[int]]:
        """An event's numbers by their names, as far as its row has them."""
        found: dict[str, int | list[int]] = {}
        left = iter(row[HEAD:])
        for column in self.columns:
            if isinstance(column, Several):
                found[column.name] = [one for one in islice(left, column.most) if one != NOTHING]
            elif (one := next(left, None)) is not None:
                found[column] = one
        return found
