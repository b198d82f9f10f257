"""A comparison as it goes: blocks of paired games, added up in their order, until the answer is clear."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Literal
from zipfile import BadZipFile

import msgspec
import numpy as np

from riverrun.kernel.errors import BadOption
from riverrun.kernel.files import replacing
from riverrun.lab.compare.measures import Measure, values
from riverrun.lab.inference import Difference, Sums, benjamini_hochberg, games_needed
from riverrun.lab.side import Side, identity
from riverrun.lab.study import Asked, study_block
from riverrun.lab.workers import Workers, in_order

FEWEST = 500
"""Pairs of games before which no answer is called clear: means of fewer need not be normal."""
DEALS = 2
"""How many deals a rotating bot plays to one that is played before: its share there is known exactly, so that games
before tell of other measures alone."""

Verdict = Literal["different", "alike", "open"]


@dataclass(frozen=True)
class Question:
    """What is compared, by which measures (the main one first), on which deals."""

    before: Side
    after: Side
    measures: tuple[Measure, ...]
    seed: int
    bound: float
    """A difference of the main measure that is small enough to call both alike."""
    stops: bool = True
    """Whether it stops when the answer is clear; else all games are played, and intervals are those of one look."""

    @property
    def rotates(self) -> bool:
        """Whether one bot is set among others that are all alike: then it plays each deal in every seat."""
        alike, other = self.before.bots, self.after.bots
        return len(set(alike)) == 1 < len(set(other)) and len(alike) == self.before.players

    @property
    def deals(self) -> int:
        """How many deals are played after, to one of them before."""
        return DEALS if self.rotates else 1

    @property
    def turns(self) -> int:
        """How many games after there are of each deal."""
        return self.before.players if self.rotates else 1

    @property
    def each(self) -> int:
        """How many games after there are to one before."""
        return self.deals * self.turns

    @property
    def block(self) -> int:
        """How many pairs of games a block has."""
        return min(self.before.block, self.after.block)

    def key(self) -> str:
        """What tells the deals and the games apart: results of the same key may be added up."""
        sides = [identity(side) for side in (self.before, self.after)]
        return hashlib.sha256(repr((sides, self.measures, self.seed, self.block, self.each)).encode()).hexdigest()


def compare_block(question: Question, number: int) -> Sums:
    """One block of a comparison."""
    return compare_games(question, number * question.block, question.block)


def compare_games(question: Question, first: int, count: int) -> Sums:
    """So many pairs from the first on: each deal once before and once after, every bot in the same seat.

    Where a bot rotates, each deal is played after with that bot in every seat. Before, all bots are alike, so that one
    game is what all rotations would be; and it is played of the first `count` deals alone, of `deals` times as many.
    """
    deals, turns, each, found = question.deals, question.turns, question.each, question.measures
    start = first * deals
    before = study_block(question.before, question.seed, start, count, Asked(coupled=True))
    asked = Asked(coupled=True, replays=turns)
    after = study_block(question.after, question.seed, start * turns, count * each, asked)
    places = len(question.before.bots)
    told = np.stack(
        [
            np.concatenate(
                [
                    np.stack([values(one, one.at[0], before, places, turned) for turned in range(each)], axis=1),
                    values(one, one.at[1], after, places)
                    .reshape(deals, count, turns, 2)
                    .swapaxes(0, 1)
                    .reshape(count, each, 2),
                ],
                axis=-1,
            )
            for one in found
        ],
        axis=2,
    )
    return Sums.of(told.astype(float))


@dataclass
class Comparison:
    """What is known so far."""

    question: Question
    sums: Sums
    blocks: int = 0
    seconds: float = 0.0
    looks: list[tuple[int, float, float, float]] = field(default_factory=list)
    """After each block: pairs of games, and the main difference with its ends."""

    @classmethod
    def begin(cls, question: Question) -> Comparison:
        """Nothing known yet."""
        return cls(question, Sums(len(question.measures), question.each))

    def difference(self, measure: int = 0) -> Difference | None:
        """A measure's difference; None where nothing was counted."""
        if self.question.measures[measure].kind == "unfinished" and not self._cut(measure):
            return None
        found = self.sums.difference(measure, anytime=self.question.stops)
        if found is None or not self.question.measures[measure].share:
            return found
        # Two shares differ by 1 at most; of few games an interval would reach beyond.
        return msgspec.structs.replace(found, low=max(found.low, -1.0), high=min(found.high, 1.0))

    @property
    def unfinished(self) -> int:
        """How many games did not end and were cut."""
        return sum(self._cut(at) for at, one in enumerate(self.question.measures) if one.kind == "unfinished")

    def _cut(self, measure: int) -> int:
        return int(self.sums.totals[measure, 0] / self.sums.each + self.sums.totals[measure, 2])

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.sums.games * (1 + self.sums.each)

    @property
    def verdict(self) -> Verdict:
        """What can be said of the main measure."""
        found = self.difference()
        if found is None or self.sums.games * self.question.deals < FEWEST:
            return "open"
        if found.clear:
            return "different"
        return "alike" if found.within(self.question.bound) else "open"

    @property
    def stopped(self) -> bool:
        """Whether the answer is clear, where that ends it."""
        return self.question.stops and self.verdict != "open"

    def needed(self, half_width: float) -> int | None:
        """How many pairs of games bring the main interval to so many on either side."""
        found = self.difference()
        if found is None:
            return None
        return games_needed(found.error * found.games**0.5, half_width, anytime=self.question.stops)

    def corrected(self) -> list[float | None]:
        """Each measure's p-value, corrected for there being several; None where nothing was counted."""
        found = [self.difference(at) for at in range(len(self.question.measures))]
        many = iter(benjamini_hochberg([one.p for one in found if one is not None]))
        return [None if one is None else next(many) for one in found]

    def add(self, block: Sums) -> None:
        """Adds the next block."""
        self.sums.add(block)
        self.blocks += 1
        found = self.difference()
        if found is not None:
            self.looks.append((self.sums.games, found.difference, found.low, found.high))


