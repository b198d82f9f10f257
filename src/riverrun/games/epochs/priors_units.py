"""First sight of units: what an army wins and keeps more with each unit that is offered (`weigh`)."""

from __future__ import annotations

from typing import Any

from riverrun.games.epochs.actions.prices import UNIT, offered_unit
from riverrun.games.epochs.actions.units import OFFERS
from riverrun.games.epochs.armies import neutral_worth, rival_worth, turns_of_war, war_price
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.forces import Force, defence_of, force_of, may_be_ready, readiness_price
from riverrun.games.epochs.map.reach import Reach, reach_of
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.resources import part_left
from riverrun.games.epochs.terms import NONE
from riverrun.games.epochs.weights import W
from riverrun.kernel.jit import rule


@rule
def unit_of_move(box: Box, s: Position, move: int) -> int:
    """EP-6.6: the unit that a move takes; -1: the move takes none."""
    return offered_unit(box, s, move) if UNIT <= move < UNIT + OFFERS else NONE


@rule
def attacks_worth(box: Box, s: Position, seat: int, unit: int, reach: Reach, turns: float) -> float:
    """By how much attacks are likely to bring a seat ahead of the others: what it wins and what they lose."""
    own = force_of(box, s, seat, 1, unit)
    cost = readiness_price(box, s, seat, unit, part_left(box, s, seat))
    total = neutral_worth(box, s, seat, reach, own, turns, cost)
    ahead = total * total
    for rival in range(box.players):
        if rival != seat:
            against = defence_of(box, s, rival, s.ready[rival], NONE)
            won, lost = rival_worth(box, s, seat, rival, reach, own, against, turns, cost)
            worth = won - war_price(box, s, seat, rival) + lost / (box.players - 1)
            if worth > 0.0:
                total += worth
                ahead += worth * worth
    return ahead / total if total > 0.0 else 0.0


@rule
def peril(
    box: Box, s: Position, seat: int, rival: int, reach: Reach, own: Force, against: Force, turns: float, cost: float
) -> float:
    """By how much a rival's attacks are likely to bring a seat behind the others, if it is worth it to him."""
    won, lost = rival_worth(box, s, rival, seat, reach, own, against, turns, cost)
    won -= war_price(box, s, rival, seat)
    return lost + won / (box.players - 1) if won + lost / (box.players - 1) > 0.0 else 0.0


@rule
def add_kept(box: Box, s: Position, seat: int, rival: int, moves: Any, count: int, worths: Any) -> None:
    """Adds what each unit keeps a rival from taking who could attack a seat now; he has one among his to attack."""
    turns = turns_of_war(box, s, rival)
    if turns <= 0.0:
        return
    own = force_of(box, s, rival, 1, NONE)
    cost = readiness_price(box, s, rival, NONE, part_left(box, s, rival))
    reach = reach_of(box, s, rival)
    against = defence_of(box, s, seat, may_be_ready(box, s, seat), NONE)
    before = peril(box, s, seat, rival, reach, own, against, turns, cost)
    for i in range(count):
        unit = unit_of_move(box, s, int(moves[i]))
        if unit != NONE:
            against = force_of(box, s, seat, 0, unit)
            after = peril(box, s, seat, rival, reach, own, against, turns, cost)
            worths[i] += (before - after) / (box.players - 1)


@rule
def weigh_units(box: Box, s: Position, seat: int, moves: Any, count: int, worths: Any) -> None:
    """EP-6.6: writes for each move that takes a unit what a seat's army wins and keeps more with it in its slot.

    What does not depend on the unit is looked at once for all that are offered.
    """
    offered = 0
    for i in range(count):
        if unit_of_move(box, s, int(moves[i])) != NONE:
            offered += 1
            worths[i] = 0.0
    if offered == 0:
        return
    for rival in range(box.players):
        if rival != seat:
            add_kept(box, s, seat, rival, moves, count, worths)
    reach = reach_of(box, s, seat)
    turns = turns_of_war(box, s, seat)
    before = attacks_worth(box, s, seat, NONE, reach, turns)
    for i in range(count):
        unit = unit_of_move(box, s, int(moves[i]))
        if unit != NONE:
            more = attacks_worth(box, s, seat, unit, reach, turns) - before
            worths[i] = box.weights[W.WAR] * (more + worths[i])
