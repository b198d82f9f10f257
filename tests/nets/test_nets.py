"""Nets: inputs for every size of table, moves by their factors, files, and what the compiled net answers."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from safetensors import safe_open
from safetensors.numpy import save

import riverrun as rr
from riverrun.bots import NetBot, bot, bot_for, bot_or_net, bots_of
from riverrun.kernel.position.layout import as_int32
from riverrun.kernel.position.tensor import Encoder
from riverrun.kernel.registry import rulebooks
from riverrun.kernel.rulebook import Rulebook
from riverrun.nets.files import BadNet, Sizes, Weights, has_net, in_steps, net_of, read_net, shapes, write_net
from riverrun.nets.inference import judge, playing_net
from riverrun.nets.inputs import input_names, input_rows, inputs_hash, table_row
from riverrun.nets.move_factors import NO_FACTOR, factors_of, seen_moves

GAMES = list(rulebooks())
SIZES = Sizes(hidden=24, cross=5, layers=3)


def some_weights(game: rr.Game, seed: int = 1, sizes: Sizes = SIZES) -> Weights:
    """Weights by chance, as small as those of trained nets, and exact in 16 bits."""
    rng = np.random.default_rng(seed)
    drawn = [rng.normal(0.0, 0.2, shape) for shape in shapes(game.rulebook, sizes)]
    weights = Weights(*(array.astype(np.float16).astype(np.float32) for array in drawn))
    return weights._replace(reward=np.array([0.25, 16.0], np.float32))


def expected(game: rr.Game, weights: Weights, state: rr.State) -> tuple[Any, Any]:
    """What a net answers, by plain matrices over all inputs: the logits of the legal moves, the values of the seats."""
    encoder = Encoder(game)
    inputs = np.zeros(len(input_names(game.rulebook)))
    inputs[input_rows(game, encoder)] = encoder.observe(state.position, state.seat)
    inputs[table_row(game)] = 1.0
    layer = np.maximum(inputs @ weights.first + weights.first_bias, 0.0)
    for dense, bias in zip(weights.dense, weights.dense_bias, strict=True):
        layer = layer + np.maximum(dense @ layer + bias, 0.0)
    crossing = weights.cross_in @ layer
    factors, seen = factors_of(game.rulebook), seen_moves(game)
    logits = []
    for move in state.legal():
        own = [factor for factor in factors.of[seen[state.seat, move]] if factor != NO_FACTOR]
        logit = sum(weights.moves[factor] @ layer + weights.moves_bias[factor] for factor in own)
        if len(own) > 2:
            logit += np.prod([weights.cross[factor] for factor in own[1:]], axis=0) @ crossing
        logits.append(logit)
    relative = weights.value @ layer + weights.value_bias
    return np.array(logits), np.array([relative[(seat - state.seat) % game.players] for seat in range(game.players)])


@pytest.mark.parametrize("id", GAMES)
def test_every_float_of_every_table_has_an_input_of_its_own(id: str) -> None:
    rulebook = rulebooks()[id]
    names = input_names(rulebook)
    assert len(set(names)) == len(names)
    for players in rulebook.seats:
        game = rr.game(id, players=players)
        encoder = Encoder(game)
        rows = input_rows(game, encoder)
        assert [names[row] for row in rows] == encoder.names
        assert names[table_row(game)] == f"{players} players"


@pytest.mark.parametrize("id", GAMES)
def test_moves_that_share_a_verb_or_a_parameter_share_its_factor(id: str) -> None:
    rulebook = rulebooks()[id]
    factors = factors_of(rulebook)
    space = rulebook.declared.moves
    met: dict[int, tuple[object, ...]] = {}
    for move in range(rulebook.moves):
        found = space.decode(move)
        if found is None:
            assert set(factors.of[move]) == {NO_FACTOR}
            continue
        verb, values = found
        told = [(verb.name,), *((verb.name, place, value) for place, value in enumerate(values))]
        own = [int(factor) for factor in factors.of[move] if factor != NO_FACTOR]
        assert len(own) == len(told)
        for factor, meaning in zip(own, told, strict=True):
            assert met.setdefault(factor, meaning) == meaning
    assert len(met) == len(set(met.values()))
    assert max(met) < factors.size


def test_players_in_moves_count_from_the_seat_that_is_asked() -> None:
    game = rr.game("flow-of-history", players=3)
    seen = seen_moves(game)
    attack = [game.move(f"attack p{seat + 1}") for seat in range(3)]
    assert [int(seen[1, move]) for move in attack] == [attack[2], attack[0], attack[1]]
    harvest = game.move("harvest")
    assert set(seen[:, harvest].tolist()) == {harvest}


@pytest.mark.parametrize(
    ("id", "players", "layers"),
    [("flow-of-history", 2, 3), ("flow-of-history", 5, 4), ("flow", 3, 2), ("epochs", 2, 3)],
)
def test_a_net_answers_as_plain_matrices_do(id: str, players: int, layers: int) -> None:
    game = rr.game(id, players=players)
    weights = some_weights(game, sizes=Sizes(24, 5, layers))
    net = playing_net(game, weights)
    state = game.new(seed=players)
    boards = game.rulebook.position.empty()
    for _ in range(12):
        legal = np.array(state.legal(), np.int32)
        logits = np.zeros(len(legal), np.float32)
        boards[0] = state.position
        judge(net, as_int32(boards)[0], state.seat, legal, len(legal), logits)
        wanted, values = expected(game, weights, state)
        assert np.abs(logits - wanted).max() < 1e-4 * max(1.0, np.abs(wanted).max())
        assert np.abs(net.values - values).max() < 1e-4 * max(1.0, np.abs(values).max())
        state.play(int(legal[len(legal) // 2]))


@pytest.mark.parametrize("layers", [2, 3, 5])
def test_a_net_is_read_as_it_was_written(tmp_path: Path, layers: int) -> None:
    game = rr.game("flow", players=2)
    weights = some_weights(game, sizes=Sizes(24, 5, layers))
    path = tmp_path / "net.safetensors"
    write_net(path, game.rulebook, weights, {"decisions": 5})
    for name, before, after in zip(Weights._fields, weights, read_net(path, game.rulebook), strict=True):
        assert after.dtype == np.float32
        in_steps = name in {"first", "dense", "moves"}
        step = np.abs(before).max(axis=-1, keepdims=True) / 127 if in_steps else 0.0
        assert (np.abs(before - after) <= 0.51 * step).all()


def test_the_example_reads_a_net_with_numpy_alone(tmp_path: Path) -> None:
    example = runpy.run_path(str(Path(__file__).parents[2] / "docs" / "examples" / "read_net.py"))
    game = rr.game("flow-of-history", players=2)
    path = path_of(tmp_path, game.rulebook, some_weights(game, sizes=Sizes(24, 5, 4)))
    wanted = read_net(path, game.rulebook)
    net, about = example["read"](path)
    assert about["game"] == game.id
    assert {name: array.tolist() for name, array in net.items()} == {
        name: array.tolist() for name, array in wanted._asdict().items()
    }
    state, encoder = game.new(3), Encoder(game)
    inputs = np.zeros(len(input_names(game.rulebook)), np.float32)
    inputs[input_rows(game, encoder)] = encoder.observe(state.position, state.seat)
    inputs[table_row(game)] = 1.0
    _, values = expected(game, wanted, state)
    found = example["values"](net, inputs)[: game.players]
    assert np.abs(found[[(seat - state.seat) % 2 for seat in range(2)]] - values).max() < 1e-4


def test_a_file_of_floats_alone_still_opens(tmp_path: Path) -> None:
    game = rr.game("flow", players=2)
    weights = some_weights(game)
    told = {"format": "riverrun-net-1", "game": "flow", "inputs": inputs_hash(game.rulebook), "about": "{}"}
    path = tmp_path / "net.safetensors"
    path.write_bytes(save(of_three_layers(weights), metadata=told))
    for before, after in zip(weights._replace(reward=[0.0, 1.0]), read_net(path, game.rulebook), strict=True):
        assert (before == after).all()


def of_three_layers(weights: Weights) -> dict[str, Any]:
    """The arrays of a net as the earlier formats had them, in floats and without its reward."""
    arrays = {name: array.astype(np.float16) for name, array in weights._asdict().items() if name != "reward"}
    for after in ("", "_bias"):
        arrays[f"second{after}"], arrays[f"third{after}"] = arrays.pop(f"dense{after}")
    return arrays


def test_a_file_in_which_each_layer_has_its_own_array_still_opens(tmp_path: Path) -> None:
    game = rr.game("flow", players=2)
    weights = some_weights(game)
    first, scales = in_steps(weights.first)
    arrays = {**of_three_layers(weights), "first": first, "first_scales": scales}
    told = {"game": "flow", "inputs": inputs_hash(game.rulebook), "about": "{}"}
    path = tmp_path / "net.safetensors"
    path.write_bytes(save(arrays, metadata={**told, "format": "riverrun-net-2"}))
    found = read_net(path, game.rulebook)
    assert found.reward.tolist() == [0.0, 1.0]
    assert (found.dense == weights.dense).all()
    assert (found.moves == weights.moves).all()
    assert np.abs(found.first - weights.first).max() < 0.01
    arrays["reward"] = weights.reward
    path.write_bytes(save(arrays, metadata={**told, "format": "riverrun-net-3"}))
    assert read_net(path, game.rulebook).reward.tolist() == [0.25, 16.0]
    arrays["third"] = arrays["third"][:-1]
    path.write_bytes(save(arrays, metadata={**told, "format": "riverrun-net-3"}))
    with pytest.raises(BadNet, match=r"second is \(24, 24\) and third \(23, 24\)"):
        read_net(path, game.rulebook)


@pytest.mark.parametrize("id", GAMES)
def test_every_game_brings_a_net_of_three_megabytes_at_most_that_plays(id: str) -> None:
    rulebook = rulebooks()[id]
    assert has_net(rulebook)
    assert net_of(rulebook).stat().st_size <= 3_000_000
    state = rr.game(id, players=2).new(seed=4)
    for _ in range(3):
        state.play(bot("net").move(state))
    assert state.check() == []


def test_a_game_without_a_net_has_no_bots_that_need_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("riverrun.nets.files.NET", "none.safetensors")
    rulebook = rulebooks()["flow"]
    assert bots_of(rulebook) == ["random", "easy", "greedy", "medium", "hard", "expert"]
    with pytest.raises(rr.BadOption, match="No net has learned Flow yet"):
        bot_for("master", rulebook)
    with pytest.raises(BadNet, match="No net has learned Flow yet"):
        bot("net").move(rr.game("flow", players=2).new(1))


def path_of(folder: Path, rulebook: Rulebook, weights: Weights) -> Path:
    """A net's file as it should be."""
    write_net(folder / "whole.safetensors", rulebook, weights, {})
    return folder / "whole.safetensors"


