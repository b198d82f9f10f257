"""Many games at once, written against the contract; `bind` gives each game its own compiled copy.

Threads share a desk: each works on the rows from `first` to `last - 1`.
"""

from __future__ import annotations

from typing import Any

from riverrun.gym.desk import Desk
from riverrun.gym.rewards import pay
from riverrun.kernel import contract as rules
from riverrun.kernel.chance import below, seed_words
from riverrun.kernel.rule import entry, rule
from riverrun.kernel.tensor import encode


@entry
def deal_all(box: Any, desk: Desk, first: int, last: int) -> None:
    """Deals every game anew, from its first episode on."""
    for i in range(first, last):
        desk.episode[i] = 0
        desk.done[i] = False
        desk.reward[i, :] = 0.0
        deal(box, desk, i)
        show(box, desk, i)


@entry
def step_all(box: Any, desk: Desk, actions: Any, kind: int, first: int, last: int) -> None:
    """Plays each game's action; a game that ends pays its rewards and is dealt anew."""
    for i in range(first, last):
        if desk.done[i]:
            desk.done[i] = False
            desk.reward[i, :] = 0.0
        s = desk.positions[i]
        rules.play(box, s, desk.log, actions[i])
        if s.over:
            desk.done[i] = True
            rules.result(box, s, desk.points[i], desk.wins[i])
            pay(desk.points[i], desk.wins[i], kind, desk.reward[i])
            desk.episode[i] += 1
            deal(box, desk, i)
        show(box, desk, i)


@rule
def deal(box: Any, desk: Desk, i: int) -> None:
    """Deals game i: its 128-bit seed is the desk's 64 bits, then the row, then the episode."""
    desk.positions[i] = desk.blank[0]
    s = desk.positions[i]
    seed_words(s.rng, int(desk.seed[0]), int(desk.seed[1]), i, int(desk.episode[i]))
    rules.setup(box, s, desk.log)


@rule
def show(box: Any, desk: Desk, i: int) -> None:
    """Writes what a learner gets of game i: the seat that is asked, its legal moves, its observation."""
    s = desk.positions[i]
    moves = desk.moves[i]
    mask = desk.mask[i]
    for k in range(desk.counts[i]):
        mask[moves[k]] = False
    count = rules.legal(box, s, moves)
    for k in range(count):
        mask[moves[k]] = True
    desk.counts[i] = count
    desk.seat[i] = s.seat
    if desk.observation.shape[1] > 0:
        encode(desk.words[i], desk.table, desk.steps, s.seat, desk.reward.shape[1], desk.observation[i])


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
