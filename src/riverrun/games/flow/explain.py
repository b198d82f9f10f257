"""Why a move may be played, why not, and what is asked: each with its clause, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.flow.board import chart, is_blocked, kind_of, with_tile
from riverrun.games.flow.content import CARD_IDS
from riverrun.games.flow.moves import Block
from riverrun.games.flow.notation import cell_text, form_text
from riverrun.games.flow.refusals import Reason
from riverrun.games.flow.terms import (
    ALL_EDGES,
    ANIMALS,
    CORNERS,
    FORMS,
    NO_CARD,
    NO_TILE,
    OBSTACLES,
    SIDE,
    Card,
    Die,
    Mark,
    Step,
)
from riverrun.games.flow.words import SIDES, a_tile, animal, card, lying, tile
from riverrun.kernel.explanations import Decision
from riverrun.kernel.words import Names, player

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

DECISIONS = {
    Step.FACING: ("facing", "FL-H6", "Choose which way the boat's open path faces."),
    Step.TURN: ("turn", "FL-C2", "Draw a tile or play an action card."),
    Step.TILE: ("tile", "FL-D3", "You have {tile}: {choices}."),
    Step.AIM: ("aim", "FL-C5", "{card}: {target}."),
    Step.DIE: ("die", "FL-F4", "Calm Waters: choose the die you roll."),
}

TARGETS = {
    Card.SUPPORT: ("FL-G1", "choose the tile you remove"),
    Card.BIRD: ("FL-G2", "choose the tile the bird sits on"),
    Card.CURRENT: ("FL-G3", "choose the tile you move"),
    Card.RETURN: ("FL-G6", "choose the discarded tile that comes back"),
}

REFUSALS = {
    Reason.ANOTHER_ASKED: ("FL-C5", "Another choice is asked now. {asked}"),
    Reason.TIDE_EARLY: ("FL-K2", "The timer does not run before the boat is turned."),
    Reason.TIDE_IN_WAVE: ("FL-K2", "The timer does not run during the giant wave."),
    Reason.TIDE_TWICE: ("FL-K2", "The timer has run out already; this turn is being finished."),
    Reason.NOTHING_TO_DRAW: ("FL-C2", "There is no face-down tile left to draw."),
    Reason.NOT_REVEALED: ("FL-D1", "No {named} lies revealed."),
    Reason.NOT_HELD: ("FL-C2", "You have no {card}."),
    Reason.ROUND_SPENT: ("FL-H3", "One Action Card per Round: the group has played its card in this round."),
    Reason.NO_NEW_CARDS: ("FL-H4", "No New Cards: no tile can be traded for an action card."),
    Reason.CALM_ALREADY: ("FL-G5", "Calm Waters is in effect already; one can be played in a round."),
    Reason.ONLY_FIRM: ("FL-H5", "{card} cannot touch obstacles, and there is no other tile on the board."),
    Reason.NO_TILE_ON_BOARD: ("{own}", "There is no tile on the board for {card}."),
    Reason.BIRD_ON_EVERY_TILE: ("FL-G2", "Every tile on the board has a bird already."),
    Reason.NOTHING_MOVES: ("FL-G3", "No tile on the board could be moved to another space."),
    Reason.TOO_FEW_TO_FISH: ("FL-G4", "Fishing turns up 2 face-down tiles; there is {stack}."),
    Reason.NO_DISCARDS: ("FL-G6", "There are no discarded tiles to return."),
    Reason.NO_DISCARD_FITS: ("FL-G6", "No discarded tile has a space on the board."),
    Reason.NOT_TRADABLE: ("FL-D2", "You cannot trade {tile} for an action card."),
    Reason.DECK_EMPTY: ("FL-D2", "There are no action cards left to draw."),
    Reason.CAN_BE_PLACED: ("{must}", "The {hand} has a space, so it must be placed{unless}."),
    Reason.WRONG_FORM: ("FL-A8", "You have {tile}, which cannot lie {form}."),
    Reason.SAME_CELL: ("FL-G3", "The tile comes from {cell}; it must move to another space."),
    Reason.NOT_EMPTY: ("FL-E1", "The space at {cell} is not empty."),
    Reason.NOT_BESIDE: ("FL-E1", "The space at {cell} is next to no tile and no animal."),
    Reason.NO_WATER: ("FL-E2", "No water from an animal would reach the tile at {cell}."),
    Reason.CLASHES: ("FL-E3", "At {cell} open would meet closed in the {sides}."),
    Reason.BLOCKS_ANIMAL: ("FL-E6", "At {cell} the obstacle would completely block {blocked}."),
    Reason.FIRM: ("FL-H5", "{card} cannot touch {there} at {cell}."),
    Reason.NO_TILE_THERE: ("{own}", "There is {what} at {cell}, no tile for {card}."),
    Reason.BIRD_THERE: ("FL-G2", "A bird sits at {cell} already."),
    Reason.CANNOT_MOVE: ("FL-G3", "There is no other space for {there} at {cell}."),
    Reason.NOT_DISCARDED: ("FL-G6", "No {named} lies in the discards."),
    Reason.DOES_NOT_FIT: ("FL-G6", "A {named} has no space on the board."),
    Reason.NO_ROUTE: ("FL-R16", "If the boat faces {side}, some animal has no route to it."),
}


def decision(game: Game, s: Any) -> Decision:
    """What is asked, of whom, by which clause."""
    kind, clause, text = DECISIONS[s.decision]
    about = None if s.in_play == NO_CARD else CARD_IDS[s.in_play]
    if s.decision == Step.TILE:
        text = text.format(tile=a_tile(game, s.in_hand), choices=_choices(game, s))
        if not _has_space(game, s):
            clause = _discards(s)
    elif s.decision == Step.AIM:
        clause, target = TARGETS[s.in_play]
        if s.in_hand != NO_TILE:
            target = f"choose where the {tile(game, s.in_hand)} goes"
        text = text.format(card=card(game, s.in_play), target=target)
    return Decision(s.seat, kind, clause, text, about)


def _choices(game: Game, s: Any) -> str:
    """What can be done with a drawn tile."""
    rules, box = game.rules, game.box_view
    may_trade = rules.refusal(box, s, int(Block.TRADE)) == Reason.NONE
    first = "place it" if _has_space(game, s) else "it has no space, discard it"
    return f"{first} or trade it for an action card" if may_trade else first


def _has_space(game: Game, s: Any) -> bool:
    """Whether a drawn tile can be placed."""
    return bool(game.rules.refusal(game.box_view, s, int(Block.DISCARD)) == Reason.CAN_BE_PLACED)


def _discards(s: Any) -> str:
    """The clause by which a tile without a space is discarded."""
    return "FL-D4" if s.in_hand >= OBSTACLES else "FL-D5"


def refuse(game: Game, s: Any, move: int, reason: int) -> tuple[str, str]:
    """The clause that refuses a move, and why."""
    if reason == Reason.OVER:
        return ("FL-I1", "The game is over: it is won.") if s.won else ("FL-I2", "The game is over: it is lost.")
    clause, text = REFUSALS[Reason(reason)]
    facts = _Facts(game, s, move)
    return clause.format_map(facts), text.format_map(facts)


class _Facts(Names):
    """What a refusal's sentence may name."""

    def __init__(self, game: Game, s: Any, move: int) -> None:
        super().__init__()
        self.game, self.s, self.move = game, s, move
        self.played = move - Block.PLAY if s.decision == Step.TURN else s.in_play

    @property
    def at(self) -> int:
        """The cell that a move names."""
        return self.move // FORMS if self.move < Block.AIM else self.move - Block.AIM

    def _asked(self) -> str:
        return decision(self.game, self.s).text

    def _named(self) -> str:
        start = Block.CHOOSE if self.move < Block.TAKE else Block.TAKE
        return tile(self.game, self.move - start)

    def _card(self) -> str:
        return card(self.game, self.played)

    def _own(self) -> str:
        return TARGETS[Card(self.played)][0]

    def _stack(self) -> str:
        return f"only {self.s.stack_size}" if self.s.stack_size else "none"

    def _tile(self) -> str:
        return a_tile(self.game, self.s.in_hand)

    def _hand(self) -> str:
        return tile(self.game, self.s.in_hand)

    def _must(self) -> str:
        return "FL-D4" if self.s.in_hand >= OBSTACLES else "FL-D3"

    def _unless(self) -> str:
        may_trade = self.game.rules.refusal(self.game.box_view, self.s, int(Block.TRADE)) == Reason.NONE
        return " or traded" if may_trade else ""

    def _form(self) -> str:
        return form_text(self.move % FORMS)

    def _cell(self) -> str:
        return cell_text(self.at)

    def _sides(self) -> str:
        form = self.move % FORMS
        mask = self.game.box_view.face[self.s.in_hand, form] & ALL_EDGES
        found = [name for side, name in enumerate(SIDES) if _clashes(self.s, self.at, mask, side)]
        return " and ".join(found)

    def _blocked(self) -> str:
        c = chart(self.s)
        after = with_tile(c, self.at, self.game.box_view.face[self.s.in_hand, self.move % FORMS])
        blocked = [one for one in range(ANIMALS) if is_blocked(after, one) and not is_blocked(c, one)]
        return " and ".join(animal(self.game, one) for one in blocked)

    def _there(self) -> str:
        return f"the {tile(self.game, kind_of(self.game.box_view, self.s.board[self.at]))}"

    def _what(self) -> str:
        if self.at in CORNERS:
            return animal(self.game, CORNERS.index(self.at))
        return "the boat" if self.s.board[self.at] else "nothing"

    def _side(self) -> str:
        return SIDES[self.move - Block.FACE]


