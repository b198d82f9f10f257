"""Tables that earlier versions of the server wrote: opened, found to be what they were, played on and finished."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import riverrun as rr
from riverrun.kernel.record import read_record
from riverrun.server.sessions.pubsub import PubSub
from riverrun.server.sessions.registry import SessionRegistry
from riverrun.server.storage.store import Store
from riverrun.server.table import commands
from riverrun.server.table.table import Table
from server.helpers.in_process import in_process_server
from server.helpers.manual_time import ByHand

OLD = Path(__file__).parents[2] / "fixtures" / "version-0.1"
EXPECTED: dict[str, Any] = json.loads((OLD / "expected.json").read_text("utf-8"))
TABLES: dict[str, Any] = EXPECTED["tables"]
RUNNING = [id for id, expected in TABLES.items() if expected["stage"] == "running"]
OVER = [id for id, expected in TABLES.items() if expected["stage"] == "over"]
REPORTED = "history3resigned"
"""The shortest game with a kept report."""
FORMER = {"interlude": "wave"}
"""The clock's phases that were called otherwise."""


# All that these tests know of the server's inside


class Tables:
    """The tables of a database, without sockets and without bots of their own, by a time that is set by hand."""

    def __init__(self, folder: Path) -> None:
        self.time = ByHand(0.0)
        self.store, self.pubsub = Store(f"sqlite:///{folder / 'tables.sqlite3'}"), PubSub(None)
        self.registry = SessionRegistry(self.store, self.pubsub, OLD / "packs", 600.0, self.time)

    async def table(self, id: str) -> Table:
        return (await self.registry.session(id)).table

    async def do(self, id: str, command: Callable[..., Any], *what: Any) -> None:
        """Has something done, a second after the last."""
        self.time.at = (await self.table(id)).changed + 1.0
        await self.registry.execute(id, lambda table: command(table, *what))

    async def due(self, id: str) -> None:
        """What is due by the clock comes, a moment late."""
        until = (await self.table(id)).until
        assert until is not None
        self.time.at = until + 0.01
        await self.registry.execute(id, lambda table: table.version)

    async def step(self, id: str, rng: random.Random) -> None:
        """The next thing that happens at a table: a move at random, an answer, or what keeps its clock going."""
        table = await self.table(id)
        person = table.seats[table.turn].person if table.turn is not None else None
        seat = table.turn if person is not None else table.other_seats(None)[0]
        person = table.seats[seat].person
        if table.undo_request is not None:
            asked = table.awaited_answers()[0]
            await self.do(id, commands.answer, table.seats[asked].person, asked, True, None)
        elif table.hidden:
            await self.do(id, commands.resume, person, seat, None)
        elif table.clock is not None and table.clock.phase == "interlude":
            await self.due(id)
        elif table.clock is not None and table.clock.phase == "ready":
            await self.do(id, commands.start, person, seat, None)
        elif table.clock is not None and rng.random() < 0.1:
            await self.due(id)
        elif table.bot_to_move is not None:
            await self.do(id, commands.play_for_bot, rr.random_move(table.state, rng))
        else:
            move = table.game.text(rr.random_move(table.state, rng))
            await self.do(id, commands.play, person, seat, move, table.version, None)


@asynccontextmanager
async def tables_in(folder: Path) -> AsyncIterator[Tables]:
    at = Tables(folder)
    await at.store.start()
    await at.pubsub.start(at.registry.receive)
    try:
        yield at
    finally:
        await at.registry.stop()
        await at.pubsub.stop()
        await at.store.stop()


def facts(table: Table) -> dict[str, Any]:
    """What the earlier version said of a table."""
    state, clock, request = table.state, table.clock, table.undo_request
    phase = None if clock is None else FORMER.get(clock.phase, clock.phase)
    found = {
        "game": table.config.game,
        "version": table.version,
        "stage": table.stage,
        "ended": table.ended,
        "turn": table.turn,
        "bot": table.bot_to_move,
        "winners": table.winners,
        "seats": [[seat.person, seat.bot, seat.name, seat.resigned] for seat in table.seats],
        "asking": None if request is None else [request.seat, request.to, sorted(request.agreed)],
        "again": table.rematch,
        "commands": len(table.commands),
        "clock": None if clock is None else [phase, table.hidden, table.until, table.left],
        "changed": table.changed,
        "moves": None if state is None else [table.game.text(move) for move in state.played],
        "undoable": None if state is None else state.undoable,
    }
    if state is not None:
        found |= {
            "hash": state.hash,
            "seat": state.seat,
            "decision": None if state.decision is None else state.decision.kind,
            "legal": len(state.legal()),
            "points": [score.points for score in state.scores()],
            "over": state.over,
        }
    return found


