"""Who is asking: a person's name, and the key by which another device becomes the same person."""

from __future__ import annotations

from typing import Annotated

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
