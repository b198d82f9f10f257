"""The rooms of a game are the modules of its folder; a rulebook finds them by name, and its doors lead into them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


class MissingRoom(ImportError):
    """A game lacks a file or a function that the kernel asks of it; one sentence says which."""


class Door(NamedTuple):
    """Where a method of a rulebook leads: a function in a room of the game."""

    room: str
    function: str
    optional: bool


def door(room: str, function: str = "", *, optional: bool = False) -> Callable[[F], F]:
    """Makes a method of `Rulebook` a door: it hands what it is given to that function (by default its namesake).

    Whoever is there behind an `optional` door is asked; where nobody is, the method's own body answers.
    """

    def hang(method: F) -> F:
        name = method.__name__

        @wraps(method)
        def enter(self: Any, *args: Any) -> Any:
            behind = self.behind.get(name)
            return method(self, *args) if behind is None else behind(*args)

        enter.__dict__["door"] = Door(room, function or name, optional)
        return cast(F, enter)

    return hang


def doors(book: type) -> dict[str, Door]:
    """The doors of a rulebook's class, by the method's name, also of those methods that the game writes itself."""
    members = [item for kind in book.__mro__ for item in vars(kind).items()]
    named = {name: getattr(member, "__dict__", {}).get("door") for name, member in members}
    return {name: door for name, door in named.items() if door is not None}


def behind_doors(book: type) -> dict[str, Callable[..., Any]]:
    """What is behind a rulebook's doors, by the method's name; raises MissingRoom where nothing is and must be."""
    found = {}
    for name, door in doors(book).items():
        written = "door" not in getattr(book, name).__dict__
        if (written or door.optional) and not hasattr(find_room(book, door.room), door.function):
            continue
        there = room(book, door.room)
        if not hasattr(there, door.function):
            raise MissingRoom(f"{there.__name__} has no '{door.function}', which Rulebook.{name} asks for.")
        found[name] = getattr(there, door.function)
    return found


def room(book: type, name: str) -> ModuleType:
    """A room of a rulebook's game; raises MissingRoom where there is none."""
    found = find_room(book, name)
    if found is None:
        asking = [f".{method}" for method, door in doors(book).items() if door.room == name]
        who = f"Rulebook{', '.join(asking)}"
        raise MissingRoom(f"{package_of(book) or book.__module__} has no {name}.py, which {who} asks for.")
    return found


def find_room(book: type, name: str) -> ModuleType | None:
    """A room of a rulebook's game, or None; trouble inside the file is the file's own."""
    package = package_of(book)
    return import_module(f"{package}.{name}") if package and find_spec(f"{package}.{name}") else None


def package_of(book: type) -> str:
    """The package that a rulebook's class lies in, as its `__init__.py` or as a file of it."""
    module = book.__module__
    return module if hasattr(sys.modules[module], "__path__") else module.rpartition(".")[0]
