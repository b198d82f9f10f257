"""`riverrun simulate`, `bench` and `warm`."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import riverrun as rr
from riverrun.bots import bot
from riverrun.cli.app import paper
from riverrun.cli.simulate import show
from riverrun.kernel.jit import switch
from riverrun.lab import simulate as run_games
from riverrun.lab import summary
from riverrun.lab.bench import Bench
from riverrun.lab.warm import Piece, Warmed, bring_in, study_piece, warm_game

from .conftest import GAME

KEYS = {
    "interpreted_dps",
    "compiled_dps",
    "threads_dps",
    "copies_per_s",
    "position_bytes",
    "compile_s",
    "load_s",
    "players",
    "threads",
}


def simulate(run, *more):
    args = ("simulate", GAME, "--players", 2, "--games", 6, "--seed", "0x10", "--bots", "random,random", *more)
    result = run(*args)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_a_summary_for_people(run):
    text = simulate(run)
    assert "The Flow of History: 6 games of 2" in text
    for word in ("decisions", "a second", "p1", "p2", "random", "share of wins", "95 %", "50.0%"):
        assert word in text
    assert max(map(len, text.splitlines())) <= 80


def test_a_summary_for_programs_is_the_same_on_any_threads(run):
    one, two = (json.loads(simulate(run, "--json", "--threads", threads)) for threads in (1, 2))
    for found in (one, two):
        found.pop("seconds")
        found.pop("decisions_per_s")
    assert (one.pop("threads"), two.pop("threads")) == (1, 2)
    assert one == two
    assert one["seed"] == "10"
    assert one["games"] == 6
    assert one["by_bot"][0]["chairs"] == 12
    assert set(one["by_seat"][0]["share"]) == {"mean", "low", "high"}


def test_events_are_counted_if_asked_for(run):
    assert json.loads(simulate(run, "--json"))["events"] is None
    told = json.loads(simulate(run, "--json", "--events"))["events"]
    assert told["games"] == 6
    invest = next(event for event in told["events"] if event["kind"] == "invest")
    assert invest["games"] == 6
    assert invest["times"] == sum(piece["times"] for piece in invest["pieces"]["card"].values())
    text = simulate(run, "--events")
    assert "of games" in text
    assert "Never happened: " in text
    assert "stall" in told["never"]
    assert max(map(len, text.splitlines())) <= 80


def test_a_soak_names_what_never_happened(run):
    args = ("soak", GAME, "--players", 2, "--games", 2, "--compare", 1, "--bots", "easy,random")
    result = run(*args)
    assert result.exit_code == 0, result.output
    words = " ".join(result.stdout.split())
    assert "2 players: 2 games of easy, random" in words
    assert "1 game was the same compiled and interpreted" in words
    assert "Never happened: " in words
    assert "of games" not in words
    table = run(*args, "--events").stdout
    assert "of games" in table
    assert max(map(len, table.splitlines())) <= 80
    (found,) = json.loads(run(*args, "--json").stdout)
    assert (found["bots"], found["games"], found["compared"]) == (["easy", "random"], 2, 1)
    assert "stall" in found["events"]["never"]
    assert "bot" in run("soak", GAME, "--bots", "nobody").output


def test_decisions_are_written_into_a_folder_which_the_summary_names(run, refuse, tmp_path):
    pytest.importorskip("pyarrow")
    told = simulate(run, "--decisions", tmp_path / "made").replace("\n", "")
    assert told.endswith("made.")
    assert sorted(one.name for one in (tmp_path / "made").iterdir()) == [
        *("README.md", "data", "moves.json", "observation.json", "run.json"),
    ]
    assert "not both" in refuse("simulate", GAME, "--events", "--decisions", tmp_path / "other")
    assert not (tmp_path / "other").exists()


def test_results_are_written(run, tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "games.parquet"
    assert "games.parquet" in simulate(run, "--out", path).replace("\n", "")
    assert parquet.read_table(path).num_rows == 6


def test_without_pyarrow_the_remedy_is_named(refuse, tmp_path, monkeypatch):
    monkeypatch.setattr("riverrun.lab.parquet.find_spec", lambda name: None)
    assert 'pip install "riverrun-games[lab]"' in refuse("simulate", GAME, "--out", tmp_path / "games.parquet")


def test_uneven_tables_are_pointed_out(make_game, capsys):
    played = run_games(make_game(3), [bot("random")], 2)
    for names, uneven in ((("a",), False), (("a", "b", "c"), False), (("a", "b"), True)):
        show(paper(), summary(replace(played, bots=names)), "Title", None)
        assert ("do not share out evenly" in capsys.readouterr().out) == uneven


def test_the_bench_for_programs_and_people(run, monkeypatch):
    asked = []

    def measured(game: rr.Game, tell: object) -> Bench:
        asked.append(game.players)
        speeds = {"interpreted_dps": 1e4, "compiled_dps": 4e6, "threads_dps": 7e6, "copies_per_s": 2e7}
        return Bench(players=game.players, threads=2, position_bytes=2000, compile_s=20.5, load_s=0.9, **speeds)

    monkeypatch.setattr("riverrun.cli.bench.measure", measured)
    assert set(json.loads(run("bench", GAME, "--json").stdout)) == KEYS
    text = run("bench", GAME, "--players", 3).stdout
    assert asked == [4, 3]
    assert "400 x interpreted" in text
    assert "1.75 x one thread" in text
    assert max(map(len, text.splitlines())) <= 80


@pytest.fixture
def warming(monkeypatch, tmp_path):
    """A warming of two pieces that takes no time; `warming.compiled` says whether they must be compiled."""
    monkeypatch.delenv("RIVERRUN_JIT", raising=False)
    monkeypatch.setattr(switch, "CACHE", tmp_path)

    class Warming:
        compiled = True

    def bring_in(listed):
        return (Warmed(piece.name, 1.5, Warming.compiled) for piece in listed)

    monkeypatch.setattr("riverrun.cli.warm.everything", lambda game, lab: [Piece("one", list), Piece("two", list)])
    monkeypatch.setattr("riverrun.cli.warm.bring_in", bring_in)
    return Warming


def test_warming_tells_each_piece_and_sets_the_stamp(run, warming):
    result = run("warm")
    count = 2 * len(rr.rulebooks())
    assert result.exit_code == 0
    assert "one" in result.stdout
    assert "1.50 s  compiled" in result.stdout
    assert f"Compiled {count} entry points in {1.5 * count:.1f} s." in result.stdout
    assert str(switch.CACHE) in result.stdout
    assert switch.warm_stamp().exists()
    warming.compiled = False
    assert "compiled already" in run("warm").stdout


def test_one_warm_game_of_several_sets_no_stamp(run, warming, monkeypatch):
    monkeypatch.setattr("riverrun.lab.warm.rulebooks", lambda: [GAME, "another"])
    assert "Other games are not compiled yet" in run("warm", GAME).stdout
    assert not switch.warm_stamp().exists()


def test_warming_tells_programs_each_piece_before_it(run, warming):
    result = run("warm", "--json")
    assert result.exit_code == 0
    *before, last = [json.loads(line) for line in result.stdout.splitlines()]
    count = 2 * len(rr.rulebooks())
    names = [(id, piece) for id in rr.rulebooks() for piece in ("one", "two")]
    assert [(line["game"], line["piece"]) for line in before] == names
    assert [(line["done"], line["of"]) for line in before] == [(done, count) for done in range(count)]
    assert last == {"done": count, "of": count, "seconds": 1.5 * count, "complete": True}
    assert switch.warm_stamp().exists()


def test_line_for_programs_comes_before_the_piece_is_begun(monkeypatch, warming):
    from riverrun.cli import warm

    happened = []
    monkeypatch.setattr(warm, "print_line", lambda line: happened.append(line.get("piece", "end")))
    monkeypatch.setattr(warm, "bring_in", bring_in)
    listed = [Piece(name, lambda name=name: happened.append(f"{name} called")) for name in ("one", "two")]
    warm.report({GAME: listed})
    assert happened == ["one", "one called", "two", "two called", "end"]


def test_programs_learn_whether_other_games_are_missing(run, warming, monkeypatch):
    monkeypatch.setattr("riverrun.lab.warm.rulebooks", lambda: [GAME, "another"])
    assert json.loads(run("warm", GAME, "--json").stdout.splitlines()[-1])["complete"] is False


def test_the_environments_are_warmed_too(monkeypatch):
    from riverrun.cli import warm

    asked = []
    monkeypatch.setattr("riverrun.gym.warm", asked.append)
    game = rr.game(GAME, players=2)
    listed = warm.everything(game, lab=False)
    assert listed[-1].name == "gym"
    listed[-1].call()
    assert asked == [game]


def test_what_reports_and_comparisons_play_is_compiled_where_it_is_asked_for():
    from riverrun.cli.warm import everything

    game = warm_game(rr.rulebooks()[GAME])
    usual, more = ([piece.name for piece in everything(game, lab)] for lab in (False, True))
    assert more == [*usual, "lab.study_games"]
    assert study_piece(game).call() is not None
