"""The settings of notifications: plain data, which travels to a server's processes as it is."""

from __future__ import annotations

import binascii
import os
from base64 import urlsafe_b64decode
from dataclasses import dataclass
from urllib.parse import urlsplit

from riverrun.kernel.errors import BadOption

PUSH_KEY = "RIVERRUN_PUSH_KEY"
"""The environment's variable with the private key by which push services know this server."""
KEY_BYTES = 32


@dataclass(frozen=True)
class NotifyingSettings:
    """Whether and how people who are away are told that it is their turn, or that a game is over."""

    push: bool = True
    """Whether people may have notifications sent to their devices."""
    push_key: str | None = None
    """The private key in base64url; None: one is made at first use and kept in the database."""
    push_contact: str | None = None
    """Where push services reach whoever runs the server: mailto:... or https://..."""
    webhooks: bool = True
    """Whether tables may have webhooks."""
    delay: float = 15.0
    """The seconds for which somebody has to be away before they are told: who comes back sooner has seen it."""


def notifying_settings(push: bool = True, contact: str | None = None, webhooks: bool = True) -> NotifyingSettings:
    """Return the checked settings, with the key from the environment."""
    if contact is not None and not _is_contact(contact):
        raise BadOption(f"--push-contact is mailto:ADDRESS or https://..., not '{contact}'.")
    return NotifyingSettings(push=push, push_key=_key_given(), push_contact=contact, webhooks=webhooks)


def _is_contact(text: str) -> bool:
    parts = urlsplit(text)
    return (parts.scheme == "mailto" and "@" in parts.path) or (parts.scheme == "https" and bool(parts.netloc))


def _key_given() -> str | None:
    given = os.environ.get(PUSH_KEY)
    if given is None:
        return None
    key = given.strip().rstrip("=")
    try:
        long = len(urlsafe_b64decode(key + "=" * (-len(key) % 4)))
    except (binascii.Error, ValueError):
        long = 0
    if long != KEY_BYTES:
        raise BadOption(f"{PUSH_KEY} is no private key of a push server: {KEY_BYTES} bytes in base64url.")
    return key
