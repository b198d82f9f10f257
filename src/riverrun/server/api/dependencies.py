"""What the routes share: the parts of the server they may ask for, request bodies with examples, compressed answers."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.openapi.spec import Example, OpenAPIMediaType, Operation, Reference, RequestBody, Schema
from litestar.params import Body, FromPath, QueryParameter

from riverrun.kernel.game import Game
from riverrun.kernel.record import Record
from riverrun.kernel.registry import rulebooks
from riverrun.server.access.auth import CookieAuth, id_of
from riverrun.server.access.rate_limit import RateLimits
from riverrun.server.api import messages
from riverrun.server.api.command_handler import CommandHandler, HintHandler
from riverrun.server.api.lobby import LobbyService
from riverrun.server.api.table_opening import TableOpener
from riverrun.server.conduct.absences import AbsenceHandler
from riverrun.server.conduct.complaints import ComplaintService
from riverrun.server.history.service import HistoryService
from riverrun.server.laboratory.service import LaboratoryService
from riverrun.server.monitoring.metrics import Metrics
from riverrun.server.notifying.push import PushService
from riverrun.server.notifying.webhooks import WebhookService
from riverrun.server.review.keeping import KeepingService
from riverrun.server.review.puzzles import PuzzleService
from riverrun.server.review.replay import ReplayService
from riverrun.server.review.report import ReportService
from riverrun.server.review.what_if import WhatIfService
from riverrun.server.sessions.identities import IdentityService
from riverrun.server.sessions.registry import SessionRegistry
from riverrun.server.sessions.session import Session
from riverrun.server.settings import Settings
from riverrun.server.table.commands import preconditions

Identities = NamedDependency[IdentityService]
HttpRequest = Request[Any, Any, Any]
Auth = NamedDependency[CookieAuth]
Limits = NamedDependency[RateLimits]
Registry = NamedDependency[SessionRegistry]
Handler = NamedDependency[CommandHandler]
Hints = NamedDependency[HintHandler]
Opener = NamedDependency[TableOpener]
TheLobby = NamedDependency[LobbyService]
Replays = NamedDependency[ReplayService]
Keeping = NamedDependency[KeepingService]
Reports = NamedDependency[ReportService]
Histories = NamedDependency[HistoryService]
Puzzles = NamedDependency[PuzzleService]
WhatIfs = NamedDependency[WhatIfService]
Absences = NamedDependency[AbsenceHandler]
Complaints = NamedDependency[ComplaintService]
Laboratory = NamedDependency[LaboratoryService]
Push = NamedDependency[PushService]
Webhooks = NamedDependency[WebhookService]
TheMetrics = NamedDependency[Metrics]
TheSettings = NamedDependency[Settings]
ServerStatus = NamedDependency[Callable[[], Awaitable[messages.Status]]]

TablePath = FromPath[str]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15, description="A seat of yours; none: you watch.")]
Seen = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="The version you have.")]
Mine = Annotated[bool, QueryParameter(description="Without a seat: as yours sees it, if you have just one.")]
Latest = Annotated[
    int | None,
    QueryParameter(ge=0, le=2**31 - 1, description="Of the log only so many entries, the last, if you have none."),
]


def body(**example: object) -> Any:
    """Return a request body with its example for the API's page."""
    return Body(examples=[Example(summary="For example", value=example)])


@dataclass
class TakesRecord(Operation):
    """An operation whose body is a record: for example, that of a game which is dealt when someone wants to read it."""

    def __post_init__(self) -> None:
        book = next(iter(rulebooks().values()))
        example = msgspec.to_builtins(Record.of(Game(book, book.usual).new(7)))
        shape = Schema(all_of=[Reference("#/components/schemas/Record")], examples=[example])
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(shape)}, required=True)


async def watched_session(
    request: HttpRequest, auth: CookieAuth, registry: SessionRegistry, id: str, seat: int | None
) -> tuple[Session, str | None]:
    """Return a table's session and the person's id, if the person may see the table as this seat does."""
    person = id_of(auth.person(request))
    session = await registry.session(id)
    await registry.check(session, lambda table: preconditions.may_look(table, person, seat))
    return session, person


async def acknowledged(
    request: HttpRequest, auth: CookieAuth, handler: CommandHandler, id: str, command: object
) -> messages.Ack:
    """Carry out a command and return its acknowledgement."""
    number = await handler.handle(auth.person(request), id, command)
    return messages.Ack(number, getattr(command, "id", None))


def gzip_response(request: HttpRequest, answer: bytes) -> Response[bytes]:
    """Answer with compressed JSON, unpacked for clients that do not take it."""
    headers = {"vary": "accept-encoding", "cache-control": "no-cache"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(answer, media_type="application/json", headers={**headers, "content-encoding": "gzip"})
    return Response(gzip.decompress(answer), media_type="application/json", headers=headers)


def base_url(request: HttpRequest, settings: Settings) -> str:
    """Return the address at which people reach this server."""
    return settings.base_url or f"{request.url.scheme}://{request.url.netloc}"
