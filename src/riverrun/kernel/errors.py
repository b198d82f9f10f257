"""The errors riverrun raises: each is one sentence that says what is wrong and what would be right."""

from __future__ import annotations

from riverrun.kernel.sentences import Sentence


class RiverrunError(Exception):
    """The base of all errors that come from bad input rather than from a bug: one printable sentence.

    What it repeats may be a stranger's; signs that could act on a terminal are replaced.
    """

    def __init__(self, sentence: str | Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence

    def __str__(self) -> str:
        return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in str(self.sentence))


class IllegalMove(RiverrunError, ValueError):
    """A move the rules refuse now; `clause` is the rule that refuses it."""

    def __init__(self, move: str, clause: str, reason: str) -> None:
        super().__init__(f"'{move}' is refused by {clause}: {reason}")
        self.move = move
        self.clause = clause
        self.reason = reason


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


class CannotUndo(RiverrunError):
    """Someone has learned something since the move that was to be taken back."""
