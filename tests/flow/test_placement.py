"""Where a tile may be placed: the conformance vectors, the rulebook's examples rebuilt, and each clause's edges."""

from __future__ import annotations

import pytest

from .table import FOURTEEN, SHAPES, asked, cells, laid, legal, play, refused, said, table

CAT_BLOCKED = ("r0c1 nw", "r1c0 nw")
AFTER_A_WAVE = ("r1c6 ns", "r4c6 nes", "r5c6 nes", "r3c6 nsw", "r3c1 ew", "r3c2 ew", "r3c4 ew", "r3c5 ew")
SINGLE_PATH = (
    *("r0c1 ew", "r0c2 ew", "r0c3 sw", "r1c3 ns", "r1c0 ns", "r2c0 ns", "r3c0 ne", "r3c1 ew"),
    *("r2c4 scenario", "r6c5 scenario"),
)
ONE_PATH = {"boat": "n", "scenarios": "obstacles,single-path"}

# tiles on the board, other fields, and for each shape the legal placements of the plain kind and of the obstacle
COUNTS = {
    "empty": ((), {}, {"straight": (8, 8), "curve": (16, 16), "tee": (24, 24), "cross": (8, 8)}),
    "plain straight": (("r0c1 ew",), {}, {"straight": (8, 8), "curve": (16, 16), "tee": (24, 24), "cross": (8, 8)}),
    "obstacle straight": (
        ("r0c1 ew obstacle",),
        {},
        {"straight": (7, 6), "curve": (14, 12), "tee": (21, 18), "cross": (7, 6)},
    ),
    "cut-off tiles": (AFTER_A_WAVE, {}, {"straight": (10, 10), "curve": (18, 18), "tee": (29, 29), "cross": (10, 10)}),
    "cat blocked": (CAT_BLOCKED, {}, {"straight": (6, 6), "curve": (12, 12), "tee": (18, 18), "cross": (6, 6)}),
    "single path": (SINGLE_PATH, ONE_PATH, {"straight": (6, 5), "curve": (12, 10), "tee": (18, 15), "cross": (6, 5)}),
}


@pytest.mark.clause("FL-D3", "FL-E1", "FL-E2", "FL-E3", "FL-E4", "FL-E5", "FL-E6", "FL-R15")
@pytest.mark.parametrize("shape", ["straight", "curve", "tee", "cross"])
@pytest.mark.parametrize("case", COUNTS)
def test_as_many_placements_as_other_engines_found(case, shape):
    board, rest, counts = COUNTS[case]
    found = []
    for kind in (shape, f"{shape}-obstacle"):
        state = table(*board, in_hand=kind, **rest)
        found.append(len(legal(state, "place")))
    assert tuple(found) == counts[shape]


@pytest.mark.clause("FL-A8")
@pytest.mark.parametrize("shape", SHAPES)
def test_a_tile_lies_in_its_own_orientations_only(shape):
    state = table(in_hand=shape)
    assert {move.split()[2] for move in legal(state, "place")} <= set(SHAPES[shape])
    others = {"ns", "ne", "new", "nesw", "nesw/n", "wild"} - set(SHAPES[shape])
    assert {refused(state, f"place r0c1 {form}") for form in others} == {"FL-A8"}


@pytest.mark.clause("FL-A1", "FL-A2", "FL-E1")
def test_example_next_to_a_tile_or_an_animal():
    """Two tiles lead down from the cat: a cross may go on from them, or begin at another animal."""
    state = table("r1c0 ns", "r2c0 nes", in_hand="cross")
    assert cells(state) == {"r0c1", "r3c0", "r2c1", "r0c5", "r1c6", "r5c0", "r6c1", "r6c5", "r5c6"}
    assert refused(state, "place r3c4 nesw") == "FL-E2"  # beside the boat, but no water
    assert refused(state, "place r4c4 nesw") == "FL-E1"  # beside nothing
    assert refused(state, "place r1c0 nesw") == "FL-E1"
    assert said(state, "place r1c0 nesw") == ("refuse-not-empty", {"cell": "r1c0"})
    assert said(state, "place r4c4 nesw") == ("refuse-not-beside", {"cell": "r4c4"})
    for fixed in ("r0c0", "r0c6", "r6c0", "r6c6", "r3c3"):
        assert refused(state, f"place {fixed} nesw") == "FL-E1"


