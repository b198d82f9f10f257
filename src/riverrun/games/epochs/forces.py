"""What a seat attacks and defends with, as its army is or as it would be with another unit; what makes it ready."""

from __future__ import annotations

from typing import NamedTuple

from riverrun.games.epochs.content import Box
from riverrun.games.epochs.military.expenditure import lacking
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.resources import price
from riverrun.games.epochs.terms import NONE, STORED, Advantage
from riverrun.kernel.jit import rule

CITY, DEFEND, ATTACK = int(Advantage.CITY), int(Advantage.DEFEND), int(Advantage.ATTACK)
FACE = 11.0 / 6.0  # what a die shows, in the mean
TERRAINS_A_LAND, TERRAINS_A_CITY = 0.3, 0.5  # how often an advantage of a terrain counts, about


class Force(NamedTuple):
    """An army that attacks or defends, without knowing the terrain."""

    land: float
    """Over a land: combat and what its dice show, in the mean."""
    land_dice: float
    city: float
    """Over a city: the same."""
    city_dice: float


# An army as it is, or (`unit`, else -1) with a unit in its slot


@rule
def combat_with(box: Box, s: Position, seat: int, unit: int) -> int:
    """EP-6.6, EP-8.1: what a seat's cards print, with the bonus for two of one formation."""
    combat = s.combat[seat]
    if unit >= 0:
        now = s.unit[seat, box.unit_slot[unit]]
        other = s.unit[seat, 1 - box.unit_slot[unit]]
        combat += box.unit_combat[unit]
        if now >= 0:
            combat -= box.unit_combat[now]
        if other >= 0:
            combat += box.formation_bonus * (box.unit_formation[unit] == box.unit_formation[other])
            if now >= 0:
                combat -= box.formation_bonus * (box.unit_formation[now] == box.unit_formation[other])
    return combat


@rule
def advantages_with(box: Box, s: Position, seat: int, unit: int, kind: int) -> int:
    """EP-8.2: a seat's advantages of a kind."""
    dice = s.advantages[seat, kind]
    if unit >= 0:
        now = s.unit[seat, box.unit_slot[unit]]
        dice += box.unit_advantages[unit, kind]
        if now >= 0:
            dice -= box.unit_advantages[now, kind]
    return dice


@rule
def force_of(box: Box, s: Position, seat: int, attacks: int, unit: int) -> Force:
    """EP-8.1, EP-8.2: what a seat attacks or defends with, and about how many dice it rolls."""
    combat = float(combat_with(box, s, seat, unit) + (s.combat_attack[seat] if attacks else s.combat_defend[seat]))
    dice = 1.0 + advantages_with(box, s, seat, unit, ATTACK if attacks else DEFEND)
    terrains = 0.0
    for terrain in range(5):
        terrains += advantages_with(box, s, seat, unit, terrain)
    land = dice + TERRAINS_A_LAND * terrains
    city = dice + TERRAINS_A_CITY * terrains + advantages_with(box, s, seat, unit, CITY)
    return Force(combat + FACE * land, land, combat + FACE * city, city)


@rule
def readiness_price(box: Box, s: Position, seat: int, unit: int, left: float) -> float:
    """EP-7.1: what a seat pays before it attacks, where its units are not ready; a new one takes what was paid."""
    worth = 0.0
    for slot in range(2):
        here = unit if unit >= 0 and box.unit_slot[unit] == slot else s.unit[seat, slot]
        if here >= 0 and box.unit_spends[here] and (unit >= 0 or s.paid[seat, slot] == 0):
            for kind in range(STORED):
                worth += box.unit_expenditure[here, kind] * price(box, s, seat, kind, left)
    return worth


@rule
def may_be_ready(box: Box, s: Position, seat: int) -> int:
    """EP-7.1: whether a seat's units are ready, or can be made so before its turn ends."""
    if s.ready[seat]:
        return 1
    return 1 if seat == s.active and lacking(box, s, seat, 0) == NONE else 0


@rule
def defence_of(box: Box, s: Position, seat: int, ready: int, unit: int) -> Force:
    """EP-8.1: what a seat defends with: nothing where its units are not ready."""
    return force_of(box, s, seat, 0, unit) if ready else Force(0.0, 0.0, 0.0, 0.0)
