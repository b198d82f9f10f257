"""The hall: tables in memory. Each is opened from its log, changed by one entry at a time, and put away when idle."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import structlog

from riverrun.kernel.errors import RiverrunError
from riverrun.kernel.game import Game
from riverrun.kernel.state import State
from riverrun.server import entries
from riverrun.server.charter import Charter
from riverrun.server.entries import Numbered
from riverrun.server.notes import Note, Notes
from riverrun.server.owed import owed
from riverrun.server.refusal import Refuse
from riverrun.server.room import Listener, Room
from riverrun.server.shared_games import game_of
from riverrun.server.store import Raced, Store, Stored
from riverrun.server.table import Table
from riverrun.server.timekeeping import Time

SNAPSHOT_EVERY = 40
"""After how many entries a new snapshot is kept."""
ID = re.compile("[0-9a-z]{16}")
"""What a table's name looks like; the database is not asked for anything else."""
RACES = 20
"""How often an entry is tried again after another server wrote first."""

GRACE = 0.25
"""With several servers, how many seconds pass before what is due by a clock is written: so long may it take another one
to store what it received in time."""

logger = structlog.get_logger()
Result = TypeVar("Result")
Wish = Callable[[Table], "entries.AnyEntry | Sequence[entries.AnyEntry] | int"]
"""Turns a table into the entry that shall follow, or the entries that shall follow together, or into the number of the
entry that has done it already."""


