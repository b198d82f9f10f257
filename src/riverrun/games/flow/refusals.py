"""Why a move is refused: the first clause that fails, in the order of FL-C7; explain.py puts it into words."""

from __future__ import annotations

from enum import IntEnum

from riverrun.games.flow.board import (
    beside,
    bit,
    chart,
    clashing,
    flood,
    has_space,
    is_tile,
    last_for,
    spaces,
    watered,
)
from riverrun.games.flow.cards import can_aim, has_target, is_firm, is_spent
from riverrun.games.flow.content import Box
from riverrun.games.flow.moves import Block
from riverrun.games.flow.position import Position
from riverrun.games.flow.setup import blocked_cells, open_facings
from riverrun.games.flow.terms import (
    ALL_EDGES,
    CELLS,
    CORNER_BITS,
    FORMS,
    MAP_KINDS,
    NO_TILE,
    OBSTACLES,
    Card,
    Form,
    Mark,
    Scenario,
    Step,
)
from riverrun.kernel.jit import entry, rule


class Reason(IntEnum):
    """Each way in which a move can be refused."""

    NONE = 0
    OVER = 1
    ANOTHER_ASKED = 2  # a choice of another decision
    TIDE_EARLY = 3  # the timer cannot run out before the boat is turned
    TIDE_IN_WAVE = 4  # nor while the wave is on
    TIDE_TWICE = 5
    NOTHING_TO_DRAW = 6
    NOT_REVEALED = 7
    NOT_HELD = 8
    ROUND_SPENT = 9
    NO_NEW_CARDS = 10
    CALM_ALREADY = 11
    ONLY_FIRM = 12
    NO_TILE_ON_BOARD = 13
    BIRD_ON_EVERY_TILE = 14
    NOTHING_MOVES = 15
    TOO_FEW_TO_FISH = 16
    NO_DISCARDS = 17
    NO_DISCARD_FITS = 18
    NOT_TRADABLE = 19
    DECK_EMPTY = 20
    CAN_BE_PLACED = 21
    WRONG_FORM = 22
    SAME_CELL = 23
    NOT_EMPTY = 24
    NOT_BESIDE = 25
    NO_WATER = 26
    CLASHES = 27
    BLOCKS_ANIMAL = 28
    FIRM = 29
    NO_TILE_THERE = 30
    BIRD_THERE = 31
    CANNOT_MOVE = 32
    NOT_DISCARDED = 33
    DOES_NOT_FIT = 34
    NO_ROUTE = 35


@entry
def refusal(box: Box, s: Position, move: int) -> int:
    """FL-C7: 0 if the move can be made now, otherwise the first reason why not."""
    if s.over:
        return Reason.OVER
    if move == Block.TIDE:
        return refuse_tide(s)
    if s.decision == Step.TURN:
        return refuse_turn(box, s, move)
    if s.decision == Step.TILE:
        return refuse_tile(box, s, move)
    if s.decision == Step.AIM:
        return refuse_aim(box, s, move)
    if s.decision == Step.DIE:
        return Reason.NONE if Block.DIE <= move < Block.DRAW else Reason.ANOTHER_ASKED
    if not Block.FACE <= move < Block.DIE:
        return Reason.ANOTHER_ASKED
    return Reason.NONE if (open_facings(blocked_cells(s)) >> (move - Block.FACE)) & 1 else Reason.NO_ROUTE


@rule
def refuse_tide(s: Position) -> int:
    """FL-K2: the timer runs out once in a round, and only while it runs."""
    if s.decision == Step.FACING:
        return Reason.TIDE_EARLY
    if s.decision == Step.DIE:
        return Reason.TIDE_IN_WAVE
    return Reason.TIDE_TWICE if s.late else Reason.NONE


@rule
def refuse_turn(box: Box, s: Position, move: int) -> int:
    """FL-C2: draw, take or play."""
    if move == Block.DRAW:
        return Reason.NONE if s.stack_size > 0 else Reason.NOTHING_TO_DRAW
    if Block.TAKE <= move < Block.PLAY:
        return Reason.NONE if s.revealed[move - Block.TAKE] > 0 else Reason.NOT_REVEALED
    if Block.PLAY <= move < Block.FACE:
        return refuse_card(box, s, move - Block.PLAY)
    return Reason.ANOTHER_ASKED


