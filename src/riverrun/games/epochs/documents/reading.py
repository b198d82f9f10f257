"""Reads a position's document: lays it out piece by piece, and refuses in a sentence what cannot be laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from riverrun.games.epochs.cards.sums import reckon
from riverrun.games.epochs.documents.parts import Seat, War
from riverrun.games.epochs.documents.reading_agenda import lay_agenda
from riverrun.games.epochs.documents.reading_map import MapReader
from riverrun.games.epochs.map.regions import clear_labels
from riverrun.games.epochs.terms import (
    EPOCHS,
    INVENTED,
    MARKET_DECK,
    NAMES,
    NONE,
    PILE,
    SEATS,
    SPACES,
    UNITS,
)
from riverrun.kernel.errors import BadPosition, UnknownMove
from riverrun.kernel.position import documents
from riverrun.kernel.sets import add

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

EMPTY = (
    "token_hex",
    "region",
    "open_region",
    "deck",
    "market",
    "market_deck",
    "unit_column",
    "wonder_column",
    "dealt",
    "picked",
    "civilization",
    "ranking",
    "form",
    "invented",
    "built",
    "builder",
    "unit",
)
"""Fields that hold -1 where there is nothing."""


def market_ids(game: Game) -> list[str]:
    """The ids of market cards: units, then wonders."""
    return [*game.lexicon.units, *game.lexicon.wonders]


class Reader(MapReader):
    """Lays a document out as a position, refusing what cannot be laid out."""

    def read(self) -> None:
        document, s, game = self.document, self.s, self.game
        documents.one_each(game, "seats", document.seats)
        self.clear()
        self.lay_course()
        self.lay_tiles()
        self.lay_tokens()
        self.lay_sites()
        for seat, laid in enumerate(document.seats):
            self.lay_seat(seat, laid)
        self.lay_built()
        self.lay_ranking()
        self.lay_inventions()
        self.lay_market()
        for seat in range(game.players):
            self.lay_sums(seat, document.seats[seat])
        self.lay_payment_and_war(document.war)
        documents.read_rng(document.rng, s)
        lay_agenda(game, document, s)

    def clear(self) -> None:
        """Nothing lies anywhere."""
        s = self.s
        for field in EMPTY:
            s[field][:] = NONE
        clear_labels(s)
        s.doing = s.granted_by = s.war_target = s.war_defender = NONE

    def lay_course(self) -> None:
        document, s, game = self.document, self.s, self.game
        box = game.box
        s.epoch = documents.number("epoch", document.epoch, EPOCHS, least=1) - 1
        s.turn = documents.number("turn", document.turn, int(box.turns_per_epoch))
        s.first = NONE if document.first is None else documents.seat(game, "first", document.first)
        active = document.first if document.active is None else document.active
        s.active = NONE if active is None else documents.seat(game, "active", active)
        s.scroll = documents.number("scroll", document.scroll, int(box.rows))
        s.actions_left = documents.number("actions_left", document.actions_left, 2)
        s.planned, s.declared, s.attacked_neutral = document.planned, document.declared, document.attacked_neutral
        s.closed, s.attacked = self.seats("closed", document.closed), self.seats("attacked", document.attacked)
        documents.read_numbers(document, s, "luck_face", "luck_move", "moves")
        s.over = document.over
        if document.doing is not None:
            try:
                s.doing = game.move(document.doing)
            except UnknownMove as trouble:
                raise BadPosition(trouble.sentence) from None
        s.granted_by = documents.number("granted_by", document.granted_by, 319, least=NONE)

    def seats(self, label: str, listed: list[int]) -> int:
        return sum(1 << documents.seat(self.game, label, seat) for seat in set(listed))

    # Seats

    def lay_seat(self, seat: int, laid: Seat) -> None:
        s, game = self.s, self.game
        lexicon = game.lexicon
        for kind, label in enumerate(("food", "production", "science", "gold")):
            s.stock[seat, kind] = documents.number(label, getattr(laid, label))
        for label in ("culture", "art", "honor", "authority", "consumed"):
            s[label][seat] = documents.number(label, getattr(laid, label), 999)
        if laid.civilization is not None:
            s.civilization[seat] = documents.find("civilization", laid.civilization, lexicon.civilizations)
        for nth in laid.abilities:
            s.unlocked[seat] |= 1 << documents.number("ability", nth, 4, least=1) - 1
        s.form[seat] = documents.find("form", laid.form, lexicon.forms)
        for label, number_of in (("lands", self.hex_of), ("cities", self.site_of), ("posts", self.site_of)):
            listed = getattr(laid, label)
            if len(set(listed)) < len(listed):
                raise BadPosition(f"Seat {seat} has one of its {label} twice.")
            for id in listed:
                add(s[label], seat, number_of(id))
        s.land_count[seat], s.city_count[seat] = len(laid.lands), len(laid.cities)
        s.post_count[seat] = len(laid.posts)
        s.inventions_done[seat] = documents.number("inventions_done", laid.inventions_done, 6)
        s.covers_done[seat] = documents.number("covers_done", laid.covers_done, 6)
        self.lay_units(seat, laid)
        s.marker[seat] = laid.marker
        for epoch in laid.marker_epochs:
            s.marker_epochs[seat] |= 1 << documents.number("epoch", epoch, EPOCHS, least=1) - 1
        if laid.marker:
            s.marker_epochs[seat] |= 1 << int(s.epoch)
        s.expanded[seat] = bool(laid.lands) if laid.expanded is None else laid.expanded
        if len(laid.dealt) > 2:
            raise BadPosition("At most two civilization boards are dealt to a seat (EP-1.8).")
        for place, id in enumerate(laid.dealt):
            s.dealt[seat, place] = documents.find("civilization", id, lexicon.civilizations)
        if laid.picked is not None:
            s.picked[seat] = documents.find("civilization", laid.picked, lexicon.civilizations)

    def lay_units(self, seat: int, laid: Seat) -> None:
        s, units = self.s, self.game.lexicon.units
        shown = []
        for slot, id in enumerate((laid.main, laid.support)):
            if id is not None:
                unit = documents.find("unit", id, units)
                if self.game.box.unit_slot[unit] != slot:
                    raise BadPosition(f"The unit '{id}' does not lie in the {('main', 'support')[slot]} slot (EP-6.6).")
                s.unit[seat, slot] = unit
                shown.append(id)
        for id in shown if laid.units_had is None else laid.units_had:
            add(s.units_had, seat, documents.find("unit", id, units))
        for slot_id in laid.paid:
            slot = documents.find("slot", slot_id, ("main", "support"))
            s.paid[seat, slot] = 1

    def lay_sums(self, seat: int, laid: Seat) -> None:
        """What is counted from the rest; cities that are not named lie on the board as the form allows."""
        s, box = self.s, self.game.box
        reckon(box, s, seat)
        free = laid.free_cities
        if free is None:
            free = max(0, int(s.max_cities[seat]) - int(s.city_count[seat]))
        s.free_cities[seat] = documents.number("free_cities", free, 6)

    def lay_built(self) -> None:
        s, game = self.s, self.game
        for place, one in enumerate(self.document.built):
            wonder = documents.find("wonder", one.wonder, game.lexicon.wonders)
            self.place(UNITS + wonder, one.wonder)
            s.built[place] = wonder
            s.builder[wonder] = documents.seat(game, "seat", one.seat)
            s.wonder_count[one.seat] += 1
        s.built_count = len(self.document.built)

    def lay_ranking(self) -> None:
        """EP-5.3: by culture; of equals, as the document says, or in turn order from the first player."""
        s, game = self.s, self.game
        if s.first == NONE:
            return
        order = [(int(s.first) + turn) % game.players for turn in range(game.players)]
        listed = self.document.ranking
        if listed is None:
            listed = sorted(order, key=lambda seat: -int(s.culture[seat]))
        if sorted(listed) != sorted(order):
            raise BadPosition(f"The ranking {listed} does not name every seat once (EP-5.3).")
        s.ranking[: len(listed)] = listed

    # Cards

    def take(self, id: str) -> int:
        """A copy of an invention, of which there are two."""
        card = documents.find("invention", id, self.game.lexicon.inventions)
        if self.left[card] == 0:
            raise BadPosition(f"There are more than two of the invention '{id}' (EP-4.3).")
        self.left[card] -= 1
        return card

    def lay_inventions(self) -> None:
        document, s = self.document, self.s
        for seat, laid in enumerate(document.seats):
            if len(laid.inventions) > INVENTED:
                raise BadPosition(f"Seat {seat} has more than {INVENTED} inventions (EP-4.2).")
            for place, id in enumerate(laid.inventions):
                s.invented[seat, place] = self.take(id)
                add(s.has_invention, seat, int(s.invented[seat, place]))
            s.invented_count[seat] = len(laid.inventions)
            for id in laid.hand:
                card = self.take(id)
                s.hand[seat, card // NAMES] += 1 << 2 * (card % NAMES)
                s.hand_size[seat, card // NAMES] += 1
        if len(document.market) != SPACES:
            raise BadPosition(f"The invention market has {SPACES} spaces, not {len(document.market)} (EP-1.5).")
        for space, pile in enumerate(document.market):
            if len(pile) > PILE:
                raise BadPosition(f"More than {PILE} inventions lie on one space of the market (EP-4.1).")
            for place, id in enumerate(pile):
                s.market[space, place] = self.take(id)
            s.market_size[space] = len(pile)
        for id in document.away or []:
            card = self.take(id)
            s.away[card // NAMES] += 1 << 2 * (card % NAMES)
        self.lay_deck()

    def lay_deck(self) -> None:
        """EP-1.5, EP-11.4: the next epoch's inventions; what lies nowhere of this epoch is out of the game."""
        document, s = self.document, self.s
        following = int(s.epoch) + 1
        if document.deck is not None:
            pile = [self.take(id) for id in reversed(document.deck)]
        else:
            pile = [
                card
                for card, left in enumerate(self.left)
                for _ in range(left)
                if card // NAMES == following and following < EPOCHS
            ]
        documents.lay_pile(s, "deck", pile, "The deck has too many inventions (EP-1.5).")
        if document.away is None:
            for card, left in enumerate(self.left):
                if card // NAMES == s.epoch:
                    s.away[card // NAMES] += left << 2 * (card % NAMES)

    def place(self, card: int, id: str) -> int:
        """A market card, which must not lie anywhere yet."""
        if card in self.placed:
            raise BadPosition(f"The card '{id}' is in two places (EP-1.4).")
        self.placed.add(card)
        add(self.s.market_seen, 0, card)
        return card

    def lay_market(self) -> None:
        document, s, game = self.document, self.s, self.game
        lexicon, cards = game.lexicon, market_ids(game)
        for label, listed, ids, first in (
            ("unit_column", document.units, lexicon.units, 0),
            ("wonder_column", document.wonders, lexicon.wonders, UNITS),
        ):
            if len(listed) > SPACES:
                raise BadPosition(f"A column of the market has {SPACES} spaces, not {len(listed)} (EP-A37).")
            for space, id in enumerate(listed):
                s[label][space] = documents.find(label.partition("_")[0], id, ids)
                self.place(first + int(s[label][space]), id)
                if game.box.card_epoch[first + int(s[label][space])] < 0:
                    raise BadPosition(f"'{id}' is no card of the market (EP-1.4).")
        pile = [documents.find("market card", id, cards) for id in reversed(document.market_deck or [])]
        for card in pile:
            if card in self.placed or game.box.card_epoch[card] < 0:
                raise BadPosition(f"The card '{cards[card]}' cannot lie in the market deck (EP-1.4).")
            self.placed.add(card)
        documents.lay_pile(s, "market_deck", pile, f"The market deck has more than {MARKET_DECK} cards (EP-1.4).")
        for seat in range(SEATS):
            for slot in range(2):
                unit = int(s.unit[seat, slot])
                if unit != NONE and game.box.card_epoch[unit] >= 0:
                    add(s.market_seen, 0, unit)
        for id in document.seen or []:
            add(s.market_seen, 0, documents.find("market card", id, cards))
        s.art_left = int(game.box.art_tokens) - int(s.art.sum())

    # A payment and a war

    def lay_payment_and_war(self, war: War | None) -> None:
        s, payment = self.s, self.document.payment
        if payment is not None:
            for kind, label in enumerate(("food", "production", "science", "gold")):
                s.due[kind] = documents.number(label, getattr(payment, label))
            s.no_gold = payment.no_gold
        if war is not None:
            s.war_target = self.target_of(war.target)
            if war.defender is not None:
                s.war_defender = documents.seat(self.game, "defender", war.defender)
            s.war_attack = documents.number("attack", war.attack, 999)
            s.war_defence = documents.number("defence", war.defence, 999)
