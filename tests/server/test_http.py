"""The server over HTTP: every endpoint's good path and refusals, cookies, forged requests, limits, headers, files."""

from __future__ import annotations

import base64
import http.client
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import OperationalError
from websockets.sync.client import connect

import riverrun as rr
from riverrun.kernel.record import commitment
from riverrun.server import page, people
from riverrun.server.people import COOKIE
from riverrun.server.refusal import STATUS
from riverrun.server.settings import Limits
from riverrun.server.store import Unavailable

from .within import PLENTY, Within, within

ME, BOT, INVITE = {"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "invite"}
RTL = "\N{RIGHT-TO-LEFT OVERRIDE}"


@pytest.fixture(scope="module")
def built(tmp_path_factory) -> Iterator[Path]:
    """A page that stands in for the built one, with something beside it that nobody may have."""
    folder = tmp_path_factory.mktemp("server") / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>the page</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / ".hidden").write_text("hidden")
    (folder / "assets" / "index-abc.js").write_text("'a script'")
    (folder.parent / "beside.txt").write_text("beside")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(page, "FOLDER", folder)
        yield folder


@pytest.fixture(scope="module")
def packs(tmp_path_factory) -> Path:
    """A folder with one content pack, one for another game, one that is broken, and a file."""
    folder: Path = tmp_path_factory.mktemp("packs")
    game = next(iter(rr.kernel.shelf.rulebooks()))
    for name, text in {
        "mine": f'game = "{game}"\nname = "My own"\nevidence = "invented"\n',
        "other": 'game = "another-game"\nname = "Another"\nevidence = "invented"\n',
        "broken": "this is no TOML",
    }.items():
        (folder / name).mkdir()
        (folder / name / "pack.toml").write_text(text)
    (folder / "file").write_text("")
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory, built, packs) -> Iterator[Within]:
    with within(tmp_path_factory.mktemp("data"), packs=packs) as server:
        yield server
    assert server.errors() == []


@pytest.fixture
def join(server) -> Iterator[Callable[[str], httpx.Client]]:
    """`join(name)`: a person's browser."""
    clients: list[httpx.Client] = []

    def join(name: str) -> httpx.Client:
        client = nobody(server)
        clients.append(client)
        fine(client.put("/api/me", json={"name": name}))
        return client

    yield join
    for client in clients:
        client.close()


def nobody(server: Within) -> httpx.Client:
    """A browser that has no cookie yet."""
    return httpx.Client(base_url=server.url, timeout=20, trust_env=False, verify=False)


def fine(answer: httpx.Response) -> Any:
    assert answer.is_success, answer.text
    return answer.json()


def refused(answer: httpx.Response, error: str) -> dict[str, Any]:
    """The body of a refusal of this kind, which has its status and one sentence."""
    assert answer.headers["content-type"] == "application/json", answer.text
    body: dict[str, Any] = answer.json()
    assert (body["error"], answer.status_code) == (error, STATUS[error]), body  # type: ignore[index]
    assert set(body) == {"type", "error", "text", "clause", "version", "id"}
    assert body["type"] == "refused"
    assert body["text"][-1] == "."
    assert "\n" not in body["text"]
    return body


