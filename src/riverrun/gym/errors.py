"""What environments refuse, each in one sentence."""

from __future__ import annotations

from typing import Any

from riverrun.kernel.errors import BadOption, IllegalMove, RiverrunError
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.rules.explanations import Explanation, Refusal

RENDER_MODES = ["ansi", "human"]
ILLEGAL = ("raise", "end")
"""What an illegal action may do."""


class IllegalAction(IllegalMove):
    """An action that the rules refuse in one game of a batch; `index` is that game's."""

    def __init__(self, index: int, verdict: Explanation) -> None:
        super().__init__(verdict.move, verdict.clause, verdict.sentence)
        self.index = index
        self.sentence = Sentence("rr-error-environment", {"index": index, "reason": self.sentence})

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.index, Refusal(self.move, self.clause, self.why))


class BadAction(RiverrunError, ValueError):
    """Actions that are no actions: not one whole number a game, or no move of the game at all."""


class MissingExtra(RiverrunError, ImportError):
    """A library that this environment needs and that is not installed."""


def refuse_illegal(illegal: str) -> None:
    """Refuse what an illegal action cannot do."""
    if illegal not in ILLEGAL:
        raise BadOption(f"An illegal action cannot '{illegal}'; it can: {', '.join(ILLEGAL)}.")


def refuse_render_mode(mode: str | None) -> None:
    """Refuse a way to be shown that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"There is no render mode '{mode}'; there is: {', '.join(RENDER_MODES)}.")
