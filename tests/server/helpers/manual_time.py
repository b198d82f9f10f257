"""Other times than the real one, for tests of clocks: one that is set by hand, and one that goes faster."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from riverrun.server.time_source import TimeSource, now

PATIENCE = 10.0


class ByHand(TimeSource):
    """A time that stands still until it is set."""

    def __init__(self, at: float = 5000.0) -> None:
        self.at = at
        self._waiting: list[asyncio.Future[None]] = []

    def now(self) -> float:
        return self.at

    async def wait(self, until: float) -> None:
        while self.at <= until:
            woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(woken)
            await woken

    def set(self, at: float) -> None:
        """It is so late now; whoever waits looks again."""
        self.at = at
        waiting, self._waiting = self._waiting, []
        for woken in waiting:
            if not woken.done():
                woken.set_result(None)

    def go(self, seconds: float) -> None:
        """So many seconds pass."""
        self.set(self.at + seconds)


class Faster(TimeSource):
    """A time that goes so much faster than the real one."""

    def __init__(self, times: float) -> None:
        self.times = times
        self.began = now()

    def now(self) -> float:
        return self.began + (now() - self.began) * self.times

    async def wait(self, until: float) -> None:
        while (left := until - self.now()) >= 0:
            await asyncio.sleep(left / self.times + 0.001)


async def comes(holds: Callable[[], object]) -> None:
    """Waits, in real time, until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.005)


async def a_while() -> None:
    """Long enough for whatever wants to happen."""
    await asyncio.sleep(0.1)
