"""A player who never gives up: reconnects, asks for what was missed, and sends again until it is acknowledged.

It does over its websocket what docs/develop/client.md asks of a client, and notes every acknowledgement, so that
tests can compare what was acknowledged with what was kept.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from .client import Client

LOST = (OSError, TimeoutError, httpx.HTTPError, WebSocketException, EOFError)
"""How a connection that was killed looks from here."""
IMPATIENCE = 0.12
"""After how many seconds without a word it sends again: a little longer than messages are late."""


class Chaos:
    """What can happen to messages on the way, each with its probability."""

    def __init__(
        self, seed: int, drop: float = 0.0, twice: float = 0.0, late: float = 0.0, longest: float = 0.1
    ) -> None:
        self.random = random.Random(seed)
        self.drop, self.twice, self.late, self.longest = drop, twice, late, longest
        self.happened = {"dropped": 0, "doubled": 0, "delayed": 0}

    def delays(self) -> list[float]:
        """When copies of a message arrive: never, once or twice, at once or later and so out of order."""
        if self.random.random() < self.drop:
            self.happened["dropped"] += 1
            return []
        copies = 1
        if self.random.random() < self.twice:
            self.happened["doubled"] += 1
            copies = 2
        found = []
        for _ in range(copies):
            late = self.random.random() < self.late
            self.happened["delayed"] += late
            found.append(self.random.uniform(0.001, self.longest) if late else 0.0)
        return found


class Stubborn:
    """One seat at one table, played at random to the end, whatever happens to the connection."""

    def __init__(self, client: Client, table: str, seat: int, seed: int, chaos: Chaos | None = None) -> None:
        self.client, self.table, self.seat = client, table, seat
        self.random = random.Random(seed)
        self.chaos = chaos or Chaos(seed)
        self.changes = seed % 2 == 0
        """Whether it is told only what has changed."""
        self.version = 0
        self.last: dict[str, Any] | None = None
        self.items: dict[int, dict[str, Any]] = {}
        self.acked: dict[str, tuple[int, str]] = {}
        """By the name of the command: the number of its entry, and the move."""
        self.pending: dict[str, Any] | None = None
        self.number = 0
        self.stop = False

    @property
    def over(self) -> bool:
        return self.last is not None and self.last["table"]["stage"] == "over"

    async def play(self, enough: Callable[[], bool] = lambda: False) -> None:
        """Plays until the game is over or it is enough."""
        while not self.over and not enough():
            try:
                async with self.client.socket(self.table, self.seat, self.version, changes=self.changes) as line:
                    await self._talk(line.ws, enough)
            except LOST:
                await asyncio.sleep(0.05)

    async def _talk(self, ws: Any, enough: Callable[[], bool]) -> None:
        heard: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        tasks = [asyncio.create_task(self._hear(ws, heard))]
        try:
            if self.pending is not None:
                self._send(ws, self.pending, tasks)
            while not self.over and not enough():
                try:
                    message = await asyncio.wait_for(heard.get(), IMPATIENCE)
                except TimeoutError:
                    self._send(ws, {"do": "ping"} if self.pending is None else self.pending, tasks)
                    if self.pending is not None:
                        self._send(ws, {"do": "ping"}, tasks)
                    continue
                if message is None:
                    return
                self._understand(ws, message, tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _hear(self, ws: Any, heard: asyncio.Queue[dict[str, Any] | None]) -> None:
        late: set[asyncio.Task[None]] = set()
        try:
            async for text in ws:
                for delay in self.chaos.delays():
                    if delay == 0:
                        heard.put_nowait(json.loads(text))
                        continue
                    task = asyncio.create_task(self._later(delay, lambda text=text: heard.put_nowait(json.loads(text))))
                    late.add(task)
                    task.add_done_callback(late.discard)
        except LOST:
            pass
        finally:
            heard.put_nowait(None)

    async def _later(self, delay: float, act: Callable[[], Any]) -> None:
        await asyncio.sleep(delay)
        done = act()
        if done is not None:
            await done

    def _send(self, ws: Any, command: dict[str, Any], tasks: list[asyncio.Task[None]]) -> None:
        text = json.dumps(command)
        tasks += [asyncio.create_task(self._put(ws, delay, text)) for delay in self.chaos.delays()]

    async def _put(self, ws: Any, delay: float, text: str) -> None:
        await asyncio.sleep(delay)
        with contextlib.suppress(LOST):
            await ws.send(text)

    def _understand(self, ws: Any, message: dict[str, Any], tasks: list[asyncio.Task[None]]) -> None:
        look = {"do": "look", "seat": self.seat, "seen": self.version}
        match message["type"]:
            case "update":
                whole = merged(self.last, message)
                if message["since"] > self.version or whole is None:
                    self._send(ws, look, tasks)
                    return
                for item in message["items"]:
                    assert self.items.setdefault(item["number"], item)["kind"] == item["kind"]
                if message["version"] >= self.version:
                    self.version, self.last = message["version"], whole
            case "ack":
                if self.pending is not None and message["id"] == self.pending["id"]:
                    self.acked[message["id"]] = (message["version"], self.pending["move"])
                    self.pending = None
            case "refused":
                assert message["error"] in ("stale", "not-your-turn", "unavailable", "wrong-stage"), message
                if self.pending is not None and message["id"] == self.pending["id"]:
                    if message["error"] != "unavailable":
                        self.pending = None
                    self._send(ws, look, tasks)
            case "pong":
                if message["version"] > self.version:
                    self._send(ws, look, tasks)
        self._decide(ws, tasks)

    def _decide(self, ws: Any, tasks: list[asyncio.Task[None]]) -> None:
        if self.pending is not None or self.last is None or self.last["table"]["turn"] != self.seat:
            return
        if any(version > self.version for version, _ in self.acked.values()):
            return
        legal = self.last["view"]["legal"]
        if legal:
            self.number += 1
            id = f"s{self.seat}-{self.number}"
            move = self.random.choice(legal)[1]
            self.pending = {"do": "play", "seat": self.seat, "move": move, "seen": self.version, "id": id}
            self._send(ws, self.pending, tasks)


def merged(last: dict[str, Any] | None, update: dict[str, Any]) -> dict[str, Any] | None:
    """An update with all that it leaves out since the last one has it; None: that is not the one it was made for."""
    if "base" not in update:
        return update
    if last is None or last["version"] != update["base"]:
        return None
    view = last["view"]
    if "view" in update:
        view = None if update["view"] is None else on_top(view or {}, update["view"])
    return {**update, "table": on_top(last["table"], update["table"]), "view": view}


def on_top(last: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """Fields on top of others; a list of which only some elements have changed is told as these, by their places."""
    found = {**last}
    for name, value in told.items():
        if isinstance(last.get(name), list) and isinstance(value, dict):
            value = [value.get(str(at), one) for at, one in enumerate(last[name])]
        found[name] = value
    return found
