"""Documents: what all games' readers and writers share, and the sentence for each thing that cannot be."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

import riverrun as rr
from riverrun.kernel.position import documents
from riverrun.kernel.position.layout import Array, Layout, array, scalar

from .test_toy import raft

KINDS = ("oak", "elm", "ash")
NO_FIG = "There is no tree ‘fig’: give oak, elm or ash."
GAME = SimpleNamespace(id="woods", title="The Woods", players=3)


class Document(documents.Document, kw_only=True):
    game: str = "woods"
    first: int = 0
    turn: int = 0
    moves: int = 0


class Position(Layout):
    first: int = scalar()
    turn: int = scalar()
    trees: Array = array(3)
    wood: Array = array(4)
    wood_size: int = scalar()


@pytest.fixture
def s():
    return Position.empty()[0]


def test_what_is_left_out_has_its_default_and_format_and_game_come_first():
    assert documents.opened(GAME, {}, Document) == Document()
    assert Document.__struct_fields__ == ("format", "game", "first", "turn", "moves")


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (7, "This is no position of The Woods: ‘document’ must be object, not int."),
        (
            {"weather": 1},
            "This is no position of The Woods: there is no field ‘weather’; give format, game, first, turn or moves.",
        ),
        ({"turn": "1"}, "This is no position of The Woods: ‘turn’ must be int, not str."),
        (
            {"format": "woods/2"},
            "This is a 'woods/2' of 'woods', not a 'riverrun-position/1' of 'woods'.",
        ),
        (
            {"game": "sea"},
            "This is a 'riverrun-position/1' of 'sea', not a 'riverrun-position/1' of 'woods'.",
        ),
    ],
)
def test_what_is_no_document_of_the_game(refused, data, says):
    assert refused(rr.BadPosition, documents.opened, GAME, data, Document) == says


def test_numbers_and_seats_go_into_the_fields_of_their_names(s):
    document = Document(first=2, turn=9, moves=documents.MOST)
    documents.read_numbers(document, s, "turn", "moves")
    documents.read_seats(GAME, document, s, "first")
    assert (s.first, s.turn, s.moves) == (2, 9, 1_000_000)


def test_a_number_may_be_below_zero_where_a_game_says_so(refused, s):
    documents.read_numbers(Document(turn=-3), s, "turn", most=6, least=-3)
    assert s.turn == -3
    for value in (-4, 7):
        says = f"turn is {value}; it must be -3 to 6."
        assert refused(rr.BadPosition, documents.number, "turn", value, 6, least=-3) == says


@pytest.mark.parametrize("value", [-1, 7, 10**30])
def test_a_number_out_of_range(refused, s, value):
    says = f"turn is {value}; it must be 0 to 6."
    assert refused(rr.BadPosition, documents.number, "turn", value, 6) == says
    assert documents.number("turn", 6, 6) == 6
    refused(rr.BadPosition, documents.read_numbers, Document(turn=value), s, "turn", most=6)
    assert s.turn == 0


@pytest.mark.parametrize("value", [-1, 3])
def test_a_seat_that_is_not_at_the_table(refused, value):
    assert refused(rr.BadPosition, documents.seat, GAME, "first", value) == f"first is {value}; seats are 0 to 2."


def test_a_list_with_a_row_for_each_seat(refused):
    documents.one_each(GAME, "hands", [[], [], []])
    assert refused(rr.BadPosition, documents.one_each, GAME, "hands", [[]]) == "There are 1 hands for 3 players."


def test_pieces_by_their_ids(refused):
    assert documents.find("tree", "elm", KINDS) == 1
    assert documents.find("tree", "elm", {"elm": 7}) == 7
    assert refused(rr.BadPosition, documents.find, "tree", "fig", KINDS) == NO_FIG
    assert refused(rr.BadPosition, documents.find, "tree", "fig", {"oak": 0}) == "There is no tree ‘fig’: give oak."
    assert refused(rr.BadPosition, documents.find, "tree", "alm", KINDS) == (
        "There is no tree ‘alm’. Did you mean ‘elm’?"
    )
    assert refused(rr.BadPosition, documents.find, "row", "9.9", ("0.0", "0.1", "1.0"), "0.1") == (
        "There is no row ‘9.9’: give 0.0 to 0.1."
    )
    assert f"no tree ‘{'x' * 40}’:" in refused(rr.BadPosition, documents.find, "tree", "x" * 99, KINDS)


def test_counts_as_lists_and_back(refused, s):
    documents.counted("tree", ["ash", "oak", "ash"], KINDS, s.trees)
    assert s.trees.tolist() == [1, 0, 2]
    assert documents.one_by_one(s.trees, KINDS) == ["oak", "ash", "ash"]
    assert refused(rr.BadPosition, documents.counted, "tree", ["fig"], KINDS, s.trees) == NO_FIG


def test_piles_are_listed_from_the_top_and_kept_from_the_bottom(refused):
    pile = np.array([2, 0, 1, -1], np.int32)
    assert documents.top_down(pile, 3, KINDS) == ["elm", "oak", "ash"]
    assert documents.bottom_up("tree", ["elm", "oak", "ash"], KINDS, [1, 1, 1], [0, 0, 0]) == [2, 0, 1]
    assert documents.bottom_up("tree", [], KINDS, [1, 1, 1], [0, 0, 0]) == []
    assert refused(rr.BadPosition, documents.bottom_up, "tree", ["fig"], KINDS, [], []) == NO_FIG


def test_a_pile_that_is_left_out_has_what_is_nowhere_else():
    assert documents.bottom_up("tree", None, KINDS, [2, 1, 3], np.array([1, 1, 0])) == [0, 2, 2, 2]
    assert documents.bottom_up("tree", None, KINDS, [1, 0, 0], [2, 0, 0]) == []  # check finds that


def test_a_pile_is_laid_with_its_size_if_there_is_room(refused, s):
    documents.lay_pile(s, "wood", [2, 0, 1], "Too many.")
    assert (s.wood.tolist(), s.wood_size) == ([2, 0, 1, 0], 3)
    assert refused(rr.BadPosition, documents.lay_pile, s, "wood", [0] * 5, "Too many.") == "Too many."


def test_the_generator_goes_out_and_comes_back(refused, s):
    state = raft(2).new(7)
    text = documents.rng_text(state.position)
    documents.read_rng(text, s)
    assert s.rng.tolist() == state.position.rng.tolist()
    documents.read_rng(documents.RNG, s)
    assert s.rng.tolist() == [0, 0, 0, 1]
    for wrong in ("", "0" * 32, "g" * 32, "F" * 32, "1" * 33, "+" + "1" * 31):
        assert refused(rr.BadPosition, documents.read_rng, wrong, s).startswith("The rng is 32 hexadecimal digits")


def test_an_unsound_position_and_one_that_asks_in_vain():
    state = raft(2).new(7)
    game, says = state.game, {2: "A card is there twice."}
    assert documents.unsound(game, state.position, says, "RAFT-3") == []
    state.position.held[:] = 0
    state.position.hands[:] = -1
    state.position.deck_size = 0
    assert documents.stuck(game, state.position) == ["The decision that is asked has no legal move."]
    state = raft(2).new(7)
    state.position.deck[0] = state.position.deck[1]
    assert documents.unsound(game, state.position, says, "RAFT-3") == ["A card is there twice."]
    state.position.over = 1
    assert documents.stuck(game, state.position) == []
