"""Every clause of every game has its words, a function that carries it out, and a test."""

from __future__ import annotations

from pathlib import Path

import pytest

import riverrun as rr
from riverrun.kernel.language import catalogue
from riverrun.kernel.rules.citations import problems

TESTS = Path(__file__).parent
BOOKS = rr.rulebooks()


@pytest.mark.parametrize("id", BOOKS)
def test_every_clause_is_cited_where_it_is_carried_out_and_has_a_test(id):
    assert problems(BOOKS[id].clauses, BOOKS[id].folder, TESTS) == []


@pytest.mark.parametrize("id", BOOKS)
def test_every_clause_has_its_words_and_no_other_is_in_the_catalogue(id):
    book = BOOKS[id]
    for clause in book.clauses.values():
        assert clause.sentence.code.startswith(f"{book.prefix}-clause-")
        assert clause.text
        assert clause.title
        assert clause.section_title
    listed = catalogue.read_folder(book.folder / "words" / "en")
    said = {code for code in listed if code.startswith((f"{book.prefix}-clause-", f"{book.prefix}-section-"))}
    wanted = {
        sentence.code for clause in book.clauses.values() for sentence in (clause.sentence, clause.section_sentence)
    }
    assert said == wanted
