"""`riverrun serve --workers 2`: several processes behind one address, started from the command line."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time

import httpx
import psutil
import pytest

from server.helpers.client import Client

COMMAND = [sys.executable, "-m", "riverrun", "serve"]
OPTIONS = ["--workers", "2", "--bots", "1", "--pause", "0", "--port", "0"]


@pytest.fixture
def server(redis, tmp_path):
    """The command, as it prints its first line."""
    packs = tmp_path / "packs"
    packs.mkdir()
    words = [*COMMAND, *OPTIONS, "--data", str(tmp_path), "--broker", redis.url, "--packs", str(packs)]
    environment = os.environ | {"RIVERRUN_JIT": "0"}
    with (tmp_path / "log").open("w") as log:
        process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
    try:
        yield process
    finally:
        family = [process, *psutil.Process(process.pid).children(recursive=True)] if process.poll() is None else []
        for one in family:
            one.kill()
        process.wait()
        print((tmp_path / "log").read_text())


def test_it_starts_says_where_it_is_plays_and_stops(server, tmp_path):
    first = server.stdout.readline()
    found = re.fullmatch(r"riverrun is at (http://127\.0\.0\.1:\d+)\n", first)
    assert found, first
    url = found[1]
    assert httpx.get(f"{url}/health").json()["ok"], "it is ready when it says where it is"
    children = psutil.Process(server.pid).children()
    assert len([one for one in children if "spawn_main" in " ".join(one.cmdline())]) == 2

    async def play() -> None:
        async with Client(url, "Ada") as ada, Client(url, "Bob") as bob:
            opened = await ada.open([{"kind": "me"}, {"kind": "invite"}])
            id, secret = opened["id"], opened["invitations"][0]["secret"]
            await bob.ok("POST", f"/api/tables/{id}/sit", {"seat": 1, "secret": secret})
            async with ada.socket(id, 0) as here, bob.socket(id, 1) as there:
                # each may be at another process, which hears a moment later that Bob has sat down
                updates = [await line.until(lambda heard: bool(heard.get("view"))) for line in (here, there)]
                seat = updates[0]["table"]["turn"]
                move = updates[seat]["view"]["legal"][0][1]
                await (ada, bob)[seat].play(id, seat, move, updates[seat]["version"])
                for line in (here, there):
                    await line.until(lambda heard: heard["type"] == "update" and heard["table"]["moves"] == 1)

    asyncio.run(play())
    server.send_signal(signal.SIGTERM)
    assert server.wait(30) in (0, -signal.SIGTERM)
    until = time.monotonic() + 5
    while any(one.is_running() and one.status() != psutil.STATUS_ZOMBIE for one in children):
        assert time.monotonic() < until, "a process was left"
        time.sleep(0.05)
    assert "Traceback" not in (tmp_path / "log").read_text()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--broker", "redis://127.0.0.1:1"], "The broker does not answer"),
        (["--broker", "redis://127.0.0.1:1", "--database", "postgresql://u:hush@127.0.0.1:1/none"], "be used"),
    ],
)
def test_why_it_cannot_start_is_one_sentence_and_no_address_is_printed(words, sentence, tmp_path):
    done = subprocess.run(
        [*COMMAND, *OPTIONS, "--data", str(tmp_path), *words],
        check=False,
        capture_output=True,
        text=True,
        env=os.environ | {"RIVERRUN_JIT": "0"},
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert "hush" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
