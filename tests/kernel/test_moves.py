"""Move spaces: numbers and texts both ways follow from what is declared, holes have neither, slips are answered."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import riverrun as rr
from riverrun.kernel.language.sentences import Ref, Sentence
from riverrun.kernel.moves.move_space import MoveSpace, Verb
from riverrun.kernel.moves.parameters import number, pieces, player, players, words


@dataclass(eq=False)
class Box:
    """As much of a game as parameters ask: its content."""

    cards: list[str | None]
    titles: list[str]


TOOLS = Box(
    ["flint", "hand_axe", None, "fire", None, "spear"],
    ["Flint", "The Old Hand Axe", "", "Fire!", "", "Spear"],
)
OTHER = Box(["flint", "wheel", None, "fire", None, "spear"], ["Flint", "Wheel", "", "Fire!", "", "Spear"])

CARD = pieces("card", 6, ids=lambda box: box.cards, titles=lambda box: box.titles)
CELL = pieces("cell", ids=[f"r{row}c{column}" for row in range(2) for column in range(3)], literal=True, in_rows=True)
EDGES = ("ns", "ew", "ne")
FORM = words("form", EDGES, plain=lambda written: "".join(sorted(written)), usage="EDGES")
TIMES = words("times", ("", "x2", "x4"))
COINS = number("coins", 10, first=1, more=True)
SPARE = number("spare", 5)
SEAT = player("seat", 3, beyond={3: Ref("bank", "bank")})

SPACE = MoveSpace(
    Verb("card", CARD, word=""),
    Verb("buy", CARD, COINS, clause="T-1"),
    Verb("place", CELL, FORM, at=100),
    Verb("aim", CELL),
    Verb("choose", CARD, word="aim"),
    Verb("pay", COINS, TIMES),
    Verb("swap", words("die", ("red", "blue"))),
    Verb("swap_barter", word="swap barter"),
    Verb("post_land", SEAT, at=200),
    Verb("number", SPARE),
    Verb("pass", always=True),
    Verb("tide", environment=True),
    names=(SEAT.named("payer"), players("targets", 3)),
    size=220,
)
HOLES = 220 - 4 - 40 - 18 - 6 - 4 - 30 - 2 - 1 - 3 - 5 - 1 - 1


def refusal(written, game=TOOLS):
    """The code and the arguments by which a text is refused."""
    with pytest.raises(rr.UnknownMove) as trouble:
        SPACE.move(game, written)
    sentence = trouble.value.sentence
    return sentence.code.removeprefix("rr-error-"), sentence.args


# Numbers


def test_verbs_are_numbered_in_a_row_unless_one_says_where_it_begins():
    firsts = {verb.name: SPACE.first(verb.name) for verb in SPACE.verbs}
    assert firsts == {
        "card": 0,
        "buy": 6,
        "place": 100,
        "aim": 118,
        "choose": 124,
        "pay": 130,
        "swap": 160,
        "swap_barter": 162,
        "post_land": 200,
        "number": 203,
        "pass": 208,
        "tide": 209,
    }
    assert SPACE.size == 220
    assert SPACE.environment == range(209, 210)


def test_the_last_parameter_runs_fastest_and_every_number_is_taken_apart_as_it_was_put_together():
    assert SPACE.number("buy", 3, 4) == 6 + 3 * 10 + 4
    numbers = []
    for number_ in range(SPACE.size):
        found = SPACE.decode(number_)
        if found is not None:
            verb, params = found
            assert SPACE.number(verb.name, *params) == number_
            numbers.append(number_)
    assert numbers == [*range(66), *range(100, 163), *range(200, 210)]
    assert SPACE.decode(-1) is None
    assert SPACE.decode(10**9) is None


def test_a_number_for_a_rule_is_plain():
    assert type(SPACE.first("buy")) is int


@pytest.mark.parametrize(
    ("verbs", "says"),
    [
        ((Verb("a", CARD), Verb("a")), "there are two verbs 'a'"),
        ((Verb("a", CARD), Verb("b", at=5)), "'b' begins at 5, inside the verb before it"),
        ((Verb("a", CARD), Verb("b", CELL.named("card"))), "'card' is the name of two different parameters"),
    ],
)
def test_spaces_that_do_not_fit_are_refused(verbs, says):
    with pytest.raises(AssertionError, match=says):
        MoveSpace(*verbs)


def test_the_environments_verbs_are_neighbours():
    apart = MoveSpace(Verb("tide", environment=True), Verb("pass"), Verb("wind", environment=True))
    with pytest.raises(AssertionError, match="one row"):
        assert apart.environment


# Notation


def test_every_move_has_its_own_text_which_means_that_move():
    for box in (TOOLS, OTHER):
        moves = list(SPACE.moves(box))
        texts = [SPACE.text(box, move) for move in moves]
        assert len(moves) == 220 - HOLES
        assert len(set(texts)) == len(texts)
        assert [SPACE.move(box, text) for text in texts] == moves
        assert all(text == " ".join(text.lower().split()) for text in texts)


@pytest.mark.parametrize("hole", [2, 4, 6 + 2 * 10, 99, 126, 163, 210, 219])
def test_a_hole_has_no_text(hole):
    assert SPACE.find_text(TOOLS, hole) is None
    with pytest.raises(rr.UnknownMove) as trouble:
        SPACE.text(TOOLS, hole)
    assert (trouble.value.sentence.code, trouble.value.sentence.args) == ("rr-error-no-move-number", {"number": hole})


@pytest.mark.parametrize(
    ("text", "verb", "params"),
    [
        ("hand-axe", "card", (1,)),
        ("buy hand-axe 1", "buy", (1, 0)),
        ("buy spear 9+", "buy", (5, 9)),
        ("place r1c2 ew", "place", (5, 1)),
        ("aim r0c1", "aim", (1,)),
        ("aim fire", "choose", (3,)),
        ("pay 2", "pay", (1, 0)),
        ("pay 2 x4", "pay", (1, 2)),
        ("swap blue", "swap", (1,)),
        ("swap barter", "swap_barter", ()),
        ("post-land p3", "post_land", (2,)),
        ("number 0", "number", (0,)),
        ("pass", "pass", ()),
        ("tide", "tide", ()),
    ],
)
def test_texts_of_all_verbs(text, verb, params):
    assert SPACE.text(TOOLS, SPACE.number(verb, *params)) == text


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("  BUY  Hand_Axe 4 ", "buy hand-axe 4"),
        ("buy The Old Hand Axe 04", "buy hand-axe 4"),
        ("the old hand axe", "hand-axe"),
        ("buy handaxe 9+", "buy hand-axe 9+"),
        ("Fire", "fire"),
        ("place R0C0 we", "place r0c0 ew"),
        ("post_land P02", "post-land p2"),
        ("number 000", "number 0"),
        ("pay 02 X2", "pay 2 x2"),
    ],
)
def test_other_ways_to_write_a_move(written, text):
    assert SPACE.text(TOOLS, SPACE.move(TOOLS, written)) == text


def test_ids_are_those_of_the_games_content():
    assert SPACE.text(OTHER, SPACE.move(OTHER, "buy wheel 1")) == "buy wheel 1"
    assert refusal("buy wheel 1") == ("no-piece-choice", {"kinds": ["card"], "written": "wheel", "choices": [CARDS]})


# Refusals that help

CELLS = Sentence("rr-choice-between", {"first": "r0c0", "last": "r1c2"})
CARDS = Sentence("rr-choice-listed", {"known": ["flint", "hand-axe", "fire", "spear"]})

USAGE = (
    "CARD, buy CARD N, place CELL EDGES, aim CELL, aim CARD, pay N TIMES, swap DIE, swap barter, post-land pN, "
    "number N, pass"
)


@pytest.mark.parametrize(
    ("written", "code", "args"),
    [
        ("", "empty-move", {"usage": USAGE}),
        (" \t", "empty-move", {"usage": USAGE}),
        ("dance", "no-piece-choice", {"kinds": ["card"], "written": "dance", "choices": [CARDS]}),
        ("dance on", "no-piece-choice", {"kinds": ["card"], "written": "dance on", "choices": [CARDS]}),
        ("buy spear", "no-move-of", {"written": "buy spear", "usages": ["buy CARD N"]}),
        ("pass on", "no-move-of", {"written": "pass on", "usages": ["pass"]}),
        ("post-land p1 p2", "no-move-of", {"written": "post-land p1 p2", "usages": ["post-land pN"]}),
        ("aim", "no-move-of", {"written": "aim", "usages": ["aim CELL", "aim CARD"]}),
        ("aim high", "no-piece-choice", {"kinds": ["cell", "card"], "written": "high", "choices": [CELLS, CARDS]}),
        ("aim spaer", "meant", {"written": "aim spaer", "meant": "aim spear"}),
        ("by spear 3", "meant", {"written": "by spear 3", "meant": "buy spear 3"}),
        ("Plaice r0c0 we", "meant", {"written": "Plaice r0c0 we", "meant": "place r0c0 ew"}),
        ("spaer", "no-piece-meant", {"kind": "card", "written": "spaer", "meant": "spear"}),
        (
            "buy the old hand ax 3",
            "no-piece-meant",
            {"kind": "card", "written": "the old hand ax", "meant": "hand-axe"},
        ),
        ("buy !!! 3", "no-piece-choice", {"kinds": ["card"], "written": "!!!", "choices": [CARDS]}),
        ("buy spear 0", "no-amount-more", {"written": "0", "least": 1, "most": 9}),
        ("buy spear 10", "no-amount-more", {"written": "10", "least": 1, "most": 9}),
        ("buy spear -1", "no-amount-more", {"written": "-1", "least": 1, "most": 9}),
        ("buy spear ٣", "no-amount-more", {"written": "٣", "least": 1, "most": 9}),
        ("buy spear ²", "no-amount-more", {"written": "²", "least": 1, "most": 9}),
        ("buy spear 8+", "no-amount-more", {"written": "8+", "least": 1, "most": 9}),
        ("number 5", "no-amount", {"written": "5", "least": 0, "most": 4}),
        ("place r2c0 ns", "no-piece-between", {"kind": "cell", "written": "r2c0", "first": "r0c0", "last": "r1c2"}),
        ("place r0c0 nn", "no-word", {"written": "nn", "known": "ns, ew, ne"}),
        ("post-land p0", "no-player", {"written": "p0", "last": "p3"}),
        ("post-land p4", "no-player", {"written": "p4", "last": "p3"}),
        ("post-land 2", "no-player", {"written": "2", "last": "p3"}),
    ],
)
def test_what_is_no_move_is_refused_with_what_would_be_one(written, code, args):
    assert refusal(written) == (code, args)


def test_rows_that_a_game_has_fewer_of_end_at_its_own_last():
    cell = pieces("cell", ids=["r0c0", "r0c1", "r1c0"], literal=True, in_rows=lambda box: f"r0c{len(box.cards) - 5}")
    space = MoveSpace(Verb("place", cell))
    with pytest.raises(rr.UnknownMove) as trouble:
        space.move(TOOLS, "place r9c9")
    assert str(trouble.value) == "There is no cell ‘r9c9’: give r0c0 to r0c1."
    assert space.move(TOOLS, "place r1c0") == 2


def test_every_refusal_has_its_sentence(refused):
    for written in ("", "aim high", "aim spaer", "spaer", "buy !!! 3", "buy spear 0", "number 5", "place r2c0 ns"):
        assert refused(rr.UnknownMove, SPACE.move, TOOLS, written)
    assert "p1 to p3" in refused(rr.UnknownMove, SPACE.move, TOOLS, "post-land p4")
    assert "ns, ew, ne" in refused(rr.UnknownMove, SPACE.move, TOOLS, "place r0c0 nn")
    assert refused(rr.UnknownMove, SPACE.text, TOOLS, 99) == "No move has the number 99."


def test_long_text_is_cut_in_its_refusal(refused):
    for written in ("x" * 10_000, "buy " + "x " * 5_000, "buy " + "x" * 10_000 + " 3", "pay " + "9" * 10_000):
        assert len(refused(rr.UnknownMove, SPACE.move, TOOLS, written)) < 300


WORDS = st.one_of(
    st.sampled_from(
        ["buy", "place", "aim", "swap", "barter", "spear", "fire", "the", "r0c0", "ns", "9+", "x2", "p1", "_"]
    ),
    st.text(alphabet="p0123456789+-_.! ", max_size=9),
    st.text(max_size=6),
)


@given(st.lists(WORDS, max_size=6).map(" ".join))
def test_any_text_is_a_move_or_refused(written):
    try:
        move = SPACE.move(TOOLS, written)
    except rr.UnknownMove:
        return
    assert SPACE.move(TOOLS, SPACE.text(TOOLS, move)) == move


# Sentences and programs


def test_what_sentences_name():
    verb, params = SPACE.decode(SPACE.number("buy", 1, 9))
    assert SPACE.args(TOOLS, verb, params) == {"card": Ref("card", "hand_axe"), "coins": 10}
    verb, params = SPACE.decode(SPACE.number("place", 4, 1))
    assert SPACE.args(TOOLS, verb, params) == {"cell": Ref("cell", "r1c1", name="r1c1"), "form": "ew"}
    payer = SPACE.parameters["payer"]
    assert [payer.arg(TOOLS, seat) for seat in (-1, 0, 3, 4)] == [None, Ref("player", 0), Ref("bank", "bank"), None]
    assert SPACE.parameters["targets"].arg(TOOLS, 5) == [Ref("player", 0), Ref("player", 2)]
    tile = pieces("tile", ids=["tee"], beyond=lambda box: {1: Ref("tile", box.cards[0])})
    assert [tile.arg(TOOLS, number) for number in (0, 1, 2)] == [Ref("tile", "tee"), Ref("tile", "flint"), None]


def test_a_few_pieces_are_all_named_where_something_is_none_of_them():
    die = pieces("die", ids=["red", "blue"], few=True)
    refused = die.table(TOOLS).refuse("rad", "red")
    assert refused == Sentence("rr-error-no-word", {"written": "rad", "known": "red, blue"})


def test_a_program_can_take_a_number_apart_by_the_description():
    info = msgspec.to_builtins(SPACE.describe(TOOLS))
    assert info["size"] == 220
    assert info["blocks"][1] == {
        "name": "buy",
        "first": 6,
        "count": 60,
        "word": "buy",
        "parameters": ["card", "coins"],
    }
    assert info["parameters"]["card"] == {"kind": "card", "size": 6, "ids": TOOLS.cards}
    assert info["parameters"]["coins"] == {"kind": "int", "size": 10, "first": 1, "more": True}
    assert info["parameters"]["seat"] == {"kind": "player", "size": 3}
    words = ["ns", "ew", "ne"]
    assert info["parameters"]["form"] == {"kind": "form", "size": 3, "ids": words, "args": words}
    assert set(info["parameters"]) == {"card", "coins", "cell", "form", "times", "die", "seat", "spare"}
