"""Running a server: the listening socket, the processes, the announcement, and a stop in good order."""

from __future__ import annotations

import asyncio
import functools
import logging
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing import get_context
from multiprocessing.queues import SimpleQueue
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import structlog
import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from riverrun.bots.report import ITERATIONS
from riverrun.kernel.errors import BadOption
from riverrun.kernel.jit.switch import loops_compiled, warm_stamp
from riverrun.server import logs
from riverrun.server.access.connections import GuardedProtocol
from riverrun.server.access.websocket_messages import MessageProtocol
from riverrun.server.api.app import make_app
from riverrun.server.garbage import spare_collections
from riverrun.server.notifying.settings import notifying_settings
from riverrun.server.server import Server
from riverrun.server.serving.draining import drained_by_sigterm
from riverrun.server.serving.listening import address_of, listen
from riverrun.server.sessions.pubsub import PubSub, make_redis
from riverrun.server.settings import (
    LaboratorySettings,
    Limits,
    Settings,
    base_url_of,
    data_folder,
    database_in,
    former_secrets_of,
    proxies_of,
    secret_of,
)
from riverrun.server.storage.database import make_engine
from riverrun.server.storage.store import Store

HEALTHCHECK, STARTING = 30, 300
"""The seconds after which a process that does not answer is replaced, and one that starts: importing takes long."""
POLL = 0.1
"""The seconds a process has to answer; it is asked again."""
UNSAID = "A process of the server could not start; the log says why."
LONGEST_HINT = 60.0
LARGEST_RUN = 1_000_000
LARGEST_REPORT = 100_000
LEVELS = ("debug", "info", "warning", "error")

logger = structlog.get_logger()

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
    push: bool = True
    push_contact: str | None = None
    webhooks: bool = True
    waiting: int = 6
    proxy_header: str | None = None
    address_limits: float = 1.0
    laboratory: int = 4000
    laboratory_guests: int = 500
    drain: float = 0.0


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
    app.on_startup.append(drained_by_sigterm(server, settings.drain))
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
    with TemporaryDirectory(prefix="riverrun-metrics-") as metrics:
        supervise(replace(settings, metrics=Path(metrics)), options, listening, ready)


def supervise(
    settings: Settings, options: ServeOptions, listening: socket.socket, ready: Callable[[bool], None]
) -> None:
    """Keep the processes running until the server is stopped."""
    logging.getLogger("uvicorn.error").disabled = True  # why a process cannot start is said in one sentence, here
    reasons: SimpleQueue[str] = get_context("spawn").SimpleQueue()
    # uvicorn hands the application to its processes by pickling it: a function and plain data
    app = functools.partial(process_app, settings, options.log, reasons)
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
    if supervisor.failed:
        raise BadOption(UNSAID if reasons.empty() else reasons.get())


async def check_services(settings: Settings) -> None:
    """Migrate the database and find the broker, or say in one sentence why not: processes could not say it."""
    store, pubsub = Store(settings.database), PubSub(settings.broker)
    try:
        await store.start()
        await pubsub.require_broker()
    finally:
        await pubsub.stop()
        await store.stop()


def process_app(settings: Settings, level: str, reasons: SimpleQueue[str]) -> Litestar:
    """Make the application of one of several processes; why it cannot start, it puts into `reasons`."""
    logs.set_up(level)
    log = logging.getLogger("uvicorn.error")
    log.disabled = True

    async def started() -> None:
        log.disabled = False

    app = make_app(settings)
    app.state.server.on_trouble = lambda trouble: reasons.put(str(trouble))
    app.on_startup += [started, spare_collections, drained_by_sigterm(app.state.server, settings.drain)]
    return app


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """Return what uvicorn is configured with, in one process or several."""
    return {
        "http": GuardedProtocol,
        "ws": MessageProtocol,
        "log_config": None,
        "access_log": False,
        "lifespan": "on",
        "ws_max_size": settings.limits.message,
        "ws_per_message_deflate": False,
        "ws_ping_interval": settings.limits.heartbeat,
        "ws_ping_timeout": settings.limits.heartbeat,
        "timeout_graceful_shutdown": 5,
        "server_header": False,
        "proxy_headers": False,  # the middleware knows which proxy is believed
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
            spare_collections()
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._server.closing.set()
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)


