"""The services that the server's tests use: they answer, they are fresh, and nothing of them outlives the tests."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from server.conftest import installed
from server.helpers import services

STAND_IN = """
import http.server, os, signal, subprocess, sys

class Answer(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()
        self.wfile.write(repr((os.getpid(), child.pid, sys.argv[1:], os.environ["RIVERRUN_SECRET"])).encode())

child = subprocess.Popen(["sleep", "600"])
signal.signal(signal.SIGTERM, lambda *_: sys.exit(7))
print("listening")
http.server.HTTPServer(("127.0.0.1", int(sys.argv[sys.argv.index("--port") + 1])), Answer).serve_forever()
"""


def alive(pid: int) -> bool:
    """Whether a process runs; one that only waits to be buried does not."""
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False


def gone(pids: list[int], within: float = 15.0) -> bool:
    until = time.monotonic() + within
    while any(map(alive, pids)) and time.monotonic() < until:
        time.sleep(0.05)
    return not any(map(alive, pids))


@pytest.fixture
def stand_in(tmp_path) -> list[str]:
    """The command of a program that takes the server's options, answers every request and starts a child."""
    script = tmp_path / "stand_in.py"
    script.write_text(STAND_IN)
    return [sys.executable, str(script)]


def test_postgres_keeps_what_is_written_and_every_database_is_fresh(postgres) -> None:
    asyncpg = pytest.importorskip("asyncpg")

    async def write_and_read(url: str) -> list[int]:
        connection = await asyncpg.connect(url.replace("+asyncpg", ""))
        await connection.execute("create table kept (number int)")
        await connection.execute("insert into kept values (7)")
        found = [row["number"] for row in await connection.fetch("select number from kept")]
        await connection.close()
        return found

    urls = [postgres.url("same name"), postgres.url("same name")]
    assert urls[0] != urls[1]
    for url in urls:
        assert url.startswith("postgresql+asyncpg://")
        assert asyncio.run(write_and_read(url)) == [7]


def test_redis_keeps_what_is_written_and_passes_messages_on(redis) -> None:
    client = pytest.importorskip("redis.asyncio")

    async def use() -> tuple[bytes, bytes]:
        async with client.Redis.from_url(redis.url) as line, line.pubsub() as listener:
            await line.set("kept", "7")
            await listener.subscribe("table")
            while (await listener.get_message(timeout=5.0))["type"] != "subscribe":
                pass
            await line.publish("table", "moved")
            message = await listener.get_message(timeout=5.0)
            return await line.get("kept"), message["data"]

    assert asyncio.run(use()) == (b"7", b"moved")


def test_a_server_is_killed_stopped_and_started_again_on_its_port(serving, stand_in, tmp_path) -> None:
    server = serving("sqlite+aiosqlite://", "redis://nowhere", command=stand_in, options=["--more"])
    pid, child, words, secret = eval(httpx.get(server.url).text)
    assert pid == server.pid
    data = str(tmp_path / "data")
    asked = ["--port", str(server.port), "--database", "sqlite+aiosqlite://", "--broker", "redis://nowhere"]
    without_limits = ["--address-limits", "0", "--waiting", "1000"]
    assert words == [*asked, "--data", data, *without_limits, "--more"]
    assert secret == services.SECRET

    server.kill()
    assert server.code == -signal.SIGKILL
    assert gone([pid, child])
    with pytest.raises(httpx.ConnectError):
        httpx.get(server.url)

    url = server.url
    server.restart()
    assert server.url == url
    again, child, _, _ = eval(httpx.get(url).text)
    assert again == server.pid != pid
    assert server.stop() == 7
    assert gone([again, child])
    assert server.log.read_text().count("listening") == 2

    other = serving("sqlite+aiosqlite://", command=stand_in, env={"RIVERRUN_SECRET": "another"})
    _, _, words, secret = eval(httpx.get(other.url).text)
    assert "--broker" not in words
    assert secret == "another"


def test_a_server_that_does_not_start_says_why(serving) -> None:
    with pytest.raises(services.NotReady, match=r"code 3 before it was ready:\nno such database"):
        serving("no such", command=[sys.executable, "-c", "print('no such database'); raise SystemExit(3)"])


def test_a_program_that_is_not_installed_is_named_with_its_package() -> None:
    with pytest.raises(
        services.Missing, match=r"^no-such-program .* package postgresql \(apt-get install postgresql\)"
    ):
        services.program("no-such-program", "postgresql", "/usr/lib/postgresql/*/bin")


@pytest.mark.parametrize(("ci", "outcome"), [("true", pytest.fail.Exception), ("", pytest.skip.Exception)])
def test_a_missing_service_fails_in_ci_and_is_skipped_elsewhere(monkeypatch, ci, outcome) -> None:
    monkeypatch.setenv("CI", ci)
    monkeypatch.setenv("PATH", "")
    with (
        pytest.raises(outcome, match=r"^redis-server is not installed; .* package redis-server"),
        installed(services.redis()),
    ):
        pass


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_nothing_outlives_tests_that_are_interrupted(redis, stand_in, tmp_path, number) -> None:
    """A process that uses a Redis and a server is ended; both end too, and the folder is removed."""
    user = tmp_path / "user.py"
    user.write_text(
        f"import sys; sys.path.insert(0, {str(Path(services.__file__).parent)!r})\n"
        "import pathlib, signal, time, services\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        f"with services.redis() as redis, services.serving('', None, pathlib.Path({str(tmp_path)!r}), "
        f"command={stand_in!r}) as server:\n"
        "    print(redis.pid, server.pid, redis.log.parent, flush=True)\n"
        "    time.sleep(600)\n"
    )
    # Its ports are a quiet worker's.
    env = {**os.environ, "PYTEST_XDIST_WORKER": "gw11"}
    with subprocess.Popen([sys.executable, str(user)], stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout
        broker, server, folder = process.stdout.readline().split()
        assert Path(folder).is_dir()
        assert alive(int(broker))
        assert alive(int(server))
        process.send_signal(number)
        process.wait(30)
    assert gone([int(broker), int(server)])
    until = time.monotonic() + 15.0
    while Path(folder).exists() and time.monotonic() < until:
        time.sleep(0.05)
    assert not Path(folder).exists()
