"""The Flow of History, by Jesse Li: both editions, 2 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

from riverrun.games.flow_of_history import (
    check,
    content,
    document,
    explain,
    facts,
    journal,
    notation,
    rules,
    scores,
    screen,
    soundness,
    validation,
    view,
    words,
)
from riverrun.games.flow_of_history.moves import MOVES
from riverrun.games.flow_of_history.position import Position
from riverrun.kernel.errors import BadOption
from riverrun.kernel.game import Game
from riverrun.kernel.journal import Event
from riverrun.kernel.rulebook import Decision, Fact, Rulebook, Score


class FlowOfHistory(Rulebook):
    """The game as the kernel sees it; each method is a door to one room of this folder."""

    id = "flow-of-history"
    title = "The Flow of History"
    designer = "Jesse Li"
    version = "1"
    seats = range(2, 6)
    usual = 3
    shelf = 1
    folder = Path(__file__).parent
    position = Position
    rules: ClassVar[ModuleType] = rules
    moves = MOVES
    decisions = {step: kind for step, (kind, _, _) in explain.DECISIONS.items()}

    def choose(self, players: int, wishes: Mapping[str, object]) -> dict[str, str]:
        """FOH-O1, FOH-O3: the first edition is for 3 to 5 players and has no glossary."""
        options = super().choose(players, wishes)
        if options["edition"] == "first":
            if players == 2:
                raise BadOption("The first edition is for 3 to 5 players; edition=second has rules for 2 (FOH-O1).")
            if options["glossary"] == "literal":
                raise BadOption("glossary=literal is the second edition's; it needs edition=second (FOH-O3).")
        return options

    def load(self, pack: Path | None) -> content.Content:
        loaded = content.load(pack)
        validation.validate(loaded)
        return loaded

    def box(self, content_: Any, players: int, options: Mapping[str, str]) -> Any:
        return content.make_box(content_, players, options)

    def lexicon(self, game: Game) -> words.Lexicon:
        return words.lexicon(game)

    def text(self, game: Game, move: int) -> str:
        return notation.text(game, move)

    def move(self, game: Game, text: str) -> int:
        return notation.move(game, text)

    def decision(self, game: Game, s: Any) -> Decision:
        return explain.decision(game, s)

    def permit(self, game: Game, s: Any, move: int) -> tuple[str, str]:
        return explain.permit(game, s, move)

    def refuse(self, game: Game, s: Any, move: int, reason: int) -> tuple[str, str]:
        return explain.refuse(game, s, move, reason)

    def event(self, game: Game, row: Any) -> Event:
        return journal.event(game, row)

    def catalogue(self, game: Game) -> list[view.CardFace]:
        return [view.face(game, card) for card in range(len(game.content.cards))]

    def view(self, game: Game, s: Any, seat: int | None) -> view.View:
        return view.view(game, s, seat)

    def scores(self, game: Game, s: Any) -> list[Score]:
        return scores.scores(game, s)

    def facts(self, game: Game, s: Any, seat: int) -> list[Fact]:
        return facts.facts(game, s, seat)

    def document(self, game: Game, s: Any) -> document.Document:
        return document.write(game, s)

    def restore(self, game: Game, document_: Any, s: Any) -> None:
        document.read(game, document_, s)

    def check(self, game: Game, s: Any) -> list[str]:
        return check.check(game, s)

    def unsound(self, number: int) -> str:
        return soundness.Unsound(number).name.lower().replace("_", " ")

    def screen(self, game: Game, s: Any, seat: int | None) -> str:
        return screen.screen(game, s, seat)


RULEBOOK = FlowOfHistory()
