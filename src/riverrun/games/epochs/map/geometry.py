"""The map's geometry as tables of the box: hexes, corners, sites, edges and places of each size (EP-2.8 to 2.15)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from riverrun.kernel.position.layout import Array, Fields, array, scalar
from riverrun.kernel.sets import WORD, words

COLUMNS = 8  # hexes in a row of the widest map; numbers are the same on every map (EP-2.15)
SITE_COLUMNS = COLUMNS - 1
PLACE_COLUMNS = 4
HEXES = COLUMNS * COLUMNS
SITES = 2 * SITE_COLUMNS * SITE_COLUMNS
PLACES = PLACE_COLUMNS * PLACE_COLUMNS
HEX_WORDS = words(HEXES)  # of a set of hexes and of a set of sites (kernel/sets.py)
SITE_WORDS = words(SITES)
ROUTES = 9  # ways to a corner: three over one edge, six over two
GRID = {2: (3, 3), 3: (3, 4), 4: (4, 4)}
"""Columns and rows of places by the number of players (EP-1.7)."""
MIDDLE = {2: ((1, 1),), 3: ((1, 1), (1, 2)), 4: ((1, 1), (2, 1), (1, 2), (2, 2))}
"""The places that are revealed at the beginning, in reading order (EP-2.9)."""

Hex = tuple[int, int]
Corner = tuple[int, int, int]


class Geometry(Fields):
    """The map of a game's size. Lists have -1 where there is nothing; sets are rows of words."""

    width: int = scalar()
    height: int = scalar()
    hexes: Array = array(1, HEX_WORDS, unsigned=True)
    """The hexes of this map."""
    sites: Array = array(1, SITE_WORDS, unsigned=True)
    places: int = scalar()
    """The places of this map as bits."""
    middle: Array = array(4)
    hex_place: Array = array(HEXES)
    place_hexes: Array = array(PLACES, 4)
    """A, B, C, D of a place."""
    place_sites: Array = array(PLACES, 2)
    """ABC and BCD of a place."""
    near: Array = array(HEXES, HEX_WORDS, unsigned=True)
    """The hexes that touch a hex, as a set and as a list."""
    near_list: Array = array(HEXES, 6)
    hex_sites: Array = array(HEXES, SITE_WORDS, unsigned=True)
    """The sites on a hex's corners."""
    hex_site_list: Array = array(HEXES, 6)
    site_hexes: Array = array(SITES, HEX_WORDS, unsigned=True)
    """The three hexes that a site touches."""
    site_hex_list: Array = array(SITES, 3)
    site_near: Array = array(SITES, SITE_WORDS, unsigned=True)
    """The sites that an edge joins with a site."""
    site_near_list: Array = array(SITES, 3)
    route_edge: Array = array(SITES * ROUTES, HEX_WORDS, unsigned=True)
    """Land routes to a site (EP-A15), way w of site n at 9n + w: the hexes beside its edge. Ways 0 to 2 have one edge;
    ways 3 + 2i and 4 + 2i go on from way i's corner, so that the edges of both must be land edges."""
    route_end: Array = array(SITES * ROUTES, HEX_WORDS, unsigned=True)
    """The hexes that touch the corner where the way starts."""
    route_site: Array = array(SITES * ROUTES)
    """The site where it starts, or -1 on the outer boundary."""


# Plain geometry


def neighbours(q: int, r: int) -> list[Hex]:
    """EP-2.8: the six hexes that share an edge with a hex, on the map or not."""
    return [(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)]


def corner_hexes(q: int, r: int, k: int) -> list[Hex]:
    """EP-2.10: the three hexes that a corner touches."""
    return [(q + 1, r), (q, r + 1), (q + 1, r + 1)] if k else [(q, r), (q + 1, r), (q, r + 1)]


def hex_corners(q: int, r: int) -> list[Corner]:
    """EP-2.10: the six corners of a hex."""
    return [(q, r, 0), (q - 1, r, 0), (q, r - 1, 0), (q - 1, r, 1), (q, r - 1, 1), (q - 1, r - 1, 1)]


def joined(q: int, r: int, k: int) -> list[Corner]:
    """EP-2.11: the three corners that edges join with a corner."""
    return [(q, r, 0), (q, r + 1, 0), (q + 1, r, 0)] if k else [(q, r, 1), (q, r - 1, 1), (q - 1, r, 1)]


def edge_hexes(one: Corner, other: Corner) -> list[Hex]:
    """EP-2.11: the two hexes beside the edge between two corners."""
    return [at for at in corner_hexes(*one) if at in corner_hexes(*other)]


def hex_number(q: int, r: int) -> int:
    """EP-2.15"""
    return COLUMNS * r + q


def site_number(q: int, r: int, k: int) -> int:
    """EP-2.15"""
    return 2 * (SITE_COLUMNS * r + q) + k


def place_number(i: int, j: int) -> int:
    """EP-2.15"""
    return PLACE_COLUMNS * j + i


def hex_id(number: int) -> str:
    """EP-2.15: `3.5`."""
    return f"{number % COLUMNS}.{number // COLUMNS}"


