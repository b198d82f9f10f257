"""Public addresses: which https addresses the server may send to, and which network addresses they may lead to."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

LONGEST = 1000
PORTS = (443, 8443)
"""Where https is served."""
REFUSED = [
    ipaddress.ip_network(network)
    for network in (
        "192.0.0.0/24",  # protocol assignments; the metadata of a cloud
        "192.88.99.0/24",  # relays from IPv4 to IPv6
        "168.63.129.16/32",  # the metadata of a cloud, at an address that looks public
        "2001::/23",  # Teredo and others
        "2002::/16",  # 6to4: an IPv4 address in disguise
        "3fff::/20",  # documentation
    )
]
"""Addresses that Python calls global, or does not call private in every version, and that are not anybody's server."""
UNICAST = ipaddress.ip_network("2000::/3")
"""Where all public IPv6 addresses are: neither IPv4-mapped ones nor NAT64's are among them."""
HOST = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?\.?|\[[0-9a-f:.]+\]", re.IGNORECASE)

Resolve = Callable[[str, int], Awaitable[list[str]]]
"""Returns all addresses of a name."""


class NotPublic(Exception):
    """An address that is no https address, or leads to an address that is not public."""


class NotFound(Exception):
    """A name for which no address is found."""


def is_public(address: str) -> bool:
    """Return whether an address may be anybody's on the internet: none of this machine, this network or a cloud's."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    if any(ip in network for network in REFUSED if network.version == ip.version):
        return False
    if ip.version == 6 and ip not in UNICAST:
        return False
    return ip.is_global and not (ip.is_multicast or ip.is_private or ip.is_reserved or ip.is_link_local)


def is_https(url: str) -> bool:
    """Return whether an address is a plain https address: of a host, without a password, at a port for https."""
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or set(url) & set(' "<>\\^`{|}'):
        return False
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return False
    named = HOST.fullmatch(parts.netloc.rpartition(":")[0] if port is not None else parts.netloc)
    return parts.scheme == "https" and named is not None and (port is None or port in PORTS) and "#" not in url


def host_of(url: str) -> str:
    """Return the host of an address: all of it that a log may have."""
    return urlsplit(url).hostname or ""


async def resolve(host: str, port: int) -> list[str]:
    """Return all addresses of a name."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(one[4][0]) for one in found))
