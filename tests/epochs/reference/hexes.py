"""Plain hex geometry of the model: a corner is where three hexes meet, an edge where two meet (EP-2.8 to EP-2.15)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

Hex = tuple[int, int]
Corner = tuple[int, int, int]
Place = tuple[int, int]

NEIGHBOURS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
GRID = {2: (3, 3), 3: (3, 4), 4: (4, 4)}
MIDDLE: dict[int, list[Place]] = {2: [(1, 1)], 3: [(1, 1), (1, 2)], 4: [(1, 1), (2, 1), (1, 2), (2, 2)]}
LETTERS = {"A": (0, 0), "B": (1, 0), "C": (0, 1), "D": (1, 1)}
TURNED = {"A": "D", "B": "C", "C": "B", "D": "A", "ABC": "BCD", "BCD": "ABC"}
VERTEX = {"ABC": 0, "BCD": 1}


def neighbours(spot: Hex) -> list[Hex]:
    """The six hexes that share an edge with one, on the map or not."""
    return [(spot[0] + q, spot[1] + r) for q, r in NEIGHBOURS]


def hexes_of(corner: Corner) -> tuple[Hex, Hex, Hex]:
    """The three hexes that meet there, on the map or not."""
    q, r, k = corner
    return ((q + 1, r), (q, r + 1), (q + 1, r + 1)) if k else ((q, r), (q + 1, r), (q, r + 1))


@cache
def corners_of(spot: Hex) -> tuple[Corner, ...]:
    """The six corners of a hex."""
    q, r = spot
    near = [(q + dq, r + dr, k) for dq in (-1, 0) for dr in (-1, 0) for k in (0, 1)]
    return tuple(corner for corner in near if spot in hexes_of(corner))


@cache
def corners_beside(corner: Corner) -> tuple[tuple[Corner, tuple[Hex, Hex]], ...]:
    """The three corners one edge away, each with the two hexes at that edge's sides."""
    found = []
    mine = hexes_of(corner)
    for spot in mine:
        for other in corners_of(spot):
            shared = tuple(one for one in mine if one in hexes_of(other))
            if len(shared) == 2 and (other, shared) not in found:
                found.append((other, shared))
    return tuple(found)  # type: ignore[arg-type]


def all_hexes(players: int) -> list[Hex]:
    """The hexes of the map, in the order of their numbers."""
    columns, rows = GRID[players]
    return [(q, r) for r in range(2 * rows) for q in range(2 * columns)]


def all_places(players: int) -> list[Place]:
    """The places of tiles, in the order of their numbers."""
    columns, rows = GRID[players]
    return [(i, j) for j in range(rows) for i in range(columns)]


@cache
def all_sites(players: int) -> tuple[Corner, ...]:
    """The corners whose three hexes are all on the map: only there a city can stand (EP-2.12)."""
    on_map = set(all_hexes(players))
    corners = {corner for spot in on_map for corner in corners_of(spot)}
    return tuple(sorted((c for c in corners if on_map.issuperset(hexes_of(c))), key=lambda c: (c[1], c[0], c[2])))


def spot_on(place: Place, letter: str, turned: int) -> Hex:
    """Where a printed hex of a tile lies."""
    q, r = LETTERS[TURNED[letter] if turned else letter]
    return 2 * place[0] + q, 2 * place[1] + r


def corner_on(place: Place, vertex: str, turned: int) -> Corner:
    """Where a printed corner of a tile lies."""
    return 2 * place[0], 2 * place[1], VERTEX[TURNED[vertex] if turned else vertex]


def text(spot: tuple[int, ...]) -> str:
    """A hex or place as `3.5`, a site as `3.5a`."""
    return f"{spot[0]}.{spot[1]}" + ("ab"[spot[2]] if len(spot) == 3 else "")


def read(word: str) -> tuple[int, ...]:
    """And back."""
    first, _, rest = word.partition(".")
    if rest[-1] in "ab":
        return int(first), int(rest[:-1]), "ab".index(rest[-1])
    return int(first), int(rest)


def groups(spots: Iterable[Hex]) -> list[set[Hex]]:
    """Hexes divided into those that hang together."""
    left = set(spots)
    found = []
    while left:
        group = {left.pop()}
        edge = list(group)
        while edge:
            for other in neighbours(edge.pop()):
                if other in left:
                    left.remove(other)
                    group.add(other)
                    edge.append(other)
        found.append(group)
    return found
