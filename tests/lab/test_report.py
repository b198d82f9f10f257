"""Reports: the same on any number of workers and after an interruption; known effects are called, nulls are not."""

from __future__ import annotations

import csv

import numpy as np
import pytest

import riverrun as rr
from riverrun.bots import bot
from riverrun.lab.kept import Kept
from riverrun.lab.report import files, tables
from riverrun.lab.report.page import page
from riverrun.lab.report.reporting import Order, play
from riverrun.lab.report.totals import Pairs, Totals, asked_of
from riverrun.lab.side import Side
from riverrun.lab.study import takeable
from riverrun.lab.workers import Local

GAMES = ["flow-of-history", "along-history", "epochs", "flow"]


def order(make_game, games: int = 8) -> Order:
    return Order(Side.of(make_game(2), [bot("easy")])._replace(block=4), games, seed=5)


@pytest.fixture(scope="module")
def told(make_game, tmp_path_factory):
    """A small report, played by one worker."""
    one = order(make_game)
    return play(one, Local(1), Kept(tmp_path_factory.mktemp("one") / "kept", one.key()), lambda done: None)


def test_many_workers_and_an_interruption_give_the_same_tables(make_game, told, tmp_path):
    one = order(make_game)
    kept = Kept(tmp_path / "blocks", one.key(), own=True)

    def stop(done: int) -> None:
        if done == 1:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(one, Local(1), kept, stop)
    again = Kept(tmp_path / "blocks", one.key(), own=True)
    assert again.get("games", 0) is not None
    assert again.get("games", 1) is None
    assert play(one, Local(3), again, lambda done: None) == told


def test_the_tables_add_up(told):
    by_name = {table.name: table for table in told}
    assert sum(row["share"] for row in by_name["seats"].rows) == pytest.approx(1)
    assert sum(row["share"] for row in by_name["luck"].rows) == pytest.approx(1)
    stages = {row["stage"]: row["count"] for row in by_name["actions"].rows}
    assert sum(stages.values()) == pytest.approx(8 * by_name["length"].rows[0]["mean"])
    points = sum(row["mean"] for row in by_name["points"].rows) / 2
    assert sum(row["mean"] for row in by_name["sources"].rows) == pytest.approx(points)
    assert {row["kind"] for row in by_name["starts"].rows} == {"start card"}
    assert all(0 <= row["taken"] <= row["offered"] <= 1 for row in by_name["pieces"].rows)


def test_the_page_and_its_files(told, tmp_path):
    pytest.importorskip("vl_convert")
    html = page("A <game>: a report", [("bots", "easy & co")], told, 0.5)
    assert "A &lt;game&gt;" in html
    assert "easy &amp; co" in html
    assert "<svg" in html
    assert "src=" not in html
    assert html.count("<h2") == len(told)
    files.write(tmp_path / "out", html, told)
    rows = list(csv.DictReader((tmp_path / "out" / "seats.csv").open()))
    assert [row["name"] for row in rows] == ["p1", "p2"]
    parquet = pytest.importorskip("pyarrow.parquet")
    read = parquet.read_table(tmp_path / "out" / "pieces.parquet").to_pylist()
    assert [row["name"] for row in read] == [row["name"] for row in told[6].rows]


def made_up(game, effects, weighed: int = 400) -> Totals:
    """Totals of a game whose pieces raise the chance by known effects, on average."""
    rng = np.random.default_rng(4)
    count = len(effects)
    ones = np.ones((weighed, count))
    nothing = np.zeros((weighed, 2))
    return Totals(
        points=nothing, wins=nothing, lengths=nothing[:, 0], turns=nothing[:, 0], leaders=nothing,
        offered=np.full((count, 2), weighed), taken=np.full((count, 2), weighed),
        takers=Pairs.of(rng.random((weighed, count)) < 0.5, ones).sums,
        worth=Pairs.of(rng.normal(effects, 0.1, (weighed, count)), ones).sums,
        verbs=None, times=None, games=None,
    )  # fmt: skip


def test_of_200_null_pieces_hardly_any_is_called_and_a_strong_one_is(make_game, monkeypatch):
    effects = np.full(201, -0.02)
    effects[77] += 0.03
    monkeypatch.setattr(tables, "takeable", lambda game: [("card", f"card-{at}") for at in range(201)])
    rows = tables.pieces(make_game(2), made_up(make_game(2), effects)).rows
    assert rows[77]["called"] == "strong"
    assert rows[77]["worth_low"] <= 0.01 <= rows[77]["worth_high"]
    assert sum(row["called"] != "" for row in rows) - 1 <= 10
    assert np.mean([row["worth_low"] <= effects[at] <= row["worth_high"] for at, row in enumerate(rows)]) > 0.9


def test_luck_of_a_made_up_deal():
    """Where the deal alone decides, it tells all; where nothing does, next to nothing."""
    rng = np.random.default_rng(5)
    decided = np.repeat((rng.random((500, 1)) < 0.5).astype(float), 4, axis=1)
    open_ = (rng.random((500, 4)) < 0.5).astype(float)
    for wins, least, most in ((decided, 0.97, 1.0), (open_, 0.0, 0.05)):
        both = np.stack([wins, 1 - wins], axis=-1)
        deals = np.stack([both.sum(axis=1), (both * both).sum(axis=1)], axis=-1)
        rows = tables.luck(deals, 4).rows
        assert least <= rows[0]["share"] + rows[1]["share"] <= most


@pytest.mark.parametrize("id", GAMES)
def test_what_a_move_takes_is_a_piece_of_the_game(id, random_play):
    game = rr.game(id, players=rr.kernel.registry.rulebook(id).usual)
    names, seen, stages = takeable(game), set(), set()
    for state in random_play(game.new(3), 3, 150):
        if not state.over:
            stages.add(game.rules.stage(game.box_view, state.position))
            seen |= {game.rules.takes(game.box_view, state.position, move) for move in game.legal(state.position)}
    seen.discard(-1)
    assert seen
    assert all(names[number][1] is not None for number in seen)
    assert stages <= set(range(len(game.rulebook.stages())))


def test_a_long_report_weighs_less_often():
    assert (asked_of(500).weigh, asked_of(100_000).weigh) == (1, 100)
    assert (asked_of(500).finals, asked_of(100_000).finals) == (1, 100)


def test_where_all_win_together_the_table_has_one_share(tmp_path):
    one = Order(Side.of(rr.game("flow", players=2, turns=4), [bot("random")])._replace(block=4), 4, seed=5)
    found = play(one, Local(1), Kept(tmp_path / "blocks", one.key()), lambda done: None)
    by_name = {table.name: table for table in found}
    assert [row["name"] for row in by_name["seats"].rows] == ["the table"]
    assert by_name["snowball"].rows == []
    assert "skill" not in by_name
