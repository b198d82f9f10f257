"""Records: a game as seed, options and moves; it replays to the same position, or one sentence says why not."""

from __future__ import annotations

import copy
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import riverrun as rr
from riverrun.kernel import files as files_module
from riverrun.kernel import record as record_module

from .table import game, nation, play, table


def played(players: int = 3, seed: int = 1, moves: int = 10_000, **options: str) -> rr.State:
    """A game played by random moves."""
    state = game(players, **options).new(seed)
    rng = random.Random(seed)
    while not state.over and len(state.played) < moves:
        state.play(rr.random_move(state, rng))
    return state


FINISHED = {players: played(players) for players in (2, 3, 4, 5)}
RECORD = FINISHED[3].record()


def changed(**fields: Any) -> rr.Record:
    return msgspec.structs.replace(RECORD, **fields)


# Out and in again


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_finished_game_replays_to_the_same_position(players):
    state = FINISHED[players]
    record = state.record()
    assert record.over
    again = rr.read_record(record.to_json())
    assert again == record
    assert rr.replay(again).hash == rr.replay(record.to_json()).hash == state.hash
    assert again.verify(game(players)).scores() == state.scores()
    assert again.verify(game(players)).events() == state.events()


@pytest.mark.parametrize(
    "options",
    [
        {"edition": "first"},
        {"glossary": "literal"},
        {"future_ends": "immediately"},
        {"age_check": "once", "stall": "off"},
    ],
)
def test_options_are_part_of_the_record(options):
    state = played(3, 5, **options)
    record = state.record()
    assert record.options == {**RECORD.options, **options}
    assert rr.replay(record.to_json()).hash == state.hash


def test_unfinished_game_replays_to_where_it_stood():
    for moves in (0, 1, 2, 17):
        state = played(2, 3, moves)
        record = state.record()
        assert (len(record.moves), record.over) == (moves, False)
        assert rr.replay(record).hash == state.hash


def test_game_that_began_from_a_position_replays_from_it():
    state = table(nation("ramesses-ii", tokens=2), market=["pyramids", "great-wall"], deck=None, supply=3)
    play(state, "activate ramesses-ii", "take great-wall")
    record = state.record()
    assert record.seed is None
    assert record.moves == ["activate ramesses-ii", "take great-wall"]
    again = rr.replay(record.to_json())
    assert again.hash == state.hash
    assert again.record() == record


def test_record_says_what_was_played_by_which_rules_with_what_content():
    assert RECORD.game == "flow-of-history"
    assert RECORD.players == 3
    assert RECORD.rules == game().rulebook.version
    assert RECORD.content == game().content_hash
    assert RECORD.seed == "1"
    assert RECORD.start is None
    assert RECORD.moves == [game().text(move) for move in FINISHED[3].played]
    assert RECORD.hash == FINISHED[3].hash
    assert RECORD.scores == [score.points for score in FINISHED[3].scores()]


def test_record_is_readable_json():
    text = RECORD.to_json()
    assert text.endswith("}\n")
    assert '"format": "riverrun-record/1"' in text
    assert f'"{RECORD.moves[0]}"' in text
    assert msgspec.json.decode(text)["players"] == 3


def test_largest_seed_is_kept():
    state = game(4).new(2**128 - 1)
    assert state.record().seed == "f" * 32
    assert rr.replay(state.record()).hash == state.hash


def test_replay_up_to_a_move():
    state = RECORD.replay(game(3), upto=10)
    assert state.played == FINISHED[3].played[:10]
    assert RECORD.replay(game(3), upto=0).hash == game(3).new(1).hash
    assert RECORD.replay(game(3), upto=10**6).over


def test_moves_may_be_written_by_hand():
    moves = [move.replace("-", "_").upper() for move in RECORD.moves]
    assert rr.replay(changed(moves=moves)).hash == RECORD.hash


def test_record_shrinks_with_undo():
    state = game(3).new(1)
    state.play("invest warriors 1")
    state.undo()
    assert state.record().moves == []
    assert rr.replay(state.record()).hash == state.hash


# Files


