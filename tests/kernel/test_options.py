"""Options: declared as data, chosen by name, refused in a sentence; each turns a clause that exists."""

from __future__ import annotations

import pytest

import riverrun as rr
from riverrun.kernel.options import Option, choose, read_options

TOY = {
    "speed": Option("speed", "TOY-1", ["slow", "fast"], "How fast."),
    "limit": Option("limit", "TOY-2", ["10", "off"], "How long."),
}


def test_default_is_the_first_value():
    assert TOY["speed"].default == "slow"
    assert choose("Toy", TOY, {}) == {"speed": "slow", "limit": "10"}


def test_wish_replaces_the_default():
    assert choose("Toy", TOY, {"speed": "fast"}) == {"speed": "fast", "limit": "10"}


def test_number_may_be_given_as_a_number():
    assert choose("Toy", TOY, {"limit": 10})["limit"] == "10"


def test_unknown_option_is_refused_with_those_there_are(refused):
    assert refused(rr.BadOption, choose, "Toy", TOY, {"colour": "red"}) == (
        "Toy has no option ‘colour’. Its options: limit and speed."
    )
    assert refused(rr.BadOption, choose, "Toy", {}, {"colour": "red"}) == "Toy has no options, so ‘colour’ isn’t one."


@pytest.mark.parametrize("value", ["medium", "", None, True, 3, "FAST"])
def test_unknown_value_is_refused_with_those_there_are(refused, value):
    assert refused(rr.BadOption, choose, "Toy", TOY, {"speed": value}) == (
        f"Toy: speed can’t be ‘{value}’. Choose slow or fast."
    )


SCENARIOS = Option("scenarios", "TOY-3", ["", "all"], "Which.", "[a-z]+-[0-9](,[a-z]+-[0-9])*", "names with commas")


@pytest.mark.parametrize("value", ["", "all", "rocks-1", "rocks-1,fog-2"])
def test_option_with_a_pattern_takes_what_matches_it(value):
    assert choose("Toy", {"scenarios": SCENARIOS}, {"scenarios": value}) == {"scenarios": value}
    assert choose("Toy", {"scenarios": SCENARIOS}, {}) == {"scenarios": ""}


@pytest.mark.parametrize("value", ["rocks", "rocks-1,", "rocks-1\n", "xrocks-1!", None, ["rocks-1"]])
def test_option_with_a_pattern_refuses_the_rest(refused, value):
    shown = str(value).replace("\n", "\N{REPLACEMENT CHARACTER}")
    assert refused(rr.BadOption, choose, "Toy", {"scenarios": SCENARIOS}, {"scenarios": value}) == (
        f"Toy: scenarios can’t be ‘{shown}’. Choose ‘’, all or names with commas."
    )


def test_pattern_speaks_for_itself_where_no_words_are_given():
    choices = Option("n", "TOY-4", ["1"], "How many.", "[1-9]").choices()
    assert list(map(str, choices)) == ["1", "text that matches [1-9]"]


def test_options_are_read_from_their_file(tmp_path):
    path = tmp_path / "options.toml"
    path.write_text('[[option]]\nid = "a"\nclause = "X-1"\nvalues = ["x", "y"]\ntext = "A."\n')
    assert read_options(path) == {"a": Option("a", "X-1", ["x", "y"], "A.")}


def test_every_games_options_turn_clauses_that_exist():
    for book in rr.rulebooks().values():
        for name, option in book.options.items():
            assert option.id == name
            assert option.clause in book.clauses
            assert len(set(option.values)) == len(option.values) >= (1 if option.pattern else 2)
            assert option.text.endswith(".")


def test_options_of_the_flow_of_history(make_game):
    assert make_game(3).options == {
        "edition": "second",
        "future_ends": "turn",
        "glossary": "corrected",
        "theocracy": "counts",
        "age_check": "repeat",
        "idle_activate": "refused",
        "stall": "10",
    }
    assert make_game(3, stall="off", edition="first").options["stall"] == "off"


def test_every_combination_of_options_can_be_made_and_dealt():
    book = rr.rulebook("flow-of-history")
    for name, option in book.options.items():
        for value in option.values:
            game = rr.game("flow-of-history", players=4, **{name: value})
            assert game.options[name] == value
            assert game.new(1).check() == []


@pytest.mark.clause("FOH-O1")
def test_first_edition_is_not_for_two(refused):
    sentence = refused(rr.BadOption, rr.game, "flow-of-history", players=2, edition="first")
    assert sentence == "The first edition is for 3 to 5 players; for 2 choose edition=second (FOH-O1)."


@pytest.mark.clause("FOH-O3")
def test_first_edition_has_no_literal_glossary(refused):
    sentence = refused(rr.BadOption, rr.game, "flow-of-history", players=3, edition="first", glossary="literal")
    assert sentence == "glossary=literal belongs to the second edition; choose edition=second with it (FOH-O3)."
