"""How far the animals are from home: the tiles that their shortest ways still need, and how their water runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from riverrun.games.flow.board import Chart, bit, exits, flood
from riverrun.games.flow.terms import (
    ALL_EDGES,
    BOARD,
    BOAT,
    BOAT_BIT,
    CELLS,
    CORNER_BITS,
    CORNERS,
    NEIGHBOURS,
    ROW,
    Mark,
)
from riverrun.kernel.jit import rule

FAR = 15  # tiles: what cannot be reached counts as so far away


class Far(NamedTuple):
    """How many tiles away each cell is, from 0 to FAR: four masks that hold the bits of all these numbers."""

    ones: int
    twos: int
    fours: int
    eights: int


class Need(NamedTuple):
    """How many tiles the four animals need, added up."""

    all: int
    second: int
    """What the second farthest one needs."""


@rule
def closed_north(c: Chart) -> int:
    """The cells whose northern neighbour turns a closed edge to them; scenario tiles match anything (FL-E4)."""
    return (c.taken & ~c.wild & ~c.south) << ROW


@rule
def closed_east(c: Chart) -> int:
    """The cells whose eastern neighbour turns a closed edge to them."""
    return (c.taken & ~c.wild & ~c.west) >> 1


@rule
def closed_south(c: Chart) -> int:
    """The cells whose southern neighbour turns a closed edge to them."""
    return (c.taken & ~c.wild & ~c.north) >> ROW


@rule
def closed_west(c: Chart) -> int:
    """The cells whose western neighbour turns a closed edge to them."""
    return (c.taken & ~c.wild & ~c.east) << 1


@rule
def room(c: Chart) -> int:
    """The empty cells that a tile could still fill: every tile is open on two sides at the least (FL-A8, FL-E3)."""
    north, east, south, west = closed_north(c), closed_east(c), closed_south(c), closed_west(c)
    shut = (north & east & (south | west)) | (south & west & (north | east))
    return BOARD & ~c.taken & ~shut


@rule
def spread(c: Chart, empty: int, water: int) -> int:
    """What water reaches with one tile more at each of its ends: what is flooded from the empty cells that it reached
    before, then the empty cells ahead of all that."""
    ends = water & empty
    met = ((ends << 1) & c.wet_west) | ((ends >> 1) & c.wet_east)
    met |= ((ends << ROW) & c.wet_north) | ((ends >> ROW) & c.wet_south)
    if met & ~water:
        water = flood(c, water | met)
    ahead = exits(c, water) | (ends << 1) | (ends >> 1) | (ends << ROW) | (ends >> ROW)
    return water | (ahead & empty)


@rule
def far_from(c: Chart, start: int) -> Far:
    """How far each cell is from these cells' water, in tiles still to be laid, its own included if it is empty; a tile
    that was cut off counts one more than the last tile on the way to it."""
    empty = room(c)
    water = flood(c, start)
    ones = twos = fours = eights = BOARD & ~water
    for away in range(1, FAR):
        after = spread(c, empty, water)
        fresh = after & ~water
        if fresh == 0:
            break
        if away & 1 == 0:
            ones &= ~fresh
        if away & 2 == 0:
            twos &= ~fresh
        if away & 4 == 0:
            fours &= ~fresh
        if away & 8 == 0:
            eights &= ~fresh
        water = after
    return Far(ones, twos, fours, eights)


@rule
def tiles_to(c: Chart, far: Far, place: int) -> int:
    """How many tiles are to be laid until water is at this place, a mask of one cell; FAR if it cannot come there."""
    if place & BOARD == 0:
        return FAR
    away = 0
    if far.ones & place:
        away += 1
    if far.twos & place:
        away += 2
    if far.fours & place:
        away += 4
    if far.eights & place:
        away += 8
    if place & c.taken and 0 < away < FAR:
        away -= 1
    return away


@rule
def needed(c: Chart, boat: Far, animal: int) -> int:
    """How many tiles an animal's shortest way home still needs; 0 once it is home."""
    return tiles_to(c, boat, bit(CORNERS[animal]))


@rule
def need(c: Chart) -> Need:
    """How many tiles the animals' shortest ways home still need; one without a way counts FAR."""
    empty = room(c)
    water = flood(c, BOAT_BIT)
    waiting = CORNER_BITS & ~water
    total = second = 0
    for away in range(FAR):
        if waiting == 0:
            return Need(total, second)
        after = spread(c, empty, water)
        if after == water:
            break
        water = after
        if waiting & (waiting - 1):
            second = away
        total += away * count_cells(waiting & water)
        waiting &= ~water
    return Need(total + FAR * count_cells(waiting), FAR if waiting & (waiting - 1) else second)


@rule
def count_cells(cells: int) -> int:
    """How many cells a mask has."""
    count = 0
    while cells:
        cells &= cells - 1
        count += 1
    return count


@rule
def neighbour(cell: int, side: int) -> int:
    """The cell on one side of a cell, as a mask; beyond the board it is none of the board's."""
    here = bit(cell)
    if side == 0:
        return here >> ROW
    if side == 1:
        return here << 1
    return here << ROW if side == 2 else here >> 1


# For pages: which way the water runs


class Streams:
    """Where water runs on a board, cell by cell."""

    def __init__(self, board: Sequence[int]) -> None:
        self.ways = {cell: self._ways_on(board, cell) for cell in range(CELLS) if board[cell]}
        """FL-A6: the sides by which water leaves each taken cell, and the cells it comes to."""
        self.steps = self._steps_from_animals()

    @staticmethod
    def _ways_on(board: Sequence[int], cell: int) -> list[tuple[int, int]]:
        wet = board[cell] >> Mark.WET & ALL_EDGES
        if not wet:
            return []
        return [
            (side, there)
            for side, there in NEIGHBOURS[cell]
            if wet >> side & board[there] >> Mark.WET + (side + 2) % 4 & 1
        ]

    def _steps_from_animals(self) -> dict[int, int]:
        """FL-A6, FL-R3: the steps from the animals to all cells that their water reaches."""
        steps = dict.fromkeys(CORNERS, 0)
        queue = list(steps)
        for cell in queue:
            for _, there in self.ways[cell]:
                if there not in steps:
                    steps[there] = steps[cell] + 1
                    queue.append(there)
        return steps

    def into(self, cell: int) -> int:
        """The edges where water comes into a cell, from where it is nearer to an animal."""
        steps = self.steps.get(cell, 0)
        return sum(1 << side for side, there in self.ways[cell] if self.steps[there] < steps) if steps else 0

    def path(self, start: int) -> list[int]:
        """A shortest way by water from an animal to the boat."""
        came = {start: start}
        queue = [start]
        for cell in queue:
            if cell == BOAT:
                break
            for _, there in self.ways[cell]:
                if there not in came:
                    came[there] = cell
                    queue.append(there)
        way = [BOAT]
        while way[-1] != start:
            way.append(came[way[-1]])
        return way[::-1]
