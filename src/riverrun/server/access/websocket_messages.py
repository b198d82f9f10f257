"""Websocket messages: a text goes straight to a connection that keeps up, without a task or a frame being made for it.

By way of the application interface (ASGI) and the layers upon it, a message passes ten functions and several waits. At
a table every move is told to each seat, so that it counts.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION = "riverrun.messages"
"""The name under which a websocket's scope has its connection; elsewhere, in tests say, it has none."""
QUEUED = 8
"""The messages of a client that wait to be read before no more are taken from its connection."""


class MessageProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's websocket connection, with a short way out."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def send_text(self, message: bytes) -> bool:
        """Send a text at once; False: the client does not keep up, or is gone, and the long way knows what to do."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not State.OPEN:
            return False
        if self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(text_header(len(message)) + message)
        return True

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; reading pauses where several wait, not at each."""
        paused = self.read_paused
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= QUEUED:
            self.read_paused = True
            self.transport.pause_reading()


def text_header(length: int) -> bytes:
    """Return what a text of so many bytes begins with as a frame: final, not masked, not compressed (RFC 6455, 5.2)."""
    if length < 126:
        return b"\x81%c" % length
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2)
    return b"\x81\x7f" + length.to_bytes(8)


async def send_text(socket: Any, message: bytes) -> None:
    """Send a text by the short way, or by the long one, which waits for a client that does not keep up."""
    direct = direct_connection(socket.scope)
    if direct is None or not direct.send_text(message):
        await socket.send_data(message.decode(), mode="text")


def direct_connection(scope: Any) -> MessageProtocol | None:
    """Return the connection of a websocket's scope, where it has a short way out."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return found if isinstance(found, MessageProtocol) else None
