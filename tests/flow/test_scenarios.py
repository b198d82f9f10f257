"""The eleven scenario cards, one by one (FL-H, R16)."""

from __future__ import annotations

import pytest

from riverrun.games.flow.setup import blocked_cells, judge_roll, open_facings
from riverrun.games.flow.terms import Roll
from riverrun.kernel.errors import BadOption

from .table import asked, cells, game, legal, no_stack, play, refused, rolled, stack_of, table, tiles, told

FIVE = ("r0c1 scenario", "r1c1 scenario", "r1c5 scenario", "r2c2 scenario", "r2c4 scenario")
LINES = (0, 1, 2, 4, 5, 6)


def judged(state, white, black):
    """What would become of a roll for a scenario tile now."""
    return Roll(judge_roll(state.position_view, LINES[white - 1] * 7 + LINES[black - 1])).name


# Scenario obstacles


@pytest.mark.clause("FL-H1")
@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_each_scenario_obstacles_card_lays_two_tiles_by_the_dice(cards):
    for seed in range(8):
        state = game(2, scenarios=",".join(["obstacles"] * cards)).new(seed)
        lying = [fact for fact in told(state, "obstacle") if fact["outcome"] == "lies"]
        assert len(lying) == 2 * cards
        assert tiles(state) == {f"{fact['cell']} scenario" for fact in lying}
        for fact in told(state, "obstacle"):
            assert fact["cell"] == f"r{LINES[fact['white'] - 1]}c{LINES[fact['black'] - 1]}"
        assert state.check() == []


@pytest.mark.clause("FL-H1", "FL-A3")
def test_example_white_3_and_black_4():
    seen = False
    for seed in range(60):
        state = game(2, scenarios="obstacles").new(seed)
        for fact in told(state, "obstacle"):
            if (fact["white"], fact["black"]) == (3, 4):
                assert fact["cell"] == "r2c4"
                seen = True
    assert seen


@pytest.mark.clause("FL-H1", "FL-R16")
@pytest.mark.parametrize(
    ("roll", "outcome", "single_path"),
    [
        ((1, 1), "ANIMAL", "ANIMAL"),
        ((3, 4), "OCCUPIED", "OCCUPIED"),
        ((2, 1), "NO_ROUTE", "NO_ROUTE"),
        ((1, 5), "LIES", "LIES"),
        ((2, 6), "LIES", "NO_FACING"),
    ],
)
def test_the_sixth_tile_of_the_vectors(roll, outcome, single_path):
    assert judged(table(*FIVE, scenarios="obstacles,obstacles,obstacles"), *roll) == outcome
    turned = table(*FIVE, scenarios="obstacles,obstacles,obstacles,single-path", boat="n")
    assert judged(turned, *roll) == single_path


@pytest.mark.clause("FL-H1", "FL-R16")
def test_so_many_of_36_rolls_are_accepted():
    def accepted(state):
        return sum(judged(state, white, black) == "LIES" for white in range(1, 7) for black in range(1, 7))

    assert accepted(table(*FIVE, scenarios="obstacles,obstacles,obstacles")) == 25
    assert accepted(table(*FIVE, scenarios="obstacles,obstacles,obstacles,single-path", boat="n")) == 23


@pytest.mark.clause("FL-R16", "FL-H6")
def test_the_facings_that_are_left():
    after = table(
        *FIVE, "r0c5 scenario", scenarios="obstacles,obstacles,obstacles,single-path", boat="", decision="facing"
    )
    assert open_facings(blocked_cells(after.position_view)) == 0b1110
    assert legal(after) == {"face e", "face s", "face w"}
    assert refused(after, "face n") == "FL-R16"


@pytest.mark.clause("FL-H1")
def test_rolls_are_repeated_for_each_reason():
    outcomes = set()
    for seed in range(60):
        state = game(2, scenarios="obstacles,obstacles,obstacles,obstacles,single-path").new(seed)
        outcomes |= {fact["outcome"] for fact in told(state, "obstacle")}
    assert {"lies", "occupied", "animal", "no-route"} <= outcomes


# No Communication: see test_visibility.py for the hands


