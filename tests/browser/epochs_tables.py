"""Positions of Epochs for the browser's tests: games by chance that like to build, until something holds."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache

import riverrun as rr

GAME = "epochs"
LIKED = {"city": 12, "post-land": 8, "post-sea": 8, "government": 9, "wonder": 9, "research": 4, "ready": 9}
"""Chance plays so that realms grow; what is not named weighs 1."""
UNLIKED = {"pass": 0.05, "convert": 0.02, "end": 0.5, "declare": 0.2}
PENDING_EFFECTS = 61
"""The first seed of a game of three in which the first seat has effects to put in order: one game in eighty, another
once values move. tests/test_awkward_tables.py tells when it has."""


@cache
def game(players: int, **options: str) -> rr.Game:
    return rr.game(GAME, players=players, **options)


def likely(state: rr.State, rng: random.Random) -> str:
    """A legal move by chance."""
    moves = state.legal_texts()
    verbs = sorted({move.split()[0] for move in moves})
    weights = [LIKED.get(verb, UNLIKED.get(verb, 1)) for verb in verbs]
    verb = rng.choices(verbs, weights)[0]
    return rng.choice([move for move in moves if move.split()[0] == verb])


def positions(players: int, seed: int, **options: str) -> Iterator[rr.State]:
    """A game from its deal to its end, always the same for a seed."""
    state, rng = game(players, **options).new(seed), random.Random(seed)
    yield state
    while not state.over:
        state.play(likely(state, rng))
        yield state


def found(players: int, holds: Callable[[rr.State], bool], games: int = 40, first: int = 0, **options: str) -> rr.State:
    """The first position in these games for which something holds."""
    for seed in range(first, first + games):
        for state in positions(players, seed, **options):
            if state.decision is not None and holds(state):
                return state
    raise AssertionError(f"no such position in {games} games of {players}")


def asks(state: rr.State, kind: str, seat: int) -> bool:
    """Whether this decision of this seat is next."""
    return state.decision is not None and (state.decision.kind, state.decision.seat) == (kind, seat)
