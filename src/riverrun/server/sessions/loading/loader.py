"""The loader: reads a table from the store, from its log or, where a snapshot fits, without playing it all again."""

from __future__ import annotations

from pathlib import Path

import msgspec
import structlog

from riverrun.kernel.errors import RiverrunError
from riverrun.kernel.game import Game
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.state import State
from riverrun.server.errors import RequestError
from riverrun.server.sessions.game_cache import table_game
from riverrun.server.storage.store import Store
from riverrun.server.table.config import TableConfig
from riverrun.server.table.table import Table

logger = structlog.get_logger()


class TableLoader:
    """Reads tables from a store."""

    def __init__(self, store: Store, packs: Path | None) -> None:
        """`packs` is the folder of content packs."""
        self.store = store
        self.packs = packs

    async def read(self, id: str) -> tuple[Table, int]:
        """Return a table as it is stored, and the version of its snapshot."""
        stored = await self.store.table(id)
        if stored is None:
            raise RequestError("not-found", Sentence("rr-error-unknown-table", {"table": id}))
        version, state = 0, None
        config = msgspec.json.decode(stored.config, type=TableConfig)
        game = await table_game(config, self.packs)
        snapshot = await self.store.snapshot(id)
        if snapshot is not None:
            version, state = snapshot[0], restored_state(game, id, snapshot[1])
        log = await self.store.log(id)
        base = None if state is None else (version, state)
        return Table.from_log(id, stored.opened, config, game, int(stored.seed, 16), log, base), version


def restored_state(game: Game, id: str, snapshot: bytes) -> State | None:
    """Return the state of a snapshot; one that does not fit is passed over, since the log has everything."""
    try:
        return game.thaw(snapshot)
    except RiverrunError as trouble:
        logger.warning("snapshot passed over", table=id, why=str(trouble))
        return None
