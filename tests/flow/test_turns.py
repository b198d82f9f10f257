"""Rounds, the timer, the giant wave, winning and losing (FL-C, F, I, K)."""

from __future__ import annotations

import pytest

from .table import FOURTEEN, asked, birds, game, legal, no_stack, play, refused, rolled, stack_of, table, tiles, told

OBSTACLES = (
    *("r2c0 ns bird", "r2c1 ns obstacle bird", "r2c4 scenario", "r2c5 ew"),
    *("r3c0 ns", "r4c1 ns obstacle bird", "r5c1 ns"),
)


def swept(state):
    wave = state.view(None).wave
    return set(wave.swept)


def cut(layout: tuple[str, ...], cell: str) -> tuple[str, ...]:
    """A layout without the tile in one cell."""
    return tuple(tile for tile in layout if tile.split()[0] != cell)


# The wave


@pytest.mark.clause("FL-F5", "FL-F7", "FL-A3")
def test_a_wave_with_a_bird_that_both_dice_hit():
    """White 3 and black 1: row 2 and column 0 go, and the bird at their crossing with them."""
    board = tuple(tile + " bird" if tile.startswith("r2c0") else tile for tile in cut(FOURTEEN, "r3c5"))
    state = table(*board, turns="none", rng=rolled(3, 1))
    play(state, "tide")
    assert told(state, "rolled") == [{"seat": 0, "white": 3, "black": 1}]
    assert swept(state) == {"r1c0", "r2c0", "r2c6", "r3c0", "r4c0", "r5c0"}
    assert birds(state) == set()
    assert state.view(None).birds == 3
    assert state.view(None).discards == {"straight": 3, "tee": 3}


@pytest.mark.clause("FL-F4", "FL-F6", "FL-G5", "FL-R11")
def test_a_wave_in_calm_waters_with_one_die():
    """Calm Waters, white 3: the bird's token goes and its tile stays."""
    board = tuple(tile + " bird" if tile.startswith("r2c0") else tile for tile in cut(FOURTEEN, "r3c5"))
    state = table(*board, turns="none", calm=True, rng=rolled(3, 0, dice=1))
    play(state, "tide")
    assert (asked(state), state.seat) == ("die", 0)
    assert refused(state, "draw") == "FL-C5"
    play(state, "die white")
    assert swept(state) == {"r2c6"}
    assert state.view(None).wave.spared == ["r2c0"]
    assert (state.view(None).wave.white, state.view(None).wave.black) == (3, None)
    assert birds(state) == set()
    assert "r2c0 ns" in tiles(state)


@pytest.mark.clause("FL-F4", "FL-A3")
def test_the_black_die_alone_hits_a_column():
    board = (*cut(FOURTEEN, "r3c5"), "r0c1 nw", "r6c5 es")  # on the outer rows too, which no die hits now
    state = table(*board, turns="none", calm=True, rng=rolled(0, 1, dice=1))
    play(state, "tide", "die black")
    assert swept(state) == {"r1c0", "r2c0", "r3c0", "r4c0", "r5c0"}


@pytest.mark.clause("FL-F5", "FL-F6", "FL-F7", "FL-R9")
def test_a_wave_among_obstacles():
    state = table(*OBSTACLES, turns="none", rng=rolled(3, 2))
    play(state, "tide")
    assert swept(state) == {"r2c1", "r2c4", "r2c5", "r5c1"}
    assert state.view(None).discards == {"straight-obstacle": 1, "straight": 2}  # the scenario tile is out of the game
    assert birds(state) == set()
    assert tiles(state) == {"r2c0 ns", "r3c0 ns", "r4c1 ns obstacle"}


@pytest.mark.clause("FL-H7", "FL-F5")
def test_a_wave_when_obstacles_remain():
    state = table(*OBSTACLES, turns="none", scenarios="obstacles,obstacles-remain", rng=rolled(3, 2))
    play(state, "tide")
    assert swept(state) == {"r2c5", "r5c1"}
    assert birds(state) == {"r2c1", "r4c1"}
    assert {"r2c1 ns obstacle", "r2c4 scenario", "r4c1 ns obstacle", "r2c0 ns"} <= tiles(state)


