"""The registry: tables leave memory when idle and come back whole, from a snapshot or from the log alone."""

from __future__ import annotations

import asyncio
import random
from contextlib import asynccontextmanager

import pytest

from riverrun.kernel.game import Game
from riverrun.kernel.jit.switch import SOURCES
from riverrun.server.errors import RequestError
from riverrun.server.sessions.pubsub import PubSub
from riverrun.server.sessions.registry import SNAPSHOT_EVERY, SessionRegistry
from riverrun.server.storage.store import Store
from riverrun.server.table import commands, entries
from riverrun.server.table.commands import preconditions
from riverrun.server.table.config import SeatConfig, TableConfig, new_id
from server.helpers.tables import ADA, BOB, game


@asynccontextmanager
async def registry_in(folder, idle=0.0):
    """A registry over a database in a folder."""
    store, pubsub = Store(f"sqlite:///{folder / 'tables.sqlite3'}"), PubSub(None)
    registry = SessionRegistry(store, pubsub, None, idle)
    await store.start()
    await pubsub.start(registry.receive)
    try:
        yield registry
    finally:
        await registry.stop()
        await pubsub.stop()
        await store.stop()


async def played(registry, moves, seed=3):
    """A table of two people after some random moves."""
    of, rng = game(2), random.Random(seed)
    plans = [SeatConfig("person"), SeatConfig("person")]
    config = TableConfig(of.id, 2, of.options, of.rulebook.version, of.content_hash, plans, ADA)
    first = [entries.Sat(by=who, seat=seat, name=who) for seat, who in enumerate((ADA, BOB))]
    session = await registry.create(config, new_id(), seed, first)
    for _ in range(moves):
        state = session.table.state
        move = of.text(rng.choice(state.legal()))
        await registry.execute(session.table.id, lambda table, move=move: entries.Moved(seat=table.turn, move=move))
    return session.table


def same(one, other):
    """Whether two tables are the same, events and undo included."""
    facts = [(t.version, t.moves, t.stage, t.state.hash, t.state.undoable, t.state.events(0)) for t in (one, other)]
    return facts[0] == facts[1]


def test_an_idle_table_leaves_memory_and_comes_back_whole(tmp_path):
    async def run():
        async with registry_in(tmp_path) as registry:
            before = await played(registry, 12)
            await registry.evict_idle()
            assert registry.sessions == {}
            return before, (await registry.session(before.id)).table

    assert same(*asyncio.run(run()))


def test_a_table_that_is_looked_at_or_was_used_lately_stays(tmp_path):
    class Someone:
        person = None

        def notify(self):
            pass

        notify_presence = notify

    async def run():
        async with registry_in(tmp_path, idle=60) as registry:
            table = await played(registry, 1)
            await registry.evict_idle()
            assert table.id in registry.sessions
            registry.idle = 0.0
            registry.subscribe(registry.sessions[table.id], Someone())
            await registry.evict_idle()
            assert table.id in registry.sessions

    asyncio.run(run())


def test_a_long_table_opens_from_its_snapshot_without_playing_its_moves_again(tmp_path, monkeypatch):
    async def run():
        async with registry_in(tmp_path) as registry:
            before = await played(registry, SNAPSHOT_EVERY + 3)
            number, _ = await registry.store.snapshot(before.id, SOURCES)
            assert number >= SNAPSHOT_EVERY
            await registry.evict_idle()
            monkeypatch.setattr(Game, "new", lambda *_: pytest.fail("the moves were played again"))
            return before, (await registry.session(before.id)).table

    assert same(*asyncio.run(run()))


@pytest.mark.parametrize("damage", [b"", b"nonsense", None])
def test_a_snapshot_that_does_not_fit_is_passed_over(tmp_path, damage):
    async def run():
        async with registry_in(tmp_path) as registry:
            before, other = await played(registry, 8), await played(registry, 5, seed=4)
            await registry.evict_idle()
            foreign = Game(other.game.rulebook, 3).new(1).freeze()
            await registry.store.save_snapshot(
                before.id, before.version, foreign if damage is None else damage, SOURCES
            )
            return before, (await registry.session(before.id)).table

    assert same(*asyncio.run(run()))


def test_what_another_server_wrote_first_is_taken_in_and_it_is_decided_again(tmp_path):
    async def run():
        async with registry_in(tmp_path) as one, registry_in(tmp_path) as two:
            table = await played(one, 2)
            await two.session(table.id)
            asked = []

            def say(table):
                asked.append(table.version)
                return entries.Said(by=ADA, seat=0, text="hm")

            assert await one.execute(table.id, say) == 5
            assert await two.execute(table.id, say) == 6
            assert asked == [4, 4, 5]

    asyncio.run(run())


def test_nobody_is_refused_by_what_a_table_was_before_another_server_s_entries(tmp_path):
    """A person sits down through one server, and looks, talks and plays through another before that has heard of it."""

    async def run():
        async with registry_in(tmp_path) as one, registry_in(tmp_path) as two:
            of = game(2)
            seats = [SeatConfig("person"), SeatConfig("person")]
            config = TableConfig(of.id, 2, of.options, of.rulebook.version, of.content_hash, seats, ADA, listed=True)
            id = (await one.create(config, new_id(), 3, [entries.Sat(by=ADA, seat=0, name="Ada")])).table.id
            session = await two.session(id)
            two.pubsub.shared = True  # there is no broker between them: no notification comes
            await one.execute(id, lambda table: commands.sit(table, BOB, "Bob", 1, None))
            at_once = [two.check(session, lambda table: preconditions.may_look(table, BOB, 1)) for _ in range(5)]
            await asyncio.gather(*at_once)  # the first of them reads what is missing, for the others too
            third = await two.session((await one.create(config, new_id(), 3, [])).table.id)
            await one.execute(third.table.id, lambda table: commands.sit(table, BOB, "Bob", 0, None))
            assert await two.execute(third.table.id, lambda table: commands.say(table, BOB, 0, "Here!", None)) == 2
            with pytest.raises(RequestError, match="yours"):
                await two.check(session, lambda table: preconditions.may_look(table, BOB, 0))
            with pytest.raises(RequestError, match="yours"):
                await two.execute(id, lambda table: commands.say(table, BOB, 0, "I am Ada.", None))

    asyncio.run(run())


def test_a_table_that_is_not_there_is_refused(tmp_path):
    async def run():
        async with registry_in(tmp_path) as registry:
            for id in (new_id(), "", "x", "../../etc"):
                with pytest.raises(RequestError, match="There is no table"):
                    await registry.session(id)

    asyncio.run(run())


def test_what_is_being_stored_is_told_although_who_asked_has_gone(tmp_path):
    async def run():
        async with registry_in(tmp_path) as registry:
            session = registry.sessions[(await played(registry, 1)).id]
            quick, going = registry.store.append, asyncio.Event()

            async def slow(*args):
                await going.wait()
                await quick(*args)

            registry.store.append = slow
            before, told = session.table.version, []
            session.notify = lambda: told.append(session.table.version)
            said = entries.Said(by=ADA, seat=0, text="Hello")
            asking = asyncio.create_task(registry.execute(session.table.id, lambda table: said))
            while not session.lock.locked():
                await asyncio.sleep(0)
            asking.cancel()
            await asyncio.sleep(0)
            assert not asking.done(), "it is seen to its end"
            going.set()
            with pytest.raises(asyncio.CancelledError):
                await asking
            assert (session.table.version, told[-1], session.lock.locked()) == (before + 1, before + 1, False)
            assert [one.entry for one in await registry.store.log(session.table.id, before)] == [said]

    asyncio.run(run())
