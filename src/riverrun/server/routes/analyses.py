"""Routes: hints, reports, and trying moves."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import FromPath, RawBody

from riverrun.server import messages
from riverrun.server.guard import key_of
from riverrun.server.replaying import LARGEST
from riverrun.server.routes.asking import Asked, TableId, TakesRecord, TheHouse, body, doer


@post(
    "/api/tables/{id:str}/hint",
    tags=["Analysis"],
    summary="What to do now, for a seat of yours that is asked: a second's thought, by what that seat knows",
    status_code=200,
)
async def hint(
    request: Asked, house: TheHouse, id: TableId, data: Annotated[messages.HintWish, body(seat=0)]
) -> messages.Hint:
    return await doer(request, house).hint(id, data.seat)


@get(
    "/api/tables/{id:str}/report",
    tags=["Analysis"],
    summary="The report on a finished game, or how far it is; ask again until it is done",
)
async def see_report(house: TheHouse, id: TableId) -> messages.ReportState:
    room = await house.hall.room(id)
    return await house.reports.of_table(room.table)


@post(
    "/api/report",
    tags=["Analysis"],
    summary="The same for any record that this server's rules can replay",
    status_code=200,
    request_max_body_size=LARGEST,
    operation_class=TakesRecord,
)
async def report_record(request: Asked, house: TheHouse, body: RawBody) -> messages.ReportState:
    asker = key_of(house, request)
    house.must_not_hurry(asker)
    return await house.reports.of_record(body, asker, house.replays)


@get("/api/report/{id:str}", tags=["Analysis"], summary="How far the report on a record is, by the id it was given")
async def see_record_report(house: TheHouse, id: FromPath[str]) -> messages.ReportState:
    return house.reports.known(id)


@post(
    "/api/try",
    tags=["Analysis"],
    summary="Try moves from a moment of a finished game or of a record, and let bots answer",
    status_code=200,
    request_max_body_size=2 * LARGEST,
)
async def try_moves(
    request: Asked,
    house: TheHouse,
    data: Annotated[messages.Try, body(table="0" * 16, moment=12, moves=["harvest"], bot="greedy")],
) -> messages.Tried:
    return await house.trials.tried(data, lambda: house.must_not_hurry(key_of(house, request)))


ROUTES: list[Any] = [hint, see_report, report_record, see_record_report, try_moves]
