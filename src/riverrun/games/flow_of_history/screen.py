"""The table as plain text of at most 80 columns, for the terminal and for anyone who reads rather than looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from riverrun.games.flow_of_history.market import current_age
from riverrun.games.flow_of_history.nation import attack_strength, defense_strength, icons
from riverrun.games.flow_of_history.scoring import seat_points
from riverrun.games.flow_of_history.terms import NO_CARD, NOBODY, Icon, Place, Timing, Type
from riverrun.games.flow_of_history.view import stack
from riverrun.games.flow_of_history.words import TIMINGS, card_of, effect_of, name, player, tokens
from riverrun.kernel.words import wrapped

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

ROMAN = ("A", "I", "II", "III", "IV", "V")
SHORT = {
    Icon.CULTURE: "cul",
    Icon.HARVEST: "har",
    Icon.TRADE: "tra",
    Icon.ATTACK: "att",
    Icon.SCIENCE: "sci",
    Icon.DEFENSE: "def",
    Icon.INDUSTRY: "ind",
}


def screen(game: Game, s: Any, seat: int | None) -> str:
    """The table as `seat` sees it, its own nation last."""
    order = [other for other in range(game.players) if other != seat]
    if seat is not None:
        order.append(seat)
    parts = [_head(game, s), _market(game, s)]
    parts += [_nation(game, s, other, whole=other == seat or seat is None) for other in order]
    return "\n".join(parts)


def _head(game: Game, s: Any) -> str:
    state = "the game is over" if s.over else f"{player(s.seat)} to choose"
    return f"Turn {s.turn + 1}, age {ROMAN[current_age(s)]}, {state}. Supply {s.supply}, deck {s.deck_size}."


def _market(game: Game, s: Any) -> str:
    rows = ["", "MARKET"]
    for slot in range(game.box_view.market_size):
        number = s.market[slot]
        if number == NO_CARD:
            rows.append("  -")
            continue
        card = card_of(game, number)
        stake = ""
        if s.investor[slot] != NOBODY:
            stake = f" <{player(s.investor[slot])}: {tokens(s.stake[slot])}>"
        kind = f"{card.age} {(card.type or '').title()}"
        about = [kind] if card.type else []
        if card.type:
            about += [_stripe(card.stripe), f"bonus by {SHORT[Icon(game.box_view.check[number])]}"]
        face = f" ({', '.join(about)})" if about else ""
        rows += wrapped(f"  {card.name}{face}{stake}", f"    {_effect(game, number)}")
    return "\n".join(rows)


def _nation(game: Game, s: Any, seat: int, whole: bool) -> str:
    box = game.box_view
    counts = "  ".join(f"{SHORT[icon]} {icons(s, seat, icon)}" for icon in Icon)
    rows = [
        "",
        f"{player(seat).upper()}  {tokens(s.tokens[seat])}, {seat_points(box, s, seat)} VP, "
        f"attack {attack_strength(s, seat)}, defense {defense_strength(s, seat)}",
        f"  {counts}",
    ]
    for kind in Type:
        cards = stack(s, seat, kind)
        if not cards:
            continue
        shown = cards if kind is Type.WONDER else cards[-1:]
        under = [] if kind is Type.WONDER else cards[:-1]
        names = ", ".join(name(game, card) for card in shown)
        if under:
            names += f" (over {', '.join(name(game, card) for card in under[::-1])})"
        details = [f"    {_effect(game, card)}" for card in shown if whole and box.timing[card] != Timing.NONE]
        rows += wrapped(f"  {kind.name.title()}: {names}", *details)
    if s.place[box.future] == Place.NATION + seat:
        rows.append(f"  {name(game, box.future)}")
    return "\n".join(rows)


def _effect(game: Game, number: int) -> str:
    card = card_of(game, number)
    return f"{TIMINGS[card.timing]}: {effect_of(game, number)}" if card.effect else TIMINGS[card.timing]


def _stripe(stripe: Sequence[str]) -> str:
    seen = {icon: stripe.count(icon) for icon in stripe}
    return " ".join(f"{SHORT[Icon[icon.upper()]]}{count if count > 1 else ''}" for icon, count in seen.items())
