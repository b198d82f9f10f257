"""What every game's view begins with, and that nothing in it comes from what is hidden."""

from __future__ import annotations

import typing

import msgspec
import pytest

import riverrun as rr
from riverrun.kernel.jit.record_view import record_view
from riverrun.kernel.position.view import Frame, frame, in_common, legal_moves, legal_sentence

from .test_toy import playing, raft

FIELDS = ("game", "options", "seat", "players", "decision", "legal", "legal_args", "over")


def states(make_game):
    """Positions of two games, one after another."""
    yield from playing(raft(3, "secret"), 4)
    state = make_game(3).new(2)
    while not state.over:
        yield state
        state.play(rr.random_move(state))
    yield state


def test_every_view_has_the_same_first_fields(make_game):
    for state in states(make_game):
        for seat in (None, 0, 1, 2):
            view = state.view(seat)
            assert isinstance(view, rr.View)
            assert view.__struct_fields__[: len(FIELDS)] == FIELDS
            assert (view.game, view.options, view.players) == (state.game.id, state.game.options, 3)
            assert (view.seat, view.over, view.decision) == (seat, state.over, state.decision)
            assert [legal.move for legal in view.legal] == (state.legal() if seat == state.seat is not None else [])
            assert [legal.notation for legal in view.legal] == [state.game.text(legal.move) for legal in view.legal]
            for legal in view.legal:
                verdict = state.explain(legal.move)
                assert (legal.notation, legal.clause) == (verdict.move, verdict.clause)
                assert legal_sentence(state.game, view, legal) == verdict.sentence


def test_a_generic_program_reads_any_view(make_game):
    for state in (raft(2).new(1), make_game(2).new(1)):
        data = msgspec.json.encode(state.view(state.seat))
        view = msgspec.json.decode(data, type=rr.View)
        assert view.legal == state.view(state.seat).legal
        assert view.decision == state.decision


def test_frame_is_the_fields_of_a_view():
    assert rr.View.__struct_fields__ == FIELDS
    assert set(typing.get_type_hints(Frame)) == set(FIELDS)


def test_the_environments_moves_are_nobodys():
    state = raft(2).new(1)
    tide = state.game.move("tide")
    for seat in (None, 0, 1):
        assert tide not in [legal.move for legal in state.view(seat).legal]


@pytest.mark.parametrize("charms", ["open", "secret"])
def test_a_stripped_position_is_enough(charms):
    for state in playing(raft(3, charms), 3):
        if not state.over:
            seen = record_view(state.seen_by(state.seat))
            assert legal_moves(state.game, seen) == legal_moves(state.game, state.position_view)
            assert frame(state.game, seen, state.seat) == frame(state.game, state.position_view, state.seat)


def test_the_loose_position_is_always_the_states_own():
    state = raft(2).new(1)
    first = state.position_view
    assert state.position_view is first
    state.play(f"ask p{1 - state.seat}")
    assert state.position_view is first
    assert (first.seat, first.moves) == (state.seat, 1)
    state.undo()
    assert state.position_view is not first
    assert state.position_view.moves == 0
    twin = state.copy()
    twin.play(twin.legal()[0])
    assert (twin.position_view.moves, state.position_view.moves) == (1, 0)


def test_text_of_a_move_is_the_same_each_time(refused):
    game = raft(2)
    for _ in range(2):
        assert [game.text(move) for move in range(3)] == ["play 0", "play 1", "play 2"]
        refused(rr.UnknownMove, game.text, True)
        refused(rr.UnknownMove, game.text, 1.0)


def test_what_several_moves_name_alike_is_told_once():
    assert in_common([{"tile": 1, "cell": 2}, {"tile": 1, "cell": 3}]) == {"tile": 1}
    assert in_common([{"tile": 1}, {}]) == in_common([{}, {"tile": 1}]) == {}
    assert in_common([{"tile": 1}]) == {}
