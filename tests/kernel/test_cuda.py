"""Rules for a GPU: enum members are written out as numbers, and nothing else changes."""

from __future__ import annotations

from enum import IntEnum
from importlib import import_module
from pkgutil import iter_modules

import pytest

import riverrun as rr
from riverrun.games import flow_of_history
from riverrun.kernel.jit.cuda import written_out
from riverrun.kernel.jit.switch import Rule

MODULES = [
    import_module(f"{flow_of_history.__name__}.{module.name}") for module in iter_modules(flow_of_history.__path__)
]
RULES = {rule.__name__: rule for module in MODULES for rule in vars(module).values() if isinstance(rule, Rule)}


@pytest.mark.parametrize("name", sorted(RULES))
def test_no_enum_is_left_in_a_rule(name):
    plain = written_out(RULES[name].function)
    named = [plain.__globals__.get(word) for word in plain.__code__.co_names]
    assert not [word for word in named if isinstance(word, IntEnum)]
    assert not [word for word in named if isinstance(word, type) and issubclass(word, IntEnum)]


def test_a_game_played_by_rules_written_out_is_the_same(monkeypatch):
    def play():
        state = rr.game("flow-of-history", 4).new(8)
        while not state.over:
            state.play(rr.random_move(state))
        return state.hash

    before = play()
    for rule in RULES.values():
        monkeypatch.setattr(rule, "function", written_out(rule.function))
    assert play() == before