def opened(client: httpx.Client, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A table that this person has opened."""
    game = fine(client.get("/api/games"))[0]["id"]
    found: dict[str, Any] = fine(client.post("/api/tables", json={"game": game, "seats": seats, **more}))
    return found


def pair(ada: httpx.Client, bob: httpx.Client) -> str:
    """A running table of these two, Ada in seat 0."""
    table = opened(ada, ME, INVITE)
    fine(bob.post(f"/api/tables/{table['id']}/sit", json={"seat": 1, "secret": table["invitations"][0]["secret"]}))
    return str(table["id"])


def see(client: httpx.Client, table: str, seat: int | None = None, seen: int = 0) -> dict[str, Any]:
    query = {"seen": seen} if seat is None else {"seen": seen, "seat": seat}
    found: dict[str, Any] = fine(client.get(f"/api/tables/{table}", params=query))
    return found


def do(client: httpx.Client, table: str, what: str, **body: Any) -> httpx.Response:
    return client.post(f"/api/tables/{table}/{what}", json=body)


def play(players: list[httpx.Client], table: str, **more: Any) -> dict[str, Any]:
    """Plays the first legal move for whoever's turn it is."""
    turn = see(players[0], table)["table"]["turn"]
    view = see(players[turn], table, turn)
    move = view["view"]["legal"][0]["text"]
    done: dict[str, Any] = fine(do(players[turn], table, "play", seat=turn, move=move, seen=view["version"], **more))
    return done


# What there is


def test_games_tell_their_options_bots_and_packs(server) -> None:
    with nobody(server) as client:
        for game in fine(client.get("/api/games")):
            assert game["title"]
            assert game["usual"] in game["players"]
            assert {bot["name"] for bot in game["bots"]} >= {"random", "greedy"}
            assert all(option["values"] for option in game["options"])
            assert game["packs"] == [{"id": "mine", "title": "My own"}]
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
    assert [(seat["name"], seat["yours"]) for seat in seats] == [("Ada", True), (None, False)]


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
    assert [seat["name"] for seat in see(ada, table)["table"]["seats"]] == ["One", "Ada 2", None]
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
    assert fine(bob.put("/api/me/pass", json={"key": key})) == {"name": "Ada"}
    own = fine(join("Cyd").post("/api/me/pass"))["key"]
    forged = own.split(".")[0] + "." + key.split(".", 1)[1]
    for wrong in (key[:-1] + ("a" if key[-1] != "a" else "b"), forged, "x", "..", ada.cookies[COOKIE]):
        refused(join("Dan").put("/api/me/pass", json={"key": wrong}), "not-allowed")
    refused(join("Dan").put("/api/me/pass", json={"key": "x" * 401}), "bad-request")
    monkeypatch.setattr(people, "PASS_SECONDS", -1)
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
    with within(tmp_path, base_url="https://play.example.org") as server, nobody(server) as client:
        answer = client.put("/api/me", json={"name": "Ada"}, headers={"origin": "https://play.example.org"})
        assert "secure" in answer.headers["set-cookie"].lower()
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        cookie = answer.headers["set-cookie"].split(";")[0]
        game = fine(client.get("/api/games"))[0]["id"]
        table = fine(client.post("/api/tables", json={"game": game, "seats": [ME, INVITE]}, headers={"cookie": cookie}))
        assert table["link"] == f"https://play.example.org/t/{table['id']}"
        invitation = table["invitations"][0]
        assert invitation["link"] == f"{table['link']}#seat=1&key={invitation['secret']}"
        refused(client.put("/api/me", json={"name": "Ada"}, headers={"origin": server.url}), "not-allowed")


# Forged requests

FOREIGN: list[dict[str, str]] = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://["},
    {"origin": "http://127.0.0.1"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "cross-site", "origin": "OWN"},
]
OWN: list[dict[str, str]] = [
    {},
    {"origin": "OWN"},
    {"sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "none"},
    {"sec-fetch-site": "same-origin", "origin": "OWN"},
]


def filled(headers: dict[str, str], server: Within) -> dict[str, str]:
    return {name: server.url if value == "OWN" else value for name, value in headers.items()}


@pytest.mark.parametrize("headers", FOREIGN)
def test_what_another_sites_page_would_change_is_refused(server, join, headers) -> None:
    ada = join("Ada")
    headers = filled(headers, server)
    for method, path, body in (
        ("PUT", "/api/me", {"name": "Eve"}),
        ("POST", "/api/tables", {"game": "x", "seats": [ME]}),
        ("POST", "/api/me/pass", None),
        ("POST", "/api/tables/0123456789abcdef/play", {"seat": 0, "move": "x", "seen": 0}),
    ):
        refused(ada.request(method, path, json=body, headers=headers), "not-allowed")
    assert fine(ada.get("/api/me", headers=headers)) == {"name": "Ada"}


@pytest.mark.parametrize("headers", OWN)
def test_what_our_own_page_or_a_program_changes_is_done(server, join, headers) -> None:
    ada = join("Ada")
    assert fine(ada.put("/api/me", json={"name": "Countess"}, headers=filled(headers, server))) == {"name": "Countess"}


@pytest.mark.parametrize("path", ["/api/lobby/socket", "/api/tables/TABLE/socket"])
def test_another_sites_page_opens_no_websocket(server, join, path) -> None:
    ada = join("Ada")
    address = server.url.replace("http", "ws", 1) + path.replace("TABLE", opened(ada, ME, BOT)["id"])
    cookie = {"cookie": f"{COOKIE}={ada.cookies[COOKIE]}"}
    for headers in FOREIGN:
        with (
            pytest.raises(websockets.InvalidStatus, match="403"),
            connect(address, additional_headers={**cookie, **filled(headers, server)}),
        ):
            pass
    for headers in OWN:
        with connect(address, additional_headers={**cookie, **filled(headers, server)}) as line:
            assert json.loads(line.recv(10))


# Bodies and queries


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"7",
        b'"Ada"',
        b'{"name":"Ada",}',
        b'{"name":"\xff\xfe"}',
        b'{"name":"\\ud800"}',
        b"name=Ada",
        b"[" * 60_000,
        b'{"name":' * 5_000,
        b'{"name":"Ada","admin":true}',
        b'{"nom":"Ada"}',
        b'{"name":1e999}',
        b"\x00",
    ],
)
def test_a_body_that_is_not_what_is_asked_for_is_refused_in_one_sentence(server, body) -> None:
    with nobody(server) as client:
        refused(client.put("/api/me", content=body, headers={"content-type": "application/json"}), "bad-request")


