"""The loader: reads a table from the store, and proves by its hashes that the present rules play it as it was played.

A snapshot spares the replay where the very same rules made it. Under others the whole log is played again. If every
hash agrees, the table simply moves over to them; if not, it is frozen: shown as it was up to there.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import structlog

from riverrun.kernel.errors import RiverrunError
from riverrun.kernel.game import Game
from riverrun.kernel.jit.switch import SOURCES, in_this_mode
from riverrun.kernel.language.sentences import Arg, Sentence
from riverrun.kernel.state import State
from riverrun.server.errors import RequestError
from riverrun.server.sessions.game_cache import table_game
from riverrun.server.sessions.loading.position_hashes import Replayed, replayed
from riverrun.server.storage.kept_games import KeptGames
from riverrun.server.storage.store import Store
from riverrun.server.table.config import TableConfig
from riverrun.server.table.entries import LogEntry
from riverrun.server.table.frozen.frozen_table import FrozenTable
from riverrun.server.table.frozen.kept_game import Frozen, decode_kept
from riverrun.server.table.table import Table

logger = structlog.get_logger()


class TableLoader:
    """Reads tables from a store."""

    def __init__(self, store: Store, packs: Path | None) -> None:
        """`packs` is the folder of content packs."""
        self.store = store
        self.packs = packs
        self.kept = KeptGames(store)
        self.moved_over = 0
        """How many tables were taken over from other rules."""
        self.rules_changed = 0
        """How often rules of the same version were found to play a table otherwise than it was played."""

    async def read(self, id: str) -> tuple[Table, int]:
        """Return a table as it is stored, and the version of its snapshot."""
        start, log = await self.beginning(id)
        if not is_current(start):
            return await self._from_other_rules(start, log), 0
        snapshot = await self.store.snapshot(id, SOURCES)
        state = None if snapshot is None else restored_state(start.game, id, snapshot[1])
        if snapshot is not None and state is not None:
            base = (snapshot[0], state)
            return Table.from_log(id, start.opened, start.config, start.game, start.seed, log, base), snapshot[0]
        found = await play_again(start, log)
        if found.trouble is not None and not found.refused:
            raise found.trouble
        return (await self._changed_rules(found) if found.rest else found.table), 0

    async def beginning(self, id: str) -> tuple[Table, list[LogEntry]]:
        """Return a table at which nothing has happened yet, under the present rules, and its log."""
        stored = await self.store.table(id)
        if stored is None:
            raise RequestError("not-found", Sentence("rr-error-unknown-table", {"table": id}))
        config = msgspec.json.decode(stored.config, type=TableConfig)
        game = await table_game(config, self.packs)
        return Table(id, stored.opened, config, game, int(stored.seed, 16)), await self.store.log(id)

    async def _from_other_rules(self, start: Table, log: list[LogEntry]) -> Table:
        """Return a table that was played by other rules: taken over where every hash agrees, else frozen."""
        found = await play_again(start, log)
        if found.rest or (found.table.moves and not found.hashes):
            return await self._frozen(found)
        rules, content = start.game.rulebook.version, start.game.content_hash
        found.table.config = msgspec.structs.replace(start.config, rules=rules, content=content)
        await self.store.move_over(start.id, msgspec.json.encode(found.table.config).decode())
        self.moved_over += 1
        logger.info("table moved over", table=start.id, rules=rules, content=content, hashes=found.hashes)
        return found.table

    async def _changed_rules(self, found: Replayed) -> FrozenTable:
        """Say loudly that rules have changed without a raised version, and freeze the table that shows it."""
        self.rules_changed += 1
        table, entry = found.table, found.rest[0].number
        about = {"game": table.config.game, "rules": table.config.rules}
        logger.error("rules changed without a raised version", table=table.id, after_entry=entry - 1, **about)
        return await self._frozen(found)

    async def _frozen(self, found: Replayed) -> FrozenTable:
        proven, rest = found.table, found.rest
        if not rest:  # it is played to its end, but nothing proves it
            proven, rest = empty(proven), proven.log
        stored = await self.kept.of(proven.id)
        kept = None if stored is None else decode_kept(stored.replay)
        over = await self.kept.is_over(proven.id)
        return FrozenTable.of(proven, rest, Frozen(reason(proven), over, kept))


async def play_again(start: Table, log: list[LogEntry]) -> Replayed:
    """Play a log beside the event loop, since a long one takes a while."""
    return await asyncio.to_thread(in_this_mode(replayed), start, log)


def is_current(table: Table) -> bool:
    """Return whether a table was played by the rules and the content that are here."""
    game, config = table.game, table.config
    return (game.rulebook.version, game.content_hash) == (config.rules, config.content)


def empty(table: Table) -> Table:
    """Return a table as it was opened."""
    return Table(table.id, table.opened, table.config, table.game, table.seed)


def reason(proven: Table) -> Sentence:
    """Return why a table is frozen: which rules or content it was played by, and up to which move these agree."""
    game, config = proven.game, proven.config
    about: dict[str, Arg] = {"game": game.title, "number": len(proven.moves)}
    if game.rulebook.version != config.rules:
        return Sentence("rr-frozen-rules", {**about, "rules": config.rules, "here": game.rulebook.version})
    if game.content_hash != config.content:
        return Sentence("rr-frozen-content", {**about, "content": config.content, "here": game.content_hash})
    return Sentence("rr-frozen-changed", {**about, "rules": config.rules})


def restored_state(game: Game, id: str, snapshot: bytes) -> State | None:
    """Return the state of a snapshot; one that does not fit is passed over, since the log has everything."""
    try:
        return game.thaw(snapshot)
    except RiverrunError as trouble:
        logger.warning("snapshot passed over", table=id, why=str(trouble))
        return None
