"""The box laid out flat for the rules: one record of content and options, indexed by the numbers of pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from riverrun.games.epochs.cards.effect_rows import EPOCH_NUMBERS, crossed, rows_of
from riverrun.games.epochs.components import Content, load
from riverrun.games.epochs.map.geometry import Geometry, lay_map
from riverrun.games.epochs.terms import (
    ABILITIES,
    CIVILIZATIONS,
    COLUMNS,
    EFFECTS,
    EPOCHS,
    FORMS,
    GAINS,
    INVENTIONS,
    MARKET_CARDS,
    ROWS,
    STORED,
    TILES,
    UNITS,
    WONDERS,
    Action,
    Advantage,
    Cross,
    Flag,
    Formation,
    Kind,
    Natural,
    Res,
    Slot,
    Spoil,
    Terrain,
)
from riverrun.games.epochs.weights import W
from riverrun.kernel.content import FlatLists
from riverrun.kernel.position.layout import Array, array, scalar
from riverrun.kernel.weights import Weights, weights

__all__ = ["Box", "load", "make_box"]

FACES = 6
TRADE = 16
ART_STEPS = 16
EXPLORE, BARBARIAN = 4, 5  # features of a tile's hex besides the natural resources


class Box(Geometry):
    """Content and options, flat, as the rules read them; the map's tables come first (geometry.py)."""

    players: int = scalar()
    least_gold: int = scalar()
    """1 with the option payment least_gold."""
    # Numbers of the rules (box.toml)
    turns_per_epoch: int = scalar()
    inventions_per_epoch: int = scalar()
    covers_per_epoch: int = scalar()
    hand_dealt: int = scalar()
    market_dealt: int = scalar()
    market_per_turn: int = scalar()
    epoch3_cards_on_top: int = scalar()
    civilizations_dealt: int = scalar()
    start_resources: Array = array(STORED)
    start_cubes: int = scalar()
    start_honor: int = scalar()
    start_culture: int = scalar()
    start_unit: int = scalar()
    start_form: int = scalar()
    authority_max: int = scalar()
    art_tokens: int = scalar()
    neutral_cities_max: int = scalar()
    supply_of: Array = array(len(Natural))
    city_demand: int = scalar()
    post_demand: int = scalar()
    cost_kind: Array = array(len(Action))
    """The kind and the amount of the printed price of an expand, a city, a post by land (POST) and by sea (SEA_ROUTE);
    the kind alone of research, wonders and upgrades."""
    cost_amount: Array = array(len(Action))
    post_bonus_both: Array = array(GAINS)
    post_return_bonus: Array = array(GAINS)
    posts_per_city: int = scalar()
    posts_per_player: int = scalar()
    land_route_edges_max: int = scalar()
    unit_surcharge: int = scalar()
    unit_surcharge_when_cheaper: int = scalar()
    formation_bonus: int = scalar()
    barbarian_combat: int = scalar()
    neutral_city_combat: int = scalar()
    city_land_bonus: int = scalar()
    spoil_at: Array = array(3)
    """War benefits: the difference from which each is taken, and what it is (`Spoil`)."""
    spoil_take: Array = array(3)
    convert_authority: int = scalar()
    abilities_max: int = scalar()
    art_award: Array = array(EPOCHS)
    feed_cost: Array = array(EPOCHS)
    feed_reward: Array = array(EPOCHS, GAINS)
    famine_loss: Array = array(GAINS)
    gold_ratio: int = scalar()
    pillage_loss: Array = array(GAINS)
    warmonger_loss: Array = array(EPOCHS)
    vp_culture: int = scalar()
    vp_honor: int = scalar()
    vp_land: int = scalar()
    vp_city: int = scalar()
    gold_per_vp: int = scalar()
    # Boards
    rows: int = scalar()
    """How many rows this game's research track has; row r of it, from 0, costs row_cost[r]."""
    row_cost: Array = array(ROWS)
    row_no_gold: Array = array(ROWS)
    row_reward: Array = array(ROWS * 2, GAINS)
    """Of row r: left at 2r, right at 2r + 1."""
    row_printed: Array = array(ROWS)
    """The number of the row in the content, from 0."""
    trade_gold: Array = array(TRADE)
    trade_culture: Array = array(TRADE)
    trade_most: int = scalar()
    art_points: Array = array(ART_STEPS)
    art_most: int = scalar()
    faces: Array = array(FACES)
    dice_count: int = scalar()
    token_natural: Array = array(4)
    """Of each kind of exploration token: the natural resource that stays, or -1 and what is taken."""
    token_kind: Array = array(4)
    token_amount: Array = array(4)
    token_count: Array = array(4)
    # Units
    unit_epoch: Array = array(UNITS)
    unit_kind: Array = array(UNITS)
    unit_slot: Array = array(UNITS)
    unit_cost: Array = array(UNITS)
    """The printed cost; 0 for unique units."""
    unit_strategic: Array = array(UNITS)
    """Natural resources as bits (horse 4, iron 8)."""
    unit_terrain: Array = array(UNITS)
    """Terrains as bits."""
    unit_combat: Array = array(UNITS)
    unit_expenditure: Array = array(UNITS, STORED)
    unit_spends: Array = array(UNITS)
    """1 if it has any expenditure."""
    unit_no_gold: Array = array(UNITS)
    unit_advantages: Array = array(UNITS, len(Advantage))
    unit_flags: Array = array(UNITS)
    unit_cross: Array = array(UNITS)
    """`Cross` bits, mounted units' too."""
    unit_cannot: Array = array(UNITS)
    unit_formation: Array = array(UNITS)
    basic_unit: Array = array(EPOCHS, 2)
    """The basic unit on offer in each epoch, by slot."""
    # Market cards, wonders, inventions
    card_epoch: Array = array(MARKET_CARDS)
    """Of each market card: 0 to 3 (III+); -1 for units that are not in the market."""
    wonder_cost: Array = array(WONDERS)
    wonder_no_gold: Array = array(WONDERS)
    wonder_epoch: Array = array(WONDERS)
    wonder_reward: Array = array(WONDERS, GAINS)
    debut: Array = array(INVENTIONS, GAINS)
    # Forms and civilizations; an ability's number is 4 x civilization + its place
    form_level: Array = array(FORMS)
    form_culture: Array = array(FORMS)
    form_after: Array = array(FORMS)
    """The forms from which an arrow leads here, as bits."""
    form_cities: Array = array(FORMS)
    form_command: Array = array(FORMS, GAINS)
    form_instant: Array = array(FORMS, GAINS)
    ability_epoch: Array = array(CIVILIZATIONS * ABILITIES)
    ability_price: Array = array(CIVILIZATIONS * ABILITIES, STORED)
    ability_no_gold: Array = array(CIVILIZATIONS * ABILITIES)
    # Effects
    effects: Array = array(EFFECTS, COLUMNS)
    """The rows of all effects (`Col`)."""
    form_rows: Array = array(FORMS, 2)
    """The first row of each source, and how many it has."""
    ability_rows: Array = array(CIVILIZATIONS * ABILITIES, 2)
    invention_rows: Array = array(INVENTIONS, 2)
    wonder_rows: Array = array(WONDERS, 2)
    # Tiles, as printed: A, B, C, D
    tile_terrain: Array = array(TILES, 4)
    tile_natural: Array = array(TILES, 4)
    """A natural resource, 4 for an exploration token, or -1."""
    tile_camp: Array = array(TILES, 4)
    tile_neutral: Array = array(TILES)
    """0 for the corner ABC, 1 for BCD, -1: no neutral city."""
    tile_back: Array = array(TILES)
    weights: Weights = weights(W)
    """What bots judge by."""


