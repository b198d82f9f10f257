"""The eight actions and the free actions of the model (EP-6, EP-9)."""

from __future__ import annotations

from collections.abc import Callable

from .asking import Asking
from .box import ACTIONS, BASIC, SLOTS, Form, Res
from .effects import Effects, Grant
from .hexes import Corner, Hex, read, text
from .reach import city_sites, expandable, post_targets
from .standing import (
    Cost,
    Event,
    city_cost,
    come,
    expand_cost,
    max_cities,
    post_cost,
    research_cost,
    unit_cost,
    wonder_cost,
)
from .table import City

PLAIN = Grant()


class Actions(Effects):
    """Whoever acts at a table."""

    refused: set[int]
    """Hosts that said no this turn (EP-A50)."""

    def action(self, seat: int, allowed: tuple[str, ...] = ACTIONS, is_extra: bool = False) -> Asking:
        """EP-D5: one action, or none; the first of a player's game is Expand."""
        while True:
            first = not self.table.players[seat].settled
            options = [
                move for action in (("expand",) if first else allowed) for move in self.options(seat, action, PLAIN)
            ]
            options += [] if first else ["pass"]
            move = yield from self.ask("action", seat, [*options, *self.free_moves(seat)])
            if move.split()[0] in ("convert", "unlock"):
                yield from self.free_action(seat, move)
            elif move == "pass" or (yield from self.perform(seat, move, PLAIN, is_extra)):
                return

    def price(self, cost: Cost, grant: Grant) -> Cost:
        """What a granted action costs."""
        if grant.free:
            return Cost()
        return Cost(
            tuple((kind, max(0, number - grant.discount)) for kind, number in cost.open),
            tuple((kind, max(0, number - grant.discount)) for kind, number in cost.strict),
        )

    def options(self, seat: int, action: str, grant: Grant) -> list[str]:
        """The moves of an action whose conditions hold and whose cost can be paid."""
        table, me = self.table, self.table.players[seat]

        def payable(cost: Cost) -> bool:
            return self.can_pay(seat, self.price(cost, grant))

        if action == "expand":
            able = me.cubes > 0 and payable(expand_cost(table, seat))
            return [f"expand {text(spot)}" for spot in expandable(table, seat)] if able else []
        if action == "city":
            able = me.cities > 0 and payable(city_cost(table, seat))
            return [f"city {text(site)}" for site in city_sites(table, seat)] if able else []
        if action == "post":
            found = []
            able = me.posts > 0 and len(table.post_cities(seat)) < table.box.numbers["posts_per_player"]
            for word, by_sea in (("post-land", False), ("post-sea", True)):
                if able and payable(post_cost(table, seat, by_sea)):
                    found += [f"{word} {text(site)}" for site in post_targets(table, seat, by_sea, self.refused)]
            return found
        if action == "research":
            return ["research left", "research right"] if payable(research_cost(table, seat)) else []
        if action == "wonder":
            column = enumerate(table.columns["wonder"], 1)
            return [f"wonder {at}" for at, name in column if payable(wonder_cost(table, seat, name))]
        if action == "upgrade":
            offered = [(f"unit {at}", name) for at, name in enumerate(table.columns["unit"], 1)]
            offered += [(f"basic {slot}", table.box.basic(table.epoch, slot)) for slot in SLOTS]
            return [move for move, name in offered if name not in me.had and payable(unit_cost(table, seat, name))]
        if action == "government":
            forms = [form.name for form in table.box.forms.values() if self.may_become(seat, form, grant)]
            return [f"government {name}" for name in forms]
        assert action == "command"
        return ["command"]

    def may_become(self, seat: int, form: Form, grant: Grant) -> bool:
        """EP-6.7, and what a granted change ignores."""
        me, now = self.table.players[seat], self.table.form(seat)
        if form.name == now.name:
            return False
        step = {0: "same", 1: "next"}.get(form.level - now.level)
        if step not in grant.levels:
            return False
        by_arrow = "arrows" in grant.ignore or now.name in form.arrows_from
        return by_arrow and ("culture" in grant.ignore or me.culture >= form.culture)

    def perform(self, seat: int, move: str, grant: Grant, is_extra: bool) -> Asking:
        """The move, its payment, what it prints and what it sets off."""
        word, _, what = move.partition(" ")
        if word == "expand":
            yield from self.expand(seat, read(what), grant, is_extra)  # type: ignore[arg-type]
        elif word == "city":
            yield from self.city(seat, read(what), grant, is_extra)  # type: ignore[arg-type]
        elif word in ("post-land", "post-sea"):
            return (yield from self.post(seat, read(what), word == "post-sea", grant, is_extra))  # type: ignore[arg-type]
        elif word == "research":
            yield from self.research(seat, what, grant, is_extra)
        elif word == "wonder":
            yield from self.wonder(seat, self.table.columns["wonder"][int(what) - 1], grant, is_extra)
        elif word == "unit":
            yield from self.upgrade(seat, self.table.columns["unit"][int(what) - 1], grant, is_extra)
        elif word == "basic":
            yield from self.upgrade(seat, self.table.box.basic(self.table.epoch, what), grant, is_extra)
        elif word == "government":
            yield from self.government(seat, what, is_extra)
        else:
            assert word == "command"
            fixed = self.fix(seat, "command", is_extra)
            self.table.gain(seat, self.table.form(seat).command)
            yield from self.happen(seat, fixed, Event("command"))
        return True

    def expand(self, seat: int, spot: Hex, grant: Grant, is_extra: bool) -> Asking:
        """EP-6.1."""
        yield from self.pay(seat, self.price(expand_cost(self.table, seat), grant))
        fixed = self.fix(seat, "expand", is_extra)
        self.table.occupy(seat, spot)
        self.table.players[seat].settled = True
        yield from self.happen(seat, fixed, Event("expand", hex=spot))

    def city(self, seat: int, site: Corner, grant: Grant, is_extra: bool) -> Asking:
        """EP-6.2."""
        yield from self.pay(seat, self.price(city_cost(self.table, seat), grant))
        fixed = self.fix(seat, "city", is_extra)
        self.table.players[seat].cities -= 1
        self.table.sites[site] = City(seat)
        yield from self.happen(seat, fixed, Event("city"))

    def post(self, seat: int, site: Corner, by_sea: bool, grant: Grant, is_extra: bool) -> Asking:
        """EP-6.3; the host is asked first (EP-D6)."""
        table = self.table
        host = table.sites[site].owner
        if host is not None and (yield from self.ask("consent", host, ["yes", "no"])) == "no":
            self.refused.add(host)
            return False
        yield from self.pay(seat, self.price(post_cost(table, seat, by_sea), grant))
        fixed = self.fix(seat, "post", is_extra)
        table.players[seat].posts -= 1
        table.sites[site].posts.append(seat)
        if host is not None:
            table.gain(seat, table.box.numbers["post_bonus_both"])
            table.gain(host, table.box.numbers["post_bonus_both"])
        yield from self.happen(seat, fixed, Event("post", by_sea=by_sea))
        return True

    def research(self, seat: int, side: str, grant: Grant, is_extra: bool) -> Asking:
        """EP-6.4: the scroll goes onto the row, unless it is the top one."""
        table = self.table
        track = table.box.track(len(table.players))
        yield from self.pay(seat, self.price(research_cost(table, seat), grant))
        fixed = self.fix(seat, "research", is_extra)
        row = track[table.scroll]
        if table.scroll < len(track) - 1:
            table.scroll += 1
        table.gain(seat, row.left if side == "left" else row.right)
        yield from self.happen(seat, fixed, Event("research"))

    def wonder(self, seat: int, name: str, grant: Grant, is_extra: bool) -> Asking:
        """EP-6.5."""
        table = self.table
        yield from self.pay(seat, self.price(wonder_cost(table, seat, name), grant))
        fixed = self.fix(seat, "wonder", is_extra)
        table.columns["wonder"].remove(name)
        wonder = table.box.wonders[name]
        table.gain(seat, wonder.reward)
        table.players[seat].wonders.append(name)
        self.grow_cities(seat)
        yield from self.happen(seat, fixed, Event("wonder"), wonder.ability.at("immediate"))

    def upgrade(self, seat: int, name: str, grant: Grant, is_extra: bool) -> Asking:
        """EP-6.6."""
        table = self.table
        yield from self.pay(seat, self.price(unit_cost(table, seat, name), grant))
        fixed = self.fix(seat, "upgrade", is_extra)
        if name in table.columns["unit"]:
            table.columns["unit"].remove(name)
        table.place_unit(seat, name)
        yield from self.happen(seat, fixed, Event("upgrade"))

    def government(self, seat: int, name: str, is_extra: bool) -> Asking:
        """EP-6.7: surplus cities leave before the instant reward (EP-D9)."""
        table, me = self.table, self.table.players[seat]
        fixed = self.fix(seat, "government", is_extra)
        me.form = name
        self.grow_cities(seat)
        most = max_cities(table, seat)
        while me.cities and me.cities + len(table.cities(seat)) > most:
            me.cities -= 1
            me.supply_cities += 1
        while len(table.cities(seat)) > most:
            lost = yield from self.ask("surplus", seat, [f"lose {text(site)}" for site in table.cities(seat)])
            table.remove_city(read(lost.split()[1]), surplus=True)  # type: ignore[arg-type]
        table.gain(seat, table.form(seat).instant)
        yield from self.happen(seat, fixed, Event("government"))

    # Free actions (EP-9)

    def free_moves(self, seat: int) -> list[str]:
        """Converting and unlocking, as far as the first expand stays possible (EP-A10)."""
        me = self.table.players[seat]
        found = []
        if me.cubes >= self.convert_cost(seat):
            for kind in BASIC:
                found += [
                    f"convert {kind} {other}"
                    for other in BASIC
                    if kind != other and me.stored[kind] and self.spares_start(seat, kind, other)
                ]
        if me.civilization and len(me.unlocked) < self.table.box.numbers["abilities_max"]:
            for at, ability in enumerate(self.table.box.civilizations[me.civilization]):
                if at in me.unlocked or not come(self.table, ability.epoch):
                    continue
                if self.can_pay(seat, Cost.of(ability.price, ability.no_gold), self.fits(seat)):
                    found.append(f"unlock {at + 1}")
        return found

    def convert_cost(self, seat: int) -> int:
        """EP-9.1, or less."""
        ways = [effect["n"] for effect in self.table.ongoing(seat, "convert_cost")]
        return min([int(self.table.box.numbers["convert_authority"]), *ways])

    def spares_start(self, seat: int, kind: str, other: str) -> bool:
        """Whether the first expand is still possible after converting."""
        me = self.table.players[seat]
        if me.settled:
            return True
        left = {**me.stored, kind: me.stored[kind] - 1, other: me.stored[other] + 1}
        return me.cubes > self.convert_cost(seat) and self.can_start(seat, left)

    def fits(self, seat: int) -> Callable[[Res], bool] | None:
        """What a payment must leave before the first expand."""
        me = self.table.players[seat]
        return None if me.settled else lambda left: me.cubes > 0 and self.can_start(seat, left)

    def can_start(self, seat: int, left: Res) -> bool:
        """Whether so much pays the first expand (EP-A10)."""
        cost = expand_cost(self.table, seat)
        return all(left[kind] + (left["gold"] if kind in BASIC else 0) >= cost.loose(kind) for kind in left)

    def free_action(self, seat: int, move: str) -> Asking:
        """One of them, with all it sets off."""
        me = self.table.players[seat]
        word, *rest = move.split()
        if word == "convert":
            spent = self.convert_cost(seat)
            me.cubes -= spent
            me.consumed += spent
            me.stored[rest[0]] -= 1
            me.stored[rest[1]] += 1
            return
        ability = self.table.box.civilizations[me.civilization or ""][int(rest[0]) - 1]
        yield from self.pay(seat, Cost.of(ability.price, ability.no_gold), self.fits(seat))
        me.unlocked.append(int(rest[0]) - 1)
        self.grow_cities(seat)
        new = ability.ability.at("immediate")
        yield from self.happen(seat, self.fix(seat, "unlock", is_extra=True), None, new)
