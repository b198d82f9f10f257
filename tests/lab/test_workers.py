"""Workers by name, and work as it travels: what a node opens needs none of the driver's files."""

from __future__ import annotations

import pickle
import sys
from functools import partial
from pathlib import Path

import numpy as np
import pytest

import riverrun as rr
from nets.test_nets import some_weights
from riverrun.bots import bot_or_net
from riverrun.kernel.errors import BadOption, RiverrunError
from riverrun.lab import matches
from riverrun.lab.side import Side, game_of, identity
from riverrun.lab.workers import build as building
from riverrun.lab.workers import parcel, workers_on
from riverrun.lab.workers.on_ray import refuse_no_client, refuse_silent
from riverrun.nets.files import BadNet, write_net

PACK = 'game = "flow-of-history"\nname = "Late"\nevidence = "invented"\n'
CARD = '[[card]]\nid = "satellites"\nstripe = ["science"]\n'


@pytest.mark.parametrize("on", ["cloud", "ray:", "ray://", "rays:1"])
def test_what_names_no_workers_is_refused(on: str) -> None:
    with pytest.raises(BadOption, match="Work is done on"):
        workers_on(on, None)


def test_threads_are_this_machines_alone() -> None:
    assert workers_on(None, 3).count == 3
    assert workers_on("here", 3).here
    with pytest.raises(BadOption, match="leave out --threads"):
        workers_on("ray", 3)


def test_without_ray_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"needs Ray: pip install 'riverrun-games\[ray\]'"):
        workers_on("ray", None)


def test_an_address_for_a_client_that_is_not_installed_is_refused(monkeypatch):
    monkeypatch.setattr("riverrun.lab.workers.on_ray.find_spec", lambda name: None)
    with pytest.raises(BadOption, match=r"pip install 'ray\[client\]'"):
        refuse_no_client("ray://127.0.0.1:1")
    refuse_no_client("127.0.0.1:1")


@pytest.mark.parametrize("address", ["ray://127.0.0.1:1", "127.0.0.1:1", "127.0.0.1:99999"])
def test_an_address_at_which_nothing_answers_is_refused_at_once(address: str) -> None:
    with pytest.raises(BadOption, match="nothing answers there"):
        refuse_silent(address)


def test_packs_and_nets_travel_by_content(tmp_path: Path) -> None:
    there, kept = tmp_path / "there", tmp_path / "kept"
    for folder in (there, kept):
        (folder / "pack").mkdir(parents=True)
        (folder / "pack" / "pack.toml").write_text(PACK)
        (folder / "pack" / "cards.toml").write_text(CARD)
        plain = rr.game("flow-of-history", players=2)
        write_net(folder / "net.safetensors", plain.rulebook, some_weights(plain), {})
    found = []
    for folder in (there, kept):
        game = rr.game("flow-of-history", players=2, content=folder / "pack")
        found.append(Side.of(game, [bot_or_net(folder / "net.safetensors"), bot_or_net("random")]))
    data = parcel.packed(partial(matches.play, found[0], 3))
    for path in sorted(there.rglob("*"), reverse=True):
        path.unlink() if path.is_file() else path.rmdir()
    work = parcel.opened(data)
    arrived = work.args[0]
    assert game_of(arrived).content_hash == game_of(found[1]).content_hash != plain.content_hash
    one, other = work(0), matches.play(found[1], 3, 0)
    assert np.array_equal(one.points, other.points)
    assert one.decisions == other.decisions


def test_a_run_is_known_by_what_its_files_hold(tmp_path: Path) -> None:
    game = rr.game("flow-of-history", players=2)
    net = tmp_path / "net.safetensors"
    side = Side.of(game, [bot_or_net(net)])
    with pytest.raises(BadNet, match="There is no net at"):
        identity(side)
    write_net(net, game.rulebook, some_weights(game, 1), {})
    first = repr(identity(side))
    assert repr(identity(side)) == first
    write_net(net, game.rulebook, some_weights(game, 2), {})
    assert repr(identity(side)) != first


def test_another_content_or_installation_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    side = Side.of(rr.game("flow-of-history", players=2), [bot_or_net("random")])
    with pytest.raises(RiverrunError, match="content of flow-of-history is not the same here"):
        parcel.arrive(tuple(side), None, {}, "another")
    building.refuse_other(building.build())
    for name in building.build():
        with pytest.raises(RiverrunError, match=f"has another {name} "):
            building.refuse_other(building.build() | {name: "other"})


def test_trouble_of_this_machine_travels() -> None:
    """A sentence that was raised on a node is the same sentence here."""
    trouble = pickle.loads(pickle.dumps(BadOption("No such thing.")))
    assert str(trouble) == "No such thing."
