"""The table as plain text, and every sentence that a game says, in each language."""

from __future__ import annotations

import pytest

import riverrun as rr
from riverrun.kernel.language.catalogue import LANGUAGES
from riverrun.kernel.language.line_breaks import columns
from riverrun.kernel.language.sentences import language

from .table import seat, table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_screen_is_at_most_80_columns_in_every_language(players, random_play):
    for number, state in enumerate(random_play(rr.game("epochs", players=players).new(seed=players), 3)):
        if number % 60 == 0 or state.over:
            for name in LANGUAGES:
                with language(name):
                    for viewer in (None, 0):
                        lines = state.screen(viewer).splitlines()
                        assert max(columns(line) for line in lines) <= 80
                        assert not any(line != line.rstrip() or "{" in line for line in lines)


def test_the_screen_shows_the_table():
    state = table(seat(lands="1.3 1.2", cities="1.2b", food=2, production=5, hand="pottery"), seat(lands="4.3"))
    text = state.screen(0)
    assert text.startswith("Epoch I, turn ")
    assert "MAP\n    0     1     2" in text
    assert "\nCities: 0.0b neutral, " in text
    assert " 1.2b p1" in text
    assert text.index("P2  ") < text.index("P1  ") < text.index("HAND")  # one's own realm comes last
    assert "  2 food, 5 production, " in text
    assert "HAND\n  Epoch I Pottery: debut 1 gold and 2 food\n    Your supply is 2 higher." in text
    assert (
        "Spearman: main unit, costs 1 production, combat 4, 1 die (defence),\n    anti-mounted, line formation" in text
    )


def test_the_map_has_cities_on_their_corners():
    """A row leans three columns to the right of the row above; corner a is three columns on, corner b six."""
    state = table(seat(lands="1.3", cities="1.2a 1.4b", form="monarchy"), seat(lands="4.3"))
    lines = state.screen(0).splitlines()
    first = lines.index("MAP") + 2
    rows = lines[first : next(at for at, line in enumerate(lines) if line.startswith("~ sea"))]
    below = {line[0]: rows[at + 1] for at, line in enumerate(rows[:-1]) if line[0].isdigit()}
    assert below["2"].find("[1]") == 4 + 3 * 2 + 6 * 1 + 3
    assert below["4"].find("[1]") == 4 + 3 * 4 + 6 * 1 + 6
    hexes = next(line for line in rows if line.startswith("3"))
    assert hexes[4 + 3 * 3 + 6 * 1 :].split()[0].endswith("1")


def test_hands_are_not_on_the_screens_of_others():
    state = table(seat(lands="1.3", hand="pottery"), seat(lands="4.3", hand="drama"))
    assert "Drama" not in state.screen(0)
    assert "HAND" not in state.screen(None)


@pytest.mark.parametrize("players", [2, 4])
def test_every_sentence_is_said_in_every_language(players, random_play):
    for state in random_play(rr.game("epochs", players=players).new(seed=7), 5):
        said = [state.explain(move).sentence for move in list(state.legal())[:6]]
        said += [] if state.decision is None else [state.decision.sentence]
        for sentence in said:
            texts = {name: sentence.say(name) for name in LANGUAGES}
            assert all(text and "{" not in text for text in texts.values()), texts
    for event in state.events():
        assert all(event.sentence.say(name) for name in LANGUAGES)
