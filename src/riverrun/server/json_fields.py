"""JSON objects as their encoded fields: what two of them have alike need not be sent again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import count
from typing import Any

import msgspec

KNOWN = 64
"""How many others some fields remember what differs from."""

encode = msgspec.json.Encoder().encode


class Fields:
    """Some fields of an object, each as JSON; of lists of structs each element, too."""

    __slots__ = ("_after", "_serial", "elements", "encoded", "values")

    def __init__(self, values: Mapping[str, Any], before: Fields | None = None) -> None:
        """What has the value that it had `before` is not encoded again."""
        self.values = values
        self.encoded: dict[str, bytes] = {}
        """The members of the object, by name."""
        self.elements: dict[str, list[bytes]] = {}
        """The elements of members that are lists of structs."""
        self._serial = next(_serials)
        self._after: dict[int, bytes] = {}
        """What differs from others, by their numbers: to keep those themselves would keep all that ever were."""
        if before is None:
            for name, value in values.items():
                self._encode(name, value, None)
            return
        known, encoded, changed = before.values, before.encoded, []
        for name, value in values.items():
            old = known.get(name, _MISSING)
            if old is value or old == value:
                self.encoded[name] = encoded[name]
                if name in before.elements:
                    self.elements[name] = before.elements[name]
            else:
                self._encode(name, value, before)
                changed.append(self._elements_after(name, before) or self.encoded[name])
        self._after[before._serial] = b",".join(changed)

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

    def after(self, told: Fields) -> bytes:
        """Return the members that differ from what was told; of a list, where few elements do, those by their place."""
        found = self._after.get(told._serial)
        if found is None:
            if len(self._after) >= KNOWN:
                self._after.clear()
            found = self._after[told._serial] = b",".join(self._members_after(told))
        return found

    def _members_after(self, told: Fields) -> Iterator[bytes]:
        before = told.encoded
        for name, member in self.encoded.items():
            if before.get(name) != member:
                yield self._elements_after(name, told) or member

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


def changed(layers: Layers, told: Layers) -> bytes:
    """Return the members of an object that differ from what was told; those who were told the same share them."""
    found = [layer.after(before) for layer, before in zip(layers, told, strict=True) if layer is not before]
    return b",".join([members for members in found if members])


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
