"""Which tests are about which clause: reads the `@pytest.mark.clause(...)` marks without running anything."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from riverrun.kernel.errors import BadOption
from riverrun.kernel.jit import switch

Tested = ast.FunctionDef | ast.AsyncFunctionDef


def tests_folder(given: Path | None) -> Path | None:
    """The folder to read: the one given, or ./tests, or the checkout's; None if there is none."""
    if given is not None:
        if not given.is_dir():
            raise BadOption(f"There is no folder {given} to look for tests in.")
        return given
    places = (Path("tests"), switch.PACKAGE.parents[1] / "tests")
    return next((place for place in places if place.is_dir()), None)


def marked_tests(folder: Path) -> dict[str, list[str]]:
    """The tests of each clause, as pytest names them."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        try:
            tree = ast.parse(path.read_text("utf-8"))
        except (SyntaxError, UnicodeDecodeError, ValueError):
            raise BadOption(f"{path} is not valid Python, so its tests cannot be read.") from None
        for test, ids in _marks(tree):
            for id in ids:
                names = found.setdefault(id, [])
                if f"{path}::{test}" not in names:
                    names.append(f"{path}::{test}")
    return found


def _marks(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    everywhere = _pytestmark(tree.body)
    for node in tree.body:
        if isinstance(node, Tested) and node.name.startswith("test"):
            yield node.name, everywhere + _ids(node.decorator_list)
        elif isinstance(node, ast.ClassDef):
            inside = everywhere + _ids(node.decorator_list) + _pytestmark(node.body)
            for member in node.body:
                if isinstance(member, Tested) and member.name.startswith("test"):
                    yield f"{node.name}::{member.name}", inside + _ids(member.decorator_list)


def _pytestmark(body: Iterable[ast.stmt]) -> list[str]:
    """The clauses of `pytestmark = pytest.mark.clause(...)`, which are those of every test beside it."""
    marks = [
        node.value
        for node in body
        if isinstance(node, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets)
    ]
    return _ids(marks)


def _ids(nodes: Iterable[ast.AST]) -> list[str]:
    """The clause ids in any `....mark.clause("A", "B")` inside some expressions, cases of `parametrize` included."""
    return [
        argument.value
        for node in nodes
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("mark.clause")
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
