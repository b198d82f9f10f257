"""Swaps (AH-21, AH-46, AH-77, AH-102, AH-Q17, AH-R2, AH-R9)."""

from __future__ import annotations

import pytest

from .table import asked, legal, play, refused, row, seat, table, told


@pytest.mark.clause("AH-21", "AH-102", "AH-Q17")
def test_one_card_for_one_card_each_in_the_others_place():
    state = table(seat(row="forest swamp plain"), seat(row="fire cave"), seat(row="river lake"))
    play(state, "swap golden")
    assert asked(state) == "give"
    assert legal(state) == {"forest", "swamp", "plain"}
    play(state, "swamp")
    assert asked(state) == "take"
    assert legal(state) == {"fire", "cave", "river", "lake"}
    assert refused(state, "forest") == "AH-21"
    assert refused(state, "hunting") == "AH-21"
    play(state, "lake")
    assert row(state) == ["forest", "lake", "plain"]
    assert row(state, 2) == ["river", "swamp"]
    assert told(state, "swap") == [{"seat": 0, "card": "swamp", "taken": "lake", "target": 2}]
    assert state.position.unspent[7] == 1


@pytest.mark.clause("AH-21", "AH-46")
def test_what_is_not_transmissible_is_never_swapped():
    state = table(seat(row="earthquake wolves cave"), seat(row="flood cave-bear"))
    play(state, "swap golden")
    assert legal(state) == {"wolves", "cave"}
    assert refused(state, "earthquake") == "AH-21"
    play(state, "wolves")
    assert row(state) == ["earthquake", "cave-bear", "cave"]  # the only card to take is taken unasked


@pytest.mark.clause("AH-21")
def test_the_other_side_is_not_transmissible_either():
    state = table(seat(row="wolves cave"), seat(row="flood fire forest"))
    play(state, "swap golden", "cave")
    assert refused(state, "flood") == "AH-21"
    assert legal(state) == {"fire", "forest"}


@pytest.mark.clause("AH-Q17")
def test_a_swap_needs_a_swappable_card_on_both_sides():
    assert refused(table(seat(row="flood"), seat(row="cave")), "swap golden") == "AH-Q17"
    assert refused(table(seat(row="cave"), seat(row="flood")), "swap golden") == "AH-Q17"
    assert refused(table(seat(row="cave"), seat()), "swap golden") == "AH-Q17"


@pytest.mark.clause("AH-20", "AH-77")
def test_any_unspent_die_or_pawn_swaps_once():
    state = table(seat(row="cave"), seat(row="fire"), dice="(1) (1) 2 culture x2 (war)")
    assert legal(state, "swap") == {"swap g2", "swap blue", "swap x2"}
    assert refused(state, "swap g1") == "AH-20"
    pawns = table(seat(row="cave"), seat(row="fire"), dice="1 1 2 culture x2 war", active=1, turn_player=0)
    assert legal(pawns, "swap") == {"swap g1", "swap g2", "swap blue"}
    play(pawns, "swap blue")
    assert row(pawns) == ["fire"]
    assert refused(pawns, "swap blue") == "AH-20"


@pytest.mark.clause("AH-21")
def test_a_re_roll_face_may_be_discarded_for_a_swap():
    state = table(seat(row="cave"), seat(row="fire"), dice="1 1 2 culture reroll war")
    play(state, "swap reroll")
    assert row(state) == ["fire"]


@pytest.mark.clause("AH-R2", "AH-95")
def test_barter_swaps_without_a_die_once_a_turn():
    mine = seat("~barter", row="cave earthquake")
    state = table(mine, seat(row="fire"), dice="(1) (1) (1) (culture) (war) (war)")
    assert legal(state) == {"swap barter", "done"}
    play(state, "swap barter")
    assert told(state, "swap") == [{"seat": 0, "card": "cave", "taken": "fire", "target": 1}]
    assert told(state, "free_swap") == [{"seat": 0}]
    again = table(mine, seat(row="fire"), swaps_used=1)
    assert refused(again, "swap barter") == "AH-R2"
    covered = table(seat("barter<forest forest", row="cave"), seat(row="fire"))
    assert refused(covered, "swap barter") == "AH-R2"


@pytest.mark.clause("AH-R9")
def test_a_card_may_be_given_on_at_once_and_a_swap_taken_back():
    state = table(seat(row="cave"), seat(row="fire"), dice="1 2 1 culture war war")
    before = state.hash
    play(state, "swap g2")
    assert row(state) == ["fire"]
    assert state.undoable == 1
    play(state, "swap g1")
    assert row(state) == ["cave"]
    state.undo()
    state.undo()
    assert state.hash == before


@pytest.mark.clause("AH-22")
def test_bonuses_and_ur_give_no_swap():
    state = table(seat("fire forest", row="cave", ur=2), seat(row="swamp"), dice="(1) (1) (1) (culture) (war) (war)")
    assert legal(state, "swap", "reroll") == set()
