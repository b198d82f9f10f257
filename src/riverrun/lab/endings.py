"""Where a game that does not end is cut, so that no run waits for ever: nobody has won it, and it is counted."""

from __future__ import annotations

from typing import Any

from riverrun.kernel.jit import rule

LONGEST = 10_000
"""A game that takes so many decisions is cut there: four times as many as any that ended has taken."""


@rule
def goes_on(s: Any) -> bool:
    """Whether another decision is asked for."""
    return bool(s.over == 0 and s.moves < LONGEST)


@rule
def take_back_wins(s: Any, wins: Any) -> None:
    """Nobody wins a game that was cut."""
    if s.moves >= LONGEST:
        for seat in range(len(wins)):
            wins[seat] = 0.0


def unfinished(lengths: Any) -> int:
    """How many games were cut, of so many decisions each."""
    return int((lengths >= LONGEST).sum())


def cut_sentence(count: int) -> str:
    """Says how many games were cut and what that means."""
    games, were, them = ("1 game", "was", "it") if count == 1 else (f"{count:,} games", "were", "them")
    return f"{games} had not ended after {LONGEST:,} decisions and {were} cut there; nobody won {them}."
