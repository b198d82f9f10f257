"""Results and ratings in the database: stored once for each game, in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.history.ratings import Rating, places_of, rated, rated_together
from riverrun.server.history.results import SeatResult
from riverrun.server.storage.schema import people, ratings, results, tables
from riverrun.server.storage.store import StorageUnavailable, Store

LISTED = 1000
"""How many of a person's games are told, the latest first."""


class ResultStore:
    """The results and ratings of a server's database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def save(self, found: Sequence[SeatResult], against: str | None) -> bool:
        """Store a game's results; False: they are stored already.

        `against` says that the game is rated: what the players play against, where all play together, and "" else.
        """
        try:
            async with self.store.engine.begin() as connection:
                # The rows first: they make other servers, and other games of these people, wait or fail.
                await connection.execute(results.insert(), [asdict(one) for one in found])
                if against is not None:
                    await self._rate(connection, found, against)
        except IntegrityError:
            return False
        except (SQLAlchemyError, OSError):
            raise StorageUnavailable(Sentence("rr-error-database")) from None
        return True

    async def _rate(self, connection: AsyncConnection, found: Sequence[SeatResult], against: str) -> None:
        game = found[0].game
        names = [one.person or "" for one in found]
        rows = {
            row.person: Rating(row.mean, row.deviation, row.games)
            for row in await connection.execute(
                sa.select(ratings)
                .where(ratings.c.game == game, ratings.c.person.in_([*names, against]))
                .with_for_update()
            )
        }
        before = [rows.get(name, Rating()) for name in names]
        after: dict[str, Rating] = {}
        if against:
            team, after[against] = rated_together(before, rows.get(against, Rating()), all(one.won for one in found))
        else:
            places = places_of(
                [one.points for one in found], [one.won for one in found], [one.resigned for one in found]
            )
            team = rated(before, places)
        after |= dict(zip(names, team, strict=True))
        await connection.execute(ratings.delete().where(ratings.c.game == game, ratings.c.person.in_(list(after))))
        await connection.execute(
            ratings.insert(),
            [
                {"person": name, "game": game, "mean": one.mean, "deviation": one.deviation, "games": one.games}
                for name, one in after.items()
            ],
        )
        for one, was, now in zip(found, before, team, strict=True):
            told = {"rating": float(now.shown), "change": float(now.shown - was.shown)}
            place = (results.c.table_id == one.table_id) & (results.c.seat == one.seat)
            await connection.execute(results.update().where(place).values(**told))

    async def of_person(self, person: str) -> list[list[SeatResult]]:
        """Return a person's finished games, the latest first, each with all its seats."""
        mine = (
            sa.select(results.c.table_id, results.c.at)
            .where(results.c.person == person)
            .group_by(results.c.table_id, results.c.at)
            .order_by(results.c.at.desc(), results.c.table_id)
            .limit(LISTED)
        ).subquery()
        rows = await self.store.read(
            sa.select(results)
            .join(mine, mine.c.table_id == results.c.table_id)
            .order_by(results.c.at.desc(), results.c.table_id, results.c.seat)
        )
        games: dict[str, list[SeatResult]] = {}
        for row in rows:
            games.setdefault(row.table_id, []).append(SeatResult(**row._mapping))
        return list(games.values())

    async def ratings_of(self, person: str) -> dict[str, Rating]:
        """Return a person's ratings, by game."""
        rows = await self.store.read(sa.select(ratings).where(ratings.c.person == person))
        return {row.game: Rating(row.mean, row.deviation, row.games) for row in rows}

    async def ratings_in(self, game: str, persons: Sequence[str]) -> dict[str, Rating]:
        """Return the ratings of people in one game, as far as they have any."""
        wanted = sa.select(ratings).where(ratings.c.game == game, ratings.c.person.in_(list(persons)))
        return {row.person: Rating(row.mean, row.deviation, row.games) for row in await self.store.read(wanted)}

    async def unrecorded(self, person: str | None = None, limit: int = 200) -> list[str]:
        """Return the finished tables whose results are not stored, in the order in which they ended."""
        wanted = (
            sa.select(tables.c.id)
            .outerjoin(results, results.c.table_id == tables.c.id)
            .where(tables.c.stage == "over", results.c.table_id.is_(None))
        )
        if person is not None:
            wanted = wanted.join(people, people.c.table_id == tables.c.id).where(people.c.person == person)
        return [row[0] for row in await self.store.read(wanted.order_by(tables.c.changed).limit(limit))]
