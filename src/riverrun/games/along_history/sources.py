"""Sources of a payment: what all of them share, their refusals and their events (AH-24 to AH-26, AH-113, AH-114)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.along_history.civilization import (
    KINDS,
    bit,
    has_heritage,
    heritage_cards,
    is_owned,
    is_owned_uncovered,
    read_set,
    spend_heritage,
    straight_cards,
    tilt,
)
from riverrun.games.along_history.content import Box
from riverrun.games.along_history.moves import BONUS_IDS
from riverrun.games.along_history.payable import CARDS_FROM, POPULATION, X2
from riverrun.games.along_history.position import Position
from riverrun.games.along_history.terms import AGE_CARDS
from riverrun.games.along_history.words import card_ref
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg, Ref, Sentence
from riverrun.kernel.rules.refusals import Cited

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


class Reason(IntEnum):
    NOT_YOUR_CARD = 300
    COVERED = 301
    TILTED = 302
    GIVES_NO_RESOURCE = 303
    GIVES_NO_POPULATION = 304
    SOURCE_OUT_OF_ORDER = 305
    HERITAGE_SPENT = 306
    DEAD_END = 307
    NO_UNSPENT_DIE = 308
    WRONG_FACE = 309
    X2_MISSING = 310
    NO_UR = 311
    BLUE_FOR_POPULATION = 312
    GREEN_FOR_RESOURCE = 313


REFUSALS = {
    Reason.NOT_YOUR_CARD: Cited("AH-24", "card"),
    Reason.COVERED: Cited("AH-71", "card", "cover"),
    Reason.TILTED: Cited("AH-26", "card"),
    Reason.GIVES_NO_RESOURCE: Cited("AH-113", "card", "wanted"),
    Reason.GIVES_NO_POPULATION: Cited("AH-113", "card"),
    Reason.SOURCE_OUT_OF_ORDER: Cited("AH-114"),
    Reason.HERITAGE_SPENT: Cited("AH-85", "card"),
    Reason.DEAD_END: Cited("AH-116", "paying", "wanted", "lacking_resource", "lacking_population"),
    Reason.NO_UNSPENT_DIE: Cited("AH-25", "paid"),
    Reason.WRONG_FACE: Cited("AH-113", "shown", "wanted"),
    Reason.X2_MISSING: Cited("AH-115", "needed_x2", "unspent_x2"),
    Reason.NO_UR: Cited("AH-74"),
    Reason.BLUE_FOR_POPULATION: Cited("AH-113"),
    Reason.GREEN_FOR_RESOURCE: Cited("AH-113", "wanted"),
}


class Happened(IntEnum):
    PAY_DIE = 300
    PAY_CARD = 301
    PAY_HERITAGE = 302
    PAY_UR_RESOURCE = 303
    PAY_UR_POPULATION = 304
    TIGERS = 305


EVENTS = {
    Happened.PAY_DIE: Cited("AH-113", "seat", "die", "doubles", "amount"),
    Happened.PAY_CARD: Cited("AH-26", "seat", "card"),
    Happened.PAY_HERITAGE: Cited("AH-85", "seat", "card"),
    Happened.PAY_UR_RESOURCE: Cited("AH-74", "seat", "resource", "amount"),
    Happened.PAY_UR_POPULATION: Cited("AH-74", "seat", "amount"),
    Happened.TIGERS: Cited("AH-99", "seat", "amount"),
}


@rule
def source_cards(box: Box, s: Position, seat: int, age: int, kind: int) -> int:
    """AH-24, AH-85: straight cards, or heritage of an earlier Age, that give something of a kind."""
    cards = straight_cards(s, seat) if age == s.age else 0 if s.heritage_used else heritage_cards(s, seat, age)
    return cards & read_set(box.givers, KINDS * age + kind)


@rule
def refuse_source_card(box: Box, s: Position, card: int, kind: int) -> int:
    """AH-24, AH-85, AH-95: a straight uncovered card or this turn's heritage card, not before the last source."""
    seat = s.turn_player
    if has_heritage(s, seat, card):
        if s.heritage_used:
            return Reason.HERITAGE_SPENT
    elif not is_owned(s, seat, card):
        return Reason.NOT_YOUR_CARD
    elif not is_owned_uncovered(s, seat, card):
        return Reason.COVERED
    elif (straight_cards(s, seat) & bit(card)) == 0:
        return Reason.TILTED
    if box.gives[card, kind] == 0:
        return Reason.GIVES_NO_POPULATION if kind == POPULATION else Reason.GIVES_NO_RESOURCE
    return 0 if card + CARDS_FROM > s.source else Reason.SOURCE_OUT_OF_ORDER


@rule
def pay_with_card(box: Box, s: Position, log: Log, card: int) -> None:
    """AH-26, AH-85: a card is tilted, or a heritage card goes back to the box; all it gives goes into this payment."""
    seat = s.turn_player
    if card // AGE_CARDS < s.age:
        spend_heritage(s, seat, card)
        note(log, Happened.PAY_HERITAGE, seat, card, 0, 0)
    else:
        tilt(box, s, seat, card)
        note(log, Happened.PAY_CARD, seat, card, 0, 0)
    s.lack_population -= box.gives[card, POPULATION]
    s.source = card + CARDS_FROM


# What sentences name besides a move's own parameters


def resource_ref(game: Game, card: int) -> Ref:
    return Ref("resource", BONUS_IDS[game.box_view.resource[card]])


def given(game: Game, card: int) -> dict[str, Arg]:
    """All that a card gives, as a list."""
    gives = game.box_view.gives
    given: list[Arg] = [
        Sentence("ah-bonus-amount", {"amount": gives[card, kind], "bonus": Ref("bonus", BONUS_IDS[kind])})
        for kind in range(KINDS)
        if gives[card, kind]
    ]
    return {"gives": given}


def card_permit(game: Game, s: Any, card: int) -> tuple[str, dict[str, Arg]]:
    heritage = card // AGE_CARDS < s.age
    return "AH-85" if heritage else "AH-26", {**given(game, card), "source": "heritage" if heritage else "card"}


def arg_paying(game: Game, about: int) -> Ref:
    """The card that is paid for."""
    return card_ref(game, about)


def arg_wanted(game: Game, about: int) -> Ref:
    """The Resource that is asked for."""
    return resource_ref(game, about)


def arg_shown(s: Any) -> Ref:
    """What the blue die or pawn shows."""
    return Ref("resource", BONUS_IDS[int(s.blue)])


def arg_cover(game: Game, s: Any, card: int) -> Ref:
    """The card under which a covered one lies."""
    return card_ref(game, int(s.covered_by[card % AGE_CARDS]))


def arg_needed_x2(times: int) -> int:
    """How many x2 a source takes."""
    return times


def arg_unspent_x2(s: Any) -> int:
    """How many x2 are left."""
    return int(s.unspent[X2])


def arg_lacking_resource(s: Any) -> int:
    """How much of the Resource lacks now."""
    return int(s.lack_resource)


def arg_lacking_population(s: Any) -> int:
    """How much Population lacks now."""
    return int(s.lack_population)
