"""The guard at the door: where a request comes from, how often, what every answer carries, and the log line."""

from __future__ import annotations

import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from riverrun.server.house import House
from riverrun.server.refusal import Refuse

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE = ("GET", "HEAD", "OPTIONS")
METHODS = (*SAFE, "POST", "PUT", "PATCH", "DELETE")
"""The methods that are counted by name; there is no end to what others may be called."""

logger = structlog.get_logger()


class Guard:
    """An ASGI layer around the whole application."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope, receive, send)
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS]
                if self.house.settings.secure:
                    message["headers"] = [*message["headers"], (b"strict-transport-security", b"max-age=31536000")]
            await send(message)

        try:
            self._check(scope, connection)
        except Refuse as trouble:
            await refuse(scope, receive, send_with_headers, trouble)
        else:
            await self.app(scope, receive, send_with_headers)
        if "method" in scope:
            self._note(scope, status, time.perf_counter() - begun)

    def _check(self, scope: Any, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            check_origin(connection, self.house.settings.base_url)
        api = scope["path"].lstrip("/").startswith("api/")  # routing takes //api/me for /api/me
        if api and not self.house.requests.take(key_of(self.house, connection)):
            wait = self.house.requests.wait()
            raise Refuse("too-many", f"Too many requests; wait {wait} s and try again.", wait=wait)

    def _note(self, scope: Any, status: int, seconds: float) -> None:
        """One line a request: no query, no cookie, no body, so no secret."""
        method = scope["method"] if scope["method"] in METHODS else "other"
        self.house.metrics.requests.labels(method, str(status)).inc()
        self.house.metrics.seconds.observe(seconds)
        level = logger.warning if status >= 500 else logger.info if status >= 400 else logger.debug
        level("request", method=scope["method"], path=scope["path"], status=status, ms=round(1000 * seconds, 1))


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], base_url: str | None) -> None:
    """What would change something may come from our own page or from a program, not from another site's page.

    Browsers say where a request comes from (Origin, Sec-Fetch-Site) and pages cannot change what they say; programs
    say nothing. With cookies that other sites cannot send along, that is the protection against forged requests.
    """
    headers = connection.headers
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refuse("not-allowed", "This request comes from another site's page.")
    origin = headers.get("origin")
    if origin is None:
        return
    hosts = {headers.get("host", "")}
    if base_url is not None:
        hosts = {urlsplit(base_url).netloc}
    try:
        from_host = urlsplit(origin).netloc
    except ValueError:
        from_host = ""
    if not from_host or from_host not in hosts:
        raise Refuse("not-allowed", "This request comes from another site's page.")


def key_of(house: House, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whom requests are counted for: the person, or the address of someone without a name."""
    person = house.people.who(connection)
    if person is not None:
        return person.id
    return connection.client.host if connection.client is not None else "?"


async def refuse(scope: Any, receive: Receive, send: Send, trouble: Refuse) -> None:
    """Answers without asking the application."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4000 + trouble.status, "reason": trouble.reason})
        return
    body = msgspec.json.encode(trouble.message())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in trouble.headers.items()]
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
