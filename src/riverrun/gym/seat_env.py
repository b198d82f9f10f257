"""One seat of a table as a Gymnasium environment: one learner, with bots in all other seats."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

from riverrun.bots.workspace import make_workspace
from riverrun.gym import loops
from riverrun.gym.batch import loops_of
from riverrun.gym.batch_arrays import BatchSettings
from riverrun.gym.errors import RENDER_MODES, BadAction, refuse_illegal, refuse_render_mode
from riverrun.gym.loops import OPPONENTS, SAME_STEP, TRIES
from riverrun.gym.opponents import Opponents, opponents_of, seat_number
from riverrun.gym.rewards import pay, reward_number
from riverrun.gym.spaces import LegalMoves, observation_box
from riverrun.gym.starts import start_of
from riverrun.kernel.chance import next_word, seed_words, split_seed
from riverrun.kernel.errors import BadPosition, IllegalMove, RiverrunError, UnknownMove
from riverrun.kernel.game import SEEDS, Game
from riverrun.kernel.jit.notices import warn_if_slow
from riverrun.kernel.position.tensor import Encoder
from riverrun.kernel.registry import rulebook
from riverrun.kernel.state import State
from riverrun.kernel.timing import refuse_endless

EPISODE = 1 << 96
"""What a seed grows by from one game to the next, as in a batch's rows."""


def make_seat_env(
    game: str, players: int | None = None, *, content: str | Path | None = None, **wishes: Any
) -> SeatEnv:
    """The environment of a game by its id; `wishes` are those of `SeatEnv`, then the game's own options."""
    own = {name: wishes.pop(name) for name in WISHES if name in wishes}
    return SeatEnv(make_game(game, players, content, wishes), **own)


def make_game(id: str, players: int | None, content: str | Path | None, options: dict[str, Any]) -> Game:
    """A game by its id, for as many players as it is usually played by where no number is given."""
    book = rulebook(id)
    return Game(book, book.usual if players is None else players, options, content)


