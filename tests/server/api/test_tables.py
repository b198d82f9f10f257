"""Tables: opening, gathering, playing, the record, the rematch, the lobby."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
import sqlalchemy as sa

import riverrun as rr
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.record import commitment
from riverrun.server.access.auth import COOKIE
from riverrun.server.errors import RequestError
from riverrun.server.storage.schema import tables
from server.helpers.tables import book

from .calls import BOT, INVITE, ME, do, fine, nobody, opened, pair, play, refused, see


@pytest.mark.parametrize(
    "wanted",
    [
        {"seats": []},
        {"seats": [ME]},
        {"seats": [ME] * 16},
        {"seats": [ME] * 17},
        {"seats": [BOT, BOT]},
        {"seats": [ME, {"kind": "bot"}]},
        {"seats": [ME, {"kind": "bot", "bot": "no such bot"}]},
        {"seats": [ME, {"kind": "me", "bot": "random"}]},
        {"seats": [ME, {"kind": "person"}]},
        {"seats": [ME, {"kind": "me", "name": "\n"}]},
        {"seats": [ME, BOT], "game": "no-such-game"},
        {"seats": [ME, BOT], "game": "\x00"},
        {"seats": [ME, BOT], "options": {"no such option": "x"}},
        {"seats": [ME, BOT], "options": {"\x00": "\x00"}},
        {"seats": [ME, BOT], "options": [1]},
        {"seats": [ME, BOT], "game": "flow", "options": {"turns": "none"}},
        {"seats": [ME, BOT], "options": {str(n): "x" for n in range(33)}},
        {"seats": [ME, BOT], "listed": "yes"},
        {"seats": [ME, BOT], "pack": "no such pack"},
        {"seats": [ME, BOT], "pack": ".."},
        {"seats": [ME, BOT], "pack": "../mine"},
        {"seats": [ME, BOT], "pack": "mine/."},
        {"seats": [ME, BOT], "pack": "file"},
        {"seats": [ME, BOT], "pack": ""},
        {"seats": [ME, BOT], "pack": "\x00"},
        {"seats": [ME, BOT], "pack": "x" * 61},
        {"seats": [ME, BOT], "pack": "broken"},
        {"seats": [ME, BOT], "pack": "other"},
    ],
)
def test_a_table_that_cannot_be_is_not_opened(join, wanted) -> None:
    ada = join("Ada")
    game = book().id
    refused(ada.post("/api/tables", json={"game": game, **wanted}), "bad-request")
    assert fine(ada.get("/api/tables"))["mine"] == []


def test_every_value_of_every_option_opens_a_table(join) -> None:
    ada = join("Ada")
    game = next(game for game in fine(ada.get("/api/games")) if game["id"] == book().id)
    for option in game["options"]:
        for value in option["values"]:
            table = opened(ada, *[ME] * game["usual"], options={option["id"]: value})["id"]
            assert see(ada, table)["table"]["options"][option["id"]] == value
        refused(
            ada.post(
                "/api/tables",
                json={"game": game["id"], "seats": [ME] * game["usual"], "options": {option["id"]: "no such value"}},
            ),
            "bad-request",
        )


def test_a_table_is_played_with_a_content_pack(join) -> None:
    ada = join("Ada")
    table = opened(ada, ME, BOT, pack="mine")["id"]
    info = see(ada, table, 0)["table"]
    assert (info["pack"], info["stage"]) == ("mine", "running")
    assert fine(ada.get(f"/api/tables/{table}/catalogue"))


def test_people_gather_sit_leave_and_begin(join) -> None:
    ada, bob, cyd = join("Ada"), join("Bob"), join("Cyd")
    table = opened(ada, ME, INVITE, INVITE)
    id = table["id"]
    first, second = table["invitations"]
    assert (first["seat"], second["seat"]) == (1, 2)
    before = see(bob, id)
    assert (before["view"], before["table"]["stage"], before["table"]["turn"]) == (None, "gathering", None)
    assert fine(bob.get(f"/api/tables/{id}/screen"))["text"] == ""
    refused(bob.get(f"/api/tables/{id}?seat=1"), "not-your-seat")
    refused(do(bob, id, "sit", seat=1), "not-allowed")
    refused(do(bob, id, "sit", seat=1, secret=second["secret"]), "not-allowed")
    refused(do(bob, id, "sit", seat=9, secret=first["secret"]), "bad-request")
    assert fine(do(bob, id, "sit", seat=1, secret=first["secret"]))["version"] == 2
    refused(do(cyd, id, "sit", seat=1, secret=first["secret"]), "wrong-stage")
    refused(do(bob, id, "play", seat=1, move="x", seen=2), "wrong-stage")
    refused(do(cyd, id, "leave", seat=1), "not-your-seat")
    assert fine(do(bob, id, "leave", seat=1, id="l1")) == {"type": "ack", "version": 3, "id": "l1"}
    assert fine(do(bob, id, "leave", seat=1, id="l1"))["version"] == 3
    refused(bob.get(f"/api/tables/{id}?seat=1"), "not-your-seat")
    fine(do(cyd, id, "sit", seat=1, secret=first["secret"]))
    fine(do(bob, id, "sit", seat=2, secret=second["secret"]))
    begun = see(bob, id, 2)
    assert begun["table"]["stage"] == "running"
    assert [seat["name"] for seat in begun["table"]["seats"]] == ["Ada", "Cyd", "Bob"]
    assert [seat.get("yours", False) for seat in begun["table"]["seats"]] == [False, False, True]
    assert begun["view"]["seat"] == 2
    first = fine(bob.get(f"/api/tables/{id}?mine=true&latest=1"))
    assert (first["seat"], first["view"], len(first["items"])) == (2, begun["view"], 1)
    two = opened(ada, ME, ME)["id"]  # who has several seats is to choose
    assert fine(ada.get(f"/api/tables/{two}?mine=true"))["seat"] is None
    refused(do(bob, id, "leave", seat=2), "wrong-stage")


def test_nobody_may_only_look(server, join) -> None:
    ada, bob = join("Ada"), join("Bob")
    table = pair(ada, bob)
    listed = opened(ada, ME, INVITE, listed=True)["id"]
    with nobody(server) as client:
        assert see(client, table)["seat"] is None
        assert fine(client.get(f"/api/tables/{table}?mine=true"))["seat"] is None
        assert fine(client.get(f"/api/tables/{table}/screen"))["text"]
        refused(client.get(f"/api/tables/{table}?seat=0"), "not-your-seat")
        refused(client.get(f"/api/tables/{table}/screen?seat=0"), "not-your-seat")
        refused(client.get(f"/api/tables/{table}/explain?seat=0&move=x"), "not-your-seat")
        refused(client.get(f"/api/tables/{table}/finish?seat=0&move=x"), "not-your-seat")
        refused(do(client, listed, "sit", seat=1), "nobody")
        for what, body in {
            "play": {"move": "x", "seen": 2},
            "undo": {},
            "answer": {"yes": True},
            "resign": {},
            "say": {"text": "x"},
            "name": {"name": "x"},
        }.items():
            refused(do(client, table, what, seat=0, **body), "not-your-seat")
        refused(client.post(f"/api/tables/{table}/again"), "not-your-seat")


def test_a_game_is_played_said_taken_back_and_given_up(join) -> None:
    ada, bob = join("Ada"), join("Bob")
    both = [ada, bob]
    table = pair(ada, bob)
    start = see(ada, table)
    assert start["table"]["commitment"]
    assert start["table"]["seed"] is None
    turn = start["table"]["turn"]
    mover, waiter = both[turn], both[1 - turn]
    move = see(mover, table, turn)["view"]["legal"][0]
    verdict = fine(mover.get(f"/api/tables/{table}/explain", params={"seat": turn, "move": move[1]}))
    assert (verdict["move"], verdict["legal"], verdict["clause"]) == (move[1], True, move[2])
    assert "-may-" in verdict["sentence"]["code"]
    refused(waiter.get(f"/api/tables/{table}/explain", params={"seat": 1 - turn, "move": "x"}), "not-your-turn")
    refused(mover.get(f"/api/tables/{table}/explain", params={"seat": turn, "move": "no such move"}), "bad-move")
    refused(mover.get(f"/api/tables/{table}/explain", params={"seat": turn, "move": ""}), "bad-request")
    refused(mover.get(f"/api/tables/{table}/explain", params={"seat": turn}), "bad-request")
    finish = f"/api/tables/{table}/finish"
    told = fine(mover.get(finish, params={"seat": turn, "move": move[1]}))
    assert told == {"ways": [{"moves": [move[1]], "settled": True}], "version": start["version"]}
    refused(waiter.get(finish, params={"seat": 1 - turn, "move": "x"}), "not-your-turn")
    refused(mover.get(finish, params={"seat": turn, "move": "no such move"}), "bad-move")
    illegal = refused(mover.get(finish, params={"seat": turn, "move": "complete temple"}), "illegal")
    assert illegal["clause"].startswith("FOH-")
    assert illegal["sentence"]["code"] != "rr-error-move-of-several"
    planned = refused(mover.get(finish, params={"seat": turn, "move": move[1], "after": "complete temple"}), "illegal")
    assert planned["sentence"]["code"] == "rr-error-move-of-several"
    refused(mover.get(finish, params={"seat": turn, "move": "x", "after": ["x"] * 16}), "bad-request")
    refused(mover.get(finish, params={"seat": turn, "move": move[1], "ways": 33}), "bad-request")
    version = start["version"]
    refused(do(waiter, table, "play", seat=1 - turn, move=move[1], seen=version), "not-your-turn")
    refused(do(waiter, table, "play", seat=turn, move=move[1], seen=version), "not-your-seat")
    stale = refused(do(mover, table, "play", seat=turn, move=move[1], seen=0), "stale")
    assert stale["version"] == version
    refused(do(mover, table, "play", seat=turn, move="no such move", seen=version), "bad-move")
    refused(do(mover, table, "play", seat=turn, move="", seen=version), "bad-request")
    done = fine(do(mover, table, "play", seat=turn, move=move[1], seen=version, id="m1"))
    assert done == {"type": "ack", "version": version + 1, "id": "m1"}
    assert fine(do(mover, table, "play", seat=turn, move=move[1], seen=version, id="m1")) == done
    assert [item["kind"] for item in see(waiter, table, 1 - turn, version)["items"]] == ["move"]
    assert see(mover, table, turn, version)["items"][0]["events"]

    offer = see(mover, table, turn)["table"]
    assert offer["undo"] + offer["undo_asks"] == 1
    fine(do(mover, table, "undo", seat=turn))
    if offer["undo_asks"]:
        fine(do(waiter, table, "answer", seat=1 - turn, yes=True))
    assert see(mover, table)["table"]["moves"] == 0
    refused(do(mover, table, "undo", seat=turn), "wrong-stage")
    refused(do(waiter, table, "answer", seat=1 - turn, yes=True), "wrong-stage")

    play(both, table)
    fine(do(ada, table, "say", seat=0, text="Well played!", id="s1"))
    refused(do(ada, table, "say", seat=1, text="I am Bob."), "not-your-seat")
    refused(ada.get(f"/api/tables/{table}/record"), "wrong-stage")
    refused(ada.post(f"/api/tables/{table}/again"), "wrong-stage")
    fine(do(bob, table, "resign", seat=1, id="r1"))
    over = see(ada, table)
    assert (over["table"]["stage"], over["table"]["ended"]) == ("over", "resigned")
    assert len(over["scores"]) == 2
    assert commitment(int(over["table"]["seed"], 16)) == start["table"]["commitment"]
    refused(do(ada, table, "resign", seat=0), "wrong-stage")


def test_watchers_write_only_where_the_table_was_opened_so(server, join) -> None:
    ada, wim = join("Ada"), join("Wim")
    silent = str(opened(ada, ME, BOT)["id"])
    assert see(wim, silent)["table"]["watchers_write"] is False
    why = refused(do(wim, silent, "say", text="Go left!"), "not-allowed")
    assert why["sentence"]["code"] == "rr-error-watchers-silent"
    open_to_all = str(opened(ada, ME, BOT, watchers_write=True)["id"])
    assert see(wim, open_to_all)["table"]["watchers_write"] is True
    refused(do(nobody(server), open_to_all, "say", text="Boo!"), "nobody")
    refused(do(wim, open_to_all, "say", seat=0, text="I am Ada."), "not-your-seat")
    fine(do(wim, open_to_all, "say", text="Go left!", id="a"))
    fine(do(wim, open_to_all, "say", text="Go left!", id="a"))
    fine(do(ada, open_to_all, "say", text="Quiet, please."))
    items = [item for item in see(wim, open_to_all)["items"] if item["kind"] == "said"]
    assert [(item.get("seat"), item.get("watcher"), item["text"]) for item in items] == [
        (None, "Wim", "Go left!"),
        (0, None, "Quiet, please."),
    ]
    fine(wim.delete("/api/me"))
    blank = next(item for item in see(ada, open_to_all)["items"] if item["kind"] == "said")
    assert (blank.get("watcher"), blank["text"]) == ("", "–")
    fine(do(ada, open_to_all, "resign", seat=0))
    rematch = str(fine(do(ada, open_to_all, "again"))["id"])
    assert see(ada, rematch)["table"]["watchers_write"] is True


def test_an_illegal_move_is_refused_with_its_clause(join) -> None:
    ada = join("Ada")
    table = opened(ada, ME, ME)["id"]
    turn = see(ada, table)["table"]["turn"]
    found = see(ada, table, turn)
    legal = {move[1] for move in found["view"]["legal"]}
    game = rr.game(found["table"]["game"], players=2)
    illegal = next(text for text in map(game.text, range(game.moves)) if text not in legal)
    trouble = refused(do(ada, table, "play", seat=turn, move=illegal, seen=found["version"]), "illegal")
    assert trouble["clause"] in game.rulebook.clauses
    verdict = fine(ada.get(f"/api/tables/{table}/explain", params={"seat": turn, "move": illegal}))
    assert verdict == {"move": illegal, "legal": False, "clause": trouble["clause"], "sentence": trouble["sentence"]}


def test_the_record_of_a_finished_game_is_kept_as_a_file_and_verifies(server, join) -> None:
    ada, bob = join("Ada"), join("Bob")
    table = pair(ada, bob)
    for _ in range(5):
        play([ada, bob], table)
    fine(do(ada, table, "resign", seat=0))
    with nobody(server) as client:
        answer = client.get(f"/api/tables/{table}/record")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["content-disposition"] == f'attachment; filename="riverrun-{table}.json"'
    state = rr.replay(answer.text)
    assert len(state.played) == 5
    assert answer.json()["commitment"] == commitment(int(answer.json()["seed"], 16))


def test_a_rematch_keeps_the_seats_and_is_one_table_whoever_asks(join) -> None:
    ada, bob, cyd = join("Ada"), join("Bob"), join("Cyd")
    first = opened(ada, ME, INVITE, BOT)
    old = first["id"]
    fine(do(bob, old, "sit", seat=1, secret=first["invitations"][0]["secret"]))
    fine(do(ada, old, "resign", seat=0))
    fine(do(bob, old, "resign", seat=1))
    refused(cyd.post(f"/api/tables/{old}/again"), "not-your-seat")
    again = fine(bob.post(f"/api/tables/{old}/again"))
    assert again["invitations"] == []
    assert fine(ada.post(f"/api/tables/{old}/again")) == again
    assert see(ada, old)["table"]["again"] == again["id"]
    new = see(ada, again["id"])["table"]
    assert new["stage"] == "gathering"
    assert [seat["kind"] for seat in new["seats"]] == ["invite", "person", "bot"]
    assert [seat.get("kept", False) for seat in new["seats"]] == [True, False, False]
    assert new["seats"][1]["name"] == "Bob"
    assert {table["id"] for table in fine(ada.get("/api/tables"))["mine"]} == {again["id"], old}
    refused(do(cyd, again["id"], "sit", seat=0), "not-allowed")
    fine(do(ada, again["id"], "sit", seat=0))
    assert see(ada, again["id"], 0)["table"]["stage"] == "running"


def test_a_rematch_that_forty_press_at_once_is_one_table(server, join) -> None:
    ada, bob = join("Ada"), join("Bob")
    old = pair(ada, bob)
    fine(do(ada, old, "resign", seat=0))
    before, stored = see(ada, old)["version"], tables_stored(server)
    with ThreadPoolExecutor(40) as presses:
        answers = list(presses.map(lambda number: (ada, bob)[number % 2].post(f"/api/tables/{old}/again"), range(40)))
    assert len({fine(answer)["id"] for answer in answers}) == 1
    assert see(ada, old)["version"] == before + 1, "and the old table says so once"
    assert tables_stored(server) == stored + 1


def tables_stored(server) -> int:
    """How many tables the server's database has."""
    rows = server.do(server.parts.store.read(sa.select(sa.func.count()).select_from(tables)))
    return int(rows[0][0])


