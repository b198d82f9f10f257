"""Every clause of the rules has a test, every test names clauses that exist, and the code cites every clause."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from .table import game

TESTS = Path(__file__).parent
CLAUSES = game().rulebook.clauses
CITED = re.compile(r"FL-[A-Z][0-9]+")
RULE_TESTS = ("placement", "drawing", "cards", "course", "scenarios", "setup", "visibility")


def marked(tree: ast.AST) -> set[str]:
    """The ids in all `clause` markers of a syntax tree."""
    ids = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clause":
            ids |= {arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
    return ids


@cache
def all_marked() -> set[str]:
    """Every id in a marker of these tests."""
    return set().union(*(marked(ast.parse(path.read_text("utf-8"))) for path in TESTS.glob("test_*.py")))


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
def test_the_clause_has_a_test_and_is_cited_in_code(clause):
    assert clause in all_marked(), f"no test is marked with {clause}: {CLAUSES[clause].title}"
    assert clause in cited(), f"no code cites {clause}: {CLAUSES[clause].title}"


def test_every_marked_and_every_cited_clause_exists():
    assert (all_marked() | cited()) - set(CLAUSES) == set()


def test_every_rule_test_names_its_clauses():
    bare: list[str] = []
    for name in RULE_TESTS:
        tree = ast.parse((TESTS / f"test_{name}.py").read_text("utf-8"))
        tests = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
        bare += [f"{name}: {test.name}" for test in tests if not marked(test)]
    assert bare == []


def test_the_clauses_are_those_of_the_rules():
    sections = {"A": 8, "B": 4, "C": 7, "D": 6, "E": 6, "F": 9, "G": 8, "H": 8, "I": 4, "J": 3, "R": 17, "K": 4}
    assert list(CLAUSES) == [f"FL-{name}{n}" for name, count in sections.items() for n in range(1, count + 1)]
