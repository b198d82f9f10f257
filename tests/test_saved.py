"""What earlier versions wrote is read by this one: records, positions, content packs and snapshots.

What their servers wrote is opened in tests/server/storage/test_saved.py.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import riverrun as rr
from riverrun.kernel.record import read_record

OLD = Path(__file__).parent / "fixtures" / "version-0.1"
EXPECTED: dict[str, Any] = json.loads((OLD / "expected.json").read_text("utf-8"))
RECORDS, DOCUMENTS, SNAPSHOTS = (EXPECTED[kind] for kind in ("records", "documents", "snapshots"))


def game_of(id: str, players: int, options: dict[str, str], pack: str | None = None) -> rr.Game:
    return rr.game(id, players, content=None if pack is None else OLD / "packs" / pack, **options)


def facts(state: rr.State) -> dict[str, Any]:
    """What an earlier version said of a state."""
    return {
        "hash": state.hash,
        "seat": state.seat,
        "decision": None if state.decision is None else state.decision.kind,
        "legal": len(state.legal()),
        "points": [score.points for score in state.scores()],
        "over": state.over,
    }


def same(state: rr.State, expected: dict[str, Any]) -> bool:
    found = facts(state)
    return found == {name: expected[name] for name in found}


def play_to_the_end(state: rr.State, seed: int = 1) -> rr.State:
    """Plays on at random; everything holds at the end."""
    rng = random.Random(seed)
    while not state.over:
        state.play(rr.random_move(state, rng))
    assert state.check() == []
    assert sum(state.wins()) in (0, 1, state.game.players)
    return state


def record_of(name: str) -> tuple[rr.Record, rr.Game]:
    record = read_record(OLD / "records" / f"{name}.json")
    return record, game_of(record.game, record.players, record.options, RECORDS[name]["pack"])


def test_every_file_is_expected() -> None:
    for kind, expected in (("records", RECORDS), ("documents", DOCUMENTS), ("snapshots", SNAPSHOTS)):
        assert {file.stem for file in (OLD / kind).iterdir()} == set(expected)


@pytest.mark.parametrize("name", RECORDS)
def test_an_old_record_verifies(name) -> None:
    record, game = record_of(name)
    last = record.verify(game)
    assert same(last, RECORDS[name])
    assert [last.game.text(move) for move in last.played] == record.moves


@pytest.mark.parametrize("name", RECORDS)
def test_an_old_record_is_written_again_as_it_was(name) -> None:
    record, game = record_of(name)
    written = (OLD / "records" / f"{name}.json").read_text("utf-8")
    assert record.verify(game).record().to_json() == written


@pytest.mark.parametrize("name", [name for name in RECORDS if "clock" not in name])
def test_an_old_record_is_played_on_from_its_middle(name) -> None:
    record, game = record_of(name)
    play_to_the_end(record.replay(game, upto=len(record.moves) // 2))


@pytest.mark.parametrize("name", DOCUMENTS)
def test_an_old_document_is_read_and_played_on(name) -> None:
    expected = DOCUMENTS[name]
    game = game_of(expected["game"], expected["players"], expected["options"])
    state = game.restore((OLD / "documents" / f"{name}.json").read_text("utf-8"))
    assert same(state, expected)
    assert state.check() == []
    assert game.restore(state.document()).hash == expected["hash"], "what is written now says the same"
    again = play_to_the_end(state).record()
    assert again.verify(game).over


@pytest.mark.parametrize("name", SNAPSHOTS)
def test_an_old_snapshot_is_refused_in_a_sentence(name, refused) -> None:
    expected = SNAPSHOTS[name]
    game = game_of(expected["game"], expected["players"], {})
    sentence = refused(rr.BadRecord, game.thaw, (OLD / "snapshots" / f"{name}.bin").read_bytes())
    assert "'riverrun-snapshot/1'" in sentence