@pytest.mark.clause("FL-E1")
def test_the_boat_and_scenario_tiles_are_neighbours_too():
    state = table("r1c1 scenario", in_play="current", in_hand="straight", lifted_from="r5c5", decision="aim")
    assert {"r1c2", "r2c1"} <= cells(state)  # beside the scenario tile
    assert {"r2c3", "r4c3", "r3c2", "r3c4"} <= cells(state)  # beside the boat
    assert refused(state, "place r4c5 ns") == "FL-E1"


@pytest.mark.clause("FL-E2", "FL-E5")
def test_example_water_must_lead_from_an_animal_to_the_new_tile():
    """Tiles in the middle that no animal's water reaches give no water to a new one."""
    state = table("r3c2 ew", "r3c1 nesw", "r1c0 ns", in_hand="cross")
    for cell in ("r2c1", "r4c1", "r3c0"):
        assert refused(state, f"place {cell} nesw") == "FL-E2"
    assert "r2c0" in cells(state)
    play(state, "place r2c0 nesw")
    assert state.explain("draw").legal


@pytest.mark.clause("FL-E5", "FL-E3")
def test_a_cut_off_tile_must_be_matched_and_gives_water_once_it_is_joined():
    board = ("r1c0 ns", "r3c0 nes")  # the straight below the gap is cut off
    state = table(*board, in_hand="straight")
    assert refused(state, "place r4c0 ns") == "FL-E2"
    assert "place r2c0 ns" in legal(state)
    assert refused(state, "place r2c0 ew") == "FL-E2"
    joined = table(*board, "r2c0 ns", in_hand="straight")
    assert {"place r4c0 ns", "place r3c1 ew"} <= legal(joined)
    assert refused(joined, "place r3c1 ns") == "FL-E2"


@pytest.mark.clause("FL-E2", "FL-A6")
def test_no_water_comes_from_an_obstacle_but_an_obstacle_may_end_a_path():
    state = table("r1c0 ns obstacle", in_hand="cross")
    assert refused(state, "place r2c0 nesw") == "FL-E2"
    ends = table("r1c0 ns", in_hand="cross-obstacle")
    play(ends, "place r2c0 nesw")
    assert "r2c0" not in {cell.cell for cell in ends.view(0).cells if cell.water}


@pytest.mark.clause("FL-E2", "FL-A6")
@pytest.mark.parametrize(
    ("obstacle", "beyond"),
    [("r0c1 ew", "r0c2"), ("r1c0 ns", "r2c0"), ("r0c5 ew", "r0c4"), ("r5c0 ns", "r4c0")],
    ids=["east", "south", "west", "north"],
)
def test_water_enters_no_obstacle_whichever_way_it_runs(obstacle, beyond):
    state = table(f"{obstacle} obstacle", in_hand="cross")
    assert next(cell.water for cell in state.view(0).cells if cell.cell == obstacle.split()[0]) == []
    assert refused(state, f"place {beyond} nesw") == "FL-E2"
    plain = table(obstacle, in_hand="cross")
    assert f"place {beyond} nesw" in legal(plain)


@pytest.mark.clause("FL-E2", "FL-R3")
def test_water_passes_through_the_boat_and_through_animals():
    through_boat = table("r1c0 ns", "r2c0 ns", "r3c0 ne", "r3c1 ew", "r3c2 ew", in_hand="straight")
    assert "place r3c4 ew" in legal(through_boat)
    assert refused(table("r3c2 ew", in_hand="straight"), "place r3c4 ew") == "FL-E2"
    through_dog = table(*FOURTEEN[:1], "r0c1 ew", "r0c2 ew", "r0c3 ew", "r0c4 ew", "r0c5 ew", in_hand="tee")
    waters = next(cell.water for cell in through_dog.view(0).cells if cell.cell == "r1c0")
    assert set(waters) == {"cat", "dog"}