@pytest.mark.clause("FL-F5", "FL-A3")
def test_example_white_3_and_black_2():
    """All of row 2 and all of column 1 go; the lines beside them stay."""
    board = ("r0c1 esw", "r1c1 ns", "r2c1 nesw", "r2c2 ew", "r0c2 ew", "r1c6 ns", "r2c6 ns")
    state = play(table(*board, turns="none", rng=rolled(3, 2)), "tide")
    assert tiles(state) == {"r0c2 ew", "r1c6 ns"}
    assert swept(state) == {"r0c1", "r1c1", "r2c1", "r2c2", "r2c6"}


@pytest.mark.clause("FL-A3", "FL-F5")
@pytest.mark.parametrize("face", range(1, 7))
def test_each_face_hits_its_line_and_the_centre_has_none(face):
    board = [f"r{row}c3 {'nesw' if row == 1 else 'ns'}" for row in (0, 1, 2, 4, 5, 6)]
    state = play(table(*board, turns="none", rng=rolled(face, 0)), "tide")
    hit = f"r{(0, 1, 2, 4, 5, 6)[face - 1]}c3"
    assert swept(state) == {hit}
    assert [state.view(None).lines[line] for line in (int(hit[1]), 3)] == [face, None]


@pytest.mark.clause("FL-F9", "FL-F5")
def test_a_wave_over_an_empty_board_touches_nothing_else():
    state = table(cards="support", revealed=["tee"], turns="none")
    before = state.view(None)
    play(state, "tide")
    after = state.view(None)
    assert (after.stack, after.deck, after.revealed, after.hands) == (
        before.stack,
        before.deck,
        before.revealed,
        before.hands,
    )
    assert after.wave.swept == []
    assert after.round == before.round + 1
    assert len(told(state, "rolled")) == 1


@pytest.mark.clause("FL-F8", "FL-E5")
def test_animals_are_told_to_be_cut_off_and_home_again():
    board = tuple(tile for tile in FOURTEEN if tile != "r3c5 ew")
    state = table(*board, turns="none", rng=rolled(2, 5))
    assert [animal.id for animal in state.view(None).animals if animal.home] == ["cat", "capybara"]
    play(state, "tide")
    assert [fact["animal"] for fact in told(state, "cut_off")] == ["cat"]
    assert [animal.id for animal in state.view(None).animals if animal.home] == ["capybara"]


# The timer


@pytest.mark.clause("FL-F1", "FL-F3", "FL-F4", "FL-R7", "FL-K1")
def test_tide_before_acting_costs_the_turn_and_that_player_rolls():
    state = table(players=3, turns="none", active=1)
    play(state, "tide")
    assert told(state, "expired") == [{"seat": 1, "late": 0}]
    assert told(state, "rolled")[0]["seat"] == 1
    assert (state.seat, asked(state)) == (2, "turn")
    assert state.view(None).turn == 0


@pytest.mark.clause("FL-F2", "FL-K1", "FL-C6")
def test_tide_with_a_tile_in_hand_lets_the_turn_be_finished():
    state = table(in_hand="tee", turns="none")
    play(state, "tide")
    assert (asked(state), state.seat, state.view(None).late) == ("tile", 0, True)
    assert {"trade", "place r0c1 new"} <= legal(state)
    play(state, "place r0c1 new")
    assert told(state, "rolled")[0]["seat"] == 0
    assert (state.seat, asked(state), state.view(None).late) == (1, "turn", False)
    assert state.view(None).turn == 1


@pytest.mark.clause("FL-F2", "FL-D2")
def test_a_late_tile_may_be_traded():
    state = play(table(in_hand="tee", turns="none"), "tide", "trade")
    assert state.view(None).hands[0].held == 1
    assert len(told(state, "rolled")) == 1


