"""What a card may be aimed at before it is played: the page shows it, and sends the card whole, with its targets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.flow.board import Chart, bit, chart, flood, kind_of, last_for, spaces, without_tile
from riverrun.games.flow.cards import can_aim, can_play, can_return
from riverrun.games.flow.content import CARD_IDS, TILE_IDS
from riverrun.games.flow.notation import cell_text, form_text
from riverrun.games.flow.terms import CELLS, CORNER_BITS, MAP_KINDS, Card

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def targets_of(game: Game, s: Any) -> dict[str, dict[str, dict[str, str]]]:
    """FL-C5, FL-C7, FL-G1, FL-G2, FL-G3, FL-G6: what the active player's cards may be aimed at."""
    box, c = game.loose_box, chart(s)
    found: dict[str, dict[str, dict[str, str]]] = {}
    for card in (Card.SUPPORT, Card.BIRD, Card.CURRENT, Card.RETURN):
        if not can_play(box, s, card):
            continue
        if card == Card.RETURN:
            water = flood(c, CORNER_BITS)
            kinds = [kind for kind in range(MAP_KINDS) if can_return(box, s, c, kind)]
            found[CARD_IDS[card]] = {TILE_IDS[kind]: placements(box, c, water, kind) for kind in kinds}
            continue
        cells = [cell for cell in range(CELLS) if can_aim(box, s, c, card, cell)]
        found[CARD_IDS[card]] = {
            cell_text(cell): placements(box, without_tile(c, cell), 0, kind_of(box, s.board[cell]), bit(cell))
            if card == Card.CURRENT
            else {}
            for cell in cells
        }
    return found


def placements(box: Any, c: Chart, water: int, kind: int, lifted: int = 0) -> dict[str, str]:
    """FL-E1, FL-G3, FL-G6: the cells where a tile may be placed, by how it lies; `lifted` is the cell it came from."""
    last = last_for(c, kind)
    found = {}
    for form in range(box.first_form[kind], box.end_form[kind]):
        cells = spaces(box, c, water, last, kind, form) & ~lifted
        if cells:
            found[form_text(form)] = " ".join(cell_text(cell) for cell in range(CELLS) if cells & bit(cell))
    return found
