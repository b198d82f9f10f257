"""What a person wants to do at a table, as the bodies of HTTP requests say it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from riverrun.server.messages.fields import CommandId, MoveText, Name, SeatNumber, Version


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Takes a seat: with a link's secret, or at a listed table, or where a seat is kept for you."""

    seat: SeatNumber
    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=64)] | None = None


class SeatName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name for a seat of yours."""

    seat: SeatNumber
    name: Name


class AtSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Does something for a seat of yours; the same `id` twice is done once."""

    seat: SeatNumber
    id: CommandId | None = None


class CloseNow(msgspec.Struct, frozen=True):
    """Closes a table of yours before the game begins."""


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Plays a `move`, or several `moves` of one seat: all of them or, if one is refused, none.

    `seen` is the table's version you saw; the same `id` twice is done once.
    """

    seat: SeatNumber
    seen: Version
    move: MoveText | None = None
    moves: Annotated[list[MoveText], msgspec.Meta(min_length=1, max_length=8)] | None = None
    id: CommandId | None = None


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether another person may take moves back."""

    seat: SeatNumber
    yes: bool
    id: CommandId | None = None


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something said at the table."""

    seat: SeatNumber
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    id: CommandId | None = None
