"""Rooms and doors: a rulebook finds its game's functions by name, and says in one sentence what is missing."""

from __future__ import annotations

import inspect
import sys
import typing

import msgspec
import pytest

import riverrun as rr
from riverrun.kernel import rulebook as kernel
from riverrun.kernel import timing, view
from riverrun.kernel.game import Game
from riverrun.kernel.rooms import MissingRoom, behind_doors, door, doors
from riverrun.kernel.rulebook import Rulebook

from .toy.book import RAFT

DOORS = doors(Rulebook)
NAMES = {**vars(kernel), **vars(timing), "Game": Game, "View": view.View}
"""What the kernel's annotations name, also where it is imported for annotations only."""


class Small:
    """A rulebook with three doors, as far as doors go."""

    def __init__(self):
        self.behind = behind_doors(type(self))

    @door("words")
    def hello(self, name):
        raise NotImplementedError

    @door("words", "goodbye")
    def part(self, name):
        raise NotImplementedError

    @door("clock", optional=True)
    def time(self, name):
        return f"{name} has no clock"


@pytest.fixture
def small(tmp_path, monkeypatch):
    """`small(**rooms)`: a rulebook's class in a package of its own, with these files in it."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def make(**rooms):
        package = tmp_path / "small_game"
        package.mkdir()
        (package / "__init__.py").write_text("")
        for name, text in rooms.items():
            (package / f"{name}.py").write_text(text)
        __import__("small_game")
        return type("Book", (Small,), {"__module__": "small_game"})

    yield make
    for name in [name for name in sys.modules if name.partition(".")[0] == "small_game"]:
        del sys.modules[name]


HELLO = "def hello(name):\n    return f'Hello, {name}.'\n"
GOODBYE = "def goodbye(name):\n    return f'Goodbye, {name}.'\n"
CLOCK = "def time(name):\n    return f'{name} is late'\n"


def test_doors_lead_to_the_rooms_of_the_package(small):
    book = small(words=HELLO + GOODBYE, clock=CLOCK)()
    assert (book.hello("Ann"), book.part("Ann"), book.time("Ann")) == ("Hello, Ann.", "Goodbye, Ann.", "Ann is late")


def test_where_an_optional_room_is_missing_the_method_itself_answers(small):
    assert small(words=HELLO + GOODBYE)().time("Ann") == "Ann has no clock"


def test_a_room_without_the_optional_function_is_no_trouble(small):
    assert small(words=HELLO + GOODBYE, clock="")().time("Ann") == "Ann has no clock"


def test_a_method_that_a_game_writes_needs_no_room_and_may_ask_for_it(small):
    class Own(small(words=HELLO)):
        __module__ = "small_game"

        def part(self, name):
            return f"Off with {name}."

        def hello(self, name):
            return f"{super().hello(name)} You are here."

    assert (Own().hello("Ann"), Own().part("Ann")) == ("Hello, Ann. You are here.", "Off with Ann.")


def test_a_missing_function_is_named_with_what_it_is_for(small):
    with pytest.raises(MissingRoom) as trouble:
        small(words=HELLO)()
    assert str(trouble.value) == "small_game.words has no 'goodbye', which Rulebook.part asks for."


def test_a_missing_room_is_named_with_what_it_is_for(small):
    with pytest.raises(MissingRoom) as trouble:
        small()()
    assert str(trouble.value) == "small_game has no words.py, which Rulebook.hello, .part asks for."


def test_trouble_inside_a_room_is_its_own(small):
    with pytest.raises(ZeroDivisionError):
        small(words="1 // 0\n")()


def test_the_toy_writes_every_method_itself():
    assert RAFT.behind == {}
    assert RAFT.rules.__name__.endswith("toy.rules")
    with pytest.raises(MissingRoom, match=r"toy has no soundness\.py, which Rulebook asks for\.$"):
        RAFT.room("soundness")


def fits(found, wanted):
    """Whether a value of the type `found` is one of the type `wanted`."""
    if wanted in (typing.Any, found):
        return True
    if isinstance(found, type) and isinstance(wanted, type) and not typing.get_args(wanted):
        return issubclass(found, wanted)
    inner, outer = typing.get_args(found), typing.get_args(wanted)
    return bool(outer) and len(inner) == len(outer) and all(map(fits, inner, outer))


@pytest.mark.parametrize("method", DOORS)
@pytest.mark.parametrize("id", rr.rulebooks())
def test_every_game_keeps_what_its_doors_promise(id, method):
    """mypy reads the doors and the rooms; that the two agree, in what they take and give, is seen here."""
    function = rr.rulebook(id).behind.get(method)
    if function is None:
        assert DOORS[method].optional
        return
    promised = getattr(Rulebook, method)
    assert len(inspect.signature(function).parameters) == len(inspect.signature(promised).parameters) - 1
    found = typing.get_type_hints(function, {**vars(sys.modules[function.__module__]), "Game": Game})["return"]
    wanted = typing.get_type_hints(promised, NAMES)["return"]
    assert fits(found, wanted), f"{function.__module__}.{function.__name__} gives {found}, not {wanted}"


def test_what_fits():
    assert fits(list[msgspec.Struct], typing.Sequence[msgspec.Struct])
    assert fits(list[view.View], typing.Sequence[msgspec.Struct])
    assert fits(timing.Pace | None, timing.Pace | None)
    assert not fits(list[str], typing.Sequence[msgspec.Struct])
    assert not fits(str, int)
