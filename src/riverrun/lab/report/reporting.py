"""A report as it goes: its games in blocks, then games of the same deals, and all of it as tables."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from riverrun.bots import bot
from riverrun.lab.compare.measures import Measure, values
from riverrun.lab.kept import Kept, done_once
from riverrun.lab.report import tables
from riverrun.lab.report.tables import Table
from riverrun.lab.report.totals import REPLAYS, Totals, luck_block, packed, report_block, unpacked
from riverrun.lab.side import Side, game_of, identity
from riverrun.lab.study import Asked, study_block
from riverrun.lab.workers import Workers

LUCK_SHARE, LUCK_BLOCKS = 20, 4
"""Of so many blocks of games one is played again, for luck and skill each, and so many blocks at most."""
CHANCE = "random"


@dataclass(frozen=True)
class Order:
    """What a report is of."""

    side: Side
    games: int
    seed: int

    def key(self) -> str:
        """What tells its blocks from those of other reports."""
        told = (*identity(self.side), self.games, self.seed)
        return hashlib.sha256(repr(told).encode()).hexdigest()

    @property
    def blocks(self) -> int:
        """How many blocks its games are."""
        return -(-self.games // self.side.block)

    @property
    def again(self) -> int:
        """How many blocks tell luck, and as many skill."""
        return min(LUCK_BLOCKS, max(1, self.blocks // LUCK_SHARE))

    @property
    def steps(self) -> int:
        """All blocks."""
        return self.blocks + self.again + (self.again if self.skilled else 0)

    @property
    def skilled(self) -> bool:
        """Whether a bot can be set among others that play by chance: not alone, and not where all win together."""
        return self.side.players > 1 and not game_of(self.side).rulebook.together and self.side.bots[0].name != CHANCE


def skill_block(side: Side, seed: int, number: int) -> Any:
    """(games,): what the first bot won among bots that play by chance, in all seats of each deal of a block."""
    players = side.players
    among = side._replace(bots=(side.bots[0], *[bot(CHANCE)] * (players - 1)))
    block = study_block(among, seed, number * side.block, side.block, Asked(replays=players))
    return values(Measure("place"), 0, block, players)[:, 0]


def play(order: Order, workers: Workers, kept: Kept, done: Callable[[int], None]) -> list[Table]:
    """Plays all of it and tells the tables; `done` is told how many blocks are played.

    Each block is a value of its number alone, and they are added up in their order: the tables are the same on any
    number of workers, and after any interruption.
    """
    side, count = order.side, 0

    def gather(name: str, work: Callable[[int], Any], blocks: int) -> list[Any]:
        nonlocal count
        found = {}
        once = done_once(kept, name, work, range(blocks), workers, quick=side.quick, pack=packed, unpack=unpacked)
        with closing(once):
            for number, block in once:
                found[number] = block
                count += 1
                done(count)
        return [found[number] for number in range(blocks)]

    totals: list[Totals] = gather("games", partial(report_block, side, order.seed, order.games), order.blocks)
    deals = np.concatenate(gather("luck", partial(luck_block, side, order.seed), order.again))
    won = gather("skill", partial(skill_block, side, order.seed), order.again) if order.skilled else []
    return tables_of(order, totals, deals, np.concatenate(won) if won else None)


def tables_of(order: Order, blocks: list[Totals], deals: Any, won: Any) -> list[Table]:
    """All tables, from what was added up."""
    game, totals = game_of(order.side), Totals.joined(blocks)
    found = [
        tables.seats(game, totals),
        tables.starts(game, totals),
        tables.points(totals),
        tables.sources(totals),
        tables.length(totals),
        tables.actions(game, totals),
        tables.pieces(game, totals),
        tables.snowball(totals),
        tables.luck(deals, REPLAYS),
    ]
    if won is not None:
        found.append(tables.skill(won, (order.side.bots[0].name, CHANCE), order.side.players))
    return [*found, tables.never(game, totals)]
