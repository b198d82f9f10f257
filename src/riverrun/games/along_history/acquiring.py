"""Acquiring event cards: what a card costs now, and whether it can be got (AH-23, AH-28 to AH-30, AH-96, AH-112)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.along_history.civilization import bit, has_heritage, read_set, row_place, spend_heritage
from riverrun.games.along_history.content import Box
from riverrun.games.along_history.entering import enter
from riverrun.games.along_history.moves import BONUS_IDS, MOVES
from riverrun.games.along_history.payable import MUCH, can_pay, shortfall
from riverrun.games.along_history.paying import begin_payment
from riverrun.games.along_history.position import Position
from riverrun.games.along_history.terms import Bonus, Step
from riverrun.games.along_history.words import card_ref
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

BY_GOODS, BY_GOLD = MOVES.first("by_goods"), MOVES.first("by_gold")
GOLD = int(Bonus.GOLD)


class Reason(IntEnum):
    NOT_IN_ROW = 200
    TOO_DEAR = 201
    TOO_DEAR_FOR_GOLD = 202
    HERITAGE_WITHOUT_GOLD = 203
    HERITAGE_USED = 204


REFUSALS = {
    Reason.NOT_IN_ROW: Cited("AH-23", "card"),
    Reason.TOO_DEAR: Cited("AH-116", "card", "resource", "resources_short", "population_short"),
    Reason.TOO_DEAR_FOR_GOLD: Cited("AH-112", "card", "resource", "resources_short", "population_short", "gold_short"),
    Reason.HERITAGE_WITHOUT_GOLD: Cited("AH-Q26", "card"),
    Reason.HERITAGE_USED: Cited("AH-85"),
}


class Happened(IntEnum):
    FREE = 200
    BUY = 201
    HERITAGE_GOLD = 202


EVENTS = {
    Happened.FREE: Cited("AH-30", "seat", "card"),
    Happened.BUY: Cited("AH-28", "seat", "card", "gold"),
    Happened.HERITAGE_GOLD: Cited("AH-Q26", "seat", "card", "gold"),
}


# What a card costs


@rule
def population_cost(box: Box, s: Position, seat: int, card: int) -> int:
    """AH-95, AH-96, AH-Q22: costs that are set come first, then reductions, not below 0; by uncovered cards."""
    cost = box.population[card]
    uncovered = read_set(s.uncovered, seat)
    if (uncovered & read_set(box.cheaper_by, card)) == 0:
        return cost
    less = 0
    for link in range(box.link_first[card], box.link_first[card] + box.link_count[card]):
        if uncovered & bit(box.link_card[link]):
            if box.link_sets[link]:
                cost = min(cost, box.link_population[link])
            else:
                less += box.link_population[link]
    return max(0, cost - less)


@rule
def is_free(box: Box, s: Position, seat: int, card: int) -> bool:
    """AH-30, AH-95, AH-Q12: an uncovered card of the seat grants it, tilted or not."""
    return (read_set(s.uncovered, seat) & read_set(box.free_by, card)) != 0


@rule
def is_bought(box: Box, s: Position, seat: int, card: int) -> bool:
    """AH-28, AH-R22: the treasure reaches the Gold cost, which is never lowered."""
    return box.gold_cost[card] > 0 and s.gold[seat] >= box.gold_cost[card]


@rule
def is_paid(box: Box, s: Position, seat: int, card: int) -> bool:
    """AH-116: payable in goods."""
    return can_pay(box, s, seat, card, population_cost(box, s, seat, card))


@rule
def can_get(box: Box, s: Position, seat: int, card: int) -> bool:
    """AH-112: free, by gold or in goods."""
    return is_free(box, s, seat, card) or is_bought(box, s, seat, card) or is_paid(box, s, seat, card)


# Naming a card in the main phase


@rule
def refuse_acquire(box: Box, s: Position, card: int) -> int:
    """AH-23, AH-112, AH-Q26: a card of one's row that can be got, or a heritage card that gives gold."""
    seat = s.turn_player
    if row_place(s, seat, card) < 0:
        if not has_heritage(s, seat, card):
            return Reason.NOT_IN_ROW
        if box.gives[card, GOLD] == 0:
            return Reason.HERITAGE_WITHOUT_GOLD
        return Reason.HERITAGE_USED if s.heritage_used else 0
    if can_get(box, s, seat, card):
        return 0
    return Reason.TOO_DEAR_FOR_GOLD if box.gold_cost[card] > 0 else Reason.TOO_DEAR


