"""The move space of a game, declared once: sizes, numbers, notation both ways and its refusals follow from it.

    MOVES = MoveSpace(
        Verb("invest", CARD, AMOUNT, clause="FOH-I2"),
        Verb("harvest", clause="FOH-H1", always=True),
        Verb("choose", TILE, word="aim"),               # two verbs may share a word
        Verb("die", DIE, at=192),                       # what lies before 192 is a hole
        Verb("tide", environment=True),
    )
    INVEST = MOVES.first("invest")                      # a plain number, for rules

A verb's moves are numbered in a row, the last parameter fastest. Numbers that no verb has, and parameters without an
id, are holes: they have no notation.
"""

from __future__ import annotations

import difflib
import keyword
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING, Any

import msgspec

from riverrun.kernel.errors import UnknownMove
from riverrun.kernel.language.sentences import Arg, Ref, Sentence
from riverrun.kernel.moves.parameters import Parameter, Table, splits
from riverrun.kernel.unknown_names import none_of

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

LONGEST = 12
"""More words than any move has."""


@dataclass(frozen=True, init=False, eq=False)
class Verb:
    """A verb with its parameters: a block of the move space."""

    name: str
    """What functions are called by: refuse_NAME, NAME, permit_NAME."""
    parameters: tuple[Parameter, ...]
    word: str
    """What notation writes: the name with hyphens, or another word or words; without a word, the parameters alone."""
    clause: str
    """The clause that allows it, unless `permit_NAME` says another."""
    at: int | None
    """The number of its first move; by default the next after the verb before it."""
    always: bool
    """Whether it may be made whenever a decision offers it, so that there is no refuse_NAME."""
    environment: bool
    """Whether the environment makes it (a clock that runs out), whatever decision is asked, and no seat."""

    def __init__(
        self,
        name: str,
        *parameters: Parameter,
        word: str | None = None,
        clause: str = "",
        at: int | None = None,
        always: bool = False,
        environment: bool = False,
    ) -> None:
        assert name.isidentifier(), f"'{name}' cannot be the name of a function"
        values = (name, parameters, name.replace("_", "-") if word is None else word, clause, at, always, environment)
        for field, value in zip(self.__dataclass_fields__, values, strict=True):
            object.__setattr__(self, field, value)

    @property
    def count(self) -> int:
        """How many numbers its block has."""
        return prod(parameter.size for parameter in self.parameters)

    @property
    def function(self) -> str:
        """The name of the function that carries it out; Python's own words get an underscore (`pass_`)."""
        return function_name(self.name)

    @cached_property
    def words(self) -> list[str]:
        return self.word.split()

    @property
    def usage(self) -> str:
        """How it is written: invest CARD N."""
        return " ".join([*self.words, *(parameter.values.usage for parameter in self.parameters)])


def function_name(action: str) -> str:
    """The name of the function that carries an action out; Python's own words get an underscore (`pass_`)."""
    return f"{action}_" if keyword.iskeyword(action) else action


class Block(msgspec.Struct, frozen=True, omit_defaults=True):
    """A verb's numbers, as a program reads them: move - first in mixed radix, the last parameter fastest."""

    name: str
    first: int
    count: int
    word: str
    parameters: list[str] = []
    environment: bool = False


class ParameterInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a parameter's numbers stand for, as a program reads them."""

    kind: str
    size: int
    first: int = 0
    """The number that 0 stands for, where the kind is `int`."""
    more: bool = False
    """Whether the last number means that more is asked."""
    ids: list[str | None] | None = None
    """The ids of pieces; None among them is a hole."""
    args: list[Arg] | None = None
    """What sentences name by each number, where that is not the piece by its id; a hole is empty."""


class MoveSpaceInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The move space of a game, as a program reads it."""

    size: int
    blocks: list[Block]
    parameters: dict[str, ParameterInfo]
    actions: dict[str, dict[str, str]] = {}
    """What a verb is called in a decision, where the decision tells what it means."""


class MoveSpace:
    """All moves of a game; see this module."""

    def __init__(self, *verbs: Verb, names: Sequence[Parameter] = (), size: int = 0) -> None:
        """`names` are further names for numbers in events and refusals, `size` leaves a hole at the end."""
        self.verbs = verbs
        self._decoded: dict[int, tuple[Verb, tuple[int, ...]] | None] = {}
        self._first: dict[str, int] = {}
        self._of: dict[str, Verb] = {}
        end = 0
        for verb in verbs:
            assert verb.name not in self._of, f"there are two verbs '{verb.name}'"
            first = end if verb.at is None else verb.at
            assert first >= end, f"'{verb.name}' begins at {first}, inside the verb before it"
            self._of[verb.name] = verb
            self._first[verb.name] = first
            end = first + verb.count
        self._starts = [*self._first.values()]
        self._counts = [verb.count for verb in verbs]
        self.size = max(size, end)
        """How many numbers there are, holes included: moves are the numbers below it."""
        self.parameters: dict[str, Parameter] = {}
        """By their names: those of the moves, and what else events and refusals name."""
        for parameter in (*names, *(one for verb in verbs for one in verb.parameters)):
            known = self.parameters.setdefault(parameter.name, parameter)
            assert known == parameter, f"'{parameter.name}' is the name of two different parameters"

    # Numbers

    def verb(self, name: str) -> Verb:
        """A verb by its name."""
        return self._of[name]

    def first(self, name: str) -> int:
        """The number of a verb's first move."""
        return self._first[name]

    def numbers(self, name: str) -> range:
        """All numbers of a verb's block."""
        return range(self._first[name], self._first[name] + self._of[name].count)

    @cached_property
    def environment(self) -> range:
        """The environment's moves, which are one row of numbers."""
        ranges = [self.numbers(verb.name) for verb in self.verbs if verb.environment]
        moves = [move for found in ranges for move in found]
        assert moves == [*range(moves[0], moves[-1] + 1)] if moves else True, "the environment's verbs are one row"
        return range(moves[0], moves[-1] + 1) if moves else range(0)

    def number(self, name: str, *params: int) -> int:
        """The number of a verb's move with these parameters."""
        verb = self._of[name]
        number = 0
        for parameter, value in zip(verb.parameters, params, strict=True):
            assert 0 <= value < parameter.size, f"{parameter.name} {value} is not below {parameter.size}"
            number = number * parameter.size + value
        return self._first[name] + number

    def decode(self, number: int) -> tuple[Verb, tuple[int, ...]] | None:
        """A number's verb and parameters; None for a number that no verb has."""
        if not 0 <= number < self.size:
            return None
        if number not in self._decoded:
            self._decoded[number] = self._decode(number)
        return self._decoded[number]

    def _decode(self, number: int) -> tuple[Verb, tuple[int, ...]] | None:
        at = bisect_right(self._starts, number) - 1
        if at < 0:
            return None
        verb, rest = self.verbs[at], number - self._starts[at]
        if rest >= self._counts[at]:
            return None
        params = []
        for parameter in reversed(verb.parameters):
            rest, value = divmod(rest, parameter.size)
            params.append(value)
        return verb, tuple(reversed(params))

    def verb_of(self, number: int) -> str:
        """The verb of a move."""
        return self.verbs[bisect_right(self._starts, number) - 1].name

    def moves(self, game: Game | None) -> Iterator[int]:
        """Every number that is a move, holes left out."""
        return (number for number in range(self.size) if self.find_text(game, number) is not None)

    # Notation

    def find_text(self, game: Game | None, number: int) -> str | None:
        """A move's notation; None for a hole."""
        found = self.decode(number)
        if found is None:
            return None
        verb, params = found
        texts = [parameter.text(game, value) for parameter, value in zip(verb.parameters, params, strict=True)]
        return None if None in texts else " ".join([*verb.words, *(text for text in texts if text)])

    def text(self, game: Game | None, number: int) -> str:
        """A move's one notation; a hole has none and is refused."""
        text = self.find_text(game, number)
        if text is None:
            raise UnknownMove(Sentence("rr-error-no-move-number", {"number": number}))
        return text

    def move(self, game: Game | None, written: str) -> int:
        """The move that a text means, however its names are written; what is none is refused with what was meant."""
        words = written.lower().replace("_", "-").split()
        if not words:
            raise UnknownMove(Sentence("rr-error-empty-move", {"usage": self.usage}))
        shown = written.strip()[:60]
        found, misses = self._read(game, words)
        if found is not None:
            return found
        if words[0] in self._first_words:
            misses = [miss for miss in misses if miss.verb.words]
            meant = None
        else:
            meant = self._misspelt_verb(game, words)
        if meant is None and len({miss.verb for miss in misses}) == 1:
            raise UnknownMove(misses[0].sentence(game))
        meant = meant or next(filter(None, (miss.meant(game) for miss in misses)), None)
        if meant is not None:
            raise UnknownMove(Sentence("rr-error-meant", {"written": shown, "meant": meant}))
        raise UnknownMove(self._none_of_these(game, words, misses, shown))

    def _none_of_these(self, game: Game | None, words: list[str], misses: list[Miss], shown: str) -> Sentence:
        """What these verbs take where this is; or how such moves, or else all, are written."""
        if misses and len({miss.written for miss in misses}) == 1:
            kinds = list(dict.fromkeys(miss.kind for miss in misses))
            return none_of(kinds, misses[0].written, [miss.table(game).choice(miss.written) for miss in misses])
        first = self._first_word(words)
        usages = [verb.usage for verb in self.verbs if verb.words[:1] == [first] and not verb.environment]
        if usages:
            return Sentence("rr-error-no-move-of", {"written": shown, "usages": list(dict.fromkeys(usages))})
        return Sentence("rr-error-no-move", {"written": shown, "usage": self.usage})

    @cached_property
    def usage(self) -> str:
        """How moves are written."""
        return ", ".join(verb.usage for verb in self.verbs if not verb.environment)

    def _read(self, game: Game | None, words: list[str]) -> tuple[int | None, list[Miss]]:
        """The move that words mean, and by which parameter each verb with these words failed."""
        misses = []
        # Verbs of more words first: `swap barter` is no `swap DIE`.
        for verb in sorted(self.verbs, key=lambda verb: -len(verb.words)):
            rest = words[len(verb.words) :]
            if words[: len(verb.words)] != verb.words or len(rest) > LONGEST:
                continue
            for parts in splits(rest, verb.parameters):
                params = [one.table(game).read(part) for one, part in zip(verb.parameters, parts, strict=True)]
                if None not in params:
                    return self.number(verb.name, *(value for value in params if value is not None)), []
                misses.append(Miss(verb, parts, params.index(None)))
        return None, misses

    @cached_property
    def _first_words(self) -> list[str]:
        return [verb.words[0] for verb in self.verbs if verb.words]

    def _first_word(self, words: list[str]) -> str:
        """The word that a verb begins with and that was written or meant; empty: there is none."""
        close = difflib.get_close_matches(words[0][:60], self._first_words, n=1, cutoff=0.75)
        return close[0] if close else ""

    def _misspelt_verb(self, game: Game | None, words: list[str]) -> str | None:
        """The move that was meant, if its verb was nearly right and the rest is."""
        first = self._first_word(words)
        found = self._read(game, [first, *words[1:]])[0] if first else None
        return None if found is None else self.find_text(game, found)

    # For sentences and programs

    def args(self, game: Game | None, verb: Verb, params: Sequence[int]) -> dict[str, Arg]:
        """What a sentence may name of a move: its parameters by their names."""
        found = {one.name: one.arg(game, value) for one, value in zip(verb.parameters, params, strict=True)}
        return {name: arg for name, arg in found.items() if arg is not None}

    def describe(self, game: Game | None) -> MoveSpaceInfo:
        """The move space as programs read it: what a page needs to make moves of numbers and back."""
        blocks = [
            Block(
                verb.name,
                self._first[verb.name],
                verb.count,
                verb.word,
                [parameter.name for parameter in verb.parameters],
                verb.environment,
            )
            for verb in self.verbs
        ]
        used = {name: self.parameters[name] for block in blocks for name in block.parameters}
        return MoveSpaceInfo(self.size, blocks, {name: _info(game, one) for name, one in used.items()})


