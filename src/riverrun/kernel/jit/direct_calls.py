"""Rules as they call each other interpreted: each by its plain function, past the switch.

A rule that runs interpreted is handed views of records, and whatever it calls runs interpreted too, unless that is an
entry. So its function runs in a copy of its module's names in which every other rule that is no entry stands as its
plain function; like a compiled rule, it holds the constants of its module as they were when it was first called. Only
modules of the kernel and of games are so, and none that has `rules` (specialise.py): loops over many games take records
out of arrays, and the switch makes views of them.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock
from types import FunctionType
from typing import Any

RULES = ("riverrun.kernel.", "riverrun.games.")
"""Whose modules have rules for one position."""
_names: dict[int, tuple[dict[str, Any], dict[str, Any]]] = {}
"""The names of modules and the copies with plain functions, by the former's identity."""
_making = RLock()


def direct(function: Callable[..., Any], plain: Callable[[Any], Callable[..., Any] | None]) -> Callable[..., Any]:
    """Make the function that calls other rules directly; `plain` gives a rule's function, and None of all else."""
    assert isinstance(function, FunctionType)
    with _making:
        names = _with_plain_functions(function.__globals__, plain)
        return _in(names, function)


def forget() -> None:
    """Make all copies of names anew from now on: a rule's function is another."""
    with _making:
        _names.clear()


def _with_plain_functions(own: dict[str, Any], plain: Callable[[Any], Callable[..., Any] | None]) -> dict[str, Any]:
    known = _names.get(id(own))
    if known is not None:
        return known[1]
    if not own["__name__"].startswith(RULES) or "rules" in own:
        return own
    names = own.copy()
    _names[id(own)] = (own, names)  # before what it holds: modules may call each other
    for name, thing in own.items():
        function = plain(thing)
        if isinstance(function, FunctionType):
            names[name] = _in(_with_plain_functions(function.__globals__, plain), function)
    return names


def _in(names: dict[str, Any], function: FunctionType) -> FunctionType:
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)
    copy.__kwdefaults__ = function.__kwdefaults__
    return copy
