"""Writes the TypeScript types of all that server and page send each other, from the structs that are sent.

Run from the repository root: python web/wire_types.py. With --check it writes nothing and fails if a file is stale.
The server's messages go to src/lib/wire/generated.ts, a game's view and faces to its own folder of the page, if it has
one. Needs Node and the page's packages (npm ci).
"""

from __future__ import annotations

import ast
import inspect
import json
import subprocess
import sys
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from riverrun.kernel.language import sentences
from riverrun.kernel.moves.move_space import MoveSpaceInfo
from riverrun.kernel.position import view as kernel_view
from riverrun.kernel.registry import rulebooks
from riverrun.kernel.rules.clauses import Clause
from riverrun.server.api import messages

WEB = Path(__file__).parent
REF = "#/definitions/{name}"
NAMED = {"SocketCommand": messages.SocketCommand, "ErrorCode": messages.ErrorCode, "Stage": messages.Stage}
"""What has a name in Python but is no struct."""
RENAMED = {
    "Clause": "ClauseInfo",
    "Event": "GameEvent",
    "LegalMove": "LegalRow",
    "Line": "ScoreLine",
    "Record": "GameRecord",
    "View": "GameView",
}
"""What is called otherwise in TypeScript, where everything shares one scope with the browser's own names."""
SENTENCES = ("Arg", "Ref", "Sentence")
"""What the page has types of its own for, in lib/sentences/sentence.ts: a sentence's arguments may be sentences."""
GAMES_OWN = {
    "TableUpdate": kernel_view.View | None,
    "ReplayMoment": kernel_view.View,
    "WhatIf": kernel_view.View,
    "LessonMoment": kernel_view.View,
}
"""The messages that carry a game's own view, encoded already, in their field `view`."""


def main() -> None:
    """Writes every file, or says which are stale."""
    stale = []
    for path, text in files():
        if path.is_file() and path.read_text() == text:
            continue
        if "--check" in sys.argv:
            stale.append(path)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    if stale:
        names = ", ".join(str(path.relative_to(WEB)) for path in stale)
        sys.exit(f"Stale: {names}; run python web/wire_types.py.")


def files() -> Iterator[tuple[Path, str]]:
    """Each file and its text."""
    structs = [one for name in messages.__all__ if is_struct(one := getattr(messages, name))]
    frame = renamed(components([*structs, kernel_view.View, Clause, MoveSpaceInfo], NAMED))
    yield WEB / "src/lib/wire/generated.ts", typescript(frame, "..")
    for id in rulebooks():
        folder = WEB / "src/games" / id
        if folder.is_dir():
            view, face = sent_by(id)
            seen, drawn = (renamed(components([kind], {}), but=("View",)) for kind in (view, face))
            shared = sorted(name for name in seen if frame.get(name) == seen[name])
            pieces = [name for name in drawn if name not in seen]
            yield folder / "wire.ts", typescript(seen, "../../lib", {"../../lib/wire/generated": shared}, pieces)
            others = {"./wire": sorted(drawn.keys() & seen.keys())}
            yield folder / "pieces.ts", typescript(drawn, "../../lib", others)


def sent_by(game: str) -> tuple[Any, Any]:
    """What a game sends of its own: its view, and its pieces as they are drawn."""
    module = import_module(f"riverrun.games.{game.replace('-', '_')}.view")
    hints = get_type_hints(module.faces, vars(module) | {"Game": Any})
    return module.View, hints["return"].__args__[0]


def is_struct(kind: Any) -> bool:
    """Whether this is a struct."""
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def components(structs: list[Any], named: dict[str, Any]) -> dict[str, Any]:
    """The schemas of structs and all that they consist of, by name."""
    sent = [with_view(struct) if struct.__name__ == "TableUpdate" else struct for struct in structs]
    schemas, found = msgspec.json.schema_components([*sent, *named.values()], ref_template=REF)
    found = with_sentences(found)
    for struct in all_structs(structs):
        if struct.__name__ in found:
            complete(found[struct.__name__], struct)
    for name, schema in zip(named, schemas[len(structs) :], strict=True):
        found[name] = {**schema, "title": name}
    return found


def with_view(struct: Any) -> Any:
    """The struct with the type of what its field `view` holds: a default that is encoded already has no schema."""
    fields: list[Any] = []
    for field in msgspec.structs.fields(struct):
        kind = GAMES_OWN[struct.__name__] if field.name == "view" else field.type
        if field.required:
            fields.append((field.name, kind))
        elif field.default_factory is not msgspec.NODEFAULT:
            fields.append((field.name, kind, msgspec.field(default_factory=field.default_factory)))
        else:
            fields.append((field.name, kind, None if field.name == "view" else field.default))
    config = struct.__struct_config__
    return msgspec.defstruct(
        struct.__name__,
        fields,
        namespace={"__doc__": struct.__doc__},
        omit_defaults=config.omit_defaults,
        tag_field=config.tag_field,
        tag=config.tag,
    )


