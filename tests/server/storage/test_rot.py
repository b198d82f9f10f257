"""Saves do not rot: tables move over to rules that play them alike, others are frozen, finished games are kept."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from riverrun.kernel.errors import IllegalMove
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.record import Record
from riverrun.kernel.state import State
from riverrun.server.review.keeping import unproven_record
from riverrun.server.sessions.loading import position_hashes
from riverrun.server.table import entries
from riverrun.server.table.frozen.frozen_table import FrozenTable
from riverrun.server.table.frozen.kept_game import Frozen
from server.api.calls import ME, do, fine, opened, refused, see
from server.helpers.in_process import InProcessServer, in_process_server
from server.helpers.sentences import said, sayable
from server.helpers.tables import PEOPLE, book, game, moved, seated

MOVES = 9
VERSION = book().version


@contextmanager
def server_in(folder: Path, cookies: Any = None, **settings: Any) -> Iterator[tuple[InProcessServer, httpx.Client]]:
    """A server on the tables of a folder, and Ada, who has cookies from before."""
    with (
        in_process_server(folder, **settings) as server,
        httpx.Client(base_url=server.url, trust_env=False, timeout=60, cookies=cookies) as ada,
    ):
        if cookies is None:
            fine(ada.put("/api/me", json={"name": "Ada"}))
        yield server, ada


def play_some(server: InProcessServer, table: str, moves: int, seed: int = 5) -> None:
    """Plays moves at random."""
    rng = random.Random(seed)
    registry = server.parts.registry

    async def play() -> None:
        for _ in range(moves):
            state = registry.sessions[table].table.state
            assert state is not None
            move = state.game.text(rng.choice(state.legal()))
            await registry.execute(table, lambda table, move=move: entries.Moved(seat=table.turn, move=move))

    server.do(play())


@pytest.fixture
def often(monkeypatch) -> None:
    """A hash with every fourth move."""
    monkeypatch.setattr(position_hashes, "EVERY", 4)


@pytest.fixture
def folder(tmp_path, often) -> tuple[Path, dict[str, Any]]:
    """A folder with a running table, one that is over, and one at which nobody sits yet, as version 1 left them."""
    with server_in(tmp_path) as (server, ada):
        running, over = (str(opened(ada, ME, ME)["id"]) for _ in range(2))
        gathers = opened(ada, ME, {"kind": "invite"})["id"]
        for table in (running, over):
            play_some(server, table, MOVES)
        fine(do(ada, over, "resign", seat=0))
        before = {"running": running, "over": over, "gathers": gathers, "cookies": dict(ada.cookies)}
        before |= {f"{name} view": see(ada, before[name]) for name in ("running", "over")}
        before["replay"] = fine(ada.get(f"/api/tables/{over}/replay"))
        before["record"] = fine(ada.get(f"/api/tables/{over}/record"))
        settled(server)
    return tmp_path, before


def settled(server: InProcessServer) -> None:
    """Waits until what is kept in the background is kept."""

    async def wait() -> None:
        await asyncio.gather(*server.parts.keeping._tasks)

    server.do(wait())


@pytest.fixture
def other_rules(monkeypatch) -> Callable[..., None]:
    """`other_rules(version)`: the same rules under another version; `after=N` makes positions after N moves others."""

    def change(version: str | None, after: int | None = None) -> None:
        if version is not None:
            monkeypatch.setattr(book(), "version", version)
        if after is not None:
            document = State.document

            def changed(state: State) -> Any:
                found = msgspec.to_builtins(document(state))
                return {**found, "another": len(state.played) > after}

            monkeypatch.setattr(State, "document", changed)

    return change


def entries_in(folder: Path, table: str) -> list[dict[str, Any]]:
    with sqlite3.connect(folder / "tables.sqlite3") as database:
        rows = database.execute("SELECT body FROM entries WHERE table_id = ? ORDER BY number", (table,)).fetchall()
    return [msgspec.json.decode(body) for (body,) in rows]


def test_moves_carry_hashes_at_intervals(folder) -> None:
    path, before = folder
    moves = [entry for entry in entries_in(path, before["running"]) if entry["kind"] == "moved"]
    assert [number for number, move in enumerate(moves, 1) if "hash" in move] == [1, 4, 8]


def test_a_table_moves_over_to_rules_that_play_it_alike(folder, other_rules) -> None:
    path, before = folder
    other_rules("99.0")
    with server_in(path, before["cookies"]) as (server, ada):
        mine = {table["id"]: table for table in fine(ada.get("/api/tables"))["mine"]}
        assert set(mine) == {before["running"], before["over"], before["gathers"]}
        assert all(table["frozen"] is None for table in mine.values())
        assert see(ada, before["running"])["view"] == before["running view"]["view"]
        play_some(server, before["running"], 2)
        replay = fine(ada.get(f"/api/tables/{before['over']}/replay"))
        assert replay["moments"] == before["replay"]["moments"]
        assert fine(ada.get(f"/api/tables/{before['over']}/record"))["rules"] == "99.0"
        assert "riverrun_tables_moved_over_total 3.0" in ada.get("/metrics").text
    assert server.errors() == []
    with sqlite3.connect(path / "tables.sqlite3") as database:
        assert {row[0] for row in database.execute("SELECT json_extract(charter, '$.rules') FROM tables")} == {"99.0"}


def test_a_table_that_other_rules_play_otherwise_is_shown_up_to_there_read_only(folder, other_rules) -> None:
    path, before = folder
    other_rules("99.0", after=5)
    with server_in(path, before["cookies"]) as (server, ada):
        table = before["running"]
        told = see(ada, table)
        assert said({"sentence": told["table"]["frozen"]}).code == "rr-frozen-rules"
        assert told["table"]["frozen"]["args"]["number"] == 4, "the last that a hash proves"
        assert told["version"] == before["running view"]["version"], "the log is known to its end"
        assert told["items"][:6] == before["running view"]["items"][:6]
        assert told["table"]["turn"] is None
        assert told["table"]["undo"] == told["table"]["undo_asks"] == 0
        for what, body in {
            "say": {"text": "Hello?"},
            "play": {"move": "x", "seen": told["version"]},
            "resign": {},
            "undo": {},
        }.items():
            assert said(refused(do(ada, table, what, seat=0, **body), "wrong-stage")).code == "rr-frozen-rules"
        refused(ada.post(f"/api/tables/{table}/hint", json={"seat": 0}), "wrong-stage")
        refused(ada.get(f"/api/tables/{table}/replay"), "wrong-stage")
        record = msgspec.json.decode(ada.get(f"/api/tables/{table}/record").content, type=Record)
        moves = [entry["move"] for entry in entries_in(path, table) if entry["kind"] == "moved"]
        assert (record.moves, record.rules, record.hash) == (moves, VERSION, "")
        strangers = httpx.get(f"{server.url}/api/tables/{table}/record", trust_env=False, timeout=60)
        hidden = msgspec.json.decode(strangers.content, type=Record)
        assert hidden == msgspec.structs.replace(record, moves=["?"] * MOVES), "a move may be secret while it may go on"
        assert record.seed is None, "it may go on elsewhere, and the seed deals what is hidden"
        assert record.commitment == told["table"]["commitment"]
        assert table in {one["id"] for one in fine(ada.get("/api/tables"))["mine"]}
        assert server.errors() == []


def test_the_record_of_a_frozen_game_tells_each_only_their_own_moves_until_it_is_over() -> None:
    rng, table = random.Random(6), seated(PEOPLE[:4], of=game(4))
    for _ in range(MOVES):
        table = moved(table, rng)
    whole = [one.entry.move for one in table.log if isinstance(one.entry, entries.Moved)]
    reason = Sentence("rr-frozen-rules")
    running, over = (FrozenTable.of(table, [], Frozen(reason, over=over)) for over in (False, True))
    for seat, person in enumerate(PEOPLE[:4]):
        own = [move if made.seat == seat else "?" for move, made in zip(whole, table.moves, strict=True)]
        assert unproven_record(running, person).moves == own
        assert unproven_record(over, person).moves == whole
    assert unproven_record(running, None).moves == ["?"] * MOVES
    assert unproven_record(over, None).seed is not None


def test_a_finished_game_opens_for_ever_as_spectators_saw_it(folder, other_rules) -> None:
    path, before = folder
    other_rules("99.0", after=-1)
    with server_in(path, before["cookies"]) as (server, ada):
        table = before["over"]
        told, was = see(ada, table), before["over view"]
        assert told["table"]["frozen"]["code"] == "rr-frozen-rules"
        for field in ("stage", "ended", "winners", "seed", "seats", "moves"):
            assert told["table"][field] == was["table"][field], field
        assert told["scores"] == was["scores"]
        assert told["items"] == was["items"], "with all that happened"
        assert told["view"] == before["replay"]["moments"][-1]["view"]
        assert fine(ada.get(f"/api/tables/{table}/replay")) == before["replay"]
        assert fine(ada.get(f"/api/tables/{table}/record")) == before["record"]
        assert fine(ada.get(f"/api/tables/{table}/catalogue")) == before["replay"]["catalogue"]
        refused(ada.post(f"/api/tables/{table}/again"), "wrong-stage")
    assert server.errors() == []


def test_a_finished_game_opens_even_where_its_game_cannot_be_set_up(folder) -> None:
    path, before = folder
    with sqlite3.connect(path / "tables.sqlite3") as database:
        database.execute("UPDATE tables SET charter = replace(charter, ?, 'a-game-that-is-gone')", (book().id,))
    with server_in(path, before["cookies"]) as (_, ada):
        refused(ada.get(f"/api/tables/{before['over']}"), "unavailable")
        assert fine(ada.get(f"/api/tables/{before['over']}/replay")) == before["replay"]
        assert fine(ada.get(f"/api/tables/{before['over']}/record")) == before["record"]
        refused(ada.get(f"/api/tables/{before['running']}/replay"), "unavailable")


def test_rules_that_change_without_a_raised_version_are_found_loudly(folder, other_rules) -> None:
    path, before = folder
    with sqlite3.connect(path / "tables.sqlite3") as database:
        database.execute("UPDATE snapshots SET code = 'other sources'")
    other_rules(None, after=5)
    with server_in(path, before["cookies"]) as (server, ada):
        told = see(ada, before["running"])["table"]
        assert sayable(msgspec.convert(told["frozen"], Sentence)).code == "rr-frozen-changed"
        loud = [line for line in server.errors() if line["event"] == "rules changed without a raised version"]
        assert {line["table"] for line in loud} >= {before["running"]}
        assert loud[0]["game"] == book().id
        assert "riverrun_rules_changed_total 0" not in ada.get("/metrics").text


def test_rules_of_the_same_version_that_refuse_a_logged_move_are_found_as_loudly(folder, monkeypatch) -> None:
    path, before = folder
    with sqlite3.connect(path / "tables.sqlite3") as database:
        database.execute("UPDATE snapshots SET code = 'other sources'")
    replay_move = State.replay_move

    def stricter(state: State, move: int | str) -> None:
        if len(state.played) == 6:
            raise IllegalMove(str(move), "FOH-T1", "It was legal once.")
        replay_move(state, move)

    monkeypatch.setattr(State, "replay_move", stricter)
    with server_in(path, before["cookies"]) as (server, ada):
        told = see(ada, before["running"])["table"]
        assert (told["frozen"]["code"], told["frozen"]["args"]["number"]) == ("rr-frozen-changed", 4)
        events = {line["event"] for line in server.errors()}
        assert events == {"rules changed without a raised version"}, "and nothing is quarantined"
        assert "riverrun_rules_changed_total 0" not in ada.get("/metrics").text
        fine(ada.get(f"/api/tables/{before['running']}/record"))


def test_a_snapshot_of_other_sources_is_proven_by_the_log(folder, monkeypatch) -> None:
    path, before = folder
    with sqlite3.connect(path / "tables.sqlite3") as database:
        codes = {row[0] for row in database.execute("SELECT code FROM snapshots")}
        assert len(codes) == 1
        database.execute("UPDATE snapshots SET code = NULL, body = x'00'")
    with server_in(path, before["cookies"]) as (server, ada):
        assert see(ada, before["running"])["view"] == before["running view"]["view"]
        assert server.errors() == []


def test_older_logs_get_their_hashes_and_older_games_are_kept(folder, monkeypatch) -> None:
    path, before = folder
    hashed = {name: entries_in(path, before[name]) for name in ("running", "over")}
    with sqlite3.connect(path / "tables.sqlite3") as database:
        database.execute("UPDATE entries SET body = json_remove(body, '$.hash') WHERE body LIKE '%\"hash\"%'")
        database.execute("DELETE FROM kept_games")
        assert database.execute("SELECT count(*) FROM entries WHERE body LIKE '%hash%'").fetchone() == (0,)
    monkeypatch.setattr("riverrun.server.review.keeping.PAUSE", 0.0)
    with server_in(path, before["cookies"]) as (server, _):
        server.do(comes(lambda: bool(server.parts.keeping._tasks) or taken_up(path)))
        settled(server)
        assert server.errors() == []
    assert entries_in(path, before["running"]) == hashed["running"]
    assert taken_up(path)


def taken_up(path: Path) -> bool:
    with sqlite3.connect(path / "tables.sqlite3") as database:
        return bool(database.execute("SELECT count(*) FROM kept_games").fetchone()[0])


async def comes(holds: Any) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.01)


def test_a_log_without_hashes_is_not_taken_over_by_other_rules(folder, other_rules) -> None:
    path, before = folder
    with sqlite3.connect(path / "tables.sqlite3") as database:
        database.execute("UPDATE entries SET body = json_remove(body, '$.hash') WHERE body LIKE '%\"hash\"%'")
    other_rules("99.0")
    with server_in(path, before["cookies"]) as (_, ada):
        told = see(ada, before["running"])
        assert told["table"]["frozen"]["args"]["number"] == 0
        assert told["view"] is None, "nothing proves how it was dealt"
        assert [seat["name"] for seat in told["table"]["seats"]] == ["Ada 1", "Ada 2"]
        assert see(ada, before["gathers"])["table"]["frozen"] is None, "nothing was played there"
