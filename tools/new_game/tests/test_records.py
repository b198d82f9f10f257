"""Records, snapshots and documents: they replay, verify and come back whole; what no position can be is refused."""

from __future__ import annotations

import msgspec
import pytest

import riverrun as rr

from .table import any_table, game, playing


@any_table
def test_a_record_replays(players, options):
    for seed in range(3):
        *_, state = playing(game(players, **options), seed)
        record = rr.read_record(state.record().to_json())
        again = rr.replay(record)
        assert (again.hash, again.events()) == (state.hash, state.events())
        assert record.scores == [score.points for score in state.scores()]


def test_a_record_that_was_changed_does_not_verify(refused):
    *_, state = playing(game(), 3)
    refused(rr.BadRecord, rr.replay, msgspec.structs.replace(state.record(), hash="0" * 16))


def test_a_snapshot_comes_back_whole():
    for state in playing(game(3), 4):
        twin = state.game.thaw(state.freeze())
        assert (twin.hash, twin.events(), twin.undoable) == (state.hash, state.events(), state.undoable)


@any_table
def test_every_position_survives_its_document(players, options):
    for state in playing(game(players, **options), 5):
        again = state.game.restore(msgspec.json.encode(state.document()))
        assert again.position.tobytes() == state.position.tobytes()


def test_all_that_is_told_can_be_sent():
    for state in playing(game(3), 6):
        told = [state.scores(), state.events(), state.view(0), state.game.rulebook.faces(state.game)]
        assert msgspec.json.decode(msgspec.json.encode(told))


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"weather": "fine"}, "This is no position of "),
        ({"game": "chess"}, "This is a 'riverrun-position/1' of 'chess', not a "),
        ({"seat": 2}, "seat is 2; seats are 0 to 1."),
        ({"moves": -1}, "moves is -1; it must be 0 to 1000000."),
        ({"rng": "0" * 32}, "The rng is 32 hexadecimal digits in small letters, not all 0."),
        ({"taken": [[]]}, "There are 1 lists of taken stones for 2 players."),
        ({"pile": ["boulder"]}, "There is no stone ‘boulder’: give dud, pebble or gem."),
        ({"pile": ["gem"]}, "The stones are not those of the box (NEW-1)."),
        ({"pile": ["gem"] * 16}, "The stones are not those of the box (NEW-1)."),
        ({"taken": [["gem"] * 4, []]}, "The stones are not those of the box (NEW-1)."),
    ],
)
def test_what_no_position_can_be(refused, fields, says):
    assert refused(rr.BadPosition, game().restore, fields).startswith(says)
