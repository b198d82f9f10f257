"""What a report adds up over its games, block by block, in their order, so that the last bit is always the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from functools import reduce
from operator import add
from typing import Any, NamedTuple

import numpy as np

from riverrun.kernel.game import Game
from riverrun.kernel.jit.record_view import record_view
from riverrun.lab.side import Side, game_of
from riverrun.lab.study import Asked, Block, finals_of, study_block

SELDOM, ENOUGH = 100, 1_000
"""Of so many decisions one is weighed at least; all of them in so many games."""
SCORED, SCORES = 100, 1_000
"""Of so many games the points of one are told by their sources at least; of all, where they are so few."""
REPLAYS = 4
"""How often a deal is played to tell the luck of the deal from all other luck."""
SOURCE = "source:"
"""What the names of sources of points begin with where a block is kept."""


class Pairs(NamedTuple):
    """Sums from which a ratio and its error are told: of x, y, x², xy and y², where each game has its x out of y."""

    sums: Any
    """(things, 5)."""

    @classmethod
    def of(cls, x: Any, y: Any) -> Pairs:
        """The sums of (games, things) numbers."""
        return cls(np.stack([x.sum(0), y.sum(0), (x * x).sum(0), (x * y).sum(0), (y * y).sum(0)], axis=-1))


ROWS = ("points", "wins", "lengths", "turns", "leaders")
SUMS = ("offered", "taken", "takers", "worth", "verbs", "times", "games")


@dataclass
class Totals:
    """What was added up so far."""

    points: Any
    wins: Any
    lengths: Any
    turns: Any
    leaders: Any
    """These (ROWS) have a row a game."""
    offered: Any
    """(pieces, 2): to how many seats a piece was on offer, and in how many games."""
    taken: Any
    """(pieces, 2): the same for those that were taken."""
    takers: Any
    """(pieces, 5): the wins of takers, out of how many (Pairs)."""
    worth: Any
    """(pieces, 5): by how much a piece raised the chance, out of how often it was weighed (Pairs)."""
    verbs: Any
    times: Any
    games: Any
    """What was counted of events (event_counts.Counters)."""
    sources: dict[str, Any] = field(default_factory=dict)
    """Points by source: (3,) seats, their points, and the points' squares."""

    @classmethod
    def joined(cls, blocks: Sequence[Totals]) -> Totals:
        """All blocks, added up in their order."""
        rows = {name: np.concatenate([getattr(block, name) for block in blocks]) for name in ROWS}
        sums = {name: reduce(add, (getattr(block, name) for block in blocks)) for name in SUMS}
        sources: dict[str, Any] = {}
        for block in blocks:
            for source, told in block.sources.items():
                sources[source] = sources.get(source, 0) + told
        return cls(**rows, **sums, sources=sources)


def totals_of(game: Game, block: Block, asked: Asked) -> Totals:
    """The sums of one block."""
    notes, seats = block.notes, np.arange(game.players)
    took = (notes.taken[:, :, None] >> seats) & 1
    offers = ((notes.offered[:, :, None] >> seats) & 1).sum(axis=2)
    takers = took.sum(axis=2)
    won = (took * block.wins[:, None, :]).sum(axis=2)
    return Totals(
        points=block.points,
        wins=block.wins,
        lengths=block.lengths,
        turns=notes.turns,
        leaders=notes.leaders,
        offered=np.stack([offers.sum(0), (offers > 0).sum(0)], axis=-1),
        taken=np.stack([takers.sum(0), (takers > 0).sum(0)], axis=-1),
        takers=Pairs.of(won, takers.astype(float)).sums,
        worth=Pairs.of(notes.worth[:, :, 1], notes.worth[:, :, 0]).sums,
        verbs=notes.verbs,
        times=notes.counters.times,
        games=notes.counters.games,
        sources=sources_of(game, finals_of(block, asked)) if asked.finals else {},
    )


def sources_of(game: Game, finals: Any) -> dict[str, Any]:
    """The points of last positions by their sources; a source that a seat's score does not list brought it nothing."""
    found: dict[str, Any] = {}
    for position in finals:
        for score in game.rulebook.scores(game, record_view(position)):
            lines: dict[str, float] = {}
            for line in score.lines:
                lines[line.step] = lines.get(line.step, 0.0) + float(line.points)
            for source, points in lines.items():
                found[source] = found.get(source, np.zeros(3)) + np.array([1, points, points * points])
    return found


def asked_of(games: int) -> Asked:
    """What is noted in a report of so many games: what takes time is noted less often where there are many."""
    weigh = min(SELDOM, max(1, games // ENOUGH))
    return Asked(weigh=weigh, finals=min(SCORED, max(1, games // SCORES)), events=True)


def report_block(side: Side, seed: int, games: int, number: int) -> Totals:
    """Block `number` of a report's games."""
    size, asked = side.block, asked_of(games)
    first = number * size
    block = study_block(side, seed, first, min(size, games - first), asked)
    return totals_of(game_of(side), block, asked)


def luck_block(side: Side, seed: int, number: int) -> Any:
    """(deals, seats, 2): sums of the wins, and of their squares, of REPLAYS games of each deal, of one block."""
    size = side.block
    block = study_block(side, seed, number * size // REPLAYS * REPLAYS, size // REPLAYS * REPLAYS, LUCK)
    wins = block.wins.reshape(-1, REPLAYS, block.wins.shape[1])
    return np.stack([wins.sum(axis=1), (wins * wins).sum(axis=1)], axis=-1)


LUCK = Asked(replays=REPLAYS)


# Blocks that are kept


def packed(block: Any) -> dict[str, Any]:
    """A block as named arrays."""
    if not isinstance(block, Totals):
        return {"only": block}
    arrays = {one.name: getattr(block, one.name) for one in fields(block) if one.name != "sources"}
    return arrays | {f"{SOURCE}{name}": sums for name, sums in block.sources.items()}


def unpacked(arrays: dict[str, Any]) -> Any:
    """A block from its arrays."""
    if "only" in arrays:
        return arrays["only"]
    sources = {name.removeprefix(SOURCE): arrays.pop(name) for name in list(arrays) if name.startswith(SOURCE)}
    return Totals(**arrays, sources=sources)