@pytest.mark.clause("FL-E3", "FL-R4")
def test_example_an_orientation_that_clashes_on_one_side():
    """A curve open to the north and east does not fit where its west or south touches an opening."""
    state = table("r0c1 esw", "r1c0 nes", in_hand="curve")
    assert refused(state, "place r1c1 ne") == "FL-E3"
    assert said(state, "place r1c1 ne") == ("refuse-clashes", {"cell": "r1c1", "sides": ["w"]})
    assert refused(state, "place r1c1 es") == "FL-E2"
    assert legal(state, "place r1c1") == {"place r1c1 nw"}
    assert refused(table(in_hand="straight"), "place r0c1 ns") == "FL-E2"  # the cat's opening is to the west
    assert refused(table("r1c1 ne", in_hand="straight"), "place r0c1 ew") == "FL-E3"


@pytest.mark.clause("FL-E3")
@pytest.mark.parametrize(
    ("side", "there", "across", "along"),
    [
        ("n", "r0c2", "ns", "ew"),
        ("e", "r1c3", "ew", "ns"),
        ("s", "r2c2", "ns", "ew"),
        ("w", "r1c1", "ew", "ns"),
    ],
)
def test_open_meets_open_and_closed_meets_closed_on_each_side(side, there, across, along):
    """A tile comes to r1c2 by Current, where water does not matter; its neighbour is open towards it or closed."""
    moving = {"in_play": "current", "lifted_from": "r5c5", "decision": "aim"}
    for neighbour, fits, clashes in (
        (across, ("cross", "nesw"), ("straight", along)),
        (along, ("straight", along), ("cross", "nesw")),
    ):
        kind, form = fits
        assert f"place r1c2 {form}" in legal(table(f"{there} {neighbour}", in_hand=kind, **moving))
        kind, form = clashes
        state = table(f"{there} {neighbour}", in_hand=kind, **moving)
        assert refused(state, f"place r1c2 {form}") == "FL-E3"
        assert said(state, f"place r1c2 {form}") == ("refuse-clashes", {"cell": "r1c2", "sides": [side]})


@pytest.mark.clause("FL-R4")
def test_an_animals_opening_cannot_be_walled_up_by_a_tile_that_gets_water_elsewhere():
    walled = table("r0c1 ew", "r0c2 ew", "r0c3 ew", "r0c4 ew", in_hand="curve")
    assert refused(walled, "place r0c5 sw") == "FL-E3"  # the dog's opening faces the curve's closed side


@pytest.mark.clause("FL-E4")
def test_example_any_edge_may_touch_the_edge_of_the_board():
    state = table(in_hand="tee")
    assert {"place r0c1 new", "place r0c1 nsw", "place r0c1 esw"} <= legal(state)
    state = table(in_hand="curve")
    assert {"place r0c1 nw", "place r0c1 sw"} == legal(state, "place r0c1")


@pytest.mark.clause("FL-E4", "FL-A6")
def test_any_edge_may_touch_a_scenario_tile():
    open_and_closed = table("r0c2 scenario", in_hand="tee")
    assert {"place r0c1 new", "place r0c1 nsw", "place r0c1 esw"} == legal(open_and_closed, "place r0c1")


@pytest.mark.clause("FL-E3", "FL-A5")
def test_the_boat_of_one_path_has_three_closed_sides():
    way = ("r1c0 ns", "r2c0 ns", "r3c0 ne", "r3c1 ew")
    closed = table(*way, in_hand="straight", boat="n", scenarios="single-path")
    assert refused(closed, "place r3c2 ew") == "FL-E3"
    opened = table(*way, in_hand="straight", boat="w", scenarios="single-path")
    assert "place r3c2 ew" in legal(opened)


