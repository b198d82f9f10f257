"""Records of finished games: of a table, or as somebody has sent them."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from riverrun.kernel.errors import BadContent, BadOption, BadRecord
from riverrun.kernel.game import Game
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.record import Record, read_record
from riverrun.server.errors import RequestError
from riverrun.server.sessions.game_cache import cached_game
from riverrun.server.table.commands import preconditions
from riverrun.server.table.table import Table

LARGEST = 1 << 20
"""The largest record that may be sent, in bytes."""
MOVES = 2000
"""The longest game that is replayed: several times what any game here takes."""


MOVES_A_CHARGE = 200
"""The moves that cost as much as one request: replaying takes its time by them."""


def cost_of(moves: int) -> float:
    """Return what replaying so many moves is charged with, from the beginning of a game."""
    return max(1.0, cost_beyond(moves))


def cost_beyond(moves: int) -> float:
    """Return what playing so many moves is charged with, from a position that is cached."""
    return moves / MOVES_A_CHARGE


def record_of(table: Table) -> Record:
    """Return the record of a finished game, with the commitment its seed was published by."""
    preconditions.thawed(table)
    if table.state is None or table.stage != "over":
        raise RequestError("wrong-stage", Sentence("rr-error-record-not-yet"))
    return msgspec.structs.replace(table.state.record(), commitment=table.commitment)


def record_id(record: Record) -> str:
    """Return a record's id here: a hash, which only those know who have the record."""
    return hashlib.blake2b(msgspec.json.encode(record), digest_size=16).hexdigest()


def parse_record(sent: bytes) -> Record:
    """Return the record that was sent."""
    try:
        msgspec.json.decode(sent)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadRecord(Sentence("rr-error-record-json")) from None
    return read_record(sent)


def require_short(record: Record) -> None:
    """Refuse a game that is longer than any game here."""
    if len(record.moves) > MOVES:
        raise RequestError(
            "too-large", Sentence("rr-error-replay-too-long", {"moves": len(record.moves), "most": MOVES})
        )


async def record_game(record: Record, packs: Path | None) -> Game:
    """Return the game of a record, with the content it was played with if this server has it (a pack's, say)."""
    first: Game | None = None
    folders = [path.parent for path in sorted(packs.glob("*/pack.toml"))] if packs is not None else []
    for folder in (None, *folders):
        try:
            game = await cached_game(record.game, record.players, record.options, folder)
        except BadContent:
            continue  # a pack of another game, or one that is broken
        except BadOption as trouble:
            raise BadRecord(Sentence("rr-error-record-game", {"reason": trouble.sentence})) from None
        if game.content_hash == record.content:
            return game
        first = first or game
    assert first is not None
    return first  # which says how its content differs
