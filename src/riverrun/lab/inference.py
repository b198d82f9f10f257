"""What a comparison may claim: paired differences, a test that may be looked at any time, and many tests at once."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from riverrun.lab.statistics import Interval, Z

ALPHA = 0.05
TUNED = 5_000
"""The number of games for which an interval that may be looked at any time is narrowest."""
RATE = (-2 * math.log(ALPHA) + math.log(-2 * math.log(ALPHA) + 1)) / TUNED


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """What one thing is under two conditions, before and after, and what that says."""

    before: float
    after: float
    games: int
    error: float
    """The standard error of the difference."""
    low: float
    high: float
    """The ends of its 95 % interval."""
    p: float
    """How likely so large a difference is where there is none; as the interval, for one look or for any."""
    spared: float
    """How many times as many games an unpaired comparison needs for an interval as narrow, half of them before."""

    @property
    def difference(self) -> float:
        """After less before."""
        return self.after - self.before

    @property
    def clear(self) -> bool:
        """Whether the interval leaves out 0."""
        return not self.low <= 0 <= self.high

    def within(self, bound: float) -> bool:
        """Whether the interval leaves out all differences larger than a bound."""
        return -bound < self.low and self.high < bound


class Sums:
    """Sums from which paired ratios are compared; sums of several blocks of games add up to those of all.

    Each game tells four numbers for each measure: what is counted and out of how many, before and after. Several games
    of one deal are summed to one such pair, since they are not independent; what single games tell is kept beside it.
    """

    def __init__(self, measures: int, each: int = 1) -> None:
        """`each`: how many games after there are to one before."""
        self.each = each
        self.games = 0
        """The pairs: deals that were played before and after."""
        self.totals = np.zeros((measures, 4))
        self.products = np.zeros((measures, 4, 4))
        self.single = np.zeros((measures, 4, 4))

    @classmethod
    def of(cls, values: Any) -> Sums:
        """The sums of (pairs, measures, 4) numbers, or of (pairs, each, measures, 4)."""
        many = values[:, None] if values.ndim == 3 else values
        made = cls(many.shape[2], many.shape[1])
        made.games = len(many)
        made.totals = many.sum(axis=(0, 1))
        made.products = np.einsum("gmi,gmj->mij", many.sum(axis=1), many.sum(axis=1))
        made.single = np.einsum("gnmi,gnmj->mij", many, many)
        return made

    def add(self, other: Sums) -> None:
        """Adds another block's; blocks are added in their order, so that the last bit is always the same."""
        self.games += other.games
        self.totals += other.totals
        self.products += other.products
        self.single += other.single

    def difference(self, measure: int, *, anytime: bool) -> Difference | None:
        """One measure's difference; None where nothing was counted. `anytime`: the interval holds whenever one stops.

        The ratios' errors are those of their linear parts (the delta method), pair by pair.
        """
        total, games = self.totals[measure], self.games
        if games < 2 or total[1] <= 0 or total[3] <= 0:
            return None
        before, after = float(total[0] / total[1]), float(total[2] / total[3])
        covariance = (self.products[measure] - np.outer(total, total) / games) / (games - 1)
        slopes = np.array([-1 / total[1], before / total[1], 1 / total[3], -after / total[3]]) * games
        paired = max(float(slopes @ covariance @ slopes), 0.0)
        apart = self._apart(measure, slopes)
        error, spread = math.sqrt(paired / games), math.sqrt(paired)
        half = anytime_half_width(spread, games) if anytime else Z * error
        found = after - before
        p = p_value(found, spread, games, anytime=anytime)
        return Difference(
            before=before,
            after=after,
            games=games,
            error=error,
            low=found - half,
            high=found + half,
            p=p,
            spared=2 * apart / ((1 + self.each) * paired) if paired > 0 else math.inf,
        )

    def _apart(self, measure: int, slopes: Any) -> float:
        """The variance that single games before and after have together, where none is of the same deal as another."""
        total, count = self.totals[measure], self.games * self.each
        spread = (self.single[measure] - np.outer(total, total) / count) / (count - 1)
        steep = slopes * self.each
        return sum(float(steep[part] @ spread[part, part] @ steep[part]) for part in (slice(2), slice(2, 4)))


def paired(before: Any, after: Any) -> Interval:
    """The mean difference of pairs of numbers, with its 95 % interval."""
    games = len(before)
    ones = np.ones(games)
    sums = Sums.of(np.stack([before, ones, after, ones], axis=-1)[:, None, :].astype(float))
    found = sums.difference(0, anytime=False)
    if found is None:
        return Interval(float(np.mean(after) - np.mean(before)), None, None)
    return Interval(found.difference, found.low, found.high)


def anytime_half_width(spread: float, games: int, alpha: float = ALPHA) -> float:
    """Half the width of an interval that holds at all numbers of games at once, however often one looks.

    The normal mixture's confidence sequence (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas 2024): of runs of any
    length, at most a share `alpha` ever has the truth outside, once there are enough games for means to be normal.
    """
    scaled = games * RATE + 1
    return spread * math.sqrt(2 * scaled / (games * games * RATE) * math.log(math.sqrt(scaled) / alpha))


def p_value(mean: float, spread: float, games: int, *, anytime: bool) -> float:
    """The p-value of a mean against 0: the share of runs outside of whose interval 0 would just lie."""
    if spread <= 0:
        return float(mean == 0)
    if not anytime:
        return math.erfc(abs(mean) / spread * math.sqrt(games / 2))
    scaled = games * RATE + 1
    return min(1.0, math.sqrt(scaled) * math.exp(-((games * mean / spread) ** 2) * RATE / (2 * scaled)))


def games_needed(spread: float, half_width: float, *, anytime: bool = False) -> int:
    """How many games bring the 95 % interval of a mean to so many on either side."""
    if spread <= 0:
        return 1
    if not anytime:
        return max(1, math.ceil((Z * spread / half_width) ** 2))
    low, high = 1, 2
    while anytime_half_width(spread, high) > half_width:
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if anytime_half_width(spread, middle) > half_width else (low, middle)
    return high


def benjamini_hochberg(p_values: Sequence[float]) -> list[float]:
    """Each p-value, corrected for being one of many: of those up to q, at most a share q is called wrongly."""
    count = len(p_values)
    corrected = [1.0] * count
    least = 1.0
    for rank, at in sorted(enumerate(sorted(range(count), key=lambda i: p_values[i]), 1), reverse=True):
        least = min(least, p_values[at] * count / rank)
        corrected[at] = least
    return corrected
