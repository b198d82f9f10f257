"""Building cities: corners, distances, the number one may have (EP-6.2, EP-2.12, EP-A12 to A14)."""

from __future__ import annotations

import random

import pytest

from riverrun.games.epochs.map.geometry import Size, corner_hexes, hex_id, joined, site_id

from .acting import acting, demand
from .table import cities, game, legal, play, refused, seat, stock, why

LAND = "1.3 2.3 3.3"


@pytest.mark.clause("EP-6.2", "EP-5.4")
def test_a_city_stands_on_a_corner_of_ones_own_lands():
    """The rulebook's examples: all hexes one's own, or the others sea; demand rises at once."""
    state = acting(seat(lands=LAND, production=3))
    assert legal(state, "city") == {"city 1.2b", "city 1.3a", "city 1.3b", "city 2.3b", "city 0.3b"}
    before = demand(state)
    play(state, "city 1.3b")
    assert cities(state) == {"1.3b"}
    assert demand(state) == before + 1
    assert stock(state) == [0, 0, 0, 0]
    assert state.position.free_cities[0] == 0


@pytest.mark.clause("EP-6.2", "EP-2.12", "EP-A13", "EP-A14", "EP-5.2", "EP-A49")
@pytest.mark.parametrize(
    ("seats", "move", "reason", "clause"),
    [
        (seat(lands=LAND, production=3), "city 6.6a", "outer-corner", "EP-2.12"),
        (seat(lands=LAND, production=3), "city 2.2b", "city-there", "EP-6.2"),
        (seat(lands=LAND, production=3), "city 2.3a", "city-beside", "EP-6.2"),
        (seat(lands=LAND, production=3), "city 3.3a", "not-all-yours", "EP-6.2"),
        (seat(lands=LAND, production=3), "city 1.1b", "not-all-yours", "EP-6.2"),
        (seat(lands=LAND, production=2), "city 1.3b", "too-dear", "EP-6.2"),
        (seat(lands=LAND, production=3, free_cities=0, cities="2.0a"), "city 1.3b", "no-free-city", "EP-5.2"),
    ],
)
def test_where_no_city_may_stand(seats, move, reason, clause):
    state = acting(seats)
    assert why(state, move) == reason
    assert refused(state, move) == clause


@pytest.mark.clause("EP-A13", "EP-6.2")
def test_a_corner_of_seas_alone_is_no_site():
    tiles = {"0.0": "t07 turned", "0.1": "t01", "1.1": "t11"}
    state = acting(seat(lands="2.2", production=3), tiles=tiles)
    assert (refused(state, "city 0.1a"), why(state, "city 0.1a")) == ("EP-A13", "no-land-there")
    assert why(state, "city 1.1b") == "not-all-yours"  # face-down hexes


@pytest.mark.clause("EP-A12", "EP-A57")
def test_losing_the_land_leaves_the_city():
    state = acting(seat(civilization="mongolia", abilities=[1], lands="1.3 2.3", cities="1.3b", food=1), left=1)
    play(state, "expand 3.3", "return 1.3")
    assert cities(state) == {"1.3b"}


@pytest.mark.clause("EP-6.2", "EP-A13", "EP-A14")
@pytest.mark.parametrize("players", [2, 4])
def test_sites_against_plain_geometry(players):
    """Brute force on positions of random games."""
    rng = random.Random(players)
    state = game(players).new(players + 10)
    size = Size(players)
    while not state.over:
        if rng.random() < 0.2 and state.decision.kind == "action" and state.position.expanded[state.seat]:
            document, who = state.document(), int(state.position.active)
            mine = set(document.seats[who].lands)
            taken = {site for one in document.seats for site in one.cities} | set(document.neutral)
            seas = {hex_id(n) for n in range(64) if int(state.position.terrain[0, n // 32]) >> n % 32 & 1}
            wanted = set()
            for corner in size.sites():
                hexes = {f"{q}.{r}" for q, r in corner_hexes(*corner)}
                near = {f"{q}.{r}{'ab'[k]}" for q, r, k in joined(*corner)}
                at = f"{corner[0]}.{corner[1]}{'ab'[corner[2]]}"
                if hexes <= mine | seas and hexes & mine and at not in taken and not near & taken:
                    wanted.add(f"city {at}")
            box, s = state.game.box_view, state.position_view
            cost = max(0, 3 - s.discount[who, 1])
            if s.free_cities[who] == 0 or s.stock[who, 1] + s.stock[who, 3] < cost:
                wanted = set()
            if state.position.agenda[state.position.depth - 1, 1] < 0:
                assert legal(state, "city") == wanted
            assert box.players == players
        state.play(rng.choice(state.legal()))
    assert site_id(0) == "0.0a"
