"""Ends of an Age, the change of Age, heritage (AH-80 to AH-88, AH-107, AH-R6, AH-R21)."""

from __future__ import annotations

import pytest

from .table import IN_PHASE_8, asked, cards, game, held, kinds, legal, phase, play, points, seat, table, told, until

COUNTER = phase("counter", IN_PHASE_8)
WINNER = "stonehenge megalithic-monument gobekli-tepe"  # 16 VP


def finish(state):
    """Plays on until the round is over: `done`, or the first move."""
    age = int(state.position.age)
    while not state.over and state.position.age == age:
        texts = state.legal_texts()
        state.play("done" if "done" in texts else texts[0])
    return state


@pytest.mark.clause("AH-80", "AH-107")
def test_the_last_counter_lets_the_round_be_finished():
    mine = seat(WINNER, row="cave", space="6a")
    state = table(mine, seat(row="lake"), seat(row="fire"), board={"7a": "vp-16"}, agenda=COUNTER)
    play(state, "space 7a")
    assert told(state, "last_counter") == [{"seat": 0, "value": 7}]
    assert not state.over
    assert state.position.ending == 1
    turns = len(told(state, "turn"))
    finish(state)
    assert state.over
    assert len(told(state, "turn")) - turns >= 1
    assert [one["seat"] for one in told(state, "turn")] == [1, 2]
    assert told(state, "age_ends") == [{"age": "prehistory", "ending": "counter"}]


@pytest.mark.clause("AH-80", "AH-107", "AH-Q18")
def test_an_empty_deck_ends_the_age_after_the_round():
    state = table(seat(row="cave lake"), seat(row="fire"), seat(row="forest"), deck=["plain"], no_war="on")
    play(state, "done")
    assert kinds(state, "draw", "deck_empty") == ["draw", "deck_empty"]
    finish(state)
    assert [one["seat"] for one in told(state, "turn")] == [1, 2]
    assert len(told(state, "draw")) == 1  # nobody draws any more
    assert told(state, "age_ends")[0]["ending"] == "deck"


@pytest.mark.clause("AH-107", "AH-Q7")
def test_a_stolen_seven_ends_nothing():
    war = {"target": 1, "attack": 30, "army": 1, "dice": [1, 1, 1], "generals": 1}
    agenda = phase("general", {"step": "wars"}, seat=1)
    state = table(seat(row="cave"), seat(counters="vp-16"), war=war, agenda=agenda)
    play(state, "done")
    assert held(state) == {"vp-16"}
    assert state.position.ending == 0


@pytest.mark.clause("AH-R6", "AH-109")
def test_max_rounds_ends_an_age_and_says_why():
    state = finish(game(2, max_rounds="3").new(1))
    assert state.over
    assert state.position.rounds == 3
    assert told(state, "last_round") == [{"round": 3}]
    assert told(state, "age_ends")[0]["ending"] == "rounds"


def changed(*seats, **rest):
    """The second Age of a game whose first Age has just ended."""
    last = {"active": 1, "turn_player": 0, "ending": "deck", "deck": [], "no_war": "on"}
    return finish(table(*seats, **{"ages": "prehistory+antiquity", **last, **rest}))


@pytest.mark.clause("AH-81", "AH-82", "AH-83", "AH-84", "AH-R21", "AH-Q9", "AH-108")
def test_points_go_to_the_track_and_cards_with_a_bonus_become_heritage():
    state = changed(
        seat("fishing<forest forest hunting swamp ~plain", row="cave", counters="terrain-1 vp-7", gold=5),
        seat("fire", row="lake", gold=2),
    )
    s = state.position
    assert s.age == 1
    assert list(s.score[:2]) == [1 + 1 + 1 + 2 + 1 - 2 + 1 + 3, 1]
    assert told(state, "scores")[0] == {"seat": 0, "cards": 6, "lost": 2, "counters": 4}
    assert state.document().seats[0].heritage == ["forest", "plain", "hunting"]
    assert state.document().seats[1].heritage == ["fire"]
    assert points(state) == list(s.score[:2])  # heritage has no VP
    assert not s.civilization.any()


@pytest.mark.clause("AH-86", "AH-87", "AH-88", "AH-10")
def test_the_new_age_is_set_up_anew():
    state = changed(
        seat("hunting", row="cave", counters="terrain-1", gold=5, ur=2, space="1a"),
        seat("fire", row="lake", gold=2),
    )
    s = state.position
    assert s.gold[0] == 5
    assert list(s.ur[:2]) == [1, 1]
    assert list(s.space[:2]) == [0, 0]
    assert not s.held.any()
    assert sum(counter >= 0 for counter in s.counter_at) == 21
    assert s.active == s.turn_player == 0  # left of the last Active Player
    assert s.rolled.sum() == 7
    assert s.rounds == 1
    assert s.ending == 0
    assert list(s.row_size[:2]) == [3, 3]
    assert {card // 64 for card in s.row[:2, :3].flatten()} == {1}


@pytest.mark.clause("AH-94", "AH-81")
def test_three_ages_are_played_in_a_row():
    state = game(2, ages="all", max_rounds="2").new(3)
    seen = [0]
    while not state.over:
        state.play(state.legal()[0])
        if state.position.age != seen[-1]:
            seen.append(int(state.position.age))
    assert seen == [0, 1, 2]
    assert [one["age"] for one in told(state, "age_ends")] == ["prehistory", "antiquity", "middle-ages"]
    lines = {line.step for line in state.scores()[0].lines}
    assert "track" in lines


@pytest.mark.clause("AH-Q9", "AH-85", "AH-R21")
def test_unused_heritage_stays_into_a_third_age():
    mine = seat("homer", heritage="fire", row="writing")
    state = changed(
        mine,
        seat(row="oasis"),
        ages="all",
        age="antiquity",
        dice="1 1 1 strength war war 3",
    )
    assert state.document().seats[0].heritage == ["fire", "homer"]
    until(state, "main", 0)
    assert state.position.heritage_used == 0


@pytest.mark.clause("AH-84")
def test_heritage_serves_only_to_acquire_cards():
    mine = seat("oasis olive-grove", heritage="fire forest cave", row="drought tidal-wave")
    state = table(mine, seat(), ages="prehistory+antiquity", age="antiquity", dice="1 1 1 culture war war 3")
    play(state, "done")
    assert asked(state) in ("destroy", "calamity", "war")
    assert not {"fire", "forest", "cave"} & legal(state)
    assert not {"fire", "forest", "cave"} & cards(state)


@pytest.mark.clause("AH-107")
def test_an_end_is_noted_once():
    state = table(
        seat(WINNER, row="cave lake", space="6a"), seat(row="fire"), deck=["forest"], board={"7a": "vp-16"}, no_war="on"
    )
    play(state, "done")
    assert state.position.ending == 2
    play(state, "space 7a")
    assert state.position.ending == 2
