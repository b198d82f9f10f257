"""The wire: sentences without words unless someone asks for them, and changes instead of everything."""

from __future__ import annotations

import ast
import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import riverrun as rr
import riverrun.server
from kernel.toy.book import RAFT
from riverrun import __version__
from riverrun.kernel.game import Game
from riverrun.kernel.jit.record_view import record_view
from riverrun.kernel.language.catalogue import LANGUAGES, has
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.position.view import legal_sentence
from riverrun.kernel.wrong_shapes import shape
from riverrun.server.api.routes import static_files
from riverrun.server.table import commands, entries
from riverrun.server.table.table import Table
from riverrun.server.table.telling.projection import Projection, Told, encoded_update
from server.helpers.client import Client
from server.helpers.in_process import in_process_server
from server.helpers.resending_client import merged
from server.helpers.tables import ADA, PEOPLE, after, game, moved, seated, some_wish

from .test_leak import GAMES, eyes_at, twin_of

ME, INVITE = {"kind": "me"}, {"kind": "invite"}
SOURCES = sorted(Path(riverrun.server.__file__).parent.rglob("*.py"))
CODE = re.compile(r"rr-[a-z0-9-]*[a-z0-9](\.[a-z]+)?")


# Changes


def a_line(of: Game, moves: int = 60) -> list[Table]:
    """The tables of a game in which people do all sorts of things."""
    rng = random.Random(repr(of))
    tables = [seated(PEOPLE[: of.players], seed=5, of=of)]
    while len(tables) < moves and tables[-1].stage == "running":
        entry = some_wish(tables[-1], rng)
        if entry is not None and not isinstance(entry, entries.Resigned):
            tables.append(after(tables[-1], entry))
    return tables


SOME = [game(2), game(4), rr.game("flow", 3), rr.game("flow", 2, clock="60", pausable="yes"), Game(RAFT, 3)]


@pytest.mark.parametrize("of", SOME, ids=repr)
def test_changes_on_top_of_what_was_told_are_the_whole(of) -> None:
    told: dict[int | None, tuple[dict[str, Any], Told]] = {}
    projection, sent = None, [0, 0]
    for table in a_line(of):
        projection = Projection(table, frozenset({0}), projection)
        for person, seat in eyes_at(table)[2:]:
            last, before = told.get(seat, (None, None))
            since = 0 if last is None else last["version"]
            update, now = projection.update(person, seat, since, 1.0, before)
            everything = encoded_update(table, person, seat, since, 1.0, frozenset({0}))
            found = merged(last, json.loads(update))
            assert found is not None
            assert {**found, "base": None} == {**json.loads(everything), "base": None}
            told[seat] = (found, now)
            sent = [sent[0] + len(update), sent[1] + len(everything)]
    assert sent[0] < 0.7 * sent[1]


@pytest.mark.parametrize("of", GAMES, ids=repr)
def test_what_eyes_cannot_know_changes_no_byte_of_changes_either(of) -> None:
    rng = random.Random(repr(of))
    tables = [table for table in a_line(of, 30) if table.stage == "running"]
    for at in sorted(rng.sample(range(1, len(tables)), min(5, len(tables) - 1))):
        for person, seat in eyes_at(tables[at]):
            twins = [twin_of(tables[place], seat, rng.getrandbits(128)) for place in (at - 1, at)]
            heard = []
            for before, now in (tables[at - 1 : at + 1], twins):
                first = Projection(before)
                _, told = first.update(person, seat, 0, 0.0)
                heard.append(Projection(now, before=first).update(person, seat, before.version, 0.0, told)[0])
            assert heard[0] == heard[1]


@pytest.mark.parametrize("of", SOME, ids=repr)
def test_a_view_is_a_spectator_s_with_the_fields_that_depend_on_who_looks(of) -> None:
    for table in a_line(of, 40)[::3]:
        state = table.state
        assert state is not None
        public = record_view(state.seen_by(None))
        shared = msgspec.structs.asdict(state.view(None))
        for seat in (None, *range(of.players)):
            own = state.own_view(seat, public)
            if own is not None:
                assert msgspec.json.encode({**shared, **own}) == msgspec.json.encode(state.view(seat))


def test_the_games_tell_which_fields_depend_on_who_looks() -> None:
    for of in (game(2), rr.game("flow", 2)):
        state = of.new(1)
        assert state.own_view(0, record_view(state.seen_by(None))) is not None


