"""The database: SQLite or PostgreSQL by its URL, migrated to the present schema, and its errors in one line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from riverrun.kernel.errors import BadOption, RiverrunError

MIGRATIONS = Path(__file__).parent / "migrations"


class NewerSchema(Exception):
    """The database has migrations that this version does not know."""


def make_engine(url: str) -> AsyncEngine:
    """Return the database's engine; SQLite waits for its turn and writes ahead, so that readers never wait."""
    try:
        parsed = make_url(url)
        if parsed.drivername in ("sqlite", "postgresql", "postgres"):
            driver = "sqlite+aiosqlite" if parsed.drivername == "sqlite" else "postgresql+asyncpg"
            parsed = parsed.set(drivername=driver)
        in_memory = parsed.get_backend_name() == "sqlite" and parsed.database in (None, "", ":memory:")
        if parsed.get_backend_name() not in ("sqlite", "postgresql") or in_memory:
            raise BadOption(
                f"{safe_url(url)} is no database for riverrun; it is sqlite:///FILE or postgresql://HOST/NAME."
            )
        if parsed.get_backend_name() == "sqlite":
            engine = create_async_engine(parsed, pool_size=4)
            sa.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        else:
            engine = create_async_engine(parsed, pool_size=8, pool_pre_ping=True)
    except (ArgumentError, NoSuchModuleError, ValueError) as trouble:
        if isinstance(trouble, RiverrunError):
            raise
        raise BadOption(
            f"{safe_url(url)} is no database for riverrun; it is sqlite:///FILE or postgresql://HOST/NAME."
        ) from None
    return engine


def make_sqlite_engine(url: sa.URL) -> sa.Engine:
    """Return an engine of one SQLite connection that one thread uses, without an event loop."""
    engine = sa.create_engine(url.set(drivername="sqlite"), poolclass=sa.StaticPool)
    sa.event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: sa.Connection) -> None:
    """Run the migrations that are missing; servers that start at once on one PostgreSQL wait for each other."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(7283946)"))
    if connection.dialect.name == "sqlite":  # which else stores each statement of a migration by itself
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as trouble:
        raise NewerSchema(str(trouble)) from None


def safe_url(url: str) -> str:
    """Return a URL without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return "the given URL"


def first_line(trouble: BaseException) -> str:
    """Return what went wrong, in one line."""
    text = str(getattr(trouble, "orig", None) or trouble) or type(trouble).__name__
    return text.strip().splitlines()[0].rstrip(".")
