"""Hints, reports and trying moves: who may have them, what they never see, and what is said where they do not come."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import riverrun as rr
from riverrun.kernel.record import Record, read_record
from riverrun.server.errors import STATUS, RequestError
from riverrun.server.review import report
from riverrun.server.review.report import INTERPRETED, ReportService
from riverrun.server.review.report_data import decode_analysis, encode_analysis, trim
from riverrun.server.settings import Limits
from riverrun.server.workers.priority import Priority
from riverrun.server.workers.results import SENTENCES, WorkerUnavailable
from riverrun.server.workers.tasks import AnalysisResult
from server.helpers.in_process import InProcessServer, in_process_server
from server.helpers.sentences import said
from server.helpers.tables import book
from server.workers.test_analysis_tasks import strange
from server.workers.test_worker_pool import a_state

ME, BOT, INVITE = {"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "invite"}
FEW = 2
"""How many iterations a decision gets in these reports: rules are interpreted here."""


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[InProcessServer]:
    with in_process_server(
        tmp_path_factory.mktemp("data"), bot_processes=1, hint_seconds=0.01, report_iterations=FEW
    ) as server:
        yield server
    assert server.errors() == []


@contextlib.contextmanager
def someone(server: InProcessServer, name: str) -> Iterator[httpx.Client]:
    """A person's browser."""
    with httpx.Client(base_url=server.url, timeout=60, trust_env=False, verify=False) as client:
        client.put("/api/me", json={"name": name}).raise_for_status()
        yield client


@pytest.fixture
def ada(server) -> Iterator[httpx.Client]:
    with someone(server, "Ada") as client:
        yield client


def opened(client: httpx.Client, *seats: dict[str, Any], **more: Any) -> str:
    answer = client.post("/api/tables", json={"game": book().id, "seats": seats, **more})
    return str(answer.raise_for_status().json()["id"])


def play_on(client: httpx.Client, table: str, moves: int, seed: int = 1) -> None:
    """Plays so many random moves at a table of one person."""
    rng = random.Random(seed)
    for _ in range(moves):
        seat = client.get(f"/api/tables/{table}").json()["table"]["turn"]
        told = client.get(f"/api/tables/{table}", params={"seat": seat}).json()
        body = {"seat": seat, "move": rng.choice(told["view"]["legal"])[1], "seen": told["version"]}
        client.post(f"/api/tables/{table}/play", json=body).raise_for_status()


def finished(client: httpx.Client, moves: int = 12, seed: int = 1) -> str:
    """A table whose game was given up after so many moves."""
    table = opened(client, ME, ME)
    play_on(client, table, moves, seed)
    client.post(f"/api/tables/{table}/resign", json={"seat": 0}).raise_for_status()
    return table


def refused(answer: httpx.Response, error: str) -> dict[str, Any]:
    body: dict[str, Any] = answer.json()
    assert (body["error"], answer.status_code) == (error, STATUS[error]), body  # type: ignore[index]
    assert said(body)
    return body


def code(body: dict[str, Any]) -> str:
    return said(body).code


