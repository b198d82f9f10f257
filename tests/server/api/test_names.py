"""The server names no game: what it says, takes and stores is the same for all of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import riverrun.server
from riverrun.kernel.game import Game
from riverrun.kernel.registry import rulebooks

SOURCES = sorted(Path(riverrun.server.__file__).parent.rglob("*.py"))
FORMER = {"commands.py", "playing.py", "handlers.py"}
"""Where a game's word is still known as an alias, for one release."""


def words_of(book) -> set[str]:
    """What is a game's alone: its id, its title, the prefix of its clauses, and what its environment does."""
    game = Game(book, book.usual)
    prefixes = {clause.split("-")[0] for clause in book.clauses}
    return {book.id, book.title, book.id.replace("-", "_"), *prefixes, *map(game.text, book.environment)}


@pytest.mark.parametrize("book", rulebooks().values(), ids=lambda book: book.id)
def test_no_source_of_the_server_has_a_game_s_words(book):
    pattern = re.compile("|".join(rf"\b{re.escape(word)}\b" for word in words_of(book)), re.IGNORECASE)
    found = {path.name: match[0] for path in SOURCES if (match := pattern.search(path.read_text()))}
    assert found == {}


@pytest.mark.parametrize("word", ["harvest", "tide", "calmed", "wave"])
def test_words_that_were_a_game_s_are_gone_but_for_aliases(word):
    pattern = re.compile(rf"(?<![a-z]){word}(?![a-z])", re.IGNORECASE)
    found = {path.name for path in SOURCES if pattern.search(path.read_text())}
    assert found <= (FORMER | {"stored_entries.py"} if word in ("calmed", "wave") else set())


def test_no_folder_of_the_server_has_more_than_ten_files():
    folders = {path.parent for path in SOURCES}
    assert {folder.name for folder in folders if len(list(folder.glob("*.py"))) > 10} == set()


def test_no_file_of_the_server_is_longer_than_a_head_holds():
    assert {path.name for path in SOURCES if len(path.read_text().splitlines()) > 350} == set()
