"""What is answered to a name that there is not: which was probably meant, or which there are, in every language."""

from __future__ import annotations

import pytest

import riverrun as rr
from riverrun.kernel.language.catalogue import LANGUAGES
from riverrun.kernel.unknown_names import SHORT, between, nearest, no_piece, none_of, one_of

TREES = ("oak", "elm", "ash")
MANY = [f"{tree}-of-the-{side}" for tree in TREES for side in ("north", "south", "east", "west")]


def test_a_name_that_is_nearly_right_is_what_was_meant():
    assert no_piece("tree", "aok", TREES).text == "There is no tree ‘aok’. Did you mean ‘oak’?"
    assert no_piece("tree", "Oak of THE nort", MANY).text.endswith("Did you mean ‘oak-of-the-north’?")


def test_a_name_that_only_looks_a_little_like_it_is_not_what_was_meant():
    assert nearest("temple", ["steam-power", "palace"]) is None
    assert nearest("tea", ["tee", "cross"]) == "tee"


def test_a_part_that_one_name_alone_has_means_that():
    assert nearest("napoleon", ["napoleon-bonaparte", "buddha"]) == "napoleon-bonaparte"
    assert nearest("south", MANY) is None
    assert nearest("bud", ["buddha-of-the-south"]) is None


def test_a_short_list_is_given_whole():
    assert no_piece("tree", "fig", TREES).text == "There is no tree ‘fig’: give oak, elm or ash."


def test_of_a_long_list_those_are_given_that_are_most_like_it():
    assert len(", ".join(MANY)) > SHORT
    said = no_piece("tree", "south", MANY)
    assert said.text.startswith("There is no tree ‘south’: give one of 12, such as ")
    assert sorted(said.args["choices"][0].args["such"]) == ["ash-of-the-south", "elm-of-the-south", "oak-of-the-south"]
    assert no_piece("tree", "!!!", MANY).text.count("-of-the-") == 3


def test_names_in_rows_are_given_by_the_first_and_the_last():
    assert no_piece("hex", "9.9", ["0.0", "1.0", "2.0"], last="1.0").text == "There is no hex ‘9.9’: give 0.0 to 1.0."


def test_another_number_is_another_name_and_no_misspelling():
    assert nearest("t99", ["t09", "t10"]) is None
    assert nearest("terain-1", ["terrain-1", "terrain-2"]) == "terrain-1"


def test_holes_are_no_names_and_nothing_is_said_of_none():
    assert no_piece("tree", "fig", ["oak", None, "ash"]).text == "There is no tree ‘fig’: give oak or ash."
    assert no_piece("tree", "fig", [None]).text == "There is no tree ‘fig’."


def test_what_may_be_of_two_kinds():
    said = none_of(["hex", "tree"], "x" * 99, [between("0.0", "3.5"), one_of(TREES, "x")])
    assert said.text == f"There is no hex or tree ‘{'x' * 40}’: give 0.0 to 3.5 or oak, elm or ash."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_what_would_be_right(language):
    with rr.language(language):
        assert {"oak", "elm", "ash"} <= words(no_piece("tree", "fig", TREES).text)
        assert "oak" in no_piece("tree", "aok", TREES).text
        assert {"0.0", "1.0"} <= words(no_piece("hex", "9.9", ["0.0", "1.0"], last="1.0").text)
        assert "12" in words(no_piece("tree", "fig", MANY).text)


def words(text):
    """The names and numbers of a sentence."""
    for sign in "‘’„“«»「」（），。：、:,?？和或個":
        text = text.replace(sign, " ")
    return {word.rstrip(".") for word in text.split()}
