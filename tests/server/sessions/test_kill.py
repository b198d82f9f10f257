"""The server is killed again and again in the middle of play: no acknowledged move is lost, no table unreadable."""

from __future__ import annotations

import asyncio
import os
import random

import pytest

from riverrun.server.storage.store import Store
from riverrun.server.table.entries import Moved
from server.helpers.client import Client
from server.helpers.fork_server import fork_server
from server.helpers.resending_client import LOST, Stubborn

KILLS = int(os.environ.get("RIVERRUN_KILLS", "10"))
"""Over each database; `make long` kills more than fifty times."""
TABLES = 3


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_acknowledged_move_is_lost(kind, serving, tmp_path, request):
    if kind == "sqlite":
        database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    else:
        database = request.getfixturevalue("postgres").url("kills")
    with fork_server() as launch:
        server = serving(database, options=["--bots", "0", "--pause", "0"], launch=launch)
        acked = asyncio.run(play_under_fire(server, random.Random(kind)))
        server.stop()
    assert len(acked) > KILLS, "hardly anything was played"
    asyncio.run(compare(database, acked))


async def play_under_fire(server, rng):
    """Plays tables of two people and a bot while the server is killed; every acknowledgement, by its table."""
    killed = 0
    named = [Client(server.url, f"{name} {number}") for number in range(TABLES) for name in ("Ada", "Bob")]
    for client in named:
        await client.__aenter__()

    def enough():
        return killed >= KILLS

    async def table(number):
        found = []
        ada, bob = named[2 * number : 2 * number + 2]
        while not enough():
            try:
                opened = await ada.open([{"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "bot": "random"}])
                secret = opened["invitations"][0]["secret"]
                await bob.ok("POST", f"/api/tables/{opened['id']}/sit", {"seat": 1, "secret": secret})
            except LOST:
                await asyncio.sleep(0.1)
                continue
            players = [Stubborn(ada, opened["id"], 0, number), Stubborn(bob, opened["id"], 1, number + 100)]
            await asyncio.gather(*(player.play(enough) for player in players))
            found.append((opened["id"], [player.acked for player in players]))
        return found

    async def kill():
        nonlocal killed
        while killed < KILLS:
            await asyncio.sleep(rng.uniform(0.1, 0.8))
            server.kill()
            await asyncio.to_thread(server.start)
            killed += 1

    *played, _ = await asyncio.gather(*(table(number) for number in range(TABLES)), kill())
    assert killed == KILLS
    for client in named:
        await client.http.aclose()
    return [
        (id, number, move, name)
        for found in played
        for id, seats in found
        for acked in seats
        for name, (number, move) in acked.items()
    ]


async def compare(database, acked):
    """Every acknowledged move stands in the log under its number, once, and the tables open."""
    from riverrun.server.sessions.pubsub import PubSub
    from riverrun.server.sessions.registry import SessionRegistry

    store = Store(database)
    await store.start()
    pubsub = PubSub(None)
    registry = SessionRegistry(store, pubsub, None, 600)
    await pubsub.start(registry.receive)
    try:
        logs = {id: await store.log(id) for id in {id for id, *_ in acked}}
        for id, number, move, name in acked:
            entry = logs[id][number - 1].entry
            assert isinstance(entry, Moved)
            assert (entry.move, entry.command) == (move, name)
        for id, log in logs.items():
            assert [one.number for one in log] == list(range(1, len(log) + 1))
            names = [(one.entry.by, one.entry.command) for one in log if one.entry.command]
            assert len(names) == len(set(names)), "a move was made twice"
            session = await registry.session(id)
            assert session.table.version >= len(log)
            assert session.table.state.check() == []
            assert session.table.state.rewind(len(session.table.moves)).hash == session.table.state.hash
    finally:
        await pubsub.stop()
        await store.stop()
