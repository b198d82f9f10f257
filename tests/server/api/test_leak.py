"""Nothing hidden goes over the wire: what eyes cannot know is dealt anew, and not a byte that they get changes.

The re-dealt twin of a table has other hidden cards, another seed and generator, and other words wherever entries or
private journal rows are not for these eyes.
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
import random
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import numpy as np
import pytest

import riverrun as rr
from game_tables import listed
from kernel.toy.book import RAFT
from riverrun.kernel import journal
from riverrun.kernel.errors import BadOption
from riverrun.kernel.game import Game
from riverrun.kernel.registry import rulebooks
from riverrun.kernel.rulebook import Rulebook
from riverrun.server.access.auth import COOKIE
from riverrun.server.errors import RequestError
from riverrun.server.table import commands, entries
from riverrun.server.table.table import Table
from riverrun.server.table.telling.projection import encoded_update, table_info, text_screen
from server.helpers.client import Client
from server.helpers.in_process import InProcessServer, in_process_server
from server.helpers.services import SECRET
from server.helpers.tables import PEOPLE, STRANGER, after, book, game, seated, some_wish

ME, INVITE = {"kind": "me"}, {"kind": "invite"}
COLUMN_TO = 1
"""The column of a journal row that says who may know it."""


def twin_of(table: Table, seat: int | None, seed: int) -> Table:
    """The same table as far as `seat` (None: a spectator) may know, and another one in all it may not."""
    assert table.state is not None
    twin = copy.copy(table)
    twin.seed = seed
    twin.log = [replace(one, entry=other_words(one.entry)) for one in table.log]
    state = twin.state = table.state.copy()
    state.seed = seed
    state.position = table.state.redeal(seat, seed).position
    state.played = [0] * len(state.played)
    state._rows = [taken.copy() for taken in state._rows]
    for rows in state._rows:
        told = np.isin(rows[:, COLUMN_TO], [journal.EVERYONE, journal.EVERYONE if seat is None else seat])
        rows[~told, 3:] = 0
    return twin


def other_words(entry: entries.AnyEntry) -> entries.AnyEntry:
    """An entry with all in it that nobody is told."""
    changed: dict[str, Any] = {"command": "?" if entry.command is None else None}
    if isinstance(entry, entries.Moved):
        changed["move"] = "?"
    return msgspec.structs.replace(entry, **changed)


def eyes_at(table: Table) -> list[tuple[str | None, int | None]]:
    """Everyone who may look, and through which seat."""
    sitting = [(seat.person, at) for at, seat in enumerate(table.seats) if seat.person is not None]
    return [(None, None), (STRANGER, None), (sitting[0][0], None), *sitting]


def heard(table: Table, person: str | None, seat: int | None, since: int, moves: list[int]) -> list[bytes]:
    """Every byte that these eyes can get of a table: update, frame, screen, and what the rules say of moves."""
    assert table.state is not None
    found = [encoded_update(table, person, seat, since), msgspec.json.encode(table_info(table, person, ()))]
    found.append(text_screen(table, seat).encode())
    if seat is not None and table.turn == seat:
        found += [msgspec.json.encode(table.state.explain(move, environment=False)) for move in moves]
        legal = [move for move in moves if table.state.refused(move, environment=False) is None]
        found += [msgspec.json.encode(table.state.finish(move)) for move in legal]
    for move in moves[:3] if seat in table.seats_of(person) else ():
        try:
            entry = commands.play(table, person, seat or 0, table.game.text(move), table.version, None)
            found.append(msgspec.json.encode(entry))
        except RequestError as trouble:
            found.append(msgspec.json.encode(trouble.message()))
    return found


def settings(rules: Rulebook) -> Iterator[Game]:
    """A game by its rules for each number of players, and for the usual one with each other value of each option.

    A value that needs others beside it is left out: the game's own tables have it.
    """
    several = [players for players in rules.seats if players > 1]
    yield from (Game(rules, players) for players in several)
    for option in rules.options.values():
        for value in option.values[1:]:
            with contextlib.suppress(BadOption):
                yield Game(rules, rules.usual if len(option.values) < 3 else several[-1], {option.id: value})


CLOCKED = [rr.game(id, players, **options) for id, players, options in listed("CLOCKED")]
GAMES = [of for rules in (*rulebooks().values(), RAFT) for of in settings(rules)]


@pytest.mark.parametrize("of", [*GAMES, *CLOCKED], ids=repr)
def test_what_eyes_cannot_know_changes_no_byte_that_they_get(of) -> None:
    rng = random.Random(repr(of))
    table = seated(PEOPLE[: of.players], seed=rng.getrandbits(128), of=of)
    changed = compared = 0
    moments = {3, 5, *rng.sample(range(8, 150), 6)}
    while table.stage == "running" and moments:
        if table.version in moments:
            moments.remove(table.version)
            for person, seat in eyes_at(table):
                twin = twin_of(table, seat, rng.getrandbits(128))
                assert twin.state is not None
                assert table.state is not None
                changed += twin.state.seen_by(seat).tobytes() != twin.state.position.tobytes()
                compared += 1
                assert twin.state.hash != table.state.hash
                moves = rng.choices(list(of.rulebook.declared.moves.moves(of)), k=6)
                if table.turn == seat:
                    moves += rng.sample(table.state.legal(), min(4, len(table.state.legal())))
                since = rng.choice([0, table.version - 1, table.version - 1, table.version])
                assert heard(twin, person, seat, since, moves) == heard(table, person, seat, since, moves)
        entry = some_wish(table, rng)
        if entry is not None and not isinstance(entry, entries.Resigned):
            table = after(table, entry)
    assert changed == compared > 5


@pytest.mark.parametrize("of", [game(2), game(3), Game(RAFT, 2), Game(RAFT, 3, {"charms": "secret"})], ids=repr)
def test_private_events_are_told_to_their_seat_and_to_nobody_else(of) -> None:
    rng = random.Random(1)
    table = seated(PEOPLE[: of.players], seed=1, of=of)
    for _ in range(400):
        if table.stage == "over":
            break
        entry = some_wish(table, rng)
        if entry is not None and not isinstance(entry, entries.Resigned):
            table = after(table, entry)
    assert table.state is not None
    private: set[int] = set()
    for person, seat in eyes_at(table):
        told = msgspec.json.decode(encoded_update(table, person, seat, 0))
        addressed = {event.get("to") for item in told["items"] for event in item.get("events", [])}
        assert addressed <= {None, seat}
        private |= addressed - {None}
    whispered = {int(row[COLUMN_TO]) for rows in table.state._rows for row in rows} - {journal.EVERYONE}
    assert private == whispered
    assert private == set(range(of.players)) or of is game(3), "nothing was private"


def test_a_twin_that_differs_in_what_is_seen_is_found_out() -> None:
    table = seated(PEOPLE[:2], seed=3, of=Game(RAFT, 2))
    for person, seat in ((PEOPLE[0], 0), (PEOPLE[1], 1)):
        own, others = twin_of(table, seat, 5), twin_of(table, 1 - seat, 5)
        assert heard(table, person, seat, 0, []) == heard(own, person, seat, 0, [])
        assert heard(table, person, seat, 0, []) != heard(others, person, seat, 0, [])


# Over the wire


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[InProcessServer]:
    with in_process_server(tmp_path_factory.mktemp("data")) as server:
        yield server
    assert server.errors() == []


async def everything(client: Client, table: str, seat: int | None, moves: list[str], line: Any) -> list[str]:
    """Every byte that a person gets of a table over HTTP and a websocket."""
    asked: list[tuple[str, dict[str, Any]]] = [("/api/tables", {})]
    asked += [
        (f"/api/tables/{table}{rest}", {"seat": seat})
        for rest in ("", "/screen", "/catalogue", "/moves", "/record", "/replay")
    ]
    asked.append((f"/api/tables/{table}/items", {"seat": seat, "before": 1000}))
    if seat is not None:
        for what in ("explain", "finish"):
            asked += [(f"/api/tables/{table}/{what}", {"seat": seat, "move": move}) for move in moves]
    found = [(await client.ask("GET", path, **query)).text for path, query in asked]
    await line.send(json.dumps({"do": "look", "seat": seat, "seen": 0}))
    text = ""
    while '"type":"update"' not in text or '"since":0,' not in text:
        text = await line.recv()
    return [*found, text]


def test_a_game_over_the_wire_tells_nobody_what_they_cannot_know(server) -> None:
    async def story() -> None:
        rng = random.Random(11)
        heard: list[str] = []
        async with Client(server.url, "Ada") as ada, Client(server.url, "Bob") as bob, Client(server.url, "Cyd") as cyd:
            opened = await ada.open([ME, INVITE, INVITE], listed=True)
            id = opened["id"]
            for seat, client in ((1, bob), (2, cyd)):
                await client.ok("POST", f"/api/tables/{id}/sit", {"seat": seat})
            players = [ada, bob, cyd]
            async with Client(server.url, "Joe") as joe:
                looking = [(ada, 0), (bob, 1), (cyd, 2), (joe, None)]
                async with (
                    ada.socket(id, 0) as one,
                    bob.socket(id, 1) as two,
                    cyd.socket(id, 2) as three,
                    joe.socket(id) as four,
                ):
                    for first in (one, two, three, four):
                        await first.until("update")
                    lines = [one.ws, two.ws, three.ws, four.ws]
                    session = server.parts.registry.sessions[id]
                    for number in range(28):
                        table = session.table
                        assert table.state is not None
                        if table.stage != "running" or table.turn is None:
                            break
                        legal = table.state.legal_texts()
                        if number % 9 == 0:
                            moves = [rng.choice(legal), table.game.text(rng.randrange(table.game.moves))]
                            for (client, seat), line in zip(looking, lines, strict=True):
                                told = await everything(client, id, seat, moves, line)
                                assert told == await everything(client, id, seat, moves, line)
                                put(server, id, twin_of(table, seat, rng.getrandbits(128)))
                                assert told == await everything(client, id, seat, moves, line)
                                put(server, id, table)
                                heard += told
                        turn = table.turn
                        await players[turn].play(id, turn, rng.choice(legal), session.table.version)
                    await ada.ok("POST", f"/api/tables/{id}/say", {"seat": 0, "text": "Phew."})
                    for line in lines:
                        heard.append(await line.recv())
        seed = server.parts.registry.sessions[id].table.seed
        log = [str(line) for line in server.log]
        for hidden in (f"{seed:032x}", f"{seed:x}", str(seed), *(str(word) for word in words_of(seed))):
            assert len(hidden) > 8 or hidden == "0"
            assert not [text for text in heard + log if hidden in text]

    asyncio.run(story())


def put(server: InProcessServer, id: str, table: Table) -> None:
    """Puts another table in the room's place, in the server's own thread."""

    async def swap() -> None:
        session = server.parts.registry.sessions[id]
        session.table = table

    server.do(swap())


def words_of(seed: int) -> list[str]:
    """A seed's halves, as they might be shown by mistake."""
    return [f"{seed >> 64:016x}", f"{seed & (1 << 64) - 1:016x}", str(seed >> 64), str(seed & (1 << 64) - 1)]


