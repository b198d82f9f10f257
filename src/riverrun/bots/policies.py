"""How bots choose, written against the contract; `bind` gives each game its own compiled copy."""

from __future__ import annotations

from typing import Any

from riverrun.kernel import contract as rules
from riverrun.kernel.chance import below, next_word
from riverrun.kernel.rule import entry, rule
from riverrun.kernel.spans import any_of

RANDOM = 0
GREEDY = 1


@entry
def choose(box: Any, boards: Any, log: Any, rng: Any, moves: Any, values: Any, policy: int) -> int:
    """The policy's move in boards[0]; boards[1] and boards[2] are its scratch paper, `values` one number a seat."""
    if policy == RANDOM:
        return any_of(moves, rules.spans(box, boards[0], moves), rng)
    count = rules.legal(box, boards[0], moves)
    if count == 1:
        return int(moves[0])
    return greedy(box, boards, log, rng, moves, values, count)


@rule
def greedy(box: Any, boards: Any, log: Any, rng: Any, moves: Any, values: Any, count: int) -> int:
    """The move after which the position looks best: one's own value less the others' mean; ties by chance.

    Looks ahead on a re-dealt copy, so that it never sees what its seat cannot know.
    """
    seat = boards[0].seat
    boards[1] = boards[0]
    guess = boards[1]
    for i in range(4):
        guess.rng[i] = next_word(rng)
    rules.redeal(box, guess, seat)
    best = 0
    best_value = 0.0
    ties = 0
    for i in range(count):
        boards[2] = boards[1]
        rules.play(box, boards[2], log, int(moves[i]))
        worth = standing(box, boards[2], values, seat)
        if ties == 0 or worth > best_value:
            best = i
            best_value = worth
            ties = 1
        elif worth == best_value:
            ties += 1
            if below(rng, ties) == 0:
                best = i
    return int(moves[best])


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