@rule
def acquire(box: Box, s: Position, log: Log, card: int) -> None:
    """AH-30, AH-112, AH-Q12, AH-Q26, AH-R22: a free card is taken free; else goods or gold, asked if both would do."""
    seat = s.turn_player
    if has_heritage(s, seat, card):
        spend_heritage(s, seat, card)
        s.gold[seat] += box.gives[card, GOLD]
        note(log, Happened.HERITAGE_GOLD, seat, card, box.gives[card, GOLD], 0)
    elif is_free(box, s, seat, card):
        note(log, Happened.FREE, seat, card, 0, 0)
        enter(box, s, log, card)
    elif not is_bought(box, s, seat, card):
        by_goods(box, s, card)
    elif is_paid(box, s, seat, card):
        push(s, Step.WAY, card, 0)
    else:
        by_gold(box, s, log, card)


@rule
def by_goods(box: Box, s: Position, about: int) -> None:
    """AH-23, AH-113: the payment begins with the Resource."""
    begin_payment(box, s, about, population_cost(box, s, s.turn_player, about))


@rule
def by_gold(box: Box, s: Position, log: Log, about: int) -> None:
    """AH-28, AH-Q25, AH-Q27: the card is bought."""
    s.gold[s.turn_player] -= box.gold_cost[about]
    note(log, Happened.BUY, s.turn_player, about, box.gold_cost[about], 0)
    enter(box, s, log, about)


@rule
def legal_way(out: Any) -> int:
    """AH-R22"""
    out[0] = move_range(BY_GOODS, 2)
    return 1


# What sentences name besides a move's own parameters


def ask_way(game: Game, s: Any, about: int) -> tuple[str, dict[str, Arg]]:
    """The Gold cost, beside which goods would do too."""
    return "", {"gold": game.box_view.gold_cost[about], "held": int(s.gold[s.turn_player])}


def permit_acquire(game: Game, s: Any, card: int) -> tuple[str, dict[str, Arg]]:
    """By which way a card would come: free, by gold, in goods, or a heritage card's gold."""
    box, seat = game.box_view, int(s.turn_player)
    if has_heritage(s, seat, card):
        return "AH-Q26", {"way": "heritage", "gold": box.gives[card, GOLD], "population": 0}
    if is_free(box, s, seat, card):
        return "AH-30", {"way": "free", "gold": 0, "population": 0}
    bought, paid = is_bought(box, s, seat, card), is_paid(box, s, seat, card)
    way = "both" if bought and paid else "gold" if bought else "goods"
    known = {"gold": box.gold_cost[card], "population": population_cost(box, s, seat, card)}
    return "AH-28" if way == "gold" else "AH-23", {"way": way, **known}


def permit_by_gold(game: Game, about: int) -> tuple[str, dict[str, Arg]]:
    return "", {"card": card_ref(game, about), "gold": game.box_view.gold_cost[about]}


def permit_by_goods(game: Game, s: Any, about: int) -> tuple[str, dict[str, Arg]]:
    return "", {
        "card": card_ref(game, about),
        "population": population_cost(game.box_view, s, int(s.turn_player), about),
        "resource": _resource(game, about),
        "count": game.box_view.resources[about],
    }


def _resource(game: Game, card: int) -> Ref:
    return Ref("resource", BONUS_IDS[game.box_view.resource[card]])


def arg_resource(game: Game, card: int) -> Ref:
    """The Resource that a card costs."""
    return _resource(game, card)


def _shortfall(game: Game, s: Any, card: int) -> int:
    seat = int(s.turn_player)
    return shortfall(game.box_view, s, seat, card, population_cost(game.box_view, s, seat, card))


def arg_resources_short(game: Game, s: Any, card: int) -> int:
    """AH-116: how much of its Resource lacks."""
    return _shortfall(game, s, card) // MUCH


def arg_population_short(game: Game, s: Any, card: int) -> int:
    """AH-116: how much Population lacks then."""
    return _shortfall(game, s, card) % MUCH


def arg_gold_short(game: Game, s: Any, card: int) -> int:
    """AH-28: how much gold lacks."""
    short: int = game.box_view.gold_cost[card] - int(s.gold[s.turn_player])
    return max(0, short)
