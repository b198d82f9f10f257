"""What one seat sees of a position, as typed structs for pages and programs."""

from __future__ import annotations

from collections.abc import Iterable
from operator import add
from typing import TYPE_CHECKING, Any

import msgspec

from riverrun.games.flow_of_history.market import current_age
from riverrun.games.flow_of_history.nation import attack_strength, defense_strength
from riverrun.games.flow_of_history.terms import BANKER, NO_CARD, NOBODY, Icon, Place
from riverrun.games.flow_of_history.words import card_id, card_of, card_ref, effect_of
from riverrun.kernel.language.sentences import Ref, Sentence
from riverrun.kernel.position import view as kernel
from riverrun.kernel.position.agenda_documents import Entry, write_agenda
from riverrun.kernel.position.hiding import HIDDEN

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

ICONS = tuple(icon.name.lower() for icon in Icon)
KNOWN = 4096
"""How many nations are kept: as they are told at a thousand tables."""
REMOVED, NATION = int(Place.REMOVED), int(Place.NATION)  # an enumeration's members are slow to look up


class CardFace(msgspec.Struct, frozen=True):
    """A card as it is drawn; the table's views name cards by id. Age, type, timing and icons are ids, too."""

    id: str
    name: Ref
    age: str
    type: str | None
    timing: str
    text: Sentence
    """What it does."""
    effect: dict[str, Any] | None
    obsolete: bool
    check: str | None
    stripe: list[str]
    evidence: dict[str, Any]


class Slot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card on the market; `investor` is a seat or "banker"."""

    card: str
    investor: int | str | None = None
    tokens: int = 0


class Nation(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player's nation; stacks run from the bottom card to the top."""

    seat: int
    tokens: int
    cards: int
    points: int
    """Victory points if the game ended now."""
    invested: str | None = None
    military: list[str] = []
    construction: list[str] = []
    knowledge: list[str] = []
    government: list[str] = []
    leader: str | None = None
    wonders: list[str] = []
    future: bool = False
    """Whether The Future lies here."""
    icons: dict[str, int] = {}
    """How many there are of each; what there is none of is left out."""
    given: dict[str, int] = {}
    """How many of the icons uncovered permanents give."""
    attack_strength: int = 0
    """When it attacks (FOH-W1)."""
    defense_strength: int = 0
    """When it is attacked."""


class View(kernel.View, frozen=True, kw_only=True):
    """All that a seat (None: a spectator) may see."""

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
    pending: list[Entry]
    """What is still to be done after the decision, the next first."""
    idle: int
    """How many turns in a row saw no investment and no gained card."""
    ending: bool
    """Whether The Future has come."""


def view(game: Game, s: Any, seat: int | None) -> View:
    """A seat's view, made from a position that holds nothing it may not see."""
    agenda = write_agenda(game.rulebook.declared, game, s)  # the last is the decision itself
    nations = _Nations(game, s)
    return View(
        **kernel.frame(game, s, seat),
        first=s.first,
        active=s.active,
        turn=s.turn,
        age=current_age(s),
        supply=s.supply,
        deck=s.deck_size,
        market=_market(game, s),
        nations=[nations.of(owner) for owner in range(game.players)],
        removed=_removed(game, s),
        pending=agenda[-2::-1],
        idle=s.idle,
        ending=bool(s.ending),
        **private(game, s, seat),
    )


def private(game: Game, s: Any, seat: int | None) -> dict[str, Any]:
    """The fields of a seat's view that depend on who looks."""
    hand = s.dealt.tolist()[seat] if seat is not None and seat < 2 else []
    return {"hand": [game.lexicon.ids[card] for card in hand if card != HIDDEN]}


def faces(game: Game) -> list[CardFace]:
    """All cards as they are drawn."""
    return [face(game, card) for card in range(len(game.content.cards))]


def face(game: Game, number: int) -> CardFace:
    """A card as it is drawn."""
    card = card_of(game, number)
    check = game.box_view.check[number]
    return CardFace(
        id=card_id(game, number),
        name=card_ref(game, number),
        age=card.age,
        type=card.type,
        timing=card.timing,
        text=effect_of(game, number),
        effect=None if card.effect is None else msgspec.to_builtins(card.effect),
        obsolete=card.obsolete,
        check=None if check < 0 else Icon(check).name.lower(),
        stripe=list(card.stripe),
        evidence=msgspec.to_builtins(card.evidence),
    )


