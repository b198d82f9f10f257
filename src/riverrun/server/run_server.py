"""Running a server: the listening socket, the processes, the announcement, and a stop in good order."""

from __future__ import annotations

import asyncio
import functools
import logging
import socket
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from riverrun.bots.report import ITERATIONS
from riverrun.kernel.errors import BadOption
from riverrun.kernel.jit.switch import loops_compiled, warm_stamp
from riverrun.server import logs
from riverrun.server.api.app import make_app
from riverrun.server.server import Server
from riverrun.server.sessions.pubsub import PubSub, make_redis
from riverrun.server.settings import Settings, base_url_of, data_folder, secret_of
from riverrun.server.storage.database import make_engine
from riverrun.server.storage.store import Store

FIRST_PORT = 8000
PORTS_TRIED = 50
HEALTHCHECK = 30
"""The seconds after which a process that does not answer is replaced; it answers once it has imported everything."""
LONGEST_HINT = 60.0
LARGEST_REPORT = 100_000
LEVELS = ("debug", "info", "warning", "error")

Announce = Callable[[str, bool], None]
"""Called with the server's address and whether the rules are being compiled, once the server can be reached."""


@dataclass(frozen=True)
class ServeOptions:
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


def run(options: ServeOptions, announce: Announce) -> None:
    """Serve until stopped."""
    settings = settings_of(options)
    logs.set_up(options.log)
    listening = listen(options.host, options.port)
    address = settings.base_url or address_of(listening)
    with listening:
        if options.workers == 1:
            run_one(settings, listening, lambda compiling: announce(address, compiling))
        else:
            run_several(settings, options, listening, lambda compiling: announce(address, compiling))


def run_one(settings: Settings, listening: socket.socket, ready: Callable[[bool], None]) -> None:
    """Serve in this process."""
    app = make_app(settings)
    server: Server = app.state.server
    config = uvicorn.Config(app, **uvicorn_options(settings))
    uvicorn_server = UvicornServer(config, server, lambda: ready(not server.precompiler.status.ready))
    try:
        uvicorn_server.run(sockets=[listening])
    finally:
        if server.trouble is not None:
            raise server.trouble


def run_several(
    settings: Settings, options: ServeOptions, listening: socket.socket, ready: Callable[[bool], None]
) -> None:
    """Serve in several processes, which share the listening socket, the database and the broker."""
    asyncio.run(check_services(settings))
    # uvicorn hands the application to its processes by pickling it: a function and plain data
    app = functools.partial(process_app, settings, options.log)
    config = uvicorn.Config(
        app,
        factory=True,
        workers=options.workers,
        timeout_worker_healthcheck=HEALTHCHECK,
        **uvicorn_options(settings),
    )
    compiling = loops_compiled() and not warm_stamp().exists()
    supervisor = Supervisor(config, [listening], lambda: ready(compiling))
    supervisor.run()
    if not supervisor.announced and supervisor.failed:
        raise BadOption("The server's processes did not start; the log says why.")


async def check_services(settings: Settings) -> None:
    """Migrate the database and find the broker, or say in one sentence why not: processes could not say it."""
    store, pubsub = Store(settings.database), PubSub(settings.broker)
    try:
        await store.start()
        await pubsub.require_broker()
    finally:
        await pubsub.stop()
        await store.stop()


def process_app(settings: Settings, level: str) -> Litestar:
    """Make the application of one of several processes."""
    logs.set_up(level)
    return make_app(settings)


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """Return what uvicorn is configured with, in one process or several."""
    return {
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


class UvicornServer(uvicorn.Server):
    """Says when it is ready, and tells websockets before it goes."""

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._server = server
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        log = logging.getLogger("uvicorn.error")
        log.disabled = True  # why it cannot start is said in one sentence, by whoever runs it
        await super().startup(sockets)
        log.disabled = False
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._server.closing.set()
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)


class Supervisor(Multiprocess):
    """Keeps several server processes alive, and says when all of them are ready."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket], ready: Callable[[], None]) -> None:
        super().__init__(config, sockets)
        self._ready = ready
        self.announced = False
        self.failed = False
        """Whether a process could not start."""

    def keep_subprocess_alive(self) -> None:
        stopping = self.should_exit.is_set()
        super().keep_subprocess_alive()
        self.failed = self.failed or (self.should_exit.is_set() and not stopping)
        if not self.announced and not self.should_exit.is_set() and all(one.is_ready() for one in self.processes):
            self.announced = True
            self._ready()


def settings_of(options: ServeOptions) -> Settings:
    """Return the checked settings of a server."""
    if options.workers < 1 or options.bots < 0:
        raise BadOption("A server has at least one worker, and no fewer than 0 processes for bots.")
    if options.workers > 1 and options.broker is None:
        raise BadOption("Several workers share their tables through a broker: give --broker redis://HOST.")
    if options.log not in LEVELS:
        raise BadOption(f"--log is one of {', '.join(LEVELS)}, not '{options.log}'.")
    if options.packs is not None and not options.packs.is_dir():
        raise BadOption(f"{options.packs} is no folder of content packs.")
    if options.deadline <= 0 or options.pause < 0 or options.idle < 0:
        raise BadOption("--deadline is a number of seconds above 0; --pause and --idle are 0 or more.")
    if not 0 < options.hint <= LONGEST_HINT or not 0 <= options.report <= LARGEST_REPORT:
        raise BadOption(
            f"--hint is a number of seconds above 0 and at most {LONGEST_HINT:g}; "
            f"--report is 0 to {LARGEST_REPORT:,} iterations."
        )
    folder = data_folder(options.data)
    database = options.database or f"sqlite:///{folder / 'riverrun.sqlite3'}"
    make_engine(database)
    make_redis(options.broker)
    return Settings(
        database=database,
        broker=options.broker,
        base_url=base_url_of(options.base_url),
        secret=secret_of(folder),
        host=options.host,
        packs=options.packs,
        bot_processes=options.bots,
        deadline=options.deadline,
        pause=options.pause,
        hint_seconds=options.hint,
        report_iterations=options.report,
        idle=options.idle,
    )


def listen(host: str, port: int | None) -> socket.socket:
    """Open the listening socket: at the given port, or the first free one from 8000."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    tried = range(FIRST_PORT, FIRST_PORT + PORTS_TRIED) if port is None else [port]
    trouble: OSError | OverflowError | None = None
    for number in tried:
        listening = socket.socket(
            family, socket.SOCK_STREAM, socket.IPPROTO_TCP
        )  # named, asyncio turns Nagle's delay off
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
    reason = getattr(trouble, "strerror", None) or str(trouble)
    where = f"{host}:{port}" if port is not None else f"{host}, ports {tried[0]} to {tried[-1]}"
    raise BadOption(f"Cannot listen at {where}: {reason}. Give another --port or --host.")


def address_of(listening: socket.socket) -> str:
    """Return what to open in a browser."""
    host, port = listening.getsockname()[:2]
    host = "127.0.0.1" if host == "0.0.0.0" else f"[{host}]" if ":" in host else host
    return f"http://{host}:{port}"
