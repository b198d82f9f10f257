"""Puzzles of the day over HTTP: laid out as the asked seat sees them, tried in private, answered with numbers."""

from __future__ import annotations

import datetime
from collections.abc import Iterator

import httpx
import msgspec
import pytest

from riverrun.kernel.game import Game
from riverrun.kernel.registry import rulebook
from riverrun.puzzles.daily import Calendar, Daily, calendar
from riverrun.puzzles.judge import CLOSE
from riverrun.puzzles.puzzle import Laid, Puzzle, PuzzleSet, lay
from riverrun.server.review import puzzles
from riverrun.server.review.puzzles import LISTED
from server.api.calls import fine, nobody, refused
from server.helpers.in_process import InProcessServer, in_process_server
from server.helpers.manual_time import ByHand

NOON = datetime.datetime(2026, 11, 16, 12, tzinfo=datetime.UTC)
DAY = "2026-11-16"
LATER = NOON + datetime.timedelta(59)


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[InProcessServer]:
    with in_process_server(tmp_path_factory.mktemp("data"), time=ByHand(NOON.timestamp())) as server:
        yield server
    assert server.errors() == []


@pytest.fixture
def client(server) -> Iterator[httpx.Client]:
    with nobody(server) as client:
        yield client


def test_today_and_earlier_days_have_one_and_tomorrow_is_not_told(client) -> None:
    days = fine(client.get("/api/puzzles"))["days"]
    assert days[0]["day"] == DAY
    assert len(days) == min(LISTED, len(days)) > 1
    assert [one["day"] for one in days] == sorted((one["day"] for one in days), reverse=True)
    for one in days[:3]:
        task = fine(client.get(f"/api/puzzles/{one['day']}"))
        assert (task["id"], task["game"], task["same"]) == (one["id"], one["game"], True)
        assert "position" not in task
        assert "best" not in task
    refused(client.get("/api/puzzles/2026-11-17"), "not-found")
    refused(client.post("/api/puzzles/2026-11-17/answer", json={}), "not-found")
    refused(client.get("/api/puzzles/1999-01-01"), "not-found")
    refused(client.get("/api/puzzles/yesterday"), "not-found")


def test_a_move_is_tried_in_private_as_the_asked_seat_sees_it(client) -> None:
    task = fine(client.get(f"/api/puzzles/{DAY}"))
    puzzle = calendar().of(NOON.date()).puzzle
    start = {"puzzle": DAY, "moment": 0, "moves": []}
    seen = fine(client.post("/api/try", json=start))
    other = fine(client.post("/api/try", json={**start, "seat": (puzzle.seat + 1) % puzzle.players}))
    assert seen == other  # nobody else's eyes see it
    assert seen["turn"] == task["seat"] == puzzle.seat
    legal = [row[1] for row in seen["view"]["legal"]]
    assert puzzle.best in legal
    after = fine(client.post("/api/try", json={**start, "moves": [puzzle.best]}))
    assert after["line"][0]["move"] == puzzle.best
    refused(client.post("/api/try", json={**start, "moves": ["no such move"]}), "bad-move")
    refused(client.post("/api/try", json={**start, "table": "0" * 16}), "bad-request")
    refused(client.post("/api/try", json={"puzzle": "2030-01-01", "moment": 0}), "not-found")


def test_a_puzzle_is_laid_out_once_however_often_it_is_asked_for(client, monkeypatch) -> None:
    laid: list[str] = []

    def counted(game: Game, puzzle: Puzzle) -> Laid:
        laid.append(puzzle.id)
        return lay(game, puzzle)

    monkeypatch.setattr(puzzles, "lay", counted)
    day = "2026-11-12"
    tasks = [fine(client.get(f"/api/puzzles/{day}")) for _ in range(3)]
    answers = [fine(client.post(f"/api/puzzles/{day}/answer", json={"move": best})) for best in [best_of(day)] * 2]
    assert (len(laid), tasks[0], answers[0]) == (1, tasks[2], answers[1])


def best_of(day: str) -> str:
    return calendar().of(datetime.date.fromisoformat(day)).puzzle.best


