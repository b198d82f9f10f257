"""Replays: what they hold is what stepping through the record by hand gives; what cannot be replayed is refused."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import riverrun as rr
from kernel.toy.book import RAFT
from riverrun.kernel.game import Game
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.record import Record, commitment, read_record
from riverrun.server.access.client import Client
from riverrun.server.access.rate_limit import RateLimiter, ScopedLimiter
from riverrun.server.errors import STATUS, RequestError
from riverrun.server.review import records
from riverrun.server.review import replay as replay_module
from riverrun.server.review.records import LARGEST, MOVES
from riverrun.server.review.replay import ReplayService, replay_of
from riverrun.server.settings import Limits
from riverrun.server.table import commands
from riverrun.server.table.table import Table
from riverrun.server.workers.priority import Priority
from server.helpers.in_process import InProcessServer, in_process_server
from server.helpers.sentences import said
from server.helpers.tables import ADA, BOB, CYD, after, book, game, moved, seated

ME = {"kind": "me"}


@pytest.fixture(scope="module")
def packs(tmp_path_factory) -> Path:
    """A pack that changes the box, one for another game, one that is broken."""
    folder: Path = tmp_path_factory.mktemp("packs")
    for name, text in {
        "a-broken": "this is no TOML",
        "b-other": 'game = "another-game"\nname = "Another"\nevidence = "invented"\n',
        "c-mine": f'game = "{book().id}"\nname = "My own"\nevidence = "invented"\n',
    }.items():
        (folder / name).mkdir()
        (folder / name / "pack.toml").write_text(text)
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory, packs) -> Iterator[InProcessServer]:
    with in_process_server(tmp_path_factory.mktemp("data"), packs=packs) as server:
        yield server
    assert server.errors() == []


@pytest.fixture
def ada(server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=30, trust_env=False, verify=False) as client:
        client.put("/api/me", json={"name": "Ada"}).raise_for_status()
        yield client


def finished(seed: int = 3, players: int = 2) -> rr.State:
    """A game played to its end at random."""
    state = game(players).new(seed)
    rng = random.Random(seed)
    while not state.over:
        state.play(rr.random_move(state, rng))
    return state


def a_table(client: httpx.Client, moves: int) -> str:
    """A table of one person in two seats, at which so many moves were made and some taken back."""
    rng = random.Random(moves)
    opened = client.post("/api/tables", json={"game": book().id, "seats": [ME, ME]}).raise_for_status().json()
    id = str(opened["id"])
    for number in range(moves):
        seat = client.get(f"/api/tables/{id}").json()["table"]["turn"]
        if seat is None:
            break
        told = client.get(f"/api/tables/{id}", params={"seat": seat}).json()
        move = rng.choice(told["view"]["legal"])[1]
        body = {"seat": seat, "move": move, "seen": told["version"]}
        client.post(f"/api/tables/{id}/play", json=body).raise_for_status()
        if number % 7 == 3:
            client.post(f"/api/tables/{id}/undo", json={"seat": seat}).raise_for_status()
    return id


def given_up(client: httpx.Client, id: str) -> None:
    client.post(f"/api/tables/{id}/resign", json={"seat": 0}).raise_for_status()


def refused(answer: httpx.Response, error: str) -> Sentence:
    """The sentence of a refusal of this kind."""
    body = answer.json()
    assert (body["error"], answer.status_code) == (error, STATUS[error]), body  # type: ignore[index]
    return said(body)


def by_hand(record: Record, of: Game) -> list[dict[str, Any]]:
    """The moments of a record, each played to from the deal."""
    found = []
    for number in range(len(record.moves) + 1):
        state = record.replay(of, number)
        asked = record.replay(of, number - 1).seat if number else None
        moment = {
            "number": number,
            "seat": asked,
            "move": record.moves[number - 1] if number else None,
            "events": state.events(None, number - 1, number),
            "points": [score.points for score in state.scores()],
            "turn": state.seat,
            "view": state.view(None),
        }
        found.append(json.loads(msgspec.json.encode(moment)))
    return found


# What a replay holds


@pytest.mark.parametrize("players", [2, 3])
def test_a_replay_is_the_record_stepped_through_by_hand(players) -> None:
    state = finished(players, players)
    record = state.record()
    replay = json.loads(msgspec.json.encode(replay_of(record, state.game)))
    assert replay["moments"] == by_hand(record, state.game)
    assert replay["scores"] == json.loads(msgspec.json.encode(state.scores()))
    assert replay["moments"][-1]["points"] == record.scores
    assert (replay["over"], replay["players"], replay["options"]) == (True, players, state.game.options)
    assert replay["winners"] == [score.seat for score in state.scores() if score.won]
    assert len(replay["catalogue"]) == len(state.game.rulebook.faces(state.game)) > 0


def test_every_event_of_the_game_is_in_exactly_one_moment() -> None:
    state = finished()
    replay = replay_of(state.record(), state.game)
    assert [event for moment in replay.moments for event in moment.events] == state.events(None)


def test_nobodys_secrets_are_in_a_replay() -> None:
    of = Game(RAFT, 3, {"charms": "secret"})
    table = played(seated((ADA, BOB, CYD), seed=4, of=of), 4)
    assert table.state is not None
    replay = replay_of(table.state.record(), of)
    told = [event.to for moment in replay.moments for event in moment.events]
    assert set(told) == {None}
    assert any(event.to is not None for seat in range(3) for event in table.state.events(seat))


def test_a_move_of_the_environment_is_nobodys() -> None:
    of = Game(RAFT, 2)
    state = of.new(1)
    environment = [move for move in range(of.moves) if move in of.rulebook.environment]
    while not state.over:
        ready = [move for move in environment if state.explain(move, environment=True).legal]
        if ready and len(state.played) % 3 == 1:
            state.play(ready[0], environment=True)
        else:
            state.play(state.legal()[0])
    replay = replay_of(state.record(), of)
    made = [moment.seat is None for moment in replay.moments[1:]]
    assert made == [move in of.rulebook.environment for move in state.played]
    assert any(made)
    assert not all(made)


def played(table: Table, seed: int) -> Table:
    """A table after random moves to the end of its game."""
    rng = random.Random(seed)
    while table.stage == "running":
        table = moved(table, rng)
    return table


def test_moves_that_were_taken_back_are_not_part_of_it() -> None:
    table, rng = seated((ADA, ADA), seed=2), random.Random(2)
    while table.stage == "running":
        table = moved(table, rng)
        if rng.random() < 0.2 and table.stage == "running":
            table = after(table, commands.request_undo(table, ADA, table.moves[-1].seat or 0, None))
    assert table.state is not None
    assert len(table.undone) > 5
    replay = unpacked(asyncio.run(ReplayService(None, at_most(1e9, 1e9)).of_table(table, client("ada"))))
    assert [moment["move"] for moment in replay["moments"][1:]] == [table.game.text(one) for one in table.state.played]
    assert [moment["seat"] for moment in replay["moments"][1:]] == [made.seat for made in table.moves]
    assert replay["names"] == [seat.name for seat in table.seats]
    assert replay["bots"] == [seat.bot for seat in table.seats]
    assert replay["winners"] == table.winners
    assert (replay["commitment"], replay["holds"]) == (table.commitment, True)


def client(name: str) -> Client:
    return Client(name, name, name)


def at_most(burst: float, rate: float) -> ScopedLimiter:
    return ScopedLimiter("rr-error-too-many-replays", person=RateLimiter(burst, rate))


def unpacked(packed: bytes) -> Any:
    return json.loads(gzip.decompress(packed))


# How it is worked out


def test_a_tables_replay_is_worked_out_once_whoever_asks_and_however_often(monkeypatch) -> None:
    table = played(seated((ADA, BOB)), 1)
    worked: list[int] = []
    at_once = 0

    def pack(*asked: Any) -> bytes:
        nonlocal at_once
        at_once += 1
        assert at_once == 1
        assert threading.current_thread() is not threading.main_thread()
        worked.append(len(asked))
        at_once -= 1
        return b"packed"

    monkeypatch.setattr(replay_module, "pack", pack)

    async def story() -> None:
        replays = ReplayService(None, at_most(1e9, 1e9))
        answers = await asyncio.gather(*(replays.of_table(table, client(f"person {n}")) for n in range(5)))
        assert answers == [b"packed"] * 5
        assert len(worked) == 1
        said = after(table, commands.say(table, ADA, 0, "Phew.", None))
        await replays.of_table(said, client("ada"))
        assert len(worked) == 1
        renamed = after(table, commands.rename(table, ADA, 0, "Countess"))
        await replays.of_table(renamed, client("ada"))
        assert len(worked) == 2
        monkeypatch.setattr(replay_module, "CACHED", 2)
        await replays.of_table(after(table, commands.rename(table, ADA, 0, "Lady")), client("ada"))
        await replays.of_table(renamed, client("ada"))
        assert len(worked) == 3
        await replays.of_table(table, client("ada"))
        assert len(worked) == 4

    asyncio.run(story())


def test_a_strangers_replay_waits_for_one_of_anothers_many_at_most(monkeypatch) -> None:
    table = played(seated((ADA, BOB)), 1)
    assert table.state is not None
    record = table.state.record().to_json().encode()
    order: list[str] = []
    going = threading.Event()

    def pack(*_: Any) -> bytes:
        assert going.wait(20)
        return b"packed"

    monkeypatch.setattr(replay_module, "pack", pack)

    async def story() -> None:
        replays = ReplayService(None, at_most(1e9, 1e9))

        async def ask(name: str) -> None:
            await replays.of_record(record, client(name))
            order.append(name)

        asked = [asyncio.create_task(ask("hog")) for _ in range(6)]
        while replays._one.waiting(Priority.HINT) < 5:
            await asyncio.sleep(0.01)
        asked.append(asyncio.create_task(ask("stranger")))
        while replays._one.waiting(Priority.HINT) < 6:
            await asyncio.sleep(0.01)
        going.set()
        await asyncio.gather(*asked)

    asyncio.run(story())
    assert order.index("stranger") <= 1


def test_a_long_record_costs_more_than_a_short_one(monkeypatch) -> None:
    table = played(seated((ADA, BOB)), 1)
    assert table.state is not None
    record = table.state.record()
    monkeypatch.setattr(records, "MOVES_A_CHARGE", len(record.moves) / 5)

    async def story() -> None:
        replays = ReplayService(None, at_most(9, 0.001))
        await replays.of_record(record.to_json().encode(), client("ada"))
        with pytest.raises(RequestError) as found:
            await replays.of_record(record.to_json().encode(), client("ada"))
        assert 900 < (found.value.wait or 0) <= 1000, "four of nine were left, and one of them was for asking"

    asyncio.run(story())


def test_asking_for_very_many_replays_has_to_wait_but_not_for_those_that_are_kept() -> None:
    table = played(seated((ADA, BOB)), 1)
    assert table.state is not None
    record = table.state.record().to_json().encode()

    async def story() -> None:
        replays = ReplayService(None, at_most(2, 0.001))
        first = await replays.of_table(table, client("ada"))
        assert await replays.of_table(table, client("ada")) is first
        await replays.of_record(record, client("ada"))
        with pytest.raises(RequestError) as found:
            await replays.of_record(record, client("ada"))
        assert found.value.error == "too-many"
        assert 900 < (found.value.wait or 0) <= 1000
        assert await replays.of_table(table, client("ada")) is first
        await replays.of_record(record, client("bob"))

    asyncio.run(story())


def test_a_game_of_endlessly_many_moves_is_refused_before_it_is_played() -> None:
    state = finished()
    record = msgspec.structs.replace(state.record(), moves=["x"] * (MOVES + 1))
    with pytest.raises(RequestError) as found:
        replay_of(record, state.game)
    assert found.value.error == "too-large"
    assert found.value.sentence == Sentence("rr-error-replay-too-long", {"moves": MOVES + 1, "most": MOVES})


# Over the wire


def test_the_replay_of_a_table_is_given_when_its_game_is_over(server, ada) -> None:
    id = a_table(ada, 30)
    running = ada.get(f"/api/tables/{id}/replay")
    assert refused(running, "wrong-stage") == refused(ada.get(f"/api/tables/{id}/record"), "wrong-stage")
    given_up(ada, id)
    answer = ada.get(f"/api/tables/{id}/replay").raise_for_status()
    replay = answer.json()
    table = server.parts.registry.sessions[id].table
    record = read_record(ada.get(f"/api/tables/{id}/record").content)
    assert replay["moments"] == by_hand(record, table.game)
    assert (replay["names"], replay["over"]) == ([seat.name for seat in table.seats], False)
    assert replay["seed"] == f"{table.seed:032x}"
    assert (replay["commitment"], replay["holds"]) == (commitment(table.seed), True)
    refused(ada.get("/api/tables/0123456789abcdef/replay"), "not-found")


def test_a_downloaded_record_can_be_sent_and_gives_the_same_replay(ada) -> None:
    id = a_table(ada, 24)
    given_up(ada, id)
    record = ada.get(f"/api/tables/{id}/record").content
    headers = {"content-type": "application/json"}
    sent = ada.post("/api/replay", content=record, headers=headers).raise_for_status().json()
    there = ada.get(f"/api/tables/{id}/replay").raise_for_status().json()
    assert (sent.pop("names"), sent.pop("bots")) == (None, None)
    del there["names"], there["bots"], there["winners"], sent["winners"]  # the record does not say who gave up
    assert sent == there


def test_it_comes_compressed_to_those_who_take_it_so(ada) -> None:
    record = finished().record()
    packed = ada.post("/api/replay", json=msgspec.to_builtins(record))
    plain = ada.post("/api/replay", json=msgspec.to_builtins(record), headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) * 4 < int(plain.headers["content-length"])
    assert packed.headers["content-type"] == plain.headers["content-type"] == "application/json"


def test_a_commitment_that_does_not_hold_is_told(ada) -> None:
    record = finished().record()
    assert record.seed is not None
    told = {}
    for published in (None, commitment(int(record.seed, 16)), "0" * 64):
        body = {**msgspec.to_builtins(record), "commitment": published}
        told[published] = ada.post("/api/replay", json=body).raise_for_status().json()["holds"]
    assert list(told.values()) == [None, True, False]


def test_a_record_from_a_position_has_no_seed(ada) -> None:
    middle = game(2).new(5)
    start = msgspec.to_builtins(middle.document())
    state = middle.game.restore(start)
    state.play(state.legal()[0])
    replay = ada.post("/api/replay", json=msgspec.to_builtins(state.record())).raise_for_status().json()
    assert (replay["seed"], replay["holds"], len(replay["moments"])) == (None, None, 2)


def test_a_record_of_a_pack_is_replayed_with_the_servers_pack(packs, tmp_path, monkeypatch) -> None:
    own = Game(book(), 2, {}, packs / "c-mine")
    plain = game(2)

    class Other:
        """A game as it would be if its pack had changed something."""

        content_hash = "0123456789abcdef"

    asked: list[Path | None] = []

    async def cached_game(id: str, players: int, options: Any, pack: Path | None) -> Any:
        asked.append(pack)
        if pack is None:
            return Other
        return Game(book(), players, options, pack)

    monkeypatch.setattr(records, "cached_game", cached_game)
    record = own.new(3).record()
    replay = unpacked(
        asyncio.run(ReplayService(packs, at_most(1e9, 1e9)).of_record(record.to_json().encode(), client("ada")))
    )
    assert replay["content"] == record.content == plain.content_hash
    assert asked == [None, packs / "a-broken", packs / "b-other", packs / "c-mine"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"format": "riverrun-record/9"}, "This record's format is 'riverrun-record/9'"),
        ({"game": "chess"}, "This record’s game can’t be set up here: There is no game ‘chess’"),
        ({"players": 99}, "This record’s game can’t be set up here: "),
        ({"options": {"colour": "red"}}, "This record’s game can’t be set up here: "),
        ({"rules": "0"}, "The record was played by rules 0 of "),
        ({"content": "0" * 16}, "The record was played with content 0000000000000000; this is "),
        ({"seed": "xyz"}, "The record's seed 'xyz' is not 1 to 32 hexadecimal digits."),
        ({"seed": None}, "A record has either a seed or a starting position"),
        ({"seed": None, "start": {"a": 1}}, "This record’s starting position is not possible: "),
        ({"moves": ["no such move"]}, "Move 1 of 1 does not replay: "),
        ({"hash": "0"}, "The record says hash 0, but it replays to "),
        ({"scores": [1, 2]}, "The record says scores [1, 2], but it replays to "),
        ({"moves": "sow"}, "This is no riverrun record: "),
        ({"more": 1}, "This is no riverrun record: there is no field ‘more’; give format, game, players,"),
    ],
)
def test_a_record_that_cannot_be_replayed_is_refused_in_one_sentence(ada, change, sentence) -> None:
    body = {**msgspec.to_builtins(finished().record()), **change}
    assert refused(ada.post("/api/replay", json=body), "bad-request").text.startswith(sentence)


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'"a record"', b"null", b"\xff", b"[" * 100_000])
def test_what_is_no_record_is_refused(ada, body) -> None:
    answer = ada.post("/api/replay", content=body, headers={"content-type": "application/json"})
    assert refused(answer, "bad-request").code in ("rr-error-record-json", "rr-error-no-record", "rr-error-detail")


def test_a_record_may_be_larger_than_other_bodies_but_not_endless(ada) -> None:
    record = finished().record().to_json().encode()
    headers = {"content-type": "application/json"}
    large = record + b" " * (LARGEST - len(record))
    assert ada.post("/api/replay", content=large, headers=headers).is_success
    refused(ada.post("/api/replay", content=large + b" ", headers=headers), "too-large")
    refused(ada.put("/api/me", content=large, headers=headers), "too-large")


def test_strangers_may_replay_too_and_wait_like_others(tmp_path) -> None:
    limits = Limits(burst=1e9, rate=1e9, tables_burst=2, tables_rate=0.01)
    body = msgspec.to_builtins(finished().record())
    with (
        in_process_server(tmp_path, limits=limits) as server,
        httpx.Client(base_url=server.url, trust_env=False) as client,
    ):
        for _ in range(2):
            client.post("/api/replay", json=body).raise_for_status()
        answer = client.post("/api/replay", json=body)
        wait = int(answer.headers["retry-after"])
        assert refused(answer, "too-many") == Sentence("rr-error-too-many-replays", {"seconds": wait})
        assert 60 < wait <= 100


@pytest.mark.parametrize("path", ["/replay", "/t/0123456789abcdef/replay"])
def test_the_pages_addresses_are_the_page(ada, path) -> None:
    here, lobby = ada.get(path), ada.get("/")
    asked_for_early = re.compile(r'<link rel="(?:modulepreload|preload)"[^>]*>')  # each address has its own
    assert here.status_code == lobby.status_code == 200
    assert asked_for_early.sub("", here.text) == asked_for_early.sub("", lobby.text)
