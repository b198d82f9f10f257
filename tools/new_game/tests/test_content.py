"""The box and its packs: what a pack changes is played, and what the rules cannot play is refused."""

from __future__ import annotations

import pytest

import riverrun as rr

from .table import game


@pytest.fixture
def pack(tmp_path):
    """`pack(text)`: a content pack with these stones."""

    def write(text, of="new-game"):
        (tmp_path / "pack.toml").write_text(f'game = "{of}"\nname = "A test"\nevidence = "invented"\n')
        (tmp_path / "stones.toml").write_text(text)
        return tmp_path

    return write


def test_a_pack_changes_what_a_stone_is_worth(pack):
    changed = rr.game("new-game", 2, content=pack('[[stone]]\nid = "gem"\nworth = 7\n'))
    assert changed.box.worth.tolist() == [0, 1, 7]
    assert changed.content_hash != game().content_hash
    assert [face.worth for face in changed.rulebook.faces(changed)] == [0, 1, 7]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('[[stone]]\nid = "ruby"\n', "there is no stone ‘ruby’ to change; give dud, pebble or gem."),
        ('[[stone]]\nid = "gem"\ncount = 4\n', "There must be 15 stones altogether (NEW-1)."),
        ('[[stone]]\nid = "gem"\nworth = 10\n', "gem: ‘worth’ is 0 to 9, not 10 (NEW-4)."),
    ],
)
def test_what_cannot_be_played_is_refused(refused, pack, text, says):
    assert refused(rr.BadContent, rr.game, "new-game", 2, content=pack(text)).endswith(says)
