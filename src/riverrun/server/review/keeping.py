"""Keeping games: a finished one is stored as its spectators saw it, and an older log gets the hashes that prove it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Coroutine
from typing import Any

import msgspec
import structlog

from riverrun.kernel.jit.switch import in_this_mode
from riverrun.kernel.record import Record
from riverrun.server.access.client import Client
from riverrun.server.errors import RequestError
from riverrun.server.review.records import record_of
from riverrun.server.review.replay import ReplayService, pack
from riverrun.server.sessions.loading.loader import is_current
from riverrun.server.sessions.loading.position_hashes import hashed_log
from riverrun.server.sessions.registry import SessionRegistry
from riverrun.server.sessions.session import Session
from riverrun.server.storage.kept_games import StoredGame
from riverrun.server.table.entries import Moved
from riverrun.server.table.table import Table

PAUSE = 1.0
"""The seconds between two games that are taken up when a server starts: whoever plays comes first."""
HIDDEN_MOVE = "?"
"""What a record has in place of a move that whoever asks may not know; no game writes a move so."""

logger = structlog.get_logger()


class KeepingService:
    """Keeps the games of a server, and gives them out where the present rules cannot make them anew."""

    def __init__(self, registry: SessionRegistry, replays: ReplayService) -> None:
        self.registry = registry
        self.replays = replays
        self.kept = registry.loader.kept
        self._tasks: set[asyncio.Task[None]] = set()

    # Keeping

    def begin(self, session: Session) -> None:
        """Keep a game that is over, in the background."""
        self._start(self._keep(session.table))

    def resume(self) -> None:
        """Take up what earlier servers left, in the background: games to be kept, logs to be hashed."""
        self._start(self._take_up())

    async def stop(self) -> None:
        """Break off what is being kept; it is taken up when a server starts."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take_up(self) -> None:
        for id in await self.kept.unhashed():
            await self._hash(id)
            await asyncio.sleep(PAUSE)
        for id in await self.kept.unkept():
            try:
                table, _ = await self.registry.loader.read(id)
            except Exception:
                continue  # whoever opens it is told why
            await self._keep(table)
            await asyncio.sleep(PAUSE)

    async def _keep(self, table: Table) -> None:
        if table.frozen is not None:
            return
        try:
            record = record_of(table)
            replay = await asyncio.to_thread(in_this_mode(pack), record, table.game, None, None, table.winners)
            await self.kept.save(table.id, StoredGame(replay, record.to_json()))
        except Exception as trouble:
            logger.error("game not kept", table=table.id, exc_info=trouble)

    async def _hash(self, id: str) -> None:
        """Give a log its hashes, while the rules that it was played by are still here."""
        try:
            start, log = await self.registry.loader.beginning(id)
            if is_current(start):
                await self.kept.rewrite(id, log, await asyncio.to_thread(in_this_mode(hashed_log), start, log))
        except Exception as trouble:
            logger.warning("log not hashed", table=id, why=str(trouble))

    # Giving out

    async def replay(self, id: str, client: Client) -> bytes:
        """Return a finished table's replay: made by the present rules, or as it was kept where they cannot."""
        try:
            session = await self.registry.session(id)
        except RequestError as trouble:
            stored = await self._stored(id, trouble)
            return named(stored.replay, *await self.kept.names(id))
        table = session.table
        if table.frozen is None:
            await self.registry.check(session, record_of)  # the game may have ended through another server
            return await self.replays.of_table(session.table, client)
        stored = await self._stored(id, RequestError("wrong-stage", table.frozen.reason))
        return named(stored.replay, [seat.name for seat in table.seats], [seat.bot for seat in table.seats])

    async def record(self, id: str, person: str | None) -> str:
        """Return the record of a finished game, or of one that cannot go on here, as this person may know it."""
        try:
            session = await self.registry.session(id)
        except RequestError as trouble:
            return (await self._stored(id, trouble)).record
        if session.table.frozen is None:
            return (await self.registry.check(session, record_of)).to_json()
        stored = await self.kept.of(id)
        return unproven_record(session.table, person).to_json() if stored is None else stored.record

    async def _stored(self, id: str, otherwise: RequestError) -> StoredGame:
        stored = None if otherwise.error == "not-found" else await self.kept.of(id)
        if stored is None:
            raise otherwise
        return stored


def unproven_record(table: Table, person: str | None) -> Record:
    """Return the record of a frozen table: its moves, and no word of a position that only other rules know.

    A game that is not over may go on where those rules are. Its seed would deal everything that is hidden in it, and a
    move may be secret: of such a game a person has the moves of their own seats, and the others only by their number.
    """
    moves = {one.number: one.entry.move for one in table.log if isinstance(one.entry, Moved)}
    config, over = table.config, table.frozen is not None and table.frozen.over
    own = table.seats_of(person)
    return Record(
        game=config.game,
        players=config.players,
        options=config.options,
        rules=config.rules,
        content=config.content,
        seed=f"{table.seed:x}" if over else None,
        commitment=table.commitment,
        moves=[moves[made.number] if over or made.seat in own else HIDDEN_MOVE for made in table.moves],
        hash="",
        over=over,
        scores=[],
    )


def named(replay: bytes, names: list[str | None], bots: list[str | None]) -> bytes:
    """Return a kept replay with what its seats are called."""
    fields = msgspec.json.decode(gzip.decompress(replay), type=dict[str, msgspec.Raw])
    fields |= {"names": msgspec.Raw(msgspec.json.encode(names)), "bots": msgspec.Raw(msgspec.json.encode(bots))}
    return gzip.compress(msgspec.json.encode(fields), 6, mtime=0)
