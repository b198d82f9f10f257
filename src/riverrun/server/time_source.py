"""The time that tables and their clocks go by."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

LONGEST_SLEEP = 60.0
"""The seconds after which who waits for a day looks again: a machine that slept, or was set, has another time."""
SET_BACK = 0.5
"""The seconds by which a clock that falls behind was set back; less is how clocks are kept in step."""


def now() -> float:
    """Return the seconds since 1970, to the millisecond."""
    return round(time.time(), 3)


class TimeSource:
    """The real time, which goes on where the host's clock is set back; tests bring another.

    Deadlines follow from the times of a table's log. Were this to jump back with the clock, a round would last longer
    by as much. It follows a clock that is set forward: a machine that slept has that time. A clock that was set back is
    believed again once the server has been started anew.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._steady = steady
        self._behind = 0.0
        """How far the host's clock was set back."""
        self._last = (wall(), steady())
        self._latest = 0.0

    def now(self) -> float:
        """Return the seconds since 1970."""
        wall, steady = self._wall(), self._steady()
        missing = (steady - self._last[1]) - (wall - self._last[0])
        self._last = (wall, steady)
        if missing > SET_BACK:
            self._behind += missing
        elif missing < -SET_BACK:  # set forward: what it was set back before is made good first
            self._behind = max(0.0, self._behind + missing)
        self._latest = max(self._latest, round(wall + self._behind, 3))
        return self._latest

    async def wait(self, until: float) -> None:
        """Return once it is later than `until`."""
        while (left := until - self.now()) >= 0:
            await asyncio.sleep(min(left, LONGEST_SLEEP) + 0.001)
