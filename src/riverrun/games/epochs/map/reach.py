"""Where attacks reach: beside one's lands, cities and posts, across a group of terrains, or anywhere (EP-7.3, 7.5)."""

from __future__ import annotations

from typing import NamedTuple

from riverrun.games.epochs.content import Box
from riverrun.games.epochs.map.regions import group_of, hexes_of, is_named, near_of
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import SEATS, Cross, Flag, Terrain
from riverrun.kernel.jit import rule
from riverrun.kernel.sets import has, word

SEA = int(Terrain.SEA)


class Reach(NamedTuple):
    """What a seat's attacks reach, as sets of hexes of two words."""

    low: int
    """Hexes that are reached."""
    high: int
    touch_low: int
    """Hexes that a city must touch to be reached; besides, a post reaches the city that it stands in."""
    touch_high: int
    air: int
    """1 if all is reached, but for cities of who has an anti-air unit."""


@rule
def not_sea(s: Position, part: int) -> int:
    """EP-2.14: one word of the revealed hexes that are no sea."""
    found = 0
    for terrain in range(1, 5):
        found |= word(s.terrain, terrain, part)
    return found


@rule
def attack_lands(box: Box, s: Position, seat: int) -> tuple[int, int]:
    """EP-7.3: a seat's lands, and what `attack_range` counts as such: steps over revealed hexes that are no sea."""
    low = word(s.lands, seat, 0)
    high = word(s.lands, seat, 1)
    if s.attack_range[seat] > 0 and (low | high) != 0:
        ground_low = not_sea(s, 0)
        ground_high = not_sea(s, 1)
        for _ in range(s.attack_range[seat]):
            near_low, near_high = near_of(box, low, high)
            low |= near_low & ground_low
            high |= near_high & ground_high
    return low, high


@rule
def touched(box: Box, s: Position, seat: int) -> tuple[int, int]:
    """EP-A21: the hexes of a seat's lands, all that touch them, and those that its cities and posts touch."""
    low, high = near_of(box, word(s.lands, seat, 0), word(s.lands, seat, 1))
    city_low, city_high = hexes_of(box, s.cities, seat)
    post_low, post_high = hexes_of(box, s.posts, seat)
    low |= word(s.lands, seat, 0) | city_low | post_low
    high |= word(s.lands, seat, 1) | city_high | post_high
    return low, high


@rule
def crossed(box: Box, s: Position, seat: int, bits: int) -> tuple[int, int]:
    """EP-7.5, EP-A21: all hexes of the groups that a seat touches or lies in and that it may cross."""
    near_low, near_high = touched(box, s, seat)
    low = 0
    high = 0
    if bits & Cross.SEA:
        low, high = group_of(s.region, near_low & word(s.terrain, SEA, 0), near_high & word(s.terrain, SEA, 1))
    if bits & Cross.OPEN:
        open_low, open_high = group_of(s.open_region, near_low, near_high)
        low |= open_low
        high |= open_high
    if bits & Cross.LAND:
        land_low, land_high = group_of(s.region, near_low & not_sea(s, 0), near_high & not_sea(s, 1))
        low |= land_low
        high |= land_high
    return low, high


@rule
def reach_of(box: Box, s: Position, seat: int) -> Reach:
    """EP-7.3, EP-7.5, EP-A21: all that a seat's attacks reach now."""
    lands_low, lands_high = attack_lands(box, s, seat)
    low, high = near_of(box, lands_low, lands_high)
    city_low, city_high = hexes_of(box, s.cities, seat)
    post_low, post_high = hexes_of(box, s.posts, seat)
    low |= city_low | post_low
    high |= city_high | post_high
    touch_low = lands_low
    touch_high = lands_high
    if s.cross[seat] != 0:
        over_low, over_high = crossed(box, s, seat, s.cross[seat])
        beside_low, beside_high = near_of(box, over_low, over_high)
        low |= over_low | beside_low
        high |= over_high | beside_high
        touch_low |= over_low
        touch_high |= over_high
    air = 1 if s.unit_flags[seat] & Flag.AIR else 0
    return Reach(low, high, touch_low, touch_high, air)


@rule
def reaches_hex(reach: Reach, hex: int) -> int:
    """EP-7.3, EP-7.5: whether a land or a camp is reached."""
    return 1 if reach.air or is_named(reach.low, reach.high, hex) else 0


@rule
def reaches_site(box: Box, s: Position, seat: int, reach: Reach, site: int, owner: int) -> int:
    """EP-7.5, EP-A21, EP-A52, EP-A70: whether a city is reached; anti-air of a city's owner takes back `anywhere`."""
    if has(s.posts, seat, site):
        return 1
    low = word(box.site_hexes, site, 0) & reach.touch_low
    if low | (word(box.site_hexes, site, 1) & reach.touch_high):
        return 1
    if reach.air == 0:
        return 0
    return 0 if owner < SEATS and s.unit_flags[owner] & Flag.ANTI_AIR else 1
