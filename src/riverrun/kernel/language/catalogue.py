"""Catalogues: every sentence by its code, in each language, read from Fluent files when it is first said.

A catalogue is a folder with one folder for each language, and all `.ftl` files in that are one. Its codes begin with
its prefix: `rr-` for the frame's (riverrun/words), a game's own for a game's (its folder `words`), which its rulebook
registers. One pass over the text finds the messages; each is parsed when it is first said and then is a function.

Messages may call three functions:

- NAME($thing, case: "…"): the name of a `Ref`, which is the message PREFIX-KIND-ID: its attribute for that case, else
  its attribute for the reference's form, else its value. A player is p1, p2, …, or the name that the reference carries.
- LIST($things, join: "and", "or" or "then", case: "…", last: "…"): names in a row, the last in a case of its own;
  by "then" what is done one after the other.
- ID($thing): the id of a `Ref`, to select by.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from riverrun.kernel.language.fluent import BadSentence, Entry, MissingSentence, Say, compiled, parse

LANGUAGES: Final = ("en", "de", "fr", "zh-Hant")
ENGLISH: Final = "en"
FRAME: Final = "rr"
DIGITS: Final = frozenset("0123456789")

_folders: dict[str, Path] = {FRAME: Path(__file__).parents[2] / "words"}
_bundles: dict[tuple[str, str], Bundle] = {}
_says: dict[tuple[str, str], Say] = {}
_finders: list[Callable[[], object]] = []


def register(prefix: str, folder: Path) -> None:
    """Makes a folder the catalogue of all codes that begin with `prefix` and a hyphen."""
    if _folders.get(prefix) != folder:
        unregister(prefix)
        _folders[prefix] = folder


def unregister(prefix: str) -> None:
    """Forgets a catalogue and all that was read of it."""
    _folders.pop(prefix, None)
    for key in [key for key in _bundles if key[1] == prefix]:
        del _bundles[key]
    _says.clear()


def find_games_by(finder: Callable[[], object]) -> None:
    """What to call for a prefix that nobody has registered yet: it makes the rulebooks of all games."""
    _finders[:] = [finder]


def folders() -> dict[str, Path]:
    """Every catalogue there is, by its prefix."""
    for finder in _finders:
        finder()
    return dict(_folders)


def say(code: str, args: dict[str, Any], language: str) -> str:
    """The sentence of a code, or of a code and an attribute (`fl-clause-a8.title`), in a language."""
    try:
        found = _says[language, code]
    except KeyError:
        found = _says[language, code] = _find(code, language)
    try:
        return found(args)
    except (MissingSentence, BadSentence) as trouble:
        raise type(trouble)(f"{code} ({language}): {trouble}") from None


def has(code: str, language: str = ENGLISH) -> bool:
    """Whether a code has a sentence of its own in a language."""
    bundle = bundle_of(code, language)
    return bundle is not None and bundle.find(code) is not None


def _find(code: str, language: str) -> Say:
    """The function that says a code; what a language lacks is said in English."""
    for one in (language, ENGLISH):
        bundle = bundle_of(code, one)
        found = None if bundle is None else bundle.find(code)
        if found is not None:
            return found
    raise MissingSentence(f"There is no sentence '{code}'.")


def bundle_of(code: str, language: str) -> Bundle | None:
    """The catalogue that a code is in."""
    prefix = code.partition("-")[0]
    if prefix not in _folders:
        folders()
    if prefix not in _folders:
        return None
    key = language, prefix
    if key not in _bundles:
        _bundles[key] = Bundle(prefix, language, read_folder(_folders[prefix] / language))
    return _bundles[key]


# Reading files

_STARTS = re.compile(r"^(?:#.*|(-?[a-zA-Z][\w-]*) *=)", re.MULTILINE)


def read_folder(folder: Path) -> dict[str, str]:
    """The source of every message and term (`-name`) of a folder, by its id."""
    found: dict[str, str] = {}
    for path in sorted(folder.glob("*.ftl")):
        found |= split(path.read_text("utf-8"))
    return found


def split(text: str) -> dict[str, str]:
    """The source of every message and term of a file, by its id: from its name to the next that begins a line."""
    starts = list(_STARTS.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {one[1]: text[one.start() : end] for one, end in zip(starts, ends, strict=True) if one[1]}


def apart(before: str, word: str, after: str) -> str:
    """The word between two others, set apart from a number where the language itself has no spaces."""
    left = " " if before[-1:] in DIGITS and not word.startswith(" ") else ""
    right = " " if after[:1] in DIGITS and not word.endswith(" ") else ""
    return f"{left}{word}{right}"


class Bundle:
    """A catalogue in one language."""

    def __init__(self, prefix: str, language: str, sources: dict[str, str]) -> None:
        self.prefix = prefix
        self.language = language
        self.sources = sources
        self.grammar = GRAMMARS.get(language, GRAMMARS[ENGLISH])
        self._entries: dict[str, Entry] = {}
        self._names: dict[tuple[str, str | int, str, str], str] = {}

    def find(self, code: str) -> Say | None:
        """What says a code of this catalogue, or an attribute of it; None: it has none in this language."""
        name, _, attribute = code.partition(".")
        if name not in self._entries:
            if name not in self.sources:
                return None
            self._entries[name] = compiled(parse(self.sources[name]), self)
        entry = self._entries[name]
        return entry.attributes.get(attribute) if attribute else entry.value

    # What messages ask for (fluent.Words)

    def message(self, code: str) -> Say:
        found = self.find(code)
        if found is None:
            if code.startswith("-"):
                raise MissingSentence(f"There is no term '{code}'.")
            found = _find(code, self.language)
        return found

    def call(self, function: str) -> Callable[..., Any]:
        functions: dict[str, Callable[..., Any]] = {"NAME": self.text, "LIST": self.listed, "ID": identity}
        if function not in functions:
            raise BadSentence(f"There is no function {function}; there are {', '.join(functions)}.")
        return functions[function]

    def category(self, number: int) -> str:
        return "one" if abs(number) in self.grammar.one else "other"

    def text(self, value: Any, case: str = "") -> str:
        """An argument as it stands in a sentence."""
        kind = type(value)
        if kind is str:
            return str(value)
        if kind is int:
            return str(value)
        if kind is list or kind is tuple:
            return self.listed(value, case=case)
        if hasattr(value, "in_words"):
            words: str = value.in_words(self, case)
            return words
        raise BadSentence(f"{value!r} is nothing that a sentence can name.")

    # NAME and LIST

    def listed(self, values: Any, join: str = "and", case: str = "", last: str = "") -> str:
        """Names in a row: a, b and c. The last one, also one alone, has the case `last` where that is given."""
        items = values if isinstance(values, list | tuple) else [values]
        if not items:
            return ""
        names = [self.text(value, case) for value in items[:-1]]
        final = self.text(items[-1], last or case)
        if not names:
            return final
        before = self.grammar.comma.join(names)
        return f"{before}{apart(before, self.grammar.joins[join], final)}{final}"

    def name(self, kind: str, id: str | int, form: str, case: str) -> str:
        """The name of a thing, in its form and case as far as the language has them."""
        key = kind, id, form, case
        if key not in self._names:
            code = f"{self.prefix}-{kind}-{plain_id(id)}"
            found = [self.find(f"{code}.{attribute}") for attribute in (case, form) if attribute]
            say = next((one for one in found if one is not None), None)
            self._names[key] = (self.message(code) if say is None else say)({})
        return self._names[key]

    def player(self, name: str, case: str) -> str:
        """A player's name in a case."""
        decline = self.grammar.cases.get(case)
        return name if decline is None else decline(name)


