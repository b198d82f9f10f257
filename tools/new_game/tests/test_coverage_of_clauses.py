"""Every clause of the rules is cited where it is carried out, and has a test."""

from __future__ import annotations

from pathlib import Path

from riverrun.kernel.rules.citations import problems

from .table import game


def test_every_clause_is_carried_out_and_tested():
    book = game().rulebook
    assert problems(book.clauses, book.folder, Path(__file__).parent) == []
