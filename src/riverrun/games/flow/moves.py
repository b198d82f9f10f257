"""What players do and are asked: the move space, with its numbers and notation, and the steps of the agenda."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.flow.terms import (
    ANIMALS,
    CARD_IDS,
    CARDS,
    CELL_IDS,
    CELLS,
    DIE_IDS,
    FORM_IDS,
    MAP_KINDS,
    ROLL_IDS,
    SCENARIO_IDS,
    SCENARIO_TILE,
    SEATS,
    SIDE_IDS,
    TILE_IDS,
    Step,
)
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.moves.move_space import MoveSpace, Verb
from riverrun.kernel.moves.parameters import pieces, player, words
from riverrun.kernel.rules.steps import AutomaticStep, DecisionStep

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def in_order(edges: str) -> str:
    """Edges as the orientations have them, in whatever order they are written: `wn` is `nw`, `sn/n` stays apart."""
    letters, slash, dry = edges.partition("/")
    known = (form.partition("/")[0] for form in FORM_IDS)
    return next((form for form in known if sorted(form) == sorted(letters)), letters) + slash + dry


def tile_ref(game: Game, kind: int) -> Arg:
    """A tile as sentences name it; a pack's own name goes before the catalogue's."""
    return Ref("tile", TILE_IDS[kind], name=game.content.tiles[kind].name or "")


def card_ref(game: Game, card: int) -> Arg:
    """An action card as sentences name it."""
    return Ref("card", CARD_IDS[card], name=game.content.cards[card].name or "")


def scenario_ref(game: Game, scenario: int) -> Arg:
    """A scenario card as sentences name it."""
    return Ref("scenario", SCENARIO_IDS[scenario], name=game.content.scenarios[scenario].name or "")


def animal_ref(game: Game, one: int) -> Arg:
    """An animal as sentences name it."""
    animal = game.content.facts.animal[one]
    return Ref("animal", animal.id, name=animal.name or "")


def animal_ids(game: Any) -> list[str]:
    """The animals of the box, or of a pack."""
    return [animal.id for animal in game.content.facts.animal]


SEAT = player("seat", SEATS)
CELL = pieces("cell", ids=CELL_IDS, in_rows=True)
FORM = pieces("form", ids=FORM_IDS, plain=in_order, few=True, usage="EDGES")
TILE = pieces(
    "tile",
    ids=TILE_IDS[:MAP_KINDS],
    arg=tile_ref,
    beyond=lambda game: {SCENARIO_TILE: tile_ref(game, SCENARIO_TILE)},
)
CARD = pieces("card", ids=CARD_IDS, arg=card_ref)
SCENARIO = pieces("scenario", ids=SCENARIO_IDS, arg=scenario_ref)
ANIMAL = pieces("animal", ANIMALS, ids=animal_ids, arg=animal_ref)
SIDE = pieces("side", ids=SIDE_IDS, few=True, usage="EDGE")
DIE = pieces("die", ids=DIE_IDS, few=True, usage="COLOUR")
OUTCOME = words("outcome", ROLL_IDS)

MOVES = MoveSpace(
    Verb("place", CELL, FORM, clause="FL-D3"),
    Verb("aim", CELL, clause="FL-C5"),
    Verb("choose", TILE, word="aim", clause="FL-G6"),
    Verb("take", TILE, clause="FL-D1"),
    Verb("play", CARD, clause="FL-C2"),
    Verb("face", SIDE, clause="FL-H6"),
    Verb("die", DIE, clause="FL-F4", always=True),
    Verb("draw", clause="FL-D1"),
    Verb("trade", clause="FL-D2"),
    Verb("discard", clause="FL-D5"),
    Verb("tide", clause="FL-F3", environment=True),
    names=(SEAT, SCENARIO, ANIMAL, OUTCOME),
)

LEGAL_MAX = 4 * CELLS + MAP_KINDS + CARDS
"""More than any position's legal moves: a tile has at most four orientations."""

STEPS = (
    DecisionStep(Step.FACING, "facing", "FL-H6", verbs=("face",)),
    DecisionStep(Step.TURN, "turn", "FL-C2", verbs=("draw", "take", "play")),
    DecisionStep(Step.TILE, "tile", "FL-D3", verbs=("place", "trade", "discard")),
    DecisionStep(Step.AIM, "aim", "FL-C5", verbs=("place", "aim", "choose"), about=CARD, about_from="in_play"),
    DecisionStep(Step.DIE, "die", "FL-F4", verbs=("die",)),
    AutomaticStep(Step.END, "end_turn"),
    AutomaticStep(Step.WAVE, "begin_wave"),
    AutomaticStep(Step.NEXT, "next_player"),
)
