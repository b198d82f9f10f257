"""A table's websocket: it answers commands, and when the table has a newer version it sends everything after.

A slow client gets fewer and longer updates, a lost one asks again from the version it has, and nothing is queued.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from riverrun import __version__
from riverrun.kernel.language.sentences import Sentence
from riverrun.server.access.auth import Person, id_of
from riverrun.server.access.client import Client
from riverrun.server.access.rate_limit import RateLimiter, ScopedLimiter
from riverrun.server.access.websocket_messages import direct_connection
from riverrun.server.api import messages
from riverrun.server.api.command_handler import CommandHandler
from riverrun.server.api.language import asked_language, in_words
from riverrun.server.api.messages.decoding import decode_command
from riverrun.server.api.routes.static_files import build
from riverrun.server.errors import WENT_WRONG, RequestError
from riverrun.server.sessions.session import Session
from riverrun.server.table.commands import preconditions
from riverrun.server.table.telling.projection import Told

THROTTLE_POLL = 0.1
"""The seconds between two polls whether a client that has sent too much may go on."""
POINTS = 10
"""How often in a second one socket may point at something."""

logger = structlog.get_logger()
Socket = WebSocket[Any, Any, Any]

encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class SocketServices:
    """What every table's socket uses."""

    handler: CommandHandler
    requests: ScopedLimiter
    largest_message: int
    closing: asyncio.Event
    """Set when the server goes down."""
    compile_status: Callable[[], messages.CompileStatus]


class TableSocket:
    """One socket that watches a table."""

    def __init__(
        self,
        services: SocketServices,
        socket: Socket,
        session: Session,
        person: Person | None,
        client: Client,
        *,
        changes: bool = False,
    ) -> None:
        """`client` is the key by which its messages are counted; `changes`: its updates tell what has changed."""
        self.services = services
        self.registry = services.handler.registry
        self.socket = socket
        self.direct = direct_connection(socket.scope)
        self.session = session
        self.who = person
        self.person = id_of(person)
        self.client = client
        self.language = asked_language(socket.scope["query_string"])
        """The language in which it wants words beside sentences; None: it makes its own."""
        self.changes = changes and self.language is None
        self.seat: int | None = None
        self.sent: int | None = None
        """The version the client has; None: it has asked for everything again."""
        self.complete = 0
        """The version up to which it has every entry: while a clock is paused, those before the pause are kept back."""
        self.told: Told | None = None
        """What it was told last; None: it is to be told everything."""
        self._changed = asyncio.Event()
        self._presence_changed = True
        self._points = RateLimiter(POINTS, POINTS)
        self._pointing: dict[int, str | None] = {}
        """What others point at and the client has not been told; only the last of each seat."""
        self._sending = asyncio.Lock()

    async def look(self, wanted: messages.LookCommand) -> None:
        """Show the table as a seat sees it from now on, and send everything after what was seen."""
        await self.registry.check(self.session, lambda table: preconditions.may_look(table, self.person, wanted.seat))
        self.seat = wanted.seat
        self.complete = wanted.seen
        if wanted.latest is not None and wanted.seen == 0:
            self.complete = max(0, self.session.table.version - wanted.latest)
        self.sent = None
        self.told = None
        self._changed.set()

    def notify(self) -> None:
        """Tell the new version at once; a client that does not keep up is told by its own task, when it can be."""
        if self.sent == self.session.table.version:
            return
        if self.sent is None or self._sending.locked() or not self._told_now():
            self._changed.set()

    def _told_now(self) -> bool:
        if self.direct is None or self.language is not None or not self.direct.writable.is_set():
            return False
        try:
            return self.direct.send_text(self._update())
        except Exception:
            logger.exception("unexpected", table=self.session.table.id)
            self.sent = self.told = None  # its own task tries again, with everything
            return False

    def notify_presence(self) -> None:
        self._presence_changed = True
        self._changed.set()

    def notify_pointing(self, seat: int, text: str | None) -> None:
        if seat not in self.session.table.seats_of(self.person):
            self._pointing[seat] = text
            self._changed.set()

    async def run(self) -> None:
        """Send and receive until one side goes."""
        await self._send(encode(messages.Hello(build(), __version__)))
        self.registry.subscribe(self.session, self)
        try:
            await until_one_ends(self._send_updates(), self._receive(), self._say_goodbye())
        finally:
            self.registry.unsubscribe(self.session, self)
            with suppress(Exception):
                await self.socket.close()

    async def _send_updates(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            version = self.session.table.version
            if self.sent is None or self.sent < version:
                await self._send(self._update())
            if self._presence_changed:
                self._presence_changed = False
                present, spectators = sorted(self.session.present_seats()), self.session.spectators()
                status = self.services.compile_status()
                await self._send(encode(messages.Presence(present, spectators, status, self.session.bots_shortened)))
            while self._pointing:
                await self._send(encode(messages.Pointing(*self._pointing.popitem())))

    def _update(self) -> bytes:
        """Return what is told now; it counts as told."""
        table = self.session.table
        if self.seat is not None and self.seat not in table.seats_of(self.person):
            self.seat = None  # it was given up: another may sit there by now
        told = self.told if self.changes else None
        now = self.registry.time.now() if table.timed else 0.0
        update, self.told = self.session.update_for(self.person, self.seat, self.complete, now, told)
        self.sent = table.version
        self.complete = self.complete if table.hidden else table.version
        self.registry.updates += 1
        return update

    async def _receive(self) -> None:
        while True:
            text = await self.socket.receive_text()
            while not self.services.requests.take(self.client):
                await asyncio.sleep(THROTTLE_POLL)  # nothing is lost: what follows waits in the connection
            await self._handle(text)

    async def _handle(self, text: str) -> None:
        try:
            command = decode_command(text, self.services.largest_message)
        except RequestError as trouble:
            await self._send(encode(trouble.message()))
            return
        id = getattr(command, "id", None)
        try:
            match command:
                case messages.LookCommand():
                    await self.look(command)
                case messages.PingCommand():
                    await self._send(encode(messages.Pong(self.session.table.version)))
                case messages.PointCommand():
                    if self._points.take("one socket"):
                        await self.services.handler.point(self.who, self.session.table.id, command)
                case _:
                    done = await self.services.handler.handle(self.who, self.session.table.id, command)
                    await self._send(encode(messages.Ack(done, id)))
        except RequestError as trouble:
            await self._send(encode(trouble.message(id)))
        except (WebSocketDisconnect, RuntimeError, OSError):
            raise  # the client has gone
        except Exception:
            logger.exception("unexpected", table=self.session.table.id, command=type(command).__name__)
            await self._send(encode(RequestError("unavailable", WENT_WRONG).message(id)))

    async def _say_goodbye(self) -> None:
        await self.services.closing.wait()
        with suppress(Exception):
            await self._send(encode(messages.Bye(Sentence("rr-error-restarting"))))
            await self.socket.close(code=1012, reason="restart")

    async def _send(self, message: bytes) -> None:
        if self.language is not None:
            message = in_words(message, self.language, self.session.table.game)
        if self.direct is not None and not self._sending.locked() and self.direct.send_text(message):
            return
        async with self._sending:
            await self.socket.send_data(message.decode(), mode="text")


async def until_one_ends(*works: Awaitable[object]) -> None:
    """Run these until the first ends, and cancel the others; a client that has gone is no error."""
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
        except (WebSocketDisconnect, TimeoutError, RuntimeError, OSError, RequestError):
            pass
        except Exception:
            logger.exception("unexpected on a websocket")
