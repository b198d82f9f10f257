"""A hall with its clockwork, for tests: in a folder, by a time that is set by hand."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import asynccontextmanager
from typing import Any

from riverrun.server import entries, wishes
from riverrun.server.charter import Charter, SeatPlan, new_id
from riverrun.server.clockwork import Clockwork
from riverrun.server.hall import Hall
from riverrun.server.notes import Notes
from riverrun.server.store import Store
from riverrun.server.table import Table

from .clocks import flow, person, phase
from .hands import ByHand, comes
from .tables import ADA, BOB


class Desk:
    """A hall with its clockwork, in a folder, by a time that is set by hand."""

    def __init__(self, folder: Any, time: ByHand) -> None:
        self.store, self.notes = Store(f"sqlite:///{folder / 'tables.sqlite3'}"), Notes(None)
        self.time = time
        self.hall = Hall(self.store, self.notes, None, 600.0, time)
        self.clockwork = Clockwork(self.hall, time)
        self.hall.on_news = self.clockwork.set

    async def open(self, people: Sequence[str] = (ADA, BOB), seed: int = 7, **options: str) -> str:
        of = flow(len(people), **options)
        plans = [SeatPlan("person") for _ in people]
        charter = Charter(of.id, of.players, of.options, of.rulebook.version, of.content_hash, plans, ADA)
        first = [entries.Sat(by=who, seat=seat, name=who[:3].title()) for seat, who in enumerate(people)]
        return (await self.hall.open(charter, new_id(), seed, first)).table.id

    def table(self, id: str) -> Table:
        return self.hall.rooms[id].table

    async def start(self, id: str) -> None:
        await self.hall.do(id, lambda table: wishes.start(table, person(table), table.turn or 0, None))

    async def play(self, id: str, move: str) -> int:
        def wish(table: Table) -> entries.Moved:
            return wishes.play(table, person(table), table.turn or 0, move, table.version, None)

        return await self.hall.do(id, wish)

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
async def desk_in(folder: Any, time: ByHand | None = None):
    desk = Desk(folder, time or ByHand())
    await desk.store.start()
    await desk.notes.start(desk.hall.hear)
    try:
        yield desk
    finally:
        desk.hall.on_news = lambda room: None
        await desk.clockwork.stop()
        await desk.hall.stop()
        await desk.notes.stop()
        await desk.store.stop()
