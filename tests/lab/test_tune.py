"""Tuning: evolution finds what is better, the same by seed on any number of threads, and says what it is worth."""

from __future__ import annotations

import numpy as np
import pytest

from bots.fair import W, fair
from kernel.toy.book import RAFT
from riverrun.bots import bot
from riverrun.kernel.errors import BadOption
from riverrun.kernel.game import Game
from riverrun.lab.evolution import Evolution
from riverrun.lab.statistics import Interval
from riverrun.lab.tune import Judge, Tuning, mean_of, rounded, together, tune

GREEDY = bot("greedy")
FEW = {"bot": GREEDY, "against": GREEDY, "generations": 6, "population": 8, "deals": 4, "check": 12, "step": 1.5}


@pytest.fixture(autouse=True)
def few_probes(monkeypatch):
    """Fewer games to find the weights that make no difference: they take most of the time here."""
    monkeypatch.setattr("riverrun.lab.tune.PROBES", 8)


def contrary() -> Game:
    """The Fair for bots that would rather lose points."""
    return fair("sure", "gamble", "buy", weights=[-0.3, 0.5])


def test_evolution_finds_the_best_numbers():
    target = np.linspace(-1.0, 1.0, 5)
    evolution = Evolution(np.zeros(5), np.ones(5), population=12, step=0.3, seed=1)
    for _ in range(120):
        evolution.tell(-((evolution.ask() - target) ** 2).sum(axis=1))
    assert evolution.mean == pytest.approx(target, abs=1e-3)
    assert evolution.generation == 120


def test_evolution_stays_in_bounds_where_noise_decides():
    noise = np.random.default_rng(1)
    evolution = Evolution(np.zeros(2), np.ones(2), population=8, step=0.3, seed=1)
    for _ in range(200):
        evolution.ask()
        evolution.tell(noise.standard_normal(8))
    assert evolution.step <= 1.0
    assert np.isfinite(evolution.mean).all()


def test_evolution_stays_where_it_is_when_nothing_is_better():
    evolution = Evolution(np.ones(3), np.ones(3), population=4, step=0.3, seed=1)
    evolution.ask()
    evolution.tell([2.0] * 4)
    assert evolution.mean.tolist() == [1.0] * 3


def test_candidates_mirror_each_other():
    evolution = Evolution(np.array([1.0, -2.0]), np.ones(2), population=6, step=0.5, seed=3)
    asked = evolution.ask()
    assert (asked[:3] + asked[3:]) / 2 == pytest.approx(np.tile([1.0, -2.0], (3, 1)))


def test_what_is_better_is_found_and_checked():
    found = tune([contrary()], Tuning(**FEW))
    assert found.weights["points"] > 0
    assert found.weights["idle"] == W.IDLE.start
    assert (found.tuned, found.inert) == (["points"], ["idle"])
    assert found.better
    assert found.tables[0].share.mean > 0.55
    assert found.tables[0].gain.mean == pytest.approx(found.gain.mean)
    assert found.games == (3 * 2 + 1) * 8 * 2 + 6 * 8 * 4 * 2 + 12 * 2


def test_the_same_seed_finds_the_same_on_any_number_of_threads():
    told = []
    short = FEW | {"generations": 2, "population": 4, "deals": 1, "check": 2}
    one = tune([contrary()], Tuning(**short, seed=5), progress=told.append)
    two = tune([contrary()], Tuning(**short, seed=5), threads=2)
    assert (one.weights, one.tables, one.gain) == (two.weights, two.tables, two.gain)
    assert [generation.number for generation in told] == [1, 2]
    assert told[-1].weights == list(one.weights.values())
    other = tune([contrary()], Tuning(**short, seed=6))
    assert other.weights != one.weights


def test_several_tables_are_judged_together():
    """A share of wins counts by how many even shares it is; the gain's interval is narrower than each table's."""
    game = contrary()
    judges = [Judge(game, Tuning(**FEW), threads=1) for _ in range(2)]
    candidates = np.array([[1.0, 0.5], [-0.3, 0.5]])
    alone = judges[0].judge(candidates, 8, 0)
    assert together(judges, candidates, 8, 0) == pytest.approx(alone)
    judges[1].even = 0.25
    assert together(judges, candidates, 8, 0) == pytest.approx((alone + 2 * (alone + 0.25)) / 2)
    found = tune([game, contrary()], Tuning(**FEW))
    assert found.better
    assert [one.players for one in found.tables] == [2, 2]
    assert mean_of([Interval(0.1, 0.0, 0.2), Interval(0.3, 0.2, 0.4)]).low == pytest.approx(0.2 - 0.1 / 2**0.5)
    assert mean_of([Interval(0.1, None, None)]) == Interval(0.1, None, None)


def test_equal_weights_are_even_in_every_deal():
    """The candidate sits in every seat of a deal, so what the seats are worth cancels out."""
    game = fair("sure", "gamble")
    judge = Judge(game, Tuning(**FEW), threads=3)
    played = judge.play(np.array([[1.0, 0.5], [1.0, 7.0]]), 10, 0)
    assert judge.shares(played, "wins").tolist() == [[0.5] * 10] * 2
    assert judge.shares(played, "points").tolist() == [[0.0] * 10] * 2
    assert judge.games == 2 * 10 * 2


def test_weights_keep_a_few_digits():
    assert rounded([0.123456, -1234.56, 0.0]) == [0.1235, -1235.0, 0.0]


@pytest.mark.parametrize(
    ("game", "wish", "says"),
    [
        (Game(RAFT, 2, {}), {}, "declares no weights"),
        (fair("sure"), {"population": 7}, "come in pairs"),
        (fair("sure", "gamble"), {"only": ("luck",)}, "There is no weight 'luck'; there are points, idle"),
        (fair("sure", "gamble"), {"only": ("idle",)}, "makes a difference to 'greedy'"),
    ],
)
def test_what_cannot_be_tuned_is_refused_in_a_sentence(game, wish, says):
    with pytest.raises(BadOption, match=says):
        tune([game], Tuning(**{**FEW, **wish}))
