"""The map as a view tells it: tiles, hexes, cities, and a tile that may lie either way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.map.geometry import HEX_IDS, PLACE_IDS, SITE_IDS
from riverrun.games.epochs.moves import NATURAL_IDS, TERRAIN_IDS
from riverrun.games.epochs.terms import NONE, PLACES, Natural, Step, Terrain
from riverrun.games.epochs.views.structs import City, Hex, Tile, Turning

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

TOKEN = len(Natural)
"""What `tile_natural` says of a hex with an exploration token."""


def members(sets: Any, row: int) -> list[int]:
    """The members of a set, ascending."""
    return [32 * at + bit for at, word in enumerate(sets.tolist()[row]) for bit in range(32) if int(word) >> bit & 1]


def places_of(game: Game) -> list[int]:
    """The places of this map."""
    return [place for place in range(PLACES) if int(game.box_view.places) >> place & 1]


def tiles(game: Game, s: Any) -> list[Tile]:
    """EP-2.4: what lies open, and the icons of the backs."""
    shown, turned, icons = set(members(s.tiles_open, 0)), set(members(s.turned, 0)), set(members(s.backs, 0))
    names = game.lexicon.tiles
    return [
        Tile(
            PLACE_IDS[place],
            names[int(s.tile_at[place])] if place in shown else None,
            place in turned,
            place in icons,
        )
        for place in places_of(game)
    ]


def hexes(s: Any) -> list[Hex]:
    """All revealed hexes, with what lies on them."""
    owners = {hex: seat for seat in range(len(s.lands)) for hex in members(s.lands, seat)}
    naturals = {hex: NATURAL_IDS[kind] for kind in Natural for hex in members(s.natural, kind)}
    camps, tokens = set(members(s.camps, 0)), set(members(s.tokens, 0))
    terrains = sorted((hex, TERRAIN_IDS[terrain]) for terrain in Terrain for hex in members(s.terrain, terrain))
    return [
        Hex(HEX_IDS[hex], terrain, naturals.get(hex), hex in tokens, hex in camps, owners.get(hex))
        for hex, terrain in terrains
    ]


def cities(game: Game, s: Any) -> list[City]:
    """All cities, neutral ones too, with the posts in them."""
    owners: dict[int, int | None] = dict.fromkeys(members(s.neutral, 0))
    for seat in range(game.players):
        owners |= dict.fromkeys(members(s.cities, seat), seat)
    posts: dict[int, list[int]] = {}
    for seat in range(game.players):
        for site in members(s.posts, seat):
            posts.setdefault(site, []).append(seat)
    return [City(SITE_IDS[site], owner, posts.get(site, [])) for site, owner in sorted(owners.items())]


def turning(game: Game, s: Any, step: int) -> Turning | None:
    """EP-2.2: the tile that was revealed and may lie either way."""
    if step != Step.TURN:
        return None
    box, place = game.box_view, int(s.agenda[s.depth - 1, 1])
    tile = int(s.tile_at[place])
    if tile == NONE:
        return None
    ways = [[_printed(box, place, tile, corner, way) for corner in range(4)] for way in range(2)]
    corner = int(box.tile_neutral[tile])
    full = len(members(s.neutral, 0)) >= int(box.neutral_cities_max)
    neutral: list[str | None] = [None, None]
    if corner != NONE and not full:
        neutral = [SITE_IDS[int(box.place_sites[place, corner ^ way])] for way in range(2)]
    return Turning(PLACE_IDS[place], ways, neutral)


def _printed(box: Any, place: int, tile: int, corner: int, way: int) -> Hex:
    """One hex of a tile that lies a way: turned, A and D change places, B and C too (EP-2.9)."""
    printed = 3 - corner if way else corner
    natural = int(box.tile_natural[tile, printed])
    return Hex(
        HEX_IDS[int(box.place_hexes[place, corner])],
        TERRAIN_IDS[int(box.tile_terrain[tile, printed])],
        NATURAL_IDS[natural] if 0 <= natural < TOKEN else None,
        natural == TOKEN,
        bool(box.tile_camp[tile, printed]),
    )
