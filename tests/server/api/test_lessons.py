"""Lessons over HTTP: stateless, judged by the rules, told as the learner sees it."""

from __future__ import annotations

from .calls import nobody

GAME = "flow-of-history"


def test_a_lesson_is_walked_without_a_name_and_nothing_is_stored(server) -> None:
    with nobody(server) as client:
        lesson = client.get(f"/api/games/{GAME}/lesson").json()
        assert (lesson["game"], lesson["prefix"], lesson["seat"]) == (GAME, "foh", 0)
        for number, step in enumerate(lesson["steps"]):
            at = client.post(f"/api/games/{GAME}/lesson", json={"step": number}).json()
            assert (at["judged"], at["turn"]) == ("going", 0)
            assert at["view"]["legal"]
            done = client.post(f"/api/games/{GAME}/lesson", json={"step": number, "moves": step["shows"]}).json()
            assert done["judged"] == "done", step["id"]
            assert done["events"]


def test_a_wrong_move_is_told_apart_from_an_illegal_one(server) -> None:
    with nobody(server) as client:
        wrong = client.post(f"/api/games/{GAME}/lesson", json={"step": 0, "moves": ["harvest"]})
        assert (wrong.status_code, wrong.json()["judged"]) == (200, "wrong")
        illegal = client.post(f"/api/games/{GAME}/lesson", json={"step": 0, "moves": ["complete pyramids"]})
        assert (illegal.status_code, illegal.json()["clause"]) == (409, "FOH-K1")
        odd = client.post(f"/api/games/{GAME}/lesson", json={"step": 0, "moves": ["sing a song"]})
        assert (odd.status_code, odd.json()["error"]) == (400, "bad-move")
        why = client.get(f"/api/games/{GAME}/lesson/explain", params={"step": 0, "move": "complete pyramids"}).json()
        assert (why["legal"], why["clause"]) == (False, "FOH-K1")


def test_a_choice_of_several_moves_is_completed(server) -> None:
    with nobody(server) as client:
        first = client.get("/api/games/along-history/lesson").json()["steps"][0]["shows"]
        ways = client.get("/api/games/along-history/lesson/finish", params={"step": 0, "move": first[0]}).json()["ways"]
        assert ways[0]["moves"] == first


def test_what_is_not_there_is_not_found(server) -> None:
    with nobody(server) as client:
        assert client.get("/api/games/no-such-game/lesson").status_code == 404
        assert client.post(f"/api/games/{GAME}/lesson", json={"step": 90}).status_code == 404
        assert client.get("/api/games/no-such-game/catalogue").status_code == 404
        assert len(client.get(f"/api/games/{GAME}/catalogue").json()) == 67
