"""Positions as readable documents, out and in, and everything that can be wrong with a position."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from riverrun.games.flow_of_history.nation import put
from riverrun.games.flow_of_history.setup import clear_table, same_pile
from riverrun.games.flow_of_history.terms import (
    BANKER,
    CARDS,
    LAST_DECISION,
    NO_CARD,
    NOBODY,
    SEATS,
    Age,
    Place,
    Step,
    Timing,
    Type,
    Verb,
)
from riverrun.games.flow_of_history.view import stack
from riverrun.games.flow_of_history.war import losable
from riverrun.kernel.agenda import push
from riverrun.kernel.errors import BadPosition

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

FORMAT = "riverrun-position/1"
MOST = 1_000_000  # tokens in one place, moves, turns: more is a mistake


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


class Todo(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A step of the agenda: its name, the card it is about, and the seats it concerns."""

    step: str
    card: str | None = None
    seats: list[int] = []


class Hand(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The starting cards dealt to one of two players, and the one kept."""

    dealt: list[str] = []
    kept: str | None = None


class Document(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A whole position. All but nations may be left out: without a deck, it holds every card that is nowhere else."""

    format: str = FORMAT
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
    rng: str = "00000000000000000000000000000001"


def write(game: Game, s: Any) -> Document:
    """The document of a position."""
    return Document(
        nations=[_nation(game, s, seat) for seat in range(game.players)],
        market=[_slot(game, s, slot) for slot in range(game.box.market_size)],
        deck=[_id(game, int(card)) for card in s.deck[: s.deck_size][::-1]],
        supply=int(s.supply),
        first=int(s.first),
        active=int(s.active),
        turn=int(s.turn),
        idle=int(s.idle),
        stirred=bool(s.stirred),
        ending=bool(s.ending),
        over=bool(s.over),
        hands=[_hand(game, s, seat) for seat in range(2)] if s.decision == Step.KEEP else [],
        agenda=[_todo(game, s.agenda[row]) for row in range(s.depth)],
        drawn=int(s.drawn),
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
    _Reader(game, document, s).read()


class _Reader:
    """Lays a document out as a position, refusing what cannot be laid out."""

    def __init__(self, game: Game, document: Document, s: Any) -> None:
        self.game, self.document, self.s = game, document, s
        self.numbers = {card.id: number for number, card in enumerate(game.content.cards)}
        self.placed: set[int] = set()

    def read(self) -> None:
        document, s, game = self.document, self.s, self.game
        clear_table(s)
        if len(document.nations) != game.players:
            raise BadPosition(f"There are {len(document.nations)} nations for {game.players} players.")
        for label in ("supply", "turn", "idle", "moves"):
            setattr(s, label, self.number(label, getattr(document, label)))
        for label in ("first", "active"):
            setattr(s, label, self.seat(label, getattr(document, label)))
        s.stirred, s.ending, s.over = document.stirred, document.ending, document.over
        for slot, card in enumerate(document.market):
            self.lay_slot(slot, card)
        for seat, nation in enumerate(document.nations):
            self.lay_nation(seat, nation)
        for seat, hand in enumerate(document.hands):
            self.lay_hand(seat, hand)
        self.lay_deck()
        total = int(s.supply) + int(s.tokens.sum()) + int(s.stake.sum())
        s.drawn = total if document.drawn is None else self.number("drawn", document.drawn)
        if len(document.rng) != 32 or not set(document.rng) <= set("0123456789abcdef") or not int(document.rng, 16):
            raise BadPosition("The rng is 32 hexadecimal digits in small letters, not all 0.")
        for i in range(4):
            s.rng[i] = int(document.rng[8 * i : 8 * i + 8], 16)
        self.lay_agenda()

    def card(self, id: str) -> int:
        """A card by id, which must not lie anywhere yet."""
        if id not in self.numbers:
            raise BadPosition(f"There is no card '{id}'.")
        if self.numbers[id] in self.placed:
            raise BadPosition(f"The card '{id}' is in two places.")
        self.placed.add(self.numbers[id])
        return self.numbers[id]

    def number(self, label: str, value: int) -> int:
        if not 0 <= value <= MOST:
            raise BadPosition(f"{label} is {value}; it must be 0 to {MOST}.")
        return value

    def seat(self, label: str, value: int) -> int:
        if not 0 <= value < self.game.players:
            raise BadPosition(f"{label} is {value}; seats are 0 to {self.game.players - 1}.")
        return value

    def lay_slot(self, slot: int, laid: Slot | None) -> None:
        s, box = self.s, self.game.box
        if slot >= box.market_size:
            raise BadPosition(f"The market has {box.market_size} slots; the document fills {slot + 1}.")
        if laid is None:
            return
        card = self.card(laid.card)
        s.market[slot] = card
        s.place[card] = Place.MARKET
        s.stake[slot] = self.number("tokens", laid.tokens)
        if box.shelf[card] == Age.S:
            raise BadPosition(f"The starting card '{laid.card}' cannot be on the market.")
        if card != box.future:
            s.open_ages[box.age[card]] += 1
        if laid.investor == "banker":
            s.investor[slot] = BANKER
        elif isinstance(laid.investor, str):
            raise BadPosition(f"An investor is a seat, \"banker\" or nobody, not '{laid.investor[:20]}'.")
        elif laid.investor is not None:
            s.investor[slot] = self.seat("investor", laid.investor)

    def lay_nation(self, seat: int, nation: Nation) -> None:
        s, box = self.s, self.game.box
        s.tokens[seat] = self.number("tokens", nation.tokens)
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
                raise BadPosition(f"'{_id(self.game, card)}' cannot be in the deck (FOH-S1).")
            if s.deck_size and not same_pile(box, int(s.deck[s.deck_size - 1]), card):
                under = int(s.deck[s.deck_size - 1])
                if (box.shelf[card], box.bottom[card]) >= (box.shelf[under], box.bottom[under]):
                    raise BadPosition(f"'{_id(self.game, card)}' lies on a card of an earlier age (FOH-S1).")
            s.deck[s.deck_size] = card
            s.place[card] = Place.DECK
            s.deck_size += 1

    def lay_agenda(self) -> None:
        s = self.s
        if s.over:
            s.seat, s.about = -1, -1
            if self.document.agenda:
                raise BadPosition("A game that is over has nothing on its agenda.")
            return
        agenda = self.document.agenda
        if agenda is None:
            agenda = [Todo("action")]
        shape = [todo.step for todo in agenda]
        if not is_shape(shape):
            raise BadPosition(f"The agenda {shape} cannot come up in play; left out, the action is asked.")
        for todo in agenda:
            push(s, Step[todo.step.upper()], *self.todo_words(todo))
        top = agenda[-1]
        s.decision = Step[top.step.upper()]
        s.seat = top.seats[0] if top.step == "keep" else s.active
        s.about = self.numbers[top.card] if top.card is not None else NO_CARD

    def todo_words(self, todo: Todo) -> tuple[int, int]:
        """An agenda step's two numbers, checked against what the step needs."""
        game, s = self.game, self.s
        seats = [self.seat("an agenda seat", seat) for seat in todo.seats]
        needs_card = todo.step in ("take", "target", "discard", "stake", "strike")
        if needs_card != (todo.card is not None) or (todo.card is not None and todo.card not in self.numbers):
            raise BadPosition(f"The agenda step '{todo.step}' {'needs a' if needs_card else 'has no'} card.")
        if todo.step == "keep":
            if len(seats) != 1:
                raise BadPosition("The agenda step 'keep' names one seat.")
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
        if todo.step == "stake" and todo.card not in [laid.card for laid in self.document.market if laid]:
            raise BadPosition(f"'{todo.card}' is not on the market, so nothing can be staked on it.")
        return card, 0


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


def check(game: Game, s: Any) -> list[str]:
    """Everything that is wrong with a position; empty for every position that play can reach."""
    return [*_check_cards(game, s), *_check_tokens(game, s), *_check_course(game, s)]


def _check_cards(game: Game, s: Any) -> list[str]:
    """FOH-C1: every card is in exactly one place, and all that is derived from the places agrees with them."""
    wrong = []
    lies: Counter[int] = Counter(int(card) for card in s.deck[: s.deck_size])
    lies.update(int(card) for card in s.market if card != NO_CARD)
    lies.update(int(card) for hand in s.dealt for card in hand if card != NO_CARD)
    expected: dict[int, int] = dict.fromkeys(lies, Place.DECK)
    expected.update({int(card): Place.MARKET for card in s.market if card != NO_CARD})
    expected.update({int(card): Place.DEALT for hand in s.dealt for card in hand if card != NO_CARD})
    fresh = game.rulebook.position.empty()[0]
    clear_table(fresh)
    for seat in range(game.players):
        for kind in Type:
            for card in stack(s, seat, kind):
                lies[card] += 1
                expected[card] = Place.NATION + seat
                put(game.box, fresh, seat, card)
        if s.place[game.box.future] == Place.NATION + seat:
            lies[int(game.box.future)] += 1
            expected[int(game.box.future)] = Place.NATION + seat
        if s.cards[seat, Type.LEADER] > 1:
            wrong.append(f"Seat {seat} has more than one Leader (FOH-G2).")
    for card in s.market:
        if card not in (NO_CARD, game.box.future):
            fresh.open_ages[game.box.age[card]] += 1
    wrong += [f"'{_id(game, card)}' is in {count} places (FOH-C1)." for card, count in lies.items() if count > 1]
    for card in range(CARDS):
        if s.place[card] != expected.get(card, Place.REMOVED):
            wrong.append(f"'{_id(game, card)}' is not where its place says.")
    for field in ("below", "covered", "top", "cards", "stripes", "given", "open_ages"):
        if (fresh[field] != s[field]).any():
            wrong.append(f"The field '{field}' does not agree with the cards' places.")
    return wrong


def _check_tokens(game: Game, s: Any) -> list[str]:
    """FOH-C5, FOH-I2: no token is created or lost, and markers and stakes go together."""
    wrong = []
    if s.supply < 0 or (s.tokens < 0).any() or (s.stake < 0).any():
        wrong.append("A number of tokens is negative.")
    total = int(s.supply) + int(s.tokens.sum()) + int(s.stake.sum())
    if total != s.drawn:
        wrong.append(f"There are {total} tokens, but {int(s.drawn)} have left the Reserve.")
    investors = Counter(int(who) for who in s.investor if who != NOBODY)
    wrong += [f"Seat {who} has {count} running investments (FOH-C5)." for who, count in investors.items() if count > 1]
    if BANKER in investors and not game.box.two:
        wrong.append("The Banker is for two players (FOH-2P2).")
    for slot in range(len(s.market)):
        invested = s.investor[slot] != NOBODY
        if invested != (s.stake[slot] > 0) or (invested and s.market[slot] in (NO_CARD, game.box.future)):
            wrong.append(f"Market slot {slot} has a marker without tokens, tokens without a marker, or no card for it.")
    if (s.tokens[game.players :] != 0).any():
        wrong.append("A seat that nobody sits in has tokens.")
    return wrong


def _check_course(game: Game, s: Any) -> list[str]:
    """FOH-U3, FOH-T1: the end has come exactly if it should have, and a running game has something to choose."""
    wrong = []
    revealed = s.place[game.box.future] == Place.MARKET or s.place[game.box.future] >= Place.NATION
    if revealed != bool(s.ending):
        wrong.append("`ending` is set exactly when The Future is on the market or in a nation (FOH-U3).")
    if s.place[game.box.future] == Place.MARKET and not s.over:
        wrong.append("With The Future on the market the game is over (FOH-U3).")
    if s.over:
        if s.depth:
            wrong.append("A game that is over has nothing on its agenda.")
        return wrong
    if not 1 <= s.decision <= LAST_DECISION or s.depth < 1:
        return [*wrong, "No decision is asked, yet the game is not over."]
    if (s.decision == Step.KEEP) != bool((s.dealt != NO_CARD).any()):
        wrong.append("Starting cards are in hand exactly while one is to be kept (FOH-2P1).")
    if s.decision in (Step.BONUS, Step.BANK, Step.KEEP) and not game.box.two:
        wrong.append("Bonus, Banker and the choice of a starting card are for two players.")
    if s.decision == Step.KEEP and (s.seat > 1 or s.kept[s.seat] != NO_CARD or (s.dealt == NO_CARD).any()):
        wrong.append("A player who still chooses a starting card has two and has kept none (FOH-2P1).")
    if s.decision == Step.STAKE and s.tokens[s.active] == 0:
        wrong.append("Nobody is asked for more tokens without having any (FOH-I2).")
    if not wrong:
        out = np.empty(game.rules.LEGAL_MAX, np.int32)
        if game.rules.legal(game.box, s, out) == 0:
            wrong.append("The decision that is asked has no legal move.")
    return wrong


def _id(game: Game, card: int) -> str:
    id: str = game.content.cards[card].id
    return id


def _slot(game: Game, s: Any, slot: int) -> Slot | None:
    if s.market[slot] == NO_CARD:
        return None
    investor = int(s.investor[slot])
    who: int | str | None = investor
    if investor == NOBODY:
        who = None
    elif investor == BANKER:
        who = "banker"
    return Slot(_id(game, int(s.market[slot])), who, int(s.stake[slot]))


def _nation(game: Game, s: Any, seat: int) -> Nation:
    def ids(kind: Type) -> list[str]:
        return [_id(game, card) for card in stack(s, seat, kind)]

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
    return Hand([_id(game, int(card)) for card in s.dealt[seat]], None if kept == NO_CARD else _id(game, kept))


def _todo(game: Game, row: Any) -> Todo:
    step, a, b = Step(int(row[0])), int(row[1]), int(row[2])
    if step is Step.KEEP:
        return Todo("keep", seats=[a])
    if step in (Step.TARGET, Step.STRIKE):
        return Todo(step.name.lower(), _id(game, a), [seat for seat in range(SEATS) if b >> seat & 1])
    if step is Step.DISCARD:
        return Todo("discard", _id(game, a), [b])
    if step in (Step.TAKE, Step.STAKE):
        return Todo(step.name.lower(), _id(game, a))
    return Todo(step.name.lower())
