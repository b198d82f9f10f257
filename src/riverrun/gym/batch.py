"""The batch environment: thousands of games a call, with masks and observations, for learners of any framework."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np

from riverrun.gym import loops
from riverrun.gym.batch_arrays import make_batch_arrays
from riverrun.gym.errors import BadAction, IllegalAction
from riverrun.gym.rewards import reward_number
from riverrun.kernel.chance import seed_words, split_seed
from riverrun.kernel.errors import BadOption
from riverrun.kernel.game import Game
from riverrun.kernel.jit.specialise import specialise
from riverrun.kernel.jit.switch import loops_compiled
from riverrun.kernel.position.tensor import Encoder
from riverrun.kernel.state import State
from riverrun.kernel.timing import refuse_endless

SEEDS = 1 << 64


class BatchStep(NamedTuple):
    """What a step brought, one row a game; the arrays are read-only and the next step writes over them."""

    seat: Any
    """(count,) int32: the seat that is asked now."""
    mask: Any
    """(count, moves) bool: its legal moves."""
    observation: Any
    """(count, size) float32: what it sees; size 0 if the batch does not observe."""
    reward: Any
    """(count, players) float32: every seat's reward for a game that has just ended, else zeros."""
    done: Any
    """(count,) bool: whether a game has just ended; what is asked now is then the next game's first decision."""
    moves: Any
    """(count, most) int32: the legal moves again, as a list; the first counts[i] of row i."""
    counts: Any
    """(count,) int32: how many legal moves there are."""


class BatchEnv:
    """`count` games of one kind side by side; a game that ends is dealt anew in the same step."""

    def __init__(
        self,
        game: Game,
        count: int,
        seed: int = 0,
        *,
        threads: int = 1,
        observe: bool = True,
        reward: str = "win",
        check: bool = True,
    ) -> None:
        if count < 1 or threads < 1:
            raise BadOption(f"A batch needs at least one game and one thread, not {count} and {threads}.")
        if not 0 <= seed < SEEDS:
            raise BadOption(f"A batch's seed is a whole number from 0 to 2**64 - 1, not {seed!r}.")
        refuse_endless(game)
        self.game = game
        self.count = count
        self.seed = seed
        self.check = check
        """Whether every action is looked up in the mask before anything is played."""
        self.encoder = Encoder(game)
        self._reward = reward_number(reward)
        own = specialise(loops, game.rules)
        self._deal, self._play = _form(own.deal_all), _form(own.step_all)
        self._find, self._choose = _form(own.first_illegal), _form(own.random_choice)
        self._arrays = make_batch_arrays(game, count, seed, self.encoder, observe)
        self._actions = np.zeros(count, np.int64)
        self._rng = np.zeros(4, np.uint32)
        self._dealt = False
        cuts = [count * part // threads for part in range(threads + 1)]
        self._parts = [(first, last) for first, last in pairwise(cuts) if last > first]
        self._pool = ThreadPoolExecutor(len(self._parts) - 1) if len(self._parts) > 1 else None
        shown = {name: _read_only(getattr(self._arrays, name)) for name in BatchStep._fields}
        self._shown = BatchStep(**shown)
        self.points = _read_only(self._arrays.points[:, : game.players])
        """Every seat's points in the game of each row that ended last."""
        self.episode = _read_only(self._arrays.episode)
        """How many games each row has finished."""

    def __enter__(self) -> BatchEnv:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Lets the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    def reset(self) -> BatchStep:
        """Deals every game anew, from the first on: the same games each time."""
        seed_words(self._rng, *split_seed(self.seed))
        self._run(self._deal, self.game.box, self._arrays)
        self._dealt = True
        return self._shown

    def step(self, actions: Any) -> BatchStep:
        """Plays one action in every game; if one is illegal, none is played."""
        self._take(actions)
        if self.check:
            self._refuse_illegal()
        self._run(self._play, self.game.box, self._arrays, self._actions, self._reward)
        return self._shown

    def random_actions(self, rng: Any = None) -> Any:
        """A legal action for every game, each equally likely, in an array of its own.

        `rng` is a generator's four 32-bit words (`seed_words` fills them); without one, the batch's own is used.
        """
        self._begun()
        actions = np.empty(self.count, np.int64)
        self._choose(self._arrays.moves, self._arrays.counts, self._rng if rng is None else rng, actions)
        return actions

    def game_seed(self, index: int) -> int:
        """The seed of the game that runs in a row: `game.new` with it deals the same game."""
        return self.seed | index << 64 | int(self._arrays.episode[index]) << 96

    def state(self, index: int) -> State:
        """A copy of one game as it stands, to look at, explain or print."""
        self._begun()
        return State(self.game, self._arrays.positions[index].copy(), keep_journal=False)

    def _begun(self) -> None:
        if not self._dealt:
            raise BadAction("No game has been dealt yet; call reset() first.")

    def _take(self, actions: Any) -> None:
        """The actions as the loops want them: one whole number a game."""
        self._begun()
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            wanted = f"{self.count} whole numbers"
            raise BadAction(f"A step takes {wanted}, one a game, not an array {given.shape} of {given.dtype}.")
        np.copyto(self._actions, given, casting="same_kind")

    def _refuse_illegal(self) -> None:
        index = int(self._find(self._actions, self._arrays.mask))
        if index < 0:
            return
        action = int(self._actions[index])
        if not 0 <= action < self.game.moves:
            last = self.game.moves - 1
            raise BadAction(f"Environment {index}: {action} is no move; moves are whole numbers from 0 to {last}.")
        raise IllegalAction(index, self.state(index).explain(action, environment=False))

    def _run(self, loop: Callable[..., None], *args: Any) -> None:
        """Runs a loop over all rows, each thread on its part of them."""
        if self._pool is None:
            loop(*args, 0, self.count)
            return
        others = [self._pool.submit(loop, *args, *part) for part in self._parts[1:]]
        loop(*args, *self._parts[0])
        for other in others:
            other.result()


def _form(loop: Any) -> Any:
    """A loop as it is run: compiled, unless `RIVERRUN_JIT=0`."""
    return loop.compiled if loops_compiled() else loop


def _read_only(array: Any) -> Any:
    """The same memory, not to be written by those it is shown to."""
    shown = array.view()
    shown.flags.writeable = False
    return shown
