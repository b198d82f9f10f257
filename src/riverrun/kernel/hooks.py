"""Hooks: methods of a rulebook that hand over to a function in a module of the game's folder, found by name."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


class MissingModule(ImportError):
    """A game lacks a file or a function that the kernel asks of it; one sentence says which."""


class Hook(NamedTuple):
    """Where a method of a rulebook leads: a function in a module of the game."""

    module: str
    function: str
    optional: bool


def hook(module: str, function: str = "", *, optional: bool = False) -> Callable[[F], F]:
    """Make a method of `Rulebook` hand its arguments to `function` (by default its namesake) in the game's `module`.

    An `optional` hook falls back on the method's own body where the game has no such module or function.
    """

    def mark(method: F) -> F:
        name = method.__name__

        @wraps(method)
        def call(self: Any, *args: Any) -> Any:
            found = self.hooks.get(name)
            return method(self, *args) if found is None else found(*args)

        call.__dict__["hook"] = Hook(module, function or name, optional)
        return cast(F, call)

    return mark


def declared_hooks(book: type) -> dict[str, Hook]:
    """Collect the hooks of a rulebook's class by method name, also of methods that the game writes itself."""
    members = [item for kind in book.__mro__ for item in vars(kind).items()]
    named = {name: getattr(member, "__dict__", {}).get("hook") for name, member in members}
    return {name: hook for name, hook in named.items() if hook is not None}


def find_hooks(book: type) -> dict[str, Callable[..., Any]]:
    """Find the function for each hook of a rulebook's class, by method name; raise MissingModule if one is missing."""
    found = {}
    for name, hook in declared_hooks(book).items():
        written = "hook" not in getattr(book, name).__dict__
        if (written or hook.optional) and not hasattr(find_module(book, hook.module), hook.function):
            continue
        module = game_module(book, hook.module)
        if not hasattr(module, hook.function):
            raise MissingModule(f"{module.__name__} has no '{hook.function}', which Rulebook.{name} asks for.")
        found[name] = getattr(module, hook.function)
    return found


def game_module(book: type, name: str) -> ModuleType:
    """Import a module of a rulebook's game; raise MissingModule where there is none."""
    found = find_module(book, name)
    if found is None:
        asking = [f".{method}" for method, hook in declared_hooks(book).items() if hook.module == name]
        who = f"Rulebook{', '.join(asking)}"
        raise MissingModule(f"{package_of(book) or book.__module__} has no {name}.py, which {who} asks for.")
    return found


def find_module(book: type, name: str) -> ModuleType | None:
    """Import a module of a rulebook's game, or give None; trouble inside the file is the file's own."""
    package = package_of(book)
    return import_module(f"{package}.{name}") if package and find_spec(f"{package}.{name}") else None


def package_of(book: type) -> str:
    """Name the package that a rulebook's class lies in, as its `__init__.py` or as a file of it."""
    module = book.__module__
    return module if hasattr(sys.modules[module], "__path__") else module.rpartition(".")[0]
