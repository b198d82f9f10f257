"""What one seat sees of a position, as typed structs for pages and programs: everything but the order of the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from riverrun.games.along_history.civilization import heritage_cards, read_set
from riverrun.games.along_history.moves import AGE_IDS, DIE_IDS
from riverrun.games.along_history.terms import AGE_CARDS, COUNTERS, NONE
from riverrun.games.along_history.words import card_id, card_of, card_ref, effect_sentences, failure_sentences
from riverrun.kernel import view as kernel
from riverrun.kernel.sentences import Ref, Sentence

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


class CardFace(msgspec.Struct, frozen=True):
    """A card as it is drawn; views name cards by id."""

    id: str
    name: Ref
    age: str
    type: str
    cost: dict[str, Any]
    vp: int
    bonuses: list[dict[str, Any]]
    linked: bool
    transmissible: bool
    texts: list[Sentence]
    failure: list[Sentence]
    evidence: dict[str, Any]


class Laid(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of a Civilization."""

    card: str
    tilted: bool = False
    under: str | None = None
    """The card that covers it."""


class Civilization(msgspec.Struct, frozen=True):
    """A player's table."""

    seat: int
    row: list[str]
    cards: list[Laid]
    heritage: list[str]
    gold: int
    ur: int
    counters: list[str]
    space: str
    score: int
    points: int


class View(kernel.View, frozen=True, kw_only=True):
    """The table."""

    age: str
    round: int
    active: int
    turn_player: int
    deck: int
    rolled: dict[str, int]
    unspent: dict[str, int]
    blue: int
    coin: int
    board: dict[str, str]
    civilizations: list[Civilization]


def faces(game: Game) -> list[CardFace]:
    """All cards as they are drawn, by their numbers."""
    return [face(game, number) for number, card in enumerate(game.lexicon.cards) if card is not None]


def face(game: Game, number: int) -> CardFace:
    """A card as it is drawn."""
    card = card_of(game, number)
    return CardFace(
        id=card_id(game, number),
        name=card_ref(game, number),
        age=card.age,
        type=card.type,
        cost=msgspec.to_builtins(card.cost),
        vp=card.vp,
        bonuses=msgspec.to_builtins(card.bonuses),
        linked=card.linked,
        transmissible=card.transmissible is not False,
        texts=effect_sentences(game, card),
        failure=failure_sentences(game, card),
        evidence=msgspec.to_builtins(card.evidence),
    )


def members(game: Game, age: int, cards: int) -> list[int]:
    """The numbers of a set of cards."""
    return [AGE_CARDS * age + place for place in range(AGE_CARDS) if cards >> place & 1]


def view(game: Game, s: Any, seat: int | None) -> View:
    """What `seat` sees; `s` is already stripped of all it may not see."""
    spaces = game.lexicon.spaces
    return View(
        **kernel.frame(game, s, seat),
        age=AGE_IDS[s.age],
        round=s.rounds,
        active=s.active,
        turn_player=s.turn_player,
        deck=s.deck_size,
        rolled={die: s.rolled[at] for at, die in enumerate(DIE_IDS) if s.rolled[at]},
        unspent={die: s.unspent[at] for at, die in enumerate(DIE_IDS) if s.unspent[at]},
        blue=s.blue,
        coin=s.coin,
        board={id: game.lexicon.counters[s.counter_at[at]] for at, id in enumerate(spaces) if s.counter_at[at] != NONE},
        civilizations=[_civilization(game, s, owner) for owner in range(game.players)],
    )


def _civilization(game: Game, s: Any, seat: int) -> Civilization:
    points, _ = game.result(s)
    return Civilization(
        seat=seat,
        row=[card_id(game, s.row[seat, place]) for place in range(s.row_size[seat])],
        cards=[_laid(game, s, seat, card) for card in members(game, s.age, read_set(s.civilization, seat))],
        heritage=[card_id(game, card) for age in range(2) for card in members(game, age, heritage_cards(s, seat, age))],
        gold=s.gold[seat],
        ur=s.ur[seat],
        counters=[game.lexicon.counters[one] for one in range(COUNTERS) if s.held[seat] >> one & 1],
        space=game.lexicon.spaces[s.space[seat]],
        score=s.score[seat],
        points=int(points[seat]),
    )


def _laid(game: Game, s: Any, seat: int, card: int) -> Laid:
    place = card % AGE_CARDS
    cover = s.covered_by[place]
    tilted = bool(read_set(s.tilted, seat) >> place & 1)
    return Laid(card_id(game, card), tilted, None if cover == NONE else card_id(game, cover))
