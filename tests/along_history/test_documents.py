"""Position documents: out and in again without loss, refused in a sentence when they describe no position."""

from __future__ import annotations

import copy
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import riverrun as rr

from .table import asked, dice, game, phase, seat, table
from .tables import TABLES

IN_MAIN, IN_WARS, IN_PHASE_8 = {"step": "choose_main"}, {"step": "wars"}, {"step": "end_turn"}


def plain(state: rr.State) -> Any:
    """A state's document as plain data."""
    return msgspec.to_builtins(state.document())


@pytest.mark.no_cover
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_positions_of_a_random_game_come_back_whole(players, options, random_play):
    seen = set()
    for number, state in enumerate(random_play(game(players, **options).new(players), 8)):
        if number % 5 and not state.over:  # a game asks the same questions hundreds of times
            continue
        again = state.game.restore(state.document())
        assert again.hash == state.hash
        seen.add("over" if state.over else asked(state))
        if number % 40 == 0 or state.over:
            assert again.legal() == state.legal()
            text = msgspec.json.encode(state.document())
            assert state.game.restore(text).hash == state.hash
            assert again.scores() == state.scores()
    assert {"main", "over", "give", "take"} <= seen


BASE = {
    "seats": [seat("forest fire", row="cave lake river"), seat(row="hunting")],
    "dice": dice("1 1 1 culture x2 war"),
}


def changed(**fields: Any) -> dict[str, Any]:
    return {**copy.deepcopy(BASE), **fields}


def with_seat(**fields: Any) -> dict[str, Any]:
    return changed(seats=[seat(**fields), seat()])


def in_war(step: str, war: dict[str, Any], **numbers: Any) -> dict[str, Any]:
    return changed(war=war, agenda=phase(step, IN_WARS, **numbers))


BAD: dict[str, dict[str, Any]] = {
    "no seats": {"seats": []},
    "another game": {**BASE, "game": "flow"},
    "another format": {**BASE, "format": "x"},
    "unknown field": {**BASE, "moon": 1},
    "unknown card": with_seat(row="moon"),
    "card twice": with_seat(cards="cave", row="cave"),
    "card of both": changed(seats=[seat("cave"), seat("cave")]),
    "card of another Age": with_seat(row="homer"),
    "covers in a circle": with_seat(cards="cave<fire fire<cave"),
    "under itself": with_seat(cards="cave<cave"),
    "under a card elsewhere": with_seat(cards="cave<fire"),
    "covered and tilted": with_seat(cards="~cave<fire fire"),
    "3 UR": with_seat(ur=3),
    "-1 UR": with_seat(ur=-1),
    "negative gold": with_seat(gold=-1),
    "endless score": with_seat(score=-(10**9)),
    "nine in a row": with_seat(row="cave lake river forest plain swamp fire spear hunting"),
    "unknown counter": with_seat(counters="moon"),
    "counter twice": with_seat(counters="terrain-1 terrain-1"),
    "unknown space": with_seat(space="9z"),
    "heritage in the first Age": with_seat(heritage="fire"),
    "counter on a wrong space": changed(board={"1a": "vp-16"}),
    "counter on the start": changed(board={"start": "vp-16"}),
    "board nowhere": changed(board={"9z": "terrain-1"}),
    "another Age": changed(age="antiquity"),
    "no Age": changed(age="moon"),
    "nobody Active": changed(active=2),
    "nobody's turn": changed(turn_player=-1),
    "two greens": changed(dice={"greens": [1, 1]}),
    "a green of 4": changed(dice={"greens": [1, 1, 4]}),
    "a blue of gold": changed(dice={"blue": "gold"}),
    "one red": changed(dice={"reds": ["x2"]}),
    "an unknown red": changed(dice={"reds": ["x2", "moon"]}),
    "a coin in Prehistory": changed(dice={"coin": 3}),
    "spent twice": changed(dice={"spent": ["blue", "blue"]}),
    "spent unknown": changed(dice={"spent": ["moon"]}),
    "marks at the wrong time": changed(dice={"marked": ["g1"]}),
    "deck of another Age": changed(deck=["homer"]),
    "deck of what lies elsewhere": changed(deck=["cave"]),
    "a card nowhere": changed(deck=["swamp"], discarded=[]),
    "discarded twice": changed(discarded=["cave"]),
    "lack outside a payment": changed(payment={"resource": 1}),
    "a war outside a war": changed(war={"target": 1}),
    "ended for no reason": changed(ending="moon"),
    "endless rounds": changed(round=10**6),
    "bad rng": changed(rng="0" * 32),
    "no step": changed(agenda=[{"step": "moon"}]),
    "nothing asked": changed(agenda=[]),
    "no decision": changed(agenda=[{"step": "choose_main"}]),
    "wrong shape": changed(agenda=[{"step": "wars"}, {"step": "main"}]),
    "payment alone": changed(agenda=[{"step": "resource", "card": "cave"}]),
    "over with an agenda": changed(over=True, agenda=[{"step": "main"}]),
    "way without gold": changed(agenda=phase("way", IN_MAIN, card="cave")),
    "resource of nothing": changed(agenda=phase("resource", IN_MAIN, card="cave")),
    "resource for another's card": changed(
        payment={"resource": 1, "population": 3}, agenda=phase("resource", IN_MAIN, card="hunting")
    ),
    "resource beyond the cost": changed(
        payment={"resource": 5, "population": 3}, agenda=phase("resource", IN_MAIN, card="cave")
    ),
    "population of nothing": changed(payment={"resource": 1}, agenda=phase("population", IN_MAIN, card="cave")),
    "a dead end": changed(payment={"resource": 1, "population": 50}, agenda=phase("resource", IN_MAIN, card="cave")),
    "re-roll of a pawn": changed(active=1, turn_player=0, agenda=phase("reroll", IN_MAIN)),
    "marks of a pawn": changed(active=1, turn_player=0, agenda=phase("marks", IN_MAIN)),
    "take for another's card": changed(agenda=phase("take", IN_MAIN, card="hunting")),
    "a Calamity of nobody": changed(agenda=phase("calamity")),
    "a failure of no Calamity": changed(
        agenda=[
            {"step": "calamities"},
            {"step": "fail", "card": "cave", "done": 1},
            {"step": "destroy", "card": "cave", "type": "terrain"},
        ]
    ),
    "war without a trigger": changed(dice=dice("1 1 1 culture x2 x2"), agenda=phase("war")),
    "target of two": changed(agenda=phase("target", IN_WARS)),
    "attack on oneself": in_war("attack", {"target": 0}),
    "attack after the roll": in_war("attack", {"target": 1, "dice": [1, 1, 1]}),
    "defence of who is safe": in_war("defence", {"target": 1, "attack": 3}),
    "a General without dice": in_war("general", {"target": 1, "generals": 1}, seat=0),
    "a General of nobody": in_war("general", {"target": 1, "generals": 1, "dice": [1, 1, 1]}, seat=1),
    "war dice of 4": in_war("general", {"target": 1, "generals": 1, "dice": [4, 1, 1]}, seat=0),
    "decadence of one card": changed(seats=[seat("cave"), seat()], agenda=phase("decadence", IN_PHASE_8)),
    "a cover for two cards": changed(agenda=phase("cover", IN_PHASE_8, card="fire")),
    "a strange source": changed(
        payment={"resource": 1, "population": 3, "source": 9999}, agenda=phase("resource", IN_MAIN, card="cave")
    ),
}


