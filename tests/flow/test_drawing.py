"""Drawing a tile: placing, trading and discarding it (FL-D, C2)."""

from __future__ import annotations

import pytest

from .table import asked, legal, no_stack, play, refused, said, stack_of, table, told

# Nothing has a space here: every way of an animal ends at the edge of the board.
SHUT = (
    *("r0c1 nw", "r1c0 nw", "r0c5 ne", "r1c6 ne"),
    *("r6c1 sw", "r5c0 sw", "r6c5 es", "r5c6 es"),
)


@pytest.mark.clause("FL-D1", "FL-B1", "FL-C5")
def test_the_top_of_the_stack_is_drawn_and_lies_open():
    state = table(stack=stack_of("tee", "curve-obstacle"))
    play(state, "draw")
    assert asked(state) == "tile"
    assert [state.view(seat).in_hand for seat in (0, 1, None)] == ["tee"] * 3
    assert state.view(None).stack == 41
    assert told(state, "drawn") == [{"seat": 0, "tile": "tee"}]
    assert refused(state, "draw") == "FL-C5"  # it cannot go back


@pytest.mark.clause("FL-C2", "FL-C3", "FL-C4")
def test_a_turn_is_one_action_and_passes_to_the_next_player():
    state = table(players=3, stack=stack_of("cross", "cross", "cross"))
    for seat, cell in enumerate(("r0c1", "r0c5", "r6c1")):
        assert state.seat == seat
        play(state, "draw", f"place {cell} nesw")
    assert state.seat == 0
    assert state.view(None).turn == 3
    assert legal(state) == {"draw"}  # no passing


@pytest.mark.clause("FL-D1", "FL-R17")
def test_a_revealed_tile_is_drawn_instead_and_traded_placed_or_discarded():
    state = table(revealed=["tee", "cross-obstacle"])
    assert legal(state) == {"draw", "take tee", "take cross-obstacle"}
    assert refused(state, "take curve") == "FL-D1"
    play(state, "take tee")
    assert state.view(None).revealed == {"cross-obstacle": 1}
    assert "trade" in legal(state)
    assert legal(state, "place")
    play(state, "trade", "take cross-obstacle")
    assert refused(state, "trade") == "FL-D2"
    shut = play(table(*SHUT, revealed=["cross-obstacle", "tee"]), "take cross-obstacle")
    assert legal(shut) == {"discard"}
    play(shut, "discard")
    assert shut.view(None).discards == {"cross-obstacle": 1}


@pytest.mark.clause("FL-D1", "FL-C2")
def test_with_no_stack_left_a_revealed_tile_can_still_be_drawn():
    state = table(**no_stack(elsewhere=["cross"]), revealed=["cross"])
    assert legal(state) == {"take cross"}
    assert refused(state, "draw") == "FL-C2"
    play(state, "take cross", "place r0c1 nesw")
    assert state.over  # and it was the last
    assert not state.view(None).won


@pytest.mark.clause("FL-I2", "FL-D1")
def test_a_revealed_obstacle_is_a_tile_left():
    state = table(**no_stack(elsewhere=["cross", "tee-obstacle"]), in_hand="cross", revealed=["tee-obstacle"])
    play(state, "place r0c1 nesw")
    assert not state.over
    assert legal(state) == {"take tee-obstacle"}


@pytest.mark.clause("FL-D2")
@pytest.mark.parametrize("untradable", ["cross", "straight", "curve", "tee", "none"])
def test_three_plain_kinds_can_be_traded_by_option(untradable):
    for kind in ("straight", "curve", "tee", "cross"):
        state = table(in_hand=kind, untradable=untradable)
        if kind == untradable:
            assert refused(state, "trade") == "FL-D2"
        else:
            play(state, "trade")
            assert state.view(None).discards == {kind: 1}
            assert state.view(None).hands[0].held == 1
            assert state.view(None).deck == 14
        assert refused(table(in_hand=f"{kind}-obstacle", untradable=untradable), "trade") == "FL-D2"


