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
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.wrong_shapes import shape
from riverrun.server.api import messages
from riverrun.server.api.language import LanguageMiddleware
from riverrun.server.api.middleware import RequestMiddleware
from riverrun.server.api.routes import ROUTES, static_files
from riverrun.server.api.routes.sockets import lobby_socket, table_socket
from riverrun.server.errors import WENT_WRONG, RequestError
from riverrun.server.logs import cut
from riverrun.server.server import Server
from riverrun.server.settings import Settings
from riverrun.server.time_source import TimeSource

ABOUT = """\
Tables where people and bots play. Say your name once (PUT /api/me) and keep the cookie: it is you. Every refusal is a
`Refused` with one sentence and, where a rule refuses, its clause. Moves are stored before they are acknowledged; send
the version you saw, and an `id` if you may have to send it twice. Sentences are codes with arguments; with
`?language=en` (or de, fr, zh-Hant) at any address, each comes with its `text`.
"""

NO_SUCH_PATH = Sentence("rr-error-no-such-path")
BY_FRAMEWORK: dict[int, messages.ErrorCode] = {404: "not-found", 413: "too-large", 429: "too-many"}
"""The error codes of the framework's own refusals."""
BY_STATUS = {
    404: NO_SUCH_PATH,
    405: Sentence("rr-error-wrong-method"),
    413: Sentence("rr-error-body-too-large"),
}
"""What the framework's own refusals say, where the status tells it."""

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
            server.on_trouble(trouble)
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
    checked = RequestMiddleware(app.asgi_handler, settings, server.auth, server.limits.requests, server.metrics)
    app.asgi_handler = LanguageMiddleware(checked)
    app.state.server = server
    return app


def provided(part: object) -> Provide:
    """Return the dependency that is this part of the server."""
    return Provide(lambda: part, sync_to_thread=False)


def answer(trouble: RequestError) -> Response[messages.Refused]:
    """Return a refusal as HTTP says it."""
    return Response(trouble.message(), status_code=trouble.status, media_type=MediaType.JSON, headers=trouble.headers)


def on_refuse(request: Request[Any, Any, Any], trouble: RequestError) -> Response[Any]:
    if trouble.sentence == static_files.NOTHING_HERE and static_files.is_pages_own(request.method, request.url.path):
        return static_files.page(404)
    return answer(trouble)


def on_bad_input(_request: Request[Any, Any, Any], trouble: RiverrunError) -> Response[messages.Refused]:
    return answer(RequestError("bad-request", trouble.sentence))


def on_http(request: Request[Any, Any, Any], trouble: HTTPException) -> Response[Any]:
    """Answer what the framework refuses: unknown paths (outside the API by the page), wrong shapes, large bodies."""
    if trouble.status_code >= 500:
        return on_trouble(request, trouble)
    if trouble.status_code == 404 and static_files.is_pages_own(request.method, request.url.path):
        return static_files.page(404)
    sentence = BY_STATUS.get(trouble.status_code) or Sentence("rr-error-bad-request", {"detail": wrong_shape(trouble)})
    refused = RequestError(BY_FRAMEWORK.get(trouble.status_code, "bad-request"), sentence).message()
    return Response(refused, status_code=trouble.status_code, media_type=MediaType.JSON, headers=trouble.headers)


def wrong_shape(trouble: HTTPException) -> Sentence:
    """Return what is wrong with a request, and where: the first place, if it is wrong in several."""
    extra = trouble.extra if isinstance(trouble, ValidationException) and isinstance(trouble.extra, list) else []
    for one in extra:
        if isinstance(one, dict):
            key, message = str(one.get("key") or ""), str(one.get("message"))
            if message == "'data'":
                return Sentence("rr-shape-no-body")
            return shape(message, "" if key == "data" else key)
    return shape(trouble.detail.rstrip("."))


def nothing_in_json(response: Response[Any]) -> Response[Any]:
    """Answer an unknown path beside the API's description with a refusal like all others."""
    return answer(RequestError("not-found", NO_SUCH_PATH)) if response.status_code == 404 else response


def on_unreadable(_request: Request[Any, Any, Any], trouble: Exception) -> Response[messages.Refused]:
    """Answer a body that is not UTF-8, or nested deeper than anything here is."""
    return answer(
        RequestError("bad-request", Sentence("rr-error-bad-request", {"detail": Sentence("rr-shape-not-json")}))
    )


def on_trouble(request: Request[Any, Any, Any], trouble: Exception) -> Response[messages.Refused]:
    """Answer where a bug shows: logged whole, told in one sentence."""
    logger.error("unexpected", path=cut(request.url.path), exc_info=trouble)
    refused = RequestError("unavailable", WENT_WRONG).message()
    return Response(refused, status_code=500, media_type=MediaType.JSON)