def test_record_is_saved_and_read_back(tmp_path):
    path = tmp_path / "game.json"
    RECORD.save(path)
    assert path.read_text("utf-8") == RECORD.to_json()
    assert rr.read_record(path) == RECORD
    assert rr.replay(path).hash == RECORD.hash
    RECORD.save(str(path))
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize("broken", ["chmod", "replace"])
def test_existing_file_survives_a_failed_write(tmp_path, monkeypatch, broken):
    path = tmp_path / "game.json"
    RECORD.save(path)
    before = path.read_bytes()

    def fail(*args: Any, **named: Any) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(files_module.os, broken, fail)
    with pytest.raises(OSError, match="the disk is full"):
        changed(scores=[0, 0, 0]).save(path)
    monkeypatch.undo()
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_existing_file_survives_a_write_that_breaks_off(tmp_path, monkeypatch):
    path = tmp_path / "game.json"
    RECORD.save(path)
    before = path.read_bytes()

    def half(self: Path, text: str, encoding: str) -> None:
        self.write_bytes(text.encode(encoding)[:40])
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "write_text", half)
    with pytest.raises(KeyboardInterrupt):
        RECORD.save(path)
    monkeypatch.undo()
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_file_that_cannot_be_read_is_refused(tmp_path, refused):
    assert "cannot be read: No such file or directory." in refused(rr.BadRecord, rr.read_record, tmp_path / "none.json")
    assert "cannot be read: Is a directory." in refused(rr.BadRecord, rr.read_record, tmp_path)


def test_huge_file_is_refused(tmp_path, refused, monkeypatch):
    path = tmp_path / "game.json"
    RECORD.save(path)
    monkeypatch.setattr(record_module, "LARGEST", 1 << 10)
    assert "is larger than" in refused(rr.BadRecord, rr.replay, path)


# What is refused


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"rules": "0"}, "The record was played by rules 0 of flow-of-history; these are"),
        ({"content": "feedfacefeedface"}, "The record was played with content feedfacefeedface; this is"),
        ({"hash": "0" * 16}, "The record says hash 0000000000000000, but it replays to"),
        ({"scores": [1, 2, 3]}, "The record says scores [1, 2, 3], but it replays to"),
        ({"scores": []}, "The record says scores [], but it replays to"),
        ({"over": False}, "The record says over False, but it replays to True."),
        ({"seed": "2"}, "does not replay:"),
        ({"seed": "xyz"}, "The record's seed 'xyz' is not 1 to 32 hexadecimal digits."),
        ({"seed": ""}, "The record's seed '' is not 1 to 32 hexadecimal digits."),
        ({"seed": "-1"}, "The record's seed '-1' is not 1 to 32 hexadecimal digits."),
        ({"seed": "1" + "0" * 32}, "is not 1 to 32 hexadecimal digits."),
        ({"game": "chess"}, "This record’s game can’t be set up here: There is no game ‘chess’."),
        ({"players": 9}, "This record’s game can’t be set up here: The Flow of History is for 2 to 5 players, not 9."),
        ({"players": 4}, "does not replay"),
        ({"options": {"colour": "red"}}, "has no option ‘colour’"),
        ({"options": {**RECORD.options, "stall": "11"}}, "stall can’t be ‘11’"),
        ({"moves": ["dance"]}, "Move 1 of 1 does not replay: ‘dance’ is not a move"),
        ({"moves": ["pass"]}, "Move 1 of 1 does not replay: ‘pass’ is not legal (FOH-T1): You cannot pass"),
        ({"moves": [*RECORD.moves, "harvest"]}, "does not replay: ‘harvest’ is not legal (FOH-U3): The game is over."),
        ({"moves": RECORD.moves[:-1]}, "The record says hash"),
    ],
)
def test_record_that_does_not_hold_is_refused(fields, says, refused):
    assert says in refused(rr.BadRecord, rr.replay, changed(**fields))


@pytest.mark.parametrize("name", ["players", "content", "id"])
def test_option_with_the_name_of_something_else_is_refused(name, refused):
    options = {**RECORD.options, name: "3"}
    assert name in refused(rr.BadRecord, rr.replay, changed(options=options))


def test_record_of_another_table_is_refused(refused):
    assert "not of riverrun.game('flow-of-history', players=4" in refused(rr.BadRecord, RECORD.replay, game(4))
    assert "The record is of" in refused(rr.BadRecord, RECORD.verify, game(3, edition="first"))


def test_starting_position_that_is_wrong_is_refused(refused):
    start = {"nations": [{}, {}, {}], "supply": -3}
    sentence = refused(rr.BadRecord, rr.replay, changed(seed=None, start=start, moves=[]))
    assert "This record’s starting position is not possible: supply is -3" in sentence


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "This is no riverrun record, nor any JSON"),
        ("nonsense", "nor any JSON"),
        (RECORD.to_json()[:200], "nor any JSON"),
        ("[]", "This is no riverrun record: ‘record’ must be object, not array."),
        ("{}", "‘game’ is missing"),
        ('"riverrun-record/1"', "‘record’ must be object, not str"),
        (RECORD.to_json().replace('"players": 3', '"players": "3"'), "‘players’ must be int, not str"),
        (
            RECORD.to_json().replace('"players": 3', '"players": 3, "dice": 1'),
            "there is no field ‘dice’; give format, game,",
        ),
        (
            RECORD.to_json().replace("riverrun-record/1", "riverrun-record/2"),
            "This record's format is 'riverrun-record/2'",
        ),
        (RECORD.to_json().replace('"seed": "1"', '"seed": null'), "A record has either a seed or a starting position"),
        (RECORD.to_json().replace('"start": null', '"start": {}'), "A record has either a seed or a starting position"),
        (b"\xff\xfe\x00", "nor any JSON"),
        (b'{"game": "\xff"}', "no riverrun record"),
    ],
    ids=range(13),
)
def test_text_that_is_no_record_is_refused(text, says, refused):
    assert says in refused(rr.BadRecord, rr.read_record, text)


