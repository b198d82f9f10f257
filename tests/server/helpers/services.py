"""Real PostgreSQL, Redis and table servers for tests and benchmarks: started on free ports, ended with their user.

    with postgres() as database, redis() as broker, serving(database.url(), broker.url, folder) as server:
        httpx.get(f"{server.url}/health")

Everything is started as a process in a group of its own, listens on 127.0.0.1 only, and is told to a guard (reaper.py),
which ends it if we are killed before we could.
"""

from __future__ import annotations

import contextlib
import functools
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import httpx

HOST = "127.0.0.1"
SECRET = "a secret for tests only, which nothing else uses"


class Missing(Exception):
    """A program is not installed."""


class NotReady(Exception):
    """A process ended or stayed silent instead of becoming ready."""


def program(name: str, package: str, folders: str | None = None) -> Path:
    """Where a program is: in PATH, or else in the newest of the folders that this pattern finds."""
    found = shutil.which(name)
    if found:
        return Path(found)
    others = Path("/").glob(f"{folders.strip('/')}/{name}") if folders else []
    newest = max(others, key=lambda path: (len(str(path)), str(path)), default=None)  # 15 after 9
    if newest is None:
        raise Missing(f"{name} is not installed; Debian has it in the package {package} (apt-get install {package}).")
    return newest


@functools.cache
def ports() -> Iterator[int]:
    """The ports to give away: below those the system gives to clients, and other ones for each xdist worker."""
    worker = int(re.sub(r"\D", "", os.environ.get("PYTEST_XDIST_WORKER", "")) or 0)
    span = range(20000 + worker % 12 * 1000, 21000 + worker % 12 * 1000)
    first = random.SystemRandom().randrange(len(span))
    return iter([*span[first:], *span[:first]] * 100)


def free_port() -> int:
    """A port nothing listens on. It is not given away twice before a thousand others."""
    for port in ports():
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with contextlib.suppress(OSError):
                trial.bind((HOST, port))
                return port
    raise OSError("no port is free")


@functools.cache
def guard() -> subprocess.Popen[str]:
    """This process's guard, who is started with the first thing to be guarded, and outlives us."""
    return subprocess.Popen(
        [sys.executable, "-I", str(Path(__file__).with_name("reaper.py"))],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,  # Ctrl-C does not reach it
    )


def tell_guard(line: str) -> None:
    pipe = guard().stdin
    assert pipe
    pipe.write(f"{line}\n")
    pipe.flush()


@contextlib.contextmanager
def folder(name: str, user: str | None = None) -> Iterator[Path]:
    """A temporary folder that this user can enter; it is removed afterwards."""
    path = Path(tempfile.mkdtemp(prefix=f"riverrun-{name}-", dir="/tmp"))
    tell_guard(f"folder {path}")
    try:
        if user:
            shutil.chown(path, user, user)
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)
        tell_guard(f"gone folder {path}")


