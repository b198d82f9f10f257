"""The file of an SQLite database: readable by its owner only, and gone again where the first start fails."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from sqlalchemy import URL

from riverrun.kernel.errors import BadOption

BESIDE = ("", "-wal", "-shm", "-journal")
"""What SQLite keeps beside the file, with the file's own rights when it makes them."""
OWNER_ONLY = 0o600


def is_file(url: URL) -> bool:
    """Return whether a database is a plain file."""
    return url.get_backend_name() == "sqlite" and bool(url.database) and not str(url.database).startswith("file:")


def must_exist(url: URL) -> None:
    """Refuse a database whose file is not there, for those who only read: to open it would make it."""
    if is_file(url) and not Path(str(url.database)).is_file():
        raise BadOption(f"There is no database {url.database}; name a server's with --data or --database.")


def protect(url: URL) -> bool:
    """Make the file for its owner only, or take others' rights away; return whether it was made just now."""
    if not is_file(url):
        return False
    try:
        os.close(os.open(str(url.database), os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))
    except FileExistsError:
        for path in files(url):
            with suppress(OSError):  # another's file, or none
                os.chmod(path, OWNER_ONLY)
        return False
    return True


def remove(url: URL) -> None:
    """Remove the file and what lies beside it."""
    for path in files(url):
        path.unlink(missing_ok=True)


def files(url: URL) -> list[Path]:
    """Return the file and what may lie beside it."""
    return [Path(f"{url.database}{ending}") for ending in BESIDE]
