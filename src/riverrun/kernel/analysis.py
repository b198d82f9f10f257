"""What an analysis says about a position, and who makes it: the kernel asks, the analyst (riverrun.bots) answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec

from riverrun.kernel.errors import RiverrunError
from riverrun.kernel.language.sentences import HasSentence, Sentence

if TYPE_CHECKING:
    from riverrun.kernel.state import State


class Chance(msgspec.Struct, frozen=True):
    """A seat's chance to win, from 0 to 1, and the ends of the interval that holds the estimate 19 times of 20."""

    mean: float
    low: float
    high: float


class Reason(HasSentence, frozen=True, omit_defaults=True):
    """One reason for a move: what it changes, by which clause.

    `fact` names what changes from `before` to `after` (a game's `Rulebook.facts`, or "chance" and "points"); `seat` is
    whose it is.
    """

    sentence: Sentence
    clause: str
    fact: str = ""
    seat: int = 0
    before: float = 0.0
    after: float = 0.0
    good: bool = False
    """Whether the change speaks for the move; else it is what the move costs."""


class Candidate(HasSentence, frozen=True):
    """A move that was looked at."""

    move: str
    sentence: Sentence
    """What it does."""
    clause: str
    share: float
    """Its share of all that was tried: how much the search likes it."""
    chances: list[Chance]
    """Each seat's chance to win after it."""


class Analysis(msgspec.Struct, frozen=True):
    """What is known about a position from the seat that is asked: nothing that seat cannot know plays a part."""

    seat: int
    iterations: int
    chances: list[Chance]
    """Each seat's chance to win, if the best move is made."""
    moves: list[Candidate]
    """The best moves, the best first."""
    looked_at: int
    """How many moves were looked at."""
    line: list[str]
    """How the game is expected to go on, the best move first; chance permitting."""
    reasons: list[Reason]
    """Why the best move."""


class Analyst(Protocol):
    """Whoever can analyse a state."""

    def __call__(
        self, state: State, *, seconds: float | None, iterations: int | None, seed: int | None, moves: int
    ) -> Analysis: ...


_analysts: list[Analyst] = []


def register_analyst(analyst: Analyst) -> None:
    """Makes this the analyst that states ask."""
    _analysts[:] = [analyst]


def analyst() -> Analyst:
    """The analyst that states ask."""
    if not _analysts:
        raise RiverrunError(Sentence("rr-error-no-analyst"))
    return _analysts[0]
