"""Rules compiled by Numba; imported with the first rule that is, since interpreted play needs none of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
from numba import types
from numba.extending import typeof_impl

from riverrun.kernel.jit import entry_calls
from riverrun.kernel.jit.code_libraries import EntryCompiler, RuleCompiler

# Numba's stubs know neither all of njit's options nor its settings.
_njit: Any = numba.njit
_config: Any = numba.config

COMMON: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}
"""How every rule is compiled; without Numba's runtime, a rule that allocates does not compile."""


def inner_form(function: Callable[..., Any]) -> Any:
    """A rule as other compiled rules call it: one form, whatever the width of the whole numbers it is called with."""
    inner = _njit(**COMMON, pipeline_class=RuleCompiler, no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
    resolve = inner.get_call_template
    inner.get_call_template = lambda args, kws: resolve(tuple(map(entry_calls.widened, args)), kws)
    return inner


def entry_form(function: Callable[..., Any], cache: Path) -> Any:
    """A rule as Python and other entries call it, with the rules below it in one piece in this cache."""
    before = _config.CACHE_DIR
    _config.CACHE_DIR = str(cache)
    try:
        return _njit(**COMMON, pipeline_class=EntryCompiler, cache=True)(function)
    finally:
        _config.CACHE_DIR = before


def numba_type(one: Any) -> Any:
    """What Numba takes a rule for where compiled rules call it: an entry by its address, any other as `inner`."""
    return entry_calls.entry_type(one) if one.is_entry else types.Dispatcher(one.inner)


def make_known(kind: type, entries: dict[str, Any]) -> None:
    """Make Numba take objects of this class for their `numba_type`; `entries` are those called at an address."""
    entry_calls.entries = entries
    typeof_impl.register(kind)(lambda one, _context: one.numba_type)
