"""The rules as the kernel calls them: which moves are legal, what they do, and what happens until the next decision."""

from __future__ import annotations

from typing import Any

from riverrun.games.flow.board import bit, chart, flood, last_for, spaces
from riverrun.games.flow.cards import aim, can_aim, can_play, can_return, choose, play_card
from riverrun.games.flow.content import Box
from riverrun.games.flow.course import begin_wave, end_turn, next_player, roll_one, tide
from riverrun.games.flow.drawing import discard, draw, is_tradable, place, take, trade
from riverrun.games.flow.evaluation import value
from riverrun.games.flow.moves import LEGAL_MAX, MOVES, Block
from riverrun.games.flow.position import Position
from riverrun.games.flow.priors import weigh
from riverrun.games.flow.refusals import refusal
from riverrun.games.flow.scoring import result
from riverrun.games.flow.setup import blocked_cells, face, lay_table, open_facings, redeal
from riverrun.games.flow.soundness import sound
from riverrun.games.flow.terms import (
    CARDS,
    CELLS,
    CORNER_BITS,
    FORMS,
    LAST_DECISION,
    MAP_KINDS,
    NO_CELL,
    NO_TILE,
    ROW,
    SEATS,
    SIDE,
    Card,
    Step,
)
from riverrun.kernel.agenda import ask, pop
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.journal import Log
from riverrun.kernel.move_ranges import expand, move_range

PLAYERS_MAX = SEATS

__all__ = [
    "LEGAL_MAX",
    "MOVES",
    "PLAYERS_MAX",
    "legal",
    "legal_ranges",
    "play",
    "redeal",
    "refusal",
    "result",
    "setup",
    "sound",
    "value",
    "weigh",
]


@entry
def setup(box: Box, s: Position, log: Log) -> None:
    """FL-B1: lays the table and asks for the first decision."""
    lay_table(box, s, log)
    advance(box, s, log)


# Which moves are legal


@entry
def legal(box: Box, s: Position, out: Any) -> int:
    """FL-C5: the legal moves one by one."""
    return expand(out, legal_ranges(box, s, out))


@entry
def legal_ranges(box: Box, s: Position, out: Any) -> int:
    """FL-C5: the legal moves of the decision that is asked."""
    if s.decision == Step.TURN:
        return legal_turn(box, s, out)
    if s.decision == Step.TILE:
        return legal_tile(box, s, out)
    if s.decision == Step.AIM:
        if s.in_hand != NO_TILE:
            return legal_placements(box, s, out)
        return legal_targets(box, s, out)
    if s.decision == Step.DIE:
        out[0] = move_range(Block.DIE, 2)
        return 1
    n = 0
    facings = open_facings(blocked_cells(s))
    for side in range(4):
        if (facings >> side) & 1:
            out[n] = move_range(Block.FACE + side, 1)
            n += 1
    return n


@rule
def legal_turn(box: Box, s: Position, out: Any) -> int:
    """FL-C2, FL-D1, FL-D6: draw, take a revealed tile, or play a card."""
    n = 0
    if s.stack_size > 0:
        out[n] = move_range(Block.DRAW, 1)
        n += 1
    for kind in range(MAP_KINDS):
        if s.revealed[kind] > 0:
            out[n] = move_range(Block.TAKE + kind, 1)
            n += 1
    for card in range(CARDS):
        if can_play(box, s, card):
            out[n] = move_range(Block.PLAY + card, 1)
            n += 1
    return n


@rule
def legal_tile(box: Box, s: Position, out: Any) -> int:
    """FL-D2, FL-D3, FL-D4, FL-D5: place the tile, trade it, or discard it where it has no space."""
    n = legal_placements(box, s, out)
    if n == 0:
        out[n] = move_range(Block.DISCARD, 1)
        n += 1
    if is_tradable(box, s):
        out[n] = move_range(Block.TRADE, 1)
        n += 1
    return n


@rule
def legal_placements(box: Box, s: Position, out: Any) -> int:
    """FL-E1, FL-G3, FL-G6: where the tile in hand may go, and how it may lie."""
    c = chart(s)
    kind = s.in_hand
    water = 0 if s.in_play == Card.CURRENT else flood(c, CORNER_BITS)
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
                    out[n] = move_range(Block.PLACE + cell * FORMS + form, 1)
                    n += 1
                line >>= 1
                cell += 1
    return n


@rule
def legal_targets(box: Box, s: Position, out: Any) -> int:
    """FL-C5, FL-C7: a card's first target: a cell, or a kind of discarded tile."""
    n = 0
    c = chart(s)
    if s.in_play == Card.RETURN:
        for kind in range(MAP_KINDS):
            if can_return(box, s, c, kind):
                out[n] = move_range(Block.CHOOSE + kind, 1)
                n += 1
        return n
    for cell in range(CELLS):
        if can_aim(box, s, c, s.in_play, cell):
            out[n] = move_range(Block.AIM + cell, 1)
            n += 1
    return n


# What a move does


@entry
def play(box: Box, s: Position, log: Log, move: int) -> None:
    """Plays a move that is not refused and goes on to the next decision or the end."""
    s.moves += 1
    if move == Block.TIDE:
        tide(s, log)
    else:
        step = s.decision
        pop(s)
        if step == Step.TURN:
            act(s, log, move)
        elif step == Step.DIE:
            roll_one(box, s, log, move - Block.DIE)
        elif step == Step.FACING:
            face(s, log, move - Block.FACE)
        elif move < Block.AIM:
            place(box, s, log, move // FORMS, move % FORMS)
        elif move < Block.CHOOSE:
            aim(box, s, log, s.in_play, move - Block.AIM)
        elif move < Block.TAKE:
            choose(s, log, move - Block.CHOOSE)
        elif move == Block.TRADE:
            trade(s, log)
        else:
            discard(s, log)
    advance(box, s, log)


@rule
def act(s: Position, log: Log, move: int) -> None:
    """FL-C2: a tile is drawn or a card is played, not both."""
    if move == Block.DRAW:
        draw(s, log)
    elif move < Block.PLAY:
        take(s, log, move - Block.TAKE)
    else:
        play_card(s, log, move - Block.PLAY)


@rule
def advance(box: Box, s: Position, log: Log) -> None:
    """FL-C3, FL-C6: does what the agenda says until a decision is asked of the active player or the game is over."""
    while s.over == 0:
        step = s.agenda[s.depth - 1, 0]
        if step <= LAST_DECISION:
            ask(s, s.active, s.in_play)
            return
        pop(s)
        if step == Step.END:
            end_turn(box, s, log)
        elif step == Step.WAVE:
            begin_wave(box, s, log)
        else:
            next_player(box, s, log)
