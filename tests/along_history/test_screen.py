"""The table as plain text, and every sentence that a game says, in each language."""

from __future__ import annotations

import pytest

from riverrun.kernel.language.catalogue import LANGUAGES
from riverrun.kernel.language.line_breaks import columns
from riverrun.kernel.language.sentences import language

from .table import game, play, seat, table


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (3, {"ages": "prehistory+antiquity"}), (5, {"initiation": "on"})]
)
def test_the_screen_is_at_most_80_columns_in_every_language(players, options, random_play):
    for number, state in enumerate(random_play(game(players, **options).new(players), 3, moves=200)):
        if number % 40 == 0 or state.over:
            for name in LANGUAGES:
                with language(name):
                    for viewer in (None, 0):
                        lines = state.screen(viewer).splitlines()
                        assert max(columns(line) for line in lines) <= 80
                        assert not any(line != line.rstrip() for line in lines)


def test_the_screen_shows_the_table():
    mine = seat("~forest swamp homo-erectus<swamp", row="fire wolves", ur=1, gold=3)
    state = table(mine, seat(row="plain"), dice="2 1 1 ingenuity x2 (golden)")
    text = state.screen(0)
    assert text.startswith("Prehistory, round 1. Active Player: p1. Turn: p1; p1 to choose. Deck ")
    assert "Dice: green 1, green 1, green 2, Ingenuity, x2\nSpent: Golden Age" in text
    assert "  2a: no counter  >3a >3b -2b" in text
    assert "P1  5 VP, 3 gold, 1 Universal Resource, attack +0, defence +0" in text
    assert text.index("P2 ") < text.index("P1 ")  # one's own Civilization comes last
    assert "  Fire (2 Population): Progress, 6 Population and 1 Ingenuity, 1 VP" in text
    assert "    If it fails: Destroy a Terrain. It moves to the events row of the player on\n" in text
    assert "Civilization: Forest (1 Ingenuity) (tilted), Swamp [over Homo Erectus]" in text


def test_the_screen_of_a_heritage_and_of_gold():
    state = table(
        seat("pompeii", row="writing", heritage="fire", counters="vp-2 types-2"),
        seat(),
        ages="prehistory+antiquity",
        age="antiquity",
        dice="1 1 1 culture x2 war 5",
    )
    text = state.screen(0)
    assert "Dice: green 1, green 1, green 1, Culture, x2, War, 5 gold" in text
    assert "Heritage: Fire (2 Population)" in text
    assert "Counters: 2, 1" in text
    assert "  Writing (1 Culture): Progress, 5 Population and 1 Culture, or 12 gold, 2 VP" in text


def test_others_see_pawns_and_no_red_dice():
    state = table(seat(row="plain"), seat(row="swamp"), dice="3 2 1 culture war golden")
    play(state, "done")
    while state.position.turn_player == 0:
        state.play("done")
    assert "Results pawns: green 1, green 2, green 3, Culture" in state.screen(1)


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 4])
def test_every_sentence_is_said_in_every_language(players, random_play):
    for state in random_play(game(players, ages="all").new(7), 5, moves=250):
        said = [state.explain(move).sentence for move in state.legal()]
        said += [] if state.decision is None else [state.decision.sentence]
        for sentence in said:
            texts = {name: sentence.say(name) for name in LANGUAGES}
            assert all(text and "{" not in text for text in texts.values()), texts
    for event in state.events():
        assert all(event.sentence.say(name) for name in LANGUAGES)