@pytest.mark.clause("FL-D2", "FL-C2")
def test_a_traded_card_is_for_later_turns_and_comes_from_the_top():
    deck = ["support", "bird"]
    rest = {"used": ["support", "support", "bird", "bird", *["current"] * 3, *["fishing"] * 2, *["calm-waters"] * 2]}
    rest["used"] += ["return", "return"]
    state = table("r0c1 ew", in_hand="straight", players=1, deck=deck, **rest)
    play(state, "trade")
    assert told(state, "gained") == [{"seat": 0, "card": "support"}]
    assert asked(state) == "turn"
    assert state.view(None).turn == 1
    assert "play support" in legal(state)


@pytest.mark.clause("FL-D2")
def test_no_trading_with_an_empty_deck():
    everything = (
        ["support"] * 3 + ["bird"] * 3 + ["current"] * 3 + ["fishing"] * 2 + ["calm-waters"] * 2 + ["return"] * 2
    )
    state = table(in_hand="tee", used=everything)
    assert refused(state, "trade") == "FL-D2"
    assert said(state, "trade") == ("refuse-deck-empty", {})


@pytest.mark.clause("FL-D2")
def test_the_decks_last_card_can_be_traded_for():
    gone = ["support"] * 3 + ["bird"] * 3 + ["current"] * 3 + ["fishing"] * 2 + ["calm-waters"] * 2 + ["return"]
    state = table(in_hand="tee", used=gone)
    assert said(state, "trade") == ("may-trade", {"tile": "tee", "deck": 1})
    assert "trade" in legal(state)
    play(state, "trade")
    assert state.view(None).deck == 0
    assert state.view(None).hands[0].cards == {"return": 1}


@pytest.mark.clause("FL-D3", "FL-D4")
def test_a_tile_that_can_be_placed_cannot_be_discarded():
    for kind, clause in (("straight", "FL-D3"), ("cross", "FL-D3"), ("straight-obstacle", "FL-D4")):
        state = table(in_hand=kind)
        assert refused(state, "discard") == clause
    assert said(table(in_hand="cross"), "discard") == ("refuse-can-be-placed", {"tile": "cross", "trade": 0})
    assert said(table(in_hand="tee"), "discard") == ("refuse-can-be-placed", {"tile": "tee", "trade": 1})


@pytest.mark.clause("FL-D4")
def test_an_obstacle_without_a_space_is_discarded_for_no_card():
    state = table(*SHUT, in_hand="cross-obstacle")
    assert legal(state) == {"discard"}
    play(state, "discard")
    assert state.view(None).discards == {"cross-obstacle": 1}
    assert state.view(None).deck == 15


@pytest.mark.clause("FL-D4", "FL-R2")
def test_an_obstacle_that_could_only_block_an_animal_is_discarded():
    others = ("r0c5 ne", "r1c6 ne", "r6c1 sw", "r5c0 sw", "r6c5 es", "r5c6 es")
    state = table(*others, "r0c1 nw", in_hand="cross-obstacle")
    assert refused(state, "place r1c0 nesw") == "FL-E6"
    assert legal(state) == {"discard"}
    play(state, "discard")
    assert (state.view(None).discards, state.view(None).deck) == ({"cross-obstacle": 1}, 15)


@pytest.mark.clause("FL-D5", "FL-R5")
def test_a_plain_tile_without_a_space_is_discarded_or_traded():
    state = table(*SHUT, in_hand="tee")
    assert legal(state) == {"discard", "trade"}
    cross = table(*SHUT, in_hand="cross")
    assert legal(cross) == {"discard"}
    play(cross, "discard")
    assert cross.view(None).discards == {"cross": 1}
    assert cross.view(None).hands[0].held == 0


@pytest.mark.clause("FL-D6")
def test_drawing_is_legal_even_if_the_only_tile_is_known_to_have_no_space():
    rest = no_stack(*SHUT, elsewhere=["cross"])
    state = table(*SHUT, revealed=["cross"], **rest)
    assert legal(state) == {"take cross"}
    play(state, "take cross", "discard")
    assert state.over


@pytest.mark.clause("FL-B2")
def test_hands_have_no_limit():
    state = table(in_hand="tee", cards="support support bird bird current current fishing return")
    play(state, "trade")
    assert state.view(None).hands[0].held == 9
