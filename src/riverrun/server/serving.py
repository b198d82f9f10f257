"""Running a server: the socket, the processes, the announcement, and a stop in good order."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar

from riverrun.bots.report import ITERATIONS
from riverrun.kernel.errors import BadOption
from riverrun.kernel.jit.switch import loops_compiled, warm_stamp
from riverrun.server import logs
from riverrun.server.app import make_app
from riverrun.server.database import make_engine
from riverrun.server.house import House
from riverrun.server.notes import make_redis
from riverrun.server.settings import Settings, base_url_of, data_folder, secret_of

FIRST_PORT = 8000
PORTS_TRIED = 50
SETTINGS = "RIVERRUN_SERVER_SETTINGS"
"""How several worker processes are told their settings."""
LONGEST_HINT = 60.0
LARGEST_REPORT = 100_000
LEVELS = ("debug", "info", "warning", "error")

Announce = Callable[[str, bool], None]


@dataclass(frozen=True)
class Wanted:
    """What was asked for on the command line."""

    host: str
    port: int | None
    workers: int
    log: str
    data: Path | None
    database: str | None
    broker: str | None
    base_url: str | None
    packs: Path | None
    bots: int
    deadline: float
    pause: float
    idle: float
    hint: float = 1.0
    report: int = ITERATIONS


def run(wanted: Wanted, announce: Announce) -> None:
    """Serves until it is stopped."""
    settings = settings_of(wanted)
    logs.set_up(wanted.log)
    door = listen(wanted.host, wanted.port)
    address = settings.base_url or address_of(door)
    common: dict[str, Any] = {
        "log_config": None,
        "access_log": False,
        "lifespan": "on",
        "ws_max_size": settings.limits.message,
        "ws_per_message_deflate": False,
        "ws_ping_interval": settings.limits.heartbeat,
        "ws_ping_timeout": settings.limits.heartbeat,
        "timeout_graceful_shutdown": 5,
        "server_header": False,
        "proxy_headers": True,
    }
    if wanted.workers == 1:
        app = make_app(settings)
        house: House = app.state.house
        server = Server(uvicorn.Config(app, **common), house, lambda: announce(address, not house.warming.ready))
        try:
            with door:
                server.run(sockets=[door])
        finally:
            if house.trouble is not None:
                raise house.trouble
        return
    os.environ[SETTINGS] = msgspec.json.encode((settings, wanted.log), enc_hook=str).decode()
    host, port = door.getsockname()[:2]
    door.close()  # the worker processes open it together
    announce(address, loops_compiled() and not warm_stamp().exists())
    uvicorn.run(f"{__name__}:worker_app", factory=True, workers=wanted.workers, host=host, port=port, **common)


class Server(uvicorn.Server):
    """A server that says when it is ready, and says goodbye to those who look before it goes."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._house = house
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        trouble = logging.getLogger("uvicorn.error")
        trouble.disabled = True  # why it cannot start is said in one sentence, by whoever runs it
        await super().startup(sockets)
        trouble.disabled = False
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._house.closing.set()
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def worker_app() -> Litestar:
    """The application of one of several worker processes."""
    settings, level = msgspec.json.decode(os.environ[SETTINGS], type=tuple[Settings, str], dec_hook=_path)
    logs.set_up(level)
    return make_app(settings)


def _path(kind: type, text: Any) -> Any:
    return kind(text)


def settings_of(wanted: Wanted) -> Settings:
    """What the server is told, checked."""
    if wanted.workers < 1 or wanted.bots < 0:
        raise BadOption("A server has at least one worker, and no fewer than 0 processes for bots.")
    if wanted.workers > 1 and wanted.broker is None:
        raise BadOption("Several workers share their tables through a broker: give --broker redis://HOST.")
    if wanted.log not in LEVELS:
        raise BadOption(f"--log is one of {', '.join(LEVELS)}, not '{wanted.log}'.")
    if wanted.packs is not None and not wanted.packs.is_dir():
        raise BadOption(f"{wanted.packs} is no folder of content packs.")
    if wanted.deadline <= 0 or wanted.pause < 0 or wanted.idle < 0:
        raise BadOption("--deadline is a number of seconds above 0; --pause and --idle are 0 or more.")
    if not 0 < wanted.hint <= LONGEST_HINT or not 0 <= wanted.report <= LARGEST_REPORT:
        raise BadOption(
            f"--hint is a number of seconds above 0 and at most {LONGEST_HINT:g}; "
            f"--report is 0 to {LARGEST_REPORT:,} iterations."
        )
    folder = data_folder(wanted.data)
    database = wanted.database or f"sqlite:///{folder / 'riverrun.sqlite3'}"
    make_engine(database)
    make_redis(wanted.broker)
    return Settings(
        database=database,
        broker=wanted.broker,
        base_url=base_url_of(wanted.base_url),
        secret=secret_of(folder),
        packs=wanted.packs,
        thinkers=wanted.bots,
        deadline=wanted.deadline,
        pause=wanted.pause,
        hint=wanted.hint,
        report=wanted.report,
        idle=wanted.idle,
    )


def listen(host: str, port: int | None) -> socket.socket:
    """The door: the given port, or the first free one from 8000."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    tried = range(FIRST_PORT, FIRST_PORT + PORTS_TRIED) if port is None else [port]
    trouble: OSError | OverflowError | None = None
    for number in tried:
        door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, asyncio turns Nagle's delay off
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, number))
            door.listen(2048)
        except (OSError, OverflowError) as why:
            door.close()
            trouble = why
            continue
        door.set_inheritable(True)
        return door
    reason = getattr(trouble, "strerror", None) or str(trouble)
    where = f"{host}:{port}" if port is not None else f"{host}, ports {tried[0]} to {tried[-1]}"
    raise BadOption(f"Cannot listen at {where}: {reason}. Give another --port or --host.")


def address_of(door: socket.socket) -> str:
    """What to open in a browser."""
    host, port = door.getsockname()[:2]
    host = "127.0.0.1" if host == "0.0.0.0" else f"[{host}]" if ":" in host else host
    return f"http://{host}:{port}"
