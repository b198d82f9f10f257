"""What is asked, as a view tells it: the eight actions, pending effects, a post that waits for consent."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.actions.prices import (
    CITY,
    COMMAND,
    EXPAND,
    GOVERNMENT,
    POST_LAND,
    POST_SEA,
    RESEARCH,
    UNIT,
    WONDER,
    action_of,
    price,
    price_kind,
)
from riverrun.games.epochs.cards.card_texts import effect_sentences
from riverrun.games.epochs.cards.counts import holds
from riverrun.games.epochs.cards.effects import has_option, source_rows
from riverrun.games.epochs.map.distances import land_route
from riverrun.games.epochs.map.geometry import HEX_IDS, SITE_IDS, Corner
from riverrun.games.epochs.map.pieces import posts_in
from riverrun.games.epochs.military.expenditure import READY, SPARES
from riverrun.games.epochs.moves import ACTION_IDS, RESOURCE_IDS
from riverrun.games.epochs.terms import ABILITIES, ACTIONS, NONE, Col, Event, If, Natural, Step, Verb
from riverrun.games.epochs.views.map import members
from riverrun.games.epochs.views.prices import move_price
from riverrun.games.epochs.views.realm import amounts, expenditure
from riverrun.games.epochs.views.sources import row, source_of, sources
from riverrun.games.epochs.views.structs import Amounts, Choice, Consent, Offer, Pending, Price

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

FIRSTS = (EXPAND, CITY, POST_LAND, RESEARCH, WONDER, UNIT, GOVERNMENT, COMMAND, COMMAND + 1)
"""The first move of each of the eight actions, and the first after them."""
FREE = Price(cost={})
PACKED = 64
"""How effects.source_rows packs a source's first row and how many it has."""


def grant_of(s: Any, step: int) -> int:
    """The row of effects by which an action is asked for; -1: one of the turn's own."""
    return int(s.agenda[s.depth - 1, 1]) if step in (Step.ACTION, Step.GRANT) else NONE


# The eight actions


def choices(game: Game, s: Any, seat: int | None, step: int) -> list[Choice]:
    """EP-D5: each action with its least price, how many moves it has, or why it has none."""
    if step not in (Step.ACTION, Step.GRANT) or seat is None or s.seat != seat:
        return []
    legal = Counter(int(action_of(move)) for move in game.legal(s) if EXPAND <= move <= COMMAND)
    return [_choice(game, s, seat, action, legal[action], grant_of(s, step)) for action in range(ACTIONS)]


def _choice(game: Game, s: Any, seat: int, action: int, legal: int, grant: int) -> Choice:
    clause, refused = ("", None) if legal else _why_not(game, s, action)
    return Choice(
        action=ACTION_IDS[action],
        legal=legal,
        price=_least(game, s, seat, action, grant),
        refused=refused,
        clause=clause,
        gives=_command(game, s, seat) if FIRSTS[action] == COMMAND else {},
    )


def _least(game: Game, s: Any, seat: int, action: int, grant: int) -> Price | None:
    """The least that an action costs; of posts by land or by sea, of cards whichever is cheapest."""
    first = FIRSTS[action]
    if first in (GOVERNMENT, COMMAND):
        return FREE
    moves = [first]
    if first == POST_LAND:
        legal = {move >= POST_SEA for move in game.legal(s) if POST_LAND <= move < RESEARCH}
        moves = [POST_SEA if sea else POST_LAND for sea in sorted(legal)] or [POST_LAND, POST_SEA]
    elif first == WONDER:
        moves = [WONDER + place for place, card in enumerate(s.wonder_column) if card != NONE]
    elif first == UNIT:
        moves = [move for move in range(UNIT, GOVERNMENT) if move >= UNIT + 4 or s.unit_column[move - UNIT] != NONE]
    prices = [one for one in (move_price(game, s, seat, move, grant) for move in moves) if not one.had]
    return min(prices, key=lambda one: (sum(one.short.values()), sum(one.cost.values())), default=None)


def _why_not(game: Game, s: Any, action: int) -> tuple[str, Any]:
    """Why no move of an action is legal: the reason that stands in the way of the fewest, so the nearest to a move."""
    box = game.box_view
    reasons = {move: int(game.rules.refusal(box, s, move)) for move in _moves_of(game, action)}
    rarest = min(Counter(reasons.values()).items(), key=lambda pair: pair[1])[0]
    move = next(move for move, reason in reasons.items() if reason == rarest)
    clause, sentence = game.rulebook.refuse(game, s, move, rarest)
    return clause, sentence


def _moves_of(game: Game, action: int) -> list[int]:
    """All moves of an action on this map."""
    box, moves = game.box_view, range(FIRSTS[action], FIRSTS[action + 1])
    if FIRSTS[action] == EXPAND:
        return [EXPAND + hex for hex in members(box.hexes, 0)]
    if FIRSTS[action] == CITY:
        return [CITY + site for site in members(box.sites, 0)]
    if FIRSTS[action] == POST_LAND:
        return [first + site for first in (POST_LAND, POST_SEA) for site in members(box.sites, 0)]
    return list(moves)


def _command(game: Game, s: Any, seat: int) -> Amounts:
    """EP-6.8: what the government prints, with what cards add."""
    gains = amounts(row(game.box_view.form_command, int(s.form[seat])))
    for _, effects in sources(game, s, seat):
        for effect in effects:
            if effect.verb == "on" and effect.event == "command":
                for one in effect.do or []:
                    if one.verb == "gain" and isinstance(one.res, dict):
                        gains = gains | {str(kind): gains.get(str(kind), 0) + n for kind, n in one.res.items()}
    return gains


