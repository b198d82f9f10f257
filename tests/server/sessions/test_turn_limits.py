"""Games by days on a server: deadlines in the store, tables that leave memory and come back when a turn is over."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import Any

from riverrun.server.sessions.bot_driver import BotDriver
from riverrun.server.sessions.housekeeping import Housekeeper
from riverrun.server.sessions.registry import SOON
from riverrun.server.sessions.session import Session
from riverrun.server.table import entries
from riverrun.server.table.config import SeatConfig, TableConfig, new_id
from riverrun.server.table.table import Table
from server.helpers.manual_time import ByHand, a_while, comes
from server.helpers.registries import ClockedRegistry, clocked_registry
from server.helpers.tables import ADA, BOB, game

DAY = 24 * 3600.0


class ByDays:
    """A registry with its scheduler, and a housekeeper that goes round when it is told to."""

    def __init__(self, host: ClockedRegistry) -> None:
        self.host, self.registry, self.time = host, host.registry, host.time
        self.registry.idle = 0.0
        self.registry.on_evicted = host.scheduler.cancel
        bots = BotDriver(self.registry, None, self.time, 0.0, 0.0)  # type: ignore[arg-type]
        self.housekeeper = Housekeeper(self.registry, bots, 10.0, a_while)

    async def open(self, late: str = "nothing") -> str:
        of = game(2)
        seats = [SeatConfig("person"), SeatConfig("person")]
        config = TableConfig(
            of.id, 2, of.options, of.rulebook.version, of.content_hash, seats, ADA, turn_limit=int(DAY), late=late
        )  # type: ignore[arg-type]
        first = [entries.Sat(by=who, seat=seat, name=who) for seat, who in enumerate((ADA, BOB))]
        return (await self.registry.create(config, new_id(), 3, first)).table.id

    def live(self, id: str) -> Session | None:
        return self.registry.sessions.get(id)

    async def stored(self, id: str) -> Table:
        return (await self.registry.session(id)).table


@asynccontextmanager
async def by_days(folder: Any, time: ByHand | None = None):
    async with clocked_registry(folder, time) as host:
        yield ByDays(host)


def test_a_turn_that_is_over_is_written_in_its_time_and_not_before(tmp_path):
    async def run():
        async with by_days(tmp_path) as days:
            id = await days.open()
            days.time.go(DAY)
            await a_while()
            assert not days.live(id).table.late
            days.time.go(0.001)
            await comes(lambda: days.live(id).table.late)
            assert days.live(id).table.log[-1].entry == entries.TurnExpired(seat=days.live(id).table.turn)

    asyncio.run(run())


def test_a_table_leaves_memory_and_is_opened_again_shortly_before_its_turn_is_over(tmp_path):
    async def run():
        async with by_days(tmp_path) as days:
            id = await days.open()
            await days.registry.evict_idle()
            assert days.live(id) is None
            assert days.host.scheduler._alarms == {}
            days.time.go(DAY - SOON - 1)
            await days.housekeeper.open_due()
            assert days.live(id) is None
            days.time.go(2)
            await days.housekeeper.open_due()
            assert days.live(id) is not None
            await days.registry.evict_idle()
            assert days.live(id) is not None
            days.time.go(SOON)
            await comes(lambda: days.live(id).table.late)
            await days.registry.evict_idle()
            assert days.live(id) is None
            assert await days.registry.store.tables_due(days.time.now() + 10 * DAY) == []

    asyncio.run(run())


def test_a_server_that_was_down_finds_the_deadline_where_it_was(tmp_path):
    async def run():
        time = ByHand()
        async with by_days(tmp_path, time) as days:
            id, other = await days.open(), await days.open("bot")
            until = days.live(id).table.until
        time.go(DAY / 2)
        async with by_days(tmp_path, time) as days:
            assert (await days.stored(id)).until == until
        time.go(2 * DAY)
        async with by_days(tmp_path, time) as days:
            await days.housekeeper.open_due()
            await comes(lambda: days.live(id).table.late and days.live(other).table.late)
            assert days.live(id).table.bot_to_move is None
            assert days.live(other).table.bot_to_move is not None
            assert await days.registry.store.tables_to_act_on() == [other]

    asyncio.run(run())


def test_a_table_that_cannot_be_opened_does_not_keep_others_from_their_time(tmp_path, monkeypatch):
    async def run():
        async with by_days(tmp_path) as days:
            broken, id = await days.open(), await days.open()
            await days.registry.evict_idle()
            opened, tried = days.registry.session, []

            async def some_are_broken(wanted):
                tried.append(wanted)
                if wanted == broken:
                    raise ValueError("it is broken")
                return await opened(wanted)

            monkeypatch.setattr(days.registry, "session", some_are_broken)
            days.time.go(2 * DAY)
            for _ in range(3):
                await days.housekeeper.open_due()
            await comes(lambda: days.live(id).table.late)
            assert tried.count(broken) == 1

    asyncio.run(run())
