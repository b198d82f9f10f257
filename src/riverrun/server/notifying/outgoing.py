"""Outgoing requests: over https to public addresses that others have chosen, in five seconds, a few times at most."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import structlog

from riverrun.server.notifying.public_addresses import (
    NotFound,
    NotPublic,
    Resolve,
    host_of,
    is_https,
    is_public,
    resolve,
)

if TYPE_CHECKING:
    from riverrun.server.notifying.checked_network import CheckedNetwork

SECONDS = 5.0
"""How long a request may take, from the name to the status."""
AT_ONCE = 16
"""The most requests that are under way."""
RETRIES = (30.0, 300.0)
"""The seconds after which a request that failed is tried again."""

logger = structlog.get_logger()


class OutgoingRequests:
    """Sends requests. Tests bring their own `find`, `allows`, `is_address` and `trust`; a server never does."""

    def __init__(
        self,
        find: Resolve = resolve,
        allows: Callable[[str], bool] = is_public,
        is_address: Callable[[str], bool] = is_https,
        trust: Callable[[], ssl.SSLContext] | None = None,
    ) -> None:
        self.is_address = is_address
        self.retries = RETRIES
        self._find = find
        self._allows = allows
        self._trust = trust or usual_authorities
        self._free = asyncio.Semaphore(AT_ONCE)

    @cached_property
    def _network(self) -> CheckedNetwork:
        """The network, whose library is loaded with the first request."""
        from riverrun.server.notifying.checked_network import CheckedNetwork

        return CheckedNetwork(self._find, self._allows)

    @cached_property
    def _ssl(self) -> ssl.SSLContext:
        return self._trust()

    async def require_public(self, url: str) -> None:
        """Raise NotPublic for an address to which nothing may be sent, NotFound for a name that leads nowhere."""
        if not self.is_address(url):
            raise NotPublic(url)
        parts = urlsplit(url)
        try:
            async with asyncio.timeout(SECONDS):
                await self._network.addresses(parts.hostname or "", parts.port or 443)
        except (OSError, TimeoutError, UnicodeError):
            raise NotFound(url) from None

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send a request and return the status of its answer; 0: there was none in time, or the address is refused."""
        from riverrun.server.notifying.checked_network import post

        if not self.is_address(url):
            return 0
        try:
            async with self._free, asyncio.timeout(SECONDS):
                return await post(self._network, self._ssl, url, headers, body)
        except NotPublic:
            logger.warning("address not public", host=host_of(url))
        except Exception as trouble:
            logger.info("no answer", host=host_of(url), why=type(trouble).__name__)
        return 0

    async def post_until_taken(self, url: str, headers: Callable[[], Mapping[str, str]], body: bytes) -> int:
        """Send a request, and a few times again where the other side is away or busy; return the last status."""
        status = await self.post(url, headers(), body)
        for wait in self.retries:
            if status not in (0, 429) and status < 500:
                break
            await asyncio.sleep(wait)
            status = await self.post(url, headers(), body)
        return status


def usual_authorities() -> ssl.SSLContext:
    """Return what certificates are checked by."""
    import certifi

    return ssl.create_default_context(cafile=certifi.where())
