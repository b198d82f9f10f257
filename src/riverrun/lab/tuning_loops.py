"""Games between bots that judge by different weights, written against the contract and specialised for each game."""

from __future__ import annotations

from typing import Any

from riverrun.bots import policies
from riverrun.bots.workspace import Workspace
from riverrun.kernel.chance import seed_words
from riverrun.kernel.jit import entry
from riverrun.kernel.rules import contract as rules


@entry
def play_deals(
    box: Any,
    boxes: Any,
    workspace: Workspace,
    bots: Any,
    points: Any,
    wins: Any,
    lengths: Any,
    w0: int,
    w1: int,
    first: int,
) -> None:
    """Plays len(points) games; a deal is played once for each of `boxes`, so that all sit in every seat of it.

    In game i, seat j looks ahead by boxes[(i + j) % len(boxes)] and plays by the policy bots[(i + j) % len(boxes)].
    """
    boards = workspace.boards
    for row in range(len(points)):
        game = first + row
        deal = game // len(boxes)
        boards[0] = boards[3]
        seed_words(boards[0].rng, w0, w1, deal, 0)
        rules.setup(box, boards[0], workspace.log)
        seed_words(workspace.rng, w0, w1, deal, 1)
        while boards[0].over == 0:
            side = (game + boards[0].seat) % len(boxes)
            move = policies.choose(boxes[side], workspace, int(bots[side]))
            rules.play(box, boards[0], workspace.log, move)
        lengths[row] = boards[0].moves
        rules.result(box, boards[0], points[row], wins[row])
