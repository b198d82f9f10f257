"""A table server inside the tests' own process: real HTTP and websockets, its parts and its log within reach."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import structlog
import uvicorn

from riverrun.server.api.app import make_app
from riverrun.server.run_server import UvicornServer, uvicorn_options
from riverrun.server.server import Server
from riverrun.server.serving.listening import listen
from riverrun.server.settings import Limits, Settings
from riverrun.server.time_source import TimeSource

from .services import HOST, SECRET, free_port

Found = TypeVar("Found")
PLENTY = Limits(
    burst=1e9,
    rate=1e9,
    tables_burst=1e9,
    tables_rate=1e9,
    analyses_burst=1e9,
    analyses_rate=1e9,
    waiting_tables=10**9,
    address_share=0,
    server_people_burst=1e9,
    server_tables_burst=1e9,
)


class InProcessServer:
    """A server in a thread of its own."""

    def __init__(self, folder: Path, time: TimeSource | None = None, **settings: Any) -> None:
        self.time = time
        self.port = free_port()
        self.url = f"http://{HOST}:{self.port}"
        self.log: list[dict[str, Any]] = []
        """Every log line so far, as structlog has it before it is written."""
        self.settings = Settings(
            **{
                "database": f"sqlite:///{folder / 'tables.sqlite3'}",
                "broker": None,
                "base_url": None,
                "secret": SECRET,
                "pause": 0.0,
                "precompile": False,
                "bot_processes": 0,
                "limits": PLENTY,
                **settings,
            }
        )
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))

    async def _serve(self) -> None:
        try:
            self._loop = asyncio.get_running_loop()
            self.app = make_app(self.settings, self.time)
            self.parts: Server = self.app.state.server
            config = uvicorn.Config(self.app, **uvicorn_options(self.settings))
            self.server = UvicornServer(config, self.parts, self._ready.set)
            with listen(HOST, self.port) as listening:
                await self.server.serve(sockets=[listening])
        finally:
            self._ready.set()

    def start(self) -> None:
        structlog.configure(processors=[structlog.processors.add_log_level, self._note])
        self._thread.start()
        assert self._ready.wait(60)
        assert self.server.started

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(60)
        structlog.reset_defaults()
        assert not self._thread.is_alive()

    def do(self, work: Coroutine[Any, Any, Found]) -> Found:
        """Runs something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    def errors(self) -> list[dict[str, Any]]:
        """The log lines that nobody should ever see."""
        return [line for line in self.log if line["level"] in ("error", "critical")]

    def _note(self, _logger: object, _method: str, line: Any) -> Any:
        self.log.append(dict(line))
        raise structlog.DropEvent


@contextlib.contextmanager
def in_process_server(folder: Path, **settings: Any) -> Iterator[InProcessServer]:
    """A server that answers; it is stopped afterwards. What can be named is what `Settings` has."""
    server = InProcessServer(folder, **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()
