"""How the server is, and how far its rules are compiled."""

from __future__ import annotations

import msgspec


class Warming(msgspec.Struct, frozen=True):
    """How far the rules are compiled; until they are, bots play their quick policy."""

    ready: bool
    done: int = 0
    of: int = 0
    piece: str = ""


class Status(msgspec.Struct, frozen=True):
    """How the server is."""

    ok: bool
    version: str
    database: bool
    broker: bool
    warming: Warming
    tables: int
    """Tables in memory."""
    sockets: int
