"""Games and states are copied and pickled whole, and travel to other processes."""

from __future__ import annotations

import copy
import pickle
import shutil
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

import riverrun as rr

PACK = Path(__file__).parents[2] / "docs" / "examples" / "rich-start"


def told(state: rr.State) -> tuple[str, str, list[int], int]:
    """What another process makes of a state."""
    return repr(state.game), state.hash, state.legal(), len(state.events())


def begun(game: rr.Game) -> rr.State:
    state = game.new(5)
    for _ in range(20):
        state.play(rr.random_move(state))
    return state


@pytest.mark.parametrize("id", rr.rulebooks())
def test_a_state_is_pickled_whole(id: str) -> None:
    state = begun(rr.game(id, rr.rulebook(id).usual))
    twin = pickle.loads(pickle.dumps(state))
    assert told(twin) == told(state)
    assert (twin.played, twin.undoable, twin.seed) == (state.played, state.undoable, state.seed)
    twin.play(twin.legal()[0])
    assert twin.hash != state.hash


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_a_copy_is_a_state_of_its_own_and_its_game_the_same(copied: Any) -> None:
    state = begun(rr.game("flow-of-history", 3))
    twin = copied({"state": state} if copied is copy.deepcopy else state)
    twin = twin["state"] if isinstance(twin, dict) else twin
    assert twin.game is state.game
    before = state.hash
    twin.play(twin.legal()[0])
    assert (state.hash, len(state.played)) == (before, len(twin.played) - 1)


def test_states_travel_between_processes() -> None:
    states = [begun(rr.game("flow-of-history", 2)), begun(rr.game("flow", 1))]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert list(pool.map(told, states)) == [told(state) for state in states]


def test_states_that_are_pickled_together_share_their_game() -> None:
    game = rr.game("flow", 2)
    one, other = pickle.loads(pickle.dumps([game.new(1), game.new(2)]))
    assert one.game is other.game


def test_a_pack_comes_along_by_its_folder_and_only_unchanged(tmp_path: Path, refused: Any) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(PACK, folder)
    game = rr.game("flow-of-history", 3, content=folder)
    data = pickle.dumps(game)
    assert pickle.loads(data).content_hash == game.content_hash
    shutil.rmtree(folder)
    shutil.copytree(PACK.parent / "observatory", folder)
    assert "content" in refused(rr.BadContent, pickle.loads, data)