def make_box(content: Content, players: int, options: Mapping[str, str]) -> Any:
    """EP-1.1, EP-A66, EP-D7: what the rules read, for a number of players and options."""
    box = Box.empty()[0]
    box.players = players
    box.least_gold = options["payment"] == "least_gold"
    lay_map(box, players)
    _lay_numbers(box, content, players)
    _lay_boards(box, content, players)
    _lay_units(box, content)
    _lay_cards(box, content)
    _lay_tiles(box, content)
    return box


def _into(field: Any, gains: Mapping[Any, int]) -> None:
    for kind, n in gains.items():
        field[Res[kind.upper()]] = n


def _lay_numbers(box: Any, content: Content, players: int) -> None:
    numbers = content.numbers
    for name in (
        "turns_per_epoch",
        "inventions_per_epoch",
        "hand_dealt",
        "market_dealt",
        "epoch3_cards_on_top",
        "start_honor",
        "start_culture",
        "authority_max",
        "art_tokens",
        "neutral_cities_max",
        "posts_per_city",
        "posts_per_player",
        "land_route_edges_max",
        "unit_surcharge",
        "unit_surcharge_when_cheaper",
        "formation_bonus",
        "barbarian_combat",
        "neutral_city_combat",
        "city_land_bonus",
        "convert_authority",
        "abilities_max",
        "gold_ratio",
    ):
        box[name] = getattr(numbers, name).value
    box.covers_per_epoch = box.turns_per_epoch - box.inventions_per_epoch
    box.market_per_turn = numbers.market_per_turn.value.of(players)
    box.civilizations_dealt = numbers.civilizations_dealt.value.of(players)
    box.start_cubes = numbers.start_board.value.cubes
    box.start_unit = [unit.id for unit in content.units].index(numbers.start_unit.value)
    box.start_form = [form.id for form in content.governments].index(numbers.start_government.value)
    for natural in Natural:
        box.supply_of[natural] = getattr(numbers.supply_of.value, natural.name.lower())
    box.city_demand, box.post_demand = numbers.demand_of.value.city, numbers.demand_of.value.post
    for name in (
        "start_resources",
        "post_bonus_both",
        "post_return_bonus",
        "famine_loss",
        "pillage_loss",
    ):
        _into(box[name], getattr(numbers, name).value)
    for action, price in (
        (Action.EXPAND, numbers.expand_cost.value),
        (Action.CITY, numbers.city_cost.value),
        (Action.POST, numbers.post_cost_land.value),
        (Action.SEA_ROUTE, numbers.post_cost_sea.value),
    ):
        ((kind, amount),) = price.items()
        box.cost_kind[action], box.cost_amount[action] = Res[kind.upper()], amount
    box.cost_kind[Action.RESEARCH] = Res.SCIENCE
    box.cost_kind[Action.WONDER] = box.cost_kind[Action.UPGRADE] = Res.PRODUCTION
    for place, spoil in enumerate(numbers.war_benefits.value):
        box.spoil_at[place], box.spoil_take[place] = spoil.at, Spoil[spoil.take.upper()]
    box.art_award[:] = numbers.art_award.value.of(players)
    box.feed_cost[:] = numbers.feed_cost.value
    box.warmonger_loss[:] = numbers.warmonger_loss.value
    for epoch, reward in enumerate(numbers.feed_reward.value):
        _into(box.feed_reward[epoch], reward)
    points = numbers.vp.value
    box.vp_culture, box.vp_honor, box.vp_land, box.vp_city = points.culture, points.honor, points.land, points.city
    box.gold_per_vp = points.gold_per_vp