def test_what_a_move_brought_about_is_made_once_for_all_seats(monkeypatch) -> None:
    table = moved(seated(PEOPLE[:4], of=game(4)), random.Random(2))
    made = []
    table.game._events.clear()  # what other states of the game have told
    event = type(table.game.rulebook).event
    monkeypatch.setattr(
        type(table.game.rulebook), "event", lambda book, game, row: made.append(row) or event(book, game, row)
    )
    projection = Projection(table)
    for seat, person in enumerate(PEOPLE[:4]):
        projection.update(person, seat, table.version - 1, 0.0)
    assert table.state is not None
    assert len(made) == len(table.state._rows[-1])


def test_the_rules_are_asked_once_for_a_move(monkeypatch) -> None:
    table = seated(PEOPLE[:2])
    assert table.state is not None
    assert table.turn is not None
    asked = []
    rules, refusal = table.game.rules, table.game.rules.refusal
    monkeypatch.setattr(rules, "refusal", lambda *args: asked.append(args[2]) or refusal(*args))
    move = table.state.legal_texts()[0]
    after(table, commands.play(table, PEOPLE[table.turn], table.turn, move, table.version, None))
    assert len(asked) == 1


# Words


def codes_of(source: str) -> set[str]:
    """The codes that a module names."""
    texts = [node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)]
    return {text for text in texts if isinstance(text, str) and CODE.fullmatch(text)}


def test_every_code_that_the_server_names_is_in_every_language() -> None:
    named = {code for path in SOURCES for code in codes_of(path.read_text("utf-8"))}
    assert len(named) > 120
    assert {(code, language) for code in named for language in LANGUAGES if not has(code, language)} == set()


def test_every_sentence_of_the_server_has_a_code_that_stands_there() -> None:
    """A code that is put together could be one that no catalogue has; bots' names are the only ones."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Sentence":
                code = node.args[0]
                fine = isinstance(code, ast.Constant | ast.Name | ast.Attribute)
                assert fine or path.name == "lobby.py", f"{path.name}:{node.lineno}"


OWN_WORDS = {("SayRequest", "text"), ("ComplaintRequest", "reason"), ("LogItem", "text"), ("Screen", "text")}
"""What people say, and the screen that is asked for."""
WORDED = ("text", "says", "reason", "message", "description")
"""Fields that would hold words instead of a sentence's code."""


def test_no_message_has_words_of_its_own(tmp_path) -> None:
    with in_process_server(tmp_path) as server, httpx.Client(base_url=server.url, trust_env=False) as client:
        schemas = client.get("/api/openapi.json").json()["components"]["schemas"]
    fields = {(name, field) for name, schema in schemas.items() for field in schema.get("properties", {})}
    assert {(name, field) for name, field in fields if field in WORDED or field.endswith("_text")} == OWN_WORDS


