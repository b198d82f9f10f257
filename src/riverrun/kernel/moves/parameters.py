"""Parameters of moves and events: what a small number stands for, how it is written and read, what a sentence names.

    CARD = pieces("card", 67, ids=card_ids, titles=card_titles)     # ids and titles ask the game for its content
    CELL = pieces("cell", ids=CELL_IDS, literal=True)               # the same in every game, and in every language
    AMOUNT = number("amount", 64, first=1, more=True)               # 1 to 63, and 63+
    TARGET = player("target", 5)                                    # p1 to p5

A parameter's name is what rule functions and sentences call it; `CARD.named("lost")` is the same under another name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from riverrun.kernel import unknown_names
from riverrun.kernel.language.sentences import Arg, Ref, Sentence
from riverrun.kernel.unknown_names import letters

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

Ids = Sequence[str | None]
"""One for each number; None where the number stands for nothing."""
ANY = 99
"""More words than a text has."""


class Values:
    """What the numbers of some sort stand for. `table` knows it for one game, since ids may be the content's."""

    def __init__(
        self,
        kind: str,
        size: int,
        usage: str,
        make: Callable[[Any], Table],
        by_game: bool,
        words: tuple[int, int] = (1, 1),
    ) -> None:
        self.kind = kind
        self.size = size
        self.usage = usage
        """How a sentence that lists all moves shows it."""
        self.words = words
        """The fewest and the most words that its texts have."""
        self._make = make
        self._by_game = by_game
        self._tables: WeakKeyDictionary[Any, Table] = WeakKeyDictionary()

    @cached_property
    def _fixed(self) -> Table:
        return self._make(None)

    def table(self, game: Game | None) -> Table:
        """What the numbers stand for in a game."""
        if not self._by_game:
            return self._fixed
        found = self._tables.get(game)
        if found is None:
            found = self._tables[game] = self._make(game)
        return found


@dataclass(frozen=True)
class Parameter:
    """A parameter of a move, or a number of an event: what it is called, and what its numbers stand for."""

    name: str
    values: Values

    @property
    def size(self) -> int:
        return self.values.size

    @property
    def kind(self) -> str:
        """`player`, `int`, or a kind of piece: card, tile, cell."""
        return self.values.kind

    def named(self, name: str) -> Parameter:
        """The same under another name."""
        return Parameter(name, self.values)

    def table(self, game: Game | None) -> Table:
        """What its numbers stand for in a game."""
        return self.values.table(game)

    def text(self, game: Game | None, number: int) -> str | None:
        """How notation writes a number; None: it stands for nothing."""
        return self.table(game).texts[number]

    def arg(self, game: Game | None, number: int) -> Arg | None:
        """What a sentence names by a number; None: nothing, so the sentence goes without (nobody, no card)."""
        return self.table(game).arg(number)


@dataclass
class Table:
    """What the numbers of some sort stand for in a game."""

    texts: Ids
    args: Sequence[Arg | None]
    names: Mapping[str, int]
    """All names that are understood, in their plain form."""
    plain: Callable[[str], str]
    """The plain form of what was written."""
    refuse: Callable[[str, str | None], Sentence]
    """What to answer to what is none of them: given what was written, and the text that was probably meant."""
    ids: Ids | None = None
    """Ids of pieces; None for players and numbers."""
    beyond: Mapping[int, Arg] = field(default_factory=dict)
    """What sentences name by numbers that are no move's: the bank, where a player could be."""
    row: tuple[str, str] | None = None
    """The first and the last, where they are in rows: one that is nearly right is as wrong as any."""

    def arg(self, number: int) -> Arg | None:
        """What a sentence names by a number."""
        return self.args[number] if 0 <= number < len(self.args) else self.beyond.get(number)

    def read(self, written: str) -> int | None:
        """The number that a text stands for; None: it is no text of this sort."""
        plain = self.plain(written)
        return self.names.get(plain) if plain or not written else None

    def near(self, written: str) -> str | None:
        """The text that was probably meant."""
        if self.row is not None:
            return None
        close = unknown_names.nearest(written, self.names, self.plain)
        return None if close is None else self.texts[self.names[close]]

    def choice(self, written: str) -> Sentence:
        """What could be given instead of a text that is none of them."""
        if self.row is not None:
            return unknown_names.between(*self.row)
        return unknown_names.one_of([text for text in self.texts if text], written)


# Pieces


