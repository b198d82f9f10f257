"""Building a trading post: which cities can be reached by land and by sea (EP-6.3, EP-A15, EP-A69)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.actions.prices import (
    POST_LAND,
    POST_SEA,
    affordable,
    begin_action,
    priced,
    refuse_kind,
    too_dear,
)
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.map.geometry import ROUTES
from riverrun.games.epochs.map.pieces import city_owner, posts_in
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import NEUTRAL, SEATS, Step, Terrain
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited
from riverrun.kernel.sets import has, lowest, meets, next_both, word

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

SEA = int(Terrain.SEA)
SITE_WORDS = 4
ONE_EDGE = 3
"""The ways of one edge come first; ways 3 + 2i and 4 + 2i go on from way i (geometry.py)."""


class Reason(IntEnum):
    NO_CITY_THERE = 240
    YOUR_CITY = 241
    WARMONGERS_CITY = 242
    YOUR_POST_THERE = 243
    CITY_FULL = 244
    HOST_REFUSED = 245
    NO_LAND_ROUTE = 246
    NO_SEA_ROUTE = 247
    NO_POST_LEFT = 248


REFUSALS = {
    Reason.NO_CITY_THERE: Cited("EP-6.3", "site"),
    Reason.YOUR_CITY: Cited("EP-6.3", "site"),
    Reason.WARMONGERS_CITY: Cited("EP-6.3", "site", "host"),
    Reason.YOUR_POST_THERE: Cited("EP-6.3", "site"),
    Reason.CITY_FULL: Cited("EP-6.3", "site"),
    Reason.HOST_REFUSED: Cited("EP-A50", "host"),
    Reason.NO_LAND_ROUTE: Cited("EP-A15", "site", "edges", "most_edges"),
    Reason.NO_SEA_ROUTE: Cited("EP-A15", "site"),
    Reason.NO_POST_LEFT: Cited("EP-6.3"),
}


class Happened(IntEnum):
    ASKS_CONSENT = 240


EVENTS = {Happened.ASKS_CONSENT: Cited("EP-A68", "seat", "host", "site")}


# Routes


@rule
def land_edge(box: Box, s: Position, way: int) -> bool:
    """EP-2.14, EP-A69: a revealed hex beside the way's edge is no sea."""
    for i in range(2):
        ground = word(s.terrain, 1, i) | word(s.terrain, 2, i) | word(s.terrain, 3, i) | word(s.terrain, 4, i)
        if word(box.route_edge, way, i) & ground:
            return True
    return False


@rule
def starts_at(box: Box, s: Position, seat: int, way: int) -> bool:
    """EP-6.3: a route starts at a corner of a land, a city, or a city with a post of the seat."""
    if meets(box.route_end, way, s.lands, seat):
        return True
    site = box.route_site[way]
    return site >= 0 and (has(s.cities, seat, site) or has(s.posts, seat, site)) != 0


@rule
def by_land(box: Box, s: Position, seat: int, site: int) -> bool:
    """EP-6.3, EP-A15, EP-A69: 1 or 2 land edges; pieces do not block."""
    first = ROUTES * site
    for way in range(ONE_EDGE):
        if land_edge(box, s, first + way):
            if starts_at(box, s, seat, first + way):
                return True
            if box.land_route_edges_max > 1:
                for further in range(ONE_EDGE + 2 * way, ONE_EDGE + 2 * way + 2):
                    if land_edge(box, s, first + further) and starts_at(box, s, seat, first + further):
                        return True
    return False


@rule
def on_sea(box: Box, s: Position, seat: int, sea: int) -> bool:
    """EP-A15: whether a corner of a seat's land, a city or a post of its touches the sea of this label."""
    hex = next_both(s.lands, seat, s.coast, 0, -1)
    while hex >= 0:
        for at in range(6):
            near = box.near_list[hex, at]
            if near >= 0 and s.region[near] == sea:
                return True
        hex = next_both(s.lands, seat, s.coast, 0, hex)
    for i in range(SITE_WORDS):
        left = word(s.cities, seat, i) | word(s.posts, seat, i)
        while left != 0:
            site = 32 * i + lowest(left)
            left &= left - 1
            for at in range(3):
                if s.region[box.site_hex_list[site, at]] == sea:
                    return True
    return False


@rule
def by_sea(box: Box, s: Position, seat: int, site: int) -> bool:
    """EP-6.3, EP-A15: start and target both touch the same sea, at any distance."""
    for at in range(3):
        hex = box.site_hex_list[site, at]
        if has(s.terrain, SEA, hex) and on_sea(box, s, seat, s.region[hex]):
            return True
    return False


# Targets


@rule
def refuse_host(box: Box, s: Position, seat: int, site: int) -> int:
    """EP-6.3, EP-A17, EP-A50: 0, or why the city on a site is no target, whatever the route."""
    owner = city_owner(s, site)
    if owner < 0:
        return Reason.NO_CITY_THERE
    if owner == seat:
        return Reason.YOUR_CITY
    if owner != NEUTRAL and s.marker[owner]:
        return Reason.WARMONGERS_CITY
    if has(s.posts, seat, site):
        return Reason.YOUR_POST_THERE
    if posts_in(s, site) >= box.posts_per_city:
        return Reason.CITY_FULL
    if owner != NEUTRAL and s.closed >> owner & 1:
        return Reason.HOST_REFUSED
    return 0