def words_in(data: Any) -> list[str]:
    """All sentences of an answer that have no words beside them."""
    if isinstance(data, list):
        return [code for one in data for code in words_in(one)]
    if not isinstance(data, dict):
        return []
    bare = [value["code"] for name, value in data.items() if name == "sentence" and value and "text" not in data]
    return bare + [code for name, value in data.items() if name != "sentence" for code in words_in(value)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_asks_gets_words(tmp_path, language) -> None:
    async def run(url: str) -> None:
        async with Client(url, "Ada") as ada:
            id = (await ada.open([ME, ME]))["id"]
            turn = (await ada.see(id))["table"]["turn"]
            bare = await ada.see(id, turn)
            told = await ada.ok("GET", f"/api/tables/{id}", seat=turn, language=language)
            assert words_in(told) == [] != words_in(bare)
            assert [legal[:2] for legal in told["view"]["legal"]] == [legal[:2] for legal in bare["view"]["legal"]]
            assert all(len(legal) == 5 and legal[4] for legal in told["view"]["legal"])
            status, why = await ada.refused("POST", f"/api/tables/{id}/play", {"seat": turn}, language=language)
            assert (status, bool(why["text"])) == (400, True)
            games = await ada.ok("GET", "/api/games", language=language)
            assert games[0]["bots"][0]["name_text"] == Sentence("rr-bot-random").say(language)
            async with ada.socket(id, turn, language=language, changes=True) as line:
                first = await line.until("update")
                assert first["view"]["legal"] == told["view"]["legal"]
                await line.say("play", seat=turn, move=first["view"]["legal"][0][1], seen=first["version"], id="m")
                update = await line.until(lambda told: told["type"] == "update" and told["version"] > first["version"])
                assert words_in(update) == []
                assert "base" not in update
                await line.say("play", seat=0, move="x", seen=0)
                assert (await line.until("refused"))["text"]

    with in_process_server(tmp_path) as server:
        asyncio.run(run(server.url))
        assert server.errors() == []


def test_the_words_of_a_legal_move_are_those_of_python(tmp_path) -> None:
    async def run(url: str) -> tuple[str, int, dict[str, Any]]:
        async with Client(url, "Ada") as ada:
            id = (await ada.open([ME, ME]))["id"]
            turn = (await ada.see(id))["table"]["turn"]
            return id, turn, await ada.ok("GET", f"/api/tables/{id}", seat=turn, language="en")

    with in_process_server(tmp_path) as server:
        id, turn, told = asyncio.run(run(server.url))
        table = server.parts.registry.sessions[id].table
    assert table.state is not None
    view = table.state.view(turn)
    assert [legal[4] for legal in told["view"]["legal"]] == [
        legal_sentence(table.game, view, legal).text for legal in view.legal
    ]


@pytest.mark.parametrize(
    ("trouble", "sentence"),
    [
        ("Expected `int`, got `str` - at `$.seats[0].seat`", ("type", "seats[0].seat")),
        ("Object missing required field `seat`", ("missing", "seat")),
        ("Object missing required field `kind` - at `$.seats[1]`", ("missing", "seats[1].kind")),
        ("Object contains unknown field `more`", ("unknown", "more")),
        ("Expected `int` <= 15 - at `$.seat`", ("most", "seat")),
        ("Expected `int` >= 0 - at `$.seat`", ("least", "seat")),
        ("Expected `array` of length >= 1 - at `$.seats`", ("shortest", "seats")),
        ("Expected `str` of length <= 40 - at `$.name`", ("longest", "name")),
        ("Expected `str` matching regex '^[0-9a-z]{16}$' - at `$.table`", ("pattern", "table")),
        ("Invalid enum value 'cat' - at `$.seats[0].kind`", ("value", "seats[0].kind")),
        ("Invalid value 'x' - at `$.do`", ("value", "do")),
        ("Expected `object`, got `array`", ("type", "body")),
    ],
)
def test_a_wrong_shape_is_told_by_its_field(trouble, sentence) -> None:
    kind, field = sentence
    found = shape(trouble)
    assert (found.code, found.args["field"]) == (f"rr-shape-{kind}", field)
    assert [found.say(language) for language in LANGUAGES]


def test_what_is_no_json_is_told_so_and_what_is_not_known_as_it_is() -> None:
    assert shape("JSON is malformed: trailing characters (byte 11)").code == "rr-shape-not-json"
    assert shape("Something else", "seat") == Sentence("rr-error-detail", {"detail": "seat: Something else"})


# Builds


def test_every_socket_names_the_build_of_the_page_first(tmp_path, monkeypatch) -> None:
    async def run(url: str) -> tuple[list[dict[str, Any]], str]:
        async with Client(url, "Ada") as ada:
            id = (await ada.open([ME, ME]))["id"]
            async with ada.socket(id, 0) as line:
                first = await line.hear()
            lobby = []
            async with ada.lobby() as line:
                lobby = [await line.hear(), await line.hear()]
            assert "mine" in lobby[1]
            return [first, lobby[0]], (await ada.http.get("/")).text

    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html><html><head><title>x</title></head></html>")
    monkeypatch.setattr(static_files, "FOLDER", page)
    with in_process_server(tmp_path) as server:
        hellos, document = asyncio.run(run(server.url))
        build = static_files.build()
        assert len(build) == 16
        assert hellos == [{"type": "hello", "build": build, "version": __version__}] * 2
        assert f'<meta name="riverrun-build" content="{build}">' in document
        (page / "index.html").write_text("<html><head></head></html>")
        assert static_files.build() != build
    monkeypatch.setattr(static_files, "FOLDER", tmp_path / "nothing")
    assert static_files.build() == ""


def test_what_people_say_is_told_as_they_said_it() -> None:
    table = after(seated([ADA, PEOPLE[1]]), entries.Said(by=ADA, seat=0, text="Hello."))
    item = json.loads(encoded_update(table, ADA, 0, table.version - 1))["items"][0]
    assert (item["kind"], item["text"], "sentence" in item) == ("said", "Hello.", False)
