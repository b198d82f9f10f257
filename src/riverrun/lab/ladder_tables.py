"""Which bots of a ladder sit at one table of three or more, in which order, and for how many games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import NamedTuple

ORDERS_MAX = 24
"""In how many orders, at most, the same different bots sit round a table: all, up to five players."""


class Table(NamedTuple):
    """Bots by their number in the ladder's list; they move a seat on from game to game."""

    bots: tuple[int, ...]
    games: int

    @property
    def among(self) -> bool:
        """Whether one sits among others of a kind."""
        return len(set(self.bots)) == 2

    def told(self, names: Sequence[str]) -> str:
        """Who sits there."""
        one, other = self.bots[:2]
        if self.among:
            return f"one {names[one]} among {len(self.bots) - 1} {names[other]}"
        return ", ".join(names[number] for number in sorted(self.bots))


def tables_of(count: int, players: int, games: int, near: int) -> list[Table]:
    """The tables of a ladder of `count` bots; at each, every bot has every seat equally often.

    Every two bots at most `near` places apart play `games` games: half of them one of the first among the second, half
    the other way round. Every `players` bots that follow each other play `games` games, too.
    """
    tables = []
    for a, b in combinations(range(count), 2):
        if b - a <= near:
            tables += [Table((one,) + (other,) * (players - 1), games // 2) for one, other in ((a, b), (b, a))]
    for first in range(count - players + 1):
        for order, rounds in orders(players, games // players):
            tables.append(Table(tuple(first + place for place in order), rounds * players))
    return tables


def orders(players: int, rounds: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Orders round a table, so that nobody always moves after the same, and for how many rounds of games each."""
    every = [(0, *others) for others in permutations(range(1, players))]
    count = min(rounds, len(every), ORDERS_MAX)
    for number in range(count):
        yield every[number * len(every) // count], rounds // count + (number < rounds % count)