def done(client: httpx.Client, path: str, seconds: float = 60) -> dict[str, Any]:
    """A report, once it is made."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        state: dict[str, Any] = client.get(path).raise_for_status().json()
        assert state["trouble"] is None
        assert 0 <= state["done"] <= state["total"]
        if state["report"] is not None:
            assert state["done"] == state["total"] == len(state["report"]["moments"])
            return state
        time.sleep(0.1)
    raise AssertionError(f"no report after {seconds} s: {state}")


# Hints


def test_a_hint_advises_the_seat_that_is_asked(ada) -> None:
    table = opened(ada, ME, ME)
    play_on(ada, table, 9)
    seen = ada.get(f"/api/tables/{table}").json()
    seat = seen["table"]["turn"]
    legal = {move[1] for move in ada.get(f"/api/tables/{table}", params={"seat": seat}).json()["view"]["legal"]}
    hint = ada.post(f"/api/tables/{table}/hint", json={"seat": seat}).raise_for_status().json()
    assert (hint["seat"], hint["version"]) == (seat, seen["version"])
    assert {move["move"] for move in hint["moves"]} <= legal
    assert hint["line"][0]["move"] == hint["moves"][0]["move"]
    assert hint["line"][0]["seat"] == seat
    for move in hint["moves"]:
        assert said(move)
        for chance in move["chances"]:
            assert 0 <= chance["low"] <= chance["mean"] <= chance["high"] <= 1
    assert [reason["fact"] for reason in hint["reasons"] if "fact" in reason][-1] == "chance"


def test_hints_are_refused_in_a_sentence(ada, server) -> None:
    with someone(server, "Bob") as bob:
        table = opened(ada, ME, INVITE)
        ask = f"/api/tables/{table}/hint"
        assert code(refused(ada.post(ask, json={"seat": 0}), "wrong-stage")) == "rr-error-not-begun"
        table = opened(ada, ME, ME)
        ask = f"/api/tables/{table}/hint"
        turn = ada.get(f"/api/tables/{table}").json()["table"]["turn"]
        other = refused(ada.post(ask, json={"seat": 1 - turn}), "not-your-turn")
        assert other["clause"] is not None
        refused(bob.post(ask, json={"seat": turn}), "not-your-seat")
        refused(ada.post(ask, json={"seat": 9}), "bad-request")
        refused(ada.post(ask, json={}), "bad-request")
        refused(ada.post("/api/tables/0000000000000000/hint", json={"seat": 0}), "not-found")
        ada.post(f"/api/tables/{table}/resign", json={"seat": 0}).raise_for_status()
        assert code(refused(ada.post(ask, json={"seat": 1}), "wrong-stage")) == "rr-error-game-over"


def test_a_table_may_be_played_without_hints(ada) -> None:
    assert ada.get(f"/api/tables/{opened(ada, ME, ME)}").json()["table"]["hints"] is True
    table = opened(ada, ME, ME, hints=False)
    info = ada.get(f"/api/tables/{table}").json()["table"]
    assert info["hints"] is False
    refused(ada.post(f"/api/tables/{table}/hint", json={"seat": info["turn"]}), "not-allowed")
    ada.post(f"/api/tables/{table}/resign", json={"seat": 0}).raise_for_status()
    again = ada.post(f"/api/tables/{table}/again").raise_for_status().json()["id"]
    assert ada.get(f"/api/tables/{again}").json()["table"]["hints"] is False


def test_one_may_not_ask_for_hints_all_the_time(tmp_path) -> None:
    limits = Limits(analyses_burst=2, analyses_rate=0.01)
    with (
        in_process_server(tmp_path, bot_processes=1, hint_seconds=0.01, limits=limits) as server,
        someone(server, "Ada") as ada,
    ):
        table = opened(ada, ME, ME)
        turn = ada.get(f"/api/tables/{table}").json()["table"]["turn"]
        answers = [ada.post(f"/api/tables/{table}/hint", json={"seat": turn}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert int(answers[2].headers["retry-after"]) > 0


def test_without_processes_there_are_no_hints_and_no_reports(tmp_path) -> None:
    with in_process_server(tmp_path) as server, someone(server, "Ada") as ada:
        table = opened(ada, ME, ME)
        turn = ada.get(f"/api/tables/{table}").json()["table"]["turn"]
        refused(ada.post(f"/api/tables/{table}/hint", json={"seat": turn}), "not-allowed")
        ada.post(f"/api/tables/{table}/resign", json={"seat": 0}).raise_for_status()
        assert said(refused(ada.get(f"/api/tables/{table}/report"), "not-allowed")) == report.NONE_MADE
    with (
        in_process_server(tmp_path, bot_processes=1, report_iterations=INTERPRETED + 1) as server,
        someone(server, "Ada") as ada,
    ):
        assert said(refused(ada.get(f"/api/tables/{table}/report"), "not-allowed")) == report.TOO_SLOW


def test_a_process_that_is_killed_or_late_is_told_as_503_and_never_as_500(tmp_path, monkeypatch) -> None:
    with in_process_server(tmp_path, bot_processes=1, deadline=1.5) as server, someone(server, "Ada") as ada:
        table = opened(ada, ME, ME)
        turn = ada.get(f"/api/tables/{table}").json()["table"]["turn"]
        workers, study = server.parts.pool, server.parts.pool.analyse
        for moves, why in ((94, "compiling"), (91, "late"), (92, "died")):
            monkeypatch.setattr(workers, "_analysis", strange)
            monkeypatch.setattr(workers, "analyse", lambda *a, moves=moves, **b: study(*a, **b, moves=moves))
            told = refused(ada.post(f"/api/tables/{table}/hint", json={"seat": turn}), "unavailable")
            assert said(told) == SENTENCES[why]
        assert server.errors() == []


# Reports


def test_a_report_is_made_when_a_game_ends_and_kept(ada, server) -> None:
    table = finished(ada)
    before = server.parts.pool.analysed
    state = done(ada, f"/api/tables/{table}/report")
    report = state["report"]
    assert (report["players"], report["iterations"], state["ahead"]) == (2, FEW, 0)
    assert report["wins"] == [0.0, 1.0]
    record = read_record(ada.get(f"/api/tables/{table}/record").content)
    for moment in report["moments"]:
        assert record.moves[moment["number"]] == moment["played"]
        assert len(moment["chances"]) == 2
        assert 0 <= moment["lost"] <= 1
    for point in report["turning"]:
        assert point["lost"] >= 0.08
        assert said(point["better"])
    assert ada.get(f"/api/tables/{table}/report").json() == state
    assert server.parts.reports.waiting == 0
    assert server.parts.pool.analysed - before <= state["total"]


def test_a_report_on_a_running_game_is_refused(ada) -> None:
    table = opened(ada, ME, ME)
    refused(ada.get(f"/api/tables/{table}/report"), "wrong-stage")
    refused(ada.get("/api/tables/0000000000000000/report"), "not-found")


def test_a_record_finds_what_was_analysed_at_its_table(ada, server) -> None:
    table = finished(ada, 10, seed=2)
    own = done(ada, f"/api/tables/{table}/report")
    analysed = server.parts.pool.analysed
    record = ada.get(f"/api/tables/{table}/record").json()
    sent = ada.post("/api/report", json=record).raise_for_status().json()
    assert sent["total"] == own["total"]
    told = done(ada, f"/api/report/{sent['id']}")["report"]
    assert told["moments"] == own["report"]["moments"]
    assert told["wins"] is None  # the record does not say that somebody gave up
    assert server.parts.pool.analysed == analysed
    assert ada.post("/api/report", json=record).json()["id"] == sent["id"]


def test_bad_records_are_refused(ada) -> None:
    record = ada.get(f"/api/tables/{finished(ada, 4)}/record").json()
    assert code(refused(ada.post("/api/report", content=b"{"), "bad-request")) == "rr-error-record-json"
    refused(ada.post("/api/report", json={"no": "record"}), "bad-request")
    refused(ada.post("/api/report", json={**record, "hash": "0" * 16}), "bad-request")
    refused(ada.post("/api/report", json={**record, "moves": ["harvest", *record["moves"]]}), "bad-request")
    refused(ada.post("/api/report", json={**record, "moves": ["harvest"] * 2001}), "too-large")
    refused(ada.post("/api/report", content=b" " * ((1 << 20) + 1)), "too-large")
    refused(ada.get("/api/report/0123"), "not-found")


def test_reports_go_on_after_a_restart_and_nothing_is_analysed_twice(tmp_path) -> None:
    """The server goes down in the middle; the next one goes on by itself."""
    with in_process_server(tmp_path, bot_processes=1, report_iterations=FEW) as server, someone(server, "Ada") as ada:
        table = finished(ada, 14, seed=5)
        total = ada.get(f"/api/tables/{table}/report").raise_for_status().json()["total"]
        while ada.get(f"/api/tables/{table}/report").json()["done"] < 3:
            time.sleep(0.02)
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        kept = database.execute("select count(*) from analyses").fetchone()[0]
        reports = database.execute("select count(*) from reports").fetchone()[0]
    assert kept >= 3
    assert reports == 0 or kept == total
    with in_process_server(tmp_path, bot_processes=1, report_iterations=FEW) as server, someone(server, "Ada") as ada:
        state = done(ada, f"/api/tables/{table}/report")
        assert state["total"] == total
        assert server.parts.pool.analysed <= total - kept
        assert server.errors() == []
    with in_process_server(tmp_path, bot_processes=1, report_iterations=FEW) as server, someone(server, "Ada") as ada:
        assert ada.get(f"/api/tables/{table}/report").json() == state
        assert server.parts.pool.analysed == 0


def test_reports_stand_back_and_are_limited(tmp_path) -> None:
    """While a bot thinks none is made; one record a person waits, and only so many in all."""
    with in_process_server(tmp_path, bot_processes=1, report_iterations=FEW) as server, someone(server, "Ada") as ada:
        records = [ada.get(f"/api/tables/{finished(ada, 5, seed)}/record").json() for seed in range(2)]
        server.parts.pool.busy += 1  # somebody thinks
        try:
            studied = server.parts.pool.analysed
            first = ada.post("/api/report", json=records[0]).raise_for_status().json()
            assert ada.post("/api/report", json=records[0]).json()["id"] == first["id"]
            if first["done"] < first["total"]:
                told = refused(ada.post("/api/report", json=records[1]), "too-many")
                assert said(told) == report.ONE_AT_A_TIME
                with someone(server, "Bob") as bob:
                    second = bob.post("/api/report", json=records[1]).raise_for_status().json()
                    assert second["ahead"] >= 1
            time.sleep(0.5)
            assert server.parts.pool.analysed <= studied + 1
        finally:
            server.parts.pool.busy -= 1
        done(ada, f"/api/report/{first['id']}")


def test_a_report_on_a_record_costs_by_its_moves_and_strangers_wait_for_one_at_most(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr("riverrun.server.review.records.MOVES_A_CHARGE", 1)
    checked: list[str] = []
    go_on = threading.Event()

    def check(record: Record, *_: object) -> tuple[None, list[str]]:
        assert go_on.wait(20)
        return None, []

    monkeypatch.setattr(report, "check_record", check)
    with in_process_server(tmp_path, bot_processes=1, report_iterations=FEW) as server:
        reports, charged = server.parts.reports, []
        monkeypatch.setattr(reports, "_why_none", lambda: None)
        states = [a_state(2) for _ in range(6)]
        for number, state in enumerate(states):
            for _ in range(number):
                state.play(state.legal()[0])
        records = [state.record().to_json().encode() for state in states]

        async def ask(record: bytes, name: str) -> None:
            with contextlib.suppress(RequestError):
                await reports.of_record(record, name, charged.append)
            checked.append(name)

        async def story() -> None:
            asked = [asyncio.create_task(ask(record, "hog")) for record in records[:5]]
            while reports._one.waiting(Priority.HINT) < 4:
                await asyncio.sleep(0.01)
            asked.append(asyncio.create_task(ask(records[5], "stranger")))
            while reports._one.waiting(Priority.HINT) < 5:
                await asyncio.sleep(0.01)
            go_on.set()
            await asyncio.gather(*asked)

        server.do(story())
    assert checked.index("stranger") <= 1
    assert max(charged) == len(states[5].played) - 1, "one was for asking"


def test_a_report_that_keeps_failing_is_given_up_with_a_sentence(tmp_path, monkeypatch) -> None:
    with (
        in_process_server(tmp_path, bot_processes=1, report_iterations=FEW, deadline=1.5) as server,
        someone(server, "Ada") as ada,
    ):

        async def late(*_: object, **__: object) -> AnalysisResult:
            raise WorkerUnavailable("late")

        monkeypatch.setattr(server.parts.pool, "analyse", late)
        table = finished(ada, 5)
        for _ in range(400):
            state = ada.get(f"/api/tables/{table}/report").json()
            if state["trouble"] is not None:
                break
            time.sleep(0.05)
        assert state["trouble"] == msgspec.to_builtins(SENTENCES["late"])
        assert state["report"] is None
        monkeypatch.undo()
        monkeypatch.setattr(report, "RETRY_FAILED", 0.0)
        done(ada, f"/api/tables/{table}/report")


def test_what_is_kept_of_an_analysis_is_read_again() -> None:
    found = trim(a_state(2).analyse(iterations=3, moves=99))
    assert decode_analysis(encode_analysis(found)) == found
    assert decode_analysis(b"nonsense") is None
    assert decode_analysis(encode_analysis(found)[:-9]) is None


# Trying


def tried(client: httpx.Client, **wanted: Any) -> dict[str, Any]:
    found: dict[str, Any] = client.post("/api/try", json=wanted).raise_for_status().json()
    return found


def test_moves_are_tried_and_taken_back(ada) -> None:
    table = finished(ada, 12)
    record = ada.get(f"/api/tables/{table}/record").json()
    start = tried(ada, table=table, moment=6)
    assert (start["moment"], start["line"], start["by"], start["over"]) == (6, [], None, False)
    legal = start["view"]["legal"]
    assert legal[0][1]
    assert start["view"]["decision"]["seat"] == start["turn"]
    one = legal[-1][1]
    after = tried(ada, table=table, moment=6, moves=[one])
    assert [(move["move"], move["seat"]) for move in after["line"]] == [(one, start["turn"])]
    assert after["line"][0]["events"]
    two = after["view"]["legal"][0][1]
    twice = tried(ada, table=table, moment=6, moves=[one, two])
    assert [move["move"] for move in twice["line"]] == [one, two]
    assert tried(ada, table=table, moment=6, moves=[one]) == after  # taken back
    assert tried(ada, record=record, moment=6, moves=[one, two]) == twice
    watched = tried(ada, table=table, moment=6, moves=[one], seat=1 - after["turn"])
    assert watched["view"]["legal"] == []
    played = tried(ada, table=table, moment=0, moves=record["moves"])
    state = read_record(json.dumps(record)).replay(rr.game(record["game"], players=2))
    assert played["points"] == [score.points for score in state.scores()]


def test_a_bot_answers_what_was_tried(ada) -> None:
    table = finished(ada, 8)
    answer = tried(ada, table=table, moment=4, bot="random")
    assert answer["by"] == "bot"
    assert len(answer["line"]) == 1
    again = tried(ada, table=table, moment=4, moves=[answer["line"][0]["move"]], bot="greedy")
    assert len(again["line"]) == 2


def test_a_try_is_refused_with_its_clause(ada) -> None:
    table = finished(ada, 8)
    ask = {"table": table, "moment": 4}
    illegal = refused(ada.post("/api/try", json={**ask, "moves": ["invest future 63"]}), "illegal")
    assert illegal["clause"]
    refused(ada.post("/api/try", json={**ask, "moves": ["dance"]}), "bad-move")
    refused(ada.post("/api/try", json={"table": table, "moment": 9}), "bad-request")
    refused(ada.post("/api/try", json={"moment": 0}), "bad-request")
    refused(ada.post("/api/try", json={**ask, "bot": "nobody"}), "bad-request")
    refused(ada.post("/api/try", json={**ask, "seat": 5}), "bad-request")
    refused(ada.post("/api/try", json={**ask, "moves": ["harvest"] * 501}), "bad-request")
    refused(ada.post("/api/try", json={"table": opened(ada, ME, ME), "moment": 0}), "wrong-stage")


def test_nobody_is_asked_when_the_game_is_over(ada) -> None:
    state = rr.game("flow-of-history", players=2).new(3)
    rng = random.Random(3)
    while not state.over:
        state.play(rr.random_move(state, rng))
    record = msgspec.to_builtins(Record.of(state))
    end = tried(ada, record=record, moment=len(state.played))
    assert (end["over"], end["turn"]) == (True, None)
    assert end["winners"] == [score.seat for score in state.scores() if score.won]
    refused(ada.post("/api/try", json={"record": record, "moment": len(state.played), "bot": "random"}), "wrong-stage")
    last = {"record": record, "moment": len(state.played), "moves": ["harvest"]}
    assert refused(ada.post("/api/try", json=last), "illegal")["clause"]


def test_trying_costs(tmp_path) -> None:
    limits = Limits(analyses_burst=2, analyses_rate=0.01)
    with in_process_server(tmp_path, limits=limits) as server, someone(server, "Ada") as ada:
        table = finished(ada, 6)
        tried(ada, table=table, moment=1)
        for _ in range(5):
            tried(ada, table=table, moment=1)  # remembered: it costs nothing
        tried(ada, table=table, moment=2)
        refused(ada.post("/api/try", json={"table": table, "moment": 3}), "too-many")


def test_trying_costs_by_the_moves_that_are_played_from_a_cached_position(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr("riverrun.server.review.records.MOVES_A_CHARGE", 10)
    limits = Limits(analyses_burst=2, analyses_rate=0.001)
    with in_process_server(tmp_path, limits=limits) as server, someone(server, "Ada") as ada:
        table = finished(ada, 8)
        moves = ada.get(f"/api/tables/{table}/record").raise_for_status().json()["moves"]
        tried(ada, table=table, moment=0)  # one charge
        for number in range(1, 5):
            tried(ada, table=table, moment=0, moves=moves[:number])  # a tenth each
        other = next(one[1] for one in tried(ada, table=table, moment=0)["view"]["legal"] if one[1] != moves[0])
        tried(ada, table=table, moment=0, moves=[other])
        tried(ada, table=table, moment=0, moves=moves)  # four tenths, from the fourth move on
        refused(ada.post("/api/try", json={"table": table, "moment": 0, "moves": [*moves, "harvest"] * 3}), "too-many")


# The database


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_an_older_database_is_brought_up_to_date(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    """A database with the first tables only gets all others, and keeps what it had; and back again."""
    import sqlalchemy as sa
    from alembic import command
    from alembic.config import Config

    from riverrun.server.storage.database import MIGRATIONS
    from riverrun.server.storage.schema import metadata
    from riverrun.server.storage.store import Store

    url = f"sqlite:///{tmp_path / 'old.sqlite3'}" if kind == "sqlite" else request.getfixturevalue("postgres").url()

    def to(connection: sa.Connection, revision: str, step: Any = command.upgrade) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        step(config, revision)

    def names(connection: sa.Connection) -> set[str]:
        return set(sa.inspect(connection).get_table_names()) - {"alembic_version"}

    async def test() -> None:
        store = Store(url)
        async with store.engine.begin() as connection:
            await connection.run_sync(to, "0001")
            assert await connection.run_sync(names) == {"tables", "entries", "people", "snapshots"}
        await store.start()
        async with store.engine.begin() as connection:
            found = await connection.run_sync(names)
        assert found == set(metadata.tables)
        await store.save_analysis("a" * 32, b"one")
        await store.save_analysis("a" * 32, b"another server's")
        assert await store.analyses(["a" * 32, "b" * 32]) == {"a" * 32: b"one"}
        await store.drop_analyses(time.time() + 1)
        assert await store.analyses(["a" * 32]) == {}
        assert await store.report("0" * 16, "x") is None
        async with store.engine.begin() as connection:
            await connection.run_sync(to, "0001", command.downgrade)
            assert await connection.run_sync(names) == {"tables", "entries", "people", "snapshots"}
        await store.stop()

    asyncio.run(test())


def test_reports_refuse_what_they_do_not_know() -> None:
    reports = ReportService(None, None, 1)  # type: ignore[arg-type]
    with pytest.raises(RequestError):
        reports.known("nothing")
    assert reports.waiting == 0
