"""The socket at which a server listens, and the address that people open."""

from __future__ import annotations

import socket

from riverrun.kernel.errors import BadOption

FIRST_PORT = 8000
PORTS_TRIED = 50


def listen(host: str, port: int | None) -> socket.socket:
    """Open the listening socket: at the given port, or the first free one from 8000."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    tried = range(FIRST_PORT, FIRST_PORT + PORTS_TRIED) if port is None else [port]
    trouble: OSError | OverflowError | None = None
    for number in tried:
        # With the protocol named, asyncio turns Nagle's delay off.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen(2048)
        except (OSError, OverflowError) as why:
            listening.close()
            trouble = why
            continue
        listening.set_inheritable(True)
        return listening
    reason = (getattr(trouble, "strerror", None) or str(trouble)).rstrip(".")
    where = f"{host}:{port}" if port is not None else f"{host}, ports {tried[0]} to {tried[-1]}"
    raise BadOption(f"Cannot listen at {where}: {reason}. Give another --port or --host.")


def address_of(listening: socket.socket) -> str:
    """Return what to open in a browser."""
    host, port = listening.getsockname()[:2]
    host = "127.0.0.1" if host == "0.0.0.0" else f"[{host}]" if ":" in host else host
    return f"http://{host}:{port}"
