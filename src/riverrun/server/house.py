"""The house: everything a running server is made of, started and stopped together."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from contextlib import suppress

import structlog

from riverrun import __version__
from riverrun.kernel.errors import RiverrunError
from riverrun.server import messages, wishes
from riverrun.server.clockwork import Clockwork
from riverrun.server.entries import Moved
from riverrun.server.hall import Hall
from riverrun.server.limits import Buckets
from riverrun.server.metrics import Metrics
from riverrun.server.notes import Note, Notes
from riverrun.server.people import People
from riverrun.server.refusal import Refuse
from riverrun.server.replaying import Replays
from riverrun.server.reporting import Reports
from riverrun.server.room import Room
from riverrun.server.settings import Settings
from riverrun.server.shared_games import read_all
from riverrun.server.store import Store
from riverrun.server.table import Table
from riverrun.server.thinkers import Thinkers
from riverrun.server.trying import Trials
from riverrun.server.warming import Warmer

ROUND = 5.0
"""How many seconds lie between two rounds through the house."""
LOOK_AROUND = 6
"""Every so many rounds, the database is asked what notes have missed."""

logger = structlog.get_logger()


class House:
    """A server's parts."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        limits = settings.limits
        self.people = People(settings.secret, settings.secure)
        self.store = Store(settings.database)
        self.notes = Notes(settings.broker)
        self.time = settings.time
        self.hall = Hall(self.store, self.notes, settings.packs, settings.idle, self.time)
        self.clockwork = Clockwork(self.hall, self.time)
        self.thinkers = Thinkers(settings.thinkers, settings.deadline)
        self.warmer = Warmer(self._warming_changed, wanted=settings.warm)
        self.requests = Buckets(limits.burst, limits.rate)
        self.openings = Buckets(limits.tables_burst, limits.tables_rate)
        self.replays = Replays(settings.packs, Buckets(limits.tables_burst, limits.tables_rate))
        self.thoughts = Buckets(limits.thoughts_burst, limits.thoughts_rate)
        """How often a person or address may have something thought about."""
        self.reports = Reports(self.store, self.thinkers, settings.report)
        self.trials = Trials(self.hall, self.replays, self.thinkers)
        self.lobby_bells: dict[object, tuple[str | None, Callable[[], None]]] = {}
        """Those who look at the lobby: their person, and how to ring them."""
        self.sockets: dict[str, int] = {}
        """How many websockets each person or address holds."""
        self.metrics = Metrics(self.hall, self.thinkers, self.reports, self.warmer, self.sockets)
        self.closing = asyncio.Event()
        self.trouble: RiverrunError | None = None
        """Why the house could not be opened."""
        self._rounds: asyncio.Task[None] | None = None

    @property
    def warming(self) -> messages.Warming:
        return self.warmer.state

    async def start(self) -> None:
        """Opens the house."""
        await read_all()
        await self.store.start()
        await self.notes.start(self._hear)
        self.hall.on_news = self.clockwork.set
        self.hall.on_change = self.nudge
        self.hall.on_over = lambda room: self.reports.begin(room.table)
        await self.thinkers.start()
        await self.warmer.start()
        self._rounds = asyncio.create_task(self._go_round())

    async def stop(self) -> None:
        """Closes the house: nothing that was acknowledged is lost, nobody is left thinking."""
        self.closing.set()
        tasks = [room.thinking for room in self.hall.rooms.values() if room.thinking is not None]
        tasks += [self._rounds] if self._rounds is not None else []
        tasks += self.reports.tasks
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.hall.on_news = lambda room: None
        await self.clockwork.stop()
        await self.warmer.stop()
        await self.thinkers.stop()
        await self.hall.stop()
        await self.notes.stop()
        await self.store.stop()

    async def _hear(self, note: Note) -> None:
        await self.hall.hear(note)
        if note.presence is None and (note.lobby or note.people):
            for person, ring in list(self.lobby_bells.values()):
                if note.lobby or person in note.people:
                    ring()

    def _warming_changed(self) -> None:
        for room in self.hall.rooms.values():
            for listener in room.listeners:
                listener.ring_presence()
        for _, ring in list(self.lobby_bells.values()):
            ring()

    def must_not_hurry(self, asker: str) -> None:
        """Refuses to have something thought about for someone who has asked for much lately."""
        if not self.thoughts.take(asker):
            wait = self.thoughts.wait()
            raise Refuse("too-many", f"You have asked for much thought lately; wait {wait} s.", wait=wait)

    # Bots

    def nudge(self, room: Room) -> None:
        """Lets a bot move, if it is a bot's turn and none is at it."""
        if room.table.bot_to_move is not None and room.thinking is None and not self.closing.is_set():
            room.thinking = asyncio.create_task(self._bots_move(room))

    async def _bots_move(self, room: Room) -> None:
        """Plays for bots until it is a person's turn."""
        try:
            while room.table.bot_to_move is not None and not self.closing.is_set():
                await self._pause(room.table)
                table = room.table
                if table.bot_to_move is None or table.state is None:
                    return
                with suppress(Overtaken, TimeoutError):
                    async with asyncio.timeout(self._seconds_left(table)):
                        choice = await self.thinkers.choose(table.state, table.bot_to_move, secrets.randbits(64))
                    await self.hall.do(table.id, as_long_as(table, choice.move))
        except Refuse as trouble:
            logger.warning("a bot could not move", table=room.table.id, why=trouble.text)
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("a bot could not move", table=room.table.id)
        finally:
            room.thinking = None

    async def _pause(self, table: Table) -> None:
        """Waits before a bot moves, so that people can follow; where a clock runs, about as long as they do."""
        if table.clock is None:
            await asyncio.sleep(self.settings.pause)
        else:
            await self.time.wait(self.time.now() + self.settings.step * random.uniform(0.75, 1.5))

    def _seconds_left(self, table: Table) -> float | None:
        """How long a bot may think before its time is up by the table's clock, if there is one."""
        return None if table.until is None else max(0.0, table.until - self.time.now())

    # Housekeeping

    async def _go_round(self) -> None:
        """Takes up what a fallen server left, and then goes round: idle tables, missed notes, bots left waiting."""
        await self._take_up()
        number = 0
        while True:
            await asyncio.sleep(ROUND)
            number += 1
            try:
                await self.hall.put_away()
                if self.notes.shared and number % LOOK_AROUND == 0:
                    await self.hall.look_around()
                self._take_over()
            except Exception:
                logger.exception("a round failed")

    async def _take_up(self) -> None:
        """Opens the tables where a bot is to move or a clock runs: their server may have fallen."""
        try:
            for id in await self.store.bots_turns():
                with suppress(Refuse):
                    await self.hall.room(id)
            await self.reports.take_up(self.hall)
        except Exception:
            logger.exception("tables were not taken up")

    def _take_over(self) -> None:
        """Moves for bots for which another server should have moved long ago."""
        late = self.time.now() - 2 * self.settings.deadline - ROUND
        for room in self.hall.rooms.values():
            if room.table.changed < late:
                self.nudge(room)

    async def status(self) -> messages.Status:
        """How the house is."""
        database, broker = await asyncio.gather(self.store.answers(), self.notes.answers())
        return messages.Status(
            ok=database and broker,
            version=__version__,
            database=database,
            broker=broker,
            warming=self.warming,
            tables=len(self.hall.rooms),
            sockets=sum(self.sockets.values()),
        )


class Overtaken(Exception):
    """The table has changed while a bot thought."""


def as_long_as(seen: Table, move: int) -> Callable[[Table], Moved]:
    """The wish to play a bot's move, as long as the game is what it thought about and no clock stands still."""

    def wish(table: Table) -> Moved:
        if table.game_version != seen.game_version or table.bot_to_move is None:
            raise Overtaken
        return wishes.bot_plays(table, move)

    return wish