@pytest.mark.clause("FL-F2", "FL-R6", "FL-K1", "FL-G8")
def test_tide_while_a_card_is_played_lets_it_be_finished():
    state = table("r0c1 ew", cards="current", turns="none")
    play(state, "play current", "tide", "aim r0c1")
    assert state.view(None).late
    play(state, "place r3c4 ew")
    assert len(told(state, "rolled")) == 1
    assert state.view(None).used == {"current": 1}


@pytest.mark.clause("FL-F2", "FL-F4", "FL-G5")
def test_a_late_turn_in_calm_waters_asks_for_the_die():
    state = table(in_hand="tee", turns="none", calm=True)
    play(state, "tide", "place r0c1 new")
    assert (asked(state), state.seat) == ("die", 0)
    play(state, "die black")
    assert state.seat == 1


@pytest.mark.clause("FL-K2")
def test_where_there_is_no_tide():
    late = play(table(in_hand="tee", turns="none"), "tide")
    assert refused(late, "tide") == "FL-K2"
    choosing = play(table(turns="none", calm=True), "tide")
    assert refused(choosing, "tide") == "FL-K2"
    facing = game(2, scenarios="single-path").new(1)
    assert refused(facing, "tide") == "FL-K2"
    over = play(table(**no_stack(elsewhere=["cross"]), in_hand="cross"), "place r0c1 nesw")
    assert refused(over, "tide") == "FL-I2"


@pytest.mark.clause("FL-K1")
def test_tide_is_never_a_players_move(refused):
    import riverrun as rr

    state = game(2).new(1)
    assert "tide" not in state.legal_texts()
    assert state.explain("tide").legal
    assert not state.explain("tide", environment=False).legal
    refused(rr.IllegalMove, state.play, "tide")
    refused(rr.IllegalMove, state.play, "draw", environment=True)
    state.play("tide", environment=True)
    refused(rr.CannotUndo, state.undo)


@pytest.mark.clause("FL-K3", "FL-R7", "FL-C1")
@pytest.mark.parametrize("turns", [3, 8, 12])
def test_without_a_clock_a_round_ends_after_so_many_turns(turns):
    stack = stack_of(*["tee"] * 7)
    state = table(players=4, turns=str(turns), round_turns=turns - 2, stack=stack)
    play(state, "draw", "trade")
    assert told(state, "rolled") == []
    play(state, "draw", "trade")
    assert [fact["seat"] for fact in told(state, "rolled")] == [2]  # who was to act loses the turn and rolls
    assert (state.seat, state.view(None).round_turns, state.view(None).turn) == (3, 0, 2)


@pytest.mark.clause("FL-K3", "FL-F4", "FL-G5")
def test_a_counted_round_in_calm_waters_asks_the_next_player_for_the_die():
    state = table(players=3, turns="4", round_turns=3, in_hand="tee", calm=True)
    play(state, "trade")
    assert (asked(state), state.seat) == ("die", 1)
    play(state, "die white")
    assert (asked(state), state.seat, state.view(None).calm) == ("turn", 2, False)


@pytest.mark.clause("FL-K3", "FL-I2")
def test_a_lost_game_has_no_wave_after_its_last_turn():
    rest = no_stack(elsewhere=["cross"])
    state = table(**rest, in_hand="cross", turns="3", round_turns=2)
    play(state, "place r0c1 nesw")
    assert state.over
    assert told(state, "rolled") == []


@pytest.mark.clause("FL-K3", "FL-K4")
def test_a_clock_takes_the_place_of_counting_turns():
    for options in ({"clock": "60"}, {"clock": "45", "turns": "3"}, {"turns": "none", "pausable": "yes"}):
        state = table(players=1, round_turns=50, stack=stack_of("tee"), **options)
        play(state, "draw", "trade")
        assert told(state, "rolled") == []
        assert state.view(None).turns is None
    assert table().view(None).turns == 8


# Rounds


