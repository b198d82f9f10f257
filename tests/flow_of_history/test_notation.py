"""Moves as text: every move has one text and every text one move; slips are answered with what was meant."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import riverrun as rr
from riverrun.games.flow_of_history.moves import AMOUNTS, MOVES, Block

from .table import game

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
    assert len(texts) == MOVES == 67 * 64 + 64 + 7 * 67 + 5 + 2
    assert len(set(texts)) == len(texts)
    assert [game().move(text) for text in texts] == list(range(MOVES))


@pytest.mark.clause("FOH-O1")
def test_both_editions_write_a_move_alike():
    first = game(3, edition="first")
    assert [first.text(move) for move in range(MOVES)] == [game().text(move) for move in range(MOVES)]
    for card in range(67):
        assert first.move(first.text(Block.TAKE + card)) == Block.TAKE + card


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("invest agrarian-tribe 1", 0),
        ("invest agrarian-tribe 63", 62),
        ("invest agrarian-tribe 63+", 63),
        ("invest aristocracy 1", AMOUNTS),
        ("invest future 63+", Block.STAKE - 1),
        ("stake 1", Block.STAKE),
        ("stake 63+", Block.STAKE + 63),
        ("complete future", Block.COMPLETE + 66),
        ("snipe warriors", Block.SNIPE + 6),
        ("activate ramesses-ii", Block.ACTIVATE + 9),
        ("take barracks", Block.TAKE + 7),
        ("discard pyramids", Block.DISCARD + 10),
        ("keep religious-tribe", Block.KEEP + 4),
        ("bank warriors", Block.BANK + 6),
        ("attack p1", Block.ATTACK),
        ("attack p5", Block.ATTACK + 4),
        ("harvest", Block.HARVEST),
        ("pass", Block.PASS),
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
        ("  take   great_wall ", "take great-wall"),
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
    assert f"did you mean '{meant}'?" in refused(rr.UnknownMove, game().move, written)


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ("", "An empty text is no move; moves are: invest CARD N"),
        ("   ", "An empty text is no move"),
        ("dance", "'dance' is no move; moves are: invest CARD N"),
        ("harvest all", "'harvest all' is no move"),
        ("pass on", "'pass on' is no move"),
        ("invest monastery", "'invest monastery' is no move"),
        ("invest", "'invest' is no move"),
        ("take", "'take' is no move"),
        ("attack", "'attack' is no move"),
        ("attack p1 p2", "'attack p1 p2' is no move"),
        ("stake", "'stake' is no move"),
        ("take xyzzyx", "There is no card 'xyzzyx'."),
        ("take !!!", "There is no card '!!!'."),
        ("invest monastery 0", "'0' is no number of tokens; it is 1 to 63, or 63+"),
        ("invest monastery 64", "'64' is no number of tokens"),
        ("invest monastery -1", "'-1' is no number of tokens"),
        ("invest monastery 2.5", "'2.5' is no number of tokens"),
        ("invest monastery four", "'four' is no number of tokens"),
        ("invest monastery ٣", "'٣' is no number of tokens"),
        ("invest monastery ²", "'²' is no number of tokens"),
        ("stake 64+", "'64+' is no number of tokens"),
        ("stake 1+", "'1+' is no number of tokens"),
        ("attack p0", "'p0' is no player; players are p1 to p5."),
        ("attack p6", "'p6' is no player"),
        ("attack 2", "'2' is no player"),
        ("attack banker", "'banker' is no player"),
        ("attack p²", "'p²' is no player"),
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