def neighbour(cell: int, side: int) -> int | None:
    """The cell to the north, east, south or west of a cell, or None beyond the board."""
    row, column = cell // SIDE + (-1, 0, 1, 0)[side], cell % SIDE + (0, 1, 0, -1)[side]
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else None


def _clashes(s: Any, cell: int, mask: int, side: int) -> bool:
    """FL-E3, FL-E4: whether one edge of a tile with these open edges would not match what it touches."""
    there = neighbour(cell, side)
    if there is None or s.board[there] == 0 or s.board[there] & Mark.SCENARIO:
        return False
    return bool((s.board[there] >> (side + 2) % 4 ^ mask >> side) & 1)


def permit(game: Game, s: Any, move: int) -> tuple[str, str]:
    """The clause that allows a move, and what it does."""
    if move < Block.AIM:
        return _permit_place(game, s, cell_text(move // FORMS), move % FORMS)
    if move < Block.CHOOSE:
        return _permit_aim(game, s, move - Block.AIM)
    if move < Block.TAKE:
        return "FL-G6", f"The {tile(game, move - Block.CHOOSE)} comes back from the discards."
    if move < Block.PLAY:
        return "FL-D1", f"Draw the revealed {tile(game, move - Block.TAKE)}."
    if move < Block.FACE:
        number = move - Block.PLAY
        return PLAYS[Card(number)], f"{card(game, number)}: {game.content.cards[number].text}"
    if move < Block.DIE:
        return "FL-H6", f"The boat's open path faces {SIDES[move - Block.FACE]}."
    if move < Block.DRAW:
        lines = "rows" if move - Block.DIE == Die.WHITE else "columns"
        return "FL-F4", f"Roll the {Die(move - Block.DIE).name.lower()} die, which hits {lines}."
    if move == Block.TIDE:
        late = s.decision != Step.TURN
        text = f"{player(s.active)} finishes this turn, then the wave comes." if late else "The wave comes."
        return ("FL-F2" if late else "FL-F3"), f"The timer has run out. {text}"
    if move == Block.DRAW:
        return "FL-D1", f"Draw the top tile of {s.stack_size} face down."
    if move == Block.TRADE:
        return "FL-D2", f"Discard the {tile(game, s.in_hand)} for an action card from the deck of {s.deck_size}."
    return _discards(s), f"Discard the {tile(game, s.in_hand)}: it has no space."


PLAYS = {
    Card.SUPPORT: "FL-G1",
    Card.BIRD: "FL-G2",
    Card.CURRENT: "FL-G3",
    Card.FISHING: "FL-G4",
    Card.CALM_WATERS: "FL-G5",
    Card.RETURN: "FL-G6",
}


def _permit_place(game: Game, s: Any, cell: str, form: int) -> tuple[str, str]:
    clause = "FL-D3" if s.in_play == NO_CARD else PLAYS[Card(s.in_play)]
    named = tile(game, s.in_hand)
    does = f"Move the {named} to" if s.in_play == Card.CURRENT else f"Place the {named} at"
    return clause, f"{does} {cell}{lying(form)}."


def _permit_aim(game: Game, s: Any, cell: int) -> tuple[str, str]:
    named = f"the {tile(game, kind_of(game.box_view, s.board[cell]))} at {cell_text(cell)}"
    if s.in_play == Card.BIRD:
        return "FL-G2", f"A bird sits down on {named}."
    return PLAYS[Card(s.in_play)], f"{'Remove' if s.in_play == Card.SUPPORT else 'Move'} {named}."