@pytest.mark.clause("FL-E6", "FL-R2")
def test_no_obstacle_may_block_an_animal_wherever_else_it_could_go():
    state = table("r0c1 ew obstacle", in_hand="straight-obstacle")
    assert refused(state, "place r1c0 ns") == "FL-E6"
    assert said(state, "place r1c0 ns") == ("refuse-blocks-animal", {"cell": "r1c0", "animals": ["cat"]})
    assert "place r5c0 ns" in legal(state)
    plain = table("r0c1 ew obstacle", in_hand="curve")
    assert "place r1c0 nw" in legal(plain)  # a plain tile may lead nowhere


@pytest.mark.clause("FL-E6")
def test_an_animal_whose_water_has_reached_the_boat_is_never_blocked():
    way = ("r1c0 ns", "r2c0 ns", "r3c0 ne", "r3c1 ew", "r3c2 ew")
    state = table(*way, "r2c3 ns obstacle", "r4c3 ns obstacle", in_hand="straight-obstacle")
    assert "place r3c4 ew" in legal(state)
    play(state, "place r3c4 ew")
    state = table(*way, "r2c3 ns obstacle", "r4c3 ns obstacle", "r3c4 ew obstacle", in_hand="curve-obstacle")
    assert "place r0c1 sw" in legal(state)  # the cat's last way on, but its water is at the boat


@pytest.mark.clause("FL-E6")
def test_an_obstacle_may_shut_the_boats_last_side():
    board = ("r2c3 ns obstacle", "r4c3 ns obstacle", "r3c4 ew obstacle")
    way = ("r1c0 ns", "r2c0 ns", "r3c0 nes", "r3c1 ew")
    state = table(*board, *way, in_hand="cross-obstacle")
    assert "place r3c2 nesw" in legal(state)
    play(state, "place r3c2 nesw")
    assert asked(state) == "turn"


@pytest.mark.clause("FL-E6", "FL-R15")
def test_an_animal_that_was_blocked_before_forbids_nothing():
    state = table(*CAT_BLOCKED, "r0c5 ew obstacle", in_hand="cross-obstacle")
    assert refused(state, "place r1c6 nesw") == "FL-E6"  # the dog
    assert {"r5c0", "r6c1", "r6c5", "r5c6"} == cells(state)


@pytest.mark.clause("FL-A6")
def test_one_arm_obstacles_lead_water_on_by_their_other_arms():
    whole = table("r1c0 nes obstacle", in_hand="cross")
    arm = table("r1c0 nes obstacle", in_hand="cross", obstacle="one_arm")
    assert refused(whole, "place r2c0 nesw") == "FL-E2"
    assert "place r2c0 nesw" in legal(arm)
    assert refused(arm, "place r1c1 nesw") == "FL-E2"  # the stem is dry
    dry = next(cell.dry for cell in arm.view(0).cells if cell.cell == "r1c0")
    assert dry == "e"
    straight = table("r1c0 ns obstacle", in_hand="cross", obstacle="one_arm")
    assert refused(straight, "place r2c0 nesw") == "FL-E2"


@pytest.mark.clause("FL-A6", "FL-A8")
def test_one_arm_crosses_have_four_orientations():
    arm = table(in_hand="cross-obstacle", obstacle="one_arm")
    assert len(legal(arm, "place")) == 4 * 8
    assert refused(arm, "place r0c1 nesw") == "FL-A8"
    state = play(arm, "place r0c1 nesw/w")
    assert next(cell.water for cell in state.view(0).cells if cell.cell == "r0c1") == []
    state = play(table(in_hand="cross-obstacle", obstacle="one_arm"), "place r0c1 nesw/s")
    assert next(cell.water for cell in state.view(0).cells if cell.cell == "r0c1") == ["cat"]


