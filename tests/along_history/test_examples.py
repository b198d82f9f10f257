"""The rulebook's worked examples, move by move, with its numbers (AH-E1 to AH-E8)."""

from __future__ import annotations

import pytest

from .table import (
    IN_PHASE_8,
    asked,
    cards,
    civilization,
    held,
    kinds,
    legal,
    lucky,
    phase,
    play,
    points,
    refused,
    row,
    seat,
    table,
    told,
    unspent,
)


def shows(resource: int):
    """Whether the blue die shows a Resource."""
    return lambda state: state.position.blue == resource


INGENUITY, STRENGTH, CULTURE = 1, 2, 3


@pytest.mark.clause("AH-E1", "AH-20", "AH-33", "AH-36")
def test_e1_sophie_settles():
    def wrong_then_right(state):
        first, second = told(state, "reroll")
        return first["number"] != INGENUITY and second["number"] == INGENUITY

    state = lucky(
        wrong_then_right,
        seat(row="settlement megalithic-monument stonehenge"),
        seat(row="swamp"),
        dice="2 1 1 culture x2 golden",
        moves=("reroll golden", "die blue", "reroll g1", "die blue"),
    )
    assert unspent(state) == {"g2": 1, "g1": 1, "blue": 1, "x2": 1}
    play(state, "settlement")
    assert [(one["die"], one["amount"]) for one in told(state, "pay_die")] == [("blue", 1), ("g2", 4), ("g1", 1)]
    assert civilization(state) == {"settlement"}
    assert state.position.ready[0, 0] == 1  # its bonus is straight
    assert told(state, "pawns") == [{"ones": 2, "twos": 1, "threes": 0, "shown": "ingenuity"}]
    assert len(told(state, "draw")) == 1


@pytest.mark.clause("AH-E2", "AH-99", "AH-21", "AH-72")
def test_e2_the_first_turn():
    state = table(
        seat(row="forest swamp sabre-toothed-tigers", ur=1),
        seat(row="hunting plain cave", ur=1),
        dice="2 2 1 strength x2 golden",
        deck=["australopithecus", "river", "lake", "fire"],
    )
    assert "sabre-toothed-tigers" in cards(state)  # 2 + 2 + 1 - 1 = 4, even without x2
    state = lucky(
        shows(INGENUITY),
        seat(row="forest swamp sabre-toothed-tigers"),
        seat(row="hunting plain cave", ur=1),
        dice="2 2 1 strength x2 golden",
        deck=["australopithecus", "river", "lake", "fire"],
        board={"1a": "terrain-1"},
        moves=("reroll golden", "die blue"),
    )
    play(state, "swap g2", "sabre-toothed-tigers", "hunting")
    assert row(state) == ["forest", "swamp", "hunting"]
    assert row(state, 1) == ["sabre-toothed-tigers", "plain", "cave"]
    play(state, "forest")
    assert [(one["die"], one["amount"]) for one in told(state, "pay_die")] == [("blue", 1), ("g2", 4), ("g1", 1)]
    assert told(state, "tigers") == []  # clause 99 is no longer open to him
    assert told(state, "pawns") == [{"ones": 1, "twos": 2, "threes": 0, "shown": "ingenuity"}]
    assert row(state) == ["swamp", "hunting", "australopithecus"]
    play(state, "space 1a")
    assert kinds(state, "take_counter", "no_decadence") == ["take_counter", "no_decadence"]
    assert state.position.turn_player == 1
    assert "sabre-toothed-tigers" in cards(state)  # the new holder: 2 + 2 + 1 - 1 = 4, and a UR as Strength
    play(state, "sabre-toothed-tigers", "ur resource")
    assert "sabre-toothed-tigers" in civilization(state, 1)


@pytest.mark.clause("AH-E3", "AH-76", "AH-111", "AH-38")
def test_e3_the_second_turn():
    state = table(
        seat("forest", row="swamp hunting australopithecus", ur=1),
        seat(row="megalithic-monument plain cave"),
        dice="3 2 1 culture war war",
        active=1,
        turn_player=0,
        deck=["homo-erectus", "fire", "river", "lake"],
        board={"1b": "character-1"},
    )
    play(state, "australopithecus")
    if asked(state) == "resource":
        play(state, "pay blue")
    play(state, "pay g3")
    assert "australopithecus" in civilization(state)
    play(state, "hunting")
    assert told(state, "pay_card") == [{"seat": 0, "card": "forest"}]  # the only way, so unasked
    play(state, "pay g1", "ur population")
    assert civilization(state) == {"~forest", "australopithecus", "hunting"}
    assert unspent(state) == {"g2": 1}
    play(state, "swap g2", "megalithic-monument")
    assert told(state, "swap")[0]["card"] == "swamp"
    assert len(told(state, "draw")) == 2
    assert row(state) == ["megalithic-monument", "homo-erectus", "fire"]
    play(state, "space 1b")
    assert asked(state) == "decadence"
    play(state, "australopithecus", "forest")
    assert civilization(state) == {"forest", "australopithecus<forest", "hunting"}  # the next turn is his as well


