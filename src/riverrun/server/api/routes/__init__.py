"""The HTTP interface, a file for each topic, in the order of the API's page."""

from __future__ import annotations

from typing import Any

from litestar.openapi.datastructures import ResponseSpec

from riverrun.server.api import messages
from riverrun.server.api.routes import games, history, notices, people, playing, status, tables
from riverrun.server.api.routes.study import analyses, laboratory, lessons, puzzles, replays
from riverrun.server.errors import STATUS

REFUSALS = {
    status_code: ResponseSpec(
        messages.Refused,
        generate_examples=False,
        description="Refused: " + ", ".join(error for error in STATUS if STATUS[error] == status_code) + ".",
    )
    for status_code in sorted(set(STATUS.values()))
}
"""What every request may be answered with, for the API's page."""

ROUTES: list[Any] = [
    *games.ROUTES,
    *lessons.ROUTES,
    *people.ROUTES,
    *history.ROUTES,
    *notices.ROUTES,
    *tables.ROUTES,
    *replays.ROUTES,
    *analyses.ROUTES,
    *puzzles.ROUTES,
    *laboratory.ROUTES,
    *playing.ROUTES,
    *status.ROUTES,
]
for handler in ROUTES:
    handler.responses = {**REFUSALS, **(handler.responses or {})}
