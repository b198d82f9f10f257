"""A payment in goods: one source per decision until nothing lacks, and never a dead end (AH-111, AH-113)."""

from __future__ import annotations

from typing import Any

from riverrun.games.along_history.content import Box
from riverrun.games.along_history.entering import enter
from riverrun.games.along_history.moves import MOVES
from riverrun.games.along_history.payable import MUCH
from riverrun.games.along_history.paying_population import pay_green, pay_population, population_options
from riverrun.games.along_history.paying_resource import pay_blue, pay_resource, resource_options
from riverrun.games.along_history.position import Position
from riverrun.games.along_history.terms import AGE_CARDS, Step
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push

PAY, UR_RESOURCE = MOVES.first("pay"), MOVES.first("ur_resource")


@rule
def begin_payment(box: Box, s: Position, card: int, people: int) -> None:
    """AH-113: what lacks at first; no source is named yet."""
    s.lack_resource = box.resources[card]
    s.lack_population = people
    s.source = -1
    push(s, Step.CHOOSE_SOURCE, card, 0)


@rule
def asks_unasked(s: Position, move: int) -> bool:
    """AH-111: UR and heritage cards are never spent unasked."""
    return move >= UR_RESOURCE or move < AGE_CARDS * s.age


@rule
def choose_source(box: Box, s: Position, log: Log, about: int) -> None:
    """AH-111, AH-113: asks for the next source, or names the only one; nothing lacking: the card enters by itself."""
    if s.lack_resource <= 0 and s.lack_population <= 0:
        s.lack_population = 0
        s.source = -1
        enter(box, s, log, about)
        return
    step = Step.RESOURCE if s.lack_resource > 0 else Step.POPULATION
    if step == Step.RESOURCE:
        count = resource_options(box, s, about, s.pair, 2)
    else:
        count = population_options(box, s, s.pair, 2)
    only = s.pair[0]
    s.pair[0] = 0
    s.pair[1] = 0
    if count != 1 or asks_unasked(s, only):
        push(s, step, about, 0)
    elif only < PAY:
        if step == Step.RESOURCE:
            pay_resource(box, s, log, about, only)
        else:
            pay_population(box, s, log, about, only)
    elif step == Step.RESOURCE:
        pay_blue(box, s, log, about, only - PAY)
    else:
        pay_green(box, s, log, about, (only - PAY) // 3, (only - PAY) % 3)


@rule
def legal_resource(box: Box, s: Position, out: Any, about: int) -> int:
    """AH-113"""
    return as_ranges(out, resource_options(box, s, about, out, MUCH))


@rule
def legal_population(box: Box, s: Position, out: Any) -> int:
    """AH-113"""
    return as_ranges(out, population_options(box, s, out, MUCH))


@rule
def as_ranges(out: Any, count: int) -> int:
    """Moves one by one as ranges of one."""
    for at in range(count):
        out[at] = move_range(out[at], 1)
    return count