class Process:
    """A program that listens on a port: start it, kill it, stop it, start it again on the same port."""

    def __init__(
        self,
        name: str,
        command: Sequence[str | Path],
        port: int,
        log: Path,
        ready: Callable[[], bool],
        *,
        env: Mapping[str, str] | None = None,
        user: str | None = None,
        ending: signal.Signals = signal.SIGTERM,
        patience: float = 60.0,
        launch: Callable[..., Any] = subprocess.Popen,
    ) -> None:
        self.name = name
        self.command = [str(word) for word in command]
        self.port = port
        self.log = log
        self.env = {**os.environ, **(env or {})}
        self.user = user
        self.patience = patience  # seconds it may take to become ready, and to stop
        self._ready = ready
        self._ending = ending
        self._launch = launch
        self._process: Any = None
        self._guarded = False  # whether the guard would end it

    @property
    def pid(self) -> int:
        assert self._process, f"{self.name} was not started"
        return int(self._process.pid)

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self, *, wait: bool = True) -> None:
        """Starts it and, unless told otherwise, waits until it is ready."""
        assert not self.running, f"{self.name} runs already"
        with self.log.open("ab") as log:
            self._process = self._launch(
                self.command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                env=self.env,
                cwd=self.log.parent,
                start_new_session=True,
                **({"user": self.user, "group": self.user, "extra_groups": []} if self.user else {}),
            )
        tell_guard(f"process {self.pid} {int(self._ending)}")
        self._guarded = True
        if wait:
            self.wait()

    def wait(self) -> None:
        """Waits until it is ready; if that fails, it is killed, and the error has the end of its log."""
        until = time.monotonic() + self.patience
        try:
            while not self._ready():
                if not self.running:
                    raise NotReady(f"{self.name} ended with code {self.code} before it was ready:\n{self.tail()}")
                if time.monotonic() > until:
                    raise NotReady(f"{self.name} was not ready after {self.patience:.0f} seconds:\n{self.tail()}")
                time.sleep(0.05)
        except BaseException:
            self.kill()
            raise

    @property
    def code(self) -> int | None:
        """The exit code, negative for a signal; None while it runs."""
        return self._process.poll() if self._process else None

    def kill(self) -> None:
        """SIGKILL to the process and all it started: nothing of it gets to say goodbye."""
        self._end_group()

    def stop(self) -> int:
        """Asks it to end (SIGTERM to the process alone) and waits; the exit code. If it does not end, it is killed."""
        assert self._process, f"{self.name} was not started"
        if self.running:
            self._process.send_signal(self._ending)
        try:
            return self._process.wait(self.patience)
        except subprocess.TimeoutExpired as late:
            raise NotReady(f"{self.name} did not stop in {self.patience:.0f} seconds:\n{self.tail()}") from late
        finally:
            self._end_group()  # what it may have left behind

    def restart(self) -> None:
        """Starts it again on the same port, stopping it first if it runs."""
        if self.running:
            self.stop()
        self.start()

    def tail(self, lines: int = 40) -> str:
        """The end of its log."""
        return "\n".join(self.log.read_text(errors="replace").splitlines()[-lines:]) if self.log.exists() else ""

    def _end_group(self) -> None:
        if self._process and self._guarded:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.pid, signal.SIGKILL)
            self._process.wait()
            tell_guard(f"gone process {self.pid} {int(self._ending)}")
            self._guarded = False


def started(make: Callable[[], Process], tries: int = 3) -> Process:
    """A process that was made and became ready; another one is tried if somebody took its port meanwhile."""
    while True:
        process = make()
        try:
            process.start()
            return process
        except NotReady:
            tries -= 1
            if not tries:
                raise


