"""The laboratory over HTTP: forms, checks, packs as files, runs and their limits, tables with a pack of one's own."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from riverrun.lab.packs.drafts import Draft
from riverrun.server.api.messages import CompileStatus
from riverrun.server.laboratory import runner, service
from riverrun.server.laboratory.run_tasks import PairsResult, PairsTask, play_pairs
from riverrun.server.laboratory.runner import Runner
from riverrun.server.settings import LaboratorySettings, Limits
from riverrun.server.workers.precompile import FAILED
from riverrun.server.workers.priority import Priority
from riverrun.server.workers.tasks import NotCompiled
from server.api.calls import fine, nobody, opened, refused, see
from server.helpers.in_process import InProcessServer, in_process_server
from server.helpers.sentences import said

GAME = "flow-of-history"
AT = f"/api/laboratory/{GAME}"


def draft(**change: Any) -> dict[str, Any]:
    """A draft that changes the monastery."""
    change = change or {"stripe": ["culture"]}
    return {"name": "Mine", "files": {"cards.toml": {"card": [{"id": "monastery", **change}]}}}


def die_or_play(task: PairsTask) -> PairsResult | NotCompiled:
    """Seed 13 kills its process; all others play."""
    if task.question.seed == 13:
        os._exit(1)
    return play_pairs(task)


def not_compiled(task: PairsTask) -> NotCompiled:
    """A process that finds no compiled rules."""
    return NotCompiled()


def test_drafts_are_charged_and_read_by_persons_in_turn(tmp_path, monkeypatch) -> None:
    """What was free: a draft is read for a tenth of a second and more, behind one lock for all games."""
    limits = Limits(burst=1e9, rate=1e9, analyses_burst=2, analyses_rate=0.001)
    with in_process_server(tmp_path, limits=limits) as server, nobody(server) as ada:
        for path in ("check", "pack", "check"):
            assert ada.post(f"{AT}/{path}", json=draft()).is_success
        refused(ada.post(f"{AT}/unpack", content=b"no archive"), "bad-request")
        for path in ("check", "pack", "unpack"):
            refused(ada.post(f"{AT}/{path}", json=draft()), "too-many")
        laboratory, order = server.parts.laboratory, []
        go_on = threading.Event()
        monkeypatch.setattr(service, "checked_texts", lambda *_: go_on.wait(20) and {})

        async def ask(name: str) -> None:
            await laboratory.texts(GAME, Draft("Mine", {}), name)
            order.append(name)

        async def story() -> None:
            asked = [asyncio.create_task(ask("hog")) for _ in range(6)]
            while laboratory._one.waiting(Priority.HINT) < 5:
                await asyncio.sleep(0.01)
            asked.append(asyncio.create_task(ask("stranger")))
            while laboratory._one.waiting(Priority.HINT) < 6:
                await asyncio.sleep(0.01)
            go_on.set()
            await asyncio.gather(*asked)

        server.do(story())
        assert order.index("stranger") <= 1


SMALL = LaboratorySettings(games=6, guest_games=3)
"""Runs are small: the rules are interpreted here."""


def never_ends(task: PairsTask) -> PairsResult:
    """A block that takes longer than a test."""
    time.sleep(60)
    raise AssertionError


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcessServer]:
    """A server for all tests: people and their runs do not know of each other."""
    with in_process_server(tmp_path_factory.mktemp("laboratory"), laboratory=SMALL) as running:
        yield running


def begin(client: httpx.Client, **more: Any) -> httpx.Response:
    return client.post(f"{AT}/runs", json={"draft": draft(), "players": 2, "games": 6, "bot": "random", **more})


def over(client: httpx.Client, run: str, within: float = 90) -> dict[str, Any]:
    """A run once it has come to its end."""
    end = time.monotonic() + within
    while time.monotonic() < end:
        state: dict[str, Any] = fine(client.get(f"/api/laboratory/runs/{run}"))
        if state["stage"] in ("done", "cancelled", "lost"):
            return state
        time.sleep(0.2)
    raise AssertionError(state)


def preparing(client: httpx.Client, run: str) -> dict[str, Any]:
    """A run once it gets ready."""
    end = time.monotonic() + 90
    while time.monotonic() < end:
        state: dict[str, Any] = fine(client.get(f"/api/laboratory/runs/{run}"))
        if state["stage"] == "preparing":
            return state
        time.sleep(0.1)
    raise AssertionError(state)


@pytest.mark.parametrize("game", ["flow-of-history", "flow", "along-history", "epochs"])
def test_every_piece_of_a_game_has_a_form(server: InProcessServer, game: str) -> None:
    with nobody(server) as client:
        info = fine(client.get(f"/api/laboratory/{game}"))
        assert (info["most"], info["bots"][0]) == (3, "greedy")
        for file in info["files"]:
            id = file["pieces"][0]["id"] if file["word"] else ""
            form = fine(client.get(f"/api/laboratory/{game}/piece", params={"file": file["name"], "piece": id}))
            assert form["fields"]
            assert {field["group"] for field in form["fields"] if "group" in field} <= set(form["groups"])


def test_a_form_has_ranges_evidence_and_what_each_verb_needs(server: InProcessServer) -> None:
    with nobody(server) as client:
        form = fine(client.get(f"{AT}/piece", params={"file": "cards.toml", "piece": "monastery"}))
    assert form["value"]["stripe"] == ["culture", "harvest"]
    assert form["evidence"]["stripe"] == "invented"
    assert {"path": ["effect", "icons", "culture"], "low": 1, "high": 20} in form["ranges"]
    effect = next(field for field in form["fields"] if field["name"] == "effect")
    assert effect["verbs"]["provide"] == {"needs": ["icons"], "may": []}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (
            draft(effect={"verb": "provide", "icons": {"science": 21}}),
            "monastery: ‘science’ of ‘provide’ is 1 to 20, not 21.",
        ),
        (draft(effect={"verb": "sing"}), "monastery: there is no verb ‘sing’"),
        (draft(age="I"), "Age I has 13 cards; the box has 12"),
        ({"name": "x", "files": {"../x.toml": {"a": 1}}}, "../x.toml is no file of a pack for flow-of-history"),
        (
            {"name": "x", "files": {"cards.toml": {"card": [{"id": "nobody"}]}}},
            "cards.toml: there is no card ‘nobody’",
        ),
    ],
)
def test_a_bad_draft_is_one_sentence(server: InProcessServer, given: dict[str, Any], sentence: str) -> None:
    with nobody(server) as client:
        found = fine(client.post(f"{AT}/check", json=given))
        text = said(found).text
        assert sentence in text
        assert "/tmp" not in text
        refused(client.post(f"{AT}/pack", json=given), "bad-request")
        refused(client.post(f"{AT}/runs", json={"draft": given, "players": 2, "games": 20}), "bad-request")


def test_a_good_draft_shows_its_pieces_and_becomes_a_file_and_a_draft_again(server: InProcessServer) -> None:
    with nobody(server) as client:
        found = fine(client.post(f"{AT}/check", json=draft()))
        assert (found["sentence"], found["changed"]) == (None, True)
        assert [(face["id"], face["stripe"]) for face in found["faces"]] == [("monastery", ["culture"])]
        packed = client.post(f"{AT}/pack", json=draft())
        assert packed.content[:2] == b"PK"
        again = fine(client.post(f"{AT}/unpack", content=packed.content))
        assert again == {**draft(), "note": ""}
        refused(client.post(f"{AT}/unpack", content=b"no archive"), "bad-request")
        refused(client.post("/api/laboratory/flow/unpack", content=packed.content), "bad-request")


def test_what_cannot_be_run_is_refused_in_a_sentence(server: InProcessServer, join) -> None:
    ada = join("Ada")
    assert "rr-error-laboratory-games" in refused(begin(ada, games=7), "bad-request")["sentence"]["code"]
    refused(begin(ada, bot="nobody"), "bad-request")
    assert refused(begin(ada, bot="hard"), "bad-request")["sentence"]["code"] == "rr-error-laboratory-bot"
    refused(begin(ada, players=9), "bad-request")
    same = draft(stripe=["culture", "harvest"])
    assert refused(begin(ada, draft=same), "bad-request")["sentence"]["code"] == "rr-error-laboratory-unchanged"
    refused(ada.get(f"{AT}/piece", params={"file": "cards.toml", "piece": "nobody"}), "not-found")
    refused(ada.get("/api/laboratory/chess"), "not-found")
    refused(ada.get("/api/laboratory/runs/nothing"), "not-found")


def test_where_the_laboratory_is_off_nothing_offers_it(tmp_path: Path) -> None:
    with in_process_server(tmp_path, laboratory=LaboratorySettings(games=0)) as off, nobody(off) as client:
        assert refused(client.get(AT), "not-allowed")["sentence"]["code"] == "rr-error-laboratory-off"
        refused(client.post(f"{AT}/check", json=draft()), "not-allowed")
        refused(begin(client), "not-allowed")
        assert not any(game["laboratory"] for game in fine(client.get("/api/games")))


@pytest.mark.no_cover
def test_a_run_is_one_a_person_and_small_for_guests(server: InProcessServer, join) -> None:
    ada = join("Ada")
    with nobody(server) as guest:
        refused(begin(guest, games=4), "bad-request")
    run = fine(begin(ada, games=6))
    assert refused(begin(ada), "too-many")["sentence"]["code"] == "rr-error-laboratory-busy"
    state = over(ada, run["id"])
    assert (state["stage"], state["done"]) == ("done", 6)
    assert state["measures"] == []  # of so few nothing is told
    again = fine(begin(ada))
    assert again["stage"] == "waiting"  # the one before is over
    fine(ada.delete(f"/api/laboratory/runs/{again['id']}"))


@pytest.mark.no_cover
def test_a_run_is_cancelled(server: InProcessServer, join) -> None:
    ada = join("Ada")
    run = fine(begin(ada, games=6))
    assert fine(ada.delete(f"/api/laboratory/runs/{run['id']}"))["stage"] == "cancelled"
    assert over(ada, run["id"])["stage"] == "cancelled"


@pytest.mark.no_cover
def test_a_process_that_dies_loses_its_run_and_no_other(server: InProcessServer, join, monkeypatch) -> None:
    monkeypatch.setattr(server.parts.runner, "_play", die_or_play)
    bad, good = fine(begin(join("Ada"), seed=13)), fine(begin(join("Bob")))
    with nobody(server) as client:
        lost = over(client, bad["id"])
        assert (lost["stage"], lost["sentence"]["code"]) == ("lost", "rr-laboratory-died")
        assert over(client, good["id"])["stage"] == "done"


def test_a_table_is_played_with_a_pack_of_ones_own_after_a_restart_too(tmp_path: Path) -> None:
    with in_process_server(tmp_path) as first, nobody(first) as ada:
        fine(ada.put("/api/me", json={"name": "Ada"}))
        table = opened(ada, {"kind": "me"}, {"kind": "me"}, own_pack=draft())["id"]
        cookies = dict(ada.cookies)
    with (
        in_process_server(tmp_path) as second,
        httpx.Client(base_url=second.url, cookies=cookies, trust_env=False) as ada,
    ):
        faces = fine(ada.get(f"/api/tables/{table}/catalogue"))
        assert next(face for face in faces if face["id"] == "monastery")["stripe"] == ["culture"]
        assert see(ada, table)["table"]["pack"] == "Mine"


@pytest.fixture
def two_servers(tmp_path: Path, monkeypatch) -> Iterator[tuple[httpx.Client, httpx.Client, Runner]]:
    """Somebody's run at one server of a database, the same person at another; the runner of the first."""
    with (
        in_process_server(tmp_path, laboratory=SMALL) as first,
        in_process_server(tmp_path, laboratory=SMALL) as second,
        nobody(first) as ada,
    ):
        fine(ada.put("/api/me", json={"name": "Ada"}))
        monkeypatch.setattr(first.parts.runner, "_play", never_ends)
        with httpx.Client(base_url=second.url, cookies=dict(ada.cookies), trust_env=False) as elsewhere:
            yield ada, elsewhere, first.parts.runner


