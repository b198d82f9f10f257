"""The moves: every number has one text, each is legal or refused by a clause, and all is said in every language."""

from __future__ import annotations

import pytest

import riverrun as rr
from riverrun.kernel.language.catalogue import LANGUAGES
from riverrun.kernel.language.sentences import language

from .table import any_table, game, left, playing, table


def test_notation_is_total_and_injective():
    texts = [game().text(move) for move in range(game().moves)]
    assert texts == ["take 1", "take 2", "take 3"]
    assert [game().move(text) for text in texts] == list(range(game().moves))
    assert game().move("  TAKE  2 ") == game().move("take 2")


def test_what_is_no_move(refused):
    assert refused(rr.UnknownMove, game().move, "take 4") == "‘4’ is not an amount: give 1 to 3."
    assert refused(rr.UnknownMove, game().move, "grab 1") == "‘grab 1’ is not a move. Moves are: take N."


@any_table
def test_a_move_is_legal_exactly_if_no_clause_refuses_it(players, options):
    clauses = game().rulebook.clauses
    for state in playing(game(players, **options), 5):
        verdicts = [state.explain(move) for move in range(state.game.moves)]
        assert [move for move, verdict in enumerate(verdicts) if verdict.legal] == state.legal()
        assert state.over or state.legal()
        assert all(verdict.clause in clauses for verdict in verdicts)


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_everything_is_said_in_every_language(spoken):
    with language(spoken):
        for state in playing(game(3), 1):
            said = [state.explain(move) for move in range(state.game.moves)]
            said += [*state.events(), *(line for score in state.scores() for line in score.lines)]
            said += [] if state.decision is None else [state.decision]
            assert all(one.text for one in said)
            assert state.screen(0)


@pytest.mark.parametrize(
    ("state", "move", "clause", "text"),
    [
        (table, "take 2", "NEW-3", "Take 2 stones from the top of the pile."),
        (lambda: left("gem"), "take 1", "NEW-5", "Take 1 stone, the last of the pile."),
        (lambda: left("gem"), "take 2", "NEW-3", "The pile has only 1 stone."),
        (lambda: table(most="2"), "take 3", "NEW-3", "You may take at most 2 stones at once."),
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
