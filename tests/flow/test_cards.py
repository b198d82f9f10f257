"""The six action cards, one by one: what they do, on what, and when they cannot be played (FL-G)."""

from __future__ import annotations

import pytest

from .table import asked, birds, cells, legal, no_stack, play, refused, said, stack_of, table, tiles, told

BOARD = ("r0c1 ew", "r1c0 ns obstacle", "r2c4 scenario")


# Support


@pytest.mark.clause("FL-G1", "FL-F5", "FL-R9", "FL-G7")
def test_support_removes_any_tile_but_the_boat():
    state = table(*BOARD, cards="support", players=1)
    play(state, "play support")
    assert asked(state) == "aim"
    assert cells(state, "aim") == {"r0c1", "r1c0", "r2c4"}
    for other in ("r3c3", "r0c0", "r4c4"):
        assert refused(state, f"aim {other}") == "FL-G1"
    assert said(state, "aim r3c3") == ("refuse-no-tile-there", {"card": "support", "there": "boat", "cell": "r3c3"})
    play(state, "aim r1c0")
    assert tiles(state) == {"r0c1 ew", "r2c4 scenario"}
    assert state.view(None).discards == {"straight-obstacle": 1}
    assert state.view(None).used == {"support": 1}
    assert state.view(None).hands[0].held == 0
    assert told(state, "removed") == [{"seat": 0, "tile": "straight-obstacle", "cell": "r1c0"}]


@pytest.mark.clause("FL-G1", "FL-R9")
def test_a_scenario_tile_that_support_removes_is_out_of_the_game():
    state = play(table(*BOARD, cards="support"), "play support", "aim r2c4")
    assert "r2c4 scenario" not in tiles(state)
    assert state.view(None).discards == {}
    play(state, "draw")


@pytest.mark.clause("FL-G1")
def test_a_bird_does_not_protect_from_support_and_returns_to_the_supply():
    state = table("r0c1 ew bird", cards="support")
    assert state.view(None).birds == 2
    play(state, "play support", "aim r0c1")
    assert state.view(None).birds == 3
    assert state.view(None).discards == {"straight": 1}


@pytest.mark.clause("FL-G1", "FL-C7")
def test_support_needs_a_tile():
    state = table(cards="support")
    assert refused(state, "play support") == "FL-G1"
    assert legal(state) == {"draw"}


@pytest.mark.clause("FL-E5")
def test_tiles_that_support_cuts_off_stay():
    state = table("r0c1 ew", "r0c2 ew", "r0c3 ew", cards="support")
    play(state, "play support", "aim r0c1")
    assert tiles(state) == {"r0c2 ew", "r0c3 ew"}


# Bird


@pytest.mark.clause("FL-G2")
def test_bird_sits_on_any_tile_without_one():
    state = table(*BOARD, cards="bird bird", players=1)
    play(state, "play bird")
    assert cells(state, "aim") == {"r0c1", "r1c0", "r2c4"}
    assert refused(state, "aim r3c3") == "FL-G2"
    assert refused(state, "aim r0c0") == "FL-G2"
    play(state, "aim r2c4")
    assert birds(state) == {"r2c4"}
    assert state.view(None).birds == 2
    play(state, "play bird")
    assert refused(state, "aim r2c4") == "FL-G2"
    assert said(state, "aim r2c4") == ("refuse-bird-there", {"cell": "r2c4"})
    play(state, "aim r1c0")
    assert birds(state) == {"r2c4", "r1c0"}


@pytest.mark.clause("FL-G2", "FL-C7")
def test_bird_needs_a_tile_without_one():
    assert refused(table(cards="bird"), "play bird") == "FL-G2"
    state = table("r0c1 ew bird", cards="bird")
    assert refused(state, "play bird") == "FL-G2"
    assert said(state, "play bird") == ("refuse-bird-on-every-tile", {})


# Current


