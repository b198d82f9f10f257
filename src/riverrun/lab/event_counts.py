"""How often each kind of event happened in many games, and with which pieces: what never happened is named."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec
import numpy as np

from riverrun.kernel.game import Game
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import COLUMNS, HEAD, MORE
from riverrun.kernel.rules.refusals import Several


class Counters(NamedTuple):
    """The arrays that are counted in. A slot counts one kind of event, or one piece in one argument of a kind."""

    slots: Any
    """(kinds, 1 + numbers): the slot of the kind, then the first slot of each number of its rows, or -1."""
    sizes: Any
    """(kinds, 1 + numbers): how many slots that number has."""
    times: Any
    """(slots,): how often it happened."""
    games: Any
    """(slots,): in how many games."""
    last: Any
    """(slots,): the last game in which it happened."""


@rule
def count_slot(counters: Counters, slot: int, game: int) -> None:
    """Counts one slot."""
    counters.times[slot] += 1
    if counters.last[slot] != game:
        counters.last[slot] = game
        counters.games[slot] += 1


@rule
def count_rows(counters: Counters, rows: Any, count: int, game: int) -> None:
    """Counts the events of some journal rows."""
    kind = -1
    column = 1
    for row in range(count):
        if rows[row, 0] != MORE:
            kind = rows[row, 0]
            column = 1
            if 0 <= kind < len(counters.slots) and counters.slots[kind, 0] >= 0:
                count_slot(counters, counters.slots[kind, 0], game)
            else:
                kind = -1
        for k in range(HEAD, COLUMNS):
            if kind >= 0 and column < counters.slots.shape[1]:
                number = rows[row, k]
                if 0 <= number < counters.sizes[kind, column]:
                    count_slot(counters, counters.slots[kind, column] + number, game)
            column += 1


# What comes out


class PieceCount(msgspec.Struct, frozen=True):
    """How often a piece was in an event, and in how many games."""

    times: int
    games: int


class EventCount(msgspec.Struct, frozen=True):
    """How often a kind of event happened, and with which pieces."""

    kind: str
    clause: str
    """Its clause; empty where that depends on more than the kind."""
    times: int
    games: int
    """In how many games."""
    pieces: dict[str, dict[str, PieceCount]]
    """For each argument that names pieces: how often each of them was named. Those that never were are not listed."""
    never: dict[str, list[str]]
    """For each such argument: the pieces that were never named."""


class EventCounts(msgspec.Struct, frozen=True):
    """All kinds of events that a game has, counted over many games."""

    games: int
    events: list[EventCount]
    never: list[str]
    """The kinds of events that never happened."""
    unseen: dict[str, list[str]]
    """By the kind of piece: those that were in no event at all."""


def together(found: Sequence[EventCounts]) -> EventCounts:
    """Counts of the same game at several tables, as one."""
    events = []
    for same in zip(*(counts.events for counts in found), strict=True):
        pieces, never = {}, {}
        for name in same[0].pieces:
            every = [event.pieces[name] for event in same]
            ids = dict.fromkeys(id for there in every for id in there)
            pieces[name] = {id: _sum([there[id] for there in every if id in there]) for id in ids}
            never[name] = [id for id in same[0].never[name] if id not in ids]
        times, games = sum(event.times for event in same), sum(event.games for event in same)
        events.append(EventCount(same[0].kind, same[0].clause, times, games, pieces, never))
    unseen = {
        kind: [id for id in ids if all(id in one.unseen[kind] for one in found)]
        for kind, ids in found[0].unseen.items()
    }
    return EventCounts(
        sum(counts.games for counts in found), events, [event.kind for event in events if not event.times], unseen
    )


def _sum(counts: Sequence[PieceCount]) -> PieceCount:
    return PieceCount(sum(one.times for one in counts), sum(one.games for one in counts))


@dataclass(frozen=True)
class Block:
    """Where one argument's pieces are counted."""

    name: str
    piece: str
    """The kind of piece."""
    first: int
    ids: tuple[str | None, ...]


