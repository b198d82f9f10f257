"""Checks catalogues as a build does: every language says every code, with the same arguments, in sound Fluent.

For each catalogue `problems` gives sentences that name the file or the code; none: it is complete. `codes` gives what
a catalogue has, for the list of codes that never change (tests/words/codes.txt).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from riverrun.kernel.language.catalogue import ENGLISH, FRAME, GRAMMARS, LANGUAGES, split

SENTENCES = ("text", "title", "form")
"""Attributes that are sentences of their own, which every language has; others are a name's cases and forms."""
ISOLATES = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069]")
FRENCH_SPACE = re.compile(" [;:?!%»]|« ")
LEFT_OUT = re.compile(r"without \$([\w-]+)")
"""In a message's comment: the translation leaves this argument out on purpose."""
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
OPTIONS: dict[str, set[str]] = {"NAME": {"case"}, "LIST": {"case", "join", "last"}, "ID": set()}


@dataclass
class Message:
    """What is known of a message, a term, or one of their attributes."""

    code: str
    language: str
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    texts: list[str] = field(default_factory=list)
    calls: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    keys: set[str] = field(default_factory=set)
    left_out: set[str] = field(default_factory=set)


@dataclass
class Catalogue:
    """A catalogue in one language, with what is wrong about its files."""

    language: str
    messages: dict[str, Message] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    def variables(self, code: str, also: dict[str, Message], seen: frozenset[str] = frozenset()) -> set[str]:
        """The arguments that a message names, itself or by messages that it refers to; terms see none of them."""
        message = self.messages.get(code) or also.get(code)
        if message is None or code in seen:
            return set()
        found = set(message.variables)
        for other in message.references:
            if not other.startswith("-"):
                found |= self.variables(other, also, seen | {code})
        return found


def read(folder: Path, language: str) -> Catalogue:
    """All that a folder has in a language."""
    found = Catalogue(language)
    for path in sorted((folder / language).glob("*.ftl")):
        text = path.read_text("utf-8")
        where = f"{path.parent.parent.parent.name}/words/{language}/{path.name}"
        entries = FluentParser().parse(text).body
        for entry in entries:
            if isinstance(entry, ast.Junk):
                found.wrong.append(f"{where}: this is not Fluent: {(entry.content or '').partition(chr(10))[0]!r}.")
            elif isinstance(entry, ast.Message | ast.Term):
                for message in messages_of(entry, language):
                    if message.code in found.messages:
                        found.wrong.append(f"{where}: {message.code} is there twice.")
                    found.messages[message.code] = message
        named = [id_of(entry) for entry in entries if isinstance(entry, ast.Message | ast.Term)]
        if set(named) != set(split(text)):
            found.wrong.append(f"{where}: not every message begins at the beginning of a line.")
    return found


