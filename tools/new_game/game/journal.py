"""The journal in words: what each row says, and the clause that made it happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.new_game.events import Happened
from riverrun.games.new_game.terms import STONE_IDS
from riverrun.games.new_game.words import player, stone, stones
from riverrun.kernel.journal import EVERYONE, Event

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

# kind: (clause, names of its numbers, sentence)
TELL: dict[Happened, tuple[str, tuple[str, ...], str]] = {
    Happened.FIRST: ("NEW-2", ("seat",), "{seat} begins."),
    Happened.TAKES: ("NEW-3", ("seat", "count"), "{seat} takes {count}."),
    Happened.TURNED_UP: ("NEW-4", ("seat", "stone"), "{seat} turns up a {stone}."),
    Happened.LAST: ("NEW-5", ("seat", "bonus"), "{seat} took the last stone, which counts {bonus} more."),
}


def event(game: Game, row: Any) -> Event:
    """A journal row as a typed event."""
    kind = Happened(row[0])
    clause, labels, sentence = TELL[kind]
    facts: dict[str, int | str | None] = dict(zip(labels, row[3:], strict=False))
    words: dict[str, object] = dict(facts)
    words["seat"] = player(row[3])
    if kind == Happened.TAKES:
        words["count"] = stones(row[4])
    elif kind == Happened.TURNED_UP:
        facts["stone"], words["stone"] = STONE_IDS[row[4]], stone(game, row[4])
    return Event(
        kind=kind.name.lower(),
        clause=clause,
        text=sentence.format(**words),
        seat=row[3],
        facts=facts,
        to=None if row[1] == EVERYONE else row[1],
        mark=bool(row[2]),
    )
