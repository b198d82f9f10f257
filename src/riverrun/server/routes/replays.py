"""Routes: finished games and records, moment by moment."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import RawBody

from riverrun.server import messages
from riverrun.server.guard import key_of
from riverrun.server.replaying import LARGEST
from riverrun.server.routes.asking import Asked, TableId, TakesRecord, TheHouse, packed


@get(
    "/api/tables/{id:str}/replay",
    tags=["Replays"],
    summary="A finished game from the deal to the last move, as anyone may see it then",
    responses={200: ResponseSpec(messages.Replay, generate_examples=False, description="The replay.")},
)
async def see_replay(request: Asked, house: TheHouse, id: TableId) -> Response[bytes]:
    room = await house.hall.room(id)
    return packed(request, await house.replays.of_table(room.table, key_of(house, request)))


@post(
    "/api/replay",
    tags=["Replays"],
    summary="The same of any record that this server's rules can replay",
    status_code=200,
    request_max_body_size=LARGEST,
    operation_class=TakesRecord,
    responses={200: ResponseSpec(messages.Replay, generate_examples=False, description="The replay.")},
)
async def replay_record(request: Asked, house: TheHouse, body: RawBody) -> Response[bytes]:
    return packed(request, await house.replays.of_record(body, key_of(house, request)))


ROUTES: list[Any] = [see_replay, replay_record]
