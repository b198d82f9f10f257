"""A rule as a function of the GPU: numba-cuda compiles it with the members of enums written out as numbers.

Kernels call rules by their names, as compiled rules of the CPU do; `make_known` has told numba-cuda what they are. It
does not take a member of an IntEnum as an array index: `s.top[seat, Type.LEADER]`
becomes `s.top[seat, 4]`.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable
from enum import IntEnum
from importlib import import_module
from typing import Any


class _WriteOut(ast.NodeTransformer):
    """Replaces `Enum.MEMBER` by its number."""

    def __init__(self, names: dict[str, Any]) -> None:
        self.names = names

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        self.generic_visit(node)
        owner = self.names.get(node.value.id) if isinstance(node.value, ast.Name) else None
        if isinstance(owner, type) and issubclass(owner, IntEnum):
            return ast.copy_location(ast.Constant(int(owner[node.attr])), node)
        return node

    def visit_Name(self, node: ast.Name) -> ast.AST:
        member = self.names.get(node.id)
        return ast.copy_location(ast.Constant(int(member)), node) if isinstance(member, IntEnum) else node


def written_out(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same function with the members of enums written out as numbers."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    definition = tree.body[0]
    assert isinstance(definition, ast.FunctionDef)
    definition.decorator_list = []
    _WriteOut(function.__globals__).visit(definition)
    ast.fix_missing_locations(tree)
    names: dict[str, Any] = {}
    code = compile(tree, inspect.getfile(function), "exec", dont_inherit=True)
    exec(code, function.__globals__, names)
    plain: Callable[..., Any] = names[function.__name__]
    return plain


def device_function(function: Callable[..., Any]) -> Any:
    """The rule as a device function that other device functions and kernels call."""
    from numba import cuda

    jit: Any = cuda.jit
    return jit(device=True)(written_out(function))


def make_known(kind: type) -> None:
    """Lets numba-cuda take things of this kind for what they are on a GPU, which they have as `device`."""
    extending: Any = import_module("numba.cuda.extending")
    extending.typeof_impl.register(kind)(lambda one, _context: one.device._numba_type_)
