"""The Resource step of a payment: blue, then cards, then UR (D3; AH-113 to AH-116)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.along_history.civilization import lowest
from riverrun.games.along_history.content import Box
from riverrun.games.along_history.moves import MOVES
from riverrun.games.along_history.payable import BLUE, CARDS_FROM, LAST, POPULATION, X2, covers_all, from_cards
from riverrun.games.along_history.position import Position
from riverrun.games.along_history.sources import (
    Happened,
    Reason,
    card_permit,
    pay_with_card,
    refuse_source_card,
    resource_ref,
    source_cards,
)
from riverrun.games.along_history.terms import AGE_CARDS, Step
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg
from riverrun.kernel.position.agenda import push

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

PAY, UR_RESOURCE = MOVES.first("pay"), MOVES.first("ur_resource")


@rule
def resource_options(box: Box, s: Position, card: int, out: Any, most: int) -> int:
    """AH-113: the sources that may be named for the Resource, at most `most` of them."""
    n = 0
    for times in range(3):
        if n < most and refuse_pay_blue(box, s, card, 0, times) == 0:
            out[n] = PAY + times
            n += 1
    kind = box.resource[card]
    seat = s.turn_player
    for age in range(s.age + 1):
        cards = source_cards(box, s, seat, age, kind)
        while cards != 0 and n < most:
            source = AGE_CARDS * age + lowest(box, cards)
            if refuse_pay_resource(box, s, card, source) == 0:
                out[n] = source
                n += 1
            cards &= cards - 1
    if n < most and refuse_ur_resource(box, s, card) == 0:
        out[n] = UR_RESOURCE
        n += 1
    return n


@rule
def close_resource(s: Position) -> None:
    """AH-113, AH-114: nothing of the Resource lacks: the order begins anew with the Population."""
    if s.lack_resource <= 0:
        s.lack_resource = 0
        s.source = -1


# The blue die


@rule
def refuse_pay_blue(box: Box, s: Position, about: int, paid: int, times: int) -> int:
    """AH-15, AH-113, AH-114, AH-115: the blue die pays if its face fits, before all other sources."""
    kind = box.resource[about]
    if paid > 0:
        return Reason.GREEN_FOR_RESOURCE
    if s.unspent[BLUE] == 0:
        return Reason.NO_UNSPENT_DIE
    if s.blue != kind:
        return Reason.WRONG_FACE
    if s.source >= 0:
        return Reason.SOURCE_OUT_OF_ORDER
    if s.unspent[X2] < times:
        return Reason.X2_MISSING
    seat = s.turn_player
    need = s.lack_resource - (1 << times)
    doubles = s.unspent[X2] - times
    resource, population = s.ready[seat, kind], s.ready[seat, POPULATION]
    if covers_all(
        box, s, kind, need, s.lack_population, 0, resource, population, 0, doubles, s.ur[seat], 1 - s.heritage_used
    ):
        return 0
    return Reason.DEAD_END


@rule
def pay_blue(box: Box, s: Position, log: Log, about: int, times: int) -> None:
    """AH-15, AH-25, AH-115: the blue die with its x2 dice pays the Resource."""
    s.unspent[BLUE] -= 1
    s.unspent[X2] -= times
    s.lack_resource -= 1 << times
    s.source = 0
    close_resource(s)
    note(log, Happened.PAY_DIE, s.turn_player, BLUE, times, 1 << times)
    push(s, Step.CHOOSE_SOURCE, about, 0)


def permit_pay_blue(game: Game, about: int, times: int) -> tuple[str, dict[str, Arg]]:
    return "AH-15" if times else "", {"amount": 1 << times, "resource": resource_ref(game, about)}


# A card


@rule
def refuse_pay_resource(box: Box, s: Position, about: int, card: int) -> int:
    """AH-113, AH-114, AH-116: a card that gives the Resource, if what then lacks can still be paid."""
    kind = box.resource[about]
    reason = refuse_source_card(box, s, card, kind)
    if reason != 0:
        return reason
    seat = s.turn_player
    after = card + CARDS_FROM
    need = s.lack_resource - box.gives[card, kind]
    people = s.lack_population - box.gives[card, POPULATION]
    population = s.ready[seat, POPULATION]
    heritage = 0
    if card // AGE_CARDS == s.age:
        population -= box.gives[card, POPULATION]
        heritage = 1 - s.heritage_used
    resource = from_cards(box, s, seat, kind, after)
    doubles = s.unspent[X2]
    if covers_all(box, s, kind, need, people, after, resource, population, 0, doubles, s.ur[seat], heritage):
        return 0
    return Reason.DEAD_END


@rule
def pay_resource(box: Box, s: Position, log: Log, about: int, card: int) -> None:
    """AH-113: a card pays the Resource, and its Population too."""
    s.lack_resource -= box.gives[card, box.resource[about]]
    pay_with_card(box, s, log, card)
    close_resource(s)
    push(s, Step.CHOOSE_SOURCE, about, 0)


def permit_pay_resource(game: Game, s: Any, card: int) -> tuple[str, dict[str, Arg]]:
    return card_permit(game, s, card)


# A Universal Resource


@rule
def refuse_ur_resource(box: Box, s: Position, about: int) -> int:
    """AH-74, AH-114, AH-115: one of the Resource asked for, after all other sources."""
    seat = s.turn_player
    if s.ur[seat] == 0:
        return Reason.NO_UR
    need = s.lack_resource - box.ur_resource
    population = s.ready[seat, POPULATION]
    kind = box.resource[about]
    ur, heritage = s.ur[seat] - 1, 1 - s.heritage_used
    if covers_all(box, s, kind, need, s.lack_population, LAST, 0, population, 0, s.unspent[X2], ur, heritage):
        return 0
    return Reason.DEAD_END


@rule
def ur_resource(box: Box, s: Position, log: Log, about: int) -> None:
    """AH-74, AH-115: a UR pays one of the Resource."""
    s.ur[s.turn_player] -= 1
    s.lack_resource -= box.ur_resource
    s.source = LAST
    close_resource(s)
    note(log, Happened.PAY_UR_RESOURCE, s.turn_player, box.resource[about], box.ur_resource, 0)
    push(s, Step.CHOOSE_SOURCE, about, 0)


def permit_ur_resource(game: Game, about: int) -> tuple[str, dict[str, Arg]]:
    return "", {"amount": game.box_view.ur_resource, "resource": resource_ref(game, about)}


def ask_resource(game: Game, s: Any, about: int) -> tuple[str, dict[str, Arg]]:
    """What lacks of the Resource, and of Population after it."""
    lacks: dict[str, Arg] = {"count": int(s.lack_resource), "population": int(s.lack_population)}
    return "", lacks | {"resource": resource_ref(game, about)}
