"""Freezing and thawing, winding back, positions from bytes: the state that comes back is the state that was."""

from __future__ import annotations

import random
from functools import cache

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import riverrun as rr
from riverrun.kernel.position.snapshot import FORMAT, Envelope, Snapshot, pack, unpack

from .test_toy import last, playing, raft


@cache
def flow(players: int, edition: str = "second") -> rr.Game:
    return rr.game("flow-of-history", players, edition=edition)


def played(game: rr.Game, seed: int, moves: int) -> rr.State:
    """A game with random moves of players and of the environment, some of them taken back and played anew."""
    state, rng = game.new(seed), random.Random(seed)
    while not state.over and moves > 0:
        moves -= 1
        if state.undoable and rng.randrange(6) == 0:
            state.undo()
        elif game.rulebook.environment and rng.randrange(6) == 0 and state.explain("tide").legal:
            state.play("tide", environment=True)
        else:
            state.play(rr.random_move(state, rng))
    return state


def alike(one: rr.State, other: rr.State) -> bool:
    """Whether nothing that can be asked tells two states apart."""
    seats = (None, *range(one.game.players))
    return (
        one.game is other.game
        and one.position.tobytes() == other.position.tobytes()
        and (one.hash, one.seat, one.over, one.decision) == (other.hash, other.seat, other.over, other.decision)
        and (one.played, one.seed, one.start, one.undoable) == (other.played, other.seed, other.start, other.undoable)
        and (one.legal(), one.scores()) == (other.legal(), other.scores())
        and all(one.view(seat) == other.view(seat) for seat in seats)
        and all(one.events(seat) == other.events(seat) for seat in seats)
        and all(one.events(seat, n - 1, n) == other.events(seat, n - 1, n) for seat in seats for n in range(5))
        and (one.seed is one.start is None or one.record() == other.record())
        and one.freeze() == other.freeze()
    )


def goes_on_alike(one: rr.State, other: rr.State) -> None:
    """Undo to the end, then play on: always the same."""
    while one.undoable:
        one.undo()
        other.undo()
        assert alike(one, other)
    if one.played:
        with pytest.raises(rr.CannotUndo) as why:
            one.undo()
        with pytest.raises(rr.CannotUndo) as same:
            other.undo()
        assert str(why.value) == str(same.value)
    for _ in range(5):
        if not one.over:
            move = rr.random_move(one)
            one.play(move)
            other.play(move)
    assert alike(one, other)


@given(st.integers(2, 5), st.integers(0, 2**128 - 1), st.integers(0, 150))
def test_flow_of_history_thaws_to_what_it_was(players, seed, moves):
    state = played(flow(players), seed, moves)
    again = state.game.thaw(state.freeze())
    assert alike(state, again)
    goes_on_alike(state, again)


@given(st.integers(1, 3), st.sampled_from(["open", "secret"]), st.integers(0, 2**128 - 1), st.integers(0, 60))
def test_the_toy_thaws_to_what_it_was(players, charms, seed, moves):
    state = played(raft(players, charms), seed, moves)
    again = state.game.thaw(state.freeze())
    assert alike(state, again)
    goes_on_alike(state, again)


def test_state_that_began_from_a_position_thaws():
    state = flow(3).restore(played(flow(3), 4, 30).document())
    for _ in range(4):
        state.play(rr.random_move(state))
    again = state.game.thaw(state.freeze())
    assert again.start is not None
    assert alike(state, again)
    goes_on_alike(state, again)


def test_state_without_journal_thaws(refused):
    for state in (flow(3).new(3, keep_journal=False), flow(3).new(3).redeal(1, 7)):
        state.play(rr.random_move(state))
        again = state.game.thaw(state.freeze())
        assert alike(state, again)
        assert refused(rr.CannotUndo, again.undo) == "A state without a journal can’t undo moves."


def test_thawed_state_and_its_bytes_are_independent():
    state = played(raft(2), 2, 6)
    data = state.freeze()
    one, other = state.game.thaw(data), state.game.thaw(data)
    one.play(one.legal()[0])
    assert (other.hash, other.freeze()) == (state.hash, data)


# What is refused


def test_snapshot_of_another_game_is_refused(refused):
    data = flow(3).new(1).freeze()
    assert "The snapshot is of flow-of-history for 3" in refused(rr.BadRecord, flow(2).thaw, data)
    assert "The snapshot is of flow-of-history for 3" in refused(rr.BadRecord, flow(3, "first").thaw, data)
    assert "The snapshot is of flow-of-history for 3" in refused(rr.BadRecord, raft(3).thaw, data)


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"rules": "0"}, "The snapshot was played by rules 0 of flow-of-history; these are 1."),
        ({"content": "x"}, "The snapshot was played with content x; this is"),
        ({"position": b""}, "do not fit together"),
        ({"position": bytes(8)}, "do not fit together"),
        ({"played": b"123"}, "do not fit together"),
        ({"played": b"\xff" * 4}, "do not fit together"),
        ({"played": b""}, "do not fit together"),
        ({"rows": []}, "do not fit together"),
        ({"rows": [b"123"]}, "do not fit together"),
        ({"past": [b""]}, "do not fit together"),
        ({"seed": "zz"}, "This is no riverrun snapshot"),
        ({"seed": "1" * 33}, "This is no riverrun snapshot"),
    ],
)
def test_snapshot_that_does_not_fit_is_refused(fields, says, refused):
    state = flow(3).new(1)
    state.play(rr.random_move(state))
    data = pack(msgspec.structs.replace(unpack(state.freeze()), **fields))
    assert says in refused(rr.BadRecord, flow(3).thaw, data)


