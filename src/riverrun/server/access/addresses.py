"""Addresses: which of them only this machine can open, and where the server is in the home network."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from urllib.parse import urlsplit

ELSEWHERE = ("192.0.2.1", 9)
"""An address that is nobody's (RFC 5737): asking for the way there sends nothing, and tells which address is ours."""
EVERYWHERE = ("", "0.0.0.0", "::")
"""What a server listens at to be reached in every network."""


def is_loopback(host: str) -> bool:
    """Return whether only this machine can reach a host."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def host_of(url: str) -> str:
    """Return the host that an address names."""
    return urlsplit(url).hostname or ""


def network_url(url: str, listening: str) -> str | None:
    """Return the same address as others in the home network open it; None: the server is not to be found there.

    `listening` is the host that the server listens at.
    """
    host = home_address() if listening in EVERYWHERE else listening
    if host is None or is_loopback(host):
        return None
    parts = urlsplit(url)
    named = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{named}{f':{parts.port}' if parts.port is not None else ''}"


def home_address() -> str | None:
    """Return this machine's address in its network; None: it is in none."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        asked.connect(ELSEWHERE)
        host = str(asked.getsockname()[0])
        return None if is_loopback(host) else host
    return None