@rule
def open_hosts(s: Position, seat: int, i: int) -> int:
    """EP-6.3, EP-A50: of a word of sites, the cities of those that may be hosts, without the seat's posts."""
    found = word(s.neutral, 0, i)
    for host in range(SEATS):
        if host != seat and s.marker[host] == 0 and (s.closed >> host & 1) == 0:
            found |= word(s.cities, host, i)
    return found & ~word(s.posts, seat, i)


@rule
def can_build_post(box: Box, s: Position, seat: int, grant: int) -> bool:
    """EP-6.3: whether a seat may build a post anywhere."""
    if s.post_count[seat] >= box.posts_per_player:
        return False
    land = affordable(box, s, seat, POST_LAND, grant)
    sea = affordable(box, s, seat, POST_SEA, grant)
    if not land and not sea:
        return False
    for i in range(SITE_WORDS):
        left = open_hosts(s, seat, i)
        while left != 0:
            site = 32 * i + lowest(left)
            left &= left - 1
            if posts_in(s, site) < box.posts_per_city:
                if land and by_land(box, s, seat, site):
                    return True
                if sea and by_sea(box, s, seat, site):
                    return True
    return False


@rule
def list_posts(box: Box, s: Position, seat: int, grant: int, out: Any, start: int) -> int:
    """EP-6.3, EP-A15: writes a seat's posts behind what is there, by land and by sea."""
    n = start
    if s.post_count[seat] >= box.posts_per_player:
        return n
    land = affordable(box, s, seat, POST_LAND, grant)
    sea = affordable(box, s, seat, POST_SEA, grant)
    if not land and not sea:
        return n
    for i in range(SITE_WORDS):
        left = open_hosts(s, seat, i)
        while left != 0:
            site = 32 * i + lowest(left)
            left &= left - 1
            if posts_in(s, site) < box.posts_per_city:
                if land and by_land(box, s, seat, site):
                    out[n] = move_range(POST_LAND + site, 1)
                    n += 1
                if sea and by_sea(box, s, seat, site):
                    out[n] = move_range(POST_SEA + site, 1)
                    n += 1
    return n


@rule
def refuse_post(box: Box, s: Position, move: int, grant: int, site: int) -> int:
    """EP-6.3"""
    seat = s.active
    reason = refuse_kind(box, s, move, grant)
    if reason != 0:
        return reason
    reason = refuse_host(box, s, seat, site)
    if reason != 0:
        return reason
    if move < POST_SEA:
        if not by_land(box, s, seat, site):
            return Reason.NO_LAND_ROUTE
    elif not by_sea(box, s, seat, site):
        return Reason.NO_SEA_ROUTE
    if s.post_count[seat] >= box.posts_per_player:
        return Reason.NO_POST_LEFT
    return too_dear(box, s, seat, move, grant)


@rule
def refuse_post_land(box: Box, s: Position, move: int, about: int, site: int) -> int:
    """EP-6.3, EP-A15"""
    return refuse_post(box, s, move, about, site)


@rule
def refuse_post_sea(box: Box, s: Position, move: int, about: int, site: int) -> int:
    """EP-6.3, EP-A15"""
    return refuse_post(box, s, move, about, site)


@rule
def begin_post(box: Box, s: Position, log: Log, move: int, grant: int, site: int) -> None:
    """EP-6.3, EP-A16, EP-A68: the owner of the city is asked first; a neutral city asks nobody."""
    host = city_owner(s, site)
    if host == NEUTRAL:
        begin_action(box, s, move, grant)
        return
    s.doing = move
    s.granted_by = grant
    note(log, Happened.ASKS_CONSENT, s.active, host, site, 0)
    push(s, Step.CONSENT, host, 0)


@rule
def post_land(box: Box, s: Position, log: Log, move: int, about: int, site: int) -> None:
    """EP-6.3"""
    begin_post(box, s, log, move, about, site)


@rule
def post_sea(box: Box, s: Position, log: Log, move: int, about: int, site: int) -> None:
    """EP-6.3"""
    begin_post(box, s, log, move, about, site)


@rule
def post_site(move: int) -> int:
    """The site that a move builds a post on."""
    return move - POST_SEA if move >= POST_SEA else move - POST_LAND


# What sentences name


def _host(s: Any, site: int) -> dict[str, Arg]:
    owner = city_owner(s, site)
    return {"host": Ref("player", owner)} if 0 <= owner < SEATS else {}


def permit_post_land(game: Game, s: Any, move: int, about: int, site: int) -> tuple[str, dict[str, Arg]]:
    return "", {**priced(game, s, move, about), **_host(s, site), "of": "player" if _host(s, site) else "neutral"}


def permit_post_sea(game: Game, s: Any, move: int, about: int, site: int) -> tuple[str, dict[str, Arg]]:
    return permit_post_land(game, s, move, about, site)


def arg_host(s: Any, site: int) -> Ref:
    return Ref("player", city_owner(s, site))
