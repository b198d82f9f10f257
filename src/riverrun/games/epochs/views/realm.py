"""What each seat has, as a view tells it: treasury, pieces, units, government, hand, the epoch's end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.course.epoch_end import camps_beside, trade_level
from riverrun.games.epochs.course.feeding import can_feed, feed_price
from riverrun.games.epochs.military.expenditure import due_now
from riverrun.games.epochs.moves import ADVANTAGE_IDS, RESOURCE_IDS
from riverrun.games.epochs.scoring import seat_points
from riverrun.games.epochs.terms import EPOCHS, NAMES, NONE, STORED, Immune, Res
from riverrun.games.epochs.views.sources import row
from riverrun.games.epochs.views.structs import Amounts, Held, Realm, Slot

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def amounts(row: Any) -> Amounts:
    """What a row of numbers by resource has."""
    return {RESOURCE_IDS[kind]: int(n) for kind, n in enumerate(row) if n}


def realm(game: Game, s: Any, seat: int) -> Realm:
    """All that is open of a seat."""
    box, lexicon = game.box_view, game.lexicon
    level = int(trade_level(box, s, seat))
    civilization = int(s.civilization[seat])
    stock = row(s.stock, seat)
    lands, free, consumed = int(s.land_count[seat]), int(s.authority[seat]), int(s.consumed[seat])
    epoch = int(s.epoch)
    return Realm(
        seat=seat,
        civilization=None if civilization == NONE else lexicon.civilizations[civilization],
        unlocked=[nth + 1 for nth in range(4) if int(s.unlocked[seat]) >> nth & 1],
        points=int(seat_points(box, s, seat)),
        food=stock[Res.FOOD],
        production=stock[Res.PRODUCTION],
        science=stock[Res.SCIENCE],
        gold=stock[Res.GOLD],
        culture=int(s.culture[seat]),
        honor=int(s.honor[seat]),
        art=int(s.art[seat]),
        authority=free,
        lands=lands,
        consumed=consumed,
        supply_cubes=int(box.authority_max) - lands - free - consumed,
        free_cities=int(s.free_cities[seat]),
        cities=int(s.city_count[seat]),
        most_cities=int(s.max_cities[seat]),
        free_posts=int(box.posts_per_player) - int(s.post_count[seat]),
        posts=int(s.post_count[seat]),
        trade_supply=int(s.trade_supply[seat]),
        trade_demand=int(s.trade_demand[seat]),
        income=_held({"gold": int(box.trade_gold[level]), "culture": int(box.trade_culture[level])}),
        form=lexicon.forms[int(s.form[seat])],
        main=_slot(game, s, seat, 0),
        support=_slot(game, s, seat, 1),
        combat=int(s.combat[seat]),
        formation=_in_formation(box, s, seat),
        advantages={ADVANTAGE_IDS[kind]: int(n) for kind, n in enumerate(row(s.advantages, seat)) if n},
        ready=bool(s.ready[seat]),
        due=_due(box, s, seat),
        marker=bool(s.marker[seat]),
        inventions=[lexicon.inventions[card] for card in row(s.invented, seat)[: int(s.invented_count[seat])]],
        wonders=[
            lexicon.wonders[int(card)] for card in s.built[: int(s.built_count)] if int(s.builder[int(card)]) == seat
        ],
        hand=[int(s.hand_size[seat, epoch]), sum(int(s.hand_size[seat, later]) for later in range(epoch + 1, EPOCHS))],
        invented=int(s.inventions_done[seat]),
        covered=int(s.covers_done[seat]),
        eats=int(feed_price(box, s, seat, s.city_count[seat])),
        hungry=_hungry(box, s, seat),
        camps=0 if s.immune[seat] & Immune.PILLAGE else int(camps_beside(box, s, seat)),
    )


def expenditure(box: Any, s: Any, seat: int, spare: int) -> Amounts:
    """EP-7.1, EP-A59: what is due, but for the unit that is spared (1 main, 2 support)."""
    return amounts([due_now(box, s, seat, spare, kind) for kind in range(STORED)])


def _due(box: Any, s: Any, seat: int) -> Amounts:
    """EP-A59: what makes the units ready; where either may be spared, the lesser."""
    if s.ready[seat]:
        return {}
    spares = (1, 2) if s.waive[seat] else (0,)
    return min((expenditure(box, s, seat, spare) for spare in spares), key=lambda due: sum(due.values()))


def _held(gains: Amounts) -> Amounts:
    return {kind: n for kind, n in gains.items() if n}


def _slot(game: Game, s: Any, seat: int, slot: int) -> Slot | None:
    unit = int(s.unit[seat, slot])
    if unit == NONE:
        return None
    spent = row(game.box_view.unit_expenditure, unit) if s.paid[seat, slot] else ()
    return Slot(game.lexicon.units[unit], amounts(spent))


def _in_formation(box: Any, s: Any, seat: int) -> bool:
    main, support = int(s.unit[seat, 0]), int(s.unit[seat, 1])
    return NONE not in (main, support) and int(box.unit_formation[main]) == int(box.unit_formation[support])


def _hungry(box: Any, s: Any, seat: int) -> int:
    """EP-A31: how many cities would have to go, if the epoch ended now."""
    count = int(s.city_count[seat])
    return next((gone for gone in range(count + 1) if can_feed(box, s, seat, count - gone)), count)


def hand(game: Game, s: Any, seat: int | None) -> list[Held]:
    """The cards in the hand of whoever looks, those of this epoch first."""
    if seat is None:
        return []
    names = game.lexicon.inventions
    found = []
    for epoch in range(EPOCHS):
        counts = int(s.hand[seat, epoch])
        for name in range(NAMES):
            card = NAMES * epoch + name
            own = int(s.has_invention[seat, card // 32]) >> card % 32 & 1
            found += [Held(names[card], epoch + 1, bool(own))] * (counts >> 2 * name & 3)
    return found
