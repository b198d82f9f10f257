"""The table as plain text of at most 80 columns, for the terminal, in the language that is spoken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.new_game.moves import name_of
from riverrun.games.new_game.position import KINDS
from riverrun.games.new_game.scoring import points_of
from riverrun.kernel.language.sentences import Arg, Ref, Sentence

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def screen(game: Game, s: Any, seat: int | None) -> str:
    """The table as `seat` sees it."""
    rows = [Sentence("new-table-pile", {"left": s.pile_size}).text]
    if not s.over:
        rows.append(Sentence("new-table-turn", {"seat": Ref("player", s.seat)}).text)
    for other in range(game.players):
        held: list[Arg] = [
            Sentence("new-table-stones", {"count": s.taken[other, kind], "stone": name_of(game, kind)})
            for kind in range(KINDS)
        ]
        args: dict[str, Arg] = {"seat": Ref("player", other), "you": "yes" if other == seat else "no"}
        args |= {"stones": held, "points": int(points_of(game.box_view, s, other))}
        rows.append(Sentence("new-table-seat", args).text)
    return "\n".join(rows)
