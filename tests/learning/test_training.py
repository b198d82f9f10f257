"""Training: a tiny run improves and is resumed, and its net plays the same without PyTorch; run by `make learning`."""

from __future__ import annotations

import pickle
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
from riverrun.nets.files import BadNet, Sizes, net_of, read_net, shapes  # noqa: E402
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
    net = TorchNet(rulebook, Sizes(24, 6, 4))
    for weights in net.parameters():
        torch.nn.init.normal_(weights, std=0.2)
    tables = Tables(id, [Room(players, 3) for players in sizes], 5, torch.device("cpu"))
    for _ in range(6):
        seen = tables.look()
        with torch.no_grad():
            assert seen.inputs.dtype == torch.float32  # on a processor nothing is rounded while a net learns
            logits, values = net(seen.inputs)
        by_seat = tables.by_seat(values, seen.seat)
        for room, span in zip(tables.rooms, tables.spans, strict=True):
            playing = playing_net(room.game, weights_of(rulebook, net))
            for at, row in enumerate(range(span.start, span.stop)):
                state = room.batch.state(at)
                legal = seen.listed[row, : seen.counts[row]].numpy().astype(np.int32)
                assert sorted(legal.tolist()) == state.legal()
                boards = room.game.rulebook.position.empty()
                boards[0] = state.position
                found = np.zeros(len(legal), np.float32)
                judge(playing, as_int32(boards)[0], state.seat, legal, len(legal), found)
                wanted = logits[row, seen.moves[row, : len(legal)]].numpy()
                assert np.abs(found - wanted).max() < 1e-4 * max(1.0, np.abs(wanted).max())
                players = room.game.players
                told = by_seat[row, :players].numpy()
                assert np.abs(playing.values - told).max() < 1e-4 * max(1.0, np.abs(told).max())
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
    made, wanted = (weights_of(first.rulebook, run.net)._asdict() for run in (begun, first))
    for name, weights in wanted.items():
        assert np.allclose(made[name], weights, atol=0.02), name
    narrower = replace(FEW, start=begun.settings.start, hidden=FEW.hidden // 2)
    with pytest.raises(BadOption, match="settings must say the same"):
        Training(narrower, tmp_path / "third", "cpu")


def test_a_larger_net_begins_with_what_a_smaller_one_says(tmp_path: Path) -> None:
    rulebook = rulebooks()["flow-of-history"]
    small = Training(FEW, tmp_path / "small", "cpu")
    small.rounds(2)
    small.save()
    larger = replace(FEW, start=str(tmp_path / "small" / "net.safetensors"), hidden=2 * FEW.hidden)
    seen = torch.rand(5, small.net.first.shape[0])
    judged = small._rival(tmp_path / "small" / "net.safetensors")(seen)
    for layers, most in ((FEW.layers, 1e-4), (FEW.layers + 1, 0.1)):
        wide = Training(replace(larger, layers=layers), tmp_path / f"wide-{layers}", "cpu")
        for found, wanted in zip(wide.net(seen), judged, strict=True):
            assert (found - wanted).abs().max() < most * max(1.0, float(wanted.abs().max()))
        before = wide.net.moves.detach().clone()
        wide.rounds(2)
        wide.save()
        learned = (wide.net.moves - before)[:, FEW.hidden :]
        assert learned.abs().max() > 0.0  # what is new is heard in the end
        assert read_net(tmp_path / f"wide-{layers}" / "net.safetensors", rulebook).sizes == wide.settings.sizes


@pytest.mark.parametrize("id", list(rulebooks()))
def test_sizes_are_multiples_of_eight_while_a_net_learns_and_its_own_in_its_file(id: str) -> None:
    rulebook = rulebooks()[id]
    net = TorchNet(rulebook, Sizes(16, 8))
    moves = net.move_weights()
    for weights in (*net.parameters(), *moves[:2], moves.cross):
        assert all(size % 8 == 0 for size in weights.shape)
    made = weights_of(rulebook, net)
    assert [array.shape for array in made] == list(shapes(rulebook, Sizes(16, 8)))


def test_a_run_goes_on_from_a_shipped_net(tmp_path: Path) -> None:
    rulebook = rulebooks()["flow-of-history"]
    shipped = read_net(net_of(rulebook), rulebook)
    wide = replace(FEW, start=str(net_of(rulebook)), **shipped.sizes._asdict())
    run = Training(wide, tmp_path, "cpu")
    for name, array in weights_of(rulebook, run.net)._asdict().items():
        assert np.array_equal(array, getattr(shipped, name)), name
    run.rounds(1)


def test_nets_of_files_are_rivals_whatever_their_width(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rulebook = rulebooks()["flow-of-history"]
    first = Training(replace(FEW, hidden=24), tmp_path / "first", "cpu")
    first.save()
    mixed = replace(FEW, nets=[str(tmp_path / "first" / "net.safetensors"), str(net_of(rulebook))])
    run = Training(mixed, tmp_path / "second", "cpu")
    pool: list[object] = []
    monkeypatch.setattr(run._random, "choice", lambda found: pool.extend(found) or found[len(pool) // 3 % 3])
    run.rounds(3)
    assert pool[:3] == [*run.nets, "easy"]
    assert run.nets[0].first.shape[1] == 24
    row = run.report()
    assert "2" in row.rivals or row.games == 0
    run.save()
    assert Training(mixed, tmp_path / "second", "cpu").decisions == run.decisions
    with pytest.raises(BadNet, match="There is no net at"):
        Training(replace(FEW, nets=[str(tmp_path / "none.safetensors")]), tmp_path / "third", "cpu")


def test_a_checkpoint_whose_layers_had_names_of_their_own_goes_on(tmp_path: Path) -> None:
    run = Training(FEW, tmp_path, "cpu")
    run.rounds(1)
    run._keep_rival()
    run.save()
    named = {"dense.0": "second", "dense.1": "third"}

    def as_before(state: dict[str, object]) -> dict[str, object]:
        return {named.get(name[:7], name[:7]) + name[7:]: weights for name, weights in state.items()}

    kept = torch.load(run.checkpoint, weights_only=True)
    del kept["settings"]["layers"]
    torch.save({**kept, "net": as_before(kept["net"])}, run.checkpoint)
    rivals = torch.load(tmp_path / "rivals.pt", weights_only=True)
    torch.save([as_before(state) for state in rivals], tmp_path / "rivals.pt")
    again = Training(FEW, tmp_path, "cpu")
    assert len(again.rivals) == 1
    for name, weights in run.net.state_dict().items():
        assert torch.equal(again.net.state_dict()[name], weights)
    again.rounds(1)


def test_a_checkpoint_of_other_sizes_is_refused_in_a_sentence(tmp_path: Path) -> None:
    run = Training(FEW, tmp_path, "cpu")
    run.save()
    kept = torch.load(run.checkpoint, weights_only=True)
    kept["net"]["first"] = kept["net"]["first"][:-1]
    torch.save(kept, run.checkpoint)
    with pytest.raises(BadOption, match="earlier version of riverrun"):
        Training(FEW, tmp_path, "cpu")


@pytest.mark.filterwarnings("ignore:Detected pickle protocol")
def test_a_damaged_or_foreign_checkpoint_is_refused_in_a_sentence_and_runs_nothing(tmp_path: Path) -> None:
    run = Training(FEW, tmp_path, "cpu")
    run._keep_rival()
    run.save()
    whole = {name: (tmp_path / name).read_bytes() for name in ("checkpoint.pt", "rivals.pt", "curve.json")}
    ran = tmp_path / "ran"
    foreign = tmp_path / "foreign.pt"
    torch.save({"settings": Touch(ran)}, foreign)
    kept = torch.load(run.checkpoint, weights_only=True)
    torch.save({**kept, "optimiser": {"state": {}}}, tmp_path / "half.pt")
    wrong = [b"", b"no checkpoint", pickle.dumps(Touch(ran)), foreign.read_bytes(), (tmp_path / "half.pt").read_bytes()]
    for name, content in whole.items():
        for damaged in [*wrong, content[: len(content) // 2], content[:-1]]:
            (tmp_path / name).write_bytes(damaged)
            with pytest.raises(BadOption, match=f"{name} is damaged, or was not written by riverrun train"):
                Training(FEW, tmp_path, "cpu")
        (tmp_path / name).write_bytes(content)
    assert not ran.exists()
    assert len(Training(FEW, tmp_path, "cpu").rivals) == 1
    (tmp_path / "rivals.pt").unlink()
    with pytest.raises(BadOption, match=r"rivals\.pt cannot be read: No such file"):
        Training(FEW, tmp_path, "cpu")


class Touch:
    """Something that makes a file when it is read by pickle, as foreign code could."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple[object, tuple[Path]]:
        return Path.touch, (self.path,)


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
    with pytest.raises(BadOption, match="two layers or more"):
        check_settings(Settings("flow", [Room(2, 4)], layers=1))
    with pytest.raises(BadOption, match="nobody"):
        check_settings(Settings("flow", [Room(2, 4)], bots=["nobody"]))
    with pytest.raises(BadOption, match="'hard' plays on a processor alone"):
        Training(Settings("flow", [Room(2, 4)], bots=["hard"]), tmp_path, "cuda")
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