def test_snapshot_of_another_format_is_refused(refused):
    envelope = msgspec.msgpack.decode(flow(3).new(1).freeze(), type=Envelope)
    assert envelope.format == FORMAT
    data = msgspec.msgpack.encode(msgspec.structs.replace(envelope, format="riverrun-snapshot/9"))
    assert refused(rr.BadRecord, flow(3).thaw, data) == (
        "This snapshot's format is 'riverrun-snapshot/9'; this riverrun reads 'riverrun-snapshot/2'."
    )
    assert "no riverrun snapshot" in refused(rr.BadRecord, flow(3).thaw, flow(3).new(1).record().to_json().encode())


FROZEN = played(raft(2), 5, 12).freeze()


@given(st.integers(0, len(FROZEN) - 1), st.integers(1, 255))
def test_any_damaged_byte_is_found(at, by):
    damaged = bytearray(FROZEN)
    damaged[at] ^= by
    with pytest.raises(rr.BadRecord):
        raft(2).thaw(bytes(damaged))


@given(st.integers(0, len(FROZEN) - 1))
def test_snapshot_cut_short_is_refused(at):
    with pytest.raises(rr.BadRecord):
        raft(2).thaw(FROZEN[:at])


@given(st.binary(max_size=200))
def test_random_bytes_are_refused(data):
    with pytest.raises(rr.BadRecord):
        raft(2).thaw(data)


def test_words_are_little_endian():
    state = raft(2).new(1)
    state.play("tide", environment=True)
    kept: Snapshot = unpack(state.freeze())
    assert kept.played == state.game.move("tide").to_bytes(4, "little")
    assert kept.position == state.position.tobytes()


# A position from its bytes


def test_state_at_a_position():
    for game in (raft(3, "secret"), flow(4)):
        state = played(game, 8, 9)
        dealt = state.redeal(state.seat, 3)
        again = game.at(dealt.position.tobytes())
        assert again.hash == dealt.hash
        assert again.legal() == dealt.legal() == state.legal()
        again.play(again.legal()[0])
        assert dealt.hash != again.hash


@pytest.mark.parametrize("data", [b"", bytes(4), bytes(100_000)])
def test_bytes_of_another_length_are_no_position(data, refused):
    assert f"bytes, not {len(data)}." in refused(rr.BadPosition, flow(3).at, data)


def test_state_at_a_position_has_no_record_and_no_past(refused):
    state = flow(3).at(flow(3).new(1).position.tobytes())
    refused(rr.BadRecord, state.record)
    refused(rr.BadRecord, state.rewind, 0)
    assert state.events() == []


# Winding back


def test_rewinding_goes_behind_what_was_learned():
    for game in (raft(3, "secret"), flow(2), flow(4)):
        state = played(game, 6, 25)
        steps = [game.new(6)]
        for move in state.played:
            step = steps[-1].copy()
            step.replay_move(move)
            steps.append(step)
        before = state.freeze()
        for to, step in enumerate(steps):
            assert alike(state.rewind(to), step)
        assert state.freeze() == before


def test_rewinding_to_a_starting_position():
    state = flow(3).restore(flow(3).new(4).document())
    first = state.hash
    for _ in range(6):
        state.play(rr.random_move(state))
    back = state.rewind(0)
    assert (back.hash, back.played, back.start) == (first, [], state.start)


@pytest.mark.parametrize("to", [-1, 4, True, 1.0, "1", None])
def test_rewinding_elsewhere_is_refused(to, refused):
    state = raft(2).new(1)
    for _ in range(3):
        state.play(rr.random_move(state))
    assert "Keep 0 to 3 moves" in refused(rr.BadOption, state.rewind, to)


# Events up to a move


def test_events_between_two_moves():
    for state in (last(raft(2, "secret"), 3), played(flow(3), 2, 40)):
        count = len(state.played)
        for seat in (None, 0, 1):
            whole = state.events(seat)
            assert [event for n in range(count + 1) for event in state.events(seat, n - 1, n)] == whole
            assert state.events(seat, -1, count) == state.events(seat, -1, count + 9) == state.events(seat, -9) == whole
            assert state.events(seat, -1, 2) + state.events(seat, 2) == whole
            assert state.events(seat, 3, 3) == state.events(seat, -1, -1) == state.events(seat, 5, 2) == []


def test_events_up_to_a_move_are_those_of_that_time():
    told = [state.events(1) for state in playing(raft(2), 9)]
    state = last(raft(2), 9)
    assert [state.events(1, upto=n) for n in range(len(state.played) + 1)] == told
