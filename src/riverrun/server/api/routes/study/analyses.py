"""Routes: hints, reports, and what-if lines."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import FromPath, RawBody

from riverrun.server.api import messages
from riverrun.server.api.dependencies import (
    Auth,
    Hints,
    HttpRequest,
    Limits,
    Registry,
    Reports,
    TablePath,
    TakesRecord,
    WhatIfs,
    body,
)
from riverrun.server.api.language import GAME
from riverrun.server.review.records import LARGEST
from riverrun.server.workers.priority import TURN_SECONDS


@post(
    "/api/tables/{id:str}/hint",
    tags=["Analysis"],
    summary="What to do now, for a seat of yours that is asked: a second's thought, by what that seat knows",
    status_code=200,
)
async def hint(
    request: HttpRequest,
    auth: Auth,
    hint_handler: Hints,
    id: TablePath,
    data: Annotated[messages.HintRequest, body(seat=0)],
) -> messages.Hint:
    return await hint_handler.hint(auth.person(request), id, data.seat, auth.client(request))


@get(
    "/api/tables/{id:str}/report",
    tags=["Analysis"],
    summary="The report on a finished game, or how far it is; ask again until it is done",
)
async def see_report(
    request: HttpRequest, auth: Auth, registry: Registry, reports: Reports, id: TablePath
) -> messages.ReportState:
    session = await registry.session(id)
    return await reports.of_table(session.table, auth.client(request).key, TURN_SECONDS)


@post(
    "/api/report",
    tags=["Analysis"],
    summary="The same for any record that this server's rules can replay",
    status_code=200,
    request_max_body_size=LARGEST,
    operation_class=TakesRecord,
)
async def report_record(
    request: HttpRequest, auth: Auth, limits: Limits, reports: Reports, body: RawBody
) -> messages.ReportState:
    client = auth.client(request)
    return await reports.of_record(body, client.key, lambda cost: limits.analyses.require(client, cost))


@get("/api/report/{id:str}", tags=["Analysis"], summary="How far the report on a record is, by the id it was given")
async def see_record_report(reports: Reports, id: FromPath[str]) -> messages.ReportState:
    return reports.known(id)


@post(
    "/api/try",
    tags=["Analysis"],
    summary="Try moves from a moment of a finished game or of a record, and let bots answer",
    status_code=200,
    request_max_body_size=2 * LARGEST,
)
async def try_moves(
    request: HttpRequest,
    auth: Auth,
    limits: Limits,
    what_if: WhatIfs,
    data: Annotated[messages.WhatIfRequest, body(table="0" * 16, moment=12, moves=[], bot="greedy")],
) -> messages.WhatIf:
    client = auth.client(request)
    found, game = await what_if.play(data, lambda cost: limits.analyses.require(client, cost), client.key)
    request.state[GAME] = game
    return found


ROUTES: list[Any] = [hint, see_report, report_record, see_record_report, try_moves]
