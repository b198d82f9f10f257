"""How strong bots are, by who finished ahead of whom: Elo numbers with 95 % intervals.

Games of two are rated by Bradley and Terry's model. At larger tables the same model is fitted to every two bots of a
table, by which of them finished ahead. Plackett and Luce's model of whole orders says the same of every two, but also
that nobody's chances depend on who else is there, which no game promises; and ties, which are half a win here, have
no simple place in it. Comparisons within a game depend on each other, so intervals are over games: the estimate's
spread is reckoned from each game's whole pull on it (the sandwich of a likelihood's curvature and its scores).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np

from riverrun.lab.statistics import Interval, Z, wilson

ELO = 400.0 / math.log(10.0)
"""Elo points of one unit of strength: 400 points make ten to one."""
PRIOR = 0.5
"""Games won and lost that pairs are credited with: nobody is infinitely strong, and where one won all, this decides."""


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
    """Its share of all its games' wins; where it has several seats of a table, the mean of theirs."""


class Endings(NamedTuple):
    """How games of one number of players ended: a row a game, a column a seat."""

    chairs: Any
    """Which bot sat there."""
    points: Any
    wins: Any
    """Each seat's share of the win."""


class Comparisons(NamedTuple):
    """Every two seats of different bots at one table."""

    game: Any
    first: Any
    second: Any
    ahead: Any
    """1 where the first one finished ahead, 0 where the second did, a half where neither."""


def rate(names: Sequence[str], pairs: Sequence[Pair]) -> list[Rung]:
    """Elo numbers by games of two, the likeliest ones; the first name has 0 and no interval.

    Intervals come from the curvature of the likelihood (Fisher's information). Every pair has its PRIOR.
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
        played = sum(pair.games for pair in pairs if name in (pair.first, pair.second))
        taken = sum(
            pair.games * (pair.share.mean if name == pair.first else 1.0 - pair.share.mean)
            for pair in pairs
            if name in (pair.first, pair.second)
        )
        rungs.append(Rung(name, played, _elo(strength[i], deviation[i]), wilson(taken, played)))
    return _strongest_first(rungs)


def rate_endings(names: Sequence[str], endings: Endings) -> list[Rung]:
    """Elo numbers by the order in which seats finished; the first name has 0 and no interval.

    Bots that stand next to each other in the list have their PRIOR: of games of one of them against the other in all
    other seats.
    """
    strength, deviation = fit(len(names), endings)
    rungs = []
    for number, name in enumerate(names):
        here = endings.chairs == number
        there = here.any(axis=1)
        share = (endings.wins * here).sum(axis=1)[there] / here.sum(axis=1)[there]
        played = len(share)
        rungs.append(Rung(name, played, _elo(strength[number], deviation[number]), wilson(float(share.sum()), played)))
    return _strongest_first(rungs)


def fit(count: int, endings: Endings) -> tuple[Any, Any]:
    """The strengths of `count` bots (the first is 0), and their standard deviations, in units of which ELO is one."""
    found = comparisons(endings)
    others = endings.chairs.shape[1] - 1
    low, high = np.arange(count - 1), np.arange(1, count)
    won = np.zeros((count, count))
    np.add.at(won, (found.first, found.second), found.ahead)
    np.add.at(won, (found.second, found.first), 1.0 - found.ahead)
    won[low, high] += PRIOR * others
    won[high, low] += PRIOR * others
    strength, information = _likeliest(won)
    chance = _chance(strength[found.first] - strength[found.second])
    pulls = np.zeros((len(endings.chairs), count))
    np.add.at(pulls, (found.game, found.first), found.ahead - chance)
    np.add.at(pulls, (found.game, found.second), chance - found.ahead)
    spread = pulls.T @ pulls
    for a, b in zip(low, high, strict=True):  # the games of the PRIOR spread, too
        between = np.zeros(count)
        between[a], between[b] = others, -others
        lost = _chance(strength[a] - strength[b])
        spread += PRIOR * (lost**2 + (1.0 - lost) ** 2) * np.outer(between, between)
    bread = np.linalg.inv(information[1:, 1:])
    deviation = np.zeros(count)
    deviation[1:] = np.sqrt(np.diag(bread @ spread[1:, 1:] @ bread))
    return strength, deviation


def comparisons(endings: Endings) -> Comparisons:
    """Who finished ahead of whom: winners first, then by points; in a game that nobody won, nobody did."""
    one, other = np.triu_indices(endings.chairs.shape[1], 1)
    wins = np.sign(endings.wins[:, one] - endings.wins[:, other])
    points = np.sign(endings.points[:, one] - endings.points[:, other])
    won = (endings.wins[:, one] > 0) | (endings.wins[:, other] > 0)
    nobody = ~endings.wins.any(axis=1)[:, None]
    ahead = (1.0 + np.where(won | nobody, wins, points)) / 2.0
    first, second = endings.chairs[:, one], endings.chairs[:, other]
    met = first != second
    return Comparisons(np.nonzero(met)[0], first[met], second[met], ahead[met])


def _elo(strength: float, deviation: float) -> Interval:
    elo, half = float(strength * ELO), float(Z * deviation * ELO)
    return Interval(elo, elo - half, elo + half)


def _strongest_first(rungs: list[Rung]) -> list[Rung]:
    return sorted(rungs, key=lambda rung: -(rung.elo.mean if rung.elo else 0.0))


def _chance(lead: Any) -> Any:
    """How likely one is to finish ahead who is stronger by `lead`."""
    return 1.0 / (1.0 + np.exp(-lead))


def _likeliest(won: Any) -> tuple[Any, Any]:
    """Strengths (the first is 0) that make the wins likeliest, by Newton's method, and the information about them."""
    strength = np.zeros(len(won))
    met = won + won.T
    for _ in range(100):
        chance = _chance(strength[:, None] - strength[None, :])
        slope = (won - met * chance).sum(axis=1)
        bend = met * chance * (1.0 - chance)
        information = np.diag(bend.sum(axis=1)) - bend
        step = np.zeros(len(won))
        step[1:] = np.linalg.solve(information[1:, 1:], slope[1:])
        strength += np.clip(step, -1.0, 1.0)
        if np.abs(step).max() < 1e-9:
            break
    return strength, information
