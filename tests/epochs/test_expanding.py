"""Expanding: where, for how much, and what comes with the land (EP-6.1, EP-2.5 to 2.7, EP-4.5, EP-A10, EP-A80)."""

from __future__ import annotations

import random

import pytest

from riverrun.games.epochs.actions.expanding import Reason, expand_targets
from riverrun.games.epochs.map.geometry import HEX_IDS, hex_number, neighbours

from .acting import acting, supply
from .table import asked, game, hex_of, lands, legal, play, refused, seat, stock, table, told, why


@pytest.mark.clause("EP-6.1", "EP-D5")
def test_a_cube_goes_to_a_hex_that_touches_a_land():
    state = acting(seat(lands="1.2", food=1))
    assert legal(state, "expand") == {"expand 1.1", "expand 0.3", "expand 1.3"}
    play(state, "expand 1.3")
    assert lands(state) == {"1.2", "1.3"}
    assert stock(state) == [0, 0, 0, 0]
    assert state.position.authority[0] == 3


@pytest.mark.clause("EP-6.1", "EP-2.7", "EP-2.8", "EP-2.14", "EP-5.2")
@pytest.mark.parametrize(
    ("move", "reason", "clause"),
    [
        ("expand 6.6", "off-map", "EP-2.8"),
        ("expand 0.0", "sea-hex", "EP-2.7"),
        ("expand 1.2", "yours-already", "EP-6.1"),
        ("expand 1.3", "rivals-land", "EP-6.1"),
        ("expand 2.1", "barbarians", "EP-6.1"),
        ("expand 3.3", "not-touching", "EP-6.1"),
    ],
)
def test_where_no_cube_may_go(move, reason, clause):
    state = acting(seat(lands="1.2", food=1), seat(lands="1.3"))
    assert refused(state, move) == clause
    assert why(state, move) == reason


@pytest.mark.clause("EP-6.1", "EP-2.14", "EP-5.2", "EP-A49")
def test_face_down_no_cube_no_food():
    hidden = acting(seat(lands="1.0", food=1), tiles={"0.0": "t01"})
    assert refused(hidden, "expand 2.1") == "EP-2.14"
    empty = acting(seat(lands="1.0", food=1, authority=0))
    assert (refused(empty, "expand 1.1"), why(empty, "expand 1.1")) == ("EP-5.2", "no-cube")
    poor = acting(seat(lands="1.2", production=5))
    assert (refused(poor, "expand 1.3"), why(poor, "expand 1.3")) == ("EP-6.1", "too-dear")
    assert "1 food" in poor.explain("expand 1.3").text
    golden = acting(seat(lands="1.2", gold=1))
    play(golden, "expand 1.3")
    assert stock(golden) == [0, 0, 0, 0]


@pytest.mark.clause("EP-6.1", "EP-6.3")
def test_cities_and_posts_are_starting_points():
    state = acting(seat(lands="4.5", posts="2.2b", food=1), seat(lands="1.0"))
    assert legal(state, "expand") == {"expand 5.5", "expand 2.3", "expand 3.3"}
    town = acting(seat(lands="4.5", cities="2.2b", food=1), neutral=["4.4b"])
    assert legal(town, "expand") == {"expand 5.5", "expand 2.3", "expand 3.3"}


@pytest.mark.clause("EP-2.5", "EP-5.4")
def test_a_luxury_is_two_supply():
    """The rulebook's example: supply goes from 0 to 2."""
    state = acting(seat(lands="0.1", food=1))
    before = supply(state)
    play(state, "expand 1.0")
    assert supply(state) - before == 2
    assert told(state, "natural") == [{"seat": 0, "natural": "luxury", "hex": "1.0"}]
    iron = play(acting(seat(lands="1.3", food=1)), "expand 1.2")
    assert supply(iron) == 1
    horse = play(acting(seat(lands="3.0", food=1)), "expand 3.1")
    assert supply(horse) == 1


@pytest.mark.clause("EP-2.6", "EP-14.1")
@pytest.mark.parametrize(("kind", "face"), [("minor-luxury", 0), ("gold", 1), ("food", 2)])
def test_unknown_resources_are_flipped(kind, face):
    state = acting(seat(lands="0.1", food=1))
    token = state.position.token_hex.tolist().index(hex_of("1.1"))
    faces = state.position.token_face
    other = faces.tolist().index(face)
    faces[token], faces[other] = faces[other], faces[token]
    play(state, "expand 1.1")
    if kind == "minor-luxury":
        assert (supply(state), stock(state)) == (1, [0, 0, 0, 0])
        assert state.position.token_hex[token] == hex_of("1.1")
    else:
        assert (supply(state), stock(state)) == (0, [0, 0, 0, 1] if kind == "gold" else [2, 0, 0, 0])
        assert state.position.token_hex[token] == -1
    assert state.position.tokens_open[0, 0] == 1 << token


