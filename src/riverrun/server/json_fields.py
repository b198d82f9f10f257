"""JSON objects as their encoded fields: what two of them have alike need not be sent again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

encode = msgspec.json.Encoder().encode


class Fields:
    """Some fields of an object, each as JSON; of lists of structs each element, too."""

    __slots__ = ("elements", "encoded", "values")

    def __init__(self, values: Mapping[str, Any], before: Fields | None = None) -> None:
        """What has the value that it had `before` is not encoded again."""
        self.values = values
        self.encoded: dict[str, bytes] = {}
        """The members of the object, by name."""
        self.elements: dict[str, list[bytes]] = {}
        """The elements of members that are lists of structs."""
        known = before.values if before is not None else {}
        for name, value in values.items():
            if before is not None and name in known and known[name] == value:
                self.encoded[name] = before.encoded[name]
                if name in before.elements:
                    self.elements[name] = before.elements[name]
            elif type(value) is list and len(value) > 1 and is_list_of_objects(value):
                elements = self.elements[name] = [encode(one) for one in value]
                self.encoded[name] = key(name) + b"[" + b",".join(elements) + b"]"
            else:
                self.encoded[name] = key(name) + encode(value)

    @staticmethod
    def of(values: Mapping[str, Any], before: Fields | None) -> Fields:
        """Return the fields of these values: the same as `before` where nothing has changed."""
        return before if before is not None and before.values == values else Fields(values, before)

    def after(self, told: Fields) -> list[bytes]:
        """Return the members that differ from what was told; of a list, where few elements do, those by their place."""
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
        changed = [b'"%d":%s' % (at, one) for at, one in enumerate(now) if one != before[at]]
        return key(name) + b"{" + b",".join(changed) + b"}" if 2 * len(changed) <= len(now) else None


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
