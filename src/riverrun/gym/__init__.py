"""Environments for learners: one table for PettingZoo, thousands of games a call for fast training."""

from __future__ import annotations

from typing import Any

from riverrun.gym.batch import BatchEnv, BatchStep
from riverrun.gym.errors import BadAction, IllegalAction, MissingExtra
from riverrun.gym.warming import warm
from riverrun.kernel.game import Game
from riverrun.kernel.position.tensor import Encoder

__all__ = [
    "BadAction",
    "BatchEnv",
    "BatchStep",
    "IllegalAction",
    "MissingExtra",
    "aec_env",
    "observation_names",
    "warm",
]


def aec_env(id: str, players: int, **options: Any) -> Any:
    """A PettingZoo AEC environment of a game; `options` are those of `TableEnv`, then the game's own."""
    try:
        from riverrun.gym.pettingzoo_env import make_env
    except ImportError as trouble:
        if (trouble.name or "").split(".")[0] not in ("pettingzoo", "gymnasium"):
            raise
        raise MissingExtra("PettingZoo is not installed; `pip install riverrun[gym]` brings it.") from None
    return make_env(id, players, **options)


def observation_names(game: Game) -> list[str]:
    """What each float of the game's observations is, in words."""
    return Encoder(game).names