def test_a_run_is_seen_and_cancelled_at_another_server(two_servers, monkeypatch) -> None:
    here, elsewhere, runner = two_servers
    monkeypatch.setattr("riverrun.server.laboratory.runner.BEAT", 0.1)
    run = fine(begin(here))["id"]
    assert fine(elsewhere.get(f"/api/laboratory/runs/{run}"))["stage"] == "waiting"
    assert refused(begin(elsewhere), "too-many")["sentence"]["code"] == "rr-error-laboratory-busy"
    assert fine(elsewhere.delete(f"/api/laboratory/runs/{run}"))["stage"] == "cancelled"
    assert over(here, run)["stage"] == "cancelled"
    assert runner.running == 0


def test_a_run_of_which_its_server_says_nothing_is_lost(two_servers, monkeypatch) -> None:
    here, elsewhere, _ = two_servers
    monkeypatch.setattr("riverrun.server.laboratory.runner.SILENT", 0.2)
    run = fine(begin(here))["id"]
    lost = over(elsewhere, run)
    assert (lost["stage"], lost["sentence"]["code"]) == ("lost", "rr-laboratory-lost")
    assert lost["draft"] == {**draft(), "note": ""}  # to be started again


def test_a_run_of_a_server_that_stops_is_told_as_lost_after_a_restart(tmp_path: Path, monkeypatch) -> None:
    with in_process_server(tmp_path, laboratory=SMALL) as first, nobody(first) as ada:
        fine(ada.put("/api/me", json={"name": "Ada"}))
        monkeypatch.setattr(first.parts.runner, "_play", never_ends)
        run, cookies = fine(begin(ada))["id"], dict(ada.cookies)
    with (
        in_process_server(tmp_path, laboratory=SMALL) as second,
        httpx.Client(base_url=second.url, cookies=cookies, trust_env=False) as ada,
    ):
        found = fine(ada.get(f"/api/laboratory/runs/{run}"))
        assert (found["stage"], found["sentence"]["code"]) == ("lost", "rr-laboratory-lost")
        fine(begin(ada))  # nothing is in the way of another


def test_a_run_says_what_it_waits_for(server: InProcessServer, join, monkeypatch: pytest.MonkeyPatch) -> None:
    status = CompileStatus(ready=False, done=3, of=68, piece="rules.play")
    cold = True
    monkeypatch.setattr(server.parts.runner, "_play", not_compiled)
    monkeypatch.setattr(server.parts.runner, "_compiled", lambda: status)
    monkeypatch.setattr(runner, "game_cold", lambda game: cold)
    ada = join("Ada")
    run = fine(begin(ada))["id"]
    state = preparing(ada, run)
    assert state["wait"]["rules"] | {"done": 3, "of": 68} == state["wait"]["rules"]
    cold = False
    state = fine(ada.get(f"/api/laboratory/runs/{run}"))
    assert state["wait"]["rules"] is None
    status = CompileStatus(ready=False, piece=FAILED)
    state = over(ada, run)
    assert (state["sentence"]["code"], state["wait"]) == ("rr-laboratory-uncompiled", None)