@pytest.mark.clause("FL-H2", "FL-J3")
def test_no_communication_hides_the_other_hands():
    state = game(3, scenarios="no-communication").new(1)
    for seat in range(3):
        hands = state.view(seat).hands
        assert [hand.cards is not None for hand in hands] == [hand.seat == seat for hand in hands]
        assert [hand.held for hand in hands] == [1, 1, 1]


# One Action Card per Round


@pytest.mark.clause("FL-H3")
def test_one_action_card_per_round_for_the_whole_group():
    hands = [["bird", "support"], ["fishing", "calm-waters"]]
    state = table("r0c1 ew", hands=hands, scenarios="one-card", turns="none", rng=rolled(6, 6))
    play(state, "play bird", "aim r0c1")
    assert refused(state, "play fishing") == "FL-H3"
    assert refused(state, "play calm-waters") == "FL-H3"
    assert refused(state, "play support") == "FL-C2"
    assert legal(state) == {"draw"}
    play(state, "tide")
    assert "play support" in legal(state)


@pytest.mark.clause("FL-H3")
@pytest.mark.parametrize("card", ["support", "bird", "current", "fishing", "calm-waters", "return"])
def test_every_card_is_the_rounds_one_card(card):
    target = {"support": ["aim r0c1"], "bird": ["aim r0c1"], "current": ["aim r0c1", "place r3c4 ew"]}
    target["return"] = ["aim tee", "place r0c2 nsw"]
    state = table("r0c1 ew", "r1c0 ns", hands=[[card], ["bird"]], discards=["tee"], scenarios="one-card", turns="none")
    play(state, f"play {card}", *target.get(card, []))
    assert refused(state, "play bird") == "FL-H3"


@pytest.mark.clause("FL-H3", "FL-G8")
def test_a_late_card_belongs_to_the_round_in_which_it_was_played():
    hands = [["bird"], ["bird", "fishing"]]
    state = table("r0c1 ew", "r3c1 ew", hands=hands, scenarios="one-card", turns="none", rng=rolled(6, 6))
    play(state, "play bird", "tide", "aim r0c1")
    assert "play fishing" in legal(state)


# No New Cards


@pytest.mark.clause("FL-H4", "FL-D2")
def test_no_new_cards():
    state = table(in_hand="tee", scenarios="no-new-cards")
    assert refused(state, "trade") == "FL-H4"
    assert refused(table(in_hand="cross", scenarios="no-new-cards"), "trade") == "FL-H4"
    assert "trade" not in legal(state)
    assert state.decision.sentence.args["choices"] == "place"


# No Support or Current for obstacles


@pytest.mark.clause("FL-H5")
def test_support_and_current_cannot_touch_obstacles():
    board = ("r0c1 ew", "r1c0 ns obstacle", "r2c4 scenario")
    options = {"scenarios": "obstacles,firm-obstacles"}
    state = play(table(*board, cards="support", **options), "play support")
    assert cells(state, "aim") == {"r0c1"}
    assert refused(state, "aim r1c0") == "FL-H5"
    assert refused(state, "aim r2c4") == "FL-H5"
    state = play(table(*board, cards="current", **options), "play current")
    assert cells(state, "aim") == {"r0c1"}
    assert refused(state, "aim r1c0") == "FL-H5"
    play(state, "aim r0c1")
    assert len(legal(state, "place")) == 16


@pytest.mark.clause("FL-H5", "FL-C7")
def test_on_a_board_of_obstacles_they_cannot_be_played():
    board = ("r1c0 ns obstacle", "r2c4 scenario")
    state = table(*board, cards="support current bird", scenarios="obstacles,firm-obstacles")
    assert refused(state, "play support") == "FL-H5"
    assert refused(state, "play current") == "FL-H5"
    play(state, "play bird")
    assert cells(state, "aim") == {"r1c0", "r2c4"}


@pytest.mark.clause("FL-H5", "FL-G6")
def test_return_and_placing_obstacles_are_free():
    state = table("r0c1 ew", cards="return", discards=["cross-obstacle"], scenarios="firm-obstacles")
    play(state, "play return", "aim cross-obstacle", "place r0c2 nesw")
    assert "r0c2 nesw obstacle" in tiles(state)


# Single Path Boat Tile


