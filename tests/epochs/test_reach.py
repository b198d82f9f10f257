"""Where attacks reach: adjacency, across seas and plains, from the air; also against brute force (EP-7.3, 7.5)."""

from __future__ import annotations

import random

import pytest

from riverrun.games.epochs.actions.expanding import expand_targets
from riverrun.games.epochs.map.geometry import (
    HEX_IDS,
    SITE_IDS,
    Size,
    corner_hexes,
    hex_number,
    neighbours,
    site_number,
)
from riverrun.games.epochs.map.reach import reach_of, reaches_hex, reaches_site
from riverrun.games.epochs.terms import Cross, Flag

from .table import game, legal, play, seat, table, why


def targets(state):
    return {text.removeprefix("attack ") for text in legal(state, "attack")}


@pytest.mark.clause("EP-7.3", "EP-A21")
def test_lands_cities_and_posts_reach_what_they_touch():
    rival = seat(lands="3.0 2.3 0.1 5.1", marker=False)
    land = table(seat(lands="3.1", marker=True), rival)
    assert targets(land) >= {"3.0"}
    assert "2.3" not in targets(land)
    post = table(seat(lands="5.5", posts="2.2b", marker=True), rival)
    assert {"2.3", "2.2b"} <= targets(post)  # a post reaches the lands at its corner, and its own city
    city = table(seat(lands="5.5", cities="2.0b", marker=True), seat(lands="3.0 2.3"))
    assert "3.0" in targets(city)
    assert "2.3" not in targets(city)


@pytest.mark.clause("EP-7.5", "EP-A21")
def test_berserkers_reach_across_a_sea():
    """The rulebook's example: without the unit only the adjacent land; with it also the cities over the sea."""
    rivals = seat(lands="0.3 3.3", cities="2.3b"), seat(lands="5.5", cities="3.4b")
    walking = table(seat(lands="0.5 1.3", marker=True), *rivals, players=3)
    assert {"0.3"} <= targets(walking)
    assert not {"2.3b", "3.4b", "3.3", "5.5"} & targets(walking)
    sailing = table(seat(lands="0.5 1.3", main="berserker", food=1, marker=True), *rivals, players=3)
    play(sailing, "ready")
    assert {"0.3", "2.3b", "3.4b", "3.3", "5.5"} <= targets(sailing)


@pytest.mark.clause("EP-7.5", "EP-A21")
def test_mounted_units_reach_across_plains_and_deserts():
    """3.1, 3.2, 2.3, 3.3 and 1.3 are one group of plain and desert."""
    rivals = (seat(lands="1.3 1.2 0.3 5.1"),)
    walking = table(seat(lands="3.1", marker=True), *rivals)
    assert targets(walking).isdisjoint({"1.3", "1.2"})
    riding = table(seat(lands="3.1", main="horseman", food=1, marker=True), *rivals)
    play(riding, "ready")
    assert {"1.3", "1.2", "0.3"} <= targets(riding)  # 1.3 lies in the group, the others touch it


@pytest.mark.clause("EP-7.5", "EP-A52", "EP-A70")
def test_air_force_and_anti_air():
    far = seat(lands="0.1 0.5", cities="3.1b", main="musketeer", support="anti-aircraft-gun")
    state = table(seat(lands="5.5", main="bomber", production=2, marker=True), far)
    play(state, "ready")
    assert {"0.1", "0.5", "0.0b"} <= targets(state)  # lands and neutral cities anywhere
    assert "3.1b" not in targets(state)
    assert why(state, "attack 3.1b") == "city-out-of-reach"
    plain = table(seat(lands="5.5", main="bomber", production=2, marker=True), seat(lands="0.1", cities="3.1b"))
    play(plain, "ready")
    assert "3.1b" in targets(plain)
    near = table(seat(lands="5.1", main="bomber", production=2, marker=True), seat(**{**far, "cities": "4.0b"}))
    play(near, "ready")
    assert "4.0b" in targets(near)  # reached otherwise


@pytest.mark.clause("EP-A70")
def test_a_protectors_anti_air_bars_nothing():
    state = table(
        seat(lands="5.5", main="bomber", production=2, marker=True),
        seat(lands="0.1", posts="0.0b", main="musketeer", support="anti-aircraft-gun"),
    )
    play(state, "ready")
    assert "0.0b" in targets(state)


@pytest.mark.clause("EP-A21")
def test_an_island_nation_counts_neighbouring_hexes_as_lands():
    rival = seat(lands="2.3 0.1")
    without = table(seat(civilization="england", abilities=[], lands="3.1", marker=True), rival, epoch=2)
    assert "2.3" not in targets(without)
    island = table(seat(civilization="england", abilities=[1], lands="3.1", marker=True), rival, epoch=2)
    assert "2.3" in targets(island)  # by way of 3.2 and 2.2's neighbours over land
    assert "0.1" not in targets(island)


# Against brute force


def plain_groups(size, terrain, kinds):
    """The groups of hexes of some terrains, found by flooding."""
    left = {at for at in size.hexes() if terrain.get(at) in kinds}
    groups = []
    while left:
        todo, group = [left.pop()], set()
        while todo:
            at = todo.pop()
            group.add(at)
            for near in neighbours(*at):
                if near in left:
                    left.remove(near)
                    todo.append(near)
        groups.append(group)
    return groups


