"""Rules compiled by Numba; imported with the first rule that is, since interpreted play needs none of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
from numba import types
from numba.extending import typeof_impl

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
    inner.get_call_template = lambda args, kws: resolve(tuple(map(_widened, args)), kws)
    return inner


def entry_form(function: Callable[..., Any], cache: Path) -> Any:
    """A rule as Python calls it, with its whole tree of rules in one piece in this cache."""
    before = _config.CACHE_DIR
    _config.CACHE_DIR = str(cache)
    try:
        return _njit(**COMMON, pipeline_class=EntryCompiler, cache=True)(function)
    finally:
        _config.CACHE_DIR = before


def _widened(kind: Any) -> Any:
    return types.int64 if isinstance(kind, types.Integer | types.IntegerLiteral | types.IntEnumMember) else kind


def make_known(kind: type) -> None:
    """Lets Numba take things of this kind for what they are compiled to, which they have as `inner`."""
    typeof_impl.register(kind)(lambda one, _context: types.Dispatcher(one.inner))
