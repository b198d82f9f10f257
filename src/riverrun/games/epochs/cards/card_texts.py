"""What cards, abilities and forms say: sentences made from the verbs of their effects."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.components import Content, Effect, Gains
from riverrun.games.epochs.words import spelled
from riverrun.kernel.language.sentences import Arg, Ref, Sentence

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

EPOCHS = {"I": "1", "II": "2", "III": "3", "III+": "4"}
Say = Callable[["Game", Effect], Sentence]


def effect_sentences(game: Game, effects: Iterable[Effect]) -> list[Sentence]:
    """EP-4.4: what a card does, made from its declaration, one sentence an effect."""
    return [_EFFECTS[effect.verb](game, effect) for effect in effects]


def granted(game: Game, row: int) -> dict[str, Arg]:
    """EP-A47, EP-D8: the card that a row of effects is printed on, and what that one effect says."""
    source, effect = printed(game, row)
    return {"source": source, "text": _EFFECTS[effect.verb](game, effect)}


def printed(game: Game, row: int) -> tuple[Ref, Effect]:
    """The card that a row of the box's effects belongs to, and the effect."""
    content: Content = game.content
    abilities = [ability for civilization in content.civilizations for ability in civilization.ability]
    kinds: dict[str, list[list[Effect]]] = {
        "form": [form.effects for form in content.governments],
        "ability": [ability.effects for ability in abilities],
        "invention": [invention.effects for invention in content.inventions],
        "wonder": [wonder.effects for wonder in content.wonders],
    }
    for kind, cards in kinds.items():
        rows = getattr(game.box_view, f"{kind}_rows")
        for number, effects in enumerate(cards):
            nth = row - int(rows[number, 0])
            if 0 <= nth < int(rows[number, 1]):
                return game.lexicon.refs[kind][number], _by_row(effects)[nth]
    raise AssertionError(f"{row} is no row of effects")


def _by_row(effects: Iterable[Effect]) -> list[Effect]:
    """Effects as the box has them: those of an event apart, and a row for each kind that one gains."""
    found: list[Effect] = []
    for effect in effects:
        for one in effect.do or [effect]:
            found += [one] * (len(_gains(one)) if one.verb in ("gain", "gain_per") else 1)
    return found


def amounts(gains: Mapping[Any, int]) -> list[Sentence]:
    """So much of each kind: 2 food, 1 culture."""
    return [Sentence("ep-amount", {"amount": n, "resource": Ref("resource", kind)}) for kind, n in gains.items()]


def count_sentence(per: str) -> Sentence:
    """What an effect counts: for each of your cities, for every 2 of your lands."""
    what, _, by = per.partition("/")
    sort, _, of = what.partition(":")
    args: dict[str, Arg] = {"k": int(by or 1)}
    if of == "" or of == "near_sea":
        return Sentence(f"ep-count-{spelled(what.replace(':', '-'))}", args)
    if sort == "land":
        return Sentence("ep-count-land-of", args | {"terrain": Ref("terrain", of)})
    return Sentence(f"ep-count-{sort}-of", args | {"epoch": Ref("epoch", EPOCHS[of])})


def event_sentence(event: str, condition: str | None) -> Sentence:
    """When an effect happens: when you expand to a desert."""
    plain = Sentence(f"ep-when-{spelled(event)}")
    if condition is None:
        return plain
    what, _, of = condition.partition(":")
    if what == "has":
        return Sentence("ep-when-has", {"when": plain, "natural": Ref("natural", spelled(of))})
    if what == "terrain":
        return _expansion(of.split("|"))
    return Sentence({"sea_route": "ep-when-sea-route", "vs_player": "ep-when-war-won-player"}[what])


def _expansion(places: list[str]) -> Sentence:
    terrains: Arg = [Ref("terrain", place) for place in places if place != "near_sea"]
    if "near_sea" not in places:
        return Sentence("ep-when-expand-terrain", {"terrains": terrains})
    if not terrains:
        return Sentence("ep-when-expand-near-sea")
    return Sentence("ep-when-expand-terrain-near-sea", {"terrains": terrains})


def _actions(names: Iterable[str]) -> Arg:
    return [Ref("action", spelled(name)) for name in names]


def _with_n(code: str) -> Say:
    """An effect whose sentence names its number alone."""
    return lambda game, effect: Sentence(f"ep-effect-{code}", {"n": effect.n or 0})


def _plain(code: str, *args: tuple[str, str, str]) -> Say:
    """An effect whose sentence names its number, if any, and things: an argument, its kind, the effect's field."""

    def say(game: Game, effect: Effect) -> Sentence:
        named: dict[str, Arg] = {arg: Ref(kind, spelled(str(getattr(effect, field)))) for arg, kind, field in args}
        return Sentence(f"ep-effect-{code}", named if effect.n is None else named | {"n": effect.n})

    return say


def _crossing(code: str) -> Say:
    return lambda game, effect: Sentence(
        f"ep-effect-{code}", {"terrains": [Ref("terrain", one) for one in effect.terrain or []]}
    )


def _combat(game: Game, effect: Effect) -> Sentence:
    when = (effect.when or "").rpartition(":")[2]
    return Sentence(f"ep-effect-combat-{when}" if when else "ep-effect-combat", {"n": effect.n or 0})


def _discount(game: Game, effect: Effect) -> Sentence:
    action = str(effect.action)
    args: dict[str, Arg] = {"action": Ref("action", spelled(action)), "n": effect.n or 0}
    return Sentence("ep-effect-discount", args | {"resource": Ref("resource", paid_in(game.content, action))})


