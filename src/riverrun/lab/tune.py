"""Tuning: evolution of the weights by which a game's bots judge (kernel/weights.py), against those in use.

A candidate is judged by games in which one bot plays by it and all others by the weights in use; every deal is played
with the candidate in each seat, and all candidates of a generation get the same deals. Where all win or lose together,
every seat plays by it. Weights that are to be good at several tables (numbers of players, options) are judged at all.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, NamedTuple

import msgspec
import numpy as np

from riverrun.bots import PolicyBot, policies
from riverrun.bots.workspace import make_workspace
from riverrun.kernel.chance import split_seed
from riverrun.kernel.errors import BadOption
from riverrun.kernel.game import Game
from riverrun.kernel.jit import switch
from riverrun.kernel.jit.specialise import specialise
from riverrun.kernel.timing import refuse_endless
from riverrun.kernel.weights import Weight, names
from riverrun.lab import tuning_loops
from riverrun.lab.evolution import Evolution
from riverrun.lab.statistics import Interval, mean_interval

Measure = Literal["wins", "points"]
PROBES = 24
"""The deals by which is seen whether a weight matters to a bot at all."""
PARTS = (0.5, 1.5, -1.0)
"""What weights are multiplied by for that."""
CHECKED_FROM = 1 << 28
"""The number of the first deal of the last check: evolution never sees one of those."""
DIGITS = 4
"""How many digits of a weight are kept: more would pretend to be known."""
SMALLEST = 0.1
"""How far apart two values are that differ noticeably, of a weight that is 0."""


class Tuning(msgspec.Struct, frozen=True, kw_only=True):
    """How to tune."""

    bot: PolicyBot
    """Who plays by the weights."""
    against: PolicyBot
    """Who sits in the other seats, by the weights in use."""
    generations: int = 30
    population: int = 16
    """Candidates a generation, an even number."""
    deals: int = 100
    """Deals by which a candidate is judged at each table; each is played once for every seat."""
    measure: Measure = "wins"
    """By what: the share of wins, or the lead in points."""
    only: tuple[str, ...] = ()
    """The weights to tune; none: all that matter to the bot."""
    step: float = 0.2
    """How far it first looks, as a part of each weight."""
    check: int = 2_000
    """Deals by which the result is compared with the weights in use, at each table."""
    seed: int = 0


class Compared(msgspec.Struct, frozen=True):
    """How the found weights fared at one table."""

    players: int
    options: dict[str, str]
    share: Interval
    """Their share of wins."""
    gain: Interval
    """How much that is, or the lead in points, above the weights in use."""


class Tuned(msgspec.Struct, frozen=True):
    """What was found."""

    game: str
    bot: str
    weights: dict[str, float]
    """All weights, those included that were not tuned."""
    tuned: list[str]
    inert: list[str]
    """Weights that make no difference to this bot."""
    generations: int
    games: int
    seconds: float
    tables: list[Compared]
    gain: Interval
    """The mean gain of all tables."""

    @property
    def better(self) -> bool:
        """Whether it is surely more than nothing."""
        return self.gain.low is not None and self.gain.low > 0


class Generation(msgspec.Struct, frozen=True):
    """How far evolution is."""

    number: int
    of: int
    weights: list[float]
    """The mean of all candidates to come."""
    best: float
    """How the best candidate fared, above what is even."""
    mean: float
    """And all of them."""
    step: float


Progress = Callable[[Generation], None]


class Judge:
    """Plays games by candidates' weights, on threads; how many there are changes nothing."""

    def __init__(self, game: Game, tuning: Tuning, threads: int) -> None:
        self.game = game
        self.tuning = tuning
        self.present = np.array(game.lookahead_box.weights)
        """The weights in use."""
        self.threads = threads
        self.sides = 1 if game.rulebook.together else game.players
        """How many seats are told apart: the candidate's and the others', or all as one."""
        self.games = 0
        """How many games were played."""
        self.even = 1 / self.sides if self.sides > 1 and tuning.measure == "wins" else 0.0
        """The share of a candidate that is no better than the others; 0 where it has no rivals."""
        own, others = tuning.bot.policy, tuning.against.policy
        self.bots = np.array([own, *[others] * (self.sides - 1)], np.int32)
        self.loops = specialise(tuning_loops, game.rules, policies=specialise(policies, game.rules))

    def boxes(self, candidates: Any) -> Any:
        """For each candidate a box by which it looks ahead, and one for each other side."""
        record = self.game.lookahead_box
        count = len(candidates) * self.sides
        boxes = np.frombuffer(bytearray(record.tobytes() * count), record.dtype).view(np.recarray)
        boxes.weights[:] = self.present
        boxes.weights[:: self.sides] = candidates
        return boxes

    def play(self, candidates: Any, deals: int, first: int) -> Played:
        """Plays deals by each candidate's weights."""
        played = Played.of(self.game, len(candidates), deals * self.sides)
        self.games += played.lengths.size
        boxes = self.boxes(candidates)
        w0, w1, _, _ = split_seed(self.tuning.seed)
        each = -(-deals * len(candidates) // self.threads)

        def work(part: tuple[int, int]) -> None:
            at, begin = part
            own = boxes[at * self.sides : (at + 1) * self.sides]
            rows = slice(begin * self.sides, (begin + each) * self.sides)
            found = played.points[at, rows], played.wins[at, rows], played.lengths[at, rows]
            number = (first + begin) * self.sides
            self.loops.play_deals(self.game.box, own, make_workspace(self.game), self.bots, *found, w0, w1, number)

        parts = [(at, begin) for at in range(len(candidates)) for begin in range(0, deals, each)]
        with ThreadPoolExecutor(self.threads) as pool:
            list(pool.map(switch.in_this_mode(work), parts))
        return played

    def shares(self, played: Played, measure: Measure) -> Any:
        """Each candidate's share of the win in each deal, or its lead in points."""
        games = np.arange(played.lengths.shape[1])
        seat = -games % self.sides
        if measure == "wins":
            found = played.wins[:, games, seat]
        else:
            found = played.points[:, games, seat]
            if self.sides > 1:
                found = found - (played.points.sum(axis=2) - found) / (self.sides - 1)
        return found.reshape(len(found), -1, self.sides).mean(axis=2)

    def judge(self, candidates: Any, deals: int, first: int) -> Any:
        """What each candidate is worth: its mean share above what is even."""
        return self.shares(self.play(candidates, deals, first), self.tuning.measure).mean(axis=1) - self.even

    def check(self, found: list[float]) -> Compared:
        """How found weights fare, in deals that evolution has not seen."""
        tuning = self.tuning
        played = self.play(np.array([found]), tuning.check, CHECKED_FROM)
        gained = self.shares(played, tuning.measure)[0] - self.even
        if self.sides == 1:
            before = self.play(self.present[None], tuning.check, CHECKED_FROM)
            gained = gained - self.shares(before, tuning.measure)[0]
        share = mean_interval(self.shares(played, "wins")[0])
        return Compared(self.game.players, dict(self.game.options), share, mean_interval(gained))

    def inert(self) -> list[int]:
        """The weights that make no difference, whether they are half, half as much again, or the contrary."""
        places = range(len(self.present))
        tried = np.repeat(self.present[None], 1 + len(PARTS) * len(places), axis=0)
        for at in places:
            for number, part in enumerate(PARTS):
                now = self.present[at]
                tried[1 + len(PARTS) * at + number, at] = now * part if now else SMALLEST * (part - 1.0)
        played = self.play(tried, PROBES, 0)
        differ = (played.points != played.points[:1]).any(axis=(1, 2)) | (played.lengths != played.lengths[:1]).any(
            axis=1
        )
        return [at for at in places if not differ[1 + len(PARTS) * at :][: len(PARTS)].any()]


class Played(NamedTuple):
    """What came of games: one row a candidate, then one a game, in which the candidate's seat changes."""

    points: Any
    wins: Any
    lengths: Any

    @classmethod
    def of(cls, game: Game, candidates: int, games: int) -> Played:
        """Rows to be filled."""
        seats = candidates, games, game.rules.PLAYERS_MAX
        return cls(np.zeros(seats), np.zeros(seats), np.zeros((candidates, games), np.int64))


def tune(
    tables: Sequence[Game],
    tuning: Tuning,
    *,
    threads: int = 1,
    progress: Progress | None = None,
) -> Tuned:
    """Evolves a game's weights, from those that it was made with or declares; `progress` is told each generation.

    Tables are the same game, for other numbers of players or by other options; what is found is to be good at all.
    """
    for game in tables:
        refuse_endless(game)
    kind = weights_of(tables[0])
    if tuning.population < 4 or tuning.population % 2:
        raise BadOption(f"Candidates come in pairs, at least two of them: an even number, not {tuning.population}.")
    listed = names(kind)
    for name in tuning.only:
        if name not in listed:
            raise BadOption(f"There is no weight '{name}'; there are {', '.join(listed)}.")
    begun = time.perf_counter()
    with switch.running(switch.loops_compiled()):
        judges = [Judge(game, tuning, threads) for game in tables]
        inert = sorted(set.intersection(*(set(judge.inert()) for judge in judges)))
        chosen = [at for at, name in enumerate(listed) if at not in inert and (not tuning.only or name in tuning.only)]
        if not chosen:
            raise BadOption(f"No such weight makes a difference to '{tuning.bot.name}'.")
        found = _evolve(judges, tuning, chosen, progress)
        compared = [judge.check(found) for judge in judges]
    return Tuned(
        game=tables[0].id,
        bot=tuning.bot.name,
        weights=dict(zip(listed, found, strict=True)),
        tuned=[listed[at] for at in chosen],
        inert=[listed[at] for at in inert],
        generations=tuning.generations,
        games=sum(judge.games for judge in judges),
        seconds=time.perf_counter() - begun,
        tables=compared,
        gain=mean_of([one.gain for one in compared]),
    )


def weights_of(game: Game) -> type[Weight]:
    """The weights that a game declares; without any there is nothing to tune."""
    kind: type[Weight] | None = game.rules.WEIGHTS
    if kind is None:
        raise BadOption(f"{game.title} declares no weights.")
    return kind


def rounded(weights: Any) -> list[float]:
    """Weights with the digits that are kept."""
    return [float(f"{weight:.{DIGITS}g}") for weight in weights]


def mean_of(found: Sequence[Interval]) -> Interval:
    """The mean of means that were measured apart."""
    mean = sum(one.mean for one in found) / len(found)
    halves = [one.high - one.low for one in found if one.high is not None and one.low is not None]
    if len(halves) < len(found):
        return Interval(mean, None, None)
    half = math.hypot(*halves) / 2 / len(found)
    return Interval(mean, mean - half, mean + half)


def together(judges: Sequence[Judge], candidates: Any, deals: int, first: int) -> Any:
    """What each candidate is worth at all tables: a share of wins counts by how many even shares it is."""
    worth = np.zeros(len(candidates))
    for judge in judges:
        scale = judges[0].even / judge.even if judge.even else 1.0
        worth += scale * judge.judge(candidates, deals, first)
    return worth / len(judges)


def _evolve(judges: Sequence[Judge], tuning: Tuning, chosen: list[int], progress: Progress | None) -> list[float]:
    start = judges[0].present
    scale = np.where(start == 0, SMALLEST, np.abs(start))[chosen]
    evolution = Evolution(start[chosen], scale, population=tuning.population, step=tuning.step, seed=tuning.seed)
    found: list[float] = start.tolist()
    for number in range(tuning.generations):
        candidates = np.repeat(start[None], tuning.population, axis=0)
        candidates[:, chosen] = evolution.ask()
        worth = together(judges, candidates, tuning.deals, number * tuning.deals)
        evolution.tell(worth)
        mean = start.copy()
        mean[chosen] = evolution.mean
        found = rounded(mean)
        found = [new if at in chosen else float(start[at]) for at, new in enumerate(found)]
        if progress is not None:
            told = Generation(
                number + 1, tuning.generations, found, float(worth.max()), float(worth.mean()), evolution.step
            )
            progress(told)
    return found
