"""Expanding: where a cube may go (EP-6.1, EP-A10, EP-A80)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.actions.prices import EXPAND, affordable, begin_action, priced, refuse_kind, too_dear
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.map.pieces import land_owner, terrain_of
from riverrun.games.epochs.map.regions import group_of, hexes_of, near_of
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import SEATS, Cross, Terrain
from riverrun.kernel.jit import rule
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.rules.refusals import Cited
from riverrun.kernel.sets import has, lowest, word

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

SEA, PLAIN, FOREST, DESERT, MOUNTAIN = (int(terrain) for terrain in Terrain)
OVER_SEA, OVER_OPEN, OVER_LAND = int(Cross.SEA), int(Cross.OPEN), int(Cross.LAND)


class Reason(IntEnum):
    OFF_MAP = 200
    FACE_DOWN = 201
    SEA_HEX = 202
    YOURS_ALREADY = 203
    RIVALS_LAND = 204
    BARBARIANS = 205
    NOT_TOUCHING = 206
    NO_CUBE = 207


REFUSALS = {
    Reason.OFF_MAP: Cited("EP-2.8", "hex", "last_hex"),
    Reason.FACE_DOWN: Cited("EP-2.14", "hex"),
    Reason.SEA_HEX: Cited("EP-2.7", "hex"),
    Reason.YOURS_ALREADY: Cited("EP-6.1", "hex"),
    Reason.RIVALS_LAND: Cited("EP-6.1", "hex", "owner"),
    Reason.BARBARIANS: Cited("EP-6.1", "hex"),
    Reason.NOT_TOUCHING: Cited("EP-6.1", "hex", "distance", "nearest"),
    Reason.NO_CUBE: Cited("EP-5.2"),
}


@rule
def free_land(s: Position, i: int) -> int:
    """EP-6.1, EP-2.7: of a word of hexes, those that are revealed, no sea, nobody's land and without barbarians."""
    found = word(s.terrain, PLAIN, i) | word(s.terrain, FOREST, i) | word(s.terrain, DESERT, i)
    found |= word(s.terrain, MOUNTAIN, i)
    found &= ~word(s.camps, 0, i)
    for seat in range(SEATS):
        found &= ~word(s.lands, seat, i)
    return found


@rule
def touched(box: Box, s: Position, seat: int) -> tuple[int, int]:
    """EP-6.1, EP-2.14: the hexes that touch a land, city or post of a seat, across groups it may expand over too."""
    lands_low = word(s.lands, seat, 0)
    lands_high = word(s.lands, seat, 1)
    low, high = near_of(box, lands_low, lands_high)
    if s.expand_cross[seat]:
        wide_low, wide_high = across(box, s, seat, lands_low | low, lands_high | high)
        low |= wide_low
        high |= wide_high
    if s.city_count[seat] > 0:
        at_low, at_high = hexes_of(box, s.cities, seat)
        low |= at_low
        high |= at_high
    if s.post_count[seat] > 0:
        at_low, at_high = hexes_of(box, s.posts, seat)
        low |= at_low
        high |= at_high
    return low, high


@rule
def across(box: Box, s: Position, seat: int, low: int, high: int) -> tuple[int, int]:
    """EP-6.1: the hexes that touch or lie in the groups that a seat expands over and its lands touch or lie in.

    `low` and `high` are its lands and what touches them.
    """
    kinds = s.expand_cross[seat]
    sea_low = word(s.terrain, SEA, 0)
    sea_high = word(s.terrain, SEA, 1)
    found_low = 0
    found_high = 0
    if kinds & OVER_SEA:
        group_low, group_high = group_of(s.region, low & sea_low, high & sea_high)
        found_low |= group_low
        found_high |= group_high
    if kinds & OVER_OPEN:
        group_low, group_high = group_of(s.open_region, low, high)
        found_low |= group_low
        found_high |= group_high
    if kinds & OVER_LAND:
        group_low, group_high = group_of(s.region, low & ~sea_low, high & ~sea_high)
        found_low |= group_low
        found_high |= group_high
    near_low, near_high = near_of(box, found_low, found_high)
    return found_low | near_low, found_high | near_high


@rule
def expand_targets(box: Box, s: Position, seat: int) -> tuple[int, int]:
    """EP-6.1, EP-A10: the hexes to which a seat may expand; its first time, any free one."""
    low = free_land(s, 0)
    high = free_land(s, 1)
    if s.expanded[seat]:
        near_low, near_high = touched(box, s, seat)
        low &= near_low
        high &= near_high
    return low, high


@rule
def can_expand(box: Box, s: Position, seat: int, grant: int) -> bool:
    """Whether a seat may expand anywhere."""
    if s.authority[seat] == 0 or not affordable(box, s, seat, EXPAND, grant):
        return False
    low, high = expand_targets(box, s, seat)
    return low != 0 or high != 0


@rule
def list_expand(box: Box, s: Position, seat: int, grant: int, out: Any, start: int) -> int:
    """EP-6.1: writes a seat's expands behind what is there."""
    n = start
    if s.authority[seat] == 0 or not affordable(box, s, seat, EXPAND, grant):
        return n
    low, high = expand_targets(box, s, seat)
    while low != 0:
        out[n] = move_range(EXPAND + lowest(low), 1)
        n += 1
        low &= low - 1
    while high != 0:
        out[n] = move_range(EXPAND + 32 + lowest(high), 1)
        n += 1
        high &= high - 1
    return n


@rule
def refuse_expand(box: Box, s: Position, move: int, about: int, hex: int) -> int:
    """EP-6.1, EP-4.5, EP-A48"""
    seat = s.active
    reason = refuse_kind(box, s, move, about)
    if reason != 0:
        return reason
    if not has(box.hexes, 0, hex):
        return Reason.OFF_MAP
    terrain = terrain_of(s, hex)
    if terrain < 0:
        return Reason.FACE_DOWN
    if terrain == SEA:
        return Reason.SEA_HEX
    owner = land_owner(s, hex)
    if owner == seat:
        return Reason.YOURS_ALREADY
    if owner >= 0:
        return Reason.RIVALS_LAND
    if has(s.camps, 0, hex):
        return Reason.BARBARIANS
    low, high = expand_targets(box, s, seat)
    if ((high >> (hex - 32)) if hex >= 32 else (low >> hex)) & 1 == 0:
        return Reason.NOT_TOUCHING
    if s.authority[seat] == 0:
        return Reason.NO_CUBE
    return too_dear(box, s, seat, move, about)


@rule
def expand(box: Box, s: Position, move: int, about: int) -> None:
    """EP-6.1"""
    begin_action(box, s, move, about)


# What sentences name


def permit_expand(game: Game, s: Any, move: int, about: int) -> tuple[str, dict[str, Arg]]:
    return "", priced(game, s, move, about)


def arg_owner(s: Any, hex: int) -> Ref:
    return Ref("player", land_owner(s, hex))
