"""What holds of every map: tiles, groups, lands, cities, posts and tokens lie where the rules let them."""

from __future__ import annotations

from riverrun.games.epochs.checks.soundness import Unsound
from riverrun.games.epochs.content import EXPLORE, Box
from riverrun.games.epochs.map.regions import is_open, is_sea
from riverrun.games.epochs.map.revealing import printed
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import HEXES, NEUTRAL, NONE, PLACES, SEATS, TOKENS, Natural, Step, Terrain
from riverrun.kernel.jit import rule
from riverrun.kernel.sets import count, has, meets, next_member, within, word

SEA = int(Terrain.SEA)
TERRAINS, NATURALS = len(Terrain), len(Natural)


@rule
def is_laid(box: Box, s: Position, place: int) -> bool:
    """EP-D3: whether a place's tile lies on the map: it is revealed, and not just being turned."""
    if has(s.tiles_open, 0, place) == 0:
        return False
    return s.decision != Step.TURN or s.depth < 1 or s.agenda[s.depth - 1, 1] != place


@rule
def tiles_wrong(box: Box, s: Position) -> int:
    """EP-1.7, EP-2.9: sixteen tiles on sixteen places; open ones are this map's, turned ones are open."""
    seen = 0
    for place in range(PLACES):
        tile = s.tile_at[place]
        if not 0 <= tile < PLACES or (seen >> tile) & 1:
            return Unsound.TILE_MISPLACED
        seen |= 1 << tile
        back = (box.places >> place) & 1 and box.tile_back[tile]
        if has(s.backs, 0, place) != back:
            return Unsound.TILE_MISPLACED
    shown = word(s.tiles_open, 0, 0)
    if shown & ~box.places or word(s.turned, 0, 0) & ~shown:
        return Unsound.TILE_MISPLACED
    return Unsound.NOTHING


@rule
def hexes_wrong(box: Box, s: Position) -> int:
    """EP-2.1, EP-2.14: each revealed hex has its tile's terrain and resource, others have none."""
    for place in range(PLACES):
        if (box.places >> place) & 1 == 0:
            continue
        laid = is_laid(box, s, place)
        for letter in range(4):
            hex = box.place_hexes[place, letter]
            source = printed(has(s.turned, 0, place), letter)
            terrain = box.tile_terrain[s.tile_at[place], source] if laid else NONE
            for kind in range(TERRAINS):
                if has(s.terrain, kind, hex) != (1 if kind == terrain else 0):
                    return Unsound.MAP_MISCOUNTED
            natural = box.tile_natural[s.tile_at[place], source] if laid else NONE
            if natural != EXPLORE:
                for kind in range(NATURALS):
                    if has(s.natural, kind, hex) != (1 if kind == natural else 0):
                        return Unsound.MAP_MISCOUNTED
            camp = laid and box.tile_camp[s.tile_at[place], source] == 1
            if has(s.camps, 0, hex) and not camp:
                return Unsound.MAP_MISCOUNTED
    return Unsound.NOTHING


@rule
def groups_wrong(box: Box, s: Position) -> int:
    """EP-2.14: touching hexes of a kind have one label, which one of them bears; and what is near a sea is noted."""
    for hex in range(HEXES):
        label = s.region[hex]
        ground = s.open_region[hex]
        revealed = False
        for kind in range(TERRAINS):
            revealed = revealed or has(s.terrain, kind, hex) == 1
        if (label != NONE) != revealed or (ground != NONE) != (is_open(s, hex) == 1):
            return Unsound.MAP_MISCOUNTED
        if label > hex or ground > hex:
            return Unsound.MAP_MISCOUNTED
        if label != NONE and s.region[label] != label:
            return Unsound.MAP_MISCOUNTED
        if ground != NONE and s.open_region[ground] != ground:
            return Unsound.MAP_MISCOUNTED
        coast = 0
        for at in range(6):
            near = box.near_list[hex, at]
            if near < 0:
                continue
            coast |= is_sea(s, near)
            same = (is_sea(s, near) == is_sea(s, hex)) == (s.region[near] == label)
            if label != NONE and s.region[near] != NONE and not same:
                return Unsound.MAP_MISCOUNTED
            if ground != NONE and s.open_region[near] != NONE and s.open_region[near] != ground:
                return Unsound.MAP_MISCOUNTED
        if has(s.coast, 0, hex) != coast:
            return Unsound.MAP_MISCOUNTED
    return Unsound.NOTHING


