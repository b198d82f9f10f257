"""What one seat sees of a position, as typed structs for pages and programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.actions.paying import least_gold, most_gold
from riverrun.games.epochs.moves import NATURAL_IDS, RESOURCE_IDS
from riverrun.games.epochs.terms import NONE, SPACES, Step
from riverrun.games.epochs.views.asks import (
    brings,
    choices,
    consent,
    effects,
    governments,
    grant_of,
    readies,
    routes,
)
from riverrun.games.epochs.views.faces import faces as faces
from riverrun.games.epochs.views.map import cities, hexes, tiles, turning
from riverrun.games.epochs.views.prices import abilities, basics, research, units, wonders
from riverrun.games.epochs.views.realm import amounts, hand, realm
from riverrun.games.epochs.views.sources import row
from riverrun.games.epochs.views.structs import Face as Face
from riverrun.games.epochs.views.structs import Payment, Printed, Space, View
from riverrun.games.epochs.views.war import targets, war
from riverrun.games.epochs.views.warnings import warnings
from riverrun.kernel.position import view as kernel

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

STEPS = {
    "civilization": (Step.CIVILIZATION,),
    "reveal": (Step.REVEAL, Step.TURN),
    "plan": (Step.PLAN, Step.GIVE),
    "military": (Step.MILITARY, Step.PROTECT, Step.SPOILS),
    "end": (Step.FAMINE, Step.KEEP),
}
"""The steps of a turn in which something is asked; all others belong to actions and their effects."""


def view(game: Game, s: Any, seat: int | None) -> View:
    """A seat's view, made from a position that holds nothing it may not see."""
    box = game.box_view
    frame = kernel.frame(game, s, seat)
    step = 0 if s.over else int(s.agenda[s.depth - 1, 0])
    where = _where(s, step)
    grant = NONE if s.over or s.seat != seat else grant_of(s, step)
    actions = max(int(s.planned), int(s.actions_left))
    realms = [realm(game, s, one) for one in range(game.players)]
    return View(
        **frame,
        epoch=int(s.epoch) + 1,
        turn=max(1, int(s.turn)),
        turns=int(box.turns_per_epoch),
        active=max(0, int(s.active)),
        first=None if s.first == NONE else int(s.first),
        step=where,
        action=min(actions, actions - int(s.actions_left) + 1) if where == "action" else 0,
        actions=actions,
        extra=step == Step.ACTION and int(s.agenda[s.depth - 1, 1]) != NONE,
        columns=int(box.width),
        rows=int(box.height),
        tiles=tiles(game, s),
        hexes=hexes(s),
        cities=cities(game, s),
        turning=turning(game, s, step),
        market=_market(game, s, seat),
        units=units(game, s, seat, grant),
        wonders=wonders(game, s, seat, grant),
        basics=basics(game, s, seat, grant),
        deck=int(s.market_deck_size),
        research=research(game, s, seat, grant),
        scroll=int(s.scroll),
        order=_order(game, s),
        marks=sorted({int(culture) for culture in box.form_culture if culture > 0}),
        art_places=int(box.art_award[int(s.epoch)]),
        printed=_printed(game),
        realms=realms,
        hand=hand(game, s, seat),
        dealt=_dealt(game, s, seat),
        choices=choices(game, s, seat, step),
        governments=governments(game, s, seat),
        abilities=abilities(game, s, seat),
        convert=int(s.convert_cost[seat]) if seat is not None else int(box.convert_authority),
        payment=_payment(game, s, step),
        effects=effects(game, s, step),
        consent=consent(game, s, step),
        targets=targets(game, s, seat, step),
        war=war(game, s),
        routes=routes(game, s, seat, step),
        readies=readies(game, s, seat, step),
        brings=brings(game, s, seat, step),
        warnings=warnings(game, s, seat, realms, step),
    )


def _where(s: Any, step: int) -> str:
    if s.over:
        return "over"
    return next((name for name, steps in STEPS.items() if step in steps), "action")


def _order(game: Game, s: Any) -> list[int]:
    """EP-5.3, EP-A82: nobody has a rank before the first player is drawn; then all stand at 0."""
    ranked = [int(seat) for seat in s.ranking if seat != NONE]
    return ranked or list(range(game.players))


def _printed(game: Game) -> Printed:
    box = game.box_view
    return Printed(
        inventions=int(box.inventions_per_epoch),
        covers=int(box.covers_per_epoch),
        abilities=int(box.abilities_max),
        camp=int(box.barbarian_combat),
        pillage=amounts(box.pillage_loss),
        supply={kind: int(box.supply_of[natural]) for natural, kind in enumerate(NATURAL_IDS)},
        trade=int(box.trade_most),
        warmonger=[int(loss) for loss in box.warmonger_loss],
    )


def _market(game: Game, s: Any, seat: int | None) -> list[Space]:
    names = game.lexicon.inventions
    found = []
    for space in range(SPACES):
        pile = row(s.market, space)[: int(s.market_size[space])][::-1]
        mine = bool(pile) and seat is not None and bool(int(s.has_invention[seat, pile[0] // 32]) >> pile[0] % 32 & 1)
        found.append(Space(names[pile[0]] if pile else None, [names[card] for card in pile[1:]], mine))
    return found


def _dealt(game: Game, s: Any, seat: int | None) -> list[str]:
    if seat is None or s.civilization[seat] != NONE:
        return []
    return [game.lexicon.civilizations[int(one)] for one in row(s.dealt, seat) if one != NONE]


def _payment(game: Game, s: Any, step: int) -> Payment | None:
    """EP-D7: how much gold may pay for the kind that is next."""
    if step != Step.PAYMENT:
        return None
    payer, kind = int(s.agenda[s.depth - 1, 1]), int(s.agenda[s.depth - 1, 2])
    least, most = least_gold(s, payer, kind), most_gold(game.box_view, s, payer, kind)
    return Payment(amounts(s.due), RESOURCE_IDS[kind], int(s.due[kind]), int(least), int(most))
