"""Every move of the whole move space, legal or not, has a clause and a sentence; the two sides never disagree."""

from __future__ import annotations

import re

import pytest

from riverrun.games.new_game.events import Happened
from riverrun.games.new_game.explain import DECISIONS, REFUSALS
from riverrun.games.new_game.journal import TELL
from riverrun.games.new_game.refusals import Reason
from riverrun.games.new_game.terms import Step

from .table import any_table, game, left, playing, table


@any_table
def test_a_move_is_legal_exactly_if_no_clause_refuses_it(players, options):
    clauses = game().rulebook.clauses
    for seed in range(5):
        for state in playing(game(players, **options), seed):
            verdicts = [state.explain(move) for move in range(state.game.moves)]
            allowed = [move for move, verdict in enumerate(verdicts) if verdict.legal]
            environment = state.game.rulebook.environment
            assert [move for move in allowed if move not in environment] == state.legal()
            assert state.over or state.legal()
            for verdict in verdicts:
                assert verdict.clause in clauses
                assert re.fullmatch(r"[A-Z][^{]*[.]", verdict.text), verdict.text


def test_everything_has_its_words():
    assert set(REFUSALS) == set(Reason) - {Reason.NONE}
    assert set(DECISIONS) == set(Step)
    assert set(TELL) == set(Happened)


@pytest.mark.parametrize(
    ("state", "move", "clause", "text"),
    [
        (table, "take 2", "NEW-3", "Take 2 stones from the top of the pile."),
        (lambda: left("gem"), "take 1", "NEW-5", "Take 1 stone, the last of the pile."),
        (lambda: left("gem"), "take 2", "NEW-3", "The pile has only 1 stone."),
        (lambda: table(most="2"), "take 3", "NEW-3", "At most 2 stones may be taken at once."),
    ],
)
def test_what_is_said_of_a_move(state, move, clause, text):
    verdict = state().explain(move)
    assert (verdict.clause, verdict.text) == (clause, text)


def test_what_is_asked():
    assert table().decision.text == "Take 1 to 3 of the 15 stones."
    assert left("gem").decision.text == "Take the last stone."


def test_once_it_is_over_nothing_can_be_played():
    *_, state = playing(game(), 1)
    assert {state.explain(move).text for move in range(game().moves)} == {"The game is over: the pile is empty."}
