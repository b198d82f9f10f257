"""What content must be for the rules to play it (spec part 4, EP-A65); what is not is refused in one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from riverrun.games.epochs.cards.effect_rows import EPOCH_NUMBERS, EVENTS, condition, counted, crossed
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
    require_verb,
    unused_value,
)
from riverrun.kernel.errors import BadContent

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
        ("units", content.units, UNITS),
        ("wonders", content.wonders, WONDERS),
        ("inventions", content.inventions, INVENTIONS),
        ("civilizations", content.civilizations, CIVILIZATIONS),
        ("forms of government", content.governments, FORMS),
        ("tiles", content.tiles, TILES),
    ):
        listed: Sequence[Any] = pieces
        if len(listed) != size:
            raise BadContent(f"There are {len(listed)} {what}; there must be {size} (EP-A65).")
        _ids(what, [piece.id for piece in listed])
    validate_units(content)
    units = {unit.id: unit for unit in content.units}
    validate_inventions(content)
    cards: list[Wonder | Invention] = [*content.wonders, *content.inventions]
    for card in cards:
        validate_ability(card.id, card.type, card.effects, units)
    validate_civilizations(content, units)
    validate_governments(content.governments, units, content.numbers.start_government.value)
    cities = content.numbers.start_board.value.cities
    if {form.id: form.max_cities for form in content.governments}[content.numbers.start_government.value] != cities:
        raise BadContent(f"Players begin with {cities} cities, which is not the number of their first form (EP-6.7).")
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
            raise BadContent(f"The market has {markets[epoch]} cards of Epoch {epoch}; there must be {size} (EP-11.3).")


def _ids(what: str, ids: Iterable[str]) -> None:
    """Every piece of a kind has an id of its own, which moves and sentences can write."""
    for id, count in Counter(id.replace("_", "") for id in ids).items():
        if count > 1 or not id.isascii() or not id.isalnum() or id != id.lower():
            raise BadContent(f"An id of the {what} is made of small letters, digits and _, and is used once: '{id}'.")


def _gains(owner: str, gains: dict[Any, int]) -> None:
    for kind, n in gains.items():
        require_between(owner, str(kind), n, 0, MOST, "EP-5.1")


# Units


def validate_units(content: Content) -> None:
    """EP-1.3, EP-6.6: every epoch has a basic unit of each slot, and only unique units have no printed cost."""
    start = content.numbers.start_unit.value
    if start not in [unit.id for unit in content.units]:
        raise BadContent(f"The unit '{start}' with which players begin is no unit of the box (EP-1.9).")
    for unit in content.units:
        validate_unit(unit)
    basic = Counter((unit.epoch, unit.slot) for unit in content.units if unit.kind == "basic" and unit.id != start)
    for epoch in ("I", "II", "III"):
        for slot in ("main", "support"):
            if basic[epoch, slot] != 1:
                raise BadContent(f"Epoch {epoch} has {basic[epoch, slot]} basic {slot} units; it must have 1 (EP-1.3).")


def validate_unit(unit: Unit) -> None:
    """EP-6.6, EP-7.1, EP-8.2"""
    copies = 4 if unit.kind == "basic" else 1
    if unit.copies != copies:
        raise BadContent(f"{unit.id}: there are {copies} copies of a {unit.kind} unit, not {unit.copies} (EP-A65).")
    if (unit.cost is None) != (unit.kind == "unique"):
        raise BadContent(f"{unit.id}: unique units have no printed cost, and all others have one (EP-6.6).")
    require_between(unit.id, "cost", unit.cost or 0, 0, 60, "EP-6.6")
    require_between(unit.id, "combat", unit.combat, 0, MOST, "EP-6.6")
    for n in (*unit.expenditure.values(), *unit.advantages.values()):
        if not 1 <= n <= 9:
            raise BadContent(f"{unit.id}: expenditure and advantages are 1 to 9 each (EP-7.1, EP-8.2).")
    if unit.cross and crossed(unit.cross) is None:
        raise BadContent(f"{unit.id}: {_no_group()}")


def _no_group() -> str:
    return "groups are of sea, of plain and desert, or of plain, forest, desert and mountain (EP-A21)."


# Cards


def validate_inventions(content: Content) -> None:
    """EP-1.5, EP-A65: 15 names an epoch in the order of the epochs, two copies each."""
    for number, invention in enumerate(content.inventions):
        if EPOCH_NUMBERS[invention.epoch] != number // NAMES:
            raise BadContent(f"{invention.id}: the inventions are {NAMES} of each epoch, in their order (EP-A65).")
        if invention.copies != 2:
            raise BadContent(f"{invention.id}: there are 2 copies of an invention, not {invention.copies} (EP-A65).")
        _gains(invention.id, dict(invention.debut))


def validate_civilizations(content: Content, units: dict[str, Unit]) -> None:
    """EP-9.2, EP-A65"""
    for civilization in content.civilizations:
        if len(civilization.ability) != ABILITIES:
            raise BadContent(
                f"{civilization.id}: it has {len(civilization.ability)} abilities; it must have {ABILITIES} (EP-9.2)."
            )
        for ability in civilization.ability:
            if ability.epoch == "III+":
                raise BadContent(f"{ability.id}: an ability becomes available in Epoch I, II or III (EP-9.2).")
            _gains(ability.id, dict(ability.price))
            validate_ability(ability.id, ability.type, ability.effects, units)


def validate_governments(forms: list[Government], units: dict[str, Unit], start: str) -> None:
    """EP-6.7"""
    ids = {form.id: form for form in forms}
    if start not in ids:
        raise BadContent(f"The form '{start}' with which players begin is no form of the box (EP-1.9).")
    for form in forms:
        require_between(form.id, "level", form.level, 1, 9, "EP-6.7")
        require_between(form.id, "culture", form.culture, 0, MOST, "EP-6.7")
        require_between(form.id, "max_cities", form.max_cities, 1, 6, "EP-6.7")
        for before in form.after:
            if before not in ids or ids[before].level + 1 != form.level:
                raise BadContent(
                    f"{form.id}: an arrow leads here from '{before}', which is no form of the level below (EP-6.7)."
                )
        _gains(form.id, dict(form.command))
        _gains(form.id, dict(form.instant))
        validate_ability(form.id, "ongoing", form.effects, units)


# Effects


def validate_ability(owner: str, type: str, effects: list[Effect], units: dict[str, Unit]) -> None:
    """EP-A47: verbs that fit the type of the ability, each with what it needs."""
    allowed = {"ongoing": ONGOING, "immediate": IMMEDIATE, "endgame": ENDGAME}[type]
    if len(effects) > 8:
        raise BadContent(f"{owner}: an ability has at most 8 effects.")
    for effect in effects:
        if effect.verb in NEEDS and effect.verb not in allowed:
            raise BadContent(f"{owner}: '{effect.verb}' does not fit an ability of the type {type}.")
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
            raise BadContent(
                f"{owner}: 'vp' asks for government_level>=N or not_warmonger_in_epoch:E, not '{effect.if_}'."
            )


def _check_resources(owner: str, effect: Effect) -> None:
    """`res` is what is gained, or for two verbs the name of a basic resource."""
    if effect.verb in ("keep", "gold_weight"):
        if not isinstance(effect.res, str):
            raise BadContent(f"{owner}: `res` of '{effect.verb}' is food, production or science.")
    elif effect.res is not None and (not isinstance(effect.res, dict) or not effect.res):
        raise BadContent(f"{owner}: `res` of '{effect.verb}' says how many of what are gained.")
    if isinstance(effect.res, dict):
        _gains(owner, dict(effect.res))
    if effect.gain is not None:
        _gains(owner, dict(effect.gain))
        if len(effect.gain) > 2 or effect.not_ != "just_expanded":
            raise BadContent(f"{owner}: 'may_return_land' gains at most two kinds, and `not` is just_expanded.")


def _check_names(owner: str, effect: Effect, units: dict[str, Unit]) -> None:
    """What an effect names is there: actions, counts, groups, units."""
    if effect.action is not None and effect.action not in (PRICED if effect.verb == "discount" else ACTIONS):
        raise BadContent(f"{owner}: '{effect.verb}' names no action '{effect.action}'.")
    if effect.for_ not in (None, "upgrade"):
        raise BadContent(f"{owner}: 'count_as' is for upgrade, not for '{effect.for_}'.")
    if effect.after is not None and effect.after not in ACTIONS:
        raise BadContent(f"{owner}: 'extra_action' comes after an action, not after '{effect.after}'.")
    for name in effect.may or []:
        if name not in (*ACTIONS, "any"):
            raise BadContent(f"{owner}: 'extra_action' may not be '{name}'.")
    if effect.may == []:
        raise BadContent(f"{owner}: 'extra_action' needs actions in `may`.")
    if effect.action not in (None, "government") and (effect.ignore or effect.levels):
        raise BadContent(f"{owner}: only a change of government has `ignore` and `levels`.")
    if effect.terrain is not None and crossed(effect.terrain) is None:
        raise BadContent(f"{owner}: {_no_group()}")
    if effect.unit is not None and (effect.unit not in units or units[effect.unit].kind != "unique"):
        raise BadContent(f"{owner}: '{effect.unit}' is no unique unit.")
    if effect.per is not None:
        found = counted(effect.per)
        if found is None:
            raise BadContent(f"{owner}: '{effect.per}' is no count.")
        if effect.verb == "modify_per" and (found[0] not in (Count.LAND, Count.CITY, Count.POST) or found[2] != 1):
            raise BadContent(f"{owner}: 'modify_per' counts land, city or post, not '{effect.per}'.")


def _check_on(owner: str, effect: Effect, units: dict[str, Unit]) -> None:
    """EP-A47: an event, perhaps a condition that fits it, and effects that can follow."""
    if effect.event not in EVENTS:
        raise BadContent(f"{owner}: there is no event '{effect.event}'; there are: {', '.join(EVENTS)}.")
    found = condition(effect.if_)
    if found is None or found[0] in (If.LEVEL, If.NOT_WARMONGER):
        raise BadContent(f"{owner}: '{effect.if_}' is no condition of an event.")
    if effect.event not in CONDITIONS.get(found[0], EVENTS):
        raise BadContent(f"{owner}: the condition '{effect.if_}' does not go with the event {effect.event}.")
    if not effect.do:
        raise BadContent(f"{owner}: 'on' needs effects in `do`.")
    for one in effect.do:
        if one.verb in NEEDS and one.verb not in DO:
            raise BadContent(f"{owner}: '{one.verb}' cannot follow an event.")
        if one.verb == "may" and effect.event != "invent":
            raise BadContent(
                f"{owner}: 'may' follows only the event invent, to which no granted action leads (EP-D16)."
            )
        if one.verb == "may_return_land" and effect.event != "expand":
            raise BadContent(f"{owner}: 'may_return_land' follows the event expand.")
        validate_effect(owner, one, units)


# Tiles


def validate_tiles(content: Content) -> None:
    """EP-1.6, EP-2.3, EP-2.4, EP-A10: every tile has a hex to begin on, and there are pieces for all marks."""
    explore = barbarians = 0
    for tile in content.tiles:
        validate_tile(tile)
        explore += sum("explore" in hex.features for hex in tile.hexes)
        barbarians += sum("barbarian" in hex.features for hex in tile.hexes)
    if explore > TOKENS or barbarians > 10:
        raise BadContent(
            f"The tiles have {explore} marks for {TOKENS} tokens and {barbarians} for 10 barbarians (EP-2.3)."
        )


def validate_tile(tile: Tile) -> None:
    """EP-2.3, EP-2.4, EP-A10"""
    if len(tile.hexes) != 4:
        raise BadContent(f"{tile.id}: a tile has 4 hexes, not {len(tile.hexes)} (EP-2.9).")
    if all(hex.terrain == "sea" or "barbarian" in hex.features for hex in tile.hexes):
        raise BadContent(f"{tile.id}: every tile has a hex that is neither sea nor a camp (EP-A10).")
    for hex in tile.hexes:
        if hex.terrain == "sea" and hex.features:
            raise BadContent(f"{tile.id}: nothing is printed on sea (EP-2.7).")
        if len(set(hex.features)) < len(hex.features) or sum(one != "barbarian" for one in hex.features) > 1:
            raise BadContent(
                f"{tile.id}: a hex has one natural resource or token, and barbarians at most once (EP-2.3)."
            )
    strategic = any(one in ("horse", "iron") for hex in tile.hexes for one in hex.features)
    if tile.back != strategic:
        raise BadContent(f"{tile.id}: its back shows the icon exactly if it holds a horse or iron (EP-2.4).")


assert ROWS == 12
