"""Trading posts: routes by land and sea, hosts and their consent, bonus, demand (EP-6.3, EP-A15 to A17, A50, A68)."""

from __future__ import annotations

import random

import pytest

from riverrun.games.epochs.actions.trading import by_land, by_sea
from riverrun.games.epochs.map.geometry import Size, corner_hexes, edge_hexes, joined

from .acting import acting, demand
from .table import asked, game, legal, play, posts, refused, seat, stock, told, why


@pytest.mark.clause("EP-6.3", "EP-A15", "EP-5.4")
def test_a_neutral_city_asks_nobody():
    """The neutral city on 2.2b stands on a corner of the land 2.3: always within one edge."""
    state = acting(seat(lands="2.3", production=1))
    assert "post-land 2.2b" in legal(state)
    assert "post-sea 2.2b" not in legal(state)
    before = demand(state)
    play(state, "post-land 2.2b")
    assert posts(state) == {"2.2b"}
    assert demand(state) == before + 2
    assert stock(state) == [0, 0, 0, 0]
    assert told(state, "asks_consent") == []


@pytest.mark.clause("EP-6.3", "EP-A15")
def test_near_by_land_far_over_the_sea_and_out_of_reach():
    """The rulebook's example: a city within two edges, one over a sea, one farther off by land."""
    state = acting(seat(lands="1.3", production=2))
    reach = legal(state, "post")
    assert "post-land 0.2a" in reach  # two edges away
    assert "post-sea 4.4b" in reach  # over the sea of row 4, however far
    assert "post-sea 0.4b" in reach
    assert "post-land 4.4b" not in reach
    assert why(state, "post-land 4.4b") == "no-land-route"
    assert why(state, "post-sea 0.0b") == "no-sea-route"
    assert refused(state, "post-land 4.4b") == "EP-A15"


def hosted(**rest):
    """p2 has a city on 3.3b, at the sea of row 4; p1 may reach it over that sea."""
    return acting(
        seat(lands="1.3", production=2, **rest.pop("builder", {})),
        seat(lands="3.3 4.3", cities="3.3b", **rest.pop("host", {})),
        **rest,
    )


@pytest.mark.clause("EP-6.3", "EP-A8", "EP-A16", "EP-A67", "EP-A68", "EP-D6")
def test_the_host_agrees_and_both_gain():
    """The rulebook's example: the sea route costs 2, the builder gains 2 demand, builder and host 1 each."""
    state = hosted()
    before = demand(state)
    play(state, "post-sea 3.3b")
    assert (asked(state), state.seat) == ("consent", 1)
    assert stock(state) == [0, 2, 0, 0]
    assert "by sea for 2 production" in state.decision.text
    assert "1 gold" in state.decision.text
    play(state, "yes")
    assert stock(state) == [0, 0, 0, 1]
    assert stock(state, 1) == [0, 0, 0, 1]
    assert demand(state) == before + 2
    gains = [event["seat"] for event in told(state, "gain")]
    assert gains == [0, 1]
    assert any(event.mark for event in state.events() if event.kind == "agreed")


@pytest.mark.clause("EP-A50", "EP-A67", "EP-A68", "EP-D6")
def test_a_refusal_costs_nothing_and_closes_the_host():
    state = play(hosted(left=2), "post-sea 3.3b", "no")
    assert (asked(state), state.seat) == ("action", 0)
    assert stock(state) == [0, 2, 0, 0]
    assert state.position.actions_left == 2
    assert refused(state, "post-sea 3.3b") == "EP-A50"
    assert why(state, "post-sea 3.3b") == "host-refused"
    play(state, "command")
    assert why(state, "post-sea 3.3b") == "host-refused"


@pytest.mark.clause("EP-6.3", "EP-A17")
@pytest.mark.parametrize(
    ("builder", "host", "move", "reason"),
    [
        ({}, {}, "post-sea 1.1a", "no-city-there"),
        ({"cities": "1.3b"}, {}, "post-sea 1.3b", "your-city"),
        ({}, {"marker": True}, "post-sea 3.3b", "warmongers-city"),
        ({"posts": "3.3b"}, {}, "post-sea 3.3b", "your-post-there"),
        ({"posts": "0.0b 0.2a 2.2b 0.4b"}, {}, "post-sea 3.3b", "no-post-left"),
        ({"production": 1}, {}, "post-sea 3.3b", "too-dear"),
    ],
)
def test_no_post_there(builder, host, move, reason):
    state = acting(
        seat(**{"lands": "1.3", "production": 2} | builder), seat(**{"lands": "3.3 4.3", "cities": "3.3b"} | host)
    )
    assert why(state, move) == reason
    assert not state.explain(move).legal


