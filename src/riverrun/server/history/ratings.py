"""Ratings: openskill's Plackett-Luce model, for any number of players; who play together are rated against the game.

A rating is a mean and a deviation. People see it as a number near 1500 and how sure that is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

MODEL = PlackettLuce()
MIDDLE = 1500
"""What a newcomer's rating is shown as."""
SCALE = 40
"""How many points of a shown rating one of the model's is."""


class Rating(NamedTuple):
    """What is known of a person's skill in a game."""

    mean: float = MODEL.mu
    deviation: float = MODEL.sigma
    games: int = 0

    @property
    def shown(self) -> int:
        """The rating as people see it."""
        return round(MIDDLE + (self.mean - MODEL.mu) * SCALE)

    @property
    def spread(self) -> int:
        """How far off the shown rating may be, 19 times of 20."""
        return round(2 * self.deviation * SCALE)


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return the ratings after a game in which each played for themselves; `places` count from 1, equals share one."""
    teams = [[MODEL.rating(mu=one.mean, sigma=one.deviation)] for one in before]
    found = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [after(one, team[0]) for one, team in zip(before, found, strict=True)]


def rated_together(before: Sequence[Rating], game: Rating, won: bool) -> tuple[list[Rating], Rating]:
    """Return the ratings of a team, and of the game it played against, which counts for as many as the team has."""
    team = [MODEL.rating(mu=one.mean, sigma=one.deviation) for one in before]
    against = [MODEL.rating(mu=game.mean, sigma=game.deviation) for _ in before]
    people, other = MODEL.rate([team, against], ranks=[1.0, 2.0] if won else [2.0, 1.0])
    return [after(one, two) for one, two in zip(before, people, strict=True)], after(game, other[0])


def after(before: Rating, found: object) -> Rating:
    """Return a rating after one more game."""
    return Rating(float(found.mu), float(found.sigma), before.games + 1)  # type: ignore[attr-defined]


def places_of(points: Sequence[int], won: Sequence[bool], resigned: Sequence[bool]) -> list[int]:
    """Return the places: the winners first, then by points, those who resigned last."""
    keys = [
        (given_up, not victor, 0 if victor else -held)
        for held, victor, given_up in zip(points, won, resigned, strict=True)
    ]
    return [1 + sum(other < key for other in keys) for key in keys]
