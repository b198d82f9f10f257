"""The journal in words: what each row says, and the clause that made it happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.flow.content import CARD_IDS, SCENARIO_IDS, TILE_IDS
from riverrun.games.flow.events import Happened
from riverrun.games.flow.notation import cell_text, form_text
from riverrun.games.flow.terms import OBSTACLES, Die, Roll
from riverrun.games.flow.words import SIDES, lying
from riverrun.kernel.journal import Event, Teller, Worded
from riverrun.kernel.words import capital, player

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

# kind: (clause, names of the four numbers, sentence).
TELL: dict[Happened, tuple[str, tuple[str, ...], str]] = {
    Happened.FIRST: ("FL-B3", ("seat",), "{seat} is the first player."),
    Happened.DEALT: ("FL-B2", ("seat", "card"), "{seat} is dealt {card}."),
    Happened.SCENARIO: ("FL-B4", ("scenario",), "In play: {scenario}."),
    Happened.REPLACED: ("FL-R12", ("scenario",), "{scenario} is drawn and replaced."),
    Happened.OBSTACLE: (
        "FL-H1",
        ("cell", "white", "black", "outcome"),
        "The dice show white {white} and black {black}: {outcome}.",
    ),
    Happened.FLIPPED: ("FL-H6", (), "The boat is turned over: it has one open path."),
    Happened.FACED: ("FL-H6", ("seat", "side"), "{seat} turns the boat: its path faces {side}."),
    Happened.TURN: ("FL-C1", ("seat", "turn"), "{seat}'s turn."),
    Happened.DRAWN: ("FL-D1", ("seat", "tile"), "{seat} draws a {tile}."),
    Happened.TAKEN: ("FL-D1", ("seat", "tile"), "{seat} draws the revealed {tile}."),
    Happened.PLACED: ("FL-D3", ("seat", "tile", "cell", "form"), "{seat} places the {tile} at {cell}{form}."),
    Happened.TRADED: ("FL-D2", ("seat", "tile"), "{seat} trades the {tile} for an action card."),
    Happened.GAINED: ("FL-D2", ("seat", "card"), "{seat} draws {card}."),
    Happened.UNSEEN: ("FL-J3", ("seat",), "{seat} draws a card that the others do not see."),
    Happened.DISCARDED: ("FL-D5", ("seat", "tile"), "{seat} discards the {tile}: it has no space."),
    Happened.PLAYED: ("FL-G7", ("seat", "card"), "{seat} plays {card}."),
    Happened.REMOVED: ("FL-G1", ("seat", "tile", "cell"), "{seat} removes the {tile} at {cell}."),
    Happened.BIRD_ON: ("FL-G2", ("seat", "cell"), "A bird sits down at {cell}."),
    Happened.BIRD_OFF: ("FL-F6", ("cell", "stays", "support"), "The bird at {cell} flies off{stays}."),
    Happened.LIFTED: ("FL-G3", ("seat", "tile", "cell"), "{seat} lifts the {tile} at {cell}."),
    Happened.MOVED: ("FL-G3", ("seat", "tile", "cell", "form"), "{seat} moves the {tile} to {cell}{form}."),
    Happened.CHOSEN: ("FL-G6", ("seat", "tile"), "{seat} takes a {tile} from the discards."),
    Happened.RETURNED: ("FL-G6", ("seat", "tile", "cell", "form"), "{seat} returns the {tile} to {cell}{form}."),
    Happened.FISHED: ("FL-G4", ("seat", "tile"), "{seat} turns up a {tile}."),
    Happened.CALM: ("FL-G5", ("seat",), "The next giant wave comes with one die."),
    Happened.HOME: ("FL-I1", ("animal",), "Water leads from {animal} to the boat."),
    Happened.CUT_OFF: ("FL-E5", ("animal",), "{animal} is cut off from the boat."),
    Happened.EXPIRED: ("FL-F1", ("seat", "late"), "The round ends: {late}."),
    Happened.DIE: ("FL-F4", ("seat", "die"), "{seat} chooses the {die} die."),
    Happened.ROLLED: ("FL-F4", ("seat", "white", "black"), "{seat} rolls {roll}."),
    Happened.SWEPT: ("FL-F5", ("tile", "cell"), "The wave takes the {tile} at {cell}."),
    Happened.CALM_OVER: ("FL-F8", (), "Calm Waters is discarded."),
    Happened.ROUND: ("FL-F8", ("round",), "Round {round} is over."),
    Happened.WON: ("FL-I1", (), "All four animals reach the boat: you win."),
    Happened.LOST: ("FL-I2", ("seat",), "{seat} has no tile to draw and no card to play: you lose."),
}

OUTCOMES = {
    Roll.LIES: "a scenario tile at {cell}",
    Roll.OCCUPIED: "{cell} is occupied, roll again",
    Roll.ANIMAL: "{cell} is an animal space, roll again",
    Roll.NO_ROUTE: "a tile at {cell} would leave an animal without a route, roll again",
    Roll.NO_FACING: "a tile at {cell} would leave the boat no side that all can reach, roll again",
}


# What a number means, for programs and for people.
WORDED: dict[str, Worded] = {
    "seat": lambda game, number: (number, player(number)),
    "card": lambda game, number: (CARD_IDS[number], game.lexicon.cards[number]),
    "tile": lambda game, number: (TILE_IDS[number], game.lexicon.tiles[number]),
    "scenario": lambda game, number: (SCENARIO_IDS[number], game.lexicon.scenarios[number]),
    "animal": lambda game, number: (game.lexicon.animal_ids[number], game.lexicon.animals[number]),
    "cell": lambda game, number: (cell_text(number), cell_text(number)),
    "form": lambda game, number: (form_text(number), lying(number)),
    "side": lambda game, number: (SIDES[number], SIDES[number]),
    "die": lambda game, number: (Die(number).name.lower(), Die(number).name.lower()),
    "outcome": lambda game, number: (Roll(number).name.lower().replace("_", " "), number),
}

TELLER = Teller(TELL, WORDED)


def event(game: Game, row: Any) -> Event:
    """A journal row as a typed event."""
    tale = TELLER.begin(game, row)
    kind, numbers, words = row[0], tale.numbers, tale.words
    if kind == Happened.OBSTACLE:
        words["outcome"] = OUTCOMES[Roll(numbers["outcome"])].format(**words)
        if numbers["outcome"] == Roll.NO_FACING:
            tale.clause = "FL-R16"
    elif kind == Happened.REPLACED and game.players > 1:
        tale.clause = "FL-H2"
    elif kind == Happened.DISCARDED and numbers["tile"] >= OBSTACLES:
        tale.clause = "FL-D4"
    elif kind == Happened.ROLLED:
        rolled = {name: numbers[name] for name in ("white", "black") if numbers[name]}
        tale.facts |= {name: rolled.get(name) for name in ("white", "black")}
        words["roll"] = " and ".join(f"{name} {face}" for name, face in rolled.items())
    elif kind == Happened.EXPIRED:
        words["late"] = f"{words['seat']} {'finishes' if numbers['late'] else 'loses'} the turn"
        tale.clause = "FL-F2" if numbers["late"] else "FL-F3"
    elif kind == Happened.BIRD_OFF:
        words["stays"] = "; the tile stays" if numbers["stays"] else " with the tile gone"
        tale.clause = "FL-G1" if numbers["support"] else "FL-F6" if numbers["stays"] else "FL-F7"
    elif kind == Happened.CUT_OFF:
        words["animal"] = capital(game.lexicon.animals[numbers["animal"]])
    return tale.event()
