"""Pieces on the map: lands, cities and trading posts come and go, supply and demand with them (EP-2.5, EP-5.4)."""

from __future__ import annotations

from enum import IntEnum

from riverrun.games.epochs.cards.gains import gain
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import GAINS, NEUTRAL, NONE, SEATS, TOKENS, Natural, Terrain
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note, reveal
from riverrun.kernel.rules.refusals import Cited
from riverrun.kernel.sets import add, has, remove

NATURALS = len(Natural)
LAND, CITY, POST = 0, 1, 2  # what `rate` counts
TERRAINS = len(Terrain)


class Happened(IntEnum):
    LAND_PLACED = 20
    LAND_REMOVED = 21
    NATURAL = 22
    TOKEN_STAYS = 23
    TOKEN_TAKEN = 24
    CITY_PLACED = 25
    CITY_REMOVED = 26
    NEUTRAL_REMOVED = 27
    POST_PLACED = 28
    POST_RETURNS = 29


EVENTS = {
    Happened.LAND_PLACED: Cited("EP-6.1", "seat", "hex"),
    Happened.LAND_REMOVED: Cited("EP-A11", "seat", "hex"),
    Happened.NATURAL: Cited("EP-2.5", "seat", "natural", "hex"),
    Happened.TOKEN_STAYS: Cited("EP-2.6", "seat", "natural", "hex"),
    Happened.TOKEN_TAKEN: Cited("EP-2.6", "seat", "hex"),
    Happened.CITY_PLACED: Cited("EP-6.2", "seat", "site"),
    Happened.CITY_REMOVED: Cited("EP-A57", "seat", "site"),
    Happened.NEUTRAL_REMOVED: Cited("EP-A57", "site"),
    Happened.POST_PLACED: Cited("EP-6.3", "seat", "site"),
    Happened.POST_RETURNS: Cited("EP-7.2", "seat", "site"),
}


# What lies where


@rule
def land_owner(s: Position, hex: int) -> int:
    """The seat whose land a hex is, or -1."""
    for seat in range(SEATS):
        if has(s.lands, seat, hex):
            return seat
    return NONE


@rule
def city_owner(s: Position, site: int) -> int:
    """The seat whose city stands on a site, 4 for a neutral one, -1 for none."""
    for seat in range(SEATS):
        if has(s.cities, seat, site):
            return seat
    return NEUTRAL if has(s.neutral, 0, site) else NONE


@rule
def terrain_of(s: Position, hex: int) -> int:
    """EP-2.14: a hex's terrain; -1: it lies face down."""
    for terrain in range(TERRAINS):
        if has(s.terrain, terrain, hex):
            return terrain
    return NONE


@rule
def natural_of(s: Position, hex: int) -> int:
    """The natural resource that lies open on a hex, or -1."""
    for natural in range(NATURALS):
        if has(s.natural, natural, hex):
            return natural
    return NONE


@rule
def posts_in(s: Position, site: int) -> int:
    """How many trading posts stand in the city on a site."""
    found = 0
    for seat in range(SEATS):
        found += has(s.posts, seat, site)
    return found


@rule
def shift_trade(s: Position, seat: int, what: int, by: int) -> None:
    """EP-5.4: what cards add for each land (0), city (1) or post (2) when one comes or goes."""
    s.trade_supply[seat] += by * s.rate[seat, what]
    s.trade_demand[seat] += by * s.rate[seat, 3 + what]


# Lands


@rule
def place_land(box: Box, s: Position, log: Log, seat: int, hex: int) -> None:
    """EP-2.5, EP-2.6, EP-5.4, EP-A28: a cube goes from the board to the hex; its resource is the seat's."""
    s.authority[seat] -= 1
    s.land_count[seat] += 1
    add(s.lands, seat, hex)
    shift_trade(s, seat, LAND, 1)
    note(log, Happened.LAND_PLACED, seat, hex, 0, 0)
    if has(s.tokens, 0, hex):
        flip_token(box, s, log, seat, hex)
        return
    natural = natural_of(s, hex)
    if natural >= 0:
        s.trade_supply[seat] += box.supply_of[natural]
        note(log, Happened.NATURAL, seat, natural, hex, 0)


