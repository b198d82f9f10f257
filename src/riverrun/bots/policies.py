"""How quick bots choose, written against the contract; `specialise` gives each game its own compiled copy."""

from __future__ import annotations

from typing import Any

from riverrun.bots.workspace import Workspace
from riverrun.kernel.chance import below, next_word, seed_part, seed_words
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.moves.move_ranges import random_move_of
from riverrun.kernel.rules import contract as rules

RANDOM = 0
GREEDY = 1
SENSIBLE = 2

ROLLS = 8
"""How often a move is tried that rolls: one lucky roll must not decide."""
SETTLING = 64
"""How many moves are played on at most to a position that can be judged."""


@entry
def choose(box: Any, workspace: Workspace, policy: int) -> int:
    """The policy's move in boards[0]."""
    if policy == RANDOM:
        return random_move(box, workspace)
    return choose_among(box, workspace, policy, rules.legal(box, workspace.boards[0], workspace.moves))


@rule
def random_move(box: Any, workspace: Workspace) -> int:
    """Any legal move of boards[0], all as likely."""
    ranges = rules.legal_ranges(box, workspace.boards[0], workspace.moves)
    return random_move_of(workspace.moves, ranges, workspace.rng)


@rule
def choose_among(box: Any, workspace: Workspace, policy: int, count: int) -> int:
    """The policy's move in boards[0], of which the legal moves are listed; a policy other than RANDOM."""
    boards = workspace.boards
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
    best = 0
    best_worth = 0.0
    ties = 0
    for i in range(count):
        worth = worth_of(box, workspace, int(workspace.moves[i]))
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
def worth_of(box: Any, workspace: Workspace, move: int) -> float:
    """How good boards[1] looks to its seat after a move; the mean of ROLLS tries where chance has a part in it."""
    boards = workspace.boards
    boards[2] = boards[1]
    worth = worth_once(box, workspace, move)
    still = boards[2].rng[0] == boards[1].rng[0] and boards[2].rng[1] == boards[1].rng[1]
    if still and boards[2].rng[2] == boards[1].rng[2] and boards[2].rng[3] == boards[1].rng[3]:
        return worth
    total = 0.0
    for roll in range(ROLLS):
        boards[2] = boards[1]
        # The same rolls for every move, so that they are compared by what they do and not by their luck.
        seed_words(boards[2].rng, int(boards[1].rng[0]), int(boards[1].rng[1]), int(boards[1].rng[2]), roll)
        seed_part(boards[2].rng, roll, ROLLS)
        total += worth_once(box, workspace, move)
    return total / ROLLS


@rule
def worth_once(box: Any, workspace: Workspace, move: int) -> float:
    """How good boards[2] looks to the seat of boards[1] after a move and what is to follow it."""
    rules.play(box, workspace.boards[2], workspace.log, move)
    settle(box, workspace)
    return standing(box, workspace.boards[2], workspace.values, int(workspace.boards[1].seat))


@rule
def settle(box: Any, workspace: Workspace) -> None:
    """Plays boards[2] on by the moves that weigh most, up to a position that can be judged."""
    board, replies, weights = workspace.boards[2], workspace.replies, workspace.weights
    for _ in range(SETTLING):
        if board.over or rules.settled(box, board):
            return
        count = rules.legal(box, board, replies)
        rules.weigh(box, board, replies, count, weights)
        heaviest = 0
        for i in range(1, count):
            if weights[i] > weights[heaviest]:
                heaviest = i
        rules.play(box, board, workspace.log, int(replies[heaviest]))


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
