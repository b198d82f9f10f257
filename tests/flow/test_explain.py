"""Every move of the whole move space, legal or not, has a clause and a sentence; and the two sides never disagree."""

from __future__ import annotations

import random
import re

import pytest

from riverrun.games.flow.rules import RULES
from riverrun.kernel.language import catalogue
from riverrun.kernel.language.sentences import plain
from riverrun.kernel.rules.explanations import Permission, Refusal

from .table import game, no_stack, play, said, table

GAMES = [
    (1, {"difficulty": "inconceivable"}),
    (2, {}),
    (3, {"difficulty": "hard", "obstacle": "one_arm"}),
    (6, {"scenarios": "obstacles,one-card,firm-obstacles,no-new-cards,single-path", "turns": "5", "untradable": "tee"}),
]

SHUT = ("r0c1 nw", "r1c0 nw", "r0c5 ne", "r1c6 ne", "r6c1 sw", "r5c0 sw", "r6c5 es", "r5c6 es")


def play_of(card):
    return "may-play", {"card": card, "effect": f"fl-effect-{card}"}


def positions(players, options, seed, share):
    """States of a random game, one in so many, with the clock running out now and then."""
    state = game(players, **options).new(seed)
    rng = random.Random(seed)
    while not state.over:
        if rng.random() < share:
            yield state
        if rng.random() < 0.03 and state.explain("tide").legal:
            state.play("tide", environment=True)
        else:
            state.play(rng.choice(state.legal()))
    yield state


@pytest.mark.no_cover
@pytest.mark.parametrize(("players", "options"), GAMES)
def test_a_move_is_legal_exactly_if_no_clause_refuses_it(players, options):
    clauses = game().rulebook.clauses
    for seed in range(2):
        for state in positions(players, options, seed, 0.2):
            legal = set(state.legal())
            rules, box = state.game.rules, state.game.box_view
            for move in range(state.game.moves):
                fine = rules.refusal(box, state.position_view, move) == 0
                assert fine == (move in legal) or move in state.game.rulebook.environment
            for move in random.Random(seed).sample(range(state.game.moves), 60) + sorted(legal)[:20]:
                verdict = state.explain(move)
                assert isinstance(verdict, Permission if move in legal or verdict.legal else Refusal)
                assert verdict.clause in clauses
                assert re.fullmatch(r"[A-Z].*[.]", verdict.text), verdict.text
                assert "{" not in verdict.text


@pytest.mark.clause("FL-C7")
def test_every_choice_that_is_offered_can_be_completed():
    """No card can be played and then find no target, and no tile is lifted or taken back that has no space."""
    for seed in range(3):
        for state in positions(4, {"difficulty": "medium"}, seed, 1.0):
            assert state.over or state.legal()


def test_every_refusal_has_its_words():
    reasons = RULES.chapters.table("REFUSALS")
    assert len(reasons) == 33
    for reason in reasons:
        assert catalogue.has(f"fl-refuse-{reason.name.lower().replace('_', '-')}"), reason.name


def test_every_decision_is_asked_in_words():
    asked = {}
    state = game(2, scenarios="single-path").new(1)
    asked["facing"] = state.decision
    asked["turn"] = play(state, "face n").decision
    asked["tile"] = table(in_hand="tee").decision
    asked["aim"] = play(table("r0c1 ew", cards="current"), "play current").decision
    asked["die"] = play(table(calm=True), "tide").decision
    assert set(asked) == set(RULES.kinds.values())
    assert all(decision.kind == kind for kind, decision in asked.items())
    assert asked["tile"].text == "You have a tee: place it or trade it for an action card."
    assert asked["aim"].text == "Current: choose the tile to move."
    assert asked["aim"].about == "current"
    assert asked["tile"].clause == "FL-D3"
    shut = table(*SHUT, in_hand="cross").decision
    assert (shut.clause, shut.text) == ("FL-D5", "You have a cross, which fits nowhere: discard it.")
    assert table(*SHUT, in_hand="cross-obstacle").decision.clause == "FL-D4"
    lifted = play(table("r0c1 ew", cards="current"), "play current", "aim r0c1")
    assert lifted.decision.text == "Current: choose where the straight goes."


