"""The model by itself: the map against drawn geometry, and whole games in which nothing is lost."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

from .game import Model, Play
from .hexes import all_hexes, all_sites, corners_beside, corners_of, hexes_of, neighbours, read, text
from .positions import BOX, Luck
from .table import Player, Table

ORIENTATIONS = [
    ([("t01", (1, 1), 0)], "t02", (2, 1), [1]),
    ([("t01", (1, 1), 1)], "t02", (2, 1), [0]),
    ([("t01", (1, 1), 1)], "t07", (2, 1), [0, 1]),
    ([("t01", (1, 1), 0)], "t16", (2, 1), [0, 1]),
    ([("t01", (1, 1), 0)], "t03", (1, 2), [1]),
    ([("t07", (1, 1), 0)], "t08", (2, 0), [1]),
    ([("t01", (1, 1), 0)], "t02", (2, 2), [0, 1]),
    ([("t01", (1, 1), 0), ("t04", (2, 0), 1)], "t05", (2, 1), [0]),
]
COUNTS = {2: (36, 96, 131, 50), 3: (48, 124, 171, 70), 4: (64, 160, 223, 98)}


# The map


def centre(spot):
    q, r = spot
    return math.sqrt(3) * (q + r / 2), 1.5 * r


def drawn(corner):
    points = [centre(spot) for spot in hexes_of(corner)]
    return sum(x for x, _ in points) / 3, sum(y for _, y in points) / 3


@pytest.mark.parametrize("players", COUNTS)
def test_the_map_has_so_many_hexes_corners_edges_and_sites(players):
    on_map = set(all_hexes(players))
    corners = {corner for spot in on_map for corner in corners_of(spot)}
    edges = {
        frozenset((corner, other))
        for corner in corners
        for other, sides in corners_beside(corner)
        if on_map.intersection(sides)
    }
    assert (len(on_map), len(corners), len(edges), len(all_sites(players))) == COUNTS[players]


@pytest.mark.parametrize("players", COUNTS)
def test_corners_and_neighbours_are_those_of_drawn_hexes(players):
    spots = all_hexes(players)
    corners = {corner for spot in spots for corner in corners_of(spot)}
    for spot in spots:
        near = {other for other in spots if math.isclose(math.dist(centre(spot), centre(other)), math.sqrt(3))}
        assert near == set(neighbours(spot)) & set(spots)
        at = {corner for corner in corners if math.isclose(math.dist(centre(spot), drawn(corner)), 1)}
        assert at == set(corners_of(spot))
    for corner in all_sites(players):
        beside = {other for other in corners if math.isclose(math.dist(drawn(corner), drawn(other)), 1)}
        assert beside == {other for other, _ in corners_beside(corner)}


def test_corners_beside_and_their_names():
    assert {other for other, _ in corners_beside((2, 2, 0))} == {(2, 2, 1), (2, 1, 1), (1, 2, 1)}
    assert [text(spot) for spot in ((3, 5), (3, 5, 0), (3, 5, 1))] == ["3.5", "3.5a", "3.5b"]
    assert [read(word) for word in ("3.5", "3.5a", "3.5b")] == [(3, 5), (3, 5, 0), (3, 5, 1)]


@pytest.mark.parametrize(("revealed", "tile", "place", "expected"), ORIENTATIONS)
def test_a_tile_lies_as_the_highest_terrain_asks(revealed, tile, place, expected):
    table = Table(BOX, [Player(), Player()])
    table.tiles = {place: tile, **{where: name for name, where, _ in revealed}}
    assert Play(table, Luck()).orientations(place, {where: turned for _, where, turned in revealed}) == expected


@pytest.mark.parametrize(("first", "second", "expected"), [("t01", "t02", [(1, 0)]), ("t04", "t14", [(0, 0)])])
def test_the_first_two_middle_tiles_are_laid_together(first, second, expected):
    table = Table(BOX, [Player(), Player(), Player()])
    table.tiles = {(1, 1): first, (1, 2): second}
    assert Play(table, Luck()).pairs((1, 1), (1, 2)) == expected


# Whole games


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("least_gold", [False, True])
def test_a_random_game_ends_and_nothing_is_lost(players, least_gold):
    model = Model.new(BOX, players, Luck(players), least_gold)
    chance = random.Random(players)
    while model.decision:
        conserved(model.table)
        if least_gold:
            assert model.decision.kind != "payment"
        model.play(chance.choice(model.decision.options))
    assert (model.table.epoch, model.table.turn) == ("III", 6)
    assert max(model.points()) == model.points()[model.winner()]
    for player in model.table.players:
        assert (player.invented, player.covered, len(player.inventions), player.hand) == (3, 3, 9, [])


def conserved(table):
    """Cubes, cities, posts, honor, art and cards are all somewhere; every count is possible."""
    for seat, player in enumerate(table.players):
        if not player.form:
            return
        assert player.cubes + player.consumed + player.supply_cubes + len(table.lands(seat)) == 24
        assert player.cities + player.supply_cities + len(table.cities(seat)) == 6
        assert player.posts + len(table.post_cities(seat)) == 4
        numbers = (*player.stored.values(), player.culture, player.cubes, player.cities, player.posts, player.honor)
        assert min(numbers) >= 0
        assert len(set(player.inventions)) == len(player.inventions)
        assert len(player.unlocked) <= 2
    assert sum(player.honor for player in table.players) == 5 * len(table.players)
    assert sum(player.art for player in table.players) + table.art == 26
    assert len(table.cities(None)) <= 6
    for site, city in table.sites.items():
        assert len(city.posts) <= 2
        assert city.owner not in city.posts
        assert not any(other in table.sites for other, _ in corners_beside(site))
    assert not any(at.owner is not None and (at.terrain == "sea" or at.camp) for at in table.spots.values())
    assert sorted(table.ranking()) == list(range(len(table.players)))
    held = Counter(name for player in table.players for name in player.hand + player.inventions)
    held += Counter(name for pile in table.market for name in pile) + Counter(table.invention_deck)
    assert max(held.values()) <= 2
