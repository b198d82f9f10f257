"""The lobby: tables that one may join, one's own tables, and the games there are."""

from __future__ import annotations

import asyncio
import tomllib
from collections.abc import Callable
from pathlib import Path

from riverrun.bots import BOTS
from riverrun.kernel.game import Game
from riverrun.kernel.language.catalogue import has
from riverrun.kernel.language.sentences import Sentence, as_sentence
from riverrun.kernel.options import Option
from riverrun.kernel.registry import rulebooks
from riverrun.server.api.messages import BotInfo, GameInfo, Lobby, OptionInfo, PackInfo, TableInfo
from riverrun.server.errors import RequestError
from riverrun.server.sessions.game_cache import cached_game
from riverrun.server.sessions.pubsub import Notification
from riverrun.server.sessions.registry import SessionRegistry
from riverrun.server.table.projection import table_info
from riverrun.server.workers.precompile import Precompiler


class LobbyService:
    """The lobby as each person sees it, and those who watch it."""

    def __init__(self, registry: SessionRegistry, precompiler: Precompiler) -> None:
        self.registry = registry
        self.precompiler = precompiler
        self._subscribers: dict[object, tuple[str | None, Callable[[], None]]] = {}

    async def of(self, person: str | None) -> Lobby:
        """Return what one person sees in the lobby."""
        store = self.registry.store
        mine = await store.tables_of(person) if person is not None else []
        free = [id for id in await store.free_tables() if id not in mine]
        others, own = await self._infos(free, person), await self._infos(mine, person)
        limited = any(info.turn_limit is not None for info in own)
        return Lobby(others, own, self.precompiler.status, self.registry.time.now() if limited else None)

    async def _infos(self, ids: list[str], person: str | None) -> list[TableInfo]:
        """Return tables as the lobby shows them; one that cannot be opened any more is left out."""
        found = []
        for id in ids:
            try:
                session = await self.registry.session(id)
                found.append(table_info(session.table, person, session.present_seats()))
            except RequestError:
                continue
            except Exception as trouble:  # a table that can be read and not be told is out of reach as well
                self.registry.set_apart(id, trouble)
            await asyncio.sleep(0)
        return found

    def subscribe(self, person: str | None, notify: Callable[[], None]) -> Callable[[], None]:
        """Call `notify` whenever the person's lobby has changed; return what ends that."""
        key = object()
        self._subscribers[key] = (person, notify)

        def unsubscribe() -> None:
            self._subscribers.pop(key, None)

        return unsubscribe

    def receive(self, notification: Notification) -> None:
        """Notify those whose lobby shows something new."""
        for person, notify in list(self._subscribers.values()):
            if notification.lobby or person in notification.people:
                notify()

    def notify_all(self) -> None:
        """Notify everyone who watches the lobby."""
        for _, notify in list(self._subscribers.values()):
            notify()


async def games(packs: Path | None) -> list[GameInfo]:
    """Return every game that can be played here."""
    return [game_info(await cached_game(book.id, book.usual, {}, None), packs) for book in rulebooks().values()]


def game_info(game: Game, packs: Path | None) -> GameInfo:
    """Return one game, with its options, its bots and the packs there are for it."""
    book = game.rulebook
    return GameInfo(
        id=book.id,
        prefix=book.prefix,
        title=book.title,
        designer=book.designer,
        rules=book.version,
        players=list(book.seats),
        usual=book.usual,
        together=book.together,
        minutes=list(book.minutes),
        weight=book.weight,
        name=Sentence(f"{book.prefix}-title"),
        about=Sentence(f"{book.prefix}-about") if has(f"{book.prefix}-about") else None,
        options=[option_info(game, option) for option in book.options.values()],
        bots=[BotInfo(name, Sentence(f"rr-bot-{name}"), Sentence(f"rr-bot-{name}.text")) for name in BOTS],
        packs=packs_for(book.id, packs),
        moves=book.declared.describe(game),
    )


def option_info(game: Game, option: Option) -> OptionInfo:
    """Return an option; the last of its choices is the form of those that are not listed."""
    form = None if option.pattern is None else as_sentence(option.choices()[-1])
    listable = game.rulebook.listable(game.content, option.id)
    return OptionInfo(option.id, option.clause, option.values, option.sentence, form, listable)


def packs_for(game: str, packs: Path | None) -> list[PackInfo]:
    """Return the content packs in the server's folder that are for this game."""
    found = []
    for path in sorted(packs.glob("*/pack.toml")) if packs is not None else []:
        try:
            pack = tomllib.loads(path.read_text("utf-8"))
        except (OSError, ValueError):
            continue
        if pack.get("game") == game:
            found.append(PackInfo(path.parent.name, str(pack.get("name", path.parent.name))))
    return found
