"""Snapshots: a state as bytes, whole, so that a long game is taken up again without being played again.

A record is for people and other machines, and proves itself by replaying; a snapshot is a program's own note to itself.
It says by which rules and content it was made, and no others take it back.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import numpy as np

from riverrun.kernel.errors import BadRecord
from riverrun.kernel.journal import COLUMNS
from riverrun.kernel.record import must_fit

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

FORMAT = "riverrun-snapshot/2"
NUMBER = np.dtype("<i4")


class Envelope(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the bytes are: a format, a snapshot, and the hash that shows it undamaged."""

    format: str
    hash: bytes
    snapshot: bytes


class Snapshot(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A state. Arrays are bytes of little-endian 32-bit words."""

    game: str
    players: int
    options: dict[str, str]
    rules: str
    content: str
    seed: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{1,32}$")] | None
    """The seed, as hexadecimal digits."""
    start: Any
    """The position document it began from, where it did not begin from a seed."""
    keeps_journal: bool
    position: bytes
    played: bytes
    """The moves' numbers."""
    rows: list[bytes]
    """The journal's rows of the deal and of each move."""
    past: list[bytes]
    """The positions before each move that may be taken back."""

    def check(self, game: Game) -> None:
        """Raises BadRecord unless the snapshot is of this game and its parts fit together."""
        must_fit(self, "snapshot", game)
        size = game.rulebook.position.dtype.itemsize
        moves = len(self.played) // NUMBER.itemsize
        sound = (
            all(len(words) == size for words in (self.position, *self.past))
            and all(len(rows) % (COLUMNS * NUMBER.itemsize) == 0 for rows in self.rows)
            and len(self.played) % NUMBER.itemsize == 0
            and len(self.rows) == (moves + 1 if self.keeps_journal else 1)
            and len(self.past) <= moves
            and all(0 <= move < game.moves for move in self.moves())
        )
        if not sound:
            raise BadRecord("The snapshot's parts do not fit together: it is damaged.")

    def moves(self) -> list[int]:
        """The moves played."""
        moves: list[int] = np.frombuffer(self.played, NUMBER).tolist()
        return moves


def pack(snapshot: Snapshot) -> bytes:
    """A snapshot as bytes."""
    inner = msgspec.msgpack.encode(snapshot)
    return msgspec.msgpack.encode(Envelope(FORMAT, _hash(inner), inner))


def unpack(data: bytes) -> Snapshot:
    """A snapshot from its bytes; anything else is refused in one sentence."""
    try:
        envelope = msgspec.msgpack.decode(data, type=Envelope)
        if envelope.format != FORMAT:
            raise BadRecord(f"This snapshot's format is '{envelope.format}'; this riverrun reads '{FORMAT}'.")
        if envelope.hash != _hash(envelope.snapshot):
            raise BadRecord("The snapshot is damaged: its hash is not that of its content.")
        return msgspec.msgpack.decode(envelope.snapshot, type=Snapshot)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as trouble:
        raise BadRecord(f"This is no riverrun snapshot: {trouble}.") from None


def rows_of(data: bytes) -> Any:
    """Journal rows from their bytes."""
    return np.frombuffer(data, NUMBER).reshape(-1, COLUMNS)


def _hash(inner: bytes) -> bytes:
    return hashlib.blake2b(inner, digest_size=16).digest()