def _info(game: Any, parameter: Parameter) -> ParameterInfo:
    table = parameter.table(game)
    if parameter.kind == "int":
        first = table.args[0]
        more = (table.texts[-1] or "").endswith("+")
        return ParameterInfo("int", parameter.size, first if isinstance(first, int) else 0, more)
    if table.ids is None:
        return ParameterInfo(parameter.kind, parameter.size)
    named = [None if id is None else Ref(parameter.kind, id) for id in table.ids]
    args = None if list(table.args) == named else ["" if arg is None else arg for arg in table.args]
    return ParameterInfo(parameter.kind, parameter.size, ids=list(table.ids), args=args)


@dataclass(frozen=True)
class Miss:
    """A text that is nearly a move: one of the verb's parameters is not understood."""

    verb: Verb
    parts: list[str]
    at: int

    @property
    def written(self) -> str:
        """What is not understood."""
        return self.parts[self.at]

    @property
    def kind(self) -> str:
        """What it should be."""
        parameter = self.verb.parameters[self.at]
        return parameter.name if parameter.kind == "int" else parameter.kind

    def table(self, game: Game | None) -> Table:
        """What there is of that."""
        return self.verb.parameters[self.at].table(game)

    def sentence(self, game: Game | None) -> Sentence:
        """What is wrong with it."""
        table = self.table(game)
        return table.refuse(self.written, table.near(self.written))

    def meant(self, game: Game | None) -> str | None:
        """The whole move that was probably meant."""
        text = self.table(game).near(self.written)
        if text is None:
            return None
        return " ".join([*self.verb.words, *self.parts[: self.at], text, *self.parts[self.at + 1 :]])
