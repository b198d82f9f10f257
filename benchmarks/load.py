"""How much a running server carries: tables of four people on websockets who play random moves at a given rate.

    python benchmarks/load.py --tables 250 --rate 200 --seconds 30

starts a server of its own (SQLite in a temporary folder), opens the tables, sits 4 people at each, and lets moves fall
due at the given rate over all tables. The figure is the time from sending a move to its arrival at each of the other
three, and `ms a move` the server's processor time. `--servers 1 2` (with `--database` and `--broker`) shows how it
grows, `--peer` runs boardgame.io's server under the same load in the same run (Node; see benchmarks/boardgame_io).
Nothing passes or fails by a figure here.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
import websockets

from riverrun.server.access.auth import COOKIE, CookieAuth, Person

SEATS = 4


@dataclass
class Figures:
    """What was measured."""

    server: str
    tables: int
    sockets: int
    asked: float
    """Moves a second that were asked for."""
    moves: float
    """Moves a second that were made."""
    p50: float
    p99: float
    worst: float
    """Milliseconds from sending a move to its arrival at another player."""
    memory_empty: float
    memory: float
    """MB of the server and its children, with one table and its rules loaded, and after all were opened and played."""
    memory_main: float
    cpu: float
    """Share of one core that the server used."""
    cost: float
    """Milliseconds of the server's processor time for each move."""
    update_bytes: float
    """Bytes of what one seat was told of one move, on average."""
    driver_cpu: float
    """Share of one core that this load used: near 1, it is the brake, not the server."""
    failures: int = 0


class LegalMove(msgspec.Struct, array_like=True):
    move: int
    notation: str


class View(msgspec.Struct):
    legal: list[LegalMove] | msgspec.UnsetType = msgspec.UNSET


class TableInfo(msgspec.Struct):
    stage: str | msgspec.UnsetType = msgspec.UNSET
    turn: int | msgspec.UnsetType | None = msgspec.UNSET


class Message(msgspec.Struct):
    """What the load needs of a message."""

    type: str
    version: int | str = 0
    table: TableInfo | None = None
    view: View | None = None


decode = msgspec.json.Decoder(Message).decode


@dataclass
class Table:
    """One table: its four sockets, what each was told last, and when each move was sent."""

    id: str
    lines: list[Any] = field(default_factory=list)
    seen: list[int] = field(default_factory=lambda: [0] * SEATS)
    """The version each seat has."""
    legal: list[list[LegalMove]] = field(default_factory=lambda: [[] for _ in range(SEATS)])
    """Each seat's legal moves."""
    turn: int | None = None
    sent: dict[int, tuple[int, float]] = field(default_factory=dict)
    """For each version that a move makes: who made it, and when it was sent."""
    ready: bool = False
    """Whether the seat to move knows that it is."""
    over: bool = False


