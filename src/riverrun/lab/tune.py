"""Tuning: evolution of the weights by which a game's bots judge (kernel/weights.py), against those in use.

A candidate is judged by games in which one bot plays by it and all others by the weights in use; every deal is played
with the candidate in each seat, and all candidates of a generation get the same deals. Where all win or lose together,
every seat plays by it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal

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
    """Deals by which a candidate is judged; each is played once for every seat."""
    measure: Measure = "wins"
    """By what: the share of wins, or the lead in points."""
    only: tuple[str, ...] = ()
    """The weights to tune; none: all that matter to the bot."""
    step: float = 0.2
    """How far it first looks, as a part of each weight."""
    check: int = 2_000
    """Deals by which the result is compared with the weights in use."""
    seed: int = 0


class Tuned(msgspec.Struct, frozen=True):
    """What was found."""

    game: str
    players: int
    options: dict[str, str]
    bot: str
    weights: dict[str, float]
    """All weights, those included that were not tuned."""
    tuned: list[str]
    inert: list[str]
    """Weights that make no difference to this bot."""
    generations: int
    games: int
    seconds: float
    share: Interval
    """The share of wins by the found weights in the check."""
    gain: Interval
    """How much that is, or the lead in points, above the weights in use."""

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

    def __init__(self, game: Game, tuning: Tuning, present: Sequence[float], threads: int) -> None:
        self.game = game
        self.tuning = tuning
        self.present = np.array(present)
        self.threads = threads
        self.sides = 1 if game.rulebook.together else game.players
        """How many seats are told apart: the candidate's and the others', or all as one."""
        self.games = 0
        own, others = tuning.bot.policy, tuning.against.policy
        self._bots = np.array([own, *[others] * (self.sides - 1)], np.int32)
        self._play = specialise(tuning_loops, game.rules, policies=specialise(policies, game.rules)).play_deals

    def play(self, weights: Any, deals: int, first: int) -> tuple[Any, Any, Any]:
        """Points, wins and lengths of all games by a candidate's weights."""
        game, games = self.game, deals * self.sides
        seats = game.rules.PLAYERS_MAX
        points, wins, lengths = np.zeros((games, seats)), np.zeros((games, seats)), np.zeros(games, np.int64)
        record = game.lookahead_box
        boxes = np.frombuffer(bytearray(record.tobytes() * self.sides), record.dtype).view(np.recarray)
        boxes.weights[:] = self.present
        boxes.weights[0] = weights
        w0, w1, _, _ = split_seed(self.tuning.seed)
        workspace = make_workspace(game)
        self._play(game.box, boxes, workspace, self._bots, points, wins, lengths, w0, w1, first * self.sides)
        return points[:, : game.players], wins[:, : game.players], lengths

    def play_at_once(self, weights: Any, deals: int, first: int) -> tuple[Any, Any]:
        """Points and wins of the same games, played on all threads."""
        self.games += deals * self.sides
        each = -(-deals // self.threads)
        parts = [(at, min(each, deals - at)) for at in range(0, deals, each)]
        work = switch.in_this_mode(lambda part: self.play(weights, part[1], first + part[0]))
        with ThreadPoolExecutor(self.threads) as pool:
            played = list(pool.map(work, parts))
        return np.concatenate([one[0] for one in played]), np.concatenate([one[1] for one in played])

    def share(self, points: Any, wins: Any, measure: Measure) -> Any:
        """The candidate's share of the win in each deal, or its lead in points."""
        games = np.arange(len(wins))
        seat = (-games) % self.sides
        if measure == "wins":
            found = wins[games, seat]
        else:
            found = points[games, seat]
            if self.sides > 1:
                found = found - (points.sum(axis=1) - found) / (self.sides - 1)
        return found.reshape(-1, self.sides).mean(axis=1)

    def judge(self, candidates: Any, deals: int, first: int) -> Any:
        """Each candidate's mean share, above what is even or, where all win together, above nothing."""
        self.games += len(candidates) * deals * self.sides

        @switch.in_this_mode
        def one(weights: Any) -> float:
            points, wins, _ = self.play(weights, deals, first)
            return float(self.share(points, wins, self.tuning.measure).mean()) - self.even

        with ThreadPoolExecutor(self.threads) as pool:
            return np.array(list(pool.map(one, candidates)))

    @property
    def even(self) -> float:
        """The share of a candidate that is no better than the others."""
        return 1 / self.sides if self.sides > 1 and self.tuning.measure == "wins" else 0.0

    def inert(self) -> list[int]:
        """The weights that make no difference, whether they are half, half as much again, or the contrary."""
        self.games += (len(PARTS) * len(self.present) + 1) * PROBES * self.sides
        usual = self.play(self.present, PROBES, 0)

        @switch.in_this_mode
        def same(at: int) -> bool:
            for part in PARTS:
                other = self.present.copy()
                other[at] = other[at] * part if other[at] else SMALLEST * (part - 1.0)
                if any((one != two).any() for one, two in zip(self.play(other, PROBES, 0), usual, strict=True)):
                    return False
            return True

        with ThreadPoolExecutor(self.threads) as pool:
            return [at for at, found in enumerate(pool.map(same, range(len(self.present)))) if found]


def tune(
    game: Game,
    tuning: Tuning,
    *,
    threads: int = 1,
    progress: Progress | None = None,
) -> Tuned:
    """Evolves a game's weights, from those that it was made with or declares; `progress` is told each generation."""
    refuse_endless(game)
    kind = weights_of(game)
    if tuning.population < 4 or tuning.population % 2:
        raise BadOption(f"Candidates come in pairs, at least two of them: an even number, not {tuning.population}.")
    listed = names(kind)
    for name in tuning.only:
        if name not in listed:
            raise BadOption(f"There is no weight '{name}'; there are {', '.join(listed)}.")
    present = list(map(float, game.lookahead_box.weights))
    begun = time.perf_counter()
    with switch.running(switch.loops_compiled()):
        judge = Judge(game, tuning, present, threads)
        inert = judge.inert()
        chosen = [at for at, name in enumerate(listed) if at not in inert and (not tuning.only or name in tuning.only)]
        if not chosen:
            raise BadOption(f"No such weight makes a difference to '{tuning.bot.name}'.")
        found = _evolve(judge, present, chosen, progress)
        share, gain = _check(judge, found)
    return Tuned(
        game=game.id,
        players=game.players,
        options=dict(game.options),
        bot=tuning.bot.name,
        weights=dict(zip(listed, found, strict=True)),
        tuned=[listed[at] for at in chosen],
        inert=[listed[at] for at in inert],
        generations=tuning.generations,
        games=judge.games,
        seconds=time.perf_counter() - begun,
        share=share,
        gain=gain,
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


def _evolve(judge: Judge, present: list[float], chosen: list[int], progress: Progress | None) -> list[float]:
    tuning, start = judge.tuning, np.array(present)
    scale = np.where(start == 0, SMALLEST, np.abs(start))[chosen]
    evolution = Evolution(start[chosen], scale, population=tuning.population, step=tuning.step, seed=tuning.seed)
    found = present
    for number in range(tuning.generations):
        candidates = np.repeat(start[None], tuning.population, axis=0)
        candidates[:, chosen] = evolution.ask()
        worth = judge.judge(candidates, tuning.deals, number * tuning.deals)
        evolution.tell(worth)
        mean = start.copy()
        mean[chosen] = evolution.mean
        found = rounded(mean)
        found = [old if at not in chosen else new for at, (old, new) in enumerate(zip(present, found, strict=True))]
        if progress is not None:
            told = Generation(
                number + 1, tuning.generations, found, float(worth.max()), float(worth.mean()), evolution.step
            )
            progress(told)
    return found


def _check(judge: Judge, found: list[float]) -> tuple[Interval, Interval]:
    """The share of wins by the found weights, and their gain, in deals that evolution has not seen."""
    tuning = judge.tuning
    points, wins = judge.play_at_once(np.array(found), tuning.check, CHECKED_FROM)
    gained = judge.share(points, wins, tuning.measure) - judge.even
    if judge.sides == 1:
        gained = gained - judge.share(*judge.play_at_once(judge.present, tuning.check, CHECKED_FROM), tuning.measure)
    return mean_interval(judge.share(points, wins, "wins")), mean_interval(gained)
