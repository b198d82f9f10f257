"""Priorities of the worker pool: quick bots first, then moves and hints in turn, and a report gives its slot up."""

from __future__ import annotations

import asyncio
import time

import pytest

from riverrun.bots.report import Step
from riverrun.server.review.report import ReportService
from riverrun.server.storage.store import Store
from riverrun.server.workers import priority
from riverrun.server.workers.priority import Preempted, Priority, PrioritySemaphore
from riverrun.server.workers.results import WorkerUnavailable

from .test_analysis_tasks import strange
from .test_worker_pool import a_state, at_work, run, until

PATIENCE = 10.0


def test_the_most_urgent_is_next_and_the_first_among_equals():
    async def test() -> None:
        here, order = PrioritySemaphore(1), []

        async def hold(name: str, level: Priority) -> None:
            slot = await here.acquire(level, PATIENCE)
            order.append(name)
            await asyncio.sleep(0)
            here.release(slot)

        first = await here.acquire(Priority.MOVE, PATIENCE)
        wishes = [("report", 3), ("hint", 2), ("other report", 3), ("move", 1), ("other hint", 2), ("other move", 1)]
        wishes += [("quick", 0)]
        waiting = []
        for name, level in wishes:
            waiting.append(asyncio.create_task(hold(name, Priority(level))))
            await asyncio.sleep(0)
        here.release(first)
        await asyncio.gather(*waiting)
        assert order == ["quick", "move", "other move", "hint", "other hint", "report", "other report"]

    run(test())


def test_who_gives_up_waiting_keeps_no_place():
    async def test() -> None:
        here = PrioritySemaphore(1)
        held = await here.acquire(Priority.HINT, PATIENCE)
        with pytest.raises(TimeoutError):
            await here.acquire(Priority.MOVE, 0.01)
        gone = asyncio.create_task(here.acquire(Priority.MOVE, PATIENCE))
        await asyncio.sleep(0)
        here.release(held)
        gone.cancel()  # just as it is given the place
        await asyncio.gather(gone, return_exceptions=True)
        here.release(await here.acquire(Priority.REPORT, 0.01))

    run(test())


@pytest.mark.parametrize("level", [Priority.MOVE, Priority.HINT])
def test_a_report_gives_its_slot_up_and_nothing_else_does(monkeypatch, level):
    monkeypatch.setattr(priority, "PREEMPT_AFTER", 0.01)

    async def test() -> None:
        for holds in Priority:
            here = PrioritySemaphore(1)
            slot = await here.acquire(holds, PATIENCE)
            asking = asyncio.create_task(here.acquire(level, PATIENCE))
            work = asyncio.create_task(slot.run_unless_preempted(asyncio.sleep(0.1, "done")))
            if holds is Priority.REPORT:
                with pytest.raises(Preempted):
                    await work
            else:
                assert await work == "done"
            here.release(slot)
            here.release(await asking)

    run(test())


def test_no_report_gives_its_slot_up_to_another(monkeypatch):
    monkeypatch.setattr(priority, "PREEMPT_AFTER", 0.01)

    async def test() -> None:
        here = PrioritySemaphore(1)
        slot = await here.acquire(Priority.REPORT, PATIENCE)
        with pytest.raises(TimeoutError):
            await here.acquire(Priority.REPORT, 0.1)
        assert not slot.preempted.is_set()

    run(test())


def test_a_bot_that_must_move_does_not_wait_for_a_reports_position(monkeypatch):
    monkeypatch.setattr(priority, "PREEMPT_AFTER", 0.1)

    async def test() -> None:
        async with at_work(deadline=30.0, analysis=strange) as workers:
            endless = workers.analyse(a_state(), iterations=1, moves=91, priority=Priority.REPORT)
            report = asyncio.create_task(endless)
            await until(lambda: workers.busy == 1)
            began = time.monotonic()
            choice = await workers.choose_move(a_state(), "greedy", 1)
            assert choice.by == "bot"
            assert time.monotonic() - began < 50  # the report would take longer
            with pytest.raises(WorkerUnavailable) as trouble:
                await report
            assert trouble.value.why == "crowded"  # which a report tries again
            assert (workers.late, workers.died, workers.failed, workers.crowded) == (0, 0, 0, 0)

    run(test())


def test_a_report_asks_no_process_that_is_still_starting(tmp_path):
    """A bot that must move then would have it ended, and wait for the next one to start."""

    async def test() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
        async with at_work(analysis=strange) as workers:
            reports = ReportService(store, workers, iterations=1)
            state = a_state()
            asked = asyncio.create_task(reports._analysis(Step(0, state, state.legal()[0])))
            await asyncio.sleep(0)
            assert workers.starting
            assert (workers.busy, workers.queued) == (0, 0)
            await until(lambda: not workers.starting)
            assert (await asked).moves

    run(test())
