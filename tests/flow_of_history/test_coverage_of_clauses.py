"""Every clause of the rules has a test, every test names clauses that exist, and the code cites every clause."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from .table import game

TESTS = Path(__file__).parents[1]
CLAUSES = game().rulebook.clauses
CITED = re.compile(r"FOH-(?:2P|[A-Z])[0-9]+")
RULE_TESTS = (
    "actions",
    "cleanup",
    "effects",
    "examples",
    "gaining",
    "options",
    "scoring",
    "setup",
    "two_players",
    "war",
)


def marked(tree: ast.AST) -> set[str]:
    """The ids in all `clause` markers of a syntax tree."""
    ids = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clause":
            ids |= {arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
    return ids


@cache
def all_marked() -> dict[str, set[str]]:
    """For every id in a marker, the test files that have it."""
    found: dict[str, set[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for id in marked(ast.parse(path.read_text("utf-8"))):
            found.setdefault(id, set()).add(path.name)
    return found


@cache
def cited() -> set[str]:
    """The ids in the code's docstrings and in its decision, refusal and journal texts, and those of the options."""
    book = game().rulebook
    ids = {option.clause for option in book.options.values()}
    for source in book.folder.glob("*.py"):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                ids.update(CITED.findall(node.value))
    return ids


@pytest.mark.parametrize("clause", CLAUSES)
def test_the_clause_has_a_test(clause):
    assert clause in all_marked(), f"no test is marked with {clause}: {CLAUSES[clause].title}"


@pytest.mark.parametrize("clause", CLAUSES)
def test_the_clause_is_cited_in_code(clause):
    assert clause in cited(), f"no code cites {clause}: {CLAUSES[clause].title}"


def test_every_marked_clause_exists():
    unknown = {id: files for id, files in all_marked().items() if id.startswith("FOH-") and id not in CLAUSES}
    assert unknown == {}


def test_every_cited_clause_exists():
    assert cited() - set(CLAUSES) == set()


def test_every_rule_test_names_its_clauses():
    bare: list[str] = []
    for name in RULE_TESTS:
        path = Path(__file__).parent / f"test_{name}.py"
        tests = [node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.FunctionDef)]
        bare += [f"{name}: {test.name}" for test in tests if test.name.startswith("test_") and not marked(test)]
    assert bare == []


def test_the_clauses_are_those_of_the_rules():
    sections = {"C": 7, "S": 3, "T": 2, "I": 2, "K": 3, "N": 3, "A": 3, "H": 2, "G": 7, "W": 7, "E": 8, "U": 4, "V": 6}
    sections |= {"2P": 6, "O": 7}
    assert list(CLAUSES) == [f"FOH-{name}{n}" for name, count in sections.items() for n in range(1, count + 1)]
