"""`riverrun serve --workers 2`: several processes behind one address, started from the command line."""

from __future__ import annotations

import asyncio
import contextlib
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
from server.helpers.resending_client import Stubborn
from server.sessions.test_kill import compare

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
    asyncio.run(comes(lambda: len(told_workers(url)) == 2))
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


def test_a_worker_that_cannot_start_ends_the_command_with_one_sentence(postgres, redis, tmp_path):
    """The database takes one connection: what was checked before the workers started, the second worker cannot have."""
    postgres.ask("create role few login")
    postgres.ask("create database few owner few connection limit 1")
    database = f"postgresql://few@127.0.0.1:{postgres.port}/few"
    done = subprocess.run(
        [*COMMAND, *OPTIONS, "--bots", "0", "--data", str(tmp_path), "--broker", redis.url, "--database", database],
        check=False,
        capture_output=True,
        text=True,
        env=os.environ | {"RIVERRUN_JIT": "0"},
        timeout=300,
    )
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    *log, sentence = done.stderr.strip().splitlines()
    assert "too many connections" in sentence
    assert all(line.startswith("{") for line in log), "besides the log there is one sentence"
    assert "Traceback" not in done.stderr


WORKERS = 3


def test_workers_are_killed_one_by_one_and_a_game_is_played_to_its_end(serving, postgres, redis):
    database = postgres.url("workers")
    server = serving(database, redis.url, options=["--workers", str(WORKERS), "--bots", "0", "--pause", "0"])
    waits = asyncio.run(play_while_workers_die(server, database))
    assert len(waits) == WORKERS
    print("seconds from a kill to the next acknowledged move, and until another worker serves:", waits)


def workers_of(server):
    """The worker processes behind a command."""
    found = []
    for child in psutil.Process(server.pid).children():
        with contextlib.suppress(psutil.Error):  # it has just been killed
            found += [child] if "spawn_main" in " ".join(child.cmdline()) else []
    return found


async def play_while_workers_die(server, database):
    """Plays a table to its end for every worker, which is killed in the middle of it; the waits that this caused."""
    waits = []
    async with Client(server.url, "Ada") as ada, Client(server.url, "Bob") as bob:
        ada.http.timeout = bob.http.timeout = 120  # the worker that answers may have to read the table first
        await comes(lambda: workers_ready(server) == WORKERS)
        for number, victim in enumerate(workers_of(server), 1):
            opened = await ada.open([{"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "bot": "random"}])
            id, secret = opened["id"], opened["invitations"][0]["secret"]
            await bob.ok("POST", f"/api/tables/{id}/sit", {"seat": 1, "secret": secret})
            players = [Stubborn(ada, id, 0, number), Stubborn(bob, id, 1, number + 10)]
            playing = asyncio.gather(*(player.play() for player in players))
            await comes(lambda players=players: moves_of(players) >= 4)
            victim.kill()
            killed, before = time.monotonic(), moves_of(players)
            await comes(lambda players=players, before=before: moves_of(players) > before)
            moved = time.monotonic()
            await asyncio.wait_for(playing, 240)
            assert (await ada.ok("GET", f"/api/tables/{id}/record"))["over"]
            acked = [(id, at, move, name) for player in players for name, (at, move) in player.acked.items()]
            await compare(database, acked)
            await comes(lambda number=number: workers_ready(server) == WORKERS + number)
            waits.append((round(moved - killed, 2), round(time.monotonic() - killed, 2)))
    return waits


def moves_of(players):
    """How many moves of these players were acknowledged."""
    return sum(len(player.acked) for player in players)


def workers_ready(server):
    """How many workers have become ready so far."""
    return server.log.read_text().count("server process ready")


async def comes(holds):
    async with asyncio.timeout(120):
        while not holds():
            await asyncio.sleep(0.02)


def told_workers(url):
    """The processes whose metrics the server tells."""
    return set(re.findall(r'riverrun_moves_total\{worker="(\d+)"\}', httpx.get(f"{url}/metrics").text))