def test_the_seed_is_told_once_the_game_is_over_and_not_before(server) -> None:
    async def story() -> None:
        async with Client(server.url, "Ada") as ada:
            id = (await ada.open([ME, ME]))["id"]
            assert (await ada.see(id, 0))["table"]["seed"] is None
            assert (await ada.refused("GET", f"/api/tables/{id}/record"))[1]["error"] == "wrong-stage"
            commitment = (await ada.see(id))["table"]["commitment"]
            await ada.ok("POST", f"/api/tables/{id}/resign", {"seat": 0})
            over = (await ada.see(id))["table"]
            seed = server.parts.registry.sessions[id].table.seed
            assert (over["seed"], over["commitment"]) == (f"{seed:032x}", commitment)
            assert rr.kernel.record.commitment(seed) == commitment

    asyncio.run(story())


def test_no_secret_is_in_any_log_line_of_a_session_that_uses_everything(serving, tmp_path) -> None:
    database = tmp_path / "tables.sqlite3"
    server = serving(f"sqlite:///{database}", options=["--log", "debug", "--pause", "0", "--bots", "0"])
    secrets: set[str] = {SECRET}
    asyncio.run(session(server.url, secrets))
    server.stop()
    secrets |= kept_in(database)
    log = server.log.read_text()
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    assert len([line for line in lines if line["event"] == "request"]) > 40
    assert [line for line in lines if line["level"] in ("error", "critical")] == []
    assert "Traceback" not in log
    assert len(secrets) > 12
    for secret in secrets:
        assert len(secret) > 15
        assert secret not in log


