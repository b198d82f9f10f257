"""The middleware around every request: its origin, its rate, the headers of every answer, and the log line."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import structlog
from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from riverrun.server.access.auth import Connection, CookieAuth
from riverrun.server.access.client import Proxies
from riverrun.server.access.origin import check_origin
from riverrun.server.access.rate_limit import ScopedLimiter
from riverrun.server.errors import RequestError
from riverrun.server.logs import cut
from riverrun.server.monitoring.metrics import Metrics
from riverrun.server.settings import Settings

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


class RequestMiddleware:
    """An ASGI layer around the whole application, unknown paths too."""

    def __init__(
        self, app: ASGIApp, settings: Settings, auth: CookieAuth, requests: ScopedLimiter, metrics: Metrics
    ) -> None:
        self.app = app
        self.base_url = settings.base_url
        self.secure = settings.secure
        self.proxies = Proxies(settings.proxy_header, settings.proxies)
        self._warned = False
        self.auth = auth
        self.requests = requests
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        self._forward(scope)
        connection: Connection = ASGIConnection(scope, receive, send)
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS]
                if self.secure:
                    message["headers"] = [*message["headers"], (b"strict-transport-security", b"max-age=31536000")]
            await send(message)

        try:
            self._check(scope, connection)
        except RequestError as trouble:
            await refuse(scope, receive, send_with_headers, trouble)
        else:
            await self.app(scope, receive, send_with_headers)
        if "method" in scope:
            self._log(scope, status, time.perf_counter() - begun)

    def _forward(self, scope: Any) -> None:
        """Take the client's address from the proxy that is believed; say once if there seems to be another."""
        if not self.proxies.apply(scope) and not self._warned:
            self._warned = True
            logger.warning("X-Forwarded-For is not believed: limits count the proxy's address; give --proxy-header")

    def _check(self, scope: Any, connection: Connection) -> None:
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            check_origin(connection, self.base_url)
        api = scope["path"].lstrip("/").startswith("api/")  # routing takes //api/me for /api/me
        if api:
            self.requests.require(self.auth.client(connection))

    def _log(self, scope: Any, status: int, seconds: float) -> None:
        """Count a request and log one line: no query, no cookie, no body, so no secret."""
        method = scope["method"] if scope["method"] in METHODS else "other"
        self.metrics.requests.labels(method, str(status)).inc()
        self.metrics.seconds.observe(seconds)
        level = logger.warning if status >= 500 else logger.info if status >= 400 else logger.debug
        method, path = cut(scope["method"]), cut(scope["path"])
        level("request", method=method, path=path, status=status, ms=round(1000 * seconds, 1))


async def refuse(scope: Any, receive: Receive, send: Send, trouble: RequestError) -> None:
    """Answer without asking the application."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4000 + trouble.status, "reason": trouble.close_reason})
        return
    body = msgspec.json.encode(trouble.message())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in trouble.headers.items()]
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
