"""What-if lines: moves tried from a moment of a finished game, answered by bots; nothing is stored.

Every request says where it begins and what is tried; the latest positions are only cached so that they need not be
played to again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import msgspec

from riverrun.bots import bot_for
from riverrun.kernel.errors import UnknownMove
from riverrun.kernel.game import Game
from riverrun.kernel.language.sentences import Arg, Sentence
from riverrun.kernel.record import Record
from riverrun.kernel.state import State
from riverrun.server.api.messages import WhatIf, WhatIfMove, WhatIfRequest
from riverrun.server.errors import RequestError
from riverrun.server.review.puzzles import PuzzleService
from riverrun.server.review.records import (
    cost_beyond,
    cost_of,
    parse_record,
    record_game,
    record_id,
    record_of,
    require_short,
)
from riverrun.server.sessions.registry import SessionRegistry
from riverrun.server.workers.pool import WorkerPool
from riverrun.server.workers.priority import Asker, PrioritySemaphore
from riverrun.server.workers.results import BotMove

CACHED = 64
"""The number of positions that are cached; each takes some ten kilobytes."""

_encoder = msgspec.json.Encoder()


@dataclass
class WhatIfPosition:
    """A position that was tried: who made the moves that led to it, and the points after each."""

    state: State
    seats: list[int | None] = field(default_factory=list)
    points: list[list[int]] = field(default_factory=list)

    def after(self, move: str) -> WhatIfPosition:
        """Return the position after one more move; refused with its clause if the rules refuse it."""
        try:
            verdict = self.state.explain(move)
        except UnknownMove as trouble:
            raise RequestError("bad-move", trouble.sentence) from None
        if not verdict.legal:
            raise RequestError("illegal", verdict.sentence, verdict.clause)
        state = self.state.copy()
        seat = None if state.game.move(verdict.move) in state.game.rulebook.environment else state.seat
        state.replay_move(verdict.move)
        return WhatIfPosition(state, [*self.seats, seat], [*self.points, points(state)])


class Source(NamedTuple):
    """The game that is tried from."""

    key: str
    record: Record
    game: Game
    eyes: int | None = None
    """The only seat through whose eyes it may be seen; None: any."""


class WhatIfService:
    """The what-if lines of a server."""

    def __init__(self, registry: SessionRegistry, pool: WorkerPool, packs: Path | None, puzzles: PuzzleService) -> None:
        self.registry = registry
        self.puzzles = puzzles
        self.pool = pool
        self.packs = packs
        self._cache: OrderedDict[tuple[str, int, tuple[str, ...]], WhatIfPosition] = OrderedDict()
        self._one = PrioritySemaphore(1)

    async def play(
        self, wanted: WhatIfRequest, charge: Callable[[float], None], person: str = ""
    ) -> tuple[WhatIf, Game]:
        """Return the position after the moves of a line, and its game.

        `charge` is called before anything that costs much; bots that answer wait in turn with others for `person`.
        """
        source = await self._source(wanted)
        name = None if wanted.bot is None else bot_for(wanted.bot, source.game.rulebook).name
        position = await self._position(source, wanted.moment, tuple(wanted.moves), charge, person)
        choice: BotMove | None = None
        if name is not None:
            if position.state.over:
                raise RequestError("wrong-stage", Sentence("rr-error-try-over"))
            charge(1)
            choice = await self.pool.choose_move(position.state, name, secrets.randbits(64), Asker(person))
            moves = (*wanted.moves, source.game.text(choice.move))
            position = await self._position(source, wanted.moment, moves, charge, person)
        seat = wanted.seat if wanted.seat is not None else position.state.seat
        seat = seat if source.eyes is None else source.eyes
        return project(position, wanted.moment, seat, choice), source.game

    async def _source(self, wanted: WhatIfRequest) -> Source:
        if sum(one is not None for one in (wanted.table, wanted.record, wanted.puzzle)) != 1:
            raise RequestError("bad-request", Sentence("rr-error-try-source"))
        if wanted.table is not None:
            table = (await self.registry.session(wanted.table)).table
            source = Source(table.id, record_of(table), table.game)
        elif wanted.puzzle is not None:
            laid = await self.puzzles.laid(self.puzzles.of_day(wanted.puzzle))
            source = Source(f"puzzle {laid.puzzle.id}", laid.state.record(), laid.state.game, laid.puzzle.seat)
        else:
            record = parse_record(msgspec.json.encode(wanted.record))
            require_short(record)
            source = Source(record_id(record), record, await record_game(record, self.packs))
        if wanted.moment > len(source.record.moves):
            raise RequestError("bad-request", Sentence("rr-error-try-too-late", {"moves": len(source.record.moves)}))
        if wanted.seat is not None and wanted.seat >= source.game.players:
            seats: dict[str, Arg] = {"last": source.game.players - 1, "seat": wanted.seat}
            raise RequestError("bad-request", Sentence("rr-error-try-seat", seats))
        return source

    async def _position(
        self, source: Source, moment: int, moves: tuple[str, ...], charge: Callable[[float], None], person: str
    ) -> WhatIfPosition:
        """Return where the moves lead, from the last position on the way that is cached."""
        async with self._one.turn(person):
            from_ = next((n for n in range(len(moves), -1, -1) if (source.key, moment, moves[:n]) in self._cache), None)
            if from_ is None:
                charge(cost_of(moment + len(moves)))
                start = await asyncio.to_thread(source.record.replay, source.game, moment)
                self._remember((source.key, moment, ()), WhatIfPosition(start))
                from_ = 0
            elif from_ < len(moves):
                charge(cost_beyond(len(moves) - from_))
            position = self._cache[source.key, moment, moves[:from_]]
            self._cache.move_to_end((source.key, moment, moves[:from_]))
            if from_ < len(moves):
                position = await asyncio.to_thread(played, position, moves[from_:])
                self._remember((source.key, moment, moves), position)
            return position

    def _remember(self, key: tuple[str, int, tuple[str, ...]], position: WhatIfPosition) -> None:
        self._cache[key] = position
        while len(self._cache) > CACHED:
            self._cache.popitem(last=False)


def played(position: WhatIfPosition, moves: tuple[str, ...]) -> WhatIfPosition:
    """Return where moves lead."""
    for move in moves:
        position = position.after(move)
    return position


def points(state: State) -> list[int]:
    """Return each seat's points as they stand."""
    return [score.points for score in state.scores()]


def project(position: WhatIfPosition, moment: int, seat: int | None, choice: BotMove | None) -> WhatIf:
    """Return a position as `seat` sees it."""
    state = position.state
    line = [
        WhatIfMove(by, state.game.text(state.played[number]), state.events(seat, number, number + 1), after)
        for number, (by, after) in enumerate(zip(position.seats, position.points, strict=True), moment)
    ]
    return WhatIf(
        moment=moment,
        line=line,
        by=None if choice is None else choice.by,
        points=points(state),
        turn=state.seat,
        over=state.over,
        winners=[score.seat for score in state.scores() if score.won] if state.over else [],
        view=msgspec.Raw(_encoder.encode(state.view(seat))),
    )