@pytest.mark.clause("AH-E4", "AH-38", "AH-66", "AH-96")
def test_e4_the_third_turn():
    mine = seat("forest australopithecus<forest hunting", row="megalithic-monument homo-erectus fire", space="1b")
    other = seat(row="swamp plain cave")
    state = table(mine, other, dice="1 1 2 strength war war", active=1, turn_player=0)
    assert cards(state) == set()
    assert refused(state, "homo-erectus") == "AH-116"
    assert cards(table(mine, other, dice="2 2 1 strength war war", active=1, turn_player=0)) == {"fire"}
    uncovered = seat("forest australopithecus hunting", row="homo-erectus", ur=1)
    helped = table(uncovered, other, dice="1 1 1 culture war war", active=1, turn_player=0)
    assert "homo-erectus" in cards(helped)  # 3 Population with Australopithecus, 5 without
    play(state, "done")
    assert asked(state) == "counter"
    play(state, "space start")
    assert told(state, "idle_ur") == [{"seat": 0}]
    assert state.position.ur[0] == 1


@pytest.mark.clause("AH-E5", "AH-57", "AH-58")
def test_e5_cecile_takes_the_three():
    war = {"target": 1, "army": 8, "dice": [1, 1, 1], "generals": 1}
    general = [{"step": "wars"}, {"step": "general", "seat": 0}]
    mine = seat("clovis")
    jordan = seat(counters="terrain-1 types-2 terrain-2 wonder-1")
    state = lucky(
        lambda state: told(state, "total") == [{"seat": 0, "total": 11}, {"seat": 1, "total": 7}],
        mine,
        jordan,
        ages="middle_ages",
        war=war,
        agenda=general,
        moves=("done",),
    )
    assert told(state, "steals") == [{"seat": 0, "target": 1, "counter": "terrain-2", "difference": 4}]
    assert held(state) == {"terrain-2"}
    assert held(state, 1) == {"terrain-1", "types-2", "wonder-1"}


@pytest.mark.clause("AH-E6", "AH-64", "AH-65", "AH-68", "AH-70")
def test_e6_counters_and_decadence():
    board = {"1a": "terrain-1", "1e": "population-bonus-1", "2b": "cards-3", "2c": "types-2", "1b": "character-1"}
    jordan = seat("plain", row="cave")
    state = table(jordan, seat(row="fire"), board=board, agenda=phase("counter", IN_PHASE_8))
    assert {"space 1a", "space 1e"} <= legal(state)
    assert "space 1b" not in legal(state)
    play(state, "space 1e")
    assert held(state) == {"population-bonus-1"}
    assert asked(state) == "main"  # one card: no decadence

    del board["1e"]
    cecile = seat("homo-erectus", row="fire", space="start")
    state = table(cecile, seat("plain", space="1e"), board=board)
    play(state, "fire")
    assert told(state, "free") == [{"seat": 0, "card": "fire"}]
    play(state, "done")
    assert asked(state) == "war" or asked(state) == "counter"
    assert legal(state, "space") >= {"space 1b", "space 1e", "space 2c"}
    assert refused(state, "space 2b") == "AH-65"
    play(state, "space 2c", "homo-erectus")
    assert civilization(state) == {"homo-erectus<fire", "fire"}
    s = state.position
    assert (sum(s.types[0]), s.vp[0], s.visible[0, 0]) == (2, 3, 2)
    assert points(state)[0] == 3 + 2


@pytest.mark.clause("AH-E7", "AH-83", "AH-85")
def test_e7_a_heritage_of_three_population_and_one_ingenuity():
    mine = seat(heritage="fire hunting forest", row="nile-valley")
    state = table(mine, ages="prehistory+antiquity", age="antiquity", dice="1 1 1 strength war war 3")
    box = state.game.box
    bonuses = [sum(int(box.gives[card][kind]) for card in (19, 20, 0)) for kind in (0, 1)]
    assert bonuses == [3, 1]
    assert "nile-valley" not in cards(state)  # 6 Population and 1 Ingenuity: one heritage card a turn
    enough = table(mine, ages="prehistory+antiquity", age="antiquity", dice="2 2 2 strength war war 3")
    assert "nile-valley" in cards(enough)


@pytest.mark.clause("AH-E8", "AH-15", "AH-29")
def test_e8_a_coin_of_four_with_both_x2_is_sixteen():
    state = table(seat(row="homer"), ages="antiquity", dice="1 1 1 culture x2 x2 4")
    assert legal(state, "coin") == {"coin", "coin x2", "coin x4"}
    play(state, "coin x4")
    assert state.position.gold[0] == 16
    assert unspent(state) == {"g1": 3, "blue": 1}
