"""The ladder: bots play each other two by two, and Elo numbers with 95 % intervals say how strong each is.

Where all win or lose together there is nobody to beat: there the ladder is each bot's own share of games won.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from riverrun.bots import Bot
from riverrun.kernel.errors import BadOption
from riverrun.kernel.game import Game
from riverrun.lab.kept import keeping
from riverrun.lab.plans import Plan, key_of, play_plans
from riverrun.lab.simulate import plan_of
from riverrun.lab.statistics import Interval, Z, wilson
from riverrun.lab.watched_games import Results
from riverrun.lab.workers import Local, Workers

ELO = 400.0 / math.log(10.0)
"""Elo points of one unit of strength: 400 points make ten to one."""
PRIOR = 0.5
"""Won and lost games that every pair is credited with, so that nobody is infinitely strong."""

ALONE = Local(1)


class Pair(msgspec.Struct, frozen=True):
    """How two bots fared against each other."""

    first: str
    second: str
    games: int
    share: Interval
    """The first one's share of the wins (Wilson's interval)."""


class Rung(msgspec.Struct, frozen=True):
    """A bot on the ladder."""

    name: str
    games: int
    elo: Interval | None
    """None where all win or lose together."""
    share: Interval
    """Its share of all its games' wins."""


class Ladder(msgspec.Struct, frozen=True):
    """All rungs, the strongest first, and the pairs they come from."""

    game: str
    players: int
    options: dict[str, str]
    seed: str
    anchor: str
    """The bot that has 0 Elo."""
    rungs: list[Rung]
    pairs: list[Pair]


Progress = Callable[[str, int, int], None]


def climb(
    game: Game,
    bots: Sequence[Bot],
    games: int,
    *,
    near: int = 2,
    seed: int = 0,
    workers: Workers = ALONE,
    keep: Path | None = None,
    progress: Progress | None = None,
) -> Ladder:
    """Plays `games` games for every two bots that stand at most `near` places apart in the list.

    `progress` is told what was played last, and how many games of how many are done; `keep` names a file in which
    games are kept, so that the same ladder goes on from it.
    """
    names = [bot.name for bot in bots]
    if len(set(names)) != len(names):
        raise BadOption("A ladder has every bot once.")
    if game.rulebook.together:
        return _together(game, bots, games, seed, workers, keep, progress)
    if len(bots) < 2:
        raise BadOption("A ladder needs at least two bots.")
    if game.players != 2:
        raise BadOption(f"A ladder is of games of 2, one against one, not of {game.players}.")
    if games % 2:
        raise BadOption(f"Bots change sides from game to game, so the number of games is even, not {games}.")
    rivals = [(a, b) for a, b in combinations(range(len(bots)), 2) if b - a <= near]
    plans = [plan_of(game, (bots[a], bots[b]), games, seed + (number << 40)) for number, (a, b) in enumerate(rivals)]
    labels = [f"{names[a]} against {names[b]}" for a, b in rivals]
    pairs = []
    for (a, b), run in zip(rivals, _play(plans, labels, workers, keep, progress), strict=True):
        first = np.arange(games) % 2 == 0  # bots change sides from game to game
        wins = float(np.where(first, run.wins[:, 0], run.wins[:, 1]).sum())
        pairs.append(Pair(names[a], names[b], games, wilson(wins, games)))
    return Ladder(game.id, 2, game.options, f"{seed:x}", names[0], rate(names, pairs), pairs)


def _play(
    plans: Sequence[Plan], labels: Sequence[str], workers: Workers, keep: Path | None, progress: Progress | None
) -> list[Results]:
    """The games of all plans."""
    total = sum(plan.games for plan in plans)
    finished = 0

    def done(at: int, count: int) -> None:
        nonlocal finished
        finished += count
        if progress is not None:
            progress(labels[at], finished, total)

    with keeping(keep, key_of(plans)) as kept:
        return [outcome.results for outcome in play_plans(plans, workers, kept, done)]


def _together(
    game: Game,
    bots: Sequence[Bot],
    games: int,
    seed: int,
    workers: Workers,
    keep: Path | None,
    progress: Progress | None,
) -> Ladder:
    """Each bot plays all seats; the deals are the same for all."""
    plans = [plan_of(game, [bot], games, seed) for bot in bots]
    found = _play(plans, [bot.name for bot in bots], workers, keep, progress)
    rungs = [
        Rung(bot.name, games, None, wilson(float(run.wins[:, 0].sum()), games))
        for bot, run in zip(bots, found, strict=True)
    ]
    rungs.sort(key=lambda rung: -rung.share.mean)
    return Ladder(game.id, game.players, game.options, f"{seed:x}", "", rungs, [])


def rate(names: Sequence[str], pairs: Sequence[Pair]) -> list[Rung]:
    """Elo numbers by Bradley and Terry's model, the likeliest ones; the first name has 0 and no interval.

    Intervals come from the curvature of the likelihood (Fisher's information).
    """
    index = {name: number for number, name in enumerate(names)}
    won = np.zeros((len(names), len(names)))
    for pair in pairs:
        a, b = index[pair.first], index[pair.second]
        won[a, b] += pair.share.mean * pair.games + PRIOR
        won[b, a] += (1.0 - pair.share.mean) * pair.games + PRIOR
    strength, information = _likeliest(won)
    deviation = np.zeros(len(names))
    if len(names) > 1:
        deviation[1:] = np.sqrt(np.diag(np.linalg.inv(information[1:, 1:])))
    rungs = []
    for name in names:
        i = index[name]
        half = float(Z * deviation[i] * ELO)
        elo = float(strength[i] * ELO)
        played = sum(pair.games for pair in pairs if name in (pair.first, pair.second))
        taken = sum(
            pair.games * (pair.share.mean if name == pair.first else 1.0 - pair.share.mean)
            for pair in pairs
            if name in (pair.first, pair.second)
        )
        rungs.append(Rung(name, played, Interval(elo, elo - half, elo + half), wilson(taken, played)))
    return sorted(rungs, key=lambda rung: -(rung.elo.mean if rung.elo else 0.0))


def _likeliest(won: Any) -> tuple[Any, Any]:
    """Strengths (the first is 0) that make the wins likeliest, by Newton's method, and the information about them."""
    strength = np.zeros(len(won))
    met = won + won.T
    for _ in range(100):
        chance = 1.0 / (1.0 + np.exp(strength[None, :] - strength[:, None]))
        slope = (won - met * chance).sum(axis=1)
        bend = met * chance * (1.0 - chance)
        information = np.diag(bend.sum(axis=1)) - bend
        step = np.zeros(len(won))
        step[1:] = np.linalg.solve(information[1:, 1:], slope[1:])
        strength += np.clip(step, -1.0, 1.0)
        if np.abs(step).max() < 1e-9:
            break
    return strength, information
