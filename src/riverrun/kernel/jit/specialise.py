"""Specialises loops written against the contract for one game's rules, so that Numba can compile and cache them.

Numba does not cache closures over compiled functions, so a loop is a plain module that calls `rules.play` and its kin;
specialising loads that source file once more under a name of its own and points its `rules` at the game.
"""

from __future__ import annotations

import hashlib
import sys
from importlib.util import module_from_spec, spec_from_file_location
from threading import Lock
from types import ModuleType

_made: dict[tuple[object, ...], ModuleType] = {}
_making = Lock()


def specialise(loops: ModuleType, rules: ModuleType, /, **others: ModuleType) -> ModuleType:
    """Give a copy of the module `loops` in which `rules` and the names of `others` are these modules.

    The same arguments give the same copy each time.
    """
    replaced = tuple(sorted({"rules": rules, **others}.items()))
    key = (loops, *replaced)
    with _making:
        if key not in _made:
            _made[key] = _copy(loops, _name(loops, rules, others), dict(replaced))
        return _made[key]


def _name(loops: ModuleType, rules: ModuleType, others: dict[str, ModuleType]) -> str:
    """Name a copy, the same in every process, since Numba's cache goes by it; short, since file names are."""
    name = f"{loops.__name__}.{rules.__name__.replace('.', '_')}"
    if not others:
        return name
    told = " ".join(f"{other}={module.__name__}" for other, module in sorted(others.items()))
    return f"{name}_{hashlib.sha256(told.encode()).hexdigest()[:8]}"


def _copy(loops: ModuleType, name: str, replaced: dict[str, ModuleType]) -> ModuleType:
    spec = spec_from_file_location(name, loops.__file__)
    assert spec is not None
    assert spec.loader is not None
    copy = module_from_spec(spec)
    spec.loader.exec_module(copy)
    vars(copy).update(replaced)
    sys.modules[name] = copy
    return copy