@rule
def flip_token(box: Box, s: Position, log: Log, seat: int, hex: int) -> None:
    """EP-2.6: a natural resource stays on the hex; anything else is taken, and the token discarded."""
    token = 0
    while token < TOKENS - 1 and s.token_hex[token] != hex:
        token += 1
    remove(s.tokens, 0, hex)
    add(s.tokens_open, 0, token)
    kind = s.token_face[token]
    s.luck_face = kind + 1
    s.luck_move = s.moves
    natural = box.token_natural[kind]
    if natural >= 0:
        add(s.natural, natural, hex)
        s.trade_supply[seat] += box.supply_of[natural]
        reveal(log, Happened.TOKEN_STAYS, seat, natural, hex, 0)
    else:
        s.token_hex[token] = NONE
        reveal(log, Happened.TOKEN_TAKEN, seat, hex, 0, 0)
        gain(box, s, log, seat, box.token_kind[kind], box.token_amount[kind])


@rule
def remove_land(box: Box, s: Position, log: Log, seat: int, hex: int) -> None:
    """EP-2.5, EP-A11, EP-A12: the cube goes back to its owner's board, its supply is lost; a city there stays."""
    remove(s.lands, seat, hex)
    s.land_count[seat] -= 1
    s.authority[seat] += 1
    shift_trade(s, seat, LAND, -1)
    note(log, Happened.LAND_REMOVED, seat, hex, 0, 0)
    natural = natural_of(s, hex)
    if natural >= 0:
        s.trade_supply[seat] -= box.supply_of[natural]


# Cities and posts


@rule
def place_city(box: Box, s: Position, log: Log, seat: int, site: int) -> None:
    """EP-5.4, EP-6.2: a city goes from the board to a site."""
    s.free_cities[seat] -= 1
    s.city_count[seat] += 1
    add(s.cities, seat, site)
    s.trade_demand[seat] += box.city_demand
    shift_trade(s, seat, CITY, 1)
    note(log, Happened.CITY_PLACED, seat, site, 0, 0)


@rule
def remove_city(box: Box, s: Position, log: Log, seat: int, site: int) -> None:
    """EP-A11, EP-A57, EP-A84: a city goes back to its owner's board, then its posts return."""
    remove(s.cities, seat, site)
    s.city_count[seat] -= 1
    s.free_cities[seat] += 1
    s.trade_demand[seat] -= box.city_demand
    shift_trade(s, seat, CITY, -1)
    note(log, Happened.CITY_REMOVED, seat, site, 0, 0)
    return_posts(box, s, log, site)


@rule
def remove_neutral(box: Box, s: Position, log: Log, site: int) -> None:
    """EP-A57: a neutral city leaves the map, then its posts return."""
    remove(s.neutral, 0, site)
    note(log, Happened.NEUTRAL_REMOVED, site, 0, 0, 0)
    return_posts(box, s, log, site)


@rule
def return_posts(box: Box, s: Position, log: Log, site: int) -> None:
    """EP-7.2, EP-A8: the posts of a city return, in turn order."""
    for step in range(box.players):
        seat = (max(0, s.first) + step) % box.players
        if has(s.posts, seat, site):
            remove_post(box, s, log, seat, site)


@rule
def place_post(box: Box, s: Position, log: Log, seat: int, site: int) -> None:
    """EP-5.4, EP-6.3"""
    add(s.posts, seat, site)
    s.post_count[seat] += 1
    s.trade_demand[seat] += box.post_demand
    shift_trade(s, seat, POST, 1)
    note(log, Happened.POST_PLACED, seat, site, 0, 0)


@rule
def remove_post(box: Box, s: Position, log: Log, seat: int, site: int) -> None:
    """EP-7.2: a post goes back to its owner's board, who gains for it; its demand is lost."""
    remove(s.posts, seat, site)
    s.post_count[seat] -= 1
    s.trade_demand[seat] -= box.post_demand
    shift_trade(s, seat, POST, -1)
    note(log, Happened.POST_RETURNS, seat, site, 0, 0)
    for kind in range(GAINS):
        gain(box, s, log, seat, kind, box.post_return_bonus[kind])
