"""The list of clauses is the rules' own, and every test of a rule names the clauses it holds."""

from __future__ import annotations

import ast
from pathlib import Path

from riverrun.kernel.rules.citations import marks

from .table import game

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


def test_every_rule_test_names_its_clauses():
    bare: list[str] = []
    for name in RULE_TESTS:
        tree = ast.parse((Path(__file__).parent / f"test_{name}.py").read_text("utf-8"))
        tests = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
        bare += [f"{name}: {test.name}" for test in tests if not marks(test)]
    assert bare == []


def test_the_clauses_are_those_of_the_rules():
    sections = {"C": 7, "S": 3, "T": 2, "I": 2, "K": 3, "N": 3, "A": 3, "H": 2, "G": 7, "W": 7, "E": 8, "U": 4, "V": 6}
    sections |= {"2P": 6, "O": 7}
    assert list(CLAUSES) == [f"FOH-{name}{n}" for name, count in sections.items() for n in range(1, count + 1)]
