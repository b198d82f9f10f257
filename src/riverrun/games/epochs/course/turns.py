"""Turns: upkeep with its draws, and who is next (R3, EP-1.1)."""

from __future__ import annotations

from enum import IntEnum

from riverrun.games.epochs.cards.market import deal_market
from riverrun.games.epochs.cards.sums import refresh_ready
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.course.epoch_end import end_epoch
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.setup import add_to_hand
from riverrun.games.epochs.terms import NONE, Step
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, confide, note
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited


class Happened(IntEnum):
    TURN = 130
    DRAW = 131
    DREW = 132
    EXPENDITURE_GONE = 133


EVENTS = {
    Happened.TURN: Cited("EP-1.1", "seat", "turn", "epoch"),
    Happened.DRAW: Cited("EP-3.1", "seat", "invention"),
    Happened.DREW: Cited("EP-3.1", "seat"),
    Happened.EXPENDITURE_GONE: Cited("EP-3.4", "seat"),
}


@rule
def upkeep(box: Box, s: Position, log: Log) -> None:
    """EP-3.1, EP-3.2, EP-3.3: a card of the next epoch, market cards, then a tile; the rest follows with D4."""
    s.closed = 0
    s.declared = 0
    s.attacked = 0
    s.attacked_neutral = 0
    s.actions_left = 0
    s.planned = 0
    note(log, Happened.TURN, s.active, s.turn, s.epoch, 0)
    draw(s, log, s.active)
    for _ in range(box.market_per_turn):
        deal_market(box, s, log)
    push(s, Step.CHOOSE_PLAN, 0, 0)
    push(s, Step.CHOOSE_REVEAL, 0, 0)


@rule
def draw(s: Position, log: Log, seat: int) -> None:
    """EP-3.1: one invention of the next epoch; there is none in Epoch III."""
    if s.deck_size == 0:
        return
    s.deck_size -= 1
    card = s.deck[s.deck_size]
    s.deck[s.deck_size] = NONE
    add_to_hand(s, seat, card)
    note(log, Happened.DREW, seat, 0, 0, 0)
    confide(log, seat, Happened.DRAW, seat, card, 0, 0)


@rule
def remove_expenditure(box: Box, s: Position, log: Log, seat: int) -> None:
    """EP-3.4, EP-A55: what lies on the units goes to the bank."""
    if s.paid[seat, 0] or s.paid[seat, 1]:
        s.paid[seat, 0] = 0
        s.paid[seat, 1] = 0
        note(log, Happened.EXPENDITURE_GONE, seat, 0, 0, 0)
        refresh_ready(box, s, seat)


@rule
def end_turn(box: Box, s: Position, log: Log) -> None:
    """EP-1.1, EP-1.10: the next seat clockwise; after everybody's last turn the epoch ends."""
    following = (s.active + 1) % box.players
    s.closed = 0
    s.declared = 0
    s.attacked = 0
    s.attacked_neutral = 0
    s.planned = 0
    if following == s.first:
        if s.turn == box.turns_per_epoch:
            end_epoch(box, s, log)
            return
        s.turn += 1
    s.active = following
    push(s, Step.UPKEEP, 0, 0)
