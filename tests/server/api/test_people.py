"""Games and people: names, keys, cookies."""

from __future__ import annotations

import base64

import httpx
import pytest

from riverrun.server.access import auth
from riverrun.server.access.auth import COOKIE
from server.helpers.in_process import in_process_server
from server.helpers.tables import book

from .calls import BOT, INVITE, ME, RTL, do, fine, nobody, opened, refused, see

# What there is


def test_games_tell_their_options_bots_and_packs(server) -> None:
    with nobody(server) as client:
        for game in fine(client.get("/api/games")):
            assert game["title"]
            assert game["usual"] in game["players"]
            assert {bot["id"] for bot in game["bots"]} >= {"random", "greedy"}
            assert all(option["values"] for option in game["options"])
            lists = [option["listable"] for option in game["options"] if option["listable"] is not None]
            assert all(0 < one["most"] <= sum(one["items"].values()) for one in lists)
            assert bool(lists) == (game["id"] == "flow")
            assert game["packs"] == ([{"id": "mine", "title": "My own"}] if game["id"] == book().id else [])
            clauses = fine(client.get(f"/api/games/{game['id']}/clauses"))
            assert {option["clause"] for option in game["options"]} <= {clause["id"] for clause in clauses}
        refused(client.get("/api/games/no-such-game/clauses"), "not-found")


# Who is asking


def test_a_name_makes_a_person_who_stays_the_same_by_another_name(server, join) -> None:
    with nobody(server) as client:
        assert fine(client.get("/api/me")) == {"name": None}
        refused(client.post("/api/tables", json={"game": "x", "seats": [ME]}), "nobody")
    ada = join("Ada")
    assert fine(ada.get("/api/me")) == {"name": "Ada"}
    table = opened(ada, ME, BOT)["id"]
    assert fine(ada.put("/api/me", json={"name": "Countess"})) == {"name": "Countess"}
    assert fine(ada.get("/api/me")) == {"name": "Countess"}
    seats = see(ada, table, 0)["table"]["seats"]
    assert [(seat.get("name"), seat.get("yours", False)) for seat in seats] == [("Ada", True), (None, False)]


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ada  Lovelace ", "Ada Lovelace"),
        ("A\x00d\x1ba\n", "A d a"),
        (f"{RTL}adA{RTL}", "adA"),
        ("Ada\N{ZERO WIDTH SPACE}\N{RIGHT-TO-LEFT MARK}", "Ada"),
        ("<b>Ada</b>", "<b>Ada</b>"),
        ("Ада \N{DROPLET}", "Ада \N{DROPLET}"),
        ("x" * 40, "x" * 40),
    ],
)
def test_names_are_tidied(server, given, kept) -> None:
    with nobody(server) as client:
        assert fine(client.put("/api/me", json={"name": given})) == {"name": kept}
        assert fine(client.get("/api/me")) == {"name": kept}


@pytest.mark.parametrize("name", ["", " ", "\t\n", RTL, "\x00\x01", "\N{NO-BREAK SPACE}", "x" * 41, None, 7, ["Ada"]])
def test_what_is_no_name_is_refused(server, name) -> None:
    with nobody(server) as client:
        refused(client.put("/api/me", json={"name": name}), "bad-request")
        assert COOKIE not in client.cookies


def test_a_seat_and_what_is_said_are_tidied_too(join) -> None:
    ada = join("Ada")
    table = opened(ada, {**ME, "name": f"{RTL}One\n"}, ME, BOT)["id"]
    assert [seat.get("name") for seat in see(ada, table)["table"]["seats"]] == ["One", "Ada 2", None]
    fine(do(ada, table, "name", seat=1, name=" Two\x07 "))
    fine(do(ada, table, "say", seat=1, text=f"a{RTL}\nb"))
    found = see(ada, table)
    assert found["table"]["seats"][1]["name"] == "Two"
    assert [item["text"] for item in found["items"] if item["kind"] == "said"] == ["a b"]
    refused(do(ada, table, "name", seat=1, name=RTL), "bad-request")
    refused(do(ada, table, "say", seat=1, text=" \n "), "bad-request")
    refused(do(ada, table, "say", seat=1, text="x" * 501), "bad-request")


