"""Prices as a view tells them: what something costs a seat now, what makes the difference, and what is short."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.actions.free import unlock_lack
from riverrun.games.epochs.actions.prices import (
    BASIC,
    GOVERNMENT,
    POST_SEA,
    RESEARCH,
    UNIT,
    WONDER,
    action_of,
    offered_unit,
    price,
    price_kind,
    printed_price,
    refuses_gold,
)
from riverrun.games.epochs.moves import ACTION_IDS, NATURAL_IDS, RESOURCE_IDS, TERRAIN_IDS
from riverrun.games.epochs.terms import ABILITIES, NONE, SPACES, Natural, Res, Slot, Terrain
from riverrun.games.epochs.views.realm import amounts
from riverrun.games.epochs.views.sources import row as row_of
from riverrun.games.epochs.views.sources import sources
from riverrun.games.epochs.views.structs import Amounts, Offer, Price, ResearchRow
from riverrun.games.epochs.views.structs_war import Part
from riverrun.games.epochs.words import unit_ref
from riverrun.kernel.language.sentences import Ref
from riverrun.kernel.sets import has, meets

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def move_price(game: Game, s: Any, seat: int, move: int, grant: int = NONE) -> Price:
    """EP-A39, EP-A49: what a move of the eight actions costs a seat."""
    box = game.box_view
    kind, cost = int(price_kind(box, move)), int(price(box, s, seat, move, grant))
    name = RESOURCE_IDS[kind]
    no_gold = bool(refuses_gold(box, s, move))
    printed, parts = int(printed_price(box, s, seat, move)), list(_discounts(game, s, seat, move))
    had = False
    if UNIT <= move < GOVERNMENT:
        unit = int(offered_unit(box, s, move))
        printed, parts = int(box.unit_cost[unit]), [*_upgrade(game, s, seat, unit), *parts]
        had = bool(has(s.units_had, seat, unit))
    return Price(
        cost={name: cost},
        printed={} if printed == cost else {name: printed},
        parts=parts if printed != cost or any(part.amount > 0 for part in parts) else [],
        no_gold=no_gold,
        short=_short(s, seat, kind, cost, no_gold),
        had=had,
    )


def _short(s: Any, seat: int, kind: int, cost: int, no_gold: bool) -> Amounts:
    own = int(s.stock[seat, kind])
    if kind != Res.GOLD and not no_gold:
        own += int(s.stock[seat, Res.GOLD])
    return {RESOURCE_IDS[kind]: cost - own} if cost > own else {}


def _discounts(game: Game, s: Any, seat: int, move: int) -> Iterator[Part]:
    """EP-A49: the cards that make an action cheaper."""
    actions = {ACTION_IDS[int(action_of(move))]}
    if POST_SEA <= move < RESEARCH:
        actions.add("sea-route")
    for ref, effects in sources(game, s, seat):
        less = sum(
            effect.n or 0
            for effect in effects
            if effect.verb == "discount" and (effect.action or "").replace("_", "-") in actions
        )
        if less:
            yield Part(ref, -less)


def _upgrade(game: Game, s: Any, seat: int, unit: int) -> Iterator[Part]:
    """EP-6.6: the unit that is replaced, and the surcharges for what one has not."""
    box = game.box_view
    before = int(s.unit[seat, int(box.unit_slot[unit])])
    if before != NONE and box.unit_cost[before]:
        yield Part(unit_ref(game, before), -min(int(box.unit_cost[before]), int(box.unit_cost[unit])))
    for natural in Natural:
        needed = int(box.unit_strategic[unit]) >> natural & 1 and not int(s.count_as[seat]) >> natural & 1
        if needed and not meets(s.lands, seat, s.natural, int(natural)):
            yield Part(Ref("natural", NATURAL_IDS[natural]), int(box.unit_surcharge))
    for terrain in Terrain:
        if int(box.unit_terrain[unit]) >> terrain & 1:
            sea = terrain == Terrain.SEA
            there = meets(s.lands, seat, s.coast, 0) if sea else meets(s.lands, seat, s.terrain, int(terrain))
            if not there:
                yield Part(Ref("terrain", TERRAIN_IDS[terrain]), int(box.unit_surcharge))


# The markets


def units(game: Game, s: Any, seat: int | None, grant: int) -> list[Offer]:
    """EP-3.2, EP-6.6: the units of the column, from the top down."""
    column = [int(card) for card in s.unit_column if card != NONE]
    return [
        _unit_offer(game, s, seat, card, UNIT + place, f"unit {place + 1}", grant, len(column) == SPACES and place == 0)
        for place, card in enumerate(column)
    ]


def basics(game: Game, s: Any, seat: int | None, grant: int) -> list[Offer]:
    """EP-6.6, EP-11.2: the basic units of the epoch."""
    offered = row_of(game.box_view.basic_unit, int(s.epoch))
    return [
        _unit_offer(game, s, seat, int(offered[slot]), BASIC + slot, f"basic {slot.name.lower()}", grant, False)
        for slot in Slot
    ]


def _unit_offer(
    game: Game, s: Any, seat: int | None, card: int, number: int, move: str, grant: int, goes: bool
) -> Offer:
    if seat is None:
        return Offer(game.lexicon.units[card], move, goes=goes)
    return Offer(
        game.lexicon.units[card],
        move,
        move_price(game, s, seat, number, grant),
        _combat_with(game, s, seat, card),
        goes,
    )


def _combat_with(game: Game, s: Any, seat: int, card: int) -> int:
    """EP-6.6: one's combat with a unit in the place of the one that it would cover."""
    box = game.box_view
    slot = int(box.unit_slot[card])
    before, other = int(s.unit[seat, slot]), int(s.unit[seat, 1 - slot])

    def worth(unit: int) -> int:
        if unit == NONE:
            return 0
        formed = other != NONE and int(box.unit_formation[unit]) == int(box.unit_formation[other])
        return int(box.unit_combat[unit]) + formed * int(box.formation_bonus) + _mounted(game, s, seat, unit)

    return int(s.combat[seat]) - worth(before) + worth(card)


