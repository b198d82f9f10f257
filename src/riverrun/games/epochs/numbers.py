"""The numbers of the rules as box.toml has them: each with its clause, its evidence and other readings (EP-A66)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from riverrun.kernel.content import Evidence

ResourceName = Literal["food", "production", "science", "gold", "culture", "authority", "art"]
Gains = dict[ResourceName, int]


class ByPlayers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number for each number of players."""

    p2: int
    p3: int
    p4: int

    def of(self, players: int) -> int:
        return (self.p2, self.p3, self.p4)[players - 2]


class Awards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    p2: list[int]
    p3: list[int]
    p4: list[int]

    def of(self, players: int) -> list[int]:
        return (self.p2, self.p3, self.p4)[players - 2]


class BoardPieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cities: int
    cubes: int
    posts: int
    abilities: int


class Supply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cities: int
    cubes: int


class SupplyOf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    luxury: int
    minor_luxury: int
    horse: int
    iron: int


class DemandOf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    city: int
    post: int


class Spoils(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a difference of so much takes."""

    at: int
    take: Literal["honor", "remove_target", "art", "gold"]


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    culture: int
    honor: int
    land: int
    city: int
    gold_per_vp: int


class Number(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What each number of the rules has besides its value, which is all that a pack must say of it.

    `alternatives` are other readings of the rulebook.
    """

    clause: str = ""
    evidence: Evidence = "invented"
    alternatives: list[Any] = []


class Whole(Number, frozen=True, forbid_unknown_fields=True, kw_only=True):
    value: int


class Several(Number, frozen=True, forbid_unknown_fields=True, kw_only=True):
    value: list[int]


class PerPlayers(Number, frozen=True, forbid_unknown_fields=True, kw_only=True):
    value: ByPlayers


class Resources(Number, frozen=True, forbid_unknown_fields=True, kw_only=True):
    value: Gains


class Named(Number, frozen=True, forbid_unknown_fields=True, kw_only=True):
    value: str


class Board(Number, frozen=True, forbid_unknown_fields=True, kw_only=True):
    value: BoardPieces


class PersonalSupply(Number, frozen=True, forbid_unknown_fields=True, kw_only=True):
    value: Supply


class Supplies(Number, frozen=True, forbid_unknown_fields=True, kw_only=True):
    value: SupplyOf


class Demands(Number, frozen=True, forbid_unknown_fields=True, kw_only=True):
    value: DemandOf


class Either(Number, frozen=True, forbid_unknown_fields=True, kw_only=True):
    value: bool


class Benefits(Number, frozen=True, forbid_unknown_fields=True, kw_only=True):
    value: list[Spoils]


class AwardTable(Number, frozen=True, forbid_unknown_fields=True, kw_only=True):
    value: Awards


class FeedReward(Number, frozen=True, forbid_unknown_fields=True, kw_only=True):
    value: list[Gains]


class PointTable(Number, frozen=True, forbid_unknown_fields=True, kw_only=True):
    value: Points


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules (box.toml)."""

    turns_per_epoch: Whole
    inventions_per_epoch: Whole
    hand_dealt: Whole
    invention_market_spaces: Whole
    market_dealt: Whole
    market_per_turn: PerPlayers
    epoch3_cards_on_top: Whole
    civilizations_dealt: PerPlayers
    start_resources: Resources
    start_board: Board
    personal_supply: PersonalSupply
    start_honor: Whole
    start_culture: Whole
    start_unit: Named
    start_government: Named
    authority_max: Whole
    art_tokens: Whole
    neutral_cities_max: Whole
    supply_of: Supplies
    demand_of: Demands
    expand_cost: Resources
    city_cost: Resources
    post_cost_land: Resources
    post_cost_sea: Resources
    post_bonus_both: Resources
    post_return_bonus: Resources
    posts_per_city: Whole
    posts_per_player: Whole
    land_route_edges_max: Whole
    unit_surcharge: Whole
    unit_surcharge_when_cheaper: Either
    formation_bonus: Whole
    barbarian_combat: Whole
    neutral_city_combat: Whole
    city_land_bonus: Whole
    war_benefits: Benefits
    convert_authority: Whole
    abilities_max: Whole
    art_award: AwardTable
    feed_cost: Several
    feed_reward: FeedReward
    famine_loss: Resources
    gold_ratio: Whole
    pillage_loss: Resources
    warmonger_loss: Several
    vp: PointTable