@dataclass(frozen=True)
class Kind:
    """Where a kind of event is counted."""

    number: int
    name: str
    clause: str
    slot: int
    blocks: tuple[Block, ...]
    columns: tuple[Block | None, ...]
    """The block of each number of its rows."""


class EventIndex:
    """Where a game's events are counted: a slot for each kind, and for each piece in each of its arguments."""

    def __init__(self, game: Game) -> None:
        self.size = 0
        self.kinds = [self._kind(game, number, *told) for number, told in sorted(game.rulebook.declared.events.items())]

    def _kind(self, game: Game, number: int, name: str, cited: Any) -> Kind:
        slot = self._take(1)
        parameters = game.rulebook.declared.event_parameters(cited)
        blocks: list[Block] = []
        columns: list[Block | None] = []
        for column in cited.columns:
            called = column.name if isinstance(column, Several) else column
            parameter = parameters[called]
            table = None if parameter is None else parameter.table(game)
            block = None
            # Players and numbers have no ids, nor has what only points at a piece, like a row of a card's effects; a
            # board's cells, of which any may do, are not called pieces either.
            if parameter is not None and table is not None and table.ids and table.row is None:
                block = Block(called, parameter.kind, self._take(len(table.ids)), tuple(table.ids))
                blocks.append(block)
            columns += [block] * (column.most if isinstance(column, Several) else 1)
        clause = cited.clause if isinstance(cited.clause, str) else ""
        return Kind(number, name, clause, slot, tuple(blocks), tuple(columns))

    def _take(self, slots: int) -> int:
        first = self.size
        self.size += slots
        return first

    def counters(self) -> Counters:
        """Counters that have counted nothing yet."""
        width = 1 + max(len(kind.columns) for kind in self.kinds)
        slots = np.full((self.kinds[-1].number + 1, width), -1, np.int64)
        sizes = np.zeros_like(slots)
        for kind in self.kinds:
            slots[kind.number, 0] = kind.slot
            for at, block in enumerate(kind.columns, 1):
                if block is not None:
                    slots[kind.number, at], sizes[kind.number, at] = block.first, len(block.ids)
        times, games = np.zeros(self.size, np.int64), np.zeros(self.size, np.int64)
        return Counters(slots, sizes, times, games, last=np.full(self.size, -1, np.int64))

    def told(self, times: Any, in_games: Any, games: int) -> EventCounts:
        """What was counted, by names."""
        found = []
        unseen: dict[str, dict[str, None]] = {}
        seen: set[tuple[str, str]] = set()
        for kind in self.kinds:
            pieces: dict[str, dict[str, PieceCount]] = {}
            never: dict[str, list[str]] = {}
            for block in kind.blocks:
                named = [(id, block.first + at) for at, id in enumerate(block.ids) if id is not None]
                pieces[block.name] = {
                    id: PieceCount(int(times[at]), int(in_games[at])) for id, at in named if times[at]
                }
                never[block.name] = [id for id, at in named if not times[at]]
                unseen.setdefault(block.piece, {}).update({id: None for id, _ in named})
                seen |= {(block.piece, id) for id in pieces[block.name]}
            slot = kind.slot
            found.append(EventCount(kind.name, kind.clause, int(times[slot]), int(in_games[slot]), pieces, never))
        missing = {piece: [id for id in ids if (piece, id) not in seen] for piece, ids in unseen.items()}
        return EventCounts(games, found, [event.kind for event in found if not event.times], missing)


class Totals:
    """Counts of several runs of games, added up; no game is in two of them."""

    def __init__(self, index: EventIndex) -> None:
        self.index = index
        self.times = np.zeros(index.size, np.int64)
        self.games = np.zeros(index.size, np.int64)

    def add(self, times: Any, games: Any) -> None:
        """Adds what one run counted."""
        self.times += times
        self.games += games

    def told(self, games: int) -> EventCounts:
        """All of it, by names."""
        return self.index.told(self.times, self.games, games)