class Supervisor(Multiprocess):
    """Keeps several server processes alive, says when all of them are ready, and ends when one cannot start."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket], ready: Callable[[], None]) -> None:
        super().__init__(config, sockets)
        self._ready = ready
        self._started: set[int | None] = set()
        """The processes that have become ready."""
        self._heard: dict[int | None, float] = {}
        """When each process has last said something."""
        self.announced = False
        self.failed = False
        """Whether a process could not start."""

    def keep_subprocess_alive(self) -> None:
        """Replace processes that have ended or hang; none is waited for, so that all are looked after."""
        for place, process in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            if process.exitcode is not None:
                self._ended(place, process)
            else:
                self._listen(process)
        all_ready = self._started.issuperset(process.pid for process in self.processes)
        if all_ready and not self.announced:
            self.announced = True
            self._ready()

    def _listen(self, process: Process) -> None:
        """Note what a process says of itself; one that has said nothing for too long is killed."""
        heard = self._heard.setdefault(process.pid, time.monotonic())
        ready = last_word(process)
        if ready is not None:
            self._heard[process.pid] = time.monotonic()
            if ready and process.pid not in self._started:
                self._started.add(process.pid)
                logger.info("server process ready", pid=process.pid)
        elif time.monotonic() - heard > (HEALTHCHECK if process.pid in self._started else STARTING):
            process.kill()

    def _ended(self, place: int, process: Process) -> None:
        """Start another process; where one ended by itself before it was ready, all would."""
        logger.warning("server process ended", pid=process.pid, code=process.exitcode)
        if process.pid not in self._started and process.exitcode is not None and process.exitcode >= 0:
            self.failed = True
            self.should_exit.set()
            return
        self.processes[place] = Process(self.config, self.sockets)
        self.processes[place].start()


def last_word(process: Process) -> bool | None:
    """Return whether a process says that it is ready; None: it says nothing. Earlier answers may come only now."""
    found: bool | None = None
    with suppress(OSError, EOFError):
        process.parent_conn.send(b"ping")
        while process.parent_conn.poll(POLL if found is None else 0):
            found = bool(process.parent_conn.recv())
    return found


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
    if options.deadline <= 0 or min(options.pause, options.idle, options.drain) < 0:
        raise BadOption("--deadline is a number of seconds above 0; --pause, --idle and --drain are 0 or more.")
    if not 0 < options.hint <= LONGEST_HINT or not 0 <= options.report <= LARGEST_REPORT:
        raise BadOption(
            f"--hint is a number of seconds above 0 and at most {LONGEST_HINT:g}; "
            f"--report is 0 to {LARGEST_REPORT:,} iterations."
        )
    if options.address_limits < 0:
        raise BadOption("--address-limits is a number of households, 0 or more.")
    if not 0 <= options.laboratory <= LARGEST_RUN or not 0 <= options.laboratory_guests <= LARGEST_RUN:
        raise BadOption(f"--laboratory and --laboratory-guests are 0 to {LARGEST_RUN:,} pairs of games.")
    proxy_header, proxies = proxies_of(options.proxy_header)
    folder = data_folder(options.data)
    database = options.database or database_in(folder)
    make_engine(database)
    make_redis(options.broker)
    return Settings(
        database=database,
        broker=options.broker,
        base_url=base_url_of(options.base_url),
        secret=secret_of(folder),
        former_secrets=former_secrets_of(),
        host=options.host,
        proxy_header=proxy_header,
        proxies=proxies,
        packs=options.packs,
        bot_processes=options.bots,
        deadline=options.deadline,
        pause=options.pause,
        hint_seconds=options.hint,
        report_iterations=options.report,
        idle=options.idle,
        drain=options.drain,
        notifying=notifying_settings(options.push, options.push_contact, options.webhooks),
        limits=Limits(address_share=options.address_limits, waiting_tables=options.waiting),
        laboratory=LaboratorySettings(options.laboratory, min(options.laboratory_guests, options.laboratory)),
    )
