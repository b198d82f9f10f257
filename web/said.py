"""Writes what The Flow of History says in English, as samples for the page's tests of its translations.

Run from the repository root: python web/said.py. It plays random games and keeps a few sentences of each kind.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec

import riverrun as rr
from riverrun.games.flow_of_history import explain, journal
from riverrun.games.flow_of_history.words import TIMINGS

TO = Path(__file__).parent / "src/games/flow-of-history/words/said.json"
MOST = 2
GAMES = [(2, {}), (2, {}), (3, {}), (5, {}), (3, {"edition": "first"}), (4, {"idle_activate": "allowed"})]


class Samples:
    """A few of each kind."""

    def __init__(self) -> None:
        self.kept: dict[str, list[Any]] = {"events": [], "decisions": [], "moves": [], "verdicts": [], "lines": []}
        self.counts: dict[tuple[str, str], int] = {}

    def add(self, what: str, kind: str, sample: Any) -> None:
        """Keeps a sample, unless there are enough of its kind."""
        count = self.counts.get((what, kind), 0)
        if count < MOST and sample not in self.kept[what]:
            self.counts[what, kind] = count + 1
            self.kept[what].append(sample)


def face(card: Any) -> dict[str, Any]:
    """What the page's words need of a card."""
    known = msgspec.to_builtins(card)
    return {key: known[key] for key in ("id", "name", "type", "timing", "timing_text", "text", "effect", "obsolete")}


def shape(text: str, names: list[str]) -> str:
    """A sentence without its cards and numbers."""
    for name in names:
        text = text.replace(name, "CARD")
    return "".join("#" if letter.isdigit() else letter for letter in text).replace("##", "#")


def play(players: int, options: dict[str, str], seed: int, samples: Samples) -> None:
    """Plays a random game, and asks about moves on the way."""
    game = rr.game("flow-of-history", players=players, **options)
    names = sorted((card.name for card in game.rulebook.catalogue(game)), key=len, reverse=True)
    chance = random.Random(seed)
    state = game.new(seed=seed)
    while not state.over:
        view = msgspec.to_builtins(state.view(state.seat))
        samples.add("decisions", view["decision"]["kind"], view["decision"])
        legal = view["legal"]
        for move in chance.sample(legal, min(4, len(legal))):
            samples.add("moves", shape(move["says"], names), move)
        for _ in range(3):
            verdict = state.explain(chance.randrange(game.moves))
            samples.add("verdicts", shape(verdict.text, names), verdict.text)
        state.play(chance.choice(legal)["move"])
    for event in state.events(None):
        samples.add("events", event.kind + str(event.facts.get("investor") == "banker"), msgspec.to_builtins(event))
    for score in state.scores():
        for line in score.lines:
            samples.add("lines", shape(line.text, names), msgspec.to_builtins(line))


def main() -> None:
    """Writes the file."""
    samples = Samples()
    for seed, (players, options) in enumerate(GAMES * 4):
        play(players, options, seed, samples)
    cards = []
    for options in ({}, {"edition": "first"}, {"glossary": "literal"}, {"theocracy": "obsolete"}):
        game = rr.game("flow-of-history", players=3, **options)
        cards += [known for card in game.rulebook.catalogue(game) if (known := face(card)) not in cards]
    said = {
        "kinds": [kind.lower() for kind in journal.Happened.__members__],
        "decisionKinds": [kind for kind, _, _ in explain.DECISIONS.values()],
        "refusals": [text for _, text in explain.REFUSALS.values()],
        "timings": TIMINGS,
        "options": [
            {"id": id, "text": option.text, "values": list(option.values)}
            for id, option in rr.game("flow-of-history", players=3).rulebook.options.items()
        ],
        "cards": cards,
        **samples.kept,
    }
    TO.write_text(json.dumps(said, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