def plain_id(id: str | int) -> str:
    """An id as codes write it: ramesses-ii, nesw-n."""
    return re.sub("[^a-z0-9]", "-", str(id).lower())


def identity(value: Any) -> str | int:
    """The function ID: what a sentence selects a thing by."""
    id: str | int = getattr(value, "id", value)
    return plain_id(id) if isinstance(id, str) else id


def capital(name: str) -> str:
    """A name with its first letter a capital."""
    return name[:1].upper() + name[1:]


# Languages


def possessive(name: str) -> str:
    """Ada’s"""
    return f"{name}’s"


def genitive(name: str) -> str:
    """Adas, but Max’"""
    return f"{name}’" if name[-1:].lower() in ("s", "ß", "x", "z") else f"{name}s"


def elided(word: str, name: str) -> str:
    """d’Ada, but de Bob"""
    return f"{word[:-1]}’{name}" if name[:1].lower() in VOWELS else f"{word} {name}"


VOWELS: Final = frozenset("aàâäæeéèêëiîïoôöœuùûü")


class Grammar(NamedTuple):
    """What a language does to numbers, rows and players' names."""

    one: frozenset[int]
    """The whole numbers that are singular; empty: the language does not ask."""
    comma: str
    joins: dict[str, str]
    cases: dict[str, Callable[[str], str]]


GRAMMARS: Final = {
    "en": Grammar(frozenset({1}), ", ", {"and": " and ", "or": " or ", "then": " and "}, {"possessive": possessive}),
    "de": Grammar(frozenset({1}), ", ", {"and": " und ", "or": " oder ", "then": " und "}, {"genitive": genitive}),
    "fr": Grammar(
        frozenset({0, 1}), ", ", {"and": " et ", "or": " ou ", "then": " et "}, {"de": partial(elided, "de")}
    ),
    "zh-Hant": Grammar(frozenset(), "、", {"and": "和", "or": "或", "then": "，然後"}, {}),
}


def best_language(tags: str | Iterable[str]) -> str:
    """The first language of a list that there is, or English; every Chinese reader gets the Chinese there is.

    `tags` are language tags, a locale (de_AT.UTF-8), or an Accept-Language header with its weights.
    """
    named = tags.split(",") if isinstance(tags, str) else list(tags)
    weighed = [(_weight(tag), tag.partition(";")[0].strip()) for tag in named]
    for weight, tag in sorted(weighed, key=lambda one: -one[0]):
        primary = re.split("[-_.@]", tag.lower(), maxsplit=1)[0]
        found = "zh-Hant" if primary == "zh" else primary
        if weight > 0 and found in LANGUAGES:
            return found
    return ENGLISH


def _weight(tag: str) -> float:
    """A tag's weight: ;q=0.8, or 1."""
    weight = re.search(r";\s*q=([\d.]+)", tag)
    try:
        return 1.0 if weight is None else float(weight[1])
    except ValueError:
        return 0.0