@pytest.mark.clause("FL-A6", "FL-E6")
def test_one_arm_obstacles_block_only_if_no_arm_leads_on():
    state = table("r0c1 ew obstacle", in_hand="cross-obstacle", obstacle="one_arm")
    assert refused(state, "place r1c0 nesw/n") == "FL-E6"  # the arm towards the cat is dry
    assert {"place r1c0 nesw/e", "place r1c0 nesw/s", "place r1c0 nesw/w"} <= legal(state)
    tee = table("r0c1 ew obstacle", in_hand="tee-obstacle", obstacle="one_arm")
    assert refused(tee, "place r1c0 new") == "FL-E6"
    assert "place r1c0 nes" in legal(tee)


@pytest.mark.clause("FL-A6", "FL-E2")
@pytest.mark.parametrize(
    ("cell", "arm", "beyond", "aside"),
    [
        ("r0c1", "e", "r0c2", "r1c1"),
        ("r1c0", "s", "r2c0", "r1c1"),
        ("r0c5", "w", "r0c4", "r1c5"),
        ("r5c0", "n", "r4c0", "r5c1"),
    ],
)
def test_no_water_leaves_by_the_dry_arm(cell, arm, beyond, aside):
    state = table(f"{cell} nesw/{arm} obstacle", in_hand="cross", obstacle="one_arm")
    assert refused(state, f"place {beyond} nesw") == "FL-E2"
    assert f"place {aside} nesw" in legal(state)


@pytest.mark.clause("FL-A6")
@pytest.mark.parametrize(("form", "stem"), [("new", "n"), ("nes", "e"), ("esw", "s"), ("nsw", "w")])
def test_a_tees_dry_arm_is_its_stem(form, stem):
    state = table(f"r2c2 {form} obstacle", obstacle="one_arm")
    assert next(cell.dry for cell in state.view(0).cells if cell.cell == "r2c2") == stem


@pytest.mark.clause("FL-A6", "FL-R15", "FL-E6")
def test_an_animal_blocked_before_does_not_hinder_a_tile_that_leads_another_on():
    state = table(*CAT_BLOCKED, "r0c5 ew obstacle", in_hand="tee-obstacle", obstacle="one_arm")
    assert "place r1c6 nsw" in legal(state)  # the dog's only way, and it goes on to the south
    assert refused(state, "place r1c6 new") == "FL-E6"


@pytest.mark.clause("FL-I3", "FL-I1")
def test_fourteen_tiles_win_and_none_of_them_can_be_spared():
    for missing in range(len(FOURTEEN)):
        state = table(*FOURTEEN[:missing], *FOURTEEN[missing + 1 :])
        assert not state.over
        assert sum(animal.home for animal in state.view(None).animals) < 4


@pytest.mark.clause("FL-I1", "FL-I3")
def test_the_fourteen_tiles_can_be_built_in_order():
    order = [laid(tile) for tile in FOURTEEN]
    board: list[str] = []
    for number, tile in enumerate(order):
        state = table(*board, in_hand=tile["tile"])
        play(state, f"place {tile['cell']} {tile['open']}")
        assert state.over == (number == len(order) - 1)
        board.append(FOURTEEN[number])
    assert [score.won for score in state.scores()] == [True, True]


@pytest.mark.clause("FL-I3")
def test_fifteen_tiles_win_with_the_boat_of_one_path():
    left = ("r1c0 ns", "r2c0 nes", "r3c0 nsw", "r4c0 nsw", "r5c0 ns")
    right = ("r1c6 ns", "r2c6 nsw", "r3c6 nes", "r4c6 nes", "r5c6 ns")
    across = ("r2c1 ew", "r2c2 ew", "r2c4 ew", "r2c5 ew", "r2c3 esw")
    board = (*left, *right, *across)
    state = table(*board[:-1], in_hand="tee", boat="n", scenarios="single-path")
    play(state, "place r2c3 esw")
    assert state.over
    assert state.view(None).won
    for missing in range(len(board)):
        short = table(*board[:missing], *board[missing + 1 :], boat="n", scenarios="single-path")
        assert not short.over
