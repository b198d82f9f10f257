"""The result of a finished game, seat by seat, and whether it counts for ratings."""

from __future__ import annotations

from dataclasses import dataclass

from riverrun.server.table.table import Table


@dataclass(frozen=True)
class SeatResult:
    """What a finished game came to for one seat: a row of the database."""

    table_id: str
    seat: int
    at: float
    game: str
    players: int
    ended: str
    together: bool
    person: str | None
    name: str | None
    bot: str | None
    points: int
    won: bool
    resigned: bool
    rating: float | None = None
    change: float | None = None


def results_of(table: Table) -> list[SeatResult]:
    """Return the result of a table whose game is over."""
    assert table.state is not None
    assert table.ended is not None
    points = [score.points for score in table.state.scores()]
    return [
        SeatResult(
            table_id=table.id,
            seat=number,
            at=ended_at(table),
            game=table.config.game,
            players=table.config.players,
            ended=table.ended,
            together=table.game.rulebook.together,
            person=seat.person,
            name=seat.name,
            bot=seat.bot,
            points=points[number],
            won=number in table.winners,
            resigned=seat.resigned,
        )
        for number, seat in enumerate(table.seats)
    ]


def ended_at(table: Table) -> float:
    """Return when the game ended: what is said and who is renamed afterwards does not change it."""
    return next((logged.at for logged in reversed(table.log) if logged.number <= table.game_version), table.changed)


def is_rated(table: Table) -> bool:
    """Tell whether a game counts: the table was opened so, and nobody but people sat there, each in one seat."""
    people = [seat.person for seat in table.seats]
    if not table.config.rated or not all(seat.may_be_rated for seat in table.seats):
        return False
    if None in people or len(set(people)) < len(people):
        return False
    return len(people) > 1 or table.game.rulebook.together
