"""Routes: whether the server can serve, and its metrics."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from riverrun.server.api import messages
from riverrun.server.api.dependencies import ServerStatus, TheMetrics
from riverrun.server.monitoring.metrics import CONTENT_TYPE


@get("/api/status", tags=["Server"], summary="How the server is")
async def status(server_status: ServerStatus) -> messages.Status:
    return await server_status()


@get("/health/live", tags=["Server"], summary="200 as long as the process answers")
async def is_alive() -> dict[str, bool]:
    return {"alive": True}


UNREADY = {503: ResponseSpec(messages.Status, generate_examples=False, description="It cannot serve.")}


@get(
    "/health/ready",
    tags=["Server"],
    summary="200 if it can serve: a write was stored just now, broker and page are there; else 503, and what fails",
    responses=UNREADY,
)
async def is_ready(server_status: ServerStatus) -> Response[messages.Status]:
    return readiness(await server_status())


@get("/health", tags=["Server"], summary="The same as /health/ready", responses=UNREADY)
async def health(server_status: ServerStatus) -> Response[messages.Status]:
    return readiness(await server_status())


def readiness(found: messages.Status) -> Response[messages.Status]:
    """Answer by whether the server can serve."""
    return Response(found, status_code=200 if found.ok else 503)


@get("/metrics", include_in_schema=False)
async def see_metrics(metrics: TheMetrics) -> Response[bytes]:
    return Response(metrics.text(), media_type=CONTENT_TYPE)


ROUTES: list[Any] = [status, is_alive, is_ready, health, see_metrics]