def test_a_rematch_that_was_opened_as_the_server_fell_is_found_again(server, join, monkeypatch) -> None:
    ada, bob = join("Ada"), join("Bob")
    old = pair(ada, bob)
    fine(do(ada, old, "resign", seat=0))

    async def falls(*_: object) -> int:
        raise RequestError("unavailable", Sentence("rr-error-database"))

    with monkeypatch.context() as patch:
        patch.setattr(server.parts.opener.registry, "execute", falls)
        refused(ada.post(f"/api/tables/{old}/again"), "unavailable")
    again = fine(bob.post(f"/api/tables/{old}/again"))["id"]
    assert {table["id"] for table in fine(ada.get("/api/tables"))["mine"]} == {again, old}


def test_the_lobby_shows_listed_tables_that_gather_and_mine_only_what_is_mine(server, join) -> None:
    ada, bob = join("Ada"), join("Bob")
    hidden = opened(ada, ME, INVITE)["id"]
    listed = opened(ada, ME, INVITE, listed=True)["id"]
    running = opened(ada, ME, ME, listed=True)["id"]

    def lobby(client: httpx.Client, room: str) -> set[str]:
        return {table["id"] for table in fine(client.get("/api/tables"))[room]} & {hidden, listed, running}

    with nobody(server) as client:
        assert lobby(client, "open") == {listed}
        assert fine(client.get("/api/tables"))["mine"] == []
    assert lobby(ada, "open") == set()
    assert lobby(ada, "mine") == {hidden, listed, running}
    assert lobby(bob, "open") == {listed}
    assert lobby(bob, "mine") == set()
    fine(do(bob, listed, "sit", seat=1))
    assert lobby(bob, "mine") == {listed}
    with nobody(server) as client:
        assert lobby(client, "open") == set()
    gone = opened(ada, ME, INVITE, listed=True)["id"]
    fine(do(ada, gone, "leave", seat=0))
    found = fine(ada.get("/api/tables"))
    assert gone not in [table["id"] for table in found["open"] + found["mine"]]


