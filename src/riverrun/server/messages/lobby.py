"""The lobby: tables one may join, and one's own."""

from __future__ import annotations

import msgspec

from riverrun.server.messages.status import Warming
from riverrun.server.messages.tables import TableInfo


class Lobby(msgspec.Struct, frozen=True):
    """Tables one may join, and one's own."""

    open: list[TableInfo]
    mine: list[TableInfo]
    warming: Warming
