"""What comparisons claim where the truth is known: intervals cover, peeking is allowed, nulls are not called."""

from __future__ import annotations

import math

import numpy as np
import pytest

from riverrun.lab.inference import Sums, anytime_half_width, benjamini_hochberg, games_needed, p_value, paired
from riverrun.lab.statistics import wilson


def made_up_games(rng, games: int, effect: float, same: float = 0.8):
    """Wins of the takers of a card, before and after; most games come out the same. A third of them sees no taker."""
    taken = rng.random(games) < 0.67
    before = rng.random(games) < 0.3
    after = np.where(rng.random(games) < same, before, rng.random(games) < 0.3)
    after = np.where(rng.random(games) < effect / 0.7, True, after)
    columns = [before & taken, taken, after & taken, taken]
    return np.stack(columns, axis=-1)[:, None, :].astype(float)


def test_wilsons_interval_covers():
    rng = np.random.default_rng(1)
    found = [wilson(float(rng.binomial(60, 0.25)), 60) for _ in range(2000)]
    assert np.mean([one.low <= 0.25 <= one.high for one in found]) == pytest.approx(0.95, abs=0.02)


def test_the_interval_of_a_paired_difference_covers():
    rng = np.random.default_rng(2)
    effect = 0.04
    truth = 0.7 * effect / 0.7
    covered = 0
    for _ in range(1000):
        found = Sums.of(made_up_games(rng, 500, effect)).difference(0, anytime=False)
        covered += found.low <= truth <= found.high
    assert covered / 1000 == pytest.approx(0.95, abs=0.02)


def test_pairs_that_are_alike_spare_games():
    rng = np.random.default_rng(3)
    alike = Sums.of(made_up_games(rng, 20_000, 0.0, same=0.9)).difference(0, anytime=False)
    apart = Sums.of(made_up_games(rng, 20_000, 0.0, same=0.0)).difference(0, anytime=False)
    assert alike.spared > 5
    assert apart.spared == pytest.approx(1, abs=0.1)
    first, second = rng.normal(5, 2, 400), rng.normal(6, 2, 400)
    assert paired(first, second).low < 1 < paired(first, second).high


def test_looking_again_and_again_is_allowed():
    """Of 400 runs without an effect, looked at 40 times, at most 5 % ever stop; the usual interval stops in many."""
    rng = np.random.default_rng(4)
    ever, naive = 0, 0
    for _ in range(400):
        sums = Sums(1)
        stopped = fooled = False
        for _ in range(40):
            sums.add(Sums.of(made_up_games(rng, 250, 0.0)))
            stopped |= sums.difference(0, anytime=True).clear
            fooled |= sums.difference(0, anytime=False).clear
        ever += stopped
        naive += fooled
    assert ever / 400 <= 0.05
    assert naive / 400 > 0.12


def test_a_known_effect_is_found_before_all_games_are_played():
    rng = np.random.default_rng(5)
    lengths = []
    for _ in range(50):
        sums = Sums(1)
        while sums.games < 100_000:
            sums.add(Sums.of(made_up_games(rng, 500, 0.03)))
            if sums.difference(0, anytime=True).clear:
                break
        lengths.append(sums.games)
        assert sums.difference(0, anytime=True).difference > 0
    assert max(lengths) < 20_000


def test_of_200_null_cards_hardly_any_is_called_and_a_real_one_is():
    rng = np.random.default_rng(6)
    called = []
    for _ in range(20):
        cards = [Sums.of(made_up_games(rng, 400, 0.0)).difference(0, anytime=False).p for _ in range(200)]
        strong = Sums.of(made_up_games(rng, 400, 0.15)).difference(0, anytime=False).p
        corrected = benjamini_hochberg([*cards, strong])
        assert corrected[-1] < 0.05
        called.append(sum(one < 0.05 for one in corrected[:-1]))
    assert max(called) <= 10
    assert np.mean(called) < 2


def test_the_correction_on_known_numbers():
    assert benjamini_hochberg([0.01, 0.04, 0.03, 0.5]) == pytest.approx([0.04, 0.16 / 3, 0.16 / 3, 0.5])
    assert benjamini_hochberg([]) == []


def test_how_many_games_a_precision_needs():
    games = games_needed(0.45, 0.01)
    assert games == math.ceil((1.959963984540054 * 45) ** 2)
    often = games_needed(0.45, 0.01, anytime=True)
    assert games < often < 3 * games
    assert anytime_half_width(0.45, often) <= 0.01 < anytime_half_width(0.45, often - 1)


def test_the_p_value_says_what_the_interval_says():
    for anytime in (False, True):
        found = Sums.of(made_up_games(np.random.default_rng(8), 3000, 0.015)).difference(0, anytime=anytime)
        assert found.clear == (found.p < 0.05)
    half = anytime_half_width(0.45, 4000)
    assert p_value(half, 0.45, 4000, anytime=True) == pytest.approx(0.05)
    assert p_value(half, 0.45, 4000, anytime=False) < 0.01


def test_blocks_add_up_to_the_whole():
    values = made_up_games(np.random.default_rng(7), 1000, 0.02)
    whole, parts = Sums.of(values), Sums(1)
    for first in range(0, 1000, 100):
        parts.add(Sums.of(values[first : first + 100]))
    assert whole.difference(0, anytime=True) == parts.difference(0, anytime=True)


def test_nothing_counted_tells_nothing():
    assert Sums(1).difference(0, anytime=True) is None
    assert Sums.of(np.zeros((5, 1, 4))).difference(0, anytime=True) is None


def test_several_games_of_a_deal_are_one_and_what_they_spare_is_counted_in_games():
    """A bot that wins each game as likely as others, set where it would win a third: 4 games do what 12 did."""
    rng, ones = np.random.default_rng(9), np.ones((4000, 3))
    seats = rng.integers(0, 3, 4000)
    before = np.arange(3) == seats[:, None]
    after = rng.random((4000, 3)) < 1 / 3
    sums = Sums.of(np.stack([before, ones, after, ones], axis=-1)[:, :, None, :].astype(float))
    found = sums.difference(0, anytime=False)
    assert found.before == pytest.approx(1 / 3)
    assert found.spared == pytest.approx(3.0, rel=0.06)
    assert found.error == pytest.approx(math.sqrt(2 / 9 / 12_000), rel=0.06)
