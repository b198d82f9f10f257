"""Webhooks: a table's notices as signed JSON, sent to the https address that its host has set."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time

import msgspec
import structlog

from riverrun.kernel.language.sentences import Ref, Sentence
from riverrun.server.access.auth import Person
from riverrun.server.access.rate_limit import RateLimiter, ScopedLimiter
from riverrun.server.api import messages
from riverrun.server.errors import RequestError
from riverrun.server.notifying.notice import Notice
from riverrun.server.notifying.notice_store import NoticeStore, Webhook
from riverrun.server.notifying.outgoing import OutgoingRequests
from riverrun.server.notifying.public_addresses import NotFound, NotPublic, host_of
from riverrun.server.sessions.registry import SessionRegistry
from riverrun.server.table import commands
from riverrun.server.table.table import Table

GIVEN_UP = 10
"""After how many notices in a row that were not taken a webhook is forgotten."""

logger = structlog.get_logger()


class WebhookService:
    """Sets webhooks and sends notices to them."""

    def __init__(
        self, enabled: bool, registry: SessionRegistry, store: NoticeStore, outgoing: OutgoingRequests
    ) -> None:
        self.enabled = enabled
        self.registry = registry
        self.store = store
        self.outgoing = outgoing
        self._setting = ScopedLimiter("rr-error-too-many-requests", person=RateLimiter(10, 1 / 30))
        self._by_table = RateLimiter(20, 1 / 60)
        self._by_person = RateLimiter(60, 1 / 20)

    async def state(self, person: Person, table: str) -> messages.WebhookState:
        """Return what the host of a table has set."""
        await self._require_host(person, table)
        found = await self.store.webhook_of(table)
        if found is None:
            return messages.WebhookState(self.enabled)
        return messages.WebhookState(self.enabled, host_of(found.url), found.failed)

    async def set(self, person: Person, table: str, url: str, base_url: str, at: float) -> messages.WebhookSecret:
        """Have a table's notices sent to an address; the secret that signs them is shown this once."""
        if not self.enabled:
            raise RequestError("not-allowed", Sentence("rr-error-webhooks-off"))
        await self._require_host(person, table)
        self._setting.require(person.id)
        try:
            await self.outgoing.require_public(url)
        except NotPublic:
            raise RequestError("bad-request", Sentence("rr-error-webhook-address")) from None
        except NotFound:
            raise RequestError("not-found", Sentence("rr-error-host-unknown")) from None
        secret = secrets.token_hex(32)
        await self.store.save_webhook(Webhook(table, person.id, url, secret, base_url, at))
        return messages.WebhookSecret(secret, host_of(url))

    async def remove(self, person: Person, table: str) -> None:
        """Send nothing any more."""
        await self._require_host(person, table)
        await self.store.forget_webhook(table)

    async def _require_host(self, person: Person, table: str) -> None:
        session = await self.registry.session(table)

        def is_host(table: Table) -> None:
            commands.is_host(table, person.id)

        await self.registry.check(session, is_host)

    async def send(self, webhook: Webhook, notice: Notice) -> None:
        """Send a notice; a webhook that takes none for long is forgotten."""
        if not self._by_table.take(webhook.table_id) or not self._by_person.take(webhook.person):
            return
        body = payload(notice, webhook.base_url)
        delivery = secrets.token_hex(8)
        status = await self.outgoing.post_until_taken(webhook.url, lambda: headers(webhook, body, delivery), body)
        if 200 <= status < 300:
            await self.store.count_failed(webhook.table_id, 0)
            return
        logger.warning("webhook not taken", table=webhook.table_id, host=host_of(webhook.url), status=status)
        if await self.store.add_failure(webhook.table_id) >= GIVEN_UP:
            await self.store.forget_webhook(webhook.table_id)


def payload(notice: Notice, base_url: str) -> bytes:
    """Return the body of a request: what everyone at the table can see."""
    return msgspec.json.encode(
        messages.WebhookNotice(
            event=notice.kind,
            table=notice.table,
            version=notice.version,
            at=notice.at,
            game=notice.game,
            title=notice.title,
            link=base_url + notice.path,
            seat=notice.turn,
            name=None if notice.turn is None else notice.names[notice.turn],
            text=notice.sentence.say("en") if notice.turn is None else turn_text(notice),
        )
    )


def turn_text(notice: Notice) -> str:
    """Return whose turn it is, in words."""
    assert notice.turn is not None
    player = Ref("player", notice.turn, name=notice.names[notice.turn])
    return Sentence("rr-notice-turn-of", {"player": player, "game": notice.title}).say("en")


def headers(webhook: Webhook, body: bytes, delivery: str) -> dict[str, str]:
    """Return the headers of a request: the signature covers the time and the body."""
    at = str(int(time.time()))
    signature = hmac.new(webhook.secret.encode(), at.encode() + b"." + body, hashlib.sha256).hexdigest()
    return {
        "content-type": "application/json",
        "user-agent": "riverrun",
        "riverrun-delivery": delivery,
        "riverrun-time": at,
        "riverrun-signature": f"sha256={signature}",
    }
