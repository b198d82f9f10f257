"""What the database has of identities: passes that were used, and since when older cookies count no longer."""

from __future__ import annotations

import hashlib

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.storage.schema import revocations, used_passes
from riverrun.server.storage.store import StorageUnavailable, Store

KEPT = 3600.0
"""The seconds after which a used pass is forgotten: it has expired long before."""


class IdentityStore:
    """The passes and revocations of a server's database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def use_pass(self, key: str, at: float) -> bool:
        """Note that a pass was used, by any server; False: it was used before."""
        hashed = hashlib.sha256(key.encode()).hexdigest()
        try:
            async with self.store.engine.begin() as connection:
                await connection.execute(used_passes.delete().where(used_passes.c.at < at - KEPT))
                await connection.execute(used_passes.insert(), {"key": hashed, "at": at})
        except IntegrityError:
            return False
        except (SQLAlchemyError, OSError):
            raise StorageUnavailable(Sentence("rr-error-database-no-change")) from None
        return True

    async def revoke(self, person: str, at: float) -> None:
        """Let the cookies that a person got before `at` count no longer."""
        try:
            async with self.store.engine.begin() as connection:
                await connection.execute(revocations.delete().where(revocations.c.person == person))
                await connection.execute(revocations.insert(), {"person": person, "at": at})
        except (SQLAlchemyError, OSError):
            raise StorageUnavailable(Sentence("rr-error-database-no-change")) from None

    async def revocations(self) -> dict[str, float]:
        """Return since when each person's older cookies count no longer."""
        rows = await self.store.read(sa.select(revocations.c.person, revocations.c.at))
        return {str(row[0]): float(row[1]) for row in rows}
