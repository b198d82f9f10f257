"""The end of an epoch in seven steps, and the next epoch (EP-10, EP-11)."""

from __future__ import annotations

from .asking import Asking
from .box import BASIC, EPOCHS
from .hexes import read, text
from .standing import Cost, Event, demand, feed_cost, supply
from .wars import Wars


class Ending(Wars):
    """Each step for all, in turn order, before the next (EP-A34)."""

    def end_epoch(self) -> Asking:
        """EP-10."""
        table = self.table
        numbers = table.box.numbers
        table.active = table.first
        for seat in table.ranking()[: numbers["art_award"][f"p{len(table.players)}"][table.epoch_at]]:
            table.gain(seat, {"art": 1})
        for seat in table.turn_order():
            level = min(supply(table, seat), demand(table, seat), len(table.box.income) - 1)
            table.gain(seat, table.box.income[level])
            fixed = self.fix(seat, "trade_income", is_extra=True)
            yield from self.happen(seat, fixed, Event("trade_income"))
        for seat in table.turn_order():
            yield from self.feed(seat)
        for seat in table.turn_order():
            yield from self.make_gold(seat)
        for seat in table.turn_order():
            if not any(effect["to"] == "pillage" for effect in table.ongoing(seat, "immune")):
                table.lose(seat, numbers["pillage_loss"], self.camps_beside(seat))
        for player in table.players:
            player.cubes += player.consumed
            player.consumed = 0
        for seat in table.turn_order():
            if table.players[seat].marker:
                table.players[seat].marker = False
                table.lose(seat, {"culture": numbers["warmonger_loss"][table.epoch_at]})

    def feed(self, seat: int) -> Asking:
        """EP-10.3, EP-A31."""
        table = self.table
        numbers = table.box.numbers
        while not self.can_pay(seat, Cost.of({"food": feed_cost(table, seat, len(table.cities(seat)))})):
            lost = yield from self.ask("famine", seat, [f"lose {text(site)}" for site in table.cities(seat)])
            table.remove_city(read(lost.split()[1]))  # type: ignore[arg-type]
            table.lose(seat, numbers["famine_loss"])
        fed = len(table.cities(seat))
        yield from self.pay(seat, Cost.of({"food": feed_cost(table, seat, fed)}))
        table.gain(seat, numbers["feed_reward"][table.epoch_at], fed)

    def make_gold(self, seat: int) -> Asking:
        """EP-10.4, EP-A32: what may stay is asked for, kind by kind; the rest is added up."""
        table, me = self.table, self.table.players[seat]
        keeps = {effect["res"] for effect in table.ongoing(seat, "keep")}
        kept = dict.fromkeys(BASIC, 0)
        for kind in BASIC:
            if kind in keeps and me.stored[kind]:
                most = min(me.stored[kind], 63)
                answer = yield from self.ask("keep", seat, [f"number {number}" for number in range(most + 1)])
                kept[kind] = int(answer.split()[1])
        weights = dict.fromkeys(BASIC, 1)
        for effect in table.ongoing(seat, "gold_weight"):
            weights[effect["res"]] = max(weights[effect["res"]], effect["n"])
        ratio = min([table.box.numbers["gold_ratio"], *(e["n"] for e in table.ongoing(seat, "gold_ratio"))])
        me.stored["gold"] += sum((me.stored[kind] - kept[kind]) * weights[kind] for kind in BASIC) // ratio
        me.stored.update(kept)

    def camps_beside(self, seat: int) -> int:
        """EP-A33: camps adjacent to a land or city of the player, each once."""
        table = self.table
        near = {other for land in table.lands(seat) for other in table.touching(land)}
        near |= {other for corner in table.cities(seat) for other in table.touching(corner)}
        return sum(at.camp for spot, at in table.spots.items() if spot in near)

    def new_epoch(self) -> None:
        """EP-11."""
        table, box = self.table, self.table.box
        table.epoch_at += 1
        table.turn = 0
        if table.epoch == EPOCHS[-1]:
            top = self.chance.shuffled("market III", box.market("III"))[: box.numbers["epoch3_cards_on_top"]]
            table.market_deck = top + self.chance.shuffled("market III+", box.market("III+"))
        else:
            table.market_deck = self.chance.shuffled("market II", box.market("II"))
        spaces = box.numbers["invention_market_spaces"]
        table.market = [[table.invention_deck.pop(0)] for _ in range(spaces)]
        table.invention_deck = []
        if table.epoch != EPOCHS[-1]:
            table.invention_deck = self.chance.shuffled("inventions III", box.invention_cards("III"))
        table.first = (table.first + 1) % len(table.players)
        for player in table.players:
            player.invented = player.covered = 0
