"""The game's own words as numbers, and their ids: cells, edges, tiles, cards, scenarios, decisions and steps."""

from __future__ import annotations

from enum import IntEnum

SEATS = 6
SIDE = 7
CELLS = SIDE * SIDE
TILES = 42  # map tiles in the box
DECK = 15  # action cards in the box
SCENARIO_CARDS = 11
BIRDS = 3
TURNS_MAX = TILES + DECK  # FL-I3: every acting turn uses up a tile or a card
HANDFUL = 6  # scenario cards in play at most (FL-B4)

NO_TILE = -1
NO_CARD = -1
NOBODY = -1
NO_CELL = -1
UNSEEN = -1  # stands in `shown` for a hand that is not open (FL-J3)

ROW = 8  # bits from one row of a mask to the next; the eighth column is empty, so that no shift runs into a next row
BOAT = 24
CORNERS = (0, 6, 42, 48)  # the animals
ANIMALS = len(CORNERS)


def at(cell: int) -> int:
    """A cell as a mask, for constants; rules use board.bit."""
    return 1 << (cell + cell // SIDE)


ANIMAL_IDS = ("cat", "dog", "capybara", "lemur")  # those of the box; a pack may have others
CELL_IDS = tuple(f"r{row}c{column}" for row in range(SIDE) for column in range(SIDE))
BOARD = sum(at(cell) for cell in range(CELLS))
BOAT_BIT = at(BOAT)
CORNER_BITS = sum(at(cell) for cell in CORNERS)
FIXED = BOAT_BIT | CORNER_BITS  # what is no map tile and never moves

ROWS = tuple(sum(at(row * SIDE + column) for column in range(SIDE)) for row in range(SIDE))
COLUMNS = tuple(sum(at(row * SIDE + column) for row in range(SIDE)) for column in range(SIDE))
LINES = tuple(line for line in ROWS + COLUMNS if not line & BOAT_BIT)  # what a die can hit (FL-A3)


class Edge(IntEnum):
    """A cell's edges, as bits (FL-A8)."""

    N = 1
    E = 2
    S = 4
    W = 8


ALL_EDGES = 15
SIDE_IDS = ("n", "e", "s", "w")  # side number i is the edge 1 << i
EDGE_LETTERS = tuple(
    "".join(letter for side, letter in enumerate(SIDE_IDS) if mask >> side & 1) for mask in range(ALL_EDGES + 1)
)
"""Sets of edges as letters: nes."""
NEIGHBOURS = tuple(
    tuple(
        (side, (row + down) * SIDE + column + right)
        for side, (down, right) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1)))
        if 0 <= row + down < SIDE and 0 <= column + right < SIDE
    )
    for row in range(SIDE)
    for column in range(SIDE)
)
"""For each cell, the sides with a cell beyond them, and that cell."""
CORNER_EDGES = (Edge.E | Edge.S, Edge.S | Edge.W, Edge.N | Edge.E, Edge.N | Edge.W)  # FL-A2


class Mark(IntEnum):
    """What a cell's word says of its tile besides its edges; an empty cell is 0."""

    WET = 4  # how far to the left the edges that take water lie
    OBSTACLE = 256
    SCENARIO = 512
    BIRD = 1024


STUBBORN = Mark.OBSTACLE | Mark.SCENARIO  # what FL-H5 and FL-H7 protect


class Kind(IntEnum):
    """The kinds of tile (FL-A4, FL-A5); a plain kind and its obstacle are OBSTACLES apart."""

    STRAIGHT = 0
    CURVE = 1
    TEE = 2
    CROSS = 3
    STRAIGHT_OBSTACLE = 4
    CURVE_OBSTACLE = 5
    TEE_OBSTACLE = 6
    CROSS_OBSTACLE = 7
    SCENARIO = 8


OBSTACLES = 4  # the first kind that is an obstacle
MAP_KINDS = 8
SCENARIO_TILE = 8
KINDS = 9
TILE_IDS = tuple(kind.name.lower().replace("_", "-") for kind in Kind)


class Form(IntEnum):
    """The orientations of all kinds (FL-A8): the set of open edges; of a cross that takes water on three sides also
    which is dry; a scenario tile has none."""

    NS = 0
    EW = 1
    NE = 2
    ES = 3
    SW = 4
    NW = 5
    NEW = 6
    NES = 7
    ESW = 8
    NSW = 9
    NESW = 10
    NESW_N = 11
    NESW_E = 12
    NESW_S = 13
    NESW_W = 14
    WILD = 15


FORMS = len(Form)
FORM_IDS = tuple(form.name.lower().replace("_", "/") for form in Form)  # a slash names the dry arm of a cross


class Card(IntEnum):
    """The action cards (FL-A7)."""

    SUPPORT = 0
    BIRD = 1
    CURRENT = 2
    FISHING = 3
    CALM_WATERS = 4
    RETURN = 5


CARDS = len(Card)
CARD_IDS = tuple(card.name.lower().replace("_", "-") for card in Card)


class Scenario(IntEnum):
    """The scenario cards (FL-H)."""

    OBSTACLES = 0
    NO_COMMUNICATION = 1
    ONE_CARD = 2
    NO_NEW_CARDS = 3
    FIRM_OBSTACLES = 4
    SINGLE_PATH = 5
    OBSTACLES_REMAIN = 6


SCENARIOS = len(Scenario)
SCENARIO_IDS = tuple(scenario.name.lower().replace("_", "-") for scenario in Scenario)
TILES_A_CARD = 2  # scenario tiles that each Scenario obstacles card lays (FL-H1)


class Die(IntEnum):
    """The giant wave's dice (FL-A3)."""

    WHITE = 0
    BLACK = 1


DIE_IDS = tuple(die.name.lower() for die in Die)


class Roll(IntEnum):
    """What becomes of a roll for a scenario tile (FL-H1, FL-R16)."""

    LIES = 0
    OCCUPIED = 1
    ANIMAL = 2
    NO_ROUTE = 3
    NO_FACING = 4


ROLL_IDS = tuple(roll.name.lower().replace("_", "-") for roll in Roll)


class Step(IntEnum):
    """What lies on the agenda: first the decisions (FL-C5), then what happens by itself (FL-C6)."""

    FACING = 1
    TURN = 2
    TILE = 3
    AIM = 4  # a: the card
    DIE = 5
    END = 6  # the turn ends
    WAVE = 7  # the round ends
    NEXT = 8  # the next player's turn


LAST_DECISION = Step.DIE