@pytest.mark.clause("FL-H6", "FL-C5", "FL-A5")
def test_the_first_player_turns_the_boat_once_before_the_first_turn():
    state = game(3, scenarios="single-path", first="p2").new(1)
    assert (asked(state), state.seat) == ("facing", 1)
    assert legal(state) == {"face n", "face e", "face s", "face w"}
    assert state.view(None).boat == ""
    assert refused(state, "draw") == "FL-C5"
    play(state, "face s")
    assert state.view(None).boat == "s"
    assert (asked(state), state.seat) == ("turn", 1)
    assert refused(state, "face n") == "FL-C5"


@pytest.mark.clause("FL-H6", "FL-E3")
def test_the_other_sides_are_closed():
    state = play(game(2, scenarios="single-path").new(1), "face s")
    boat = next(cell for cell in state.view(None).cells if cell.what == "boat")
    assert boat.open == "s"


# Obstacles remain: the waves are in test_turns.py


@pytest.mark.clause("FL-H7")
def test_obstacles_that_remain_can_still_be_removed_and_moved():
    board = ("r0c1 ew obstacle", "r2c4 scenario")
    state = table(*board, cards="support current", scenarios="obstacles,obstacles-remain", players=1)
    play(state, "play support", "aim r0c1", "play current", "aim r2c4")
    assert legal(state, "place")


@pytest.mark.clause("FL-H7", "FL-F6", "FL-F7")
def test_a_bird_on_an_obstacle_that_remains_is_not_used_up():
    state = table("r2c1 ns obstacle bird", scenarios="obstacles-remain", turns="none", rng=rolled(3, 2))
    play(state, "tide")
    assert state.view(None).birds == 2
    assert state.view(None).wave.spared == []


# Together


@pytest.mark.clause("FL-H8")
def test_a_scenario_card_overrides_a_rule():
    """By FL-D2 the tee could be traded, by FL-G1 the obstacle removed, by FL-G2 and FL-C2 a second card played."""
    options = {"scenarios": "no-new-cards,firm-obstacles,one-card"}
    assert refused(table(in_hand="tee", **options), "trade") == "FL-H4"
    state = table("r0c1 ew obstacle", cards="support bird", players=1, **options)
    assert refused(state, "play support") == "FL-H5"
    play(state, "play bird", "aim r0c1")
    assert refused(state, "play support") == "FL-H3"


@pytest.mark.clause("FL-C7")
def test_the_order_of_refusals():
    options = {"scenarios": "one-card,firm-obstacles,no-new-cards"}
    board = ("r0c1 ew obstacle",)
    spent = table(
        *board, cards="support", round_cards=1, calm=True, stack=stack_of(without=["straight-obstacle"]), **options
    )
    assert refused(spent, "trade") == "FL-C5"
    assert refused(spent, "play bird") == "FL-C2"
    assert refused(spent, "play support") == "FL-H3"
    calm = table(*board, cards="calm-waters support", calm=True, scenarios="firm-obstacles")
    assert refused(calm, "play calm-waters") == "FL-G5"
    assert refused(calm, "play support") == "FL-H5"
    tile = table(*board, in_hand="straight-obstacle", scenarios="no-new-cards")
    assert refused(tile, "trade") == "FL-H4"
    assert refused(tile, "discard") == "FL-D4"
    assert refused(tile, "place r0c1 new") == "FL-A8"
    assert refused(tile, "place r0c1 ns") == "FL-E1"
    assert refused(tile, "place r0c2 ew") == "FL-E2"
    assert refused(tile, "place r1c0 ns") == "FL-E6"
    assert no_stack(*board)["stack"] == []


# A choice of them


@pytest.mark.clause("FL-B4", "FL-H2")
def test_what_an_option_may_list_is_what_is_taken():
    book, content = game(2).rulebook, game(2).content
    listable = book.listable(content, "scenarios")
    assert book.listable(content, "difficulty") is None
    for card, most in listable.items.items():
        assert game(2, scenarios=",".join([card] * most)).new(1).view(None).scenarios == [card] * most
        with pytest.raises(BadOption):
            game(2, scenarios=",".join([card] * (most + 1)))
    every = [card for card, most in listable.items.items() for _ in range(most)]
    assert game(2, scenarios=",".join(every[: listable.most]))
    with pytest.raises(BadOption):
        game(2, scenarios=",".join(every[: listable.most + 1]))
