"""What a table's clock is told of Flow: how long a round is, and where a position stands in one."""

from __future__ import annotations

import pytest

from riverrun import BadOption
from riverrun.bots import analyse
from riverrun.bots.analysis import shared_line
from riverrun.kernel import journal
from riverrun.kernel.timing import refuse_endless

from .table import game, play, rolled, table


@pytest.mark.clause("FL-K4")
@pytest.mark.parametrize("seconds", ["45", "60", "90"])
def test_the_options_say_how_the_clock_goes(seconds):
    for pausable in ("no", "yes"):
        of = game(2, clock=seconds, pausable=pausable)
        pace = of.rulebook.pace(of)
        assert (pace.seconds, of.text(pace.expiry), pace.pausable) == (float(seconds), "tide", pausable == "yes")
    of = game(2)
    assert of.rulebook.pace(of) is None


@pytest.mark.clause("FL-F2", "FL-F3", "FL-R6", "FL-R7")
def test_a_turn_is_idle_then_begun_then_late():
    state = table("r0c1 ew", clock="60", cards="support", rng=rolled(6, 6))
    assert (state.timing.stands, state.timing.rounds, state.timing.fresh) == ("idle", 0, False)
    begun = play(state.copy(), "play support")
    assert begun.timing.stands == "begun"
    late = play(begun, "tide").timing
    assert (late.stands, late.rounds) == ("late", 0)
    assert play(begun, "aim r0c1").timing.rounds == state.timing.rounds + 1
    assert (begun.timing.stands, begun.timing.fresh) == ("idle", True)
    assert not table(clock="60", waves=1, round_turns=1).timing.fresh
    assert not play(begun, "draw").timing.fresh
    assert play(state.copy(), "draw").timing.stands == "begun"


@pytest.mark.clause("FL-F4", "FL-H6")
def test_a_die_is_chosen_at_the_end_and_the_boat_turned_before_the_beginning():
    state = play(table("r0c1 ew", clock="60", cards="calm-waters", rng=rolled(6, 0, 1)), "play calm-waters", "tide")
    assert state.timing.stands == "choosing"
    assert play(state, "die white").timing.rounds == 1
    assert game(2, clock="60", scenarios="single-path").new(1).timing.stands == "free"


@pytest.mark.clause("FL-K2")
def test_the_tide_comes_exactly_where_a_turn_is_idle_or_begun():
    state = table("r0c1 ew", clock="60", cards="calm-waters")
    positions = [
        state,
        play(state.copy(), "draw"),
        play(state.copy(), "draw", "tide"),
        play(state.copy(), "play calm-waters"),
    ]
    positions += [play(positions[3].copy(), "tide"), game(2, clock="60", scenarios="single-path").new(1)]
    stands = [one.timing.stands for one in positions]
    assert stands == ["idle", "begun", "late", "idle", "choosing", "free"]
    assert [one.explain("tide", environment=True).legal for one in positions] == [
        s in ("idle", "begun") for s in stands
    ]


@pytest.mark.clause("FL-H2")
def test_no_communication_is_quiet():
    assert game(2, scenarios="no-communication").new(1).timing.quiet == "FL-H2"
    assert game(2).new(1).timing.quiet is None


def test_nothing_is_traded_for_who_is_too_slow():
    state = play(table(clock="60"), "draw", "tide")
    assert [state.game.text(move) for move in state.timing.spared] == ["trade"]


def test_a_finished_game_stands_nowhere():
    state = game(1, clock="60").new(1)
    while not state.over:
        state.play(state.legal()[0])
    assert state.timing is None


# Looking ahead


@pytest.mark.clause("FL-K3", "FL-K4")
@pytest.mark.parametrize(
    ("options", "turns"),
    [
        ({"clock": "45"}, 6),
        ({"clock": "60"}, 8),
        ({"clock": "90"}, 12),
        ({"clock": "60", "turns": "3"}, 8),
        ({"turns": "none"}, 8),
    ],
)
def test_bots_count_as_many_turns_as_the_clock_has_time_for(options, turns):
    of = game(2, scenarios="single-path", obstacle="one_arm", **options)
    assert (of.box.turns, of.lookahead_box.turns) == (0, turns)
    counted = game(2, scenarios="single-path", obstacle="one_arm", turns=str(turns))
    assert of.lookahead_box.tobytes() == counted.box.tobytes()


@pytest.mark.parametrize("turns", ["3", "8", "12"])
def test_where_turns_are_counted_bots_look_ahead_by_the_game_itself(turns):
    of = game(2, turns=turns)
    assert of.lookahead_box is of.box


@pytest.mark.clause("FL-K1", "FL-K3")
@pytest.mark.parametrize(("turns", "rounds"), [(6, 0), (7, 1), (20, 1)])
def test_a_round_that_bots_end_leaves_what_the_tide_leaves(turns, rounds):
    state = table("r0c1 ew", "r3c0 ns", in_hand="cross", clock="60", round_turns=turns, rng=rolled(4, 1))
    move = state.game.move("place r1c0 nesw")
    ahead = state.position.copy()
    state.game.rules.play(state.game.lookahead_box, ahead, journal.off(), move)
    play(state, "place r1c0 nesw", *["tide"] * rounds)
    assert ahead.waves == state.position.waves == rounds
    ahead.moves += rounds  # the tide is a move
    assert ahead.tobytes() == state.position.tobytes()


@pytest.mark.no_cover
@pytest.mark.clause("FL-K4")
def test_an_opening_against_the_clock_has_the_chance_of_one_with_as_many_turns():
    against, counted = (
        analyse(game(2, **options).new(1), iterations=12, threads=1) for options in ({"clock": "60"}, {"turns": "8"})
    )
    assert against == counted
    assert 0.2 < against.chances[0].mean < 0.95


def test_an_expected_line_ends_with_the_round():
    lines = {}
    for turns in (6, 7):
        for options in ({"clock": "60"}, {"turns": "8"}):
            state = table(in_hand="cross", round_turns=turns, **options)
            moves = [state.game.move(text) for text in ("place r1c0 nesw", "draw", "draw")]
            lines[turns, *options] = len(shared_line(state, moves))
    assert lines == {(6, "clock"): 3, (6, "turns"): 3, (7, "clock"): 1, (7, "turns"): 3}


# Where nobody keeps a clock


@pytest.mark.clause("FL-K3", "FL-K4")
def test_a_game_is_begun_only_where_something_ends_its_rounds():
    for options in ({}, {"turns": "3"}, {"pausable": "yes"}):
        refuse_endless(game(2, **options))
        refuse_endless(game(2, **options), clocked=True)
    for options in ({"clock": "45"}, {"clock": "90", "turns": "none"}):
        refuse_endless(game(2, **options), clocked=True)
        with pytest.raises(BadOption, match=rf"^clock={options['clock']} needs a table .* turns=8 \(FL-K4\)\.$"):
            refuse_endless(game(2, **options))
    for clocked in (True, False):
        with pytest.raises(BadOption, match=r"^turns=none with clock=none never ends a round; .* \(FL-K3\)\.$"):
            refuse_endless(game(2, turns="none"), clocked=clocked)
