"""How a search judges moves and positions by a game's rules of thumb and by playouts; specialised for each game."""

from __future__ import annotations

from typing import Any

from riverrun.bots import policies
from riverrun.bots.workspace import Workspace
from riverrun.kernel.chance import below
from riverrun.kernel.jit import rule
from riverrun.kernel.moves.move_ranges import random_move_of
from riverrun.kernel.rules import contract as rules

AT_ONCE = False
"""A position's moves are weighed when they are first tried: few positions are seen twice."""


@rule
def weigh(box: Any, workspace: Workspace, settings: Any, count: int) -> None:
    """Writes what the first `count` moves weigh in boards[1] into `weights`: what is not tried yet is tried by it."""
    rules.weigh(box, workspace.boards[1], workspace.moves, count, workspace.weights)


@rule
def judge(box: Any, workspace: Workspace, settings: Any, weighed: bool) -> None:
    """Plays on from boards[1] as far as the search says, and writes each seat's chance to win into values[2].

    A choice of several moves counts as one, and none is left half made.
    """
    board = workspace.boards[1]
    left = settings.depth
    while board.over == 0 and (left != 0 or rules.settled(box, board) == 0):
        rules.play(box, workspace.boards[1], workspace.log, playout_move(box, workspace, settings))
        if board.over == 0 and left != 0:
            left -= rules.settled(box, board)
    if board.over:
        rules.result(box, workspace.boards[1], workspace.values[0], workspace.values[2])
    else:
        rules.value(box, workspace.boards[1], workspace.values[0], workspace.values[2])


@rule
def playout_move(box: Any, workspace: Workspace, settings: Any) -> int:
    """A move of a playout: one drawn by its weight, or any."""
    board, moves = workspace.boards[1], workspace.moves
    if settings.sense < 100 and below(workspace.rng, 100) >= settings.sense:
        return random_move_of(moves, rules.legal_ranges(box, board, moves), workspace.rng)
    count = rules.legal(box, board, moves)
    if count == 1:
        return int(moves[0])
    return policies.sensible(box, workspace, board, count)
