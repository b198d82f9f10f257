"""A client as a person's page is one: a cookie, HTTP for opening and joining, a websocket for playing."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import websockets

from .tables import book

WAIT = 20.0


class Client:
    """One person's browser or program."""

    def __init__(self, url: str, name: str = "Ada") -> None:
        self.url = url
        self.name = name
        self.http = httpx.AsyncClient(base_url=url, timeout=WAIT)
        self._numbers = itertools.count(1)

    async def __aenter__(self) -> Client:
        await self.ok("PUT", "/api/me", {"name": self.name})
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: object = None, **query: object) -> httpx.Response:
        """One request."""
        params = {key: str(value) for key, value in query.items() if value is not None}
        return await self.http.request(method, path, json=body, params=params)

    async def ok(self, method: str, path: str, body: object = None, **query: object) -> Any:
        """One request that succeeds."""
        answer = await self.ask(method, path, body, **query)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json()

    async def refused(self, method: str, path: str, body: object = None, **query: object) -> tuple[int, dict[str, Any]]:
        """One request that is refused: its status and its sentence."""
        answer = await self.ask(method, path, body, **query)
        assert not answer.is_success, answer.text
        return answer.status_code, answer.json()

    async def open(self, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        """Opens a table: unless a game is named, of the first in which people play against each other."""
        opened: dict[str, Any] = await self.ok("POST", "/api/tables", {"game": book().id, "seats": seats, **more})
        return opened

    async def see(self, table: str, seat: int | None = None, seen: int = 0) -> dict[str, Any]:
        """A table through a seat's eyes."""
        view: dict[str, Any] = await self.ok("GET", f"/api/tables/{table}", seat=seat, seen=seen)
        return view

    async def play(self, table: str, seat: int, move: str, seen: int, id: str | None = None) -> dict[str, Any]:
        """Plays a move over HTTP."""
        body = {"seat": seat, "move": move, "seen": seen, "id": id or f"{self.name}-{next(self._numbers)}"}
        done: dict[str, Any] = await self.ok("POST", f"/api/tables/{table}/play", body)
        return done

    @contextlib.asynccontextmanager
    async def socket(
        self, table: str, seat: int | None = None, seen: int = 0, *, changes: bool = False, language: str = ""
    ) -> AsyncIterator[Line]:
        """A websocket at a table; with `changes` its updates tell only what has changed."""
        query = f"?seen={seen}" + ("" if seat is None else f"&seat={seat}")
        query += ("&changes=yes" if changes else "") + (f"&language={language}" if language else "")
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket{query}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with websockets.connect(address, additional_headers={"Cookie": cookie}, max_size=None) as ws:
            yield Line(ws)

    @contextlib.asynccontextmanager
    async def lobby(self) -> AsyncIterator[Line]:
        """A websocket at the lobby."""
        async with websockets.connect(self.url.replace("http", "ws", 1) + "/api/lobby/socket") as ws:
            yield Line(ws)


class Line:
    """A websocket at a table, and what came over it."""

    def __init__(self, ws: Any) -> None:
        self.ws = ws
        self.heard: list[dict[str, Any]] = []

    async def say(self, do: str, **what: object) -> None:
        """Sends a command."""
        await self.ws.send(json.dumps({"do": do, **what}))

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.ws.recv(), WAIT))
        self.heard.append(message)
        return message

    async def until(self, wanted: str | Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message of a type, or for which something holds."""
        while True:
            message = await self.hear()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message
