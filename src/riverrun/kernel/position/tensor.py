"""Observations for learners: a position as one seat may see it, as a vector of floats, from the declared layout.

The vector holds first which seat looks, then the kind of decision, then every field that declares a `Tensor` and that
the seat may see, in the layout's order, then what is pending on the agenda. All that belongs to seats is counted from
the observer on, so that a learner sees every table from the same seat.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from itertools import product
from typing import TYPE_CHECKING, Any

import numpy as np

from riverrun.kernel.jit import entry, rule
from riverrun.kernel.position.layout import Field, Layout, Reading, Sees, Tensor, as_int32

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


class Column(IntEnum):
    """What the encoder knows of each reading: a row of its table."""

    READING = 0
    WORD = 1  # where its words begin
    COUNT = 2  # how many words (of one seat, if it is per seat)
    ROWS = 3  # how many seats' words it reads: 1 if it is not per seat, 0 if it is about a pending step
    STRIDE = 4  # words from one seat's to the next; 0 if it is not per seat
    FLOAT = 5  # where its floats begin
    WIDTH = 6  # floats a word
    SIZE = 7
    BASE = 8
    TAIL = 9  # the first value after the seats
    SHOWN = 10  # where the bits begin that say which of its words have come to light; -1 if all are seen
    EACH = 11  # words a bit
    OWNED = 12  # 1 if the observer's own words are seen whatever the bits say


COLUMNS = len(Column)
WORD = 1 << 31
"""No number of a position is larger than this."""


def _offset(layout: type[Layout], name: str) -> int:
    assert layout.dtype.fields is not None
    return int(layout.dtype.fields[name][1]) // 4


AGENDA = _offset(Layout, "agenda")


class Encoder:
    """How one game's positions become floats: built once, from its layout, who sees what, and its number of players."""

    def __init__(self, game: Game) -> None:
        self.layout = game.rulebook.position
        self.players = game.players
        self._seats = game.rules.PLAYERS_MAX
        self._rows: list[list[int]] = []
        self.names: list[str] = [f"you are seat {seat}" for seat in range(game.players)]
        """What each float is."""
        self.bounded: list[bool] = [True] * game.players
        """Whether each float is always 0 or 1."""
        self._read_decision(game.rulebook.decisions)
        for name, field in self.layout.fields.items():
            self._read_field(name, field, game.sees[name])
        self.steps = self._read_pending(game.rulebook.decisions)
        """Where `depth` is; then for each step that a learner may know to be pending: its number, its float, its first
        row in the table."""
        self.table = np.array(self._rows, np.int64).reshape(-1, COLUMNS)
        self.size = len(self.names)
        """How many floats an observation has."""

    @property
    def low(self) -> Any:
        """The least that each float can be: 0, or for a scaled number that of 32 bits divided by its scale."""
        return self._range(0, -WORD)

    @property
    def high(self) -> Any:
        """The greatest that each float can be: 1, or for a scaled number that of 32 bits divided by its scale."""
        return self._range(1, WORD)

    def _range(self, bounded: int, word: int) -> Any:
        found = np.full(self.size, bounded, np.float32)
        for row in self._rows:
            if row[Column.READING] == Reading.SCALE:
                first = row[Column.FLOAT]
                found[first : first + row[Column.COUNT] * max(1, row[Column.ROWS])] = word / row[Column.SIZE]
        return found

    def observe(self, position: Any, seat: int) -> Any:
        """A position as `seat` may see it: a new float32 vector."""
        boards = self.layout.empty()
        boards[0] = position
        out = np.zeros(self.size, np.float32)
        encode(as_int32(boards)[0], self.table, self.steps, seat, self.players, out)
        return out

    def _read_decision(self, kinds: Any) -> None:
        """The kind of decision that is asked, one-hot."""
        first = min(kinds)
        tensor = Tensor.one_hot(max(kinds) - first + 1, first)
        named = [f"decision is {kinds.get(first + i, first + i)}" for i in range(tensor.size)]
        self._add(tensor, _offset(self.layout, "decision"), 1, 1, 0, named)

    def _read_field(self, name: str, field: Field, sees: Sees) -> None:
        """A field, if a seat may see anything of it; of several seats' rows those of this table's players."""
        if (sees is Sees.NOBODY and not field.shown) or field.tensor.reading == Reading.SKIP:
            return
        word = _offset(self.layout, name)
        shown = (-1, 1, 0)
        if field.shown and sees is not Sees.ALL:
            shown = (_offset(self.layout, field.shown), field.each, int(sees is Sees.OWNER))
        if not field.per_seat:
            spots = [f"{name}{_at(spot)}" for spot in product(*map(range, field.shape))]
            self._add(field.tensor, word, len(spots), 1, 0, self._named(spots, field.tensor), shown)
        elif field.shape[0] >= self.players:  # else it is for smaller tables only
            rows = 1 if sees is Sees.OWNER and not field.shown else self.players
            inner = [_at(spot) for spot in product(*map(range, field.shape[1:]))]
            spots = [f"{name}[{_who(row)}]{spot}" for row in range(rows) for spot in inner]
            self._add(field.tensor, word, len(inner), rows, len(inner), self._named(spots, field.tensor), shown)

    def _read_pending(self, kinds: Any) -> Any:
        """The agenda's steps that the layout declares: a float each, then the readings of their two words."""
        steps = [(_offset(self.layout, "depth"), 0, 0)]
        for step, (a, b) in self.layout.pending.items():
            called = f"pending {kinds.get(step, getattr(step, 'name', str(step)).lower())}"
            steps.append((int(step), len(self.names), len(self._rows)))
            self.names.append(called)
            self.bounded.append(True)
            self._add(a, 0, 1, 0, 0, self._named([f"{called} a"], a))
            self._add(b, 0, 1, 0, 0, self._named([f"{called} b"], b))
        return np.array(steps, np.int64).reshape(-1, 3)

    def _add(
        self,
        tensor: Tensor,
        word: int,
        count: int,
        rows: int,
        stride: int,
        names: list[str],
        shown: tuple[int, int, int] = (-1, 1, 0),
    ) -> None:
        """A row of the table, and the names of its floats."""
        width = len(self._values(tensor))
        tail = tensor.base + self._seats
        place = len(self.names)
        self._rows.append(
            [tensor.reading, word, count, rows, stride, place, width, tensor.size, tensor.base, tail, *shown],
        )
        self.names += names
        self.bounded += [tensor.reading != Reading.SCALE] * len(names)

    def _named(self, spots: Iterable[str], tensor: Tensor) -> list[str]:
        """The names of the floats of words at `spots`."""
        return [spot + value for spot in spots for value in self._values(tensor)]

    def _values(self, tensor: Tensor) -> list[str]:
        """What each float of one word says."""
        seats = [_who(seat) for seat in range(self.players)]
        if tensor.reading == Reading.SCALE:
            return [f" / {tensor.size}"]
        if tensor.reading == Reading.ONE_HOT:
            return [f" is {tensor.base + i}" for i in range(tensor.size)]
        if tensor.reading == Reading.BITS:
            return [f" has bit {i}" for i in range(tensor.size)]
        if tensor.reading == Reading.SEAT:
            tail = tensor.base + self._seats
            others = [*range(tensor.base), *range(tail, tail + tensor.size)]
            return [f" is {value}" for value in (*seats, *others)]
        if tensor.reading == Reading.SEATS:
            return [f" has {seat}" for seat in seats]
        return []


