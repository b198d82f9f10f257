"""Ratings: who wins rises, who loses falls, ties share, teams are rated against the game."""

from __future__ import annotations

import pytest

from riverrun.server.history.ratings import Rating, places_of, rated, rated_together

NEW = Rating()


def test_places_go_by_the_win_then_points_and_who_resigned_comes_last() -> None:
    assert places_of([10, 12, 9], [False, True, False], [False, False, False]) == [2, 1, 3]
    assert places_of([10, 10, 10], [True, True, False], [False] * 3) == [1, 1, 3]
    assert places_of([30, 5], [False, True], [True, False]) == [2, 1]
    assert places_of([7, 7], [False, False], [False, False]) == [1, 1]


def test_who_comes_first_rises_and_all_are_known_better() -> None:
    first, second, third = rated([NEW, NEW, NEW], [1, 2, 3])
    assert first.mean > second.mean > third.mean
    assert all(one.deviation < NEW.deviation and one.games == 1 for one in (first, second, third))
    assert NEW.shown == 1500
    assert first.shown > 1500 > third.shown
    tied = rated([NEW, NEW], [1, 1])
    assert tied[0].mean == pytest.approx(tied[1].mean)


def test_a_surprise_counts_for_more() -> None:
    strong = Rating(35.0, 3.0, 30)
    weak = Rating(20.0, 3.0, 30)
    expected = rated([strong, weak], [1, 2])[0].mean - strong.mean
    surprise = rated([strong, weak], [2, 1])[1].mean - weak.mean
    assert 0 < expected < surprise


def test_a_team_is_rated_against_the_game_it_played() -> None:
    team, game = rated_together([NEW, NEW, NEW], NEW, won=True)
    assert {one.shown > 1500 for one in team} == {True}
    assert game.shown < 1500
    lost, harder = rated_together([NEW], NEW, won=False)
    assert lost[0].shown < 1500 < harder.shown
