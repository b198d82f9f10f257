"""Clauses: every rule of a game by its id, with the rulebook's page and our own wording."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec


class Clause(msgspec.Struct, frozen=True):
    """One numbered rule."""

    id: str
    section: str
    title: str
    mark: str
    """How sure it is: `stated`, `ruling`, `inferred` or `invented`."""
    text: str
    pages: dict[str, str] = {}
    """Where it stands: the page or pages, by the rulebook's edition."""


def read_clauses(path: Path) -> dict[str, Clause]:
    """All clauses of a file, by id, in their order."""
    data = tomllib.loads(path.read_text("utf-8"))
    clauses = msgspec.convert(data["clause"], list[Clause])
    return {clause.id: clause for clause in clauses}
