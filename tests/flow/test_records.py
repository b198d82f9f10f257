"""Records, snapshots and scores of Flow: they replay, verify and come back whole, clock and all."""

from __future__ import annotations

import random

import msgspec
import numpy as np
import pytest

import riverrun as rr
from riverrun.kernel.record import read_record

from .table import FOURTEEN, game, play, table


def played(players, options, seed, moves=10_000):
    """A game with the clock running out now and then."""
    state = game(players, **options).new(seed)
    rng = random.Random(seed)
    while not state.over and len(state.played) < moves:
        if rng.random() < 0.05 and state.explain("tide").legal:
            state.play("tide", environment=True)
        else:
            state.play(rng.choice(state.legal()))
    return state


@pytest.mark.clause("FL-K1")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_a_record_replays_with_the_moves_of_the_clock(players):
    state = played(players, {"difficulty": "medium", "clock": "60"}, players)
    record = read_record(state.record().to_json())
    assert "tide" in record.moves
    assert rr.replay(record).hash == state.hash
    assert record.scores == [score.points for score in state.scores()]


def test_a_record_that_was_changed_does_not_verify(refused):
    record = played(2, {}, 3).record()
    wrong = msgspec.structs.replace(record, hash="0" * 16)
    assert "replays to" in refused(rr.BadRecord, rr.replay, wrong)
    other = msgspec.structs.replace(record, options={**record.options, "turns": "5"})
    refused(rr.BadRecord, rr.replay, other)


def test_a_snapshot_comes_back_whole():
    state = played(3, {"difficulty": "hard"}, 4, moves=40)
    twin = state.game.thaw(state.freeze())
    assert (twin.hash, twin.events(), twin.undoable) == (state.hash, state.events(), state.undoable)
    assert twin.rewind(7).hash == state.rewind(7).hash


@pytest.mark.clause("FL-I1", "FL-I2")
def test_all_win_or_all_lose():
    board = tuple(tile for tile in FOURTEEN if tile != "r3c5 ew")
    won = play(table(*board, in_hand="straight", players=4), "place r3c5 ew")
    assert [(score.points, score.place, score.won) for score in won.scores()] == [(4, 1, True)] * 4
    assert won.scores()[0].lines[0].text == "The cat reaches the boat."
    points, wins = np.zeros(6), np.zeros(6)
    won.game.rules.result(won.game.box_view, won.position_view, points, wins)
    assert (points.tolist(), wins.tolist()) == ([4] * 4 + [0] * 2, [1] * 4 + [0] * 2)
    lost = played(4, {}, 1)
    assert [(score.place, score.won) for score in lost.scores()] == [(2, False)] * 4
    running = table(*board).scores()[0]
    assert (running.points, running.won) == (2, False)
    assert [line.points for line in running.lines] == [1, 0, 1, 0]
