"""What the server answers and tells over a table's websocket, besides the table itself."""

from __future__ import annotations

import msgspec

from riverrun.server.messages.fields import Error
from riverrun.server.messages.status import Warming


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="ack"):
    """What was asked is stored, as the entry of this number."""

    version: int
    id: str | None = None


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """What was asked was not done, and why; nothing has changed."""

    error: Error
    text: str
    clause: str | None = None
    version: int | None = None
    id: str | None = None


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """The table's version: a client that has an older one looks again."""

    version: int


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Which seats' people are looking, how many watch, and how far the rules are compiled."""

    here: list[int]
    watching: int
    warming: Warming


class Pointing(msgspec.Struct, frozen=True, tag_field="type", tag="pointing"):
    """What somebody else at the table points at; None: they no longer do."""

    seat: int
    text: str | None


class Bye(msgspec.Struct, frozen=True, tag_field="type", tag="bye"):
    """The server goes down in good order: come back in a moment."""

    text: str