def test_the_answer_has_numbers_reasons_and_clauses(client) -> None:
    puzzle = calendar().of(NOON.date()).puzzle
    game = fine(client.get(f"/api/puzzles/{DAY}"))["game"]
    at = f"/api/puzzles/{DAY}/answer"
    right = fine(client.post(at, json={"move": puzzle.best}))
    assert right["right"]
    assert right["best"]["move"] == right["chosen"]["move"] == puzzle.best
    assert right["best"]["chance"]["mean"] > right["second"]["chance"]["mean"]
    assert right["best"]["chance"]["low"] > right["second"]["chance"]["mean"]
    assert right["reasons"]
    assert {one["clause"] for one in right["reasons"]} <= set(rulebook(game).clauses)
    wrong = fine(client.post(at, json={"move": puzzle.second.move}))
    assert not wrong["right"]
    assert wrong["chosen"]["move"] == puzzle.second.move
    given_up = fine(client.post(at, json={}))
    assert (given_up["right"], given_up["chosen"], given_up["best"]) == (False, None, right["best"])
    refused(client.post(at, json={"move": "no such move"}), "bad-move")
    refused(client.post(at, json={"move": "x" * 300}), "bad-request")
    said = fine(client.post(f"{at}?language=de", json={}))
    assert said["best"]["text"]


def a_choice() -> Daily:
    """A day whose puzzle is a choice of at least three moves, the second of which can be wrong."""
    days = (calendar().of(LATER.date() - datetime.timedelta(back)) for back in range(60))
    return next(one for one in days if len(one.puzzle.choice) > 2 and wrong_step(one.puzzle))


def wrong_step(puzzle: Puzzle) -> str | None:
    first, *others = puzzle.steps[0]
    return next((one.move for one in others if first.chance.mean - one.chance.mean > 2 * CLOSE), None)


def test_a_choice_of_several_moves_is_judged_move_by_move(server, client) -> None:
    server.time.at = LATER.timestamp()
    try:
        day, _, puzzle = a_choice()
        at, choice = f"/api/puzzles/{day}", puzzle.choice

        def answer(*moves: str):
            return fine(client.post(f"{at}/answer", json={"move": moves[0], "then": moves[1:]}))

        assert (answer(choice[0])["right"], answer(choice[0])["going"]) == (True, True)
        whole = answer(*choice)
        assert (whole["right"], whole["going"], whole["choice"]) == (True, False, choice)
        wrong = answer(choice[0], wrong_step(puzzle))
        assert (wrong["right"], wrong["going"]) == (False, False)
        assert wrong["best"]["move"] == choice[1]
        assert wrong["chosen"]["move"] == wrong_step(puzzle)
        ways = fine(client.get(f"{at}/finish", params={"move": choice[1], "tried": [choice[0]]}))["ways"]
        assert ways
        assert all(way["moves"][0] == choice[1] for way in ways)
        assert fine(client.get(f"{at}/finish", params={"move": choice[1], "after": [choice[0]]}))["ways"]
        refused(client.get(f"{at}/finish", params={"move": "no such move"}), "bad-move")
        refused(client.get(f"{at}/finish", params={"move": choice[1]}), "illegal")
        refused(client.get(f"{at}/finish", params={"move": choice[1], "tried": ["no such move"]}), "bad-move")
        refused(client.post(f"{at}/answer", json={"move": choice[0], "then": ["x"] * 17}), "bad-request")
    finally:
        server.time.at = NOON.timestamp()


def test_a_puzzle_of_another_version_opens_with_a_note_or_says_why_it_does_not(server, client) -> None:
    service = server.parts.puzzles
    daily = calendar().of(NOON.date())

    def put(**changes: object) -> None:
        puzzle = msgspec.structs.replace(daily.puzzle, **changes)
        service._days = Calendar({daily.game: PuzzleSet(game=daily.game, puzzles=[puzzle])})

    try:
        put(content="another")
        assert not fine(client.get(f"/api/puzzles/{DAY}"))["same"]
        put(position={**daily.puzzle.position, "format": "riverrun-position/9"})
        refused(client.get(f"/api/puzzles/{DAY}"), "unavailable")
        put(options={"no-such-option": "1"})
        refused(client.get(f"/api/puzzles/{DAY}"), "unavailable")
        service._days = Calendar({})
        assert fine(client.get("/api/puzzles")) == {"days": []}
        refused(client.get(f"/api/puzzles/{DAY}"), "not-found")
    finally:
        service._days = None
