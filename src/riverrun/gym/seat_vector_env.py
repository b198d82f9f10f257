"""One seat of each of many tables as a Gymnasium vector environment: a batch, with the opponents compiled into it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv

from riverrun.gym.batch import BatchEnv
from riverrun.gym.errors import RENDER_MODES, refuse_render_mode
from riverrun.gym.seat_env import make_game
from riverrun.gym.spaces import LegalMoves, LegalMovesOfAll, observation_box
from riverrun.kernel.errors import BadOption

MODES = {AutoresetMode.SAME_STEP: "same", AutoresetMode.NEXT_STEP: "next", AutoresetMode.DISABLED: "off"}
WISHES = ("opponents", "seat", "reward", "positions", "threads")
"""What a batch takes of what `make_seat_vector_env` is given."""


def make_seat_vector_env(
    game: str,
    num_envs: int = 1,
    players: int | None = None,
    *,
    content: str | Path | None = None,
    autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    render_mode: str | None = None,
    copy: bool = True,
    **wishes: Any,
) -> SeatVectorEnv:
    """The vector environment of a game by its id; `wishes` are those of `BatchEnv`, then the game's own options."""
    own = {"opponents": "greedy"} | {name: wishes.pop(name) for name in WISHES if name in wishes}
    if own["opponents"] is None:
        raise BadOption("A vector environment has one learner a table; a BatchEnv without opponents has only learners.")
    mode = _mode(autoreset_mode)
    batch = BatchEnv(make_game(game, players, content, wishes), num_envs, autoreset=MODES[mode], **own)
    return SeatVectorEnv(batch, render_mode=render_mode, copy=copy)


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """A `BatchEnv` with opponents, as Gymnasium's vector environments are used; each row is a `SeatEnv`.

    With `copy=False` it hands out the batch's own arrays, which the next step writes over.
    """

    def __init__(self, batch: BatchEnv, *, render_mode: str | None = None, copy: bool = True) -> None:
        refuse_render_mode(render_mode)
        if batch.every_seat_learns or not batch.observes:
            raise BadOption("A vector environment is of a batch with opponents and observations.")
        self.batch = batch
        self.num_envs = batch.count
        self.copy = copy
        self.render_mode = render_mode
        mode = next(mode for mode, name in MODES.items() if name == batch.autoreset)
        self.metadata = {"autoreset_mode": mode, "render_modes": RENDER_MODES}
        self.single_observation_space = observation_box(batch.encoder)
        self.observation_space = observation_box(batch.encoder, batch.count)
        self.single_action_space = LegalMoves(batch.game.moves, self._first_mask)
        self.action_space = LegalMovesOfAll(batch.game.moves, batch.count, self.action_masks)
        self._seeded = False
        """Whether the batch's seed was given or drawn already."""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deals all games: with a seed from the first on, without one each row's next.

        `options` may hold `positions`, which games begin with from now on, and `reset_mask`: the rows that are dealt
        anew, while the others stay as they are.
        """
        options = options or {}
        rows = options.get("reset_mask")
        if rows is not None and seed is not None:
            raise BadOption("A seed is for all rows: it cannot be given together with a reset_mask.")
        if seed is not None:
            self.batch.seed = seed
        super().reset(seed=seed)
        if "positions" in options:
            self.batch.begin_with(options["positions"])
        if seed is None and not self._seeded:
            self.batch.seed = int(self.np_random.integers(1 << 63))
        elif seed is None and rows is None:
            rows = np.ones(self.num_envs, np.bool_)
        self._seeded = True
        step = self.batch.reset(rows)
        dealt = np.ones(self.num_envs, np.bool_) if rows is None else np.asarray(rows)
        return self._given(step.observation), self._infos(step, dealt, np.zeros(self.num_envs, np.bool_))

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Plays one action in every game, and the opponents' answers."""
        step = self.batch.step(actions)
        infos = self._infos(step, np.ones(self.num_envs, np.bool_), step.done.copy())
        truncated = np.zeros(self.num_envs, np.bool_)
        if self.render_mode == "human":
            self.render()
        return self._given(step.observation), self.batch.gain.copy(), step.done.copy(), truncated, infos

    def action_masks(self) -> Any:
        """Which moves are legal now, a truth value for each in a row for each game."""
        return self._given(self.batch.shown.mask)

    def render(self) -> Any:
        """Every table as text, as its learner sees it: returned ("ansi") or printed ("human")."""
        seats = self.batch.shown.seat
        screens = tuple(self.batch.state(i).screen(int(seats[i])) for i in range(self.num_envs))
        if self.render_mode == "human":
            print("\n\n".join(screens))
            return None
        return screens

    def close_extras(self, **kwargs: Any) -> None:
        """Lets the batch's threads go."""
        self.batch.close()

    def save(self, path: str | Path) -> None:
        """Writes all games as they stand into a file, whole or not at all; `load` goes on from there exactly."""
        self.batch.save(path)

    @classmethod
    def load(cls, path: str | Path, *, content: str | Path | None = None, copy: bool = True) -> Self:
        """The environment that was saved in a file; BadRecord in one sentence where that is not possible."""
        env = cls(BatchEnv.load(path, content=content), copy=copy)
        env._seeded = True
        return env

    def observations(self) -> tuple[Any, dict[str, Any]]:
        """What the learners see now, and the infos that belong to it: to go on after `load`."""
        step = self.batch.shown
        return self._given(step.observation), self._infos(
            step, np.ones(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        )

    def __reduce__(self) -> Any:
        return _again, (self.batch, self.render_mode, self.copy, self._seeded)

    def _infos(self, step: Any, rows: Any, done: Any) -> dict[str, Any]:
        """What a `SeatEnv` tells in `info`, a row for each game; beside each key `_key` says whose rows count."""
        infos: dict[str, Any] = {}
        _tell(infos, "action_mask", self._given(step.mask.view(np.int8)), rows)
        _tell(infos, "seat", step.seat.astype(np.int64), rows)
        if not done.any():
            return infos
        results = {"points": _of(self.batch.points, done), "wins": _of(self.batch.wins, done)}
        if self.batch.autoreset != "same":
            for key, value in results.items():
                _tell(infos, key, value, done)
            return infos
        final = np.full(self.num_envs, None, dtype=object)
        for i in np.flatnonzero(done):
            final[i] = self.batch.final_observation[i].copy()
        _tell(infos, "final_obs", final, done)
        told: dict[str, Any] = {}
        for key, value in {"seat": _of(self.batch.final_seat, done), **results}.items():
            _tell(told, key, value, done.copy())
        _tell(infos, "final_info", told, done.copy())
        return infos

    def _given(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def _first_mask(self) -> Any:
        return self.batch.shown.mask[0]


def _again(batch: BatchEnv, render_mode: str | None, copy: bool, seeded: bool) -> SeatVectorEnv:
    env = SeatVectorEnv(batch, render_mode=render_mode, copy=copy)
    env._seeded = seeded
    return env


def _tell(infos: dict[str, Any], key: str, value: Any, rows: Any) -> None:
    infos[key], infos[f"_{key}"] = value, rows.copy()


def _of(array: Any, rows: Any) -> Any:
    """The chosen rows of an array, and zeros in the others."""
    found = np.zeros_like(array)
    found[rows] = array[rows]
    return found


def _mode(wish: AutoresetMode | str) -> AutoresetMode:
    """An autoreset mode by itself or by its name, as Gymnasium writes it."""
    try:
        return wish if isinstance(wish, AutoresetMode) else AutoresetMode(wish)
    except ValueError:
        names = ", ".join(mode.value for mode in AutoresetMode)
        raise BadOption(f"There is no autoreset mode '{wish}'; there is: {names}.") from None
