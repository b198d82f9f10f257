"""How the server is: liveness, readiness, metrics, a database that does not answer."""

from __future__ import annotations

import contextlib
import json
import sqlite3
import time
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from websockets.sync.client import connect

import riverrun as rr
from riverrun.kernel.language.sentences import Sentence
from riverrun.server.storage import write_probe
from riverrun.server.storage.store import StorageUnavailable
from server.helpers.in_process import PLENTY, InProcessServer, in_process_server
from server.helpers.sentences import sayable

from .calls import ME, do, fine, nobody, opened, pair, play, raw, refused, see


def test_the_server_says_how_it_is(server, join, monkeypatch) -> None:
    opened(join("Ada"), ME, ME)
    with nobody(server) as client:
        status = fine(client.get("/api/status"))
        assert status["ok"]
        assert status["database"]
        assert status["broker"]
        assert status["version"] == rr.__version__
        assert status["tables"] >= 1
        assert client.get("/health/live").json() == {"alive": True}
        assert client.get("/health/ready").status_code == 200

        async def no() -> bool:
            return False

        monkeypatch.setattr(server.parts.pubsub, "ping", no)
        assert failing(client) == {"broker"}


def failing(client: httpx.Client) -> set[str]:
    """What a server that is alive says it cannot serve without."""
    assert client.get("/health/live").status_code == 200
    answer = client.get("/health/ready")
    assert answer.status_code == 503
    assert client.get("/health").status_code == 503, "its former name"
    body = answer.json()
    assert body["ok"] is False
    for sentence in body["failing"]:
        sayable(msgspec.convert(sentence, Sentence))
    parts = {"database", "disk", "broker", "page"}
    return {part for part in parts if not body[part]}


@pytest.fixture
def unsettled(monkeypatch) -> None:
    """Every question for readiness writes."""
    monkeypatch.setattr(write_probe, "FRESH", 0.0)


def test_a_full_disk_is_told_and_free_space_makes_it_ready_again(tmp_path, built, unsettled) -> None:
    with in_process_server(tmp_path) as server, nobody(server) as client:
        assert client.get("/health/ready").status_code == 200
        engine = server.parts.store.engine

        def full(connection: Any, _record: object) -> None:
            connection.cursor().execute("PRAGMA max_page_count = 1")  # no smaller than it is: no page more

        event.listen(engine.sync_engine, "connect", full)
        server.do(engine.dispose())
        said = []
        while not said or said[-1] == 200:  # until what the file has left is used up
            said.append(client.get("/health/ready").status_code)
            assert len(said) < 200
        assert failing(client) == {"database", "disk"}
        event.remove(engine.sync_engine, "connect", full)
        server.do(engine.dispose())
        assert client.get("/health/ready").status_code == 200


def test_garbage_in_the_database_is_told(tmp_path, built, unsettled) -> None:
    with in_process_server(tmp_path) as server, nobody(server) as client:
        assert client.get("/health/ready").status_code == 200

        async def damage() -> None:  # at one go, with all that was written in the one file
            await server.parts.store.engine.dispose()
            with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
                database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            for file in tmp_path.glob("tables.sqlite3-*"):
                file.unlink()
            whole = (tmp_path / "tables.sqlite3").read_bytes()
            (tmp_path / "tables.sqlite3").write_bytes(whole[:100] + b"\xa5" * (len(whole) - 100))

        server.do(damage())
        assert failing(client) == {"database"}


def test_a_server_that_is_about_to_stop_is_not_ready_and_serves_on(tmp_path, built) -> None:
    with in_process_server(tmp_path) as server, nobody(server) as ada:
        fine(ada.put("/api/me", json={"name": "Ada"}))
        server.parts.draining = True
        answer = ada.get("/health/ready")
        assert (answer.status_code, answer.json()["draining"], answer.json()["ok"]) == (503, True, False)
        assert [said["code"] for said in answer.json()["failing"]] == ["rr-failing-draining"]
        assert ada.get("/health/live").status_code == 200
        opened(ada, ME, ME)


def test_a_disk_with_hardly_any_space_left_is_told(tmp_path, built, unsettled, monkeypatch) -> None:
    with in_process_server(tmp_path) as server, nobody(server) as client:
        monkeypatch.setattr(write_probe.shutil, "disk_usage", lambda _folder: SimpleNamespace(free=1 << 20))
        assert failing(client) == {"database", "disk"}


