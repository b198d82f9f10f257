"""Revealing map tiles: which one, which way it lies, and the pieces that come with it (EP-2.2, EP-2.3, EP-2.13)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.content import EXPLORE, Box
from riverrun.games.epochs.map.regions import label_tile
from riverrun.games.epochs.moves import MOVES
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import PLACES, Step, Terrain
from riverrun.kernel.chance import below
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note, reveal
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited
from riverrun.kernel.sets import add, bits, count, has, unite, word

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

REVEAL, TURN = MOVES.first("reveal"), MOVES.first("turn")
SEA = int(Terrain.SEA)
TERRAINS = len(Terrain)


class Reason(IntEnum):
    NO_PLACE = 110
    REVEALED = 111


REFUSALS = {
    Reason.NO_PLACE: Cited("EP-2.9", "place", "last_place"),
    Reason.REVEALED: Cited("EP-3.3", "place"),
}


class Happened(IntEnum):
    TILE_REVEALED = 110
    TILE_LAID = 111
    NO_NEUTRAL = 112


EVENTS = {
    Happened.TILE_REVEALED: Cited("EP-3.3", "seat", "tile", "place"),
    Happened.TILE_LAID: Cited("EP-2.2", "tile", "place", "orientation"),
    Happened.NO_NEUTRAL: Cited("EP-2.3", "site"),
}


# Which tile (D3)


@rule
def hidden_places(box: Box, s: Position) -> int:
    """EP-1.7: the places of this map whose tile lies face down, as bits."""
    return int(box.places) & ~word(s.tiles_open, 0, 0)


@rule
def choose_reveal(box: Box, s: Position, log: Log) -> None:
    """EP-3.3, EP-D3: any face-down tile; the last one is revealed unasked, and with none the step is skipped."""
    hidden = hidden_places(box, s)
    if hidden == 0:
        return
    if bits(hidden) > 1:
        push(s, Step.REVEAL, 0, 0)
        return
    for place in range(PLACES):
        if hidden >> place & 1:
            reveal_tile(box, s, log, place)


@rule
def legal_reveal(box: Box, s: Position, out: Any) -> int:
    """EP-D3, EP-A5"""
    n = 0
    hidden = hidden_places(box, s)
    for place in range(PLACES):
        if hidden >> place & 1:
            out[n] = move_range(REVEAL + place, 1)
            n += 1
    return n


@rule
def refuse_reveal_tile(box: Box, s: Position, place: int) -> int:
    """EP-3.3, EP-A5: a face-down tile of this map."""
    if (box.places >> place & 1) == 0:
        return Reason.NO_PLACE
    return Reason.REVEALED if has(s.tiles_open, 0, place) else 0


@rule
def reveal_tile(box: Box, s: Position, log: Log, place: int) -> None:
    """EP-2.2, EP-3.3, EP-A61, EP-D3: the tile is seen; if it may lie either way, the player chooses."""
    add(s.tiles_open, 0, place)
    reveal(log, Happened.TILE_REVEALED, s.active, s.tile_at[place], place, 0)
    ways = orientations(box, s, s.tile_at[place], place)
    if ways == 3:
        push(s, Step.TURN, place, 0)
    else:
        push(s, Step.LAY_TILE, place, ways - 1)


@rule
def turn(s: Position, about: int, orientation: int) -> None:
    """EP-2.2: the player chooses how the tile lies."""
    push(s, Step.LAY_TILE, about, orientation)


def permit_turn(game: Game, s: Any, about: int) -> tuple[str, dict[str, Arg]]:
    """The tile and its place."""
    return "", {"tile": Ref("tile", game.lexicon.tiles[s.tile_at[about]])}


def ask_turn(game: Game, s: Any, about: int) -> tuple[str, dict[str, Arg]]:
    return "", {"tile": Ref("tile", game.lexicon.tiles[s.tile_at[about]])}


# How it lies


@rule
def printed(turned: int, letter: int) -> int:
    """EP-2.9: which printed hex lies at A, B, C or D: turned by 180 degrees, A and D change places, B and C too."""
    return 3 - letter if turned else letter


@rule
def touches_same(box: Box, s: Position, tile: int, place: int, turned: int, terrain: int) -> bool:
    """EP-2.13: whether the tile, laid so, has a hex of the terrain that touches one of another, revealed tile."""
    for letter in range(4):
        if box.tile_terrain[tile, printed(turned, letter)] == terrain:
            hex = box.place_hexes[place, letter]
            for at in range(6):
                near = box.near_list[hex, at]
                if near >= 0 and box.hex_place[near] != place and has(s.terrain, terrain, near):
                    return True
    return False


@rule
def orientations(box: Box, s: Position, tile: int, place: int) -> int:
    """EP-2.2, EP-2.13, EP-A5, EP-A6: the ways a tile may lie, as bits: 1 as printed, 2 turned."""
    for terrain in range(TERRAINS):
        ways = 0
        for turned in range(2):
            if touches_same(box, s, tile, place, turned, terrain):
                ways |= 1 << turned
        if ways != 0:
            return ways
    return 3


@rule
def lay_tile(box: Box, s: Position, log: Log, about: int, which: int) -> None:
    """EP-2.1, EP-2.3, EP-2.9, EP-2.12, EP-2.14: terrains and pieces of the tile on a place, laid so."""
    place = about
    turned = which
    tile = s.tile_at[place]
    if turned:
        add(s.turned, 0, place)
    for letter in range(4):
        source = printed(turned, letter)
        hex = box.place_hexes[place, letter]
        terrain = box.tile_terrain[tile, source]
        add(s.terrain, terrain, hex)
        if terrain == SEA:
            unite(s.coast, 0, box.near, hex)
        if box.tile_camp[tile, source]:
            add(s.camps, 0, hex)
        natural = box.tile_natural[tile, source]
        if 0 <= natural < EXPLORE:
            add(s.natural, natural, hex)
    lay_tokens(box, s, tile, place, turned)
    label_tile(box, s, place)
    note(log, Happened.TILE_LAID, tile, place, turned, 0)
    if box.tile_neutral[tile] >= 0:
        site = box.place_sites[place, box.tile_neutral[tile] ^ turned]
        if count(s.neutral, 0) < box.neutral_cities_max:
            add(s.neutral, 0, site)
        else:
            note(log, Happened.NO_NEUTRAL, site, 0, 0, 0)


@rule
def lay_tokens(box: Box, s: Position, tile: int, place: int, turned: int) -> None:
    """EP-2.3, EP-A81: exploration tokens, face down in the order they were shuffled, by the printed letters."""
    for source in range(4):
        if box.tile_natural[tile, source] == EXPLORE:
            hex = box.place_hexes[place, printed(turned, source)]
            s.token_hex[s.tokens_laid] = hex
            s.tokens_laid += 1
            add(s.tokens, 0, hex)


# The middle tiles (A7)


@rule
def lay_middle(box: Box, s: Position, log: Log) -> None:
    """EP-1.7, EP-2.9, EP-A7: the first two together, the others one by one; what is free is drawn."""
    first = box.middle[0]
    second = box.middle[1]
    if second < 0:
        show_and_lay(box, s, log, first, below(s.rng, 2))
        return
    ways = pair_orientations(box, s.tile_at[first], first, s.tile_at[second], second)
    way = draw_way(s, ways, 4)
    show_and_lay(box, s, log, first, way >> 1)
    show_and_lay(box, s, log, second, way & 1)
    for at in range(2, 4):
        place = box.middle[at]
        if place >= 0:
            show_and_lay(box, s, log, place, draw_way(s, orientations(box, s, s.tile_at[place], place), 2))


@rule
def draw_way(s: Position, ways: int, most: int) -> int:
    """EP-A7, EP-A81: one of the ways that are bits of a number; nothing is drawn for a single one."""
    left = bits(ways)
    left = below(s.rng, left) if left > 1 else 0
    for way in range(most):
        if ways >> way & 1:
            if left == 0:
                return way
            left -= 1
    return 0


@rule
def show_and_lay(box: Box, s: Position, log: Log, place: int, turned: int) -> None:
    """EP-1.7: a middle tile is revealed with its pieces."""
    add(s.tiles_open, 0, place)
    reveal(log, Happened.TILE_REVEALED, -1, s.tile_at[place], place, 0)
    lay_tile(box, s, log, place, turned)


@rule
def pair_orientations(box: Box, one: int, first: int, other: int, second: int) -> int:
    """EP-A7: of the four pairs of ways, as bits at 2 x first + second, those that let the highest terrain touch."""
    for terrain in range(TERRAINS):
        ways = 0
        for pair in range(4):
            if pair_touches(box, one, first, pair >> 1, other, second, pair & 1, terrain):
                ways |= 1 << pair
        if ways != 0:
            return ways
    return 15


@rule
def pair_touches(
    box: Box, one: int, first: int, turned: int, other: int, second: int, other_turned: int, terrain: int
) -> bool:
    """EP-A7: whether two tiles, laid so, have hexes of the terrain that touch."""
    for letter in range(4):
        if box.tile_terrain[one, printed(turned, letter)] == terrain:
            hex = box.place_hexes[first, letter]
            for letter2 in range(4):
                hex2 = box.place_hexes[second, letter2]
                if box.tile_terrain[other, printed(other_turned, letter2)] == terrain and has(box.near, hex, hex2):
                    return True
    return False
