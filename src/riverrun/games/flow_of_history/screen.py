"""The table as plain text of at most 80 columns, for the terminal and for anyone who reads rather than looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from riverrun.games.flow_of_history.market import current_age
from riverrun.games.flow_of_history.moves import INVESTOR
from riverrun.games.flow_of_history.nation import attack_strength, defense_strength, icons, stack
from riverrun.games.flow_of_history.scoring import seat_points
from riverrun.games.flow_of_history.terms import NO_CARD, NOBODY, CardTiming, Icon, Place, Type
from riverrun.games.flow_of_history.words import card_of, card_ref, effect_of, spelled
from riverrun.kernel.language.line_breaks import wrapped
from riverrun.kernel.language.sentences import Arg, Ref, Sentence, player

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

AGES = ("a", "i", "ii", "iii", "iv", "v")


def screen(game: Game, s: Any, seat: int | None) -> str:
    """The table as `seat` sees it, its own nation last."""
    order = [other for other in range(game.players) if other != seat]
    if seat is not None:
        order.append(seat)
    parts = [_head(s), _market(game, s)]
    parts += [_nation(game, s, other, whole=other == seat or seat is None) for other in order]
    return "\n".join(parts)


def _said(part: str, **args: Arg) -> str:
    return Sentence(f"foh-screen-{part}", args).text


def _head(s: Any) -> str:
    state = Sentence("foh-screen-over")
    if not s.over:
        state = Sentence("foh-screen-to-choose", {"seat": Ref("player", s.seat)})
    age = Ref("age", AGES[current_age(s)])
    return _said("head", turn=s.turn + 1, age=age, state=state, supply=s.supply, deck=s.deck_size)


def _market(game: Game, s: Any) -> str:
    rows = ["", _said("market")]
    for slot in range(game.box_view.market_size):
        card = s.market[slot]
        if card == NO_CARD:
            rows.append("  -")
            continue
        stake = ""
        if s.investor[slot] != NOBODY:
            investor = INVESTOR.arg(game, s.investor[slot]) or ""
            stake = f" <{_said('stake', investor=investor, tokens=s.stake[slot])}>"
        rows += wrapped(f"  {_name(card_ref(game, card))}{_face(game, card)}{stake}", f"    {_effect(game, card)}")
    return "\n".join(rows)


def _face(game: Game, number: int) -> str:
    """Age and type, stripe and bonus of a market card; The Future has none."""
    card = card_of(game, number)
    if card.type is None:
        return ""
    kind = f"{_name(Ref('age', card.age.lower()))} {_name(Ref('type', card.type))}"
    bonus = _said("bonus", icon=_icon(Icon(game.box_view.check[number])))
    return f" ({', '.join([kind, _stripe(card.stripe), bonus])})"


def _nation(game: Game, s: Any, seat: int, whole: bool) -> str:
    box = game.box_view
    strengths = {"attack": attack_strength(s, seat), "defense": defense_strength(s, seat)}
    state = _said("nation", tokens=s.tokens[seat], points=seat_points(box, s, seat), **strengths)
    counts = "  ".join(f"{_short(_icon(icon))} {icons(s, seat, icon)}" for icon in Icon)
    rows = ["", f"{player(seat).upper()}  {state}", f"  {counts}"]
    for kind in Type:
        cards = stack(s, seat, kind)
        if not cards:
            continue
        shown = cards if kind is Type.WONDER else cards[-1:]
        under = [] if kind is Type.WONDER else cards[-2::-1]
        names: list[Arg] = [card_ref(game, card) for card in shown]
        row = _said("stack", type=Ref("type", kind.name.lower()), cards=names)
        if under:
            row += f" ({_said('covers', cards=[card_ref(game, card) for card in under])})"
        details = [f"    {_effect(game, card)}" for card in shown if whole and box.timing[card] != CardTiming.NONE]
        rows += wrapped(f"  {row}", *details)
    if s.place[box.future] == Place.NATION + seat:
        rows.append(f"  {_name(card_ref(game, box.future))}")
    return "\n".join(rows)


def _effect(game: Game, number: int) -> str:
    timing = Ref("timing", spelled(card_of(game, number).timing))
    if card_of(game, number).effect is None:
        return _name(timing)
    return _said("effect", timing=timing, effect=effect_of(game, number))


def _stripe(stripe: Sequence[str]) -> str:
    seen = {icon: stripe.count(icon) for icon in stripe}
    return " ".join(f"{_short(Ref('icon', icon))}{count if count > 1 else ''}" for icon, count in seen.items())


def _icon(icon: Icon) -> Ref:
    return Ref("icon", icon.name.lower())


def _name(ref: Ref) -> str:
    return _said("name", name=ref)


def _short(icon: Ref) -> str:
    return _said("short", icon=icon)
