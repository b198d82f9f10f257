"""Quarantine: a table that cannot be read is alone out of reach, with a sentence and a log line; all else goes on."""

from __future__ import annotations

import time

import structlog

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.errors import RequestError

RETRY = 300.0
"""The seconds after which a quarantined table is tried again, if someone asks: its log may have been mended."""

logger = structlog.get_logger()


class Quarantine:
    """The tables that could not be read, and when each is tried again."""

    def __init__(self) -> None:
        self._tables: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def __contains__(self, id: object) -> bool:
        return id in self._tables

    def require_sound(self, id: str) -> None:
        """Refuse a table that was set apart lately: reading it would cost much and fail again."""
        if self._tables.get(id, 0.0) > time.monotonic():
            raise refusal(id)

    def add(self, id: str, trouble: Exception) -> RequestError:
        """Set a table apart, log why, and return what whoever asks for it is told."""
        why = (str(trouble) or type(trouble).__name__).splitlines()[0]
        logger.error("table quarantined", table=id, why=why, exc_info=trouble)
        self._tables[id] = time.monotonic() + RETRY
        return refusal(id)

    def release(self, id: str) -> None:
        """Take a table back that can be read again."""
        if self._tables.pop(id, None) is not None:
            logger.info("table released from quarantine", table=id)


def refusal(id: str) -> RequestError:
    """Return what whoever asks for a quarantined table is told."""
    return RequestError("unavailable", Sentence("rr-error-table-quarantined", {"table": id}))
