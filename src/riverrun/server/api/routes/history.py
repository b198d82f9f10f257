"""Routes: a person's own history, which nobody else may have."""

from __future__ import annotations

from typing import Any

from litestar import Response, delete, get
from litestar.openapi.datastructures import ResponseSpec

from riverrun.server.access.auth import require_person
from riverrun.server.api import messages
from riverrun.server.api.dependencies import Auth, Histories, HttpRequest, Limits, Registry, TablePath


@get("/api/me/history", tags=["People"], summary="Your finished games, records, opponents and ratings")
async def see_history(request: HttpRequest, auth: Auth, history: Histories) -> messages.History:
    return await history.of(require_person(auth.person(request)))


@get(
    "/api/me/export",
    tags=["People"],
    summary="All that this server has of you, as a JSON file",
    responses={200: ResponseSpec(None, generate_examples=False, description="The file.")},
)
async def export_history(request: HttpRequest, auth: Auth, limits: Limits, history: Histories) -> Response[bytes]:
    person = require_person(auth.person(request))
    limits.replays.require(auth.client(request))
    headers = {"content-disposition": 'attachment; filename="riverrun-history.json"', "cache-control": "no-store"}
    return Response(await history.export(person), media_type="application/json", headers=headers)


@delete(
    "/api/me",
    tags=["People"],
    summary="Delete your history: names and words are blanked everywhere, moves stay as nobody's; you become nobody",
    status_code=200,
)
async def delete_me(request: HttpRequest, auth: Auth, limits: Limits, history: Histories) -> Response[messages.Me]:
    person = require_person(auth.person(request))
    limits.replays.require(auth.client(request))
    await history.delete(person)
    return Response(messages.Me(None), cookies=[auth.no_cookie()])


@get("/api/tables/{id:str}/ratings", tags=["Tables"], summary="The ratings of the people at a rated table")
async def see_ratings(registry: Registry, history: Histories, id: TablePath) -> list[messages.SeatRating]:
    return await history.ratings_at((await registry.session(id)).table)


ROUTES: list[Any] = [see_history, export_history, delete_me, see_ratings]
