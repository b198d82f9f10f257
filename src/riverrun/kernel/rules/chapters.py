"""Chapters: the modules of a game's rules; their functions are found by name, and given what their parameters name."""

from __future__ import annotations

import difflib
import inspect
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from enum import IntEnum
from types import ModuleType
from typing import Any

from riverrun.kernel.moves.move_space import Verb
from riverrun.kernel.rules.refusals import Cited

MOVE_NAMES = ("game", "s", "move", "about", "which")
"""What a function may be given of any move, besides its parameters."""

AskMove = Callable[[int, tuple[int, ...]], Any]
"""A function of a move and its parameters."""


class BadRules(ImportError):
    """A game's declarations and functions do not fit together; one sentence says where."""


def plain_function(function: Any) -> Callable[..., Any]:
    """The function as it is written, of a rule in any form."""
    for form in ("function", "py_func"):
        if hasattr(function, form):
            return plain_function(getattr(function, form))
    found: Callable[..., Any] = function
    return found


def where(function: Any) -> str:
    """A function's module and name, for sentences."""
    plain = plain_function(function)
    return f"{plain.__module__}.{plain.__name__}"


def parameters_of(function: Any, allowed: Collection[str]) -> tuple[str, ...]:
    """The names of a function's parameters, all of which must be allowed."""
    names = tuple(inspect.signature(plain_function(function)).parameters)
    for name in names:
        if name not in allowed:
            raise BadRules(f"{where(function)} takes '{name}', which is none of {', '.join(allowed)}.")
    return names


class Call:
    """A function of Python (not a rule) that is given what its parameters name."""

    __slots__ = ("function", "names")

    def __init__(self, function: Callable[..., Any], allowed: Collection[str]) -> None:
        self.function = function
        self.names = parameters_of(function, allowed)

    def __call__(self, known: Mapping[str, Any]) -> Any:
        try:
            return self.function(*[known[name] for name in self.names])
        except KeyError as missing:
            if missing.args[0] in self.names and missing.args[0] not in known:
                raise BadRules(f"{where(self.function)} takes '{missing.args[0]}', which this move lacks.") from None
            raise

    def of_moves(self, verb: Verb) -> Callable[[Mapping[str, Any]], AskMove]:
        """The same for many moves of a verb: what it takes is found once, and what a position has once for each."""
        names = [one.name for one in verb.parameters]
        if missing := [name for name in self.names if name not in (*MOVE_NAMES, *names)]:
            raise BadRules(f"{where(self.function)} takes '{missing[0]}', which this move lacks.")
        places = [(at, names.index(name)) for at, name in enumerate(self.names) if name in names]
        numbers = [at for at, name in enumerate(self.names) if name == "move" and name not in names]

        def of_position(position: Mapping[str, Any]) -> AskMove:
            args = [position.get(name) for name in self.names]

            def ask(move: int, params: tuple[int, ...]) -> Any:
                for at, place in places:
                    args[at] = params[place]
                for at in numbers:
                    args[at] = move
                return self.function(*args)

            return ask

        return of_position


class Chapters:
    """The modules of a game's rules."""

    def __init__(self, modules: Sequence[ModuleType]) -> None:
        self.modules = modules
        self.functions: dict[str, Any] = {}
        """What the modules define, rules and others, by name."""
        self._twice: dict[str, list[str]] = {}
        for module in modules:
            for name, function in self._defined(module):
                if name in self.functions:
                    self._twice.setdefault(name, [where(self.functions[name])]).append(where(function))
                self.functions[name] = function

    @staticmethod
    def _defined(module: ModuleType) -> Iterator[tuple[str, Any]]:
        for name, value in vars(module).items():
            plain = plain_function(value)
            if inspect.isfunction(plain) and plain.__module__ == module.__name__ and plain.__name__ == name:
                yield name, value

    def find(self, name: str) -> Any:
        """The function of this name, or None; that two modules define it is refused."""
        if name in self._twice:
            raise BadRules(f"'{name}' is defined twice: {' and '.join(self._twice[name])}.")
        return self.functions.get(name)

    def need(self, name: str, what_for: str) -> Any:
        """The function of this name, which must be there."""
        found = self.find(name)
        if found is None:
            close = difflib.get_close_matches(name, self.functions, n=1, cutoff=0.8)
            hint = f"; did you mean {where(self.functions[close[0]])}?" if close else "."
            listed = ", ".join(module.__name__.rpartition(".")[2] for module in self.modules)
            raise BadRules(f"{what_for} needs a function '{name}' in one of {listed}{hint}")
        return found

    def starting(self, prefix: str) -> dict[str, Any]:
        """The functions whose names begin so, by the rest of their names."""
        found = [name for name in self.functions if name.startswith(prefix)]
        return {name.removeprefix(prefix): self.find(name) for name in found}

    def table(self, name: str) -> dict[IntEnum, Cited]:
        """The modules' tables of this name as one; numbers and names are each one's own, and none is left out."""
        found: dict[IntEnum, Cited] = {}
        numbers: dict[int, str] = {}
        names: dict[str, str] = {}
        for module in self.modules:
            table = vars(module).get(name, {})
            for key, cited in table.items():
                here = f"{module.__name__}.{key.name}"
                if key.value in numbers or key.name in names:
                    other = numbers.get(key.value) or names[key.name]
                    raise BadRules(f"{name}: {here} and {other} have the same number or name.")
                numbers[key.value] = names[key.name] = here
                found[key] = cited
            for kind in {type(key): None for key in table}:
                missing = [key.name for key in kind if key.value and key not in table]
                if missing and all(key not in found for key in kind if key.name in missing):
                    raise BadRules(f"{name} of {module.__name__} lacks {', '.join(missing)}.")
        return found
