"""The kinds of bots, to be asked for a move in a state: policies and searches."""

from __future__ import annotations

import hashlib
import math
import random
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from riverrun.bots import policies
from riverrun.bots.searcher import Found, Searcher, Settings
from riverrun.bots.workspace import make_workspace
from riverrun.kernel.chance import seed_words, split_seed
from riverrun.kernel.errors import RiverrunError
from riverrun.kernel.game import Game
from riverrun.kernel.jit.specialise import specialise
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.position.layout import duplicate
from riverrun.kernel.rulebook import Rulebook
from riverrun.kernel.state import State
from riverrun.nets.files import BadNet, Weights, has_net, net_of, read_net

SEEDS = 1 << 128
NODES_A_VISIT = 40
"""How many nodes an iteration of a search adds at most, as a rule."""
NODES_MAX = 1_500_000
SEARCHERS_KEPT = 4
PLAN_MAX = 16
"""How many moves are planned together at most."""
PLANNED = 8
"""The moves of a plan after the first are chosen by at least this part of its visits: most were made already."""
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

    def plan(self, state: State, seed: int | None = None, *, within: float | None = None) -> list[int]:
        """Its moves for the whole choice that is asked: one, or all up to the next settled position.

        It ends before what nobody can know: another seat's answer, a die, a hidden card.
        """
        return [choice.move for choice in self.consider(state, seed, within=within)]

    def consider(self, state: State, seed: int | None = None, *, within: float | None = None) -> list[Choice]:
        """The moves of its plan, each with what a search found of it."""
        if state.over:
            raise RiverrunError(Sentence("rr-error-over-no-move"))
        ahead = Ahead(state)
        self._plan(ahead, seed_of(state) if seed is None else seed, within)
        return ahead.choices

    def _plan(self, ahead: Ahead, seed: int, within: float | None) -> None:
        while ahead.goes_on:
            ahead.play(self._choose(ahead.state, (seed + len(ahead.choices)) % SEEDS, within))

    @abstractmethod
    def _choose(self, state: State, seed: int, within: float | None) -> int: ...


class Choice(NamedTuple):
    """A move that a bot chose."""

    move: int
    found: Sequence[Found] = ()
    """What its search found, the most visited move first; nothing where it did not search."""


