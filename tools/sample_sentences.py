"""Writes sentences with their words in every language, by which the page's test compares what it says with Python.

    python tools/sample_sentences.py FILE

The sentences are those of random games of every game there is, and every code of every catalogue with made-up
arguments.
tests/words/test_page_says_the_same.py writes the file and has the page read it.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import riverrun as rr
from riverrun.kernel.errors import RiverrunError
from riverrun.kernel.language.catalogue import LANGUAGES, folders
from riverrun.kernel.language.catalogue_check import codes
from riverrun.kernel.language.fluent import BadSentence, MissingSentence
from riverrun.kernel.language.sentences import Arg, Ref, Sentence
from riverrun.kernel.position.view import legal_sentence
from riverrun.kernel.registry import rulebooks

MOST = 6
"""How many sentences of a code are kept."""
TRIES = 4
"""How many moves are asked about at each decision."""
MADE_UP: tuple[Arg, ...] = (
    0,
    1,
    2,
    17,
    "one",
    Ref("player", 1),
    Ref("player", 0, name="Ada"),
    [Ref("player", 2), "x", 3],
)
"""What a code is said with that no game has said: all its arguments are this."""
PAGE_LACKS = "-screen-"
"""In the codes of the terminal's screen, which the page does not load."""


class Samples:
    """Sentences, a few of each code."""

    def __init__(self) -> None:
        self.said: list[dict[str, Any]] = []
        self.counts: dict[str, int] = {}
        self.known: set[bytes] = set()

    def add(self, sentence: Sentence) -> None:
        """Keeps a sentence with its words, unless there are enough of its code."""
        encoded = msgspec.json.encode(sentence)
        if self.counts.get(sentence.code, 0) >= MOST or encoded in self.known or PAGE_LACKS in sentence.code:
            return
        self.known.add(encoded)
        self.counts[sentence.code] = self.counts.get(sentence.code, 0) + 1
        self.said.append({"sentence": sentence, "texts": texts(sentence)})


def texts(sentence: Sentence) -> dict[str, str]:
    """The words in each language."""
    return {language: sentence.say(language) for language in LANGUAGES}


def main() -> None:
    """Writes the file."""
    samples = Samples()
    legal = [one for id in rulebooks() for one in play_all(id, samples)]
    for code, args in every_code():
        for arg in MADE_UP if args else MADE_UP[:1]:
            try_code(samples, code, args, arg)
    Path(sys.argv[1]).write_bytes(msgspec.json.encode({"said": samples.said, "legal": legal}))
    print(f"{len(samples.said)} sentences of {len(samples.counts)} codes, {len(legal)} views")


def every_code() -> Iterator[tuple[str, list[str]]]:
    """All codes of all catalogues, with their arguments."""
    every = folders()
    for folder in every.values():
        yield from codes(folder, every["rr"]).items()


def try_code(samples: Samples, code: str, args: list[str], arg: Arg) -> None:
    """Says a code with made-up arguments; what it cannot be said with is left out."""
    try:
        samples.add(Sentence(code, dict.fromkeys(args, arg)))
    except (MissingSentence, BadSentence, TypeError):
        return


def play_all(id: str, samples: Samples) -> Iterator[dict[str, Any]]:
    """Plays random games with all numbers of players and all values of options."""
    book = rulebooks()[id]
    chosen: list[dict[str, str]] = [{}, {}]
    chosen += [{option.id: value} for option in book.options.values() for value in option.values[1:]]
    counts = sorted({one for one in (1, 2, 3, 4, 5, 6) if is_playable(id, one)})
    for seed, options in enumerate(chosen):
        players = counts[seed % len(counts)]
        try:
            game = rr.game(id, players=players, **options)
        except RiverrunError:
            continue
        yield from play(game, seed, samples)


def is_playable(id: str, players: int) -> bool:
    """Whether a game is for this many."""
    try:
        rr.game(id, players=players)
    except RiverrunError:
        return False
    return True


def play(game: Any, seed: int, samples: Samples) -> Iterator[dict[str, Any]]:
    """Plays a random game, and asks about moves on the way; yields the legal moves of some views."""
    chance = random.Random(seed)
    state = game.new(seed=seed)
    moves = game.rulebook.declared.describe(game)
    for number in range(150):
        if state.over:
            break
        view = state.view(state.seat)
        samples.add(view.decision.sentence)
        listed = chance.sample(view.legal, min(TRIES, len(view.legal)))
        sentences = [legal_sentence(game, view, one) for one in listed]
        for sentence in sentences:
            samples.add(sentence)
        for _ in range(TRIES):
            try:
                samples.add(state.explain(chance.randrange(game.moves)).sentence)
            except RiverrunError:  # a hole in the move space
                continue
        if number % 25 == chance.randrange(25):
            yield {
                "prefix": game.rulebook.prefix,
                "moves": moves,
                "view": {"decision": view.decision, "legal": listed, "legal_args": view.legal_args},
                "sentences": sentences,
            }
        state.play(chance.choice(view.legal).move)
    for event in state.events(None):
        samples.add(event.sentence)
    for score in state.scores():
        for line in score.lines:
            samples.add(line.sentence)
    for fact in game.rulebook.facts(game, state.position_view, 0):
        samples.add(fact.sentence)


if __name__ == "__main__":
    main()