@pytest.mark.parametrize(
    ("state", "move", "clause", "sentence"),
    [
        (table, "draw", "FL-D1", ("may-draw", {"stack": 42})),
        (lambda: table(revealed=["tee"]), "take tee", "FL-D1", ("may-take", {"tile": "tee"})),
        (lambda: table(cards="bird", discards=["tee"]), "take tee", "FL-D1", ("refuse-not-revealed", {"tile": "tee"})),
        (lambda: table(in_hand="tee"), "trade", "FL-D2", ("may-trade", {"tile": "tee", "deck": 15})),
        (
            lambda: table(in_hand="tee"),
            "place r0c1 esw",
            "FL-D3",
            ("may-place", {"cell": "r0c1", "form": "esw", "moved": 0, "tile": "tee"}),
        ),
        (
            lambda: play(table("r0c1 ew", cards="support"), "play support"),
            "aim r0c1",
            "FL-G1",
            ("may-aim", {"cell": "r0c1", "card": "support", "tile": "straight"}),
        ),
        (
            lambda: play(table("r0c1 ew", cards="bird"), "play bird"),
            "aim r0c1",
            "FL-G2",
            ("may-aim", {"cell": "r0c1", "card": "bird", "tile": "straight"}),
        ),
        (
            lambda: play(table("r0c1 ew", cards="current"), "play current"),
            "aim r0c1",
            "FL-G3",
            ("may-aim", {"cell": "r0c1", "card": "current", "tile": "straight"}),
        ),
        (lambda: play(table(calm=True), "tide"), "die white", "FL-F4", ("may-die", {"die": "white"})),
        (lambda: play(table(calm=True), "tide"), "die black", "FL-F4", ("may-die", {"die": "black"})),
        (lambda: game(2, scenarios="single-path").new(1), "face w", "FL-H6", ("may-face", {"side": "w"})),
        *(
            (lambda card=card: table("r0c1 ew", cards=card, discards=["tee"]), f"play {card}", clause, play_of(card))
            for card, clause in (
                *(("support", "FL-G1"), ("bird", "FL-G2"), ("current", "FL-G3")),
                *(("fishing", "FL-G4"), ("calm-waters", "FL-G5"), ("return", "FL-G6")),
            )
        ),
        (
            lambda: play(table("r0c1 ew", cards="current"), "play current", "aim r0c1"),
            "place r3c4 ew",
            "FL-G3",
            ("may-place", {"cell": "r3c4", "form": "ew", "moved": 1, "tile": "straight"}),
        ),
        (
            lambda: play(table(cards="return", discards=["tee"]), "play return", "aim tee"),
            "place r0c1 esw",
            "FL-G6",
            ("may-place", {"cell": "r0c1", "form": "esw", "moved": 0, "tile": "tee"}),
        ),
        (lambda: table(*SHUT, in_hand="tee"), "discard", "FL-D5", ("may-discard", {"tile": "tee"})),
        (
            lambda: table(*SHUT, in_hand="tee-obstacle"),
            "discard",
            "FL-D4",
            ("may-discard", {"tile": "tee-obstacle"}),
        ),
        (
            lambda: table("r0c2 scenario", "r1c1 ew", in_hand="tee"),
            "place r0c1 esw",
            "FL-E3",
            ("refuse-clashes", {"cell": "r0c1", "sides": ["s"]}),
        ),
        (table, "tide", "FL-F3", ("may-tide", {"late": 0, "seat": 0})),
        (
            lambda: table(in_hand="tee"),
            "tide",
            "FL-F2",
            ("may-tide", {"late": 1, "seat": 0}),
        ),
        (lambda: table(cards="fishing"), "play support", "FL-C2", ("refuse-not-held", {"card": "support"})),
        (table, "place r0c1 ew", "FL-C5", ("rr-error-another-choice", {"asked": "fl-ask-turn"})),
        (
            lambda: play(table("r0c1 ew", cards="current"), "play current"),
            "place r0c1 ew",
            "FL-C5",
            ("rr-error-another-choice", {"asked": "fl-ask-aim"}),
        ),
        (
            lambda: play(table("r0c1 ew", cards="current"), "play current", "aim r0c1"),
            "aim tee",
            "FL-C5",
            ("rr-error-another-choice", {"asked": "fl-ask-aim-space"}),
        ),
        (
            lambda: play(
                table("r0c1 ew obstacle", "r1c0 ns", cards="current", scenarios="firm-obstacles"), "play current"
            ),
            "aim r0c1",
            "FL-H5",
            ("refuse-firm", {"card": "current", "tile": "straight-obstacle", "cell": "r0c1"}),
        ),
        (
            lambda: table(decision=None, turn=5, **no_stack()),
            "draw",
            "FL-I2",
            ("refuse-over", {"won": 0}),
        ),
    ],
)
def test_what_is_said_of_a_move(state, move, clause, sentence):
    made = state()
    assert (made.explain(move).clause, said(made, move)) == (clause, sentence)
    assert "{" not in made.explain(move).text


def test_what_a_person_reads():
    assert table(in_hand="tee").explain("place r0c1 esw").text == (
        "Place the tee at row 1, column 2, open to the east, south and west."
    )
    assert table(cards="bird").explain("draw").text == "Draw the top one of 42 face-down tiles."
    assert table().explain("place r0c1 ew").text == (
        "Another decision comes first. Draw a tile or play an action card."
    )
    decision = table(in_hand="tee").decision
    assert {name: plain(value) for name, value in decision.sentence.args.items()} == {
        "tile": "tee",
        "choices": "place-or-trade",
    }
