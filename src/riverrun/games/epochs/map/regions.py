"""Seas and lands as groups: labelled when a tile is revealed, so that no move floods the map (EP-2.14, EP-A15, A21)."""

from __future__ import annotations

from typing import Any

from riverrun.games.epochs.content import Box
from riverrun.games.epochs.map.geometry import HEXES
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import NONE, Terrain
from riverrun.kernel.jit import rule
from riverrun.kernel.sets import has, lowest, meets, word

SEA, PLAIN, DESERT = int(Terrain.SEA), int(Terrain.PLAIN), int(Terrain.DESERT)


# Labels


@rule
def is_sea(s: Position, hex: int) -> int:
    """EP-2.14: 1 for a revealed sea."""
    return has(s.terrain, SEA, hex)


@rule
def is_open(s: Position, hex: int) -> int:
    """EP-A21: 1 for a revealed plain or desert, over which mounted units go."""
    return has(s.terrain, PLAIN, hex) | has(s.terrain, DESERT, hex)


@rule
def label_hex(box: Box, s: Position, hex: int) -> None:
    """EP-2.14: a hex that was just revealed joins the groups it touches; a group's label is its lowest hex."""
    sea = is_sea(s, hex)
    ground = is_open(s, hex)
    s.region[hex] = hex
    if ground:
        s.open_region[hex] = hex
    for at in range(6):
        near = box.near_list[hex, at]
        if near >= 0 and s.region[near] >= 0:
            if is_sea(s, near) == sea:
                merge(s.region, s.region[hex], s.region[near])
            if ground and s.open_region[near] >= 0:
                merge(s.open_region, s.open_region[hex], s.open_region[near])


@rule
def merge(labels: Any, one: int, other: int) -> None:
    """Two groups become one, which keeps the lower label."""
    if one == other:
        return
    kept = min(one, other)
    gone = max(one, other)
    for hex in range(HEXES):
        if labels[hex] == gone:
            labels[hex] = kept


@rule
def label_tile(box: Box, s: Position, place: int) -> None:
    """EP-2.14: the four hexes of a tile, whose terrains lie on the map already."""
    for letter in range(4):
        label_hex(box, s, box.place_hexes[place, letter])


@rule
def clear_labels(s: Position) -> None:
    """A face-down hex belongs to no group."""
    for hex in range(HEXES):
        s.region[hex] = NONE
        s.open_region[hex] = NONE


# Sets of hexes as two numbers, which a rule may return


@rule
def near_of(box: Box, low: int, high: int) -> tuple[int, int]:
    """The hexes that touch one of a set."""
    found_low = 0
    found_high = 0
    left = low
    while left != 0:
        hex = lowest(left)
        left &= left - 1
        found_low |= word(box.near, hex, 0)
        found_high |= word(box.near, hex, 1)
    left = high
    while left != 0:
        hex = 32 + lowest(left)
        left &= left - 1
        found_low |= word(box.near, hex, 0)
        found_high |= word(box.near, hex, 1)
    return found_low, found_high


@rule
def hexes_of(box: Box, sites: Any, row: int) -> tuple[int, int]:
    """The hexes that a set of sites touches."""
    low = 0
    high = 0
    for at in range(4):
        left = word(sites, row, at)
        while left != 0:
            site = 32 * at + lowest(left)
            left &= left - 1
            low |= word(box.site_hexes, site, 0)
            high |= word(box.site_hexes, site, 1)
    return low, high


@rule
def group_of(labels: Any, low: int, high: int) -> tuple[int, int]:
    """All hexes of the groups that a set of hexes lies in."""
    names_low = 0
    names_high = 0
    left = low
    while left != 0:
        label = labels[lowest(left)]
        left &= left - 1
        if label >= 32:
            names_high |= 1 << (label - 32)
        elif label >= 0:
            names_low |= 1 << label
    left = high
    while left != 0:
        label = labels[32 + lowest(left)]
        left &= left - 1
        if label >= 32:
            names_high |= 1 << (label - 32)
        elif label >= 0:
            names_low |= 1 << label
    if names_low == 0 and names_high == 0:
        return 0, 0
    found_low = 0
    found_high = 0
    for hex in range(32):
        label = labels[hex]
        if label >= 0 and is_named(names_low, names_high, label):
            found_low |= 1 << hex
        label = labels[32 + hex]
        if label >= 0 and is_named(names_low, names_high, label):
            found_high |= 1 << hex
    return found_low, found_high


@rule
def is_named(low: int, high: int, label: int) -> int:
    """Whether a number below 64 is in a set of two words."""
    return (high >> (label - 32)) & 1 if label >= 32 else (low >> label) & 1


# What touches the sea


@rule
def hex_near_sea(box: Box, s: Position, hex: int) -> int:
    """EP-2.14: 1 if a hex touches a sea hex."""
    return meets(box.near, hex, s.terrain, SEA)


@rule
def site_near_sea(box: Box, s: Position, site: int) -> int:
    """EP-2.14: 1 if a corner touches a sea hex."""
    return meets(box.site_hexes, site, s.terrain, SEA)
