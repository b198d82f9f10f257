"""Replays: a finished game, or any record, moment by moment as a spectator may see it.

A replay is made beside the event loop, one at a time and by persons in turn. It is kept compressed for as long as it is
asked for.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from pathlib import Path

import msgspec

from riverrun.kernel.game import Game
from riverrun.kernel.record import Record, commitment
from riverrun.kernel.state import State
from riverrun.server.access.client import Client
from riverrun.server.access.rate_limit import ScopedLimiter
from riverrun.server.api.messages import Replay, ReplayMoment
from riverrun.server.review.records import cost_of, parse_record, record_game, record_of, require_short
from riverrun.server.table.table import Table
from riverrun.server.workers.priority import PrioritySemaphore

CACHED = 32
"""The number of tables whose replays are kept; each takes some ten kilobytes."""

_encoder = msgspec.json.Encoder()


class ReplayService:
    """The replays of a server, as compressed JSON."""

    def __init__(self, packs: Path | None, limiter: ScopedLimiter) -> None:
        """`limiter` counts replays that are made; those that are cached cost nothing."""
        self.packs = packs
        self.limiter = limiter
        self._cache: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._one = PrioritySemaphore(1)

    async def of_table(self, table: Table, client: Client) -> bytes:
        """Return the replay of a finished table: the moves that stand, not those that were taken back."""
        record = record_of(table)
        names = [seat.name for seat in table.seats]
        bots = [seat.bot for seat in table.seats]
        key = (table.id, *names, *bots)  # a finished game does not change; what its seats are called may
        found = self._cached(key)
        if found is None:
            self.limiter.require(client, cost_of(len(record.moves)))
            async with self._one.turn(client.key):
                found = self._cached(key)
                if found is None:
                    found = await asyncio.to_thread(pack, record, table.game, names, bots, table.winners)
                    self._cache[key] = found
                    if len(self._cache) > CACHED:
                        self._cache.popitem(last=False)
        return found

    async def of_record(self, sent: bytes, client: Client) -> bytes:
        """Return the replay of a record that somebody has sent."""
        self.limiter.require(client)
        record = parse_record(sent)
        require_short(record)
        self.limiter.require(client, cost_of(len(record.moves)) - 1)
        game = await record_game(record, self.packs)
        async with self._one.turn(client.key):
            return await asyncio.to_thread(pack, record, game)

    def forget(self, table: str) -> None:
        """Drop the cached replays of a table."""
        for key in [key for key in self._cache if key[0] == table]:
            del self._cache[key]

    def _cached(self, key: tuple[object, ...]) -> bytes | None:
        if key in self._cache:
            self._cache.move_to_end(key)
        return self._cache.get(key)


def pack(
    record: Record,
    game: Game,
    names: list[str | None] | None = None,
    bots: list[str | None] | None = None,
    winners: list[int] | None = None,
) -> bytes:
    """Return a replay as compressed JSON."""
    return gzip.compress(_encoder.encode(replay_of(record, game, names, bots, winners)), 6, mtime=0)


def replay_of(
    record: Record,
    game: Game,
    names: list[str | None] | None = None,
    bots: list[str | None] | None = None,
    winners: list[int] | None = None,
) -> Replay:
    """Return a record's replay; BadRecord where it does not replay to what it says."""
    require_short(record)
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
        moves=game.rulebook.declared.describe(game),
        moments=moments(record, game),
    )


def holds(published: str, seed: int | None) -> bool:
    """Return whether a commitment is that of the seed."""
    return seed is not None and published == commitment(seed)


def moments(record: Record, game: Game) -> list[ReplayMoment]:
    """Return the deal and the position after each move."""
    state = record.replay(game, 0)
    found = [moment(state, None)]
    for text in record.moves:
        seat = None if game.move(text) in game.rulebook.environment else state.seat
        state.replay_move(text)
        found.append(moment(state, seat))
    return found


def moment(state: State, seat: int | None) -> ReplayMoment:
    """Return a position as a spectator may see it, with what the move before it, made by `seat`, brought about."""
    number = len(state.played)
    return ReplayMoment(
        number=number,
        seat=seat,
        move=state.game.text(state.played[-1]) if state.played else None,
        events=state.events(None, number - 1, number),
        points=[score.points for score in state.scores()],
        turn=state.seat,
        view=msgspec.Raw(_encoder.encode(state.view(None))),
    )
