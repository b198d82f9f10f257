"""The time that tables and their clocks go by."""

from __future__ import annotations

import asyncio
import time

LONGEST_SLEEP = 60.0
"""The seconds after which who waits for a day looks again: a machine that slept, or was set, has another time."""


def now() -> float:
    """Return the seconds since 1970, to the millisecond."""
    return round(time.time(), 3)


class TimeSource:
    """The real time; tests bring another."""

    def now(self) -> float:
        """Return the seconds since 1970."""
        return now()

    async def wait(self, until: float) -> None:
        """Return once it is later than `until`."""
        while (left := until - self.now()) >= 0:
            await asyncio.sleep(min(left, LONGEST_SLEEP) + 0.001)
