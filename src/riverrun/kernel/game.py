"""A game: a rulebook with its players, options and content. Immutable and shared by all its states."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from riverrun.kernel import journal, loops
from riverrun.kernel.chance import split_seed
from riverrun.kernel.content import content_hash
from riverrun.kernel.errors import BadOption, BadPosition, UnknownMove
from riverrun.kernel.integers import as_int
from riverrun.kernel.jit.record_view import record_view
from riverrun.kernel.jit.specialise import specialise
from riverrun.kernel.journal import Event
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.position import snapshot
from riverrun.kernel.position.hiding import mask_for, seen_beyond
from riverrun.kernel.position.layout import Sees
from riverrun.kernel.rulebook import Rulebook
from riverrun.kernel.state import State

SEEDS = 1 << 128
EVENTS = 4096
"""How many events a game keeps to tell them again."""


class Game:
    """A rulebook with its options chosen; `new` deals a state of it."""

    def __init__(
        self,
        rulebook: Rulebook,
        players: int,
        options: Mapping[str, object] | None = None,
        content: str | Path | None = None,
        weights: Sequence[float] | None = None,
    ) -> None:
        """`weights` are what bots judge by (kernel/weights.py), where that is not what the game declares."""
        self.rulebook = rulebook
        self.id = rulebook.id
        self.title = rulebook.title
        self.players = players
        self.options = rulebook.choose(players, options or {})
        self.pack = Path(content) if content is not None else None
        self.content = rulebook.load(self.pack)
        self.content_hash = content_hash(self.content)
        self.weights = None if weights is None else tuple(weights)
        self.box = self._box(self.options)
        self.box_view = record_view(self.box)
        """The same box as rules that run interpreted read it fastest; compiled ones take it as well."""
        self.rules = rulebook.rules
        self.moves = rulebook.moves
        self.sees = self._who_sees()
        """Who may see each field of a position in this game."""
        self.masks = {seat: mask_for(rulebook.position, seat, self.sees) for seat in (None, *range(players))}
        """What hides a position from each seat, and from a spectator (None)."""
        self.beyond = {seat: seen_beyond(mask, self.masks[None]) for seat, mask in self.masks.items()}
        """Where each seat may see more than a spectator, and what a spectator sees there."""
        self._texts: dict[int, str] = {}
        self._events: dict[tuple[int, ...], Event] = {}
        """Events that were told, by their rows."""
        self._numbers: dict[str, int] = {}
        """The moves whose notation was asked for, by it."""
        self.loops: ModuleType = specialise(loops, rulebook.rules)

    def __repr__(self) -> str:
        chosen = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"riverrun.game({self.id!r}, players={self.players}{chosen})"

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: Any) -> Game:
        return self  # nothing in it ever changes

    @cached_property
    def lexicon(self) -> Any:
        """What the game's words look up."""
        return self.rulebook.lexicon(self)

    @cached_property
    def lookahead_box(self) -> Any:
        """The box with which bots look ahead: the game's own, unless its rulebook has other options for that."""
        options = self.rulebook.lookahead(self.options)
        return self.box if options == self.options else self._box(options)

    def _box(self, options: Mapping[str, str]) -> Any:
        box = self.rulebook.box(self.content, self.players, options)
        if self.weights is not None:
            if self.rulebook.rules.WEIGHTS is None or len(self.weights) != len(self.rulebook.rules.WEIGHTS):
                raise BadOption(f"{self.title} has no such weights.")
            box.weights[:] = self.weights
        return box

    def new(self, seed: int | None = None, *, keep_journal: bool = True) -> State:
        """Deals a new game; the same seed (up to 128 bits) deals the same game everywhere."""
        if seed is None:
            seed = secrets.randbits(128)
        if not isinstance(seed, int) or not 0 <= seed < SEEDS:
            raise BadOption(Sentence("rr-error-seed", {"seed": repr(seed)}))
        position = self.rulebook.position.empty()[0]
        log = journal.fresh()
        self.loops.start(self.box, position, log, *split_seed(seed))
        return State(self, position, seed=seed, opening=log, keep_journal=keep_journal)

    def restore(self, document: Any) -> State:
        """A state from a position document: its struct, its data, or its JSON text."""
        if isinstance(document, str | bytes):
            try:
                document = msgspec.json.decode(document)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as trouble:
                raise BadPosition(f"This is not JSON: {trouble}.") from None
        else:
            document = msgspec.to_builtins(document)
        position = self.rulebook.position.empty()[0]
        self.rulebook.restore(self, document, position)
        wrong = self.rulebook.check(self, position)
        if wrong:
            raise BadPosition(wrong[0])
        return State(self, position, start=document)

    def thaw(self, data: bytes) -> State:
        """The state that `State.freeze` made these bytes of, in all it knows; BadRecord where they do not fit."""
        kept = snapshot.unpack(data)
        kept.check(self)
        return State.of(self, kept)

    def at(self, words: bytes) -> State:
        """A state without journal or record at a position given by its bytes, which a program made: not checked."""
        size = self.rulebook.position.dtype.itemsize
        if len(words) != size:
            raise BadPosition(f"A position of {self.title} is {size} bytes, not {len(words)}.")
        return State(self, self.rulebook.position.from_bytes(words), keep_journal=False)

    def number(self, move: Any) -> int:
        """A move given as any whole number, as a plain one; anything else is refused."""
        number = as_int(move)
        if number is None or not 0 <= number < self.moves:
            raise UnknownMove(Sentence("rr-error-move-number", {"move": repr(move), "last": self.moves - 1}))
        return number

    def text(self, move: int) -> str:
        """A move's notation."""
        if type(move) is int and move in self._texts:
            return self._texts[move]
        number = self.number(move)
        text = self._texts[number] = self.rulebook.text(self, number)
        self._numbers[text] = number
        return text

    def move(self, text: str) -> int:
        """The move that a notation means."""
        if text in self._numbers:
            return self._numbers[text]
        return int(self.rulebook.move(self, text))  # a plain one: each kind of number would be compiled for anew

    def legal(self, s: Any) -> list[int]:
        """The legal moves of a position in which a decision is asked, ascending."""
        out = np.empty(self.rules.LEGAL_MAX, np.int32)
        moves: list[int] = out[: self.rules.legal(self.box_view, s, out)].tolist()
        return sorted(moves)

    def event(self, row: list[int]) -> Event:
        """A journal row, a list of plain numbers, as a typed event; most happen again, in this state or another."""
        key = tuple(row)
        found = self._events.get(key)
        if found is None:
            if len(self._events) >= EVENTS:
                self._events.clear()
            found = self._events[key] = self.rulebook.event(self, row)
        return found

    def result(self, s: Any) -> tuple[list[float], list[float]]:
        """Each seat's points as a position stands, and its share of the win."""
        points, wins = np.zeros(self.rules.PLAYERS_MAX), np.zeros(self.rules.PLAYERS_MAX)
        self.rules.result(self.box_view, s, points, wins)
        return points[: self.players].tolist(), wins[: self.players].tolist()

    def _who_sees(self) -> dict[str, Sees]:
        found = {}
        for name, field in self.rulebook.position.fields.items():
            found[name] = self.rulebook.sees(self, name, field)
            assert found[name] is not Sees.OWNER or field.per_seat, f"{name} has no owners: its rows are not seats"
        for name, field in self.rulebook.position.fields.items():
            assert not field.shown or found[field.shown] is Sees.ALL, f"{field.shown}, which shows {name}, is not open"
        return found
