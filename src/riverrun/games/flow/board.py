"""The board as masks: what is open where, where water runs, and single tiles (FL-A1, A2, A6, A8, E6).

A mask has a bit for each cell, row after row with a gap behind each row, so that a neighbour is one shift away and
nothing runs from one row into the next.
"""

from __future__ import annotations

from typing import NamedTuple

from riverrun.games.flow.content import Box
from riverrun.games.flow.position import Position
from riverrun.games.flow.terms import (
    ALL_EDGES,
    ANIMALS,
    BOARD,
    BOAT_BIT,
    CORNERS,
    FIXED,
    OBSTACLES,
    ROW,
    SCENARIO_TILE,
    SIDE,
    Mark,
)
from riverrun.kernel.jit import rule


class Chart(NamedTuple):
    """The board as masks: taken cells, those of scenario tiles, and for each edge the cells open and with water."""

    taken: int
    wild: int
    north: int
    east: int
    south: int
    west: int
    wet_north: int
    wet_east: int
    wet_south: int
    wet_west: int


@rule
def bit(cell: int) -> int:
    """A cell as a mask."""
    return 1 << (cell + cell // SIDE)


@rule
def chart(s: Position) -> Chart:
    """FL-A1, FL-A2, FL-A6: the board as it lies; animals and boat are taken and conduct."""
    taken = FIXED
    wild = 0
    north = east = south = west = 0
    wet_north = wet_east = wet_south = wet_west = 0
    cell = 0
    for row in range(SIDE):
        for spot in range(row * ROW, row * ROW + SIDE):
            tile = int(s.board[cell])
            cell += 1
            if tile != 0:
                taken |= 1 << spot
                wild |= ((tile >> 9) & 1) << spot
                north |= (tile & 1) << spot
                east |= ((tile >> 1) & 1) << spot
                south |= ((tile >> 2) & 1) << spot
                west |= ((tile >> 3) & 1) << spot
                wet_north |= ((tile >> 4) & 1) << spot
                wet_east |= ((tile >> 5) & 1) << spot
                wet_south |= ((tile >> 6) & 1) << spot
                wet_west |= ((tile >> 7) & 1) << spot
    return Chart(taken, wild, north, east, south, west, wet_north, wet_east, wet_south, wet_west)


@rule
def with_tile(c: Chart, cell: int, tile: int) -> Chart:
    """The chart with a tile more."""
    here = bit(cell)
    return Chart(
        c.taken | here,
        c.wild | here * ((tile >> 9) & 1),
        c.north | here * (tile & 1),
        c.east | here * ((tile >> 1) & 1),
        c.south | here * ((tile >> 2) & 1),
        c.west | here * ((tile >> 3) & 1),
        c.wet_north | here * ((tile >> 4) & 1),
        c.wet_east | here * ((tile >> 5) & 1),
        c.wet_south | here * ((tile >> 6) & 1),
        c.wet_west | here * ((tile >> 7) & 1),
    )


@rule
def without(c: Chart, cells: int) -> Chart:
    """The chart without the tiles of these cells."""
    rest = ~cells
    return Chart(
        c.taken & rest,
        c.wild & rest,
        c.north & rest,
        c.east & rest,
        c.south & rest,
        c.west & rest,
        c.wet_north & rest,
        c.wet_east & rest,
        c.wet_south & rest,
        c.wet_west & rest,
    )


@rule
def without_tile(c: Chart, cell: int) -> Chart:
    """The chart with a tile lifted (FL-G3)."""
    return without(c, bit(cell))


# Water


@rule
def flood(c: Chart, start: int) -> int:
    """FL-A6, FL-E5, FL-R3: the cells that water reaches from those of `start`: plain tiles, animals, the boat."""
    water = start
    while True:
        grown = (
            water
            | (((water & c.wet_east) << 1) & c.wet_west)
            | (((water & c.wet_west) >> 1) & c.wet_east)
            | (((water & c.wet_south) << ROW) & c.wet_north)
            | (((water & c.wet_north) >> ROW) & c.wet_south)
        )
        if grown == water:
            return water
        water = grown


@rule
def exits(c: Chart, water: int) -> int:
    """FL-E6: the empty cells that open edges of these water cells lead to."""
    ahead = (
        ((water & c.wet_east) << 1)
        | ((water & c.wet_west) >> 1)
        | ((water & c.wet_south) << ROW)
        | ((water & c.wet_north) >> ROW)
    )
    return ahead & BOARD & ~c.taken


@rule
def animals_home(c: Chart) -> int:
    """FL-I1, FL-R3: the animals that reach the boat, as bits, by ways of their own or shared."""
    water = flood(c, BOAT_BIT)
    home = 0
    for animal in range(ANIMALS):
        if water & bit(CORNERS[animal]):
            home |= 1 << animal
    return home


@rule
def is_blocked(c: Chart, animal: int) -> bool:
    """FL-E6: an animal whose water has not reached the boat and has no way on."""
    water = flood(c, bit(CORNERS[animal]))
    return water & BOAT_BIT == 0 and exits(c, water) == 0


@rule
def last_ways(c: Chart) -> int:
    """FL-E6, FL-R15: the cells that are the only way on for some animal; one that is blocked already has none."""
    cells = 0
    for animal in range(ANIMALS):
        water = flood(c, bit(CORNERS[animal]))
        ways = exits(c, water)
        if water & BOAT_BIT == 0 and ways & (ways - 1) == 0:
            cells |= ways
    return cells


@rule
def blocks(c: Chart, cell: int, tile: int) -> bool:
    """FL-E6, FL-R15: whether a tile in this cell would completely block an animal that is not blocked yet."""
    after = with_tile(c, cell, tile)
    for animal in range(ANIMALS):
        if is_blocked(after, animal) and not is_blocked(c, animal):
            return True
    return False


# Single tiles


@rule
def kind_of(box: Box, tile: int) -> int:
    """FL-A8: the kind of a map or scenario tile, from its word."""
    if tile & Mark.SCENARIO:
        return SCENARIO_TILE
    shape = box.kind_by_edges[tile & ALL_EDGES]
    return int(shape + OBSTACLES if tile & Mark.OBSTACLE else shape)


@rule
def is_tile(s: Position, cell: int) -> bool:
    """Whether a map or scenario tile lies there: neither the boat nor an animal space."""
    return s.board[cell] != 0 and bit(cell) & FIXED == 0


@rule
def take_off(box: Box, s: Position, cell: int) -> int:
    """FL-F5, FL-G1, FL-R9: a tile leaves the board, a map tile for the discards, a scenario tile for good; its kind.

    A bird that sat on it goes back to the supply.
    """
    tile = s.board[cell]
    kind = kind_of(box, tile)
    if tile & Mark.BIRD:
        s.birds += 1
    if kind != SCENARIO_TILE:
        s.discards[kind] += 1
    s.board[cell] = 0
    return kind
