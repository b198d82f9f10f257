"""Drawing a tile: it is placed, traded for an action card, or discarded (FL-D)."""

from __future__ import annotations

from riverrun.games.flow.content import Box
from riverrun.games.flow.events import Happened
from riverrun.games.flow.piles import gain_card, is_silent, take_top
from riverrun.games.flow.position import Position
from riverrun.games.flow.terms import NO_CELL, NO_TILE, OBSTACLES, Card, Mark, Scenario, Step
from riverrun.kernel.agenda import push
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, confide, note, reveal


@rule
def draw(s: Position, log: Log) -> None:
    """FL-D1: the top face-down tile comes to hand, open to all; there is no way back."""
    s.in_hand = take_top(s)
    reveal(log, Happened.DRAWN, s.active, s.in_hand, 0, 0)
    push(s, Step.END, 0, 0)
    push(s, Step.TILE, 0, 0)


@rule
def take(s: Position, log: Log, kind: int) -> None:
    """FL-D1, FL-R17: a tile that Fishing revealed is drawn like any other."""
    s.revealed[kind] -= 1
    s.in_hand = kind
    note(log, Happened.TAKEN, s.active, kind, 0, 0)
    push(s, Step.END, 0, 0)
    push(s, Step.TILE, 0, 0)


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


@rule
def is_tradable(box: Box, s: Position) -> bool:
    """FL-D2, FL-H4, FL-R5: a plain tile of the right kind, with a card to draw and no No New Cards."""
    kind = s.in_hand
    if kind >= OBSTACLES or box.tradable[kind] == 0:
        return False
    return s.deck_size > 0 and s.scenarios[Scenario.NO_NEW_CARDS] == 0


@rule
def trade(s: Position, log: Log) -> None:
    """FL-D2: the tile is discarded face up, and an action card comes to hand, for later turns."""
    note(log, Happened.TRADED, s.active, s.in_hand, 0, 0)
    put_away(s)
    card = gain_card(s, s.active)
    if is_silent(s):
        confide(log, s.active, Happened.GAINED, s.active, card, 0, 0)
        note(log, Happened.UNSEEN, s.active, 0, 0, 0)
    else:
        reveal(log, Happened.GAINED, s.active, card, 0, 0)


@rule
def discard(s: Position, log: Log) -> None:
    """FL-D4, FL-D5: a tile without a space is discarded, for no card."""
    note(log, Happened.DISCARDED, s.active, s.in_hand, 0, 0)
    put_away(s)


@rule
def put_away(s: Position) -> None:
    """The tile in hand goes face up to the discards."""
    s.discards[s.in_hand] += 1
    s.in_hand = NO_TILE