def _mounted(game: Game, s: Any, seat: int, unit: int) -> int:
    """What effects add to a mounted unit."""
    if "mounted" not in game.content.units[unit].flags:
        return 0
    return sum(
        effect.n or 0
        for _, effects in sources(game, s, seat)
        for effect in effects
        if effect.verb == "combat" and effect.when == "own:mounted"
    )


def wonders(game: Game, s: Any, seat: int | None, grant: int) -> list[Offer]:
    """EP-3.2, EP-6.5: the wonders of the column, from the top down."""
    column = [int(card) for card in s.wonder_column if card != NONE]
    return [
        Offer(
            game.lexicon.wonders[card],
            f"wonder {place + 1}",
            None if seat is None else move_price(game, s, seat, WONDER + place, grant),
            goes=len(column) == SPACES and place == 0,
        )
        for place, card in enumerate(column)
    ]


def research(game: Game, s: Any, seat: int | None, grant: int) -> list[ResearchRow]:
    """EP-6.4: all rows; the next one with its price."""
    box = game.box_view
    next_row = min(int(s.scroll), int(box.rows) - 1)
    discount = 0 if seat is None else int(s.discount[seat, int(action_of(RESEARCH))])
    return [
        ResearchRow(
            row + 1,
            amounts(row_of(box.row_reward, 2 * row)),
            amounts(row_of(box.row_reward, 2 * row + 1)),
            price=move_price(game, s, seat, RESEARCH, grant) if row == next_row and seat is not None else None,
            cost=int(box.row_cost[row]),
            less=min(discount, int(box.row_cost[row])),
            no_gold=bool(box.row_no_gold[row]),
        )
        for row in range(int(box.rows))
    ]


def abilities(game: Game, s: Any, seat: int | None) -> list[Price]:
    """EP-9.2: what unlocking each of the four would cost."""
    if seat is None or s.civilization[seat] == NONE:
        return []
    box = game.box_view
    found = []
    for nth in range(ABILITIES):
        ability = ABILITIES * int(s.civilization[seat]) + nth
        cost, lack = amounts(row_of(box.ability_price, ability)), amounts(unlock_lack(box, s, seat, ability))
        found.append(Price(cost, no_gold=bool(box.ability_no_gold[ability]), short=lack))
    return found
