"""The registry of live tables: each is loaded from its log, changed by one entry at a time, and evicted when idle."""

from __future__ import annotations

import asyncio
import re
import time as monotime
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import structlog

from riverrun.kernel.jit.switch import SOURCES
from riverrun.kernel.language.sentences import Sentence
from riverrun.server.errors import RequestError
from riverrun.server.sessions.game_cache import table_game
from riverrun.server.sessions.loading.loader import TableLoader
from riverrun.server.sessions.loading.position_hashes import with_hash
from riverrun.server.sessions.loading.quarantine import Quarantine
from riverrun.server.sessions.pubsub import Notification, PubSub
from riverrun.server.sessions.session import Session, Subscriber
from riverrun.server.storage.store import Store, StoredTable, VersionConflict, until_done
from riverrun.server.table import entries
from riverrun.server.table.commands import preconditions
from riverrun.server.table.config import TableConfig
from riverrun.server.table.entries import LogEntry
from riverrun.server.table.index import index_of
from riverrun.server.table.table import Table
from riverrun.server.table.timing.timeouts import due_entry
from riverrun.server.time_source import TimeSource

SNAPSHOT_EVERY = 40
"""The number of entries after which a new snapshot is stored."""
TABLE_ID = re.compile("[0-9a-z]{16}")
"""What a table's id looks like; the database is not asked for anything else."""
SOON = 60.0
"""The seconds before the end of a turn's limit from which on a table is kept in memory."""
CONFLICTS = 20
"""The number of times an entry is tried again after another server wrote first."""

GRACE = 0.25
"""With several servers, the seconds that pass before what is due by a clock is stored: so long may it take another one
to store what it received in time."""

logger = structlog.get_logger()
Result = TypeVar("Result")
Decide = Callable[[Table], "entries.AnyEntry | Sequence[entries.AnyEntry] | int"]
"""Turns a table into the entry that shall follow, or the entries that shall follow together, or into the number of the
entry that has done it already."""


