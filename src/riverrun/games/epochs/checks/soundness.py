"""What can be wrong with a position, as numbers and in words; the checks are in invariants.py and beside this."""

from __future__ import annotations

from enum import IntEnum


class Unsound(IntEnum):
    """What can be wrong with a position that a game from its beginning has reached."""

    NOTHING = 0
    TILE_MISPLACED = 1
    MAP_MISCOUNTED = 2
    SEA_OWNED = 3
    LAND_IMPOSSIBLE = 4
    CITY_IMPOSSIBLE = 5
    CITIES_TOO_NEAR = 6
    POST_IMPOSSIBLE = 7
    TOKEN_MISPLACED = 8
    TOO_MANY_CUBES = 9
    CITIES_MISCOUNTED = 10
    PIECES_MISCOUNTED = 11
    TRADE_MISCOUNTED = 12
    HONOR_LOST = 13
    ART_LOST = 14
    RANKING_WRONG = 15
    INVENTION_MISPLACED = 16
    HAND_TOO_LARGE = 17
    MARKET_CARD_MISPLACED = 18
    UNIT_IMPOSSIBLE = 19
    NEGATIVE_STOCK = 20
    NO_DECISION = 21
    LEFT_OVER = 22
    NOBODY_THERE = 23
    COURSE_IMPOSSIBLE = 24
    CIVILIZATION_IMPOSSIBLE = 25


SAYS = {
    Unsound.TILE_MISPLACED: "Every tile lies on one place, and only tiles of this map are revealed (EP-1.7).",
    Unsound.MAP_MISCOUNTED: "Terrains, resources and groups of hexes are those of the revealed tiles (EP-2.14).",
    Unsound.SEA_OWNED: "A sea is never occupied (EP-2.7).",
    Unsound.LAND_IMPOSSIBLE: "A land is a revealed hex of one player, without barbarians (EP-6.1).",
    Unsound.CITY_IMPOSSIBLE: "A city stands on a site of the map, one on each, at most 6 of them neutral (EP-2.12).",
    Unsound.CITIES_TOO_NEAR: "No city stands next to another city (EP-6.2).",
    Unsound.POST_IMPOSSIBLE: "A post stands in another's city, at most 2 in one and 4 of a player (EP-6.3).",
    Unsound.TOKEN_MISPLACED: "Every exploration token lies on a hex of its own, is discarded or not yet laid (EP-2.6).",
    Unsound.TOO_MANY_CUBES: "A player has at most 24 cubes on board, map and government board (EP-5.2).",
    Unsound.CITIES_MISCOUNTED: "Cities on board and map are as many as the form of government allows (EP-6.7).",
    Unsound.PIECES_MISCOUNTED: "The counted lands, cities, posts, wonders or cards are not those there are.",
    Unsound.TRADE_MISCOUNTED: "Supply and demand are not those of lands, cities, posts and cards (EP-5.4).",
    Unsound.HONOR_LOST: "Honor only changes hands (EP-8.7).",
    Unsound.ART_LOST: "Every great work of art is in the bank or with a player (EP-A79).",
    Unsound.RANKING_WRONG: "The ranking names every seat once, the higher culture first (EP-5.3).",
    Unsound.INVENTION_MISPLACED: "There are two of each invention, each in one place (EP-4.3).",
    Unsound.HAND_TOO_LARGE: "A hand has at most 6 inventions of an epoch (EP-1.5).",
    Unsound.MARKET_CARD_MISPLACED: "Every card of the market is in one place (EP-1.4).",
    Unsound.UNIT_IMPOSSIBLE: "A unit lies in its slot, was had, and bears expenditure only if it has any (EP-6.6).",
    Unsound.NEGATIVE_STOCK: "Resources, culture, art, honor and cubes are never below 0 (EP-5.1).",
    Unsound.NO_DECISION: "No decision is asked, yet the game is not over (EP-D2).",
    Unsound.LEFT_OVER: "A payment, a war or an action left something behind.",
    Unsound.NOBODY_THERE: "A seat that nobody sits in has something.",
    Unsound.COURSE_IMPOSSIBLE: "Epoch, turn, scroll or first player cannot be so (EP-1.1).",
    Unsound.CIVILIZATION_IMPOSSIBLE: "Everybody has a civilization of his own, with at most 2 abilities (EP-9.2).",
}
