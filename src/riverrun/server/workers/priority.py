"""Priorities of the worker pool: a semaphore with a slot for each process, given to the most urgent task first.

A bot's move comes before a hint, and both before a report, for which nobody waits at a table. A report that holds a
slot while someone else waits gives it up after a moment: most of its positions are done by then, and a new process
takes longer to start than such a position takes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from typing import Any, TypeVar

PREEMPT_AFTER = 1.0
"""The seconds something more urgent waits before a report gives its slot up."""

Result = TypeVar("Result")


class Priority(IntEnum):
    """What a slot is wanted for, the most urgent first."""

    MOVE = 0
    HINT = 1
    REPORT = 2


class Preempted(Exception):
    """A slot was given up to something more urgent."""


class Slot:
    """A slot that is held."""

    def __init__(self, priority: Priority) -> None:
        self.priority = priority
        self.preempted = asyncio.Event()
        """Set when a report shall give it up."""

    async def run_unless_preempted(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Return what the work returns; it is cancelled, and Preempted raised, once the slot is to be given up."""
        working = asyncio.ensure_future(work)
        preempted = asyncio.ensure_future(self.preempted.wait())
        try:
            await asyncio.wait((working, preempted), return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                raise Preempted
            return working.result()
        finally:
            working.cancel()
            preempted.cancel()
            await asyncio.gather(working, preempted, return_exceptions=True)


class PrioritySemaphore:
    """The slots of a pool, those that are held and those who wait."""

    def __init__(self, number: int) -> None:
        self._free = number
        self._held: set[Slot] = set()
        self._waiting: list[tuple[Priority, int, asyncio.Future[None]]] = []
        self._order = count()

    async def acquire(self, priority: Priority, timeout: float) -> Slot:
        """Take a slot, or raise TimeoutError after `timeout` seconds; who takes one releases it."""
        async with asyncio.timeout(timeout):
            await self._wait(priority)
        slot = Slot(priority)
        self._held.add(slot)
        return slot

    def release(self, slot: Slot) -> None:
        """Give a slot back."""
        self._held.discard(slot)
        self._pass_on()

    async def _wait(self, priority: Priority) -> None:
        if self._free > 0:
            self._free -= 1
            return
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        heappush(self._waiting, (priority, next(self._order), turn))
        alarm = loop.call_later(PREEMPT_AFTER, self._preempt, priority)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came as the wait was given up
                self._pass_on()
            raise
        finally:
            alarm.cancel()

    def _pass_on(self) -> None:
        """Hand a slot to the most urgent of those who wait, the first among equals."""
        while self._waiting:
            *_, turn = heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _preempt(self, priority: Priority) -> None:
        """Have a report give up its slot to something more urgent."""
        reports = [slot for slot in self._held if slot.priority is Priority.REPORT and not slot.preempted.is_set()]
        if priority is not Priority.REPORT and reports:
            reports[0].preempted.set()
