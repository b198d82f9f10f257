"""Clauses: their words are the catalogue's, and each is cited where it is carried out, or a definition."""

from __future__ import annotations

import msgspec
import pytest

from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.rules.citations import carried_out, problems
from riverrun.kernel.rules.clauses import read_clauses

from .toy.book import RAFT

CLAUSES = """
[[clause]]
id = "RAFT-1"
section = "setup"
mark = "stated"
pages = { first = "2-3" }

[[clause]]
id = "RAFT-2"
section = "setup"
mark = "stated"
definition = true
"""
CODE = '''
"""RAFT-9 in a module's docstring."""
REFUSALS = {1: "RAFT-2"}
def shuffle():
    """RAFT-1: shuffles."""
'''
TESTS = """
@pytest.mark.clause("RAFT-1", "RAFT-2")
def test_all(): ...
"""


@pytest.fixture
def folder(tmp_path):
    """A game's folder; that of its tests is beside it."""
    game = tmp_path / "raft"
    for path, text in (("clauses.toml", CLAUSES), ("rules/rules.py", CODE), ("../tests/test_rules.py", TESTS)):
        (game / path).parent.mkdir(parents=True, exist_ok=True)
        (game / path).write_text(text)
    return game


def wrong_with(folder):
    return problems(read_clauses(folder / "clauses.toml"), folder, folder.parent / "tests")


def test_a_clause_may_be_numbered_with_a_dot(folder):
    for path in ("clauses.toml", "rules/rules.py", "../tests/test_rules.py"):
        text = (folder / path).read_text()
        (folder / path).write_text(text.replace("RAFT-9", "RAFT-1").replace("RAFT-1", "RAFT-1.10"))
    assert wrong_with(folder) == []
    assert read_clauses(folder / "clauses.toml")["RAFT-1.10"].sentence == Sentence("raft-clause-1-10")


def test_a_clause_has_codes_and_they_are_what_is_sent():
    clause = RAFT.clauses["RAFT-5"]
    assert (clause.title, clause.section_title) == ("Ask", "Turns")
    assert clause.text.startswith("Another player with a card")
    assert msgspec.to_builtins(clause) == {
        "id": "RAFT-5",
        "section": "turns",
        "mark": "invented",
        "pages": {},
        "definition": False,
        "sentence": {"code": "raft-clause-5"},
        "title_sentence": {"code": "raft-clause-5.title"},
        "section_sentence": {"code": "raft-section-turns"},
    }
    assert clause.sentence == Sentence("raft-clause-5")


def test_words_do_not_belong_in_the_list_of_clauses(folder):
    (folder / "clauses.toml").write_text(CLAUSES + 'title = "Charms"\n')
    with pytest.raises(msgspec.ValidationError, match="unknown field `title`"):
        read_clauses(folder / "clauses.toml")


def test_functions_that_carry_a_clause_out(folder):
    assert [(one.file, one.line, one.function) for one in carried_out(folder, "RAFT-")["RAFT-1"]] == [
        ("rules/rules.py", 4, "shuffle")
    ]
    assert not carried_out(folder, "RAFT-").get("RAFT-2")
    assert [one.function for one in carried_out(RAFT.folder, "RAFT-")["RAFT-6"]] == ["refuse_tide", "tide"]


@pytest.mark.parametrize(
    ("file", "old", "new", "found"),
    [
        ("rules/rules.py", "RAFT-9", "RAFT-1", []),
        ("rules/rules.py", "", "", ["rules/rules.py:2 cites RAFT-9, which is no clause."]),
        (
            "rules/rules.py",
            '"""RAFT-9 in a module\'s docstring."""',
            "",
            [],
        ),
        (
            "clauses.toml",
            "definition = true",
            "",
            ["No function carries RAFT-2 out: cite it in one's docstring, or mark it as a definition."],
        ),
        (
            "clauses.toml",
            'mark = "stated"\npages',
            'mark = "stated"\ndefinition = true\npages',
            ["RAFT-1 is marked as a definition, but shuffle (rules/rules.py:4) carries it out."],
        ),
        ("../tests/test_rules.py", ', "RAFT-2"', "", ["No test is marked with RAFT-2."]),
        ("../tests/test_rules.py", '"RAFT-2"', '"RAFT-2", "RAFT-8", "ELSE-1"', ["test_rules.py is marked with RAFT-8"]),
    ],
)
def test_what_is_wrong_is_found(folder, file, old, new, found):
    path = folder / file
    path.write_text(path.read_text().replace(old, new, 1))
    wrong = [one for one in wrong_with(folder) if not (file != "rules/rules.py" and "RAFT-9" in one)]
    assert len(wrong) == len(found)
    assert all(one.startswith(begins) for one, begins in zip(wrong, found, strict=True))
