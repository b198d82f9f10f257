"""Placing a tile: where it may go, how it may lie, and why not (FL-D3, E, G3, G6)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.flow.board import (
    Chart,
    bit,
    blocks,
    chart,
    flood,
    is_blocked,
    last_ways,
    with_tile,
    without_tile,
)
from riverrun.games.flow.content import Box
from riverrun.games.flow.moves import MOVES, animal_ref, tile_ref
from riverrun.games.flow.position import Position
from riverrun.games.flow.terms import (
    ALL_EDGES,
    ANIMALS,
    BOARD,
    CORNER_BITS,
    FORMS,
    NEIGHBOURS,
    NO_CARD,
    NO_CELL,
    NO_TILE,
    OBSTACLES,
    ROW,
    SIDE,
    SIDE_IDS,
    Card,
    Edge,
    Form,
    Mark,
)
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.rules.refusals import Cited, asked

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

PLACE = MOVES.first("place")


class Reason(IntEnum):
    """Why a tile cannot lie so, in the order of FL-E."""

    WRONG_FORM = 200
    SAME_CELL = 201
    NOT_EMPTY = 202
    NOT_BESIDE = 203
    NO_WATER = 204
    CLASHES = 205
    BLOCKS_ANIMAL = 206


REFUSALS = {
    Reason.WRONG_FORM: Cited("FL-A8", "tile", "form"),
    Reason.SAME_CELL: Cited("FL-G3", "cell"),
    Reason.NOT_EMPTY: Cited("FL-E1", "cell"),
    Reason.NOT_BESIDE: Cited("FL-E1", "cell"),
    Reason.NO_WATER: Cited("FL-E2", "cell"),
    Reason.CLASHES: Cited("FL-E3", "cell", "sides"),
    Reason.BLOCKS_ANIMAL: Cited("FL-E6", "cell", "animals"),
}


class Happened(IntEnum):
    """What the journal tells of tiles that come to lie on the board."""

    PLACED = 11
    MOVED = 21
    RETURNED = 35


EVENTS = {
    Happened.PLACED: Cited("FL-D3", "seat", "tile", "cell", "form"),
    Happened.MOVED: Cited("FL-G3", "seat", "tile", "cell", "form"),
    Happened.RETURNED: Cited("FL-G6", "seat", "tile", "cell", "form"),
}


# Where a tile may go


@rule
def beside(c: Chart) -> int:
    """FL-E1: the empty cells that share an edge with an animal space or a tile."""
    near = (c.taken << 1) | (c.taken >> 1) | (c.taken << ROW) | (c.taken >> ROW)
    return near & BOARD & ~c.taken


@rule
def watered(c: Chart, water: int, edges: int) -> int:
    """FL-E2: the cells where one of these open edges meets an open edge with water, of a cell among `water`."""
    cells = 0
    if edges & Edge.N:
        cells |= (water & c.wet_south) << ROW
    if edges & Edge.E:
        cells |= (water & c.wet_west) >> 1
    if edges & Edge.S:
        cells |= (water & c.wet_north) >> ROW
    if edges & Edge.W:
        cells |= (water & c.wet_east) << 1
    return cells


@rule
def clashing(c: Chart, edges: int) -> int:
    """FL-E3, FL-E4, FL-R4: the cells where open would meet closed; scenario tiles and the board's edge match all."""
    solid = c.taken & ~c.wild
    cells = (solid & ~c.south if edges & Edge.N else c.south) << ROW
    cells |= (solid & ~c.west if edges & Edge.E else c.west) >> 1
    cells |= (solid & ~c.north if edges & Edge.S else c.north) >> ROW
    cells |= (solid & ~c.east if edges & Edge.W else c.east) << 1
    return cells


@rule
def spaces(box: Box, c: Chart, water: int, last: int, kind: int, form: int) -> int:
    """FL-D3, FL-E1, FL-E2, FL-E3, FL-E4, FL-E6: the cells where a tile may be placed in this orientation.

    `water` is what the animals' water reaches, or 0 where that does not matter (FL-G3); `last` is `last_ways`, which
    only obstacles and scenario tiles are asked for (FL-R2).
    """
    tile = box.face[kind, form]
    cells = beside(c)
    if form != Form.WILD:
        cells &= ~clashing(c, tile & ALL_EDGES)
    if water:
        cells &= watered(c, water, tile & ALL_EDGES)
    if kind < OBSTACLES:
        return cells
    barred = cells & last
    if barred and (tile >> Mark.WET) & ALL_EDGES:
        # Only with obstacle=one_arm: the tile may lead on by its other arms.
        for cell in range(SIDE * SIDE):
            if barred & bit(cell) and not blocks(c, cell, tile):
                barred &= ~bit(cell)
    return cells & ~barred


@rule
def last_for(c: Chart, kind: int) -> int:
    """FL-E6: the cells that a tile of this kind may have to leave open: none, if it is plain."""
    return last_ways(c) if kind >= OBSTACLES else 0


