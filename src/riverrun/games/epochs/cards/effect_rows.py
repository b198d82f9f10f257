"""Effects as flat rows of numbers (`terms.Col`): how the verbs of the content's files become what the rules walk."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from riverrun.games.epochs.components import Effect
from riverrun.games.epochs.terms import (
    ALL_ACTIONS,
    COLUMNS,
    NEAR_SEA,
    Action,
    Advantage,
    Col,
    Count,
    Cross,
    Event,
    If,
    Ignore,
    Immune,
    Natural,
    Res,
    Terrain,
    Track,
    Verb,
    When,
)

MANY = 1 << 20
"""The most of an effect that names none."""
EPOCH_NUMBERS = {"I": 0, "II": 1, "III": 2, "III+": 3}
EVENTS = {
    "expand": Event.EXPAND,
    "post": Event.POST,
    "research": Event.RESEARCH,
    "wonder": Event.WONDER,
    "government": Event.GOVERNMENT,
    "command": Event.COMMAND,
    "invent": Event.INVENT,
    "war_won": Event.WAR_WON,
    "trade_income": Event.TRADE_INCOME,
}
COUNTS = {
    "art": Count.ART,
    "honor": Count.HONOR,
    "city": Count.CITY,
    "city:near_sea": Count.CITY_NEAR_SEA,
    "land": Count.LAND,
    "land:near_sea": Count.LAND_NEAR_SEA,
    "post": Count.POST,
    "wonder": Count.WONDER,
    "invention": Count.INVENTION,
    "gold": Count.GOLD,
    "science": Count.SCIENCE,
}
CROSSED = {
    frozenset({"sea"}): Cross.SEA,
    frozenset({"plain", "desert"}): Cross.OPEN,
    frozenset({"plain", "forest", "desert", "mountain"}): Cross.LAND,
}
TYPES = {"ongoing": Event.ALWAYS, "immediate": Event.ARRIVAL, "endgame": Event.SCORING}
Cells = dict[Col, int]


def crossed(terrains: Iterable[str]) -> Cross | None:
    """EP-A21: the group that a list of terrains names; None: no such group is labelled."""
    return CROSSED.get(frozenset(terrains))


def counted(per: str) -> tuple[Count, int, int] | None:
    """What `per` counts, its terrain or epoch, and what the count is divided by; None: it is no count."""
    what, slash, by = per.partition("/")
    if slash and not (by.isascii() and by.isdigit() and 1 <= int(by) <= 99):
        return None
    divided = int(by) if slash else 1
    if what in COUNTS:
        return COUNTS[what], -1, divided
    sort, _, of = what.partition(":")
    if sort == "land" and of.upper() in Terrain.__members__ and of != "sea":
        return Count.LAND_OF, Terrain[of.upper()], divided
    if sort in ("wonder", "invention") and of in EPOCH_NUMBERS:
        return Count.WONDER_OF if sort == "wonder" else Count.INVENTION_OF, EPOCH_NUMBERS[of], divided
    return None


def condition(text: str | None) -> tuple[If, int] | None:
    """A condition and its value; None: it is no condition."""
    if text is None:
        return If.NONE, 0
    what, _, of = text.partition(":")
    if text == "sea_route":
        return If.SEA_ROUTE, 0
    if text == "vs_player":
        return If.VS_PLAYER, 0
    if text.startswith("government_level>=") and text[18:] in ("1", "2", "3"):
        return If.LEVEL, int(text[18:])
    if what == "not_warmonger_in_epoch" and of in ("I", "II", "III"):
        return If.NOT_WARMONGER, EPOCH_NUMBERS[of]
    if what == "has" and of.upper() in Natural.__members__:
        return If.HAS, Natural[of.upper()]
    if what == "terrain":
        bits = 0
        for one in of.split("|"):
            if one == "near_sea":
                bits |= NEAR_SEA
            elif one.upper() in Terrain.__members__ and one != "sea":
                bits |= 1 << Terrain[one.upper()]
            else:
                return None
        return If.TERRAIN, bits
    return None


def rows_of(type: str, effects: Iterable[Effect], units: Mapping[str, tuple[int, int]]) -> list[list[int]]:
    """The rows of an ability: when it acts follows from its type; `units` gives a unit's number and slot."""
    found: list[Cells] = []
    for effect in effects:
        if effect.verb == "on":
            then, value = condition(effect.if_) or (If.NONE, 0)
            for one in effect.do or []:
                event = EVENTS[str(effect.event)]
                found += [
                    {Col.EVENT: event, Col.IF: then, Col.IF_VALUE: value, **cells} for cells in _cells(one, units)
                ]
        else:
            found += [{Col.EVENT: TYPES[type], **cells} for cells in _cells(effect, units)]
    return [[cells.get(Col(column), 0) for column in range(COLUMNS)] for cells in found]


