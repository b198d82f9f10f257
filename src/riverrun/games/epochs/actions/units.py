"""Upgrading units: what can be taken, and how a unit covers another (EP-6.6, EP-A38, EP-A40, EP-A55)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.actions.prices import (
    BASIC,
    UNIT,
    affordable,
    begin_action,
    offered_unit,
    priced,
    refuse_kind,
    too_dear,
)
from riverrun.games.epochs.cards.sums import reckon
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import SPACES
from riverrun.games.epochs.words import unit_ref
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.rules.refusals import Cited
from riverrun.kernel.sets import add, has

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

FIRST_BASIC = BASIC - UNIT
OFFERS = FIRST_BASIC + 2
"""The four spaces of the column, then the basic units of both slots."""
assert FIRST_BASIC == SPACES


class Reason(IntEnum):
    NO_UNIT = 280
    HAD_BEFORE = 281


REFUSALS = {
    Reason.NO_UNIT: Cited("EP-6.6", "space"),
    Reason.HAD_BEFORE: Cited("EP-6.6", "known_unit"),
}


class Happened(IntEnum):
    FIELDED = 280
    COVERED_UNIT = 281


EVENTS = {
    Happened.FIELDED: Cited("EP-6.6", "seat", "fielded"),
    Happened.COVERED_UNIT: Cited("EP-6.6", "seat", "fielded", "former"),
}


@rule
def field_unit(box: Box, s: Position, log: Log, seat: int, unit: int) -> None:
    """EP-6.6, EP-A40, EP-A55, EP-A73: the card covers the one in its slot; what lies on the units goes to the bank."""
    slot = box.unit_slot[unit]
    former = s.unit[seat, slot]
    if former >= 0:
        note(log, Happened.COVERED_UNIT, seat, unit, former, 0)
    else:
        note(log, Happened.FIELDED, seat, unit, 0, 0)
    s.unit[seat, slot] = unit
    add(s.units_had, seat, unit)
    s.paid[seat, 0] = 0
    s.paid[seat, 1] = 0
    reckon(box, s, seat)


@rule
def can_take(box: Box, s: Position, seat: int, grant: int, move: int) -> bool:
    """EP-6.6, EP-A40: whether a seat may take the unit that a move names."""
    unit = offered_unit(box, s, move)
    return unit >= 0 and not has(s.units_had, seat, unit) and affordable(box, s, seat, move, grant)


@rule
def can_upgrade(box: Box, s: Position, seat: int, grant: int) -> bool:
    """EP-6.6: whether a seat may take any unit."""
    for offer in range(OFFERS):
        if can_take(box, s, seat, grant, UNIT + offer):
            return True
    return False


@rule
def list_units(box: Box, s: Position, seat: int, grant: int, out: Any, start: int) -> int:
    """EP-6.6, EP-A38: writes units of the column and basic ones that can be paid behind what is there."""
    n = start
    for offer in range(OFFERS):
        if can_take(box, s, seat, grant, UNIT + offer):
            out[n] = move_range(UNIT + offer, 1)
            n += 1
    return n


@rule
def refuse_upgrade(box: Box, s: Position, move: int, grant: int) -> int:
    """EP-6.6, EP-A40: never a unit whose name one already had."""
    reason = refuse_kind(box, s, move, grant)
    if reason != 0:
        return reason
    unit = offered_unit(box, s, move)
    if unit < 0:
        return Reason.NO_UNIT
    if has(s.units_had, s.active, unit):
        return Reason.HAD_BEFORE
    return too_dear(box, s, s.active, move, grant)


@rule
def refuse_unit(box: Box, s: Position, move: int, about: int) -> int:
    """EP-6.6"""
    return refuse_upgrade(box, s, move, about)


@rule
def refuse_basic(box: Box, s: Position, move: int, about: int) -> int:
    """EP-6.6, EP-A38"""
    return refuse_upgrade(box, s, move, about)


@rule
def unit(box: Box, s: Position, move: int, about: int) -> None:
    """EP-6.6"""
    begin_action(box, s, move, about)


@rule
def basic(box: Box, s: Position, move: int, about: int) -> None:
    """EP-6.6"""
    begin_action(box, s, move, about)


# What sentences name


def arg_known_unit(game: Game, s: Any, move: int) -> Ref:
    return unit_ref(game, int(offered_unit(game.box_view, s, move)))


def permit_unit(game: Game, s: Any, move: int, about: int) -> tuple[str, dict[str, Arg]]:
    return "", {**priced(game, s, move, about), "unit": arg_known_unit(game, s, move)}


def permit_basic(game: Game, s: Any, move: int, about: int) -> tuple[str, dict[str, Arg]]:
    return permit_unit(game, s, move, about)
