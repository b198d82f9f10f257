"""The rules, clause by clause."""

from __future__ import annotations

from collections import Counter

import pytest

from .table import game, left, playing, table, told


@pytest.mark.clause("NEW-1")
def test_all_stones_lie_in_the_pile():
    state = game().new(1)
    assert Counter(state.document().pile) == {"dud": 4, "pebble": 8, "gem": 3}
    assert len({tuple(game().new(seed).document().pile) for seed in range(20)}) == 20


@pytest.mark.clause("NEW-2")
def test_who_begins_is_drawn_by_lot_and_turns_go_round():
    assert {game(4).new(seed).seat for seed in range(40)} == {0, 1, 2, 3}
    state = game(3).new(5)
    first = state.seat
    assert told(state, "first") == [{"seat": first}]
    for turn in range(4):
        assert state.seat == (first + turn) % 3
        state.play("take 1")


@pytest.mark.clause("NEW-3")
def test_one_to_three_stones_are_taken_or_as_many_as_there_are():
    assert table().legal_texts() == ["take 1", "take 2", "take 3"]
    assert table(most="2").legal_texts() == ["take 1", "take 2"]
    assert left("gem", "dud").legal_texts() == ["take 1", "take 2"]
    assert left("gem").legal_texts() == ["take 1"]


@pytest.mark.clause("NEW-4")
def test_stones_are_turned_up_and_count():
    state = left("gem", "pebble", "dud", "dud")
    state.play("take 2")
    assert [facts["stone"] for facts in told(state, "turned_up")] == ["gem", "pebble"]
    assert state.view(None).taken[0] == {"dud": 0, "pebble": 1, "gem": 1}
    assert state.scores()[0].points == 4
    assert state.undoable == 0


@pytest.mark.clause("NEW-5")
def test_the_last_stone_ends_the_game_and_counts_more():
    state = left("dud")
    state.play("take 1")
    assert state.over
    assert state.view(None).last == 0
    assert told(state, "last") == [{"seat": 0, "bonus": 5}]
    assert [(line.clause, line.points) for line in state.scores()[0].lines] == [("NEW-4", 0), ("NEW-5", 5)]


@pytest.mark.clause("NEW-6")
def test_most_points_win_and_who_ties_shares():
    for seed in range(10):
        *_, state = playing(game(3), seed)
        scores = state.scores()
        best = max(score.points for score in scores)
        assert [score.won for score in scores] == [score.points == best for score in scores]
        assert [score.place == 1 for score in scores] == [score.won for score in scores]
    rest = [["pebble"] * 8 + ["gem"], ["dud"] * 3 + ["gem"] * 2]
    tied = table(pile=["dud"], taken=rest, seat=1)
    tied.play("take 1")
    assert [(score.points, score.won) for score in tied.scores()] == [(11, True), (11, True)]