def _cells(effect: Effect, units: Mapping[str, tuple[int, int]]) -> list[Cells]:
    """The columns of an effect: one row, or one for each kind that it gains."""
    verb = Verb[effect.verb.upper()]
    first: Cells = {Col.VERB: verb, Col.B: effect.n or 0}
    match verb:
        case Verb.ADVANTAGE:
            first[Col.A] = Advantage[str(effect.kind).upper()]
        case Verb.COMBAT:
            first[Col.A] = When[(effect.when or "always").rpartition(":")[2].upper()]
        case Verb.COUNT_AS:
            first[Col.A] = Natural[str(effect.what).upper()]
        case Verb.CROSS | Verb.EXPAND_CROSS:
            first[Col.A] = crossed(effect.terrain or []) or 0
        case Verb.DISCOUNT:
            first[Col.A] = Action[str(effect.action).upper()]
        case Verb.EXTRA_ACTION:
            first[Col.A] = Action[str(effect.after).upper()]
            first[Col.B] = actions_of(effect.may or [])
        case Verb.FEED_DISCOUNT:
            first[Col.A] = effect.scope == "total"
        case Verb.GAIN | Verb.GAIN_PER:
            return _gains(effect, first)
        case Verb.GOLD_WEIGHT | Verb.KEEP:
            first[Col.A] = Res[str(effect.res).upper()]
        case Verb.IMMUNE:
            first[Col.A] = Immune[str(effect.to).upper()]
        case Verb.MAY:
            levels = effect.levels or ["next"]
            first |= {Col.A: Action[str(effect.action).upper()], Col.B: effect.free or 0, Col.C: effect.discount or 0}
            first[Col.D] = (
                Ignore.ARROWS * ("arrows" in (effect.ignore or []))
                + Ignore.CULTURE * ("culture" in (effect.ignore or []))
                + Ignore.SAME_LEVEL * ("same" in levels)
                + Ignore.NEXT_LEVEL * ("next" in levels)
            )
        case Verb.MAY_RETURN_LAND:
            gains = [*(effect.gain or {}).items(), ("", 0), ("", 0)]
            for (kind, n), of, many in zip(gains, (Col.A, Col.C), (Col.B, Col.D), strict=False):
                first |= {of: Res[kind.upper()] if kind else -1, many: n}
        case Verb.MODIFY:
            first[Col.A] = Track[str(effect.track).upper()]
        case Verb.MODIFY_PER | Verb.VP_PER:
            first |= _count(effect)
            if verb is Verb.MODIFY_PER:
                first[Col.A] = Track[str(effect.track).upper()]
        case Verb.VP:
            then, value = condition(effect.if_) or (If.NONE, 0)
            first |= {Col.IF: then, Col.IF_VALUE: value}
        case Verb.TAKE_UNIQUE:
            first[Col.A], first[Col.B] = units[str(effect.unit)]
    return [first]


def _gains(effect: Effect, first: Cells) -> list[Cells]:
    assert isinstance(effect.res, dict)
    more = _count(effect) if effect.per is not None else {}
    return [{**first, **more, Col.A: Res[kind.upper()], Col.B: n} for kind, n in effect.res.items()]


def _count(effect: Effect) -> Cells:
    what, of, by = counted(str(effect.per)) or (Count.ART, -1, 1)
    most = MANY if effect.max is None else effect.max
    return {Col.C: what, Col.D: of, Col.BY: by, Col.LEAST: effect.min or 0, Col.MOST: most}


def actions_of(listed: Iterable[str]) -> int:
    """Actions as bits; `any` is all eight."""
    bits = 0
    for name in listed:
        bits |= ALL_ACTIONS if name == "any" else 1 << Action[name.upper()]
    return bits
