"""JSON objects as their encoded fields: what two of them have alike need not be sent again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import count
from typing import Any

import msgspec

encode = msgspec.json.Encoder().encode


class Fields:
    """Some fields of an object, each as JSON; of lists of structs each element, too."""

    __slots__ = ("_changed", "_follows", "_serial", "elements", "encoded", "values")

    def __init__(self, values: Mapping[str, Any], before: Fields | None = None) -> None:
        """What has the value that it had `before` is not encoded again."""
        self.values = values
        self.encoded: dict[str, bytes] = {}
        """The members of the object, by name."""
        self.elements: dict[str, list[bytes]] = {}
        """The elements of members that are lists of structs."""
        self._serial = next(_serials)
        self._follows = 0
        """Which fields these follow: to keep those themselves would keep all that ever were."""
        self._changed: list[bytes] = []
        """What differs from them."""
        if before is None:
            for name, value in values.items():
                self._encode(name, value, None)
            return
        self._follows = before._serial
        known, encoded = before.values, before.encoded
        for name, value in values.items():
            old = known.get(name, _MISSING)
            if old is value or old == value:
                self.encoded[name] = encoded[name]
                if name in before.elements:
                    self.elements[name] = before.elements[name]
            else:
                self._encode(name, value, before)
                self._changed.append(self._elements_after(name, before) or self.encoded[name])

    def _encode(self, name: str, value: Any, before: Fields | None) -> None:
        if type(value) is not list or len(value) < 2 or not is_list_of_objects(value):
            self.encoded[name] = key(name) + encode(value)
            return
        known = before.elements.get(name) if before is not None else None
        if before is None or known is None or len(known) != len(value):
            elements = [encode(one) for one in value]
        else:
            old = before.values[name]
            elements = [
                kept if one is was or one == was else encode(one)
                for one, was, kept in zip(value, old, known, strict=True)
            ]
        self.elements[name] = elements
        self.encoded[name] = key(name) + b"[" + b",".join(elements) + b"]"

    @staticmethod
    def of(values: Mapping[str, Any], before: Fields | None) -> Fields:
        """Return the fields of these values: the same as `before` where nothing has changed."""
        return before if before is not None and before.values == values else Fields(values, before)

    def follows(self, told: Fields) -> bool:
        """Return whether these were made after those, so that what differs is known."""
        return told._serial == self._follows

    def after(self, told: Fields) -> list[bytes]:
        """Return the members that differ from what was told; of a list, where few elements do, those by their place."""
        if self.follows(told):
            return self._changed
        before = told.encoded
        return [
            self._elements_after(name, told) or member
            for name, member in self.encoded.items()
            if before.get(name) != member
        ]

    def _elements_after(self, name: str, told: Fields) -> bytes | None:
        now, before = self.elements.get(name), told.elements.get(name)
        if now is None or before is None or len(now) != len(before):
            return None
        changed = [b'"%d":%s' % (at, one) for at, one in enumerate(now) if one is not before[at] and one != before[at]]
        return key(name) + b"{" + b",".join(changed) + b"}" if 2 * len(changed) <= len(now) else None


_serials = count(1)
_MISSING = object()

Layers = tuple[Fields, ...]
"""An object whose fields are shared with others in part: no two layers have a field of the same name."""


def whole(layers: Layers) -> bytes:
    """Return the object with all its fields."""
    return object_of([member for layer in layers for member in layer.encoded.values()])


def object_of(members: Sequence[bytes]) -> bytes:
    """Return the object that has these members."""
    return b"{" + b",".join(members) + b"}"


def member(name: str, value: object) -> bytes:
    """Return a member of an object."""
    return key(name) + encode(value)


@cache
def key(name: str) -> bytes:
    """Return a name as a member of an object begins."""
    return b'"%s":' % name.encode()


def is_list_of_objects(value: list[Any]) -> bool:
    """Return whether a list holds structs that are told as objects, besides nothing."""
    first = next((one for one in value if one is not None), None)
    return isinstance(first, msgspec.Struct) and not first.__struct_config__.array_like
