"""New Game: 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

from riverrun.games.new_game import (
    check,
    content,
    document,
    explain,
    journal,
    notation,
    rules,
    scores,
    screen,
    soundness,
    view,
)
from riverrun.games.new_game.position import Position
from riverrun.games.new_game.terms import MOVES, SEATS
from riverrun.kernel.game import Game
from riverrun.kernel.journal import Event
from riverrun.kernel.rulebook import Decision, Rulebook, Score


class NewGame(Rulebook):
    """The game as the kernel sees it; each method is a door to one room of this folder."""

    id = "new-game"
    title = "New Game"
    designer = "A. Designer"
    version = "1"
    seats = range(2, SEATS + 1)
    usual = 2
    shelf = 0
    folder = Path(__file__).parent
    position = Position
    rules: ClassVar[ModuleType] = rules
    moves = MOVES
    decisions = {step: kind for step, (kind, _, _) in explain.DECISIONS.items()}

    def load(self, pack: Path | None) -> content.Content:
        return content.load(pack)

    def box(self, content_: Any, players: int, options: Mapping[str, str]) -> Any:
        return content.make_box(content_, players, options)

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

    def catalogue(self, game: Game) -> list[view.Face]:
        return view.faces(game)

    def view(self, game: Game, s: Any, seat: int | None) -> view.View:
        return view.view(game, s, seat)

    def scores(self, game: Game, s: Any) -> list[Score]:
        return scores.scores(game, s)

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


RULEBOOK = NewGame()
