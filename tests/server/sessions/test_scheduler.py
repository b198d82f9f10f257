"""The registry and the scheduler: what is due is written once and in its time, whichever server does it."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest

from riverrun.server.errors import RequestError
from riverrun.server.sessions.registry import GRACE
from riverrun.server.table import commands, entries
from riverrun.server.table.timing.clock import FINISHING, READY
from server.helpers.clocked_tables import ROUND, anything, choosing, left, phase
from server.helpers.manual_time import ByHand, a_while, comes
from server.helpers.registries import clocked_registry
from server.helpers.tables import ADA, BOB


def test_the_clockwork_writes_what_is_due_in_its_time_and_not_before(tmp_path):
    async def run():
        async with clocked_registry(tmp_path) as host:
            id = await host.open()
            host.time.go(READY)
            await a_while()
            assert phase(host.table(id)) == "ready"
            host.time.go(0.001)
            await host.phase(id, "running")
            await host.play(id, "draw")
            host.time.go(ROUND)
            await a_while()
            assert phase(host.table(id)) == "running"
            host.time.go(0.001)
            await host.phase(id, "finishing")
            await host.due(id)
            assert phase(host.table(id)) == "interlude"
            await host.due(id)
            assert phase(host.table(id)) == "ready"
            assert not host.registry.sessions[id].subscribers

    asyncio.run(run())


def test_a_command_received_at_the_deadline_beats_the_expiry_and_a_later_one_does_not(tmp_path):
    async def run():
        async with clocked_registry(tmp_path) as host:
            id = await host.open()
            await host.start(id)
            host.time.at = host.table(id).until  # nobody is woken: the command and the alarm race
            drawing = asyncio.create_task(host.play(id, "draw"))
            await asyncio.sleep(0)
            host.time.go(0.5)
            await drawing
            await host.phase(id, "finishing")
            kinds = [one.entry.move for one in host.table(id).log if isinstance(one.entry, entries.Moved)]
            assert kinds == ["draw", "tide"]
            assert host.table(id).log[-2].at < host.table(id).log[-1].at
            other = await host.open(seed=8)
            await host.start(other)
            host.time.at = host.table(other).until + 0.001
            with pytest.raises(RequestError, match="The round is over"):
                await host.play(other, "draw")
            assert phase(host.table(other)) == "interlude"

    asyncio.run(run())


def test_what_comes_late_for_a_tile_in_hand_finishes_it_late(tmp_path):
    async def run():
        async with clocked_registry(tmp_path) as host:
            id = await host.open()
            await host.start(id)
            await host.play(id, "draw")
            table = host.table(id)
            move, seen = anything(table, "place"), table.version
            host.time.at = table.until + 0.001
            await host.registry.execute(id, lambda table: commands.play(table, ADA, 0, move, seen, None))
            assert [one.entry.move for one in host.table(id).log[-2:]] == ["tide", move]
            assert phase(host.table(id)) == "interlude"

    asyncio.run(run())


@pytest.mark.parametrize("where", ["ready", "running", "begun", "finishing", "choosing", "interlude", "paused"])
def test_a_new_server_goes_on_in_every_phase(tmp_path, where):
    async def run():
        time = ByHand()
        async with clocked_registry(tmp_path, time) as host:
            seed = choosing(pausable="yes").seed if where == "choosing" else 7
            id = await host.open([ADA] if where == "choosing" else [ADA, BOB], seed, pausable="yes")
            if where != "ready":
                await host.start(id)
            if where in ("begun", "finishing"):
                await host.play(id, "draw")
            if where == "choosing":
                await host.play(id, "play calm-waters")
            if where == "paused":
                time.go(5)
                await host.registry.execute(id, lambda table: commands.pause(table, BOB, 1, None))
            if where in ("finishing", "choosing", "interlude"):
                await host.due(id)
            before = host.table(id)
            assert before.clock is not None
        due_entry = where != "paused"
        time.go(3)
        async with clocked_registry(tmp_path, time) as host:
            assert (await host.store.tables_to_act_on() == [id]) == due_entry
            await host.registry.session(id)
            after = host.table(id)
            assert (after.clock, after.until, after.left) == (before.clock, before.until, before.left)
            if due_entry:
                await host.due(id)
                assert host.table(id).version == before.version + 1
            else:
                await host.registry.execute(id, lambda table: commands.resume(table, BOB, 1, None))
                assert left(host.table(id)) == ROUND - 5

    asyncio.run(run())


def test_a_server_that_comes_back_late_gives_the_time_to_finish(tmp_path):
    async def run():
        time = ByHand()
        async with clocked_registry(tmp_path, time) as host:
            id = await host.open()
            await host.start(id)
            await host.play(id, "draw")
        time.go(3600)
        async with clocked_registry(tmp_path, time) as host:
            await host.registry.session(id)
            await host.phase(id, "finishing")
            assert left(host.table(id)) == FINISHING

    asyncio.run(run())


def test_two_servers_write_what_is_due_once(tmp_path):
    async def run():
        time = ByHand()
        async with clocked_registry(tmp_path, time) as one, clocked_registry(tmp_path, time) as two:
            id = await one.open()
            await two.registry.session(id)
            for _ in range(6):
                version = one.table(id).version
                await two.registry.resync()  # there is no broker between them
                assert two.table(id).version == version
                until = one.table(id).until
                if until is None:
                    await one.start(id)
                    continue
                time.set(until + 0.001)
                await comes(lambda version=version: {one.table(id).version, two.table(id).version} == {version + 1})
            log = await one.store.log(id)
            assert [numbered.number for numbered in log] == list(range(1, len(log) + 1))
            assert Counter(type(numbered.entry).__name__ for numbered in log[2:])["Moved"] == 2

    asyncio.run(run())


def test_what_another_server_received_in_time_is_waited_for(tmp_path):
    async def run():
        time = ByHand()
        async with clocked_registry(tmp_path, time) as one, clocked_registry(tmp_path, time) as two:
            id = await one.open()
            await one.start(id)
            await two.registry.session(id)
            for host in (one, two):
                host.pubsub.shared = True
            quick, stored = one.store.append, asyncio.Event()

            async def slow(*args: Any) -> None:
                await stored.wait()
                await quick(*args)

            one.store.append = slow
            time.set(one.table(id).until)
            drawing = asyncio.create_task(one.play(id, "draw"))
            await asyncio.sleep(0)
            time.go(GRACE / 2)
            late = asyncio.create_task(two.registry.execute(id, lambda table: entries.Said(by=BOB, seat=1, text="Oh!")))
            await a_while()
            assert not late.done()
            stored.set()
            await drawing
            time.go(GRACE)
            await late
            log = await one.store.log(id)
            kinds = [getattr(numbered.entry, "move", numbered.entry.__class__.__name__) for numbered in log[3:]]
            assert kinds == ["draw", "tide", "Said"]

    asyncio.run(run())


def test_a_table_with_something_due_stays_in_memory(tmp_path):
    async def run():
        async with clocked_registry(tmp_path) as host:
            host.registry.idle = 0.0
            id = await host.open()
            await host.registry.evict_idle()
            assert id in host.registry.sessions
            await host.due(id)  # it starts
            await host.due(id)  # it is over
            await host.due(id)  # the interlude is over, and nobody acted
            assert host.table(id).until is None
            await host.registry.evict_idle()
            assert id not in host.registry.sessions

    asyncio.run(run())
