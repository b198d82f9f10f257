"""Every clause of the rules has a test, every test names clauses that exist, and a function carries each out."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from riverrun.kernel.rules.citations import citations, marked, marks

from .table import game

TESTS = Path(__file__).parent
BOOK = game().rulebook
CLAUSES = BOOK.clauses
CITED = citations(BOOK.folder, "FL-")
MARKED = marked(TESTS)
WHAT_THERE_IS = {"FL-A4", "FL-A7"}  # in the box: content, carried out by nobody
RULE_TESTS = ("placement", "drawing", "cards", "course", "scenarios", "setup", "visibility")


@pytest.mark.parametrize("clause", CLAUSES)
def test_the_clause_has_a_test_and_is_cited_where_it_is_carried_out(clause):
    assert clause in MARKED, f"no test is marked with {clause}: {CLAUSES[clause].title}"
    functions = [citation.function for citation in CITED[clause] if citation.function]
    assert bool(functions) == (clause not in WHAT_THERE_IS), f"{clause}: {CLAUSES[clause].title}"


def test_every_marked_and_every_cited_clause_exists():
    options = {option.clause for option in BOOK.options.values()}
    assert (set(MARKED) | set(CITED) | options) - set(CLAUSES) == set()


def test_every_rule_test_names_its_clauses():
    bare: list[str] = []
    for name in RULE_TESTS:
        tree = ast.parse((TESTS / f"test_{name}.py").read_text("utf-8"))
        tests = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
        bare += [f"{name}: {test.name}" for test in tests if not marks(test)]
    assert bare == []


def test_the_clauses_are_those_of_the_rules():
    sections = {"A": 8, "B": 4, "C": 7, "D": 6, "E": 6, "F": 9, "G": 8, "H": 8, "I": 4, "J": 3, "R": 17, "K": 4}
    assert list(CLAUSES) == [f"FL-{name}{n}" for name, count in sections.items() for n in range(1, count + 1)]
