"""What sentences name: cards, counters and spaces by their numbers, and what a card does, made from its verbs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from riverrun.games.along_history.components import Ask, Card, Content, Counter, Effect, load
from riverrun.games.along_history.content import number_of
from riverrun.games.along_history.terms import CARDS
from riverrun.kernel.language.sentences import Arg, Ref, Sentence

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


@dataclass(frozen=True)
class Lexicon:
    """What is said of each piece, by its number, with one game's content and options."""

    cards: list[Card | None]
    """By their numbers; None where a number is no card."""
    ids: list[str | None]
    """As moves, documents, views and sentences write them."""
    names: list[str]
    """Their titles in the content, by which moves may call them too."""
    refs: list[Ref | None]
    counters: list[str]
    counter_args: list[Arg]
    """What a sentence names a counter by: its name, or its condition where a pack changed it."""
    spaces: list[str]
    """The start, then the spaces of this game's side of the board."""


def lexicon(game: Game) -> Lexicon:
    """What is said of each piece in a game."""
    content: Content = game.content
    cards: list[Card | None] = [None] * CARDS
    numbers = number_of(content)
    for card in content.cards:
        cards[numbers[card.id]] = card
    board = next(board for board in content.boards if board.id == game.options["board"])
    return Lexicon(
        cards=cards,
        ids=[None if card is None else spelled(card.id) for card in cards],
        names=["" if card is None else card.name for card in cards],
        refs=[None if card is None else _ref(game, card) for card in cards],
        counters=[spelled(counter.id) for counter in content.counters],
        counter_args=[_counter(content, counter) for counter in content.counters],
        spaces=["start", *(space.id for space in board.spaces)],
    )


def spelled(id: str) -> str:
    """An id with hyphens, as everything but the content's files writes it."""
    return id.replace("_", "-")


def _ref(game: Game, card: Card) -> Ref:
    """A card for sentences; its title is the catalogue's, unless a pack gives it another."""
    own = game.pack is not None and _box_titles().get(card.id) != card.name
    return Ref("card", spelled(card.id), name=card.name if own else "")


@cache
def _box_titles() -> dict[str, str]:
    """The titles that the catalogue has, by card."""
    return {card.id: card.name for card in load(None).cards}


def _counter(content: Content, counter: Counter) -> Arg:
    if counter.id in content.changed:
        return condition_sentence(counter.condition)
    return Ref("counter", spelled(counter.id))


def card_of(game: Game, number: int) -> Card:
    """A card by its number."""
    card: Card | None = game.lexicon.cards[number]
    assert card is not None, f"{number} is no card"
    return card


def card_id(game: Game, number: int) -> str:
    """What moves, documents and views call a card."""
    id: str = game.lexicon.ids[number]
    return id


def card_ref(game: Game, number: int) -> Ref:
    """What a sentence names a card by."""
    ref: Ref = game.lexicon.refs[number]
    return ref


def counter_arg(game: Game, number: int) -> Arg:
    """What a sentence names a counter by."""
    arg: Arg = game.lexicon.counter_args[number]
    return arg


def space_arg(game: Game, number: int) -> Arg:
    """What a sentence names a space by; only the start has a name of its own."""
    spaces: list[str] = game.lexicon.spaces
    return Ref("space", "start") if number == 0 else Ref("space", spaces[number], name=spaces[number])


# What counters and cards say


def condition_sentence(ask: Ask) -> Sentence:
    """AH-67: what a counter asks for."""
    args: dict[str, Arg] = {"n": ask.n}
    if ask.type is not None:
        args["type"] = Ref("type", ask.type)
    if ask.bonus is not None:
        return Sentence("ah-condition-bonus-of-kind", args | {"bonus": Ref("bonus", ask.bonus)})
    return Sentence(f"ah-condition-{spelled(ask.kind)}", args)


def effect_sentences(game: Game, card: Card) -> list[Sentence]:
    """AH-11: what a card does, made from its declaration."""
    return [_EFFECTS[effect.verb](game, effect) for effect in card.effects]


def failure_sentences(game: Game, card: Card) -> list[Sentence]:
    """AH-42: what a Calamity's failure does, in its order; empty for other cards."""
    return [_EFFECTS[effect.verb](game, effect) for effect in card.failure]


def _named(game: Game, id: str | None) -> Ref:
    numbers = {card.id: number for number, card in enumerate(game.lexicon.cards) if card is not None}
    return card_ref(game, numbers[str(id)])


def _plain(code: str, *names: str) -> Callable[[Game, Effect], Sentence]:
    """An effect whose sentence names some of its values as they are."""
    return lambda game, effect: Sentence(f"ah-effect-{code}", {name: getattr(effect, name) for name in names})


def _about_card(code: str, *names: str) -> Callable[[Game, Effect], Sentence]:
    """An effect whose sentence names a card, and some of its values."""

    def say(game: Game, effect: Effect) -> Sentence:
        args: dict[str, Arg] = {"card": _named(game, effect.card)}
        return Sentence(f"ah-effect-{code}", args | {name: getattr(effect, name) for name in names})

    return say


def _reduction(game: Game, effect: Effect) -> Sentence:
    if effect.type is None:
        return _about_card("cost-reduction", "population")(game, effect)
    args: dict[str, Arg] = {"type": Ref("type", effect.type), "population": effect.population or 0}
    return Sentence("ah-effect-cost-reduction-type", args)


def _destroy(game: Game, effect: Effect) -> Sentence:
    return Sentence("ah-effect-destroy", {"type": Ref("type", str(effect.type)), "count": effect.count or 1})


def _tigers(game: Game, effect: Effect) -> Sentence:
    return Sentence("ah-effect-in-events-population", {"amount": -(effect.amount or 0)})


_EFFECTS: dict[str, Callable[[Game, Effect], Sentence]] = {
    "free_acquire": _about_card("free-acquire"),
    "cost_reduction": _reduction,
    "cost_set_population": _about_card("cost-set-population", "population"),
    "army": _plain("army", "attack", "defence"),
    "general": _plain("general", "rerolls"),
    "earn_gold": _plain("earn-gold", "amount"),
    "gain_universal_resource": _plain("gain-universal-resource", "amount"),
    "free_swap": _plain("free-swap", "per_turn"),
    "in_events_population": _tigers,
    "destroy": _destroy,
    "destroy_named": _about_card("destroy-named"),
    "lose_gold": _plain("lose-gold", "amount"),
    "move_to_events_of": _plain("move-to-events-of"),
}