def pieces(
    kind: str,
    size: int | None = None,
    *,
    ids: Ids | Callable[[Any], Ids],
    titles: Callable[[Any], Sequence[str]] | None = None,
    arg: Callable[[Any, int], Arg] | None = None,
    literal: bool = False,
    beyond: Mapping[int, Arg] | Callable[[Any], Mapping[int, Arg]] | None = None,
    plain: Callable[[str], str] = letters,
    in_rows: bool | Callable[[Any], str] = False,
    few: bool = False,
    usage: str = "",
    name: str = "",
) -> Parameter:
    """Things that have ids: cards, tiles, cells.

    `ids` and `titles` are lists, or functions of the game; an id of None is a hole. Notation writes the id with
    hyphens; whatever has the same `plain` form as a text or a title is understood. A sentence names a piece by
    `Ref(kind, id)`, unless `arg` says otherwise; the id itself stands in every language if it is `literal`. `beyond`
    has what sentences name by numbers outside the list, or is a function of the game that tells it. Ids `in_rows` (r0c0
    to r6c6) are explained by the first and the last of them, since one that is nearly right is as wrong as any; where a
    game may have fewer rows, a function of it gives its last. A `few` ids are always explained by all of them.
    """
    listed = None if callable(ids) else tuple(ids)
    count = size if size is not None else len(listed or ())
    # Titles may have any number of words.
    most = ANY if titles is not None or plain is letters else _words(listed)[1]

    def make(game: Any) -> Table:
        known = tuple(ids(game)) if callable(ids) else tuple(ids)
        known += (None,) * (count - len(known))
        assert len(known) == count, f"there are {len(known)} ids for {count} numbers of kind {kind}"
        texts = [None if id is None else id.replace("_", "-") for id in known]
        names = {}
        if titles is not None:
            names = {plain(title): number for number, title in enumerate(titles(game)) if known[number] is not None}
        names |= {plain(text): number for number, text in enumerate(texts) if text is not None}

        def named(number: int, id: str | None) -> Arg | None:
            if id is None:
                return None
            if arg is not None:
                return arg(game, number)
            return Ref(kind, id, name=id) if literal else Ref(kind, id)

        args = [named(number, id) for number, id in enumerate(known)]

        last = in_rows(game) if callable(in_rows) else (texts[-1] or "") if in_rows else ""

        def refuse(written: str, meant: str | None) -> Sentence:
            if few:
                listed = ", ".join(text for text in texts if text)
                return Sentence("rr-error-no-word", {"written": written[:20], "known": listed})
            return unknown_names.no_piece(kind, written, texts, last=last, meant=meant)

        further = beyond(game) if callable(beyond) else beyond or {}
        row = (texts[0] or "", last) if last else None
        return Table(texts, args, names, plain, refuse, known, further, row)

    values = Values(
        kind,
        count,
        usage or kind.upper(),
        make,
        by_game=callable(ids) or titles is not None or arg is not None or callable(beyond) or callable(in_rows),
        words=(_words(listed)[0], most),
    )
    return Parameter(name or kind, values)


def _words(ids: Ids | None) -> tuple[int, int]:
    counts = [len(id.split()) for id in ids or () if id is not None] or [1]
    return min(counts), max(counts)


def words(name: str, listed: Sequence[str], *, plain: Callable[[str], str] = letters, usage: str = "") -> Parameter:
    """A few words of the game (white and black; open edges), which sentences select by or repeat as they are."""
    texts = [word.replace("_", "-") for word in listed]
    known = ", ".join(text for text in texts if text)

    def refuse(written: str, meant: str | None) -> Sentence:
        return Sentence("rr-error-no-word", {"written": written[:20], "known": known})

    names = {plain(text): number for number, text in enumerate(texts)}
    table = Table(texts, list(texts), names, plain, refuse, texts)
    return Parameter(name, Values(name, len(texts), usage or name.upper(), lambda _: table, False, _words(texts)))


# Numbers and players


def number(name: str, size: int, *, first: int = 0, more: bool = False, usage: str = "N") -> Parameter:
    """Whole numbers from `first` on; with `more` the last of them is written 63+ and means that more is to be asked.

    Rules get the place in the list, from 0. Sentences get the number itself, and for `63+` the next one, 64.
    """
    last = first + size - 1 - more
    texts = [str(first + at) for at in range(size - more)] + [f"{last}+"] * more
    args: list[Arg | None] = [*range(first, first + size)]

    def plain(written: str) -> str:
        return written.lstrip("0") or written[:1]

    def refuse(written: str, meant: str | None) -> Sentence:
        code = "rr-error-no-amount-more" if more else "rr-error-no-amount"
        return Sentence(code, {"written": written[:20], "least": first, "most": last})

    names = {text: at for at, text in enumerate(texts)}
    table = Table(texts, args, names, plain, refuse, row=(texts[0], texts[-1]))
    return Parameter(name, Values("int", size, usage, lambda _: table, by_game=False))


def player(name: str, size: int, *, beyond: Mapping[int, Arg] | None = None) -> Parameter:
    """Seats: p1 is seat 0. `beyond` has what sentences name by numbers that are no seat."""
    texts = [f"p{seat + 1}" for seat in range(size)]

    def plain(written: str) -> str:
        return written[:1] + written[1:].lstrip("0")

    def refuse(written: str, meant: str | None) -> Sentence:
        return Sentence("rr-error-no-player", {"written": written[:20], "last": texts[-1]})

    args = [Ref("player", seat) for seat in range(size)]
    names = {text: seat for seat, text in enumerate(texts)}
    table = Table(texts, args, names, plain, refuse, beyond=beyond or {}, row=(texts[0], texts[-1]))
    return Parameter(name, Values("player", size, "pN", lambda _: table, by_game=False))


def players(name: str, size: int) -> Parameter:
    """Sets of seats as bits, for what lies on the agenda; sentences list them."""
    args = [[Ref("player", seat) for seat in range(size) if bits >> seat & 1] for bits in range(1 << size)]
    table = Table([None] * len(args), args, {}, str, lambda written, meant: Sentence("rr-error-no-player"))
    return Parameter(name, Values("players", len(args), "pN", lambda _: table, by_game=False))


def splits(words: Sequence[str], parameters: Sequence[Parameter]) -> Iterator[list[str]]:
    """Every way to share words out to parameters, in their order."""
    if not parameters:
        if not words:
            yield []
        return
    least, most = parameters[0].values.words
    for taken in range(least, min(most, len(words)) + 1):
        for rest in splits(words[taken:], parameters[1:]):
            yield [" ".join(words[:taken]), *rest]
