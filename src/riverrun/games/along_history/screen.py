"""The table as plain text of at most 80 columns, for the terminal and for anyone who reads rather than looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.along_history.acquiring import is_free, population_cost
from riverrun.games.along_history.armies import attack_bonus, defence_bonus
from riverrun.games.along_history.civilization import heritage_cards, read_set
from riverrun.games.along_history.moves import AGE_IDS, BONUS_IDS, DIE_IDS, TYPE_IDS
from riverrun.games.along_history.scoring import seat_points, values_held
from riverrun.games.along_history.terms import AGE_CARDS, AGES, NONE, Die, Type
from riverrun.games.along_history.words import (
    card_of,
    card_ref,
    counter_arg,
    effect_sentences,
    failure_sentences,
    space_arg,
)
from riverrun.kernel.language.line_breaks import wrapped
from riverrun.kernel.language.sentences import Arg, Ref, Sentence, player

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

CALAMITY = int(Type.CALAMITY)


def screen(game: Game, s: Any, seat: int | None) -> str:
    """The table as `seat` sees it, its own Civilization last."""
    order = [other for other in range(game.players) if other != seat]
    if seat is not None:
        order.append(seat)
    rows = [*wrapped(_head(s)), *wrapped(*_dice(s))]
    if not game.box_view.initiation:
        rows += _board(game, s)
    for other in order:
        rows += _seat(game, s, other, whole=other == seat or seat is None)
    return "\n".join(rows)


def _said(part: str, **args: Arg) -> str:
    return _part(part, **args).text


def _part(part: str, **args: Arg) -> Sentence:
    return Sentence(f"ah-screen-{part}", args)


def _head(s: Any) -> str:
    state = _part("over") if s.over else _part("to-choose", seat=Ref("player", s.seat))
    turns: dict[str, Arg] = {"active": Ref("player", s.active), "seat": Ref("player", s.turn_player)}
    return _said("head", age=Ref("age", AGE_IDS[s.age]), round=s.rounds, **turns, state=state, deck=s.deck_size)


# Dice


def _dice(s: Any) -> list[str]:
    """AH-76, AH-77: the dice, or the pawns of all but the Active Player, and which of them are spent."""
    pawns = s.turn_player != s.active
    free: list[str] = []
    spent: list[str] = []
    for die in Die:
        if not (pawns and Die.X2 <= die <= Die.GOLDEN):
            free += [_shown(s, die)] * s.unspent[die]
            spent += [_shown(s, die)] * (s.rolled[die] - s.unspent[die])
    rows = [_said("pawns" if pawns else "dice", dice=_joined(free))] if free else []
    return rows + ([_said("spent", dice=_joined(spent))] if spent else [])


def _shown(s: Any, die: Die) -> str:
    """What a die shows."""
    if die == Die.BLUE:
        return _said("name", name=Ref("resource", BONUS_IDS[s.blue]))
    if die == Die.COIN:
        return _amount(int(s.coin), "gold").text
    return _said("die", die=Ref("die", DIE_IDS[die]))


def _amount(amount: int, kind: str) -> Sentence:
    return Sentence("ah-bonus-amount", {"amount": amount, "bonus": Ref("bonus", kind)})


# The Achievements board


def _board(game: Game, s: Any) -> list[str]:
    """AH-63, AH-65: every space with its counter and the spaces to which its lines lead."""
    board = next(board for board in game.content.boards if board.id == game.options["board"])
    leads: dict[str, list[str]] = {id: [] for id in game.lexicon.spaces}
    beside: dict[str, list[str]] = {id: [] for id in game.lexicon.spaces}
    for line in board.forward:
        leads[line.start].append(line.to)
    for line in board.vertical:
        beside[line.start].append(line.to)
        beside[line.to].append(line.start)
    rows = ["", _said("board")]
    for place, id in enumerate(game.lexicon.spaces):
        counter = int(s.counter_at[place])
        there = _said("empty") if counter == NONE else _said("name", name=counter_arg(game, counter))
        worth = "" if counter == NONE else f" ({game.box_view.value[counter]})"
        lines = " ".join([*(f">{to}" for to in leads[id]), *(f"-{to}" for to in beside[id])])
        here = [player(one) for one in range(game.players) if s.space[one] == place]
        rows += wrapped(f"  {_place(game, place)}: {there}{worth}  {lines}  {' '.join(here)}".rstrip())
    return rows


def _place(game: Game, place: int) -> str:
    return _said("name", name=space_arg(game, place) or "")


# A player


def _seat(game: Game, s: Any, seat: int, whole: bool) -> list[str]:
    box = game.box_view
    values = [str(value) for value in values_held(game, s, seat)]
    army = {"attack": attack_bonus(box, s, seat), "defence": defence_bonus(box, s, seat)}
    held = {"points": seat_points(box, s, seat), "gold": s.gold[seat], "ur": s.ur[seat]}
    rows = ["", *wrapped(f"{player(seat).upper()}  {_said('seat', **held, **army)}")]
    if values:
        rows += wrapped(f"  {_said('counters', values=_joined(values))}")
    for place in range(s.row_size[seat]):
        rows += _event(game, s, seat, int(s.row[seat, place]), whole)
    if cards := [_laid(game, s, seat, card) for card in _members(s.age, read_set(s.uncovered, seat))]:
        rows += wrapped(f"  {_said('civilization', cards=_joined(cards))}")
    numbers = [card for age in range(AGES - 1) for card in _members(age, heritage_cards(s, seat, age))]
    if heritage := [_with_gives(game, card) for card in numbers]:
        rows += wrapped(f"  {_said('heritage', cards=_joined(heritage))}")
    return rows


def _members(age: int, cards: int) -> list[int]:
    """The numbers of a set of an Age's cards, ascending."""
    return [AGE_CARDS * age + place for place in range(AGE_CARDS) if cards >> place & 1]


