"""Attacks: who and what may be attacked, by whom, how often, and how one begins (EP-7.3 to 7.5; D10)."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from riverrun.games.epochs.content import Box
from riverrun.games.epochs.map.pieces import city_owner, land_owner
from riverrun.games.epochs.map.reach import Reach, reach_of, reaches_hex, reaches_site
from riverrun.games.epochs.moves import MOVES, TERRAIN_IDS
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import HEXES, NEUTRAL, NONE, Step
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited
from riverrun.kernel.sets import has, next_member

ATTACK, ATTACK_CITY = (MOVES.first(verb) for verb in ("attack", "attack_city"))


class Reason(IntEnum):
    NOT_READY = 620
    ONE_ATTACK = 621
    ATTACKED_ALREADY = 622
    ONLY_RIVALS = 623
    NOTHING_TO_ATTACK = 624
    OWN_LAND = 625
    AT_PEACE = 626
    NO_CITY_TO_ATTACK = 627
    OWN_CITY = 628
    CITY_AT_PEACE = 629
    NEUTRAL_AT_PEACE = 630
    TERRAIN_BARRED = 631
    LAND_OUT_OF_REACH = 632
    CITY_OUT_OF_REACH = 633


REFUSALS = {
    Reason.NOT_READY: Cited("EP-7.1"),
    Reason.ONE_ATTACK: Cited("EP-A19"),
    Reason.ATTACKED_ALREADY: Cited("EP-7.4", "target_owner"),
    Reason.ONLY_RIVALS: Cited("EP-7.4"),
    Reason.NOTHING_TO_ATTACK: Cited("EP-7.3", "hex"),
    Reason.OWN_LAND: Cited("EP-7.3", "hex"),
    Reason.AT_PEACE: Cited("EP-7.3", "hex", "target_owner"),
    Reason.NO_CITY_TO_ATTACK: Cited("EP-7.3", "site"),
    Reason.OWN_CITY: Cited("EP-7.3", "site"),
    Reason.CITY_AT_PEACE: Cited("EP-7.3", "site", "target_owner"),
    Reason.NEUTRAL_AT_PEACE: Cited("EP-7.3", "site"),
    Reason.TERRAIN_BARRED: Cited("EP-7.5", "hex", "target_terrain"),
    Reason.LAND_OUT_OF_REACH: Cited("EP-7.3", "hex", "distance", "nearest"),
    Reason.CITY_OUT_OF_REACH: Cited("EP-7.3", "site", "distance", "nearest"),
}


class Happened(IntEnum):
    ATTACKS_LAND = 620
    ATTACKS_CAMP = 621
    ATTACKS_CITY = 622
    ATTACKS_NEUTRAL = 623


EVENTS = {
    Happened.ATTACKS_LAND: Cited("EP-7.3", "seat", "defender", "hex"),
    Happened.ATTACKS_CAMP: Cited("EP-7.3", "seat", "hex"),
    Happened.ATTACKS_CITY: Cited("EP-7.3", "seat", "defender", "site"),
    Happened.ATTACKS_NEUTRAL: Cited("EP-7.3", "seat", "site"),
}


# How often, and against whom


@rule
def refuse_any_attack(s: Position) -> int:
    """EP-7.1, EP-7.4, EP-A19: ready units, and no attack yet, or several on rivals by the marker taken this turn."""
    if s.ready[s.active] == 0:
        return Reason.NOT_READY
    if s.attacked_neutral or (s.attacked and s.declared == 0):
        return Reason.ONE_ATTACK
    return 0


@rule
def refuse_rival(s: Position, owner: int) -> int:
    """EP-7.3, EP-7.4: a war with this rival: one of both is a warmonger, and he was not attacked this turn."""
    if owner == s.active:
        return Reason.OWN_LAND
    if s.marker[s.active] == 0 and s.marker[owner] == 0:
        return Reason.AT_PEACE
    return Reason.ATTACKED_ALREADY if (s.attacked >> owner) & 1 else 0


@rule
def refuse_neutral(s: Position) -> int:
    """EP-7.4: not after an attack on a rival."""
    return Reason.ONLY_RIVALS if s.attacked else 0


@rule
def is_barred(s: Position, seat: int, hex: int) -> int:
    """EP-7.5, EP-A52: a terrain that one of the units cannot attack; cities are never barred."""
    if s.cannot_attack[seat]:
        for terrain in range(5):
            if (s.cannot_attack[seat] >> terrain) & 1 and has(s.terrain, terrain, hex):
                return 1
    return 0


@rule
def next_land(s: Position, reach: Reach, seat: int, owner: int, after: int) -> int:
    """The next land of a rival that a seat can attack, or -1."""
    hex = next_member(s.lands, owner, after)
    while hex >= 0:
        if reaches_hex(reach, hex) and is_barred(s, seat, hex) == 0:
            return hex
        hex = next_member(s.lands, owner, hex)
    return -1


@rule
def next_camp(box: Box, s: Position, reach: Reach, after: int) -> int:
    """The next barbarian camp that can be attacked, or -1."""
    hex = next_member(s.camps, 0, after)
    while hex >= 0:
        if reaches_hex(reach, hex) and is_barred(s, s.active, hex) == 0:
            return hex
        hex = next_member(s.camps, 0, hex)
    return -1


@rule
def next_city(box: Box, s: Position, reach: Reach, seat: int, owner: int, after: int) -> int:
    """The next city of a rival that a seat can attack, or -1."""
    site = next_member(s.cities, owner, after)
    while site >= 0:
        if reaches_site(box, s, seat, reach, site, owner):
            return site
        site = next_member(s.cities, owner, site)
    return -1


@rule
def is_reached(box: Box, s: Position, reach: Reach, seat: int, owner: int) -> bool:
    """EP-7.3, EP-7.5: whether a seat's attacks reach a land or a city of a rival."""
    return next_land(s, reach, seat, owner, -1) >= 0 or next_city(box, s, reach, seat, owner, -1) >= 0


