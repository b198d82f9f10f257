"""What boards and the numbers of the rules must be for the rules to play them (EP-A66)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from riverrun.games.epochs.components import Boards
from riverrun.games.epochs.numbers import Numbers
from riverrun.games.epochs.terms import ROWS, TOKENS
from riverrun.kernel.errors import BadContent

BOUNDS: dict[str, tuple[int, int]] = {
    "turns_per_epoch": (6, 6),
    "inventions_per_epoch": (3, 3),
    "hand_dealt": (6, 6),
    "invention_market_spaces": (4, 4),
    "market_dealt": (0, 4),
    "epoch3_cards_on_top": (1, 18),
    "start_honor": (0, 20),
    "start_culture": (0, 29),
    "authority_max": (8, 24),
    "art_tokens": (0, 99),
    "neutral_cities_max": (0, 16),
    "posts_per_city": (1, 3),
    "posts_per_player": (0, 4),
    "land_route_edges_max": (1, 2),
    "unit_surcharge": (0, 20),
    "formation_bonus": (0, 20),
    "barbarian_combat": (0, 99),
    "neutral_city_combat": (0, 99),
    "city_land_bonus": (0, 20),
    "convert_authority": (1, 9),
    "abilities_max": (0, 4),
    "gold_ratio": (1, 20),
}
"""What the rules can play of each number; where only one value stands, the move space or the box rests on it."""
COUNTED = ("gold", "food", "production", "science")


def validate_numbers(numbers: Numbers) -> None:
    """EP-A66: refuses numbers that the rules cannot play with."""
    for name, (least, most) in BOUNDS.items():
        value = getattr(numbers, name).value
        if not least <= value <= most:
            meant = f"{least} to {most}" if least < most else str(least)
            raise BadContent(f"{name} is {meant}, not {value} ({getattr(numbers, name).clause or 'EP-A66'}).")
    for name in ("expand_cost", "city_cost", "post_cost_land", "post_cost_sea"):
        price = getattr(numbers, name).value
        if len(price) != 1 or next(iter(price)) not in COUNTED or not 0 <= next(iter(price.values())) <= 20:
            raise BadContent(f"{name} is 0 to 20 of one resource that can be paid (EP-A66).")
    for name in ("post_bonus_both", "post_return_bonus", "famine_loss", "pillage_loss"):
        _small(name, getattr(numbers, name).value)
    for reward in numbers.feed_reward.value:
        _small("feed_reward", reward)
    start = numbers.start_resources.value
    if any(kind not in COUNTED or not 0 <= n <= 60 for kind, n in start.items()):
        raise BadContent("start_resources are 0 to 60 food, production, science and gold (EP-1.9).")
    first, price = next(iter(numbers.expand_cost.value.items()))
    if start.get(first, 0) + (start.get("gold", 0) if first != "gold" else 0) < price:
        raise BadContent("Nobody could pay the first Expand with start_resources (EP-A10).")
    _pieces(numbers)
    for name in ("feed_cost", "warmonger_loss"):
        listed = getattr(numbers, name).value
        if len(listed) != 3 or not all(0 <= n <= 20 for n in listed):
            raise BadContent(f"{name} has a number of 0 to 20 for each of the 3 epochs (EP-A66).")
    for players in (2, 3, 4):
        awards = numbers.art_award.value.of(players)
        if len(awards) != 3 or not all(0 <= n <= players for n in awards):
            raise BadContent(f"art_award has 0 to {players} for each of the 3 epochs with {players} players (EP-10.1).")
        if not 0 <= numbers.market_per_turn.value.of(players) <= 4:
            raise BadContent("market_per_turn is 0 to 4 (EP-3.2).")
        if numbers.civilizations_dealt.value.of(players) not in range(1, 3 if players < 4 else 2):
            raise BadContent("civilizations_dealt is 1 or 2, and 1 with 4 players (EP-1.8).")
    if len(numbers.feed_reward.value) != 3:
        raise BadContent("feed_reward has a reward for each of the 3 epochs (EP-10.3).")
    spoils = numbers.war_benefits.value
    if len(spoils) != 3 or not 1 <= spoils[0].at <= spoils[1].at <= spoils[2].at <= 99:
        raise BadContent("war_benefits are three, each at a difference of 1 to 99, the lowest first (EP-8.7).")
    points = numbers.vp.value
    if (
        not all(0 <= n <= 20 for n in (points.culture, points.honor, points.land, points.city))
        or points.gold_per_vp < 1
    ):
        raise BadContent("vp are 0 to 20 for each piece, and gold_per_vp is at least 1 (EP-12.1).")


def _pieces(numbers: Numbers) -> None:
    """EP-1.9, EP-5.2: board and personal supply hold what a player has."""
    board, supply = numbers.start_board.value, numbers.personal_supply.value
    if board.cubes + supply.cubes != numbers.authority_max.value or board.cubes < 1 or supply.cubes < 0:
        raise BadContent(
            "start_board and personal_supply hold authority_max cubes together, at least 1 on the board (EP-5.2)."
        )
    if board.cities + supply.cities != 6 or not 0 <= board.cities <= 6:
        raise BadContent("start_board and personal_supply hold 6 cities together (EP-1.9).")
    if board.posts != numbers.posts_per_player.value or board.abilities != numbers.abilities_max.value:
        raise BadContent("start_board has posts_per_player posts and abilities_max ability cubes (EP-1.9).")
    for n in (*(getattr(numbers.supply_of.value, name) for name in ("luxury", "minor_luxury", "horse", "iron")),):
        if not 0 <= n <= 9:
            raise BadContent("supply_of is 0 to 9 for each natural resource (EP-2.5).")
    if not 0 <= numbers.demand_of.value.city <= 9 or not 0 <= numbers.demand_of.value.post <= 9:
        raise BadContent("demand_of is 0 to 9 for a city and a post (EP-5.4).")


def _small(name: str, gains: Mapping[Any, int]) -> None:
    for n in gains.values():
        if not 0 <= n <= 20:
            raise BadContent(f"{name} is 0 to 20 of each kind, not {n} (EP-A66).")


def validate_boards(boards: Boards) -> None:
    """EP-2.6, EP-6.4, EP-8.3, EP-10.2, EP-12.1, EP-A56: refuses boards that the rules cannot play with."""
    rows = boards.research.rows
    if len(rows) != ROWS:
        raise BadContent(f"The research track has {ROWS} rows, not {len(rows)} (EP-A65).")
    if any(
        not 0 <= row.cost <= 60 or any(not 0 <= n <= 99 for n in (*row.left.values(), *row.right.values()))
        for row in rows
    ):
        raise BadContent("A research row costs 0 to 60 science, and a reward is 0 to 99 (EP-6.4).")
    two = boards.research.two_players
    if two != sorted(set(two)) or len(two) != 8 or not all(1 <= row <= ROWS for row in two):
        raise BadContent("The side for two players has 8 of the rows, in their order (EP-1.1).")
    trade = boards.trade
    if (
        len(trade.gold) != 16
        or len(trade.culture) != 16
        or any(not 0 <= n <= 99 for n in (*trade.gold, *trade.culture))
    ):
        raise BadContent("The trading board has an income of 0 to 99 for each of 0 to 15 (EP-A56).")
    if not 2 <= len(boards.art.points) <= 16 or any(not 0 <= n <= 999 for n in boards.art.points):
        raise BadContent("Great works of art have points for 0, 1 and up to 15 of them (EP-12.1).")
    if len(boards.dice.faces) != 6 or any(not 0 <= face <= 9 for face in boards.dice.faces):
        raise BadContent("A die has 6 faces of 0 to 9 (EP-8.3).")
    if not 1 <= len(boards.token) <= 4 or sum(token.count for token in boards.token) != TOKENS:
        raise BadContent(f"There are {TOKENS} exploration tokens of 1 to 4 kinds (EP-2.6).")
    for token in boards.token:
        if len(token.face) != 1 or not 1 <= next(iter(token.face.values())) <= 20 or token.count < 0:
            raise BadContent("An exploration token shows 1 to 20 of one thing (EP-2.6).")
