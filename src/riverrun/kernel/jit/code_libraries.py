"""How compiled rules are put together: each is lowered once, and a tree of rules is optimised once, for its entry.

Numba optimises every function, and makes machine code of it, together with all that it calls; a rule deep down in a
tree would go through that again for each level above it. A rule that only other rules call needs neither by itself.
Other entries that a tree calls are no part of it (`entry_calls.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

# Numba's compiler is typed nowhere; what is used of it are its own points of extension: a pipeline and its library.
from numba.core import compiler, environment
from numba.core.codegen import JITCodeLibrary

_Compiler: Any = compiler.Compiler
_Library: Any = JITCodeLibrary
_environment_of: Any = environment.lookup_environment

ENVIRONMENT = "_ZN08NumbaEnv"
"""How the variables begin that hold what a function's module knew when it was compiled."""
UNRESOLVED = ".numba.unresolved$"
"""How the variables begin that will hold the address of a function which is still being compiled."""
LOCAL = "internal"
"""LLVM's word for a function that is called from nowhere outside."""


class RuleLibrary(_Library):  # type: ignore[misc]
    """The code of a rule for others to take in, as it was lowered."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        if any(variable.name.startswith(UNRESOLVED) for variable in self._final_module.global_variables):
            raise NotImplementedError(
                f"{self.name} calls itself by way of another rule; write it as a loop to compile it."
            )
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Nothing of it can be called from Python."""
        self._ensure_finalized()
        return 0

    def _get_module_for_linking(self) -> Any:
        """All of it: what may be left out, the linker takes only for those that ask before."""
        self._ensure_finalized()
        return self._final_module

    @property
    def codegen(self) -> Any:
        return self

    def set_env(self, name: str, known: object) -> None:
        """Its environment is set where its code comes to stand: in an entry's library."""


class EntryLibrary(_Library):  # type: ignore[misc]
    """The code of an entry with that of all rules below it, optimised and made into machine code as one."""

    def finalize(self) -> None:
        self._linking_libraries: list[Any] = _all_below(self._linking_libraries)
        self._own = {function.name for function in self._final_module.functions}
        super().finalize()
        for variable in self._final_module.global_variables:
            known = _environment_of(variable.name) if variable.name.startswith(ENVIRONMENT) else None
            if known is not None:
                self._codegen.set_env(variable.name, known)

    def _optimize_final_module(self) -> None:
        """All calls of a rule are known here, so that it need not be kept by itself, nor take what it does not use.

        A rule called once comes to stand there. Without that, each call hands on every field of every array that it
        has for arguments, hundreds of words in a batch's loop.
        """
        for function in self._final_module.functions:
            if not function.is_declaration and function.name not in self._own:
                function.linkage = LOCAL
        super()._optimize_final_module()


class RuleCompiler(_Compiler):  # type: ignore[misc]
    """Compiles a rule that other rules call."""

    def compile_extra(self, func: Any) -> Any:
        self.state.library = RuleLibrary(self.state.targetctx.codegen(), func.__qualname__)
        return super().compile_extra(func)


class EntryCompiler(_Compiler):  # type: ignore[misc]
    """Compiles a rule that Python calls."""

    def compile_extra(self, func: Any) -> Any:
        self.state.library = EntryLibrary(self.state.targetctx.codegen(), func.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)


def _all_below(libraries: Iterable[Any]) -> list[Any]:
    """These libraries and all that they link to, each once."""
    found: dict[int, Any] = {}
    left = list(libraries)
    while left:
        library = left.pop()
        if id(library) not in found:
            found[id(library)] = library
            left += library._linking_libraries
    return list(found.values())
