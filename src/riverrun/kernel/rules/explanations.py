"""What the rules say of a position, each with its clause: of a move, of what is asked, of points, of facts."""

from __future__ import annotations

import msgspec

from riverrun.kernel.language.sentences import HasSentence, Sentence


class Explanation(HasSentence, frozen=True):
    """What the rules say about a move now, with the clause that says it."""

    move: str
    clause: str
    sentence: Sentence

    @property
    def legal(self) -> bool:
        return isinstance(self, Permission)


class Permission(Explanation, frozen=True):
    """The move is legal; `sentence` says what it does."""


class Refusal(Explanation, frozen=True):
    """The move is not legal; `clause` is the first that fails and `sentence` says why."""


class Decision(HasSentence, frozen=True, omit_defaults=True):
    """What is asked now, of whom, and by which clause."""

    seat: int
    kind: str
    clause: str
    sentence: Sentence
    about: str | None = None


class Line(HasSentence, frozen=True):
    """One item of a score: what gave the points."""

    step: str
    clause: str
    points: int
    sentence: Sentence
    source: str | None = None


class Score(msgspec.Struct, frozen=True):
    """One seat's score with its breakdown."""

    seat: int
    points: int
    place: int
    """1 for the winner or winners."""
    won: bool
    lines: list[Line]
    ties: dict[str, int]
    """What breaks a tie, in order."""


class Fact(HasSentence, frozen=True):
    """Something about a seat that players look at, and that a move may change: tokens, an icon, a threat."""

    name: str
    """A short name, by which programs know it."""
    clause: str
    seat: int
    value: int
    sentence: Sentence
    """What the value is: "strength when attacking"."""
    threat: bool = False
    """Whether less of it is better."""
