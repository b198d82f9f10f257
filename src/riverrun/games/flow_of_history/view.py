"""What one seat sees of a position, as typed structs for pages and programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from riverrun.games.flow_of_history import explain, notation, rules
from riverrun.games.flow_of_history.market import current_age
from riverrun.games.flow_of_history.nation import attack_strength, defense_strength, icons
from riverrun.games.flow_of_history.scoring import card_count, seat_points
from riverrun.games.flow_of_history.terms import CARDS, NO_CARD, SEATS, Icon, Place, Step, Type
from riverrun.games.flow_of_history.words import TIMINGS, card_id, card_of, effect_text, investor_id
from riverrun.kernel.layout import HIDDEN
from riverrun.kernel.rulebook import Decision

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


class CardFace(msgspec.Struct, frozen=True):
    """A card as it is drawn; the table's views name cards by id."""

    id: str
    name: str
    age: str
    type: str | None
    timing: str
    timing_text: str
    text: str
    effect: dict[str, Any] | None
    obsolete: bool
    check: str | None
    stripe: list[str]
    evidence: dict[str, Any]


class Slot(msgspec.Struct, frozen=True):
    """A card on the market; `investor` is a seat or "banker"."""

    card: str
    investor: int | str | None
    tokens: int


class Nation(msgspec.Struct, frozen=True):
    """A player's nation; stacks run from the bottom card to the top."""

    seat: int
    tokens: int
    invested: str | None
    military: list[str]
    construction: list[str]
    knowledge: list[str]
    government: list[str]
    leader: str | None
    wonders: list[str]
    has_future: bool
    """Whether The Future lies here."""
    icons: dict[str, int]
    given: dict[str, int]
    """How many of the icons uncovered permanents give."""
    attack: int
    defense: int
    cards: int
    points: int
    """Victory points if the game ended now."""


class LegalMove(msgspec.Struct, frozen=True):
    """A move that may be played now."""

    move: int
    text: str
    clause: str
    says: str


class Todo(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A step of the agenda: its name, the card it is about, and the seats it concerns."""

    step: str
    card: str | None = None
    seats: list[int] = []


class View(msgspec.Struct, frozen=True):
    """All that a seat (None: a spectator) may see."""

    game: str
    options: dict[str, str]
    seat: int | None
    players: int
    first: int
    active: int
    turn: int
    age: int
    supply: int
    deck: int
    market: list[Slot | None]
    nations: list[Nation]
    removed: list[str]
    hand: list[str]
    """The starting cards you may keep one of, before the game."""
    decision: Decision | None
    legal: list[LegalMove]
    """Your legal moves, if the decision is yours."""
    pending: list[Todo]
    """What is still to be done after the decision, the next first."""
    idle: int
    """How many turns in a row saw no investment and no gained card."""
    ending: bool
    """Whether The Future has come."""
    over: bool


def view(game: Game, s: Any, seat: int | None) -> View:
    """A seat's view, made from a position that holds nothing it may not see."""
    removed = [card_id(game, card) for card in range(CARDS) if s.place[card] == Place.REMOVED]
    hand = [int(card) for card in s.dealt[seat]] if seat is not None and seat < 2 else []
    return View(
        game=game.id,
        options=game.options,
        seat=seat,
        players=game.players,
        first=int(s.first),
        active=int(s.active),
        turn=int(s.turn),
        age=current_age(s),
        supply=int(s.supply),
        deck=int(s.deck_size),
        market=[_slot(game, s, slot) for slot in range(game.box.market_size)],
        nations=[_nation(game, s, owner) for owner in range(game.players)],
        removed=removed,
        hand=[card_id(game, card) for card in hand if card != HIDDEN],
        decision=None if s.over else explain.decision(game, s),
        legal=_legal(game, s, seat),
        pending=[todo(game, s.agenda[row]) for row in range(s.depth - 2, -1, -1)],
        idle=int(s.idle),
        ending=bool(s.ending),
        over=bool(s.over),
    )


def face(game: Game, number: int) -> CardFace:
    """A card as it is drawn."""
    card = card_of(game, number)
    check = int(game.box.check[number])
    return CardFace(
        id=card.id,
        name=card.name,
        age=card.age,
        type=card.type,
        timing=card.timing,
        timing_text=TIMINGS[card.timing],
        text=effect_text(card),
        effect=None if card.effect is None else msgspec.to_builtins(card.effect),
        obsolete=card.obsolete,
        check=None if check < 0 else Icon(check).name.lower(),
        stripe=list(card.stripe),
        evidence=msgspec.to_builtins(card.evidence),
    )


def todo(game: Game, row: Any) -> Todo:
    """A row of the agenda in words."""
    step, a, b = Step(int(row[0])), int(row[1]), int(row[2])
    if step is Step.KEEP:
        return Todo("keep", seats=[a])
    if step in (Step.TARGET, Step.STRIKE):
        return Todo(step.name.lower(), card_id(game, a), [seat for seat in range(SEATS) if b >> seat & 1])
    if step is Step.DISCARD:
        return Todo("discard", card_id(game, a), [b])
    if step in (Step.TAKE, Step.STAKE):
        return Todo(step.name.lower(), card_id(game, a))
    return Todo(step.name.lower())


def stack(s: Any, seat: int, kind: int) -> list[int]:
    """The cards of one type in a nation, from the bottom (or the first gained) up."""
    cards = []
    card = int(s.top[seat, kind])
    while card != NO_CARD:
        cards.append(card)
        card = int(s.below[card])
    return cards[::-1]


def _slot(game: Game, s: Any, slot: int) -> Slot | None:
    if s.market[slot] == NO_CARD:
        return None
    return Slot(card_id(game, int(s.market[slot])), investor_id(int(s.investor[slot])), int(s.stake[slot]))


def _nation(game: Game, s: Any, seat: int) -> Nation:
    stacks = {kind.name.lower(): [card_id(game, card) for card in stack(s, seat, kind)] for kind in Type}
    invested = [int(s.market[slot]) for slot in range(len(s.market)) if s.investor[slot] == seat]
    leaders = stacks.pop("leader")
    wonders = stacks.pop("wonder")
    return Nation(
        seat=seat,
        tokens=int(s.tokens[seat]),
        invested=card_id(game, invested[0]) if invested else None,
        leader=leaders[0] if leaders else None,
        wonders=wonders,
        has_future=bool(s.place[game.box.future] == Place.NATION + seat),
        icons={icon.name.lower(): int(icons(s, seat, icon)) for icon in Icon},
        given={icon.name.lower(): int(s.given[seat, icon]) for icon in Icon},
        attack=int(attack_strength(s, seat)),
        defense=int(defense_strength(s, seat)),
        cards=int(card_count(game.box, s, seat)),
        points=int(seat_points(game.box, s, seat)),
        **stacks,
    )


def _legal(game: Game, s: Any, seat: int | None) -> list[LegalMove]:
    if s.over or s.seat != seat:
        return []
    out = np.empty(rules.LEGAL_MAX, np.int32)
    count = rules.legal(game.box, s, out)
    moves = []
    for move in sorted(out[:count].tolist()):
        clause, says = explain.permit(game, s, move)
        moves.append(LegalMove(move, notation.text(game, move), clause, says))
    return moves
