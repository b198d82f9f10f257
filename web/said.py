"""Writes what the games say in English, as samples for the page's tests of its translations.

Run from the repository root: python web/said.py. It plays random games and keeps a few sentences of each kind.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec

import riverrun as rr
from riverrun.games.flow import explain as flow_explain
from riverrun.games.flow import journal as flow_journal
from riverrun.games.flow_of_history import explain, journal
from riverrun.games.flow_of_history.words import TIMINGS

GAMES_AT = Path(__file__).parent / "src/games"
MOST = 2
GAMES = [(2, {}), (2, {}), (3, {}), (5, {}), (3, {"edition": "first"}), (4, {"idle_activate": "allowed"})]

FLOW_GAMES = [
    (1, {"difficulty": "hard"}),
    (2, {"difficulty": "inconceivable"}),
    (3, {"obstacle": "one_arm", "difficulty": "medium"}),
    (2, {"turns": "4", "scenarios": "one-card,firm-obstacles,obstacles,no-communication"}),
    (4, {"scenarios": "no-new-cards,single-path,obstacles,obstacles,obstacles,obstacles", "turns": "12"}),
    (6, {"turns": "12"}),
]


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
    """Writes a file for each game."""
    write_flow_of_history()
    write_flow()


def write_flow_of_history() -> None:
    """The Flow of History."""
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
    write("flow-of-history", said)


def write(game: str, said: dict[str, Any]) -> None:
    """Writes a game's file."""
    to = GAMES_AT / game / "words" / "said.json"
    to.write_text(json.dumps(said, indent=1, ensure_ascii=False) + "\n")


def write_flow() -> None:
    """Flow."""
    samples = Samples()
    for seed, (players, options) in enumerate(FLOW_GAMES * 3):
        play_flow(players, options, seed, samples)
    rulebook = rr.game("flow", players=2).rulebook
    said = {
        "kinds": [kind.lower() for kind in flow_journal.Happened.__members__],
        "refusals": [text for _, text in flow_explain.REFUSALS.values()],
        "options": [{"id": id, "text": one.text, "values": list(one.values)} for id, one in rulebook.options.items()],
        "pieces": [
            {"id": face.id, "name": face.name, "kind": face.kind, "text": face.text}
            for face in rulebook.catalogue(rr.game("flow", players=2))
        ],
        **samples.kept,
    }
    write("flow", said)


def play_flow(players: int, options: dict[str, str], seed: int, samples: Samples) -> None:
    """Plays a random game of Flow, and asks about moves on the way."""
    game = rr.game("flow", players=players, **options)
    chance = random.Random(seed)
    state = game.new(seed=seed)
    while not state.over:
        view = msgspec.to_builtins(state.view(state.seat))
        samples.add("decisions", shape(view["decision"]["text"], []), view["decision"])
        legal = view["legal"]
        for move in chance.sample(legal, min(3, len(legal))):
            samples.add("moves", move["text"].split()[0] + move["clause"], move)
        for _ in range(3):
            verdict = state.explain(chance.randrange(game.moves))
            samples.add("verdicts", verdict.clause + verdict.text[:9], verdict.text)
        chosen = chance.choice(legal)
        if chance.random() < 0.7:  # tiles rather than cards, so that there is a board to ask about
            chosen = chance.choice([move for move in legal if not move["text"].startswith(("trade", "play"))] or legal)
        state.play(chosen["move"])
    for event in state.events(None):
        variant = [str(event.facts.get(fact)) for fact in ("outcome", "stays", "late")]
        samples.add("events", event.kind + "".join(variant), msgspec.to_builtins(event))
    for score in state.scores():
        for line in score.lines:
            samples.add("lines", line.text[-12:], msgspec.to_builtins(line))


if __name__ == "__main__":
    main()
