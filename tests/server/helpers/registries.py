"""A registry with its scheduler, for tests: in a folder, by a time that is set by hand."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import asynccontextmanager
from typing import Any

from riverrun.server.sessions.pubsub import PubSub
from riverrun.server.sessions.registry import SessionRegistry
from riverrun.server.sessions.scheduler import Scheduler
from riverrun.server.storage.store import Store
from riverrun.server.table import commands, entries
from riverrun.server.table.config import SeatConfig, TableConfig, new_id
from riverrun.server.table.table import Table

from .clocked_tables import flow, person, phase
from .manual_time import ByHand, comes
from .tables import ADA, BOB


class ClockedRegistry:
    """A registry with its scheduler, in a folder, by a time that is set by hand."""

    def __init__(self, folder: Any, time: ByHand) -> None:
        self.store, self.pubsub = Store(f"sqlite:///{folder / 'tables.sqlite3'}"), PubSub(None)
        self.time = time
        self.registry = SessionRegistry(self.store, self.pubsub, None, 600.0, time)
        self.scheduler = Scheduler(self.registry, time)
        self.registry.on_changed = self.scheduler.schedule

    async def open(self, people: Sequence[str] = (ADA, BOB), seed: int = 7, **options: str) -> str:
        of = flow(len(people), **options)
        plans = [SeatConfig("person") for _ in people]
        charter = TableConfig(of.id, of.players, of.options, of.rulebook.version, of.content_hash, plans, ADA)
        first = [entries.Sat(by=who, seat=seat, name=who[:3].title()) for seat, who in enumerate(people)]
        return (await self.registry.create(charter, new_id(), seed, first)).table.id

    def table(self, id: str) -> Table:
        return self.registry.sessions[id].table

    async def start(self, id: str) -> None:
        await self.registry.execute(id, lambda table: commands.start(table, person(table), table.turn or 0, None))

    async def play(self, id: str, move: str) -> int:
        def wish(table: Table) -> entries.Moved:
            return commands.play(table, person(table), table.turn or 0, move, table.version, None)

        return await self.registry.execute(id, wish)

    async def phase(self, id: str, wanted: str) -> None:
        """Waits until the clock is in a phase."""
        await comes(lambda: phase(self.table(id)) == wanted)

    async def due(self, id: str) -> None:
        """What is due comes."""
        version, until = self.table(id).version, self.table(id).until
        assert until is not None
        self.time.set(until + 0.001)
        await comes(lambda: self.table(id).version > version)


@asynccontextmanager
async def clocked_registry(folder: Any, time: ByHand | None = None):
    host = ClockedRegistry(folder, time or ByHand())
    await host.store.start()
    await host.pubsub.start(host.registry.receive)
    try:
        yield host
    finally:
        host.registry.on_changed = lambda room: None
        await host.scheduler.stop()
        await host.registry.stop()
        await host.pubsub.stop()
        await host.store.stop()
