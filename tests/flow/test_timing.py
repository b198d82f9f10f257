"""What a table's clock is told of Flow: how long a round is, and where a position stands in one."""

from __future__ import annotations

import pytest

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
