"""What the worker pool gives back: a bot's move, or why there is no result."""

from __future__ import annotations

from typing import Literal, NamedTuple

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.errors import RequestError


class BotMove(NamedTuple):
    """A move for a bot."""

    move: int
    by: Literal["bot", "quick", "random"]
    """Whose policy chose it: the bot's own, its quick one, or chance."""
    seconds: float
    """How long it took, waiting included."""
    then: tuple[int, ...] = ()
    """The moves by which it would complete the choice, where that takes several; nobody has looked at them yet."""
    shortened: bool = False
    """Whether it had less time than the bot should have, since others waited."""


class PoolStopped(Exception):
    """The pool was stopped: no move was chosen, and none should be played."""


Failure = Literal["late", "died", "failed", "none", "crowded", "compiling", "stopped"]
SENTENCES: dict[Failure, Sentence] = {
    "late": Sentence("rr-error-analysis-late"),
    "died": Sentence("rr-error-analysis-stopped"),
    "failed": Sentence("rr-error-analysis-failed"),
    "none": Sentence("rr-error-analysis-none"),
    "crowded": Sentence("rr-error-analysis-busy"),
    "compiling": Sentence("rr-error-compiling"),
    "stopped": Sentence("rr-error-restarting"),
}


class WorkerUnavailable(RequestError):
    """No process has delivered a result: told in a sentence, where no bot's quick policy can stand in."""

    def __init__(self, why: Failure) -> None:
        super().__init__("unavailable", SENTENCES[why])
        self.why: Failure = why
