"""Positions of Along History for the browser's tests: games by chance that likes to acquire, until something holds."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache

import riverrun as rr

GAME = "along-history"


@cache
def game(players: int, **options: str) -> rr.Game:
    return rr.game(GAME, players=players, **options)


def likely(state: rr.State, rng: random.Random) -> str:
    """A legal move by chance: cards are acquired and counters taken where that is possible, and turns end at last."""
    moves = state.legal_texts()
    kind = state.decision.kind if state.decision else ""
    if kind == "main":
        cards = [move for move in moves if " " not in move and move != "done" and not move.startswith("coin")]
        if cards:
            return rng.choice(cards)
        return "done" if rng.random() < 0.75 else rng.choice(moves)
    if kind == "counter":
        return rng.choice([move for move in moves if move != "done"] or moves)
    if kind == "war" and rng.random() < 0.5 and "done" in moves:
        return "done"
    return rng.choice(moves)


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
            if holds(state):
                return state
    raise AssertionError(f"no such position in {games} games of {players}")


def asks(state: rr.State, kind: str, seat: int) -> bool:
    """Whether this decision of this seat is next."""
    return state.decision is not None and (state.decision.kind, state.decision.seat) == (kind, seat)