def test_unknown_fields_are_refused_everywhere(server, join) -> None:
    ada = join("Ada")
    table = opened(ada, ME, BOT)["id"]
    game = fine(ada.get("/api/games"))[0]["id"]
    for path, body in {
        "sit": {"seat": 1},
        "leave": {"seat": 0},
        "name": {"seat": 0, "name": "Ada"},
        "play": {"seat": 0, "move": "x", "seen": 1},
        "undo": {"seat": 0},
        "answer": {"seat": 0, "yes": True},
        "resign": {"seat": 0},
        "say": {"seat": 0, "text": "x"},
    }.items():
        assert "unknown field" in refused(do(ada, table, path, **body, more=1), "bad-request")["text"]
    wanted = {"game": game, "seats": [ME, BOT]}
    refused(ada.post("/api/tables", json={**wanted, "seed": "1"}), "bad-request")
    refused(ada.post("/api/tables", json={**wanted, "seats": [{**ME, "secret": "x"}, BOT]}), "bad-request")
    assert see(ada, table)["table"]["stage"] == "running"


def test_a_body_that_is_too_large_is_refused_whether_it_says_so_or_not(server) -> None:
    def in_pieces() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    with nobody(server) as client:
        for content in (b'{"name":"' + b"x" * (64 << 10) + b'"}', in_pieces()):
            refused(client.put("/api/me", content=content), "too-large")
        assert fine(client.put("/api/me", content=b" " * 60_000 + b'{"name":"Ada"}')) == {"name": "Ada"}


def test_a_websocket_message_that_is_too_large_closes_it_with_the_reason(server, join) -> None:
    ada = join("Ada")
    table = opened(ada, ME, BOT)["id"]
    address = server.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    with connect(address) as line:
        line.send(json.dumps({"do": "ping", "x": "x" * (8 << 10)}))
        with pytest.raises(websockets.ConnectionClosedError):
            list(line)
        assert line.close_code == 1009
    with connect(address) as line:
        line.send(json.dumps({"do": "look", "x": "x" * 8000}))
        heard: dict[str, Any] = {}
        while heard.get("type") != "refused":
            heard = json.loads(line.recv(10))
        assert heard["error"] == "bad-request"


@pytest.mark.parametrize("query", ["seat=99", "seat=-1", "seat=a", "seat=", "seen=-1", "seen=x", f"seen={'9' * 400}"])
def test_a_query_that_is_not_right_is_refused(join, query) -> None:
    ada = join("Ada")
    table = opened(ada, ME, BOT)["id"]
    refused(ada.get(f"/api/tables/{table}?{query}"), "bad-request")


