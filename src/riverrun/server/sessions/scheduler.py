"""The scheduler: wakes when something is due at a table by its clock, and has the registry store it.

What is due follows from the table (`table/timing/timeouts.py`), and the registry stores it before anything that came
later. So it does not matter how many servers wake for one table, or how late: exactly one stores the entry, and the
others read it.
"""

from __future__ import annotations

import asyncio

import structlog

from riverrun.server.errors import RequestError
from riverrun.server.sessions.registry import GRACE, SessionRegistry
from riverrun.server.sessions.session import Session
from riverrun.server.time_source import TimeSource

RETRY = 1.0
"""The seconds until the next try where the database does not answer."""

logger = structlog.get_logger()


class Scheduler:
    """One alarm for each live table whose clock runs, whose turns have a limit, or where a vote waits."""

    def __init__(self, registry: SessionRegistry, time: TimeSource) -> None:
        self.registry = registry
        self.time = time
        self._alarms: dict[str, asyncio.Task[None]] = {}

    def schedule(self, session: Session) -> None:
        """Set the alarm of a table that has changed."""
        id = session.table.id
        self.cancel(id)
        if session.table.due is not None:
            self._alarms[id] = asyncio.create_task(self._run(session))

    def cancel(self, id: str) -> None:
        """Cancel the alarm of a table."""
        alarm = self._alarms.pop(id, None)
        if alarm is not None:
            alarm.cancel()  # what it was storing is stored all the same

    async def _run(self, session: Session) -> None:
        """Wait and have the registry store what is due, as long as something will be."""
        while (due := session.table.due) is not None:
            await self.time.wait(due + (GRACE if self.registry.pubsub.shared else 0.0))
            try:
                await self.registry.execute(session.table.id, lambda table: table.version)
            except RequestError as trouble:
                logger.warning("timeout not stored", table=session.table.id, why=str(trouble))
                await asyncio.sleep(RETRY)
            except Exception:
                logger.exception("timeout not stored", table=session.table.id)
                await asyncio.sleep(RETRY)

    async def stop(self) -> None:
        """Cancel all alarms."""
        alarms = list(self._alarms.values())
        self._alarms.clear()
        for alarm in alarms:
            alarm.cancel()
        await asyncio.gather(*alarms, return_exceptions=True)