class Hall:
    """All tables of this server."""

    def __init__(self, store: Store, notes: Notes, packs: Path | None, idle: float, time: Time | None = None) -> None:
        self.store = store
        self.time = time or Time()
        self.notes = notes
        self.packs = packs
        self.idle = idle
        self.rooms: dict[str, Room] = {}
        self.moves = 0
        """How many moves were stored through this server."""
        self.on_news: Callable[[Room], None] = lambda room: None
        """Called after a table was opened or changed by any server: alarms are set by it."""
        self.on_change: Callable[[Room], None] = lambda room: None
        """Called after this server has changed or opened a table: bots are nudged by it."""
        self.on_over: Callable[[Room], None] = lambda room: None
        """Called after this server has stored what ended a game."""
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # Opening

    async def open(self, charter: Charter, id: str, seed: int, first: list[entries.AnyEntry]) -> Room:
        """Opens a new table."""
        at = self.time.now()
        log = [Numbered(number, at, entry) for number, entry in enumerate(first, 1)]
        table = Table.from_log(id, at, charter, await game_of(charter, self.packs), seed, log)
        body = msgspec.json.encode(charter).decode()
        await self.store.open(Stored(id, at, body, f"{seed:032x}"), log, table.findable())
        room = self.rooms[id] = Room(table, kept=0)
        self._tell_of(room, None)
        return room

    async def room(self, id: str) -> Room:
        """A table that is in memory, or comes back from its log."""
        room = self.rooms.get(id)
        if room is None:
            if not ID.fullmatch(id):
                raise Refuse("not-found", f"There is no table '{id}'.")
            if id not in self._opening:
                self._opening[id] = asyncio.create_task(self._load(id))
                self._opening[id].add_done_callback(lambda _: self._opening.pop(id, None))
            room = await asyncio.shield(self._opening[id])
        room.used = time.monotonic()
        return room

    async def _load(self, id: str) -> Room:
        stored = await self.store.charter(id)
        if stored is None:
            raise Refuse("not-found", f"There is no table '{id}'.")
        kept, snapshot = 0, None
        charter = msgspec.json.decode(stored.body, type=Charter)
        game = await game_of(charter, self.packs)
        frozen = await self.store.snapshot(id)
        if frozen is not None:
            kept, snapshot = frozen[0], thawed(game, id, frozen[1])
        log = await self.store.log(id)
        base = None if snapshot is None else (kept, snapshot)
        table = Table.from_log(id, stored.opened, charter, game, int(stored.seed, 16), log, base)
        room = self.rooms[id] = Room(table, kept)
        self.on_news(room)
        self.on_change(room)
        return room

    # Changing

    async def do(self, id: str, wish: Wish) -> int:
        """Does what a person or bot wishes, if the table allows it; returns the last entry's number once it is stored.

        Whoever asked for it may be gone by then: what is being stored is told to the others all the same.
        """
        return await asyncio.shield(self._later(self._do(id, wish, self.time.now())))

    async def _do(self, id: str, wish: Wish, received: float) -> int:
        room = await self.room(id)
        await self._let_others_store(room, received)
        async with room.lock:
            for _ in range(RACES):
                due = owed(room.table, received)
                wished = wish(room.table) if due is None else due
                if isinstance(wished, int):
                    return wished
                log = [wished] if isinstance(wished, entries.Entry) else wished
                if await self._append(room, log, received) and due is None:
                    return room.table.version
        raise Refuse("unavailable", "Too many others write to this table at once. Try again in a moment.")

    async def _let_others_store(self, room: Room, received: float) -> None:
        """Waits a moment before something due is written that would overtake what another server received in time."""
        until = room.table.until
        if self.notes.shared and until is not None and until < received:
            await self.time.wait(until + GRACE)

    async def _append(self, room: Room, following: Sequence[entries.AnyEntry], received: float) -> bool:
        """Stores entries that follow, with the time at which they were received; False: another server was quicker."""
        before = room.table
        at = max(received, before.changed)
        log = [Numbered(number, at, entry) for number, entry in enumerate(following, before.version + 1)]
        after = before.after(*log)
        try:
            await self.store.append(before.id, log, after.findable(before))
        except Raced:
            await self._catch_up(room)
            return False
        room.table = after
        self._tell_of(room, before)
        self._keep_sometimes(room)
        self.moves += sum(isinstance(entry, entries.Moved) for entry in following)
        return True

    async def _catch_up(self, room: Room) -> bool:
        """Takes in what another server has written."""
        missed = await self.store.log(room.table.id, room.table.version)
        if missed:
            room.table = room.table.after(*missed)
            self.on_news(room)
        return bool(missed)

    def _tell_of(self, room: Room, before: Table | None) -> None:
        """Tells everyone, here and on other servers, that a table has changed."""
        table = room.table
        concerns = before is None or before.stage != table.stage or before.turn != table.turn
        seats = before is None or before.seats != table.seats or before.stage != table.stage
        people = sorted({*table.people, *(before.people if before else ())}) if concerns or seats else []
        self.notes.publish(Note(table.id, table.version, people, lobby=table.charter.listed and seats))
        self.on_news(room)
        self.on_change(room)
        if table.stage == "over" and before is not None and before.stage != "over":
            self.on_over(room)

    async def hear(self, note: Note) -> None:
        """Takes in a note, from this server or another, and rings those who look at the table."""
        room = self.rooms.get(note.table)
        if room is None:
            return
        if note.presence is not None:
            if note.server != self.notes.server and room.presences.set(note.server, note.presence):
                for listener in room.listeners:
                    listener.ring_presence()
            return
        if note.pointing is not None:
            for listener in room.listeners:
                listener.ring_pointing(*note.pointing)
            return
        if room.table.version < note.version:
            async with room.lock:
                if room.table.version < note.version:
                    await self._catch_up(room)
        for listener in room.listeners:
            listener.ring()

    # Looking

    def attach(self, room: Room, listener: Listener) -> None:
        """Someone begins to look."""
        room.listeners.add(listener)
        self._presence_changed(room)

    def detach(self, room: Room, listener: Listener) -> None:
        """Someone stops looking."""
        room.listeners.discard(listener)
        room.used = time.monotonic()
        self._presence_changed(room)

    def _presence_changed(self, room: Room) -> None:
        for listener in room.listeners:
            listener.ring_presence()
        if self.notes.shared:
            people = {listener.person for listener in room.listeners} - {None}
            here = sorted({seat for person in people for seat in room.table.seats_of(person)})
            watching = sum(not room.table.seats_of(listener.person) for listener in room.listeners)
            self.notes.publish(Note(room.table.id, room.table.version, presence=(here, watching)))

    def point(self, id: str, seat: int, text: str | None) -> None:
        """Tells everyone, here and on other servers, what somebody points at; nothing is kept of it."""
        self.notes.publish(Note(id, 0, pointing=(seat, text)))

    # Keeping and putting away

    def _keep_sometimes(self, room: Room) -> None:
        if room.table.version - room.kept >= SNAPSHOT_EVERY and room.table.state is not None:
            self._later(self.keep(room))

    async def keep(self, room: Room) -> None:
        """Keeps a snapshot, so that the table opens without playing all its moves again."""
        table = room.table
        if table.state is None or table.version == room.kept:
            return
        room.kept = table.version
        try:
            await self.store.keep(table.id, table.version, table.state.freeze())
        except Exception as trouble:
            logger.warning("no snapshot", table=table.id, why=str(trouble).splitlines()[0])

    async def put_away(self) -> None:
        """Drops tables from memory that nobody has used for a while."""
        for id, room in list(self.rooms.items()):
            if room.listeners or room.thinking is not None or room.lock.locked() or room.table.until is not None:
                continue
            if time.monotonic() - room.used >= self.idle:
                await self.keep(room)
                if not room.listeners and not room.lock.locked() and time.monotonic() - room.used >= self.idle:
                    self.rooms.pop(id, None)

    async def look_around(self) -> None:
        """Finds what notes from other servers may have missed, and says again who is here."""
        watched = {id: room for id, room in self.rooms.items() if room.listeners or room.thinking is None}
        for id, version in (await self.store.versions(list(watched))).items():
            await self.hear(Note(id, version, server=self.notes.server))
        for room in watched.values():
            if room.listeners:
                self._presence_changed(room)

    def _later(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Does something that nobody may be waiting for any more when it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def stop(self) -> None:
        """Keeps a snapshot of every table and forgets them."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            await self.keep(room)
        self.rooms.clear()


def thawed(game: Game, id: str, frozen: bytes) -> State | None:
    """The state of a snapshot; one that does not fit is passed over, since the log has everything."""
    try:
        return game.thaw(frozen)
    except RiverrunError as trouble:
        logger.warning("snapshot passed over", table=id, why=str(trouble))
        return None
