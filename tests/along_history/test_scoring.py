"""Points as they stand, ties, shared wins (AH-73, AH-81, AH-89, AH-R17, AH-R18)."""

from __future__ import annotations

import pytest

from .table import game, points, seat, table


def over(*seats, **rest):
    return table(*seats, over=True, agenda=[], **rest)


@pytest.mark.clause("AH-81", "AH-73", "AH-R17", "AH-69")
def test_vp_of_all_cards_less_covered_bonuses_plus_counters():
    state = table(seat("fire<stonehenge stonehenge wolves", counters="terrain-1 vp-12", gold=20, ur=2), seat(score=4))
    assert points(state) == [1 + 6 + 1 - 4 + 1 + 5, 4]
    lines = {line.step: line.points for line in state.scores()[0].lines}
    assert lines == {"cards": 8, "lost": -4, "counters": 6}
    assert sum(lines.values()) == points(state)[0]


@pytest.mark.clause("AH-89", "AH-R18")
@pytest.mark.parametrize(
    ("one", "other", "wins"),
    [
        (seat("swamp"), seat("cave"), [1, 0]),
        (seat("forest", counters="types-2 terrain-1"), seat("cave", counters="terrain-2"), [0, 1]),
        (seat("forest plain", counters="types-2"), seat("cave", counters="cards-3 character-1"), [0, 1]),
        (seat("forest", counters="wonder-1 terrain-1"), seat("cave", counters="vp-12 character-1"), [0.5, 0.5]),
        (seat("forest"), seat("cave"), [0.5, 0.5]),
    ],
)
def test_ties_go_to_the_highest_counter_then_the_second_else_they_share(one, other, wins):
    state = over(one, other)
    found, shares = state.game.result(state.position)
    if wins != [1, 0]:
        assert found[0] == found[1]
    assert list(shares[:2]) == wins
    assert [score.place for score in state.scores()] == [1 if share else 2 for share in wins]


@pytest.mark.clause("AH-108", "AH-81")
def test_scores_may_be_negative():
    state = table(seat("fire<forest forest agriculture<forest"), seat(score=-3))
    assert points(state) == [1 + 1 + 2 - 8, -3]


@pytest.mark.clause("AH-R17")
def test_the_track_and_the_age_as_it_stands():
    mine = seat("homer", heritage="fire", score=17)
    state = table(mine, seat(score=2), ages="prehistory+antiquity", age="antiquity")
    assert points(state) == [19, 2]
    assert {line.step: line.points for line in state.scores()[0].lines}["track"] == 17


@pytest.mark.clause("AH-89")
def test_every_finished_game_has_winners_that_share_one_win():
    for seed in range(3):
        state = game(3, max_rounds="4").new(seed)
        while not state.over:
            state.play(state.legal()[-1])
        _, shares = state.game.result(state.position)
        assert sum(shares[:3]) == pytest.approx(1)