@rule
def lands_wrong(box: Box, s: Position) -> int:
    """EP-2.7, EP-6.1: lands are revealed, no sea, one player's each, and without barbarians."""
    for seat in range(SEATS):
        if meets(s.lands, seat, s.terrain, SEA):
            return Unsound.SEA_OWNED
        if within(s.lands, seat, box.hexes, 0) == 0 or meets(s.lands, seat, s.camps, 0):
            return Unsound.LAND_IMPOSSIBLE
        for other in range(seat):
            if meets(s.lands, seat, s.lands, other):
                return Unsound.LAND_IMPOSSIBLE
        hex = next_member(s.lands, seat, -1)
        while hex >= 0:
            if s.region[hex] == NONE or has(s.tokens, 0, hex):
                return Unsound.LAND_IMPOSSIBLE
            hex = next_member(s.lands, seat, hex)
    return Unsound.NOTHING


@rule
def cities_wrong(box: Box, s: Position) -> int:
    """EP-2.12, EP-6.2, EP-A14: one city on a site of revealed hexes, none beside another; posts stand in cities."""
    if count(s.neutral, 0) > box.neutral_cities_max or within(s.neutral, 0, box.sites, 0) == 0:
        return Unsound.CITY_IMPOSSIBLE
    site = next_member(s.neutral, 0, -1)
    while site >= 0:
        trouble = city_wrong(box, s, NEUTRAL, site)
        if trouble != 0:
            return trouble
        site = next_member(s.neutral, 0, site)
    for seat in range(SEATS):
        if within(s.cities, seat, box.sites, 0) == 0:
            return Unsound.CITY_IMPOSSIBLE
        site = next_member(s.cities, seat, -1)
        while site >= 0:
            trouble = city_wrong(box, s, seat, site)
            if trouble != 0:
                return trouble
            site = next_member(s.cities, seat, site)
    return Unsound.NOTHING


@rule
def city_wrong(box: Box, s: Position, owner: int, site: int) -> int:
    """EP-6.2, EP-6.3, EP-7.2: one city with its neighbours and its posts."""
    for at in range(3):
        if s.region[box.site_hex_list[site, at]] == NONE and owner != NEUTRAL:
            return Unsound.CITY_IMPOSSIBLE
    posts = 0
    for seat in range(SEATS):
        if seat != owner and has(s.cities, seat, site):
            return Unsound.CITY_IMPOSSIBLE
        if meets(box.site_near, site, s.cities, seat):
            return Unsound.CITIES_TOO_NEAR
        if has(s.posts, seat, site):
            if seat == owner or (owner != NEUTRAL and s.marker[owner]):
                return Unsound.POST_IMPOSSIBLE
            posts += 1
    if owner != NEUTRAL and has(s.neutral, 0, site):
        return Unsound.CITY_IMPOSSIBLE
    if meets(box.site_near, site, s.neutral, 0):
        return Unsound.CITIES_TOO_NEAR
    return Unsound.POST_IMPOSSIBLE if posts > box.posts_per_city else Unsound.NOTHING


@rule
def posts_wrong(box: Box, s: Position) -> int:
    """EP-6.3: every post stands in a city, and nobody has more than four."""
    for seat in range(SEATS):
        if count(s.posts, seat) > box.posts_per_player:
            return Unsound.POST_IMPOSSIBLE
        site = next_member(s.posts, seat, -1)
        while site >= 0:
            city = has(s.neutral, 0, site)
            for owner in range(SEATS):
                city |= has(s.cities, owner, site)
            if city == 0:
                return Unsound.POST_IMPOSSIBLE
            site = next_member(s.posts, seat, site)
    return Unsound.NOTHING


@rule
def tokens_wrong(box: Box, s: Position) -> int:
    """EP-2.6: laid tokens lie on their hexes, face down or as a resource; the others nowhere."""
    kinds = 0
    down = 0
    for token in range(TOKENS):
        kinds += 1 << (4 * s.token_face[token])
        hex = s.token_hex[token]
        flipped = has(s.tokens_open, 0, token)
        natural = box.token_natural[s.token_face[token]]
        if token >= s.tokens_laid:
            if hex != NONE or flipped:
                return Unsound.TOKEN_MISPLACED
        elif flipped:
            if (hex != NONE) != (natural >= 0) or (hex != NONE and has(s.natural, natural, hex) == 0):
                return Unsound.TOKEN_MISPLACED
        elif hex == NONE or has(s.tokens, 0, hex) == 0:
            return Unsound.TOKEN_MISPLACED
        else:
            down += 1
    if count(s.tokens, 0) != down or not 0 <= s.tokens_laid <= TOKENS:
        return Unsound.TOKEN_MISPLACED
    for kind in range(4):
        if (kinds >> (4 * kind)) & 15 != box.token_count[kind]:
            return Unsound.TOKEN_MISPLACED
    return Unsound.NOTHING


INVARIANTS = (
    tiles_wrong,
    hexes_wrong,
    groups_wrong,
    lands_wrong,
    cities_wrong,
    posts_wrong,
    tokens_wrong,
)