def test_a_locked_database_is_told_in_time_and_asked_once(tmp_path, built, unsettled, monkeypatch) -> None:
    monkeypatch.setattr(write_probe, "PATIENCE", 0.2)
    with in_process_server(tmp_path) as server, nobody(server) as client:
        other = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
        with contextlib.closing(other):
            other.execute("BEGIN IMMEDIATE")
            began = time.monotonic()
            for _ in range(5):
                assert failing(client) == {"database"}
            assert time.monotonic() - began < 9, "nobody waits until the database gives up"
            # housekeeping may read at this moment
            assert server.do(held(server)) <= 2, "one connection waits, however often it is asked"
            other.execute("ROLLBACK")
        until = time.monotonic() + 20
        while client.get("/health/ready").status_code != 200:
            assert time.monotonic() < until
            time.sleep(0.05)


async def held(server: InProcessServer) -> int:
    """How many connections to its database a server holds at this moment."""
    return int(server.parts.store.engine.pool.checkedout())


@pytest.mark.parametrize(
    ("file", "text"), [("index.html", ""), ("index.html", "garbage"), ("assets/main.js", ""), ("index.html", None)]
)
def test_a_page_that_is_not_whole_is_told(server, built, file, text) -> None:
    path = built / file
    kept = path.read_text()
    try:
        path.unlink() if text is None else path.write_text(text)
        with nobody(server) as client:
            assert failing(client) == {"page"}
    finally:
        path.write_text(kept)


def test_metrics_are_what_prometheus_reads(server, join) -> None:
    def metrics() -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
        with nobody(server) as client:
            answer = client.get("/metrics")
        assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
        return {
            (sample.name, tuple(sorted(sample.labels.items()))): sample.value
            for family in text_string_to_metric_families(answer.text)
            for sample in family.samples
        }

    before = metrics()
    ada, bob = join("Ada"), join("Bob")
    table = pair(ada, bob)
    play([ada, bob], table)
    refused(do(ada, table, "play", seat=0, move="no such move", seen=0), "stale")
    raw(server, "/", "PROPFIND")
    raw(server, "/", "MKCOL")
    found = metrics()
    names = {name for name, _ in found}
    assert names >= {
        "riverrun_requests_total",
        "riverrun_request_seconds_count",
        "riverrun_updates_total",
        "riverrun_tables",
        "riverrun_tables_quarantined",
        "riverrun_sockets",
        "riverrun_warm",
        "riverrun_bots_thinking",
        "riverrun_moves_total",
        "riverrun_bots_thought_total",
        "riverrun_bots_late_total",
        "riverrun_bots_died_total",
    }

    def rise(name: str, **labels: str) -> float:
        key = (name, tuple(sorted(labels.items())))
        return found[key] - before.get(key, 0)

    assert rise("riverrun_moves_total") == 1
    assert rise("riverrun_requests_total", method="PUT", status="200") == 2
    assert rise("riverrun_requests_total", method="POST", status="409") == 1
    assert rise("riverrun_requests_total", method="other", status="405") == 2
    assert rise("riverrun_tables") == 1
    methods = {dict(labels)["method"] for name, labels in found if name == "riverrun_requests_total"}
    assert methods <= {"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "other"}


def test_a_database_that_does_not_answer_is_said_to_and_nothing_is_changed(tmp_path, monkeypatch) -> None:
    with in_process_server(tmp_path, limits=PLENTY) as server, nobody(server) as ada:
        fine(ada.put("/api/me", json={"name": "Ada"}))
        table = opened(ada, ME, ME)["id"]
        version = see(ada, table)["version"]

        class Down:
            async def __aenter__(self) -> None:
                raise OperationalError("insert", {}, Exception("it is down"))

            async def __aexit__(self, *_: object) -> None:
                pass

        async def down(_batch: object) -> None:
            raise OperationalError("insert", {}, Exception("it is down"))

        async def unread(_wanted: object) -> list[Any]:
            raise StorageUnavailable(Sentence("rr-error-database"))

        with monkeypatch.context() as patch:
            patch.setattr(server.parts.store, "_begin", Down)
            patch.setattr(server.parts.store, "_batches", SimpleNamespace(store=down))
            patch.setattr(server.parts.store, "read", unread)
            game = see(ada, table)["table"]["game"]
            refused(ada.post("/api/tables", json={"game": game, "seats": [ME, ME]}), "unavailable")
            refused(do(ada, table, "say", seat=0, text="Hello?"), "unavailable")
            refused(ada.get("/api/tables/aaaaaaaaaaaaaaaa"), "unavailable")
            refused(ada.get("/api/tables"), "unavailable")
            with connect(server.url.replace("http", "ws", 1) + "/api/tables/aaaaaaaaaaaaaaaa/socket") as line:
                assert json.loads(line.recv(10))["error"] == "unavailable"
                with pytest.raises(websockets.ConnectionClosedError, match="rr-error-database"):
                    line.recv(10)
        assert see(ada, table)["version"] == version
        fine(do(ada, table, "say", seat=0, text="Hello?"))
        assert see(ada, table)["version"] == version + 1
