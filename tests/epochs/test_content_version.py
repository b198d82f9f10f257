"""The content's hash is its version: one changed value in any of its files changes it."""

from __future__ import annotations

from importlib.resources import files

import pytest

import riverrun as rr

from .table import game

FOLDER = files("riverrun.games.epochs") / "content"
ONE_VALUE = {
    "units": ("combat = 4", "combat = 9"),
    "wonders": ("cost = 7", "cost = 8"),
    "inventions": ("n = 2", "n = 1"),
    "civilizations": ("{ gold = 1 }", "{ gold = 7 }"),
    "governments": ("culture = 9", "culture = 10"),
    "tiles": ('neutral = "bcd"', 'neutral = "abc"'),
    "boards": ("21, 28]", "21, 29]"),
    "box": ("value = 5", "value = 6"),
}
"""What stands in each content file, and what it is changed to where it stands first."""


@pytest.mark.parametrize("file", ONE_VALUE)
def test_one_changed_value_changes_the_hash(tmp_path, file):
    printed = (FOLDER / f"{file}.toml").read_text("utf-8")
    changed = printed.replace(*ONE_VALUE[file], 1)
    assert changed != printed
    hashes = []
    for text in (printed, changed):
        (tmp_path / "pack.toml").write_text('game = "epochs"\nname = "A test"\nevidence = "invented"\n')
        (tmp_path / f"{file}.toml").write_text(text, "utf-8")
        hashes.append(rr.game("epochs", 2, content=tmp_path).content_hash)
    assert hashes[0] == game().content_hash != hashes[1]


def test_every_content_file_is_watched():
    options = "options"  # What a table chooses is no value of a card: records name their options themselves.
    assert {file.name for file in FOLDER.iterdir()} == {f"{name}.toml" for name in (*ONE_VALUE, options)}
