"""The market of units and wonders: dealing to its columns, and taking from them (EP-1.4, EP-3.2)."""

from __future__ import annotations

from enum import IntEnum

from riverrun.games.epochs.content import Box
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import NONE, SPACES, UNITS
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note, reveal
from riverrun.kernel.position.layout import Array
from riverrun.kernel.rules.refusals import Cited
from riverrun.kernel.sets import add


class Happened(IntEnum):
    UNIT_DEALT = 120
    WONDER_DEALT = 121
    UNIT_DISCARDED = 122
    WONDER_DISCARDED = 123


EVENTS = {
    Happened.UNIT_DEALT: Cited("EP-3.2", "fielded"),
    Happened.WONDER_DEALT: Cited("EP-3.2", "built"),
    Happened.UNIT_DISCARDED: Cited("EP-3.2", "discarded_unit"),
    Happened.WONDER_DISCARDED: Cited("EP-3.2", "discarded_wonder"),
}


@rule
def deal_market(box: Box, s: Position, log: Log) -> None:
    """EP-1.4, EP-3.2, EP-A36: the deck's top card to its column; an empty deck deals nothing."""
    if s.market_deck_size == 0:
        return
    s.market_deck_size -= 1
    card = s.market_deck[s.market_deck_size]
    s.market_deck[s.market_deck_size] = NONE
    add(s.market_seen, 0, card)
    if card < UNITS:
        gone = put(s.unit_column, card)
        if gone >= 0:
            note(log, Happened.UNIT_DISCARDED, gone, 0, 0, 0)
        reveal(log, Happened.UNIT_DEALT, card, 0, 0, 0)
    else:
        gone = put(s.wonder_column, card - UNITS)
        if gone >= 0:
            note(log, Happened.WONDER_DISCARDED, gone, 0, 0, 0)
        reveal(log, Happened.WONDER_DEALT, card - UNITS, 0, 0, 0)


@rule
def put(column: Array, card: int) -> int:
    """EP-3.2, EP-A37: to the uppermost empty space; a full column loses its top card, which is returned, else -1."""
    for space in range(SPACES):
        if column[space] < 0:
            column[space] = card
            return NONE
    gone = column[0]
    close_up(column, 0)
    column[SPACES - 1] = card
    return gone


@rule
def close_up(column: Array, space: int) -> None:
    """EP-3.2, EP-A37: a card leaves its space, and the lower ones move up."""
    for at in range(space, SPACES - 1):
        column[at] = column[at + 1]
    column[SPACES - 1] = NONE
