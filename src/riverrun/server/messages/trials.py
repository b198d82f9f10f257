"""Trying moves from a moment of a finished game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from riverrun.kernel.journal import Event
from riverrun.kernel.record import Record
from riverrun.server.messages.fields import MoveText, SeatNumber, TableId


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tries moves from a moment of a finished game: of a table, or of a record."""

    moment: Annotated[int, msgspec.Meta(ge=0, le=2000, description="How many moves of the game stand.")]
    moves: Annotated[list[MoveText], msgspec.Meta(max_length=500)] = []
    """What is tried after them, whoever is asked."""
    table: TableId | None = None
    record: Record | None = None
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """A bot that makes one more move, for the seat that is asked then."""
    seat: SeatNumber | None = None
    """Through whose eyes one looks; None: the seat that is asked."""


class TriedMove(msgspec.Struct, frozen=True):
    """A move that was tried, and what it brought about."""

    seat: int | None
    move: str
    events: list[Event]
    points: list[int]
    """Each seat's points after it."""


class Tried(msgspec.Struct, frozen=True):
    """The position after the moves that were tried."""

    moment: int
    line: list[TriedMove]
    by: Literal["bot", "quick", "random"] | None
    """Whose policy made the last move, if a bot was asked: its own, its quick one, or chance."""
    points: list[int]
    turn: int | None
    """The seat that owes the next decision."""
    over: bool
    winners: list[int]
    """The seats that won, if the game is over there."""
    view: msgspec.Raw
    """The game's own view through the eyes of the seat, with its legal moves."""
