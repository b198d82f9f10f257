"""`riverrun compare`: one sentence for an answer, one sentence for bad input, and a run that goes on from its file."""

from __future__ import annotations

import json

import pytest

import riverrun as rr
from riverrun.bots import bot
from riverrun.cli.compare import judging_alike
from riverrun.lab import side

GAME = "flow-of-history"


@pytest.fixture(autouse=True)
def small_blocks(monkeypatch):
    monkeypatch.setattr(side, "QUICK_BLOCK", 2)


def test_the_answer_is_one_sentence_and_a_table(run, tmp_path):
    kept = tmp_path / "kept.npz"
    args = ("compare", GAME, "--players", "2", "--bots", "random", "--option", "stall=10", "--option", "stall=off")
    result = run(*args, "--games", "2", "--keep", kept, "--threads", "1")
    assert result.exit_code == 0, result.output
    words = " ".join(result.stdout.split())
    assert words.startswith("stall=10 to stall=off: p1's wins ")
    assert "95 %: " in words
    assert "2 pairs of games" in words
    more = run(*args, "--games", "4", "--keep", kept, "--threads", "1", "--json")
    told = json.loads(more.stdout)
    assert told["pairs"] == 4
    assert told["verdict"] == "open"
    assert told["measures"][0]["measure"] == "seat:1"


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ((), "nothing was given twice"),
        (("--bots", "random", "--bots", "wizard"), "no bot ‘wizard’"),
        (("--bots", "random", "--bots", "greedy,random"), "the same length"),
        (("--content", "nowhere"), "nowhere"),
        (("--option", "stall=10", "--option", "stall=soon"), "soon"),
        (("--option", "moon=1", "--option", "moon=2"), "no option ‘moon’"),
        (("--bots", "random", "--bots", "greedy", "--bots", "easy"), "not three"),
        (("--bots", "random", "--bots", "greedy", "--option", "stall=10", "--option", "stall=off"), "stall and bots"),
        (("--bots", "random", "--bots", "greedy", "--measure", "luck"), "no measure 'luck'"),
        (("--bots", "random", "--bots", "greedy", "--keep", "no/where"), "no folder"),
    ],
)
def test_bad_input_is_one_sentence(refuse, args, words):
    assert words in refuse("compare", GAME, *args)


def test_no_net_judges_on_one_side_alone():
    tables = {turns: rr.game("flow", players=2, turns=turns) for turns in ("5", "6", "12")}
    hard = [bot("hard"), bot("greedy")]
    assert judging_alike(hard, tables["5"], tables["6"]) == hard
    alike = judging_alike(hard, tables["5"], tables["12"])
    assert [one.name for one in alike] == ["hard", "greedy"]
    assert alike[0].net_in(tables["5"]) is None
