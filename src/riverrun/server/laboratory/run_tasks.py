"""What runs inside the laboratory's process: pairs of games, at the lowest priority."""

from __future__ import annotations

import os
import time
from typing import Any, NamedTuple

from riverrun.kernel.jit import switch
from riverrun.lab.compare.comparing import Question, compare_games
from riverrun.server.workers.tasks import NotCompiled, initialise_process

NICE = 10
"""How much nicer than a bot's process it is: it plays when nobody waits for anything."""


class PairsTask(NamedTuple):
    """Some pairs of games of a comparison."""

    question: Question
    first: int
    pairs: int


class PairsResult(NamedTuple):
    """Their sums, and the seconds that they took."""

    sums: Any
    seconds: float


def initialise_laboratory() -> None:
    """Prepare a new process."""
    initialise_process()
    if hasattr(os, "nice"):
        os.nice(NICE)


def game_cold(game: str) -> bool:
    """Return whether the rules of a game are still to be compiled."""
    return switch.loops_compiled() and not switch.warm_mark(game).exists()


def play_pairs(task: PairsTask) -> PairsResult | NotCompiled:
    """Play pairs of games; not before the server has compiled the game's rules, which it does for people first."""
    if game_cold(task.question.before.id):
        return NotCompiled()
    begun = time.perf_counter()
    with switch.running(switch.loops_compiled()):
        sums = compare_games(*task)
    return PairsResult(sums, time.perf_counter() - begun)
