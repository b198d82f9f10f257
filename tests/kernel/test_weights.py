"""Weights: declared by name, read from the box, kept in files that say what is wrong with them."""

from __future__ import annotations

import pytest

import riverrun as rr
from riverrun.games.flow.weights import W
from riverrun.kernel.errors import BadOption
from riverrun.kernel.jit.record_view import record_view
from riverrun.kernel.position.layout import Array, Fields, array, scalar
from riverrun.kernel.weights import Weight, Weights, names, numbers, read_weights, weights, write_weights


class Few(Weight):
    FIRST = 0.35
    SECOND, THIRD = -1.0, 0.35


class Box(Fields):
    players: int = scalar()
    weights: Weights = weights(Few)
    more: Array = array(3)


def test_members_are_places_in_the_box_and_know_their_numbers():
    assert [int(one) for one in Few] == [0, 1, 2]
    assert [one.start for one in Few] == [0.35, -1.0, 0.35]
    assert names(Few) == ["first", "second", "third"]


def test_a_box_has_them_from_the_start():
    box = Box.empty(2)[1]
    assert box.weights.tolist() == [0.35, -1.0, 0.35]
    view = record_view(box)
    assert view.weights[Few.THIRD] == 0.35
    assert (view.players, view.more[2]) == (0, 0)
    box.weights[1] = 2.5
    assert view.weights[Few.SECOND] == 2.5


def test_some_may_be_given_and_unknown_ones_are_refused():
    assert numbers(Few, {"third": 2}) == [0.35, -1.0, 2.0]
    with pytest.raises(BadOption, match="There is no weight 'fourth'; there are first, second, third"):
        numbers(Few, {"fourth": 1.0})


def test_a_file_keeps_them_exactly(tmp_path):
    path = tmp_path / "weights.toml"
    kept = [0.1 + 0.2, -1e-9, 3.0]
    write_weights(path, "few", Few, kept, ["Found by hand"])
    assert path.read_text().startswith('# Found by hand\ngame = "few"\n')
    assert read_weights(path, "few", Few) == kept


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("game = 'other'\n[weights]\n", "has weights of 'other', not of 'few'"),
        ("game = 'few'\n", r"has no table \[weights\] of numbers"),
        ("[weights]\nfirst = 'much'\n", r"has no table \[weights\] of numbers"),
        ("[weights]\nfifth = 1\n", "There is no weight 'fifth'"),
        ("[weights\n", "cannot be read as weights"),
    ],
)
def test_a_file_that_is_none_is_refused_in_a_sentence(tmp_path, text, says):
    path = tmp_path / "weights.toml"
    path.write_text(text)
    with pytest.raises(BadOption, match=says):
        read_weights(path, "few", Few)
    with pytest.raises(BadOption, match="cannot be read"):
        read_weights(tmp_path / "none.toml", "few", Few)
    with pytest.raises(BadOption, match="cannot be written"):
        write_weights(tmp_path / "no" / "where.toml", "few", Few, [1, 2, 3], [])


def test_a_game_may_be_made_with_others():
    book = rr.rulebooks()["flow"]
    assert book.rules.WEIGHTS is W
    other = [one.start for one in W]
    other[W.TEMPER] = 0.2
    game = rr.Game(book, 2, {"turns": "8"}, weights=other)
    assert game.box.weights[W.TEMPER] == game.lookahead_box.weights[W.TEMPER] == 0.2
    assert rr.Game(book, 2, {}).box.weights[W.TEMPER] == W.TEMPER.start
    with pytest.raises(BadOption, match="has no such weights"):
        rr.Game(book, 2, {}, weights=[1.0])