def governments(game: Game, s: Any, seat: int | None) -> list[Offer]:
    """EP-6.7: the forms that may be changed to now."""
    if seat is None or s.over or s.seat != seat:
        return []
    moves = [move for move in game.legal(s) if GOVERNMENT <= move < COMMAND]
    return [Offer(game.lexicon.forms[move - GOVERNMENT], game.text(move), FREE) for move in moves]


def routes(game: Game, s: Any, seat: int | None, step: int) -> dict[str, Amounts]:
    """EP-6.3: what each legal route costs."""
    if step not in (Step.ACTION, Step.GRANT) or seat is None or s.seat != seat:
        return {}
    box, grant = game.box_view, grant_of(s, step)
    return {
        game.text(move): {RESOURCE_IDS[int(price_kind(box, move))]: int(price(box, s, seat, move, grant))}
        for move in game.legal(s)
        if POST_LAND <= move < RESEARCH
    }


def readies(game: Game, s: Any, seat: int | None, step: int) -> dict[str, Amounts]:
    """EP-7.1, EP-A59: what each way of making the units ready costs."""
    if step != Step.MILITARY or seat is None or s.seat != seat:
        return {}
    moves = [move for move in game.legal(s) if READY <= move < READY + SPARES]
    return {game.text(move): expenditure(game.box_view, s, seat, move - READY) for move in moves}


def brings(game: Game, s: Any, seat: int | None, step: int) -> dict[str, Amounts]:
    """EP-2.5, EP-A47: what each legal expansion brings besides the land: plain gains, and supply."""
    if step not in (Step.ACTION, Step.GRANT) or seat is None or s.seat != seat:
        return {}
    hexes = [move - EXPAND for move in game.legal(s) if EXPAND <= move < CITY]
    found = {HEX_IDS[hex]: _gained(game, s, seat, hex) for hex in hexes}
    return {hex: gains for hex, gains in found.items() if gains}


def _gained(game: Game, s: Any, seat: int, hex: int) -> Amounts:
    box = game.box_view
    gains: Amounts = {}
    naturals = [kind for kind in Natural if hex in members(s.natural, kind)]
    count = 1 + ABILITIES + int(s.invented_count[seat]) + int(s.built_count)
    for source in range(count):
        packed = int(source_rows(box, s, seat, source, int(s.form[seat]), int(s.invented_count[seat])))
        for at in range(packed // PACKED, packed // PACKED + packed % PACKED):
            cells = row(box.effects, at)
            if cells[Col.EVENT] == Event.EXPAND and cells[Col.VERB] == Verb.GAIN:
                taken = cells[Col.IF] == If.HAS and int(cells[Col.IF_VALUE]) in naturals
                if taken or holds(box, s, seat, at, hex):
                    kind = RESOURCE_IDS[int(cells[Col.A])]
                    gains[kind] = gains.get(kind, 0) + int(cells[Col.B])
    for natural in naturals:
        gains["trade_supply"] = gains.get("trade_supply", 0) + int(box.supply_of[natural])
    return gains


# Pending effects


def effects(game: Game, s: Any, step: int) -> list[Pending]:
    """EP-A47, EP-A62, EP-A64: the one that is asked now, those beside it, and extra actions, which come last."""
    if s.over:
        return []
    box, found, offered = game.box_view, [], 0
    for at in range(int(s.depth) - 1, -1, -1):
        kind, effect = int(s.agenda[at, 0]), int(s.agenda[at, 1])
        top = at == s.depth - 1
        if top and (kind in (Step.GRANT, Step.RETURN) or (kind == Step.ACTION and effect >= 0)):
            found.append(_pending(game, effect, "now"))
        elif kind == Step.PENDING:
            may = step == Step.EFFECT and bool(has_option(box, s, at))
            offered += may
            found.append(
                _pending(game, effect, "choice" if may or step != Step.EFFECT else "idle", offered if may else 0)
            )
        elif kind == Step.EXTRA:
            found.append(_pending(game, effect, "then"))
        elif not top and kind not in (Step.EFFECTS, Step.ACT):
            break
    return found


def _pending(game: Game, effect: int, state: str, nth: int = 0) -> Pending:
    source, printed = source_of(game, effect)
    return Pending(source, effect_sentences(game, printed), state, f"effect {nth}" if nth else None)


# Consent


def consent(game: Game, s: Any, step: int) -> Consent | None:
    """EP-A68: what a host is told."""
    if step != Step.CONSENT:
        return None
    box, move, builder = game.box_view, int(s.doing), int(s.active)
    sea = move >= POST_SEA
    site = move - (POST_SEA if sea else POST_LAND)
    cost = {RESOURCE_IDS[int(price_kind(box, move))]: int(price(box, s, builder, move, int(s.granted_by)))}
    return Consent(
        builder=builder,
        host=int(s.seat),
        site=SITE_IDS[site],
        sea=sea,
        cost={kind: n for kind, n in cost.items() if n},
        gains=amounts(box.post_bonus_both),
        demand=int(box.post_demand),
        taken=int(posts_in(s, site)),
        room=int(box.posts_per_city),
        route=[] if sea else [_corner(corner) for corner in land_route(game, s, builder, site)],
    )


def _corner(corner: Corner) -> str:
    return f"{corner[0]}.{corner[1]}{'ab'[corner[2]]}"
