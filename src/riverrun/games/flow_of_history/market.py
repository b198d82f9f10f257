"""The market and the tokens: slots, investors, Supply, Reserve, refilling, the current age (FOH-C5, C6, U1 to U4)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.flow_of_history.content import Box
from riverrun.games.flow_of_history.moves import INVESTOR
from riverrun.games.flow_of_history.position import Position
from riverrun.games.flow_of_history.terms import AGES, BANKER, MARKET, NO_CARD, NOBODY, Place
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note, reveal
from riverrun.kernel.language.sentences import Arg, Ref, Sentence
from riverrun.kernel.rules.refusals import Cited

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


class Happened(IntEnum):
    REVEAL = 20
    NOTHING = 22
    FUTURE = 33


def clause_of_reveal(setup: int) -> str:
    return "FOH-S1" if setup else "FOH-U1"


EVENTS = {
    Happened.REVEAL: Cited(clause_of_reveal, "card", "slot", "setup"),
    Happened.NOTHING: Cited("FOH-G5", "seat", "card"),
    Happened.FUTURE: Cited("FOH-U3", "seat", "immediately"),
}


# Slots


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


# Supply and Reserve


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


# Deck and age


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
def refill(box: Box, s: Position, log: Log, setup: int) -> None:
    """FOH-S1, FOH-U1, FOH-U4: fills the market from the deck; stops once The Future is revealed."""
    for slot in range(box.market_size):
        if s.market[slot] == NO_CARD and s.deck_size > 0 and s.ending == 0:
            card = draw(s)
            s.market[slot] = card
            s.place[card] = Place.MARKET
            reveal(log, Happened.REVEAL, card, slot, setup, 0)
            if card == box.future:
                bring_future(box, s, log, NOBODY)
            else:
                s.open_ages[box.age[card]] += 1


@rule
def bring_future(box: Box, s: Position, log: Log, seat: int) -> None:
    """FOH-U3, FOH-O2: The Future is revealed, on the market (NOBODY) or in a seat's nation: the end has come."""
    s.ending = 1
    reveal(log, Happened.FUTURE, seat, box.ends_at_once, 0, 0)


@rule
def find_nothing(s: Position, log: Log, card: int) -> None:
    """FOH-G5: an effect without a target, or with an empty deck, does nothing."""
    note(log, Happened.NOTHING, s.active, card, 0, 0)


# What refusals name


def arg_where(s: Any, card: int) -> Sentence:
    """Where a card is."""
    place = s.place[card]
    if place >= Place.NATION:
        return Sentence("foh-where-nation", {"seat": Ref("player", place - Place.NATION)})
    return Sentence(f"foh-where-{Place(place).name.lower()}")


def arg_investor(s: Any, card: int) -> Arg:
    """Who has invested in a card."""
    investor = INVESTOR.arg(None, s.investor[slot_of(s, card)])
    assert investor is not None
    return investor


def arg_who(s: Any, card: int) -> str:
    """Which sort of investor that is to the player who is refused."""
    investor = s.investor[slot_of(s, card)]
    return "you" if investor == s.active else "banker" if investor == BANKER else "player"


def arg_own(game: Game, s: Any) -> Ref:
    """The card that the active player has invested in."""
    own: Ref = game.lexicon.refs[s.market[investment_of(s, s.active)]]
    return own


def arg_held(s: Any) -> int:
    """The active player's tokens."""
    held: int = s.tokens[s.active]
    return held


def arg_about(game: Game, about: int) -> Ref:
    """The card that the decision is about."""
    ref: Ref = game.lexicon.refs[about]
    return ref
