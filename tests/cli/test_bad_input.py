"""Bad input: one sentence on stderr, exit code 2, never a traceback; Ctrl-C ends quietly in 130."""

from __future__ import annotations

import signal

import pytest

from riverrun.cli import app
from riverrun.lab import simulate

from .conftest import GAME

BAD = {
    "no such command": ["dance"],
    "no game": ["play"],
    "no such game": ["play", "chess"],
    "no such option": ["games", "--colour"],
    "too many players": ["play", GAME, "--players", "9"],
    "players that are no number": ["play", GAME, "--players", "two"],
    "a seat that is not there": ["play", GAME, "--seat", "4"],
    "seat zero": ["play", GAME, "--seat", "0"],
    "no such bot": ["play", GAME, "--bots", "greedy,deep-blue"],
    "no bot at all": ["play", GAME, "--bots", ","],
    "a seed that is no number": ["play", GAME, "--seed", "seven"],
    "a seed below zero": ["play", GAME, "--seed", "-1"],
    "a seed too large": ["play", GAME, "--seed", str(1 << 128)],
    "an option without a value": ["play", GAME, "--option", "edition"],
    "an option twice": ["play", GAME, "--option", "edition=first", "--option", "edition=second"],
    "an unknown option of the game": ["play", GAME, "--option", "weather=fine"],
    "an unknown value": ["play", GAME, "--option", "edition=third"],
    "options that do not go together": ["play", GAME, "--players", "2", "--option", "edition=first"],
    "no such pack": ["play", GAME, "--content", "nowhere"],
    "no such file to go on with": ["play", GAME, "--load", "nowhere.json"],
    "a saved game and players": ["play", GAME, "--load", "nowhere.json", "--players", "2"],
    "a clock in the terminal": ["play", "flow", "--option", "clock=60"],
    "rounds without an end": ["play", "flow", "--option", "turns=none"],
    "a clock in a simulation": ["simulate", "flow", "--games", "1", "--option", "clock=60"],
    "a clock on the ladder": ["ladder", "flow", "--games", "1", "--option", "clock=60"],
    "a clock while soaking": ["soak", "flow", "--games", "1", "--option", "clock=60"],
    "no games": ["simulate", GAME, "--games", "0"],
    "too many games": ["simulate", GAME, "--games", "10000001"],
    "no threads": ["simulate", GAME, "--threads", "0"],
    "a bot that cannot be simulated": ["simulate", GAME, "--bots", "deep-blue"],
    "a simulation's seed too large": ["simulate", GAME, "--seed", str(1 << 64)],
    "a cluster of another kind": ["simulate", GAME, "--on", "cloud"],
    "threads of a cluster": ["report", GAME, "--on", "ray", "--threads", "2"],
    "kept in nowhere": ["simulate", GAME, "--keep", "nowhere/kept"],
    "decisions that are kept twice": ["simulate", GAME, "--decisions", "made", "--keep", "kept"],
    "a net that is not there": ["simulate", GAME, "--bots", "nowhere.safetensors"],
    "results as a spreadsheet": ["simulate", GAME, "--out", "games.csv"],
    "results into nowhere": ["simulate", GAME, "--out", "nowhere/games.parquet"],
    "no record to replay": ["replay", "nowhere.json"],
    "no record to verify": ["verify", "nowhere.json"],
    "rules of no game": ["rules", "chess"],
    "no such clause": ["rules", GAME, "FOH-Z9"],
    "no tests there": ["rules", GAME, "--coverage", "--tests", "nowhere"],
    "content of nothing": ["content"],
    "no pack to check": ["content", "check", "nowhere"],
    "no such card": ["content", "show", GAME, "monopoly"],
    "content of no game": ["content", "show", "chess"],
    "no game to warm": ["warm", "chess"],
    "no game to measure": ["bench", "chess"],
    "a table too small to measure": ["bench", GAME, "--players", "1"],
}


@pytest.mark.parametrize("args", BAD.values(), ids=list(BAD))
def test_bad_input_is_refused_in_one_sentence(refuse, args, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert refuse(*args)[-1] in ".?)"


def test_names_are_told_as_they_were_given(refuse, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert refuse("replay", ":smile:.json") == "There is no file :smile:.json."
    for command in ("replay", "analyse"):
        assert refuse(command, ".") == ". is a folder; give a file."
    (tmp_path / "notes.json").write_text("not a record")
    assert refuse("replay", "notes.json").startswith("notes.json is no riverrun record, nor any JSON: ")
    (tmp_path / "notes.json").write_text("[]")
    assert refuse("replay", "notes.json") == "notes.json is no riverrun record: ‘record’ must be object, not array."


def test_what_is_near_is_suggested(refuse):
    assert "monastery" in refuse("content", "show", GAME, "monastry")
    assert "FOH-W1" in refuse("rules", GAME, "FOH-W11")
    assert GAME in refuse("play", "chess")


def test_nothing_to_warm_where_nothing_may_be_compiled(refuse, monkeypatch):
    monkeypatch.setenv("RIVERRUN_JIT", "0")
    assert "RIVERRUN_JIT" in refuse("warm")


def test_a_bug_is_not_dressed_up_as_bad_input(run, monkeypatch):
    monkeypatch.setattr("riverrun.cli.games.about", lambda book: 1 // 0)
    assert isinstance(run("games").exception, ZeroDivisionError)


def test_ctrl_c_ends_quietly(command):
    process = command("play", GAME, "--seed", "1", "--bots", "random")
    assert any("Choose" in line for line in process.stdout)
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=20) == 130
    assert process.stderr.read() == ""
    process.communicate()


def test_ctrl_c_ends_a_simulation(run, monkeypatch):
    def interrupted(*args, progress, **named):
        def interrupt(done: int) -> None:
            raise KeyboardInterrupt

        return simulate(*args, progress=interrupt, **named)

    monkeypatch.setattr("riverrun.cli.simulate.run_games", interrupted)
    result = run("simulate", GAME, "--games", "1000", "--threads", "2")
    assert (result.exit_code, result.output) == (130, "")


def test_every_command_has_a_help_text_of_80_columns(run):
    top = run("--help")
    assert top.exit_code == 0
    assert run().stdout == top.stdout
    for command in ("games", "play", "simulate", "replay", "verify", "rules", "content", "warm", "bench"):
        assert command in top.stdout
        text = run(command, "--help")
        assert text.exit_code == 0
        assert max(map(len, text.stdout.splitlines())) <= 80
    for command in (["games"], ["simulate"], ["content", "show"], ["content", "check"]):
        assert "Examples:" in run(*command, "--help").stdout
    assert run("--version").stdout.startswith("riverrun 0")
    assert app.info.help
