"""What the laboratory studies of Along History: which moves get a piece, in which stage and turn a position is."""

from __future__ import annotations

from riverrun.games.along_history.content import Box
from riverrun.games.along_history.moves import AGE_IDS, CARD
from riverrun.games.along_history.position import Position
from riverrun.games.along_history.terms import CARDS, SEATS, Step
from riverrun.kernel.jit import entry
from riverrun.kernel.moves.parameters import Parameter

ROUNDS = 64  # more than an Age has


def takeable() -> tuple[Parameter, ...]:
    """The cards."""
    return (CARD,)


def stages() -> tuple[str, ...]:
    """The Ages."""
    return AGE_IDS


@entry
def takes(box: Box, s: Position, move: int) -> int:
    """The card that a move acquires."""
    return move if s.decision == Step.MAIN and move < CARDS else -1


@entry
def stage(box: Box, s: Position) -> int:
    """The Age."""
    return int(s.age)


@entry
def turn_mark(box: Box, s: Position) -> int:
    """The round of an Age and whose turn it is."""
    return int((s.age * ROUNDS + s.rounds) * SEATS + s.turn_player)