def investor_id(investor: int) -> int | str | None:
    """An investor as documents and views name it: a seat, "banker" or nobody."""
    if investor == NOBODY:
        return None
    return "banker" if investor == BANKER else investor


def _market(game: Game, s: Any) -> list[Slot | None]:
    """The market; a move leaves most cards as they lie, and those need not be made again."""
    known, size = game.lexicon.slots, game.box_view.market_size
    found: list[Slot | None] = []
    for key in zip(s.market.tolist()[:size], s.investor.tolist()[:size], s.stake.tolist()[:size], strict=True):
        card, investor, stake = key
        slot = None if card == NO_CARD else known.get(key)
        if slot is None and card != NO_CARD:
            if len(known) >= KNOWN:
                known.clear()
            slot = known[key] = Slot(card_id(game, card), investor_id(investor), stake)
        found.append(slot)
    return found


def _removed(game: Game, s: Any) -> list[str]:
    """The cards that are out of the game; few moves take one, so that most find what was made for one before."""
    known, places = game.lexicon.removed, s.place.tobytes()
    found: list[str] | None = known.get(places)
    if found is None:
        if len(known) >= KNOWN:
            known.clear()
        ids = game.lexicon.ids
        found = known[places] = [ids[card] for card, place in enumerate(s.place.tolist()) if place == REMOVED]
    return found


def counted(numbers: Iterable[int]) -> dict[str, int]:
    """How many there are of each icon; what there is none of is left out."""
    return {icon: number for icon, number in zip(ICONS, numbers, strict=True) if number}


class _Nations:
    """The nations of a position, with what each is made from read once for all."""

    def __init__(self, game: Game, s: Any) -> None:
        self.s, self.ids, self.known = s, game.lexicon.ids, game.lexicon.nations
        self.rows = [(rows.tobytes(), rows.nbytes // len(rows)) for rows in (s.stripes, s.given)]
        self.tokens, self.tops, self.below = s.tokens.tolist(), s.top.tolist(), s.below.tolist()
        self.future = s.place[game.box_view.future]
        self.points, _ = game.result(s)
        slots = zip(s.market.tolist(), s.investor.tolist(), strict=True)
        self.invested = {investor: self.ids[card] for card, investor in slots if card != NO_CARD}

    def of(self, seat: int) -> Nation:
        """A seat's nation; a move leaves most as they were, and those need not be made again."""
        tokens, invested, points = self.tokens[seat], self.invested.get(seat), self.points[seat]
        stripes, given = (row[seat * width : (seat + 1) * width] for row, width in self.rows)
        future, cards = self.future == NATION + seat, self.cards(seat)
        key = (seat, tokens, invested, points, stripes, given, future, *cards)
        found: Nation | None = self.known.get(key)
        if found is None:
            if len(self.known) >= KNOWN:
                self.known.clear()
            found = self.known[key] = self.made(seat, cards, future)
        return found

    def cards(self, seat: int) -> list[int]:
        """The cards of a seat's stacks, each stack from the top down and ended by NO_CARD."""
        found = []
        for card in self.tops[seat]:
            while card != NO_CARD:
                found.append(card)
                card = self.below[card]
            found.append(NO_CARD)
        return found

    def made(self, seat: int, cards: list[int], future: bool) -> Nation:
        s = self.s
        military, construction, knowledge, government, leaders, wonders = self.stacks(cards)
        given = s.given.tolist()[seat]
        return Nation(
            seat=seat,
            tokens=self.tokens[seat],
            invested=self.invested.get(seat),
            military=military,
            construction=construction,
            knowledge=knowledge,
            government=government,
            leader=leaders[0] if leaders else None,
            wonders=wonders,
            future=future,
            icons=counted(map(add, s.stripes.tolist()[seat], given)),
            given=counted(given),
            attack_strength=attack_strength(s, seat),
            defense_strength=defense_strength(s, seat),
            cards=sum(map(len, (military, construction, knowledge, government, leaders, wonders))) + future,
            points=int(self.points[seat]),
        )

    def stacks(self, cards: list[int]) -> list[list[str]]:
        """The ids of each stack, from the bottom up."""
        found: list[list[str]] = [[]]
        for card in cards[:-1]:
            if card == NO_CARD:
                found.append([])
            else:
                found[-1].insert(0, self.ids[card])
        return found