class Load:
    """The people at all tables."""

    def __init__(self, urls: list[str], secret: str, game: str, seed: int) -> None:
        """Each table is at one of the servers, as a proxy has it that routes by the table's id."""
        self.urls = urls
        self.auth = CookieAuth(secret, secure=False)
        self.game = game
        self.tables: list[Table] = []
        self.waits: list[float] = []
        self.made = 0
        self.failures = 0
        self.received = 0
        """Bytes of updates."""
        self.measuring = False
        self.random = random.Random(seed)
        self._listeners: list[asyncio.Task[None]] = []

    async def open(self, count: int) -> None:
        """Opens tables and connects everyone."""
        limit = asyncio.Semaphore(8)

        async def one(number: int) -> None:
            url = self.urls[number % len(self.urls)]
            async with limit, httpx.AsyncClient(base_url=url, timeout=60) as http:
                self.tables.append(await self._table(http, url, number))

        await asyncio.gather(*(one(number) for number in range(count)))

    def _cookie(self, name: str) -> str:
        """A new person's: signed here, since a server lets only a few strangers in from one address."""
        return f"{COOKIE}={self.auth.cookie(Person(secrets.token_hex(16), name)).value}"

    async def _table(self, http: httpx.AsyncClient, url: str, number: int) -> Table:
        cookies = [self._cookie(f"Player {number}.{seat}") for seat in range(SEATS)]
        seats = [{"kind": "me"}] + [{"kind": "invite"}] * (SEATS - 1)
        asked = {"game": self.game, "seats": seats}
        answer = await http.post("/api/tables", json=asked, headers={"Cookie": cookies[0]})
        opened = answer.raise_for_status().json()
        for invitation, cookie in zip(opened["invitations"], cookies[1:], strict=True):
            asked = {"seat": invitation["seat"], "secret": invitation["secret"]}
            answer = await http.post(f"/api/tables/{opened['id']}/sit", json=asked, headers={"Cookie": cookie})
            answer.raise_for_status()
        table = Table(opened["id"])
        for seat in range(SEATS):
            address = url.replace("http", "ws", 1) + f"/api/tables/{table.id}/socket?changes=yes&seat={seat}"
            headers = {"Cookie": cookies[seat]}
            line = await websockets.connect(
                address, additional_headers=headers, compression=None, max_size=None, ping_interval=None, proxy=None
            )
            table.lines.append(line)
            self._listeners.append(asyncio.create_task(self._listen(table, seat, line)))
        return table

    async def _listen(self, table: Table, seat: int, line: Any) -> None:
        while True:
            message = await line.recv(decode=False)
            told = decode(message)
            arrived = time.perf_counter()
            if told.type == "refused":
                self.failures += 1
            if told.type == "update" and isinstance(told.version, int):
                self.received += len(message)
                self._hear(table, seat, told, told.version, arrived)

    def _hear(self, table: Table, seat: int, told: Message, version: int, arrived: float) -> None:
        """Merges what has changed into what is known."""
        for number in range(table.seen[seat] + 1, version + 1):
            mover, sent = table.sent.get(number, (seat, 0.0))
            if mover != seat and self.measuring:
                self.waits.append(arrived - sent)
        table.seen[seat] = version
        if told.table is not None and told.table.stage == "over":
            table.over = True
        if told.table is not None and told.table.turn is not msgspec.UNSET:
            table.turn = told.table.turn
        if told.view is not None and told.view.legal is not msgspec.UNSET:
            table.legal[seat] = told.view.legal
        if table.turn == seat and table.legal[seat]:
            table.ready = True

    async def play(self, rate: float, seconds: float) -> float:
        """Lets moves fall due at a rate, each at a table that waits for one; returns the seconds that took."""
        begun = time.perf_counter()
        due, number = begun, 0
        while time.perf_counter() - begun < seconds:
            due += 1 / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            for _ in range(len(self.tables)):
                table = self.tables[number % len(self.tables)]
                number += 1
                if table.ready and not table.over:
                    await self._move(table)
                    break
        return time.perf_counter() - begun

    async def _move(self, table: Table) -> None:
        seat = table.turn
        assert seat is not None
        table.ready = False
        version = table.seen[seat]
        move = self.random.choice(table.legal[seat]).notation
        command = {"do": "play", "seat": seat, "move": move, "seen": version, "id": secrets.token_hex(4)}
        table.sent[version + 1] = (seat, time.perf_counter())
        await table.lines[seat].send(json.dumps(command))
        self.made += 1

    async def close(self) -> None:
        """Hangs up."""
        for task in self._listeners:
            task.cancel()
        await asyncio.gather(*(line.close() for table in self.tables for line in table.lines), return_exceptions=True)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


def memory(pid: int) -> tuple[float, float]:
    """MB that a process holds, alone and with its children."""
    main = psutil.Process(pid)
    alone = main.memory_info().rss / 1e6
    return alone, alone + sum(child.memory_info().rss / 1e6 for child in main.children(recursive=True))


@dataclass(frozen=True)
class Wanted:
    """What is measured."""

    tables: int
    rate: float
    seconds: float
    game: str
    seed: int
    servers: int
    database: str | None
    broker: str | None
    jit: str | None


@contextmanager
def serving(wanted: Wanted, secret: str) -> Iterator[list[tuple[str, int]]]:
    """Starts servers: the address and the process of each."""
    environment = os.environ | {"RIVERRUN_SECRET": secret} | ({"RIVERRUN_JIT": wanted.jit} if wanted.jit else {})
    with tempfile.TemporaryDirectory() as folder:
        running: list[tuple[str, subprocess.Popen[bytes]]] = []
        try:
            for _ in range(wanted.servers):
                port = free_port()
                words = [sys.executable, "-m", "riverrun", "serve", "--port", str(port), "--data", folder]
                words += ["--log", "warning", "--address-limits", "0"]
                words += ["--database", wanted.database] if wanted.database else []
                words += ["--broker", wanted.broker] if wanted.broker else []
                process = subprocess.Popen(words, stdout=subprocess.DEVNULL, env=environment)
                running.append((f"http://127.0.0.1:{port}", process))
            yield [(url, process.pid) for url, process in running]
        finally:
            for _, process in running:
                process.send_signal(signal.SIGTERM)
            for _, process in running:
                process.wait(30)


