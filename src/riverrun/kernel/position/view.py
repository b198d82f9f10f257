"""What every game's view begins with: who looks, what is asked, what may be played. Servers and pages need no more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

import msgspec

from riverrun.kernel.language.sentences import Arg, Sentence, revive
from riverrun.kernel.rules.explanations import Decision

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


class LegalMove(msgspec.Struct, frozen=True, array_like=True):
    """A move that may be played now: over the wire an array of its number, notation, clause and arguments.

    What it does is said by the sentence of its verb (`legal_sentence`), with the move's parameters, what all legal
    moves of its verb name alike (`View.legal_args`), and these arguments.
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
    legal_args: dict[str, dict[str, Arg]] = {}
    """What the sentences of all legal moves of a verb name alike, by the verb: told once, not with each move."""
    over: bool

    def __post_init__(self) -> None:
        for args in self.legal_args.values():
            revive(args)


LegalRow = tuple[int, str, str, dict[str, Arg]]
"""A `LegalMove` as it goes over the wire: its number, notation, clause and arguments."""


class OwnMoves(TypedDict):
    """The fields of `View` that depend on who looks, as they go over the wire."""

    seat: int | None
    legal: list[LegalRow]
    legal_args: dict[str, dict[str, Arg]]


class Frame(TypedDict):
    """The fields of `View`, by name."""

    seat: int | None
    legal: list[LegalMove]
    legal_args: dict[str, dict[str, Arg]]
    game: str
    options: dict[str, str]
    players: int
    decision: Decision | None
    over: bool


def frame(game: Game, s: Any, seat: int | None) -> Frame:
    """What a game hands to its view as `**frame(game, s, seat)`; `s` holds nothing that `seat` may not see."""
    over = bool(s.over)
    own = own_moves(game, s, seat)
    return {
        "game": game.id,
        "options": game.options,
        "players": game.players,
        "decision": None if over else game.rulebook.decision(game, s),
        "over": over,
        "seat": seat,
        "legal": [LegalMove(*row) for row in own["legal"]],
        "legal_args": own["legal_args"],
    }


def own_moves(game: Game, s: Any, seat: int | None) -> OwnMoves:
    """What depends on who looks: the moves of a seat, if the decision is its."""
    legal, alike = ([], {}) if s.over or s.seat != seat else legal_moves(game, s)
    return {"seat": seat, "legal": legal, "legal_args": alike}


def legal_moves(game: Game, s: Any) -> tuple[list[LegalRow], dict[str, dict[str, Arg]]]:
    """The legal moves of the seat that is asked, ascending, and what those of a verb name alike."""
    moves = game.legal(s)
    found = game.rulebook.declared.permissions(game, s, moves)
    extras: dict[str, list[dict[str, Arg]]] = {}
    for verb, _, args in found:
        extras.setdefault(verb, []).append(args)
    alike = {verb: same for verb, several in extras.items() if len(several) > 1 and (same := in_common(several))}
    legal: list[LegalRow] = []
    for move, (verb, clause, args) in zip(moves, found, strict=True):
        if verb in alike:
            same = alike[verb]
            args = {name: arg for name, arg in args.items() if name not in same}
        legal.append((move, game.text(move), clause, args))
    return legal, alike


def in_common(several: list[dict[str, Arg]]) -> dict[str, Arg]:
    """What all of several have alike; one alone keeps its own."""
    first, *others = several
    return {name: arg for name, arg in first.items() if others and all(one.get(name) == arg for one in others)}


def legal_sentence(game: Game, view: View, legal: LegalMove) -> Sentence:
    """What a legal move of a view does."""
    rules = game.rulebook.declared
    kind = "" if view.decision is None else view.decision.kind
    alike = view.legal_args.get(rules.moves.verb_of(legal.move), {})
    return rules.may(game, kind, legal.move, {**alike, **legal.args})
