"""Routes: who is asking, and how another device becomes the same person."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post, put

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.access.auth import CookieAuth, Person, require_person
from riverrun.server.api import messages
from riverrun.server.api.dependencies import Auth, HttpRequest, Identities, Limits, body
from riverrun.server.errors import RequestError


@get("/api/me", tags=["People"], summary="Who you are; a cookie that is a day old is renewed")
async def who_am_i(request: HttpRequest, auth: Auth) -> Response[messages.Me]:
    person = auth.person(request)
    return Response(messages.Me(None if person is None else person.name), cookies=auth.renewed(request))


@put("/api/me", tags=["People"], summary="Say your name; the cookie that comes back is you")
async def name_me(
    request: HttpRequest, auth: Auth, limits: Limits, data: Annotated[messages.RenameRequest, body(name="Ada")]
) -> Response[messages.Me]:
    known = auth.person(request)
    person = auth.renamed(known, data.name)
    if known is None:
        limits.new_people.require(auth.client(request))
    return signed_in(auth, person)


@post("/api/me/pass", tags=["People"], summary="A key to become the same person on another device", status_code=200)
async def give_pass(request: HttpRequest, auth: Auth) -> messages.DevicePass:
    return messages.DevicePass(auth.pass_key(require_person(auth.person(request))))


@put("/api/me/pass", tags=["People"], summary="Become the person a key is from")
async def use_pass(
    auth: Auth, identities: Identities, data: Annotated[messages.DevicePassRequest, body(key="...")]
) -> Response[messages.Me]:
    person = auth.person_by_pass(data.key)
    if not await identities.use_pass(data.key):
        raise RequestError("not-allowed", Sentence("rr-error-key-used"))
    return signed_in(auth, person)


@post(
    "/api/me/sign-out-elsewhere",
    tags=["People"],
    summary="Let the cookies of your other devices count no longer; this one gets a new cookie",
    status_code=200,
)
async def sign_out_elsewhere(request: HttpRequest, auth: Auth, identities: Identities) -> Response[messages.Me]:
    person = require_person(auth.person(request))
    await identities.revoke(person.id)
    return signed_in(auth, person)


def signed_in(auth: CookieAuth, person: Person) -> Response[messages.Me]:
    """Answer with the cookie that makes the client this person."""
    return Response(messages.Me(person.name), cookies=[auth.cookie(person)])


ROUTES: list[Any] = [who_am_i, name_me, give_pass, use_pass, sign_out_elsewhere]
