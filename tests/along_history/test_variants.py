"""Variants and options: Initiation, no war, Progressive, Linear, Ages (AH-1, AH-90 to AH-94, AH-109)."""

from __future__ import annotations

from collections import Counter

import pytest

import riverrun
from riverrun import BadOption

from .table import asked, game, held, kinds, play, points, seat, table, told


@pytest.mark.clause("AH-90", "AH-R16")
@pytest.mark.parametrize("players", [2, 5])
def test_initiation_has_no_board_and_gives_counters_1_3_5(players):
    state = game(players, initiation="on").new(1)
    assert not (state.position.counter_at >= 0).any()
    box = state.game.box
    for player in range(players):
        counters = [one for one in range(25) if int(state.position.held[player]) >> one & 1]
        assert sorted(int(box.value[one]) for one in counters) == [1, 3, 5]
    assert points(state) == [9] * players


@pytest.mark.clause("AH-90", "AH-107", "AH-Q19")
def test_initiations_eighth_card_ends_the_age_after_the_round():
    seven = "forest plain swamp cave river lake homo-erectus"
    state = table(seat(seven, row="fire spear"), seat(row="stone-tools"), initiation="on", no_war="on")
    play(state, "fire")
    assert told(state, "eighth") == [{"seat": 0, "count": 8}]
    assert state.position.ending == 3
    play(state, "done")
    assert state.position.turn_player == 1  # the round is finished
    while not state.over:
        state.play("done")
    assert told(state, "age_ends")[0]["ending"] == "cards"


@pytest.mark.clause("AH-90")
def test_initiation_has_no_achievements_and_no_decadence():
    state = game(3, initiation="on").new(2)
    kinds_asked = set()
    while not state.over:
        kinds_asked.add(asked(state))
        state.play(state.legal()[0])
    assert not kinds_asked & {"counter", "decadence", "cover"}
    assert kinds(state, "take_counter", "stay", "move") == []


@pytest.mark.clause("AH-90", "AH-57", "AH-R16")
def test_wars_steal_initiations_counters():
    war = {"target": 1, "attack": 30, "army": 1, "dice": [1, 1, 1], "generals": 1}
    agenda = [{"step": "wars"}, {"step": "general", "seat": 1}]
    mine, other = seat(counters="terrain-1"), seat(counters="population-bonus-1 terrain-2 wonder-1")
    state = table(mine, other, initiation="on", war=war, agenda=agenda)
    play(state, "done")
    assert held(state) == {"terrain-1", "wonder-1"}


@pytest.mark.clause("AH-91", "AH-90")
def test_initiation_without_wars_gives_no_counters():
    state = game(3, initiation="on", no_war="on").new(1)
    assert not state.position.held.any()


@pytest.mark.clause("AH-90", "AH-R16")
def test_counters_are_given_out_anew_in_each_age():
    state = game(2, initiation="on", ages="prehistory+antiquity", max_rounds="2", no_war="off").new(1)
    while state.position.age == 0:
        texts = state.legal_texts()
        state.play("done" if "done" in texts else texts[0])
    assert len(told(state, "counters_given")) == 4
    assert list(state.position.score[:2]) == [
        one["cards"] - one["lost"] + one["counters"] for one in told(state, "scores")
    ]


def values(state):
    box = state.game.box
    return Counter(int(box.value[one]) for one in state.position.counter_at if one >= 0)


@pytest.mark.clause("AH-92", "AH-93", "AH-94", "AH-R5")
@pytest.mark.parametrize(
    ("ages", "mode", "finals"),
    [
        ("prehistory", "full", [7]),
        ("all", "full", [7, 7, 7]),
        ("prehistory+antiquity", "progressive", [5, 7]),
        ("antiquity+middle_ages", "progressive", [5, 7]),
        ("all", "progressive", [5, 6, 7]),
        ("all", "linear", [6, 6, 6]),
        ("middle_ages", "linear", [6]),
    ],
)
def test_the_mode_says_which_counter_ends_an_age_and_what_is_laid_out(ages, mode, finals):
    state = game(2, ages=ages, mode=mode, max_rounds="1").new(1)
    found = []
    while not state.over:
        if len(found) <= state.position.age - state.game.box.first_age:
            found.append(max(values(state)))
            assert int(state.game.box.final[state.position.age]) == found[-1]
        state.play(state.legal()[-1])
    assert found == finals


@pytest.mark.clause("AH-93", "AH-92", "AH-107")
def test_the_modes_counter_ends_the_age():
    mine = seat("fire agriculture fertile-valley", space="5b")
    agenda = [{"step": "end_turn"}, {"step": "counter"}]
    state = table(mine, seat(), mode="linear", board={"6b": "bonuses-6"}, agenda=agenda)
    play(state, "space 6b")
    assert state.position.ending == 1
    full = table(mine, seat(), board={"6b": "bonuses-6"}, agenda=agenda)
    play(full, "space 6b")
    assert full.position.ending == 0


@pytest.mark.clause("AH-92")
def test_spaces_without_counters_are_ordinary_empty_spaces():
    state = game(2, ages="all", mode="progressive").new(1)
    assert 6 not in values(state)
    assert values(state)[5] == 3


@pytest.mark.clause("AH-1", "AH-90", "AH-92", "AH-109", "AH-R4", "AH-R20")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"initiation": "on", "mode": "linear"}),
        (2, {"initiation": "on", "mode": "progressive", "ages": "all"}),
        (2, {"mode": "progressive"}),
        (2, {"mode": "progressive", "ages": "middle_ages"}),
        (2, {"ages": "prehistory+middle_ages"}),
        (3, {"first": "p4"}),
        (3, {"max_rounds": "0"}),
        (3, {"max_rounds": "many"}),
        (3, {"board": "C"}),
        (1, {}),
        (6, {}),
    ],
)
def test_what_does_not_go_together_is_refused_in_one_sentence(refused, players, options):
    sentence = refused(BadOption, riverrun.game, "along-history", players, **options)
    assert "{" not in sentence


@pytest.mark.clause("AH-R23")
def test_there_is_no_solo_game():
    with pytest.raises(BadOption):
        riverrun.game("along-history", 1)


@pytest.mark.clause("AH-91", "AH-109")
def test_no_war_is_offered_outside_initiation_too():
    state = game(2, no_war="on").new(1)
    for _ in range(60):
        assert asked(state) != "war"
        state.play(state.legal()[-1])
    assert (state.position.counter_at >= 0).any()


@pytest.mark.clause("AH-Q23")
def test_the_bank_has_no_limit():
    state = table(seat("banking", gold=500), ages="middle_ages", dice="1 1 1 culture x2 x2 6")
    play(state, "coin x4")
    assert state.position.gold[0] > 500


@pytest.mark.clause("AH-R24")
def test_clauses_tell_their_pages():
    assert all(clause.pages for clause in game().rulebook.clauses.values() if clause.mark == "stated")
