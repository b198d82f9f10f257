"""The lobby: tables that one may join, one's own tables, and the games there are."""

from __future__ import annotations

import asyncio
import tomllib
from pathlib import Path

from riverrun.bots import BOTS
from riverrun.kernel.registry import rulebooks
from riverrun.kernel.rulebook import Rulebook
from riverrun.server.house import House
from riverrun.server.messages import BotInfo, GameInfo, Lobby, OptionInfo, PackInfo, TableInfo
from riverrun.server.refusal import Refuse
from riverrun.server.telling import table_info


async def lobby_of(house: House, person: str | None) -> Lobby:
    """What one person sees in the lobby."""
    mine = await house.store.tables_of(person) if person is not None else []
    free = [id for id in await house.store.free_tables() if id not in mine]
    return Lobby(await infos(house, free, person), await infos(house, mine, person), house.warming)


async def infos(house: House, ids: list[str], person: str | None) -> list[TableInfo]:
    """Tables as the lobby shows them; one that cannot be opened any more is left out."""
    found = []
    for id in ids:
        try:
            room = await house.hall.room(id)
        except Refuse:
            continue
        found.append(table_info(room.table, person, room.here()))
        await asyncio.sleep(0)
    return found


def games(packs: Path | None) -> list[GameInfo]:
    """Every game that can be played here."""
    return [game_info(book, packs) for book in rulebooks().values()]


def game_info(book: Rulebook, packs: Path | None) -> GameInfo:
    """One game, with its options, its bots and the packs there are for it."""
    return GameInfo(
        id=book.id,
        title=book.title,
        designer=book.designer,
        rules=book.version,
        players=list(book.seats),
        usual=book.usual,
        options=[
            OptionInfo(option.id, option.clause, option.text, option.values, option.form if option.pattern else None)
            for option in book.options.values()
        ],
        bots=[BotInfo(bot.name, bot.text) for bot in BOTS.values()],
        packs=packs_for(book.id, packs),
    )


def packs_for(game: str, packs: Path | None) -> list[PackInfo]:
    """The content packs in the server's folder that are for this game."""
    found = []
    for path in sorted(packs.glob("*/pack.toml")) if packs is not None else []:
        try:
            pack = tomllib.loads(path.read_text("utf-8"))
        except (OSError, ValueError):
            continue
        if pack.get("game") == game:
            found.append(PackInfo(path.parent.name, str(pack.get("name", path.parent.name))))
    return found
