"""The Raft as the kernel sees it: a game without modules but for its rules, which writes every method itself."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from riverrun.kernel import view
from riverrun.kernel.errors import BadOption, BadPosition, UnknownMove
from riverrun.kernel.explanations import Decision, Line, Score
from riverrun.kernel.game import Game
from riverrun.kernel.journal import EVERYONE, Event
from riverrun.kernel.layout import Field, Sees
from riverrun.kernel.rulebook import Rulebook
from riverrun.kernel.timing import Pace, Timing

from . import rules
from .rules import CARDS, Block, Box, Happened, Position, Step, Why

GOALS = {"near": 8, "far": 20}
FARTHEST = 30

TELL = {
    Happened.DEALT: ("RAFT-1", "p{0} is dealt {1}."),
    Happened.CHARM: ("RAFT-2", "p{0} has charm {1}."),
    Happened.PLAYED: ("RAFT-3", "p{0} plays {1}: {2} on."),
    Happened.ROLLED: ("RAFT-3", "p{0} rolls a {1}."),
    Happened.DRAWS: ("RAFT-4", "p{0} draws."),
    Happened.DRAWN: ("RAFT-4", "p{0} draws {1}."),
    Happened.ASKS: ("RAFT-5", "p{0} asks p{1}."),
    Happened.REFUSES: ("RAFT-5", "p{0} refuses."),
    Happened.TIDE: ("RAFT-6", "The tide sets the raft back."),
    Happened.END: ("RAFT-7", "The game is over."),
}
REFUSE = {
    Why.OVER: ("RAFT-7", "The game is over."),
    Why.ANSWER: ("RAFT-5", "Someone is asked: yes or no."),
    Why.NOT_ASKED: ("RAFT-5", "Nobody is asked."),
    Why.NOT_HELD: ("RAFT-3", "The card is not in hand."),
    Why.FULL: ("RAFT-4", "The hand is full or the deck is empty."),
    Why.NOBODY: ("RAFT-5", "There is no such other player."),
    Why.EMPTY_HAND: ("RAFT-5", "That player has no card."),
}
TEXTS = [
    *(f"play {card}" for card in range(CARDS)),
    "draw",
    *(f"ask p{seat}" for seat in range(3)),
    "yes",
    "no",
    "tide",
]


class Content(msgspec.Struct, frozen=True):
    values: list[int]

    def essence(self) -> Any:
        return self


class View(view.View, frozen=True, kw_only=True):
    hands: list[list[int]]
    charms: list[int]
    raft: int
    deck: int


class Raft(Rulebook):
    id = "raft"
    title = "The Raft"
    designer = "nobody"
    version = "1"
    seats = range(1, 4)
    usual = 2
    position = Position
    together = True
    environment = range(Block.TIDE, Block.END)
    decisions = {Step.TURN: "turn", Step.CONSENT: "consent"}

    def choose(self, players: int, wishes: Mapping[str, object]) -> dict[str, str]:
        options = super().choose(players, wishes)
        if options["goal"] not in GOALS and int(options["goal"]) > FARTHEST:
            raise BadOption(f"The goal is at most {FARTHEST} (RAFT-7).")
        return options

    def sees(self, game: Game, name: str, field: Field) -> Sees:
        return Sees.OWNER if name == "charms" and game.options["charms"] == "secret" else field.sees

    def unpack(self, pack: Path | None) -> Content:
        return Content([card % 3 + 1 for card in range(CARDS)])

    def box(self, content: Any, players: int, options: Mapping[str, str]) -> Any:
        box = Box.empty()[0]
        box.players = players
        box.goal = GOALS.get(options["goal"]) or int(options["goal"])
        box.secret = options["charms"] == "secret"
        box.value[:] = content.values
        return box

    def text(self, game: Game, move: int) -> str:
        return TEXTS[move]

    def move(self, game: Game, text: str) -> int:
        if text not in TEXTS:
            raise UnknownMove(f"'{text}' is no move; moves are: {', '.join(TEXTS)}.")
        return TEXTS.index(text)

    def decision(self, game: Game, s: Any) -> Decision:
        kind = self.decisions[s.decision]
        return Decision(s.seat, kind, "RAFT-5" if kind == "consent" else "RAFT-3", "What now?")

    def permit(self, game: Game, s: Any, move: int) -> tuple[str, str]:
        clauses = ["RAFT-3"] * CARDS + ["RAFT-4"] + ["RAFT-5"] * 5 + ["RAFT-6"]
        return clauses[move], f"{TEXTS[move].capitalize()}."

    def refuse(self, game: Game, s: Any, move: int, reason: int) -> tuple[str, str]:
        return REFUSE[Why(reason)]

    def event(self, game: Game, row: Any) -> Event:
        kind = Happened(row[0])
        clause, sentence = TELL[kind]
        to = None if row[1] == EVERYONE else row[1]
        return Event(kind.name.lower(), clause, sentence.format(*row[3:]), to=to, mark=bool(row[2]))

    def faces(self, game: Game) -> list[msgspec.Struct]:
        return []

    def view(self, game: Game, s: Any, seat: int | None) -> View:
        shared = view.frame(game, s, seat)
        return View(**shared, hands=s.hands.tolist(), charms=s.charms.tolist(), raft=s.raft, deck=s.deck_size)

    def scores(self, game: Game, s: Any) -> list[Score]:
        points, wins = np.zeros(rules.PLAYERS_MAX), np.zeros(rules.PLAYERS_MAX)
        rules.result(game.box_view, s, points, wins)
        total, won = int(points[0]), bool(wins[0])
        lines = [Line("raft", "RAFT-7", total, "Raft and charms.")]
        return [Score(seat, total, 1 if won else 2, won, lines, {}) for seat in range(game.players)]

    def pace(self, game: Game) -> Pace | None:
        return Pace(30.0, int(Block.TIDE), "RAFT-6", pausable=True) if game.options["timer"] == "yes" else None

    def timing(self, game: Game, s: Any) -> Timing:
        """A turn is a round; whoever is asked for a card answers without a clock."""
        if s.decision == Step.CONSENT:
            return Timing("free", rounds=s.turn)
        return Timing("idle", rounds=s.turn, fresh=s.turn > 0)

    def document(self, game: Game, s: Any) -> Any:
        kind = msgspec.defstruct("Document", [(name, Any) for name in Position.fields])
        return kind(**{name: s[name].tolist() for name in Position.fields})

    def restore(self, game: Game, document: Any, s: Any) -> None:
        if not isinstance(document, dict) or set(document) != set(Position.fields):
            raise BadPosition("A position of The Raft has all its fields and no others.")
        for name, value in document.items():
            s[name] = value

    def check(self, game: Game, s: Any) -> list[str]:
        wrong = int(rules.sound(game.box, s))
        return [f"The position is not sound: {self.unsound(wrong)}."] if wrong else []

    def unsound(self, number: int) -> str:
        return f"number {number}"

    def screen(self, game: Game, s: Any, seat: int | None) -> str:
        return f"THE RAFT at {s.raft}\nhands {s.hands.tolist()}\ncharms {s.charms.tolist()}"


RAFT = Raft()