@pytest.mark.parametrize(
    "text",
    [
        "\ud800",
        '{"start": ' + "[" * 100_000,
        RECORD.to_json().replace('"start": null', '"start": ' + "[" * 5000 + "]" * 5000),
    ],
    ids=["surrogate", "nested", "nested and closed"],
)
def test_text_no_parser_likes_is_refused(text, refused):
    refused(rr.BadRecord, rr.read_record, text)


@pytest.mark.parametrize(
    "text",
    [
        '{"event": "game", "white": "Anderssen", "moves": ["e4", "e5"]}',
        "(;GM[1]FF[4]SZ[19];B[pd])",
        '[Event "Casual"]\n1. e4 e5 *',
        msgspec.json.encode(game(3).new(1).document()).decode(),
    ],
    ids=["json", "sgf", "pgn", "position"],
)
def test_foreign_files_are_refused(text, refused):
    refused(rr.BadRecord, rr.read_record, text)


def test_state_that_was_dealt_anew_has_no_record_to_replay(refused):
    """Its beginning is not known: such a record is refused when it is made or when it is read, in a sentence."""
    state = game(3).new(1).redeal(0, 5)
    refused(rr.BadRecord, lambda: rr.replay(state.record().to_json()))


# Fuzz: a record replays, or it is refused in a sentence


def _replays_or_is_refused(data: str | bytes) -> None:
    sentence = "Replayed."
    try:
        state = rr.replay(data)
    except rr.BadRecord as trouble:
        sentence = str(trouble)
    else:
        assert state.check() == []
    assert sentence[-1] in ".?", sentence


SHORT = played(3, 4, 12).record().to_json().encode()
FROM_POSITION = (
    play(table(nation(tokens=3), market=["temple"], deck=None), "invest temple 2").record().to_json().encode()
)
TEXTS = st.sampled_from([SHORT, FROM_POSITION])


@given(st.binary(max_size=100))
def test_random_bytes(data):
    _replays_or_is_refused(data)


@given(st.text(max_size=100))
def test_random_text(data):
    _replays_or_is_refused(data)


@given(TEXTS, st.floats(0, 1))
def test_record_cut_short(text, at):
    _replays_or_is_refused(text[: int(at * len(text))])


@given(TEXTS, st.floats(0, 1), st.binary(min_size=1, max_size=3))
def test_record_with_a_slip_of_the_pen(text, at, put):
    cut = int(at * len(text))
    _replays_or_is_refused(text[:cut] + put + text[cut + len(put) :])


ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=8),
    st.sampled_from(
        [[], {}, [0], ["harvest"], [None], {"players": "3"}, {"edition": "first"}, {"id": "x"}, {"nations": []}]
    ),
)


@given(TEXTS, st.data())
def test_record_with_values_changed(text, data):
    record = msgspec.json.decode(text)
    for _ in range(data.draw(st.integers(1, 3))):
        name = data.draw(st.sampled_from(sorted(record)))
        how = data.draw(st.sampled_from(["change", "drop", "inside"]))
        inside = record[name]
        if how == "inside" and isinstance(inside, list) and inside:
            inside[data.draw(st.integers(0, len(inside) - 1))] = data.draw(ODD)
        elif how == "inside" and isinstance(inside, dict) and inside:
            inside[data.draw(st.sampled_from(sorted(inside)))] = data.draw(ODD)
        elif how == "drop" and len(record) > 1:
            del record[name]
        else:
            record[name] = copy.deepcopy(data.draw(ODD))
    _replays_or_is_refused(msgspec.json.encode(record))


def test_a_record_from_before_an_option_came_up_replays_with_its_default():
    state = rr.game("flow-of-history", 3).new(3)
    state.play("harvest")
    older = msgspec.structs.replace(state.record(), options={"edition": "second"})
    assert rr.replay(older).hash == state.hash


def test_a_record_does_not_replay_in_another_game():
    record = rr.game("flow-of-history", 3).new(3).record()
    with pytest.raises(rr.BadRecord, match=r"The record is of flow-of-history for 3 with .*, not of riverrun\.game"):
        record.replay(rr.game("flow-of-history", 3, stall="off"))
