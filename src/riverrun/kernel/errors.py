"""The errors riverrun raises: each is one sentence that says what is wrong and what would be right."""

from __future__ import annotations

from typing import Any
from unicodedata import category

from riverrun.kernel.language.sentences import Sentence, as_sentence


class RiverrunError(Exception):
    """The base of all errors that come from bad input rather than from a bug: one printable sentence.

    It is given as a `Sentence`, or in English where there is only that. What it repeats may be a stranger's; signs that
    could act on a terminal are replaced.
    """

    def __init__(self, sentence: Sentence | str) -> None:
        super().__init__(sentence)
        self.sentence = as_sentence(sentence)

    def __str__(self) -> str:
        return "".join(sign if is_harmless(sign) else "\N{REPLACEMENT CHARACTER}" for sign in self.sentence.text)


def is_harmless(sign: str) -> bool:
    """Whether a sign shows as itself; French sets spaces that do not break, which Python does not call printable."""
    return sign.isprintable() or category(sign) == "Zs"


class IllegalMove(RiverrunError, ValueError):
    """A move the rules refuse now; `clause` is the rule that refuses it, and `why` says why."""

    def __init__(self, move: str, clause: str, why: Sentence | str) -> None:
        self.move = move
        self.clause = clause
        self.why = as_sentence(why)
        super().__init__(Sentence("rr-error-illegal-move", {"move": move, "clause": clause, "reason": self.why}))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.move, self.clause, self.why)

    @property
    def reason(self) -> str:
        """Why, in words."""
        return self.why.text


class UnknownMove(RiverrunError, ValueError):
    """Text or a number that is no move of this game at all."""


class BadOption(RiverrunError, ValueError):
    """An unknown game, option, value or number of players."""


class BadContent(RiverrunError, ValueError):
    """A content pack that cannot be used."""


class BadRecord(RiverrunError, ValueError):
    """A record that cannot be read, or does not replay to what it says."""


class BadPosition(RiverrunError, ValueError):
    """A position document that describes no possible position."""


class AgendaOverflow(RiverrunError):
    """A move that would lead to more steps than the game's agenda holds: a mistake in its rules or its content."""


class CannotUndo(RiverrunError):
    """Someone has learned something since the move that was to be taken back."""
