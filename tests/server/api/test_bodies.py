"""Bodies and queries that are not what is asked for."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
import websockets
from websockets.sync.client import connect

from riverrun.kernel.language.sentences import Sentence
from server.helpers.sentences import said
from server.helpers.tables import book

from .calls import BOT, ME, do, fine, nobody, opened, refused, see


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


def test_as_many_as_sixteen_moves_are_taken_together(server, join) -> None:
    ada = join("Ada")
    table = opened(ada, ME, ME)["id"]
    look = see(ada, table)
    seat, seen = look["table"]["turn"], look["version"]
    for count, error in ((0, "bad-request"), (1, "bad-move"), (16, "bad-move"), (17, "bad-request")):
        refused(do(ada, table, "play", seat=seat, seen=seen, moves=["x"] * count), error)


def test_unknown_fields_are_refused_everywhere(server, join) -> None:
    ada = join("Ada")
    table = opened(ada, ME, BOT)["id"]
    game = book().id
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
        told = said(refused(do(ada, table, path, **body, more=1), "bad-request"))
        assert told == Sentence("rr-error-bad-request", {"detail": Sentence("rr-shape-unknown", {"field": "more"})})
    wanted = {"game": game, "seats": [ME, BOT]}
    refused(ada.post("/api/tables", json={**wanted, "seed": "1"}), "bad-request")
    refused(ada.post("/api/tables", json={**wanted, "seats": [{**ME, "secret": "x"}, BOT]}), "bad-request")
    assert see(ada, table)["table"]["stage"] == "running"


def test_the_field_of_a_wrong_kind_is_named_whatever_it_is_called(server, join) -> None:
    ada = join("Ada")
    with nobody(server) as client:
        document = fine(client.get("/api/openapi.json"))
    names = {
        name
        for methods in document["paths"].values()
        for one in methods.values()
        if "requestBody" in one
        for content in one["requestBody"]["content"].values()
        for name in fields(document, content["schema"])
    }
    assert names > {"hints", "seats", "name"}
    assert not names & server.parts.dependencies().keys()
    answer = ada.post("/api/tables", json={"game": book().id, "seats": [ME, BOT], "hints": None})
    told = said(refused(answer, "bad-request"))
    wrong = Sentence("rr-shape-type", {"field": "hints", "expected": "bool", "given": "null"})
    assert told == Sentence("rr-error-bad-request", {"detail": wrong})


def fields(document: dict[str, Any], schema: dict[str, Any]) -> Iterator[str]:
    """The names of a body's own fields, as the API describes it."""
    if "$ref" in schema:
        schema = document["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]]
    yield from schema.get("properties", {})
    for kind in ("allOf", "anyOf", "oneOf"):
        for one in schema.get(kind, []):
            yield from fields(document, one)


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


def shut_at_once(server, path: str) -> tuple[str, int, str]:
    """The error that a socket is told before it is closed, the code it is closed with, and the reason."""
    with connect(server.url.replace("http", "ws", 1) + path) as line:
        error = json.loads(line.recv(10))["error"]
        with pytest.raises(websockets.ConnectionClosedError) as closed:
            line.recv(10)
    assert closed.value.rcvd is not None
    return error, closed.value.rcvd.code, closed.value.rcvd.reason


@pytest.mark.parametrize("query", ["seat=99", "seat=-1", "seat=a", "seat=", "seen=-1", "seen=x", f"seen={'9' * 400}"])
def test_a_query_that_is_not_right_is_refused(server, join, query) -> None:
    ada = join("Ada")
    table = opened(ada, ME, BOT)["id"]
    refused(ada.get(f"/api/tables/{table}?{query}"), "bad-request")
    shut = shut_at_once(server, f"/api/tables/{table}/socket?{query}")
    assert shut == ("bad-request", 4400, "rr-error-bad-address")


def test_a_version_of_the_future_is_told_everything(join) -> None:
    ada = join("Ada")
    table = opened(ada, ME, ME)["id"]
    found = see(ada, table, 0, 10**9)
    assert (found["since"], len(found["items"])) == (0, found["version"])
    assert see(ada, table, 0, found["version"])["items"] == []


@pytest.mark.parametrize("id", ["x", "0123456789abcdef", "%00", "%F0%9F%8E%B2" * 60, "a" * 5000, "' or 1=1 --"])
def test_a_table_that_is_not_there_is_not_found(server, join, id) -> None:
    ada = join("Ada")
    for path in ("", "/screen", "/catalogue", "/record", "/explain?seat=0&move=x", "/finish?seat=0&move=x"):
        refused(ada.get(f"/api/tables/{id}{path}"), "not-found")
    for path, body in {"sit": {"seat": 0}, "resign": {"seat": 0}, "say": {"seat": 0, "text": "x"}}.items():
        refused(ada.post(f"/api/tables/{id}/{path}", json=body), "not-found")
    refused(ada.post(f"/api/tables/{id}/again"), "not-found")
    error, code, reason = shut_at_once(server, f"/api/tables/{id}/socket".replace(" ", "%20"))
    assert (error, code, reason) == ("not-found", 4404, "rr-error-unknown-table")


def test_a_former_address_is_marked_as_deprecated(server) -> None:
    with nobody(server) as client:
        paths = fine(client.get("/api/openapi.json"))["paths"]
    deprecated = {path for path, methods in paths.items() for one in methods.values() if one.get("deprecated")}
    assert deprecated == {"/api/tables/{id}/end-wave"}