def paid_in(content: Content, action: str) -> str:
    """The resource of an action's own cost."""
    numbers = content.numbers
    costs = {
        "expand": numbers.expand_cost,
        "city": numbers.city_cost,
        "post": numbers.post_cost_land,
        "sea_route": numbers.post_cost_sea,
    }
    if action in costs:
        return next(iter(costs[action].value))
    return "science" if action == "research" else "production"


def _extra(game: Game, effect: Effect) -> Sentence:
    after = Ref("action", spelled(str(effect.after)))
    if "any" in (effect.may or []):
        return Sentence("ep-effect-extra-action-any", {"after": after})
    return Sentence("ep-effect-extra-action", {"after": after, "may": _actions(effect.may or [])})


def _gain(kind: str) -> Say:
    return lambda game, effect: Sentence(f"ep-{kind}-gain", {"res": amounts(_gains(effect))})


def _gain_per(kind: str) -> Say:
    def say(game: Game, effect: Effect) -> Sentence:
        limits: dict[str, Arg] = {"min": effect.min or 0, "max": effect.max or 0}
        args: dict[str, Arg] = {"res": amounts(_gains(effect)), "per": count_sentence(str(effect.per))}
        return Sentence(f"ep-{kind}-gain-per", args | limits)

    return say


def _gains(effect: Effect) -> Gains:
    assert isinstance(effect.res, dict)
    return effect.res


def _may(kind: str) -> Say:
    """EP-A48: an action that an effect grants; a change of government says what it may leave out of account."""

    def say(game: Game, effect: Effect) -> Sentence:
        if effect.action == "government":
            return Sentence(f"ep-{kind}-may-government", _government(effect))
        args: dict[str, Arg] = {"action": Ref("action", spelled(str(effect.action)))}
        if effect.free:
            return Sentence(f"ep-{kind}-may-free", args)
        if effect.discount:
            return Sentence(f"ep-{kind}-may-discount", args | {"n": effect.discount})
        return Sentence(f"ep-{kind}-may", args)

    return say


def _government(effect: Effect) -> dict[str, Arg]:
    ignored, levels = effect.ignore or [], effect.levels or ["next"]
    reach = "next" if "same" not in levels else "same-or-next" if "next" in levels else "same"
    return {
        "levels": reach,
        "arrows": "ignored" if "arrows" in ignored else "kept",
        "culture": "ignored" if "culture" in ignored else "kept",
    }


def _return_land(kind: str) -> Say:
    return lambda game, effect: Sentence(f"ep-{kind}-may-return-land", {"res": amounts(effect.gain or {})})


def _modify_per(game: Game, effect: Effect) -> Sentence:
    track = Ref("track", str(effect.track))
    return Sentence(
        "ep-effect-modify-per", {"track": track, "n": effect.n or 0, "per": count_sentence(str(effect.per))}
    )


def _on(game: Game, effect: Effect) -> Sentence:
    do: Arg = [_DEEDS[one.verb](game, one) for one in effect.do or []]
    return Sentence("ep-effect-on", {"when": event_sentence(str(effect.event), effect.if_), "do": do})


def _take_unique(game: Game, effect: Effect) -> Sentence:
    content: Content = game.content
    unit = next(unit for unit in content.units if unit.id == effect.unit)
    named: Ref = game.lexicon.refs["unit"][content.units.index(unit)]
    return Sentence("ep-effect-take-unique", {"unit": named, "slot": Ref("slot", unit.slot)})


def _vp(game: Game, effect: Effect) -> Sentence:
    points: dict[str, Arg] = {"n": effect.n or 0}
    if effect.if_ is None:
        return Sentence("ep-effect-vp", points)
    what, _, of = effect.if_.partition(":")
    if what == "not_warmonger_in_epoch":
        return Sentence("ep-effect-vp-peace", points | {"epoch": Ref("epoch", EPOCHS[of])})
    return Sentence("ep-effect-vp-level", points | {"level": int(effect.if_.rpartition("=")[2])})


def _vp_per(game: Game, effect: Effect) -> Sentence:
    args: dict[str, Arg] = {"n": effect.n or 0, "per": count_sentence(str(effect.per)), "max": effect.max or 0}
    return Sentence("ep-effect-vp-per", args)


_EFFECTS: dict[str, Say] = {
    "advantage": _plain("advantage", ("kind", "advantage", "kind")),
    "attack_range": _with_n("attack-range"),
    "combat": _combat,
    "convert_cost": _with_n("convert-cost"),
    "count_as": _plain("count-as", ("natural", "natural", "what")),
    "cross": _crossing("cross"),
    "debut_multiplier": _with_n("debut-multiplier"),
    "discount": _discount,
    "expand_cross": _crossing("expand-cross"),
    "expenditure_waive": _with_n("expenditure-waive"),
    "extra_action": _extra,
    "feed_discount": lambda game, effect: Sentence(
        f"ep-effect-feed-discount-{spelled(str(effect.scope))}", {"n": effect.n or 0}
    ),
    "gain": _gain("effect"),
    "gain_per": _gain_per("effect"),
    "gold_ratio": _with_n("gold-ratio"),
    "gold_weight": _plain("gold-weight", ("resource", "resource", "res")),
    "immune": lambda game, effect: Sentence(f"ep-effect-immune-{spelled(str(effect.to))}"),
    "keep": _plain("keep", ("resource", "resource", "res")),
    "max_cities": _with_n("max-cities"),
    "may": _may("effect"),
    "may_return_land": _return_land("effect"),
    "modify": _plain("modify", ("track", "track", "track")),
    "modify_per": _modify_per,
    "on": _on,
    "take_unique": _take_unique,
    "vp": _vp,
    "vp_per": _vp_per,
}

_DEEDS: dict[str, Say] = {
    "gain": _gain("do"),
    "gain_per": _gain_per("do"),
    "may": _may("do"),
    "may_return_land": _return_land("do"),
}
"""What may happen at an event."""
