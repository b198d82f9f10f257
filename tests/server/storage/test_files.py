"""The database's file: for its owner only, nothing left of a first start that fails, one sentence for what is wrong."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys

import pytest

from riverrun.server.settings import secret_of
from riverrun.server.storage import database
from riverrun.server.storage.store import StorageUnavailable, Store

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="files have other rights there")


def started(url: str) -> str | None:
    """Starts a store and stops it; returns the sentence of why it did not start."""

    async def story() -> str | None:
        store = Store(url)
        try:
            await store.start()
        except StorageUnavailable as trouble:
            return str(trouble)
        finally:
            await store.stop()
        return None

    return asyncio.run(story())


def rights(path) -> str:
    return stat.filemode(path.stat().st_mode)


def test_the_database_is_readable_by_its_owner_only(tmp_path):
    path = tmp_path / "tables.sqlite3"
    url = f"sqlite:///{path}"

    async def story() -> None:
        store = Store(url)
        await store.start()
        try:
            beside = sorted(file.name for file in tmp_path.iterdir())
            assert beside == ["tables.sqlite3", "tables.sqlite3-shm", "tables.sqlite3-wal"]
            assert {rights(file) for file in tmp_path.iterdir()} == {"-rw-------"}
        finally:
            await store.stop()

    before = os.umask(0)
    try:
        asyncio.run(story())
        path.chmod(0o644)
        assert started(url) is None
        assert rights(path) == "-rw-------", "also one that an older version has made"
    finally:
        os.umask(before)


def test_a_newer_schema_is_said_in_one_sentence_and_left_as_it_is(tmp_path):
    path = tmp_path / "tables.sqlite3"
    url = f"sqlite:///{path}"
    assert started(url) is None
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    said = started(url)
    assert said == f"{url} was written by a newer version of riverrun. Install that version, or restore a backup."
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]


def full_disk(monkeypatch: pytest.MonkeyPatch, pages: int) -> None:
    prepare = database._prepare_sqlite

    def small(connection, record) -> None:
        prepare(connection, record)
        connection.execute(f"PRAGMA max_page_count={pages}")

    monkeypatch.setattr(database, "_prepare_sqlite", small)


def test_a_full_disk_at_the_first_start_leaves_nothing_behind(tmp_path, monkeypatch):
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with monkeypatch.context() as patch:
        full_disk(patch, 4)
        said = started(url)
    assert said is not None
    assert "disk is full" in said
    assert "\n" not in said
    assert list(tmp_path.iterdir()) == []
    assert started(url) is None


def test_a_full_disk_at_an_upgrade_leaves_the_older_database_as_it_was(tmp_path, monkeypatch):
    path = tmp_path / "tables.sqlite3"
    url = f"sqlite:///{path}"
    assert started(url) is None
    with sqlite3.connect(path) as connection:
        connection.execute("DROP TABLE kept_games")
        connection.execute("ALTER TABLE snapshots DROP COLUMN code")
        for later in ("notices", "pushes", "used_passes", "revocations"):
            connection.execute(f"DROP TABLE IF EXISTS {later}")
        connection.execute("UPDATE alembic_version SET version_num = '0006'")
    with sqlite3.connect(path, isolation_level=None) as connection:
        connection.execute("VACUUM")
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
    with monkeypatch.context() as patch:
        full_disk(patch, pages)
        assert "disk is full" in (started(url) or "")
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("0006",)]
        columns = [row[1] for row in connection.execute("PRAGMA table_info(snapshots)")]
        assert "code" not in columns


NO_ROOM = """
import resource, sys
from pathlib import Path
from riverrun.server.settings import secret_of
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
try:
    secret_of(Path(sys.argv[1]))
except Exception as trouble:
    print(type(trouble).__name__, trouble)
"""


def test_a_secret_is_written_whole_or_not_at_all(tmp_path):
    command = [sys.executable, "-B", "-c", NO_ROOM, str(tmp_path)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert said.startswith(f"BadOption {tmp_path / 'secret'} cannot be written: ")
    assert list(tmp_path.iterdir()) == []
    made = secret_of(tmp_path)
    assert len(made) == 64
    assert secret_of(tmp_path) == made
    assert [(path.name, rights(path)) for path in tmp_path.iterdir()] == [("secret", "-rw-------")]
