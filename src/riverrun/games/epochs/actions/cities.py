"""Building a city: which corners will do (EP-6.2, EP-A13, EP-A14)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.actions.prices import CITY, affordable, begin_action, priced, refuse_kind, too_dear
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.map.distances import hex_ref, hexes_around, site_ref
from riverrun.games.epochs.map.pieces import city_owner, land_owner, terrain_of
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import SEATS, Terrain
from riverrun.kernel.jit import rule
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.rules.refusals import Cited
from riverrun.kernel.sets import has, lowest, next_member, word

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

SEA = int(Terrain.SEA)
SITE_WORDS = 4


class Reason(IntEnum):
    OUTER_CORNER = 220
    CITY_THERE = 221
    CITY_BESIDE = 222
    NOT_ALL_YOURS = 223
    NO_LAND_THERE = 224
    NO_FREE_CITY = 225


REFUSALS = {
    Reason.OUTER_CORNER: Cited("EP-2.12", "site", "last_site"),
    Reason.CITY_THERE: Cited("EP-6.2", "site"),
    Reason.CITY_BESIDE: Cited("EP-6.2", "site", "beside", "beside_of", "beside_owner"),
    Reason.NOT_ALL_YOURS: Cited("EP-6.2", "site", "not_yours", "held_by", "holder"),
    Reason.NO_LAND_THERE: Cited("EP-A13", "site"),
    Reason.NO_FREE_CITY: Cited("EP-5.2"),
}


@rule
def any_city(s: Position, i: int) -> int:
    """EP-A14: of a word of sites, those with a city, neutral ones too."""
    found = word(s.neutral, 0, i)
    for seat in range(SEATS):
        found |= word(s.cities, seat, i)
    return found


@rule
def beside_city(box: Box, s: Position, site: int) -> bool:
    """EP-6.2, EP-A14: whether a city stands one edge away."""
    for i in range(SITE_WORDS):
        if word(box.site_near, site, i) & any_city(s, i):
            return True
    return False


@rule
def all_yours(box: Box, s: Position, seat: int, site: int) -> bool:
    """EP-6.2, EP-A13: all hexes of a corner are revealed, and sea or the seat's lands."""
    for i in range(2):
        if word(box.site_hexes, site, i) & ~(word(s.lands, seat, i) | word(s.terrain, SEA, i)):
            return False
    return True


@rule
def sites_of_lands(box: Box, s: Position, seat: int, i: int) -> int:
    """Of a word of sites, those on a corner of a seat's lands that have no city."""
    found = 0
    hex = next_member(s.lands, seat, -1)
    while hex >= 0:
        found |= word(box.hex_sites, hex, i)
        hex = next_member(s.lands, seat, hex)
    return found & ~any_city(s, i)


@rule
def is_free_site(box: Box, s: Position, seat: int, site: int) -> bool:
    """EP-6.2: whether a site without a city, on a corner of the seat's lands, will do."""
    return all_yours(box, s, seat, site) and not beside_city(box, s, site)


@rule
def can_build_city(box: Box, s: Position, seat: int, grant: int) -> bool:
    """EP-6.2: whether a seat may build a city anywhere."""
    if s.free_cities[seat] == 0 or not affordable(box, s, seat, CITY, grant):
        return False
    for i in range(SITE_WORDS):
        left = sites_of_lands(box, s, seat, i)
        while left != 0:
            if is_free_site(box, s, seat, 32 * i + lowest(left)):
                return True
            left &= left - 1
    return False


@rule
def list_cities(box: Box, s: Position, seat: int, grant: int, out: Any, start: int) -> int:
    """EP-6.2: writes a seat's city sites behind what is there."""
    n = start
    if s.free_cities[seat] == 0 or not affordable(box, s, seat, CITY, grant):
        return n
    for i in range(SITE_WORDS):
        left = sites_of_lands(box, s, seat, i)
        while left != 0:
            site = 32 * i + lowest(left)
            left &= left - 1
            if is_free_site(box, s, seat, site):
                out[n] = move_range(CITY + site, 1)
                n += 1
    return n


@rule
def refuse_city(box: Box, s: Position, move: int, about: int, site: int) -> int:
    """EP-6.2, EP-A13, EP-A14"""
    seat = s.active
    reason = refuse_kind(box, s, move, about)
    if reason != 0:
        return reason
    if not has(box.sites, 0, site):
        return Reason.OUTER_CORNER
    if city_owner(s, site) >= 0:
        return Reason.CITY_THERE
    if beside_city(box, s, site):
        return Reason.CITY_BESIDE
    if not all_yours(box, s, seat, site):
        return Reason.NOT_ALL_YOURS
    if not (word(box.site_hexes, site, 0) & word(s.lands, seat, 0)) and not (
        word(box.site_hexes, site, 1) & word(s.lands, seat, 1)
    ):
        return Reason.NO_LAND_THERE
    if s.free_cities[seat] == 0:
        return Reason.NO_FREE_CITY
    return too_dear(box, s, seat, move, about)


@rule
def city(box: Box, s: Position, move: int, about: int) -> None:
    """EP-6.2"""
    begin_action(box, s, move, about)


# What sentences name


def permit_city(game: Game, s: Any, move: int, about: int) -> tuple[str, dict[str, Arg]]:
    return "", priced(game, s, move, about)


def _beside(game: Game, s: Any, site: int) -> int:
    """The city one edge away from a site."""
    near = [int(game.box_view.site_near_list[site, at]) for at in range(3)]
    return next(other for other in near if other >= 0 and city_owner(s, other) >= 0)


def arg_beside(game: Game, s: Any, site: int) -> Arg:
    return site_ref(_beside(game, s, site))


def arg_beside_of(game: Game, s: Any, site: int) -> Arg:
    """Whose it is: `you`, `player` or `neutral`."""
    owner = int(city_owner(s, _beside(game, s, site)))
    return "you" if owner == s.active else "player" if owner < SEATS else "neutral"


def arg_beside_owner(game: Game, s: Any, site: int) -> Arg:
    owner = int(city_owner(s, _beside(game, s, site)))
    return Ref("player", owner) if owner < SEATS else ""


def _not_yours(game: Game, s: Any, site: int) -> int:
    """The first hex around a site that is neither sea nor the active player's land."""
    around = hexes_around(game.box_view, site)
    return next(hex for hex in around if not has(s.lands, s.active, hex) and not has(s.terrain, SEA, hex))


def arg_not_yours(game: Game, s: Any, site: int) -> Arg:
    return hex_ref(_not_yours(game, s, site))


def arg_held_by(game: Game, s: Any, site: int) -> Arg:
    """What is wrong with it: `hidden`, a `player` has it, or `nobody`."""
    hex = _not_yours(game, s, site)
    if terrain_of(s, hex) < 0:
        return "hidden"
    return "player" if land_owner(s, hex) >= 0 else "nobody"


def arg_holder(game: Game, s: Any, site: int) -> Arg:
    owner = int(land_owner(s, _not_yours(game, s, site)))
    return Ref("player", owner) if owner >= 0 else ""
