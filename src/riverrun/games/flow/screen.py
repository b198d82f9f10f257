"""The table as plain text of at most 80 columns, for the terminal and for anyone who reads rather than looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from riverrun.games.flow.moves import animal_ids, animal_ref, card_ref, scenario_ref, tile_ref
from riverrun.games.flow.terms import (
    ALL_EDGES,
    ANIMALS,
    BOAT,
    CARD_IDS,
    CELL_IDS,
    CELLS,
    CORNERS,
    EDGE_LETTERS,
    NO_CARD,
    NO_TILE,
    SCENARIOS,
    SIDE,
    Edge,
    Mark,
)
from riverrun.games.flow.view import hand, lines, wave
from riverrun.kernel.language.line_breaks import columns, wrapped
from riverrun.kernel.language.sentences import Arg, Ref, Sentence, player

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

# By the set of open edges. Water runs in double lines; obstacles are single ones.
WATER = "   ╚ ║╔╠ ╝═╩╗╣╦╬"
OBSTACLE = "   └ │┌├ ┘─┴┐┤┬┼"
MARGIN = 8  # columns before a row's cells


def say(code: str, **args: Arg) -> str:
    """One of the screen's sentences, in the language of who reads."""
    return Sentence(f"fl-screen-{code}", args).text


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
        state = Sentence("fl-screen-won" if s.won else "fl-screen-lost")
    else:
        state = Sentence("fl-screen-to-choose", {"seat": Ref("player", s.seat)})
    rows = [say("head", round=s.waves + 1, done=s.round_turns, turns=game.box_view.turns, state=state)]
    if s.late and not s.over:
        rows[0] += f" {say('late')}"
    played = [scenario_ref(game, number) for number in range(SCENARIOS) for _ in range(s.scenarios[number])]
    if played:
        rows.append(say("scenarios", scenarios=played))
    return rows


def _board(game: Game, s: Any) -> list[str]:
    """The board with the faces of the dice at its lines, and the legend."""
    faces = ["-" if face is None else str(face) for face in lines(game)]
    rows = [_padded(say("board")) + "".join(f"c{column:<3}" for column in range(SIDE)) + f"   {say('white')}"]
    for row in range(SIDE):
        cells = "".join(_cell(game, s, row * SIDE + column) for column in range(SIDE))
        rows.append(f"   r{row}  {cells}   {faces[row]}")
    rows.append(_padded(say("black")) + "".join(f"{face:<4}" for face in faces).rstrip())
    rows.append(say("legend"))
    signs: list[Arg] = [
        Sentence("fl-screen-animal", {"sign": sign, "animal": animal_ref(game, one)})
        for one, sign in enumerate(_signs(game))
    ]
    rows.append(say("animals", animals=signs))
    home = [animal_ref(game, one) for one in range(ANIMALS) if s.home >> one & 1]
    rows.append(say("home", animals=home) if home else say("nobody-home"))
    dry: list[Arg] = [f"{CELL_IDS[cell]} {arm}" for cell in range(CELLS) if (arm := _dry(s.board[cell]))]
    if dry:
        rows.append(say("dry", arms=dry))
    return rows


def _padded(label: str) -> str:
    """A label as wide as what stands before a row's cells; Chinese letters are two columns wide."""
    return label + " " * (MARGIN - columns(label))


def _signs(game: Game) -> str:
    """A letter for each animal: the first of its id that neither another nor the boat has, or else its number."""
    signs = ""
    for id in animal_ids(game):
        signs += next((letter for letter in id.upper() if letter not in f"{signs}B"), str(len(signs) + 1))
    return signs


def _dry(word: int) -> str:
    """The dry arm of an obstacle whose other arms take water (FL-A6)."""
    wet = word >> Mark.WET & ALL_EDGES
    return EDGE_LETTERS[word & ALL_EDGES & ~wet] if wet else ""


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
    rows = [say("stack", tiles=s.stack_size, cards=s.deck_size)]
    piles = (("face-down", s.mix, tile_ref), ("revealed", s.revealed, tile_ref), ("discarded", s.discards, tile_ref))
    parts = [say(code, pieces=_pieces(game, pile, named)) for code, pile, named in piles]
    parts.append(say("played", pieces=_pieces(game, s.used, card_ref)))
    if s.in_play != NO_CARD:
        parts.append(say("in-play", card=card_ref(game, s.in_play)))
    if s.in_hand != NO_TILE:
        parts.append(say("in-hand", tile=tile_ref(game, s.in_hand), bird=s.bird_in_hand))
    if s.calm:
        parts.append(say("calm"))
    if (last := wave(s)) is not None:
        roll = Sentence("fl-screen-roll", {"white": s.white, "black": s.black})
        told = say("wave", roll=roll, swept=[*last.swept] or Sentence("fl-screen-nothing"))
        parts.append(f"{told} {say('wave-spared', spared=[*last.spared])}" if last.spared else told)
    return rows + [f"  {part}" for part in parts]


def _pieces(game: Game, counts: Any, named: Callable[[Game, int], Arg]) -> Arg:
    """How many there are of each kind."""
    found: list[Arg] = [
        Sentence("fl-screen-pieces", {"count": count, "piece": named(game, kind)})
        for kind, count in enumerate(counts.tolist())
        if count
    ]
    return found or Sentence("fl-screen-none")


def _hand(game: Game, s: Any, owner: int, own: bool) -> str:
    held = hand(s, owner, own)
    if held.cards is None:
        cards = say("hidden", count=held.held)
    elif not held.cards:
        cards = say("no-cards")
    else:
        cards = say("cards", cards=[_held(game, CARD_IDS.index(id), count) for id, count in held.cards.items()])
    turn = f" {say('active')}" if owner == s.active and not s.over else ""
    return f"{player(owner).upper()}  {cards}{turn}"


def _held(game: Game, card: int, count: int) -> Arg:
    named = card_ref(game, card)
    return named if count == 1 else Sentence("fl-screen-pieces", {"count": count, "piece": named})
