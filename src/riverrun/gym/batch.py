"""The batch environment: thousands of games a call, with masks and observations, for learners of any framework."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Any, NamedTuple, Self

import numpy as np

from riverrun.bots import policies
from riverrun.bots.workspace import make_workspace
from riverrun.gym import checkpoint, loops
from riverrun.gym.batch_arrays import KEPT, BatchSettings, make_batch_arrays
from riverrun.gym.errors import BadAction, IllegalAction
from riverrun.gym.loops import DISABLED, LEAVE, NEXT_STEP, SAME_STEP, SHOW
from riverrun.gym.opponents import Opponents, names_of, opponents_of, policies_of, seat_number
from riverrun.gym.rewards import reward_number
from riverrun.gym.starts import positions_of
from riverrun.kernel.chance import seed_words, split_seed
from riverrun.kernel.errors import BadOption, BadPosition
from riverrun.kernel.game import Game
from riverrun.kernel.jit.notices import show_compiling
from riverrun.kernel.jit.specialise import specialise
from riverrun.kernel.jit.switch import loops_compiled
from riverrun.kernel.position.tensor import Encoder
from riverrun.kernel.state import State
from riverrun.kernel.timing import refuse_endless

SEEDS = 1 << 64
AUTORESET = {"same": SAME_STEP, "next": NEXT_STEP, "off": DISABLED}


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
    """`count` games of one kind side by side; a game that ends is dealt anew in the same step.

    Without `opponents` every seat learns: each step is one decision of whichever seat is asked. With them one seat a
    game learns (`seat`: "rotate", "random" or a number), and bots play the others inside the compiled loop.
    """

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
        opponents: Opponents | None = None,
        seat: str | int = "rotate",
        autoreset: str = "same",
        positions: Sequence[Any] = (),
    ) -> None:
        """`autoreset` says when a game that ended is dealt anew: in the "same" step, the "next", or "off": by `reset`.

        `positions` are what games begin with in place of a deal: states, position documents, or their JSON.
        """
        if count < 1 or threads < 1:
            raise BadOption(f"A batch needs at least one game and one thread, not {count} and {threads}.")
        if autoreset not in AUTORESET:
            raise BadOption(f"There is no autoreset '{autoreset}'; there is: {', '.join(AUTORESET)}.")
        refuse_endless(game)
        show_compiling()
        self.game = game
        self.count = count
        self.check = check
        """Whether every action is looked up in the mask before anything is played."""
        self.encoder = Encoder(game)
        self.opponents = () if opponents is None else opponents_of(opponents, game.players)
        """The bots inside, from the learner's left on; none where every seat learns."""
        self.every_seat_learns = opponents is None
        self.observes = observe
        self.autoreset = autoreset
        self._wish = {"reward": reward, "observe": observe, "threads": threads, "check": check, "autoreset": autoreset}
        self._wish |= {"opponents": None if opponents is None else names_of(self.opponents), "seat": seat}
        learns = seat_number(None if opponents is None else seat, game.players)
        together = int(game.rulebook.together or game.players == 1)
        self._settings = BatchSettings(reward_number(reward), AUTORESET[autoreset], learns, together)
        own = loops_of(game)
        self._play = _form(own.step_all)
        self._find, self._choose = _form(own.first_illegal), _form(own.random_choice)
        final = observe and opponents is not None and autoreset == "same"
        numbers = policies_of(self.opponents)
        self._arrays = make_batch_arrays(game, count, 0, self.encoder, observe, final, numbers)
        self.seed = seed
        if positions:
            self.begin_with(positions)
        self._actions = np.zeros(count, np.int64)
        self._rng = np.zeros(4, np.uint32)
        self._dealt = False
        cuts = [count * part // threads for part in range(threads + 1)]
        self._parts = [(first, last) for first, last in pairwise(cuts) if last > first]
        self._workspaces = [make_workspace(game) for _ in self._parts]
        self._pool = ThreadPoolExecutor(len(self._parts) - 1) if len(self._parts) > 1 else None
        self._shown = BatchStep(**{name: _read_only(getattr(self._arrays, name)) for name in BatchStep._fields})
        self.points = _read_only(self._arrays.points[:, : game.players])
        """Every seat's points in the game of each row that ended last."""
        self.wins = _read_only(self._arrays.wins[:, : game.players])
        """Every seat's share of the win in it."""
        self.episode = _read_only(self._arrays.episode)
        """How many games each row has finished."""
        self.gain = _read_only(self._arrays.gain)
        """The learner's reward for the last step; 0 where every seat learns."""
        self.waiting = _read_only(self._arrays.waiting)
        """Whether a row's game is over and the next one not dealt yet; never so where the same step deals it."""
        self.final_observation = _read_only(self._arrays.final_observation)
        """What the learner saw at the end of the game that ended last; only where the same step deals the next."""
        self.final_seat = _read_only(self._arrays.final_seat)
        """The learner's seat in that game."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def __reduce__(self) -> Any:
        return _unpickled, (self.game, self._document())

    def __deepcopy__(self, memo: Any) -> BatchEnv:
        return _unpickled(self.game, self._document())

    @property
    def seed(self) -> int:
        """What all games are dealt from; `reset` deals from a new one."""
        return self._seed

    @seed.setter
    def seed(self, seed: int) -> None:
        if not isinstance(seed, int) or not 0 <= seed < SEEDS:
            raise BadOption(f"A batch's seed is a whole number from 0 to 2**64 - 1, not {seed!r}.")
        self._seed = seed
        self._arrays.seed[:] = split_seed(seed)[:2]

    @property
    def shown(self) -> BatchStep:
        """What the last step or reset brought, once more."""
        self._begun()
        return self._shown

    def close(self) -> None:
        """Lets the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    def begin_with(self, positions: Sequence[Any]) -> None:
        """From the next game on, game e of row i begins with position (i + e) of these, counted round; none: dealt."""
        self._arrays = self._arrays._replace(starts=positions_of(self.game, positions))

    def reset(self, rows: Any = None) -> BatchStep:
        """Deals every game anew, from the first on: the same games each time.

        With `rows` (a flag for each) only those begin anew, each with its next game.
        """
        others = np.zeros(self.count, np.bool_)  # the rows that are left as they are, and that the next step deals anew
        if rows is None:
            seed_words(self._rng, *split_seed(self.seed))
            self._arrays.episode[:] = 0
            self._arrays.begin[:] = True
        else:
            self._begun()
            chosen = np.asarray(rows)
            if chosen.shape != (self.count,) or chosen.dtype != np.bool_:
                raise BadAction(f"Rows are chosen by {self.count} flags, not by {chosen.dtype} {chosen.shape}.")
            self._arrays.episode[chosen & ~self._arrays.waiting] += 1
            others = self._arrays.begin & ~chosen
            self._arrays.begin[:] = chosen
        self._actions[:] = LEAVE
        self._run()
        self._arrays.begin[others] = True
        self._dealt = True
        if self._arrays.waiting[rows if rows is not None else slice(None)].any():
            raise BadPosition("The games from these positions end before the learner is asked.")
        return self._shown

    def step(self, actions: Any) -> BatchStep:
        """Plays one action in every game; if one is illegal, none is played."""
        self._take(actions)
        if self.check:
            self._refuse_illegal()
        self._run()
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
        episode = int(self._arrays.episode[index]) - int(self._arrays.waiting[index])
        return self.seed | index << 64 | episode << 96

    def state(self, index: int) -> State:
        """A copy of one game as it stands, to look at, explain or print."""
        self._begun()
        return State(self.game, self._arrays.positions[index].copy(), keep_journal=False)

    def save(self, path: str | Path) -> None:
        """Writes all there is to the batch into a file, whole or not at all; `load` goes on from there exactly."""
        checkpoint.write(Path(path), checkpoint.pack(self.game, self._document()))

    @classmethod
    def load(cls, path: str | Path, *, content: str | Path | None = None) -> Self:
        """The batch that was saved in a file; BadRecord in one sentence where that is not possible."""
        found = checkpoint.read(Path(path))
        return cls._restored(checkpoint.game_of(found, content), found.batch)

    def _document(self) -> checkpoint.Batch:
        kept = {name: np.ascontiguousarray(getattr(self._arrays, name)).tobytes() for name in KEPT}
        starts = self._arrays.starts.tobytes()
        return checkpoint.Batch(self.count, self.seed, self._wish, self._dealt, self._rng.tobytes(), starts, kept)

    @classmethod
    def _restored(cls, game: Game, kept: checkpoint.Batch) -> Self:
        env = cls(game, kept.count, kept.seed, **kept.settings)
        layout = game.rulebook.position
        starts = layout.empty(len(kept.starts) // layout.dtype.itemsize)
        checkpoint.fill(starts, kept.starts)
        env._arrays = env._arrays._replace(starts=starts)
        checkpoint.fill(env._rng, kept.rng)
        for name in KEPT:
            checkpoint.fill(getattr(env._arrays, name), kept.arrays.get(name, b""))
        if kept.dealt:
            before = env._arrays.begin.copy()
            env._arrays.begin[:] = False
            env._actions[:] = SHOW
            env._run()
            env._arrays.begin[:] = before
            env._dealt = True
        return env

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
        if self._arrays.waiting[index]:
            raise BadAction(f"Environment {index}: its game is over; reset it first.")
        raise IllegalAction(index, self.state(index).explain(action, environment=False))

    def _run(self) -> None:
        """Runs the loop over all rows, each thread on its part of them."""
        game = self.game

        def work(part: int) -> None:
            shared = game.box, game.lookahead_box, self._arrays, self._settings
            self._play(*shared, self._workspaces[part], self._actions, *self._parts[part])

        if self._pool is None:
            work(0)
            return
        others = [self._pool.submit(work, part) for part in range(1, len(self._parts))]
        work(0)
        for other in others:
            other.result()


def loops_of(game: Game) -> ModuleType:
    """The loops for one game's rules, its bots included."""
    return specialise(loops, game.rules, policies=specialise(policies, game.rules))


def _unpickled(game: Game, kept: checkpoint.Batch) -> BatchEnv:
    return BatchEnv._restored(game, kept)


def _form(loop: Any) -> Callable[..., Any]:
    """A loop as it is run: compiled, unless `RIVERRUN_JIT=0`."""
    form: Callable[..., Any] = loop.compiled if loops_compiled() else loop
    return form


def _read_only(array: Any) -> Any:
    """The same memory, not to be written by those it is shown to."""
    shown = array.view()
    shown.flags.writeable = False
    return shown
