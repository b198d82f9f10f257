"""The list of clauses is the rules' own, and every test of a rule names the clauses it holds."""

from __future__ import annotations

import ast
from pathlib import Path

from riverrun.kernel.rules.citations import marks

from .table import game

CLAUSES = game().rulebook.clauses
RULE_TESTS = ("placement", "drawing", "cards", "turns", "scenarios", "setup", "visibility")


def test_every_rule_test_names_its_clauses():
    bare: list[str] = []
    for name in RULE_TESTS:
        tree = ast.parse((Path(__file__).parent / f"test_{name}.py").read_text("utf-8"))
        tests = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
        bare += [f"{name}: {test.name}" for test in tests if not marks(test)]
    assert bare == []


def test_the_clauses_are_those_of_the_rules():
    sections = {"A": 8, "B": 4, "C": 7, "D": 6, "E": 6, "F": 9, "G": 8, "H": 8, "I": 4, "J": 3, "R": 17, "K": 4}
    assert list(CLAUSES) == [f"FL-{name}{n}" for name, count in sections.items() for n in range(1, count + 1)]