def test_a_version_of_the_future_is_told_everything(join) -> None:
    ada = join("Ada")
    table = opened(ada, ME, ME)["id"]
    found = see(ada, table, 0, 10**9)
    assert (found["since"], len(found["items"])) == (0, found["version"])
    assert see(ada, table, 0, found["version"])["items"] == []


@pytest.mark.parametrize("id", ["x", "0123456789abcdef", "%00", "%F0%9F%8E%B2" * 60, "a" * 5000, "' or 1=1 --"])
def test_a_table_that_is_not_there_is_not_found(server, join, id) -> None:
    ada = join("Ada")
    for path in ("", "/screen", "/catalogue", "/record", "/explain?seat=0&move=x"):
        refused(ada.get(f"/api/tables/{id}{path}"), "not-found")
    for path, body in {"sit": {"seat": 0}, "resign": {"seat": 0}, "say": {"seat": 0, "text": "x"}}.items():
        refused(ada.post(f"/api/tables/{id}/{path}", json=body), "not-found")
    refused(ada.post(f"/api/tables/{id}/again"), "not-found")
    with connect(server.url.replace("http", "ws", 1) + f"/api/tables/{id}/socket".replace(" ", "%20")) as line:
        assert json.loads(line.recv(10))["error"] == "not-found"
        with pytest.raises(websockets.ConnectionClosedError) as closed:
            line.recv(10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert closed.value.rcvd.reason.startswith("There is no table")


# Tables


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
    game = fine(ada.get("/api/games"))[0]["id"]
    refused(ada.post("/api/tables", json={"game": game, **wanted}), "bad-request")
    assert fine(ada.get("/api/tables"))["mine"] == []


def test_every_value_of_every_option_opens_a_table(join) -> None:
    ada = join("Ada")
    game = fine(ada.get("/api/games"))[0]
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
    assert [seat["yours"] for seat in begun["table"]["seats"]] == [False, False, True]
    assert begun["view"]["seat"] == 2
    refused(do(bob, id, "leave", seat=2), "wrong-stage")


def test_nobody_may_only_look(server, join) -> None:
    ada, bob = join("Ada"), join("Bob")
    table = pair(ada, bob)
    listed = opened(ada, ME, INVITE, listed=True)["id"]
    with nobody(server) as client:
        assert see(client, table)["seat"] is None
        assert fine(client.get(f"/api/tables/{table}/screen"))["text"]
        refused(client.get(f"/api/tables/{table}?seat=0"), "not-your-seat")
        refused(client.get(f"/api/tables/{table}/screen?seat=0"), "not-your-seat")
        refused(client.get(f"/api/tables/{table}/explain?seat=0&move=x"), "not-your-seat")
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
    verdict = fine(mover.get(f"/api/tables/{table}/explain", params={"seat": turn, "move": move["text"]}))
    assert verdict == {"move": move["text"], "legal": True, "clause": move["clause"], "text": move["says"]}
    refused(waiter.get(f"/api/tables/{table}/explain", params={"seat": 1 - turn, "move": "x"}), "not-your-turn")
    refused(mover.get(f"/api/tables/{table}/explain", params={"seat": turn, "move": "no such move"}), "bad-move")
    refused(mover.get(f"/api/tables/{table}/explain", params={"seat": turn, "move": ""}), "bad-request")
    refused(mover.get(f"/api/tables/{table}/explain", params={"seat": turn}), "bad-request")
    version = start["version"]
    refused(do(waiter, table, "play", seat=1 - turn, move=move["text"], seen=version), "not-your-turn")
    refused(do(waiter, table, "play", seat=turn, move=move["text"], seen=version), "not-your-seat")
    stale = refused(do(mover, table, "play", seat=turn, move=move["text"], seen=0), "stale")
    assert stale["version"] == version
    refused(do(mover, table, "play", seat=turn, move="no such move", seen=version), "bad-move")
    refused(do(mover, table, "play", seat=turn, move="", seen=version), "bad-request")
    done = fine(do(mover, table, "play", seat=turn, move=move["text"], seen=version, id="m1"))
    assert done == {"type": "ack", "version": version + 1, "id": "m1"}
    assert fine(do(mover, table, "play", seat=turn, move=move["text"], seen=version, id="m1")) == done
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


def test_an_illegal_move_is_refused_with_its_clause(join) -> None:
    ada = join("Ada")
    table = opened(ada, ME, ME)["id"]
    turn = see(ada, table)["table"]["turn"]
    found = see(ada, table, turn)
    legal = {move["text"] for move in found["view"]["legal"]}
    game = rr.game(found["table"]["game"], players=2)
    illegal = next(text for text in map(game.text, range(game.moves)) if text not in legal)
    trouble = refused(do(ada, table, "play", seat=turn, move=illegal, seen=found["version"]), "illegal")
    assert trouble["clause"] in game.rulebook.clauses
    verdict = fine(ada.get(f"/api/tables/{table}/explain", params={"seat": turn, "move": illegal}))
    assert verdict == {"move": illegal, "legal": False, "clause": trouble["clause"], "text": trouble["text"]}


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
    assert [seat["kept"] for seat in new["seats"]] == [True, False, False]
    assert new["seats"][1]["name"] == "Bob"
    assert {table["id"] for table in fine(ada.get("/api/tables"))["mine"]} == {again["id"], old}
    refused(do(cyd, again["id"], "sit", seat=0), "not-allowed")
    fine(do(ada, again["id"], "sit", seat=0))
    assert see(ada, again["id"], 0)["table"]["stage"] == "running"


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
    room = server.house.hall.rooms[table].table
    secrets = [invitation["secret"] for invitation in first["invitations"]]
    secrets += [plan.link for plan in room.charter.seats if plan.link is not None]
    secrets += [str(person) for person in room.people]
    secrets += [client.cookies[COOKIE] for client in (ada, bob)]
    secrets += [f"{server.house.hall.rooms[id].table.seed:032x}" for id in (table, started)]
    secrets += [str(server.house.hall.rooms[id].table.seed) for id in (table, started)]
    assert all(len(secret) > 20 for secret in secrets)
    paths = ["/", "/api/games", "/api/me", "/api/tables", "/api/status", "/health", "/metrics", "/api/openapi.json"]
    for id in (table, started):
        paths += [f"/api/tables/{id}{rest}" for rest in ("", "?seat=0", "?seat=1", "/screen", "/catalogue", "/record")]
        paths += [f"/api/tables/{id}/explain?seat={seat}&move=x" for seat in (0, 1)]
    for client in (ada, bob, nobody(server)):
        for path in paths:
            answer = client.get(path)
            text = answer.text + str(answer.headers)
            assert not [secret for secret in secrets if secret in text], path


# Headers and files


def hardened(answer: httpx.Response) -> None:
    """An answer has what makes a browser careful."""
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "*" not in policy
    assert "http:" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "access-control-allow-origin" not in answer.headers
    assert "server" not in answer.headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/t/0123456789abcdef", 200),
        ("GET", "/about/api", 200),
        ("GET", "/icon.svg", 200),
        ("GET", "/assets/index-abc.js", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/health", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/tables/x", 404),
        ("GET", "/nothing/here", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/assets/nothing.js", 404),
        ("DELETE", "/api/me", 405),
        ("TRACE", "/api/me", 405),
        ("PROPFIND", "/", 405),
        ("OPTIONS", "/api/me", 204),
        ("PUT", "/api/me", 400),
        ("POST", "/api/tables", 400),
        ("POST", "/api/me/pass", 401),
    ],
)
def test_every_answer_makes_browsers_careful(server, method, path, status) -> None:
    with nobody(server) as client:
        answer = client.request(method, path)
        assert answer.status_code == status
        hardened(answer)
        hardened(client.request(method, path, headers={"origin": "https://evil.example"}))


