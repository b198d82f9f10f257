"""The hall and the clockwork: what is due is written once and in its time, whichever server does it."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest

from riverrun.server import entries, wishes
from riverrun.server.clock import FINISHING, READY
from riverrun.server.hall import GRACE
from riverrun.server.refusal import Refuse

from .clocks import ROUND, anything, choosing, left, phase
from .desks import desk_in
from .hands import ByHand, a_while, comes
from .tables import ADA, BOB


def test_the_clockwork_writes_what_is_due_in_its_time_and_not_before(tmp_path):
    async def run():
        async with desk_in(tmp_path) as desk:
            id = await desk.open()
            desk.time.go(READY)
            await a_while()
            assert phase(desk.table(id)) == "ready"
            desk.time.go(0.001)
            await desk.phase(id, "running")
            await desk.play(id, "draw")
            desk.time.go(ROUND)
            await a_while()
            assert phase(desk.table(id)) == "running"
            desk.time.go(0.001)
            await desk.phase(id, "finishing")
            await desk.due(id)
            assert phase(desk.table(id)) == "wave"
            await desk.due(id)
            assert phase(desk.table(id)) == "ready"
            assert not desk.hall.rooms[id].listeners

    asyncio.run(run())


def test_a_command_received_at_the_deadline_beats_the_expiry_and_a_later_one_does_not(tmp_path):
    async def run():
        async with desk_in(tmp_path) as desk:
            id = await desk.open()
            await desk.start(id)
            desk.time.at = desk.table(id).until  # nobody is woken: the command and the alarm race
            drawing = asyncio.create_task(desk.play(id, "draw"))
            await asyncio.sleep(0)
            desk.time.go(0.5)
            await drawing
            await desk.phase(id, "finishing")
            kinds = [one.entry.move for one in desk.table(id).log if isinstance(one.entry, entries.Moved)]
            assert kinds == ["draw", "tide"]
            assert desk.table(id).log[-2].at < desk.table(id).log[-1].at
            other = await desk.open(seed=8)
            await desk.start(other)
            desk.time.at = desk.table(other).until + 0.001
            with pytest.raises(Refuse, match="timer ran out"):
                await desk.play(other, "draw")
            assert phase(desk.table(other)) == "wave"

    asyncio.run(run())


def test_what_comes_late_for_a_tile_in_hand_finishes_it_late(tmp_path):
    async def run():
        async with desk_in(tmp_path) as desk:
            id = await desk.open()
            await desk.start(id)
            await desk.play(id, "draw")
            table = desk.table(id)
            move, seen = anything(table, "place"), table.version
            desk.time.at = table.until + 0.001
            await desk.hall.do(id, lambda table: wishes.play(table, ADA, 0, move, seen, None))
            assert [one.entry.move for one in desk.table(id).log[-2:]] == ["tide", move]
            assert phase(desk.table(id)) == "wave"

    asyncio.run(run())


@pytest.mark.parametrize("where", ["ready", "running", "begun", "finishing", "choosing", "wave", "paused"])
def test_a_new_server_goes_on_in_every_phase(tmp_path, where):
    async def run():
        time = ByHand()
        async with desk_in(tmp_path, time) as desk:
            seed = choosing(pausable="yes").seed if where == "choosing" else 7
            id = await desk.open([ADA] if where == "choosing" else [ADA, BOB], seed, pausable="yes")
            if where != "ready":
                await desk.start(id)
            if where in ("begun", "finishing"):
                await desk.play(id, "draw")
            if where == "choosing":
                await desk.play(id, "play calm-waters")
            if where == "paused":
                time.go(5)
                await desk.hall.do(id, lambda table: wishes.pause(table, BOB, 1, None))
            if where in ("finishing", "choosing", "wave"):
                await desk.due(id)
            before = desk.table(id)
            assert before.clock is not None
        owed = where != "paused"
        time.go(3)
        async with desk_in(tmp_path, time) as desk:
            assert (await desk.store.bots_turns() == [id]) == owed
            await desk.hall.room(id)
            after = desk.table(id)
            assert (after.clock, after.until, after.left) == (before.clock, before.until, before.left)
            if owed:
                await desk.due(id)
                assert desk.table(id).version == before.version + 1
            else:
                await desk.hall.do(id, lambda table: wishes.resume(table, BOB, 1, None))
                assert left(desk.table(id)) == ROUND - 5

    asyncio.run(run())


def test_a_server_that_comes_back_late_gives_the_time_to_finish(tmp_path):
    async def run():
        time = ByHand()
        async with desk_in(tmp_path, time) as desk:
            id = await desk.open()
            await desk.start(id)
            await desk.play(id, "draw")
        time.go(3600)
        async with desk_in(tmp_path, time) as desk:
            await desk.hall.room(id)
            await desk.phase(id, "finishing")
            assert left(desk.table(id)) == FINISHING

    asyncio.run(run())


def test_two_servers_write_what_is_due_once(tmp_path):
    async def run():
        time = ByHand()
        async with desk_in(tmp_path, time) as one, desk_in(tmp_path, time) as two:
            id = await one.open()
            await two.hall.room(id)
            for _ in range(6):
                version = one.table(id).version
                await two.hall.look_around()  # there is no broker between them
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
        async with desk_in(tmp_path, time) as one, desk_in(tmp_path, time) as two:
            id = await one.open()
            await one.start(id)
            await two.hall.room(id)
            for desk in (one, two):
                desk.notes.shared = True
            quick, stored = one.store.append, asyncio.Event()

            async def slow(*args: Any) -> None:
                await stored.wait()
                await quick(*args)

            one.store.append = slow
            time.set(one.table(id).until)
            drawing = asyncio.create_task(one.play(id, "draw"))
            await asyncio.sleep(0)
            time.go(GRACE / 2)
            late = asyncio.create_task(two.hall.do(id, lambda table: entries.Said(by=BOB, seat=1, text="Oh!")))
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
        async with desk_in(tmp_path) as desk:
            desk.hall.idle = 0.0
            id = await desk.open()
            await desk.hall.put_away()
            assert id in desk.hall.rooms
            await desk.due(id)  # it starts
            await desk.due(id)  # it is over
            await desk.due(id)  # the wave is over, and nobody acted
            assert desk.table(id).until is None
            await desk.hall.put_away()
            assert id not in desk.hall.rooms

    asyncio.run(run())