@rule
def next_neutral(box: Box, s: Position, reach: Reach, after: int) -> int:
    """The next neutral city that can be attacked, or -1."""
    site = next_member(s.neutral, 0, after)
    while site >= 0:
        if reaches_site(box, s, s.active, reach, site, NEUTRAL):
            return site
        site = next_member(s.neutral, 0, site)
    return -1


@rule
def refuse_attack(box: Box, s: Position, hex: int) -> int:
    """EP-7.1, EP-7.3, EP-7.4, EP-7.5, EP-A52: a rival's land or a camp within reach."""
    why = refuse_any_attack(s)
    if why != 0:
        return why
    if has(s.camps, 0, hex):
        why = refuse_neutral(s)
    else:
        owner = land_owner(s, hex)
        if owner == NONE:
            return Reason.NOTHING_TO_ATTACK
        why = refuse_rival(s, owner)
    if why != 0:
        return why
    if is_barred(s, s.active, hex):
        return Reason.TERRAIN_BARRED
    return 0 if reaches_hex(reach_of(box, s, s.active), hex) else Reason.LAND_OUT_OF_REACH


@rule
def refuse_attack_city(box: Box, s: Position, site: int) -> int:
    """EP-7.1, EP-7.3, EP-7.4, EP-7.5, EP-A52: a rival's city within reach; neutral ones for warmongers only."""
    why = refuse_any_attack(s)
    if why != 0:
        return why
    owner = city_owner(s, site)
    if owner == NONE:
        return Reason.NO_CITY_TO_ATTACK
    if owner == NEUTRAL:
        why = Reason.NEUTRAL_AT_PEACE if s.marker[s.active] == 0 else refuse_neutral(s)
    else:
        why = refuse_rival(s, owner)
        if why == Reason.OWN_LAND:
            return Reason.OWN_CITY
        if why == Reason.AT_PEACE:
            return Reason.CITY_AT_PEACE
    if why != 0:
        return why
    reach = reach_of(box, s, s.active)
    return 0 if reaches_site(box, s, s.active, reach, site, owner) else Reason.CITY_OUT_OF_REACH


