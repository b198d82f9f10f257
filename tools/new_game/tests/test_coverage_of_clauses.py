"""Every clause of the rules has a test, every test names clauses that exist, and the code cites every clause."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from riverrun.cli.marks import marked_tests

from .table import game

CLAUSES = game().rulebook.clauses
MARKED = set(marked_tests(Path(__file__).parent))
CITED = {option.clause for option in game().rulebook.options.values()}
for source in game().rulebook.folder.glob("*.py"):
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            CITED.update(re.findall(r"\bNEW-[0-9]+", node.value))


@pytest.mark.parametrize("clause", CLAUSES)
def test_the_clause_has_a_test_and_is_cited_in_code(clause):
    assert clause in MARKED, f"no test is marked with {clause}: {CLAUSES[clause].title}"
    assert clause in CITED, f"no code cites {clause}: {CLAUSES[clause].title}"


def test_every_marked_and_every_cited_clause_exists():
    assert (MARKED | CITED) - set(CLAUSES) == set()
