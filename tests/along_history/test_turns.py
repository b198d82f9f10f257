"""Turns and rounds: upkeep, phases, drawing, the UR of an idle turn, whose turn is next (AH-10, AH-32 to AH-38)."""

from __future__ import annotations

import pytest

from riverrun.games.along_history.words import card_of, effect_sentences

from .table import asked, civilization, game, kinds, play, row, seat, table, told, unspent, until

PHASES = ("turn", "roll", "end_main", "pawns", "fails", "no_more_wars", "draw", "stay", "idle_ur")


@pytest.mark.clause("AH-18", "AH-19", "AH-32", "AH-34", "AH-35", "AH-36", "AH-37", "AH-38", "AH-117")
def test_the_active_players_phases_come_in_order():
    state = table(seat("~cave", row="famine", ur=1), seat(row="lake river forest"), players=2)
    play(state, "done", "done", "done")
    seen = kinds(state, *PHASES)
    assert seen[: seen.index("turn")] == [
        "end_main",
        "pawns",
        "fails",
        "no_more_wars",
        "draw",
        "draw",
        "draw",
        "stay",
        "idle_ur",
    ]


@pytest.mark.clause("AH-10", "AH-79")
def test_a_round_is_a_turn_of_everyone_then_the_left_neighbour_is_active():
    state = game(3).new(4)
    order = []
    while len(order) < 9:
        here = (int(state.position.active), int(state.position.turn_player), int(state.position.rounds))
        if not order or order[-1] != here:
            order.append(here)
        texts = state.legal_texts()
        state.play("done" if "done" in texts else texts[0])
    assert order == [(0, 0, 1), (0, 1, 1), (0, 2, 1), (1, 1, 2), (1, 2, 2), (1, 0, 2), (2, 2, 3), (2, 0, 3), (2, 1, 3)]


@pytest.mark.clause("AH-18", "AH-75", "AH-56")
def test_upkeep_straightens_ones_own_cards_only():
    state = table(seat("~forest", row="cave"), seat("~fire", row="lake"), no_war="on")
    play(state, "done")
    until(state, "main", 1)
    assert civilization(state, 1) == {"fire"}
    assert civilization(state, 0) == {"~forest"}


@pytest.mark.clause("AH-75", "AH-76", "AH-40")
def test_the_others_phases():
    state = table(seat(row="famine cave"), seat(row="lake"), active=1, turn_player=0, no_war="on")
    play(state, "done")
    assert kinds(state, "fails", "pawns") == []
    assert kinds(state, "end_main", "draw") == ["end_main", "draw"]
    assert asked(state) == "counter"


@pytest.mark.clause("AH-36", "AH-Q13")
def test_rows_are_filled_to_three_and_not_cut():
    state = table(seat(row="cave"), seat(row="lake"), deck=["forest", "plain", "swamp", "fire"], no_war="on")
    play(state, "done")
    assert row(state) == ["cave", "forest", "plain"]
    full = table(seat(row="cave forest plain wolves spear"), seat(row="lake"), active=1, turn_player=0, no_war="on")
    play(full, "done")
    assert len(row(full)) == 5


@pytest.mark.clause("AH-38", "AH-Q3", "AH-74")
def test_a_turn_without_a_card_gains_a_ur_up_to_two():
    for ur, after in ((0, 1), (1, 2), (2, 2)):
        state = table(seat(row="cave", ur=ur), seat(row="lake"), no_war="on")
        play(state, "done", "done")
        assert state.position.ur[0] == after
    took = table(seat("homo-erectus", row="fire"), seat(row="lake"), no_war="on")
    play(took, "fire", "done", "done")
    assert took.position.ur[0] == 0


@pytest.mark.clause("AH-32", "AH-20")
def test_the_main_phase_may_end_with_dice_unused():
    state = table(seat(row="cave"), seat(row="lake"))
    play(state, "done")
    assert told(state, "end_main") == [{"seat": 0}]


@pytest.mark.clause("AH-111")
def test_a_main_phase_without_options_ends_by_itself():
    spent = table(seat(row="cave"), seat(row="earthquake"), dice="1 1 (1) (culture) (war) (golden)", no_war="on")
    play(spent, "reroll g1")
    assert told(spent, "end_main") == [{"seat": 0}]  # one die is left, and nothing to do with it


@pytest.mark.clause("AH-108")
def test_the_active_player_finishes_before_the_next_starts():
    state = table(seat(row="cave"), seat(row="lake"), no_war="on")
    play(state, "done")
    assert state.position.turn_player == 0
    play(state, "done")
    assert kinds(state, "idle_ur", "turn") == ["idle_ur", "turn"]


@pytest.mark.clause("AH-76", "AH-77")
def test_everyone_has_all_pawns_anew():
    state = table(seat(row="cave"), seat(row="lake"), seat(row="fire"), dice="1 2 3 culture war x2", no_war="on")
    play(state, "done", "done")
    assert unspent(state) == {"g1": 1, "g2": 1, "g3": 1, "blue": 1}
    play(state, "swap g1", "fire")
    until(state, "main", 2)
    assert unspent(state) == {"g1": 1, "g2": 1, "g3": 1, "blue": 1}


@pytest.mark.clause("AH-110", "AH-2")
def test_one_seat_owes_one_decision_and_everything_is_open():
    state = game(4).new(1)
    while state.position.rounds < 3:
        assert state.decision.seat == state.position.seat
        state.play(state.legal()[-1])
    hidden = [name for name, field in state.game.rulebook.position.fields.items() if field.sees.name != "ALL"]
    assert hidden == ["rng", "deck"]


@pytest.mark.clause("AH-11")
def test_card_text_beats_the_rules():
    """A free card, a free swap and a lowered cost are all told by the cards themselves."""
    played = game()
    texts = [one.text for one in effect_sentences(played, card_of(played, 19))]
    assert len(texts) == 2
    assert all("{" not in text for text in texts)