def id_of(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else str(entry.id.name)


def messages_of(entry: ast.Message | ast.Term, language: str) -> Iterator[Message]:
    """A message with its attributes, each for itself."""
    comment = "" if entry.comment is None else str(entry.comment.content)
    parts = [("", entry.value)] if entry.value is not None else []
    parts += [(f".{one.id.name}", one.value) for one in entry.attributes]
    for name, pattern in parts:
        message = Message(f"{id_of(entry)}{name}", language, left_out=set(LEFT_OUT.findall(comment)))
        note(pattern, message)
        yield message


def note(node: Any, message: Message) -> None:
    """Writes down what a part of a message uses."""
    match node:
        case list():
            for one in node:
                note(one, message)
            return
        case ast.TextElement():
            message.texts.append(node.value)
        case ast.VariableReference():
            message.variables.add(node.id.name)
        case ast.MessageReference() | ast.TermReference():
            name = id_of_reference(node)
            message.references.add(name)
        case ast.FunctionReference():
            named = {one.name.name: str(one.value.value) for one in node.arguments.named}
            message.calls.append((node.id.name, named))
        case ast.SelectExpression():
            message.keys |= {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
    if isinstance(node, ast.BaseNode):
        for child in vars(node).values():
            if isinstance(child, ast.BaseNode | list):
                note(child, message)


def id_of_reference(node: ast.MessageReference | ast.TermReference) -> str:
    sign = "-" if isinstance(node, ast.TermReference) else ""
    attribute = "" if node.attribute is None else f".{node.attribute.name}"
    return f"{sign}{node.id.name}{attribute}"


def problems(prefix: str, folder: Path, languages: Iterable[str] = LANGUAGES, frame: Path | None = None) -> list[str]:
    """All that is wrong with a catalogue; its messages may also refer to those of the frame."""
    found: list[str] = []
    english = read(folder, ENGLISH)
    for language in languages:
        words = english if language == ENGLISH else read(folder, language)
        also = read(frame, language).messages if frame is not None and prefix != FRAME else {}
        found += words.wrong
        found += missing(english, words)
        for code, message in words.messages.items():
            said = f"{code} ({language})"
            if not code.startswith((f"{prefix}-", "-")):
                found.append(f"{said} does not begin with {prefix}-.")
            found += [f"{said}: {wrong}" for wrong in wrong_with(message, words, also)]
            found += [f"{said}: {wrong}" for wrong in wrong_variables(code, english, words, also)]
    return found


def missing(english: Catalogue, words: Catalogue) -> list[str]:
    """Codes that only one of English and another language has."""
    ours, theirs = shared(english), shared(words)
    lost = [f"{code} is missing in {words.language}." for code in ours if code not in theirs]
    return lost + [f"{code} is in {words.language}, but not in English." for code in theirs if code not in ours]


def shared(words: Catalogue) -> list[str]:
    """The codes that every language must have: all but terms and the cases and forms of names."""
    return [code for code in words.messages if not code.startswith("-") and is_sentence(code)]


def is_sentence(code: str) -> bool:
    attribute = code.partition(".")[2]
    return not attribute or attribute in SENTENCES


def wrong_with(message: Message, words: Catalogue, also: dict[str, Message]) -> Iterator[str]:
    """What is wrong with a message alone."""
    text = "".join(message.texts)
    if ISOLATES.search(text):
        yield "it has marks that isolate or turn the direction of text."
    if words.language == "fr" and FRENCH_SPACE.search(text):
        yield "a space before ; : ? ! % or inside « » must be a no-break one."
    for other in message.references:
        if other not in words.messages and other not in also:
            yield f"there is no {other} to refer to."
    if message.keys & (CATEGORIES - {"one", "other"}):
        yield "plural categories are one and other."
    cases = {code.partition(".")[2] for code in words.messages} | set(GRAMMARS[words.language].cases)
    for function, options in message.calls:
        if function not in OPTIONS:
            yield f"there is no function {function}; there are {', '.join(OPTIONS)}."
        elif set(options) - OPTIONS[function]:
            yield f"{function} takes no {', '.join(sorted(set(options) - OPTIONS[function]))}."
        elif options.get("join", "and") not in GRAMMARS[words.language].joins:
            yield f"LIST joins by and, or and then, not by {options['join']}."
        elif lost := {options.get(one, "start") for one in ("case", "last")} - cases - {"start"}:
            yield f"no name has the case {', '.join(sorted(lost))}."


def wrong_variables(code: str, english: Catalogue, words: Catalogue, also: dict[str, Message]) -> Iterator[str]:
    """Arguments that English lacks, or that a translation leaves out without saying so."""
    if code.startswith("-") or not is_sentence(code) or code not in english.messages:
        return
    ours, theirs = english.variables(code, also), words.variables(code, also)
    for name in sorted(theirs - ours):
        yield f"English does not name ${name}."
    for name in sorted(ours - theirs - words.messages[code].left_out):
        yield f"it leaves ${name} out; if that is meant, a comment says: without ${name}."


def codes(folder: Path, frame: Path | None = None) -> dict[str, list[str]]:
    """Every code of a catalogue with its arguments."""
    english = read(folder, ENGLISH)
    also = read(frame, ENGLISH).messages if frame is not None else {}
    return {code: sorted(english.variables(code, also)) for code in sorted(shared(english))}
