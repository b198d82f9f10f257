"""A card enters a Civilization: earned gold, a Wonder's UR, its gold bonus (AH-31, AH-97, AH-98)."""

from __future__ import annotations

from enum import IntEnum

from riverrun.games.along_history.civilization import card_count, put, take_from_row
from riverrun.games.along_history.content import Box
from riverrun.games.along_history.dice import gather_gold
from riverrun.games.along_history.position import Position
from riverrun.games.along_history.terms import Bonus, Ending
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.rules.refusals import Cited

GOLD = int(Bonus.GOLD)


class Happened(IntEnum):
    ENTER = 220
    EARN = 221
    WONDER = 222
    EIGHTH = 223


EVENTS = {
    Happened.ENTER: Cited("AH-97", "seat", "card"),
    Happened.EARN: Cited("AH-31", "seat", "gold", "card"),
    Happened.WONDER: Cited("AH-31", "seat", "card"),
    Happened.EIGHTH: Cited("AH-90", "seat", "count"),
}


@rule
def enter(box: Box, s: Position, log: Log, card: int) -> None:
    """AH-27, AH-31, AH-97, AH-98, AH-39, AH-Q27: the card lies straight; earned gold, a Wonder's UR, its gold bonus."""
    seat = s.turn_player
    take_from_row(s, seat, card)
    put(box, s, seat, card)
    s.entered += 1
    note(log, Happened.ENTER, seat, card, 0, 0)
    if box.earns[card] > 0:
        s.gold[seat] += box.earns[card]
        note(log, Happened.EARN, seat, box.earns[card], card, 0)
    if box.gains_ur[card] > 0 and s.ur[seat] < box.ur_most:
        s.ur[seat] = min(box.ur_most, s.ur[seat] + box.gains_ur[card])
        note(log, Happened.WONDER, seat, card, 0, 0)
    if box.gives[card, GOLD] > 0:
        gather_gold(box, s, log, seat)
    if box.initiation and s.ending == 0 and card_count(s, seat) >= box.initiation_cards:
        s.ending = Ending.CARDS
        note(log, Happened.EIGHTH, seat, box.initiation_cards, 0, 0)