@pytest.mark.clause("FL-G3", "FL-R10", "FL-R15")
@pytest.mark.parametrize(("lift", "count"), [("r0c1", 16), ("r1c0", 16), ("r2c4", 12)])
def test_current_has_as_many_targets_as_other_engines_found(lift, count):
    state = play(table(*BOARD, cards="current"), "play current", f"aim {lift}")
    assert len(legal(state, "place")) == count
    assert legal(state) == legal(state, "place")
    if lift == "r2c4":
        assert refused(state, "place r0c2 wild") == "FL-E6"


@pytest.mark.clause("FL-G3", "FL-E2")
def test_current_needs_no_water_but_a_neighbour_and_matching_edges():
    state = play(table(*BOARD, cards="current"), "play current", "aim r0c1")
    assert "place r3c4 ew" in legal(state)  # beside the boat, where no water comes
    assert refused(state, "place r4c4 ew") == "FL-E1"
    assert refused(state, "place r3c4 ns") == "FL-E3"
    assert refused(state, "place r0c1 ew") == "FL-G3"  # where it came from
    play(state, "place r3c4 ew")
    assert tiles(state) == {"r3c4 ew", "r1c0 ns obstacle", "r2c4 scenario"}
    assert told(state, "moved") == [{"seat": 0, "tile": "straight", "cell": "r3c4", "form": "ew"}]
    assert state.view(None).used == {"current": 1}


@pytest.mark.clause("FL-G3")
def test_a_moved_tile_does_not_count_as_its_own_neighbour():
    state = play(table("r3c4 ew", "r0c1 ew", cards="current"), "play current", "aim r3c4")
    assert refused(state, "place r3c5 ew") == "FL-E1"


@pytest.mark.clause("FL-G3", "FL-A6")
def test_a_scenario_tile_matches_anything_and_may_go_to_a_centre_line():
    state = play(table("r0c1 ew", "r2c4 scenario", cards="current"), "play current", "aim r2c4")
    assert {move.split()[2] for move in legal(state)} == {"wild"}
    assert {"place r2c3 wild", "place r0c2 wild"} <= legal(state)
    play(state, "place r2c3 wild")
    assert tiles(state) == {"r0c1 ew", "r2c3 scenario"}


@pytest.mark.clause("FL-G3")
def test_a_bird_travels_with_its_tile():
    state = play(table("r0c1 ew bird", cards="current"), "play current", "aim r0c1")
    assert state.view(None).bird_in_hand
    assert state.view(None).birds == 2
    play(state, "place r3c4 ew")
    assert birds(state) == {"r3c4"}


@pytest.mark.clause("FL-G3", "FL-E6")
def test_a_moved_obstacle_may_not_block_an_animal_but_a_plain_tile_may():
    board = ("r0c1 ew obstacle", "r5c6 ns obstacle")
    state = play(table(*board, cards="current"), "play current", "aim r5c6")
    assert refused(state, "place r1c0 ns") == "FL-E6"
    plain = play(table("r0c1 ew obstacle", "r5c6 es", cards="current"), "play current", "aim r5c6")
    assert "place r1c0 nw" in legal(plain)


@pytest.mark.clause("FL-G3", "FL-R15")
def test_whether_an_animal_was_blocked_is_asked_with_the_tile_lifted():
    """The obstacle that blocks the cat's last way may be lifted, and then may not go where it would block it again."""
    board = ("r0c1 nw", "r1c0 nes", "r2c0 ns obstacle", "r1c1 ew obstacle")
    state = table(*board, cards="current")
    assert next(animal.blocked for animal in state.view(None).animals if animal.id == "cat")
    play(state, "play current", "aim r2c0")
    assert refused(state, "place r2c0 ns") == "FL-G3"
    assert legal(state, "place")


