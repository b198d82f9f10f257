"""The game in words: names of cards, seats, icons and types, and what an effect says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from riverrun.games.flow_of_history.content import Card, Effect, as_played
from riverrun.games.flow_of_history.terms import BANKER, NO_CARD, NOBODY
from riverrun.kernel import words

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

TIMINGS = {
    "none": "No effect",
    "instant": "Instant",
    "attack": "Attack",
    "attack_all": "Attack all",
    "permanent": "Permanent",
    "action": "Turn action",
    "scoring": "Scoring",
    "end": "End",
}


@dataclass(frozen=True)
class Lexicon:
    """What is said of each card, by its number, with one game's content and options."""

    cards: list[Card]
    ids: list[str]
    names: list[str]
    effects: list[str]


def lexicon(game: Game) -> Lexicon:
    """What is said of each card in a game."""
    cards = [as_played(card, game.options) for card in game.content.cards]
    return Lexicon(
        cards=cards,
        ids=[card.id for card in cards],
        names=[card.name for card in cards],
        effects=[effect_text(card) for card in cards],
    )


def card_of(game: Game, card: int) -> Card:
    """A card as it is played with this game's options."""
    played: Card = game.lexicon.cards[card]
    return played


def card_id(game: Game, card: int) -> str:
    """A card's id: what documents, views and events call it."""
    id: str = game.lexicon.ids[card]
    return id


def name(game: Game, card: int) -> str:
    """A card's title."""
    return game.lexicon.names[card] if card != NO_CARD else "no card"


def effect_of(game: Game, card: int) -> str:
    """What a card does, as one sentence."""
    text: str = game.lexicon.effects[card]
    return text


def slug(game: Game, card: int) -> str:
    """A card's name in notation."""
    return card_id(game, card).replace("_", "-")


def player(seat: int) -> str:
    """A seat's name in notation and sentences; p1 is seat 0."""
    return "the Banker" if seat == BANKER else words.player(seat)


def investor_id(investor: int) -> int | str | None:
    """An investor as documents and views name it: a seat, "banker" or nobody."""
    if investor == NOBODY:
        return None
    return "banker" if investor == BANKER else investor


def tokens(count: int) -> str:
    """A number of tokens."""
    return words.count(count, "token")


def icons(counts: dict[str, int]) -> str:
    """Icons in words: 2 science and 1 industry."""
    return words.listed([f"{count} {icon}" for icon, count in counts.items()], "and")


def effect_text(card: Card) -> str:
    """What a card does, as one sentence made from its declaration."""
    effect = card.effect
    if effect is None:
        return "No effect."
    text = _SENTENCES[effect.verb](effect, card)
    if card.obsolete:
        text += " Void at scoring."
    return words.capital(text)


def _provide_per(effect: Effect, counted: str) -> str:
    return f"gives {effect.amount} {effect.icon} for each {counted} you have."


def _gain_market(effect: Effect, card: Card) -> str:
    kinds = effect.types or []
    gained = "card" if len(kinds) == 6 else f"{words.listed([kind.title() for kind in kinds])} card"
    cost = ""
    if effect.cost:
        cost = f"pay {tokens(effect.cost)}, then "
    if effect.remove_self:
        cost = f"remove {card.name} from the game, then "
    if effect.discard_own:
        cost = f"discard your top {effect.discard_own.title()} card, then "
    return f"{cost}gain one {gained} nobody has invested in from the market."


def _gain_top(effect: Effect, card: Card) -> str:
    cost = f"remove {card.name} from the game, then " if effect.remove_self else ""
    return f"{cost}gain the top card of the deck."


def _take_tokens(effect: Effect, card: Card) -> str:
    counted = f"{effect.of_icon} icon" if effect.of_icon else f"{(effect.of_type or '').title()} card"
    return f"take {tokens(effect.amount)} from the {effect.source.title()} for each {counted} you have."


def _victims(card: Card) -> str:
    return "every weaker opponent" if card.timing == "attack_all" else "a weaker opponent"


def _steal(effect: Effect, card: Card) -> str:
    return f"take up to {tokens(effect.amount)} from {_victims(card)}."


def _discard_top(effect: Effect, card: Card) -> str:
    kinds = words.listed([kind.title() for kind in effect.types or []], "and" if effect.choose == 2 else "or")
    choice = " of your choice" if effect.choose == 1 and len(effect.types or []) > 1 else ""
    return f"{_victims(card)} loses the top {kinds} card{choice}."


def _per(effect: Effect, what: str) -> str:
    return (
        f"{effect.amount} culture for each {what}."
        if effect.per == 1
        else (f"{effect.amount} culture for every {effect.per} {what}s.")
    )


_SENTENCES: dict[str, Callable[[Any, Card], str]] = {
    "provide": lambda effect, card: f"gives {icons(effect.icons)}.",
    "provide_per_card": lambda effect, card: _provide_per(effect, f"{effect.of_type.title()} card"),
    "provide_per_icon": lambda effect, card: _provide_per(effect, f"{effect.of_icon} icon"),
    "gain_market": _gain_market,
    "gain_top": _gain_top,
    "take_tokens": _take_tokens,
    "steal_tokens": _steal,
    "discard_top": _discard_top,
    "discard_wonder": lambda effect, card: f"{_victims(card)} loses a Wonder of your choice.",
    "communism": lambda effect, card: "all players' tokens go to the Supply, which is then shared out evenly.",
    "on_attack_take": lambda effect, card: (
        f"each time an attack effect of yours happens, take {tokens(effect.amount)} from the Supply."
    ),
    "pacifist": lambda effect, card: "attacks you gain do not happen, and no attack touches you.",
    "end_game": lambda effect, card: "ends the game when it enters the market or a nation.",
    "score_per_card": lambda effect, card: _per(effect, f"{effect.of_type.title()} card"),
    "score_per_icon": lambda effect, card: _per(effect, f"{effect.of_icon} icon"),
    "score_sets": lambda effect, card: (
        f"{effect.amount} culture for each set of {words.listed([kind.title() for kind in effect.types], 'and')} cards."
    ),
    "score_gain_icons": lambda effect, card: f"gives {icons(effect.icons)} at scoring.",
}
