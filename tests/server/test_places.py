"""Places to think: moves come before hints and hints before reports, and a report gives its place up."""

from __future__ import annotations

import asyncio
import time

import pytest

from riverrun.bots.report import Step
from riverrun.server import places
from riverrun.server.places import Places, Urgency, Wanted
from riverrun.server.reporting import Reports
from riverrun.server.store import Store
from riverrun.server.thinkers import Unanswered

from .test_studying import strange
from .test_thinkers import a_state, at_work, run, until

PATIENCE = 10.0


def test_the_most_urgent_is_next_and_the_first_among_equals():
    async def test() -> None:
        here, order = Places(1), []

        async def hold(name: str, urgency: Urgency) -> None:
            place = await here.take(urgency, PATIENCE)
            order.append(name)
            await asyncio.sleep(0)
            here.give(place)

        first = await here.take(Urgency.MOVE, PATIENCE)
        wishes = [("report", 2), ("hint", 1), ("other report", 2), ("move", 0), ("other hint", 1), ("other move", 0)]
        waiting = []
        for name, urgency in wishes:
            waiting.append(asyncio.create_task(hold(name, Urgency(urgency))))
            await asyncio.sleep(0)
        here.give(first)
        await asyncio.gather(*waiting)
        assert order == ["move", "other move", "hint", "other hint", "report", "other report"]

    run(test())


def test_who_gives_up_waiting_keeps_no_place():
    async def test() -> None:
        here = Places(1)
        held = await here.take(Urgency.HINT, PATIENCE)
        with pytest.raises(TimeoutError):
            await here.take(Urgency.MOVE, 0.01)
        gone = asyncio.create_task(here.take(Urgency.MOVE, PATIENCE))
        await asyncio.sleep(0)
        here.give(held)
        gone.cancel()  # just as it is given the place
        await asyncio.gather(gone, return_exceptions=True)
        here.give(await here.take(Urgency.REPORT, 0.01))

    run(test())


@pytest.mark.parametrize("urgency", [Urgency.MOVE, Urgency.HINT])
def test_a_report_gives_its_place_up_and_nothing_else_does(monkeypatch, urgency):
    monkeypatch.setattr(places, "YIELDING", 0.01)

    async def test() -> None:
        for holds in Urgency:
            here = Places(1)
            place = await here.take(holds, PATIENCE)
            asking = asyncio.create_task(here.take(urgency, PATIENCE))
            work = asyncio.create_task(place.unless_wanted(asyncio.sleep(0.1, "done")))
            if holds is Urgency.REPORT:
                with pytest.raises(Wanted):
                    await work
            else:
                assert await work == "done"
            here.give(place)
            here.give(await asking)

    run(test())


def test_no_report_gives_its_place_up_to_another(monkeypatch):
    monkeypatch.setattr(places, "YIELDING", 0.01)

    async def test() -> None:
        here = Places(1)
        place = await here.take(Urgency.REPORT, PATIENCE)
        with pytest.raises(TimeoutError):
            await here.take(Urgency.REPORT, 0.1)
        assert not place.wanted.is_set()

    run(test())


def test_a_bot_that_must_move_does_not_wait_for_a_reports_position(monkeypatch):
    monkeypatch.setattr(places, "YIELDING", 0.1)

    async def test() -> None:
        async with at_work(deadline=30.0, look=strange) as thinkers:
            endless = thinkers.study(a_state(), iterations=1, moves=91, urgency=Urgency.REPORT)
            report = asyncio.create_task(endless)
            await until(lambda: thinkers.busy == 1)
            began = time.monotonic()
            choice = await thinkers.choose(a_state(), "greedy", 1)
            assert choice.by == "bot"
            assert time.monotonic() - began < 20
            with pytest.raises(Unanswered) as trouble:
                await report
            assert trouble.value.why == "crowded"  # which a report tries again
            assert (thinkers.late, thinkers.died, thinkers.failed, thinkers.crowded) == (0, 0, 0, 0)

    run(test())


def test_a_report_asks_no_process_that_is_still_starting(tmp_path):
    """A bot that must move then would have it ended, and wait for the next one to start."""

    async def test() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
        async with at_work(look=strange) as thinkers:
            reports = Reports(store, thinkers, iterations=1)
            state = a_state()
            asked = asyncio.create_task(reports._look(Step(0, state, state.legal()[0])))
            await asyncio.sleep(0)
            assert thinkers.starting
            assert (thinkers.busy, thinkers.queued) == (0, 0)
            await until(lambda: not thinkers.starting)
            assert (await asked).moves

    run(test())
