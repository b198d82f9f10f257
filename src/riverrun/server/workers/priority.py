"""Priorities of the worker pool: a semaphore with a slot for each process, given to the most urgent task first.

A bot that chooses in a moment comes before those that search; hints and searching bots come before reports, for which
nobody waits at a table. Among equals it is the turn of the person who has used the processes least, then of their table
that has; so one person's many tables take turns with each other, and a stranger waits for what is running at most.

A report that holds a slot while someone else waits gives it up after a moment: most of its positions are done by then,
and a new process takes longer to start than such a position takes.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from enum import IntEnum
from itertools import count
from typing import Any, NamedTuple, TypeVar

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.errors import RequestError

PREEMPT_AFTER = 1.0
"""The seconds something more urgent waits before a report gives its slot up."""
QUICK_IN_A_ROW = 16
"""The number of quick moves after which something else that waits is next."""
KNOWN = 1000
"""The number of people and tables whose use is remembered while they wait for nothing."""

TURN_SECONDS = 60.0
"""The seconds after which who waits for their turn is refused."""

Result = TypeVar("Result")


class Priority(IntEnum):
    """What a slot is wanted for, the most urgent first."""

    QUICK_MOVE = 0
    MOVE = 1
    HINT = 2
    REPORT = 3


LEVELS = {Priority.QUICK_MOVE: 0, Priority.MOVE: 1, Priority.HINT: 1, Priority.REPORT: 2}
"""What goes before what, whoever asks; a person's own moves go before their hints."""


class Preempted(Exception):
    """A slot was given up to something more urgent."""


class Asker(NamedTuple):
    """For whom a slot is wanted: the person who opened the table or asks, and the table."""

    person: str = ""
    table: str = ""


class Slot:
    """A slot that is held."""

    def __init__(self, priority: Priority, asker: Asker, since: float) -> None:
        self.priority = priority
        self.asker = asker
        self.since = since
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


class Turns:
    """How many seconds each person, or each table, has used, counted so that nobody saves up while they ask nothing."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._floor = 0.0
        """What newcomers begin with."""

    def of(self, key: str) -> float:
        """Return what counts as used."""
        return max(self._used.get(key, 0.0), self._floor)

    def begin_at_least(self, active: Iterable[str]) -> None:
        """Let newcomers begin with what the least of those who are active has used."""
        self._floor = min((self.of(key) for key in active), default=self._floor)

    def add(self, key: str, seconds: float) -> None:
        """Count what was used."""
        self._used[key] = self.of(key) + seconds
        if len(self._used) > KNOWN:
            self._used = {key: used for key, used in self._used.items() if used > self._floor}


class Waiting(NamedTuple):
    """Somebody who waits for a slot."""

    priority: Priority
    asker: Asker
    number: int
    turn: asyncio.Future[None]


class PrioritySemaphore:
    """The slots of a pool, those that are held and those who wait."""

    def __init__(self, number: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = number
        self._clock = clock
        self._held: set[Slot] = set()
        self._waiting: dict[int, Waiting] = {}
        self._order = count()
        self._people = Turns()
        self._tables = Turns()
        self._quick_in_a_row = 0

    def waiting(self, *priorities: Priority) -> int:
        """Return how many wait for a slot with one of these priorities."""
        return sum(one.priority in priorities for one in self._waiting.values())

    async def acquire(self, priority: Priority, timeout: float | None, asker: Asker | None = None) -> Slot:
        """Take a slot, or raise TimeoutError after `timeout` seconds, if any; who takes one releases it."""
        asker = asker or Asker()
        async with asyncio.timeout(timeout):
            await self._wait(priority, asker)
        slot = Slot(priority, asker, self._clock())
        self._held.add(slot)
        return slot

    @asynccontextmanager
    async def turn(self, person: str, patience: float | None = TURN_SECONDS) -> AsyncIterator[None]:
        """Wait for a person's turn, and hold a slot; refused where that takes too long."""
        try:
            slot = await self.acquire(Priority.HINT, patience, Asker(person))
        except TimeoutError:
            raise RequestError("unavailable", Sentence("rr-error-analysis-busy"), wait=int(TURN_SECONDS)) from None
        try:
            yield
        finally:
            self.release(slot)

    def release(self, slot: Slot) -> None:
        """Give a slot back."""
        self._held.discard(slot)
        seconds = self._clock() - slot.since
        self._people.add(slot.asker.person, seconds)
        self._tables.add(slot.asker.table, seconds)
        self._pass_on()

    async def _wait(self, priority: Priority, asker: Asker) -> None:
        if self._free > 0:
            self._free -= 1
            return
        loop = asyncio.get_running_loop()
        one = Waiting(priority, asker, next(self._order), loop.create_future())
        self._waiting[one.number] = one
        alarm = loop.call_later(PREEMPT_AFTER, self._preempt, priority)
        try:
            await one.turn
        except asyncio.CancelledError:
            if one.turn.done() and not one.turn.cancelled():  # it came as the wait was given up
                self._pass_on()
            raise
        finally:
            self._waiting.pop(one.number, None)
            alarm.cancel()

    def _pass_on(self) -> None:
        """Hand a slot to whose turn it is."""
        waiting = [one for one in self._waiting.values() if not one.turn.done()]
        if not waiting:
            self._free += 1
            if not self._held:  # nobody asks for anything: who has used what is past
                self._people, self._tables = Turns(), Turns()
            return
        held = Counter(slot.asker.person for slot in self._held)
        others = [one for one in waiting if one.priority is not Priority.QUICK_MOVE]
        next_ones = others if others and self._quick_in_a_row >= QUICK_IN_A_ROW else waiting
        chosen = min(next_ones, key=lambda one: self._order_of(one, held))
        quick = chosen.priority is Priority.QUICK_MOVE
        self._quick_in_a_row = self._quick_in_a_row + 1 if quick and others else 0
        self._people.begin_at_least([*held, *(one.asker.person for one in waiting)])
        self._tables.begin_at_least([*(slot.asker.table for slot in self._held), *(one.asker.table for one in waiting)])
        chosen.turn.set_result(None)

    def _order_of(self, one: Waiting, held: Counter[str]) -> tuple[float, ...]:
        """Return what orders those who wait: the least is next."""
        person, table = one.asker
        level, used = LEVELS[one.priority], self._people.of(person)
        return level, held[person], used, one.priority, self._tables.of(table), one.number

    def _preempt(self, priority: Priority) -> None:
        """Have a report give up its slot to something more urgent."""
        reports = [slot for slot in self._held if slot.priority is Priority.REPORT and not slot.preempted.is_set()]
        if priority is not Priority.REPORT and reports:
            reports[0].preempted.set()
