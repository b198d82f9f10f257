"""What effects count and the conditions they have, on the position as it is (EP-A47)."""

from __future__ import annotations

from riverrun.games.epochs.content import Box
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import NAMES, NEAR_SEA, Col, Count, If, Res
from riverrun.kernel.jit import rule
from riverrun.kernel.sets import count_both, has, meets, next_member

ART, HONOR, CITY, CITY_NEAR_SEA, LAND, LAND_OF, LAND_NEAR_SEA = (int(what) for what in [*Count][:7])
POST, WONDER, WONDER_OF, INVENTION, INVENTION_OF, GOLD = (int(what) for what in [*Count][7:13])
IF_HAS, IF_TERRAIN, IF_SEA_ROUTE, IF_VS_PLAYER, IF_LEVEL, IF_NOT_WARMONGER = (int(one) for one in [*If][1:])
IF, IF_VALUE, C, D, BY, LEAST, MOST = (
    int(column) for column in (Col.IF, Col.IF_VALUE, Col.C, Col.D, Col.BY, Col.LEAST, Col.MOST)
)
STORED_GOLD, STORED_SCIENCE = int(Res.GOLD), int(Res.SCIENCE)


@rule
def count(box: Box, s: Position, seat: int, what: int, of: int) -> int:
    """EP-2.14, EP-A47: how many of something a seat has now; `of` is a terrain or an epoch where one is named."""
    if what == ART:
        return s.art[seat]
    if what == HONOR:
        return s.honor[seat]
    if what == CITY:
        return s.city_count[seat]
    if what == CITY_NEAR_SEA:
        return cities_near_sea(box, s, seat)
    if what == LAND:
        return s.land_count[seat]
    if what == LAND_OF:
        return count_both(s.lands, seat, s.terrain, of)
    if what == LAND_NEAR_SEA:
        return count_both(s.lands, seat, s.coast, 0)
    if what == POST:
        return s.post_count[seat]
    if what == WONDER:
        return s.wonder_count[seat]
    if what == WONDER_OF:
        return wonders_of(box, s, seat, of)
    if what == INVENTION:
        return s.invented_count[seat]
    if what == INVENTION_OF:
        return inventions_of(s, seat, of)
    return s.stock[seat, STORED_GOLD] if what == GOLD else s.stock[seat, STORED_SCIENCE]


@rule
def cities_near_sea(box: Box, s: Position, seat: int) -> int:
    """EP-2.14: cities whose corner touches a sea hex."""
    found = 0
    site = next_member(s.cities, seat, -1)
    while site >= 0:
        found += meets(box.site_hexes, site, s.terrain, 0)
        site = next_member(s.cities, seat, site)
    return found


@rule
def wonders_of(box: Box, s: Position, seat: int, epoch: int) -> int:
    """Wonders of an epoch; III+ is an epoch of its own."""
    found = 0
    for place in range(s.built_count):
        wonder = s.built[place]
        if s.builder[wonder] == seat and box.wonder_epoch[wonder] == epoch:
            found += 1
    return found


@rule
def inventions_of(s: Position, seat: int, epoch: int) -> int:
    """Inventions of an epoch."""
    found = 0
    for place in range(s.invented_count[seat]):
        if s.invented[seat, place] // NAMES == epoch:
            found += 1
    return found


@rule
def counted(box: Box, s: Position, seat: int, row: int) -> int:
    """EP-A47: the count of a row of effects: divided, rounded down, raised to its least and cut to its most."""
    found = count(box, s, seat, box.effects[row, C], box.effects[row, D]) // box.effects[row, BY]
    return min(max(found, box.effects[row, LEAST]), box.effects[row, MOST])


@rule
def holds(box: Box, s: Position, seat: int, row: int, what: int) -> bool:
    """EP-A47, EP-A74, EP-Q6: whether a row's condition holds now.

    `what` is what the event was about: the hex just expanded to, 1 for a post by sea, 1 for a war against a player.
    """
    condition = box.effects[row, IF]
    value = box.effects[row, IF_VALUE]
    if condition == 0:
        return True
    if condition == IF_HAS:
        return meets(s.lands, seat, s.natural, value) != 0
    if condition == IF_TERRAIN:
        if what < 0:
            return False
        if value & NEAR_SEA and has(s.coast, 0, what):
            return True
        for terrain in range(5):
            if value >> terrain & 1 and has(s.terrain, terrain, what):
                return True
        return False
    if condition in (IF_SEA_ROUTE, IF_VS_PLAYER):
        return what == 1
    if condition == IF_LEVEL:
        return box.form_level[s.form[seat]] >= value
    return (s.marker_epochs[seat] >> value & 1) == 0