def test_what_is_no_net_of_this_game_is_refused_in_a_sentence(tmp_path: Path) -> None:
    flow, history = rulebooks()["flow"], rulebooks()["flow-of-history"]
    weights = some_weights(rr.game("flow", players=2))
    path = tmp_path / "net.safetensors"
    with pytest.raises(BadNet, match=r"There is no net at .*net\.safetensors\."):
        read_net(path, flow)
    write_net(path, flow, weights, {})
    with pytest.raises(BadNet, match="is a net of flow, not of flow-of-history"):
        read_net(path, history)
    whole = path.read_bytes()
    for damaged in (b"", whole[:40], whole[:-7], b"\xff" * 200):
        path.write_bytes(damaged)
        with pytest.raises(BadNet, match="is not a net, or is damaged"):
            read_net(path, flow)
    path.write_bytes(whole.replace(b"riverrun-net-4", b"riverrun-net-9"))
    with pytest.raises(BadNet, match="format should be riverrun-net-4"):
        read_net(path, flow)
    with safe_open(str(path_of(tmp_path, flow, weights)), framework="numpy") as file:
        told, arrays = file.metadata(), {name: file.get_tensor(name) for name in file.keys()}  # noqa: SIM118
    for scales, sentence in (
        (None, "it should hold first, .*first_scales"),
        (arrays["first_scales"][:-1], "first_scales is"),
    ):
        kept = {name: array for name, array in arrays.items() if name != "first_scales"}
        path.write_bytes(save(kept if scales is None else {**kept, "first_scales": scales}, metadata=told))
        with pytest.raises(BadNet, match=sentence):
            read_net(path, flow)
    write_net(path, flow, weights._replace(dense=weights.dense[0]), {})
    with pytest.raises(BadNet, match="cross_in has two dimensions in a net, and dense three"):
        read_net(path, flow)
    write_net(path, flow, weights._replace(value=weights.value[:, :3]), {})
    with pytest.raises(BadNet, match=r"value is .* and should be"):
        read_net(path, flow)
    write_net(path, flow, weights._replace(value_bias=weights.value_bias * np.nan), {})
    with pytest.raises(BadNet, match="not all of its weights are numbers"):
        read_net(path, flow)
    write_net(path, flow, weights._replace(reward=np.array([0.5, 0.0])), {})
    with pytest.raises(BadNet, match="reward should be a share of points from 0 to 1, and a scale above 0"):
        read_net(path, flow)


def test_observations_of_another_meaning_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rulebook = rulebooks()["flow"]
    path = tmp_path / "net.safetensors"
    write_net(path, rulebook, some_weights(rr.game("flow", players=2)), {})
    monkeypatch.setattr("riverrun.nets.files.inputs_hash", lambda _rulebook: "other")
    with pytest.raises(BadNet, match="trained on other observations or moves of flow; train it anew"):
        read_net(path, rulebook)


def test_a_net_plays_as_a_bot_by_its_file(tmp_path: Path) -> None:
    game = rr.game("flow-of-history", players=3)
    path = tmp_path / "mine.safetensors"
    weights = some_weights(game)
    write_net(path, game.rulebook, weights, {})
    bot = bot_or_net(str(path))
    assert isinstance(bot, NetBot)
    state = game.new(seed=4)
    for _ in range(20):
        move = bot.move(state)
        logits, _ = expected(game, weights, state)
        assert logits.max() - logits[state.legal().index(move)] < 1e-3
        state.play(move)
    assert bot_or_net("greedy").name == "greedy"
