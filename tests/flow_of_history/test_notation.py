"""Moves as text: every move has one text and every text one move; slips are answered with what was meant."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import riverrun as rr
from riverrun.games.flow_of_history.moves import AMOUNTS
from riverrun.games.flow_of_history.moves import MOVES as SPACE

from .table import game

MOVES = 67 * 64 + 64 + 7 * 67 + 5 + 2

VERBS = [
    "invest",
    "complete",
    "snipe",
    "activate",
    "take",
    "discard",
    "keep",
    "bank",
    "stake",
    "attack",
    "harvest",
    "pass",
]


# Total and injective


def test_every_move_has_its_own_text_which_means_that_move():
    texts = [game().text(move) for move in range(game().moves)]
    assert len(texts) == MOVES == SPACE.size
    assert len(set(texts)) == len(texts)
    assert [game().move(text) for text in texts] == list(range(MOVES))


@pytest.mark.clause("FOH-O1")
def test_both_editions_write_a_move_alike():
    first = game(3, edition="first")
    assert [first.text(move) for move in range(MOVES)] == [game().text(move) for move in range(MOVES)]
    for card in range(67):
        assert first.move(first.text(SPACE.first("take") + card)) == SPACE.first("take") + card


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("invest agrarian-tribe 1", 0),
        ("invest agrarian-tribe 63", 62),
        ("invest agrarian-tribe 63+", 63),
        ("invest aristocracy 1", AMOUNTS),
        ("invest future 63+", SPACE.first("stake") - 1),
        ("stake 1", SPACE.first("stake")),
        ("stake 63+", SPACE.first("stake") + 63),
        ("complete future", SPACE.first("complete") + 66),
        ("snipe warriors", SPACE.first("snipe") + 6),
        ("activate ramesses-ii", SPACE.first("activate") + 9),
        ("take barracks", SPACE.first("take") + 7),
        ("discard pyramids", SPACE.first("discard") + 10),
        ("keep religious-tribe", SPACE.first("keep") + 4),
        ("bank warriors", SPACE.first("bank") + 6),
        ("attack p1", SPACE.first("attack")),
        ("attack p5", SPACE.first("attack") + 4),
        ("harvest", SPACE.first("harvest")),
        ("pass", SPACE.first("pass")),
    ],
)
def test_texts_of_all_verbs(text, move):
    assert game().move(text) == move
    assert game().text(move) == text


def test_text_is_short_and_plain():
    for move in range(MOVES):
        text = game().text(move)
        assert text.isascii()
        assert text == text.lower().strip()
        assert len(text) <= 40


@pytest.mark.parametrize("move", [-1, MOVES, MOVES + 1, 10**30, "harvest", None, 1.5])
def test_number_outside_the_move_space_has_no_text(move, refused):
    sentence = refused(rr.UnknownMove, game().text, move)
    assert f"moves are numbers from 0 to {MOVES - 1}" in sentence


# Lenient input


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("Snipe Irrigation", "snipe irrigation"),
        ("SNIPE IRRIGATION", "snipe irrigation"),
        ("  take   great-wall ", "take great-wall"),
        ("take The Great Wall", "take great-wall"),
        ("take great wall", "take great-wall"),
        ("take GreatWall", "take great-wall"),
        ("take the-pyramids", "take pyramids"),
        ("invest The Hanging Gardens 3", "invest hanging-gardens 3"),
        ("invest ramesses ii 12", "invest ramesses-ii 12"),
        ("invest monastery 04", "invest monastery 4"),
        ("activate Mahatma Gandhi", "activate mahatma-gandhi"),
        ("attack P2", "attack p2"),
        ("attack p02", "attack p2"),
        ("stake 63+", "stake 63+"),
        ("\tharvest\n", "harvest"),
    ],
)
def test_titles_capitals_underscores_and_spaces_are_understood(written, text):
    assert game().text(game().move(written)) == text


@pytest.mark.clause("FOH-O1")
@pytest.mark.parametrize(
    ("title", "slug"),
    [
        ("Ramses II", "ramesses-ii"),
        ("Great Mosque of Djenné", "great-mosque"),
        ("Jet Fighter", "fighter-jet"),
        ("Knight", "knights"),
        ("Columbus", "christopher-columbus"),
        ("Napoleon", "napoleon-bonaparte"),
        ("Einstein", "albert-einstein"),
    ],
)
def test_first_edition_titles_are_understood_in_the_first_edition(title, slug):
    first = game(3, edition="first")
    assert first.text(first.move(f"take {title}")) == f"take {slug}"


# Refusals that help


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("snipe irigation", "irrigation"),
        ("take pyramid", "pyramids"),
        ("invest monastry 4", "monastery"),
        ("activate ramses", "ramesses-ii"),
        ("take napoleon", "napoleon-bonaparte"),
        ("complete lightouse", "lighthouse"),
    ],
)
def test_misspelt_card_is_answered_with_the_card_meant(written, meant, refused):
    assert f"Did you mean ‘{meant}’?" in refused(rr.UnknownMove, game().move, written)


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ("", "An empty text is not a move. Moves are: invest CARD N"),
        ("   ", "An empty text is not a move"),
        ("dance", "‘dance’ is not a move. Moves are: invest CARD N"),
        ("harvest all", "‘harvest all’ is not a move"),
        ("pass on", "‘pass on’ is not a move"),
        ("invest monastery", "‘invest monastery’ is not a move. Write invest CARD N."),
        ("invest", "‘invest’ is not a move"),
        ("take", "‘take’ is not a move"),
        ("attack", "‘attack’ is not a move"),
        ("attack p1 p2", "‘attack p1 p2’ is not a move"),
        ("stake", "‘stake’ is not a move"),
        ("take xyzzyx", "There is no card ‘xyzzyx’: give one of 67, such as "),
        ("take !!!", "There is no card ‘!!!’: give one of 67, such as "),
        ("invest monastery 0", "‘0’ is not an amount: give 1 to 63, or 63+ to choose more."),
        ("invest monastery 64", "‘64’ is not an amount"),
        ("invest monastery -1", "‘-1’ is not an amount"),
        ("invest monastery 2.5", "‘2.5’ is not an amount"),
        ("invest monastery four", "‘four’ is not an amount"),
        ("invest monastery ٣", "‘٣’ is not an amount"),
        ("invest monastery ²", "‘²’ is not an amount"),
        ("stake 64+", "‘64+’ is not an amount"),
        ("stake 1+", "‘1+’ is not an amount"),
        ("attack p0", "‘p0’ is not a player: give p1 to p5."),
        ("attack p6", "‘p6’ is not a player"),
        ("attack 2", "‘2’ is not a player"),
        ("attack banker", "‘banker’ is not a player"),
        ("attack p²", "‘p²’ is not a player"),
    ],
)
def test_text_that_is_no_move_is_refused_with_what_would_be_one(written, says, refused):
    assert says in refused(rr.UnknownMove, game().move, written)


def test_long_text_is_cut_in_its_refusal(refused):
    assert len(refused(rr.UnknownMove, game().move, "x" * 10_000)) < 300
    assert len(refused(rr.UnknownMove, game().move, "take " + "x" * 10_000)) < 300


@pytest.mark.parametrize(
    "written",
    [
        "stake 00000000199",
        "invest monastery 00000000199",
        "stake 000000001" + "0" * 5000,
        "attack p000000019",
        "attack p00000001" + "0" * 5000,
    ],
    ids=["stake", "invest", "endless stake", "attack", "endless attack"],
)
def test_number_behind_many_zeros_is_not_cut_to_a_small_one(written, refused):
    refused(rr.UnknownMove, game().move, written)


# Fuzz


def _read(on: rr.Game, written: str) -> None:
    """A text is a move that has the same meaning when written again, or it is refused."""
    try:
        move = on.move(written)
    except rr.UnknownMove:
        return
    assert 0 <= move < on.moves
    assert on.move(on.text(move)) == move


@given(st.text(max_size=80))
def test_any_text_is_a_move_or_unknown(written):
    _read(game(), written)


WORDS = st.one_of(
    st.sampled_from([*VERBS, "p1", "p9", "63+", "1", "064", "great", "wall", "temple", "The", "_", "-", "63", "p"]),
    st.text(alphabet="p0123456789+-_. ", max_size=14),
    st.text(max_size=6),
)


@given(st.lists(WORDS, max_size=5).map(" ".join))
def test_texts_made_of_the_games_words_are_moves_or_unknown(written):
    _read(game(), written)


@given(move=st.integers(0, MOVES - 1), at=st.integers(0, 30), put=st.characters())
def test_move_with_one_letter_changed_is_a_move_or_unknown(move, at, put):
    text = game().text(move)
    _read(game(), text[:at] + put + text[at + 1 :])
