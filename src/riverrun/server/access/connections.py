"""Connections: requests that come too slowly or with too long a head are closed, and one too many is refused.

Uvicorn limits neither, and a proxy in front may be missing. So a stranger could hold every connection for nothing.
"""

from __future__ import annotations

import asyncio
import functools
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.errors import RequestError

HEAD_SECONDS = 10.0
"""The seconds in which the head of a request must have come, from its first byte or from the connection on."""
BODY_SECONDS = 30.0
"""The seconds in which its body must have come."""
HEAD_BYTES = 32 << 10
"""The longest head of a request: its address and its headers."""
RESERVED = 96
"""The descriptors that connections leave for the database, worker processes and files."""
MOST_DESCRIPTORS = 1 << 16
"""As many descriptors as the server asks the system for, if it may have them."""
TRY_AGAIN = 5
"""The seconds after which somebody who was refused a connection should try again."""

TOO_SLOW = (b"408 Request Timeout", RequestError("bad-request", Sentence("rr-error-too-slow")))
TOO_LONG = (b"431 Request Header Fields Too Large", RequestError("too-large", Sentence("rr-error-head-too-large")))
FULL = (
    b"503 Service Unavailable",
    RequestError("unavailable", Sentence("rr-error-server-full", {"seconds": TRY_AGAIN}), wait=TRY_AGAIN),
)


@functools.cache
def most_connections() -> int | None:
    """Return how many connections this process may hold; None: the system does not say.

    The soft limit of descriptors is raised first, as far as that is allowed.
    """
    try:
        import resource
    except ImportError:  # Windows
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return None if soft == resource.RLIM_INFINITY else max(soft - RESERVED, soft // 2)


class GuardedProtocol(HttpToolsProtocol):
    """Uvicorn's HTTP connection with limits of time, size and number."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._timer: asyncio.TimerHandle | None = None
        self._in_head = True
        self._head = 0
        self._closed = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        most = most_connections()
        if most is not None and len(self.connections) > most:
            self._refuse(*FULL)
        else:
            self._allow(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._closed:
            return
        super().data_received(data)
        if self._in_head:
            self._head += len(data)
        if self._head > HEAD_BYTES and not self._closed:
            self._refuse(*TOO_LONG)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head = True, 0
        self._allow(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._head = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if self._head > HEAD_BYTES:
            return  # nobody is asked to answer it
        if self.parser.should_upgrade():
            self._stop_timer()
        else:
            self._allow(BODY_SECONDS)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if self._head <= HEAD_BYTES:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop_timer()
        if self._head <= HEAD_BYTES:
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        if self._head <= HEAD_BYTES:
            super().handle_websocket_upgrade()

    def _allow(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._too_slow)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        begun = self._in_head and self._head > 0
        if begun or (self.cycle is not None and not self.cycle.response_started):
            self._refuse(*TOO_SLOW)
        else:  # nothing was asked
            self._closed = True
            self.transport.close()

    def _refuse(self, status: bytes, why: RequestError) -> None:
        """Answer in one sentence and close."""
        self._closed = True
        self._stop_timer()
        body = msgspec.json.encode(why.message())
        lines = [b"HTTP/1.1 " + status, b"content-type: application/json", b"connection: close"]
        lines += [f"{name}: {value}".encode() for name, value in why.headers.items()]
        lines.append(f"content-length: {len(body)}".encode())
        self.transport.write(b"\r\n".join(lines) + b"\r\n\r\n" + body)
        self.transport.close()