@pytest.mark.clause("FL-F8", "FL-H3", "FL-G8")
def test_what_is_counted_by_rounds_starts_anew_with_the_wave():
    state = table("r0c1 ew", cards="bird support", players=1, turns="none", scenarios="one-card")
    play(state, "play bird", "tide")
    assert state.view(None).wave is None  # the bird is aimed first
    play(state, "aim r0c1")
    assert state.view(None).cards_this_round == 0
    assert state.view(None).round == 2


@pytest.mark.clause("FL-C1", "FL-B3")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_turns_go_clockwise(players):
    state = game(players, turns="none", first="p1").new(3)
    seats = []
    for _ in range(2 * players):
        seats.append(state.seat)
        play(state, "draw", "discard" if "discard" in legal(play_copy(state, "draw")) else first_place(state))
    assert seats == [*range(players)] * 2


def play_copy(state, *moves):
    twin = state.copy()
    for move in moves:
        twin.play(move)
    return twin


def first_place(state):
    return sorted(legal(play_copy(state, "draw"), "place"))[0]


# Winning


@pytest.mark.clause("FL-I1", "FL-C4")
def test_the_last_tile_drawn_may_win():
    board = cut(FOURTEEN, "r3c5")
    state = table(*board, **no_stack(*board, elsewhere=["straight"]), in_hand="straight")
    play(state, "place r3c5 ew")
    assert state.over
    assert state.view(None).won
    assert [score.won for score in state.scores()] == [True, True]
    assert [event.kind for event in state.events()][-1] == "won"
    assert refused(state, "draw") == "FL-I1"


@pytest.mark.clause("FL-I2", "FL-R1")
def test_or_not():
    board = cut(FOURTEEN, "r3c5")
    state = table(*board, **no_stack(*board, elsewhere=["curve"]), in_hand="curve")
    play(state, "place r0c1 sw")
    assert state.over
    assert not state.view(None).won
    assert [score.won for score in state.scores()] == [False, False]
    assert refused(state, "draw") == "FL-I2"


@pytest.mark.clause("FL-I1")
@pytest.mark.parametrize("without", ["r1c0", "r1c6", "r5c0", "r5c6"])
def test_three_animals_at_the_boat_do_not_win(without):
    """Each of the four in turn is the one that is still away."""
    state = table(*(tile for tile in cut(FOURTEEN, without) if tile != "r3c5 ew"), in_hand="straight")
    play(state, "place r3c5 ew")
    assert sum(animal.home for animal in state.view(None).animals) == 3
    assert not state.over


@pytest.mark.clause("FL-I1", "FL-F2", "FL-C6")
def test_a_late_tile_wins_before_the_dice():
    state = table(*cut(FOURTEEN, "r3c5"), in_hand="straight", turns="none")
    play(state, "tide", "place r3c5 ew")
    assert state.over
    assert state.view(None).won
    assert told(state, "rolled") == []


@pytest.mark.clause("FL-I1", "FL-R3")
def test_animals_may_share_ways_through_each_other():
    """The dog reaches the boat through the cat, the lemur through the capybara and the cat."""
    top = ("r0c1 ew", "r0c2 ew", "r0c3 ew", "r0c4 ew", "r0c5 new")
    side = ("r1c0 nsw", "r2c0 nsw", "r4c0 nsw", "r5c0 nsw", "r3c0 nes", "r3c1 ew", "r3c2 ew")
    bottom = ("r6c1 nesw", "r6c2 nesw", "r6c3 nesw", "r6c4 nesw", "r6c5 nesw")
    state = table(*top, *side, *bottom[:-1], in_hand="cross")
    play(state, "place r6c5 nesw")
    assert state.view(None).won
    lemur = state.view(None).animals[3]
    assert lemur.path[0] == "r6c6"
    assert "r6c0" in lemur.path
    assert lemur.path[-1] == "r3c3"


@pytest.mark.clause("FL-I1")
def test_a_card_may_win():
    board = (*cut(FOURTEEN, "r3c5"), "r6c1 ew")
    state = play(table(*board, cards="current"), "play current", "aim r6c1", "place r3c5 ew")
    assert state.view(None).won