@rule
def has_space(box: Box, c: Chart, kind: int) -> bool:
    """FL-D3: whether a drawn or returned tile can be placed at all."""
    water = flood(c, CORNER_BITS)
    last = last_for(c, kind)
    for form in range(box.first_form[kind], box.end_form[kind]):
        if spaces(box, c, water, last, kind, form):
            return True
    return False


@rule
def has_new_space(box: Box, c: Chart, cell: int, kind: int) -> bool:
    """FL-G3: whether Current can take the tile of this kind from this cell to another; `c` still has it."""
    lifted = without_tile(c, cell)
    last = last_for(lifted, kind)
    for form in range(box.first_form[kind], box.end_form[kind]):
        if spaces(box, lifted, 0, last, kind, form) & ~bit(cell):
            return True
    return False


# The tile in hand


@rule
def water_for(s: Position, c: Chart) -> int:
    """FL-E2, FL-G3: the water that the tile in hand must meet; 0: Current moves it, and it need not meet any."""
    return 0 if s.in_play == Card.CURRENT else flood(c, CORNER_BITS)


@rule
def legal_placements(box: Box, s: Position, out: Any) -> int:
    """FL-E1, FL-G3, FL-G6: where the tile in hand may go, and how it may lie."""
    c = chart(s)
    kind = s.in_hand
    water = water_for(s, c)
    last = last_for(c, kind)
    n = 0
    for form in range(box.first_form[kind], box.end_form[kind]):
        cells = spaces(box, c, water, last, kind, form)
        if s.lifted_from != NO_CELL:
            cells &= ~bit(s.lifted_from)
        for row in range(SIDE):
            line = (cells >> (row * ROW)) & 127
            cell = row * SIDE
            while line:
                if line & 1:
                    out[n] = move_range(PLACE + cell * FORMS + form, 1)
                    n += 1
                line >>= 1
                cell += 1
    return n


@rule
def refuse_place(box: Box, s: Position, cell: int, form: int) -> int:
    """FL-A8, FL-G3, then FL-E1, FL-E2, FL-E3, FL-E6."""
    kind = s.in_hand
    if kind == NO_TILE:
        return asked(s)  # a card's first target
    tile = box.face[kind, form]
    if tile == 0:
        return Reason.WRONG_FORM
    if cell == s.lifted_from:
        return Reason.SAME_CELL
    c = chart(s)
    here = bit(cell)
    if here & c.taken:
        return Reason.NOT_EMPTY
    if here & beside(c) == 0:
        return Reason.NOT_BESIDE
    water = water_for(s, c)
    if water and here & watered(c, water, tile & ALL_EDGES) == 0:
        return Reason.NO_WATER
    if form != Form.WILD and here & clashing(c, tile & ALL_EDGES):
        return Reason.CLASHES
    if here & spaces(box, c, water, last_for(c, kind), kind, form) == 0:
        return Reason.BLOCKS_ANIMAL
    return 0


@rule
def place(box: Box, s: Position, log: Log, cell: int, form: int) -> None:
    """FL-D3, FL-G3, FL-G6: the tile in hand goes on the board, with the bird that travels with it."""
    tile = box.face[s.in_hand, form]
    if s.bird_in_hand:
        tile |= Mark.BIRD
    s.board[cell] = tile
    if s.in_play == Card.CURRENT:
        note(log, Happened.MOVED, s.active, s.in_hand, cell, form)
    elif s.in_play == Card.RETURN:
        note(log, Happened.RETURNED, s.active, s.in_hand, cell, form)
    else:
        note(log, Happened.PLACED, s.active, s.in_hand, cell, form)
    s.in_hand = NO_TILE
    s.bird_in_hand = 0
    s.lifted_from = NO_CELL


# What is said of it


def permit_place(game: Game, s: Any) -> tuple[str, dict[str, Arg]]:
    """FL-D3, FL-G3, FL-G6: a drawn tile is placed, one that Current lifted is moved, one that returns is placed."""
    moved = s.in_play == Card.CURRENT
    clause = "" if s.in_play == NO_CARD else "FL-G3" if moved else "FL-G6"
    return clause, {"moved": int(moved), "tile": tile_ref(game, s.in_hand)}


def arg_sides(game: Game, s: Any, cell: int, form: int) -> Arg:
    """FL-E3, FL-E4: the sides on which open would meet closed."""
    mask = game.box_view.face[s.in_hand, form] & ALL_EDGES
    found: list[Arg] = []
    for side, there in NEIGHBOURS[cell]:
        tile = s.board[there]
        if tile and not tile & Mark.SCENARIO and (tile >> (side + 2) % 4 ^ mask >> side) & 1:
            found.append(Ref("side", SIDE_IDS[side]))
    return found


def arg_animals(game: Game, s: Any, cell: int, form: int) -> Arg:
    """FL-E6: the animals that the tile would completely block."""
    c = chart(s)
    after = with_tile(c, cell, game.box_view.face[s.in_hand, form])
    blocked = [one for one in range(ANIMALS) if is_blocked(after, one) and not is_blocked(c, one)]
    return [animal_ref(game, one) for one in blocked]
