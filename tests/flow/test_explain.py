"""Every move of the whole move space, legal or not, has a clause and a sentence; and the two sides never disagree."""

from __future__ import annotations

import random
import re

import pytest

from riverrun.games.flow.explain import DECISIONS, REFUSALS
from riverrun.games.flow.moves import Block
from riverrun.games.flow.refusals import Reason
from riverrun.kernel.explanations import Permission, Refusal

from .table import game, play, table

GAMES = [
    (1, {"difficulty": "inconceivable"}),
    (2, {}),
    (3, {"difficulty": "hard", "obstacle": "one_arm"}),
    (6, {"scenarios": "obstacles,one-card,firm-obstacles,no-new-cards,single-path", "turns": "5", "untradable": "tee"}),
]

SHUT = ("r0c1 nw", "r1c0 nw", "r0c5 ne", "r1c6 ne", "r6c1 sw", "r5c0 sw", "r6c5 es", "r5c6 es")


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


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_a_move_is_legal_exactly_if_no_clause_refuses_it(players, options):
    clauses = game().rulebook.clauses
    for seed in range(2):
        for state in positions(players, options, seed, 0.2):
            legal = set(state.legal())
            rules, box = state.game.rules, state.game.box_view
            for move in range(state.game.moves):
                fine = rules.refusal(box, state.position_view, move) == Reason.NONE
                assert fine == (move in legal) or move == Block.TIDE
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
    assert set(REFUSALS) == set(Reason) - {Reason.NONE, Reason.OVER}
    assert len({text for _, text in REFUSALS.values()}) == len(REFUSALS)


def test_every_decision_is_asked_in_words():
    asked = {}
    state = game(2, scenarios="single-path").new(1)
    asked["facing"] = state.decision
    asked["turn"] = play(state, "face n").decision
    asked["tile"] = table(in_hand="tee").decision
    asked["aim"] = play(table("r0c1 ew", cards="current"), "play current").decision
    asked["die"] = play(table(calm=True), "tide").decision
    assert set(asked) == {kind for kind, _, _ in DECISIONS.values()}
    assert all(decision.kind == kind for kind, decision in asked.items())
    assert asked["tile"].text == "You have a tee: place it or trade it for an action card."
    assert asked["aim"].text == "Current: choose the tile you move."
    assert asked["aim"].about == "current"
    assert asked["tile"].clause == "FL-D3"
    shut = table(*SHUT, in_hand="cross").decision
    assert (shut.clause, shut.text) == ("FL-D5", "You have a cross: it has no space, discard it.")
    assert table(*SHUT, in_hand="cross-obstacle").decision.clause == "FL-D4"
    lifted = play(table("r0c1 ew", cards="current"), "play current", "aim r0c1")
    assert lifted.decision.text == "Current: choose where the straight goes."


@pytest.mark.parametrize(
    ("state", "move", "clause", "text"),
    [
        (table, "draw", "FL-D1", "Draw the top tile of 42 face down."),
        (lambda: table(revealed=["tee"]), "take tee", "FL-D1", "Draw the revealed tee."),
        (lambda: table(cards="bird", discards=["tee"]), "take tee", "FL-D1", "No tee lies revealed."),
        (lambda: table(in_hand="tee"), "trade", "FL-D2", "Discard the tee for an action card from the deck of 15."),
        (lambda: table(in_hand="tee"), "place r0c1 esw", "FL-D3", "Place the tee at r0c1, open at esw."),
        (
            lambda: play(table("r0c1 ew", cards="support"), "play support"),
            "aim r0c1",
            "FL-G1",
            "Remove the straight at r0c1.",
        ),
        (
            lambda: play(table("r0c1 ew", cards="bird"), "play bird"),
            "aim r0c1",
            "FL-G2",
            "A bird sits down on the straight at r0c1.",
        ),
        (
            lambda: play(table("r0c1 ew", cards="current"), "play current"),
            "aim r0c1",
            "FL-G3",
            "Move the straight at r0c1.",
        ),
        (lambda: play(table(calm=True), "tide"), "die white", "FL-F4", "Roll the white die, which hits rows."),
        (lambda: play(table(calm=True), "tide"), "die black", "FL-F4", "Roll the black die, which hits columns."),
        (lambda: game(2, scenarios="single-path").new(1), "face w", "FL-H6", "The boat's open path faces west."),
        *(
            (lambda card=card: table("r0c1 ew", cards=card, discards=["tee"]), f"play {card}", clause, None)
            for card, clause in (
                *(("support", "FL-G1"), ("bird", "FL-G2"), ("current", "FL-G3")),
                *(("fishing", "FL-G4"), ("calm-waters", "FL-G5"), ("return", "FL-G6")),
            )
        ),
        (
            lambda: play(table("r0c1 ew", cards="current"), "play current", "aim r0c1"),
            "place r3c4 ew",
            "FL-G3",
            "Move the straight to r3c4, open at ew.",
        ),
        (
            lambda: play(table(cards="return", discards=["tee"]), "play return", "aim tee"),
            "place r0c1 esw",
            "FL-G6",
            "Place the tee at r0c1, open at esw.",
        ),
        (lambda: table(*SHUT, in_hand="tee"), "discard", "FL-D5", "Discard the tee: it has no space."),
        (
            lambda: table(*SHUT, in_hand="tee-obstacle"),
            "discard",
            "FL-D4",
            "Discard the tee with an obstacle: it has no space.",
        ),
        (
            lambda: table("r0c2 scenario", "r1c1 ew", in_hand="tee"),
            "place r0c1 esw",
            "FL-E3",
            "At r0c1 open would meet closed in the south.",
        ),
        (table, "tide", "FL-F3", "The timer has run out. The wave comes."),
        (
            lambda: table(in_hand="tee"),
            "tide",
            "FL-F2",
            "The timer has run out. p1 finishes this turn, then the wave comes.",
        ),
        (lambda: table(cards="fishing"), "play support", "FL-C2", "You have no Support."),
        (table, "place r0c1 ew", "FL-C5", "Another choice is asked now. Draw a tile or play an action card."),
    ],
)
def test_what_is_said_of_a_move(state, move, clause, text):
    verdict = state().explain(move)
    assert (verdict.clause, verdict.text) == (clause, text or verdict.text)