@rule
def may_attack(box: Box, s: Position) -> bool:
    """Whether there is anything to attack."""
    if refuse_any_attack(s) != 0:
        return False
    reach = reach_of(box, s, s.active)
    for seat in range(box.players):
        if refuse_rival(s, seat) != 0:
            continue
        if is_reached(box, s, reach, s.active, seat):
            return True
    if refuse_neutral(s) == 0:
        if next_camp(box, s, reach, -1) >= 0:
            return True
        return s.marker[s.active] == 1 and next_neutral(box, s, reach, -1) >= 0
    return False


@rule
def attack_moves(box: Box, s: Position, out: Any, n: int) -> int:
    """EP-7.3, EP-7.4: every target, one by one."""
    reach = reach_of(box, s, s.active)
    neutral = refuse_neutral(s) == 0
    for seat in range(box.players):
        if refuse_rival(s, seat) == 0:
            hex = next_land(s, reach, s.active, seat, -1)
            while hex >= 0:
                out[n] = move_range(ATTACK + hex, 1)
                n += 1
                hex = next_land(s, reach, s.active, seat, hex)
    if neutral:
        hex = next_camp(box, s, reach, -1)
        while hex >= 0:
            out[n] = move_range(ATTACK + hex, 1)
            n += 1
            hex = next_camp(box, s, reach, hex)
    for seat in range(box.players):
        if refuse_rival(s, seat) == 0:
            site = next_city(box, s, reach, s.active, seat, -1)
            while site >= 0:
                out[n] = move_range(ATTACK_CITY + site, 1)
                n += 1
                site = next_city(box, s, reach, s.active, seat, site)
    if neutral and s.marker[s.active]:
        site = next_neutral(box, s, reach, -1)
        while site >= 0:
            out[n] = move_range(ATTACK_CITY + site, 1)
            n += 1
            site = next_neutral(box, s, reach, site)
    return n


# The attack


@rule
def attack(box: Box, s: Position, log: Log, hex: int) -> None:
    """EP-7.3: a land or a camp."""
    push(s, Step.CHOOSE_MILITARY, 0, 0)
    push(s, Step.FIGHT, 0, 0)
    s.war_target = hex
    if has(s.camps, 0, hex):
        s.war_defender = NONE
        s.attacked_neutral = 1
        note(log, Happened.ATTACKS_CAMP, s.active, hex, 0, 0)
    else:
        s.war_defender = land_owner(s, hex)
        s.attacked |= 1 << s.war_defender
        note(log, Happened.ATTACKS_LAND, s.active, s.war_defender, hex, 0)


@rule
def attack_city(box: Box, s: Position, log: Log, site: int) -> None:
    """EP-7.3, EP-8.4, EP-D11: of a neutral city first those are asked who have a post in it."""
    push(s, Step.CHOOSE_MILITARY, 0, 0)
    push(s, Step.FIGHT, 0, 0)
    s.war_target = HEXES + site
    owner = city_owner(s, site)
    if owner == NEUTRAL:
        s.war_defender = NONE
        s.attacked_neutral = 1
        note(log, Happened.ATTACKS_NEUTRAL, s.active, site, 0, 0)
        push(s, Step.BEGIN_WAR, 1, 0)
    else:
        s.war_defender = owner
        s.attacked |= 1 << owner
        note(log, Happened.ATTACKS_CITY, s.active, owner, site, 0)


# What sentences name besides a move's own parameters


def arg_target_owner(s: Any, move: int) -> Arg:
    """Whose land or city an attack names."""
    if move >= ATTACK_CITY:
        return Ref("player", int(city_owner(s, move - ATTACK_CITY)))
    return Ref("player", int(land_owner(s, move - ATTACK)))


def arg_target_terrain(s: Any, move: int) -> Arg:
    """The terrain of the hex that an attack names."""
    return Ref("terrain", next(name for at, name in enumerate(TERRAIN_IDS) if has(s.terrain, at, move - ATTACK)))
