"""Pages made from the program's interfaces: commands, HTTP operations, socket messages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from inspect import getdoc
from types import ModuleType
from typing import Any

import msgspec
import typer
from code_pages import cell
from sphinx.pycode import ModuleAnalyzer

from riverrun.cli import app as commands

# Commands


def cli_page() -> Iterator[str]:
    """Describe every command with its arguments and options."""
    program: Any = typer.main.get_command(commands)
    yield "# Commands"
    yield ""
    yield "`riverrun COMMAND --help` prints the same. Bad input ends in one sentence on stderr and exit code 2;"
    yield "Ctrl-C ends in 130."
    for name, command in program.commands.items():
        inner = getattr(command, "commands", None)
        if inner is None:
            yield from command_section(f"riverrun {name}", command)
        else:
            for child, found in inner.items():
                yield from command_section(f"riverrun {name} {child}", found)


def command_section(name: str, command: Any) -> Iterator[str]:
    """Describe one command."""
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    usage = " ".join(argument.metavar if argument.required else f"[{argument.metavar}]" for argument in arguments)
    yield from ("", f"## {name}", "", "```text", f"{name} {usage} [OPTIONS]".replace("  ", " "), "```", "")
    yield from (command.help or "").splitlines()
    yield from ("", "| argument or option | meaning | default |", "|---|---|---|")
    for param in command.params:
        yield f"| `{label(param)}` | {cell(param.help or '')} | {default(param)} |"
    if command.epilog:
        yield from ("", "```sh", *(line.strip() for line in command.epilog.split("\n\n")[1:]), "```")


def label(param: Any) -> str:
    """Name an argument or option as it is written."""
    if param.param_type_name == "argument":
        return str(param.metavar)
    return param.opts[0] if param.is_flag else f"{param.opts[0]} {param.metavar}"


def default(param: Any) -> str:
    """Give the value an option has if it is left out."""
    return "" if param.default in (None, False) or callable(param.default) else f"`{param.default}`"


# HTTP


def http_page() -> Iterator[str]:
    """Describe every operation of the server's interface."""
    yield "# HTTP operations"
    yield ""
    yield "A running server shows the same at `/about/api`, with examples, and as a file at `/api/openapi.json`."
    yield "{doc}`/develop/client` shows how to use it; {doc}`messages` has every field. Any operation may answer with a"
    yield f"refusal instead, {link('Refused')}, and a status of 400 or above."
    for path, operations in openapi()["paths"].items():
        for method, operation in operations.items():
            yield from ("", f"## {method.upper()} {path}", "")
            deprecated = " **Deprecated.**" if operation.get("deprecated") else ""
            yield f"{operation.get('description') or operation.get('summary') or ''}{deprecated}"
            yield from parameters(operation)


def parameters(operation: dict[str, Any]) -> Iterator[str]:
    """List an operation's parameters, its request body and its responses."""
    found = operation.get("parameters", [])
    if found:
        yield from ("", "| parameter | in | meaning |", "|---|---|---|")
    for one in found:
        yield f"| `{one['name']}` | {one['in']} | {cell(one.get('description') or '')} |"
    body = shape(operation.get("requestBody", {}))
    if body:
        yield from ("", f"Takes {body}.")
    answers = [(code, shape(answer)) for code, answer in operation["responses"].items() if code < "400"]
    told = ", ".join(f"{code} with {name}" if name else code for code, name in answers)
    yield from ("", f"Answers {told}.")


def shape(body: dict[str, Any]) -> str:
    """Name the message that a request or a response holds, with a link to its fields."""
    for content in body.get("content", {}).values():
        schema = content.get("schema", {})
        schema = schema.get("allOf", [schema])[0]
        several = schema.get("type") == "array"
        reference = (schema["items"] if several else schema).get("$ref", "")
        name = str(reference).rpartition("/")[2]
        return f"a list of {link(name)}" if several and name else link(name) if name else ""
    return ""


def link(name: str) -> str:
    """Link a message's name to its fields, where the page of messages has it."""
    return f"[`{name}`](messages.md#{name.lower()})" if name in structs() else f"`{name}`"


def openapi() -> dict[str, Any]:
    """Make the description that a running server would give."""
    settings = import_module("riverrun.server.settings").Settings
    app = server_module("app").make_app(settings("sqlite:///docs.sqlite3", None, None, "x" * 32))
    schema: dict[str, Any] = app.openapi_schema.to_schema()
    return schema


