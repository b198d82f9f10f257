"""`hard`, `expert` and hints search by the game's net at the tables its rulebook names, and nowhere else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import riverrun as rr
from nets.test_nets import some_weights
from riverrun.bots import BOTS, SearchBot, analysis, bot, bot_or_net
from riverrun.bots.analysis import net_of_chances
from riverrun.bots.levels import judging_net, searcher_of, weights_in
from riverrun.bots.searcher import Searcher
from riverrun.kernel.jit import switch
from riverrun.nets.files import WINS, net_of, read_net, write_net

GAMES = list(rr.rulebooks())
HISTORY = "flow-of-history"
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.fixture
def small_net(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The Flow of History with a net that is small enough to judge interpreted."""
    game = rr.game(HISTORY, players=2)
    path = tmp_path / "small.safetensors"
    weights = some_weights(game)
    weights = weights._replace(value=weights.value * 0.02, moves=weights.moves * 0.1, reward=WINS)
    write_net(path, game.rulebook, weights, {})
    monkeypatch.setattr("riverrun.nets.files.NET", str(path))
    return path


def in_the_middle(players: int) -> rr.State:
    state = rr.game(HISTORY, players=players).new(2)
    for _ in range(20):
        state.play(rr.random_move(state))
    return state


TABLES = {"flow": set(range(1, 7)), HISTORY: {2, 3, 4}}
"""The numbers of players with which a game's net judges; the other games have none."""


@pytest.mark.parametrize("id", GAMES)
def test_the_net_judges_at_the_tables_that_the_rulebook_names(id: str) -> None:
    book = rr.rulebooks()[id]
    for players in book.seats:
        game = rr.game(id, players=players)
        file = net_of(book) if players in TABLES.get(id, ()) else None
        assert bot("hard").net_in(game) == bot("expert").net_in(game) == file
        assert bot("hard").iterations_in(game) == (150 if file else 4_000) * book.effort
        assert bot("medium").net_in(game) is None
        assert bot("medium").iterations_in(game) == 100 * book.effort
        assert bot("master").net_in(game) == net_of(book)
    assert {name for name, one in BOTS.items() if isinstance(one, SearchBot) and one.by_net} == {"hard", "expert"}


@pytest.mark.parametrize(
    ("learned", "options"),
    [
        (True, {"turns": "4"}),
        (True, {"turns": "5", "first": "p2", "obstacle": "one_arm"}),
        (False, {"turns": "3"}),
        (False, {"turns": "none"}),
        (False, {"clock": "60"}),
        (False, {"difficulty": "very-easy"}),
        (False, {"scenarios": "one-card"}),
        (False, {"untradable": "none"}),
    ],
)
def test_in_flow_the_net_judges_what_it_learned(learned: bool, options: dict[str, str]) -> None:
    assert (judging_net(rr.game("flow", players=2, **options)) is not None) is learned


def test_what_the_net_judges_is_the_same_by_seed_and_by_no_hidden_card(small_net: Path) -> None:
    state = in_the_middle(2)
    hard = replace(bot("hard"), net_iterations=16)
    assert searcher_of(state.game, hard).by_net
    for seed in (None, 5):
        assert len({tuple(hard.plan(state.redeal(state.seat, deal), seed)) for deal in range(4)}) == 1
    found = [
        searcher_of(state.game, hard).think(state.redeal(state.seat, deal), seed=5, iterations=16) for deal in (1, 2)
    ]
    assert found[0] == found[1]
    assert len(found[0]) > 1
    assert not searcher_of(in_the_middle(5).game, hard).by_net


def test_the_games_own_judgement_stands_in_where_no_net_is_usable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = rr.game(HISTORY, players=2)
    few = replace(bot("hard"), iterations=3, net_iterations=10_000)
    state = game.new(1)
    own = SearchBot("own", iterations=3).move(state, 1)
    other = rr.game("flow", players=2)
    write_net(tmp_path / "foreign.safetensors", other.rulebook, some_weights(other), {})
    for name in (tmp_path / "none.safetensors", tmp_path / "foreign.safetensors"):
        monkeypatch.setattr("riverrun.nets.files.NET", str(name))
        assert few.net_in(game) is None
        assert few.move(state, 1) == own
        assert net_of_chances(game) is None


