"""Content: a game's folder with a pack's files over it, and the sentence for each pack that does not fit."""

from __future__ import annotations

import msgspec
import pytest

import riverrun as rr
from riverrun.kernel.content import Source

BOX = {
    "trees.toml": '[[tree]]\nid = "oak"\nheight = 9\n[[tree]]\nid = "elm"\nheight = 7\n',
    "box.toml": "birds = 3\nnests = 2\n",
    "options.toml": "",
}


class Tree(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    height: int


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    birds: int
    nests: int


@pytest.fixture
def source(tmp_path):
    """`source(**files)`: the box with a pack of these files over it; without any, the box alone."""

    def make(of="woods", **files):
        box, pack = tmp_path / "box", tmp_path / "pack"
        box.mkdir(exist_ok=True)
        for name, text in BOX.items():
            (box / name).write_text(text)
        if not files:
            return Source(box, "woods", None)
        pack.mkdir()
        (pack / "pack.toml").write_text(f'game = "{of}"\nname = "A test"\nevidence = "invented"\n')
        for name, text in files.items():
            (pack / f"{name}.toml").write_text(text)
        return Source(box, "woods", pack)

    return make


def heights(source):
    return {tree.id: tree.height for tree in source.pieces("trees.toml", "tree", list[Tree])}


def test_the_box_alone(source):
    assert heights(source()) == {"oak": 9, "elm": 7}
    assert source().values("box.toml", Facts) == Facts(3, 2)
    assert source().about is None
    assert source().changes("trees.toml", "tree") == []


def test_a_pack_changes_the_values_it_gives(source):
    changed = source(trees='[[tree]]\nid = "elm"\nheight = 8\n', box="nests = 4\n")
    assert heights(changed) == {"oak": 9, "elm": 8}
    assert changed.values("box.toml", Facts) == Facts(3, 4)
    assert changed.about.name == "A test"


def test_a_pack_need_not_have_every_file(source):
    changed = source(box="nests = 4\n")
    assert heights(changed) == {"oak": 9, "elm": 7}
    assert changed.where("trees.toml").parent.name == "box"
    assert changed.where("box.toml").parent.name == "pack"


@pytest.mark.parametrize(
    ("trees", "says"),
    [
        ('[[tree]]\nid = "fig"\n', "pack/trees.toml: there is no tree 'fig' to change."),
        ("[[tree]]\nid = [1]\n", "pack/trees.toml: each [[tree]] names by its id what it changes."),
        ("[[tree]]\nheight = 1\n", "pack/trees.toml: each [[tree]] names by its id what it changes."),
        ("tree = 3\n", "pack/trees.toml: a pack's trees are [[tree]] tables."),
        ("tree = [3]\n", "pack/trees.toml: a pack's trees are [[tree]] tables."),
        ("", "pack/trees.toml: a pack's trees are [[tree]] tables."),
        ('[[tree]]\nid = "oak"\nheight = "tall"\n', "pack/trees.toml: Expected `int`, got `str` - at `$[0].height`."),
        ('[[tree]]\nid = "oak"\ncolour = 1\n', "pack/trees.toml: Object contains unknown field `colour` - at `$[0]`."),
    ],
)
def test_pieces_that_cannot_be_changed_so(refused, source, trees, says):
    changed = source(trees=trees)
    assert refused(rr.BadContent, changed.pieces, "trees.toml", "tree", list[Tree]).endswith(says)


def test_a_pack_of_another_game(refused, source):
    assert refused(rr.BadContent, source, "sea", box="").endswith("pack is a pack for sea, not for woods.")


@pytest.mark.parametrize("name", ["fish", "options"])
def test_a_pack_has_no_other_files_and_no_options(refused, source, name):
    assert refused(rr.BadContent, source, **{name: ""}) == (
        f"{name}.toml is no file of a woods pack; it may hold: box.toml, pack.toml, trees.toml."
    )