def with_sentences(schemas: dict[str, Any]) -> dict[str, Any]:
    """The schemas with sentences and their arguments by name."""
    arg = msgspec.json.schema(sentences.Arg)
    text = json.dumps({name: schema for name, schema in schemas.items() if name not in SENTENCES})
    text = text.replace(json.dumps(arg), json.dumps({"tsType": "Arg"}))
    for name in SENTENCES:
        text = text.replace(json.dumps({"$ref": REF.format(name=name)}), json.dumps({"tsType": name}))
    found: dict[str, Any] = json.loads(text)
    return found


def renamed(schemas: dict[str, Any], but: Sequence[str] = ()) -> dict[str, Any]:
    """The schemas by their names in TypeScript; those in `but` keep theirs."""
    names = {name: other for name, other in RENAMED.items() if name not in but}
    text = json.dumps(schemas)
    for name, other in names.items():
        text = text.replace(json.dumps(REF.format(name=name)), json.dumps(REF.format(name=other)))
    return {names.get(name, name): schema for name, schema in json.loads(text).items()}


def all_structs(kinds: list[Any]) -> set[Any]:
    """Structs, and those that their fields hold."""
    found: set[Any] = set()

    def walk(info: Any) -> None:
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls in found:
                return
            found.add(info.cls)
        if isinstance(info, msgspec.inspect.Type | msgspec.inspect.Field):
            for part in (getattr(info, name) for name in info.__struct_fields__):
                walk(part)
        elif isinstance(info, tuple | list):
            for part in info:
                walk(part)

    walk(msgspec.inspect.multi_type_info(kinds))
    return found


def complete(schema: dict[str, Any], struct: Any) -> None:
    """Adds what fields are about, and which of them are always there.

    What is sent to the server may be left out where it has a default; what the server sends is whole, unless it is
    said to omit defaults.
    """
    config = struct.__struct_config__
    if config.array_like:
        schema |= {"items": schema.pop("prefixItems"), "minItems": len(struct.__struct_fields__)}
        return
    if not config.forbid_unknown_fields and not config.omit_defaults:
        schema["required"] = list(schema["properties"])
    fields = schema["properties"]
    if struct.__name__ in GAMES_OWN:
        (fields["view"],), _ = msgspec.json.schema_components([GAMES_OWN[struct.__name__]], ref_template=REF)
    for field in fields.values():
        held = field.get("additionalProperties")
        held = held if isinstance(held, dict) else {}
        for part in (field, field.get("items", {}), held, *field.get("anyOf", ())):
            if part.get("type") == "object":
                part.setdefault("additionalProperties", True)  # a mapping whose values may be anything
    for name, text in field_docs(struct).items():
        whole = {"allOf": [fields[name]]} if "$ref" in fields[name] else fields[name]
        fields[name] = {**whole, "description": text}


def field_docs(struct: Any) -> dict[str, str]:
    """The sentences under a struct's fields, those that it inherits too."""
    found: dict[str, str] = {}
    for kind in reversed(struct.__mro__):
        if not is_struct(kind) or kind is msgspec.Struct:
            continue
        body = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
        assert isinstance(body, ast.ClassDef)
        for field, after in zip(body.body, body.body[1:], strict=False):
            match field, after:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                    found[name] = inspect.cleandoc(text)
    return found


def typescript(
    schemas: dict[str, Any], lib: str, others: Mapping[str, Sequence[str]] = {}, pieces: Sequence[str] = ()
) -> str:
    """The types as TypeScript; `others` are those that other files have, by file. `lib` is the way to lib/.

    `pieces` are named here too, though they are written to pieces.ts.
    """
    shared = [name for names in others.values() for name in names]
    text = json.dumps({name: schema for name, schema in schemas.items() if name not in shared})
    said = [name for name in SENTENCES if json.dumps({"tsType": name})[1:-1] in text]
    imports = [(said, f"{lib}/sentences/sentence"), *((list(names), path) for path, names in others.items())]
    given = {
        "definitions": schemas,
        "imports": [{"names": names, "from": path} for names, path in imports if names],
        "pieces": pieces,
    }
    command = ["node", "wire_types.js"]
    done = subprocess.run(command, cwd=WEB, input=json.dumps(given), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(done.stderr)
    return done.stdout


if __name__ == "__main__":
    main()
