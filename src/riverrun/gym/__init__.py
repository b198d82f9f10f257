"""Environments for learners: for Gymnasium, PettingZoo and OpenSpiel, and thousands of games a call for fast training.

Where Gymnasium is installed, importing this registers every game with it.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from riverrun.gym.batch import BatchEnv, BatchStep
from riverrun.gym.errors import BadAction, IllegalAction, MissingExtra
from riverrun.gym.warming import warm
from riverrun.kernel.game import Game
from riverrun.kernel.position.tensor import Encoder

if TYPE_CHECKING:
    from riverrun.gym.seat_env import SeatEnv
    from riverrun.gym.seat_vector_env import SeatVectorEnv

__all__ = [
    "BadAction",
    "BatchEnv",
    "BatchStep",
    "Encoder",
    "IllegalAction",
    "MissingExtra",
    "SeatEnv",
    "SeatVectorEnv",
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
        raise MissingExtra('PettingZoo is not installed; `pip install "riverrun-games[gym]"` brings it.') from None
    return make_env(id, players, **options)


def observation_names(game: Game) -> list[str]:
    """What each float of the game's observations is, in words."""
    return Encoder(game).names


def __getattr__(name: str) -> Any:
    """Gymnasium's environments, which need it."""
    if name not in ("SeatEnv", "SeatVectorEnv"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        from riverrun.gym import seat_env, seat_vector_env
    except ImportError as trouble:
        if (trouble.name or "").split(".")[0] != "gymnasium":
            raise
        raise MissingExtra('Gymnasium is not installed; `pip install "riverrun-games[gym]"` brings it.') from None
    return seat_env.SeatEnv if name == "SeatEnv" else seat_vector_env.SeatVectorEnv


if find_spec("gymnasium") is not None:
    from riverrun.gym.registration import register

    register()
