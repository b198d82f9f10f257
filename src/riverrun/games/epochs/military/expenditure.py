"""Military expenditure: all or nothing, with one unit spared where that is waived (EP-7.1, EP-A20, A59; D10)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.actions.paying import begin_payment
from riverrun.games.epochs.cards.sums import refresh_ready
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.moves import MOVES, RESOURCE_IDS
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import BASIC, NONE, Res, Step
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

READY = MOVES.first("ready")
GOLD = int(Res.GOLD)
SPARES = 3
"""Nothing is spared, or the main, or the support unit."""


class Reason(IntEnum):
    IS_READY = 600
    TOO_LATE_TO_PAY = 601
    CANNOT_READY = 602
    MUST_SPARE_ONE = 603
    SPARES_NONE = 604


REFUSALS = {
    Reason.IS_READY: Cited("EP-7.1"),
    Reason.TOO_LATE_TO_PAY: Cited("EP-A20"),
    Reason.CANNOT_READY: Cited("EP-7.1", "short_of", "expenditure", "in_store", "gold_left"),
    Reason.MUST_SPARE_ONE: Cited("EP-A59"),
    Reason.SPARES_NONE: Cited("EP-A59"),
}


class Happened(IntEnum):
    READIED = 600


EVENTS = {Happened.READIED: Cited("EP-7.1", "seat")}


@rule
def has_expenditure(box: Box, s: Position, seat: int, slot: int) -> bool:
    """EP-7.1: whether the unit in a slot has any."""
    unit = s.unit[seat, slot]
    return unit != NONE and box.unit_spends[unit] == 1


@rule
def unit_due(box: Box, s: Position, seat: int, slot: int, kind: int) -> int:
    """EP-7.1: how much of a resource the unit in a slot asks for."""
    unit = s.unit[seat, slot]
    return 0 if unit == NONE else box.unit_expenditure[unit, kind]


@rule
def is_hard(box: Box, s: Position, seat: int, slot: int) -> bool:
    """EP-5.1: whether gold may not pay for the unit in a slot."""
    unit = s.unit[seat, slot]
    return unit != NONE and box.unit_no_gold[unit] == 1


@rule
def due_now(box: Box, s: Position, seat: int, spare: int, kind: int) -> int:
    """EP-7.1, EP-A59: what is due of a resource, but for the unit that is spared (1 main, 2 support)."""
    due = 0
    for slot in range(2):
        if slot != spare - 1:
            due += unit_due(box, s, seat, slot, kind)
    return due


@rule
def hard_due(box: Box, s: Position, seat: int, spare: int, kind: int) -> int:
    """EP-5.1: that part of it which gold may not pay."""
    due = 0
    for slot in range(2):
        if slot != spare - 1 and is_hard(box, s, seat, slot):
            due += unit_due(box, s, seat, slot, kind)
    return due


@rule
def lacking(box: Box, s: Position, seat: int, spare: int) -> int:
    """EP-7.1, EP-A46: the first resource of which too little is there, gold included; -1: all can be paid."""
    gold = s.stock[seat, GOLD] - due_now(box, s, seat, spare, GOLD)
    if gold < 0:
        return GOLD
    for kind in range(BASIC):
        if hard_due(box, s, seat, spare, kind) > s.stock[seat, kind]:
            return kind
        short = due_now(box, s, seat, spare, kind) - s.stock[seat, kind]
        if short > 0:
            gold -= short
            if gold < 0:
                return kind
    return NONE


@rule
def refuse_expenditure(box: Box, s: Position, spare: int) -> int:
    """EP-7.1, EP-A20, EP-A59, EP-A78: all or nothing, before declaring and attacking; waived for one's choice."""
    seat = s.active
    if s.ready[seat]:
        return Reason.IS_READY
    if s.declared or s.attacked or s.attacked_neutral:
        return Reason.TOO_LATE_TO_PAY
    if spare > 0 and s.waive[seat] == 0:
        return Reason.SPARES_NONE
    if spare == 0 and s.waive[seat] > 0:
        return Reason.MUST_SPARE_ONE
    return 0 if lacking(box, s, seat, spare) == NONE else Reason.CANNOT_READY


@rule
def refuse_ready(box: Box, s: Position) -> int:
    """EP-7.1"""
    return refuse_expenditure(box, s, 0)


@rule
def refuse_spare_main(box: Box, s: Position) -> int:
    """EP-A59"""
    return refuse_expenditure(box, s, 1)


@rule
def refuse_spare_support(box: Box, s: Position) -> int:
    """EP-A59"""
    return refuse_expenditure(box, s, 2)


@rule
def ready(box: Box, s: Position, log: Log) -> None:
    """EP-7.1"""
    pay_expenditure(box, s, log, 0)


@rule
def spare_main(box: Box, s: Position, log: Log) -> None:
    """EP-A59"""
    pay_expenditure(box, s, log, 1)


@rule
def spare_support(box: Box, s: Position, log: Log) -> None:
    """EP-A59"""
    pay_expenditure(box, s, log, 2)


@rule
def pay_expenditure(box: Box, s: Position, log: Log, spare: int) -> None:
    """EP-7.1, EP-D7, EP-A46: what gold may not pay has no choice, so it is paid at once; then the rest."""
    seat = s.active
    push(s, Step.CHOOSE_MILITARY, 0, 0)
    push(s, Step.READY_PAID, spare, 0)
    for kind in range(BASIC):
        s.stock[seat, kind] -= hard_due(box, s, seat, spare, kind)
    begin_payment(
        box,
        s,
        seat,
        due_now(box, s, seat, spare, 0) - hard_due(box, s, seat, spare, 0),
        due_now(box, s, seat, spare, 1) - hard_due(box, s, seat, spare, 1),
        due_now(box, s, seat, spare, 2) - hard_due(box, s, seat, spare, 2),
        due_now(box, s, seat, spare, GOLD),
        0,
    )


@rule
def ready_paid(box: Box, s: Position, log: Log, about: int) -> None:
    """EP-7.1: the expenditure lies on the units, which are ready until their owner's next upkeep."""
    seat = s.active
    for slot in range(2):
        if slot != about - 1 and has_expenditure(box, s, seat, slot):
            s.paid[seat, slot] = 1
    refresh_ready(box, s, seat)
    note(log, Happened.READIED, seat, 0, 0, 0)


# What sentences name besides a move's own parameters


def _spare(move: int) -> int:
    return move - READY if READY <= move < READY + SPARES else 0


def _lacks(game: Game, s: Any, move: int) -> int:
    return max(0, int(lacking(game.box_view, s, int(s.active), _spare(move))))


def arg_short_of(game: Game, s: Any, move: int) -> Arg:
    """The resource of which too little is there."""
    return Ref("resource", RESOURCE_IDS[_lacks(game, s, move)])


def arg_expenditure(game: Game, s: Any, move: int) -> Arg:
    """How much of it the units ask for."""
    return int(due_now(game.box_view, s, int(s.active), _spare(move), _lacks(game, s, move)))


def arg_in_store(game: Game, s: Any, move: int) -> Arg:
    return int(s.stock[int(s.active), _lacks(game, s, move)])


def arg_gold_left(s: Any) -> Arg:
    return int(s.stock[int(s.active), GOLD])
