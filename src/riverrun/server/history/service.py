"""A person's history: results are recorded when games end, told to their owner alone, exported, and deleted."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import structlog

from riverrun.server.access.auth import Person
from riverrun.server.api.messages import History, SeatRating
from riverrun.server.errors import RequestError
from riverrun.server.history.erasing import Eraser
from riverrun.server.history.ratings import Rating
from riverrun.server.history.result_store import ResultStore
from riverrun.server.history.results import is_rated, results_of
from riverrun.server.history.summary import history_of
from riverrun.server.sessions.registry import SessionRegistry
from riverrun.server.sessions.session import Session
from riverrun.server.table import commands
from riverrun.server.table.table import Table

EXPORT = "riverrun-history/1"

logger = structlog.get_logger()


class HistoryService:
    """The histories of a server's people."""

    def __init__(self, registry: SessionRegistry, forget: Callable[[str], None]) -> None:
        """`forget` drops what is cached of a table's replay."""
        self.registry = registry
        self.results = ResultStore(registry.store)
        self.eraser = Eraser(registry.store)
        self._forget = forget
        self._tasks: set[asyncio.Task[None]] = set()

    # Recording

    def begin(self, session: Session) -> None:
        """Record a game that is over, in the background."""
        task = asyncio.create_task(self._record(session.table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Wait for what is being recorded."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _record(self, table: Table) -> None:
        try:
            await self.results.save(results_of(table), played_against(table) if is_rated(table) else None)
        except RequestError as trouble:
            logger.warning("result not recorded", table=table.id, why=str(trouble))
        except Exception:
            logger.exception("result not recorded", table=table.id)

    async def resume(self, person: str | None = None) -> None:
        """Record games that ended unrecorded: before there were results, or when a server fell."""
        for id in await self.results.unrecorded(person):
            try:
                table = (await self.registry.session(id)).table
            except RequestError:
                continue  # it cannot be opened any more
            if table.stage == "over" and table.frozen is None:
                await self._record(table)

    # Telling

    async def of(self, person: Person) -> History:
        """Return a person's history."""
        await self.resume(person.id)
        games = await self.results.of_person(person.id)
        return history_of(person.id, games, await self.results.ratings_of(person.id))

    async def ratings_at(self, table: Table) -> list[SeatRating]:
        """Return the ratings of the people at a table that is rated, as far as they have any."""
        if not table.config.rated:
            return []
        sitting = {seat.person: number for number, seat in enumerate(table.seats) if seat.person is not None}
        found = await self.results.ratings_in(table.config.game, list(sitting))
        told = [told_rating(sitting[person], rating) for person, rating in found.items()]
        return sorted(told, key=lambda one: one.seat)

    async def export(self, person: Person) -> bytes:
        """Return all that this server has of a person, as JSON."""
        history = await self.of(person)
        data: dict[str, Any] = {
            "format": EXPORT,
            "name": person.name,
            "history": history,
            "tables": await self.eraser.everything_of(person.id),
            "notices": await self.eraser.notices_of(person.id),
        }
        return msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n"

    # Deleting

    async def delete(self, person: Person) -> None:
        """Delete a person's history: their names and what they said are blanked, and moves stay as nobody's.

        Running games are given up, and seats at tables that have not begun are left.
        """
        ids = await self.eraser.tables_of(person.id)
        for id in ids:
            try:
                await self._leave(person.id, id)
            except RequestError as trouble:
                logger.warning("table not left", table=id, why=str(trouble))
        await self.resume(person.id)
        await self.stop()
        for id in await self.eraser.erase(person.id):
            self._forget(id)
            await self.registry.reload(id)

    async def _leave(self, person: str, id: str) -> None:
        table = (await self.registry.session(id)).table
        for seat in table.seats_of(person):
            if table.stage == "gathering":
                await self.registry.execute(id, partial(commands.leave, person=person, seat=seat, command=None))
            elif table.stage == "running" and not table.seats[seat].resigned:
                await self.registry.execute(id, partial(resign_unless_over, person=person, seat=seat))


def resign_unless_over(table: Table, person: str, seat: int) -> Any:
    """Give a game up, unless giving up another seat has ended it."""
    return commands.resign(table, person, seat, None) if table.stage == "running" else table.version


def played_against(table: Table) -> str:
    """Return a name for what people play against where all play together: the game, as it was chosen; else ""."""
    if not table.game.rulebook.together:
        return ""
    chosen = msgspec.json.encode([table.config.players, sorted(table.config.options.items())])
    return "game " + hashlib.blake2b(chosen, digest_size=8).hexdigest()


def told_rating(seat: int, rating: Rating) -> SeatRating:
    """Return a rating as the wire has it."""
    return SeatRating(seat, rating.shown, rating.spread, rating.games)
