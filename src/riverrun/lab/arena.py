"""Whole games between bots, written against the contract; `specialise` gives each game its own compiled copy."""

from __future__ import annotations

from typing import Any

from riverrun.bots import policies
from riverrun.bots.workspace import Workspace
from riverrun.kernel.chance import seed_words
from riverrun.kernel.jit import entry
from riverrun.kernel.rules import contract as rules
from riverrun.lab.endings import goes_on, take_back_wins


@entry
def play_games(
    box: Any,
    lookahead_box: Any,
    workspace: Workspace,
    bots: Any,
    points: Any,
    wins: Any,
    lengths: Any,
    w0: int,
    w1: int,
    first: int,
) -> None:
    """Plays len(points) games: number first + i is dealt from seed (w0, w1, first + i, 0), its bots draw from another.

    Seat j of game i belongs to bots[(i + j) % len(bots)]; bots look ahead by `lookahead_box`.
    """
    boards = workspace.boards
    for row in range(len(points)):
        game = first + row
        boards[0] = boards[3]
        seed_words(boards[0].rng, w0, w1, game, 0)
        rules.setup(box, boards[0], workspace.log)
        seed_words(workspace.rng, w0, w1, game, 1)
        while goes_on(boards[0]):
            policy = bots[(game + boards[0].seat) % len(bots)]
            move = policies.choose(lookahead_box, workspace, int(policy))
            rules.play(box, boards[0], workspace.log, move)
        lengths[row] = boards[0].moves
        rules.result(box, boards[0], points[row], wins[row])
        take_back_wins(boards[0], wins[row])
