"""The application: routes and their dependencies, errors in one sentence, the middleware."""

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
from riverrun.server.api import messages, static_files
from riverrun.server.api.middleware import RequestMiddleware
from riverrun.server.api.routes import ROUTES
from riverrun.server.api.websocket import lobby_socket, table_socket
from riverrun.server.errors import WENT_WRONG, RequestError
from riverrun.server.server import Server
from riverrun.server.settings import Settings
from riverrun.server.time_source import TimeSource

ABOUT = """\
Tables where people and bots play. Say your name once (PUT /api/me) and keep the cookie: it is you. Every refusal is a
`Refused` with one sentence and, where a rule refuses, its clause. Moves are stored before they are acknowledged; send
the version you saw, and an `id` if you may have to send it twice.
"""

NOTHING = "There is nothing here; /api/openapi.json lists what there is."
BY_FRAMEWORK: dict[int, messages.ErrorCode] = {404: "not-found", 413: "too-large", 429: "too-many"}
"""The error codes of the framework's own refusals."""

logger = structlog.get_logger()


def make_app(settings: Settings, time: TimeSource | None = None) -> Litestar:
    """Make the application of a server; `time` is the time its tables go by."""
    server = Server(settings, time)

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        try:
            await server.start()
        except RiverrunError as trouble:
            server.trouble = trouble
            await server.stop()
            raise
        try:
            yield
        finally:
            await server.stop()

    app = Litestar(
        route_handlers=[*ROUTES, table_socket, lobby_socket, *static_files.routes()],
        dependencies={name: provided(part) for name, part in server.dependencies().items()},
        lifespan=[running],
        exception_handlers={
            RequestError: on_refuse,
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
    app.asgi_handler = RequestMiddleware(
        app.asgi_handler, settings, server.auth, server.limits.requests, server.metrics
    )
    app.state.server = server
    return app


def provided(part: object) -> Provide:
    """Return the dependency that is this part of the server."""
    return Provide(lambda: part, sync_to_thread=False)


def answer(trouble: RequestError) -> Response[messages.Refused]:
    """Return a refusal as HTTP says it."""
    return Response(trouble.message(), status_code=trouble.status, media_type=MediaType.JSON, headers=trouble.headers)


def on_refuse(_request: Request[Any, Any, Any], trouble: RequestError) -> Response[messages.Refused]:
    return answer(trouble)


def on_bad_input(_request: Request[Any, Any, Any], trouble: RiverrunError) -> Response[messages.Refused]:
    return answer(RequestError("bad-request", str(trouble)))


def on_http(request: Request[Any, Any, Any], trouble: HTTPException) -> Response[messages.Refused]:
    """Answer what the framework refuses: unknown paths, wrong shapes, bodies that are too large."""
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
    refused = RequestError(BY_FRAMEWORK.get(trouble.status_code, "bad-request"), text).message()
    return Response(refused, status_code=trouble.status_code, media_type=MediaType.JSON, headers=trouble.headers)


def wrong_place(one: dict[str, Any]) -> str:
    """Say where a request has the wrong shape, and how."""
    key, message = one.get("key"), one.get("message")
    if key in (None, "", "data"):
        return "there is no body" if message == "'data'" else f"the body: {message}"
    return f"{key}: {message}"


def nothing_in_json(response: Response[Any]) -> Response[Any]:
    """Answer an unknown path beside the API's description with a refusal like all others."""
    return answer(RequestError("not-found", NOTHING)) if response.status_code == 404 else response


def on_unreadable(_request: Request[Any, Any, Any], trouble: Exception) -> Response[messages.Refused]:
    """Answer a body that is not UTF-8, or nested deeper than anything here is."""
    return answer(RequestError("bad-request", "This request is not right: the body cannot be read as JSON."))


def on_trouble(request: Request[Any, Any, Any], trouble: Exception) -> Response[messages.Refused]:
    """Answer where a bug shows: logged whole, told in one sentence."""
    logger.error("unexpected", path=request.url.path, exc_info=trouble)
    refused = RequestError("unavailable", WENT_WRONG).message()
    return Response(refused, status_code=500, media_type=MediaType.JSON)
