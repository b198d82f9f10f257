"""Refusals name the distance, the owner and what is missing, in exact numbers; distances against plain geometry."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from riverrun import State, UnknownMove
from riverrun.games.epochs.actions.trading import by_land
from riverrun.games.epochs.map.distances import land_route, steps
from riverrun.games.epochs.map.geometry import SITE_IDS, Size, hex_number, neighbours

from .acting import acting, seat, table
from .table import asked, game, site_of


def said(state: State, move: str) -> str:
    verdict = state.explain(move)
    assert not verdict.legal
    return verdict.text


def home(*rivals: dict[str, Any], **fields: Any) -> State:
    return acting(seat(**{"lands": "1.0", **fields}), *rivals)


def attacking(**fields: Any) -> State:
    warmonger = seat(lands="4.3 5.3", cities="4.3a", marker=True)
    return table(seat(**{"main": "swordsman", "lands": "1.0", **fields}), warmonger)


def revealing() -> State:
    state = game(2).new(1)
    while asked(state) != "reveal":
        state.play(state.legal_texts()[0])
    return state


TOUCHES = "touches none of your lands, cities and trading posts:"
BEYOND = "the nearest of your lands, cities and posts, and beyond your units’ reach."
LANDLESS = {"lands": "", "expanded": True, "food": 1, "authority": 1}
SAID: list[tuple[Callable[[], State], str, str]] = [
    # EP-6.1: how far the nearest of one's own is
    (
        home,
        "expand 5.1",
        f"5.1 {TOUCHES} 1.0, the nearest, is 5 hexes away.",
    ),
    (
        lambda: home(posts="4.4b", cities="1.3b"),
        "expand 3.1",
        f"3.1 {TOUCHES} 1.0, the nearest, is 3 hexes away.",
    ),
    (
        lambda: home(posts="4.4b"),
        "expand 4.3",
        f"4.3 {TOUCHES} 4.4b, the nearest, is 3 hexes away.",
    ),
    (
        lambda: home(**LANDLESS),
        "expand 4.3",
        "4.3 touches nothing of yours: you have no land, city or trading post on the map.",
    ),
    # EP-6.3: how long the shortest land route is
    (home, "post-land 2.2b", "The shortest land route from you to 2.2b has 7 edges, more than 2."),
    (home, "post-land 4.4b", "No land route leads from you to 4.4b."),
    # EP-6.2: which city, which hex, and whose
    (home, "city 0.0a", "The neutral city 0.0b stands one edge away from 0.0a."),
    (lambda: home(lands="2.3 1.3", cities="1.3b"), "city 1.3a", "Your city 1.3b stands one edge away from 1.3a."),
    (
        lambda: home(seat(lands="2.3 1.3", cities="1.3b")),
        "city 1.3a",
        "The city 1.3b of p2 stands one edge away from 1.3a.",
    ),
    (
        home,
        "city 2.0a",
        "Every hex around 2.0a that is not sea must be your land, and 3.0 belongs to nobody.",
    ),
    (
        lambda: home(seat(lands="3.0")),
        "city 2.0a",
        "Every hex around 2.0a that is not sea must be your land, and 3.0 belongs to p2.",
    ),
    (
        lambda: acting(seat(lands="1.1"), tiles={"0.0": "t01", "1.1": "t12"}),
        "city 1.0b",
        "Every hex around 1.0b that is not sea must be your land, and 2.0 lies face down.",
    ),
    # EP-7.3: how far the target is
    (
        attacking,
        "attack 4.3",
        f"4.3 is 6 hexes from 1.0, {BEYOND}",
    ),
    (
        attacking,
        "attack 4.3a",
        f"The city 4.3a is 7 hexes from 1.0, {BEYOND}",
    ),
    (
        lambda: attacking(cities="1.3b"),
        "attack 4.3a",
        f"The city 4.3a is 4 hexes from 1.3b, {BEYOND}",
    ),
    (
        lambda: attacking(lands="", expanded=True),
        "attack 4.3a",
        "The city 4.3a is out of reach: you have no land, city or trading post on the map.",
    ),
    # EP-9.2: what is missing
    (home, "unlock 2", "Royal Chariot costs 1 production: you lack 1 production."),
    # EP-2.8, EP-2.9, EP-2.12: what this map has
    (home, "expand 7.7", "7.7 is not on this map: it has 0.0 to 5.5."),
    (home, "city 5.5a", "5.5a is not on this map: it has 0.0a to 4.4b."),
    (revealing, "reveal 3.3", "3.3 is no place of this map: it has 0.0 to 2.2."),
]


@pytest.mark.parametrize(("lay", "move", "text"), SAID, ids=[f"{move}-{n}" for n, (_, move, _) in enumerate(SAID)])
def test_a_refusal_names_distance_owner_and_what_is_missing(lay, move, text):
    assert said(lay(), move) == text


@pytest.mark.parametrize(
    ("players", "move", "last"),
    [
        *((2, "expand 9.9", "5.5"), (3, "expand 9.9", "5.7"), (4, "expand 9.9", "7.7")),
        *((2, "city 9.9a", "4.4b"), (4, "city 9.9a", "6.6b"), (2, "reveal 9.9", "2.2"), (3, "reveal 9.9", "2.3")),
    ],
)
def test_an_unknown_hex_site_or_place_is_told_what_this_map_has(players, move, last):
    with pytest.raises(UnknownMove, match=f"to {last}\\.$"):
        game(players).new(1).play(move)


def test_steps_are_those_from_hex_to_touching_hex():
    size = Size(4)
    for start in size.hexes():
        found, level = {start: 0}, [start]
        while level:
            beside = {at for one in level for at in neighbours(*one) if size.has(*at) and at not in found}
            found |= dict.fromkeys(beside, found[level[0]] + 1)
            level = list(beside)
        for at, distance in found.items():
            assert steps(hex_number(*start), hex_number(*at)) == distance


def test_a_route_of_one_or_two_edges_is_found_exactly_where_the_rules_find_one():
    met = set()
    for lands in ("1.0", "3.3", "5.3 0.3", "2.5"):
        state = acting(seat(lands=lands, posts="2.2b"))
        box, s = state.game.box_view, state.position_view
        for corner in Size(2).sites():
            site = site_of(f"{corner[0]}.{corner[1]}{'ab'[corner[2]]}")
            edges = len(land_route(state.game, s, 0, site)) - 1
            assert (1 <= edges <= 2) == bool(by_land(box, s, 0, site)), SITE_IDS[site]
            met.add(edges)
    assert {-1, 1, 2, 3, 4} <= met
