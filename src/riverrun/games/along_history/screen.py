"""The table as plain text of at most 80 columns, for the terminal and for anyone who reads rather than looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.along_history.look import card_ids
from riverrun.games.along_history.moves import BONUS_IDS
from riverrun.games.along_history.view import view
from riverrun.games.along_history.view_structs import Civilization, EventCard, View
from riverrun.games.along_history.words import card_of, card_ref
from riverrun.kernel.language.line_breaks import wrapped
from riverrun.kernel.language.sentences import Arg, Ref, Sentence, player

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def screen(game: Game, s: Any, seat: int | None) -> str:
    """The table as `seat` sees it, its own Civilization last."""
    seen = view(game, s, seat)
    numbers = card_ids(game)
    order = [other for other in seen.civilizations if other.seat != seat]
    order += [other for other in seen.civilizations if other.seat == seat]
    parts = [_head(seen), _dice(seen), _board(seen, seat)]
    parts += [_civilization(game, other, numbers) for other in order]
    return "\n".join(part for part in parts if part)


def _said(part: str, **args: Arg) -> str:
    return Sentence(f"ah-screen-{part}", args).text


def _head(seen: View) -> str:
    asked = Sentence("ah-screen-over")
    if seen.decision is not None:
        asked = Sentence("ah-screen-to-choose", {"seat": Ref("player", seen.decision.seat)})
    args: dict[str, Arg] = {"age": Ref("age", seen.age), "round": seen.round, "deck": seen.deck, "state": asked}
    rows = wrapped(_said("head", active=Ref("player", seen.active), **args))
    if seen.ending is not None:
        rows.append(_said(f"ends-{seen.ending}"))
    return "\n".join(rows)


def _dice(seen: View) -> str:
    """What the turn player has to act with; what is spent stands in brackets."""
    shown = []
    for die in seen.dice:
        face = die.shows if die.colour in ("green", "coin") else _name(_face(die.colour, die.shows))
        text = _said("gold", gold=int(die.shows)) if die.colour == "coin" else face
        shown.append(f"[{text}]" if die.spent else text)
    row = _said("pawns" if seen.pawns else "dice", seat=Ref("player", seen.turn_player), dice=", ".join(shown))
    return "\n".join(["", *wrapped(row)])


def _face(colour: str, shows: str) -> Ref:
    return Ref("resource", shows) if colour == "blue" else Ref("die", shows)


def _board(seen: View, seat: int | None) -> str:
    """The counters on the board by value, with how much the seat has of each."""
    if seen.final == 0:
        return ""
    eyes = seen.turn_player if seat is None else seat
    rows = ["", _said("board", final=seen.final)]
    for space in seen.spaces:
        here: list[Arg] = [Ref("player", one.seat) for one in seen.civilizations if one.space == space.id]
        text = "" if space.counter is None else _said("counter", **space.counter.args, have=space.counter.have[eyes])
        stands = _said("stands", seats=here) if here else ""
        reach = "*" if space.id in seen.reach[eyes] else " "
        if text or stands:
            rows += wrapped(f" {reach}{_space(space.id)}: {' '.join(part for part in (text, stands) if part)}")
    return "\n".join(rows)


def _space(id: str) -> str:
    return _name(Ref("space", "start")) if id == "start" else id


def _civilization(game: Game, own: Civilization, numbers: dict[str, int]) -> str:
    counters = " ".join(str(one.value) for one in own.counters) or "-"
    args: dict[str, Arg] = {"points": own.points, "ur": own.ur, "gold": own.gold, "attack": own.attack}
    state = _said("seat", defence=own.defence, tilt=own.ready.get("population", 0), counters=counters, **args)
    rows = ["", *wrapped(f"{player(own.seat).upper()}  {state}")]
    rows.append(f"  {_said('row')}")
    for event in own.row:
        rows += wrapped(f"    {_event(game, event, numbers)}")
    rows.append(f"  {_said('civilization', cards=own.cards, vp=own.vp)}")
    for stack in own.stacks:
        text = _card(game, numbers[stack.card])
        if stack.tilted:
            text = _said("tilted", card=text)
        if stack.under:
            text += f" ({_said('covers', cards=[card_ref(game, numbers[other]) for other in stack.under])})"
        rows += wrapped(f"    {text}")
    if own.heritage:
        cards = ", ".join(_card(game, numbers[card]) for card in own.heritage)
        rows += wrapped(f"  {_said('heritage', cards=cards)}")
    return "\n".join(rows)


def _event(game: Game, event: EventCard, numbers: dict[str, int]) -> str:
    card = card_of(game, numbers[event.card])
    price = f"{event.population} {_short('population')} {card.cost.count} {_short(card.cost.resource)}"
    if card.cost.gold is not None:
        price += f" / {_said('gold', gold=card.cost.gold)}"
    parts = [price]
    if event.free_by is not None:
        parts.append(_said("free", card=card_ref(game, numbers[event.free_by])))
    elif event.payable:
        parts.append(_said("payable"))
    elif event.lacks:
        parts.append(_said("short", lack=", ".join(f"{amount} {_short(kind)}" for kind, amount in event.lacks.items())))
    if event.fuse:
        parts.append(_said("fuse"))
    if event.fixed:
        parts.append(_said("fixed"))
    kind = _name(Ref("type", card.type))
    return f"{_name(card_ref(game, numbers[event.card]))} ({kind}, {_said('vp', vp=card.vp)}): {'; '.join(parts)}"


def _card(game: Game, number: int) -> str:
    card, box = card_of(game, number), game.box_view
    given = [f"{box.gives[number, at]} {_short(kind)}" for at, kind in enumerate(BONUS_IDS) if box.gives[number, at]]
    return f"{_name(card_ref(game, number))} ({', '.join([_said('vp', vp=card.vp), *given])})"


def _name(ref: Ref) -> str:
    return _said("name", name=ref)


def _short(bonus: str) -> str:
    return _said("short-bonus", bonus=Ref("bonus", bonus))
