"""Clauses: every rule of a game by its id, with the rulebook's page; the game's catalogue has what they say."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from riverrun.kernel.language.sentences import HasSentence, Sentence


class Clause(HasSentence, frozen=True):
    """One numbered rule. `sentence` is what it says; `text`, `title` and `section_title` are words."""

    id: str
    section: str
    """Its section's key: words in kebab case."""
    mark: str
    """How sure it is: `stated`, `ruling`, `inferred` or `invented`."""
    pages: dict[str, str]
    """Where it stands: the page or pages, by the rulebook's edition."""
    definition: bool
    """Whether it says what there is in the box, so that no function carries it out."""
    sentence: Sentence
    title_sentence: Sentence
    section_sentence: Sentence

    @property
    def title(self) -> str:
        """What it is called, in the language of the context."""
        return self.title_sentence.text

    @property
    def section_title(self) -> str:
        """What its section is called, in the language of the context."""
        return self.section_sentence.text


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clause as clauses.toml has it."""

    id: str
    section: str
    mark: str
    pages: dict[str, str] = {}
    definition: bool = False


def read_clauses(path: Path) -> dict[str, Clause]:
    """All clauses of a file, by id, in their order."""
    data = tomllib.loads(path.read_text("utf-8"))
    return {entry.id: clause_of(entry) for entry in msgspec.convert(data["clause"], list[Entry])}


def clause_of(entry: Entry) -> Clause:
    """A clause with its codes: FOH-N1 says foh-clause-n1, and a dot is a hyphen, since codes have none."""
    prefix, _, rest = entry.id.lower().partition("-")
    code = f"{prefix}-clause-{rest.replace('.', '-')}"
    return Clause(
        id=entry.id,
        section=entry.section,
        mark=entry.mark,
        pages=entry.pages,
        definition=entry.definition,
        sentence=Sentence(code),
        title_sentence=Sentence(f"{code}.title"),
        section_sentence=Sentence(f"{prefix}-section-{entry.section}"),
    )
