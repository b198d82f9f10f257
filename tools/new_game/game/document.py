"""Positions as readable documents, out and in; check.py says what can be wrong with one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from riverrun.games.new_game.terms import KINDS, NONE, STONE_IDS, STONES, Step
from riverrun.kernel.agenda import push
from riverrun.kernel.errors import BadPosition

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

FORMAT = "riverrun-position/1"
MOST = 1_000_000


class Document(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A whole position. All may be left out: without a pile, it holds what nobody has taken."""

    format: str = FORMAT
    game: str = "new-game"
    pile: list[str] | None = None
    """The stones from the top down; an empty pile: the game is over."""
    taken: list[list[str]] | None = None
    """Each seat's stones."""
    seat: int = 0
    """Whose turn it is, or who took the last stone."""
    moves: int = 0
    rng: str = "00000000000000000000000000000001"


def write(game: Game, s: Any) -> Document:
    """The document of a position."""
    return Document(
        pile=[STONE_IDS[kind] for kind in s.pile[: s.pile_size][::-1].tolist()],
        taken=[
            [STONE_IDS[kind] for kind in range(KINDS) for _ in range(int(s.taken[seat, kind]))]
            for seat in range(game.players)
        ],
        seat=int(s.last if s.over else s.seat),
        moves=int(s.moves),
        rng="".join(f"{int(word):08x}" for word in s.rng),
    )


def read(game: Game, data: Any, s: Any) -> None:
    """Fills a zeroed position from a document's data."""
    try:
        document = msgspec.convert(data, Document)
    except msgspec.ValidationError as trouble:
        raise BadPosition(f"This is no position of {game.title}: {trouble}.") from None
    if document.format != FORMAT or document.game != game.id:
        raise BadPosition(f"This is a '{document.format}' of '{document.game}', not a '{FORMAT}' of '{game.id}'.")
    if not 0 <= document.seat < game.players:
        raise BadPosition(f"seat is {document.seat}; it must be 0 to {game.players - 1}.")
    if not 0 <= document.moves <= MOST:
        raise BadPosition(f"moves is {document.moves}; it must be 0 to {MOST}.")
    s.moves = document.moves
    _read_rng(document.rng, s)
    _read_stones(game, document, s)
    if s.pile_size == 0:
        s.over, s.seat, s.about, s.last = 1, NONE, NONE, document.seat
        return
    push(s, Step.TURN, 0, 0)
    s.seat, s.decision, s.about, s.last = document.seat, Step.TURN, NONE, NONE


def _read_rng(written: str, s: Any) -> None:
    if len(written) != 32 or not set(written) <= set("0123456789abcdef") or not int(written, 16):
        raise BadPosition("The rng is 32 hexadecimal digits in small letters, not all 0.")
    for i in range(4):
        s.rng[i] = int(written[8 * i : 8 * i + 8], 16)


def _read_stones(game: Game, document: Document, s: Any) -> None:
    taken = document.taken if document.taken is not None else [[] for _ in range(game.players)]
    if len(taken) != game.players:
        raise BadPosition(f"taken lists {len(taken)} seats for {game.players} players.")
    for seat, ids in enumerate(taken):
        for id in ids:
            s.taken[seat, _kind(id)] += 1
    if document.pile is not None:
        pile = [_kind(id) for id in reversed(document.pile)]
    else:
        left = (game.box.count - s.taken.sum(axis=0)).tolist()
        pile = [kind for kind in range(KINDS) for _ in range(left[kind])]
    if len(pile) > STONES:
        raise BadPosition("The stones are not those of the box (NEW-1).")
    s.pile[:] = pile + [NONE] * (STONES - len(pile))
    s.pile_size = len(pile)


def _kind(id: str) -> int:
    if id not in STONE_IDS:
        raise BadPosition(f"There is no stone '{id[:40]}'.")
    return STONE_IDS.index(id)
