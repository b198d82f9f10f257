"""Housekeeping: takes up what a fallen server left, then goes round: idle tables, lost notifications, waiting bots."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import structlog

from riverrun.server.errors import RequestError
from riverrun.server.sessions.bot_driver import BotDriver
from riverrun.server.sessions.registry import SOON, SessionRegistry

INTERVAL = 5.0
"""The seconds between two rounds."""
RESYNC_EVERY = 6
"""The number of rounds after which the database is asked for changes whose notifications were lost."""

logger = structlog.get_logger()


class Housekeeper:
    """A background task that keeps the live tables in order."""

    def __init__(
        self, registry: SessionRegistry, bots: BotDriver, deadline: float, recover: Callable[[], Awaitable[None]]
    ) -> None:
        """`deadline` is a bot's; `recover` is called once, after the tables that wait for this server were opened."""
        self.registry = registry
        self.bots = bots
        self.deadline = deadline
        self._recover = recover
        self.on_round: Callable[[], None] = lambda: None
        """Called in each round."""
        self.on_resync: Callable[[], Awaitable[None]] = nothing_more
        """Called when the database is asked for what other servers may have said in vain."""
        self._unopened: set[str] = set()
        """The tables whose turns are over and that could not be opened."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """End, in the middle of a round if need be."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        await self._take_up()
        number = 0
        while True:
            await asyncio.sleep(INTERVAL)
            number += 1
            try:
                await self.registry.evict_idle()
                await self.open_due()
                if self.registry.pubsub.shared and number % RESYNC_EVERY == 0:
                    await self.registry.resync()
                    await self.on_resync()
                self._wake_late_bots()
                self.on_round()
            except Exception:
                logger.exception("housekeeping failed")

    async def _take_up(self) -> None:
        """Open the tables where a bot is to move or a clock runs: their server may have fallen."""
        try:
            for id in await self.registry.store.tables_to_act_on():
                with suppress(RequestError):
                    await self.registry.session(id)
            await self._recover()
        except Exception:
            logger.exception("tables were not taken up")

    async def open_due(self) -> None:
        """Open the tables where the time of a turn will soon be up: the scheduler then waits for it."""
        for id in await self.registry.store.tables_due(self.registry.time.now() + SOON):
            if id in self.registry.sessions or id in self._unopened:
                continue
            try:
                await self.registry.session(id)
            except Exception as trouble:
                self._unopened.add(id)  # not tried again by this server every few seconds
                logger.warning("due table not opened", table=id, why=str(trouble))

    def _wake_late_bots(self) -> None:
        """Move for bots for which another server should have moved long ago."""
        late = self.registry.time.now() - 2 * self.deadline - INTERVAL
        for session in self.registry.sessions.values():
            if session.table.changed < late:
                self.bots.wake(session)


async def nothing_more() -> None:
    """Do nothing."""
