"""A table whose log cannot be read is alone out of reach: lobby, bots, history and all other tables go on."""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from riverrun.server.sessions.loading import quarantine
from server.api.calls import BOT, ME, do, fine, opened, refused, see
from server.helpers.in_process import in_process_server
from server.helpers.sentences import said

DAMAGE = {
    "no JSON": "UPDATE entries SET body = 'garbage' WHERE table_id = ? AND number = 1",
    "an entry of no kind": 'UPDATE entries SET body = \'{"kind":"flew"}\' WHERE table_id = ? AND number = 1',
    "an illegal move": """INSERT INTO entries VALUES (?, 3, 0, '{"kind":"moved","seat":0,"move":"no such move"}')""",
    "a gap": """INSERT INTO entries VALUES (?, 9, 0, '{"kind":"said","by":"x","seat":0,"text":"?"}')""",
    "no configuration": "UPDATE tables SET charter = '{}' WHERE id = ?",
}


@pytest.fixture(params=DAMAGE.values(), ids=DAMAGE)
def damaged(request, tmp_path) -> tuple[Path, dict[str, Any]]:
    """A folder with a healthy table and one that is damaged; at both it is a bot's turn. Ada's cookie opens them."""
    with in_process_server(tmp_path, pause=1e6) as server, httpx.Client(base_url=server.url, trust_env=False) as ada:
        fine(ada.put("/api/me", json={"name": "Ada"}))
        ids = {name: bots_turn(ada) for name in ("healthy", "damaged")}
        listed = {name: opened(ada, ME, {"kind": "invite"}, listed=True)["id"] for name in ("free", "spoilt")}
        found = {**ids, **listed, "cookies": dict(ada.cookies)}
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        for name in ("damaged", "spoilt"):
            database.execute(request.param, (found[name],))
        database.execute("DELETE FROM snapshots")
    return tmp_path, found


def bots_turn(ada: httpx.Client) -> str:
    """A table at which a bot is to move."""
    while True:
        table = str(opened(ada, ME, BOT)["id"])
        if see(ada, table)["table"]["turn"] == 1:
            return table


def test_everything_else_goes_on(damaged) -> None:
    folder, found = damaged
    with (
        in_process_server(folder) as server,
        httpx.Client(base_url=server.url, trust_env=False, cookies=found["cookies"]) as ada,
    ):
        lobby = fine(ada.get("/api/tables"))
        assert found["healthy"] in {table["id"] for table in lobby["mine"]}
        assert not {found["damaged"], found["spoilt"]} & {table["id"] for table in [*lobby["mine"], *lobby["open"]]}
        with httpx.Client(base_url=server.url, trust_env=False) as bob:
            assert [table["id"] for table in fine(bob.get("/api/tables"))["open"]] == [found["free"]]
        woken(ada, found["healthy"])
        fine(do(ada, found["healthy"], "say", seat=0, text="We go on."))
        fine(ada.get("/api/me/history"))
        fine(ada.get("/api/me/export"))

        body = refused(ada.get(f"/api/tables/{found['damaged']}"), "unavailable")
        assert said(body).code == "rr-error-table-quarantined"
        refused(do(ada, found["damaged"], "say", seat=0, text="Hello?"), "unavailable")
        with connect(f"{server.url.replace('http', 'ws', 1)}/api/tables/{found['damaged']}/socket") as line:
            assert said(json.loads(line.recv())).code == "rr-error-table-quarantined"
            with pytest.raises(ConnectionClosed) as closed:
                line.recv()
        assert closed.value.rcvd.reason == "rr-error-table-quarantined", "by which the page gives up"
        logged = [line for line in server.errors() if line["event"] == "table quarantined"]
        assert {line["table"] for line in logged} == {found["damaged"], found["spoilt"]}
        assert all(line["why"] for line in logged)
        assert len(logged) == len(server.errors()) == 2, "once each, and nothing else went wrong"
        assert "riverrun_tables_quarantined 2.0" in ada.get("/metrics").text
        fine(ada.delete("/api/me"))


@pytest.mark.parametrize("damaged", [DAMAGE["no JSON"]], indirect=True)
def test_a_table_that_was_mended_is_taken_back(damaged, monkeypatch) -> None:
    folder, found = damaged
    monkeypatch.setattr(quarantine, "RETRY", 0.0)
    with (
        in_process_server(folder) as server,
        httpx.Client(base_url=server.url, trust_env=False, cookies=found["cookies"]) as ada,
    ):
        refused(ada.get(f"/api/tables/{found['damaged']}"), "unavailable")
        with sqlite3.connect(folder / "tables.sqlite3") as database:
            for statement in (
                "DELETE FROM entries WHERE table_id = :bad",
                "INSERT INTO entries SELECT :bad, number, at, body FROM entries WHERE table_id = :good AND number = 1",
                "UPDATE tables SET charter = (SELECT charter FROM tables WHERE id = :good) WHERE id = :bad",
            ):
                database.execute(statement, {"good": found["healthy"], "bad": found["damaged"]})
        assert see(ada, found["damaged"])["table"]["id"] == found["damaged"]
        assert found["damaged"] not in server.parts.registry.quarantine


def woken(client: httpx.Client, table: str) -> None:
    """Waits until the bot of a table has moved."""
    until = time.monotonic() + 60
    while not see(client, table)["table"]["moves"]:
        assert time.monotonic() < until, "no bot was woken"
        time.sleep(0.05)


def test_what_another_server_stored_and_this_one_cannot_read_takes_the_table_alone(tmp_path) -> None:
    with in_process_server(tmp_path) as server, httpx.Client(base_url=server.url, trust_env=False) as ada:
        fine(ada.put("/api/me", json={"name": "Ada"}))
        bad, good = (opened(ada, ME, ME)["id"] for _ in range(2))
        with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
            database.execute(DAMAGE["an illegal move"], (bad,))
        server.parts.pubsub.shared = True  # as if another server had written it
        refused(do(ada, bad, "say", seat=5, text="What happened?"), "unavailable")
        refused(ada.get(f"/api/tables/{bad}"), "unavailable")
        fine(do(ada, good, "say", seat=0, text="Nothing happened."))
        assert [table["id"] for table in fine(ada.get("/api/tables"))["mine"]] == [good]