def server_module(name: str) -> ModuleType:
    """Import a module of the server's interface."""
    return import_module(f"riverrun.server.api.{name}")


# Messages


def socket_page() -> Iterator[str]:
    """List what travels over a table's websocket, in both directions."""
    yield "# Socket messages"
    yield ""
    yield "A table's websocket is at `/api/tables/ID/socket?seat=1&seen=0`. {doc}`/develop/client` explains its use."
    yield "Every message is one JSON object. `do` tells commands apart, `type` tells the server's messages apart."
    for title, field in (("What you send", "do"), ("What you get", "type")):
        yield from ("", f"## {title}", "", f"| `{field}` | fields | meaning |", "|---|---|---|")
        for kind in structs().values():
            config = kind.__struct_config__
            if config.tag_field == field:
                names = ", ".join(f"`{name}`" for name in kind.__struct_fields__)
                yield f"| [`{config.tag}`](messages.md#{kind.__name__.lower()}) | {names} | {cell(about(kind))} |"


def messages_page() -> Iterator[str]:
    """Describe every message with its fields."""
    yield "# Messages"
    yield ""
    yield "Every object that crosses the wire, over HTTP and over the socket, with its fields. An unknown field in what"
    yield "you send is refused."
    yield from ("", "## Kinds of values", "", "| name | values | meaning |", "|---|---|---|")
    yield from (f"| `{name}` | {bounds} | {meaning} |" for name, bounds, meaning in sorted(values()))
    for name, kind in sorted(structs().items()):
        yield from ("", f"## {name}", "", about(kind), "")
        yield from field_table(kind)


def field_table(kind: type[msgspec.Struct]) -> Iterator[str]:
    """List a message's fields; the column of meanings only where one is given."""
    fields, notes, hints = msgspec.structs.fields(kind), field_notes(kind), annotations(kind)
    if fields:
        yield from ("| field | type | meaning |", "|---|---|---|") if notes else ("| field | type |", "|---|---|")
    for field in fields:
        row = f"| `{field.encode_name}` | `{cell(hints[field.name])}`{'' if field.required else '; optional'} |"
        yield f"{row} {cell(notes.get(field.name, ''))} |" if notes else row


def values() -> Iterator[tuple[str, str, str]]:
    """Give the names of bounded values that fields use, each with its bounds and its meaning."""
    for name, kind in vars(server_module("messages")).items():
        if name.startswith("_") or isinstance(kind, ModuleType | type | int):
            continue
        schema = msgspec.json.schema(kind)
        meaning = schema.pop("description", "")
        if schema.get("type") in ("integer", "string"):
            bounds = [f"{key} `{bound}`" if key != "type" else bound for key, bound in schema.items()]
            yield name, ", ".join(bounds), meaning
        elif "enum" in schema:
            yield name, ", ".join(f"`{value}`" for value in schema["enum"]), meaning


def structs() -> dict[str, type[msgspec.Struct]]:
    """Give every message class by its name, and the kernel's classes that they hold."""
    found = {
        name: kind
        for name, kind in vars(server_module("messages")).items()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    }
    waiting = list(found.values())
    while waiting:
        kind = waiting.pop()
        near = vars(import_module(kind.__module__))
        for hint in annotations(kind).values():
            for name in re.findall(r"\b[A-Z]\w+", hint):
                other = near.get(name)
                if isinstance(other, type) and issubclass(other, msgspec.Struct) and name not in found:
                    found[name] = other
                    waiting.append(other)
    return found


def annotations(kind: type[msgspec.Struct]) -> dict[str, str]:
    """Give the type of each field as its class writes it."""
    return {
        name: str(hint)
        for base in reversed(kind.__mro__)
        for name, hint in vars(base).get("__annotations__", {}).items()
    }


def field_notes(kind: type[msgspec.Struct]) -> dict[str, str]:
    """Give the docstring below each field."""
    notes: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith("riverrun"):
            docs = ModuleAnalyzer.for_module(base.__module__).find_attr_docs()
            notes |= {name: " ".join(lines) for (owner, name), lines in docs.items() if owner == base.__name__}
    return notes


def about(kind: type) -> str:
    """Give a class's docstring as one paragraph."""
    return " ".join((getdoc(kind) or "").split())
