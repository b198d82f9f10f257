"""One table as a PettingZoo environment: agents take turns, with action masks, and are paid at the end."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from riverrun.bots.workspace import make_workspace
from riverrun.gym.batch import loops_of
from riverrun.gym.batch_arrays import BatchSettings
from riverrun.gym.errors import RENDER_MODES, BadAction, refuse_illegal, refuse_render_mode
from riverrun.gym.loops import EVERY_SEAT, SAME_STEP
from riverrun.gym.rewards import pay, reward_number
from riverrun.gym.spaces import observation_box
from riverrun.kernel.errors import IllegalMove, RiverrunError, UnknownMove
from riverrun.kernel.game import Game
from riverrun.kernel.jit.notices import warn_if_slow
from riverrun.kernel.position.tensor import Encoder
from riverrun.kernel.registry import game as game_by_id
from riverrun.kernel.state import State
from riverrun.kernel.timing import refuse_endless


def make_env(
    id: str,
    players: int,
    *,
    reward: str = "win",
    illegal: str = "raise",
    render_mode: str | None = None,
    content: str | Path | None = None,
    **options: Any,
) -> TableEnv:
    """The environment of a game by its id, with the game's options by name."""
    game = game_by_id(id, players, content=content, **options)
    return TableEnv(game, reward=reward, illegal=illegal, render_mode=render_mode)


class TableEnv(AECEnv):  # type: ignore[misc]
    """A game as PettingZoo plays it; agents are `player_0` and so on, by seat.

    `reward` is one of `rewards.REWARDS`; `illegal` says what an illegal action does: "raise" the refusal, or "end" the
    game with -1 for who played it. The mask of an agent that is not asked is empty.
    """

    def __init__(
        self, game: Game, *, reward: str = "win", illegal: str = "raise", render_mode: str | None = None
    ) -> None:
        super().__init__()
        refuse_illegal(illegal)
        refuse_render_mode(render_mode)
        refuse_endless(game)
        warn_if_slow(game.id, game.title)
        self.game = game
        self.encoder = Encoder(game)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game.id.replace('-', '_')}_v{game.rulebook.version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.table: State | None = None
        """The game that runs, complete: not for learners."""
        together = int(game.rulebook.together or game.players == 1)
        self._settings = BatchSettings(reward_number(reward), SAME_STEP, EVERY_SEAT, together)
        self._values = make_workspace(game).values
        self._potential = np.zeros(game.players)
        """Every seat's potential, by which rewards are shaped."""
        self._illegal = illegal
        self._seeds = random.Random()
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        self.agents: list[str] = []
        self.infos: dict[str, dict[str, Any]] = {}
        self.action_spaces = {agent: spaces.Discrete(game.moves) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        low, high = np.tile(self.encoder.low, game.players), np.tile(self.encoder.high, game.players)
        self.state_space = spaces.Box(low, high, dtype=np.float32)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees: floats and the mask of its legal moves."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Every move of the game, as a number."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game: with a seed that of `game.new(seed)`, without one the next that follows from the last."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self.table = self.game.new(self._seeds.getrandbits(128) if seed is None else seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"events": self._events(agent, -1)} for agent in self.agents}
        self._find_potential()
        self._skip_agent_selection = None
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now."""
        state = self._running()
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.game.moves, np.int8)
        if state.seat == seat and not any(self.terminations.values()):
            mask[state.legal()] = 1
        return {"observation": self.encoder.observe(state.position, seat), "action_mask": mask}

    def state(self) -> Any:
        """All that the seats know together: what each sees, one after the other, for critics that see every hand.

        What nobody sees, such as the order of a pile, is not in it.
        """
        position = self._running().position
        return np.concatenate([self.encoder.observe(position, seat) for seat in range(self.game.players)])

    def step(self, action: int | None) -> None:
        """Plays the move of the agent that is asked."""
        state = self._running()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadAction(f"{agent} is asked; None is an action only for agents whose game is over.")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        try:
            state.play(self.game.number(action))
        except (IllegalMove, UnknownMove) as refusal:
            self._end_by(agent, refusal)
        else:
            self._tell(agent, state)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as text, as a spectator sees it: returned ("ansi") or printed ("human")."""
        screen = self._running().screen(None)
        if self.render_mode == "human":
            print(screen)
            return None
        return screen

    def close(self) -> None:
        """Nothing is held open."""

    def _observation_space(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (self.game.moves,), np.int8)
        return spaces.Dict({"observation": observation_box(self.encoder), "action_mask": mask})

    def _running(self) -> State:
        if self.table is None:
            raise BadAction("No game has been dealt yet; call reset() first.")
        return self.table

    def _asked(self) -> str:
        """The agent that is asked, or the first one when the game is over."""
        return self.possible_agents[self._running().seat or 0]

    def _events(self, agent: str, since: int) -> list[str]:
        """What happened after move number `since`, as far as this agent may know, in sentences."""
        seat = self.possible_agents.index(agent)
        return [event.text for event in self._running().events(seat, since)]

    def _tell(self, mover: str, state: State) -> None:
        """Everyone learns what they may know of the move; at the end everyone is paid."""
        for agent in self.agents:
            self.infos[agent] = {"events": self._events(agent, len(state.played) - 1)}
        self.infos[mover]["move"] = self.game.text(state.played[-1])
        paid = -self._potential
        self._find_potential()
        paid += self._potential
        if state.over:
            paid += self._at_the_end(state)
        self.rewards = {agent: float(paid[seat]) for seat, agent in enumerate(self.agents)}
        self.agent_selection = self._asked()

    def _find_potential(self) -> None:
        own = loops_of(self.game)
        own.potential(self.game.box_view, self._running().position_view, self._settings, self._values, self._potential)

    def _at_the_end(self, state: State) -> Any:
        """The game is over: what it was worth to every seat."""
        points, wins = self.game.result(state.position_view)
        paid = np.zeros(self.game.players)
        pay(points, wins, self._settings.reward, paid)
        for seat, agent in enumerate(self.agents):
            self.terminations[agent] = True
            self.infos[agent]["points"] = float(points[seat])
        return paid

    def _end_by(self, agent: str, refusal: RiverrunError) -> None:
        """An illegal action: raised, or the end of the game at the cost of who played it."""
        if self._illegal == "raise":
            raise refusal
        self.rewards[agent] = -1.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos[agent] = {"events": [], "illegal": str(refusal)}
