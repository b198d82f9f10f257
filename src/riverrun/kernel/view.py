"""What every game's view begins with: who looks, what is asked, what may be played. Servers and pages need no more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

import msgspec

from riverrun.kernel.explanations import Decision
from riverrun.kernel.sentences import Arg, revive

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


class LegalMove(msgspec.Struct, frozen=True, array_like=True):
    """A move that may be played now: over the wire an array of its number, notation, clause and arguments.

    What it does is said by the sentence of its verb, with the move's parameters and these arguments.
    """

    move: int
    notation: str
    clause: str
    args: dict[str, Arg] = {}
    """What its sentence names besides its parameters."""

    def __post_init__(self) -> None:
        revive(self.args)


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that a seat (None: a spectator) may see; a game's own view adds its table."""

    game: str
    options: dict[str, str]
    seat: int | None
    """Who looks."""
    players: int
    decision: Decision | None
    """What is asked now, and of whom; None when the game is over."""
    legal: list[LegalMove]
    """Your legal moves, if the decision is yours."""
    over: bool


class Frame(TypedDict):
    """The fields of `View`, by name."""

    game: str
    options: dict[str, str]
    seat: int | None
    players: int
    decision: Decision | None
    legal: list[LegalMove]
    over: bool


def frame(game: Game, s: Any, seat: int | None) -> Frame:
    """What a game hands to its view as `**frame(game, s, seat)`; `s` holds nothing that `seat` may not see."""
    over = bool(s.over)
    return {
        "game": game.id,
        "options": game.options,
        "seat": seat,
        "players": game.players,
        "decision": None if over else game.rulebook.decision(game, s),
        "legal": [] if over or s.seat != seat else legal_moves(game, s),
        "over": over,
    }


def legal_moves(game: Game, s: Any) -> list[LegalMove]:
    """The legal moves of the seat that is asked, ascending."""
    book = game.rulebook
    return [LegalMove(move, game.text(move), *book.permission(game, s, move)) for move in game.legal(s)]