def site_id(number: int) -> str:
    """EP-2.15: `3.5a`."""
    at = number // 2
    return f"{at % SITE_COLUMNS}.{at // SITE_COLUMNS}{'ab'[number % 2]}"


def place_id(number: int) -> str:
    """EP-2.15: `2.1`."""
    return f"{number % PLACE_COLUMNS}.{number // PLACE_COLUMNS}"


HEX_IDS = tuple(hex_id(number) for number in range(HEXES))
SITE_IDS = tuple(site_id(number) for number in range(SITES))
PLACE_IDS = tuple(place_id(number) for number in range(PLACES))


class Size:
    """A map of one size: which hexes, sites and places it has."""

    def __init__(self, players: int) -> None:
        self.columns, self.rows = GRID[players]
        self.width, self.height = 2 * self.columns, 2 * self.rows
        self.last_hex = hex_id(hex_number(self.width - 1, self.height - 1))
        self.last_site = site_id(site_number(self.width - 2, self.height - 2, 1))
        self.last_place = place_id(place_number(self.columns - 1, self.rows - 1))

    def has(self, q: int, r: int) -> bool:
        return 0 <= q < self.width and 0 <= r < self.height

    def is_site(self, q: int, r: int, k: int) -> bool:
        """EP-2.12: all three hexes are on the map."""
        return 0 <= q < self.width - 1 and 0 <= r < self.height - 1

    def hexes(self) -> list[Hex]:
        return [(q, r) for r in range(self.height) for q in range(self.width)]

    def sites(self) -> list[Corner]:
        return [(q, r, k) for r in range(self.height - 1) for q in range(self.width - 1) for k in (0, 1)]

    def places(self) -> list[Hex]:
        return [(i, j) for j in range(self.rows) for i in range(self.columns)]

    def hex_list(self, found: Iterable[Hex]) -> list[int]:
        """The numbers of those hexes that are on the map."""
        return [hex_number(*at) for at in found if self.has(*at)]

    def site_list(self, found: Iterable[Corner]) -> list[int]:
        """The numbers of those corners that are sites."""
        return [site_number(*at) for at in found if self.is_site(*at)]


# The tables


def lay_map(box: Any, players: int) -> None:
    """EP-1.7, EP-2.8 to 2.12: writes the tables of a map for so many players into the box."""
    size = Size(players)
    box.width, box.height = size.width, size.height
    for label in (
        "middle",
        "hex_place",
        "place_hexes",
        "place_sites",
        "near_list",
        "hex_site_list",
        "site_hex_list",
        "site_near_list",
        "route_site",
    ):
        box[label][:] = -1
    _fill(box.hexes[0], size.hex_list(size.hexes()))
    _fill(box.sites[0], size.site_list(size.sites()))
    middle = [place_number(*at) for at in MIDDLE[players]]
    box.middle[: len(middle)] = middle
    for i, j in size.places():
        _lay_place(box, size, i, j)
    for q, r in size.hexes():
        number = hex_number(q, r)
        _lay(box.near, box.near_list, number, size.hex_list(neighbours(q, r)))
        _lay(box.hex_sites, box.hex_site_list, number, size.site_list(hex_corners(q, r)))
    for corner in size.sites():
        number = site_number(*corner)
        _lay(box.site_hexes, box.site_hex_list, number, size.hex_list(corner_hexes(*corner)))
        _lay(box.site_near, box.site_near_list, number, size.site_list(joined(*corner)))
        _lay_routes(box, size, corner)


def _lay_place(box: Any, size: Size, i: int, j: int) -> None:
    """EP-2.9, EP-2.12"""
    place = place_number(i, j)
    hexes = size.hex_list([(2 * i, 2 * j), (2 * i + 1, 2 * j), (2 * i, 2 * j + 1), (2 * i + 1, 2 * j + 1)])
    box.places |= 1 << place
    box.place_hexes[place] = hexes
    box.hex_place[hexes] = place
    box.place_sites[place] = [site_number(2 * i, 2 * j, k) for k in (0, 1)]


def _lay_routes(box: Any, size: Size, target: Corner) -> None:
    """EP-A15, EP-A69: every way of one or two edges to a site, also by way of corners on the outer boundary."""
    number = site_number(*target)
    for way, by in enumerate(joined(*target)):
        _lay_route(box, size, ROUTES * number + way, target, by)
        further = [corner for corner in joined(*by) if corner != target]
        for other, start in enumerate(further):
            _lay_route(box, size, ROUTES * number + 3 + 2 * way + other, by, start)


def _lay_route(box: Any, size: Size, row: int, corner: Corner, start: Corner) -> None:
    _fill(box.route_edge[row], size.hex_list(edge_hexes(corner, start)))
    _fill(box.route_end[row], size.hex_list(corner_hexes(*start)))
    if size.is_site(*start):
        box.route_site[row] = site_number(*start)


def _lay(sets: Any, lists: Any, number: int, members: list[int]) -> None:
    _fill(sets[number], members)
    lists[number, : len(members)] = members


def _fill(row: Any, members: Iterable[int]) -> None:
    for member in members:
        row[member // WORD] |= 1 << member % WORD
