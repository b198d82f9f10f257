"""Every clause of the rules has a test, tests name clauses that exist, and the code cites each where it is done."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from riverrun.kernel.rules.citations import Citation, citations, marked, marks

from .table import game

TESTS = Path(__file__).parents[1]
CLAUSES = game().rulebook.clauses
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


@cache
def all_marked() -> dict[str, set[str]]:
    return marked(TESTS)


@cache
def cited() -> dict[str, list[Citation]]:
    return citations(game().rulebook.folder, "FOH-")


@pytest.mark.parametrize("clause", CLAUSES)
def test_the_clause_has_a_test(clause):
    assert clause in all_marked(), f"no test is marked with {clause}: {CLAUSES[clause].title}"


@pytest.mark.parametrize("clause", CLAUSES)
def test_the_clause_is_cited_where_it_is_carried_out(clause):
    functions = [one for one in cited().get(clause, []) if one.function]
    assert functions, f"no function cites {clause}: {CLAUSES[clause].title}"


def test_every_marked_clause_exists():
    unknown = {id: files for id, files in all_marked().items() if id.startswith("FOH-") and id not in CLAUSES}
    assert unknown == {}


def test_every_cited_clause_exists():
    assert set(cited()) - set(CLAUSES) == set()


def test_every_rule_test_names_its_clauses():
    bare: list[str] = []
    for name in RULE_TESTS:
        path = Path(__file__).parent / f"test_{name}.py"
        tests = [node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.FunctionDef)]
        bare += [f"{name}: {test.name}" for test in tests if test.name.startswith("test_") and not marks(test)]
    assert bare == []


def test_the_clauses_are_those_of_the_rules():
    sections = {"C": 7, "S": 3, "T": 2, "I": 2, "K": 3, "N": 3, "A": 3, "H": 2, "G": 7, "W": 7, "E": 8, "U": 4, "V": 6}
    sections |= {"2P": 6, "O": 7}
    assert list(CLAUSES) == [f"FOH-{name}{n}" for name, count in sections.items() for n in range(1, count + 1)]
