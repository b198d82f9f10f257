"""The journal in words: what each row says, and the clause that made it happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.new_game.events import Happened
from riverrun.games.new_game.terms import STONE_IDS
from riverrun.games.new_game.words import stone, stones
from riverrun.kernel.journal import Event, Teller
from riverrun.kernel.words import player

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

# kind: (clause, names of its numbers, sentence)
TELL: dict[Happened, tuple[str, tuple[str, ...], str]] = {
    Happened.FIRST: ("NEW-2", ("seat",), "{seat} begins."),
    Happened.TAKES: ("NEW-3", ("seat", "count"), "{seat} takes {count}."),
    Happened.TURNED_UP: ("NEW-4", ("seat", "stone"), "{seat} turns up a {stone}."),
    Happened.LAST: ("NEW-5", ("seat", "bonus"), "{seat} took the last stone, which counts {bonus} more."),
}

# what a number of some name is, for programs and for people
TELLER = Teller(
    TELL,
    {
        "seat": lambda game, seat: (seat, player(seat)),
        "count": lambda game, count: (count, stones(count)),
        "stone": lambda game, kind: (STONE_IDS[kind], stone(game, kind)),
    },
)


def event(game: Game, row: Any) -> Event:
    """A journal row as a typed event; what depends on more than one number is put right between the two steps."""
    return TELLER.begin(game, row).event()
