"""What an action costs now: printed price, discounts, surcharges, and what grants it (R6, EP-A49)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.actions.paying import begin_price, can_pay
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.moves import ACTION_IDS, MOVES, RESOURCE_IDS
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import NONE, Action, Col, Natural, Step, Terrain, Verb
from riverrun.kernel.jit import rule
from riverrun.kernel.language.sentences import Ref
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited
from riverrun.kernel.sets import meets

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

EXPAND, CITY, POST_LAND, POST_SEA, RESEARCH, WONDER, UNIT, BASIC, GOVERNMENT, COMMAND = (
    MOVES.first(verb)
    for verb in (
        "expand",
        "city",
        "post_land",
        "post_sea",
        "research",
        "wonder",
        "unit",
        "basic",
        "government",
        "command",
    )
)
VERB, A, B, C = int(Col.VERB), int(Col.A), int(Col.B), int(Col.C)
MAY, EXTRA_ACTION = int(Verb.MAY), int(Verb.EXTRA_ACTION)
TO_EXPAND, TO_CITY, TO_POST, TO_RESEARCH, TO_WONDER, TO_UPGRADE, TO_GOVERNMENT, TO_COMMAND, BY_SEA = (
    int(action) for action in Action
)
NATURALS, TERRAINS, SEA = len(Natural), len(Terrain), int(Terrain.SEA)
CLAUSES = ("EP-6.1", "EP-6.2", "EP-6.3", "EP-6.4", "EP-6.5", "EP-6.6", "EP-6.7", "EP-6.8")


class Reason(IntEnum):
    TOO_DEAR = 140
    FIRST_EXPAND = 141
    NOT_GRANTED = 142
    GOLD_BARRED = 143


@rule
def action_of(move: int) -> int:
    """Which of the eight actions a move is."""
    if move < CITY:
        return TO_EXPAND
    if move < POST_LAND:
        return TO_CITY
    if move < RESEARCH:
        return TO_POST
    if move < WONDER:
        return TO_RESEARCH
    if move < UNIT:
        return TO_WONDER
    if move < GOVERNMENT:
        return TO_UPGRADE
    return TO_GOVERNMENT if move < COMMAND else TO_COMMAND


def _clause(move: int) -> str:
    """The clause of an action."""
    return CLAUSES[action_of(move)]


REFUSALS = {
    Reason.TOO_DEAR: Cited(_clause, "action", "needed", "price", "held", "gold"),
    Reason.FIRST_EXPAND: Cited("EP-4.5"),
    Reason.NOT_GRANTED: Cited("EP-A48", "action"),
    Reason.GOLD_BARRED: Cited("EP-5.1", "action", "needed", "price", "held"),
}


# Prices


@rule
def offered_unit(box: Box, s: Position, move: int) -> int:
    """EP-6.6: the unit that a move names, a basic one of the epoch or one of the column; -1: none is there."""
    return box.basic_unit[s.epoch, move - BASIC] if move >= BASIC else s.unit_column[move - UNIT]


@rule
def surcharge(box: Box, s: Position, seat: int, unit: int) -> int:
    """EP-6.6: 2 for each strategic resource and each terrain of which the seat has no land; the sea is near enough."""
    found = 0
    for natural in range(NATURALS):
        asked = box.unit_strategic[unit] & ~s.count_as[seat]
        if asked >> natural & 1 and not meets(s.lands, seat, s.natural, natural):
            found += box.unit_surcharge
    for terrain in range(TERRAINS):
        if box.unit_terrain[unit] >> terrain & 1:
            there = meets(s.lands, seat, s.coast, 0) if terrain == SEA else meets(s.lands, seat, s.terrain, terrain)
            if not there:
                found += box.unit_surcharge
    return found


@rule
def unit_price(box: Box, s: Position, seat: int, unit: int) -> int:
    """EP-6.6, EP-A39, EP-A40: what is missing to the unit in its slot, not below 0, and the surcharges."""
    before = s.unit[seat, box.unit_slot[unit]]
    more = box.unit_cost[unit] - (box.unit_cost[before] if before >= 0 else 0)
    if more < 0 and not box.unit_surcharge_when_cheaper:
        return 0
    return max(0, more) + surcharge(box, s, seat, unit)


@rule
def printed_price(box: Box, s: Position, seat: int, move: int) -> int:
    """R6: the price of a move before discounts."""
    if move < CITY:
        return box.cost_amount[TO_EXPAND]
    if move < POST_LAND:
        return box.cost_amount[TO_CITY]
    if move < POST_SEA:
        return box.cost_amount[TO_POST]
    if move < RESEARCH:
        return box.cost_amount[BY_SEA]
    if move < WONDER:
        return box.row_cost[s.scroll]
    if move < UNIT:
        wonder = s.wonder_column[move - WONDER]
        return box.wonder_cost[wonder] if wonder >= 0 else 0
    if move < GOVERNMENT:
        unit = offered_unit(box, s, move)
        return unit_price(box, s, seat, unit) if unit >= 0 else 0
    return 0


@rule
def price_kind(box: Box, move: int) -> int:
    """R6: the kind of resource that a move costs."""
    if POST_SEA <= move < RESEARCH:
        return box.cost_kind[BY_SEA]
    return box.cost_kind[action_of(move)]


@rule
def price(box: Box, s: Position, seat: int, move: int, grant: int) -> int:
    """EP-A49, EP-A80, EP-Q8: with all discounts, not below 0; a granted action is paid for unless it says free."""
    less = s.discount[seat, action_of(move)]
    if POST_SEA <= move < RESEARCH:
        less += s.discount[seat, BY_SEA]
    if grant >= 0 and box.effects[grant, VERB] == MAY:
        if box.effects[grant, B]:
            return 0
        less += box.effects[grant, C]
    return max(0, printed_price(box, s, seat, move) - less)


@rule
def refuses_gold(box: Box, s: Position, move: int) -> int:
    """EP-5.1: 1 if the no-gold icon is printed there."""
    if RESEARCH <= move < WONDER:
        return box.row_no_gold[s.scroll]
    if WONDER <= move < UNIT:
        wonder = s.wonder_column[move - WONDER]
        return box.wonder_no_gold[wonder] if wonder >= 0 else 0
    return 0


@rule
def affordable(box: Box, s: Position, seat: int, move: int, grant: int) -> bool:
    """EP-A49: an action is legal only if its whole price can be paid now, gold included."""
    return can_pay(box, s, seat, price_kind(box, move), price(box, s, seat, move, grant), refuses_gold(box, s, move))


@rule
def too_dear(box: Box, s: Position, seat: int, move: int, grant: int) -> int:
    """EP-A49: 0, or the reason that the price cannot be paid."""
    if affordable(box, s, seat, move, grant):
        return 0
    return Reason.GOLD_BARRED if refuses_gold(box, s, move) else Reason.TOO_DEAR


# What an action is allowed as


@rule
def allowed(box: Box, s: Position, grant: int) -> int:
    """EP-4.5, EP-A48, EP-D5: the actions that may be taken now, as bits: the first of a game is Expand."""
    if grant < 0:
        return 255 if s.expanded[s.active] else 1
    if box.effects[grant, VERB] == EXTRA_ACTION:
        return box.effects[grant, B]
    return 1 << box.effects[grant, A]


@rule
def refuse_kind(box: Box, s: Position, move: int, grant: int) -> int:
    """EP-4.5, EP-A48: 0, or why an action of this kind is not allowed now."""
    if allowed(box, s, grant) >> action_of(move) & 1:
        return 0
    return Reason.FIRST_EXPAND if grant < 0 else Reason.NOT_GRANTED


@rule
def begin_action(box: Box, s: Position, move: int, grant: int) -> None:
    """EP-D5, EP-D7: the action is chosen; it is paid, then carried out."""
    s.doing = move
    s.granted_by = grant
    pay_action(box, s)


@rule
def pay_action(box: Box, s: Position) -> None:
    """EP-D7: the price of the action that is being done, after which it is carried out."""
    move = s.doing
    n = price(box, s, s.active, move, s.granted_by)
    push(s, Step.ACT, 0, 0)
    if n > 0:
        begin_price(box, s, s.active, price_kind(box, move), n, refuses_gold(box, s, move))


# What sentences name


def _grant(about: int) -> int:
    """The row of effects by which an action is asked for: the first number of its decision's step."""
    return about


def arg_action(move: int) -> Ref:
    return Ref("action", ACTION_IDS[action_of(move)])


def arg_needed(game: Game, move: int) -> Ref:
    """The resource that an action costs."""
    return Ref("resource", RESOURCE_IDS[price_kind(game.box_view, move)])


def arg_price(game: Game, s: Any, move: int, about: int) -> int:
    return int(price(game.box_view, s, int(s.active), move, _grant(about)))


def arg_held(game: Game, s: Any, move: int) -> int:
    """How much of it the player has."""
    return int(s.stock[s.active, price_kind(game.box_view, move)])


def arg_gold(s: Any) -> int:
    return int(s.stock[s.active, 3])


def priced(game: Game, s: Any, move: int, about: int) -> dict[str, Any]:
    """What a permitted action's sentence names of its price."""
    return {"price": arg_price(game, s, move, about), "needed": arg_needed(game, move)}


assert NONE == -1
