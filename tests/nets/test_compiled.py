"""Nets with compiled rules: a search finds the same as interpreted, and what evaluates a net takes its file."""

from __future__ import annotations

import json
from pathlib import Path

from typer.testing import CliRunner

import riverrun as rr
from nets.test_nets import some_weights
from riverrun.bots.searcher import Searcher
from riverrun.cli import app
from riverrun.kernel.jit.switch import running
from riverrun.nets.files import write_net


def test_a_search_that_a_net_judges_is_the_same_compiled() -> None:
    game = rr.game("flow", players=2)
    weights = some_weights(game, seed=2)
    state = game.new(5)
    while len(state.legal()) < 4 or len(state.played) < 12:
        state.play(state.legal()[-1])
    found = []
    for compiled in (False, True):
        with running(compiled):
            searched = Searcher(game, net=weights).think(state, seed=9, iterations=60)
            found.append([(one.move, one.visits, [round(chance, 4) for chance in one.chances]) for one in searched])
    assert found[0] == found[1]
    assert len(found[0]) > 1


def test_the_commands_that_evaluate_a_net_take_its_file(tmp_path: Path) -> None:
    game = rr.game("flow-of-history", players=2)
    net = tmp_path / "net.safetensors"
    write_net(net, game.rulebook, some_weights(game), {})
    two = (game.id, "--players", "2", "--games", "2", "--threads", "1", "--json")
    for command in (
        ("simulate", *two, "--bots", f"{net},random"),
        ("ladder", *two, "--bots", f"random,{net}"),
        ("compare", *two, "--bots", "random", "--bots", str(net)),
    ):
        done = CliRunner().invoke(app, list(command), prog_name="riverrun")
        assert done.exit_code == 0, done.output
        assert json.loads(done.stdout)