@pytest.mark.clause("FL-G3", "FL-C7", "FL-E2")
def test_current_can_be_played_where_no_water_comes():
    shut = ("r0c1 nw", "r1c0 nw", "r0c5 ne", "r1c6 ne", "r6c1 sw", "r5c0 sw", "r6c5 es", "r5c6 es")
    state = play(table(*shut, "r3c4 ew", cards="current"), "play current", "aim r3c4")
    assert cells(state) >= {"r2c3", "r4c3", "r3c2"}


@pytest.mark.clause("FL-G3", "FL-R15", "FL-C7")
def test_the_cell_an_obstacle_leaves_is_a_way_again():
    """The cat's one way is r1c0 while the obstacle lies at r0c1; once that is lifted r1c0 is no longer its last."""
    others = ("r0c5 ne", "r1c6 ne", "r6c1 sw", "r5c0 sw", "r6c5 es", "r5c6 es")
    boat = ("r2c3 ns", "r1c3 ns", "r0c3 ns")
    state = table("r0c1 nesw obstacle", *others, *boat, cards="current", boat="n", scenarios="single-path")
    play(state, "play current", "aim r0c1")
    assert legal(state) == {"place r1c0 nesw"}


@pytest.mark.clause("FL-G3", "FL-C7")
def test_current_needs_a_tile_that_can_move():
    assert refused(table(cards="current"), "play current") == "FL-G3"
    shut = ("r0c1 nw", "r1c0 nw", "r0c5 ne", "r1c6 ne", "r6c1 sw", "r5c0 sw", "r6c5 es", "r5c6 es")
    state = table(*shut, "r2c3 nesw", cards="current", boat="n", scenarios="single-path")
    play(state, "play current")
    assert refused(state, "aim r2c3") == "FL-G3"
    assert said(state, "aim r2c3") == ("refuse-cannot-move", {"tile": "cross", "cell": "r2c3"})
    assert cells(state, "aim") == {cell.split()[0] for cell in shut}


# Fishing


@pytest.mark.clause("FL-G4", "FL-D1")
def test_fishing_reveals_two_tiles_for_all_from_the_next_turn_on():
    state = table(cards="fishing", stack=stack_of("tee", "cross-obstacle", "curve"))
    play(state, "play fishing")
    assert state.seat == 1
    assert state.view(None).revealed == {"tee": 1, "cross-obstacle": 1}
    assert state.view(None).stack == 40
    assert legal(state) == {"draw", "take tee", "take cross-obstacle"}
    assert [fact["tile"] for fact in told(state, "fished")] == ["tee", "cross-obstacle"]


@pytest.mark.clause("FL-G4", "FL-R8")
@pytest.mark.parametrize("left", [2, 1, 0])
def test_fishing_needs_two_tiles_face_down(left):
    stack = ["tee", "cross"][:left]
    rest = no_stack(elsewhere=[*stack, "curve"]) | {"stack": stack}
    state = table(cards="fishing", revealed=["curve"], **rest)
    if left == 2:
        play(state, "play fishing")
        assert state.view(None).revealed == {"tee": 1, "cross": 1, "curve": 1}
        assert legal(state) == {"take tee", "take cross", "take curve"}
    else:
        assert refused(state, "play fishing") == "FL-G4"


@pytest.mark.clause("FL-G4", "FL-I2")
def test_fished_tiles_count_as_tiles_left():
    rest = no_stack(elsewhere=["tee", "cross"]) | {"stack": ["tee", "cross"]}
    state = play(table(cards="fishing", **rest), "play fishing")
    assert not state.over


# Calm Waters


@pytest.mark.clause("FL-G5", "FL-G7")
def test_calm_waters_stays_until_its_wave_and_only_one_is_played_in_a_round():
    state = table(cards="calm-waters calm-waters", players=1, turns="none")
    play(state, "play calm-waters")
    assert state.view(None).calm
    assert state.view(None).used == {}
    assert refused(state, "play calm-waters") == "FL-G5"
    play(state, "tide")
    assert asked(state) == "die"
    assert legal(state) == {"die white", "die black"}
    play(state, "die white")
    assert not state.view(None).calm
    assert state.view(None).used == {"calm-waters": 1}
    play(state, "play calm-waters")


