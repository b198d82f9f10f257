"""Achievements and Decadence: conditions, reach, taking, covers (AH-37, AH-61 to AH-73, AH-105, AH-106)."""

from __future__ import annotations

import random

import pytest

from riverrun.games.along_history.achievements import is_met, reach

from .table import (
    IN_PHASE_8,
    asked,
    civilization,
    game,
    held,
    kinds,
    legal,
    phase,
    play,
    refused,
    seat,
    table,
    told,
    why,
)

COUNTER = phase("counter", IN_PHASE_8)
DECADENCE = phase("decadence", IN_PHASE_8)


def at(cards: str = "", space: str = "start", board: dict[str, str] | None = None, **rest):
    """A table where p1 is asked for the counter."""
    return table(seat(cards, space=space, **rest), seat(), board=board or {}, agenda=COUNTER)


@pytest.mark.clause("AH-67", "AH-68", "AH-Q10")
@pytest.mark.parametrize(
    ("cards", "met", "unmet"),
    [
        ("forest", "terrain-1", "terrain-2"),
        ("forest plain<forest", "terrain-2", "progress-1"),
        ("shaman clan-chief", "character-2", "population-bonus-1"),
        ("fire fishing spear", "progress-3 population-bonus-2 cards-3", "types-2 bonuses-6"),
        ("fire fishing<fire", "population-bonus-2 progress-2", "bonuses-6"),
        ("fire<fishing fishing", "population-bonus-1", "population-bonus-2"),
        ("flood", "calamity-1 vp-2", "vp-4"),
        ("stonehenge", "wonder-1 vp-4", "vp-7"),
        ("stonehenge megalithic-monument gobekli-tepe", "vp-16 vp-12", "cards-5"),
        ("forest shaman fire stonehenge flood", "types-4 types-3 cards-5", "cards-7"),
        ("fire agriculture fertile-valley", "bonuses-6", "types-3"),
        ("~fire ~agriculture ~fertile-valley", "bonuses-6", "types-3"),
    ],
)
def test_conditions(cards, met, unmet):
    state = at(cards)
    counters = state.game.lexicon.counters
    for counter in met.split():
        assert is_met(state.game.box, state.position, 0, counters.index(counter)), counter
    for counter in unmet.split():
        assert not is_met(state.game.box, state.position, 0, counters.index(counter)), counter


@pytest.mark.clause("AH-67", "AH-68")
def test_gold_is_shown_and_not_spent_and_heritage_never_counts():
    mine = seat("currency", heritage="fire forest cave", gold=15, space="6a")
    options = {"ages": "prehistory+antiquity", "age": "antiquity", "dice": "1 1 1 culture golden golden 3"}
    state = table(mine, seat(), board={"7a": "gold-15", "6b": "bonuses-6"}, agenda=COUNTER, **options)
    assert refused(state, "space 6b") == "AH-65"
    assert why(state, "space 6b")["has"] == 1  # a gold diamond counts 1 whatever its number
    play(state, "space 7a")
    assert state.position.gold[0] == 15
    assert held(state) == {"gold-15"}


@pytest.mark.clause("AH-61", "AH-62", "AH-105")
def test_stay_forward_or_one_space_back():
    state = at("forest", "2b", board={"3b": "terrain-2", "3c": "vp-7"})
    assert legal(state) == {
        "space 1b",
        "space 1c",
        "space 1d",
        "space 1e",
        "space 2a",
        "space 2c",
        "space 3a",
        "space 3d",
        "space 4a",
        "space 4b",
        "space 4c",
        "space 5a",
        "space 5b",
        "space 5c",
        "space 6a",
        "space 6b",
        "space 7a",
        "done",
    }
    assert refused(state, "space 2b") == "AH-62"
    assert refused(state, "space start") == "AH-105"
    assert refused(state, "space 1a") == "AH-105"
    play(state, "done")
    assert told(state, "stay") == [{"seat": 0}]
    back = play(at("forest", "1a"), "space start")
    assert back.position.space[0] == 0


@pytest.mark.clause("AH-63", "AH-105", "AH-Q14")
def test_a_move_runs_over_empty_spaces_and_vertical_lines_but_not_through_counters():
    wall = {"1a": "terrain-1", "1b": "character-1", "1c": "progress-1", "1d": "vp-2", "2b": "cards-3", "2c": "types-2"}
    state = at("", board=wall)
    assert legal(state) == {"space 1e", "done"}
    del wall["2c"]
    state = at("", board=wall | {"3c": "vp-7", "3d": "terrain-2"})
    assert legal(state) == {"space 1e", "space 2c", "done"}
    vertical = at("", "2a", board={"3a": "terrain-2", "3b": "vp-7"})
    assert {"space 2b", "space 2c", "space 3c"} <= legal(vertical)


@pytest.mark.clause("AH-105", "AH-Q14")
def test_no_backward_step_within_a_forward_move_and_no_vertical_one_in_the_retreat():
    state = at(
        "", "2a", board={"1a": "terrain-1", "1b": "character-1", "3a": "terrain-2", "3b": "vp-7", "3c": "character-2"}
    )
    assert "space 1c" not in legal(state)  # behind 2b, to which a vertical line leads
    assert "space 1a" not in legal(state)


@pytest.mark.clause("AH-65", "AH-Q15", "AH-67")
def test_a_counters_space_is_entered_only_by_taking_it():
    state = at("", board={"1a": "terrain-1"})
    assert refused(state, "space 1a") == "AH-65"
    said = why(state, "space 1a")
    assert said["has"] == 0
    assert said["counter"].id == "terrain-1"
    play(at("forest", board={"1a": "terrain-1"}), "space 1a")


