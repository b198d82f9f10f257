"""Bots by name, to be asked for a move in a state."""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass
from typing import Any

import numpy as np

from riverrun.bots import policies
from riverrun.kernel import journal
from riverrun.kernel.bind import bind
from riverrun.kernel.chance import seed_words, split_seed
from riverrun.kernel.errors import BadOption, RiverrunError
from riverrun.kernel.state import State


@dataclass(frozen=True)
class Bot:
    """A bot: a named policy."""

    name: str
    policy: int
    text: str
    quick: str | None = None
    """The bot whose policy stands in for it when time is short or rules are not compiled; None: it is quick itself."""

    def move(self, state: State, seed: int | None = None) -> int:
        """Its move for the seat that is asked; the same seed gives the same move, and so does none."""
        game = state.game
        _must_run(state)
        layout = game.rulebook.position
        boards = layout.empty(3)
        boards[0] = state.position
        rng = np.zeros(4, np.uint32)
        seed_words(rng, *split_seed(_seed_of(state) if seed is None else seed))
        moves = np.empty(game.rules.LEGAL_MAX, np.int32)
        values = np.zeros((2, game.rules.PLAYERS_MAX))
        chosen: int = bind(policies, game.rules).choose(
            game.box, boards, journal.off(), rng, moves, values, self.policy
        )
        return int(chosen)


BOTS = {
    bot.name: bot
    for bot in (
        Bot("random", policies.RANDOM, "any legal move, each equally likely"),
        Bot("greedy", policies.GREEDY, "the move after which the position looks best"),
    )
}


def bot(name: str) -> Bot:
    """A bot by name."""
    if name not in BOTS:
        raise BadOption(f"There is no bot '{name}'; there is: {', '.join(BOTS)}.")
    return BOTS[name]


def random_move(state: State, rng: random.Random | None = None) -> int:
    """A random legal move; without a generator, one that follows from what the seat sees."""
    _must_run(state)
    legal = state.legal()
    if rng is None:
        rng = random.Random(_seed_of(state))
    return legal[rng.randrange(len(legal))]


def _must_run(state: State) -> None:
    if state.over:
        raise RiverrunError("The game is over: there is no move to choose.")


def _seed_of(state: State) -> int:
    """A number made of what the seat that is asked may see: no hidden word can sway a bot."""
    seen: Any = state.seen_by(state.seat)
    return int.from_bytes(hashlib.blake2b(seen.tobytes(), digest_size=16).digest(), "little")
