"""An evolution strategy for numbers that are noisily judged: separable CMA-ES (Ros and Hansen), mirrored samples."""

from __future__ import annotations

import math
from typing import Any

import numpy as np


class Evolution:
    """Looks for numbers that are judged high: `ask` for candidates, `tell` what each was worth, and so on.

    The same seed and the same judgements lead to the same numbers.
    """

    def __init__(self, start: Any, scale: Any, *, population: int, step: float, seed: int) -> None:
        """`scale` is how far apart two numbers are that differ noticeably; `step`, times that, how far it first looks.

        Candidates come in pairs on either side of the mean, so `population` is even.
        """
        assert population >= 4
        assert population % 2 == 0
        self.mean = np.array(start, float)
        self.step = step
        self._longest = max(1.0, step)  # where noise decides, steps would grow without end
        self.generation = 0
        self._scale = np.array(scale, float)
        self._random = np.random.default_rng(seed)
        n, parents = len(self.mean), population // 2
        shares = math.log(parents + 0.5) - np.log(np.arange(1, parents + 1))
        self._shares = shares / shares.sum()
        chosen = 1.0 / float((self._shares**2).sum())
        """How many parents the shares come to."""
        self._chosen = chosen
        self._path_rate = (chosen + 2) / (n + chosen + 5)
        self._damping = 1 + 2 * max(0.0, math.sqrt((chosen - 1) / (n + 1)) - 1) + self._path_rate
        self._spread_rate = (4 + chosen / n) / (n + 4 + 2 * chosen / n)
        # Only the diagonal is learned, so it is learned (n + 2) / 3 times as quickly.
        quicker = (n + 2) / 3
        self._one_rate = min(1.0, quicker * 2 / ((n + 1.3) ** 2 + chosen))
        many = quicker * 2 * (chosen - 2 + 1 / chosen) / ((n + 2) ** 2 + chosen)
        self._many_rate = min(1 - self._one_rate, many)
        self._expected = math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
        """How long a random step is on average."""
        self._path, self._spread = np.zeros(n), np.zeros(n)
        self._variance = np.ones(n)
        self._drawn = np.zeros((population, n))

    def ask(self) -> Any:
        """A generation of candidates, one a row."""
        half = self._random.standard_normal((len(self._drawn) // 2, len(self.mean)))
        self._drawn = np.concatenate([half, -half])
        return self.mean + self.step * self._scale * np.sqrt(self._variance) * self._drawn

    def tell(self, worth: Any) -> None:
        """Moves on by what each candidate was worth: of two that mirror each other, only the better one counts."""
        self.generation += 1
        judged = np.asarray(worth, float)
        if judged.min() == judged.max():  # nothing was learned
            return
        pairs = len(judged) // 2
        better = np.where(judged[:pairs] >= judged[pairs:], np.arange(pairs), np.arange(pairs) + pairs)
        drawn = self._drawn[better[np.argsort(-judged[better], kind="stable")]]
        moved = self._shares @ drawn
        self.mean = self.mean + self.step * self._scale * np.sqrt(self._variance) * moved
        rate = self._path_rate
        self._path = (1 - rate) * self._path + math.sqrt(rate * (2 - rate) * self._chosen) * moved
        length = float(np.linalg.norm(self._path))
        usual = math.sqrt(1 - (1 - rate) ** (2 * self.generation)) * self._expected
        steady = length < (1.4 + 2 / (len(moved) + 1)) * usual
        rate = self._spread_rate
        deviation = np.sqrt(self._variance)
        self._spread = (1 - rate) * self._spread
        if steady:
            self._spread = self._spread + math.sqrt(rate * (2 - rate) * self._chosen) * deviation * moved
        kept = 1 - self._one_rate - self._many_rate + (0.0 if steady else self._one_rate * rate * (2 - rate))
        many = self._variance * (self._shares @ drawn**2)
        self._variance = kept * self._variance + self._one_rate * self._spread**2 + self._many_rate * many
        longer = math.exp(min(1.0, self._path_rate / self._damping * (length / self._expected - 1)))
        self.step = min(self._longest, self.step * longer)
