"""The map against plain hex geometry: centres and corners as points of the plane, counts, numbers, land routes."""

from __future__ import annotations

from itertools import combinations
from math import dist, sqrt
from typing import Any

import pytest

from riverrun.games.epochs.map import geometry
from riverrun.games.epochs.map.geometry import HEX_IDS, PLACE_IDS, SITE_IDS, Corner, Geometry, Hex, Size, lay_map

PLAYERS = (2, 3, 4)
NEAR = 1e-6


def centre(q: int, r: int) -> tuple[float, float]:
    return sqrt(3) * (q + r / 2), 1.5 * r


def points(q: int, r: int) -> list[tuple[float, float]]:
    """The six corners of a hex of unit side that stands on a corner."""
    x, y = centre(q, r)
    half = sqrt(3) / 2
    return [(x, y - 1), (x + half, y - 0.5), (x + half, y + 0.5), (x, y + 1), (x - half, y + 0.5), (x - half, y - 0.5)]


def corner_point(corner: Corner) -> tuple[float, float]:
    spots = [centre(*at) for at in geometry.corner_hexes(*corner)]
    return sum(x for x, _ in spots) / 3, sum(y for _, y in spots) / 3


def same(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return dist(one, other) < NEAR


def box_of(players: int) -> Any:
    box = Geometry.empty()[0]
    lay_map(box, players)
    return box


def members(words: Any) -> set[int]:
    return {32 * at + bit for at, word in enumerate(words) for bit in range(32) if int(word) >> bit & 1}


def listed(row: Any) -> set[int]:
    return {int(one) for one in row if one >= 0}


def all_corners(size: Size) -> set[Corner]:
    return {corner for at in size.hexes() for corner in geometry.hex_corners(*at)}


def all_edges(size: Size) -> set[frozenset[Corner]]:
    found = set()
    for corner in all_corners(size):
        for other in geometry.joined(*corner):
            if any(size.has(*at) for at in geometry.edge_hexes(corner, other)):
                found.add(frozenset((corner, other)))
    return found


@pytest.mark.clause("EP-2.12")
@pytest.mark.parametrize(
    ("players", "hexes", "corners", "edges", "sites"),
    [(2, 36, 96, 131, 50), (3, 48, 124, 171, 70), (4, 64, 160, 223, 98)],
)
def test_counts(players: int, hexes: int, corners: int, edges: int, sites: int) -> None:
    size, box = Size(players), box_of(players)
    assert len(size.hexes()) == len(members(box.hexes[0])) == hexes
    assert len(all_corners(size)) == corners
    assert len(all_edges(size)) == edges
    assert len(size.sites()) == len(members(box.sites[0])) == sites


@pytest.mark.clause("EP-2.8")
@pytest.mark.parametrize("players", PLAYERS)
def test_neighbours_are_the_nearest_centres(players: int) -> None:
    """EP-2.8: hexes touch exactly if their centres are a double apothem apart."""
    size, box = Size(players), box_of(players)
    for one in size.hexes():
        touching = {at for at in size.hexes() if at != one and abs(dist(centre(*one), centre(*at)) - sqrt(3)) < NEAR}
        numbers = {geometry.hex_number(*at) for at in touching}
        assert (
            members(box.near[geometry.hex_number(*one)]) == listed(box.near_list[geometry.hex_number(*one)]) == numbers
        )


@pytest.mark.clause("EP-2.10")
@pytest.mark.parametrize("players", PLAYERS)
def test_corners_lie_where_hexes_meet(players: int) -> None:
    """EP-2.10: the corners of a hex are the points of its outline."""
    size, box = Size(players), box_of(players)
    for at in size.hexes():
        corners = geometry.hex_corners(*at)
        assert len(corners) == len(set(corners)) == 6
        for point in points(*at):
            assert sum(same(point, corner_point(corner)) for corner in corners) == 1
        sites = {geometry.site_number(*corner) for corner in corners if size.is_site(*corner)}
        assert members(box.hex_sites[geometry.hex_number(*at)]) == sites
        assert listed(box.hex_site_list[geometry.hex_number(*at)]) == sites


@pytest.mark.clause("EP-2.11")
@pytest.mark.parametrize("players", PLAYERS)
def test_edges_are_sides_of_hexes(players: int) -> None:
    """EP-2.11: an edge is one side long, and its two hexes are those whose outline it is part of."""
    size = Size(players)
    for edge in all_edges(size):
        one, other = edge
        assert abs(dist(corner_point(one), corner_point(other)) - 1) < NEAR
        beside = geometry.edge_hexes(one, other)
        assert len(beside) == 2
        for at in beside:
            assert {one, other} <= set(geometry.hex_corners(*at))
        assert one in geometry.joined(*other)
        assert other in geometry.joined(*one)
    corners = all_corners(size)
    for one, other in combinations(sorted(corners), 2):
        if abs(dist(corner_point(one), corner_point(other)) - 1) < NEAR:
            assert other in geometry.joined(*one)


@pytest.mark.clause("EP-2.12")
@pytest.mark.parametrize("players", PLAYERS)
def test_sites_have_all_three_hexes(players: int) -> None:
    """EP-2.12: the other corners are the outer boundary."""
    size, box = Size(players), box_of(players)
    for corner in all_corners(size):
        inside = all(size.has(*at) for at in geometry.corner_hexes(*corner))
        assert size.is_site(*corner) == inside
        if inside:
            number = geometry.site_number(*corner)
            assert number in members(box.sites[0])
            hexes = {geometry.hex_number(*at) for at in geometry.corner_hexes(*corner)}
            assert members(box.site_hexes[number]) == listed(box.site_hex_list[number]) == hexes
            near = {geometry.site_number(*one) for one in geometry.joined(*corner) if size.is_site(*one)}
            assert members(box.site_near[number]) == listed(box.site_near_list[number]) == near


@pytest.mark.clause("EP-2.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_places(players: int) -> None:
    """EP-2.9: four hexes each, every hex in one; adjacent places have touching hexes."""
    size, box = Size(players), box_of(players)
    of: dict[int, Hex] = {}
    for place in size.places():
        number = geometry.place_number(*place)
        assert box.places >> number & 1
        for at in box.place_hexes[number]:
            of[int(at)] = place
            assert box.hex_place[at] == number
        for site, corner in zip(box.place_sites[number], ("ABC", "BCD"), strict=True):
            hexes = {int(box.place_hexes[number]["ABCD".index(letter)]) for letter in corner}
            assert members(box.site_hexes[site]) == hexes
    assert set(of) == members(box.hexes[0])
    for one, other in combinations(size.places(), 2):
        beside = {near for at in of if of[at] == one for near in members(box.near[at])}
        touching = any(of[at] == other for at in beside)
        i, j = one
        assert touching == (other in {(i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1), (i + 1, j - 1), (i - 1, j + 1)})


@pytest.mark.clause("EP-1.7")
@pytest.mark.parametrize(
    ("players", "count", "middle"), [(2, 9, "1.1"), (3, 12, "1.1 1.2"), (4, 16, "1.1 2.1 1.2 2.2")]
)
def test_size_and_middle(players: int, count: int, middle: str) -> None:
    box = box_of(players)
    assert int(box.places).bit_count() == count
    assert [PLACE_IDS[at] for at in box.middle if at >= 0] == middle.split()


@pytest.mark.clause("EP-2.15")
def test_numbers() -> None:
    assert geometry.hex_number(3, 5) == HEX_IDS.index("3.5") == 43
    assert geometry.site_number(3, 5, 0) == SITE_IDS.index("3.5a") == 76
    assert geometry.site_number(3, 5, 1) == SITE_IDS.index("3.5b") == 77
    assert geometry.place_number(2, 1) == PLACE_IDS.index("2.1") == 6
    assert geometry.joined(2, 2, 0) == [(2, 2, 1), (2, 1, 1), (1, 2, 1)]
    assert len(set(HEX_IDS)) == 64
    assert len(set(SITE_IDS)) == 98
    assert len(set(PLACE_IDS)) == 16


@pytest.mark.clause("EP-A15", "EP-A69")
@pytest.mark.parametrize("players", PLAYERS)
def test_routes_are_all_ways_of_one_or_two_edges(players: int) -> None:
    """EP-A15, EP-A69: by walking every edge from a site, corners of the outer boundary included."""
    size, box = Size(players), box_of(players)
    edges = all_edges(size)
    for target in size.sites():
        number = geometry.site_number(*target)
        expected, found = [], []
        for by in geometry.joined(*target):
            assert frozenset((target, by)) in edges
            expected.append(_way(size, [(target, by)]))
            starts = [start for start in geometry.joined(*by) if start != target]
            expected += [_way(size, [(by, start), (target, by)]) for start in starts]
        for way in range(geometry.ROUTES):
            ways = [way] if way < 3 else [way, (way - 3) // 2]
            beside = tuple(frozenset(members(box.route_edge[9 * number + one])) for one in ways)
            found.append(
                (beside, frozenset(members(box.route_end[9 * number + way])), int(box.route_site[9 * number + way]))
            )
        assert sorted(found, key=repr) == sorted(expected, key=repr)


def _way(size: Size, edges: list[tuple[Corner, Corner]]) -> tuple[Any, frozenset[int], int]:
    start = edges[0][1]
    beside = tuple(frozenset(size.hex_list(geometry.edge_hexes(*edge))) for edge in edges)
    site = geometry.site_number(*start) if size.is_site(*start) else -1
    return beside, frozenset(size.hex_list(geometry.corner_hexes(*start))), site
