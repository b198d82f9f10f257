"""The market and the tokens: slots, investors, Supply, Reserve and the current age (FOH-C6, U1, U2)."""

from __future__ import annotations

from riverrun.games.flow_of_history.content import Box
from riverrun.games.flow_of_history.events import Happened
from riverrun.games.flow_of_history.position import Position
from riverrun.games.flow_of_history.terms import AGES, BANKER, MARKET, NO_CARD, NOBODY, Place
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, reveal


@rule
def slot_of(s: Position, card: int) -> int:
    """The market slot a card lies in, or -1."""
    for slot in range(MARKET):
        if s.market[slot] == card:
            return slot
    return -1


@rule
def investment_of(s: Position, seat: int) -> int:
    """The slot of a seat's (or the Banker's) running investment, or -1."""
    for slot in range(MARKET):
        if s.market[slot] != NO_CARD and s.investor[slot] == seat:
            return slot
    return -1


@rule
def is_free(s: Position, slot: int) -> bool:
    """FOH-I2, FOH-2P6: a card lies there and nobody has invested in it, nor the Banker."""
    return s.market[slot] != NO_CARD and s.investor[slot] == NOBODY


@rule
def clear_slot(box: Box, s: Position, slot: int) -> None:
    """Takes a card off the market, with its marker; its tokens are already gone."""
    card = s.market[slot]
    s.place[card] = Place.REMOVED
    if card != box.future:
        s.open_ages[box.age[card]] -= 1
    s.market[slot] = NO_CARD
    s.investor[slot] = NOBODY
    s.stake[slot] = 0


@rule
def stake_to_supply(s: Position, slot: int) -> int:
    """FOH-K1, FOH-N2: the tokens on a card go to the Supply."""
    tokens = s.stake[slot]
    s.supply += tokens
    s.stake[slot] = 0
    return tokens


@rule
def take_from_supply(s: Position, seat: int, wanted: int) -> int:
    """FOH-C6: what is taken from the Supply is capped by it; returns what was taken."""
    taken = min(wanted, s.supply)
    s.supply -= taken
    s.tokens[seat] += taken
    return taken


@rule
def take_from_reserve(s: Position, seat: int, wanted: int) -> None:
    """FOH-C5, FOH-C6: the Reserve never runs out."""
    s.drawn += wanted
    s.tokens[seat] += wanted


@rule
def current_age(s: Position) -> int:
    """FOH-U2: the highest age number on the market or in any nation, now."""
    for age in range(AGES - 1, 0, -1):
        if s.open_ages[age] > 0:
            return age
    return 0


@rule
def draw(s: Position) -> int:
    """The deck's top card leaves the deck."""
    s.deck_size -= 1
    card = s.deck[s.deck_size]
    s.deck[s.deck_size] = NO_CARD
    return int(card)


@rule
def refill(box: Box, s: Position, log: Log) -> None:
    """FOH-U1, FOH-U4: fills the market from the deck; stops once The Future is revealed."""
    for slot in range(box.market_size):
        if s.market[slot] == NO_CARD and s.deck_size > 0 and s.ending == 0:
            card = draw(s)
            s.market[slot] = card
            s.place[card] = Place.MARKET
            reveal(log, Happened.REVEAL, card, slot, 0, 0)
            if card == box.future:
                s.ending = 1
                reveal(log, Happened.FUTURE, NOBODY, 0, 0, 0)
            else:
                s.open_ages[box.age[card]] += 1


@rule
def put_banker(s: Position, slot: int, tokens: int) -> None:
    """FOH-2P6: the Banker's card counts as invested."""
    s.investor[slot] = BANKER
    s.stake[slot] = tokens