# Losing


SHUT = ("r0c1 nw", "r1c0 nw", "r0c5 ne", "r1c6 ne", "r6c1 sw", "r5c0 sw", "r6c5 es", "r5c6 es")


@pytest.mark.clause("FL-I2", "FL-R14", "FL-R1")
@pytest.mark.parametrize(
    ("card", "board", "options"),
    [
        ("support", (), {}),
        ("bird", (), {}),
        ("bird", ("r0c1 ew bird",), {}),
        ("current", (), {}),
        ("fishing", ("r0c1 ew",), {}),
        ("calm-waters", ("r0c1 ew",), {}),
        ("return", SHUT, {}),
        ("support", ("r0c1 ew obstacle",), {"scenarios": "firm-obstacles"}),
        ("current", ("r0c1 ew obstacle",), {"scenarios": "firm-obstacles"}),
        ("bird", ("r0c1 ew",), {"scenarios": "one-card"}),
    ],
)
def test_an_unplayable_card_does_not_avert_the_loss(card, board, options):
    """No tile is left; p1 plays Calm Waters, and p2 holds one card that cannot be played."""
    state = table(*board, hands=[["calm-waters"], [card]], **no_stack(*board), **options)
    play(state, "play calm-waters")
    assert state.over
    assert not state.view(None).won
    assert told(state, "lost") == [{"seat": 1}]


@pytest.mark.clause("FL-I2", "FL-R1")
def test_only_the_active_players_cards_avert_the_loss():
    fields = no_stack(elsewhere=["cross"])
    lost = play(table(hands=[["bird"], []], in_hand="cross", **fields), "place r0c1 nesw")
    assert lost.over
    goes_on = play(table(hands=[[], ["bird"]], in_hand="cross", **fields), "place r0c1 nesw")
    assert not goes_on.over
    assert legal(goes_on) == {"play bird"}


@pytest.mark.clause("FL-H3", "FL-I2", "FL-R14")
def test_the_rounds_card_spent_and_no_tile_left_is_a_loss():
    state = table(
        *("r0c1 ew", "r1c0 ns"),
        hands=[["bird"], ["bird"]],
        scenarios="one-card",
        turns="none",
        **no_stack("r0c1 ew", "r1c0 ns"),
    )
    play(state, "play bird", "aim r0c1")
    assert state.over


@pytest.mark.clause("FL-H3", "FL-I2", "FL-F8")
def test_the_same_after_a_late_turn_goes_on_since_the_wave_frees_a_card():
    board = ("r0c3 ew", "r1c0 ns", "r3c2 ew", "r3c1 ew", "r3c4 ew")
    state = table(
        *board,
        hands=[["bird"], ["bird"]],
        scenarios="one-card",
        turns="none",
        rng=rolled(6, 6),
        **no_stack(*board),
    )
    play(state, "play bird", "tide", "aim r1c0")
    assert not state.over
    assert state.seat == 1
    assert legal(state) == {"play bird"}


@pytest.mark.clause("FL-I2", "FL-F8")
def test_the_loss_after_a_wave_is_checked_before_the_next_turn():
    board = ("r0c1 ew",)
    state = table(*board, hands=[["bird"], ["support"]], turns="none", rng=rolled(1, 2), **no_stack(*board))
    play(state, "tide")
    assert state.over  # the wave took the only tile, so Support has no target
    assert [event.kind for event in state.events()][-2:] == ["round", "lost"]


@pytest.mark.clause("FL-C6")
def test_the_order_of_a_late_turns_end():
    board = (*cut(FOURTEEN, "r3c5"), "r6c1 ew")
    state = table(*board, cards="bird", turns="none")
    play(state, "play bird", "tide", "aim r6c1")
    order = [event.kind for event in state.events() if event.kind in ("bird_on", "rolled", "round", "turn", "expired")]
    assert order == ["expired", "bird_on", "rolled", "round", "turn"]