def test_no_secret_is_in_any_answer_to_a_get(server, join) -> None:
    ada, bob = join("Ada"), join("Bob")
    first = opened(ada, ME, INVITE, INVITE, listed=True)
    table = first["id"]
    fine(do(bob, table, "sit", seat=1, secret=first["invitations"][0]["secret"]))
    started = pair(ada, bob)
    play([ada, bob], started)
    now = server.parts.registry.sessions[table].table
    secrets = [invitation["secret"] for invitation in first["invitations"]]
    secrets += [plan.link for plan in now.config.seats if plan.link is not None]
    secrets += [str(person) for person in now.people]
    secrets += [client.cookies[COOKIE] for client in (ada, bob)]
    secrets += [f"{server.parts.registry.sessions[id].table.seed:032x}" for id in (table, started)]
    secrets += [str(server.parts.registry.sessions[id].table.seed) for id in (table, started)]
    assert all(len(secret) > 20 for secret in secrets)
    paths = ["/", "/api/games", "/api/me", "/api/tables", "/api/status", "/health", "/metrics", "/api/openapi.json"]
    for id in (table, started):
        paths += [f"/api/tables/{id}{rest}" for rest in ("", "?seat=0", "?seat=1", "/screen", "/catalogue", "/record")]
        paths += [f"/api/tables/{id}/{what}?seat={seat}&move=x" for what in ("explain", "finish") for seat in (0, 1)]
    with nobody(server) as other:
        for client in (ada, bob, other):
            for path in paths:
                answer = client.get(path)
                text = answer.text + str(answer.headers)
                assert not [secret for secret in secrets if secret in text], path
