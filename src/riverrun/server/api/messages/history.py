"""A person's own history on this server: games, records, opponents, ratings."""

from __future__ import annotations

from typing import Literal

import msgspec


class ResultSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a finished game."""

    seat: int
    points: int
    won: bool
    name: str | None = None
    bot: str | None = None
    yours: bool = False
    resigned: bool = False
    rating: int | None = None
    """What the person's rating came to, if the game was rated."""
    change: int | None = None


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game of yours."""

    table: str
    game: str
    title: str
    players: int
    at: float
    """When it ended."""
    ended: Literal["played", "resigned"]
    together: bool
    """Whether all won or lost together."""
    seats: list[ResultSeat]


class GameStanding(msgspec.Struct, frozen=True):
    """Your record in a game with so many players; games in which you sat in several seats do not count."""

    game: str
    title: str
    players: int
    games: int
    won: int
    best: int | None
    """The most points you ever had in the end; None where all win or lose together."""


class Opponent(msgspec.Struct, frozen=True):
    """Someone you played against, head to head."""

    name: str | None
    """None: a bot, or someone who has deleted their name."""
    bot: str | None
    games: int
    won: int
    """How many of these games you won, and they did not."""
    lost: int
    """How many they won, and you did not."""


class RatingInfo(msgspec.Struct, frozen=True):
    """A rating in a game among people."""

    game: str
    title: str
    rating: int
    spread: int
    """How far off it may be, 19 times of 20."""
    games: int


class History(msgspec.Struct, frozen=True):
    """Your history on this server."""

    games: list[FinishedGame]
    """The latest first."""
    records: list[GameStanding]
    opponents: list[Opponent]
    ratings: list[RatingInfo]


class SeatRating(msgspec.Struct, frozen=True):
    """The rating of the person in a seat, for the game of the table."""

    seat: int
    rating: int
    spread: int
    games: int
