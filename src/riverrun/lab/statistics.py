"""What a run of games says: shares of wins and mean points, each with the interval that holds it 19 times of 20."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import numpy as np

from riverrun.lab.endings import unfinished
from riverrun.lab.event_counts import EventCounts
from riverrun.lab.simulate import Run

Z = 1.959963984540054  # the normal distribution's 97.5 % point

STUDENT = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
    2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
    2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
)  # fmt: skip
"""Student's 97.5 % points for 1 to 30 degrees of freedom."""


class Interval(msgspec.Struct, frozen=True):
    """An estimate and the ends of its 95 % interval; no ends where one game alone cannot tell."""

    mean: float
    low: float | None
    high: float | None


class Share(msgspec.Struct, frozen=True):
    """How a seat or a bot fared. A bot that holds two seats of a table has two chairs in that game, unless all win or
    lose together: there it has one.
    """

    name: str
    chairs: int
    wins: float
    """Wins, where k winners have 1/k each."""
    share: Interval
    """Wins per chair (Wilson's interval)."""
    points: Interval
    """Mean points of a chair (Student's interval over games)."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A run in numbers."""

    game: str
    players: int
    together: bool
    """Whether all win or lose together."""
    options: dict[str, str]
    rules: str
    content: str
    seed: str
    bots: list[str]
    games: int
    threads: int
    seconds: float
    decisions: int
    decisions_per_s: float
    length: Interval
    """Decisions a game."""
    points: Interval
    """Mean points of a chair, over all of them."""
    by_seat: list[Share]
    by_bot: list[Share]
    events: EventCounts | None = None
    """How often each kind of event happened, where that was to be counted."""
    unfinished: int = 0
    """How many games did not end and were cut; nobody won them."""


def wilson(successes: float, trials: int) -> Interval:
    """A proportion with Wilson's score interval; shares of a success make it wider than need be, never narrower."""
    p = successes / trials
    centre = p + Z * Z / (2 * trials)
    spread = Z * math.sqrt(p * (1 - p) / trials + Z * Z / (4 * trials * trials))
    scale = 1 + Z * Z / trials
    low = (centre - spread) / scale if successes > 0 else 0.0
    high = (centre + spread) / scale if successes < trials else 1.0
    return Interval(p, low, high)


def mean_interval(values: Any) -> Interval:
    """A mean with Student's interval, for independent values."""
    count, mean = len(values), float(np.mean(values))
    if count < 2:
        return Interval(mean, None, None)
    half = student(count - 1) * float(np.std(values, ddof=1)) / math.sqrt(count)
    return Interval(mean, mean - half, mean + half)


def student(freedom: int) -> float:
    """Student's 97.5 % point: from the table, and beyond it by the first terms of its series."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


def by_seat(run: Run) -> list[Share]:
    """Each seat's fortune, whoever sat there."""
    return [
        Share(
            name=f"p{seat + 1}",
            chairs=len(run),
            wins=float(run.wins[:, seat].sum()),
            share=wilson(float(run.wins[:, seat].sum()), len(run)),
            points=mean_interval(run.points[:, seat]),
        )
        for seat in range(run.game.players)
    ]


def by_bot(run: Run) -> list[Share]:
    """Each bot's fortune, wherever it sat; a bot named twice is one."""
    names = np.array(run.bots)
    chairs = np.stack([names[run.seats_of(seat)] for seat in range(run.game.players)], axis=1)
    return [_bot(run, name, chairs == name) for name in dict.fromkeys(run.bots) if (chairs == name).any()]


def _bot(run: Run, name: str, chairs: Any) -> Share:
    there = chairs.any(axis=1)
    wins, count = float(run.wins[chairs].sum()), int(chairs.sum())
    if run.game.rulebook.together:  # the chairs of a game win or lose as one
        wins, count = float(run.wins[there, 0].sum()), int(there.sum())
    # Chairs at one table are not independent, games are: the interval is over each game's mean.
    a_game = (run.points * chairs).sum(axis=1)[there] / chairs.sum(axis=1)[there]
    points = mean_interval(a_game)
    return Share(name=name, chairs=count, wins=wins, share=wilson(wins, count), points=points)


def summary(run: Run) -> Summary:
    """All of it."""
    game, decisions = run.game, int(run.decisions.sum())
    return Summary(
        game=game.id,
        players=game.players,
        together=game.rulebook.together,
        options=game.options,
        rules=game.rulebook.version,
        content=game.content_hash,
        seed=f"{run.seed:x}",
        bots=list(run.bots),
        games=len(run),
        threads=run.threads,
        seconds=round(run.seconds, 6),
        decisions=decisions,
        decisions_per_s=round(decisions / max(run.seconds, 1e-9), 1),
        length=mean_interval(run.decisions),
        points=mean_interval(run.points.mean(axis=1)),
        by_seat=by_seat(run),
        by_bot=by_bot(run),
        events=run.events,
        unfinished=unfinished(run.decisions),
    )
