"""`riverrun replay` and `riverrun verify`."""

from __future__ import annotations

import json

import msgspec
import pytest

import riverrun as rr
from riverrun.kernel.record import commitment

from .conftest import GAME


def test_a_good_record_holds(run, saved):
    result = run("verify", saved)
    assert result.exit_code == 0
    assert result.stdout.count("\n") == 1
    assert "holds" in result.stdout


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"over": true', '"over": false', "over"),
        ('"rules": "1"', '"rules": "0"', "rules"),
        ('"seed": "8"', '"seed": "9"', "does not replay"),
        ('"seed": "8"', '"seed": "zz"', "seed"),
        ('"players": 2', '"players": 9', "players"),
        (f'"game": "{GAME}"', '"game": "chess"', "chess"),
        ('"format"', '"colour": 1, "format"', "colour"),
        ('"moves": [', '"moves": ["dance",', "dance"),
        ("{", "", "no riverrun record"),
        ('"format"', "format", "JSON"),
    ],
)
def test_a_corrupted_record_is_found_out(refuse, saved, tmp_path, old, new, why):
    text = saved.read_text()
    assert old in text
    path = tmp_path / "corrupted.json"
    path.write_text(text.replace(old, new, 1))
    assert why in refuse("verify", path, code=1)


def test_a_changed_hash_is_found_out(refuse, saved, tmp_path):
    record = json.loads(saved.read_text())
    record["hash"] = "0" * 16
    (tmp_path / "changed.json").write_text(json.dumps(record))
    assert "hash" in refuse("verify", tmp_path / "changed.json", code=1)


def test_another_content_does_not_fit(refuse, saved, pack):
    assert "content" in refuse("verify", saved, "--content", pack, code=1)
    refuse("verify", saved, "--content", "nowhere")
    refuse("replay", saved, "--content", pack)


def test_replay_tells_every_move(run, saved):
    result = run("replay", saved)
    assert result.exit_code == 0
    moves = rr.read_record(saved).moves
    for number, move in enumerate(moves, 1):
        assert f"\n{number}. p" in result.stdout
        assert move in result.stdout
    assert f"The table after {len(moves)} of {len(moves)} moves" in result.stdout
    assert "the winner" in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_a_game_against_the_clock_is_told_verified_and_gone_on_with(run, tmp_path):
    state = rr.game("flow", 1, clock="60").new(seed=8)
    for _ in range(4):
        state.play(rr.random_move(state))
    path = tmp_path / "clock.json"
    state.record().save(path)
    for command in (("replay", path), ("verify", path), ("play", "flow", "--load", path)):
        assert run(*command, input="quit\n").exit_code == 0


def test_replay_to_a_move(run, refuse, saved):
    result = run("replay", saved, "--to", 3)
    assert "\n3. p" in result.stdout
    assert "\n4. p" not in result.stdout
    assert "The table after 3 of" in result.stdout
    assert run("replay", saved, "--to", 3, "--tables").stdout.count("MARKET") == 3
    assert "--to" in refuse("replay", saved, "--to", 10_000)
    refuse("replay", saved, "--to", -1)


def test_replay_as_data(run, saved):
    data = json.loads(run("replay", saved, "--json").stdout)
    record = rr.read_record(saved)
    assert [step["move"] for step in data["steps"]] == record.moves
    assert data["hash"] == record.hash
    assert [score["points"] for score in data["scores"]] == record.scores
    assert all("to" not in event for step in data["steps"] for event in step["events"])
    assert json.loads(run("replay", saved, "--json", "--to", 2).stdout)["scores"] is None


def test_replay_of_a_corrupted_record(run, saved, tmp_path):
    path = tmp_path / "corrupted.json"
    path.write_text(saved.read_text().replace('"moves": [', '"moves": ["dance",', 1))
    result = run("replay", path)
    assert result.exit_code == 2
    assert "Move 1 of" in result.stderr
    record = json.loads(saved.read_text())
    record["moves"].append("harvest")
    path.write_text(json.dumps(record))
    result = run("replay", path)
    assert result.exit_code == 2
    assert "over" in result.stderr


# What was published of the seed


def test_a_published_commitment_is_checked(run, refuse, saved):
    result = run("verify", saved, "--commitment", commitment(8).upper())
    assert result.exit_code == 0
    assert " holds: " in result.stdout.replace("\n", " ")
    assert "its seed is the one committed to" in result.stdout.replace("\n", " ")
    assert "committed" not in run("verify", saved).stdout
    assert json.loads(run("verify", saved, "--commitment", commitment(8), "--json").stdout)["commitment"] is True
    assert json.loads(run("verify", saved, "--json").stdout)["commitment"] is False


def test_another_commitment_does_not_hold(run, refuse, saved):
    assert "not the one committed to" in refuse("verify", saved, "--commitment", commitment(9), code=1)
    result = run("verify", saved, "--commitment", commitment(9), "--json")
    assert result.exit_code == 1
    told = json.loads(result.stdout)
    assert told["holds"] is False
    assert "committed" in told["why"]


@pytest.mark.parametrize("hex", ["", "12", "g" * 64, "0" * 63, "0" * 65, "0x" + "0" * 62])
def test_text_that_is_no_commitment_is_refused(refuse, saved, hex):
    assert "64 hexadecimal digits" in refuse("verify", saved, "--commitment", hex)


def test_a_record_that_carries_its_commitment(run, refuse, saved, tmp_path):
    for seed, code in ((8, 0), (9, 1)):
        record = msgspec.structs.replace(rr.read_record(saved), commitment=commitment(seed))
        record.save(tmp_path / "kept.json")
        if code:
            assert "not the one committed to" in refuse("verify", tmp_path / "kept.json", code=code)
        else:
            assert "committed to" in run("verify", tmp_path / "kept.json").stdout.replace("\n", " ")


def test_a_commitment_needs_a_seed(refuse, tmp_path):
    game = rr.game(GAME, players=3)
    game.restore(game.new(1).document()).record().save(tmp_path / "placed.json")
    assert "not from a seed" in refuse("verify", tmp_path / "placed.json", "--commitment", commitment(1), code=1)
