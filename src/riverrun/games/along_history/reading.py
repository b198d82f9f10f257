"""Reads a position's document: lays it out piece by piece, and refuses in a sentence what cannot be laid out."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from riverrun.games.along_history.agenda_checks import LIES_ON
from riverrun.games.along_history.ages import clear_seat
from riverrun.games.along_history.armies import clear_war
from riverrun.games.along_history.civilization import (
    add_to_row,
    discard,
    heritage_cards,
    put,
    slide_under,
    tilt,
    write_heritage,
)
from riverrun.games.along_history.document_parts import Dice, Document, Laid, Seat
from riverrun.games.along_history.moves import AGE_IDS, BONUS_IDS, DIE_IDS, ENDING_IDS
from riverrun.games.along_history.terms import (
    AGE_CARDS,
    DECK_SIZES,
    GREENS,
    NONE,
    ROW,
    SEATS,
    Age,
    Bonus,
    Die,
    Step,
)
from riverrun.kernel.errors import BadPosition
from riverrun.kernel.position import documents
from riverrun.kernel.position.agenda_documents import read_agenda

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

LEAST = -1_000
"""The lowest score: scores may be negative (AH-108)."""


class Reader:
    """Lays a document out as a position, refusing what cannot be laid out."""

    def __init__(self, game: Game, document: Document, s: Any) -> None:
        self.game, self.document, self.s = game, document, s
        self.numbers = {id: number for number, id in enumerate(game.lexicon.ids) if id is not None}
        self.placed: set[int] = set()
        self.counters: set[int] = set()

    def read(self) -> None:
        document, s, game = self.document, self.s, self.game
        s.age = game.box.first_age if document.age is None else documents.find("age", document.age, AGE_IDS)
        if not game.box.first_age <= s.age <= game.box.last_age:
            played = ", ".join(AGE_IDS[int(game.box.first_age) : int(game.box.last_age) + 1])
            raise BadPosition(f"The Age '{AGE_IDS[int(s.age)]}' is not played in this game: it is {played} (AH-1).")
        self.clear()
        s.rounds = documents.number("round", document.round)
        documents.read_numbers(document, s, "entered", "swaps_used", "luck_face", "luck_move", "moves")
        documents.read_seats(game, document, s, "active")
        s.turn_player = s.active
        if document.turn_player is not None:
            s.turn_player = documents.seat(game, "turn_player", document.turn_player)
        s.ending = documents.find("ending", document.ending, ENDING_IDS)
        s.heritage_used, s.tigers_done = document.heritage_used, document.tigers_done
        s.second_war, s.over = document.second_war, document.over
        self.lay_dice(document.dice)
        documents.one_each(game, "seats", document.seats)
        for seat, laid in enumerate(document.seats):
            self.lay_seat(seat, laid)
        self.lay_board()
        self.lay_deck()
        self.lay_payment_and_war()
        documents.read_rng(document.rng, s)
        self.lay_agenda()

    def clear(self) -> None:
        """Nothing lies anywhere."""
        s = self.s
        clear_war(s)
        for seat in range(SEATS):
            clear_seat(s, seat)
        for field in ("covered_by", "deck", "counter_at"):
            s[field][:] = NONE

    def card(self, id: str) -> int:
        """A card of this Age by id, which must not lie anywhere yet."""
        card = documents.find("card", id.replace("_", "-"), self.numbers)
        if card in self.placed:
            raise BadPosition(f"The card '{id}' is in two places (AH-R3).")
        if card // AGE_CARDS != self.s.age:
            raise BadPosition(f"The card '{id}' is not of the present Age (AH-4).")
        self.placed.add(card)
        return card

    def counter(self, id: str) -> int:
        """A counter by id, which must not lie anywhere yet."""
        counter = documents.find("counter", id.replace("_", "-"), self.game.lexicon.counters)
        if counter in self.counters:
            raise BadPosition(f"The counter '{id}' is in two places (AH-7).")
        self.counters.add(counter)
        return counter

    def lay_dice(self, dice: Dice) -> None:
        s = self.s
        if len(dice.greens) != GREENS or any(not 1 <= face <= GREENS for face in dice.greens):
            raise BadPosition("There are three green dice, and they show 1 to 3 (AH-12).")
        if dice.blue not in BONUS_IDS[1:4]:
            shown = ", ".join(BONUS_IDS[1:4])
            raise BadPosition(f"The blue die shows a Resource ({shown}), not '{dice.blue[:20]}' (AH-12).")
        if len(dice.reds) != 2 or any(red not in DIE_IDS[Die.X2 : Die.COIN] for red in dice.reds):
            raise BadPosition("There are two red dice, and they show x2, war, reroll or golden (AH-12).")
        coins = self.game.content.facts.dice.coin.faces
        if (dice.coin not in coins) if s.age > Age.PREHISTORY else dice.coin:
            raise BadPosition(
                f"The coin die shows {dice.coin}; it is there from Antiquity on, with {sorted(set(coins))}."
            )
        for face in dice.greens:
            s.rolled[face - 1] += 1
        s.blue = Bonus[dice.blue.upper()]
        for die in (Die.BLUE, *(Die[red.upper()] for red in dice.reds)):
            s.rolled[die] += 1
        s.coin = dice.coin
        s.rolled[Die.COIN] = bool(dice.coin)
        s.unspent[:] = s.rolled
        if s.turn_player != s.active:
            s.unspent[Die.X2 : Die.COIN] = 0
        for id in dice.spent:
            spent = documents.find("die", id, DIE_IDS)
            if s.unspent[spent] == 0:
                raise BadPosition(f"More dice that show '{id}' are spent than there are (AH-25).")
            s.unspent[spent] -= 1
        documents.counted("die", dice.marked, DIE_IDS, s.marked)

    def lay_seat(self, seat: int, laid: Seat) -> None:
        s, box = self.s, self.game.box
        if len(laid.row) > ROW:
            raise BadPosition(f"A row has at most {ROW} cards (AH-102).")
        for id in laid.row:
            add_to_row(s, seat, self.card(id))
        self.lay_civilization(seat, [Laid(one) if isinstance(one, str) else one for one in laid.civilization])
        self.lay_heritage(seat, laid.heritage)
        for id in laid.counters:
            s.held[seat] |= 1 << self.counter(id)
        s.gold[seat] = documents.number("gold", laid.gold)
        if not 0 <= laid.ur <= box.ur_most:
            raise BadPosition(
                f"Seat {seat} has {laid.ur} Universal Resources; there are 0 to {int(box.ur_most)} (AH-74)."
            )
        s.ur[seat] = laid.ur
        s.space[seat] = documents.find("space", laid.space, self.game.lexicon.spaces)
        if not LEAST <= laid.score <= documents.MOST:
            raise BadPosition(f"The score of seat {seat} is {laid.score}; it is {LEAST} to {documents.MOST}.")
        s.score[seat] = laid.score

    def lay_civilization(self, seat: int, cards: list[Laid]) -> None:
        """AH-Q11: covers lie in the same Civilization, and never in a circle."""
        s, box = self.s, self.game.box
        numbers = {one.card.replace("_", "-"): self.card(one.card) for one in cards}
        for card in numbers.values():
            put(box, s, seat, card)
        under = {one.card.replace("_", "-"): one.under.replace("_", "-") for one in cards if one.under is not None}
        for one in cards:
            cover = one.card.replace("_", "-")
            for _ in range(len(cards) + 1):
                if cover not in under:
                    break
                cover = under[cover]
                if cover not in numbers:
                    raise BadPosition(f"'{one.card}' lies under '{cover[:40]}', which is not in the same Civilization.")
            else:
                raise BadPosition(f"'{one.card}' lies under itself: covers cannot go in a circle (AH-Q11).")
            if one.tilted and one.under is not None:
                raise BadPosition(f"'{one.card}' is covered, so it cannot be tilted (AH-100).")
        for id, cover in under.items():
            slide_under(box, s, seat, numbers[id], numbers[cover])
        for one in cards:
            if one.tilted:
                tilt(box, s, seat, numbers[one.card.replace("_", "-")])

    def lay_heritage(self, seat: int, ids: list[str]) -> None:
        s, box = self.s, self.game.box
        for id in ids:
            card = documents.find("card", id.replace("_", "-"), self.numbers)
            age = card // AGE_CARDS
            if not box.first_age <= age < s.age or box.bonuses[card] == 0:
                raise BadPosition(f"'{id}' cannot be heritage: it is a card with a bonus from an earlier Age (AH-83).")
            if card in self.placed:
                raise BadPosition(f"The card '{id}' is in two places (AH-R3).")
            self.placed.add(card)
            write_heritage(s, seat, age, heritage_cards(s, seat, age) | 1 << card % AGE_CARDS)

    def lay_board(self) -> None:
        s, box = self.s, self.game.box
        for id, name in self.document.board.items():
            space, counter = documents.find("space", id, self.game.lexicon.spaces), self.counter(name)
            if box.space_value[space] != box.value[counter] or box.initiation:
                raise BadPosition(f"The counter '{name}' does not lie on the space '{id}' (AH-7).")
            s.counter_at[space] = counter

    def lay_deck(self) -> None:
        s, document = self.s, self.document
        everything = [AGE_CARDS * int(s.age) + place for place in range(DECK_SIZES[int(s.age)])]
        away = [self.card(id) for id in document.discarded or []]
        if document.deck is None:
            pile = [card for card in everything if card not in self.placed]
        else:
            pile = [self.card(id) for id in reversed(document.deck)]
            left = [card for card in everything if card not in self.placed]
            if left and document.discarded is not None:
                raise BadPosition(f"The card '{self.game.lexicon.ids[left[0]]}' is nowhere (AH-4).")
            away += left
        for card in away:
            discard(s, card)
        documents.lay_pile(s, "deck", pile, "The deck has too many cards (AH-4).")

    def lay_payment_and_war(self) -> None:
        s, payment, war = self.s, self.document.payment, self.document.war
        if payment is not None:
            s.lack_resource = documents.number("resource", payment.resource, 9)
            s.lack_population = documents.number("population", payment.population, 99)
            s.source = _source(payment.source)
        if war is not None:
            s.target = documents.seat(self.game, "target", war.target)
            for label in ("attack", "army", "generals"):
                s[label] = documents.number(label, getattr(war, label), 999)
            s.source = _source(war.source)
            if any(not 1 <= face <= GREENS for face in war.dice):
                raise BadPosition("War dice show 1 to 3 (AH-52).")
            for face in war.dice:
                s.war_dice[face - 1] += 1

    def lay_agenda(self) -> None:
        s, agenda = self.s, self.document.agenda
        if agenda is None:
            agenda = [] if s.over else [{"step": "main"}]
        if s.over:
            s.seat, s.about = -1, -1
            if agenda:
                raise BadPosition("A game that is over has nothing on its agenda.")
            return
        if not is_possible([str(entry.get("step")) for entry in agenda]):
            shape = ", ".join(str(entry.get("step"))[:20] for entry in agenda)
            raise BadPosition(f"The agenda [{shape}] cannot come up in play; left out, the main phase is asked.")
        read_agenda(self.game.rulebook.declared, self.game, agenda, s)


def _source(value: int) -> int:
    if not NONE <= value <= 1000:
        raise BadPosition(f"source is {value}; it must be -1 to 1000.")
    return value


def is_possible(agenda: list[str]) -> bool:
    """Whether an agenda of these steps can come up while the last of them is asked."""
    known = {step.name.lower(): step for step in Step}
    steps = [known.get(name) for name in agenda]
    if not steps or steps[0] is None or LIES_ON.get(steps[0], ()) != ():
        return False
    return all(over is not None and under in LIES_ON.get(over, ()) for under, over in pairwise(steps))
