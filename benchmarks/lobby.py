"""How many people one server process shows the lobby: sockets that watch it while tables come and go.

    python benchmarks/lobby.py --sockets 10000 --seconds 30

starts a server of its own, whose sockets are held by this process. Every few seconds a table is opened that all may
join, and closed again: each time everyone's lobby changes. Nothing passes or fails by a figure here.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from typing import Any

import httpx
import msgspec
import websockets
from load import cpu, free_port, healthy, memory, warm

from riverrun.server.access.auth import COOKIE, CookieAuth, Person

AT_ONCE = 64


@dataclass
class Figures:
    """What was measured."""

    sockets: int
    changes: int
    """How often the lobby changed for everyone."""
    told: int
    """How many lobbies arrived meanwhile."""
    late: float
    """Seconds from a change until the last socket was told it, at worst."""
    cpu: float
    """Share of one core that the server used."""
    cpu_idle: float
    """The same while nothing changed."""
    connecting: float
    """Milliseconds of the server's processor time for each connection, until it is told its first lobby."""
    memory_empty: float
    memory: float
    """MB of the server process."""


class Watchers:
    """Everyone who watches the lobby."""

    def __init__(self, url: str, secret: str) -> None:
        self.url = url
        self.auth = CookieAuth(secret, secure=False)
        self.lines: list[Any] = []
        self.told = 0
        self.last = 0.0
        """When somebody was told something last."""
        self._listeners: list[asyncio.Task[None]] = []

    def cookie(self) -> str:
        return f"{COOKIE}={self.auth.cookie(Person(secrets.token_hex(16), 'Somebody')).value}"

    async def open(self, count: int) -> None:
        """Connects so many people."""
        limit = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with limit:
                address = self.url.replace("http", "ws", 1) + "/api/lobby/socket"
                line = await websockets.connect(
                    address,
                    additional_headers={"Cookie": self.cookie()},
                    compression=None,
                    ping_interval=None,
                    open_timeout=60,
                    proxy=None,
                )
                self.lines.append(line)
                self._listeners.append(asyncio.create_task(self._listen(line)))

        await asyncio.gather(*(one() for _ in range(count)))

    async def _listen(self, line: Any) -> None:
        while True:
            if b'"open"' in await line.recv(decode=False):
                self.told += 1
                self.last = time.perf_counter()

    async def close(self) -> None:
        """Hangs up."""
        for task in self._listeners:
            task.cancel()
        for line in self.lines:
            line.transport.abort()


async def change(http: httpx.AsyncClient, game: str) -> None:
    """Opens a table that all may join, and closes it again."""
    asked = {"game": game, "seats": [{"kind": "invite"}, {"kind": "invite"}], "listed": True}
    opened = (await http.post("/api/tables", json=asked)).raise_for_status().json()
    await asyncio.sleep(1)
    (await http.post(f"/api/tables/{opened['id']}/close", json={})).raise_for_status()


async def measure(sockets: int, seconds: float, every: float, game: str, options: list[str]) -> Figures:
    """Starts a server and has it watched."""
    port, secret = free_port(), secrets.token_hex(32)
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "riverrun", "serve", "--port", str(port), "--data", folder, "--log", "warning"]
        words += ["--address-limits", "0", *options]
        server = subprocess.Popen(words, stdout=subprocess.DEVNULL, env=os.environ | {"RIVERRUN_SECRET": secret})
        url = f"http://127.0.0.1:{port}"
        try:
            await healthy(url)
            await warm(url)
            empty, _ = memory(server.pid)
            watchers, connecting = Watchers(url, secret), cpu(server.pid)
            await watchers.open(sockets)
            await asyncio.sleep(5)
            connecting = cpu(server.pid) - connecting
            idle, at = cpu(server.pid), time.perf_counter()
            await asyncio.sleep(seconds / 2)
            idle_share = (cpu(server.pid) - idle) / (time.perf_counter() - at)
            headers = {"Cookie": watchers.cookie()}
            async with httpx.AsyncClient(base_url=url, headers=headers, timeout=60) as http:
                before, begun, told = cpu(server.pid), time.perf_counter(), watchers.told
                changes, late = 0, 0.0
                while time.perf_counter() - begun < seconds:
                    changed = time.perf_counter()
                    await change(http, game)
                    changes += 2
                    await asyncio.sleep(max(0.0, changed + every - time.perf_counter()))
                    late = max(late, watchers.last - changed - 1)
                share = (cpu(server.pid) - before) / (time.perf_counter() - begun)
            alone, _ = memory(server.pid)
            connected = 1000 * connecting / sockets
            figures = Figures(sockets, changes, watchers.told - told, late, share, idle_share, connected, empty, alone)
            await watchers.close()
        finally:
            server.send_signal(signal.SIGTERM)
            try:
                server.wait(60)
            except subprocess.TimeoutExpired:
                server.kill()
    return figures


def main() -> None:
    """Measures what was asked for."""
    parser = argparse.ArgumentParser(description="Has many people watch a server's lobby.")
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--every", type=float, default=10.0, help="seconds from one such table to the next")
    parser.add_argument("--game", default="flow-of-history")
    parser.add_argument("--option", action="append", default=[], help="a further word of `riverrun serve`")
    wanted = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted.sockets + 200:
        raise SystemExit(f"A process may hold {hard} files here, which is too few (ulimit -Hn).")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted.sockets + 200), hard))
    figures = asyncio.run(measure(wanted.sockets, wanted.seconds, wanted.every, wanted.game, wanted.option))
    print(json.dumps(msgspec.to_builtins(figures), indent=2))


if __name__ == "__main__":
    main()
