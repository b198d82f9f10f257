"""The `@rule` switch: one plain function, run by the interpreter or compiled by Numba.

A rule may be called from Python or from another rule. Called from Python, an `@entry` runs compiled and any other rule
interpreted; called from a compiled rule, each is compiled. `RIVERRUN_JIT=0` keeps everything interpreted,
`RIVERRUN_JIT=1` compiles on first use; without it, entries are compiled once `riverrun warm` has filled the cache and
interpreted until then, while loops over many games always compile.

The mode is the process's (`go_compiled`), which every thread has, unless a context has its own (`running`). A thread
that is started inside such a context does not inherit it; what it is to do is handed over with `in_this_mode`.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, cached_property, wraps
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar, cast

import numpy as np
from platformdirs import user_cache_path

from riverrun.kernel.jit import direct_calls
from riverrun.kernel.jit.cuda import device_function
from riverrun.kernel.jit.record_view import RECORD, RecordView, record_view

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parents[2]


def sources_hash() -> str:
    """Hash all rule sources, Python and Numba: Numba's own cache sees only the function's own file."""
    digest = hashlib.sha256(f"{sys.version} {version('numba')} {PACKAGE}".encode())
    for source in sorted(PACKAGE.rglob("*.py")):
        text = source.read_bytes()
        if source.parts[len(PACKAGE.parts)] in ("kernel", "games") or b"\n@rule\n" in text or b"\n@entry\n" in text:
            digest.update(text)
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Give the folder of compiled rules; `RIVERRUN_CACHE` moves it."""
    root = os.environ.get("RIVERRUN_CACHE")
    return (Path(root) if root else user_cache_path("riverrun")) / "rules" / SOURCES


SOURCES = sources_hash()
CACHE = cache_folder()

default_compiled = False
"""The process's mode: whether entries run compiled where no context says otherwise."""
_compiled_here: ContextVar[bool] = ContextVar("whether entries run compiled in this context")


class Rule:
    """A rule function in all its forms; calling it runs the one of the present mode."""

    def __init__(self, function: Callable[..., Any], entry: bool) -> None:
        self._function = function
        self.is_entry = entry
        self.__doc__ = function.__doc__
        self.__name__ = function.__name__
        # Specialised copies of one source file must not share cache entries.
        function.__qualname__ = f"{function.__module__}-{function.__qualname__}"
        self._machine_code: dict[tuple[object, ...], Any] = {}
        """The compiled form's machine code, by the kinds of arguments that it is for."""
        if entry:
            _entries[function.__qualname__] = self

    @property
    def function(self) -> Callable[..., Any]:
        """The plain function."""
        return self._function

    @function.setter
    def function(self, function: Callable[..., Any]) -> None:
        self._function = function
        for rule in _direct:
            rule.__dict__.pop("direct", None)
        _direct.clear()
        direct_calls.forget()

    @cached_property
    def direct(self) -> Callable[..., Any]:
        """As it runs interpreted: it calls other rules that are no entries directly."""
        _direct.append(self)
        return direct_calls.direct(self._function, _plain)

    @cached_property
    def inner(self) -> Any:
        """As compiled rules call it: they take in its code, so it is not cached by itself."""
        return compiler().inner_form(self.function)

    @cached_property
    def numba_type(self) -> Any:
        """What Numba takes it for where other compiled rules call it."""
        return compiler().numba_type(self)

    @cached_property
    def compiled(self) -> Any:
        """As Python calls it, and other entries at its address: with the rules below it in one cached piece."""
        return compiler().entry_form(self.function, CACHE)

    @cached_property
    def device(self) -> Any:
        """As kernels of a GPU and other rules there call it."""
        return device_function(self.function)

    def __call__(self, *args: Any) -> Any:
        if self.is_entry and _compiled_here.get(default_compiled):
            return self._call_compiled(args)
        function = self._function if self.is_entry else self.direct
        for arg in args:
            if type(arg) is RECORD:
                return function(*[record_view(arg) if type(arg) is RECORD else arg for arg in args])
        return function(*args)

    def _call_compiled(self, args: tuple[Any, ...]) -> Any:
        """Run the compiled form; what it has taken once it takes again without asking Numba for the arguments' types.

        To find the type of a record and its memory takes Numba longer than most rules run. A record view has its memory
        at hand, and its class stands for its layout.
        """
        kinds = tuple([_kind_of(arg) for arg in args])
        code = self._machine_code.get(kinds)
        if code is not None:
            return code(*args)
        records = [arg.record if isinstance(arg, RecordView) else arg for arg in args]
        result = self.compiled(*records)
        if None not in kinds:
            types = tuple([self.compiled.typeof_pyval(record) for record in records])
            if types in self.compiled.overloads:
                self._machine_code[kinds] = self.compiled.overloads[types].entry_point
        return result


