"""The lobby: tables that one may join, one's own tables, and the games there are."""

from __future__ import annotations

import asyncio
import random
import time
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from riverrun.bots import bots_of
from riverrun.kernel.game import Game
from riverrun.kernel.language.catalogue import has
from riverrun.kernel.language.sentences import Sentence, as_sentence
from riverrun.kernel.options import Option
from riverrun.kernel.registry import rulebooks
from riverrun.server.api.messages import BotInfo, GameInfo, Lobby, OptionInfo, PackInfo, TableInfo
from riverrun.server.errors import RequestError
from riverrun.server.json_fields import encode, member, object_of
from riverrun.server.sessions.game_cache import cached_game
from riverrun.server.sessions.pubsub import Notification
from riverrun.server.sessions.registry import SessionRegistry
from riverrun.server.storage.store import Store
from riverrun.server.table.telling.projection import table_info
from riverrun.server.workers.precompile import Precompiler

TOLD_PER_SECOND = 2500
"""The number of watchers who are told of a change in a second, at most: those who play come first."""
AT_ONCE = 200
"""The number of people whose tables are looked for with one question, at most."""
FRESH = 10.0
"""The seconds for which what everyone sees is taken for the same where nobody said that it has changed."""


class LobbyWatcher:
    """A socket that watches the lobby as one person sees it."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.changed = asyncio.Event()
        self.mine: list[str] | None = None
        """The person's tables; None: they may have become others."""

    def notify(self) -> None:
        """Something has changed that everyone sees."""
        self.changed.set()

    def notify_own(self) -> None:
        """Something has changed at the person's own tables."""
        self.mine = None
        self.changed.set()


@dataclass(frozen=True)
class OpenTables:
    """The tables that one may join, as those see them who have nothing to do with them: made once for all."""

    encoded: dict[str, bytes]
    """Each table as JSON, by its id, the latest first."""
    lobby: bytes
    """The whole lobby of somebody who has no table."""


class TablesOfPeople:
    """Finds people's tables, with one question for all who wait: when a server comes back, everyone does at once."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: dict[str, asyncio.Future[list[str]]] = {}
        self._reading: asyncio.Task[None] | None = None

    async def of(self, person: str) -> list[str]:
        """Return a person's tables, the latest first, as they are now or later."""
        if person not in self._waiting:
            self._waiting[person] = asyncio.get_running_loop().create_future()
        found = self._waiting[person]
        if self._reading is None:
            self._reading = asyncio.create_task(self._read())
        return await asyncio.shield(found)

    async def _read(self) -> None:
        try:
            while self._waiting:
                asked = dict(islice(self._waiting.items(), AT_ONCE))
                for person in asked:
                    del self._waiting[person]  # who asks from now on may see more than this answer has
                await self._answer(asked)
        finally:
            self._reading = None

    async def _answer(self, asked: dict[str, asyncio.Future[list[str]]]) -> None:
        try:
            found = await self.store.tables_of_people(list(asked))
        except RequestError as trouble:
            for waiting in asked.values():
                waiting.set_exception(trouble)
                waiting.exception()  # whoever waited may have gone
            return
        for person, waiting in asked.items():
            waiting.set_result(found.get(person, []))


class LobbyService:
    """The lobby as each person sees it, and those who watch it."""

    def __init__(self, registry: SessionRegistry, precompiler: Precompiler) -> None:
        self.registry = registry
        self.precompiler = precompiler
        self._watchers: dict[str | None, set[LobbyWatcher]] = {}
        self._count = 0
        self._open: asyncio.Task[OpenTables] | None = None
        """What everyone sees, made or being made; None: it has changed since."""
        self._open_until = 0.0
        self._tables_of_people = TablesOfPeople(registry.store)

    async def of(self, person: str | None) -> Lobby:
        """Return what one person sees in the lobby."""
        store = self.registry.store
        mine = await store.tables_of(person) if person is not None else []
        free = [id for id in await store.free_tables() if id not in mine]
        others, own = await self._infos(free, person), await self._infos(mine, person)
        limited = any(info.turn_limit is not None for info in own)
        return Lobby(others, own, self.precompiler.status, self.registry.time.now() if limited else None)

    async def _infos(self, ids: Iterable[str], person: str | None) -> list[TableInfo]:
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

    # Watching

    @contextmanager
    def watching(self, person: str | None) -> Iterator[LobbyWatcher]:
        """Give a watcher who is notified whenever the person's lobby has changed."""
        watcher = LobbyWatcher(person)
        self._watchers.setdefault(person, set()).add(watcher)
        self._count += 1
        try:
            yield watcher
        finally:
            self._count -= 1
            self._watchers[person].discard(watcher)
            if not self._watchers[person]:
                del self._watchers[person]

    async def encoded_for(self, watcher: LobbyWatcher) -> bytes:
        """Return the lobby as a watcher is told it; what strangers to all tables see is the same text for all."""
        watcher.changed.clear()
        person = watcher.person
        mine = watcher.mine
        if mine is None:
            mine = [] if person is None else await self._tables_of_people.of(person)
            watcher.mine = None if watcher.changed.is_set() else mine  # it may have changed meanwhile
        tables = await self._open_tables()
        if not mine:
            return tables.lobby
        own = await self._infos(mine, person)
        others = [encoded for id, encoded in tables.encoded.items() if id not in mine]
        limited = any(info.turn_limit is not None for info in own)
        return self._encoded(others, own, self.registry.time.now() if limited else None)

    async def _open_tables(self) -> OpenTables:
        now = time.monotonic()
        if self._open is None or now > self._open_until:
            self._open, self._open_until = asyncio.create_task(self._find_open_tables()), now + FRESH
        try:
            return await asyncio.shield(self._open)
        except Exception:
            self._open = None
            raise

    async def _find_open_tables(self) -> OpenTables:
        infos = await self._infos(await self.registry.store.free_tables(), None)
        encoded = {info.id: encode(info) for info in infos}
        return OpenTables(encoded, self._encoded(encoded.values(), [], None))

    def _encoded(self, others: Iterable[bytes], own: list[TableInfo], now: float | None) -> bytes:
        """Return a `Lobby` as JSON."""
        members = [b'"open":[' + b",".join(others) + b"]", member("mine", own)]
        members += [member("warming", self.precompiler.status), member("now", now)]
        return object_of(members)

    def delay(self) -> float:
        """Return the seconds for which one watcher waits with a change: where many watch, they are told one by one."""
        return random.random() * self._count / TOLD_PER_SECOND

    def receive(self, notification: Notification) -> None:
        """Notify those whose lobby shows something new."""
        for person in notification.people:
            for watcher in self._watchers.get(person, ()):
                watcher.notify_own()
        if notification.lobby:
            self.notify_all()

    def notify_all(self) -> None:
        """Notify everyone who watches the lobby."""
        self._open = None
        for watchers in self._watchers.values():
            for watcher in watchers:
                watcher.notify()


async def games(packs: Path | None, laboratory: bool) -> list[GameInfo]:
    """Return every game that can be played here; `laboratory` says whether there is one."""
    return [
        game_info(await cached_game(book.id, book.usual, {}, None), packs, laboratory) for book in rulebooks().values()
    ]


def game_info(game: Game, packs: Path | None, laboratory: bool) -> GameInfo:
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
        bots=[BotInfo(name, Sentence(f"rr-bot-{name}"), Sentence(f"rr-bot-{name}.text")) for name in bots_of(book)],
        packs=packs_for(book.id, packs),
        laboratory=laboratory,
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
