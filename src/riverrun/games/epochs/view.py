"""What one seat sees of a position, as typed structs for pages and programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.moves import RESOURCE_IDS
from riverrun.games.epochs.terms import NONE, SPACES, Slot, Step
from riverrun.games.epochs.view_faces import faces as faces
from riverrun.games.epochs.view_map import cities, hexes, tiles, turning
from riverrun.games.epochs.view_realm import amounts, hand, realm
from riverrun.games.epochs.view_structs import Face as Face
from riverrun.games.epochs.view_structs import Offer, Payment, ResearchRow, Space, View
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
    return View(
        **frame,
        epoch=int(s.epoch) + 1,
        turn=max(1, int(s.turn)),
        turns=int(box.turns_per_epoch),
        active=max(0, int(s.active)),
        first=None if s.first == NONE else int(s.first),
        step=where,
        action=_action(s) if where == "action" else 0,
        actions=2 if s.actions_left == 2 else 1,
        extra=where == "action" and int(s.granted_by) != NONE,
        columns=int(box.width),
        rows=int(box.height),
        tiles=tiles(game, s),
        hexes=hexes(s),
        cities=cities(game, s),
        turning=turning(game, s, step),
        market=_market(game, s, seat),
        units=_units(game, s),
        wonders=_wonders(game, s),
        basics=_basics(game, s),
        deck=int(s.market_deck_size),
        research=_research(game),
        scroll=int(s.scroll),
        order=_order(game, s),
        marks=sorted({int(culture) for culture in box.form_culture if culture > 0}),
        art_places=int(box.art_award[int(s.epoch)]),
        realms=[realm(game, s, one) for one in range(game.players)],
        hand=hand(game, s, seat),
        dealt=_dealt(game, s, seat),
        choices=[],
        governments=[],
        abilities=[],
        convert=int(s.convert_cost[seat]) if seat is not None else int(box.convert_authority),
        payment=_payment(s, step),
        effects=[],
        consent=None,
        targets=[],
        war=None,
        routes={},
        brings={},
        warnings=[],
    )


def _where(s: Any, step: int) -> str:
    if s.over:
        return "over"
    return next((name for name, steps in STEPS.items() if step in steps), "action")


def _action(s: Any) -> int:
    return 1


def _order(game: Game, s: Any) -> list[int]:
    """EP-5.3, EP-A82: nobody has a rank before the first player is drawn; then all stand at 0."""
    ranked = [int(seat) for seat in s.ranking if seat != NONE]
    return ranked or list(range(game.players))


def _market(game: Game, s: Any, seat: int | None) -> list[Space]:
    names = game.lexicon.inventions
    found = []
    for space in range(SPACES):
        pile = [int(card) for card in s.market[space, : int(s.market_size[space])]][::-1]
        mine = bool(pile) and seat is not None and bool(int(s.has_invention[seat, pile[0] // 32]) >> pile[0] % 32 & 1)
        found.append(Space(names[pile[0]] if pile else None, [names[card] for card in pile[1:]], mine))
    return found


def _units(game: Game, s: Any) -> list[Offer]:
    column = [int(card) for card in s.unit_column if card != NONE]
    full = len(column) == SPACES
    return [
        Offer(game.lexicon.units[card], f"unit {place + 1}", goes=full and place == 0)
        for place, card in enumerate(column)
    ]


def _wonders(game: Game, s: Any) -> list[Offer]:
    column = [int(card) for card in s.wonder_column if card != NONE]
    full = len(column) == SPACES
    return [
        Offer(game.lexicon.wonders[card], f"wonder {place + 1}", goes=full and place == 0)
        for place, card in enumerate(column)
    ]


def _basics(game: Game, s: Any) -> list[Offer]:
    units = game.box_view.basic_unit[int(s.epoch)]
    return [Offer(game.lexicon.units[int(units[slot])], f"basic {slot.name.lower()}") for slot in Slot]


def _research(game: Game) -> list[ResearchRow]:
    box = game.box_view
    return [
        ResearchRow(
            row + 1,
            amounts(box.row_reward[2 * row]),
            amounts(box.row_reward[2 * row + 1]),
            cost=int(box.row_cost[row]),
            no_gold=bool(box.row_no_gold[row]),
        )
        for row in range(int(box.rows))
    ]


def _dealt(game: Game, s: Any, seat: int | None) -> list[str]:
    if seat is None or s.civilization[seat] != NONE:
        return []
    return [game.lexicon.civilizations[int(one)] for one in s.dealt[seat] if one != NONE]


def _payment(s: Any, step: int) -> Payment | None:
    if step != Step.PAYMENT:
        return None
    kind = int(s.agenda[s.depth - 1, 2])
    due = int(s.due[kind])
    return Payment(amounts(s.due), RESOURCE_IDS[kind], due, 0, due)
