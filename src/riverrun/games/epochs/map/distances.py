"""How far things lie apart, and the shortest way over land, as views and refusals tell it (EP-2.14, EP-A15, EP-A69)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.map.geometry import (
    COLUMNS,
    HEX_IDS,
    HEXES,
    SITE_COLUMNS,
    SITE_IDS,
    SITES,
    Corner,
    Size,
    corner_hexes,
    edge_hexes,
    hex_number,
    joined,
    site_number,
)
from riverrun.games.epochs.moves import MOVES
from riverrun.games.epochs.terms import Terrain
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.sets import has

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

EXPAND, ATTACK, ATTACK_CITY = (MOVES.first(verb) for verb in ("expand", "attack", "attack_city"))


def hex_ref(hex: int) -> Ref:
    """A hex as sentences name it."""
    return Ref("hex", HEX_IDS[hex], name=HEX_IDS[hex])


def site_ref(site: int) -> Ref:
    """A site as sentences name it."""
    return Ref("site", SITE_IDS[site], name=SITE_IDS[site])


def hexes_around(box: Any, site: int) -> list[int]:
    """EP-2.12: the three hexes that a site touches."""
    return [int(box.site_hex_list[site, at]) for at in range(3)]


# From hex to hex


def steps(one: int, other: int) -> int:
    """EP-2.8: how many steps from hex to touching hex lead from one to another."""
    columns, rows = one % COLUMNS - other % COLUMNS, one // COLUMNS - other // COLUMNS
    return max(abs(columns), abs(rows), abs(columns + rows))


def _pieces(box: Any, s: Any, seat: int) -> Iterator[tuple[Ref, list[int], int]]:
    """A seat's lands, cities and posts: the hexes where each lies or that it touches, and the step to these."""
    for hex in range(HEXES):
        if has(s.lands, seat, hex):
            yield hex_ref(hex), [hex], 0
    for site in range(SITES):
        if has(s.cities, seat, site) or has(s.posts, seat, site):
            yield site_ref(site), hexes_around(box, site), 1


def nearest(box: Any, s: Any, seat: int, hexes: list[int], more: int) -> tuple[int, Arg]:
    """A seat's nearest land, city or post to some hexes, and its distance with so many steps more; 0: it has none.

    A city or a post is one step from the three hexes that it touches.
    """
    found = [
        (more + step + min(steps(one, other) for one in hexes for other in own), ref)
        for ref, own, step in _pieces(box, s, seat)
    ]
    return min(found, key=lambda one: one[0], default=(0, ""))


def _nearest(game: Game, s: Any, move: int) -> tuple[int, Arg]:
    """The nearest to where a move expands or attacks."""
    box, seat = game.box_view, int(s.active)
    if move >= ATTACK_CITY:
        return nearest(box, s, seat, hexes_around(box, move - ATTACK_CITY), 1)
    return nearest(box, s, seat, [move - (ATTACK if move >= ATTACK else EXPAND)], 0)


# From corner to corner


def land_route(game: Game, s: Any, seat: int, site: int) -> list[Corner]:
    """EP-A15, EP-A69: the corners of the shortest land route to a site, from its start, however long; [] if none is."""
    size = Size(game.players)
    at = site // 2
    target: Corner = (at % SITE_COLUMNS, at // SITE_COLUMNS, site % 2)

    def starts(corner: Corner) -> bool:
        if any(has(s.lands, seat, hex) for hex in size.hex_list(corner_hexes(*corner))):
            return True
        own = site_number(*corner) if size.is_site(*corner) else -1
        return own >= 0 and bool(has(s.cities, seat, own) or has(s.posts, seat, own))

    def is_solid(hex: int) -> bool:
        return any(has(s.terrain, int(terrain), hex) for terrain in Terrain if terrain != Terrain.SEA)

    ways, seen = deque([[target]]), {target}
    while ways:
        way = ways.popleft()
        for corner in joined(*way[0]):
            sides = [hex_number(*hex) for hex in edge_hexes(corner, way[0]) if size.has(*hex)]
            if corner in seen or not any(is_solid(hex) for hex in sides):
                continue
            if starts(corner):
                return [corner, *way]
            seen.add(corner)
            ways.append([corner, *way])
    return []


# What sentences name


def arg_distance(game: Game, s: Any, move: int) -> Arg:
    """How far the nearest is; 0: there is none."""
    return _nearest(game, s, move)[0]


def arg_nearest(game: Game, s: Any, move: int) -> Arg:
    return _nearest(game, s, move)[1]


def arg_edges(game: Game, s: Any, site: int) -> Arg:
    """How many edges the shortest land route has; 0: there is none."""
    return max(0, len(land_route(game, s, int(s.active), site)) - 1)


def arg_most_edges(game: Game) -> Arg:
    return int(game.box_view.land_route_edges_max)


def arg_last_hex(game: Game) -> Arg:
    return Size(game.players).last_hex


def arg_last_site(game: Game) -> Arg:
    return Size(game.players).last_site


def arg_last_place(game: Game) -> Arg:
    return Size(game.players).last_place
