"""The application: routes, errors in one sentence, the guard at the door."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, MediaType, Request, Response, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from riverrun import __version__
from riverrun.kernel.errors import RiverrunError
from riverrun.server import messages, page
from riverrun.server.guard import Guard
from riverrun.server.house import House
from riverrun.server.refusal import WENT_WRONG, Refuse
from riverrun.server.routes import ROUTES
from riverrun.server.settings import Settings
from riverrun.server.sockets import lobby_socket, table_socket

ABOUT = """\
Tables where people and bots play. Say your name once (PUT /api/me) and keep the cookie: it is you. Every refusal is a
`Refused` with one sentence and, where a rule refuses, its clause. Moves are stored before they are acknowledged; send
the version you saw, and an `id` if you may have to send it twice.
"""

NOTHING = "There is nothing here; /api/openapi.json lists what there is."
BY_FRAMEWORK: dict[int, messages.Error] = {404: "not-found", 413: "too-large", 429: "too-many"}
"""What the framework's own refusals are called."""

logger = structlog.get_logger()


def make_app(settings: Settings) -> Litestar:
    """A server."""
    house = House(settings)

    @asynccontextmanager
    async def open_house(_app: Litestar) -> AsyncIterator[None]:
        try:
            await house.start()
        except RiverrunError as trouble:
            house.trouble = trouble
            await house.stop()
            raise
        try:
            yield
        finally:
            await house.stop()

    app = Litestar(
        route_handlers=[*ROUTES, table_socket, lobby_socket, *page.routes()],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        lifespan=[open_house],
        exception_handlers={
            Refuse: on_refuse,
            RiverrunError: on_bad_input,
            HTTPException: on_http,
            UnicodeDecodeError: on_unreadable,
            RecursionError: on_unreadable,
            Exception: on_trouble,
        },
        openapi_config=OpenAPIConfig(
            title="riverrun",
            version=__version__,
            description=ABOUT,
            openapi_router=Router("/api", route_handlers=[], include_in_schema=False, after_request=nothing_in_json),
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=False,
        ),
        request_max_body_size=settings.limits.body,
        logging_config=None,
    )
    app.asgi_handler = Guard(app.asgi_handler, house)  # around everything, unknown paths too
    app.state.house = house
    return app


def answer(trouble: Refuse) -> Response[messages.Refused]:
    """A refusal as HTTP says it."""
    return Response(trouble.message(), status_code=trouble.status, media_type=MediaType.JSON, headers=trouble.headers)


def on_refuse(_request: Request[Any, Any, Any], trouble: Refuse) -> Response[messages.Refused]:
    return answer(trouble)


def on_bad_input(_request: Request[Any, Any, Any], trouble: RiverrunError) -> Response[messages.Refused]:
    return answer(Refuse("bad-request", str(trouble)))


def on_http(request: Request[Any, Any, Any], trouble: HTTPException) -> Response[messages.Refused]:
    """What the framework refuses: unknown paths, wrong shapes, bodies that are too large."""
    if trouble.status_code >= 500:
        return on_trouble(request, trouble)
    text = f"This request is not right: {trouble.detail.rstrip('.')}."
    if isinstance(trouble, ValidationException):
        extra = trouble.extra if isinstance(trouble.extra, list) else []
        places = [wrong_place(one) for one in extra if isinstance(one, dict)]
        text = f"This request is not right: {'; '.join(places) or trouble.detail}."
    elif trouble.status_code == 404:
        text = NOTHING
    elif trouble.status_code == 413:
        text = "This request's body is too large."
    elif trouble.status_code == 405:
        text = "This cannot be done here with this method; /api/openapi.json lists what can."
    refused = Refuse(BY_FRAMEWORK.get(trouble.status_code, "bad-request"), text).message()
    return Response(refused, status_code=trouble.status_code, media_type=MediaType.JSON, headers=trouble.headers)


def wrong_place(one: dict[str, Any]) -> str:
    """Where a request has the wrong shape, and how."""
    key, message = one.get("key"), one.get("message")
    if key in (None, "", "data"):
        return "there is no body" if message == "'data'" else f"the body: {message}"
    return f"{key}: {message}"


def nothing_in_json(response: Response[Any]) -> Response[Any]:
    """The framework's page for unknown paths beside the API's description, as a refusal like all others."""
    return answer(Refuse("not-found", NOTHING)) if response.status_code == 404 else response


def on_unreadable(_request: Request[Any, Any, Any], trouble: Exception) -> Response[messages.Refused]:
    """A body that is not UTF-8, or nested deeper than anything here is."""
    return answer(Refuse("bad-request", "This request is not right: the body cannot be read as JSON."))


def on_trouble(request: Request[Any, Any, Any], trouble: Exception) -> Response[messages.Refused]:
    """A bug: logged whole, told in one sentence."""
    logger.error("unexpected", path=request.url.path, exc_info=trouble)
    refused = Refuse("unavailable", WENT_WRONG).message()
    return Response(refused, status_code=500, media_type=MediaType.JSON)
