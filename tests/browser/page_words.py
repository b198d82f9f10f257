"""What the page says in English, found by its code: sentences of the catalogues, titles of a guide's tips."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from riverrun.kernel.language.sentences import Arg, Ref, Sentence

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def said(code: str, **args: Arg) -> str:
    """A sentence of a catalogue: `said("fl-event-played", seat=named("Ada"), card=Ref("card", "bird"))`."""
    return Sentence(code, args).text


def named(name: str, seat: int = 0) -> Ref:
    """A player who is called so."""
    return Ref("player", seat, name=name)


@cache
def titles(game: str) -> dict[str, str]:
    """The titles of a game's tips, by their ids."""
    words = (GAMES / game / "guide" / "en.ts").read_text()
    found = dict(re.findall(r"^  (\w+): '(.*)',$", words, re.MULTILINE))
    return {tip: title for tip, title in found.items() if not tip.endswith("Text")}
