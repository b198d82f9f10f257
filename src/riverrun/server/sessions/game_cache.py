"""The game cache: a game is read and checked once for all tables with the same options and content.

Games are read one at a time. msgspec prepares a type when it is first converted to, and a thread that comes upon one
which another has half prepared takes the whole process down.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

from riverrun.kernel.errors import RiverrunError
from riverrun.kernel.game import Game
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.registry import rulebook, rulebooks
from riverrun.server.errors import RequestError
from riverrun.server.sessions.loading.own_packs import own_folder
from riverrun.server.table.config import TableConfig

T = TypeVar("T")
_reading = threading.Lock()


async def cached_game(id: str, players: int, options: Mapping[str, str], pack: Path | None) -> Game:
    """Return the game with these options and content; read beside the event loop, since it takes a while."""
    return await asyncio.to_thread(_locked_game, id, players, tuple(sorted(options.items())), pack)


async def read_alone(read: Callable[..., T], *args: object) -> T:
    """Return what a function reads of content, beside the event loop, and not while a game is read."""

    def locked() -> T:
        with _reading:
            return read(*args)

    return await asyncio.to_thread(locked)


async def preload_games() -> None:
    """Read every game once, so that whoever makes games elsewhere finds all types prepared."""
    for book in rulebooks().values():
        await cached_game(book.id, book.usual, {}, None)


def _locked_game(id: str, players: int, options: tuple[tuple[str, str], ...], pack: Path | None) -> Game:
    with _reading:
        return _game(id, players, options, pack)


@lru_cache(maxsize=256)
def _game(id: str, players: int, options: tuple[tuple[str, str], ...], pack: Path | None) -> Game:
    return Game(rulebook(id), players, dict(options), pack)


async def table_game(config: TableConfig, packs: Path | None) -> Game:
    """Return the game of a table by the rules and the content that are here; refused if it cannot be set up."""
    pack = pack_folder(packs, config.pack) if config.own_pack is None else own_folder(config.own_pack)
    try:
        return await cached_game(config.game, config.players, config.options, pack)
    except RiverrunError as trouble:
        sentence = Sentence("rr-error-table-unplayable", {"reason": trouble.sentence})
        raise RequestError("unavailable", sentence) from None


def pack_folder(packs: Path | None, pack: str | None) -> Path | None:
    """Return the folder of a content pack that this server offers."""
    if pack is None:
        return None
    folder = None if packs is None else packs / pack
    if folder is None or "/" in pack or pack.startswith(".") or not (folder / "pack.toml").is_file():
        raise RequestError("bad-request", Sentence("rr-error-unknown-pack", {"pack": pack}))
    return folder
