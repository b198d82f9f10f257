"""What sentences name: the cards, by their numbers, and what each card does (FOH-E1 to FOH-E8)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from riverrun.games.flow_of_history.content import Card, Effect, as_played, load
from riverrun.kernel.language.sentences import Arg, Ref, Sentence

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


@dataclass(frozen=True)
class Lexicon:
    """What is said of each card, by its number, with one game's content and options."""

    cards: list[Card]
    """As they are played."""
    ids: list[str]
    """As moves, documents, views and sentences write them."""
    names: list[str]
    """Their titles in the content, by which moves may call them too."""
    refs: list[Ref]
    effects: list[Sentence]
    nations: dict[tuple[object, ...], Any] = field(default_factory=dict)
    """Nations that were told, by what they are made of (view.py)."""
    slots: dict[tuple[int, ...], Any] = field(default_factory=dict)
    """Cards on the market that were told, with who has invested in them."""
    removed: dict[bytes, list[str]] = field(default_factory=dict)
    """The cards out of the game that were told, by where all cards were."""


def lexicon(game: Game) -> Lexicon:
    """What is said of each card in a game."""
    cards = [as_played(card, game.options) for card in game.content.cards]
    return Lexicon(
        cards=cards,
        ids=[spelled(card.id) for card in cards],
        names=[card.name for card in cards],
        refs=[_ref(game, card) for card in cards],
        effects=[effect_sentence(card) for card in cards],
    )


def spelled(id: str) -> str:
    """A card's id with hyphens, as everything but the content's files writes it."""
    return id.replace("_", "-")


def _ref(game: Game, card: Card) -> Ref:
    """A card for sentences; its title is the catalogue's, unless a pack gives it another."""
    own = game.pack is not None and _box_titles(game.options["edition"]).get(card.id) != card.name
    if own:
        return Ref("card", spelled(card.id), name=card.name)
    return Ref("card", spelled(card.id), form="first" if game.options["edition"] == "first" else "")


@cache
def _box_titles(edition: str) -> dict[str, str]:
    """FOH-O1: the titles that the catalogue has, by card."""
    return {card.id: as_played(card, {"edition": edition}).name for card in load(None).cards}


def card_of(game: Game, card: int) -> Card:
    """A card as it is played with this game's options."""
    played: Card = game.lexicon.cards[card]
    return played


def card_id(game: Game, card: int) -> str:
    """What moves, documents and views call a card."""
    id: str = game.lexicon.ids[card]
    return id


def card_ref(game: Game, card: int) -> Ref:
    """What a sentence names a card by."""
    ref: Ref = game.lexicon.refs[card]
    return ref


def effect_of(game: Game, card: int) -> Sentence:
    """What a card does."""
    effect: Sentence = game.lexicon.effects[card]
    return effect


# What an effect says


def effect_sentence(card: Card) -> Sentence:
    """What a card does, made from its declaration: its costs (FOH-A3), its effect, its obsolete mark (FOH-C3)."""
    effect = card.effect
    if effect is None:
        return Sentence("foh-effect-none")
    sentence = _SENTENCES[effect.verb](effect, card)
    costs: list[Arg] = []
    if effect.cost:
        costs.append(Sentence("foh-cost-tokens", {"tokens": effect.cost}))
    if effect.remove_self:
        costs.append(Sentence("foh-cost-self"))
    if effect.discard_own:
        costs.append(Sentence("foh-cost-own", {"type": Ref("type", effect.discard_own)}))
    if costs:
        sentence = Sentence("foh-effect-paid", {"costs": costs, "effect": sentence})
    return Sentence("foh-effect-obsolete", {"effect": sentence}) if card.obsolete else sentence


def _types(effect: Effect) -> list[Arg]:
    return [Ref("type", kind) for kind in effect.types or []]


def _of(effect: Effect) -> Ref:
    """What an effect counts."""
    return Ref("icon", effect.of_icon) if effect.of_icon else Ref("type", str(effect.of_type))


def _icons(counts: dict[Any, int]) -> list[Arg]:
    return [Sentence("foh-icons", {"count": count, "icon": Ref("icon", icon)}) for icon, count in counts.items()]


def _victims(card: Card) -> str:
    return "all" if card.timing == "attack_all" else "one"


def _provide_per(effect: Effect, card: Card) -> dict[str, Arg]:
    return {"amount": effect.amount, "icon": Ref("icon", str(effect.icon)), "of": _of(effect)}


def _gain_market(effect: Effect, card: Card) -> Sentence:
    types = _types(effect)
    return Sentence("foh-effect-gain-market-any") if len(types) == 6 else _said(effect, {"types": types})


def _discard_top(effect: Effect, card: Card) -> dict[str, Arg]:
    types = _types(effect)
    which = "only" if len(types) == 1 else "each" if effect.choose == 2 else "choice"
    return {"victims": _victims(card), "which": which, "types": types}


def _said(effect: Effect, args: dict[str, Arg]) -> Sentence:
    return Sentence(f"foh-effect-{spelled(effect.verb)}", args)


def _plain(*names: str) -> Callable[[Effect, Card], Sentence]:
    """An effect whose sentence names some of its values as they are."""
    return lambda effect, card: _said(effect, {name: getattr(effect, name) for name in names})


def _with(args: Callable[[Effect, Card], dict[str, Arg]]) -> Callable[[Effect, Card], Sentence]:
    """An effect whose sentence names what `args` gives."""
    return lambda effect, card: _said(effect, args(effect, card))


def _score_per(effect: Effect, card: Card) -> dict[str, Arg]:
    return {"per": effect.per, "amount": effect.amount, "of": _of(effect)}


_SENTENCES: dict[str, Callable[[Effect, Card], Sentence]] = {
    "provide": _with(lambda effect, card: {"icons": _icons(effect.icons or {})}),
    "provide_per_card": _with(_provide_per),
    "provide_per_icon": _with(_provide_per),
    "gain_market": _gain_market,
    "gain_top": _plain(),
    "take_tokens": _with(lambda effect, card: {"source": effect.source, "amount": effect.amount, "of": _of(effect)}),
    "steal_tokens": _with(lambda effect, card: {"victims": _victims(card), "amount": effect.amount}),
    "discard_top": _with(_discard_top),
    "discard_wonder": _with(lambda effect, card: {"victims": _victims(card)}),
    "communism": _plain(),
    "on_attack_take": _plain("amount"),
    "pacifist": _plain(),
    "end_game": _plain(),
    "score_per_card": _with(_score_per),
    "score_per_icon": _with(_score_per),
    "score_sets": _with(lambda effect, card: {"amount": effect.amount, "types": _types(effect)}),
    "score_gain_icons": _with(lambda effect, card: {"icons": _icons(effect.icons or {})}),
}
