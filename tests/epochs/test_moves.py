"""The moves: the 914 numbers of EP-D1, one text each, legal exactly if no clause refuses."""

from __future__ import annotations

import random

import pytest

import riverrun as rr

from .acting import acting
from .table import game, seat, table, why

BLOCKS = [
    (0, "civ egypt"),
    (5, "civ france"),
    (6, "reveal 0.0"),
    (12, "reveal 2.1"),
    (21, "reveal 3.3"),
    (22, "turn 0"),
    (23, "turn 180"),
    (24, "invent domestication"),
    (68, "invent nuclear-fission"),
    (69, "take 1"),
    (72, "take 4"),
    (73, "cover 1"),
    (77, "give domestication"),
    (122, "expand 0.0"),
    (122 + 43, "expand 3.5"),
    (185, "expand 7.7"),
    (186, "city 0.0a"),
    (186 + 76, "city 3.5a"),
    (186 + 77, "city 3.5b"),
    (283, "city 6.6b"),
    (284, "post-land 0.0a"),
    (382, "post-sea 0.0a"),
    (480, "research left"),
    (481, "research right"),
    (482, "wonder 1"),
    (486, "unit 1"),
    (490, "basic main"),
    (491, "basic support"),
    (492, "government chiefdom"),
    (498, "government federalism"),
    (499, "command"),
    (500, "pass"),
    (501, "convert food production"),
    (506, "convert science production"),
    (507, "unlock 1"),
    (511, "ready"),
    (512, "ready sparing main"),
    (513, "ready sparing support"),
    (514, "declare"),
    (515, "attack 0.0"),
    (579, "attack 0.0a"),
    (677, "end"),
    (678, "yes"),
    (679, "no"),
    (680, "return 0.0"),
    (744, "lose 0.0a"),
    (842, "effect 1"),
    (849, "effect 8"),
    (850, "number 0"),
    (913, "number 63"),
]


@pytest.mark.clause("EP-D1", "EP-2.15", "EP-A65")
@pytest.mark.parametrize(("number", "text"), BLOCKS)
def test_numbers(number, text):
    for players in (2, 3, 4):
        assert game(players).text(number) == text
        assert game(players).move(text) == number


@pytest.mark.clause("EP-D1")
def test_notation_is_total_and_injective():
    played = game()
    assert played.moves == 914
    texts = [played.text(move) for move in range(914)]
    assert len(set(texts)) == 914
    assert [played.move(text) for text in texts] == list(range(914))
    assert played.move("  EXPAND  3.5 ") == played.move("expand 3.5")
    assert played.move("invent Food Preservation") == played.move("invent food-preservation")


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ("expand 9.9", "There is no hex ‘9.9’: give 0.0 to 5.5."),
        ("city 3.5", "There is no site ‘3.5’: give 0.0a to 4.4b."),
        ("reveal 8.8", "There is no place ‘8.8’: give 0.0 to 2.2."),
        ("attack 3.5c", "There is no hex or site ‘3.5c’: give 0.0 to 5.5 or 0.0a to 4.4b."),
        ("attack", "‘attack’ is not a move. Write attack HEX or attack SITE."),
        ("civ rome", "‘rome’: give egypt, mongolia, greece, china, england or france."),
        ("invent moon", "There is no invention ‘moon’: give one of 45, such as "),
        ("government anarchy", "There is no form ‘anarchy’. Did you mean ‘monarchy’?"),
        ("invent domesticaton", "domestication"),
        ("number 64", "0 to 63"),
        ("take 5", "1 to 4"),
        ("basic third", "main, support"),
        ("exapnd 3.5", "expand 3.5"),
        ("exapnd", "‘exapnd’ is not a move. Write expand HEX."),
        ("conquer the world", "expand"),
    ],
)
def test_what_is_no_move_says_what_would_be_right(written, says):
    with pytest.raises(rr.UnknownMove) as trouble:
        game().move(written)
    assert says in str(trouble.value)


@pytest.mark.no_cover
@pytest.mark.clause("EP-D1", "EP-D5", "EP-D10", "EP-D15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_move_is_legal_exactly_if_no_clause_refuses_it(players):
    """Over all 914 moves; with a single legal move nobody is asked."""
    clauses = game(players).rulebook.clauses
    rng = random.Random(players)
    state = game(players).new(players)
    while not state.over:
        legal = state.legal()
        assert len(legal) > 1
        if rng.random() < 0.08:
            verdicts = [state.explain(move) for move in range(914)]
            assert [move for move, verdict in enumerate(verdicts) if verdict.legal] == sorted(legal)
            assert {verdict.clause for verdict in verdicts} <= clauses.keys()
        state.play(rng.choice(legal))


@pytest.mark.clause("EP-1.8", "EP-2.14", "EP-4.5", "EP-7.1", "EP-7.2", "EP-A20")
@pytest.mark.parametrize(
    ("state", "move", "reason"),
    [
        (lambda: game().new(3), "civ egypt", "not-dealt"),
        (lambda: acting(seat(food=1, expanded=False)), "command", "first-expand"),
        (lambda: acting(seat(lands="1.0", food=1), tiles={"0.0": "t01"}), "expand 2.0", "face-down"),
        (lambda: table(seat(lands="1.3", marker=True)), "declare", "has-marker"),
        (lambda: table(seat(lands="1.3", main="knight", production=1), declared=True), "ready", "too-late-to-pay"),
        (lambda: table(seat(lands="1.3", main="knight")), "attack 2.1", "not-ready"),
    ],
)
def test_some_refusals(state, move, reason):
    assert why(state(), move) == reason


@pytest.mark.clause("EP-D16")
@pytest.mark.parametrize(("players", "least", "most"), [(2, 150, 320), (3, 240, 460), (4, 330, 600)])
def test_the_size_of_a_game(players, least, most):
    rng = random.Random(1)
    state = game(players).new(1)
    count = 0
    widest = 0
    while not state.over:
        widest = max(widest, len(state.legal()))
        state.play(rng.choice(state.legal()))
        count += 1
    assert least < count < most
    assert widest < 120
