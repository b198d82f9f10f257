"""What environments refuse, each in one sentence."""

from __future__ import annotations

from riverrun.kernel.errors import IllegalMove, RiverrunError
from riverrun.kernel.explanations import Explanation


class IllegalAction(IllegalMove):
    """An action that the rules refuse in one game of a batch; `index` is that game's."""

    def __init__(self, index: int, verdict: Explanation) -> None:
        super().__init__(verdict.move, verdict.clause, verdict.text)
        self.index = index
        self.args = (f"Environment {index}: {self}",)


class BadAction(RiverrunError, ValueError):
    """Actions that are no actions: not one whole number a game, or no move of the game at all."""


class MissingExtra(RiverrunError, ImportError):
    """A library that this environment needs and that is not installed."""
