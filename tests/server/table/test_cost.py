"""What telling costs, counted: nothing is made, encoded or asked of the database twice for those who see the same."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from riverrun.kernel.game import Game
from riverrun.kernel.position import view
from riverrun.kernel.state import State
from riverrun.server import json_fields
from riverrun.server.api.lobby import LobbyService, TablesOfPeople
from riverrun.server.json_fields import Fields
from riverrun.server.sessions.pubsub import Notification
from riverrun.server.sessions.session import Session
from riverrun.server.table.telling.projection import Told
from riverrun.server.workers.precompile import Precompiler
from server.helpers.manual_time import ByHand
from server.helpers.registries import ClockedRegistry
from server.helpers.tables import ADA, PEOPLE, STRANGER, game, moved, seated

WATCHERS = 30


@pytest.fixture
def made(monkeypatch) -> Counter[str]:
    """How often each costly thing was made."""
    count: Counter[str] = Counter()

    def counted(owner: Any, name: str) -> None:
        function = getattr(owner, name)

        def call(*args: Any, **more: Any) -> Any:
            count[name] += 1
            return function(*args, **more)

        monkeypatch.setattr(owner, name, call)

    counted(State, "view_of")
    counted(State, "own_view")
    counted(view, "legal_moves")
    counted(Game, "legal")
    counted(json_fields, "encode")
    return count


def told_all(session: Session, told: dict[object, Told]) -> dict[object, bytes]:
    """Tells a session's table to two sockets of each of four people, and to many who watch."""
    since = max(0, session.table.version - 1)
    sent = {}
    for socket in range(2):
        for seat, person in enumerate(PEOPLE[:4]):
            key = (socket, seat)
            sent[key], told[key] = session.update_for(person, seat, since, 0.0, told.get(key))
    for watcher in range(WATCHERS):
        sent[watcher], told[watcher] = session.update_for(None, None, since, 0.0, told.get(watcher))
    return sent


def test_a_move_is_made_once_for_all_who_see_the_same(made) -> None:
    rng = random.Random(3)
    session = Session(moved(seated(PEOPLE[:4], of=game(4)), rng), 0)
    told: dict[object, Told] = {}
    told_all(session, told)
    for _ in range(20):
        session.table = moved(session.table, rng)
        made.clear()
        sent = told_all(session, told)
        assert made["view_of"] == 1
        assert made["own_view"] == 5, "four seats and a spectator"
        assert made["legal_moves"] == made["legal"] == 1, "only whose turn it is has moves"
        assert [sent[0, seat] for seat in range(4)] == [sent[1, seat] for seat in range(4)]
        assert len({sent[watcher] for watcher in range(WATCHERS)}) == 1


def test_what_stays_as_it_was_is_not_encoded_again(made) -> None:
    rng = random.Random(4)
    session = Session(moved(seated(PEOPLE[:4], of=game(4)), rng), 0)
    told: dict[object, Told] = {}
    told_all(session, told)
    first, made["encode"] = made["encode"], 0
    moves = 20
    for _ in range(moves):
        session.table = moved(session.table, rng)
        told_all(session, told)
    assert made["encode"] / moves < first / 2


def test_fields_that_have_not_changed_are_the_same_fields() -> None:
    before = Fields({"hand": ["a", "b"], "turn": 3})
    assert Fields.of({"hand": ["a", "b"], "turn": 3}, before) is before
    after = Fields.of({"hand": ["a", "b"], "turn": 4}, before)
    assert after.encoded["hand"] is before.encoded["hand"]
    assert after.after(before) == b'"turn":4'


class Piece(msgspec.Struct):
    worth: float


def test_fields_know_what_differs_from_those_before_them() -> None:
    rng = random.Random(5)
    market = [Piece(rng.random()) for _ in range(6)]
    before = Fields({"turn": 1, "market": market, "hand": ["a"]})
    for turn in range(50):
        market = [*market]
        for _ in range(rng.randrange(5)):
            market[rng.randrange(len(market))] = Piece(rng.random())
        after = Fields({"turn": turn // 3, "market": market, "hand": ["a"]}, before)
        fresh = Fields(after.values)
        assert after.encoded == fresh.encoded
        assert after.after(before) == fresh.after(before), "known, or compared"
        before = after


def test_the_lobby_is_made_once_for_all_who_watch_it(tmp_path, monkeypatch) -> None:
    asked: Counter[str] = Counter()

    async def watch() -> None:
        parts = ClockedRegistry(tmp_path, ByHand())
        await parts.store.start()
        try:
            mine = await parts.open()
            lobby = LobbyService(parts.registry, Precompiler(lambda: None, wanted=False))
            for name in ("free_tables", "tables_of_people"):
                monkeypatch.setattr(parts.store, name, counting(getattr(parts.store, name), asked, name))
            with lobby.watching(ADA) as ada, lobby.watching(None) as nobody, lobby.watching(STRANGER) as other:
                strangers = [await lobby.encoded_for(nobody) for _ in range(10)] + [await lobby.encoded_for(other)]
                assert len(set(map(id, strangers))) == 1
                assert mine.encode() in await lobby.encoded_for(ada)
                assert asked == {"free_tables": 1, "tables_of_people": 2}
                lobby.receive(Notification("", 1, lobby=True))
                assert [watcher.changed.is_set() for watcher in (ada, nobody, other)] == [True] * 3
                for watcher in (ada, nobody, other):
                    await lobby.encoded_for(watcher)
                assert asked == {"free_tables": 2, "tables_of_people": 2}, "nobody's own tables have changed"
                lobby.receive(Notification(mine, 2, people=[ADA]))
                assert [watcher.changed.is_set() for watcher in (ada, nobody, other)] == [True, False, False]
                await lobby.encoded_for(ada)
                assert asked == {"free_tables": 2, "tables_of_people": 3}
        finally:
            await parts.store.stop()

    asyncio.run(watch())


def test_the_tables_of_many_who_come_at_once_are_found_with_few_questions(tmp_path, monkeypatch) -> None:
    asked: Counter[str] = Counter()

    async def come() -> None:
        parts = ClockedRegistry(tmp_path, ByHand())
        await parts.store.start()
        try:
            mine = [await parts.open() for _ in range(3)]
            assert (await parts.store.tables_of_people([ADA, STRANGER], 2)) == {
                ADA: await parts.store.tables_of(ADA, 2)
            }
            found = TablesOfPeople(parts.store)
            name = "tables_of_people"
            monkeypatch.setattr(parts.store, name, counting(getattr(parts.store, name), asked, name))
            several = await asyncio.gather(*(found.of(f"somebody {number}") for number in range(50)), found.of(ADA))
            assert several[:-1] == [[]] * 50
            assert sorted(several[-1]) == sorted(mine)
            assert asked["tables_of_people"] <= 2
        finally:
            await parts.store.stop()

    asyncio.run(come())


def counting(function: Any, count: Counter[str], name: str) -> Any:
    async def call(*args: Any) -> Any:
        count[name] += 1
        return await function(*args)

    return call
