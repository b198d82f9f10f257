"""The fields of a game's content: their kinds, present values, evidence, and the numbers that the validator takes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

from riverrun.kernel.content import ContentFile
from riverrun.kernel.errors import RiverrunError
from riverrun.kernel.rulebook import Rulebook
from riverrun.lab.packs.drafts import Draft, load_texts, pack_texts

HIDDEN = {"id", "evidence", "stated", "inferred", "clause", "alternatives", "why"}
"""What says where a value comes from, and is no value."""
FURTHEST = 128
"""How far from its present value a number is tried."""
MOST_RANGES = 24
"""Of how many numbers of a piece the range is found out."""

Kind = Literal["number", "text", "switch", "choice", "list", "table", "group", "either"]
Path = tuple[str | int, ...]


class VerbInfo(msgspec.Struct, frozen=True):
    """What a verb of an effect must have, and may have besides."""

    needs: list[str]
    may: list[str]


class FieldInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field of a piece."""

    name: str
    kind: Kind
    required: bool = True
    choices: list[str] = []
    """What a choice may be, and what a table may hold; empty: any name."""
    group: str | None = None
    """Of a group: which of the groups that are told with it."""
    item: FieldInfo | None = None
    """Of a list and a table: what they hold."""
    either: list[FieldInfo] = []
    verbs: dict[str, VerbInfo] = {}
    """Where it holds effects: their verbs."""


class RangeInfo(msgspec.Struct, frozen=True):
    """The numbers that a place may have, as all else stands."""

    path: list[str | int]
    low: int | None
    high: int | None


class Form(msgspec.Struct, frozen=True):
    """The fields of a piece, or of a file's values; groups by their names."""

    fields: list[FieldInfo]
    groups: dict[str, list[FieldInfo]]


def form_of(book: Rulebook, file: ContentFile) -> Form:
    """The fields of a file's pieces, or of its values."""
    shape = inspect.type_info(file.kind)
    struct = shape.item_type if isinstance(shape, inspect.ListType) else shape
    assert isinstance(struct, inspect.StructType)
    groups: dict[str, list[FieldInfo]] = {}
    maker = _Fields(book, groups)
    return Form(maker.of_struct(struct), groups)


class _Fields:
    """Makes the fields of structs, and notes the groups on the way."""

    def __init__(self, book: Rulebook, groups: dict[str, list[FieldInfo]]) -> None:
        self.groups = groups
        self.orders: dict[frozenset[str], list[str]] = {}
        self.verbs = {
            field: {verb: VerbInfo(sorted(needs), sorted(may)) for verb, (needs, may) in verbs.items()}
            for field, verbs in book.verbs().items()
        }

    def of_struct(self, struct: inspect.StructType) -> list[FieldInfo]:
        for hint in get_type_hints(struct.cls).values():
            self._note_order(hint)
        shown = [field for field in struct.fields if field.encode_name not in HIDDEN]
        return [self.of(field.encode_name, field.type, field.required) for field in shown]

    def _note_order(self, hint: Any) -> None:
        """Note the choices of a type in the order in which it names them; msgspec sorts them."""
        if get_origin(hint) is Literal:
            self.orders[frozenset(map(str, get_args(hint)))] = list(map(str, get_args(hint)))
        for part in get_args(hint) if get_origin(hint) is not Literal else ():
            self._note_order(part)

    def choices(self, values: Iterable[Any]) -> list[str]:
        named = [str(one) for one in values]
        return self.orders.get(frozenset(named), named)

    def of(self, name: str, type: inspect.Type, required: bool = True) -> FieldInfo:
        if isinstance(type, inspect.UnionType):
            kinds = [one for one in type.types if not isinstance(one, inspect.NoneType)]
            required = required and len(kinds) == len(type.types)
            if len(kinds) > 1:
                return FieldInfo(name, "either", required, either=[self.of(name, one) for one in kinds])
            type = kinds[0]
        match type:
            case inspect.IntType():
                return FieldInfo(name, "number", required)
            case inspect.BoolType():
                return FieldInfo(name, "switch", required)
            case inspect.LiteralType():
                return FieldInfo(name, "choice", required, choices=self.choices(type.values))
            case inspect.ListType():
                item = self.of(name, type.item_type)
                return FieldInfo(name, "list", required, item=item, verbs=self.verbs.get(name, {}))
            case inspect.DictType():
                keys = self.choices(getattr(type.key_type, "values", ()))
                return FieldInfo(name, "table", required, choices=keys, item=self.of(name, type.value_type))
            case inspect.StructType():
                group = type.cls.__name__
                if group not in self.groups:
                    self.groups[group] = []  # a group may hold itself
                    self.groups[group] = self.of_struct(type)
                return FieldInfo(name, "group", required, group=group, verbs=self.verbs.get(name, {}))
            case _:
                return FieldInfo(name, "text", required)


