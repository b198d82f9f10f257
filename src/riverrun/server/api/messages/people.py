"""Who is asking: a person's name, the key for another device, and how they are told something while away."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from riverrun.server.api.messages.fields import Name


class RenameRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person's name."""

    name: Name


class Me(msgspec.Struct, frozen=True):
    """The person who asks; None: nobody yet."""

    name: str | None


class DevicePass(msgspec.Struct, frozen=True):
    """A key by which another device becomes the same person, good for ten minutes."""

    key: str


class DevicePassRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Becomes the person who asked for the key."""

    key: Annotated[str, msgspec.Meta(min_length=1, max_length=400)]


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a browser's subscription, in base64url."""

    p256dh: Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
    auth: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class PushSubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Have notifications sent to this device: what the browser's PushManager gave, and the language to write in."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    keys: PushKeys
    language: Annotated[str, msgspec.Meta(max_length=12)] = "en"


class PushState(msgspec.Struct, frozen=True):
    """Whether this server sends notifications, and to which devices of yours."""

    enabled: bool
    key: str | None = None
    """The public key that a browser subscribes with."""
    devices: list[str] = []


class PushDevice(msgspec.Struct, frozen=True):
    """The id of a device to which notifications are sent."""

    device: str


class WebhookRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The https address, on the public internet, to which a table's notices are sent."""

    url: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class WebhookState(msgspec.Struct, frozen=True):
    """The webhook of a table of yours."""

    enabled: bool
    """Whether this server allows webhooks."""
    host: str | None = None
    """The host that notices are sent to; None: the table has no webhook."""
    failed: int = 0
    """How many notices in a row it has not taken; after ten it is removed."""


class WebhookSecret(msgspec.Struct, frozen=True):
    """The secret that signs what a webhook is sent: shown this once."""

    secret: str
    host: str


class WebhookNotice(msgspec.Struct, frozen=True):
    """What a webhook is sent."""

    event: Literal["turn", "over"]
    table: str
    version: int
    """The entry of the table's log since which it is so."""
    at: float
    game: str
    title: str
    link: str
    seat: int | None
    """The seat whose turn it is; None: the game is over."""
    name: str | None
    text: str
    """The same in one English sentence."""


class ComplaintRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Report what somebody said at a table to whoever runs the server."""

    number: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]
    """The number of the log's entry."""
    reason: Annotated[str, msgspec.Meta(max_length=500)] = ""
