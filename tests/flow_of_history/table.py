"""Helpers for the rule tests: lay a table out in a few lines, play moves on it, and read it back.

A nation is a string of card ids; each card goes on the stack of its type, so the last of a type is on top:
`nation("craftsman-tribe barracks lighthouse", tokens=4)`. A market card is its id, or its id with an investor and the
tokens on it: "irrigation p2 4", "warriors banker 2". Seats are p1 to p5 in notation and 0 to 4 in Python.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import riverrun
from notation_moves import play as play
from notation_moves import refused as refused
from riverrun import Game, State
from riverrun.kernel.language.sentences import Ref, Sentence

OPTIONS = ("edition", "future_ends", "glossary", "theocracy", "age_check", "idle_activate", "stall")

both_editions = pytest.mark.parametrize("edition", ["first", "second"])


@cache
def _game(players: int, options: tuple[tuple[str, str], ...]) -> Game:
    return riverrun.game("flow-of-history", players, **dict(options))


def game(players: int = 3, **options: str) -> Game:
    """The game for so many players; games are immutable, so tests share them."""
    return _game(players, tuple(sorted(options.items())))


@cache
def card_types() -> dict[str, str | None]:
    """Every card's type, by id."""
    return {face.id: face.type for face in game().rulebook.faces(game())}


def nation(cards: str = "", tokens: int = 0, **rest: Any) -> dict[str, Any]:
    """A nation for a position document: cards from the bottom of their stacks to the top."""
    laid: dict[str, Any] = {"tokens": tokens, **rest}
    for card in cards.split():
        kind = card_types()[card]
        if kind == "leader":
            assert "leader" not in laid, "a nation has one Leader"
            laid["leader"] = card
        else:
            laid.setdefault("wonders" if kind == "wonder" else kind, []).append(card)
    return laid


def slot(text: str | None) -> dict[str, Any] | None:
    """A market slot for a position document, from its short text."""
    if text is None:
        return None
    card, *rest = text.split()
    if not rest:
        return {"card": card}
    who, tokens = rest
    return {"card": card, "investor": who if who == "banker" else int(who[1:]) - 1, "tokens": int(tokens)}


def table(
    *nations: dict[str, Any],
    players: int = 3,
    market: tuple[str | None, ...] | list[str | None] = (),
    deck: list[str] | tuple[str, ...] | None = (),
    on: Game | None = None,
    **rest: Any,
) -> State:
    """A state with p1 to move. Nations left out are empty; an empty deck (the default) leaves the market as it is.

    The deck runs from the top down; None is every card that lies nowhere else. Options of the game and other fields of
    a position document may be given by name; `on` is a game to use instead of the box's own.
    """
    options = {name: rest.pop(name) for name in OPTIONS if name in rest}
    seats = max(players, len(nations))
    laid = [*nations, *(nation() for _ in range(seats - len(nations)))]
    document = {
        "nations": laid,
        "market": [slot(text) for text in market],
        "deck": None if deck is None else list(deck),
        **rest,
    }
    return (on or game(seats, **options)).restore(document)


def asked(state: State) -> str | None:
    """The kind of decision that is asked now."""
    return None if state.decision is None else state.decision.kind


def legal(state: State, verb: str = "") -> set[str]:
    """The legal moves in notation, or those with one verb."""
    return {text for text in state.legal_texts() if text.startswith(verb)}


def nation_of(state: State, seat: int) -> Any:
    """A seat's nation as everybody sees it."""
    return state.view(None).nations[seat]


def icons(state: State, seat: int) -> dict[str, int]:
    """The icons a seat has, those it has none of left out."""
    return {icon: count for icon, count in nation_of(state, seat).icons.items() if count}


def tokens(state: State) -> list[int]:
    """The tokens in each nation."""
    return [owner.tokens for owner in state.view(None).nations]


def supply(state: State) -> int:
    """The tokens in the Supply."""
    return state.view(None).supply


def out_of_reserve(state: State) -> int:
    """The tokens that have ever left the Reserve."""
    return int(state.position.drawn)


def market(state: State) -> list[str | None]:
    """The ids of the market's cards, slot by slot."""
    return [None if laid is None else laid.card for laid in state.view(None).market]


def stakes(state: State) -> dict[str, tuple[int | str, int]]:
    """The invested cards with their investor and tokens."""
    return {
        laid.card: (laid.investor, laid.tokens)
        for laid in state.view(None).market
        if laid is not None and laid.investor is not None
    }


def removed(state: State, *cards: str) -> bool:
    """Whether all these cards have left the game."""
    return set(cards) <= set(state.view(None).removed)


def points(state: State) -> list[int]:
    """Every seat's victory points as the game stands."""
    return [score.points for score in state.scores()]


def told(state: State, kind: str) -> list[dict[str, Any]]:
    """The facts of all events of one kind since the table was laid."""
    return [event.facts for event in state.events() if event.kind == kind]


def named(ref: Ref) -> str:
    """A thing's name in English."""
    return Sentence("foh-screen-name", {"name": ref}).text


def kinds(state: State, *among: str) -> list[str]:
    """The kinds of events in their order, only those named."""
    return [event.kind for event in state.events() if event.kind in among]