def _who(row: int) -> str:
    """A seat, counted from the observer on."""
    return f"you+{row}" if row else "you"


def _at(spot: tuple[int, ...]) -> str:
    """An index, as it is written."""
    return "".join(f"[{i}]" for i in spot)


@entry
def encode(words: Any, table: Any, steps: Any, seat: int, players: int, out: Any) -> None:
    """Writes the observation of `seat` into `out`, from a position's words; whatever `out` held is cleared."""
    out[:] = 0.0
    out[seat] = 1.0
    for i in range(len(table)):
        how = table[i]
        start = how[Column.WORD]
        place = how[Column.FLOAT]
        stride = how[Column.STRIDE]
        for row in range(how[Column.ROWS]):
            owner = seat + row
            if owner >= players:
                owner -= players
            if how[Column.SHOWN] < 0 or (how[Column.OWNED] and row == 0):
                read(words, start + owner * stride, how[Column.COUNT], how, seat, players, out, place)
            else:
                read_shown(words, owner * stride, how, seat, players, out, place)
            place += how[Column.COUNT] * how[Column.WIDTH]
    for row in range(words[steps[0, 0]] - 1, -1, -1):
        read_step(words, AGENDA + 3 * row, table, steps, seat, players, out)


@rule
def read_step(words: Any, start: int, table: Any, steps: Any, seat: int, players: int, out: Any) -> None:
    """A row of the agenda, if a learner may know of its step; of several with the same step the topmost counts."""
    for i in range(1, len(steps)):
        if steps[i, 0] == words[start] and out[steps[i, 1]] == 0.0:
            out[steps[i, 1]] = 1.0
            for word in range(2):
                how = table[steps[i, 2] + word]
                read(words, start + 1 + word, 1, how, seat, players, out, how[Column.FLOAT])


@rule
def read_shown(words: Any, first: int, how: Any, seat: int, players: int, out: Any, place: int) -> None:
    """Writes those of the words from the field's word `first` on that have come to light; the others stay 0."""
    for k in range(how[Column.COUNT]):
        bit = (first + k) // how[Column.EACH]
        if (words[how[Column.SHOWN] + (bit >> 5)] >> (bit & 31)) & 1:
            at = how[Column.WORD] + first + k
            read(words, at, 1, how, seat, players, out, place + k * how[Column.WIDTH])


@rule
def read(words: Any, start: int, count: int, how: Any, seat: int, players: int, out: Any, place: int) -> None:
    """Writes `count` words from `start` on, read as a row of the table says, into the floats from `place` on."""
    reading = how[Column.READING]
    width = how[Column.WIDTH]
    size = how[Column.SIZE]
    base = how[Column.BASE]
    source = words[start : start + count]
    if reading == Reading.SCALE:
        scale(source, 1.0 / size, out[place : place + count])
    elif reading == Reading.SEAT:
        tail = how[Column.TAIL]
        for k in range(count):
            spot = seat_spot(source[k], base, size, tail, seat, players)
            out[place + k * width + spot if spot >= 0 else seat] = 1.0  # the observer's own float is 1 anyway
    elif reading == Reading.ONE_HOT:
        for k in range(count):
            if 0 <= source[k] - base < size:
                out[place + k * width + source[k] - base] = 1.0
    else:
        for k in range(count):
            for bit in range(width):
                if (source[k] >> bit) & 1:
                    spot = bit if reading == Reading.BITS else (bit - seat) % players
                    out[place + k * width + spot] = 1.0


@rule
def scale(source: Any, factor: float, out: Any) -> None:
    """Each word times a factor."""
    for k in range(len(source)):
        out[k] = source[k] * factor


@rule
def seat_spot(value: int, base: int, size: int, tail: int, seat: int, players: int) -> int:
    """The float of a value that may be a seat: seats from the observer on, then other values; -1 for none."""
    spot = value - base - seat
    spot = spot if spot >= 0 else spot + players
    spot = spot if base <= value < base + players else -1
    spot = players + value if 0 <= value < base else spot
    return players + base + value - tail if tail <= value < tail + size else spot
