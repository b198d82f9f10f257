"""The games that can be played here, as the lobby offers them."""

from __future__ import annotations

import msgspec


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can sit at a table."""

    name: str
    text: str


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game: the first value is the default; `form` describes values outside the list, if any."""

    id: str
    clause: str
    text: str
    values: list[str]
    form: str | None


class PackInfo(msgspec.Struct, frozen=True):
    """A content pack this server offers."""

    id: str
    title: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    title: str
    designer: str
    rules: str
    players: list[int]
    usual: int
    options: list[OptionInfo]
    bots: list[BotInfo]
    packs: list[PackInfo]
