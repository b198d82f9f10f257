"""Fluent messages as Python functions: what `fluent.syntax` parsed becomes closures that make text from arguments.

Less than all of Fluent, by choice: numbers are whole and written plainly, nothing is wrapped in isolating marks, and
there are two functions, NAME and LIST (kernel/language/catalogue.py says what they do).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from fluent.syntax import ast

Args = Mapping[str, Any]
Say = Callable[[Args], str]
"""Makes text from a sentence's arguments."""
Evaluate = Callable[[Args], Any]
"""Makes a value from them: a number, a text, or a thing that has a name."""


class MissingSentence(KeyError):
    """A code that no catalogue has, or an argument that its sentence needs and was not given."""

    def __str__(self) -> str:
        return str(self.args[0])


class BadSentence(ValueError):
    """A catalogue's message that cannot be read or uses what there is not."""


class Words(Protocol):
    """What a message needs of the catalogue it stands in."""

    def message(self, code: str) -> Say:
        """Another message, or with a dot and its name an attribute of it."""

    def call(self, function: str) -> Callable[..., Any]:
        """A function that messages may call."""

    def text(self, value: Any) -> str:
        """An argument as it stands in a sentence."""

    def category(self, number: int) -> str:
        """The plural category of a whole number."""


class Entry(NamedTuple):
    """A message or term: its text, if it has one, and its attributes'."""

    value: Say | None
    attributes: dict[str, Say]


def parse(source: str) -> ast.Message | ast.Term:
    """One message or term; raises BadSentence where it is not Fluent."""
    from fluent.syntax import FluentParser, ast  # 30 ms, which only those pay who read a sentence

    entry = FluentParser(with_spans=False).parse_entry(source)
    if not isinstance(entry, ast.Message | ast.Term):
        raise BadSentence(f"This is no Fluent message: {source.splitlines()[0]!r}.")
    return entry


def compiled(entry: ast.Message | ast.Term, words: Words) -> Entry:
    """A parsed message or term as functions."""
    value = None if entry.value is None else _pattern(entry.value, words)
    return Entry(value, {one.id.name: _pattern(one.value, words) for one in entry.attributes})


def _pattern(pattern: ast.Pattern, words: Words) -> Say:
    parts = [_part(element, words) for element in pattern.elements]
    if all(isinstance(part, str) for part in parts):
        whole = "".join(str(part) for part in parts)
        return lambda args: whole
    says = [_constant(part) if isinstance(part, str) else part for part in parts]
    if len(says) == 1:
        return says[0]
    return lambda args: "".join([say(args) for say in says])


def _constant(text: str) -> Say:
    return lambda args: text


def _part(element: ast.TextElement | ast.Placeable, words: Words) -> str | Say:
    """A piece of a pattern: text as it stands, or what makes it."""
    from fluent.syntax import ast

    if isinstance(element, ast.TextElement):
        return str(element.value)
    inner = element.expression
    if isinstance(inner, ast.StringLiteral):
        return str(inner.parse()["value"])
    if isinstance(inner, ast.SelectExpression):
        return _select(inner, words)
    evaluate, text = _value(inner, words), words.text

    def say(args: Args) -> str:
        found = evaluate(args)
        return found if type(found) is str else text(found)

    return say


def _value(node: Any, words: Words) -> Evaluate:
    """An expression inside braces."""
    from fluent.syntax import ast

    match node:
        case ast.VariableReference():
            return _variable(node.id.name)
        case ast.StringLiteral():
            literal: Any = node.parse()["value"]
            return lambda args: literal
        case ast.NumberLiteral():
            number = _number(node)
            return lambda args: number
        case ast.MessageReference():
            return _reference(node.id.name, node.attribute, words)
        case ast.TermReference():
            return _term(node, words)
        case ast.FunctionReference():
            return _function(node, words)
        case ast.Placeable():
            part = _part(node, words)
            return _constant(part) if isinstance(part, str) else part
    raise BadSentence(f"A {type(node).__name__} is not understood here.")


def _variable(name: str) -> Evaluate:
    def look_up(args: Args) -> Any:
        try:
            return args[name]
        except KeyError:
            raise MissingSentence(f"The argument ${name} is missing.") from None

    return look_up


def _number(node: ast.NumberLiteral) -> int:
    try:
        return int(node.value)
    except ValueError:
        raise BadSentence(f"{node.value} is not a whole number.") from None


def _reference(name: str, attribute: ast.Identifier | None, words: Words) -> Say:
    """Another message with the same arguments; it is looked up when it is said, for it may stand further down."""
    code = name if attribute is None else f"{name}.{attribute.name}"
    return lambda args: words.message(code)(args)  # noqa: PLW0108


def _term(node: ast.TermReference, words: Words) -> Say:
    """A term sees what it is called with, and nothing else."""
    code = f"-{node.id.name}" if node.attribute is None else f"-{node.id.name}.{node.attribute.name}"
    _, named = _arguments(node.arguments, words)
    given = {name: value({}) for name, value in named.items()}
    return lambda args: words.message(code)(given)


def _function(node: ast.FunctionReference, words: Words) -> Evaluate:
    function = words.call(node.id.name)
    positional, named = _arguments(node.arguments, words)
    options = {name: value({}) for name, value in named.items()}  # Fluent takes only literals here
    if len(positional) != 1:
        raise BadSentence(f"{node.id.name} takes one value.")
    first = positional[0]
    return lambda args: function(first(args), **options)


def _arguments(node: ast.CallArguments | None, words: Words) -> tuple[list[Evaluate], dict[str, Evaluate]]:
    if node is None:
        return [], {}
    positional = [_value(value, words) for value in node.positional]
    return positional, {one.name.name: _value(one.value, words) for one in node.named}


def _select(node: ast.SelectExpression, words: Words) -> Say:
    """The first variant that fits: by number, by a number's plural category, or by a word."""
    from fluent.syntax import ast

    selector, category = _value(node.selector, words), words.category
    variants: list[tuple[int | str, Say]] = []
    otherwise: Say = _constant("")
    for variant in node.variants:
        say = _pattern(variant.value, words)
        key = variant.key
        variants.append((_number(key) if isinstance(key, ast.NumberLiteral) else key.name, say))
        if variant.default:
            otherwise = say

    def say_one(args: Args) -> str:
        found = selector(args)
        if type(found) is int:
            kind = category(found)
        elif type(found) is str:
            kind = found
        else:
            raise BadSentence(f"A sentence selects by a whole number or a word, not by {found!r}.")
        for key, say in variants:
            if key in (found, kind):
                return say(args)
        return otherwise(args)

    return say_one
