"""Replays: a finished game, or any record, moment by moment as a spectator may see it.

A replay is worked out beside the event loop, one at a time, and kept compressed for as long as it is asked for.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from pathlib import Path

import msgspec

from riverrun.kernel.errors import BadContent, BadOption, BadRecord
from riverrun.kernel.game import Game
from riverrun.kernel.record import Record, commitment, read_record
from riverrun.kernel.state import State
from riverrun.server.limits import Buckets
from riverrun.server.messages import Moment, Replay
from riverrun.server.refusal import Refuse
from riverrun.server.shared_games import shared_game
from riverrun.server.table import Table

LARGEST = 1 << 20
"""The largest record that may be sent, in bytes."""
MOVES = 2000
"""The longest game that is replayed: several times what any game here takes."""
KEPT = 32
"""How many tables' replays are kept; each takes some ten kilobytes."""

_encoder = msgspec.json.Encoder()


class Replays:
    """The replays of a server, as compressed JSON."""

    def __init__(self, packs: Path | None, asked: Buckets) -> None:
        self.packs = packs
        self.asked = asked
        """How many may be worked out for one person or address; those that are kept cost nothing."""
        self._kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._one = asyncio.Lock()

    async def of_table(self, table: Table, asker: str) -> bytes:
        """The replay of a finished table: the moves that stand, not those that were taken back."""
        record = record_of(table)
        names = [seat.name for seat in table.seats]
        bots = [seat.bot for seat in table.seats]
        key = (table.id, *names, *bots)  # a finished game does not change; what its seats are called may
        found = self._recall(key)
        if found is None:
            self._take(asker)
            async with self._one:
                found = self._recall(key)
                if found is None:
                    found = await asyncio.to_thread(pack, record, table.game, names, bots, table.winners)
                    self._kept[key] = found
                    if len(self._kept) > KEPT:
                        self._kept.popitem(last=False)
        return found

    async def of_record(self, sent: bytes, asker: str) -> bytes:
        """The replay of a record that somebody has sent."""
        self._take(asker)
        record = read(sent)
        game = await self.game_of(record)
        async with self._one:
            return await asyncio.to_thread(pack, record, game)

    def _recall(self, key: tuple[object, ...]) -> bytes | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def _take(self, asker: str) -> None:
        if not self.asked.take(asker):
            wait = self.asked.wait()
            raise Refuse("too-many", f"You have asked for many replays lately; wait {wait} s.", wait=wait)

    async def game_of(self, record: Record) -> Game:
        """The game of a record, with the content it was played with if this server has it: as in the box, or a pack."""
        first: Game | None = None
        folders = [path.parent for path in sorted(self.packs.glob("*/pack.toml"))] if self.packs is not None else []
        for folder in (None, *folders):
            try:
                game = await shared_game(record.game, record.players, record.options, folder)
            except BadContent:
                continue  # a pack of another game, or one that is broken
            except BadOption as trouble:
                raise BadRecord(f"The record's game cannot be set up here: {trouble}") from None
            if game.content_hash == record.content:
                return game
            first = first or game
        assert first is not None
        return first  # which says how its content differs


def read(sent: bytes) -> Record:
    """A record from what was sent."""
    try:
        msgspec.json.decode(sent)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadRecord("This is no riverrun record: it cannot be read as JSON.") from None
    return read_record(sent)


def pack(
    record: Record,
    game: Game,
    names: list[str | None] | None = None,
    bots: list[str | None] | None = None,
    winners: list[int] | None = None,
) -> bytes:
    """A replay as compressed JSON."""
    return gzip.compress(_encoder.encode(replay_of(record, game, names, bots, winners)), 6, mtime=0)


def replay_of(
    record: Record,
    game: Game,
    names: list[str | None] | None = None,
    bots: list[str | None] | None = None,
    winners: list[int] | None = None,
) -> Replay:
    """A record's replay; BadRecord where it does not replay to what it says."""
    must_be_short(record)
    last = msgspec.structs.replace(record, commitment=None).verify(game)
    scores = last.scores()
    if winners is None:
        winners = [score.seat for score in scores if score.won] if last.over else []
    return Replay(
        game=game.id,
        title=game.title,
        players=game.players,
        options=game.options,
        content=game.content_hash,
        names=names,
        bots=bots,
        seed=None if last.seed is None else f"{last.seed:032x}",
        commitment=record.commitment,
        holds=None if record.commitment is None else holds(record.commitment, last.seed),
        over=last.over,
        winners=winners,
        scores=scores,
        catalogue=[msgspec.to_builtins(piece) for piece in game.rulebook.faces(game)],
        moments=moments(record, game),
    )


def must_be_short(record: Record) -> None:
    """Refuses a game that is longer than any game here."""
    if len(record.moves) > MOVES:
        raise Refuse("too-large", f"This game has {len(record.moves)} moves; replays show up to {MOVES}.")


def holds(published: str, seed: int | None) -> bool:
    """Whether a commitment is that of the seed."""
    return seed is not None and published == commitment(seed)


def moments(record: Record, game: Game) -> list[Moment]:
    """The deal and the position after each move."""
    state = record.replay(game, 0)
    found = [moment(state, None)]
    for text in record.moves:
        seat = None if game.move(text) in game.rulebook.environment else state.seat
        state.replay_move(text)
        found.append(moment(state, seat))
    return found


def moment(state: State, seat: int | None) -> Moment:
    """A position as a spectator may see it, with what the move before it brought about."""
    number = len(state.played)
    return Moment(
        number=number,
        seat=seat,
        move=state.game.text(state.played[-1]) if state.played else None,
        events=state.events(None, number - 1, number),
        points=[score.points for score in state.scores()],
        turn=state.seat,
        view=msgspec.Raw(_encoder.encode(state.view(None))),
    )


def record_of(table: Table) -> Record:
    """The record of a finished game, with the commitment its seed was published by."""
    if table.state is None or table.stage != "over":
        raise Refuse("wrong-stage", "The record is given out when the game is over: it holds everything hidden.")
    return msgspec.structs.replace(table.state.record(), commitment=table.commitment)
