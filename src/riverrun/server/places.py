"""Places to think: as many as there are processes, given to whoever waits most urgently.

A bot's move comes before a hint, and both before a report, for which nobody waits at a table. A report that holds a
place while someone else waits gives it up after a moment: most of its positions are done by then, and a new process
takes longer to start than such a position takes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from typing import Any, TypeVar

YIELDING = 1.0
"""How many seconds someone waits before a report gives its place up."""

Result = TypeVar("Result")


class Urgency(IntEnum):
    """What a place is wanted for, the most urgent first."""

    MOVE = 0
    HINT = 1
    REPORT = 2


class Wanted(Exception):
    """A place was given up: it is wanted for something more urgent."""


class Place:
    """A place that is held."""

    def __init__(self, urgency: Urgency) -> None:
        self.urgency = urgency
        self.wanted = asyncio.Event()
        """Set when a report shall give it up."""

    async def unless_wanted(self, work: Coroutine[Any, Any, Result]) -> Result:
        """What comes of the work; it is ended, with Wanted, once the place is to be given up."""
        working = asyncio.ensure_future(work)
        wanted = asyncio.ensure_future(self.wanted.wait())
        try:
            await asyncio.wait((working, wanted), return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                raise Wanted
            return working.result()
        finally:
            working.cancel()
            wanted.cancel()
            await asyncio.gather(working, wanted, return_exceptions=True)


class Places:
    """The places of a server, those who hold one and those who wait."""

    def __init__(self, number: int) -> None:
        self._free = number
        self._held: set[Place] = set()
        self._waiting: list[tuple[Urgency, int, asyncio.Future[None]]] = []
        self._order = count()

    async def take(self, urgency: Urgency, patience: float) -> Place:
        """A place, after so many seconds at most, else TimeoutError; who takes it gives it back."""
        async with asyncio.timeout(patience):
            await self._turn(urgency)
        place = Place(urgency)
        self._held.add(place)
        return place

    def give(self, place: Place) -> None:
        """Gives a place back."""
        self._held.discard(place)
        self._pass_on()

    async def _turn(self, urgency: Urgency) -> None:
        if self._free > 0:
            self._free -= 1
            return
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        heappush(self._waiting, (urgency, next(self._order), turn))
        alarm = loop.call_later(YIELDING, self._claim, urgency)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came as the wait was given up
                self._pass_on()
            raise
        finally:
            alarm.cancel()

    def _pass_on(self) -> None:
        """Hands a place to the most urgent of those who wait, the first among equals."""
        while self._waiting:
            *_, turn = heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _claim(self, urgency: Urgency) -> None:
        """Has a report give up its place to something more urgent."""
        reports = [place for place in self._held if place.urgency is Urgency.REPORT and not place.wanted.is_set()]
        if urgency is not Urgency.REPORT and reports:
            reports[0].wanted.set()
