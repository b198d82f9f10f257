"""Sentences are data: a code with typed arguments. Words are made of them at the edge, in the language of who reads.

    Sentence("foh-refuse-snipe-too-dear", {"card": Ref("card", "irrigation"), "stake": 4, "held": 3})

`text` makes the words when it is read, in the language that `with language("de"):` sets (English elsewhere).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import msgspec

from riverrun.kernel.language.catalogue import ENGLISH, Bundle, best_language, capital, say

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)


@contextmanager
def language(name: str) -> Iterator[str]:
    """Sets the language in which sentences are read; one that there is not becomes English."""
    token = _language.set(best_language([name]))
    try:
        yield _language.get()
    finally:
        _language.reset(token)


def use_language(name: str) -> str:
    """Sets the language from here on, inside the `with language(...)` that is open; returns what it became."""
    _language.set(best_language([name]))
    return _language.get()


def current_language() -> str:
    """The language in which sentences are read here."""
    return _language.get()


class Ref(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing that has a name: a card, a tile, a player. Its message is PREFIX-KIND-ID of the sentence's catalogue."""

    kind: str
    id: str | int
    form: str = ""
    """A variant of the name (an edition's title, say), used where the language has it."""
    name: str = ""
    """A name that is the same in every language: what a content pack calls it, or a person themselves."""

    def in_words(self, words: Bundle, case: str = "") -> str:
        """Its name in a language."""
        if self.kind == "player":
            return words.player(self.name or player(int(self.id)), case)
        if self.name:
            return capital(self.name) if case == "start" else self.name
        return words.name(self.kind, self.id, self.form, case)


def player(seat: int) -> str:
    """A seat as people count and as notation names it: p1 is seat 0."""
    return f"p{seat + 1}"


_ARG_SCHEMA: dict[str, Any] = {
    "anyOf": [
        {"type": "integer"},
        {"type": "string"},
        {"$ref": "#/components/schemas/Ref"},
        {"$ref": "#/components/schemas/Sentence"},
        {
            "type": "array",
            "items": {
                "anyOf": [
                    {"type": "integer"},
                    {"type": "string"},
                    {"$ref": "#/components/schemas/Ref"},
                    {"$ref": "#/components/schemas/Sentence"},
                ]
            },
        },
    ]
}

if TYPE_CHECKING:
    Part: TypeAlias = "int | str | Ref | Sentence"
    Arg: TypeAlias = "Part | list[Any]"
    """A number, a thing with a name, another sentence, or a row of them.

    A text is something a person typed, or a word that the sentence selects by.
    """
else:  # msgspec cannot tell two untagged structs apart; `Sentence` does when it is made
    Part = Any
    Arg = Annotated[Any, msgspec.Meta(extra_json_schema=_ARG_SCHEMA)]


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is said: the code of a catalogue's message, and what it names."""

    code: str
    args: dict[str, Arg] = {}

    def __post_init__(self) -> None:
        revive(self.args)

    @property
    def text(self) -> str:
        """The words, in the language of the context."""
        return say(self.code, self.args, _language.get())

    def say(self, language: str) -> str:
        """The words, in this language."""
        return say(self.code, self.args, language)

    def __str__(self) -> str:
        return self.text

    def in_words(self, words: Bundle, case: str = "") -> str:
        """The words, where another sentence holds this one."""
        return say(self.code, self.args, words.language)


def as_sentence(words: Sentence | str) -> Sentence:
    """A sentence; of words that there are in English alone, one that says just them."""
    return Sentence(DETAIL, {"detail": words}) if isinstance(words, str) else words


DETAIL = "rr-error-detail"


class HasSentence(msgspec.Struct, frozen=True):
    """What has a sentence: its words are made when they are read, and never sent."""

    if TYPE_CHECKING:

        @property
        def sentence(self) -> Sentence:
            """What is said: a field of every subclass."""

    @property
    def text(self) -> str:
        """The words, in the language of the context."""
        return self.sentence.text


def revive(args: dict[str, Arg]) -> None:
    """Makes things and sentences again of arguments that came over the wire."""
    for name, value in args.items():
        if isinstance(value, dict | list):
            args[name] = _revived(value)


def _revived(value: Any) -> Any:
    """An argument that came over the wire."""
    if isinstance(value, list):
        return [_revived(one) for one in value]
    if isinstance(value, dict):
        return msgspec.convert(value, Sentence if "code" in value else Ref)
    return value


def plain(value: Arg) -> Any:
    """An argument as programs compare it: things by their ids, sentences by their codes."""
    if isinstance(value, Ref):
        return value.id
    if isinstance(value, Sentence):
        return value.code
    return [plain(one) for one in value] if isinstance(value, list) else value


def with_text(data: Any, language: str) -> Any:
    """Plain data (`msgspec.to_builtins`) with words beside each sentence, for those who ask for them.

    The words of `sentence` are called `text`, those of another field (`title_sentence`, say) `title_text`.
    """
    if isinstance(data, list):
        return [with_text(one, language) for one in data]
    if not isinstance(data, dict):
        return data
    found: dict[str, Any] = {}
    for name, value in data.items():
        if isinstance(value, dict) and isinstance(value.get("code"), str) and value.keys() <= SENTENCE:
            found[name] = value
            found[words_of(name)] = msgspec.convert(value, Sentence).say(language)
        else:
            found[name] = with_text(value, language)
    return found


SENTENCE = {"code", "args"}
"""The fields by which plain data is a sentence."""


def words_of(name: str) -> str:
    """What the words of a field that holds a sentence are called."""
    return "text" if name == "sentence" else f"{name.removesuffix('_sentence')}_text"
