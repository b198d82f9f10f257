"""Revealing tiles: which one, which way it lies, its pieces (EP-2.1 to 2.4, 2.9, 2.13, EP-3.3, EP-A5 to A7, A61)."""

from __future__ import annotations

import pytest

from riverrun.games.epochs.map.revealing import orientations, pair_orientations
from riverrun.kernel.sets import members

from .table import asked, game, legal, play, refused, seat, table, told, why

VECTORS = [
    ([("t01", "1.1", 0)], "t02", "2.1", [1]),
    ([("t01", "1.1", 1)], "t02", "2.1", [0]),
    ([("t01", "1.1", 1)], "t07", "2.1", [0, 1]),
    ([("t01", "1.1", 0)], "t16", "2.1", [0, 1]),
    ([("t01", "1.1", 0)], "t03", "1.2", [1]),
    ([("t07", "1.1", 0)], "t08", "2.0", [1]),
    ([("t01", "1.1", 0)], "t02", "2.2", [0, 1]),
    ([("t01", "1.1", 0), ("t04", "2.0", 1)], "t05", "2.1", [0]),
]
"""What lies open (tile, place, turned), the tile revealed, its place, and how it may lie."""


def place_of(id):
    i, j = map(int, id.split("."))
    return 4 * j + i


def ways(bits, size=2):
    return [way for way in range(size) if bits >> way & 1]


@pytest.mark.clause("EP-2.2", "EP-2.13", "EP-A5", "EP-A6")
@pytest.mark.parametrize(("laid", "tile", "place", "expected"), VECTORS)
def test_orientations(laid, tile, place, expected):
    tiles = {at: f"{id} turned" if turned else id for id, at, turned in laid}
    state = table(tiles=tiles)
    found = orientations(state.game.box_view, state.position_view, int(tile[1:]) - 1, place_of(place))
    assert ways(found) == expected


@pytest.mark.clause("EP-A7")
@pytest.mark.parametrize(
    ("one", "other", "expected"), [("t01", "t02", [(1, 0)]), ("t04", "t14", [(0, 0)])], ids=["sea", "plain"]
)
def test_orientations_of_the_first_two_middle_tiles(one, other, expected):
    box = game(3).box_view
    found = pair_orientations(box, int(one[1:]) - 1, place_of("1.1"), int(other[1:]) - 1, place_of("1.2"))
    assert [(way >> 1, way & 1) for way in ways(found, 4)] == expected


@pytest.mark.clause("EP-1.7", "EP-A7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_middle_tiles_lie_as_they_may(players):
    both = set()
    for seed in range(20):
        position = game(players).new(seed).position
        both.add(int(position.turned[0, 0]))
        for place in game(players).box.middle.tolist():
            assert place < 0 or members(position.tiles_open, 0).count(place) == 1
    assert len(both) > 1


def hidden(**rest):
    """A table at which p1 reveals a tile; t01 lies open in the middle."""
    rest = {"tiles": {"1.1": "t01"}, "hidden": HIDDEN} | rest
    return table(seat(lands=rest.pop("lands", "3.2")), agenda=[{"step": "choose_plan"}, {"step": "reveal"}], **rest)


HIDDEN = {
    "0.0": "t02",
    "1.0": "t03",
    "2.0": "t04",
    "3.0": "t05",
    "0.1": "t06",
    "2.1": "t07",
    "3.1": "t08",
    "0.2": "t09",
    "1.2": "t10",
    "2.2": "t11",
    "3.2": "t12",
    "0.3": "t13",
    "1.3": "t14",
    "2.3": "t15",
    "3.3": "t16",
}


@pytest.mark.clause("EP-3.3", "EP-D3", "EP-A5", "EP-2.9")
def test_any_face_down_tile():
    state = hidden()
    assert legal(state) == {f"reveal {i}.{j}" for i in range(3) for j in range(3)} - {"reveal 1.1"}
    assert (refused(state, "reveal 1.1"), why(state, "reveal 1.1")) == ("EP-3.3", "revealed")
    assert (refused(state, "reveal 3.0"), why(state, "reveal 3.0")) == ("EP-2.9", "no-place")


@pytest.mark.clause("EP-2.2", "EP-2.3", "EP-2.14", "EP-D3")
def test_a_forced_tile_lies_at_once():
    """t03 above t01: plain to plain."""
    state = play(hidden(), "reveal 1.0")
    assert asked(state) != "turn"
    assert told(state, "tile_laid")[0]["tile"] == "t03"


@pytest.mark.clause("EP-2.2", "EP-2.13", "EP-D3", "EP-A61", "EP-14.1")
@pytest.mark.parametrize("turned", [0, 1])
def test_a_tile_that_may_lie_either_way_is_the_players(turned):
    """t11 on 2.2 has no neighbour of the middle tile."""
    state = play(hidden(), "reveal 2.2")
    assert asked(state) == "turn"
    assert legal(state) == {"turn 0", "turn 180"}
    assert "T11" in state.decision.text
    play(state, "turn 180" if turned else "turn 0")
    horse = "5.5" if turned else "4.4"
    camp = "4.4" if turned else "5.5"
    assert horse in {f"{n % 8}.{n // 8}" for n in members(state.position.natural, 2)}
    assert camp in state.document().camps
    assert state.document().neutral[-1] == ("4.4b" if turned else "4.4a")


@pytest.mark.clause("EP-2.3")
def test_no_seventh_neutral_city():
    state = hidden(
        lands="1.0",
        tiles={"0.0": "t01", "1.0": "t04", "2.0": "t05", "0.1": "t07", "1.1": "t09", "2.1": "t10"},
        hidden={"0.2": "t11", "1.2": "t02", "2.2": "t03"}
        | {"3.0": "t06", "3.1": "t08", "3.2": "t12", "0.3": "t13", "1.3": "t14", "2.3": "t15", "3.3": "t16"},
    )
    assert len(state.document().neutral) == 6
    play(state, "reveal 0.2")
    if asked(state) == "turn":
        play(state, "turn 0")
    assert len(state.document().neutral) == 6
    assert len(told(state, "no_neutral")) == 1


@pytest.mark.clause("EP-3.3", "EP-D3")
def test_the_last_tile_is_revealed_unasked():
    places = ("0.0", "1.0", "2.0", "0.1", "1.1", "2.1", "0.2", "1.2")
    tiles = {place: f"t{number:02}" for number, place in enumerate(places, 1)}
    state = table(seat(lands="1.0", hand="drama"), tiles=tiles)
    play(state, "end")
    assert "tile_revealed" in [event.kind for event in state.events()]


@pytest.mark.clause("EP-2.4", "EP-14.1")
def test_backs_promise_horse_or_iron():
    state = hidden()
    box = state.game.box
    for place in range(16):
        if box.places >> place & 1:
            icon = place in members(state.position.backs, 0)
            assert icon == bool(box.tile_back[state.position.tile_at[place]])
    for number, tile in enumerate(state.game.content.tiles):
        strategic = any(one in ("horse", "iron") for hex in tile.hexes for one in hex.features)
        assert bool(box.tile_back[number]) == strategic


@pytest.mark.clause("EP-2.1")
def test_terrains_in_their_order():
    from riverrun.games.epochs.terms import Terrain

    assert [terrain.name for terrain in Terrain] == ["SEA", "PLAIN", "FOREST", "DESERT", "MOUNTAIN"]
