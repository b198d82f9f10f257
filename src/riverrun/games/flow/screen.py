"""The table as plain text of at most 80 columns, for the terminal and for anyone who reads rather than looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.flow.notation import cell_text
from riverrun.games.flow.terms import (
    ALL_EDGES,
    ANIMALS,
    BOAT,
    CELLS,
    CORNERS,
    NO_CARD,
    NO_TILE,
    SCENARIOS,
    SIDE,
    Edge,
    Mark,
)
from riverrun.games.flow.view import counted, hand, wave
from riverrun.games.flow.words import card, edges, tile
from riverrun.kernel.words import count, player, wrapped

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

# By the set of open edges. Water runs in double lines; obstacles are single ones.
WATER = "   ╚ ║╔╠ ╝═╩╗╣╦╬"
OBSTACLE = "   └ │┌├ ┘─┴┐┤┬┼"
LEGEND = "═ plain, ─ obstacle, # scenario tile, * bird, B boat, . empty"


def screen(game: Game, s: Any, seat: int | None) -> str:
    """The table as `seat` sees it, its own hand last."""
    parts = [*_head(game, s), "", *_board(game, s), "", *_piles(game, s), ""]
    order = [other for other in range(game.players) if other != seat]
    if seat is not None:
        order.append(seat)
    parts += [_hand(game, s, other, own=other == seat) for other in order]
    return "\n".join(wrapped(*parts))


def _head(game: Game, s: Any) -> list[str]:
    if s.over:
        state = "the game is won" if s.won else "the game is lost"
    else:
        state = f"{player(s.seat)} to choose"
    turns = game.box_view.turns
    of = f" of {turns}" if turns else ""
    late = " The timer has run out." if s.late and not s.over else ""
    rows = [f"Round {s.waves + 1}, {s.round_turns}{of} turns finished, {state}.{late}"]
    played = [game.lexicon.scenarios[number] for number in range(SCENARIOS) for _ in range(s.scenarios[number])]
    if played:
        rows.append(f"Scenario cards: {', '.join(played)}.")
    return rows


def _board(game: Game, s: Any) -> list[str]:
    """The board with the faces of the dice at its lines, and the legend."""
    faces = {line: str(face) for face, line in enumerate(game.box_view.line.tolist()) if face}
    rows = ["BOARD   " + "".join(f"c{column:<3}" for column in range(SIDE)) + "   white die"]
    for row in range(SIDE):
        cells = "".join(_cell(game, s, row * SIDE + column) for column in range(SIDE))
        rows.append(f"   r{row}  {cells}   {faces.get(row, '-')}".rstrip())
    rows.append("black   " + "".join(f"{faces.get(column, '-'):<4}" for column in range(SIDE)).rstrip())
    names = ", ".join(f"{sign} {id}" for sign, id in zip(_signs(game), game.lexicon.animal_ids, strict=True))
    rows.append(f"{LEGEND}, {names}")
    home = [game.lexicon.animal_ids[one] for one in range(ANIMALS) if s.home >> one & 1]
    rows.append(f"At the boat: {', '.join(home) or 'no animal yet'}.")
    dry = {cell_text(cell): _dry(s.board[cell]) for cell in range(CELLS)}
    if any(dry.values()):
        rows.append("Dry arms: " + ", ".join(f"{cell} {arm}" for cell, arm in dry.items() if arm) + ".")
    return rows


def _signs(game: Game) -> str:
    """A letter for each animal: the first of its name that neither another nor the boat has, or else its number."""
    signs = ""
    for id in game.lexicon.animal_ids:
        signs += next((letter for letter in id.upper() if letter not in f"{signs}B"), str(len(signs) + 1))
    return signs


def _dry(word: int) -> str:
    """The dry arm of an obstacle whose other arms take water (FL-A6)."""
    wet = word >> Mark.WET & ALL_EDGES
    return edges(word & ALL_EDGES & ~wet) if wet else ""


def _cell(game: Game, s: Any, cell: int) -> str:
    """A cell in four signs: open to the west, what lies there, open to the east, a bird."""
    word = s.board[cell]
    obstacle = bool(word & Mark.OBSTACLE)
    if cell in CORNERS:
        sign = _signs(game)[CORNERS.index(cell)]
    elif cell == BOAT:
        sign = "B"
    elif word & Mark.SCENARIO:
        sign = "#"
    elif not word:
        sign = "."
    else:
        sign = (OBSTACLE if obstacle else WATER)[word & ALL_EDGES]
    line = "─" if obstacle else "═"
    west, east = (line if word & edge else " " for edge in (Edge.W, Edge.E))
    return west + sign + east + ("*" if word & Mark.BIRD else " ")


def _piles(game: Game, s: Any) -> list[str]:
    names = tuple(game.lexicon.tiles)
    rows = [f"STACK  {count(s.stack_size, 'tile')} face down, {count(s.deck_size, 'action card')} in the deck."]
    rows.append(f"  Face down: {_kinds(counted(s.mix, names))}.")
    rows.append(f"  Revealed: {_kinds(counted(s.revealed, names))}.")
    rows.append(f"  Discarded: {_kinds(counted(s.discards, names))}.")
    rows.append(f"  Cards played: {_kinds(counted(s.used, tuple(game.lexicon.cards)))}.")
    if s.in_play != NO_CARD:
        rows.append(f"  In play: {card(game, s.in_play)}.")
    if s.in_hand != NO_TILE:
        bird = " with a bird" if s.bird_in_hand else ""
        rows.append(f"  In hand: {tile(game, s.in_hand)}{bird}.")
    if s.calm:
        rows.append("  Calm Waters is in effect.")
    last = wave(s)
    if last is not None:
        dice = [f"{name} {face}" for name, face in (("white", last.white), ("black", last.black)) if face]
        swept = f" took {', '.join(last.swept)}" if last.swept else " took nothing"
        spared = f"; birds kept {', '.join(last.spared)}" if last.spared else ""
        rows.append(f"  The last wave, {' and '.join(dice)},{swept}{spared}.")
    return rows


def _kinds(counts: dict[str, int]) -> str:
    return ", ".join(f"{number} {name}" for name, number in counts.items()) or "none"


def _hand(game: Game, s: Any, owner: int, own: bool) -> str:
    held = hand(s, owner, own)
    names = dict(zip((piece.id for piece in game.content.cards), game.lexicon.cards, strict=True))
    turn = " (active)" if owner == s.active and not s.over else ""
    if held.cards is None:
        return f"{player(owner).upper()}  {count(held.held, 'hidden card')}{turn}"
    cards = ", ".join(f"{number} {names[id]}" if number > 1 else names[id] for id, number in held.cards.items())
    return f"{player(owner).upper()}  {cards or 'no cards'}{turn}"
