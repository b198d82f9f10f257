"""`riverrun games` and `riverrun rules`, with the tests of each clause."""

from __future__ import annotations

import json
import re

import pytest

import riverrun as rr
from riverrun.cli import marks

from .conftest import GAME

TESTS = """
import pytest
pytestmark = [pytest.mark.clause("T-0")]

@pytest.mark.clause("T-1", "T-2")
def test_plain(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.clause("T-3"))])
def test_cases(x): ...

@pytest.mark.clause("T-4")
class TestGroup:
    @pytest.mark.clause("T-5")
    async def test_inside(self): ...

@pytest.mark.clause("T-6")
def helper(): ...

text = '@pytest.mark.clause("T-7")'
"""


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "tests").mkdir()
    return tmp_path / "tests"


def write(folder, ids):
    listed = ", ".join(f'"{id}"' for id in ids)
    (folder / "test_rules.py").write_text(f"import pytest\n@pytest.mark.clause({listed})\ndef test_all(): ...\n")


def test_games_for_people(run):
    result = run("games")
    assert result.exit_code == 0
    for book in rr.rulebooks().values():
        assert f"{book.id}: {book.title}" in result.stdout
        assert all(option.clause in result.stdout for option in book.options.values())
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_games_for_programs(run):
    found = {facts["id"]: facts for facts in json.loads(run("games", "--json").stdout)}
    assert list(found) == list(rr.rulebooks())
    facts = found[GAME]
    assert facts["players"] == {"fewest": 2, "most": 5, "default": 3}
    assert facts["content"] == rr.game(GAME, players=2).content_hash
    assert facts["options"][0]["default"] == facts["options"][0]["values"][0]


def test_marks_are_read_without_running(folder):
    (folder / "test_marks.py").write_text(TESTS)
    found = {id: [name.rpartition("::")[2] for name in names] for id, names in marks.marked_tests(folder).items()}
    assert found == {
        "T-0": ["test_plain", "test_cases", "test_inside"],
        "T-1": ["test_plain"],
        "T-2": ["test_plain"],
        "T-3": ["test_cases"],
        "T-4": ["test_inside"],
        "T-5": ["test_inside"],
    }


def test_the_folder_here_comes_first(folder, monkeypatch):
    monkeypatch.chdir(folder.parent)
    assert marks.tests_folder(None).resolve() == folder


def test_all_clauses_by_section(run):
    result = run("rules", GAME)
    clauses = rr.rulebook(GAME).clauses
    assert result.exit_code == 0
    assert all(clause.id in result.stdout and clause.section_title in result.stdout for clause in clauses.values())
    data = json.loads(run("rules", GAME, "--json").stdout)
    assert [clause["id"] for clause in data] == list(clauses)
    first = next(iter(clauses.values()))
    assert {"text": first.text, "title": first.title, "section": first.section}.items() <= data[0].items()


def test_the_functions_that_carry_a_clause_out_are_named(run, folder):
    result = run("rules", GAME, "FOH-N2", "--tests", folder)
    assert re.search(r"Carried out by \d+ functions?\n  flow_of_history/\w+\.py:\d+ \w+\n", result.stdout)
    data = json.loads(run("rules", GAME, "FOH-N2", "--tests", folder, "--json").stdout)
    assert all(function in result.stdout for function in data["functions"])
    assert "No function carries it out" in run("rules", "flow", "FL-A4", "--tests", folder).stdout


def test_one_clause_in_full(run, folder):
    write(folder, ["FOH-O1"])
    result = run("rules", GAME, "foh-o1", "--tests", folder)
    assert "FOH-O1  Option: edition" in result.stdout
    assert "stated" in result.stdout
    assert "first edition p. 2" in result.stdout
    assert "Option edition: second (default) or first." in result.stdout
    assert "1 test\n" in result.stdout
    assert "test_rules.py::test_all" in result.stdout
    data = json.loads(run("rules", GAME, "FOH-O1", "--tests", folder, "--json").stdout)
    assert data["options"] == ["edition"]
    assert len(data["tests"]) == 1


def test_coverage_fails_on_a_clause_without_a_test(run, folder):
    ids = list(rr.rulebook(GAME).clauses)
    write(folder, ids[1:])
    result = run("rules", GAME, "--coverage", "--tests", folder)
    assert result.exit_code == 1
    assert f"{len(ids) - 1} of {len(ids)} clauses have a test." in result.stdout
    assert ids[0] in result.stdout
    assert ids[1] not in result.stdout
    as_data = run("rules", GAME, "--coverage", "--tests", folder, "--json")
    assert as_data.exit_code == 1
    assert [clause["id"] for clause in json.loads(as_data.stdout)] == ids[:1]


def test_coverage_holds_when_every_clause_has_a_test(run, folder):
    write(folder, [*rr.rulebook(GAME).clauses, "FOH-Z9"])
    result = run("rules", GAME, "--coverage", "--tests", folder)
    assert result.exit_code == 0
    assert "FOH-Z9, which is no game's clause" in " ".join(result.stdout.split())


def test_tests_that_cannot_be_read(refuse, folder):
    (folder / "test_broken.py").write_text("def (")
    assert "test_broken.py" in refuse("rules", GAME, "--coverage", "--tests", folder)


def test_only_people_are_told_of_compiling(run):
    from riverrun.kernel.jit.notices import compiling_shown

    run("games", "--json")
    assert not compiling_shown.wanted
    run("games")
    assert compiling_shown.wanted
    run("warm", "chess")
    assert not compiling_shown.wanted
