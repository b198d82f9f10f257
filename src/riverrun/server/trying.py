"""Trying moves from a moment of a finished game: played on, taken back, answered by bots; nothing is kept.

Every request says where it begins and what is tried; the latest positions are only remembered so that they need not be
played to again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from riverrun.bots import bot
from riverrun.kernel.errors import UnknownMove
from riverrun.kernel.game import Game
from riverrun.kernel.record import Record
from riverrun.kernel.state import State
from riverrun.server.hall import Hall
from riverrun.server.messages import Tried, TriedMove, Try
from riverrun.server.reckoning import record_id
from riverrun.server.refusal import Refuse
from riverrun.server.replaying import Replays, must_be_short, read, record_of
from riverrun.server.thinkers import Choice, Thinkers

KEPT = 64
"""How many positions are remembered; each takes some ten kilobytes."""

_encoder = msgspec.json.Encoder()


@dataclass
class Trial:
    """A position that was tried: who made the moves that led to it, and the points after each."""

    state: State
    seats: list[int | None] = field(default_factory=list)
    points: list[list[int]] = field(default_factory=list)

    def after(self, move: str) -> Trial:
        """The trial that one more move makes; refused with its clause if the rules refuse it."""
        try:
            verdict = self.state.explain(move)
        except UnknownMove as trouble:
            raise Refuse("bad-move", str(trouble)) from None
        if not verdict.legal:
            raise Refuse("illegal", verdict.text, verdict.clause)
        state = self.state.copy()
        seat = None if state.game.move(verdict.move) in state.game.rulebook.environment else state.seat
        state.replay_move(verdict.move)
        return Trial(state, [*self.seats, seat], [*self.points, points(state)])


class Source(NamedTuple):
    """The game that is tried from."""

    key: str
    record: Record
    game: Game


class Trials:
    """What is tried at a server."""

    def __init__(self, hall: Hall, replays: Replays, thinkers: Thinkers) -> None:
        self.hall = hall
        self.replays = replays
        self.thinkers = thinkers
        self._kept: OrderedDict[tuple[str, int, tuple[str, ...]], Trial] = OrderedDict()
        self._one = asyncio.Lock()

    async def tried(self, wanted: Try, charge: Callable[[], None]) -> Tried:
        """The position after what is tried; `charge` is called before anything that costs much."""
        name = None if wanted.bot is None else bot(wanted.bot).name
        source = await self._source(wanted)
        trial = await self._trial(source, wanted.moment, tuple(wanted.moves), charge)
        choice: Choice | None = None
        if name is not None:
            if trial.state.over:
                raise Refuse("wrong-stage", "The game is over there: nobody is asked for a move.")
            charge()
            choice = await self.thinkers.choose(trial.state, name, secrets.randbits(64))
            moves = (*wanted.moves, source.game.text(choice.move))
            trial = await self._trial(source, wanted.moment, moves, charge)
        eyes = wanted.seat if wanted.seat is not None else trial.state.seat
        return told(trial, wanted.moment, eyes, choice)

    async def _source(self, wanted: Try) -> Source:
        if (wanted.table is None) == (wanted.record is None):
            raise Refuse("bad-request", "Moves are tried from a table's game or from a record: give one of the two.")
        if wanted.table is not None:
            table = (await self.hall.room(wanted.table)).table
            source = Source(table.id, record_of(table), table.game)
        else:
            record = read(msgspec.json.encode(wanted.record))
            must_be_short(record)
            source = Source(record_id(record), record, await self.replays.game_of(record))
        if wanted.moment > len(source.record.moves):
            raise Refuse("bad-request", f"This game has {len(source.record.moves)} moves; there is no later moment.")
        if wanted.seat is not None and wanted.seat >= source.game.players:
            raise Refuse("bad-request", f"This game has seats 0 to {source.game.players - 1}, not {wanted.seat}.")
        return source

    async def _trial(self, source: Source, moment: int, moves: tuple[str, ...], charge: Callable[[], None]) -> Trial:
        """Where the moves lead, from the last position on the way that is remembered."""
        async with self._one:
            from_ = next((n for n in range(len(moves), -1, -1) if (source.key, moment, moves[:n]) in self._kept), None)
            if from_ is None:
                charge()
                start = await asyncio.to_thread(source.record.replay, source.game, moment)
                self._keep((source.key, moment, ()), Trial(start))
                from_ = 0
            trial = self._kept[source.key, moment, moves[:from_]]
            self._kept.move_to_end((source.key, moment, moves[:from_]))
            if from_ < len(moves):
                trial = await asyncio.to_thread(played, trial, moves[from_:])
                self._keep((source.key, moment, moves), trial)
            return trial

    def _keep(self, key: tuple[str, int, tuple[str, ...]], trial: Trial) -> None:
        self._kept[key] = trial
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def played(trial: Trial, moves: tuple[str, ...]) -> Trial:
    """Where moves lead."""
    for move in moves:
        trial = trial.after(move)
    return trial


def points(state: State) -> list[int]:
    """Each seat's points as they stand."""
    return [score.points for score in state.scores()]


def told(trial: Trial, moment: int, eyes: int | None, choice: Choice | None) -> Tried:
    """A trial through a seat's eyes."""
    state = trial.state
    line = [
        TriedMove(seat, state.game.text(state.played[number]), state.events(eyes, number, number + 1), after)
        for number, (seat, after) in enumerate(zip(trial.seats, trial.points, strict=True), moment)
    ]
    return Tried(
        moment=moment,
        line=line,
        by=None if choice is None else choice.by,
        points=points(state),
        turn=state.seat,
        over=state.over,
        winners=[score.seat for score in state.scores() if score.won] if state.over else [],
        view=msgspec.Raw(_encoder.encode(state.view(eyes))),
    )