@rule
def refuse_card(box: Box, s: Position, card: int) -> int:
    """FL-C2, FL-H3, FL-G5, FL-H5, then the card's own clause."""
    if s.hands[s.active, card] == 0:
        return Reason.NOT_HELD
    if is_spent(s):
        return Reason.ROUND_SPENT
    if has_target(box, s, card):
        return Reason.NONE
    if card == Card.CALM_WATERS:
        return Reason.CALM_ALREADY
    if card == Card.FISHING:
        return Reason.TOO_FEW_TO_FISH
    if card == Card.RETURN:
        for kind in range(MAP_KINDS):
            if s.discards[kind] > 0:
                return Reason.NO_DISCARD_FITS
        return Reason.NO_DISCARDS
    tiles = 0
    loose = 0
    for cell in range(CELLS):
        if is_tile(s, cell):
            tiles += 1
            if not is_firm(s, cell):
                loose += 1
    if tiles == 0:
        return Reason.NO_TILE_ON_BOARD
    if card == Card.BIRD:
        return Reason.BIRD_ON_EVERY_TILE
    return Reason.NOTHING_MOVES if loose else Reason.ONLY_FIRM


@rule
def refuse_tile(box: Box, s: Position, move: int) -> int:
    """FL-D2, FL-D3, FL-D4, FL-D5, FL-H4: place the drawn tile, trade it, or discard what has no space."""
    if move < Block.AIM:
        return refuse_place(box, s, move // FORMS, move % FORMS)
    if move == Block.TRADE:
        if s.scenarios[Scenario.NO_NEW_CARDS]:
            return Reason.NO_NEW_CARDS
        if s.in_hand >= OBSTACLES or box.tradable[s.in_hand] == 0:
            return Reason.NOT_TRADABLE
        return Reason.NONE if s.deck_size > 0 else Reason.DECK_EMPTY
    if move == Block.DISCARD:
        return Reason.CAN_BE_PLACED if has_space(box, chart(s), s.in_hand) else Reason.NONE
    return Reason.ANOTHER_ASKED


@rule
def refuse_place(box: Box, s: Position, cell: int, form: int) -> int:
    """FL-A8, FL-G3, then FL-E1, FL-E2, FL-E3, FL-E6."""
    kind = s.in_hand
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
    water = 0 if s.in_play == Card.CURRENT else flood(c, CORNER_BITS)
    if water and here & watered(c, water, tile & ALL_EDGES) == 0:
        return Reason.NO_WATER
    if form != Form.WILD and here & clashing(c, tile & ALL_EDGES):
        return Reason.CLASHES
    if here & spaces(box, c, water, last_for(c, kind), kind, form) == 0:
        return Reason.BLOCKS_ANIMAL
    return Reason.NONE


@rule
def refuse_aim(box: Box, s: Position, move: int) -> int:
    """FL-G1, FL-G2, FL-G3, FL-G6, FL-H5: the targets of the card in play, one after another."""
    if s.in_hand != NO_TILE:
        return refuse_place(box, s, move // FORMS, move % FORMS) if move < Block.AIM else Reason.ANOTHER_ASKED
    if s.in_play == Card.RETURN:
        if not Block.CHOOSE <= move < Block.TAKE:
            return Reason.ANOTHER_ASKED
        if s.discards[move - Block.CHOOSE] == 0:
            return Reason.NOT_DISCARDED
        return Reason.NONE if has_space(box, chart(s), move - Block.CHOOSE) else Reason.DOES_NOT_FIT
    if not Block.AIM <= move < Block.CHOOSE:
        return Reason.ANOTHER_ASKED
    return refuse_target(box, s, move - Block.AIM)


@rule
def refuse_target(box: Box, s: Position, cell: int) -> int:
    """FL-H5, FL-G1, FL-G2, FL-G3: a tile, not a firm one, without a bird for Bird, with a new space for Current."""
    if not is_tile(s, cell):
        return Reason.NO_TILE_THERE
    if s.in_play == Card.BIRD:
        return Reason.BIRD_THERE if s.board[cell] & Mark.BIRD else Reason.NONE
    if is_firm(s, cell):
        return Reason.FIRM
    if can_aim(box, s, chart(s), s.in_play, cell):
        return Reason.NONE
    return Reason.CANNOT_MOVE
