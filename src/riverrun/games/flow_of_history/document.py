"""Positions as readable documents, out and in; invariants.py says what can be wrong with one."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec

from riverrun.games.flow_of_history.moves import LIES_ON
from riverrun.games.flow_of_history.nation import put, stack
from riverrun.games.flow_of_history.setup import clear_table, same_pile
from riverrun.games.flow_of_history.terms import BANKER, CARDS, NO_CARD, Age, Place, Step, Type
from riverrun.games.flow_of_history.view import investor_id
from riverrun.games.flow_of_history.words import card_id, spelled
from riverrun.kernel.errors import BadPosition
from riverrun.kernel.position import documents
from riverrun.kernel.position.agenda_documents import Entry, numbers_of, read_agenda, write_agenda

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


class Slot(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A market card; `investor` is a seat or "banker"."""

    card: str
    investor: int | str | None = None
    tokens: int = 0


class Nation(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A nation; stacks run from the bottom card to the top, Wonders from the first gained."""

    tokens: int = 0
    military: list[str] = []
    construction: list[str] = []
    knowledge: list[str] = []
    government: list[str] = []
    leader: str | None = None
    wonders: list[str] = []
    future: bool = False


class Hand(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The starting cards dealt to one of two players, and the one kept."""

    dealt: list[str] = []
    kept: str | None = None


class Document(documents.Document, kw_only=True):
    """A whole position. All but nations may be left out: without a deck, it holds every card that is nowhere else.

    It may be one that no game reaches (gaps in the market, nations without a starting card), for puzzles and tests, as
    long as the rules can go on from it to an end.
    """

    game: str = "flow-of-history"
    nations: list[Nation]
    market: list[Slot | None] = []
    deck: list[str] | None = None
    """The deck from the top down."""
    supply: int = 0
    first: int = 0
    active: int = 0
    turn: int = 0
    idle: int = 0
    stirred: bool = False
    ending: bool = False
    over: bool = False
    hands: list[Hand] = []
    agenda: list[Entry] | None = None
    """What is still to be done, the next last; left out: the active player's action."""
    drawn: int | None = None
    """Tokens that ever left the Reserve; left out: all there are."""
    moves: int = 0
    rng: str = documents.RNG


def write(game: Game, s: Any) -> Document:
    """The document of a position."""
    return Document(
        nations=[_nation(game, s, seat) for seat in range(game.players)],
        market=[_slot(game, s, slot) for slot in range(game.box.market_size)],
        deck=documents.top_down(s.deck, s.deck_size, game.lexicon.ids),
        supply=int(s.supply),
        first=int(s.first),
        active=int(s.active),
        turn=int(s.turn),
        idle=int(s.idle),
        stirred=bool(s.stirred),
        ending=bool(s.ending),
        over=bool(s.over),
        hands=[_hand(game, s, seat) for seat in range(2)] if s.decision == Step.KEEP else [],
        agenda=write_agenda(game.rulebook.declared, game, s),
        drawn=int(s.drawn),
        moves=int(s.moves),
        rng=documents.rng_text(s),
    )


def read(game: Game, data: Any, s: Any) -> None:
    """Fills a zeroed position from a document's data."""
    _Reader(game, documents.opened(game, data, Document), s).read()


class _Reader:
    """Lays a document out as a position, refusing what cannot be laid out."""

    def __init__(self, game: Game, document: Document, s: Any) -> None:
        self.game, self.document, self.s = game, document, s
        self.numbers = {id: number for number, id in enumerate(game.lexicon.ids)}
        self.placed: set[int] = set()

    def read(self) -> None:
        document, s, game = self.document, self.s, self.game
        clear_table(s)
        documents.one_each(game, "nations", document.nations)
        documents.read_numbers(document, s, "supply", "turn", "idle", "moves")
        documents.read_seats(game, document, s, "first", "active")
        s.stirred, s.ending, s.over = document.stirred, document.ending, document.over
        for slot, card in enumerate(document.market):
            self.lay_slot(slot, card)
        for seat, nation in enumerate(document.nations):
            self.lay_nation(seat, nation)
        for seat, hand in enumerate(document.hands):
            self.lay_hand(seat, hand)
        self.lay_deck()
        total = int(s.supply) + int(s.tokens.sum()) + int(s.stake.sum())
        if document.drawn not in (None, total):
            raise BadPosition(f"There are {total} tokens, but {document.drawn} have left the Reserve.")
        s.drawn = total
        documents.read_rng(document.rng, s)
        self.lay_agenda()

    def card(self, id: str) -> int:
        """A card by id (earlier versions wrote it with underscores), which must not lie anywhere yet."""
        card = documents.find("card", spelled(id), self.numbers)
        if card in self.placed:
            raise BadPosition(f"The card '{id}' is in two places.")
        self.placed.add(card)
        return card

    def lay_slot(self, slot: int, laid: Slot | None) -> None:
        s, box = self.s, self.game.box
        if slot >= box.market_size:
            raise BadPosition(f"The market has {box.market_size} slots; the document fills {slot + 1}.")
        if laid is None:
            return
        card = self.card(laid.card)
        s.market[slot] = card
        s.place[card] = Place.MARKET
        s.stake[slot] = documents.number("tokens", laid.tokens)
        if box.shelf[card] == Age.S:
            raise BadPosition(f"The starting card '{laid.card}' cannot be on the market.")
        if card != box.future:
            s.open_ages[box.age[card]] += 1
        if laid.investor == "banker":
            s.investor[slot] = BANKER
        elif isinstance(laid.investor, str):
            raise BadPosition(f"An investor is a seat, \"banker\" or nobody, not '{laid.investor[:20]}'.")
        elif laid.investor is not None:
            s.investor[slot] = documents.seat(self.game, "investor", laid.investor)

    def lay_nation(self, seat: int, nation: Nation) -> None:
        s, box = self.s, self.game.box
        s.tokens[seat] = documents.number("tokens", nation.tokens)
        stacks = {
            Type.MILITARY: nation.military,
            Type.CONSTRUCTION: nation.construction,
            Type.KNOWLEDGE: nation.knowledge,
            Type.GOVERNMENT: nation.government,
            Type.LEADER: [] if nation.leader is None else [nation.leader],
            Type.WONDER: nation.wonders,
        }
        for kind, ids in stacks.items():
            for id in ids:
                card = self.card(id)
                if box.type[card] != kind:
                    raise BadPosition(f"'{id}' is no {kind.name.title()} card.")
                put(box, s, seat, card)
        if nation.future:
            future = self.card(card_id(self.game, box.future))
            s.place[future] = Place.NATION + seat

    def lay_hand(self, seat: int, hand: Hand) -> None:
        s, box = self.s, self.game.box
        if not box.two or seat > 1 or len(hand.dealt) != 2:
            raise BadPosition("Hands are for two players, two starting cards each (FOH-2P1).")
        for i, id in enumerate(hand.dealt):
            card = self.card(id)
            if box.shelf[card] != Age.S or not box.with_two[card]:
                raise BadPosition(f"'{id}' is no starting card for two players (FOH-2P1).")
            s.dealt[seat, i] = card
            s.place[card] = Place.DEALT
        if hand.kept is not None:
            if hand.kept not in hand.dealt:
                raise BadPosition(f"'{hand.kept}' was not dealt, so it cannot be kept (FOH-2P1).")
            s.kept[seat] = self.numbers[spelled(hand.kept)]

    def lay_deck(self) -> None:
        s, box = self.s, self.game.box
        if self.document.deck is None:
            order = [card for card in range(CARDS) if card not in self.placed and box.shelf[card] > Age.A]
        else:
            order = [self.card(id) for id in self.document.deck]
        for card in order[::-1]:
            if box.shelf[card] <= Age.A:
                raise BadPosition(f"'{card_id(self.game, card)}' cannot be in the deck (FOH-S1).")
            if s.deck_size and not same_pile(box, int(s.deck[s.deck_size - 1]), card):
                under = int(s.deck[s.deck_size - 1])
                if (box.shelf[card], box.bottom[card]) >= (box.shelf[under], box.bottom[under]):
                    raise BadPosition(f"'{card_id(self.game, card)}' lies on a card of an earlier age (FOH-S1).")
            s.deck[s.deck_size] = card
            s.place[card] = Place.DECK
            s.deck_size += 1

    def agenda(self) -> list[Entry]:
        """The document's agenda, in today's words; by default the active player's action is asked."""
        if self.document.agenda is None:
            return [] if self.document.over else [{"step": "action"}]
        return [today(self.game, entry) for entry in self.document.agenda]

    def lay_agenda(self) -> None:
        s, agenda = self.s, self.agenda()
        if s.over:
            s.seat, s.about = -1, -1
            if agenda:
                raise BadPosition("A game that is over has nothing on its agenda.")
            return
        if not is_possible([str(entry.get("step")) for entry in agenda]):
            shape = ", ".join(str(entry.get("step"))[:20] for entry in agenda)
            raise BadPosition(f"The agenda [{shape}] cannot come up in play; left out, the action is asked.")
        read_agenda(self.game.rulebook.declared, self.game, agenda, s)


def today(game: Game, entry: Entry) -> Entry:
    """A step of the agenda as it is written today; earlier versions gave each step a list of seats."""
    found = {**entry}
    if isinstance(found.get("card"), str):
        found["card"] = spelled(str(found["card"]))
    seats = found.pop("seats", None)
    steps = {step.step.name.lower(): step for step in game.rulebook.declared.steps}
    if isinstance(seats, list) and found.get("step") in steps:
        for parameter in numbers_of(steps[str(found["step"])]):
            if parameter is not None and parameter.kind == "players":
                found[parameter.name] = seats
            elif parameter is not None and parameter.kind == "player" and len(seats) == 1:
                found[parameter.name] = seats[0]
    return found


def is_possible(agenda: list[str]) -> bool:
    """Whether an agenda of these steps can come up while the last of them is asked."""
    known = {step.name.lower(): step for step in Step}
    steps = [known.get(name) for name in agenda]
    if steps[:1] not in ([Step.ACTION], [Step.CLEANUP], [Step.NEXT]):
        return False
    return all(over is not None and under in LIES_ON.get(over, ()) for under, over in pairwise(steps))


def _slot(game: Game, s: Any, slot: int) -> Slot | None:
    if s.market[slot] == NO_CARD:
        return None
    return Slot(card_id(game, int(s.market[slot])), investor_id(int(s.investor[slot])), int(s.stake[slot]))


def _nation(game: Game, s: Any, seat: int) -> Nation:
    def ids(kind: Type) -> list[str]:
        return [card_id(game, card) for card in stack(s, seat, kind)]

    return Nation(
        tokens=int(s.tokens[seat]),
        military=ids(Type.MILITARY),
        construction=ids(Type.CONSTRUCTION),
        knowledge=ids(Type.KNOWLEDGE),
        government=ids(Type.GOVERNMENT),
        leader=next(iter(ids(Type.LEADER)), None),
        wonders=ids(Type.WONDER),
        future=bool(s.place[game.box.future] == Place.NATION + seat),
    )


def _hand(game: Game, s: Any, seat: int) -> Hand:
    kept = int(s.kept[seat])
    return Hand([card_id(game, int(card)) for card in s.dealt[seat]], None if kept == NO_CARD else card_id(game, kept))
