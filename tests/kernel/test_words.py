"""Small words: counting, listing, breaking lines, and names that are worked out when a sentence names them."""

from __future__ import annotations

import pytest

from riverrun.kernel.words import WIDTH, Names, capital, count, listed, player, wrapped


def test_small_words():
    assert [player(0), player(4)] == ["p1", "p5"]
    assert [count(number, "token") for number in (0, 1, 2)] == ["0 tokens", "1 token", "2 tokens"]
    assert [listed(["a"]), listed(["a", "b"]), listed(["a", "b", "c"], "and")] == ["a", "a or b", "a, b and c"]
    assert [capital("the Cat"), capital("")] == ["The Cat", ""]


def test_short_lines_stay_as_they_are():
    assert wrapped("", "  a line", "x" * WIDTH) == ["", "  a line", "x" * WIDTH]
    assert wrapped() == []


def test_long_lines_are_broken_at_spaces_and_keep_their_indent():
    line = "  " + " ".join(["well-known"] * 20)
    rows = wrapped(line, "next")
    assert all(len(row) <= WIDTH for row in rows)
    assert rows[0].startswith("  well")
    assert all(row.startswith("    well") for row in rows[1:-1])
    assert rows[-1] == "next"
    assert " ".join(row.strip() for row in rows[:-1]) == line.strip()


def test_a_word_longer_than_a_line_is_cut():
    rows = wrapped("y" * 200)
    assert [row.strip() for row in rows] == ["y" * 80, "y" * 78, "y" * 42]


def test_names_are_worked_out_when_they_are_named():
    class Told(Names):
        def _card(self):
            return "the Wheel"

        def _dear(self):
            raise AssertionError("nobody named it")

    assert "{card} rolls.".format_map(Told()) == "the Wheel rolls."
    with pytest.raises(AttributeError):
        "{other}".format_map(Told())