async def patiently(client: Client, method: str, path: str, body: object = None, **query: object) -> httpx.Response:
    """One request, asked again when the limits let its person ask: whoever uses everything at once asks too much."""
    for _ in range(10):
        answer = await client.ask(method, path, body, **query)
        if answer.status_code != 429 or answer.json()["sentence"]["code"] != "rr-error-too-many-requests":
            return answer
        await asyncio.sleep(answer.json()["sentence"]["args"]["seconds"])
    raise AssertionError(f"{method} {path}: {answer.text}")


async def session(url: str, secrets: set[str]) -> None:
    """Uses every endpoint, rightly and wrongly, and notes what must not be logged."""
    used: set[tuple[str, str]] = set()

    async def ask(client: Client, method: str, template: str, body: object = None, **query: object) -> Any:
        used.add((method.lower(), template))
        path = template.replace("{id}", table).replace("{game}", book().id).replace("{day}", "2026-11-16")
        path = path.replace("{device}", "0" * 32).replace("{run}", "0" * 32)
        answer = await patiently(client, method, path, body, **query)
        return answer.json() if answer.content else None

    async with Client(url, "Ada") as ada, Client(url, "Bob") as bob:  # Bob sits in two seats
        table = "0123456789abcdef"
        for path in ("/api/games", "/api/me", "/api/tables", "/api/status", "/health", "/health/live", "/health/ready"):
            await ask(ada, "GET", path)
        for path in ("clauses", "catalogue", "lesson"):
            await ask(ada, "GET", f"/api/games/{{game}}/{path}")
        for path in ("explain", "finish"):
            await ask(ada, "GET", f"/api/games/{{game}}/lesson/{path}", step=0, move="x")
        for path in ("/api/puzzles", "/api/puzzles/{day}", "/api/me/history", "/api/me/export"):
            await ask(ada, "GET", path)
        await ask(ada, "POST", "/api/puzzles/{day}/answer", {"move": "x"})
        await ask(ada, "GET", "/api/puzzles/{day}/finish", move="x")
        await ask(ada, "POST", "/api/games/{game}/lesson", {"step": 0, "moves": ["x"]})
        await ask(ada, "GET", "/api/laboratory/{game}")
        await ask(ada, "GET", "/api/laboratory/{game}/piece", file="none.toml", id="x")
        for path in ("check", "pack", "runs", "unpack"):
            await ask(ada, "POST", f"/api/laboratory/{{game}}/{path}", {"draft": {"name": "x", "files": {}}})
        await ask(ada, "GET", "/api/laboratory/runs/{run}")
        await ask(ada, "DELETE", "/api/laboratory/runs/{run}")
        await ask(ada, "PUT", "/api/me", {"name": "Ada"})
        key = (await ask(ada, "POST", "/api/me/pass"))["key"]
        await ask(ada, "PUT", "/api/me/pass", {"key": key})
        await ask(ada, "PUT", "/api/me/pass", {"key": f"{key}x"})
        await ask(ada, "POST", "/api/me/sign-out-elsewhere")
        opened = await ask(ada, "POST", "/api/tables", {"game": book().id, "seats": [ME, INVITE, INVITE]})
        invitation, second = opened["invitations"]
        secrets |= {key, invitation["secret"], second["secret"]}
        table = opened["id"]
        sit = {"seat": 1, "secret": invitation["secret"]}
        await ask(bob, "POST", "/api/tables/{id}/sit", {**sit, "secret": f"{invitation['secret']}x"})
        await ask(bob, "POST", "/api/tables/{id}/sit", {**sit, "more": 1})
        await ask(bob, "POST", "/api/tables/{id}/sit", {**sit, "secret": [invitation["secret"]]})
        await ask(bob, "POST", "/api/tables/{id}/sit", sit)
        await ask(bob, "POST", "/api/tables/{id}/leave", {"seat": 1})
        await ask(bob, "POST", "/api/tables/{id}/leave", {"seat": 1})
        await ask(bob, "POST", "/api/tables/{id}/close")
        everyone = (await ask(ada, "GET", "/api/tables/{id}/invitation"))["secret"]
        secrets.add(everyone)
        await ask(bob, "GET", "/api/tables/{id}/invitation")
        await ask(bob, "POST", "/api/tables/{id}/check", {"secret": everyone})
        await ask(bob, "POST", "/api/tables/{id}/sit", {"seat": 2, "secret": f"{everyone}x"})
        await ask(bob, "POST", "/api/tables/{id}/sit", {"seat": 2, "secret": everyone})
        await ask(ada, "POST", "/api/tables/{id}/free", {"seat": 2})
        await ask(ada, "POST", "/api/tables/{id}/bot", {"seat": 2, "bot": "random"})
        await ask(ada, "POST", "/api/tables/{id}/free", {"seat": 2})
        await ask(bob, "POST", "/api/tables/{id}/sit", sit)
        await ask(bob, "POST", "/api/tables/{id}/sit", {"seat": 2, "secret": second["secret"]})
        for path in ("", "/screen", "/catalogue", "/moves", "/record", "/replay"):
            await ask(ada, "GET", f"/api/tables/{{id}}{path}")
        await ask(ada, "GET", "/api/tables/{id}/items", seat=0, before=3)
        await ask(ada, "GET", "/api/tables/{id}/explain", seat=0, move="x")
        await ask(ada, "GET", "/api/tables/{id}/finish", seat=0, move="x")
        async with ada.socket(table, 0) as line, bob.socket(table, 1) as other:
            view = await line.until("update")
            await other.until("update")
            turn = view["table"]["turn"]
            mover = [ada, bob, bob][turn]
            look = await mover.see(table, turn)
            for seen in (0, look["version"], look["version"] + 1):
                body = {"seat": turn, "move": look["view"]["legal"][0][1], "seen": seen, "id": f"m{seen}"}
                await ask(mover, "POST", "/api/tables/{id}/play", body)
            await line.say("say", seat=0, text="Hello")
            await line.say("sit", seat=1, secret=invitation["secret"])
            await line.say("look", seat=1)
            await line.ws.send(b"\xff" + invitation["secret"].encode())
            await line.until("refused")
        async with ada.socket(table, 1) as line:
            await line.until("refused")
        for path, body in {
            "undo": {"seat": 0},
            "answer": {"seat": 0, "yes": True},
            "say": {"seat": 0, "text": "Hm."},
            "name": {"seat": 0, "name": "Countess"},
            "start": {"seat": 0},
            "pause": {"seat": 0},
            "resume": {"seat": 0},
            "end-interlude": {"seat": 0},
            "end-wave": {"seat": 0},
            "hint": {"seat": 0},
            "substitute": {"seat": 1},
            "claim": {"seat": 1},
            "vote": {"seat": 0, "yes": True},
            "return": {"seat": 0},
            "complain": {"number": 1, "reason": "Rude"},
            "resign": {"seat": 0},
        }.items():
            await ask(ada, "POST", f"/api/tables/{{id}}/{path}", body)
        await ask(bob, "POST", "/api/tables/{id}/resign", {"seat": 1})
        record = await ask(ada, "GET", "/api/tables/{id}/record")
        for body in (record, {**record, "hash": "0"}, {**record, "seed": [record["seed"]]}):
            await ask(ada, "POST", "/api/replay", body)
            await ask(ada, "POST", "/api/report", body)
            await ask(ada, "POST", "/api/try", {"record": body, "moment": 1, "moves": []})
        await ask(ada, "GET", "/api/report/{id}")
        await ask(bob, "GET", "/api/tables/{id}/report")
        await ask(bob, "POST", "/api/try", {"table": table, "moment": 1, "moves": ["nonsense"]})
        await ask(bob, "GET", "/api/tables/{id}/replay")
        await ask(ada, "POST", "/api/tables/{id}/again")
        await ask(ada, "GET", "/api/tables/{id}/ratings")
        subscription = {"endpoint": "https://localhost/a-secret-endpoint", "keys": {"p256dh": "B", "auth": "A"}}
        secrets |= {"a-secret-endpoint", "a-secret-webhook"}
        await ask(ada, "PUT", "/api/me/push", subscription)
        await ask(ada, "GET", "/api/me/push")
        await ask(ada, "DELETE", "/api/me/push/{device}")
        await ask(ada, "PUT", "/api/tables/{id}/webhook", {"url": "https://localhost/a-secret-webhook"})
        await ask(ada, "GET", "/api/tables/{id}/webhook")
        await ask(ada, "DELETE", "/api/tables/{id}/webhook")
        await ada.http.get("/metrics")
        await ada.http.get(f"/t/{table}")
        await ada.http.get("/nothing/here")
        await ada.http.put("/api/me", content=b'{"name":"\xff')
        await ada.http.put("/api/me", content=b"[" * 70_000)
        secrets |= {str(client.http.cookies[COOKIE]) for client in (ada, bob)}
        await ask(bob, "DELETE", "/api/me")
        described = (await patiently(ada, "GET", "/api/openapi.json")).json()["paths"]
    wanted = {(method, path) for path, found in described.items() for method in found}
    assert sorted(wanted - used) == []


def kept_in(database: Path) -> set[str]:
    """What a database holds that must not be logged: seeds, people, links."""
    line = sqlite3.connect(database)
    seeds = {row[0] for row in line.execute("select seed from tables")}
    people = {row[0] for row in line.execute("select person from people")}
    charters = [json.loads(row[0]) for row in line.execute("select charter from tables")]
    line.close()
    links = {seat["link"] for charter in charters for seat in [charter, *charter["seats"]] if "link" in seat}
    return seeds | people | links | {str(int(seed, 16)) for seed in seeds}
