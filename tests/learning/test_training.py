"""Training: a tiny run improves and is resumed, and its net plays the same without PyTorch; run by `make learning`."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

torch = pytest.importorskip("torch", reason="PyTorch is not installed; `make learning` installs it")

import riverrun as rr  # noqa: E402
from riverrun.kernel.errors import BadOption  # noqa: E402
from riverrun.kernel.position.layout import as_int32  # noqa: E402
from riverrun.kernel.registry import rulebooks  # noqa: E402
from riverrun.learning.export import weights_of  # noqa: E402
from riverrun.learning.settings import Room, Settings, check_settings, read_settings, usual_settings  # noqa: E402
from riverrun.learning.tables import Tables  # noqa: E402
from riverrun.learning.torch_net import TorchNet  # noqa: E402
from riverrun.learning.training import Row, Training  # noqa: E402
from riverrun.nets.files import read_net  # noqa: E402
from riverrun.nets.inference import judge, playing_net  # noqa: E402

TINY = Settings(
    "flow-of-history",
    [Room(2, 256, rivals=0.5)],
    hidden=32,
    cross=8,
    rate=2e-3,
    keep_every=1e9,
    kept=2,
    bots=["random"],
)


FEW = Settings("flow-of-history", [Room(2, 8, rivals=0.5), Room(3, 4)], hidden=16, cross=4, steps=4, bots=["easy"])


@pytest.mark.parametrize(("id", "sizes"), [("flow-of-history", (2, 4)), ("flow", (1, 3))])
def test_one_look_for_tables_of_all_sizes_is_what_the_compiled_net_answers(id: str, sizes: tuple[int, int]) -> None:
    rulebook = rulebooks()[id]
    torch.manual_seed(3)
    net = TorchNet(rulebook, 24, 6)
    for weights in net.parameters():
        torch.nn.init.normal_(weights, std=0.2)
    tables = Tables(id, [Room(players, 3) for players in sizes], 5, torch.device("cpu"))
    for _ in range(6):
        seen = tables.look()
        with torch.no_grad():
            logits, values = net(seen.inputs.float())
        by_seat = tables.by_seat(values, seen.seat)
        for room, span in zip(tables.rooms, tables.spans, strict=True):
            playing = playing_net(room.game, weights_of(net.state_dict()))
            for at, row in enumerate(range(span.start, span.stop)):
                state = room.batch.state(at)
                legal = seen.listed[row, : seen.counts[row]].numpy().astype(np.int32)
                assert sorted(legal.tolist()) == state.legal()
                boards = room.game.rulebook.position.empty()
                boards[0] = state.position
                found = np.zeros(len(legal), np.float32)
                judge(playing, as_int32(boards)[0], state.seat, legal, len(legal), found)
                wanted = logits[row, seen.moves[row, : len(legal)]].numpy()
                rounding = 2e-2 if (seen.inputs[row] % 1 != 0).any() else 1e-4  # inputs have 8 bits while learning
                assert np.abs(found - wanted).max() < rounding * max(1.0, np.abs(wanted).max())
                players = room.game.players
                assert np.abs(playing.values - by_seat[row, :players].numpy()).max() < rounding * 10
                assert (by_seat[row, players:] == 0).all()
        choice = (torch.rand(tables.count) * seen.counts).long()
        tables.step(seen.listed.gather(1, choice[:, None]).squeeze(1).int())


def test_a_list_that_is_too_long_is_cut_elsewhere_at_each_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("riverrun.learning.tables.WIDEST", 4)
    tables = Tables("flow-of-history", [Room(3, 8)], 5, torch.device("cpu"))
    room = tables.rooms[0]
    listed: list[set[int]] = [set() for _ in range(8)]
    for _ in range(12):
        seen = tables.look()
        for row in range(8):
            legal = room.batch.state(row).legal()
            count = int(seen.counts[row])
            found = seen.listed[row, :count].tolist()
            assert count == min(len(legal), 4) == len(set(found))
            assert set(found) <= set(legal)
            listed[row] |= set(found)
    legal = [set(room.batch.state(row).legal()) for row in range(8)]
    assert max(map(len, legal)) > 4
    assert listed == legal


def test_a_tiny_run_improves_and_goes_on_where_it_was_cut(tmp_path: Path) -> None:
    rows: list[Row] = []
    run = Training(TINY, tmp_path, "cpu")
    wins = []
    for _ in range(8):
        run.rounds(6)
        rows.append(run.report())
        wins.append(rows[-1].rivals.get("2"))
    known = [share for share in wins if share is not None]
    assert np.mean(known[-2:]) > np.mean(known[:2]) + 0.1, known
    run.save()
    again = Training(TINY, tmp_path, "cpu")
    assert again.decisions == run.decisions
    assert len(again.rows) == len(rows)
    for name, weights in run.net.state_dict().items():
        assert torch.equal(again.net.state_dict()[name], weights)
    read_net(tmp_path / "net.safetensors", rulebooks()["flow-of-history"])
    assert read_settings(tmp_path / "settings.json") == TINY


def test_the_same_settings_learn_the_same(tmp_path: Path) -> None:
    nets = []
    for name in ("a", "b"):
        run = Training(FEW, tmp_path / name, "cpu")
        run.rounds(2)
        nets.append(run.net.state_dict())
    for name, weights in nets[0].items():
        assert torch.equal(nets[1][name], weights)


def test_a_run_begins_with_the_net_of_a_file(tmp_path: Path) -> None:
    first = Training(FEW, tmp_path / "first", "cpu")
    first.rounds(1)
    first.save()
    begun = Training(replace(FEW, start=str(tmp_path / "first" / "net.safetensors")), tmp_path / "second", "cpu")
    for name, weights in first.net.state_dict().items():
        assert torch.allclose(begun.net.state_dict()[name], weights, atol=0.02), name
    wider = replace(FEW, start=begun.settings.start, hidden=2 * FEW.hidden)
    with pytest.raises(BadOption, match="settings must say the same"):
        Training(wider, tmp_path / "third", "cpu")


def test_settings_that_cannot_be_are_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    with pytest.raises(BadOption, match="cannot be read: No such file"):
        read_settings(path)
    path.write_text('game = "flow"\nrooms = 3\n')
    with pytest.raises(BadOption, match="are not understood: Expected `array`"):
        read_settings(path)
    path.write_text('game = "chess"\nrooms = []\n')
    with pytest.raises(BadOption, match="There is no game 'chess'"):
        read_settings(path)
    with pytest.raises(BadOption, match="at least one room"):
        check_settings(Settings("flow", []))
    with pytest.raises(BadOption, match="'hard' cannot be a rival"):
        check_settings(Settings("flow", [Room(2, 4)], bots=["hard"]))
    for id in rulebooks():
        check_settings(usual_settings(id, on_gpu=True))
    Training(FEW, tmp_path, "cpu").save()
    with pytest.raises(BadOption, match="is of another net"):
        Training(Settings("flow-of-history", [Room(2, 4)], hidden=24), tmp_path, "cpu")


def test_a_net_learned_for_one_game_is_that_games(tmp_path: Path) -> None:
    run = Training(Settings("flow", [Room(1, 8), Room(2, 8)], hidden=16, cross=4, steps=4), tmp_path, "cpu")
    run.rounds(1)
    run.save()
    game = rr.game("flow", players=2)
    assert playing_net(game, read_net(tmp_path / "net.safetensors", game.rulebook)).moves.shape == (game.moves, 16)