class SeatEnv(gymnasium.Env[Any, Any]):
    """A game as its learner sees it: between two of its decisions the opponents play.

    `opponents` is a bot for all other seats, or one for each from the learner's left on, by name or as a `Bot`. `seat`
    is "rotate" (a seat further in each game), "random" or a number. An illegal action ends the game with -1, since
    Gymnasium expects that any action is taken, or with `illegal="raise"` raises the refusal. With the seed
    `seed | i << 64` it plays exactly the games of row i of a vector environment with that seed, one after the other.
    """

    def __init__(
        self,
        game: Game,
        *,
        opponents: Opponents = "greedy",
        seat: str | int = "rotate",
        reward: str = "win",
        illegal: str = "end",
        positions: Sequence[Any] = (),
        render_mode: str | None = None,
    ) -> None:
        refuse_illegal(illegal)
        refuse_render_mode(render_mode)
        refuse_endless(game)
        warn_if_slow(game.id, game.title)
        self.game = game
        self.encoder = Encoder(game)
        self.opponents = opponents_of(opponents, game.players)
        self.render_mode = render_mode
        self.metadata = {"render_modes": RENDER_MODES, "render_fps": 4}
        self.observation_space = observation_box(self.encoder)
        self.action_space = LegalMoves(game.moves, self.action_masks)
        self.table: State | None = None
        """The game that runs, complete: not for the learner."""
        self.learner = 0
        """The learner's seat."""
        self.game_seed = -1
        """The seed of the game that runs: `game.new` deals the same with it."""
        self._seat = seat_number(seat, game.players)
        self._illegal = illegal
        together = int(game.rulebook.together or game.players == 1)
        self._settings = BatchSettings(reward_number(reward), SAME_STEP, self._seat, together)
        self._starts = self._checked(positions)
        self._chance = np.zeros(4, np.uint32)
        self._values = make_workspace(game).values
        self._potential = np.zeros(game.players)
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deals a new game: with a seed that of `game.new(seed)`, without one the next that follows from the last.

        `options` may hold `positions`, which games begin with from now on, as the argument of that name does.
        """
        super().reset(seed=seed)
        if options and "positions" in options:
            self._starts = self._checked(options["positions"])
        if seed is not None:
            self.game_seed = int(seed) % SEEDS
        elif self.game_seed < 0:
            self.game_seed = int(self.np_random.integers(1 << 63))
        else:
            self.game_seed = (self.game_seed + EPISODE) % SEEDS
        self._begin()
        self._find_potential(self._potential)
        if self.render_mode == "human":
            self.render()
        return self._observe(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Plays the learner's move and the opponents' answers."""
        state = self._running()
        if self._over:
            raise BadAction("The game is over; call reset() first.")
        try:
            state.play(self.game.number(action))
        except (IllegalMove, UnknownMove) as refusal:
            return self._end_by(refusal)
        self._play_on()
        self._over = state.over
        reward = self._reward()
        if self.render_mode == "human":
            self.render()
        return self._observe(), reward, self._over, False, self._info()

    def action_masks(self) -> Any:
        """Which moves are legal now, a truth value for each: what sb3-contrib's MaskablePPO asks for."""
        mask = np.zeros(self.game.moves, np.bool_)
        if not self._over:
            mask[self._running().legal()] = True
        return mask

    def render(self) -> Any:
        """The table as text, as the learner sees it: returned ("ansi") or printed ("human")."""
        screen = self._running().screen(self.learner)
        if self.render_mode == "human":
            print(screen)
            return None
        return screen

    def _checked(self, positions: Sequence[Any]) -> list[State]:
        return [start_of(self.game, one, number) for number, one in enumerate(positions)]

    def _running(self) -> State:
        if self.table is None:
            raise BadAction("No game has been dealt yet; call reset() first.")
        return self.table

    def _begin(self) -> None:
        """Deals the game of the seed and plays it up to the learner's first decision."""
        for _ in range(TRIES):
            self._deal()
            self._play_on()
            if not self._running().over:
                self._over = False
                return
            self.game_seed = (self.game_seed + EPISODE) % SEEDS
        raise BadPosition("The games from these positions end before the learner is asked.")

    def _deal(self) -> None:
        w0, w1, row, episode = split_seed(self.game_seed)
        if self._starts:
            self.table = self._starts[(row + episode) % len(self._starts)].copy()
        else:
            self.table = self.game.new(self.game_seed, keep_journal=False)
        seed_words(self._chance, w0 ^ OPPONENTS, w1, row, episode)
        self.learner = loops.learners_seat(self._seat, row + episode, self.game.players, self._chance)

    def _play_on(self) -> None:
        """Lets the opponents play until the learner is asked or the game is over."""
        state = self._running()
        while not state.over and state.seat != self.learner:
            seat = int(state.position_view.seat)
            bot = self.opponents[(seat - self.learner - 1) % self.game.players]
            words = [next_word(self._chance) for _ in range(4)]
            state.play(bot.move(state, sum(word << 32 * i for i, word in enumerate(words))))

    def _reward(self) -> float:
        """What the step brought the learner: at the end the game's worth, on the way what its potential has gained."""
        paid = np.zeros(self.game.players)
        state = self._running()
        if state.over:
            points, wins = self.game.result(state.position_view)
            pay(points, wins, self._settings.reward, paid)
        paid -= self._potential
        self._find_potential(self._potential)
        paid += self._potential
        return float(np.float32(paid[self.learner]))

    def _find_potential(self, out: Any) -> None:
        loops_of(self.game).potential(
            self.game.box_view, self._running().position_view, self._settings, self._values, out
        )

    def _observe(self) -> Any:
        return self.encoder.observe(self._running().position, self.learner)

    def _info(self) -> dict[str, Any]:
        """What else the learner is told: its legal moves and its seat, and at the end everyone's points and wins."""
        info: dict[str, Any] = {"action_mask": self.action_masks().view(np.int8), "seat": self.learner}
        if self._over:
            points, wins = self.game.result(self._running().position_view)
            info |= {"points": np.array(points), "wins": np.array(wins)}
        return info

    def _end_by(self, refusal: RiverrunError) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """An illegal action: raised, or the end of the game at the cost of who played it."""
        if self._illegal == "raise":
            raise refusal
        self._over = True
        return self._observe(), -1.0, True, False, {**self._info(), "illegal": str(refusal)}


WISHES = ("opponents", "seat", "reward", "illegal", "positions", "render_mode")
"""What `SeatEnv` takes besides its game."""