class Postgres(Process):
    """PostgreSQL in a folder of its own, without passwords."""

    def __init__(self, folder: Path, user: str | None) -> None:
        port = free_port()
        owner = user or "postgres"
        self._asking = [
            str(self.program("psql")),
            *("--host", HOST, "--port", str(port), "--username", owner, "--no-psqlrc", "--quiet"),
            *("--set", "ON_ERROR_STOP=1", "--dbname", "postgres", "--command"),
        ]
        self._owner = owner
        self._made = 0
        if not (folder / "data").exists():
            subprocess.run(
                [
                    str(self.program("initdb")),
                    *("--pgdata", str(folder / "data"), "--username", owner, "--auth", "trust"),
                    *("--encoding", "UTF8", "--locale", "C", "--no-sync", "--no-instructions"),
                ],
                check=True,
                cwd=folder,
                stdout=subprocess.DEVNULL,
                **({"user": user, "group": user, "extra_groups": []} if user else {}),
            )
        settings = {
            "listen_addresses": HOST,
            "port": port,
            "unix_socket_directories": folder,
            "max_connections": 200,
            "fsync": "off",  # for speed: what is killed in tests is the server, not the machine
            "full_page_writes": "off",
            "synchronous_commit": "on",
        }
        super().__init__(
            "PostgreSQL",
            [
                self.program("postgres"),
                *("-D", folder / "data"),
                *(word for name, value in settings.items() for word in ("-c", f"{name}={value}")),
            ],
            port,
            folder / "log",
            lambda: not subprocess.run([*self._asking, "select 1"], capture_output=True, check=False).returncode,
            user=user,
            ending=signal.SIGINT,  # a fast shutdown, which does not wait for clients
        )

    @staticmethod
    def program(name: str) -> Path:
        return program(name, "postgresql", "/usr/lib/postgresql/*/bin")

    def ask(self, statement: str) -> None:
        """Has a statement carried out."""
        asked = subprocess.run([*self._asking, statement], capture_output=True, text=True, check=False)
        if asked.returncode:
            raise RuntimeError(f"PostgreSQL refused: {asked.stderr.strip()}")

    def url(self, name: str = "tables") -> str:
        """Makes a fresh database, whose name begins with this one, and gives its address in SQLAlchemy's form."""
        self._made += 1
        name = f"{re.sub(r'[^a-z0-9_]+', '_', name.lower())[:50]}_{self._made}"
        self.ask(f'create database "{name}" template template0')
        return f"postgresql+asyncpg://{self._owner}@{HOST}:{self.port}/{name}"


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of our own. It refuses to run as root; where we are root, it runs as the user postgres."""
    Postgres.program("postgres")
    user = "postgres" if os.geteuid() == 0 else None
    with folder("postgres", user) as path:
        database = started(lambda: Postgres(path, user))
        try:
            yield database
        finally:
            database.stop()


class Redis(Process):
    """Redis in a folder of its own, which keeps nothing on disk."""

    def __init__(self, folder: Path) -> None:
        port = free_port()
        super().__init__(
            "Redis",
            [
                self.program(),
                *("--bind", HOST, "--port", str(port), "--dir", folder),
                *("--save", "", "--appendonly", "no", "--daemonize", "no"),
            ],
            port,
            folder / "log",
            lambda: answers(port),
        )
        self.url = f"redis://{HOST}:{port}/0"

    @staticmethod
    def program() -> Path:
        return program("redis-server", "redis-server")


def answers(port: int) -> bool:
    """Whether a Redis answers on this port."""
    try:
        with socket.create_connection((HOST, port), timeout=1.0) as line:
            line.sendall(b"PING\r\n")
            return line.recv(16).startswith(b"+PONG")
    except OSError:
        return False


@contextlib.contextmanager
def redis() -> Iterator[Redis]:
    """A Redis of our own."""
    Redis.program()
    with folder("redis") as path:
        broker = started(lambda: Redis(path))
        try:
            yield broker
        finally:
            broker.stop()


class ServerProcess(Process):
    """The table server as people start it: `python -m riverrun serve`."""

    def __init__(
        self,
        database: str,
        broker: str | None,
        data: Path,
        *,
        log: Path,
        options: Sequence[str] = (),
        env: Mapping[str, str] | None = None,
        port: int | None = None,
        command: Sequence[str | Path] = (sys.executable, "-m", "riverrun", "serve"),
        launch: Callable[..., Any] = subprocess.Popen,
    ) -> None:
        port = port or free_port()
        super().__init__(
            "The server",
            [
                *command,
                *("--port", str(port), "--database", database),
                *(("--broker", broker) if broker else ()),
                *("--data", data, "--address-limits", "0", "--waiting", "1000", *options),
            ],
            port,
            log,
            self._healthy,
            env={"RIVERRUN_SECRET": SECRET, "RIVERRUN_JIT": "0", "PYTHONUNBUFFERED": "1", **(env or {})},
            launch=launch,
        )
        self.url = f"http://{HOST}:{port}"
        self.database = database

    def _healthy(self) -> bool:
        try:
            return httpx.get(f"{self.url}/health/live", timeout=5.0, trust_env=False).status_code == 200
        except httpx.HTTPError:
            return False


@contextlib.contextmanager
def serving(
    database: str, broker: str | None, data: Path, *, log: Path | None = None, **named: object
) -> Iterator[ServerProcess]:
    """A server that answers on its port; it is killed at the end if it still runs. Names: see `ServerProcess`."""
    data.mkdir(parents=True, exist_ok=True)
    server = ServerProcess(database, broker, data, log=log or data / "server.log", **named)  # type: ignore[arg-type]
    try:
        server.start()
        yield server
    finally:
        server.kill()
