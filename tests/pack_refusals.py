"""What a content pack is refused for, in every language, for each game's tests."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

import riverrun as rr
from riverrun.kernel.language.catalogue import LANGUAGES
from riverrun.kernel.language.sentences import Sentence


def refusal(game: str, folder: Path, files: Mapping[str, str]) -> Sentence:
    """Why a pack of these files cannot be played; `folder` is empty before."""
    about = {"pack": f'game = "{game}"\nname = "Test"\nevidence = "invented"\n'}
    for name, text in (about | dict(files)).items():
        (folder / f"{name}.toml").write_text(text, "utf-8")
    with pytest.raises(rr.BadContent) as found:
        rr.game(game, 2, content=folder)
    return found.value.sentence


def in_words(sentence: Sentence) -> dict[str, str]:
    """A sentence by language, with plain spaces for those at which French never breaks a line."""
    return {
        code: sentence.say(code).replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
        for code in LANGUAGES
    }
