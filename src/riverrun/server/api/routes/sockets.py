"""The websocket routes: one that watches a table as a seat sees it, and one that watches the lobby."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from riverrun import __version__
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.wrong_shapes import shape
from riverrun.server.access.auth import CookieAuth, id_of
from riverrun.server.access.client import Client
from riverrun.server.access.rate_limit import NETWORK
from riverrun.server.access.websocket_messages import send_text
from riverrun.server.api import messages
from riverrun.server.api.language import asked_language, in_words
from riverrun.server.api.lobby import LobbyService, LobbyWatcher
from riverrun.server.api.routes.static_files import build
from riverrun.server.api.table_socket import THROTTLE_POLL, Socket, SocketServices, TableSocket, encode, until_one_ends
from riverrun.server.errors import RequestError
from riverrun.server.settings import Limits

LOBBY_PAUSE = 0.5
"""The least seconds between two lobbies that are sent over one socket."""
REVOKED_AFTER = 2.0
"""The seconds until the sockets of whose cookies were revoked close: the device that asked has a new cookie by then."""


class SocketGate:
    """Accepts websockets and counts them for each person, address and network."""

    def __init__(self, auth: CookieAuth, limits: Limits) -> None:
        self.auth = auth
        self.limits = limits
        self.count = 0
        """How many websockets there are in all."""
        self._open: defaultdict[str, set[Socket]] = defaultdict(set)
        """Those of each person, or of each address of people without a name."""
        self._closing: set[asyncio.Task[None]] = set()
        self._addresses: Counter[str] = Counter()
        self._networks: Counter[str] = Counter()

    @asynccontextmanager
    async def accepted(self, socket: Socket) -> AsyncIterator[bool]:
        """Accept a socket and count it; one too many is closed at once, and False given."""
        client = self.auth.client(socket)
        await socket.accept()
        refused = self._refusal(client)
        if refused is not None:
            await socket.close(*refused)
            yield False
            return
        held = ((self._addresses, client.address), (self._networks, client.network))
        self.count += 1
        for counter, key in held:
            counter[key] += 1
        self._open[client.key].add(socket)
        try:
            yield True
        finally:
            self.count -= 1
            self._open[client.key].discard(socket)
            if not self._open[client.key]:
                del self._open[client.key]
            for counter, key in held:
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]

    def revoke(self, person: str) -> None:
        """Close the sockets that a person has now; whoever still may opens another one with a cookie that counts."""
        if not (sockets := [*self._open.get(person, ())]):
            return
        task = asyncio.create_task(self._close(sockets))
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    async def _close(self, sockets: list[Socket]) -> None:
        await asyncio.sleep(REVOKED_AFTER)
        for socket in sockets:
            with suppress(Exception):  # it has gone by itself
                await socket.close(code=1012, reason="revoked")

    def _refusal(self, client: Client) -> tuple[int, str] | None:
        """Return the code and the reason by which one more socket is closed; None: it may stay."""
        if self.count >= self.limits.server_sockets:
            return 4503, "rr-error-server-full"
        if len(self._open.get(client.key, ())) >= self.limits.sockets:
            return 4429, "rr-error-too-many-connections"
        most = self.limits.address_share * self.limits.address_sockets
        if most and (self._addresses[client.address] >= most or self._networks[client.network] >= NETWORK * most):
            return 4429, "rr-error-too-many-connections"
        return None


@websocket("/api/tables/{id:str}/socket")
async def table_socket(
    socket: Socket,
    auth: NamedDependency[CookieAuth],
    socket_gate: NamedDependency[SocketGate],
    socket_services: NamedDependency[SocketServices],
    id: FromPath[str],
    seat: FromQuery[str | None] = None,
    seen: FromQuery[str | None] = None,
    latest: FromQuery[str | None] = None,
    changes: FromQuery[str | None] = None,
) -> None:
    """Watch a table: updates as they happen, commands with acknowledgement."""
    async with socket_gate.accepted(socket) as allowed:
        if not allowed:
            return
        try:
            session = await socket_services.handler.registry.session(id)
            person, client = auth.person(socket), auth.client(socket)
            watching = TableSocket(socket_services, socket, session, person, client, changes=changes == "yes")
            await watching.look(first_look(seat, seen, latest))
        except RequestError as trouble:
            await socket.send_data(refusal(socket, trouble).decode())
            await socket.close(code=4000 + trouble.status, reason=trouble.close_reason)
            return
        await watching.run()


def refusal(socket: Socket, trouble: RequestError) -> bytes:
    """Return what a socket is told that is closed at once."""
    language = asked_language(socket.scope["query_string"])
    message = encode(trouble.message())
    return message if language is None else in_words(message, language, None)


def first_look(seat: str | None, seen: str | None, latest: str | None = None) -> messages.LookCommand:
    """Return the look that a socket's address asks for, with the same bounds as the command."""
    given = (("seat", seat), ("seen", seen), ("latest", latest))
    asked = {name: text for name, text in given if text is not None}
    try:
        return msgspec.convert(asked, messages.LookCommand, strict=False)
    except msgspec.ValidationError as trouble:
        raise RequestError("bad-request", Sentence("rr-error-bad-address", {"detail": shape(str(trouble))})) from None


@websocket("/api/lobby/socket")
async def lobby_socket(
    socket: Socket,
    auth: NamedDependency[CookieAuth],
    socket_gate: NamedDependency[SocketGate],
    socket_services: NamedDependency[SocketServices],
    lobby: NamedDependency[LobbyService],
) -> None:
    """Watch the lobby: sent anew whenever something in it has changed for this person."""
    async with socket_gate.accepted(socket) as allowed:
        if not allowed:
            return
        person, client = id_of(auth.person(socket)), auth.client(socket)

        async def send(watcher: LobbyWatcher) -> None:
            await send_text(socket, encode(messages.Hello(build(), __version__)))
            while True:
                await send_text(socket, await lobby.encoded_for(watcher))
                await asyncio.sleep(LOBBY_PAUSE)
                await watcher.changed.wait()
                await asyncio.sleep(lobby.delay())

        async def receive() -> None:
            while True:
                await socket.receive_text()
                while not socket_services.requests.take(client):
                    await asyncio.sleep(THROTTLE_POLL)
                await send_text(socket, encode(messages.Pong(0)))

        try:
            with lobby.watching(person) as watcher:
                await until_one_ends(send(watcher), receive())  # the second ends with the server, too
        finally:
            with suppress(Exception):
                await socket.close(code=1012)