def test_an_error_of_ours_is_one_sentence_and_makes_browsers_careful_too(tmp_path, built, monkeypatch) -> None:
    with within(tmp_path) as server, nobody(server) as client:

        def broken(*_: object) -> None:
            raise ValueError("the secret is 1234")

        monkeypatch.setattr(server.house.store, "tables_of", broken)
        client.put("/api/me", json={"name": "Ada"})
        answer = client.get("/api/tables")
        assert answer.status_code == 500
        assert answer.json()["error"] == "unavailable"
        assert "1234" not in answer.text
        hardened(answer)
        assert [line["event"] for line in server.errors()] == ["unexpected"]


def raw(server: Within, path: str, method: str = "GET") -> tuple[int, str, str]:
    """An answer to a path exactly as it is written: no client has tidied it."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    line.putrequest(method, path, skip_accept_encoding=True)
    line.endheaders()
    answer = line.getresponse()
    found = (answer.status, answer.getheader("content-type") or "", answer.read().decode(errors="replace"))
    line.close()
    return found


@pytest.mark.parametrize(
    "path",
    [
        "/assets",
        "/assets/",
        "/assets/.",
        "/assets/..",
        "/assets/../beside.txt",
        "/assets/../../beside.txt",
        "/assets/%2e%2e/%2e%2e/beside.txt",
        "/assets/..%2f..%2fbeside.txt",
        "/assets/%2e%2e%2f%2e%2e%2fbeside.txt",
        "/assets/..%5c..%5cbeside.txt",
        "/assets//../../beside.txt",
        "/assets/....//....//beside.txt",
        "/../beside.txt",
        "/..%2fbeside.txt",
        "/%2e%2e/beside.txt",
        "//beside.txt",
        "/./../beside.txt",
        "/%2fetc/passwd",
        "//etc/passwd",
        "/.hidden",
        "/index.html/..%2f.hidden",
        "/%00",
        "/icon.svg%00",
        "/assets/%00",
        "/assets/index-abc.js%00.txt",
        "/" + "a" * 300,
        "/assets/" + "a" * 300,
        "/%ff%fe",
        "/api",
        "/api/",
        "/api/nothing",
        "/api/nothing.json",
        "/api/tables/x/nothing",
        "/page/index.html",
        "/t",
        "/t/a/b",
    ],
)
def test_nothing_but_the_pages_own_files_is_given_out(server, path) -> None:
    status, kind, text = raw(server, path)
    assert "beside" not in text
    assert "hidden" not in text
    assert "root:" not in text
    assert "index-abc" not in text
    if path in ("/api", "/api/"):  # the API's description
        assert json.loads(text)["openapi"]
    else:
        assert (status, kind) == (404, "application/json")
        assert json.loads(text)["error"] == "not-found"


def test_the_page_is_given_at_all_its_addresses_and_its_files_are_kept(server) -> None:
    with nobody(server) as client:
        for path in ("/", "/t/0123456789abcdef", "/about/api"):
            answer = client.get(path)
            assert "the page" in answer.text
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
        script = client.get("/assets/index-abc.js")
        assert script.text == "'a script'"
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
        icon = client.get("/icon.svg")
        assert (icon.text, icon.headers["cache-control"]) == ("<svg/>", "no-cache")
        assert icon.headers["content-type"].startswith("image/svg+xml")


def test_a_page_that_is_not_built_says_how_to_build_it(server, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path / "nothing")
    with nobody(server) as client:
        answer = client.get("/")
        assert answer.status_code == 503
        assert "make page" in answer.text
        refused(client.get("/icon.svg"), "not-found")


# Limits


def test_too_many_requests_are_refused_until_one_has_waited(tmp_path) -> None:
    limits = Limits(burst=5, rate=0.5)
    with within(tmp_path, limits=limits) as server, nobody(server) as ada, nobody(server) as bob:
        fine(ada.put("/api/me", json={"name": "Ada"}))
        fine(bob.put("/api/me", json={"name": "Bob"}))
        for _ in range(5):
            assert fine(ada.get("/api/me")) == {"name": "Ada"}
        answer = ada.get("/api/me")
        refused(answer, "too-many")
        assert answer.headers["retry-after"] == "2"
        hardened(answer)
        refused(ada.put("/api/me", json={"name": "Countess"}), "too-many")
        assert fine(bob.get("/api/me")) == {"name": "Bob"}
        assert ada.get("/health").status_code == 200
        with pytest.raises(websockets.InvalidStatus, match="403"):
            connect(
                server.url.replace("http", "ws", 1) + "/api/lobby/socket",
                additional_headers={"cookie": f"{COOKIE}={ada.cookies[COOKIE]}"},
            ).close()
        statuses = [raw(server, "//api/me")[0] for _ in range(6)]
        assert statuses[-1] == 429, "two slashes are no way around"


def test_too_many_tables_are_refused(tmp_path) -> None:
    limits = Limits(burst=1e9, rate=1e9, tables_burst=2, tables_rate=0.02)
    with within(tmp_path, limits=limits) as server, nobody(server) as ada:
        fine(ada.put("/api/me", json={"name": "Ada"}))
        game = fine(ada.get("/api/games"))[0]["id"]
        for _ in range(2):
            opened(ada, ME, ME)
        answer = ada.post("/api/tables", json={"game": game, "seats": [ME, ME]})
        refused(answer, "too-many")
        assert answer.headers["retry-after"] == "50"


def test_too_many_websockets_are_closed_with_the_reason(tmp_path) -> None:
    limits = Limits(burst=1e9, rate=1e9, sockets=2)
    with within(tmp_path, limits=limits) as server:
        address = server.url.replace("http", "ws", 1) + "/api/lobby/socket"
        with connect(address) as one, connect(address) as two, connect(address) as three:
            assert one.recv(10)
            assert two.recv(10)
            with pytest.raises(websockets.ConnectionClosedError, match="Too many open connections"):
                three.recv(10)
            one.close()
            with connect(address) as four:
                assert four.recv(10)


# How the server is


def test_the_server_says_how_it_is(server, join, monkeypatch) -> None:
    opened(join("Ada"), ME, ME)
    with nobody(server) as client:
        status = fine(client.get("/api/status"))
        assert status["ok"]
        assert status["database"]
        assert status["broker"]
        assert status["version"] == rr.__version__
        assert status["tables"] >= 1
        assert client.get("/health").status_code == 200

        async def no() -> bool:
            return False

        monkeypatch.setattr(server.house.store, "answers", no)
        answer = client.get("/health")
        assert answer.status_code == 503
        assert answer.json()["ok"] is False
        assert answer.json()["database"] is False


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
    with within(tmp_path, limits=PLENTY) as server, nobody(server) as ada:
        fine(ada.put("/api/me", json={"name": "Ada"}))
        table = opened(ada, ME, ME)["id"]
        version = see(ada, table)["version"]

        class Down:
            async def __aenter__(self) -> None:
                raise OperationalError("insert", {}, Exception("it is down"))

            async def __aexit__(self, *_: object) -> None:
                pass

        async def unread(_wanted: object) -> list[Any]:
            raise Unavailable("The database does not answer. Try again in a moment.")

        with monkeypatch.context() as patch:
            patch.setattr(server.house.store, "_begin", Down)
            patch.setattr(server.house.store, "_read", unread)
            game = see(ada, table)["table"]["game"]
            refused(ada.post("/api/tables", json={"game": game, "seats": [ME, ME]}), "unavailable")
            refused(do(ada, table, "say", seat=0, text="Hello?"), "unavailable")
            refused(ada.get("/api/tables/aaaaaaaaaaaaaaaa"), "unavailable")
            refused(ada.get("/api/tables"), "unavailable")
            with connect(server.url.replace("http", "ws", 1) + "/api/tables/aaaaaaaaaaaaaaaa/socket") as line:
                assert json.loads(line.recv(10))["error"] == "unavailable"
                with pytest.raises(websockets.ConnectionClosedError, match="does not answer"):
                    line.recv(10)
        assert see(ada, table)["version"] == version
        fine(do(ada, table, "say", seat=0, text="Hello?"))
        assert see(ada, table)["version"] == version + 1
