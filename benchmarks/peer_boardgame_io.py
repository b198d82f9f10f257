"""Load for boardgame.io, the peer of riverrun's table server: tables of four over its own transport, paced moves.

    (cd benchmarks/boardgame_io && npm ci)
    python benchmarks/peer_boardgame_io.py [--tables 50] [--rate 100] [--seconds 10] [--json]

Matches are made and joined over boardgame.io's lobby (HTTP); every player then holds a websocket and speaks socket.io's
protocol 5 over engine.io's 4, as boardgame.io's own client does. Move number k of all is due k / rate seconds after the
start and falls to table k modulo tables. It is sent by the player to move as soon as it is due and all four have the
state before it. The latency runs from that sending until each of the other three players has received the new state;
`behind` says how far sendings lagged behind their due times, which an overloaded server shows first.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import dataclasses
import json
import os
import shutil
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

FOLDER = Path(__file__).parent / "boardgame_io"
GAME = "ticks"
PLAYERS = 4
PATIENCE = 30.0  # seconds to wait for what should come at once


@dataclasses.dataclass(frozen=True)
class Figures:
    """What a run measured. benchmarks/load.py shows it beside its own figures, by the same names."""

    tables: int
    sockets: int
    asked: float  # moves/s that were asked for
    moves: float  # moves/s that were made: everybody received the new state
    p50: float  # ms from sending a move until another player received the new state
    p99: float
    worst: float
    memory_empty: float  # MB of the server: just started, with all players connected, and after the moves
    memory_seated: float
    memory: float
    memory_main: float  # the same: it is one process
    cpu: float  # the share of one core that the server used while moves were made
    cost: float  # ms of the server's processor time for each move
    failures: int  # moves whose new state somebody did not receive
    made: int  # moves
    seconds: float  # from the first move's due time until everybody had the last one's state
    behind_p50: float  # ms from a move's due time until it was sent
    behind_p99: float
    update_bytes: float  # of one new state as it was sent to one player, on average
    driver_cpu: float  # the share of one core that this driver used: near 1, the driver is the brake, not the server
    others_cpu: float  # cores that everything else on the machine used meanwhile: near 0, or the latencies mean little
    server: str = "boardgame.io"


class State(msgspec.Struct):
    """As much of a state as the driver needs."""

    number: int = msgspec.field(name="_stateID")


EVENT = msgspec.json.Decoder(list[msgspec.Raw])
STATE = msgspec.json.Decoder(State)


def percentile(values: list[float], share: float) -> float:
    """The value that this share of the values does not exceed; 0 where there are none."""
    return sorted(values)[min(int(share * len(values)), len(values) - 1)] if values else 0.0


def busy() -> float:
    """Seconds that the machine's cores have worked, all together."""
    times = psutil.cpu_times()
    return sum(times) - times.idle - getattr(times, "iowait", 0.0) - getattr(times, "guest", 0.0)


class Table:
    """One match and its four players."""

    def __init__(self, match: str, credentials: list[str]) -> None:
        self.match = match
        self.credentials = credentials
        self.lines: list[ClientConnection] = []
        self.known = [-1] * PLAYERS  # the newest state each player has
        self.joined = [asyncio.Event() for _ in range(PLAYERS)]
        self.news = asyncio.Condition()
        self.mover = -1
        self.sent_at = 0.0
        self.latencies: list[float] = []
        self.behind: list[float] = []
        self.update_bytes = 0
        self.updates = 0
        self.moves = 0
        self.lost = 0

    async def enter(self, port: int, player: int) -> ClientConnection:
        """Connects a player and asks for the state; the answer comes to `listen`."""
        line = await connect(
            f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket",
            compression=None,
            ping_interval=None,
            proxy=None,
        )
        opened = await line.recv()
        assert isinstance(opened, str)
        assert opened.startswith("0"), opened
        await line.send(f"40/{GAME},")
        welcome = await line.recv()
        assert isinstance(welcome, str)
        assert welcome.startswith(f"40/{GAME},"), welcome
        await emit(line, "sync", self.match, str(player), self.credentials[player], PLAYERS)
        return line

    async def listen(self, player: int) -> None:
        """Receives what a player is sent until the connection ends."""
        head = f"42/{GAME},".encode()
        line = self.lines[player]
        async for message in _frames(line):
            if message == b"2":
                await line.send("3")
                continue
            if not message.startswith(head):
                continue
            now = time.perf_counter()
            kind, *args = EVENT.decode(message[len(head) :])
            name = bytes(kind)
            if name == b'"update"':
                self.known[player] = STATE.decode(args[1]).number
                self.update_bytes += len(message)
                self.updates += 1
                if player != self.mover:
                    self.latencies.append(now - self.sent_at)
                await self._tell()
            elif name == b'"sync"':
                self.known[player] = msgspec.json.decode(args[1])["state"]["_stateID"]
                await self._tell()
            elif name == b'"matchData"' and msgspec.json.decode(args[1])[player].get("isConnected"):
                self.joined[player].set()  # the server says so once the player is among those who get updates

    async def _tell(self) -> None:
        async with self.news:
            self.news.notify_all()

    async def _until_all_know(self, number: int, who: list[int]) -> None:
        async with self.news:
            await self.news.wait_for(lambda: all(self.known[player] >= number for player in who))

    async def play(self, dues: list[float]) -> None:
        """Makes one move at each of these times. A turn is one move and the seats follow in order."""
        everybody = list(range(PLAYERS))
        for turn, due in enumerate(dues):
            player = turn % PLAYERS
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            number = self.known[player]
            move = {"type": "tick", "args": [1], "playerID": str(player), "credentials": self.credentials[player]}
            self.mover = player
            self.sent_at = time.perf_counter()
            self.behind.append(self.sent_at - due)
            action = {"type": "MAKE_MOVE", "payload": move}
            await emit(self.lines[player], "update", action, number, self.match, str(player))
            try:
                await asyncio.wait_for(self._until_all_know(number + 1, everybody), PATIENCE)
            except TimeoutError:
                self.lost += len(dues) - turn
                return
            self.moves += 1


