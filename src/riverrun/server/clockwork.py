"""The clockwork: wakes when something is due at a table by its clock, and lets the hall write it down.

What is due follows from the table (`owed.py`), and the hall writes it before anything that came later. So it does not
matter how many servers wake for one table, or how late: exactly one writes the entry, and the others read it.
"""

from __future__ import annotations

import asyncio

import structlog

from riverrun.server.hall import GRACE, Hall
from riverrun.server.refusal import Refuse
from riverrun.server.room import Room
from riverrun.server.timekeeping import Time

AGAIN = 1.0
"""In how many seconds it is tried again where the database does not answer."""

logger = structlog.get_logger()


class Clockwork:
    """One alarm for each table whose clock goes."""

    def __init__(self, hall: Hall, time: Time) -> None:
        self.hall = hall
        self.time = time
        self._alarms: dict[str, asyncio.Task[None]] = {}

    def set(self, room: Room) -> None:
        """Sets the alarm of a table that has changed."""
        id = room.table.id
        alarm = self._alarms.pop(id, None)
        if alarm is not None:
            alarm.cancel()  # what it was writing is written all the same
        if room.table.until is not None:
            self._alarms[id] = asyncio.create_task(self._ring(room))

    async def _ring(self, room: Room) -> None:
        """Waits and has the hall write what is due, as long as something will be."""
        while (until := room.table.until) is not None:
            await self.time.wait(until + (GRACE if self.hall.notes.shared else 0.0))
            try:
                await self.hall.do(room.table.id, lambda table: table.version)
            except Refuse as trouble:
                logger.warning("what is due was not written", table=room.table.id, why=trouble.text)
                await asyncio.sleep(AGAIN)
            except Exception:
                logger.exception("what is due was not written", table=room.table.id)
                await asyncio.sleep(AGAIN)

    async def stop(self) -> None:
        """Turns all alarms off."""
        alarms = list(self._alarms.values())
        self._alarms.clear()
        for alarm in alarms:
            alarm.cancel()
        await asyncio.gather(*alarms, return_exceptions=True)