def test_a_key_makes_another_device_the_same_person(server, join, monkeypatch) -> None:
    ada, bob = join("Ada"), join("Bob")
    table = opened(ada, ME, BOT)["id"]
    key = fine(ada.post("/api/me/pass"))["key"]
    with nobody(server) as phone:
        refused(phone.post("/api/me/pass"), "nobody")
        assert fine(phone.put("/api/me/pass", json={"key": key})) == {"name": "Ada"}
        assert see(phone, table, 0)["seat"] == 0
    again = fine(ada.post("/api/me/pass"))["key"]
    assert fine(bob.put("/api/me/pass", json={"key": again})) == {"name": "Ada"}
    own = fine(join("Cyd").post("/api/me/pass"))["key"]
    forged = own.split(".")[0] + "." + key.split(".", 1)[1]
    for wrong in (key[:-9] + ("a" if key[-9] != "a" else "b") + key[-8:], forged, "x", "..", ada.cookies[COOKIE]):
        refused(join("Dan").put("/api/me/pass", json={"key": wrong}), "not-allowed")
    refused(join("Dan").put("/api/me/pass", json={"key": "x" * 401}), "bad-request")
    monkeypatch.setattr(auth, "PASS_SECONDS", -1)
    refused(join("Dan").put("/api/me/pass", json={"key": key}), "not-allowed")


def test_the_cookie_is_for_this_site_only_and_not_for_scripts(server) -> None:
    with nobody(server) as client:
        answer = client.put("/api/me", json={"name": "Ada"})
    words = [word.strip().lower() for word in answer.headers["set-cookie"].split(";")]
    assert {"httponly", "samesite=lax", "path=/"} <= set(words)
    assert "secure" not in words
    assert not any(word.startswith("domain") for word in words)


def test_a_cookie_that_this_server_did_not_sign_is_nobodys(server, join) -> None:
    ada = join("Ada")
    payload, signature = ada.cookies[COOKIE].split(".")
    other = join("Bob").cookies[COOKIE].split(".")[0]
    plain = base64.urlsafe_b64encode(b'["' + b"0" * 32 + b'","Eve"]').decode().rstrip("=")
    for forged in (
        payload,
        plain,
        f"{plain}.{signature}",
        f"{other}.{signature}",
        f"{payload}.{signature[:-2]}AA",
        f"{payload}.",
        ".",
        "x" * 5000,
        fine(ada.post("/api/me/pass"))["key"],
    ):
        with httpx.Client(base_url=server.url, cookies={COOKIE: forged}, trust_env=False, verify=False) as client:
            assert fine(client.get("/api/me")) == {"name": None}
            refused(client.post("/api/me/pass"), "nobody")


def test_by_https_the_cookie_and_the_links_are_secure(tmp_path) -> None:
    with in_process_server(tmp_path, base_url="https://play.example.org") as server, nobody(server) as client:
        answer = client.put("/api/me", json={"name": "Ada"}, headers={"origin": "https://play.example.org"})
        assert "secure" in answer.headers["set-cookie"].lower()
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        cookie = answer.headers["set-cookie"].split(";")[0]
        game = book().id
        table = fine(client.post("/api/tables", json={"game": game, "seats": [ME, INVITE]}, headers={"cookie": cookie}))
        assert table["link"] == f"https://play.example.org/t/{table['id']}"
        invitation = table["invitations"][0]
        assert invitation["link"] == f"{table['link']}#seat=1&key={invitation['secret']}"
        refused(client.put("/api/me", json={"name": "Ada"}, headers={"origin": server.url}), "not-allowed")
