"""Hooks: a rulebook finds its game's functions by name, and says in one sentence what is missing."""

from __future__ import annotations

import inspect
import sys
import types
import typing

import msgspec
import pytest

import riverrun as rr
from riverrun.kernel import rulebook as kernel
from riverrun.kernel import timing
from riverrun.kernel.game import Game
from riverrun.kernel.hooks import MissingModule, declared_hooks, find_hooks, hook
from riverrun.kernel.moves.parameters import Parameter
from riverrun.kernel.position import view
from riverrun.kernel.rulebook import Rulebook

from .toy.book import RAFT

HOOKS = declared_hooks(Rulebook)
NAMES = {**vars(kernel), **vars(timing), "Game": Game, "View": view.View, "Parameter": Parameter}
"""What the kernel's annotations name, also where it is imported for annotations only."""


class Small:
    """A rulebook with three hooks, as far as hooks go."""

    def __init__(self):
        self.hooks = find_hooks(type(self))

    @hook("words")
    def hello(self, name):
        raise NotImplementedError

    @hook("words", "goodbye")
    def part(self, name):
        raise NotImplementedError

    @hook("clock", optional=True)
    def time(self, name):
        return f"{name} has no clock"


@pytest.fixture
def small(tmp_path, monkeypatch):
    """`small(**modules)`: a rulebook's class in a package of its own, with these files in it."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def make(**modules):
        package = tmp_path / "small_game"
        package.mkdir()
        (package / "__init__.py").write_text("")
        for name, text in modules.items():
            (package / f"{name}.py").write_text(text)
        __import__("small_game")
        return type("Book", (Small,), {"__module__": "small_game"})

    yield make
    for name in [name for name in sys.modules if name.partition(".")[0] == "small_game"]:
        del sys.modules[name]


HELLO = "def hello(name):\n    return f'Hello, {name}.'\n"
GOODBYE = "def goodbye(name):\n    return f'Goodbye, {name}.'\n"
CLOCK = "def time(name):\n    return f'{name} is late'\n"


def test_hooks_lead_to_the_modules_of_the_package(small):
    book = small(words=HELLO + GOODBYE, clock=CLOCK)()
    assert (book.hello("Ann"), book.part("Ann"), book.time("Ann")) == ("Hello, Ann.", "Goodbye, Ann.", "Ann is late")


def test_where_an_optional_module_is_missing_the_method_itself_answers(small):
    assert small(words=HELLO + GOODBYE)().time("Ann") == "Ann has no clock"


def test_a_module_without_the_optional_function_is_no_trouble(small):
    assert small(words=HELLO + GOODBYE, clock="")().time("Ann") == "Ann has no clock"


def test_a_method_that_a_game_writes_needs_no_module_and_may_ask_for_it(small):
    class Own(small(words=HELLO)):
        __module__ = "small_game"

        def part(self, name):
            return f"Off with {name}."

        def hello(self, name):
            return f"{super().hello(name)} You are here."

    assert (Own().hello("Ann"), Own().part("Ann")) == ("Hello, Ann. You are here.", "Off with Ann.")


def test_a_missing_function_is_named_with_what_it_is_for(small):
    with pytest.raises(MissingModule) as trouble:
        small(words=HELLO)()
    assert str(trouble.value) == "small_game.words has no 'goodbye', which Rulebook.part asks for."


def test_a_missing_module_is_named_with_what_it_is_for(small):
    with pytest.raises(MissingModule) as trouble:
        small()()
    assert str(trouble.value) == "small_game has no words.py, which Rulebook.hello, .part asks for."


def test_trouble_inside_a_module_is_its_own(small):
    with pytest.raises(ZeroDivisionError):
        small(words="1 // 0\n")()


def test_the_toy_writes_every_method_itself():
    assert RAFT.hooks == {}
    assert RAFT.rules.__name__.endswith("toy.rules")
    with pytest.raises(MissingModule, match=r"toy has no soundness\.py, which Rulebook asks for\.$"):
        RAFT.module("soundness")


def fits(found, wanted):
    """Whether a value of the type `found` is one of the type `wanted`."""
    if wanted in (typing.Any, found):
        return True
    if isinstance(found, type) and isinstance(wanted, type) and not typing.get_args(wanted):
        return issubclass(found, wanted)
    inner, outer = typing.get_args(found), typing.get_args(wanted)
    if typing.get_origin(found) is tuple and inner[1:] == (...,):
        inner = inner[:1]  # of any length, as lists are
    if isinstance(wanted, types.UnionType):
        return any(fits(found, one) for one in outer)
    return bool(outer) and len(inner) == len(outer) and all(map(fits, inner, outer))


@pytest.mark.parametrize("method", HOOKS)
@pytest.mark.parametrize("id", rr.rulebooks())
def test_every_game_keeps_what_its_hooks_promise(id, method):
    """mypy reads the hooks and the modules; that the two agree, in what they take and give, is seen here."""
    function = rr.rulebook(id).hooks.get(method)
    if function is None:
        assert HOOKS[method].optional
        return
    promised = getattr(Rulebook, method)
    assert len(inspect.signature(function).parameters) == len(inspect.signature(promised).parameters) - 1
    found = typing.get_type_hints(function, {**vars(sys.modules[function.__module__]), "Game": Game})["return"]
    wanted = typing.get_type_hints(promised, NAMES)["return"]
    assert fits(found, wanted), f"{function.__module__}.{function.__name__} gives {found}, not {wanted}"


def test_what_fits():
    assert fits(list[msgspec.Struct], typing.Sequence[msgspec.Struct])
    assert fits(list[view.View], typing.Sequence[msgspec.Struct])
    assert fits(tuple[str, ...], typing.Sequence[str])
    assert not fits(tuple[str, ...], typing.Sequence[int])
    assert fits(timing.Pace | None, timing.Pace | None)
    assert not fits(list[str], typing.Sequence[msgspec.Struct])
    assert not fits(str, int)
