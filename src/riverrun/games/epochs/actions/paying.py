"""Paying: gold pays for any basic resource, and the payer says how much of it (EP-5.1, EP-A46, EP-D7)."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from riverrun.games.epochs.content import Box
from riverrun.games.epochs.moves import MOVES, RESOURCE_IDS
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import BASIC, Action, Res, Step
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited

NUMBER = MOVES.first("number")
GOLD = int(Res.GOLD)
EXPAND = int(Action.EXPAND)


class Reason(IntEnum):
    TOO_LITTLE_GOLD = 340
    TOO_MUCH_GOLD = 341


REFUSALS = {
    Reason.TOO_LITTLE_GOLD: Cited("EP-D7", "amount", "least", "most", "resource"),
    Reason.TOO_MUCH_GOLD: Cited("EP-D7", "amount", "least", "most", "resource"),
}


class Happened(IntEnum):
    PAID = 340
    PAID_GOLD = 341


EVENTS = {
    Happened.PAID: Cited("EP-D7", "seat", "resource", "amount", "gold"),
    Happened.PAID_GOLD: Cited("EP-A46", "seat", "gold"),
}


# Whether something can be paid


@rule
def can_pay(box: Box, s: Position, seat: int, kind: int, n: int, no_gold: int) -> bool:
    """EP-5.1, EP-A46, EP-A49: so many of one kind, with gold for what lacks; a price in gold takes gold only."""
    if n <= s.stock[seat, kind]:
        return True
    return kind != GOLD and no_gold == 0 and n <= s.stock[seat, kind] + s.stock[seat, GOLD]


@rule
def lacks(s: Position, seat: int, kind: int, n: int) -> int:
    """How much of a kind a seat lacks."""
    return max(0, n - s.stock[seat, kind])


@rule
def can_pay_all(
    box: Box, s: Position, seat: int, food: int, production: int, science: int, gold: int, no_gold: int
) -> bool:
    """EP-5.1, EP-A46: a price of several kinds."""
    short = lacks(s, seat, 0, food) + lacks(s, seat, 1, production) + lacks(s, seat, 2, science)
    if no_gold:
        return short == 0 and s.stock[seat, GOLD] >= gold
    return short + gold <= s.stock[seat, GOLD]


@rule
def reserve(box: Box, s: Position, seat: int) -> int:
    """EP-A10: what must be left of the first expand's price, in its own kind and gold, whatever else is paid before."""
    if s.expanded[seat] or s.doing >= 0 or seat != s.active:
        return 0
    return max(0, box.cost_amount[EXPAND] - s.discount[seat, EXPAND])


# Paying


@rule
def begin_payment(
    box: Box, s: Position, payer: int, food: int, production: int, science: int, gold: int, no_gold: int
) -> None:
    """EP-D7, EP-A78: what is due; nothing due asks nothing. What comes after lies on the agenda already."""
    s.due[0] = food
    s.due[1] = production
    s.due[2] = science
    s.due[GOLD] = gold
    s.no_gold = no_gold
    push(s, Step.PAY, payer, 0)


@rule
def begin_price(box: Box, s: Position, payer: int, kind: int, n: int, no_gold: int) -> None:
    """EP-D7: the same for a price of one kind."""
    begin_payment(
        box,
        s,
        payer,
        n if kind == 0 else 0,
        n if kind == 1 else 0,
        n if kind == 2 else 0,
        n if kind == GOLD else 0,
        no_gold,
    )


@rule
def least_gold(s: Position, seat: int, kind: int) -> int:
    """EP-D7: what is lacking of a kind must be paid in gold."""
    return 0 if s.no_gold else lacks(s, seat, kind, s.due[kind])


@rule
def most_gold(box: Box, s: Position, seat: int, kind: int) -> int:
    """EP-D7, EP-A10: as much as the gold allows that leaves enough for what later kinds lack."""
    if s.no_gold:
        return 0
    most = s.stock[seat, GOLD]
    for later in range(kind + 1, BASIC):
        most -= lacks(s, seat, later, s.due[later])
    own = box.cost_kind[EXPAND]
    if own != kind:
        kept = reserve(box, s, seat)
        if kept > 0:
            most = min(most, most + s.stock[seat, own] - kept) if own != GOLD else most - kept
    return min(s.due[kind], most)


@rule
def pay(box: Box, s: Position, log: Log, about: int, which: int) -> None:
    """EP-5.1, EP-A78, EP-D7: printed gold first, then kind by kind; asked only if two amounts of gold are possible."""
    seat = about
    if s.due[GOLD] > 0:
        s.stock[seat, GOLD] -= s.due[GOLD]
        note(log, Happened.PAID_GOLD, seat, s.due[GOLD], 0, 0)
        s.due[GOLD] = 0
    for kind in range(which, BASIC):
        if s.due[kind] > 0:
            least = least_gold(s, seat, kind)
            if box.least_gold == 0 and least < most_gold(box, s, seat, kind):
                push(s, Step.PAYMENT, seat, kind)
                return
            settle(s, log, seat, kind, least)
    s.no_gold = 0


@rule
def settle(s: Position, log: Log, seat: int, kind: int, gold: int) -> None:
    """EP-5.1: a kind is paid, so much of it in gold."""
    own = s.due[kind] - gold
    s.stock[seat, kind] -= own
    s.stock[seat, GOLD] -= gold
    s.due[kind] = 0
    note(log, Happened.PAID, seat, kind, own, gold)


@rule
def legal_payment(box: Box, s: Position, out: Any, about: int, which: int) -> int:
    """EP-D7"""
    least = least_gold(s, about, which)
    out[0] = move_range(NUMBER + least, most_gold(box, s, about, which) - least + 1)
    return 1


@rule
def refuse_pay_gold(box: Box, s: Position, about: int, which: int, amount: int) -> int:
    """EP-D7"""
    if amount < least_gold(s, about, which):
        return Reason.TOO_LITTLE_GOLD
    return Reason.TOO_MUCH_GOLD if amount > most_gold(box, s, about, which) else 0


@rule
def pay_gold(s: Position, log: Log, about: int, which: int, amount: int) -> None:
    """EP-D7: the payer says how much is paid in gold."""
    settle(s, log, about, which, amount)
    push(s, Step.PAY, about, which + 1)


# What sentences name besides a move's own parameters


def permit_pay_gold(s: Any, which: int, amount: int) -> tuple[str, dict[str, Arg]]:
    return "EP-D7", {"resource": Ref("resource", RESOURCE_IDS[which]), "own": int(s.due[which]) - amount}


def ask_payment(game: Any, s: Any, about: int, which: int) -> tuple[str, dict[str, Arg]]:
    """What is due, and how much of it may be gold."""
    least, most = least_gold(s, about, which), most_gold(game.box_view, s, about, which)
    return "", {"due": int(s.due[which]), "least": least, "most": most}


def arg_least(game: Any, s: Any, about: int, which: int) -> int:
    return int(least_gold(s, about, which))


def arg_most(game: Any, s: Any, about: int, which: int) -> int:
    return int(most_gold(game.box_view, s, about, which))


def arg_resource(which: int) -> Ref:
    return Ref("resource", RESOURCE_IDS[which])
