"""Acquiring an event card: free, for gold or for goods (AH-23 to AH-31, D2 to D4)."""

from __future__ import annotations

from . import payment
from .seat import Asking, Seat
from .table import UR_CAP, Built

DOUBLINGS = {"": 0, "x2": 1, "x4": 2}


class Acquiring(Seat):
    """Phase 4, as far as cards go."""

    def can_get(self, name: str) -> bool:
        """AH-112."""
        free = self.table.is_free(self.table.turn, name)
        return free or self.can_buy(name) or payment.payable(self.payment_for(name))

    def can_buy(self, name: str) -> bool:
        """AH-28."""
        gold = self.table.card(name).gold
        return gold is not None and gold <= self.me.gold

    def payment_for(self, name: str) -> payment.Payment:
        """What a card costs in goods, and all there is to pay it (AH-24)."""
        me, table = self.me, self.table
        cost = table.card(name)
        dice = [die for die in table.dice if not die.spent]
        straight = [built.card for built in me.uncovered if not built.tilted]
        heritage = [] if table.heritage_used else me.heritage
        goods = [
            payment.Good(
                card.name, card.number, card.bonus(cost.resource), card.bonus("population"), card.name in heritage
            )
            for card in map(table.card, [*straight, *heritage])
            if card.bonus(cost.resource) or card.bonus("population")
        ]
        return payment.Payment(
            resource=cost.resource_count,
            population=table.population_cost(table.turn, name),
            blue=any(die.colour == "blue" and die.face == cost.resource for die in dice),
            greens=tuple(die.face for die in dice if die.colour == "green"),
            x2=sum(die.name == "x2" for die in dice),
            cards=tuple(goods),
            ur=me.ur,
            surcharge=table.surcharge(table.turn),
        )

    def acquire(self, name: str) -> Asking:
        """Free, for gold or for goods (AH-112, D2 to D4); then the card enters."""
        if not self.table.is_free(self.table.turn, name):
            needed = self.payment_for(name)
            ways = ["by goods"] * payment.payable(needed) + ["by gold"] * self.can_buy(name)
            if (yield from self.ask("way", ways)) == "by gold":
                self.me.gold -= self.table.card(name).gold or 0
            else:
                yield from self.pay(needed)
        self.enter(name)

    def pay(self, lacking: payment.Payment) -> Asking:
        """D3 and D4, source by source (AH-113)."""
        while not lacking.done:
            options = payment.options(lacking)
            answer = yield from self.ask("resource" if lacking.resource > 0 else "population", options)
            lacking = options[answer]
            self.use(answer)

    def use(self, source: str) -> None:
        """A source is spent as a whole (AH-25)."""
        verb, *words = source.split()
        if verb == "pay":
            if words[0] != "blue" and self.table.surcharge(self.table.turn):
                self.table.surcharge_paid = True
            self.spend(words[0], DOUBLINGS[" ".join(words[1:])])
        elif verb == "ur":
            self.me.ur -= 1
        elif source in self.me.heritage:
            self.use_heritage(source)
        else:
            next(built for built in self.me.civilization if built.card == source).tilted = True

    def use_heritage(self, name: str) -> None:
        """AH-85: one a turn; it goes back to the box."""
        self.me.heritage.remove(name)
        self.table.removed.append(name)
        self.table.heritage_used = True

    def enter(self, name: str) -> None:
        """AH-97, in its order; an 8th card ends an Initiation's Age (AH-107)."""
        me, card = self.me, self.table.card(name)
        me.row.remove(name)
        me.civilization.append(Built(name))
        me.gold += card.sum_of("earn_gold", "amount")
        me.ur = min(UR_CAP, me.ur + card.sum_of("gain_universal_resource", "amount"))
        self.collect()
        self.table.card_entered = True
        if self.table.options.initiation and len(me.civilization) >= 8:
            self.table.ending = True
