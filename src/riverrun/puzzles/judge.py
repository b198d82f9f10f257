"""Judging an answer to a puzzle: move by move along the best choice, as far as it was made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from riverrun.puzzles.puzzle import Puzzle, PuzzleMove

CLOSE = 0.03
"""How much of the chance to win a later move of the choice may lose and still be right."""


class Judged(NamedTuple):
    """How an answer compares with the best choice."""

    right: bool
    going: bool
    """Whether all that was made is right, and the choice goes on."""
    looked_at: list[PuzzleMove]
    """The moves of the step that decided it, the best first."""
    chosen: PuzzleMove | None
    """What was chosen in that step; None: nothing, or a move that the search did not look at."""


def judge(puzzle: Puzzle, moves: Sequence[str]) -> Judged:
    """Compare moves with the best choice.

    The first move must be the best. A later one is wrong only if it loses more than a little: where a choice can be
    completed in several ways (coins of a payment in another order), all of them are right.
    """
    if not moves:
        return Judged(False, False, puzzle.moves, None)
    first = puzzle.found(moves[0])
    if moves[0] != puzzle.best:
        return Judged(False, False, puzzle.moves, first)
    for step, move in zip(puzzle.steps, moves[1:], strict=False):
        if move == step[0].move:
            continue
        chosen = next((one for one in step if one.move == move), None)
        if chosen is None or step[0].chance.mean - chosen.chance.mean > CLOSE:
            return Judged(False, False, step, chosen)
        return Judged(True, False, puzzle.moves, first)  # another way, as good: nothing was searched behind it
    return Judged(True, len(moves) <= len(puzzle.steps), puzzle.moves, first)
