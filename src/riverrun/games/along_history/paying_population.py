"""The Population step of a payment: greens from high to low, then cards, then UR (D4; AH-113 to AH-116)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.along_history.civilization import lowest
from riverrun.games.along_history.content import Box
from riverrun.games.along_history.moves import MOVES
from riverrun.games.along_history.payable import CARDS_FROM, LAST, POPULATION, X2, fills, from_cards, tigers_claim
from riverrun.games.along_history.position import Position
from riverrun.games.along_history.sources import (
    Happened,
    Reason,
    card_permit,
    pay_with_card,
    refuse_source_card,
    source_cards,
)
from riverrun.games.along_history.terms import AGE_CARDS, GREENS, Step
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg
from riverrun.kernel.position.agenda import push

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

PAY, UR_POPULATION = MOVES.first("pay"), MOVES.first("ur_population")


@rule
def population_options(box: Box, s: Position, out: Any, most: int) -> int:
    """AH-113: the sources that may be named for Population, at most `most` of them."""
    n = 0
    for paid in range(1, GREENS + 1):
        for times in range(3):
            if n < most and refuse_pay_green(box, s, paid, times) == 0:
                out[n] = PAY + 3 * paid + times
                n += 1
    seat = s.turn_player
    for age in range(s.age + 1):
        cards = source_cards(box, s, seat, age, POPULATION)
        while cards != 0 and n < most:
            source = AGE_CARDS * age + lowest(box, cards)
            if refuse_pay_population(box, s, source) == 0:
                out[n] = source
                n += 1
            cards &= cards - 1
    if n < most and refuse_ur_population(box, s) == 0:
        out[n] = UR_POPULATION
        n += 1
    return n


# Green dice and pawns


@rule
def refuse_pay_green(box: Box, s: Position, paid: int, times: int) -> int:
    """AH-15, AH-114, AH-115, AH-R7, AH-R8: greens from high to low; the first pays what clause 99 takes."""
    if paid == 0:
        return Reason.BLUE_FOR_POPULATION
    face = GREENS - paid
    if s.unspent[face] == 0:
        return Reason.NO_UNSPENT_DIE
    if paid - 1 < s.source:
        return Reason.SOURCE_OUT_OF_ORDER
    if s.unspent[X2] < times:
        return Reason.X2_MISSING
    seat = s.turn_player
    people = s.lack_population + tigers_claim(box, s, seat) - ((face + 1) << times)
    doubles = s.unspent[X2] - times
    population = s.ready[seat, POPULATION]
    if fills(box, s, people, paid - 1, face, face, doubles, population, s.ur[seat], 1 - s.heritage_used, 0):
        return 0
    return Reason.DEAD_END


@rule
def pay_green(box: Box, s: Position, log: Log, about: int, paid: int, times: int) -> None:
    """AH-15, AH-25, AH-99, AH-R7: a green die or pawn pays Population; the first one what clause 99 takes besides."""
    face = GREENS - paid
    claim = tigers_claim(box, s, s.turn_player)
    if claim > 0:
        s.lack_population += claim
        s.tigers_done = 1
        note(log, Happened.TIGERS, s.turn_player, claim, 0, 0)
    s.unspent[face] -= 1
    s.unspent[X2] -= times
    s.lack_population -= (face + 1) << times
    s.source = paid - 1
    note(log, Happened.PAY_DIE, s.turn_player, face, times, (face + 1) << times)
    push(s, Step.CHOOSE_SOURCE, about, 0)


def permit_pay_green(paid: int, times: int) -> tuple[str, dict[str, Arg]]:
    return "AH-15" if times else "", {"amount": (GREENS + 1 - paid) << times}


# A card


@rule
def refuse_pay_population(box: Box, s: Position, card: int) -> int:
    """AH-113, AH-114, AH-116: a card that gives Population, after the greens, if the rest can still be paid."""
    reason = refuse_source_card(box, s, card, POPULATION)
    if reason != 0:
        return reason
    seat = s.turn_player
    after = card + CARDS_FROM
    people = s.lack_population - box.gives[card, POPULATION]
    population = from_cards(box, s, seat, POPULATION, after)
    heritage = 1 - s.heritage_used if card // AGE_CARDS == s.age else 0
    if fills(box, s, people, after, -1, -1, 0, population, s.ur[seat], heritage, 0):
        return 0
    return Reason.DEAD_END


@rule
def pay_population(box: Box, s: Position, log: Log, about: int, card: int) -> None:
    """AH-113: a card pays Population."""
    pay_with_card(box, s, log, card)
    push(s, Step.CHOOSE_SOURCE, about, 0)


def permit_pay_population(game: Game, s: Any, card: int) -> tuple[str, dict[str, Arg]]:
    return card_permit(game, s, card)


# A Universal Resource


@rule
def refuse_ur_population(box: Box, s: Position) -> int:
    """AH-74, AH-114: three Population, after all other sources."""
    seat = s.turn_player
    if s.ur[seat] == 0:
        return Reason.NO_UR
    return 0 if box.ur_population * s.ur[seat] >= s.lack_population else Reason.DEAD_END


@rule
def ur_population(box: Box, s: Position, log: Log, about: int) -> None:
    """AH-74, AH-115: a UR pays three Population."""
    s.ur[s.turn_player] -= 1
    s.lack_population -= box.ur_population
    s.source = LAST
    note(log, Happened.PAY_UR_POPULATION, s.turn_player, box.ur_population, 0, 0)
    push(s, Step.CHOOSE_SOURCE, about, 0)


def permit_ur_population(game: Game) -> tuple[str, dict[str, Arg]]:
    return "", {"amount": game.box_view.ur_population}


def ask_population(s: Any) -> tuple[str, dict[str, Arg]]:
    """What lacks of the Population."""
    return "", {"population": int(s.lack_population)}
