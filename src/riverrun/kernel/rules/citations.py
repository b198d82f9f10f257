"""Where the code of a game cites its clauses: docstrings of functions, and what tables and declarations name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from riverrun.kernel.rules.clauses import Clause


class Citation(NamedTuple):
    """One place that cites a clause."""

    file: str
    line: int
    function: str
    """The function whose docstring cites it; empty: a table or a declaration."""


def citations(folder: Path, prefix: str) -> dict[str, list[Citation]]:
    """For every clause that is cited, where: clauses begin with this prefix (`FOH-`)."""
    pattern = re.compile(rf"\b{re.escape(prefix)}[A-Z0-9]*[0-9](?:\.[0-9]+)?\b")
    found: dict[str, list[Citation]] = {}
    for path in sorted(folder.rglob("*.py")):
        for text, citation in _texts(path, path.relative_to(folder).as_posix()):
            for clause in dict.fromkeys(pattern.findall(text)):
                found.setdefault(clause, []).append(citation)
    return found


def _texts(path: Path, file: str) -> Iterator[tuple[str, Citation]]:
    tree = ast.parse(path.read_text("utf-8"))
    docstrings = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node) is not None:
            first = node.body[0]
            assert isinstance(first, ast.Expr)
            docstrings.add(id(first.value))
            name = node.name if isinstance(node, ast.FunctionDef) else ""
            yield ast.get_docstring(node) or "", Citation(file, node.lineno, name)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value, Citation(file, node.lineno, "")


def carried_out(folder: Path, prefix: str) -> dict[str, list[Citation]]:
    """For every clause the functions that carry it out: those whose docstrings cite it."""
    return {id: [one for one in cited if one.function] for id, cited in citations(folder, prefix).items()}


def problems(clauses: Mapping[str, Clause], folder: Path, tests: Path) -> list[str]:
    """What is wrong with the clauses of a game, by its code and its tests: none is without a function and a test."""
    prefixes = {f"{id.partition('-')[0]}-" for id in clauses}
    found: dict[str, list[Citation]] = {}
    for prefix in prefixes:
        found |= citations(folder, prefix)
    tested = marked(tests)
    wrong = []
    for id, clause in clauses.items():
        functions = [citation for citation in found.get(id, []) if citation.function]
        if not functions and not clause.definition:
            wrong.append(f"No function carries {id} out: cite it in one's docstring, or mark it as a definition.")
        if functions and clause.definition:
            here = f"{functions[0].file}:{functions[0].line}"
            wrong.append(f"{id} is marked as a definition, but {functions[0].function} ({here}) carries it out.")
        if id not in tested:
            wrong.append(f"No test is marked with {id}.")
    unknown = sorted(set(found) - set(clauses))
    wrong += [f"{found[id][0].file}:{found[id][0].line} cites {id}, which is no clause." for id in unknown]
    unknown = sorted(id for id in set(tested) - set(clauses) if id.startswith(tuple(prefixes)))
    return wrong + [f"{min(tested[id])} is marked with {id}, which is no clause." for id in unknown]


def marked(folder: Path) -> dict[str, set[str]]:
    """For every clause in a `@pytest.mark.clause(...)` below a folder, the test files that have it."""
    found: dict[str, set[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        text = path.read_text("utf-8")
        for id in marks(ast.parse(text)) if "clause" in text else ():
            found.setdefault(id, set()).add(path.name)
    return found


def marks(tree: ast.AST) -> set[str]:
    """The clauses in all `clause` markers of a syntax tree."""
    ids = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clause":
            ids |= {arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
    return ids
