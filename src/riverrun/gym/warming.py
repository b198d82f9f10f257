"""Compiles what the environments run, so that `riverrun warm` can fill the cache."""

from __future__ import annotations

from riverrun.gym.batch import BatchEnv
from riverrun.kernel.game import Game
from riverrun.kernel.jit.notices import show_compiling
from riverrun.kernel.jit.switch import running


def warm(game: Game) -> None:
    """Runs every compiled loop of the environments once, on two games."""
    with running(True):
        env = BatchEnv(game, 2)
        show_compiling(False)  # whoever warms a game is told piece by piece
        env.reset()
        env.step(env.random_actions())
        env.encoder.observe(env.state(0).position, 0)