def _event(game: Game, s: Any, seat: int, card: int, whole: bool) -> list[str]:
    """A card of an events row, with its price for this seat; in one's own row also what it does."""
    box = game.box_view
    price = _part("free")
    if not is_free(box, s, seat, card):
        resource = Ref("resource", BONUS_IDS[box.resource[card]])
        cost = {
            "population": population_cost(box, s, seat, card),
            "count": box.resources[card],
            "gold": box.gold_cost[card],
        }
        price = _part("price", resource=resource, **cost)
    kind = Ref("type", TYPE_IDS[box.type[card]])
    rows = [f"  {_said('event', card=_with_gives(game, card), type=kind, price=price, points=box.vp[card])}"]
    if whole:
        face = card_of(game, card)
        texts = [one.text for one in effect_sentences(game, face)]
        if box.fixed[card]:
            texts.append(_said("fixed"))
        if box.type[card] == CALAMITY:
            texts += [_said("fails"), *(one.text for one in failure_sentences(game, face))]
        if texts:
            rows.append(f"    {_joined(texts, 'sentences')}")
    return wrapped(*rows)


def _joined(texts: list[str], way: str = "more") -> str:
    """Texts in a row, or sentences, as the language writes them."""
    text = texts[0]
    for one in texts[1:]:
        text = _said(way, first=text, second=one)
    return text


def _with_gives(game: Game, card: int) -> str:
    """A card, and what it gives."""
    gives = game.box_view.gives
    given: list[Arg] = [_amount(gives[card, at], kind) for at, kind in enumerate(BONUS_IDS) if gives[card, at]]
    name = card_ref(game, card)
    return _said("gives", card=name, gives=given) if given else _said("name", name=name)


def _laid(game: Game, s: Any, seat: int, card: int) -> str:
    """An uncovered card of a Civilization, whether it is tilted, and what lies under it."""
    name = _with_gives(game, card)
    if read_set(s.tilted, seat) >> card % AGE_CARDS & 1:
        name = _said("tilted", card=name)
    own = _members(s.age, read_set(s.civilization, seat))
    under = [_said("name", name=card_ref(game, other)) for other in _under(s, card, own)]
    return _said("covers", card=name, cards=_joined(under)) if under else name


def _under(s: Any, card: int, own: list[int]) -> list[int]:
    """AH-Q11: the cards under a card, and those under them."""
    below = [other for other in own if s.covered_by[other % AGE_CARDS] == card]
    return [found for other in below for found in (other, *_under(s, other, own))]