_entries: dict[str, Rule] = {}
"""All entries by name, as the cache names those that others need."""

_direct: list[Rule] = []
"""The rules whose direct form was made."""


def _plain(thing: Any) -> Callable[..., Any] | None:
    return thing._function if isinstance(thing, Rule) and not thing.is_entry else None


def _kind_of(arg: Any) -> object:
    """What tells the compiled type of an argument; None: its type is Numba's to find."""
    if isinstance(arg, RecordView) or type(arg) is int:
        return type(arg)
    if type(arg) is np.ndarray and not arg.dtype.hasobject and arg.dtype.names is None:
        return arg.dtype.str, arg.ndim, arg.flags.c_contiguous, arg.flags.writeable
    return None


_before_compiling: list[Callable[[], None]] = []


def before_compiling(call: Callable[[], None]) -> None:
    """Have something done once Numba is imported, before it compiles the first rule."""
    _before_compiling.append(call)


@cache
def compiler() -> ModuleType:
    """Import Numba with what rules need of it; done for the first rule that is compiled."""
    from riverrun.kernel.jit import numba_backend

    numba_backend.make_known(Rule, _entries)
    for call in _before_compiling:
        call()
    return numba_backend


def rule(function: F) -> F:
    """Mark a rule: allocation-free, without recursion, over records and arrays handed to it."""
    return cast(F, Rule(function, entry=False))


def entry(function: F) -> F:
    """Mark a rule that Python calls compiled; cached as one piece with the rules it uses, except other entries."""
    return cast(F, Rule(function, entry=True))


def warm_stamp() -> Path:
    """Name the file whose presence says that every entry point of these sources is in the cache."""
    return CACHE / "warm"


def warm_mark(id: str) -> Path:
    """Name the file whose presence says the same of one game's entry points."""
    return warm_stamp().with_name(f"warm-{id}")


def start_mode() -> bool:
    """Tell whether single calls run compiled from the start of the process."""
    wish = os.environ.get("RIVERRUN_JIT", "")
    if wish in ("0", "1"):
        return wish == "1"
    return warm_stamp().exists()


def loops_compiled() -> bool:
    """Tell whether loops over many games run compiled: always, unless `RIVERRUN_JIT=0`."""
    return os.environ.get("RIVERRUN_JIT") != "0"


def go_compiled(compiled: bool = True) -> None:
    """Set the process, all its threads included, to compiled rules or back; contexts of `running` keep their own."""
    global default_compiled  # noqa: PLW0603  one process, one default
    default_compiled = compiled


def compiled_now() -> bool:
    """Tell whether entries that are called here run compiled."""
    return _compiled_here.get(default_compiled)


@contextmanager
def running(compiled: bool) -> Iterator[None]:
    """Run a block compiled or interpreted, whatever the process is set to; other threads and tasks do not notice."""
    token = _compiled_here.set(compiled)
    try:
        yield
    finally:
        _compiled_here.reset(token)


def in_this_mode(work: F) -> F:
    """Make `work` run in the mode of this context, whichever thread calls it."""
    compiled = compiled_now()

    @wraps(work)
    def call(*args: Any, **named: Any) -> Any:
        with running(compiled):
            return work(*args, **named)

    return cast(F, call)


go_compiled(start_mode())
