"""Flow, by Dmitrijus Babičius, Tadas Kastanauskas, Justina Lapinskienė and Marijus Lapinskas: 1 to 6 players."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

from riverrun.games.flow import (
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
    timing,
    validation,
    view,
    words,
)
from riverrun.games.flow.moves import MOVES, Block
from riverrun.games.flow.position import Position
from riverrun.kernel.errors import BadOption
from riverrun.kernel.game import Game
from riverrun.kernel.journal import Event
from riverrun.kernel.rulebook import Decision, Fact, Rulebook, Score
from riverrun.kernel.timing import Pace, Timing


class Flow(Rulebook):
    """The game as the kernel sees it; each method is a door to one room of this folder."""

    id = "flow"
    title = "Flow"
    designer = "Dmitrijus Babičius, Tadas Kastanauskas, Justina Lapinskienė, Marijus Lapinskas"
    version = "1"
    seats = range(1, 7)
    usual = 2
    shelf = 2
    folder = Path(__file__).parent
    position = Position
    rules: ClassVar[ModuleType] = rules
    moves = MOVES
    together = True
    environment = range(Block.TIDE, Block.TIDE + 1)
    decisions = {step: kind for step, (kind, _, _) in explain.DECISIONS.items()}

    def choose(self, players: int, wishes: Mapping[str, object]) -> dict[str, str]:
        """FL-B3, FL-B4, FL-R12: the first player sits at the table; scenario cards are drawn or listed, and exist."""
        options = super().choose(players, wishes)
        if options["first"] != "random" and int(options["first"][1:]) > players:
            raise BadOption(f"first={options['first']} needs as many players, not {players} (FL-B3).")
        if options["scenarios"] == "drawn":
            return options
        if options["difficulty"] != "basic":
            raise BadOption("Scenario cards are listed by scenarios or drawn by difficulty, not both (FL-B4).")
        for name in options["scenarios"].split(","):
            if name not in content.SCENARIO_IDS:
                known = ", ".join(content.SCENARIO_IDS)
                raise BadOption(f"There is no scenario card '{name}'; there is: {known} (FL-B4).")
            if name == "no-communication" and players == 1:
                raise BadOption("No Communication is not for one player; list another scenario card (FL-R12).")
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

    def catalogue(self, game: Game) -> list[view.Face]:
        return view.faces(game)

    def view(self, game: Game, s: Any, seat: int | None) -> view.View:
        return view.view(game, s, seat)

    def scores(self, game: Game, s: Any) -> list[Score]:
        return scores.scores(game, s)

    def facts(self, game: Game, s: Any, seat: int) -> list[Fact]:
        return facts.facts(game, s, seat)

    def pace(self, game: Game) -> Pace | None:
        return timing.pace(game)

    def timing(self, game: Game, s: Any) -> Timing:
        return timing.timing(game, s)

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


RULEBOOK = Flow()
