"""Gymnasium's spaces of a game: observations with their ranges, and moves that are sampled among the legal ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces

from riverrun.kernel.position.tensor import Encoder


def observation_box(encoder: Encoder, count: int | None = None) -> spaces.Box:
    """What one observation can be, or `count` of them: each float's range as its encoder tells it."""
    low, high = encoder.low, encoder.high
    if count is not None:
        low, high = np.tile(low, (count, 1)), np.tile(high, (count, 1))
    return spaces.Box(low, high, dtype=np.float32)


class LegalMoves(spaces.Discrete):
    """Every move of the game as a number; `sample` draws among those that are legal now."""

    def __init__(self, moves: int, masks: Callable[[], Any]) -> None:
        super().__init__(moves)
        self._masks = masks

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A legal move; where none is asked for, any move. A mask or probabilities are taken as they are given."""
        if mask is None and probability is None:
            legal = self._masks().astype(np.int8)
            mask = legal if legal.any() else None
        return super().sample(mask, probability)


class LegalMovesOfAll(spaces.MultiDiscrete):
    """A move for each game of a batch; `sample` draws each among those that are legal now."""

    def __init__(self, moves: int, count: int, masks: Callable[[], Any]) -> None:
        super().__init__([moves] * count)
        self._masks = masks

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A legal move for each game; where none is asked for, any. Masks or probabilities are taken as given."""
        if mask is None and probability is None:
            draws: Any = self.np_random.random(self.nvec.shape[0])
            return np.array([_drawn(row, draw) for row, draw in zip(self._masks(), draws, strict=True)], self.dtype)
        return super().sample(mask, probability)


def _drawn(mask: Any, draw: float) -> int:
    """The legal move that a number from 0 to 1 stands for; where there is none, any."""
    legal = np.flatnonzero(mask)
    return int(legal[int(draw * len(legal))]) if len(legal) else int(draw * len(mask))
