"""Positions as readable documents, out and in; invariants.py says what can be wrong with one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.new_game.position import NONE, STONE_IDS, Step
from riverrun.kernel.position import documents
from riverrun.kernel.position.agenda import ask, finish, push

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


class Document(documents.Document, kw_only=True):
    """A whole position. All may be left out: without a pile, it holds what nobody has taken."""

    game: str = "new-game"
    pile: list[str] | None = None
    """The stones from the top down; an empty pile: the game is over."""
    taken: list[list[str]] | None = None
    """Each seat's stones."""
    seat: int = 0
    """Whose turn it is, or who took the last stone."""
    moves: int = 0
    rng: str = documents.RNG


def write(game: Game, s: Any) -> Document:
    """The document of a position."""
    return Document(
        pile=documents.top_down(s.pile, s.pile_size, STONE_IDS),
        taken=[documents.one_by_one(s.taken[seat], STONE_IDS) for seat in range(game.players)],
        seat=int(s.last if s.over else s.seat),
        moves=int(s.moves),
        rng=documents.rng_text(s),
    )


def read(game: Game, data: Any, s: Any) -> None:
    """Fills a zeroed position from a document's data."""
    document = documents.opened(game, data, Document)
    seat = s.active = documents.seat(game, "seat", document.seat)
    documents.read_numbers(document, s, "moves")
    documents.read_rng(document.rng, s)
    _read_stones(game, document, s)
    if s.pile_size == 0:
        finish(s)
        s.last = seat
        return
    push(s, Step.TURN, 0, 0)
    ask(s, seat, NONE)
    s.last = NONE


def _read_stones(game: Game, document: Document, s: Any) -> None:
    taken = document.taken if document.taken is not None else [[] for _ in range(game.players)]
    documents.one_each(game, "lists of taken stones", taken)
    for seat, ids in enumerate(taken):
        documents.counted("stone", ids, STONE_IDS, s.taken[seat])
    pile = documents.bottom_up("stone", document.pile, STONE_IDS, game.box.count, s.taken.sum(axis=0))
    s.pile[:] = NONE
    documents.lay_pile(s, "pile", pile, "The stones are not those of the box (NEW-1).")
