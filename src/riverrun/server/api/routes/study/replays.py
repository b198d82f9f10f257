"""Routes: finished games and records, moment by moment."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import RawBody

from riverrun.server.api import messages
from riverrun.server.api.dependencies import (
    Auth,
    HttpRequest,
    Keeping,
    Replays,
    TablePath,
    TakesRecord,
    gzip_response,
)
from riverrun.server.review.records import LARGEST


@get(
    "/api/tables/{id:str}/replay",
    tags=["ReplayService"],
    summary="A finished game from the deal to the last move, as anyone may see it then",
    responses={200: ResponseSpec(messages.Replay, generate_examples=False, description="The replay.")},
)
async def see_replay(request: HttpRequest, auth: Auth, keeping: Keeping, id: TablePath) -> Response[bytes]:
    return gzip_response(request, await keeping.replay(id, auth.client(request)))


@post(
    "/api/replay",
    tags=["ReplayService"],
    summary="The same of any record that this server's rules can replay",
    status_code=200,
    request_max_body_size=LARGEST,
    operation_class=TakesRecord,
    responses={200: ResponseSpec(messages.Replay, generate_examples=False, description="The replay.")},
)
async def replay_record(request: HttpRequest, auth: Auth, replays: Replays, body: RawBody) -> Response[bytes]:
    return gzip_response(request, await replays.of_record(body, auth.client(request)))


ROUTES: list[Any] = [see_replay, replay_record]
