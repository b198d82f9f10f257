"""The API as it describes itself, and what strangers may send: nothing breaks it, every answer is a described one."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.sync.client import connect

from riverrun.server.access.auth import COOKIE
from riverrun.server.api.app import make_app
from riverrun.server.settings import Settings
from server.helpers.in_process import InProcessServer, in_process_server
from server.helpers.sentences import said

few = settings(
    max_examples=40,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.generate],
)
ME, INVITE, BOT = {"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[InProcessServer]:
    with in_process_server(tmp_path_factory.mktemp("data")) as server:
        yield server
    assert server.errors() == []


@pytest.fixture(scope="module")
def ada(server) -> Iterator[httpx.Client]:
    """A person's browser."""
    with httpx.Client(base_url=server.url, timeout=20, trust_env=False, verify=False) as client:
        client.put("/api/me", json={"name": "Ada"}).raise_for_status()
        yield client


@pytest.fixture(scope="module")
def tables(ada) -> list[str]:
    """Tables of hers at every stage."""
    game = ada.get("/api/games").json()[0]["id"]

    def opened(*seats: object, **more: object) -> str:
        answer = ada.post("/api/tables", json={"game": game, "seats": seats, **more})
        return str(answer.raise_for_status().json()["id"])

    over = opened(ME, ME)
    ada.post(f"/api/tables/{over}/resign", json={"seat": 0}).raise_for_status()
    gathering = [opened(INVITE, INVITE, ME, listed=True), opened(INVITE, ME)]
    return [over, *gathering, *(opened(ME, ME, BOT) for _ in range(4))]


# The description


