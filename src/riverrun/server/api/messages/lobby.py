"""The lobby: tables one may join, one's own, and opening a new one."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from riverrun.lab.packs.drafts import Draft
from riverrun.server.api.messages.fields import Name, SeatNumber
from riverrun.server.api.messages.replies import CompileStatus
from riverrun.server.api.messages.tables import TableInfo
from riverrun.server.table.timing.turn_limit import LONGEST, SHORTEST, Then


class Lobby(msgspec.Struct, frozen=True):
    """Tables one may join, and one's own."""

    open: list[TableInfo]
    mine: list[TableInfo]
    warming: CompileStatus
    now: float | None = None
    """The server's time, by which the limits of turns are read; None: no table of yours has one."""


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit: "me" (several times for one device that is passed on), "invite" (by link) or "bot"."""

    kind: Literal["me", "invite", "bot"]
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    name: Name | None = None
    """What the seat is called, for "me"; by default your own name."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. `listed` tables stand in the lobby, and anyone may take their invited seats."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, str], msgspec.Meta(max_length=32)] = {}
    pack: Annotated[str, msgspec.Meta(max_length=60)] | None = None
    own_pack: Draft | None = None
    """A pack of your own, in place of one that the server has."""
    listed: bool = False
    hints: bool = True
    """Whether those who play may ask for hints."""
    rated: bool = True
    """Whether the game counts for ratings, if only people play."""
    turn_limit: Annotated[int, msgspec.Meta(ge=SHORTEST, le=LONGEST)] | None = None
    """How many seconds a person has for a turn; None: as many as they like."""
    late: Then = "bot"
    """What happens when they are up: a bot moves until the turn is over, or nothing but that it is shown."""
    watchers_write: bool = False
    """Whether those who only watch may write in the chat."""


class Invitation(msgspec.Struct, frozen=True):
    """The secret of an invited seat; shown once, to the person who opened the table. The page's link carries it
    behind a #, so that no server, log or referrer ever sees it."""

    seat: int
    secret: str
    link: str


class InvitationCheck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks what a link is good for: its secret and, if it is a seat's own, the seat."""

    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    seat: SeatNumber | None = None


class InvitationState(msgspec.Struct, frozen=True):
    """What a link is good for now."""

    valid: bool
    """Whether it is a link of this table."""
    seats: list[int]
    """The free seats it opens; none: they are taken, or the game has begun."""


class TableInvitation(msgspec.Struct, frozen=True):
    """The link by which any free seat of a table may be taken, and where it may be opened.

    `network`: the server's address in the home network, where the page's own is this machine alone; None: the server
    cannot be reached there, or does not know its address.
    """

    secret: str
    link: str
    local: bool
    """Whether only this machine can open the link."""
    network: str | None
    listens: bool
    """Whether the server listens on the network at all."""


class Opened(msgspec.Struct, frozen=True):
    """A table that was opened."""

    id: str
    link: str
    """Where anyone may watch."""
    invitations: list[Invitation]
    """A link for each invited seat; one for the whole table is at /api/tables/ID/invitation."""
