"""The clauses are those of the rules, and every rule test names what it is about."""

from __future__ import annotations

import ast
from pathlib import Path

from riverrun.kernel.rules.citations import marks

from .table import game

RULE_TESTS = (
    "achievements",
    "acquiring",
    "ages",
    "calamities",
    "dice",
    "examples",
    "payment",
    "scoring",
    "setup",
    "swapping",
    "turns",
    "variants",
    "war",
)


def test_the_clauses_are_those_of_the_rules():
    listed = [f"AH-{n}" for n in range(1, 121)]
    for name, count in (("Q", 27), ("R", 24), ("E", 8)):
        listed += [f"AH-{name}{n}" for n in range(1, count + 1)]
    assert list(game().rulebook.clauses) == listed


def test_every_rule_test_names_its_clauses():
    bare: list[str] = []
    for name in RULE_TESTS:
        path = Path(__file__).parent / f"test_{name}.py"
        tests = [node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.FunctionDef)]
        bare += [f"{name}: {test.name}" for test in tests if test.name.startswith("test_") and not marks(test)]
    assert bare == []
