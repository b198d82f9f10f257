"""Positions as documents: what those of all games share, and readers that refuse in a sentence what cannot be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Sized
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from riverrun.kernel.errors import BadPosition
from riverrun.kernel.jit.record_view import record_view
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.position.agenda import OVERFLOW
from riverrun.kernel.unknown_names import no_piece
from riverrun.kernel.wrong_shapes import shape

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

FORMAT = "riverrun-position/1"
MOST = 1_000_000
"""The most that a number can be where nothing else limits it: more is a mistake."""
RNG = "00000000000000000000000000000001"
"""The generator's state where a document does not say."""


class Document(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every position's document begins with; a game's own gives `game` its id and goes on with its table."""

    format: str = FORMAT
    game: str


D = TypeVar("D", bound=Document)


# Out


def one_by_one(counts: Any, ids: Sequence[str]) -> list[str]:
    """List pieces one by one, by the number that `counts` has of each kind."""
    return [ids[kind] for kind, count in enumerate(counts.tolist()) for _ in range(count)]


def top_down(pile: Any, size: int, ids: Sequence[str]) -> list[str]:
    """A pile, which a position keeps from the bottom up, from the top down."""
    return [ids[piece] for piece in pile[:size][::-1].tolist()]


def rng_text(s: Any) -> str:
    """The generator's state."""
    return "".join(f"{int(word):08x}" for word in s.rng)


_canonical = msgspec.json.Encoder(order="sorted")


def canonical(document: Document | msgspec.Struct) -> bytes:
    """A document in the one form that is hashed: members by name, without those that are zero or empty.

    So a later version may add members, as long as they are empty in games that do not know them.
    """
    return _canonical.encode(_said(msgspec.to_builtins(document)))


def _said(value: Any) -> Any:
    """What a part of a document says, without members that say nothing."""
    if type(value) is dict:
        return {name: said for name, one in value.items() if (said := _said(one))}
    return [_said(one) for one in value] if type(value) is list else value


# In


def opened(game: Game, data: Any, kind: type[D]) -> D:
    """A document's data as the game's kind of document."""
    try:
        document = msgspec.convert(data, kind)
    except msgspec.ValidationError as trouble:
        reason = shape(str(trouble), kind=kind, whole="document")
        raise BadPosition(Sentence("rr-error-no-position", {"game": game.title, "reason": reason})) from None
    if document.format != FORMAT or document.game != game.id:
        raise BadPosition(f"This is a '{document.format}' of '{document.game}', not a '{FORMAT}' of '{game.id}'.")
    return document


def number(label: str, value: int, most: int = MOST, *, least: int = 0) -> int:
    """A number from `least` to `most`."""
    if not least <= value <= most:
        raise BadPosition(f"{label} is {value}; it must be {least} to {most}.")
    return value


def seat(game: Game, label: str, value: int) -> int:
    """A seat at the game's table."""
    if not 0 <= value < game.players:
        raise BadPosition(f"{label} is {value}; seats are 0 to {game.players - 1}.")
    return value


def read_numbers(document: Document, s: Any, *labels: str, most: int = MOST, least: int = 0) -> None:
    """Copies numbers from `least` to `most` into the fields of the same names."""
    for label in labels:
        s[label] = number(label, getattr(document, label), most, least=least)


def read_seats(game: Game, document: Document, s: Any, *labels: str) -> None:
    """Copies seats into the fields of the same names."""
    for label in labels:
        s[label] = seat(game, label, getattr(document, label))


def one_each(game: Game, what: str, rows: Sized) -> None:
    """Refuses a list that is not as long as there are players."""
    if len(rows) != game.players:
        raise BadPosition(f"There are {len(rows)} {what} for {game.players} players.")


def find(what: str, id: str, ids: Sequence[str | None] | Mapping[str, int], last: str = "") -> int:
    """A piece's number: its place in a list of ids, or what a table of ids gives; `last` is that of ids in rows."""
    if id not in ids:
        raise BadPosition(no_piece(what, id, ids, last=last))
    return ids[id] if isinstance(ids, Mapping) else ids.index(id)


def counted(what: str, listed: Iterable[str], ids: Sequence[str], counts: Any) -> None:
    """Adds pieces that are listed one by one to how many there are of each kind."""
    for id in listed:
        counts[find(what, id, ids)] += 1


def bottom_up(
    what: str, listed: Sequence[str] | None, ids: Sequence[str], box: Iterable[int], elsewhere: Sequence[int]
) -> list[int]:
    """A pile that is listed from the top down, or else all that the box has of each kind and is not elsewhere."""
    if listed is not None:
        return [find(what, id, ids) for id in reversed(listed)]
    kinds = enumerate(zip(box, elsewhere, strict=True))
    return [kind for kind, (there_are, away) in kinds for _ in range(int(there_are) - int(away))]


def lay_pile(s: Any, label: str, pile: Sequence[int], too_many: str) -> None:
    """Lays a pile, from the bottom up, into the field `label`, and its size into `label_size`."""
    if len(pile) > len(s[label]):
        raise BadPosition(too_many)
    s[label][: len(pile)] = pile
    s[f"{label}_size"] = len(pile)


def read_rng(written: str, s: Any) -> None:
    """The generator's state."""
    if len(written) != 32 or not set(written) <= set("0123456789abcdef") or not int(written, 16):
        raise BadPosition("The rng is 32 hexadecimal digits in small letters, not all 0.")
    for i in range(4):
        s.rng[i] = int(written[8 * i : 8 * i + 8], 16)


# What a position that was read must be


def unsound(game: Game, s: Any, says: Mapping[Any, str], clause: str) -> list[str]:
    """What the rules' `sound` finds wrong, in words; or that nothing can be chosen, which `clause` rules out."""
    wrong = int(game.rules.sound(game.box, s))
    if wrong == OVERFLOW:
        return [f"There are more than {len(s.agenda)} steps on the agenda."]
    return [says[wrong]] if wrong else stuck(game, s, f" ({clause})")


def stuck(game: Game, s: Any, by: str = "") -> list[str]:
    """That a running game asks for a decision that has no legal move; empty where it has one."""
    return [] if s.over or game.legal(record_view(s)) else [f"The decision that is asked has no legal move{by}."]