async def emit(line: ClientConnection, *event: object) -> None:
    await line.send(f"42/{GAME},{json.dumps(event)}")


async def _frames(line: ClientConnection) -> AsyncIterator[bytes]:
    from websockets.exceptions import ConnectionClosed

    with contextlib.suppress(ConnectionClosed):
        while True:
            message = await line.recv(decode=False)
            assert isinstance(message, bytes)
            yield message


@contextlib.asynccontextmanager
async def server() -> AsyncIterator[tuple[int, psutil.Process]]:
    """boardgame.io's server: its port and its process. It ends with us."""
    node = shutil.which("node")
    if not node:
        raise FileNotFoundError("node is not installed; boardgame.io needs Node 20 or newer.")
    if not (FOLDER / "node_modules" / "boardgame.io").exists():
        raise FileNotFoundError(f"boardgame.io is not installed; run `npm ci` in {FOLDER}.")
    process = await asyncio.create_subprocess_exec(
        node,
        "server.js",
        cwd=FOLDER,
        env={**os.environ, "NODE_ENV": "production"},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        assert process.stdout
        ready = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
        yield json.loads(ready)["port"], psutil.Process(process.pid)
    finally:
        process.kill()
        await process.wait()


async def seat(tables: int, port: int) -> list[Table]:
    """Makes the matches, seats four players at each and waits until all of them are connected."""
    made = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/games/{GAME}", trust_env=False) as lobby:
        for _ in range(tables):
            answer = await lobby.post("/create", json={"numPlayers": PLAYERS, "unlisted": True})
            match = answer.raise_for_status().json()["matchID"]
            credentials = []
            for player in range(PLAYERS):
                asked = {"playerID": str(player), "playerName": f"Player {player}"}
                answer = await lobby.post(f"/{match}/join", json=asked)
                credentials.append(answer.raise_for_status().json()["playerCredentials"])
            made.append(Table(match, credentials))
    return made


async def drive(tables: int, rate: float, seconds: float) -> Figures:
    """Starts boardgame.io, seats four players at each of so many tables and makes `rate` moves/s in all."""
    async with server() as (port, process):
        rss_empty = process.memory_info().rss
        seated = await seat(tables, port)
        listeners: list[asyncio.Task[None]] = []
        try:
            for table in seated:
                for player in range(PLAYERS):
                    table.lines.append(await table.enter(port, player))
                    listeners.append(asyncio.create_task(table.listen(player)))
                await asyncio.wait_for(asyncio.gather(*(joined.wait() for joined in table.joined)), PATIENCE)
            rss_seated = process.memory_info().rss
            cpu_before, own_before, all_before = sum(process.cpu_times()[:2]), time.process_time(), busy()
            start = time.perf_counter() + 0.1
            count = int(rate * seconds)
            dues = [[start + k / rate for k in range(first, count, tables)] for first in range(tables)]
            await asyncio.gather(*(table.play(own) for table, own in zip(seated, dues, strict=True)))
            taken = time.perf_counter() - start
            cpu, own = sum(process.cpu_times()[:2]) - cpu_before, time.process_time() - own_before
            others = busy() - all_before - cpu - own
            rss_after = process.memory_info().rss
        finally:
            for listener in listeners:
                listener.cancel()
            await asyncio.gather(*listeners, return_exceptions=True)
            for table in seated:
                for line in table.lines:
                    line.transport.abort()
    latencies = [latency * 1e3 for table in seated for latency in table.latencies]
    behind = [lag * 1e3 for table in seated for lag in table.behind]
    made = sum(table.moves for table in seated)
    return Figures(
        tables=tables,
        sockets=tables * PLAYERS,
        asked=rate,
        moves=made / taken,
        p50=percentile(latencies, 0.5),
        p99=percentile(latencies, 0.99),
        worst=max(latencies, default=0.0),
        memory_empty=rss_empty / 1e6,
        memory_seated=rss_seated / 1e6,
        memory=rss_after / 1e6,
        memory_main=rss_after / 1e6,
        cpu=cpu / taken,
        cost=1000 * cpu / max(1, made),
        failures=sum(table.lost for table in seated),
        made=made,
        seconds=taken,
        behind_p50=percentile(behind, 0.5),
        behind_p99=percentile(behind, 0.99),
        update_bytes=sum(table.update_bytes for table in seated) / max(1, sum(table.updates for table in seated)),
        driver_cpu=own / taken,
        others_cpu=max(0.0, others / taken),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=100.0, help="moves/s in all")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    figures = dataclasses.asdict(asyncio.run(drive(wish.tables, wish.rate, wish.seconds)))
    if wish.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:18} {value:10.2f}" if isinstance(value, float) else f"{name:18} {value:10}")


if __name__ == "__main__":
    main()
