"""The refusals that the kernel knows, and how a chapter cites clauses for its own."""

from __future__ import annotations

from collections.abc import Callable

from riverrun.kernel.jit import rule
from riverrun.kernel.position.layout import Layout

OVER = 1
"""The refusal of every move once the game is over."""
ASKED = 1000
"""The refusal of a move that a decision does not offer is this and the decision's step; a game's own are below."""


@rule
def asked(s: Layout) -> int:
    """The refusal of a move that does not fit what is asked now, for rules that look closer than at the verb."""
    return ASKED + s.decision


class Cited:
    """A clause and the names of what its sentence names, for one refusal or one kind of event.

    The clause may be a function that takes what it needs by name (`game`, `s`, parameters) and gives the clause.
    """

    __slots__ = ("clause", "names")

    def __init__(self, clause: str | Callable[..., str], *names: str) -> None:
        self.clause = clause
        self.names = names