def _lay_boards(box: Any, content: Content, players: int) -> None:
    boards = content.boards
    printed = [*range(1, len(boards.research.rows) + 1)] if players > 2 else boards.research.two_players
    box.rows = len(printed)
    for place, number in enumerate(printed):
        row = boards.research.rows[number - 1]
        box.row_printed[place] = number - 1
        box.row_cost[place], box.row_no_gold[place] = row.cost, row.no_gold
        _into(box.row_reward[2 * place], row.left)
        _into(box.row_reward[2 * place + 1], row.right)
    box.trade_most = len(boards.trade.gold) - 1
    box.trade_gold[: len(boards.trade.gold)] = boards.trade.gold
    box.trade_culture[: len(boards.trade.culture)] = boards.trade.culture
    box.art_most = len(boards.art.points) - 1
    box.art_points[: len(boards.art.points)] = boards.art.points
    box.faces[:] = boards.dice.faces
    box.dice_count = boards.dice.count
    for kind, token in enumerate(boards.token):
        ((face, amount),) = token.face.items()
        stays = face.upper() in Natural.__members__
        box.token_natural[kind] = Natural[face.upper()] if stays else -1
        box.token_kind[kind] = -1 if stays else Res[face.upper()]
        box.token_amount[kind], box.token_count[kind] = amount, token.count


