"""Websockets: one that looks at a table through a seat's eyes, and one that looks at the lobby.

A table's socket is a version and a bell. When the bell rings, everything after that version is told in one update, so a
slow client gets fewer and longer updates, a lost one asks again from the version it has, and nothing is queued.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery

from riverrun.server import messages
from riverrun.server.doings import Doer
from riverrun.server.guard import key_of
from riverrun.server.house import House
from riverrun.server.limits import Buckets
from riverrun.server.lobby import lobby_of
from riverrun.server.people import Person
from riverrun.server.refusal import WENT_WRONG, Refuse
from riverrun.server.room import Room
from riverrun.server.routes.asking import TableId, TheHouse
from riverrun.server.wishes import must

SLOW_DOWN = 0.1
"""How long someone who says too much waits between two looks at whether they may go on."""
POINTS = 10
"""How often in a second one socket may point at something."""
LOBBY_PAUSE = 0.5
"""The lobby is told at most once in so many seconds."""

logger = structlog.get_logger()
_encode = msgspec.json.Encoder().encode
_command = msgspec.json.Decoder(messages.Command)
Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{id:str}/socket")
async def table_socket(
    socket: Socket,
    house: TheHouse,
    id: TableId,
    seat: FromQuery[str | None] = None,
    seen: FromQuery[str | None] = None,
) -> None:
    """Looks at a table: updates as they happen, commands with acknowledgement."""
    person = house.people.who(socket)
    async with held(house, socket) as allowed:
        if not allowed:
            return
        try:
            room = await house.hall.room(id)
            watcher = Watcher(house, socket, room, person)
            watcher.look(first_look(seat, seen))
        except Refuse as trouble:
            await socket.send_data(_encode(trouble.message()).decode())
            await socket.close(code=4000 + trouble.status, reason=trouble.reason)
            return
        await watcher.run()


def first_look(seat: str | None, seen: str | None) -> messages.Look:
    """The look that a socket's address asks for, with the same bounds as the command."""
    asked = {name: text for name, text in (("seat", seat), ("seen", seen)) if text is not None}
    try:
        return msgspec.convert(asked, messages.Look, strict=False)
    except msgspec.ValidationError as trouble:
        raise Refuse("bad-request", f"This address is not right: {trouble}.") from None


@asynccontextmanager
async def held(house: House, socket: Socket) -> AsyncIterator[bool]:
    """Accepts a socket and counts it for its person; one too many is closed at once."""
    key = key_of(house, socket)
    await socket.accept()
    if house.sockets.get(key, 0) >= house.settings.limits.sockets:
        await socket.close(code=4429, reason="Too many open connections; close some of your pages.")
        yield False
        return
    house.sockets[key] = house.sockets.get(key, 0) + 1
    try:
        yield True
    finally:
        house.sockets[key] -= 1
        if not house.sockets[key]:
            del house.sockets[key]


