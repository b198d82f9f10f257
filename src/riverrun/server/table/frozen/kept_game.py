"""A kept game: a finished game as its spectators saw it, which opens without the rules that made it."""

from __future__ import annotations

import gzip
from dataclasses import dataclass

import msgspec

from riverrun.kernel.journal import Event
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.rules.explanations import Score


class KeptMoment(msgspec.Struct, frozen=True):
    """What everyone saw after a move: the position, and what the move brought about."""

    events: list[Event]
    view: msgspec.Raw


class KeptGame(msgspec.Struct, frozen=True):
    """What a table needs of a stored replay: its end, its moments, and how its pieces and moves are drawn."""

    over: bool
    winners: list[int]
    scores: list[Score]
    catalogue: msgspec.Raw
    moves: msgspec.Raw
    moments: list[KeptMoment]

    def events(self, move: int) -> list[Event]:
        """Return what a move brought about; move 0 is the deal."""
        return self.moments[move].events if move < len(self.moments) else []

    def view(self) -> dict[str, msgspec.Raw]:
        """Return the fields of the last view."""
        return msgspec.json.decode(self.moments[-1].view, type=dict[str, msgspec.Raw])


def decode_kept(stored: bytes) -> KeptGame:
    """Return a kept game from a stored replay."""
    return msgspec.json.decode(gzip.decompress(stored), type=KeptGame)


@dataclass(frozen=True)
class Frozen:
    """Why a table's game cannot go on here, and what is kept of it."""

    reason: Sentence
    over: bool
    """Whether the game had ended."""
    kept: KeptGame | None = None
