"""Reports on finished games: every decision judged, the turning points found, positions named by what is seen."""

from __future__ import annotations

import pytest

import riverrun as rr
from kernel.toy.book import RAFT
from riverrun.bots import bot
from riverrun.bots.report import Moment, key, report, steps, turning_points
from riverrun.kernel.analysis import Chance
from riverrun.kernel.errors import RiverrunError


def finished(game: rr.Game, seed: int) -> rr.State:
    state = game.new(seed)
    while not state.over:
        state.play(bot("greedy").move(state))
    return state


def test_every_decision_with_a_choice_has_its_moment():
    game = rr.Game(RAFT, 2)
    state = finished(game, 3)
    told: list[tuple[int, int]] = []
    found = report(state.record(), game, iterations=24, progress=lambda done, total: told.append((done, total)))
    assert told == [(number, len(found.moments)) for number in range(1, len(found.moments) + 1)]
    assert found.wins == state.wins()
    record = state.record()
    for moment in found.moments:
        at = record.replay(game, upto=moment.number)
        assert moment.seat == at.seat
        assert moment.played == record.moves[moment.number]
        assert at.explain(moment.best).legal
        assert 0 <= moment.lost <= 1
        if moment.best == moment.played:
            assert moment.lost == 0


def test_moves_of_the_environment_are_nobodys_decision():
    game = rr.Game(RAFT, 2)
    state = game.new(2)
    state.play("tide", environment=True)
    while not state.over:
        state.play(rr.random_move(state))
    assert 0 not in [step.number for step in steps(state.record(), game)]


def test_a_blunder_is_a_turning_point_with_the_better_move():
    """Sniping turns The Future up with the sniper ahead; anything else leaves the win to others."""
    nations = [
        {"tokens": 5, "government": ["aristocracy"]},
        {"tokens": 1, "government": ["religious_tribe"], "wonders": ["eiffel_tower"]},
        {"tokens": 1, "government": ["agrarian_tribe"]},
    ]
    market = [{"card": "capitalism", "investor": 1, "tokens": 1}, {"card": "satellites"}, {"card": "john_lennon"}]
    game = rr.game("flow-of-history", 3)
    state = game.restore({"nations": nations, "market": market, "deck": ["future"]})
    record = state.record()
    for move, blunder in (("harvest", True), ("snipe capitalism", False)):
        again = record.replay(game)
        again.play(move)
        while not again.over:
            again.play(rr.random_move(again))
        found = report(again.record(), game, iterations=180)
        first = found.moments[0]
        assert first.played == move
        assert first.best == "snipe capitalism"
        assert first.chances[0].mean > 0.9
        assert (first.lost > 0.5) == blunder
        assert (0 in found.turning) == blunder


def test_turning_points_are_the_costliest_moves_in_the_games_order():
    even = [Chance(0.5, 0.4, 0.6)] * 2
    lost = [0.0, 0.3, 0.01, 0.2, 0.09, 0.5, 0.15, 0.11]
    moments = [Moment(number, 0, "a", "b", even, share) for number, share in enumerate(lost)]
    assert turning_points(moments) == [1, 3, 5, 6, 7]


def test_a_position_is_named_by_what_its_seat_sees_and_by_the_budget():
    state = rr.game("flow-of-history", 3).new(3)
    assert key(state, 100) == key(state.redeal(state.seat, 9), 100)
    assert key(state, 100) != key(state, 200)
    after = state.copy()
    after.play(rr.random_move(after))
    assert key(after, 100) != key(state, 100)
    other = rr.game("flow-of-history", 3, edition="first").new(3)
    assert key(other, 100) != key(state, 100)


def test_a_running_game_has_no_report():
    state = rr.game("flow-of-history", 2).new(1)
    with pytest.raises(RiverrunError, match="isn’t over yet"):
        report(state.record(), state.game)