@pytest.mark.clause("EP-6.3")
def test_a_city_holds_two_posts():
    seats = [seat(lands="2.3", production=2), seat(lands="1.0", posts="2.2b"), seat(lands="3.0", posts="2.2b")]
    state = acting(*seats, players=3, tiles={"0.0": "t01", "1.0": "t02", "1.1": "t05"})
    assert why(state, "post-land 2.2b") == "city-full"


@pytest.mark.clause("EP-A17")
def test_a_warmonger_may_build_abroad():
    state = hosted(builder={"marker": True})
    assert "post-sea 3.3b" in legal(state)


@pytest.mark.clause("EP-6.3", "EP-A15")
def test_posts_and_cities_are_starts():
    state = acting(seat(lands="1.0", posts="0.4b", production=2))
    assert "post-sea 4.4b" in legal(state)
    bare = acting(seat(lands="1.0", production=2))
    assert "post-sea 4.4b" not in legal(bare)


@pytest.mark.no_cover
@pytest.mark.clause("EP-6.3", "EP-A15", "EP-A69", "EP-2.14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_routes_against_plain_geometry(players):
    """Brute force on positions of random games: walking edges one by one, flooding seas."""
    rng = random.Random(players)
    state = game(players).new(players + 40)
    size = Size(players)
    while not state.over:
        if rng.random() < 0.06 and state.position.active >= 0:
            who = int(state.position.active)
            plain = Plain(size, state, who)
            for corner in size.sites():
                at = f"{corner[0]}.{corner[1]}{'ab'[corner[2]]}"
                site = [f"{q}.{r}{'ab'[k]}" for r in range(7) for q in range(7) for k in (0, 1)].index(at)
                box, s = state.game.box_view, state.position_view
                assert bool(by_land(box, s, who, site)) == plain.by_land(corner)
                assert bool(by_sea(box, s, who, site)) == plain.by_sea(corner)
        state.play(rng.choice(state.legal()))


class Plain:
    """Routes by plain geometry."""

    def __init__(self, size, state, who):
        self.size = size
        self.terrain = {}
        for row in range(5):
            for n in range(64):
                if int(state.position.terrain[row, n // 32]) >> n % 32 & 1:
                    self.terrain[n % 8, n // 8] = row
        mine = state.document().seats[who]
        self.lands = {tuple(map(int, id.split("."))) for id in mine.lands}
        towns = [*mine.cities, *mine.posts]
        self.towns = {(*map(int, id[:-1].split(".")), "ab".index(id[-1])) for id in towns}

    def starts(self, corner):
        return corner in self.towns or bool(self.lands & set(corner_hexes(*corner)))

    def land_edge(self, one, other):
        return any(self.terrain.get(at, 0) > 0 for at in edge_hexes(one, other))

    def by_land(self, target):
        for near in joined(*target):
            if self.land_edge(target, near):
                if self.starts(near):
                    return True
                if any(far != target and self.land_edge(near, far) and self.starts(far) for far in joined(*near)):
                    return True
        return False

    def by_sea(self, target):
        sea = {at for at in corner_hexes(*target) if self.terrain.get(at) == 0}
        wave = set(sea)
        while wave:
            wave = {
                (q + dq, r + dr)
                for q, r in wave
                for dq, dr in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
                if self.terrain.get((q + dq, r + dr)) == 0
            } - sea
            sea |= wave
        corners = {corner for land in self.lands for corner in self.around(land)} | self.towns
        return any(set(corner_hexes(*corner)) & sea for corner in corners)

    @staticmethod
    def around(land):
        q, r = land
        return [(q, r, 0), (q - 1, r, 0), (q, r - 1, 0), (q - 1, r, 1), (q, r - 1, 1), (q - 1, r - 1, 1)]