# The tests


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the old database."""
    (tmp_path / "tables.sqlite3").write_bytes(gzip.decompress((OLD / "tables.sqlite3.gz").read_bytes()))
    return tmp_path


def test_every_old_table_is_what_it_was(folder) -> None:
    async def run() -> dict[str, Any]:
        async with tables_in(folder) as at:
            return {id: facts(await at.table(id)) for id in TABLES}

    found = asyncio.run(run())
    for id, expected in TABLES.items():
        assert found[id] == {name: value for name, value in expected.items() if name != "report"}, id


def test_an_old_table_opens_from_its_log_alone(folder) -> None:
    with sqlite3.connect(folder / "tables.sqlite3") as database:
        database.execute("DELETE FROM snapshots")
    test_every_old_table_is_what_it_was(folder)


@pytest.mark.parametrize("id", RUNNING)
def test_an_old_table_is_played_on_and_finished(folder, id) -> None:
    async def run() -> Table:
        rng = random.Random(id)
        async with tables_in(folder) as at:
            while (await at.table(id)).stage == "running":
                await at.step(id, rng)
        async with tables_in(folder) as at:  # and once more, from what this version has written
            return await at.table(id)

    table = asyncio.run(run())
    assert (table.stage, table.ended) == ("over", "played")
    assert table.state is not None
    record = table.state.record()
    assert record.verify(table.game).hash == table.state.hash
    if TABLES[id]["asking"] is None:
        assert record.moves[: len(TABLES[id]["moves"])] == TABLES[id]["moves"]
    else:
        assert record.moves[: TABLES[id]["asking"][1]] == TABLES[id]["moves"][: TABLES[id]["asking"][1]]


def test_an_old_table_that_gathers_is_joined(folder) -> None:
    async def run() -> Table:
        async with tables_in(folder) as at:
            await at.do("history2gathers0", commands.sit, "e5e1" * 8, "Eve", 1, "a secret")
            return await at.table("history2gathers0")

    assert asyncio.run(run()).stage == "running"


def ask(client: httpx.Client, path: str) -> Any:
    return client.get(path).raise_for_status().json()


def report(client: httpx.Client, table: str, seconds: float = 180) -> dict[str, Any]:
    """A report, once it is there."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        state = ask(client, f"/api/tables/{table}/report")
        assert state["trouble"] is None
        if state["report"] is not None:
            return dict(state["report"])
        time.sleep(0.1)
    raise AssertionError("no report")


def test_a_server_tells_of_old_tables_over_http(folder) -> None:
    settings = {"packs": OLD / "packs", "bot_processes": 1, "report_iterations": EXPECTED["iterations"]}
    with (
        in_process_server(folder, **settings) as server,
        httpx.Client(base_url=server.url, timeout=60, trust_env=False) as client,
    ):
        for id, expected in TABLES.items():
            told = ask(client, f"/api/tables/{id}")
            if expected["stage"] == "running":  # bots and clocks go on meanwhile
                assert told["version"] >= expected["version"]
            else:
                assert told["version"] == told["table"]["version"] == expected["version"]
                assert told["table"]["stage"] == expected["stage"]
        for id in OVER:
            replay = ask(client, f"/api/tables/{id}/replay")
            assert [moment["move"] for moment in replay["moments"]] == [None, *TABLES[id]["moves"]]
            record = read_record(client.get(f"/api/tables/{id}/record").raise_for_status().content)
            assert (record.hash, record.scores) == (TABLES[id]["hash"], TABLES[id]["points"])
        kept = report(client, REPORTED)
        assert [len(kept["moments"]), len(kept["turning"])] == TABLES[REPORTED]["report"]
    assert server.errors() == []


def test_a_kept_report_that_cannot_be_read_is_made_anew(folder) -> None:
    settings = {"packs": OLD / "packs", "bot_processes": 1, "report_iterations": EXPECTED["iterations"]}
    for damage in (b"", b"nonsense", gzip.compress(b"{}", mtime=0)):  # empty, something else, of an earlier form
        with sqlite3.connect(folder / "tables.sqlite3") as database:
            database.execute("UPDATE reports SET body = ?", (damage,))
            database.execute("UPDATE analyses SET body = ? WHERE rowid % 24 = 0", (damage,))
        with (
            in_process_server(folder, **settings) as server,
            httpx.Client(base_url=server.url, timeout=60, trust_env=False) as client,
        ):
            made = report(client, REPORTED)
            assert [len(made["moments"]), len(made["turning"])] == TABLES[REPORTED]["report"]
            with sqlite3.connect(folder / "tables.sqlite3") as database:
                (body,) = database.execute("SELECT body FROM reports WHERE table_id = ?", (REPORTED,)).fetchone()
            assert json.loads(gzip.decompress(body)) == made, "and kept"
        assert server.errors() == []
