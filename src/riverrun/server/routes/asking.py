"""What the routes share: who asks and through whose eyes, what is answered, and how the API's page shows it."""

from __future__ import annotations

import gzip
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
from riverrun.server import messages
from riverrun.server.doings import Doer
from riverrun.server.house import House
from riverrun.server.room import Room
from riverrun.server.wishes import must

Asked = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
TableId = FromPath[str]
AskedSeat = Annotated[int | None, QueryParameter(ge=0, le=15, description="A seat of yours; none: you watch.")]
Seen = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="The version you have.")]


def body(**example: object) -> Any:
    """A request body with its example for the API's page."""
    return Body(examples=[Example(summary="For example", value=example)])


@dataclass
class TakesRecord(Operation):
    """An operation whose body is a record: for example, that of a game which is dealt when someone wants to read it."""

    def __post_init__(self) -> None:
        book = next(iter(rulebooks().values()))
        example = msgspec.to_builtins(Record.of(Game(book, book.usual).new(7)))
        shape = Schema(all_of=[Reference("#/components/schemas/Record")], examples=[example])
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(shape)}, required=True)


async def look(request: Asked, house: House, id: str, seat: int | None) -> tuple[Room, str | None]:
    """A table, if the person may look at it through this seat's eyes."""
    person = house.people.who(request)
    who = None if person is None else person.id
    room = await house.hall.room(id)
    must.look_through(room.table, who, seat)
    return room, who


async def done(request: Asked, house: House, id: str, command: object) -> messages.Done:
    number = await doer(request, house).do(id, command)
    return messages.Done(number, getattr(command, "id", None))


def packed(request: Asked, answer: bytes) -> Response[bytes]:
    """Compressed JSON, for those who take it so and for those who do not."""
    headers = {"vary": "accept-encoding", "cache-control": "no-cache"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(answer, media_type="application/json", headers={**headers, "content-encoding": "gzip"})
    return Response(gzip.decompress(answer), media_type="application/json", headers=headers)


def doer(request: Asked, house: House) -> Doer:
    return Doer(house, house.people.who(request))


def base_of(request: Asked, house: House) -> str:
    """Where people reach this server."""
    return house.settings.base_url or f"{request.url.scheme}://{request.url.netloc}"
