"""What all tests share: rules run interpreted unless told otherwise, hypothesis is quick, games are made once."""

from __future__ import annotations

import os
import sys

os.environ.setdefault("RIVERRUN_JIT", "0")  # before riverrun is imported

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

import riverrun as rr

settings.register_profile(
    "quick",
    max_examples=30,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
settings.register_profile("thorough", settings.get_profile("quick"), max_examples=1000, derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))

GAMES: dict[Any, rr.Game] = {}


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """A test marked `no_cover` runs without a tracer: where tests are spread over processes pytest-cov starts two, and
    pauses the last."""
    if item.get_closest_marker("no_cover") is None:
        return (yield)
    tracer = sys.gettrace()
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)


@pytest.fixture(scope="session")
def make_game() -> Callable[..., rr.Game]:
    """`make_game(players, **options)`: The Flow of History for so many players, made once for each set of options."""

    def make(players: int = 3, **options: Any) -> rr.Game:
        key = (players, *sorted(options.items()))
        if key not in GAMES:
            GAMES[key] = rr.game("flow-of-history", players=players, **options)
        return GAMES[key]

    return make


@pytest.fixture(scope="session")
def random_play() -> Callable[..., Iterator[rr.State]]:
    """`random_play(state, seed)`: the state before each random move and once more when the game is over."""

    def play(state: rr.State, seed: int, moves: int = 2000) -> Iterator[rr.State]:
        rng = random.Random(seed)
        for _ in range(moves):
            yield state
            if state.over:
                return
            state.play(rr.random_move(state, rng))

    return play


@pytest.fixture(scope="session")
def refused() -> Callable[..., str]:
    """`refused(kind, call, ...)`: the one sentence by which a call is refused with an error of this kind."""

    def refused(kind: type[Exception], call: Callable[..., Any], *args: Any, **named: Any) -> str:
        with pytest.raises(kind) as trouble:
            call(*args, **named)
        sentence = str(trouble.value)
        assert sentence.strip() == sentence
        assert "\n" not in sentence
        assert sentence[-1] in ".?", sentence
        return sentence

    return refused