@pytest.mark.parametrize("pack", ["rich-start", "observatory"])
def test_a_pack_is_judged_too(pack: str, small_net: Path) -> None:
    """A net sees cards by their places, which no pack changes."""
    game = rr.Game(rr.rulebooks()[HISTORY], 2, content=EXAMPLES / pack)
    hard = replace(bot("hard"), net_iterations=4)
    assert hard.net_in(game) == small_net
    state = game.new(3)
    for _ in range(4):
        state.play(hard.move(state, 1))
    assert state.check() == []


def test_weights_that_are_given_to_judge_by_are_judged_by() -> None:
    box = rr.game(HISTORY, players=2).box
    game = rr.Game(rr.rulebooks()[HISTORY], 2, weights=[float(one) for one in box.weights])
    assert judging_net(game) is None
    assert judging_net(rr.game(HISTORY, players=2)) is not None


def test_a_hint_is_by_a_net_that_tells_chances_and_comes_to_one(
    small_net: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(switch, "compiled_now", lambda: True)  # hints are made compiled; what is called here is not
    judged = []
    monkeypatch.setattr(analysis, "Searcher", lambda *a, net, **k: judged.append(net) or Searcher(*a, net=net, **k))
    state = in_the_middle(2)
    hint = analysis.analyse(state, seconds=0.3, threads=1)
    assert judged == [weights_in(small_net, state.game.rulebook)]
    raw = Searcher(state.game, net=judged[0]).think(state, seed=1, iterations=20)
    assert any(abs(sum(one.chances) - 1.0) > 0.001 for one in raw)
    for one in hint.moves:
        assert sum(chance.mean for chance in one.chances) == pytest.approx(1.0)
        assert all(0 <= chance.low <= chance.mean <= chance.high <= 1 for chance in one.chances)
    analysis.analyse(state, iterations=24, threads=1)
    monkeypatch.setattr(switch, "compiled_now", lambda: False)
    analysis.analyse(state, seconds=0.01, threads=1)
    assert judged[1:] == [None]  # one searcher for both: playouts


def test_a_net_that_learned_from_points_tells_no_chances(small_net: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = rr.game(HISTORY, players=2)
    weights = read_net(small_net, game.rulebook)
    assert net_of_chances(game) is not None
    assert net_of_chances(rr.game(HISTORY, players=4)) is not None
    assert net_of_chances(rr.game(HISTORY, players=5)) is None
    assert net_of_chances(rr.game(HISTORY, players=4, edition="first")) is None
    path = small_net.with_name("points.safetensors")
    write_net(path, game.rulebook, weights._replace(reward=np.array([0.4, 50.0], np.float32)), {})
    monkeypatch.setattr("riverrun.nets.files.NET", str(path))
    assert judging_net(game) == path
    assert net_of_chances(game) is None


def test_a_search_takes_a_budget_behind_its_name() -> None:
    game = rr.game(HISTORY, players=2)
    hard = bot_or_net("hard@500")
    assert (hard.name, hard.iterations_in(game), hard.net_in(game)) == ("hard@500", 500, net_of(game.rulebook))
    assert bot_or_net("hard@500").iterations_in(rr.game("epochs", players=2)) == 500 * rr.rulebook("epochs").effort
    master = bot_or_net("master@0.5s")
    assert (master.seconds, master.iterations, master.net_in(game)) == (0.5, None, net_of(game.rulebook))
    assert bot_or_net("master:some@2.safetensors").file == Path("some@2.safetensors")
    file = bot_or_net("master:some.safetensors@800")
    assert (file.file, file.iterations) == (Path("some.safetensors"), 800)
    for name, words in (("hard@0", "budget above 0"), ("master@0s", "budget above 0"), ("hard@1.5", "no bot"),
                        ("easy@5", "no bot"), ("expert@9999s", "seconds")):  # fmt: skip
        with pytest.raises(rr.BadOption, match=words):
            bot_or_net(name)
