"""Bots by name, to be asked for a move in a state."""

from __future__ import annotations

import hashlib
import random
import threading
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from riverrun.bots import policies
from riverrun.bots.searcher import Searcher, Settings
from riverrun.bots.workspace import make_workspace
from riverrun.kernel.chance import seed_words, split_seed
from riverrun.kernel.errors import BadOption, RiverrunError
from riverrun.kernel.game import Game
from riverrun.kernel.jit.specialise import specialise
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.state import State

NODES_A_VISIT = 40
"""How many nodes an iteration of a search adds at most, as a rule."""
NODES_MAX = 1_500_000
SEARCHERS_KEPT = 4
USUAL = Settings()


@dataclass(frozen=True)
class Bot(ABC):
    """A bot: a name and a way to choose."""

    name: str
    quick: str | None = None
    """The bot that stands in for it when time is short or rules are not compiled; None: it is quick itself."""

    @property
    def text(self) -> str:
        """What it does, in words."""
        return Sentence(f"rr-bot-{self.name}.text").text

    def move(self, state: State, seed: int | None = None, *, within: float | None = None) -> int:
        """Its move for the seat that is asked; the same seed gives the same move, and so does none.

        `within` bounds the seconds of a bot that thinks for a time.
        """
        if state.over:
            raise RiverrunError(Sentence("rr-error-over-no-move"))
        return self._choose(state, seed_of(state) if seed is None else seed, within)

    @abstractmethod
    def _choose(self, state: State, seed: int, within: float | None) -> int: ...


@dataclass(frozen=True)
class PolicyBot(Bot):
    """A bot that is one compiled function: a million moves a second."""

    policy: int = policies.RANDOM

    def _choose(self, state: State, seed: int, within: float | None) -> int:
        game = state.game
        workspace = make_workspace(game)
        workspace.boards[0] = state.position
        seed_words(workspace.rng, *split_seed(seed))
        return int(specialise(policies, game.rules).choose(game.lookahead_box, workspace, self.policy))


@dataclass(frozen=True)
class SearchBot(Bot):
    """A bot that searches for a number of `iterations`, which plays the same each time, or of `seconds`."""

    iterations: int | None = None
    seconds: float | None = None
    settings: Settings = USUAL
    trees: int = 1
    """How many trees grow at once, each on a core of its own."""

    def _choose(self, state: State, seed: int, within: float | None) -> int:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        searcher = searcher_of(state.game, self)
        if self.seconds is None:
            found = searcher.think(state, seed=seed, iterations=self.iterations)
        else:
            seconds = self.seconds if within is None else max(min(self.seconds, within), 1e-3)
            found = searcher.think(state, seed=seed, seconds=seconds)
        return found[0].move

    @property
    def nodes(self) -> int:
        """How large its trees may grow."""
        return NODES_MAX if self.iterations is None else min(NODES_MAX, self.iterations * NODES_A_VISIT)


class _Kept(threading.local):
    """The searchers of a thread, the latest last: they are large, and no two threads may share one."""

    def __init__(self) -> None:
        self.searchers: dict[tuple[int, Settings, int, int], Searcher] = {}


_kept = _Kept()


def searcher_of(game: Game, bot: SearchBot) -> Searcher:
    """The searcher with which a bot searches a game on this thread."""
    key = (id(game), bot.settings, bot.trees, bot.nodes)
    searcher = _kept.searchers.pop(key, None)
    if searcher is None or searcher.game is not game:
        searcher = Searcher(game, bot.settings, trees=bot.trees, threads=bot.trees, nodes=bot.nodes)
    _kept.searchers[key] = searcher
    while len(_kept.searchers) > SEARCHERS_KEPT:
        del _kept.searchers[next(iter(_kept.searchers))]
    return searcher


BOTS: dict[str, Bot] = {  # the weakest first
    bot.name: bot
    for bot in (
        PolicyBot("random", policy=policies.RANDOM),
        PolicyBot("easy", policy=policies.SENSIBLE),
        PolicyBot("greedy", policy=policies.GREEDY),
        SearchBot("medium", "greedy", iterations=100),
        SearchBot("hard", "greedy", iterations=4_000),
        SearchBot("expert", "greedy", seconds=3.0),
    )
}


def bot(name: str) -> Bot:
    """A bot by name."""
    if name not in BOTS:
        raise BadOption(Sentence("rr-error-unknown-bot", {"bot": name, "bots": list(BOTS)}))
    return BOTS[name]


def random_move(state: State, rng: random.Random | None = None) -> int:
    """A random legal move; without a generator, one that follows from what the seat sees."""
    if state.over:
        raise RiverrunError(Sentence("rr-error-over-no-move"))
    legal = state.legal()
    if rng is None:
        rng = random.Random(seed_of(state))
    return legal[rng.randrange(len(legal))]


def seed_of(state: State) -> int:
    """A number made of what the seat that is asked may see: no hidden word can sway a bot."""
    seen: Any = state.seen_by(state.seat)
    return int.from_bytes(hashlib.blake2b(seen.tobytes(), digest_size=16).digest(), "little")
