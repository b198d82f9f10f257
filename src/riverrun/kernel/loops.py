"""Loops over whole games, written against the contract; `specialise` gives each game its own compiled copy."""

from __future__ import annotations

from typing import Any

from riverrun.kernel.chance import seed_words
from riverrun.kernel.jit import entry
from riverrun.kernel.moves.move_ranges import random_move_of
from riverrun.kernel.rules import contract as rules


@entry
def start(box: Any, s: Any, log: Any, w0: int, w1: int, w2: int, w3: int) -> None:
    """Seeds a zeroed position and deals it."""
    seed_words(s.rng, w0, w1, w2, w3)
    rules.setup(box, s, log)


@entry
def random_games(
    box: Any,
    board: Any,
    empty: Any,
    log: Any,
    rng: Any,
    moves: Any,
    points: Any,
    wins: Any,
    w0: int,
    w1: int,
    first: int,
) -> int:
    """Plays len(points) games by random moves, from seeds (w0, w1, first + i, 0); returns the decisions made.

    board[0] is played on, empty[0] is what it is cleared with.
    """
    decisions = 0
    s = board[0]
    for game in range(len(points)):
        board[0] = empty[0]
        start(box, s, log, w0, w1, first + game, 0)
        seed_words(rng, w0, w1, first + game, 1)
        while s.over == 0:
            rules.play(box, s, log, random_move_of(moves, rules.legal_ranges(box, s, moves), rng))
        decisions += s.moves
        rules.result(box, s, points[game], wins[game])
    return decisions


@entry
def copies(positions: Any, count: int) -> None:
    """Copies positions[0] over the others, `count` times in all: the bench's measure of what a copy costs."""
    target = 1
    for _ in range(count):
        positions[target] = positions[0]
        target += 1
        if target == len(positions):
            target = 1
