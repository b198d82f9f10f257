"""Content: a game's folder with a pack's files over it, and the sentence for each pack that does not fit."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

import riverrun as rr
from riverrun.kernel.content import DEEPEST, FlatLists, Source, parse_toml

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
        ('[[tree]]\nid = "fig"\n', "pack/trees.toml: there is no tree ‘fig’ to change; give oak or elm."),
        ("[[tree]]\nid = [1]\n", "pack/trees.toml: every [[tree]] names by its id what it changes."),
        ("[[tree]]\nheight = 1\n", "pack/trees.toml: every [[tree]] names by its id what it changes."),
        ("tree = 3\n", "pack/trees.toml: a pack writes each tree as a [[tree]] table."),
        ("tree = [3]\n", "pack/trees.toml: a pack writes each tree as a [[tree]] table."),
        ("", "pack/trees.toml: a pack writes each tree as a [[tree]] table."),
        (
            '[[tree]]\nid = "oak"\nheight = "tall"\n',
            "pack/trees.toml has the wrong form: ‘oak.height’ must be int, not str.",
        ),
        (
            '[[tree]]\nid = "elm"\nreplaces = "oak"\nheight = 1\n',
            "there is no field ‘elm.replaces’; give id or height.",
        ),
        (
            '[[tree]]\nid = "oak"\nheight = 1\n[[tree]]\nid = "oak"\nheight = 2\n',
            "pack/trees.toml: the tree ‘oak’ is changed twice; put all its changes into one [[tree]].",
        ),
        (
            '[[tree]]\nid = "oak"\ncolour = 1\n',
            "pack/trees.toml has the wrong form: there is no field ‘oak.colour’; give id or height.",
        ),
    ],
)
def test_pieces_that_cannot_be_changed_so(refused, source, trees, says):
    changed = source(trees=trees)
    assert refused(rr.BadContent, changed.pieces, "trees.toml", "tree", list[Tree]).endswith(says)


def replacing(source, **named):
    trees = source.pieces("trees.toml", "tree", list[Tree], replaceable=True, **named)
    return [(tree.id, tree.height) for tree in trees]


def test_a_new_piece_takes_the_place_of_the_one_it_replaces(source):
    changed = source(trees='[[tree]]\nreplaces = "oak"\nid = "fig"\nheight = 3\n[[tree]]\nid = "elm"\nheight = 8\n')
    assert replacing(changed) == [("fig", 3), ("elm", 8)]


@pytest.mark.parametrize(
    ("trees", "says"),
    [
        (
            '[[tree]]\nid = "fig"\n',
            "there is no tree ‘fig’ to change; give oak or elm. A new tree says which it ‘replaces’.",
        ),
        (
            '[[tree]]\nid = "fig"\nreplaces = "ash-tree"\n',
            "there is no tree ‘ash-tree’ to change; give oak or elm. A new tree says",
        ),
        ('[[tree]]\nid = "fig"\nreplaces = "oak"\n', "‘fig.height’ is missing."),
        ('[[tree]]\nid = "elm"\nreplaces = "oak"\nheight = 1\n', "the tree ‘elm’ is in the box already."),
        (
            '[[tree]]\nreplaces = "oak"\nheight = 1\n',
            "every [[tree]] has an ‘id’, which is text, and so is what it ‘replaces’.",
        ),
        (
            '[[tree]]\nid = "fig"\nreplaces = 1\nheight = 1\n',
            "every [[tree]] has an ‘id’, which is text, and so is what it ‘replaces’.",
        ),
        (
            "".join(f'[[tree]]\nid = "fig"\nreplaces = "{old}"\nheight = 1\n' for old in ("oak", "elm")),
            "the tree id ‘fig’ is used twice.",
        ),
    ],
)
def test_pieces_that_cannot_be_replaced_so(refused, source, trees, says):
    assert says in refused(rr.BadContent, replacing, source(trees=trees))


def test_what_a_change_need_not_say_is_added(source):
    told = []

    def complete(change, old):
        told.append((change, old))
        return {"height": 5, **change}

    changed = source(trees='[[tree]]\nreplaces = "oak"\nid = "fig"\n[[tree]]\nid = "elm"\n')
    assert replacing(changed, complete=complete) == [("fig", 5), ("elm", 5)]
    assert told == [({"id": "fig"}, {}), ({"id": "elm"}, {"id": "elm", "height": 7})]


# Lists in a box


def test_lists_are_laid_out_one_after_another():
    rows = np.zeros((5, 3), np.int32)
    flat = FlatLists(rows, "effects")
    assert flat.add([(1, 2), (3, -4, 5)], "the card 'mill'") == (0, 2)
    assert flat.add([], "the card 'none'") == (2, 0)
    assert flat.add([(7,), (8,), (9,)], "the card 'town'") == (2, 3)
    assert rows.tolist() == [[1, 2, 0], [3, -4, 5], [7, 0, 0], [8, 0, 0], [9, 0, 0]]


@pytest.mark.parametrize(
    ("listed", "says"),
    [
        ([(1,)] * 5, "There are more than 5 ‘effects’ in all; the card 'mill' has no room for 5."),
        ([(1, 2, 3, 4)], "the card 'mill': one of its ‘effects’ has 4 numbers; there is room for 3."),
        ([(1 << 31,)], "the card 'mill': a number of its ‘effects’ is 2147483648, which does not fit into 32 bits."),
    ],
)
def test_lists_that_do_not_fit(refused, listed, says):
    flat = FlatLists(np.zeros((5, 3), np.int32), "effects")
    flat.add([(1,)], "the card 'first'")
    assert refused(rr.BadContent, flat.add, listed, "the card 'mill'") == says


# Files that go too deep


def dotted(parts: int, part: str = "a") -> str:
    return ".".join([part] * parts)


TOO_DEEP = {
    "a key": dotted(DEEPEST + 1) + " = 1",
    "a longer key": dotted(2000) + " = 1",
    "a key without end": dotted(100_000) + " = 1",
    "a key without end, with spaces": dotted(60_000, "\ta ") + " = 1",
    "quoted parts": dotted(40_000, '"a"') + " = 1",
    "parts like comments": dotted(40_000, "'#'") + " = 1",
    "parts with quotation marks": dotted(40_000, r'"\""') + " = 1",
    "a key of a table": "x = { " + dotted(100_000) + " = 1 }",
    "a table": f"[{dotted(100_000)}]",
    "a table's value": f"[{dotted(DEEPEST - 1)}]\nx = []",
    "a list behind a key": dotted(DEEPEST) + " = []",
    "lists": "x = " + "[" * DEEPEST + "]" * DEEPEST,
    "lists without end": "x = " + "[" * 5000,
    "tables": "x = " + "{x = " * 5000 + "1" + "}" * 5000,
}


@pytest.mark.parametrize("text", TOO_DEEP.values(), ids=TOO_DEEP)
def test_tables_and_lists_too_deep_in_each_other(refused, text):
    assert refused(rr.BadContent, parse_toml, text, "trees.toml") == (
        "trees.toml: A pack’s values are not nested so deeply."
    )


NOT_TOO_DEEP = {
    "a key": dotted(DEEPEST) + " = 1",
    "lists": "x = " + "[" * (DEEPEST - 1) + "]" * (DEEPEST - 1),
    "a text": f"x = '{dotted(2000)}'",
    "a text with quotation marks": f'x = "{dotted(99)}\\"{dotted(99)}"',
    "many lines": f'x = """\n{dotted(99)}\\"""{dotted(99)}\n"{dotted(99)}"""',
    "many lines as they are": f"x = '''\n{dotted(99)}\n'{dotted(99)}\n'''",
    "a comment": f"# {dotted(2000)}\nx = 1",
    "numbers": f"x = [{', '.join(['0.5'] * 2000)}]",
}


@pytest.mark.parametrize("text", NOT_TOO_DEEP.values(), ids=NOT_TOO_DEEP)
def test_tables_as_deep_as_they_may_be_and_dots_that_make_none(text):
    assert parse_toml(text, "trees.toml").keys() <= {"a", "x"}


def test_numbers_that_do_not_fit_into_a_sentence(refused):
    assert parse_toml(f"x = [{-(1 << 63)}, {(1 << 63) - 1}]", "box.toml")
    for number in ((1 << 63), -(1 << 63) - 1):
        assert refused(rr.BadContent, parse_toml, f"x = [{{ y = {number} }}]", "box.toml") == (
            "box.toml: a number does not fit into 64 bits."
        )


def test_a_pack_of_another_game(refused, source):
    assert refused(rr.BadContent, source, "sea", box="").endswith(
        "pack/pack.toml: this is a pack for sea, not for woods."
    )


@pytest.mark.parametrize("name", ["fish", "options"])
def test_a_pack_has_no_other_files_and_no_options(refused, source, name):
    assert refused(rr.BadContent, source, **{name: ""}) == (
        f"{name}.toml is no file of a pack for woods; it may hold: box.toml, pack.toml and trees.toml."
    )