async def measure(wanted: Wanted) -> Figures:
    """Starts servers and loads them."""
    secret = secrets.token_hex(32)
    with serving(wanted, secret) as servers:
        pids = [pid for _, pid in servers]
        for url, _ in servers:
            await healthy(url)
            await warm(url)
        load = Load([url for url, _ in servers], secret, wanted.game, wanted.seed)
        await load.open(len(servers))
        await load.play(20, 1.0)  # so that what all tables need is loaded
        empty = sum(memory(pid)[1] for pid in pids)
        await load.open(wanted.tables - len(servers))
        await load.play(wanted.rate, min(5.0, wanted.seconds))  # warm-up, not measured
        load.made, load.received, load.measuring = 0, 0, True
        load.waits.clear()
        before, own_before = sum(map(cpu, pids)), time.process_time()
        took = await load.play(wanted.rate, wanted.seconds)
        used, own = sum(map(cpu, pids)) - before, time.process_time() - own_before
        await asyncio.sleep(0.5)
        figures = Figures(
            server="riverrun" if wanted.servers == 1 else f"riverrun x {wanted.servers}",
            tables=wanted.tables,
            sockets=wanted.tables * SEATS,
            asked=wanted.rate,
            moves=load.made / took,
            p50=1000 * statistics.quantiles(load.waits, n=100)[49],
            p99=1000 * statistics.quantiles(load.waits, n=100)[98],
            worst=1000 * max(load.waits),
            memory_empty=empty,
            memory=sum(memory(pid)[1] for pid in pids),
            memory_main=sum(memory(pid)[0] for pid in pids),
            cpu=used / took,
            cost=1000 * used / load.made,
            update_bytes=load.received / load.made / SEATS,
            driver_cpu=own / took,
            failures=load.failures,
        )
        await load.close()
    return figures


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    times = psutil.Process(pid).cpu_times()
    return times.user + times.system


async def warm(url: str) -> None:
    """Waits until a server has its compiled rules, if it is to have them."""
    async with httpx.AsyncClient() as http:
        for _ in range(1200):
            if "riverrun_warm 1.0" in (await http.get(f"{url}/metrics")).text:
                return
            await asyncio.sleep(0.1)
    raise SystemExit("The rules were not compiled in time.")


async def healthy(url: str) -> None:
    """Waits until a server answers."""
    async with httpx.AsyncClient() as http:
        for _ in range(600):
            try:
                if (await http.get(f"{url}/health/live")).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            await asyncio.sleep(0.1)
    raise SystemExit("The server did not start.")


def show(figures: Any) -> None:
    """One line of figures."""
    per_table = 1000 * (figures.memory - figures.memory_empty) / max(1, figures.tables)
    print(
        f"{figures.server:<14} {figures.tables:>5} tables {figures.sockets:>5} sockets  "
        f"{figures.moves:7.1f} of {figures.asked:.0f} moves/s  p50 {figures.p50:6.1f} ms  p99 {figures.p99:7.1f} ms  "
        f"worst {figures.worst:7.1f} ms  {figures.memory:6.0f} MB (empty {figures.memory_empty:.0f}; "
        f"{per_table:.0f} kB a table)  {100 * figures.cpu:4.0f} % of a core  {figures.cost:.2f} ms a move  "
        f"{figures.update_bytes:.0f} bytes a seat  load {100 * figures.driver_cpu:.0f} %",
        flush=True,
    )


def main() -> None:
    """Measures what was asked for."""
    parser = argparse.ArgumentParser(description="Loads a table server with people who play random moves.")
    parser.add_argument("--tables", type=int, nargs="+", default=[250])
    parser.add_argument("--rate", type=float, nargs="+", default=[200.0], help="moves a second over all tables")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--game", default="flow-of-history")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--servers", type=int, nargs="+", default=[1], help="several need --database and --broker")
    parser.add_argument("--database", help="by default SQLite in a temporary folder")
    parser.add_argument("--broker", help="the Redis that tells several servers of each other's changes")
    parser.add_argument("--jit", choices=("0", "1"), help="interpreted or compiled rules; by default what is warm")
    parser.add_argument("--peer", action="store_true", help="the same load on boardgame.io's server too")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures")
    wanted = parser.parse_args()
    found: list[Any] = []
    for tables in wanted.tables:
        for rate in wanted.rate:
            for servers in wanted.servers:
                place = (servers, wanted.database, wanted.broker, wanted.jit)
                asked = Wanted(tables, rate, wanted.seconds, wanted.game, wanted.seed, *place)
                found.append(asyncio.run(measure(asked)))
                show(found[-1])
            if wanted.peer:
                import peer_boardgame_io

                found.append(asyncio.run(peer_boardgame_io.drive(tables, rate, wanted.seconds)))
                show(found[-1])
    if wanted.json:
        wanted.json.write_text(json.dumps([msgspec.to_builtins(one) for one in found], indent=2))


if __name__ == "__main__":
    main()
