"""Options: the named choices of a game (edition, variants), declared as data and checked when a game is made."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec

from riverrun.kernel.errors import BadOption
from riverrun.kernel.language import catalogue
from riverrun.kernel.language.sentences import Arg, Sentence, as_sentence


class Listable(msgspec.Struct, frozen=True):
    """What an option's value may list, with commas between."""

    items: dict[str, int]
    """How often each may be listed."""
    most: int
    """How many may be listed in all."""


class Option(msgspec.Struct, frozen=True):
    """One option: its values, the default first, and the clause it turns.

    An option that is no closed list has a `pattern` too, a regular expression: what matches it as a whole is a value
    as well (a rulebook's `choose` may look at it more closely), and `form` says in words what such a value is.
    """

    id: str
    clause: str
    values: list[str]
    english: str = msgspec.field(name="text", default="")
    """What it is about, where the game's catalogue does not say it."""
    pattern: str | None = None
    form: str = ""
    prefix: str = ""
    """What the codes of its game's sentences begin with."""

    @property
    def default(self) -> str:
        return self.values[0]

    @property
    def sentence(self) -> Sentence:
        """What it is about: PREFIX-option-ID.text of its game's catalogue."""
        code = f"{self._code}.text"
        return Sentence(code) if self.prefix and catalogue.has(code) else as_sentence(self.english)

    @property
    def text(self) -> str:
        """What it is about, in the language of the context."""
        return self.sentence.text

    @property
    def _code(self) -> str:
        return f"{self.prefix}-option-{catalogue.plain_id(self.id)}"

    def choices(self) -> list[str | Sentence]:
        """What it can be; its form is said by the game's catalogue, if that does."""
        named: list[str | Sentence] = [value or "‘’" for value in self.values]
        said = f"{self._code}.form"
        if self.pattern is None:
            return named
        if self.prefix and catalogue.has(said):
            return [*named, Sentence(said)]
        return [*named, self.form or Sentence("rr-error-option-pattern", {"pattern": self.pattern})]

    def takes(self, value: str) -> bool:
        """Whether it can have this value."""
        return value in self.values or (self.pattern is not None and re.fullmatch(self.pattern, value) is not None)


def read_options(path: Path, prefix: str = "") -> dict[str, Option]:
    """All options of a file, by id; `prefix` is that of the game's codes."""
    data = tomllib.loads(path.read_text("utf-8"))
    read = msgspec.convert(data["option"], list[Option])
    return {option.id: msgspec.structs.replace(option, prefix=prefix) for option in read}


def choose(game: str, options: Mapping[str, Option], wishes: Mapping[str, object]) -> dict[str, str]:
    """Every option's value: the wish, or the default; an unknown option or value is refused."""
    for name in wishes:
        if name not in options:
            args: dict[str, Arg] = {"game": game, "option": name}
            if not options:
                raise BadOption(Sentence("rr-error-no-options", args))
            raise BadOption(Sentence("rr-error-unknown-option", {**args, "options": sorted(options)}))
    chosen = {}
    for name, option in options.items():
        value = str(wishes.get(name, option.default))
        if not option.takes(value):
            args = {"game": game, "option": name, "value": value, "values": option.choices()}
            raise BadOption(Sentence("rr-error-option-value", args))
        chosen[name] = value
    return chosen
