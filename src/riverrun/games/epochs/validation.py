"""What content must be for the rules to play it (spec part 4, EP-A65); what is not is refused in one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from riverrun.games.epochs.cards.effect_rows import COUNTS, EPOCH_NUMBERS, EVENTS, condition, counted, crossed
from riverrun.games.epochs.components import Content, Effect, Government, Invention, Tile, Unit, Wonder
from riverrun.games.epochs.terms import (
    ABILITIES,
    CIVILIZATIONS,
    FORMS,
    INVENTIONS,
    NAMES,
    ROWS,
    TILES,
    TOKENS,
    UNITS,
    WONDERS,
    Count,
    If,
)
from riverrun.games.epochs.validation_numbers import validate_boards, validate_numbers
from riverrun.kernel.content_refusals import (
    missing_value,
    require_between,
    require_between_of,
    require_plain_ids,
    require_verb,
    unused_value,
)
from riverrun.kernel.errors import BadContent
from riverrun.kernel.language.sentences import Arg, Sentence

NEEDS: dict[str, tuple[set[str], set[str]]] = {
    # verb: (values it must have, values it may have)
    "advantage": ({"kind", "n"}, set()),
    "attack_range": ({"n"}, set()),
    "combat": ({"n"}, {"when"}),
    "convert_cost": ({"n"}, set()),
    "count_as": ({"what", "for_"}, set()),
    "cross": ({"terrain"}, set()),
    "debut_multiplier": ({"n"}, set()),
    "discount": ({"action", "n"}, set()),
    "expand_cross": ({"terrain"}, set()),
    "expenditure_waive": ({"n"}, set()),
    "extra_action": ({"after", "may"}, set()),
    "feed_discount": ({"n", "scope"}, set()),
    "gain": ({"res"}, set()),
    "gain_per": ({"per", "res"}, {"min", "max"}),
    "gold_ratio": ({"n"}, set()),
    "gold_weight": ({"res", "n"}, set()),
    "immune": ({"to"}, set()),
    "keep": ({"res"}, set()),
    "max_cities": ({"n"}, set()),
    "may": ({"action"}, {"free", "discount", "ignore", "levels"}),
    "may_return_land": ({"not_", "gain"}, set()),
    "modify": ({"track", "n"}, set()),
    "modify_per": ({"per", "track", "n"}, set()),
    "on": ({"event", "do"}, {"if_"}),
    "take_unique": ({"unit"}, set()),
    "vp": ({"n"}, {"if_"}),
    "vp_per": ({"per", "n"}, {"max"}),
}
ENDGAME = {"vp", "vp_per"}
IMMEDIATE = {"gain", "gain_per", "may", "may_return_land", "take_unique"}
DO = {"gain", "gain_per", "may", "may_return_land"}
ONGOING = NEEDS.keys() - ENDGAME - IMMEDIATE
ACTIONS = ("expand", "city", "post", "research", "wonder", "upgrade", "government", "command")
PRICED = (*ACTIONS[:6], "sea_route")
"""Actions with a resource cost that a discount may lower."""
CONDITIONS: dict[If, tuple[str, ...]] = {
    If.TERRAIN: ("expand",),
    If.SEA_ROUTE: ("post",),
    If.VS_PLAYER: ("war_won",),
}
"""The events that a condition goes with; `has` goes with any."""
MOST = 99
EFFECTS = 8
"""The most effects of an ability."""
BARBARIANS = 10
SPELLED = {"for_": "for", "not_": "not", "if_": "if"}


def verbs() -> dict[str, dict[str, tuple[set[str], set[str]]]]:
    """The verbs of effects, with the values that each must and may have, as packs write them."""

    def spelled(names: set[str]) -> set[str]:
        return {SPELLED.get(name, name) for name in names}

    written = {verb: (spelled(must), spelled(may)) for verb, (must, may) in NEEDS.items()}
    return {"effects": written, "do": {verb: needs for verb, needs in written.items() if verb in DO}}


def validate(content: Content) -> None:
    """EP-A65, EP-A66: refuses, in one sentence, content that the rules could not play."""
    for what, pieces, size in (
        ("unit", content.units, UNITS),
        ("wonder", content.wonders, WONDERS),
        ("invention", content.inventions, INVENTIONS),
        ("civilization", content.civilizations, CIVILIZATIONS),
        ("government", content.governments, FORMS),
        ("tile", content.tiles, TILES),
    ):
        listed: Sequence[Any] = pieces
        if len(listed) != size:
            raise BadContent(Sentence("ep-content-size", {"what": what, "count": len(listed), "size": size}))
        require_plain_ids(what, [piece.id for piece in listed])
    validate_units(content)
    units = {unit.id: unit for unit in content.units}
    validate_inventions(content)
    cards: list[Wonder | Invention] = [*content.wonders, *content.inventions]
    for card in cards:
        validate_ability(card.id, card.type, card.effects, units)
    validate_civilizations(content, units)
    validate_governments(content.governments, units, content.numbers.start_government.value)
    first = content.numbers.start_government.value
    size = {form.id: form.max_cities for form in content.governments}[first]
    cities = content.numbers.start_board.value.cities
    if cities != size:
        raise BadContent(Sentence("ep-content-start-cities", {"cities": cities, "size": size, "form": first}))
    validate_tiles(content)
    validate_boards(content.boards)
    validate_numbers(content.numbers)
    for wonder in content.wonders:
        require_between(wonder.id, "cost", wonder.cost, 0, 60, "EP-6.5")
        _gains(wonder.id, wonder.reward)
    markets = Counter(str(wonder.epoch) for wonder in content.wonders)
    markets += Counter(str(unit.epoch) for unit in content.units if unit.kind == "market")
    for epoch, size in (("I", 28), ("II", 24), ("III", 24), ("III+", 10)):
        if markets[epoch] != size:
            raise BadContent(Sentence("ep-content-market", {"count": markets[epoch], "epoch": epoch, "size": size}))


def _gains(owner: str, gains: dict[Any, int]) -> None:
    for kind, n in gains.items():
        require_between(owner, str(kind), n, 0, MOST, "EP-5.1")


def _copies(owner: str, kind: str, given: int, copies: int) -> None:
    if given != copies:
        raise BadContent(
            Sentence("ep-content-copies", {"owner": owner, "kind": kind, "copies": copies, "given": given})
        )


# Units


def validate_units(content: Content) -> None:
    """EP-1.3, EP-6.6: every epoch has a basic unit of each slot, and only unique units have no printed cost."""
    start = content.numbers.start_unit.value
    if start not in [unit.id for unit in content.units]:
        raise BadContent(Sentence("ep-content-start-unit", {"unit": start}))
    for unit in content.units:
        validate_unit(unit)
    basic = Counter((unit.epoch, unit.slot) for unit in content.units if unit.kind == "basic" and unit.id != start)
    for epoch in ("I", "II", "III"):
        for slot in ("main", "support"):
            if basic[epoch, slot] != 1:
                args: dict[str, Arg] = {"slot": slot, "epoch": epoch, "count": basic[epoch, slot]}
                raise BadContent(Sentence("ep-content-basic-units", args))


def validate_unit(unit: Unit) -> None:
    """EP-6.6, EP-7.1, EP-8.2"""
    copies = 4 if unit.kind == "basic" else 1
    _copies(unit.id, unit.kind, unit.copies, copies)
    if (unit.cost is None) != (unit.kind == "unique"):
        raise BadContent(Sentence("ep-content-unit-cost", {"owner": unit.id}))
    require_between(unit.id, "cost", unit.cost or 0, 0, 60, "EP-6.6")
    require_between(unit.id, "combat", unit.combat, 0, MOST, "EP-6.6")
    for n in (*unit.expenditure.values(), *unit.advantages.values()):
        if not 1 <= n <= 9:
            raise BadContent(Sentence("ep-content-unit-icons", {"owner": unit.id}))
    if unit.cross and crossed(unit.cross) is None:
        raise BadContent(Sentence("ep-content-groups", {"owner": unit.id}))


# Cards


def validate_inventions(content: Content) -> None:
    """EP-1.5, EP-A65: 15 names an epoch in the order of the epochs, two copies each."""
    for number, invention in enumerate(content.inventions):
        if EPOCH_NUMBERS[invention.epoch] != number // NAMES:
            raise BadContent(Sentence("ep-content-inventions", {"owner": invention.id, "names": NAMES}))
        _copies(invention.id, "invention", invention.copies, 2)
        _gains(invention.id, dict(invention.debut))


def validate_civilizations(content: Content, units: dict[str, Unit]) -> None:
    """EP-9.2, EP-A65"""
    for civilization in content.civilizations:
        if len(civilization.ability) != ABILITIES:
            args: dict[str, Arg] = {"owner": civilization.id, "count": len(civilization.ability), "size": ABILITIES}
            raise BadContent(Sentence("ep-content-abilities", args))
        for ability in civilization.ability:
            if ability.epoch == "III+":
                raise BadContent(Sentence("ep-content-ability-epoch", {"owner": ability.id}))
            _gains(ability.id, dict(ability.price))
            validate_ability(ability.id, ability.type, ability.effects, units)


def validate_governments(forms: list[Government], units: dict[str, Unit], start: str) -> None:
    """EP-6.7"""
    ids = {form.id: form for form in forms}
    if start not in ids:
        raise BadContent(Sentence("ep-content-start-form", {"form": start}))
    for form in forms:
        require_between(form.id, "level", form.level, 1, 9, "EP-6.7")
        require_between(form.id, "culture", form.culture, 0, MOST, "EP-6.7")
        require_between(form.id, "max_cities", form.max_cities, 1, 6, "EP-6.7")
        for before in form.after:
            if before not in ids or ids[before].level + 1 != form.level:
                raise BadContent(Sentence("ep-content-arrow", {"owner": form.id, "form": before}))
        _gains(form.id, dict(form.command))
        _gains(form.id, dict(form.instant))
        validate_ability(form.id, "ongoing", form.effects, units)


# Effects


def validate_ability(owner: str, type: str, effects: list[Effect], units: dict[str, Unit]) -> None:
    """EP-A47: verbs that fit the type of the ability, each with what it needs."""
    allowed = {"ongoing": ONGOING, "immediate": IMMEDIATE, "endgame": ENDGAME}[type]
    if len(effects) > EFFECTS:
        raise BadContent(Sentence("ep-content-effects", {"owner": owner, "most": EFFECTS}))
    for effect in effects:
        if effect.verb in NEEDS and effect.verb not in allowed:
            raise BadContent(Sentence("ep-content-type", {"owner": owner, "verb": effect.verb, "type": type}))
        validate_effect(owner, effect, units)


def validate_effect(owner: str, effect: Effect, units: dict[str, Unit]) -> None:
    """Refuses an effect that its verb cannot carry."""
    require_verb(owner, effect.verb, NEEDS)
    must, may = NEEDS[effect.verb]
    for name in Effect.__struct_fields__[1:]:
        spelled, value = SPELLED.get(name, name), getattr(effect, name)
        if value is None and name in must:
            raise missing_value(owner, effect.verb, spelled)
        if value is not None and name not in must | may:
            raise unused_value(owner, effect.verb, spelled)
    for name in ("n", "min", "max", "discount"):
        value = getattr(effect, name)
        if value is not None:
            require_between_of(owner, effect.verb, name, value, 0 if name == "min" else 1, MOST)
    _check_resources(owner, effect)
    _check_names(owner, effect, units)
    if effect.verb == "on":
        _check_on(owner, effect, units)
    elif effect.verb == "vp":
        found = condition(effect.if_)
        if found is None or found[0] not in (If.NONE, If.LEVEL, If.NOT_WARMONGER):
            raise BadContent(Sentence("ep-content-vp-condition", {"owner": owner, "condition": str(effect.if_)}))


def _check_resources(owner: str, effect: Effect) -> None:
    """`res` is what is gained, or for two verbs the name of a basic resource."""
    if effect.verb in ("keep", "gold_weight"):
        if not isinstance(effect.res, str):
            raise BadContent(Sentence("ep-content-resource", {"owner": owner, "verb": effect.verb}))
    elif effect.res is not None and (not isinstance(effect.res, dict) or not effect.res):
        raise BadContent(Sentence("ep-content-gains", {"owner": owner, "verb": effect.verb}))
    if isinstance(effect.res, dict):
        _gains(owner, dict(effect.res))
    if effect.gain is not None:
        _gains(owner, dict(effect.gain))
        if len(effect.gain) > 2 or effect.not_ != "just_expanded":
            raise BadContent(Sentence("ep-content-return-land", {"owner": owner}))


def _check_names(owner: str, effect: Effect, units: dict[str, Unit]) -> None:
    """What an effect names is there: actions, counts, groups, units."""
    actions = PRICED if effect.verb == "discount" else ACTIONS
    if effect.action is not None and effect.action not in actions:
        args: dict[str, Arg] = {"owner": owner, "verb": effect.verb, "action": effect.action}
        raise BadContent(Sentence("ep-content-action", {**args, "known": list(actions)}))
    if effect.for_ is not None and effect.for_ != "upgrade":
        raise BadContent(Sentence("ep-content-count-as", {"owner": owner, "given": effect.for_}))
    if effect.after is not None and effect.after not in ACTIONS:
        after: dict[str, Arg] = {"owner": owner, "given": effect.after, "known": list(ACTIONS)}
        raise BadContent(Sentence("ep-content-extra-after", after))
    for name in effect.may or []:
        if name not in (*ACTIONS, "any"):
            known = [*ACTIONS, "any"]
            raise BadContent(Sentence("ep-content-extra-may", {"owner": owner, "given": name, "known": known}))
    if effect.may == []:
        raise BadContent(Sentence("ep-content-extra-none", {"owner": owner}))
    if effect.action not in (None, "government") and (effect.ignore or effect.levels):
        raise BadContent(Sentence("ep-content-government", {"owner": owner}))
    if effect.terrain is not None and crossed(effect.terrain) is None:
        raise BadContent(Sentence("ep-content-groups", {"owner": owner}))
    if effect.unit is not None and (effect.unit not in units or units[effect.unit].kind != "unique"):
        raise BadContent(Sentence("ep-content-unique", {"owner": owner, "unit": effect.unit}))
    if effect.per is not None:
        found = counted(effect.per)
        if found is None:
            known = [*COUNTS, "land:TERRAIN", "wonder:EPOCH", "invention:EPOCH"]
            raise BadContent(Sentence("ep-content-count", {"owner": owner, "per": effect.per, "known": known}))
        if effect.verb == "modify_per" and (found[0] not in (Count.LAND, Count.CITY, Count.POST) or found[2] != 1):
            raise BadContent(Sentence("ep-content-modify-per", {"owner": owner, "per": effect.per}))


def _check_on(owner: str, effect: Effect, units: dict[str, Unit]) -> None:
    """EP-A47: an event, perhaps a condition that fits it, and effects that can follow."""
    event, asked = str(effect.event), str(effect.if_)
    if event not in EVENTS:
        raise BadContent(Sentence("ep-content-event", {"owner": owner, "event": event, "known": list(EVENTS)}))
    found = condition(effect.if_)
    if found is None or found[0] in (If.LEVEL, If.NOT_WARMONGER):
        raise BadContent(Sentence("ep-content-condition", {"owner": owner, "condition": asked}))
    if event not in CONDITIONS.get(found[0], EVENTS):
        raise BadContent(Sentence("ep-content-condition-event", {"owner": owner, "condition": asked, "event": event}))
    if not effect.do:
        raise BadContent(Sentence("ep-content-do", {"owner": owner}))
    for one in effect.do:
        if one.verb in NEEDS and one.verb not in DO:
            raise BadContent(Sentence("ep-content-follow", {"owner": owner, "verb": one.verb}))
        if one.verb == "may" and event != "invent":
            raise BadContent(Sentence("ep-content-follow-may", {"owner": owner}))
        if one.verb == "may_return_land" and event != "expand":
            raise BadContent(Sentence("ep-content-follow-return", {"owner": owner}))
        validate_effect(owner, one, units)


# Tiles


def validate_tiles(content: Content) -> None:
    """EP-1.6, EP-2.3, EP-2.4, EP-A10: every tile has a hex to begin on, and there are pieces for all marks."""
    marks = camps = 0
    for tile in content.tiles:
        validate_tile(tile)
        marks += sum("explore" in hex.features for hex in tile.hexes)
        camps += sum("barbarian" in hex.features for hex in tile.hexes)
    if marks > TOKENS or camps > BARBARIANS:
        args: dict[str, Arg] = {"marks": marks, "tokens": TOKENS, "camps": camps, "barbarians": BARBARIANS}
        raise BadContent(Sentence("ep-content-marks", args))


def validate_tile(tile: Tile) -> None:
    """EP-2.3, EP-2.4, EP-A10"""
    if len(tile.hexes) != 4:
        raise BadContent(Sentence("ep-content-hexes", {"owner": tile.id, "given": len(tile.hexes)}))
    if all(hex.terrain == "sea" or "barbarian" in hex.features for hex in tile.hexes):
        raise BadContent(Sentence("ep-content-no-land", {"owner": tile.id}))
    for hex in tile.hexes:
        if hex.terrain == "sea" and hex.features:
            raise BadContent(Sentence("ep-content-sea", {"owner": tile.id}))
        if len(set(hex.features)) < len(hex.features) or sum(one != "barbarian" for one in hex.features) > 1:
            raise BadContent(Sentence("ep-content-features", {"owner": tile.id}))
    strategic = any(one in ("horse", "iron") for hex in tile.hexes for one in hex.features)
    if tile.back != strategic:
        raise BadContent(Sentence("ep-content-back", {"owner": tile.id}))


assert ROWS == 12
