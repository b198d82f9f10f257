"""How quick bots choose, written against the contract; `specialise` gives each game its own compiled copy."""

from __future__ import annotations

from typing import Any

from riverrun.bots.workspace import Workspace
from riverrun.kernel.chance import below, next_word
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.moves.move_ranges import random_move_of
from riverrun.kernel.rules import contract as rules

RANDOM = 0
GREEDY = 1
SENSIBLE = 2


@entry
def choose(box: Any, workspace: Workspace, policy: int) -> int:
    """The policy's move in boards[0]."""
    boards = workspace.boards
    if policy == RANDOM:
        return random_move_of(workspace.moves, rules.legal_ranges(box, boards[0], workspace.moves), workspace.rng)
    count = rules.legal(box, boards[0], workspace.moves)
    if count == 1:
        return int(workspace.moves[0])
    if policy == SENSIBLE:
        return sensible(box, workspace, boards[0], count)
    boards[1] = boards[0]
    for i in range(4):
        boards[1].rng[i] = next_word(workspace.rng)
    rules.redeal(box, boards[1], boards[0].seat)
    return best_looking(box, workspace, count)


@rule
def best_looking(box: Any, workspace: Workspace, count: int) -> int:
    """The move after which boards[1] looks best: one's own value less the others' mean; ties by chance.

    Looking ahead is on a re-dealt copy, so that nobody sees what the seat cannot know.
    """
    boards = workspace.boards
    best = 0
    best_worth = 0.0
    ties = 0
    for i in range(count):
        boards[2] = boards[1]
        rules.play(box, boards[2], workspace.log, int(workspace.moves[i]))
        worth = standing(box, boards[2], workspace.values, boards[1].seat)
        if ties == 0 or worth > best_worth:
            best = i
            best_worth = worth
            ties = 1
        elif worth == best_worth:
            ties += 1
            if below(workspace.rng, ties) == 0:
                best = i
    return int(workspace.moves[best])


@rule
def sensible(box: Any, workspace: Workspace, board: Any, count: int) -> int:
    """A move drawn by its weight."""
    rules.weigh(box, board, workspace.moves, count, workspace.weights)
    total = 0.0
    for i in range(count):
        total += workspace.weights[i]
    drawn = total * (below(workspace.rng, 1 << 24) / float(1 << 24))
    for i in range(count):
        drawn -= workspace.weights[i]
        if drawn < 0.0:
            return int(workspace.moves[i])
    return int(workspace.moves[count - 1])


@rule
def standing(box: Any, s: Any, values: Any, seat: int) -> float:
    """A seat's value less the mean of the others', and win or loss, above all, when the game is over.

    A little of its own value decides where all seats win or lose together.
    """
    won = 0.0
    if s.over:
        rules.result(box, s, values[0], values[1])
        won = 2000.0 * values[1, seat] - 1000.0
    else:
        rules.value(box, s, values[0], values[1])
    others = 0.0
    for other in range(box.players):
        if other != seat:
            others += values[0, other]
    return float(won + 1.001 * values[0, seat] - others / max(1, box.players - 1))
