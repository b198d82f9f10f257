"""Web push: devices that people have switched on, and messages to them, encrypted for the device and signed by us."""

from __future__ import annotations

import asyncio
import hashlib
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.access.auth import Person
from riverrun.server.access.rate_limit import RateLimiter
from riverrun.server.api import messages
from riverrun.server.errors import RequestError
from riverrun.server.notifying.notice import Notice
from riverrun.server.notifying.notice_store import Device, NoticeStore
from riverrun.server.notifying.outgoing import OutgoingRequests
from riverrun.server.notifying.public_addresses import NotFound, NotPublic, host_of
from riverrun.server.settings import NotifyingSettings

GONE = (404, 410)
"""What a push service answers where a device is no longer subscribed."""
KEPT = 24 * 3600
"""The seconds for which a push service keeps a message for a device that is switched off."""
SIGNED = 12 * 3600
NOBODY = "mailto:nobody@localhost"
"""The contact of a server whose owner gave none and that has no https address."""

logger = structlog.get_logger()


class PushService:
    """Sends notices to people's devices."""

    def __init__(
        self, settings: NotifyingSettings, base_url: str | None, store: NoticeStore, outgoing: OutgoingRequests
    ) -> None:
        self.enabled = settings.push
        self.store = store
        self.outgoing = outgoing
        self._given = settings.push_key
        self._contact = settings.push_contact or (base_url if base_url and base_url.startswith("https:") else NOBODY)
        self._key: Any = None
        self._limit = RateLimiter(60, 1 / 60)

    async def state(self, person: Person) -> messages.PushState:
        """Return whether this server sends notifications, by which key, and to which devices of a person."""
        if not self.enabled:
            return messages.PushState(False)
        key, devices = await self._vapid(), await self.store.devices_of([person.id])
        return messages.PushState(True, public_key(key), [device.id for device in devices])

    async def subscribe(self, person: Person, wanted: messages.PushSubscription, at: float) -> messages.PushDevice:
        """Have notices sent to a device of a person from now on."""
        if not self.enabled:
            raise RequestError("not-allowed", Sentence("rr-error-push-off"))
        try:
            await asyncio.to_thread(encrypted, wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth, b"{}")
            await self.outgoing.require_public(wanted.endpoint)
        except (NotPublic, ValueError):
            raise RequestError("bad-request", Sentence("rr-error-push-address")) from None
        except NotFound:
            raise RequestError("not-found", Sentence("rr-error-host-unknown")) from None
        id = device_id(wanted.endpoint)
        keys = wanted.keys
        device = Device(id, person.id, wanted.endpoint, keys.p256dh, keys.auth, wanted.language, at)
        await self.store.save_device(device)
        return messages.PushDevice(id)

    async def send(self, device: Device, notice: Notice) -> None:
        """Send a notice to a device; one that is gone is forgotten."""
        if not self._limit.take(device.person):
            return
        body = payload(notice, device.language)
        signed = await asyncio.to_thread(signer, await self._vapid(), device.endpoint, self._contact)
        try:
            sealed = await asyncio.to_thread(encrypted, device.endpoint, device.p256dh, device.auth, body)
        except ValueError:
            await self.store.forget_device(device.id)
            return
        headers = {
            **signed,
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "topic": notice.table,
            "urgency": "normal",
        }
        status = await self.outgoing.post_until_taken(device.endpoint, lambda: headers, sealed)
        if status in GONE:
            await self.store.forget_device(device.id)
        elif not 200 <= status < 300:
            logger.warning("push not taken", host=host_of(device.endpoint), status=status)

    async def _vapid(self) -> Any:
        if self._key is None:
            text = self._given
            if text is None:
                text = await self.store.key("push", new_key)
            self._key = await asyncio.to_thread(read_key, text)
        return self._key


def payload(notice: Notice, language: str) -> bytes:
    """Return what a device is told, in words: the game, and whose turn it is; nothing that a watcher cannot see."""
    told = {"title": notice.title, "body": notice.sentence.say(language), "path": notice.path}
    return msgspec.json.encode(told)


def device_id(endpoint: str) -> str:
    """Return the id of a device: a hash of its address, which is a secret."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]


# The libraries are loaded at first use, in a thread: they take a second.


def new_key() -> str:
    """Make a private key."""
    from py_vapid.utils import b64urlencode

    vapid = _vapid_class()()
    vapid.generate_keys()
    return str(b64urlencode(vapid.private_key.private_numbers().private_value.to_bytes(32, "big")))


def read_key(text: str) -> Any:
    """Return the private key that a text holds."""
    return _vapid_class().from_string(text)


def public_key(vapid: Any) -> str:
    """Return the public key that browsers subscribe with."""
    from cryptography.hazmat.primitives import serialization
    from py_vapid.utils import b64urlencode

    point = serialization.PublicFormat.UncompressedPoint
    return str(b64urlencode(vapid.public_key.public_bytes(serialization.Encoding.X962, point)))


def signer(vapid: Any, endpoint: str, contact: str) -> dict[str, str]:
    """Return the headers that say who sends a message."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED, "sub": contact}
    return {str(name).lower(): str(value) for name, value in vapid.sign(claims).items()}


def encrypted(endpoint: str, p256dh: str, auth: str, body: bytes) -> bytes:
    """Encrypt a message for a device; ValueError where its keys are none."""
    from pywebpush import WebPusher

    try:
        device = WebPusher({"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}})
        return bytes(device.encode(body)["body"])
    except Exception as trouble:  # the libraries raise many kinds for a wrong key
        raise ValueError(str(trouble)) from None


def _vapid_class() -> Any:
    from py_vapid import Vapid02

    return Vapid02
