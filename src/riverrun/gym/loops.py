"""Many games at once, written against the contract; `specialise` gives each game its own compiled copy.

Threads share the arrays: each works on the rows from `first` to `last - 1`.
"""

from __future__ import annotations

from typing import Any

from riverrun.gym.batch_arrays import BatchArrays
from riverrun.gym.rewards import pay
from riverrun.kernel.chance import below, seed_words
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.position.tensor import encode
from riverrun.kernel.rules import contract as rules


@entry
def deal_all(box: Any, arrays: BatchArrays, first: int, last: int) -> None:
    """Deals every game anew, from its first episode on."""
    for i in range(first, last):
        arrays.episode[i] = 0
        arrays.done[i] = False
        arrays.reward[i, :] = 0.0
        deal(box, arrays, i)
        show(box, arrays, i)


@entry
def step_all(box: Any, arrays: BatchArrays, actions: Any, kind: int, first: int, last: int) -> None:
    """Plays each game's action; a game that ends pays its rewards and is dealt anew."""
    for i in range(first, last):
        if arrays.done[i]:
            arrays.done[i] = False
            arrays.reward[i, :] = 0.0
        s = arrays.positions[i]
        rules.play(box, s, arrays.log, actions[i])
        if s.over:
            arrays.done[i] = True
            rules.result(box, s, arrays.points[i], arrays.wins[i])
            pay(arrays.points[i], arrays.wins[i], kind, arrays.reward[i])
            arrays.episode[i] += 1
            deal(box, arrays, i)
        show(box, arrays, i)


@rule
def deal(box: Any, arrays: BatchArrays, i: int) -> None:
    """Deals game i: its 128-bit seed is the batch's 64 bits, then the row, then the episode."""
    arrays.positions[i] = arrays.blank[0]
    s = arrays.positions[i]
    seed_words(s.rng, int(arrays.seed[0]), int(arrays.seed[1]), i, int(arrays.episode[i]))
    rules.setup(box, s, arrays.log)


@rule
def show(box: Any, arrays: BatchArrays, i: int) -> None:
    """Writes what a learner gets of game i: the seat that is asked, its legal moves, its observation."""
    s = arrays.positions[i]
    moves = arrays.moves[i]
    mask = arrays.mask[i]
    for k in range(arrays.counts[i]):
        mask[moves[k]] = False
    count = rules.legal(box, s, moves)
    for k in range(count):
        mask[moves[k]] = True
    arrays.counts[i] = count
    arrays.seat[i] = s.seat
    if arrays.observation.shape[1] > 0:
        encode(arrays.words[i], arrays.table, arrays.steps, s.seat, arrays.reward.shape[1], arrays.observation[i])


@entry
def first_illegal(actions: Any, mask: Any) -> int:
    """The first game whose action is not legal, or -1."""
    for i in range(len(actions)):
        if not 0 <= actions[i] < mask.shape[1] or not mask[i, actions[i]]:
            return i
    return -1


@entry
def random_choice(moves: Any, counts: Any, rng: Any, actions: Any) -> None:
    """Chooses for every game one of its legal moves, each equally likely."""
    for i in range(len(actions)):
        actions[i] = moves[i, below(rng, counts[i])]