# Evidence


def evidence_of(piece: dict[str, Any], form: Form) -> dict[str, str]:
    """What each field of a piece rests on, where the box says it of the field."""
    told, fields = piece.get("evidence"), form.fields
    if isinstance(told, dict):
        named = {field.name: _weakest(_told_of(field, told, form)) for field in fields}
        return {name: value for name, value in named.items() if value is not None}
    values = {field.name: _weakest(_evidences(piece.get(field.name))) for field in fields}
    found = {name: value for name, value in values.items() if value is not None}
    if isinstance(told, str):
        stated, inferred = piece.get("stated", []), piece.get("inferred", [])
        for field in fields:
            known = "rulebook" if field.name in stated else "inferred" if field.name in inferred else told
            found.setdefault(field.name, known)
    return found


def _told_of(field: FieldInfo, told: dict[str, Any], form: Form) -> list[str]:
    """What is told of a field, of the parts of its group, or of a list whose items have words of their own."""
    parts = [part.name for part in form.groups.get(field.group or "", [])]
    if field.name not in told and field.item is not None and field.item.kind == "choice":
        parts = [name for name in told if name not in {other.name for other in form.fields}]
    found = [told[name] for name in ([field.name] if field.name in told else parts) if name in told]
    return [one for many in found for one in (many if isinstance(many, list) else [many])]


ORDER = ("rulebook", "public", "inferred", "invented")


def _weakest(told: list[str]) -> str | None:
    """The weakest of several kinds of evidence."""
    many = [one for one in told if one in ORDER]
    return max(many, key=ORDER.index) if many else None


def _evidences(value: Any) -> list[str]:
    """All evidence that is told inside a value."""
    if isinstance(value, dict):
        own = [value["evidence"]] if isinstance(value.get("evidence"), str) else []
        return own + [one for key, part in value.items() if key != "evidence" for one in _evidences(part)]
    return [one for part in value for one in _evidences(part)] if isinstance(value, list) else []


# Ranges


def ranges_of(book: Rulebook, file: ContentFile, id: str, value: dict[str, Any]) -> list[RangeInfo]:
    """The numbers that the validator takes in each place of a piece, as all else stands; `id` is empty for values."""

    def taken(path: Path, number: int) -> bool:
        key, changed = _put(value, path, number)
        data = {key: changed} if file.word is None else {file.word: [{"id": id, key: changed}]}
        try:
            load_texts(book, pack_texts(book, Draft("-", {file.name: data})), boxes=False)
        except RiverrunError:
            return False
        return True

    found = []
    numbers = [path for key in value if key not in HIDDEN for path in _numbers(value[key], (key,))]
    for path in numbers[:MOST_RANGES]:
        now = _at(value, path)
        low, high = (_end(now, by, partial(taken, path)) for by in (-1, 1))
        if low != high:
            found.append(RangeInfo(list(path), low, high))
    return found


def _numbers(value: Any, path: Path) -> Iterator[Path]:
    """The places of all numbers inside a value."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield path
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        if key not in HIDDEN:
            yield from _numbers(part, (*path, key))


def _at(value: Any, path: Path) -> int:
    for key in path:
        value = value[key]
    return int(value)


def _put(value: dict[str, Any], path: Path, number: int) -> tuple[str, Any]:
    """The first key of a path, and its value with another number at the end of the path."""

    def put(part: Any, rest: Path) -> Any:
        if not rest:
            return number
        key = rest[0]
        if isinstance(part, dict):
            return {**part, key: put(part[key], rest[1:])}
        return [put(one, rest[1:]) if at == key else one for at, one in enumerate(part)]

    return str(path[0]), put(value[str(path[0])], path[1:])


def _end(now: int, by: int, taken: Callable[[int], bool]) -> int | None:
    """The last number in a direction that is taken; None: none ends it near."""
    step, good = 1, 0
    while step <= FURTHEST and taken(now + by * step):
        good, step = step, step * 2
    if step > FURTHEST:
        return None
    bad = step
    while bad - good > 1:
        middle = (good + bad) // 2
        good, bad = (middle, bad) if taken(now + by * middle) else (good, middle)
    return now + by * good
