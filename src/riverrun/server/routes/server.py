"""Routes: how the server is."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from riverrun.server import messages
from riverrun.server.metrics import CONTENT_TYPE
from riverrun.server.routes.asking import TheHouse


@get("/api/status", tags=["Server"], summary="How the server is")
async def status(house: TheHouse) -> messages.Status:
    return await house.status()


@get(
    "/health",
    tags=["Server"],
    summary="200 if it can serve, 503 if not",
    responses={503: ResponseSpec(messages.Status, generate_examples=False, description="It cannot serve.")},
)
async def health(house: TheHouse) -> Response[messages.Status]:
    found = await house.status()
    return Response(found, status_code=200 if found.ok else 503)


@get("/metrics", include_in_schema=False)
async def metrics(house: TheHouse) -> Response[bytes]:
    return Response(house.metrics.text(), media_type=CONTENT_TYPE)


ROUTES: list[Any] = [status, health, metrics]
