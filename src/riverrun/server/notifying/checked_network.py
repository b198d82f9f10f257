"""Requests to checked addresses only: a name is resolved once, and the connection is made to what was found.

So a name cannot lead elsewhere between the check and the connection. Redirects are not followed, proxies of the
environment are not used, and of an answer only the status is read.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Callable, Iterable, Mapping

import httpcore

from riverrun.server.notifying.public_addresses import NotPublic, Resolve


class CheckedNetwork(httpcore.AsyncNetworkBackend):
    """Connects to a name only if all its addresses are allowed, and then to one of these."""

    def __init__(self, find: Resolve, allows: Callable[[str], bool]) -> None:
        self._find = find
        self._allows = allows
        self._network = httpcore.AnyIOBackend()

    async def addresses(self, host: str, port: int) -> list[str]:
        """Return the addresses of a host; NotPublic where any of them is not allowed."""
        found = await self._find(host, port)
        if not found or not all(self._allows(address) for address in found):
            raise NotPublic(host)
        return found

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to the first checked address that answers."""
        trouble: Exception = NotPublic(host)
        for address in await self.addresses(host, port):
            try:
                return await self._network.connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as why:
                trouble = why
        raise trouble

    async def connect_unix_socket(
        self,
        path: str,
        timeout: float | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Refuse: nothing is sent to this machine."""
        raise NotPublic(path)

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


async def post(
    network: CheckedNetwork, trust: ssl.SSLContext, url: str, headers: Mapping[str, str], body: bytes
) -> int:
    """Send a request on a connection of its own and return the status of the answer."""
    pool = httpcore.AsyncConnectionPool(ssl_context=trust, network_backend=network, retries=0)
    async with pool, pool.stream("POST", url, headers=[*headers.items()], content=body) as answer:
        return int(answer.status)
