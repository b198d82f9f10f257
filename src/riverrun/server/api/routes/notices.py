"""Routes: how people who are away are told of something, by push to their devices and by a table's webhook."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import delete, get, put

from riverrun.server.access.auth import require_person
from riverrun.server.api import messages
from riverrun.server.api.dependencies import (
    Auth,
    HttpRequest,
    Push,
    Registry,
    TablePath,
    TheSettings,
    Webhooks,
    base_url,
    body,
)

P256DH = "BD7Xoo7GSO3OXVt-JS9rKq-7RINRFKJLPKqPcQ9kmTvCVxGjTNySKQgLY58Jl3_rfKkezOFkm_6orYXHKyBq3n4"
SUBSCRIPTION = body(
    endpoint="https://push.example.org/abc", keys={"p256dh": P256DH, "auth": "AAAAAAAAAAAAAAAAAAAAAA"}, language="en"
)


@get("/api/me/push", tags=["People"], summary="Whether notifications are sent, and to which devices of yours")
async def see_push(request: HttpRequest, auth: Auth, push: Push) -> messages.PushState:
    return await push.state(require_person(auth.person(request)))


@put("/api/me/push", tags=["People"], summary="Have notifications sent to this device")
async def start_push(
    request: HttpRequest,
    auth: Auth,
    push: Push,
    registry: Registry,
    data: Annotated[messages.PushSubscription, SUBSCRIPTION],
) -> messages.PushDevice:
    return await push.subscribe(require_person(auth.person(request)), data, registry.time.now())


@delete("/api/me/push/{device:str}", tags=["People"], summary="Send no notifications to a device", status_code=200)
async def stop_push(request: HttpRequest, auth: Auth, push: Push, device: TablePath) -> messages.PushState:
    person = require_person(auth.person(request))
    await push.store.forget_device(device, person.id)
    return await push.state(person)


@get("/api/tables/{id:str}/webhook", tags=["Tables"], summary="The webhook of a table of yours")
async def see_webhook(request: HttpRequest, auth: Auth, webhooks: Webhooks, id: TablePath) -> messages.WebhookState:
    return await webhooks.state(require_person(auth.person(request)), id)


@put("/api/tables/{id:str}/webhook", tags=["Tables"], summary="Have notices of a table of yours sent to an address")
async def set_webhook(
    request: HttpRequest,
    auth: Auth,
    webhooks: Webhooks,
    registry: Registry,
    settings: TheSettings,
    id: TablePath,
    data: Annotated[messages.WebhookRequest, body(url="https://example.org/riverrun")],
) -> messages.WebhookSecret:
    person, base = require_person(auth.person(request)), base_url(request, settings)
    return await webhooks.set(person, id, data.url, base, registry.time.now())


@delete("/api/tables/{id:str}/webhook", tags=["Tables"], summary="Remove a table's webhook", status_code=200)
async def remove_webhook(request: HttpRequest, auth: Auth, webhooks: Webhooks, id: TablePath) -> messages.WebhookState:
    person = require_person(auth.person(request))
    await webhooks.remove(person, id)
    return await webhooks.state(person, id)


ROUTES: list[Any] = [see_push, start_push, stop_push, see_webhook, set_webhook, remove_webhook]
