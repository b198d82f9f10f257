"""One's own history: results, records, head to head, ratings, export, and deleting all of it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from riverrun.server.access.auth import COOKIE
from server.api.calls import BOT, INVITE, ME, do, fine, nobody, opened, pair, play, refused, see
from server.helpers.in_process import InProcessServer, in_process_server

NAME, WORDS = "Zephyrine Quastenflosser", "a secret that only the two of us should keep"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def server(folder) -> Iterator[InProcessServer]:
    with in_process_server(folder) as server:
        yield server
    assert server.errors() == []


def given_up(winner: httpx.Client, loser: httpx.Client, moves: int = 2) -> str:
    """A game of these two that the second gives up."""
    table = pair(winner, loser)
    for number in range(moves):
        play([winner, loser], table, id=f"m{number}")
    fine(do(loser, table, "resign", seat=1))
    return table


def history(client: httpx.Client) -> Any:
    return fine(client.get("/api/me/history"))


def test_a_finished_game_is_in_the_history_of_both_and_counts_head_to_head(join) -> None:
    ada, bob, cyd = join("Ada"), join("Bob"), join("Cyd")
    assert history(ada) == {"games": [], "records": [], "opponents": [], "ratings": []}
    table = given_up(ada, bob)
    given_up(bob, ada)
    given_up(ada, bob)
    hers, his = history(ada), history(bob)
    assert len(hers["games"]) == len(his["games"]) == 3
    last = next(game for game in hers["games"] if game["table"] == table)
    assert [seat.get("yours", False) for seat in last["seats"]] == [True, False]
    assert [seat["won"] for seat in last["seats"]] == [True, False]
    assert [(one["players"], one["games"], one["won"]) for one in hers["records"]] == [(2, 3, 2)]
    assert hers["opponents"] == [{"name": "Bob", "bot": None, "games": 3, "won": 2, "lost": 1}]
    assert his["opponents"] == [{"name": "Ada", "bot": None, "games": 3, "won": 1, "lost": 2}]
    assert history(cyd)["games"] == []


def test_only_oneself_may_see_export_or_delete(server, join) -> None:
    given_up(join("Ada"), join("Bob"))
    with nobody(server) as stranger:
        for path in ("/api/me/history", "/api/me/export"):
            refused(stranger.get(path), "nobody")
        refused(stranger.delete("/api/me"), "nobody")
        stranger.cookies.set(COOKIE, "forged")
        refused(stranger.delete("/api/me"), "nobody")


def test_games_among_people_are_rated_unless_the_table_says_no(join) -> None:
    ada, bob = join("Ada"), join("Bob")
    table = given_up(ada, bob)
    [mine] = history(ada)["ratings"]
    [his] = history(bob)["ratings"]
    assert mine["rating"] > 1500 > his["rating"]
    assert (mine["games"], mine["spread"] > 0) == (1, True)
    assert see(ada, table)["table"]["rated"]
    ratings = fine(ada.get(f"/api/tables/{table}/ratings"))
    assert [(one["seat"], one["rating"]) for one in ratings] == [(0, mine["rating"]), (1, his["rating"])]
    changes = [seat["change"] for seat in history(ada)["games"][0]["seats"]]
    assert changes[0] > 0 > changes[1]
    before = history(ada)["ratings"]
    unrated = opened(ada, ME, INVITE, rated=False)
    secret = unrated["invitations"][0]["secret"]
    fine(bob.post(f"/api/tables/{unrated['id']}/sit", json={"seat": 1, "secret": secret}))
    fine(do(bob, unrated["id"], "resign", seat=1))
    with_bot = opened(ada, ME, BOT)["id"]
    fine(do(ada, with_bot, "resign", seat=0))
    alone = opened(ada, ME, ME)["id"]  # passed on: nobody knows who played
    fine(do(ada, alone, "resign", seat=0))
    assert not see(ada, with_bot)["table"]["rated"]
    assert fine(ada.get(f"/api/tables/{unrated['id']}/ratings")) == []
    assert len(history(ada)["games"]) == 4
    assert history(ada)["ratings"] == before
    assert {seat.get("rating") for seat in history(ada)["games"][0]["seats"]} == {None}


def test_a_game_whose_result_was_lost_is_recorded_when_someone_asks(server, join, folder) -> None:
    ada, bob = join("Ada"), join("Bob")
    given_up(ada, bob)
    expected = history(ada)
    with sqlite3.connect(folder / "tables.sqlite3") as database:
        database.execute("DELETE FROM results")
        database.execute("DELETE FROM ratings")
    assert history(ada) == expected
    assert history(ada) == expected  # and once only


# Export and deleting


def everything(folder: Path) -> str:
    with sqlite3.connect(folder / "tables.sqlite3") as database:
        return "\n".join(database.iterdump())


def person_id(folder: Path) -> str:
    with sqlite3.connect(folder / "tables.sqlite3") as database:
        bodies = [json.loads(row[0]) for row in database.execute("SELECT body FROM entries")]
    return str(next(body["by"] for body in bodies if body.get("name") == NAME))


def test_an_export_has_all_that_one_did_and_nothing_of_others(join) -> None:
    ada, bob = join(NAME), join("Bob")
    table = pair(ada, bob)
    fine(do(ada, table, "say", seat=0, text=WORDS))
    fine(do(bob, table, "say", seat=1, text="what Bob said"))
    fine(do(bob, table, "resign", seat=1))
    answer = ada.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    data = fine(answer)
    assert (data["format"], data["name"]) == ("riverrun-history/1", NAME)
    assert data["history"]["games"][0]["table"] == table
    [kept] = data["tables"]
    assert [entry["kind"] for entry in kept["entries"]] == ["sat", "said"]
    assert WORDS in answer.text
    assert "what Bob said" not in answer.text


def test_deleting_blanks_names_and_words_everywhere_and_leaves_the_moves(server, join, folder) -> None:
    ada, bob = join(NAME), join("Bob")
    table = pair(ada, bob)
    fine(do(ada, table, "say", seat=0, text=WORDS))
    fine(do(ada, table, "name", seat=0, name=NAME + " II"))
    for number in range(4):
        play([ada, bob], table, id=f"m{number}")
    fine(do(bob, table, "resign", seat=1))
    left = opened(ada, ME, INVITE)["id"]  # gathers players
    running = pair(bob, ada)
    fine(bob.get(f"/api/tables/{table}/replay"))  # which is kept
    moves = fine(bob.get(f"/api/tables/{table}/record"))["moves"]
    id = person_id(folder)
    assert NAME in everything(folder)
    assert WORDS in everything(folder)

    assert fine(ada.delete("/api/me")) == {"name": None}
    assert fine(ada.get("/api/me")) == {"name": None}  # the cookie is gone
    for found in (NAME, WORDS, id):
        assert found not in everything(folder)
        for path in folder.glob("tables.sqlite3*"):
            assert found.encode() not in path.read_bytes(), path
    for path in (f"{table}", f"{table}/replay", f"{table}/record", f"{running}", f"{left}"):
        for found in (NAME, WORDS, id):
            assert found not in fine_text(bob.get(f"/api/tables/{path}")), path
    assert fine(bob.get(f"/api/tables/{table}/record"))["moves"] == moves
    kinds = [item["kind"] for item in see(bob, table, 1)["items"]]
    assert kinds.count("move") == 4
    assert "said" in kinds
    assert see(bob, running)["table"]["stage"] == "over"  # it was given up
    assert see(bob, left)["table"]["stage"] in ("gathering", "closed")
    his = history(bob)
    assert {one["name"] for one in his["opponents"]} == {None}
    assert len(his["games"]) == 2

    again = join("Ada again")
    assert history(again)["games"] == []


def fine_text(answer: httpx.Response) -> str:
    fine(answer)
    return answer.text


def test_what_was_deleted_stays_so_when_the_server_starts_again(folder) -> None:
    with in_process_server(folder) as server, nobody(server) as ada, nobody(server) as bob:
        fine(ada.put("/api/me", json={"name": NAME}))
        fine(bob.put("/api/me", json={"name": "Bob"}))
        table = given_up(bob, ada)
        fine(ada.delete("/api/me"))
        cookies = dict(bob.cookies)
    with in_process_server(folder) as server, nobody(server) as bob:
        bob.cookies.update(cookies)
        assert NAME not in fine_text(bob.get(f"/api/tables/{table}"))
        assert len(history(bob)["games"]) == 1
    assert server.errors() == []
