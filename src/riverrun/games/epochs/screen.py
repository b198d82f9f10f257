"""The table as plain text of at most 80 columns, for the terminal and for anyone who reads rather than looks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.cards.card_texts import amounts
from riverrun.games.epochs.screens.cards import Cards, cards_of, joined, part, said
from riverrun.games.epochs.screens.map import map_lines
from riverrun.games.epochs.view import view
from riverrun.games.epochs.views.structs import Offer, Realm, View
from riverrun.kernel.language.line_breaks import wrapped
from riverrun.kernel.language.sentences import Arg, Ref, player

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def screen(game: Game, s: Any, seat: int | None) -> str:
    """The table as `seat` sees it: the map, the markets, the others, and last one's own realm and hand."""
    seen, cards = view(game, s, seat), cards_of(game)
    rows = [*wrapped(_head(seen)), "", said("map"), *map_lines(game, s), *wrapped(said("legend")), *_cities(seen)]
    rows += [*_inventions(seen, cards), *_offers("units", seen.units, cards), *_offers("basics", seen.basics, cards)]
    rows += [*_offers("wonders", seen.wonders, cards), "", *wrapped(_research(seen), _culture(seen))]
    others = [one for one in seen.realms if one.seat != seat]
    for one in others:
        rows += _realm(one, cards)
    if seat is not None:
        rows += [*_realm(seen.realms[seat], cards), *_own(seen, seen.realms[seat], cards), *_hand(seen, cards)]
    return "\n".join(rows)


def _head(seen: View) -> str:
    asked = seen.decision
    state = part("over") if asked is None else part("to-choose", seat=_player(asked.seat))
    turns: dict[str, Arg] = {"turn": seen.turn, "turns": seen.turns, "deck": seen.deck}
    return said("head", epoch=Ref("epoch", str(seen.epoch)), active=_player(seen.active), state=state, **turns)


def _cities(seen: View) -> list[str]:
    """Every city by its corner, with the trading posts in it."""
    towns = []
    for city in seen.cities:
        site = Ref("site", city.site, name=city.site)
        town = said("neutral", site=site) if city.owner is None else said("city", site=site, seat=_player(city.owner))
        towns.append(said("posts", city=town, seats=_players(city.posts)) if city.posts else town)
    return wrapped(said("cities", cities=joined(towns))) if towns else []


def _player(seat: int) -> Ref:
    return Ref("player", seat)


def _players(seats: Iterable[int]) -> list[Arg]:
    return [_player(seat) for seat in seats]


# Markets


def _inventions(seen: View, cards: Cards) -> list[str]:
    rows = ["", said("market")]
    for number, space in enumerate(seen.market, 1):
        if space.card is not None:
            rows += cards.entry(str(number), space.card, [cards.name(card) for card in space.under])
    return rows


def _offers(title: str, offers: list[Offer], cards: Cards) -> list[str]:
    """A column of the market, from the top, with the price for whoever looks."""
    rows = ["", said(title)] if offers else []
    for offer in offers:
        price = cards.cost(offer.card) if offer.price is None else offer.price.cost
        rows += cards.entry(offer.move.rpartition(" ")[2], offer.card, price=price)
    return rows


def _research(seen: View) -> str:
    row = seen.research[min(seen.scroll, len(seen.research) - 1)]
    cost = row.cost - row.less if row.price is None else row.price.cost.get("science", 0)
    sides: dict[str, Arg] = {"left": [*amounts(row.left)], "right": [*amounts(row.right)]}
    return said("research", row=row.row, cost=max(0, cost), **sides)


def _culture(seen: View) -> str:
    order = [said("rank", seat=_player(seat), culture=seen.realms[seat].culture) for seat in seen.order]
    return said("culture", order=joined(order))


# Realms


def _realm(one: Realm, cards: Cards) -> list[str]:
    """All that is open of a seat."""
    who = player(one.seat).upper()
    form = cards.ref(one.form)
    if one.civilization is None:
        title = said("seat-unknown", form=form, points=one.points)
    else:
        title = said("seat", civilization=cards.ref(one.civilization), form=form, points=one.points)
    stored = {"food": one.food, "production": one.production, "science": one.science, "gold": one.gold}
    held = stored | {"culture": one.culture, "honor": one.honor, "art": one.art}
    pieces: dict[str, Arg] = {
        "authority": one.authority,
        "lands": one.lands,
        "consumed": one.consumed,
        "gain": one.supply_cubes,
    }
    towns: dict[str, Arg] = {"cities": one.cities, "most": one.most_cities, "posts": one.posts}
    trade: dict[str, Arg] = {"supply": one.trade_supply, "demand": one.trade_demand}
    rows = [
        f"{who}  {title}",
        f"  {said('held', held=[*amounts(held)])}",
        f"  {said('cubes', **pieces)}",
        f"  {said('towns', **towns, **trade)}",
        f"  {_forces(one, cards)}",
        f"  {said('cards', now=one.hand[0], next=one.hand[1], invented=one.invented, covered=one.covered)}",
    ]
    for title, listed in (("inventions", one.inventions), ("built", one.wonders)):
        if listed:
            rows.append(f"  {said(title, cards=joined([cards.name(card) for card in listed]))}")
    return ["", *wrapped(*rows)]


def _forces(one: Realm, cards: Cards) -> str:
    units = [cards.name(slot.unit) for slot in (one.main, one.support) if slot is not None]
    state = "ready" if one.ready else "unready"
    marker = "yes" if one.marker else "no"
    return said("forces", units=joined(units), combat=one.combat, state=state, marker=marker)


def _own(seen: View, one: Realm, cards: Cards) -> list[str]:
    """What one's form, abilities and cards do; before the choice, the boards one was dealt."""
    rows = []
    for card in [one.form, *one.inventions, *one.wonders]:
        rows += cards.text(card)
    for civilization in [one.civilization] if one.civilization else seen.dealt:
        rows += cards.abilities(civilization, one.unlocked)
    return ["", said("own"), *rows]


def _hand(seen: View, cards: Cards) -> list[str]:
    rows = ["", said("hand")]
    for held in seen.hand:
        rows += cards.entry(Ref("epoch", str(held.epoch)), held.card)
    return rows