class Ahead:
    """A copy of a state on which a plan is played, as long as the seat that plans knows what follows."""

    def __init__(self, state: State) -> None:
        self.state = State(state.game, duplicate(state.position))
        self.seat = state.seat
        self.choices: list[Choice] = []

    def play(self, move: int, found: Sequence[Found] = ()) -> None:
        """Add a move to the plan, with what a search found."""
        self.state.play(move)
        self.choices.append(Choice(move, found))

    @property
    def goes_on(self) -> bool:
        """Whether another move belongs to it."""
        made = len(self.choices)
        if made == 0:
            return True
        known = self.state.undoable == made
        return known and not self.state.settled and self.state.seat == self.seat and made < PLAN_MAX


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
    by_net: bool = False
    """Whether the game's net judges at tables for which its rulebook says so (`Rulebook.net_searches`)."""
    net_iterations: int | None = None
    """How many iterations it makes there in place of `iterations`: a look of a net takes longer than a playout."""

    def _choose(self, state: State, seed: int, within: float | None) -> int:
        legal = state.legal()
        return legal[0] if len(legal) == 1 else self._think(state, seed, within)[0].move

    def _think(self, state: State, seed: int, within: float | None) -> list[Found]:
        searcher = searcher_of(state.game, self)
        if self.seconds is None:
            return searcher.think(state, seed=seed, iterations=self.iterations_in(state.game))
        seconds = self.seconds if within is None else max(min(self.seconds, within), 1e-3)
        return searcher.think(state, seed=seed, seconds=seconds)

    def _plan(self, ahead: Ahead, seed: int, within: float | None) -> None:
        """One tree for the whole plan: it is searched for the first choice, and below the moves that are made."""
        stop = math.inf if within is None else time.perf_counter() + within
        searcher: Searcher | None = None
        visits = 0
        while ahead.goes_on:
            state, legal = ahead.state, ahead.state.legal()
            found: list[Found] = []
            if searcher is not None:
                enough = visits if time.perf_counter() < stop else 1
                found = searcher.follow(
                    state, ahead.choices[-1].move, seed=seed, visits=enough if len(legal) > 1 else 0
                )
            if len(legal) == 1:
                ahead.play(legal[0])
            elif searcher is not None:
                ahead.play(found[0].move, found)
            else:
                found = self._think(state, seed, within)
                ahead.play(found[0].move, found)
                searcher = searcher_of(state.game, self)
                visits = max(1, searcher.iterations // PLANNED)

    def iterations_in(self, game: Game) -> int | None:
        """How many iterations it makes in a game, by the effort that the game asks for."""
        if self.iterations is None:
            return None
        made = self.iterations if self.net_iterations is None or self.net_in(game) is None else self.net_iterations
        return made * game.rulebook.effort

    def net_in(self, game: Game) -> Path | None:
        """The file of the net that judges moves and positions of a game; None: the game's own judgement does."""
        return judging_net(game) if self.by_net else None

    def nodes_in(self, game: Game) -> int:
        """How large its trees may grow."""
        iterations = self.iterations_in(game)
        return NODES_MAX if iterations is None else min(NODES_MAX, iterations * NODES_A_VISIT)


class _Kept(threading.local):
    """The searchers of a thread, the latest last: they are large, and no two threads may share one."""

    def __init__(self) -> None:
        self.searchers: dict[tuple[int, Settings, int, int, Path | None], Searcher] = {}


_kept = _Kept()


def searcher_of(game: Game, bot: SearchBot) -> Searcher:
    """The searcher with which a bot searches a game on this thread."""
    nodes, file = bot.nodes_in(game), bot.net_in(game)
    key = (id(game), bot.settings, bot.trees, nodes, file)
    searcher = _kept.searchers.pop(key, None)
    if searcher is None or searcher.game is not game:
        net = None if file is None else weights_in(file, game.rulebook)
        searcher = Searcher(game, bot.settings, trees=bot.trees, threads=bot.trees, nodes=nodes, net=net)
    _kept.searchers[key] = searcher
    while len(_kept.searchers) > SEARCHERS_KEPT:
        del _kept.searchers[next(iter(_kept.searchers))]
    return searcher


def judging_net(game: Game) -> Path | None:
    """The file of the net that judges for the usual search of a game; None: the game's own judgement does.

    It does where the rulebook does not name the table, where weights were given to judge by, and where there is no net,
    or none of the rules as they are.
    """
    rulebook = game.rulebook
    if game.weights is not None or not has_net(rulebook) or not rulebook.net_searches(game.players, game.options):
        return None
    try:
        weights_in(net_of(rulebook), rulebook)
    except BadNet:
        return None
    return net_of(rulebook)


@cache
def weights_in(path: Path, rulebook: Rulebook) -> Weights:
    """The weights of a net's file, read once."""
    return read_net(path, rulebook)


def random_move(state: State, rng: random.Random | None = None) -> int:
    """A random legal move; without a generator, one that follows from what the seat sees."""
    if state.over:
        raise RiverrunError(Sentence("rr-error-over-no-move"))
    legal = state.legal()
    if rng is None:
        rng = random.Random(seed_of(state))
    return legal[rng.randrange(len(legal))]


def heaviest_move(state: State) -> int:
    """The legal move that weighs most."""
    game = state.game
    moves = np.array(state.legal(), np.int32)
    weights = np.zeros(len(moves))
    game.rules.weigh(game.box_view, state.position_view, moves, len(moves), weights)
    return int(moves[weights.argmax()])


def seed_of(state: State) -> int:
    """A number made of what the seat that is asked may see: no hidden word can sway a bot."""
    seen: Any = state.seen_by(state.seat)
    return int.from_bytes(hashlib.blake2b(seen.tobytes(), digest_size=16).digest(), "little")