@pytest.mark.clause("EP-4.5", "EP-6.1", "EP-A9", "EP-A10")
def test_the_first_action_is_expand_anywhere():
    state = acting(seat(food=1, production=1, expanded=False), seat(lands="1.2"), left=2)
    assert asked(state) == "action"
    assert {move.split()[0] for move in legal(state)} == {"expand", "unlock", "convert"}
    assert "expand 5.5" in legal(state)
    assert "expand 1.2" not in legal(state)
    for move in ("pass", "command", "research left", "city 1.0b"):
        assert refused(state, move) == "EP-4.5"
    play(state, "expand 5.5")
    assert "pass" in legal(state)
    assert legal(state, "expand") == {"expand 4.5"}


@pytest.mark.clause("EP-6.1", "EP-A21")
def test_sailing_expands_across_one_sea():
    """The sea of row 4 joins both of its shores; other seas are apart."""
    state = acting(seat(lands="1.3", food=1, inventions="sailing"))
    over = {f"expand {q}.5" for q in (0, 1, 2, 4, 5)}
    assert over <= legal(state, "expand")
    assert "expand 3.5" not in legal(state)  # barbarians
    assert "expand 5.0" not in legal(state)
    assert not over & legal(acting(seat(lands="1.3", food=1)), "expand")


@pytest.mark.clause("EP-A80", "EP-Q8", "EP-A48")
def test_a_free_expand_costs_no_food_but_a_cube():
    """Cartography: one expand without its food; its token is flipped and its effects come."""
    seats = [seat(lands="1.2", hand="cartography", inventions="agriculture")]
    state = table(*seats, step="plan", epoch=2, market=[["paper"], ["banking"], ["guilds"], ["compass"]])
    before = int(state.position.authority[0])
    play(state, "invent cartography")
    assert asked(state) == "grant"
    food = stock(state)[0]
    play(state, "expand 1.3")
    assert stock(state)[0] == food + 1  # Agriculture: a plain
    assert state.position.authority[0] == before + 2 - 1
    assert asked(state) == "action"
    assert "unlock 1" in legal(state) or state.position.actions_left == 1


def test_every_reason_is_met():
    assert {reason.name for reason in Reason} == {
        "OFF_MAP",
        "FACE_DOWN",
        "SEA_HEX",
        "YOURS_ALREADY",
        "RIVALS_LAND",
        "BARBARIANS",
        "NOT_TOUCHING",
        "NO_CUBE",
    }


@pytest.mark.clause("EP-6.1", "EP-2.14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_reach_against_plain_geometry(players):
    """Brute force on positions of random games: hexes that touch a land, city or post, free and revealed."""
    rng = random.Random(players)
    state = game(players).new(players)
    while not state.over:
        if rng.random() < 0.15 and state.position.active >= 0:
            document, who = state.document(), int(state.position.active)
            low, high = expand_targets(state.game.box_view, state.position_view, who)
            found = {HEX_IDS[n] for n in range(64) if (high << 32 | low) >> n & 1}
            assert found == plain_targets(document, state, who)
        state.play(rng.choice(state.legal()))


def plain_targets(document, state, who):
    terrains = {}
    for row, name in enumerate(("sea", "plain", "forest", "desert", "mountain")):
        for n in range(64):
            if int(state.position.terrain[row, n // 32]) >> n % 32 & 1:
                terrains[n] = name
    owned = {hex_of(id) for one in document.seats for id in one.lands}
    camps = {hex_of(id) for id in document.camps}
    free = {n for n, name in terrains.items() if name != "sea"} - owned - camps
    mine = document.seats[who]
    if not state.position.expanded[who]:
        return {HEX_IDS[n] for n in free}
    touched = set()
    for id in mine.lands:
        q, r = map(int, id.split("."))
        touched |= {hex_number(*at) for at in neighbours(q, r) if 0 <= at[0] < 8 and 0 <= at[1] < 8}
    corners = [*mine.cities, *mine.posts]
    for id in corners:
        q, r = map(int, id[:-1].split("."))
        hexes = [(q + 1, r), (q, r + 1), (q + 1, r + 1)] if id[-1] == "b" else [(q, r), (q + 1, r), (q, r + 1)]
        touched |= {hex_number(*at) for at in hexes}
    if "sailing" in mine.inventions:
        seas = sea_groups(terrains)
        for sea in seas:
            shore = {n for hex in sea for n in around(hex)}
            if shore & {hex_of(id) for id in mine.lands}:
                touched |= shore
    return {HEX_IDS[n] for n in free & touched}


def around(n):
    return {hex_number(q, r) for q, r in neighbours(n % 8, n // 8) if 0 <= q < 8 and 0 <= r < 8}


def sea_groups(terrains):
    left = {n for n, name in terrains.items() if name == "sea"}
    groups = []
    while left:
        group, wave = set(), {left.pop()}
        while wave:
            group |= wave
            wave = {n for hex in wave for n in around(hex)} & left
            left -= wave
        groups.append(group)
    return groups
