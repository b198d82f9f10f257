"""Games whose rounds only a table's clock could end are not played off a server."""

from __future__ import annotations

import pytest

WITHOUT_WAVES = ["clock=60", "clock=45", "turns=none"]


@pytest.mark.parametrize("option", WITHOUT_WAVES)
@pytest.mark.parametrize(
    "words", [("play",), ("simulate", "--games", 2, "--bots", "random")], ids=lambda words: words[0]
)
def test_a_game_without_waves_is_refused_in_a_sentence(refuse, words, option):
    sentence = refuse(words[0], "flow", "--players", 2, *words[1:], "--option", option)
    assert option.partition("=")[0] in sentence
    assert sentence.endswith(".")


def test_a_clock_takes_the_place_of_turns(run):
    """What is refused is that no wave comes, not the option: turns end the rounds where there is no clock."""
    words = ("simulate", "flow", "--players", 2, "--games", 2, "--bots", "random")
    assert run(*words, "--option", "turns=6", "--option", "clock=none").exit_code == 0