class Watcher:
    """One socket at a table."""

    def __init__(self, house: House, socket: Socket, room: Room, person: Person | None) -> None:
        self.house = house
        self.socket = socket
        self.room = room
        self.person = None if person is None else person.id
        self.doer = Doer(house, person)
        self.key = key_of(house, socket)
        self.seat: int | None = None
        self.sent: int | None = None
        """The version the client has; None: it has asked for everything again."""
        self.whole = 0
        """The version up to which it has every entry: while a clock is paused, those before the pause are kept back."""
        self._bell = asyncio.Event()
        self._presence_due = True
        self._points = Buckets(POINTS, POINTS)
        self._pointing: dict[int, str | None] = {}
        """What others point at and the client has not been told; only the last of each seat."""
        self._sending = asyncio.Lock()

    def look(self, wanted: messages.Look) -> None:
        """Looks through a seat's eyes from now on, and wants everything after what was seen."""
        must.look_through(self.room.table, self.person, wanted.seat)
        self.seat = wanted.seat
        self.whole = wanted.seen
        self.sent = None
        self._bell.set()

    def ring(self) -> None:
        self._bell.set()

    def ring_presence(self) -> None:
        self._presence_due = True
        self._bell.set()

    def ring_pointing(self, seat: int, text: str | None) -> None:
        if seat not in self.room.table.seats_of(self.person):
            self._pointing[seat] = text
            self._bell.set()

    async def run(self) -> None:
        """Talks and listens until one side goes."""
        self.house.hall.attach(self.room, self)
        try:
            await until_one_ends(self._talk(), self._listen(), self._say_goodbye())
        finally:
            self.house.hall.detach(self.room, self)
            with suppress(Exception):
                await self.socket.close()

    async def _talk(self) -> None:
        while True:
            await self._bell.wait()
            self._bell.clear()
            version = self.room.table.version
            if self.sent is None or self.sent < version:
                if self.seat not in self.room.table.seats_of(self.person):
                    self.seat = None  # it was given up: another may sit there by now
                table = self.room.table
                update = self.room.tell(self.person, self.seat, self.whole, self.house.time.now())
                self.sent = table.version
                self.whole = self.whole if table.hidden else table.version
                self.house.metrics.told.inc()
                await self._send(update)
            if self._presence_due:
                self._presence_due = False
                here, watching = sorted(self.room.here()), self.room.watching()
                await self._send(_encode(messages.Presence(here, watching, self.house.warming)))
            while self._pointing:
                await self._send(_encode(messages.Pointing(*self._pointing.popitem())))

    async def _listen(self) -> None:
        while True:
            text = await self.socket.receive_text()
            while not self.house.requests.take(self.key):
                await asyncio.sleep(SLOW_DOWN)  # nothing is lost: what follows waits in the connection
            await self._obey(text)

    async def _obey(self, text: str) -> None:
        try:
            if len(text) > self.house.settings.limits.message:
                raise Refuse("too-large", f"A message has at most {self.house.settings.limits.message} bytes.")
            command = _command.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as trouble:
            await self._send(_encode(Refuse("bad-request", f"This is no command: {trouble}.").message()))
            return
        except Refuse as trouble:
            await self._send(_encode(trouble.message()))
            return
        name = getattr(command, "id", None)
        try:
            match command:
                case messages.Look():
                    self.look(command)
                case messages.Ping():
                    await self._send(_encode(messages.Pong(self.room.table.version)))
                case messages.Point():
                    if self._points.take("one socket"):
                        await self.doer.point(self.room.table.id, command)
                case _:
                    done = await self.doer.do(self.room.table.id, command)
                    await self._send(_encode(messages.Done(done, name)))
        except Refuse as trouble:
            await self._send(_encode(trouble.message(name)))
        except (WebSocketDisconnect, RuntimeError, OSError):
            raise  # the client has gone
        except Exception:
            logger.exception("unexpected", table=self.room.table.id, command=type(command).__name__)
            await self._send(_encode(Refuse("unavailable", WENT_WRONG).message(name)))

    async def _say_goodbye(self) -> None:
        await self.house.closing.wait()
        with suppress(Exception):
            await self._send(_encode(messages.Bye("The server restarts; come back in a moment.")))
            await self.socket.close(code=1012, reason="restart")

    async def _send(self, message: bytes) -> None:
        async with self._sending:
            await self.socket.send_data(message.decode(), mode="text")


async def until_one_ends(*works: Awaitable[object]) -> None:
    """Runs these until the first ends, and ends the others; a client that has gone is no error."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        try:
            task.result()
        except (WebSocketDisconnect, TimeoutError, RuntimeError, OSError, Refuse):
            pass
        except Exception:
            logger.exception("unexpected on a websocket")


@websocket("/api/lobby/socket")
async def lobby_socket(socket: Socket, house: TheHouse) -> None:
    """Looks at the lobby: sent anew whenever something in it has changed for this person."""
    async with held(house, socket) as allowed:
        if not allowed:
            return
        person = house.people.who(socket)
        bell = asyncio.Event()
        bell.set()
        key = object()
        house.lobby_bells[key] = (None if person is None else person.id, bell.set)

        async def talk() -> None:
            while True:
                await bell.wait()
                bell.clear()
                lobby = await lobby_of(house, None if person is None else person.id)
                await socket.send_data(_encode(lobby).decode(), mode="text")
                await asyncio.sleep(LOBBY_PAUSE)

        async def listen() -> None:
            while True:
                await socket.receive_text()
                await socket.send_data(_encode(messages.Pong(0)).decode(), mode="text")

        try:
            await until_one_ends(talk(), listen(), house.closing.wait())
        finally:
            house.lobby_bells.pop(key, None)
            with suppress(Exception):
                await socket.close(code=1012)
