"""Routes: who is asking, and how another device becomes the same person."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post, put

from riverrun.server import messages
from riverrun.server.house import House
from riverrun.server.people import Person
from riverrun.server.routes.asking import Asked, TheHouse, body, doer


@get("/api/me", tags=["People"], summary="Who you are")
async def who_am_i(request: Asked, house: TheHouse) -> messages.Me:
    person = house.people.who(request)
    return messages.Me(None if person is None else person.name)


@put("/api/me", tags=["People"], summary="Say your name; the cookie that comes back is you")
async def name_me(
    request: Asked, house: TheHouse, data: Annotated[messages.Rename, body(name="Ada")]
) -> Response[messages.Me]:
    person = house.people.named(house.people.who(request), data.name)
    return _as(house, person)


@post("/api/me/pass", tags=["People"], summary="A key to become the same person on another device", status_code=200)
async def give_pass(request: Asked, house: TheHouse) -> messages.Pass:
    return messages.Pass(house.people.key(doer(request, house).must()))


@put("/api/me/pass", tags=["People"], summary="Become the person a key is from")
async def use_pass(house: TheHouse, data: Annotated[messages.UsePass, body(key="...")]) -> Response[messages.Me]:
    return _as(house, house.people.by_key(data.key))


def _as(house: House, person: Person) -> Response[messages.Me]:
    return Response(messages.Me(person.name), cookies=[house.people.cookie(person)])


ROUTES: list[Any] = [who_am_i, name_me, give_pass, use_pass]