@pytest.mark.clause("AH-66")
def test_one_space_back_may_take_a_counter():
    state = at("forest", "2a", board={"1a": "terrain-1"})
    play(state, "space 1a")
    assert held(state) == {"terrain-1"}


@pytest.mark.clause("AH-64")
def test_other_pawns_do_not_matter():
    state = table(seat(space="start"), seat(space="1a"), agenda=COUNTER)
    assert "space 1a" in legal(state)


@pytest.mark.clause("AH-69", "AH-65", "AH-61")
def test_a_counter_is_taken_off_the_board_and_scores():
    state = at("forest", board={"1a": "terrain-1"})
    before = state.scores()[0].points
    play(state, "space 1a")
    assert state.scores()[0].points == before + 1
    assert state.document().board == {}
    assert told(state, "take_counter") == [{"seat": 0, "counter": "terrain-1", "value": 1, "space": "1a"}]


@pytest.mark.clause("AH-37", "AH-61", "AH-105")
def test_conditions_are_checked_after_drawing_even_without_a_new_card():
    state = table(seat("forest", row="cave lake river"), seat(), board={"1a": "terrain-1"}, no_war="on")
    play(state, "done")
    assert asked(state) == "counter"
    assert "space 1a" in legal(state)


@pytest.mark.clause("AH-111")
def test_without_reach_one_stays_unasked():
    every = {"1a": "terrain-1", "1b": "character-1", "1c": "progress-1", "1d": "vp-2", "1e": "population-bonus-1"}
    state = table(seat(row="cave lake river"), seat(row="fire"), board=every, no_war="on")
    play(state, "done")
    assert told(state, "stay") == [{"seat": 0}]
    assert reach(state.game.box, state.position, 0) == 0


@pytest.mark.clause("AH-70", "AH-71", "AH-106")
def test_a_counter_costs_decadence_first_the_card_then_its_cover():
    state = at("forest fire shaman", board={"1a": "terrain-1"})
    play(state, "space 1a")
    assert asked(state) == "decadence"
    assert legal(state) == {"forest", "fire", "shaman"}
    play(state, "fire")
    assert asked(state) == "cover"
    assert legal(state) == {"forest", "shaman"}
    assert refused(state, "fire") == "AH-106"
    assert refused(state, "cave") == "AH-70"
    play(state, "shaman")
    assert civilization(state) == {"forest", "fire<shaman", "shaman"}
    assert state.position.lost[0] == 2
    assert state.scores()[0].points == 1 + 1 + 1 - 4 + 1


@pytest.mark.clause("AH-70", "AH-106", "AH-Q11")
def test_covered_cards_are_not_covered_again_and_stay_under_what_moves():
    state = table(seat("forest fire<forest shaman cave"), seat(), agenda=DECADENCE)
    assert refused(state, "fire") == "AH-70"
    play(state, "forest", "cave")
    assert civilization(state) == {"forest<cave", "fire<forest", "shaman", "cave"}
    several = table(seat("forest fire<forest shaman"), seat(), agenda=DECADENCE)
    play(several, "shaman")
    assert civilization(several) == {"forest", "fire<forest", "shaman<forest"}


@pytest.mark.clause("AH-72")
@pytest.mark.parametrize("cards", ["forest", "forest fire<forest"])
def test_with_one_uncovered_card_there_is_none(cards):
    state = at(cards, board={"1a": "terrain-1"})
    play(state, "space 1a")
    assert kinds(state, "no_decadence") == ["no_decadence"]
    assert asked(state) != "decadence"


@pytest.mark.clause("AH-71", "AH-100", "AH-68")
def test_a_covered_card_loses_tilt_bonus_and_effect_but_keeps_type_and_vp():
    state = table(seat("~fire homo-erectus", row="rough-winter"), seat(row="cave"), agenda=DECADENCE)
    play(state, "fire")
    s = state.position
    assert civilization(state) == {"fire<homo-erectus", "homo-erectus"}
    assert (s.visible[0, 0], s.ready[0, 0], s.types[0, 2], s.vp[0]) == (0, 0, 1, 3)


@pytest.mark.clause("AH-105", "AH-63")
@pytest.mark.parametrize("side", ["A", "B"])
def test_reach_agrees_with_a_plain_walk(side):
    """A second, slower reading of AH-105 finds the same spaces."""
    board = next(one for one in game(2, board=side).content.boards if one.id == side)
    forward = {(line.start, line.to) for line in board.forward}
    beside = {pair for line in board.vertical for pair in ((line.start, line.to), (line.to, line.start))}
    state = game(2, board=side).new(3)
    rng = random.Random(5)
    for _ in range(60):
        s = state.position
        spaces = state.game.lexicon.spaces
        for place in range(1, len(spaces)):
            if rng.random() < 0.2:
                s.counter_at[place] = -1
        s.space[0] = rng.randrange(len(spaces))
        here = spaces[int(s.space[0])]
        full = {spaces[place] for place in range(len(spaces)) if s.counter_at[place] >= 0}
        found, waiting = set(), [here]
        while waiting:
            start = waiting.pop()
            for one, to in forward | beside:
                if one == start and to not in found and to != here:
                    found.add(to)
                    if to not in full:
                        waiting.append(to)
        found |= {one for one, to in forward if to == here}
        box = state.game.box
        may = {to for to in found if to not in full or is_met(box, s, 0, int(s.counter_at[spaces.index(to)]))}
        bits = reach(box, s, 0)
        assert {spaces[place] for place in range(len(spaces)) if bits >> place & 1} == may
        if not full:
            state = game(2, board=side).new(rng.randrange(1000))