@pytest.mark.clause("AH-R3", "AH-Q11", "AH-74")
@pytest.mark.parametrize("document", BAD.values(), ids=BAD)
def test_what_is_no_position_is_refused_in_one_sentence(refused, document):
    refused(rr.BadPosition, game(2).restore, document)


@pytest.mark.parametrize(
    ("document", "says"),
    [
        (with_seat(row="moon"), "There is no card ‘moon’: give one of 162, such as "),
        (with_seat(row="forrest"), "There is no card ‘forrest’. Did you mean ‘forest’?"),
        (with_seat(counters="moon"), "There is no counter ‘moon’: give one of 25, such as "),
        (with_seat(space="9z"), "There is no space ‘9z’: give start, 1a, 1b,"),
        (changed(age="moon"), "There is no age ‘moon’: give prehistory, antiquity or middle-ages."),
        (changed(age="antiquity"), "The Age 'antiquity' is not played in this game: it is prehistory (AH-1)."),
        (changed(ending="moon"), "There is no ending ‘moon’: give none, counter, deck, cards or rounds."),
        (changed(dice={"spent": ["moon"]}), "There is no die ‘moon’: give g1, g2, g3, blue, x2, war,"),
        (changed(dice={"blue": "gold"}), "The blue die shows a Resource (ingenuity, strength, culture), not 'gold'"),
        (
            changed(agenda=phase("way", IN_MAIN, card="forrest")),
            "The agenda’s step ‘way’: There is no card ‘forrest’. Did you mean ‘forest’?",
        ),
    ],
)
def test_an_unknown_name_is_answered_with_those_there_are(refused, document, says):
    assert refused(rr.BadPosition, game(2).restore, document).startswith(says)


def test_the_base_is_sound():
    assert game(2).restore(BASE).check() == []


def test_initiation_has_no_board(refused):
    document = {"seats": [seat(), seat()], "board": {"1a": "terrain-1"}}
    refused(rr.BadPosition, game(2, initiation="on").restore, document)
    document = {"seats": [seat("cave fire"), seat()], "agenda": phase("decadence", IN_PHASE_8)}
    refused(rr.BadPosition, game(2, initiation="on").restore, document)


@given(st.integers(0, 10**6))
def test_a_document_with_one_thing_changed_is_read_or_refused(seed):
    """Never anything else, and what is read goes on to an end of its turn."""
    rng = random.Random(seed)
    state = game(2).new(seed % 50)
    for _ in range(seed % 90):
        if state.over:
            break
        state.play(rr.random_move(state, rng))
    document = plain(state)
    key = rng.choice(sorted(document))
    document[key] = rng.choice([None, -1, 3, "forest", [], {}, True, [{"step": "main"}], 10**9])
    try:
        again = game(2).restore(document)
    except rr.BadPosition:
        return
    assert again.check() == []
    for _ in range(12):
        if again.over:
            break
        again.play(rr.random_move(again, rng))
        assert again.check() == []


def test_a_position_may_be_one_that_no_game_reaches():
    state = table(seat("stonehenge", row="", gold=40), seat())
    assert state.check() == []