# Return


@pytest.mark.clause("FL-G6", "FL-F5")
def test_return_places_any_discarded_tile_by_all_rules():
    state = table("r0c1 ew", cards="return", discards=["tee", "cross-obstacle", "tee"])
    play(state, "play return")
    assert legal(state) == {"aim tee", "aim cross-obstacle"}
    assert refused(state, "aim curve") == "FL-G6"
    play(state, "aim cross-obstacle")
    assert state.view(None).in_hand == "cross-obstacle"
    assert refused(state, "place r3c4 nesw") == "FL-E2"
    assert refused(state, "trade") == "FL-C5"
    assert refused(state, "discard") == "FL-C5"
    play(state, "place r0c2 nesw")
    assert "r0c2 nesw obstacle" in tiles(state)
    assert state.view(None).discards == {"tee": 2}
    assert told(state, "returned") == [{"seat": 0, "tile": "cross-obstacle", "cell": "r0c2", "form": "nesw"}]
    assert told(state, "placed") == []
    assert state.view(None).used == {"return": 1}


@pytest.mark.clause("FL-G6", "FL-C7")
def test_return_needs_a_discarded_tile_that_fits():
    assert refused(table(cards="return"), "play return") == "FL-G6"
    shut = ("r0c1 nw", "r1c0 nw", "r0c5 ne", "r1c6 ne", "r6c1 sw", "r5c0 sw", "r6c5 es", "r5c6 es")
    state = table(*shut, cards="return", discards=["tee", "cross"])
    assert refused(state, "play return") == "FL-G6"
    assert said(state, "play return") == ("refuse-no-discard-fits", {})


@pytest.mark.clause("FL-G6", "FL-E6")
def test_return_offers_only_kinds_that_fit():
    board = ("r0c1 nw", "r0c5 ne", "r1c6 ne", "r6c1 sw", "r5c0 sw", "r6c5 es", "r5c6 es")
    state = play(table(*board, cards="return", discards=["tee", "cross-obstacle"]), "play return")
    assert legal(state) == {"aim tee"}
    assert refused(state, "aim cross-obstacle") == "FL-G6"
    assert said(state, "aim cross-obstacle") == ("refuse-does-not-fit", {"tile": "cross-obstacle"})


# All


@pytest.mark.clause("FL-C2", "FL-C7")
@pytest.mark.parametrize("card", ["support", "bird", "current", "fishing", "calm-waters", "return"])
def test_a_card_must_be_in_hand(card):
    state = table("r0c1 ew", "r1c0 ns", discards=["tee"])
    assert refused(state, f"play {card}") == "FL-C2"
    assert f"play {card}" in legal(table("r0c1 ew", "r1c0 ns", cards=card, discards=["tee"]))


@pytest.mark.clause("FL-C6", "FL-G7", "FL-I4")
def test_a_card_is_in_play_until_its_turn_ends():
    state = play(table("r0c1 ew", cards="support"), "play support")
    assert state.view(None).in_play == "support"
    assert state.view(None).used == {}
    assert state.view(None).hands[0].cards == {}
    play(state, "aim r0c1")
    assert state.view(None).in_play is None
    assert state.view(None).used == {"support": 1}


@pytest.mark.clause("FL-C5")
def test_targets_are_asked_one_after_another():
    state = table("r0c1 ew", cards="current", discards=["tee"])
    play(state, "play current")
    assert (asked(state), state.decision.about) == ("aim", "current")
    for move in ("draw", "place r3c4 ew", "aim tee", "play current", "trade"):
        assert refused(state, move) == "FL-C5"
    play(state, "aim r0c1")
    for move in ("aim r0c1", "aim tee", "draw"):
        assert refused(state, move) == "FL-C5"
