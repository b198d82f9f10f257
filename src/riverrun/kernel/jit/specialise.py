"""Binds loops written against the contract to one game's rules, so that Numba can compile and cache them.

Numba does not cache closures over compiled functions, so a loop is a plain module that calls `rules.play` and its kin;
binding loads that source file once more under a name of its own and points its `rules` at the game.
"""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType


def specialise(loops: ModuleType, rules: ModuleType, /, **others: ModuleType) -> ModuleType:
    """A copy of the module `loops` whose `rules` (and other bound modules) are the given ones; the same each time."""
    name = f"{loops.__name__}.{rules.__name__.replace('.', '_')}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, loops.__file__)
    assert spec is not None
    assert spec.loader is not None
    bound = module_from_spec(spec)
    spec.loader.exec_module(bound)
    vars(bound).update(rules=rules, **others)
    sys.modules[name] = bound
    return bound
