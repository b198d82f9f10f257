"""Positions as readable documents, out and in; check.py says what can be wrong with one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from riverrun.games.flow_of_history.market import slot_of
from riverrun.games.flow_of_history.nation import put
from riverrun.games.flow_of_history.setup import clear_table, same_pile
from riverrun.games.flow_of_history.terms import (
    BANKER,
    CARDS,
    NO_CARD,
    Age,
    Place,
    Step,
    Timing,
    Type,
    Verb,
)
from riverrun.games.flow_of_history.view import Todo, stack, todo
from riverrun.games.flow_of_history.war import losable
from riverrun.games.flow_of_history.words import card_id, investor_id
from riverrun.kernel import documents
from riverrun.kernel.agenda import push
from riverrun.kernel.errors import BadPosition

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
    agenda: list[Todo] | None = None
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
        agenda=[todo(game, s.agenda[row]) for row in range(s.depth)],
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
        self.numbers = {card.id: number for number, card in enumerate(game.content.cards)}
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
        """A card by id, which must not lie anywhere yet."""
        card = documents.find("card", id, self.numbers)
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
            future = self.card(self.game.content.cards[box.future].id)
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
            s.kept[seat] = self.numbers[hand.kept]

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

    def lay_agenda(self) -> None:
        s = self.s
        if s.over:
            s.seat, s.about = -1, -1
            if self.document.agenda:
                raise BadPosition("A game that is over has nothing on its agenda.")
            self.check_agenda([])
            return
        agenda = self.document.agenda
        if agenda is None:
            agenda = [Todo("action")]
        shape = [todo.step for todo in agenda]
        if not is_shape(shape):
            raise BadPosition(f"The agenda {shape} cannot come up in play; left out, the action is asked.")
        self.check_agenda(agenda)
        for step in agenda:
            push(s, Step[step.step.upper()], *self.todo_words(step))
        top = agenda[-1]
        s.decision = Step[top.step.upper()]
        s.seat = top.seats[0] if top.step == "keep" else s.active
        s.about = self.numbers[top.card] if top.card is not None else NO_CARD

    def check_agenda(self, agenda: list[Todo]) -> None:
        """Refuses steps that do not go together, or with the rest of the position."""
        steps = {todo.step: todo for todo in agenda}
        hands = self.document.hands
        if not self.game.box.two and steps.keys() & {"bonus", "bank"}:
            raise BadPosition("Bonus, Banker and the choice of a starting card are for two players.")
        if any(todo.step == "keep" and len(todo.seats) != 1 for todo in agenda):
            raise BadPosition("The agenda step 'keep' names one seat.")
        if bool(hands) != ("keep" in steps):
            raise BadPosition("Starting cards are in hand exactly while one is to be kept (FOH-2P1).")
        keepers = sorted(todo.seats[0] for todo in agenda if todo.step == "keep")
        if hands and (len(hands) != 2 or keepers != [seat for seat in range(2) if hands[seat].kept is None]):
            raise BadPosition("A player who still chooses a starting card has two and has kept none (FOH-2P1).")
        if "strike" in steps:
            strike, discard = steps["strike"], steps["discard"]
            if strike.card != discard.card or set(strike.seats) & set(discard.seats):
                raise BadPosition("One attack hits each of its targets once (FOH-W3).")

    def todo_words(self, todo: Todo) -> tuple[int, int]:
        """An agenda step's two numbers, checked against what the step needs."""
        game, s = self.game, self.s
        seats = [documents.seat(game, "an agenda seat", seat) for seat in todo.seats]
        needs_card = todo.step in ("take", "target", "discard", "stake", "strike")
        if needs_card != (todo.card is not None) or (todo.card is not None and todo.card not in self.numbers):
            raise BadPosition(f"The agenda step '{todo.step}' {'needs a' if needs_card else 'has no'} card.")
        if todo.step == "keep":
            return seats[0], 0
        card = self.numbers[todo.card] if todo.card is not None else 0
        if todo.step in ("target", "strike", "discard"):
            attack = game.box.timing[card] in (Timing.ATTACK, Timing.ATTACK_ALL)
            fits = attack and seats and len(set(seats)) == len(seats)
            if not fits or any(seat == s.active or losable(game.box, s, card, seat) == 0 for seat in seats):
                raise BadPosition(f"'{todo.card}' cannot be hitting seats {seats} (FOH-W2).")
            if todo.step == "discard":
                if len(seats) != 1:
                    raise BadPosition("The agenda step 'discard' names one seat.")
                return card, seats[0]
            return card, sum(1 << seat for seat in seats)
        if todo.step == "take" and game.box.verb[card] != Verb.GAIN_MARKET:
            raise BadPosition(f"'{todo.card}' gains nothing from the market.")
        if todo.step == "stake":
            self.check_stake(card)
        return card, 0

    def check_stake(self, card: int) -> None:
        """FOH-I2: more can be staked only on the active player's own card, by one who has more."""
        s, id = self.s, card_id(self.game, card)
        slot = slot_of(s, card)
        if slot < 0:
            raise BadPosition(f"'{id}' is not on the market, so nothing can be staked on it.")
        if s.tokens[s.active] == 0:
            raise BadPosition("Nobody is asked for more tokens without having any (FOH-I2).")
        if s.investor[slot] != s.active:
            raise BadPosition(f"The active player has not invested in '{id}', so no more can be staked on it.")


def is_shape(steps: list[str]) -> bool:
    """Whether an agenda of these steps can come up when a decision is asked."""
    if steps in (["action"], ["action", "keep"], ["action", "keep", "keep"], ["next", "bank"]):
        return True
    if steps[:1] != ["cleanup"]:
        return False
    rest = steps[1:]
    if rest[:1] == ["bonus"]:
        rest = rest[1:]
        if not rest:
            return True
    if rest[:1] == ["strike"]:
        return rest == ["strike", "discard"]
    return len(rest) == 1 and rest[0] in ("take", "target", "discard", "stake")


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
