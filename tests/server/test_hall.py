"""The hall: tables leave memory when idle and come back whole, from a snapshot or from the log alone."""

from __future__ import annotations

import asyncio
import random
from contextlib import asynccontextmanager

import pytest

from riverrun.kernel.game import Game
from riverrun.server import entries
from riverrun.server.charter import Charter, SeatPlan, new_id
from riverrun.server.hall import SNAPSHOT_EVERY, Hall
from riverrun.server.notes import Notes
from riverrun.server.refusal import Refuse
from riverrun.server.store import Store

from .tables import ADA, BOB, game


@asynccontextmanager
async def hall_in(folder, idle=0.0):
    """A hall over a database in a folder."""
    store, notes = Store(f"sqlite:///{folder / 'tables.sqlite3'}"), Notes(None)
    hall = Hall(store, notes, None, idle)
    await store.start()
    await notes.start(hall.hear)
    try:
        yield hall
    finally:
        await hall.stop()
        await notes.stop()
        await store.stop()


async def played(hall, moves, seed=3):
    """A table of two people after so many random moves."""
    of, rng = game(2), random.Random(seed)
    plans = [SeatPlan("person"), SeatPlan("person")]
    charter = Charter(of.id, 2, of.options, of.rulebook.version, of.content_hash, plans, ADA)
    first = [entries.Sat(by=who, seat=seat, name=who) for seat, who in enumerate((ADA, BOB))]
    room = await hall.open(charter, new_id(), seed, first)
    for _ in range(moves):
        state = room.table.state
        move = of.text(rng.choice(state.legal()))
        await hall.do(room.table.id, lambda table, move=move: entries.Moved(seat=table.turn, move=move))
    return room.table


def same(one, other):
    """Whether two tables are the same, events and undo included."""
    facts = [(t.version, t.line, t.stage, t.state.hash, t.state.undoable, t.state.events(0)) for t in (one, other)]
    return facts[0] == facts[1]


def test_an_idle_table_leaves_memory_and_comes_back_whole(tmp_path):
    async def run():
        async with hall_in(tmp_path) as hall:
            before = await played(hall, 12)
            await hall.put_away()
            assert hall.rooms == {}
            return before, (await hall.room(before.id)).table

    assert same(*asyncio.run(run()))


def test_a_table_that_is_looked_at_or_was_used_lately_stays(tmp_path):
    class Someone:
        person = None

        def ring(self):
            pass

        ring_presence = ring

    async def run():
        async with hall_in(tmp_path, idle=60) as hall:
            table = await played(hall, 1)
            await hall.put_away()
            assert table.id in hall.rooms
            hall.idle = 0.0
            hall.attach(hall.rooms[table.id], Someone())
            await hall.put_away()
            assert table.id in hall.rooms

    asyncio.run(run())


def test_a_long_table_opens_from_its_snapshot_without_playing_its_moves_again(tmp_path, monkeypatch):
    async def run():
        async with hall_in(tmp_path) as hall:
            before = await played(hall, SNAPSHOT_EVERY + 3)
            number, _ = await hall.store.snapshot(before.id)
            assert number >= SNAPSHOT_EVERY
            await hall.put_away()
            monkeypatch.setattr(Game, "new", lambda *_: pytest.fail("the moves were played again"))
            return before, (await hall.room(before.id)).table

    assert same(*asyncio.run(run()))


@pytest.mark.parametrize("damage", [b"", b"nonsense", None])
def test_a_snapshot_that_does_not_fit_is_passed_over(tmp_path, damage):
    async def run():
        async with hall_in(tmp_path) as hall:
            before, other = await played(hall, 8), await played(hall, 5, seed=4)
            await hall.put_away()
            foreign = Game(other.game.rulebook, 3).new(1).freeze()
            await hall.store.keep(before.id, before.version, foreign if damage is None else damage)
            return before, (await hall.room(before.id)).table

    assert same(*asyncio.run(run()))


def test_what_another_server_wrote_first_is_taken_in_and_the_wish_asked_again(tmp_path):
    async def run():
        async with hall_in(tmp_path) as one, hall_in(tmp_path) as two:
            table = await played(one, 2)
            await two.room(table.id)
            asked = []

            def say(table):
                asked.append(table.version)
                return entries.Said(by=ADA, seat=0, text="hm")

            assert await one.do(table.id, say) == 5
            assert await two.do(table.id, say) == 6
            assert asked == [4, 4, 5]

    asyncio.run(run())


def test_a_table_that_is_not_there_is_refused(tmp_path):
    async def run():
        async with hall_in(tmp_path) as hall:
            for id in (new_id(), "", "x", "../../etc"):
                with pytest.raises(Refuse, match="There is no table"):
                    await hall.room(id)

    asyncio.run(run())