def _lay_units(box: Any, content: Content) -> None:
    box.card_epoch[:] = -1
    for number, unit in enumerate(content.units):
        epoch = EPOCH_NUMBERS[unit.epoch]
        box.unit_epoch[number] = epoch
        box.unit_kind[number] = Kind[unit.kind.upper()]
        box.unit_slot[number] = Slot[unit.slot.upper()]
        box.unit_cost[number] = unit.cost or 0
        for natural in unit.strategic:
            box.unit_strategic[number] |= 1 << Natural[natural.upper()]
        for terrain in unit.terrain:
            box.unit_terrain[number] |= 1 << Terrain[terrain.upper()]
        for terrain in unit.cannot_attack:
            box.unit_cannot[number] |= 1 << Terrain[terrain.upper()]
        box.unit_combat[number] = unit.combat
        _into(box.unit_expenditure[number], unit.expenditure)
        box.unit_spends[number] = bool(unit.expenditure)
        box.unit_no_gold[number] = unit.no_gold
        for kind, n in unit.advantages.items():
            box.unit_advantages[number, Advantage[kind.upper()]] = n
        box.unit_advantages[number, Advantage.ANTI_MOUNTED] = "anti_mounted" in unit.flags
        box.unit_advantages[number, Advantage.ANTI_AIR] = "anti_air" in unit.flags
        for flag in unit.flags:
            box.unit_flags[number] |= Flag[flag.upper()]
        box.unit_cross[number] = (crossed(unit.cross) or 0) | Cross.OPEN * ("mounted" in unit.flags)
        box.unit_formation[number] = Formation[unit.formation.upper()]
        if unit.kind == "market":
            box.card_epoch[number] = epoch
        elif unit.kind == "basic" and unit.id != content.numbers.start_unit.value:
            box.basic_unit[epoch, Slot[unit.slot.upper()]] = number


def _lay_cards(box: Any, content: Content) -> None:
    """Wonders, inventions, forms and abilities, with the rows of their effects."""
    rows = FlatLists(box.effects, "effects")
    units = {unit.id: (number, int(Slot[unit.slot.upper()])) for number, unit in enumerate(content.units)}
    for number, wonder in enumerate(content.wonders):
        box.card_epoch[UNITS + number] = box.wonder_epoch[number] = EPOCH_NUMBERS[wonder.epoch]
        box.wonder_cost[number], box.wonder_no_gold[number] = wonder.cost, wonder.no_gold
        _into(box.wonder_reward[number], wonder.reward)
        box.wonder_rows[number] = rows.add(rows_of(wonder.type, wonder.effects, units), wonder.id)
    for number, invention in enumerate(content.inventions):
        _into(box.debut[number], invention.debut)
        box.invention_rows[number] = rows.add(rows_of(invention.type, invention.effects, units), invention.id)
    forms = [form.id for form in content.governments]
    for number, form in enumerate(content.governments):
        box.form_level[number], box.form_culture[number] = form.level, form.culture
        box.form_cities[number] = form.max_cities
        for before in form.after:
            box.form_after[number] |= 1 << forms.index(before)
        _into(box.form_command[number], form.command)
        _into(box.form_instant[number], form.instant)
        box.form_rows[number] = rows.add(rows_of("ongoing", form.effects, units), form.id)
    for place, civilization in enumerate(content.civilizations):
        for nth, ability in enumerate(civilization.ability):
            number = ABILITIES * place + nth
            box.ability_epoch[number] = EPOCH_NUMBERS[ability.epoch]
            _into(box.ability_price[number], ability.price)
            box.ability_no_gold[number] = ability.no_gold
            box.ability_rows[number] = rows.add(rows_of(ability.type, ability.effects, units), ability.id)


def _lay_tiles(box: Any, content: Content) -> None:
    box.tile_natural[:] = -1
    for number, tile in enumerate(content.tiles):
        box.tile_neutral[number] = {None: -1, "abc": 0, "bcd": 1}[tile.neutral]
        box.tile_back[number] = tile.back
        for place, hex in enumerate(tile.hexes):
            box.tile_terrain[number, place] = Terrain[hex.terrain.upper()]
            for feature in hex.features:
                if feature == "barbarian":
                    box.tile_camp[number, place] = 1
                elif feature == "explore":
                    box.tile_natural[number, place] = EXPLORE
                else:
                    box.tile_natural[number, place] = Natural[feature.upper()]
