"""Writing files whole or not at all, and the shape of a record; flow_of_history/test_records.py replays games."""

from __future__ import annotations

import hashlib
import os
import stat
from pathlib import Path

import msgspec
import pytest

import riverrun as rr
from riverrun.kernel.files import replacing
from riverrun.kernel.record import FORMAT, Record, commitment

SMALL = Record(
    game="toy",
    players=2,
    options={"a": "b"},
    rules="1",
    content="00",
    seed="7",
    moves=["x"],
    hash="ff",
    over=False,
    scores=[1],
)


def test_record_is_json_with_its_fields_in_order():
    assert list(msgspec.json.decode(SMALL.to_json())) == [
        "format",
        "game",
        "players",
        "options",
        "rules",
        "content",
        "seed",
        "start",
        "moves",
        "hash",
        "over",
        "scores",
    ]
    assert rr.read_record(SMALL.to_json()) == SMALL
    assert SMALL.format == FORMAT


def test_record_cannot_be_changed():
    with pytest.raises(AttributeError):
        SMALL.hash = "00"


def test_unknown_game_of_a_record_is_refused(refused):
    assert "There is no game ‘toy’" in refused(rr.BadRecord, rr.replay, SMALL)


def test_every_required_field_is_missed(refused):
    whole = msgspec.json.decode(SMALL.to_json())
    for name in ("game", "players", "options", "rules", "content", "moves", "hash", "over", "scores"):
        part = {key: value for key, value in whole.items() if key != name}
        sentence = refused(rr.BadRecord, rr.read_record, msgspec.json.encode(part))
        assert sentence == f"This is no riverrun record: ‘{name}’ is missing."


def write(path: Path, text: str) -> None:
    with replacing(path) as new:
        new.write_text(text, "utf-8")


def test_file_is_written_and_replaced(tmp_path):
    path = tmp_path / "a.txt"
    write(path, "one\n")
    write(path, "zwei é\n")
    assert path.read_text("utf-8") == "zwei é\n"
    assert os.listdir(tmp_path) == ["a.txt"]
    assert stat.S_IMODE(path.stat().st_mode) == 0o644


def test_failed_write_leaves_nothing_behind(tmp_path, monkeypatch):
    path = tmp_path / "a.txt"
    write(path, "one\n")

    def fail(*_: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match="no room"):
        write(path, "two\n")
    monkeypatch.undo()
    assert path.read_text() == "one\n"
    assert os.listdir(tmp_path) == ["a.txt"]


def test_text_that_cannot_be_encoded_leaves_the_file_alone(tmp_path):
    path = tmp_path / "a.txt"
    write(path, "one\n")
    with pytest.raises(UnicodeEncodeError):
        write(path, "\ud800")
    assert path.read_text() == "one\n"
    assert os.listdir(tmp_path) == ["a.txt"]


# What was published of the seed


def test_commitment_is_the_hash_of_32_digits():
    assert commitment(0xAB) == hashlib.sha256(b"000000000000000000000000000000ab").hexdigest()
    assert commitment(2**128 - 1) == hashlib.sha256(b"f" * 32).hexdigest()


def test_commitment_is_kept_and_verified(refused):
    game = rr.game("flow-of-history", 3)
    plain = game.new(77).record()
    kept = msgspec.structs.replace(plain, commitment=commitment(77))
    assert '"commitment"' not in plain.to_json()
    assert plain.commitment is None
    assert rr.read_record(plain.to_json()) == plain
    assert rr.read_record(kept.to_json()) == kept
    assert rr.replay(kept.to_json()).hash == plain.hash
    wrong = msgspec.structs.replace(plain, commitment=commitment(78))
    assert refused(rr.BadRecord, wrong.verify, game) == (
        f"The seed was not the one committed to: it gives {commitment(77)}, and {commitment(78)} was published."
    )


def test_record_without_a_seed_keeps_no_commitment(refused):
    game = rr.game("flow-of-history", 3)
    record = game.restore(game.new(1).document()).record()
    wrong = msgspec.structs.replace(record, commitment=commitment(1))
    assert "from a position and not from a seed" in refused(rr.BadRecord, wrong.verify, game)


@pytest.mark.parametrize("seed", ["zz", "", "-1", "1" + "0" * 32])
def test_seed_that_is_none_gives_no_commitment(seed, refused):
    record = msgspec.structs.replace(rr.game("flow-of-history", 3).new(1).record(), seed=seed)
    assert "is not 1 to 32 hexadecimal digits" in refused(rr.BadRecord, record.verify_commitment, "0" * 64)