def compare(comparison: Comparison, games: int, workers: Workers) -> Iterator[Comparison]:
    """Goes on up to so many pairs of games (whole blocks) or a clear answer; tells each block as it is added.

    Blocks are added in their order, so that the answer is the same on any number of workers and after interruptions.
    """
    question = comparison.question
    blocks = range(comparison.blocks, -(-games // question.block))
    if comparison.stopped:
        return
    quick = question.before.quick and question.after.quick
    with closing(workers.each(partial(compare_block, question), blocks, quick=quick)) as done:
        for block in in_order(done, blocks):
            comparison.add(block)
            yield comparison
            if comparison.stopped:
                return


# Files


def save(comparison: Comparison, path: Path) -> None:
    """Writes what is known, to go on from."""
    sums = comparison.sums
    with replacing(path) as new, new.open("wb") as file:
        np.savez(
            file,
            key=np.array(comparison.question.key()),
            counts=np.array([sums.games, comparison.blocks]),
            totals=sums.totals,
            products=sums.products,
            single=sums.single,
            looks=np.array(comparison.looks).reshape(-1, 4),
            seconds=np.array(comparison.seconds),
        )


def load(question: Question, path: Path) -> Comparison:
    """What was known when it was written; of another comparison, it is refused."""
    comparison = Comparison.begin(question)
    try:
        with np.load(path, allow_pickle=False) as kept:
            key = str(kept["key"])
            comparison.sums.games, comparison.blocks = (int(count) for count in kept["counts"])
            for name in ("totals", "products", "single"):
                setattr(comparison.sums, name, kept[name])
            comparison.looks = [(int(g), float(d), float(low), float(high)) for g, d, low, high in kept["looks"]]
            comparison.seconds = float(kept["seconds"])
    except (OSError, KeyError, ValueError, BadZipFile, EOFError) as trouble:
        raise BadOption(f"{path} holds no comparison ({type(trouble).__name__}); name another file.") from None
    if key != question.key():
        raise BadOption(f"{path} holds another comparison; name another file, or ask the same again.")
    return comparison


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """One measure for programs."""

    measure: str
    before: float
    after: float
    difference: float
    low: float
    high: float
    p: float
    corrected: float
    spared: float


def told(comparison: Comparison) -> list[Told]:
    """All measures of which something was counted."""
    found: Sequence[float | None] = comparison.corrected()
    rows = []
    for at, (measure, corrected) in enumerate(zip(comparison.question.measures, found, strict=True)):
        one = comparison.difference(at)
        if one is not None and corrected is not None:
            numbers = {name: getattr(one, name) for name in ("before", "after", "difference", "low", "high", "p")}
            rows.append(Told(measure=measure.key, **numbers, corrected=corrected, spared=one.spared))
    return rows