def test_the_description_is_valid_and_says_what_everything_is(ada) -> None:
    document = ada.get("/api/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    assert document["info"]["title"] == "riverrun"
    schemathesis.openapi.from_dict(document).validate()
    names: set[str] = set()
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            assert operation["summary"], path
            assert operation["tags"], path
            assert operation["operationId"] not in names
            names.add(operation["operationId"])
            assert {"404", "409", "429"} <= set(operation["responses"]), f"{method} {path} says nothing of refusals"
            for status in ("400", "401", "403", "404", "409", "413", "429"):
                shape = operation["responses"][status]["content"]["application/json"]["schema"]
                assert shape == {"$ref": "#/components/schemas/Refused"}, f"{method} {path}"
            body = operation.get("requestBody")
            if body is not None:
                content = body["content"]["application/json"]
                assert content.get("examples") or content["schema"].get("examples"), f"{method} {path} has no example"
    for name, shape in document["components"]["schemas"].items():
        assert shape.get("type") or shape.get("oneOf") or shape.get("enum"), name


def test_the_examples_of_request_bodies_are_right(ada, tables) -> None:
    document = ada.get("/api/openapi.json").json()
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            if "requestBody" not in operation:
                continue
            for example in operation["requestBody"]["content"]["application/json"]["schema"]["examples"]:
                answer = ada.request(method, path.replace("{id}", tables[0]), json=example)
                if not answer.is_success:
                    assert answer.json()["error"] not in ("bad-request", "bad-move"), f"{path}: {answer.text}"


# Requests

DOCUMENT = make_app(Settings("sqlite:///never-opened", None, None, "a secret for nothing")).openapi_schema.to_schema()
DESCRIBED = schemathesis.openapi.from_dict(DOCUMENT)
OPERATIONS = {found.ok().label: found.ok() for found in DESCRIBED.get_all_operations()}
WANTED = [
    not_a_server_error,
    content_type_conformance,
    status_code_conformance,
    response_schema_conformance,
    response_headers_conformance,
]


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_request_gets_a_described_answer(label, server, ada, tables) -> None:
    operation = OPERATIONS[label]
    games = [game["id"] for game in ada.get("/api/games").json()]
    wrong = operation.body or operation.query or operation.path_parameters
    modes = [GenerationMode.POSITIVE, *([GenerationMode.NEGATIVE] if wrong else [])]

    @few
    @given(case=st.one_of([operation.as_strategy(generation_mode=mode) for mode in modes]))
    def ask(case: schemathesis.Case) -> None:
        luck = zlib.crc32(repr((case.path, case.body, case.query)).encode())
        if "id" in case.path_parameters and luck % 5:
            case.path_parameters["id"] = tables[luck % len(tables)]
        if "game" in case.path_parameters and luck % 3:
            case.path_parameters["game"] = games[0]
        if isinstance(case.body, dict) and luck % 7:
            steer(case.body, games[0])
        cookies = {COOKIE: ada.cookies[COOKIE]} if luck % 11 else {}
        case.call_and_validate(base_url=server.url, checks=WANTED, cookies=cookies)

    ask()
    assert server.errors() == []


def steer(body: dict[str, Any], game: str) -> None:
    """Turns what chance made towards what is there, so that it gets beyond the door."""
    if type(body.get("seat")) is int:
        body["seat"] %= 3
    if "game" in body:
        body["game"] = game
        body["options"] = {}
        body.pop("pack", None)


# Websocket messages

KNOWN = ["look", "play", "undo", "answer", "resign", "leave", "say", "ping"]
numbers = st.one_of(st.integers(-3, 3), st.integers(), st.floats(), st.sampled_from([2**31, 2**63, 2**64, 10**400]))
scalars = st.one_of(st.none(), st.booleans(), numbers, st.text(max_size=20), st.sampled_from(KNOWN))
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
almost = st.fixed_dictionaries(
    {"do": st.sampled_from(KNOWN) | scalars},
    optional={
        "seat": numbers | scalars,
        "seen": numbers | scalars,
        "move": st.text(max_size=300) | scalars,
        "text": st.text(max_size=600) | scalars,
        "yes": st.booleans() | scalars,
        "id": st.text(max_size=80) | scalars,
        "more": anything,
    },
)
as_text = st.one_of(almost, almost, anything).map(lambda value: json.dumps(value, ensure_ascii=False, allow_nan=True))
mangled = st.one_of(
    as_text.map(lambda text: text[: len(text) // 2]),
    as_text.map(lambda text: text.encode("utf-8", "surrogatepass")),
    st.binary(max_size=200),
    st.text(max_size=100),
    st.sampled_from(["", "null", "[" * 8000, '{"do":' * 1000, '{"do":"ping","do":"look"}', "\x00", '"\\ud800"']),
)


@settings(few, max_examples=60)
@given(frames=st.lists(as_text | mangled, min_size=1, max_size=12), at=st.integers(0, 6))
def test_whatever_comes_over_a_websocket_is_answered_and_the_line_stays_open(server, ada, tables, frames, at) -> None:
    headers = {"cookie": f"{COOKIE}={ada.cookies[COOKIE]}"}
    address = server.url.replace("http", "ws", 1) + f"/api/tables/{tables[at % len(tables)]}/socket"
    with connect(address, additional_headers=headers) as line:
        for frame in frames:
            line.send(frame)
            line.send('{"do":"ping"}')
            heard: dict[str, Any] = {}
            while heard.get("type") != "pong":
                heard = json.loads(line.recv(20))
                assert heard["type"] in ("hello", "update", "presence", "ack", "refused", "pong")
                if heard["type"] == "refused":
                    assert said(heard)
    assert server.errors() == []


def test_text_that_is_no_utf_8_closes_the_line_with_the_reason(server, tables) -> None:
    address = server.url.replace("http", "ws", 1) + f"/api/tables/{tables[0]}/socket"
    with connect(address) as line:
        line.send(b'{"do":"ping","\xff\xfe"}', text=True)
        with pytest.raises(websockets.ConnectionClosedError):
            list(line)
        assert line.close_code == 1007
    assert server.errors() == []


def test_a_binary_frame_is_refused_and_the_line_stays_open(server, tables) -> None:
    address = server.url.replace("http", "ws", 1) + f"/api/tables/{tables[0]}/socket"
    with connect(address) as line:
        line.send(b'{"do":"ping"}')
        line.send('{"do":"ping"}')
        heard: list[str] = []
        while "pong" not in heard:
            heard.append(json.loads(line.recv(20))["type"])
        assert "refused" in heard


def test_a_bug_on_a_websocket_is_logged_and_told_and_the_line_stays_open(tmp_path, monkeypatch) -> None:
    with (
        in_process_server(tmp_path) as server,
        httpx.Client(base_url=server.url, trust_env=False, verify=False) as client,
    ):
        client.put("/api/me", json={"name": "Ada"}).raise_for_status()
        game = client.get("/api/games").json()[0]["id"]
        table = client.post("/api/tables", json={"game": game, "seats": [ME, ME]}).json()["id"]

        async def broken(*_: object) -> None:
            raise ValueError("the secret is 1234")

        monkeypatch.setattr(server.parts.registry, "execute", broken)
        headers = {"cookie": f"{COOKIE}={client.cookies[COOKIE]}"}
        address = server.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        with connect(address, additional_headers=headers) as line:
            line.send('{"do":"say","seat":0,"text":"Hello","id":"s1"}')
            line.send('{"do":"ping"}')
            heard: list[dict[str, Any]] = []
            while "pong" not in [message["type"] for message in heard]:
                heard.append(json.loads(line.recv(20)))
        refusal = next(message for message in heard if message["type"] == "refused")
        assert (refusal["error"], refusal["id"]) == ("unavailable", "s1")
        assert "1234" not in str(heard)
        assert [line["event"] for line in server.errors()] == ["unexpected"]


def test_the_lobbys_line_takes_anything_and_stays_open(server) -> None:
    with connect(server.url.replace("http", "ws", 1) + "/api/lobby/socket") as line:
        assert json.loads(line.recv(20))["type"] == "hello"
        assert json.loads(line.recv(20))["open"] is not None
        for frame in ("", "{", "x" * 8000, b"\xff\xfe", "[" * 8000):
            line.send(frame)
        assert line.ping().wait(20)
    assert server.errors() == []
