"""How compiled rules call an entry: as machine code of its own, at one address for all that call it.

An entry is put together with the rules it uses, but not with other entries: a loop over games calls `play` as Python
does, and needs no copy of it. So each entry is compiled once, however many loops there are. What calls another names
it by a symbol that is the same in every process, since the cache keeps machine code; and remembers that it needs it,
so that loading the one from the cache brings in the other first.
"""

from __future__ import annotations

import copy
import inspect
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import llvmlite.binding
from numba.core import types
from numba.core.typing import templates

# Numba's points of extension are typed nowhere.
_add_symbol: Any = llvmlite.binding.add_symbol
_template: Any = templates.make_intrinsic_template
_signature: Any = templates.signature


@dataclass(frozen=True)
class Callee:
    """An entry for one kind of arguments, as compiled code calls it."""

    name: str
    kinds: tuple[Any, ...]

    @property
    def symbol(self) -> str:
        """What stands for its address."""
        return f"riverrun.{sha256(f'{self.name}{self.kinds}'.encode()).hexdigest()}"

    def __call__(self) -> None:
        """Bring it in, as its callers ask when the cache hands them over."""
        self.bring_in(entries[self.name])

    def bring_in(self, entry: Any) -> Any:
        """Compile it, or load it from the cache, and make its address known; what Numba made of it."""
        entry.compiled.compile(self.kinds)
        found = entry.compiled.overloads[self.kinds]
        _add_symbol(self.symbol, found.library.get_pointer_to_function(found.fndesc.llvm_func_name))
        return found


entries: dict[str, Any] = {}
"""All entries by their names, which are the same in every process."""


def entry_type(entry: Any) -> Any:
    """What Numba takes an entry for that a rule calls: a function at an address, for the arguments of this call."""

    def call(_typing: Any, *args: Any) -> tuple[Any, Callable[..., Any]]:
        callee = Callee(entry.function.__qualname__, tuple(map(widened, args)))
        found = callee.bring_in(entry)

        def lower(target: Any, builder: Any, signature: Any, values: Any) -> Any:
            named = copy.copy(found.fndesc)
            named.mangled_name = callee.symbol
            target.active_code_library._reload_init.add(callee)
            return target.call_internal(builder, named, signature, values)

        return _signature(found.signature.return_type, *callee.kinds), lower

    own = inspect.signature(entry.function)
    typing = inspect.Parameter("_typing", inspect.Parameter.POSITIONAL_ONLY)
    call.__signature__ = own.replace(parameters=[typing, *own.parameters.values()])  # type: ignore[attr-defined]
    return types.Function(_template(entry, call, entry.__name__))


def widened(kind: Any) -> Any:
    """The kind of argument that stands for this one: of whole numbers there is one, whatever their width."""
    return types.int64 if isinstance(kind, types.Integer | types.IntegerLiteral | types.IntEnumMember) else kind