def slow_reach(size, terrain, own_lands, own_sites, crossing, steps):
    """The hexes and sites that are reached, by the words of EP-A21."""
    counted = set(own_lands)
    for _ in range(steps):
        counted |= {near for at in counted for near in neighbours(*at) if terrain.get(near, "sea") != "sea"}
    hexes = {near for at in counted for near in neighbours(*at)} | {at for c in own_sites for at in corner_hexes(*c)}
    sites = {c for c in size.sites() if set(corner_hexes(*c)) & counted}
    sets = {Cross.SEA: {"sea"}, Cross.OPEN: {"plain", "desert"}, Cross.LAND: {"plain", "forest", "desert", "mountain"}}
    for bit, kinds in sets.items():
        if not crossing & bit:
            continue
        for group in plain_groups(size, terrain, kinds):
            beside = {near for at in group for near in neighbours(*at)}
            touches = (group | beside) & set(own_lands) or any(set(corner_hexes(*c)) & group for c in own_sites)
            if touches:
                hexes |= group | beside
                sites |= {c for c in size.sites() if set(corner_hexes(*c)) & group}
    return {at for at in hexes if size.has(*at)}, sites


TERRAINS = ("sea", "plain", "forest", "desert", "mountain")


@pytest.mark.clause("EP-7.3", "EP-7.5", "EP-A21", "EP-2.14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_reach_is_what_flooding_the_map_gives(players, random_play):
    size = Size(players)
    chance = random.Random(players)
    box = game(players).box
    for number, state in enumerate(random_play(game(players).new(players), 1)):
        if number % 29 or state.over:
            continue
        s = state.position.copy()
        terrain = {}
        for q, r in size.hexes():
            for kind, name in enumerate(TERRAINS):
                if int(s.terrain[kind, hex_number(q, r) // 32]) >> hex_number(q, r) % 32 & 1:
                    terrain[q, r] = name
        s.cross[0] = chance.randrange(8)
        s.attack_range[0] = chance.randrange(3)
        s.unit_flags[0] &= ~Flag.AIR
        own = [at for at in size.hexes() if int(s.lands[0, hex_number(*at) // 32]) >> hex_number(*at) % 32 & 1]
        sites = [
            c
            for c in size.sites()
            for words in (s.cities[0], s.posts[0])
            if int(words[site_number(*c) // 32]) >> site_number(*c) % 32 & 1
        ]
        posts = {c for c in size.sites() if int(s.posts[0, site_number(*c) // 32]) >> site_number(*c) % 32 & 1}
        hexes, cities = slow_reach(size, terrain, own, sites, int(s.cross[0]), int(s.attack_range[0]))
        reach = reach_of(box, s, 0)
        found = {HEX_IDS[hex_number(*at)] for at in size.hexes() if reaches_hex(reach, hex_number(*at))}
        assert found == {HEX_IDS[hex_number(*at)] for at in hexes}
        found = {SITE_IDS[site_number(*c)] for c in size.sites() if reaches_site(box, s, 0, reach, site_number(*c), 4)}
        assert found == {SITE_IDS[site_number(*c)] for c in cities | posts}


def members(words, ids):
    return {ids[32 * at + bit] for at, word in enumerate(words) for bit in range(32) if int(word) >> bit & 1}


@pytest.mark.clause("EP-6.1", "EP-2.14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_expanding_reaches_what_flooding_the_map_gives(players, random_play):
    """Beside lands, cities and posts, and across seas where a card says so; only free, revealed hexes of land."""
    size, box = Size(players), game(players).box
    where = {HEX_IDS[hex_number(*at)]: at for at in size.hexes()}
    corner = {SITE_IDS[site_number(*at)]: at for at in size.sites()}
    chance = random.Random(players)
    for number, state in enumerate(random_play(game(players).new(players + 9), 1)):
        if number % 23 or state.over:
            continue
        s = state.position.copy()
        s.expand_cross[0] = chance.randrange(2)
        terrain = {where[id]: name for kind, name in enumerate(TERRAINS) for id in members(s.terrain[kind], HEX_IDS)}
        taken = {where[id] for seat in range(players) for id in members(s.lands[seat], HEX_IDS)}
        taken |= {where[id] for id in members(s.camps[0], HEX_IDS)}
        free = {at for at, name in terrain.items() if name != "sea"} - taken
        lands = {where[id] for id in members(s.lands[0], HEX_IDS)}
        corners = [corner[id] for words in (s.cities[0], s.posts[0]) for id in members(words, SITE_IDS)]
        near = {near for at in lands for near in neighbours(*at)} | {at for c in corners for at in corner_hexes(*c)}
        if s.expand_cross[0]:
            for group in plain_groups(size, terrain, {"sea"}):
                beside = {near for at in group for near in neighbours(*at)}
                near |= beside if beside & lands else set()
        low, high = expand_targets(box, s, 0)
        expected = free & near if s.expanded[0] else free
        assert members((low, high), HEX_IDS) == {HEX_IDS[hex_number(*at)] for at in expected}
