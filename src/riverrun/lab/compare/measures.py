"""What is compared: shares of wins, points and lengths, each as what is counted out of how many in every game."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import numpy as np

from riverrun.kernel.errors import BadOption
from riverrun.kernel.game import Game
from riverrun.lab.endings import LONGEST
from riverrun.lab.study import Block, takeable

Kind = Literal["taker", "taken", "seat", "place", "table", "points", "decisions", "turns", "unfinished"]


class Measure(NamedTuple):
    """One thing that every game tells of."""

    kind: Kind
    at: tuple[int, int] = (0, 0)
    """Which piece, seat or place in the list of bots, before and after."""
    name: str = ""

    @property
    def share(self) -> bool:
        """Whether it is a share, told in percent."""
        return self.kind not in ("points", "decisions", "turns")

    @property
    def key(self) -> str:
        """As the command line writes it."""
        return f"{self.kind}:{self.name}" if self.name else self.kind


def values(measure: Measure, at: int, block: Block, bots: int, turned: int = 0) -> Any:
    """What is counted, and out of how many, for each game of a block: (games, 2).

    `turned`: by how many seats the places of bots are turned, where all bots are alike.
    """
    games, players = block.wins.shape
    ones = np.ones(games)
    match measure.kind:
        case "taker" | "taken":
            took = (block.notes.taken[:, at, None] >> np.arange(players)) & 1
            won = (block.wins * took).sum(axis=1)
            out_of = took.sum(axis=1)
            return np.stack([won, out_of] if measure.kind == "taker" else [out_of, ones * players], axis=-1)
        case "seat":
            counted = block.wins[:, at]
        case "place":
            seats = (block.first + turned + np.arange(games)[:, None] + np.arange(players)) % bots == at
            return np.stack([(block.wins * seats).sum(axis=1), seats.sum(axis=1)], axis=-1)
        case "table":
            counted = block.wins[:, 0]
        case "points":
            counted = block.points.mean(axis=1)
        case "decisions":
            counted = block.lengths
        case "turns":
            counted = block.notes.turns
        case "unfinished":
            counted = block.lengths >= LONGEST
    return np.stack([counted, ones], axis=-1)


def numbered(before: Game, after: Game) -> dict[str, tuple[int, int]]:
    """The pieces that two contents have both, with their numbers in each."""
    first, second = ({id: at for at, (_, id) in reversed([*enumerate(takeable(game))])} for game in (before, after))
    return {id: (first[id], second[id]) for id in first if id is not None and id in second}


def changed_pieces(before: Game, after: Game) -> list[str]:
    """The pieces that two contents draw differently."""
    old, new = ({getattr(face, "id", None): face for face in game.rulebook.faces(game)} for game in (before, after))
    return [id for id in numbered(before, after) if old.get(id) != new.get(id)]


def measures_of(before: Game, after: Game, of_bots: bool) -> list[Measure]:
    """All that a comparison tells, the main thing first."""
    numbers = numbered(before, after)
    found: list[Measure] = [Measure("place", (0, 0), "1")] if of_bots else []
    for id in changed_pieces(before, after):
        found += [Measure("taker", numbers[id], id), Measure("taken", numbers[id], id)]
    if before.rulebook.together:
        found.append(Measure("table"))
    else:
        found += [Measure("seat", (seat, seat), str(seat + 1)) for seat in range(before.players)]
    return [*found, Measure("points"), Measure("decisions"), Measure("turns"), Measure("unfinished")]


def main_first(measures: list[Measure], wanted: str | None, before: Game, after: Game) -> list[Measure]:
    """The measures with the wanted one first; a taker's may be of any piece."""
    if wanted is None:
        return measures
    kind, _, name = wanted.partition(":")
    found = [one for one in measures if one.key == wanted]
    if not found and kind in ("taker", "taken"):
        numbers = numbered(before, after)
        if name not in numbers:
            raise BadOption(f"{before.title} has no piece '{name[:40]}' that players take.")
        found = [Measure("taker" if kind == "taker" else "taken", numbers[name], name)]
    if not found:
        keys = ", ".join(one.key for one in measures)
        raise BadOption(f"There is no measure '{wanted[:40]}'; choose one of {keys}, or taker:PIECE.")
    return [*found, *(one for one in measures if one not in found)]
