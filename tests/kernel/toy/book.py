"""The Raft as the kernel sees it: a game without modules but for its rules, which writes every method itself."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from riverrun.kernel.errors import BadOption, BadPosition
from riverrun.kernel.game import Game
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.position import view
from riverrun.kernel.position.layout import Field, Sees
from riverrun.kernel.rulebook import Rulebook
from riverrun.kernel.rules.explanations import Line, Score
from riverrun.kernel.timing import Pace, Timing

from . import rules
from .moves import MOVES
from .position import CARDS, Box, Position, Step

GOALS = {"near": 8, "far": 20}
FARTHEST = 30


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
    prefix = "raft"
    designer = "nobody"
    version = "1"
    seats = range(1, 4)
    usual = 2
    position = Position
    together = True

    def choose(self, players: int, wishes: Mapping[str, object]) -> dict[str, str]:
        options = super().choose(players, wishes)
        if options["goal"] not in GOALS and int(options["goal"]) > FARTHEST:
            raise BadOption(Sentence("raft-error-goal", {"farthest": FARTHEST}))
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

    def faces(self, game: Game) -> list[msgspec.Struct]:
        return []

    def view(self, game: Game, s: Any, seat: int | None) -> View:
        shared = view.frame(game, s, seat)
        return View(**shared, hands=s.hands.tolist(), charms=s.charms.tolist(), raft=s.raft, deck=s.deck_size)

    def scores(self, game: Game, s: Any) -> list[Score]:
        points, wins = np.zeros(rules.PLAYERS_MAX), np.zeros(rules.PLAYERS_MAX)
        rules.result(game.box_view, s, points, wins)
        total, won = int(points[0]), bool(wins[0])
        lines = [Line("raft", "RAFT-7", total, Sentence("raft-score-raft"))]
        return [Score(seat, total, 1 if won else 2, won, lines, {}) for seat in range(game.players)]

    def pace(self, game: Game) -> Pace | None:
        return Pace(30.0, MOVES.first("tide"), "RAFT-6", pausable=True) if game.options["timer"] == "yes" else None

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