class SessionRegistry:
    """All live tables of this server."""

    def __init__(
        self, store: Store, pubsub: PubSub, packs: Path | None, idle: float, time: TimeSource | None = None
    ) -> None:
        """`packs` is the folder of content packs; a table is evicted after `idle` seconds."""
        self.store = store
        self.pubsub = pubsub
        self.packs = packs
        self.idle = idle
        self.time = time or TimeSource()
        self.loader = TableLoader(store, packs)
        self.quarantine = Quarantine()
        self.sessions: dict[str, Session] = {}
        self.moves = 0
        """How many moves were stored through this server."""
        self.updates = 0
        """How many updates were sent over websockets."""
        self.on_changed: Callable[[Session], None] = lambda session: None
        """Called after a table was loaded, or changed by any server: sets alarms."""
        self.on_changed_here: Callable[[Session], None] = lambda session: None
        """Called after this server has changed or loaded a table: wakes bots."""
        self.on_evicted: Callable[[str], None] = lambda id: None
        """Called after a table was dropped from memory: no alarm keeps it."""
        self.on_game_over: Callable[[Session], None] = lambda session: None
        """Called after this server has stored what ended a game."""
        self._loading: dict[str, asyncio.Task[Session]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # Loading

    async def create(
        self, config: TableConfig, id: str, seed: int, first: list[entries.AnyEntry], rematch_of: str | None = None
    ) -> Session:
        """Open a new table with its first entries; AlreadyOpened where `rematch_of` has its rematch."""
        at = self.time.now()
        log = [LogEntry(number, at, entry) for number, entry in enumerate(first, 1)]
        table = Table.from_log(id, at, config, await table_game(config, self.packs), seed, log)
        body = msgspec.json.encode(config).decode()
        await self.store.create(StoredTable(id, at, body, f"{seed:032x}", rematch_of), log, index_of(table))
        session = self.sessions[id] = Session(table, snapshot_version=0)
        self._publish_change(session, None)
        return session

    async def session(self, id: str) -> Session:
        """Return the session of a table, loaded from its log if need be."""
        session = self.sessions.get(id)
        if session is None:
            if not TABLE_ID.fullmatch(id):
                raise RequestError("not-found", Sentence("rr-error-unknown-table", {"table": id}))
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
                self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
            session = await asyncio.shield(self._loading[id])
        session.last_used = monotime.monotonic()
        return session

    async def reload(self, id: str) -> None:
        """Have every server read a table's log anew, since it was changed where it stood."""
        if id in self.sessions:
            await self._reread(self.sessions[id])
        self.pubsub.publish(Notification(id, 0, rewritten=True))

    async def _load(self, id: str) -> Session:
        self.quarantine.require_sound(id)
        with self._quarantining(id):
            table, version = await self.loader.read(id)
        self.quarantine.release(id)
        session = self.sessions[id] = Session(table, version)
        self.on_changed(session)
        self.on_changed_here(session)
        return session

    async def _reread(self, session: Session) -> None:
        async with session.lock:
            with self._quarantining(session.table.id):
                session.table = (await self.loader.read(session.table.id))[0]

    @contextmanager
    def _quarantining(self, id: str) -> Iterator[None]:
        """Set a table apart whose log cannot be read: nobody else's table is touched by it."""
        try:
            yield
        except RequestError:
            raise  # it is not there, or the database does not answer
        except Exception as trouble:
            raise self.set_apart(id, trouble) from None

    def set_apart(self, id: str, trouble: Exception) -> RequestError:
        """Quarantine a table, and return what whoever asks for it is told."""
        self.sessions.pop(id, None)
        return self.quarantine.add(id, trouble)

    # Changing

    async def execute(self, id: str, decide: Decide) -> int:
        """Store the entries that `decide` makes of the table; return the last one's number once it is stored."""
        received, session = self.time.now(), await self.session(id)
        await self._wait_for_other_servers(session, received)
        async with session.lock:
            preconditions.thawed(session.table)
            for _ in range(CONFLICTS):
                due = due_entry(session.table, received)
                try:
                    decided = decide(session.table) if due is None else due
                except RequestError:
                    if self.pubsub.shared and await self._catch_up(session):
                        continue  # it was refused by what the table was before another server's entries
                    raise
                if isinstance(decided, int):
                    return decided
                following = [decided] if isinstance(decided, entries.Entry) else decided
                if await self._append(session, following, received) and due is None:
                    return session.table.version
        raise RequestError("unavailable", Sentence("rr-error-table-crowded"))

    async def _wait_for_other_servers(self, session: Session, received: float) -> None:
        """Wait a moment before something due is stored that would overtake what another server received in time."""
        due = session.table.due
        if self.pubsub.shared and due is not None and due < received:
            await self.time.wait(due + GRACE)

    async def _append(self, session: Session, following: Sequence[entries.AnyEntry], received: float) -> bool:
        """Store entries that follow, with the time at which they were received; False: another server was quicker."""
        before = session.table
        at = max(received, before.changed)
        log = [LogEntry(number, at, entry) for number, entry in enumerate(following, before.version + 1)]
        after = before.after(*log)
        log = with_hash(log, before, after)
        storing = asyncio.ensure_future(self.store.append(before.id, log, index_of(after, before)))
        cancelled = await until_done(storing)  # what is being stored is told, whoever asked for it is gone
        try:
            storing.result()
        except VersionConflict:
            await self._catch_up(session)
            return False
        session.table = after
        self._publish_change(session, before)
        self._snapshot_sometimes(session)
        self.moves += sum(isinstance(entry, entries.Moved) for entry in following)
        if cancelled:
            raise asyncio.CancelledError
        return True

    async def check(self, session: Session, condition: Callable[[Table], Result]) -> Result:
        """Return what `condition` makes of the table; where it refuses, read what other servers have stored first.

        A person who has sat down through another server is known here only when its notification has come.
        """
        before = session.table
        try:
            return condition(before)
        except RequestError:
            async with session.lock:  # while it waits for its turn, another request may have read what was missing
                if session.table is before and not (self.pubsub.shared and await self._catch_up(session)):
                    raise
        return condition(session.table)

    async def _catch_up(self, session: Session) -> bool:
        """Read what another server has stored; return whether that was anything."""
        with self._quarantining(session.table.id):
            missed = await self.store.log(session.table.id, session.table.version)
            if missed:
                session.table = session.table.after(*missed)
        if missed:
            self.on_changed(session)
        return bool(missed)

    def _publish_change(self, session: Session, before: Table | None) -> None:
        """Notify everyone, here and on other servers, that a table has changed."""
        table = session.table
        concerns = before is None or status_of(before) != status_of(table)
        seats = before is None or before.seats != table.seats or before.stage != table.stage
        people = sorted({*table.people, *(before.people if before else ())}) if concerns or seats else []
        session.notify()
        self.pubsub.publish(Notification(table.id, table.version, people, lobby=table.config.listed and seats))
        self.on_changed(session)
        self.on_changed_here(session)
        if table.stage == "over" and before is not None and before.stage != "over":
            self.on_game_over(session)

    async def receive(self, notification: Notification) -> None:
        """Take in a notification, from this server or another, and notify those who watch the table."""
        session = self.sessions.get(notification.table)
        if session is None:
            return
        if notification.presence is not None:
            other = notification.server != self.pubsub.server_id
            if other and session.remote.set(notification.server, notification.presence):
                session.notify_presence()
            return
        if notification.rewritten:
            await self._reread(session)
            return
        if notification.pointing is not None:
            for subscriber in session.subscribers:
                subscriber.notify_pointing(*notification.pointing)
            return
        if session.table.version < notification.version:
            async with session.lock:
                if session.table.version < notification.version:
                    await self._catch_up(session)
        session.notify()

    # Watching

    def subscribe(self, session: Session, subscriber: Subscriber) -> None:
        """Let someone watch a table."""
        session.subscribers.add(subscriber)
        self._presence_changed(session)

    def unsubscribe(self, session: Session, subscriber: Subscriber) -> None:
        """Forget someone who watched a table."""
        session.subscribers.discard(subscriber)
        session.last_used = monotime.monotonic()
        self._presence_changed(session)

    def _presence_changed(self, session: Session) -> None:
        session.notify_presence()
        if self.pubsub.shared:
            seats, spectators = session.local_presence()
            presence = (sorted(seats), spectators)
            self.pubsub.publish(Notification(session.table.id, session.table.version, presence=presence))

    def publish_pointing(self, id: str, seat: int, text: str | None) -> None:
        """Notify everyone, here and on other servers, of what somebody points at; nothing is kept of it."""
        self.pubsub.publish(Notification(id, 0, pointing=(seat, text)))

    # Snapshots and eviction

    def _snapshot_sometimes(self, session: Session) -> None:
        if session.table.version - session.snapshot_version >= SNAPSHOT_EVERY and session.table.state is not None:
            self._in_background(self.save_snapshot(session))

    async def save_snapshot(self, session: Session) -> None:
        """Store a snapshot, so that the table loads without playing all its moves again."""
        table = session.table
        if table.state is None or table.frozen is not None or table.version == session.snapshot_version:
            return
        session.snapshot_version = table.version
        try:
            await self.store.save_snapshot(table.id, table.version, table.state.freeze(), SOURCES)
        except Exception as trouble:
            logger.warning("no snapshot", table=table.id, why=str(trouble).splitlines()[0])

    async def evict_idle(self) -> None:
        """Drop tables from memory that nobody has used for a while."""
        for id, session in list(self.sessions.items()):
            if self._awaits_something(session) or not self._unused(session):
                continue
            await self.save_snapshot(session)
            if self._unused(session):
                self.sessions.pop(id, None)
                self.on_evicted(id)

    def _awaits_something(self, session: Session) -> bool:
        """Return whether a bot is at it, or something is due soon: a turn of days is looked for in the store."""
        due = session.table.due
        soon = due is not None and (session.table.clock is not None or due < self.time.now() + SOON)
        return session.bot_task is not None or soon

    def _unused(self, session: Session) -> bool:
        """Return whether nobody watches a table, changes it, or has used it for a while."""
        if session.subscribers or session.lock.locked():
            return False
        return monotime.monotonic() - session.last_used >= self.idle

    async def resync(self) -> None:
        """Find changes whose notifications were lost, and say again who is connected here."""
        live = {id: session for id, session in self.sessions.items() if session.subscribers or session.bot_task is None}
        for id, version in (await self.store.versions(list(live))).items():
            await self.receive(Notification(id, version, server=self.pubsub.server_id))
        for session in live.values():
            if session.subscribers:
                self._presence_changed(session)

    def _in_background(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Do something that nobody may be waiting for any more when it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def stop(self) -> None:
        """Store a snapshot of every table and forget them."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for session in list(self.sessions.values()):
            await self.save_snapshot(session)
        self.sessions.clear()


def status_of(table: Table) -> tuple[object, ...]:
    """Return what the lobby shows people of their tables."""
    return table.stage, table.turn, table.late
