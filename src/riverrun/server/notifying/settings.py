"""The settings of notifications, checked: what was given on the command line and in the environment."""

from __future__ import annotations

import binascii
import os
from base64 import urlsafe_b64decode
from urllib.parse import urlsplit

from riverrun.kernel.errors import BadOption
from riverrun.server.settings import NotifyingSettings

PUSH_KEY = "RIVERRUN_PUSH_KEY"
"""The environment's variable with the private key by which push services know this server."""
KEY_BYTES = 32


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
