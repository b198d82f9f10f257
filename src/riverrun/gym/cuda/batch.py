"""`CudaBatch`: many games of one kind in a GPU's memory, the very games that `BatchEnv` plays by the same seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numba import cuda as numba_cuda

from riverrun.gym.batch import SEEDS, BatchStep
from riverrun.gym.cuda import kernels
from riverrun.gym.cuda.tensor import to_device as tensor
from riverrun.gym.errors import BadAction, IllegalAction
from riverrun.gym.rewards import SHAPED, reward_number
from riverrun.kernel import journal
from riverrun.kernel.chance import seed_words, split_seed
from riverrun.kernel.errors import BadOption
from riverrun.kernel.game import Game
from riverrun.kernel.position.tensor import Encoder
from riverrun.kernel.state import State
from riverrun.kernel.timing import refuse_endless

cuda: Any = numba_cuda

DTYPES = ("float32", "float16")


class CudaBatch:
    """`count` games of one kind side by side on a GPU; a game that ends is dealt anew in the same step.

    Its arrays lie in the GPU's memory and are read there without a copy, by DLPack (`torch.from_dlpack(array)`, JAX,
    CuPy) or by `__cuda_array_interface__` (`torch.as_tensor(array)`, `cupy.asarray`).
    """

    def __init__(
        self,
        game: Game,
        count: int,
        seed: int = 0,
        *,
        observe: bool = True,
        reward: str = "win",
        check: bool = True,
        play_forced: bool = False,
        dtype: str = "float32",
        variants: Sequence[Game] = (),
    ) -> None:
        """`play_forced`: a decision with one legal move is not asked but made. `dtype`: the observations' floats.

        `variants` are games with other options or content for as many players: of n games in all, row i plays number
        i % n, `game` being the first.
        """
        refuse_without_gpu()
        if count < 1:
            raise BadOption(f"A batch needs at least one game, not {count}.")
        if not 0 <= seed < SEEDS:
            raise BadOption(f"A batch's seed is a whole number from 0 to 2**64 - 1, not {seed!r}.")
        if dtype not in DTYPES:
            raise BadOption(f"Observations are {' or '.join(DTYPES)}, not {dtype!r}.")
        self.games = (game, *variants)
        for one in self.games:
            refuse_endless(one)
            if one.rulebook is not game.rulebook or one.players != game.players or one.sees != game.sees:
                raise BadOption(
                    f"{one!r} cannot be played beside {game!r}: a batch is for one game and one number of players."
                )
        self.game = game
        self.count = count
        self.seed = seed
        self.check = check
        """Whether every action is looked up in the mask before anything is played."""
        self.encoder = Encoder(game)
        self._reward = reward_number(reward)
        if self._reward in SHAPED:
            raise BadOption(f"On a GPU nothing is paid on the way: the reward is win or points, not {reward}.")
        self._forced = int(play_forced)
        self._kernels = kernels.kernels_of(game.rulebook)
        self._blocks = (count + kernels.BLOCK - 1) // kernels.BLOCK
        self._warps = (count * kernels.LANES + kernels.BLOCK - 1) // kernels.BLOCK
        layout, rules, send = game.rulebook.position, game.rules, cuda.to_device
        self._boxes = send(boxes_of([one.box for one in self.games]))
        self._lookahead_boxes = send(boxes_of([one.lookahead_box for one in self.games]))
        self._blank, self._log = send(layout.empty()), send(np.zeros(1, journal.Log.dtype))
        self._positions = send(layout.empty(count))
        self._words = kernels.words_of(self._positions)
        self._seed = send(np.array(split_seed(seed)[:2], np.int64))
        self._tables = [send(np.asarray(one, np.int32)) for one in (self.encoder.table, self.encoder.steps)]
        self._items = send(kernels.items_of(self.encoder))
        self._rng = send(np.zeros((count, 4), np.uint32))
        self._actions = tensor(np.full(count, kernels.NO_GAME, np.int32))
        self._illegal = send(np.zeros(1, np.int32))
        self._dealt = False
        self.episode = tensor(np.zeros(count, np.int32))
        """How many games each row has finished."""
        self.points = tensor(np.zeros((count, game.players), np.float32))
        """Every seat's points in the game of each row that ended last."""
        self.wins = tensor(np.zeros((count, game.players), np.float32))
        """Every seat's share of the win in it."""
        self._shown = BatchStep(
            seat=tensor(np.zeros(count, np.int32)),
            mask=tensor(np.zeros((count, game.moves), np.bool_)),
            observation=tensor(np.zeros((count, self.encoder.size if observe else 0), dtype)),
            reward=tensor(np.zeros((count, game.players), np.float32)),
            done=tensor(np.zeros(count, np.bool_)),
            moves=tensor(np.zeros((count, rules.LEGAL_MAX), np.int32)),
            counts=tensor(np.zeros(count, np.int32)),
        )

    def reset(self) -> BatchStep:
        """Deals every game anew, from the first on: the same games each time."""
        self.episode.copy_to_device(np.zeros(self.count, np.int32))
        self._actions.copy_to_device(np.full(self.count, kernels.NO_GAME, np.int32))
        self._seed_rows()
        self._play(self._actions)
        self._dealt = True
        return self._shown

    def step(self, actions: Any) -> BatchStep:
        """Plays one action in every game; if one is illegal, none is played.

        `actions` are whole numbers in the GPU's memory (a tensor of torch, an array of CuPy or numba) or in the host's.
        """
        given = self._taken(actions)
        if self.check:
            self._refuse_illegal(given)
        self._play(given)
        return self._shown

    def random_actions(self) -> Any:
        """A legal action for every game, each equally likely; the next call writes over it."""
        self._begun()
        self._kernels.choose[self._blocks, kernels.BLOCK](
            self._shown.moves, self._shown.counts, self._rng, self._actions
        )
        return self._actions

    def bot_actions(self, policy: Any, actions: Any) -> None:
        """Writes a quick bot's actions into the rows of `actions` that are its own, by its number in bots/policies.py.

        `policy` and `actions` are int32 in the GPU's memory; NO_POLICY leaves a row as it is.
        """
        self._begun()
        self._kernels.answer[self._blocks, kernels.BLOCK](
            *(self._lookahead_boxes, self._positions, self._log, _on_device(policy), self._rng, _on_device(actions))
        )

    def game_seed(self, index: int) -> int:
        """The seed of the game that runs in a row: `game.new` with it deals the same game."""
        return self.seed | index << 64 | int(self.episode.copy_to_host()[index]) << 96

    def state(self, index: int) -> State:
        """A copy of one game as it stands, to look at, explain or print."""
        self._begun()
        positions = self.game.rulebook.position.empty(1)
        row = self._positions[index : index + 1]
        positions[:] = row.copy_to_host() if hasattr(row, "copy_to_host") else row
        return State(self.games[index % len(self.games)], positions[0], keep_journal=False)

    def _play(self, actions: Any) -> None:
        step = self._shown
        self._kernels.play[self._blocks, kernels.BLOCK](
            *(self._boxes, self._positions, self._blank, self._log, self._seed, actions, self._forced, self._reward),
            *(self.episode, step.seat, step.moves, step.counts, step.mask, step.reward, step.done),
            *(self.points, self.wins),
        )
        if step.observation.shape[1] > 0:
            self._kernels.show[self._warps, kernels.BLOCK](
                self._words, *self._tables, self._items, step.seat, self.game.players, step.observation
            )

    def _seed_rows(self) -> None:
        """Each row's own generator of random actions."""
        words = np.zeros((self.count, 4), np.uint32)
        first, second, *_ = split_seed(self.seed)
        for row, rng in enumerate(words):
            seed_words(rng, first, second, row, 1)
        self._rng.copy_to_device(words)

    def _begun(self) -> None:
        if not self._dealt:
            raise BadAction("No game has been dealt yet; call reset() first.")

    def _taken(self, actions: Any) -> Any:
        """The actions as the kernels want them: one whole number a game, in the GPU's memory."""
        self._begun()
        if hasattr(actions, "__cuda_array_interface__") or kernels.SIMULATED:
            given = actions if kernels.SIMULATED else cuda.as_cuda_array(actions)
        else:
            given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            wanted = f"{self.count} whole numbers"
            raise BadAction(f"A step takes {wanted}, one a game, not an array {given.shape} of {given.dtype}.")
        return cuda.to_device(given) if isinstance(given, np.ndarray) else given

    def _refuse_illegal(self, actions: Any) -> None:
        self._illegal.copy_to_device(np.full(1, self.count, np.int32))
        self._kernels.find[self._blocks, kernels.BLOCK](actions, self._shown.mask, self._illegal)
        index = int(self._illegal.copy_to_host()[0])
        if index == self.count:
            return
        action = int(actions.copy_to_host()[index])
        if not 0 <= action < self.game.moves:
            last = self.game.moves - 1
            raise BadAction(f"Environment {index}: {action} is no move; moves are whole numbers from 0 to {last}.")
        raise IllegalAction(index, self.state(index).explain(action, environment=False))


def _on_device(array: Any) -> Any:
    """An array in the GPU's memory, whoever made it."""
    return array if kernels.SIMULATED else cuda.as_cuda_array(array)


def boxes_of(boxes: Sequence[Any]) -> Any:
    """Records as one array."""
    joined = np.zeros(len(boxes), boxes[0].dtype)
    for at, box in enumerate(boxes):
        joined[at] = box
    return joined


def refuse_without_gpu() -> None:
    """Raise BadOption, in one sentence, where there is neither a GPU nor its simulator."""
    if not cuda.is_available():
        raise BadOption(
            "No CUDA device is found: riverrun.gym.cuda needs numba-cuda and an NVIDIA GPU with its driver; "
            "riverrun.gym.BatchEnv plays the same games on the processor."
        )
