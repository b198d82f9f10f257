"""What goes into a game's net: every float that an observation has at a table of any size, each with its own place.

Observations have other floats at a table of two than at one of five. A net has an input for each that there is, by its
name, so that one set of weights plays at every table.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import numpy as np

from riverrun.kernel.game import Game
from riverrun.kernel.position.tensor import Encoder
from riverrun.kernel.rulebook import Rulebook

NO_INPUT = -1


@cache
def input_names(rulebook: Rulebook) -> tuple[str, ...]:
    """The names of a net's inputs: the largest table's floats, then what only smaller ones have, then the seats."""
    names = dict.fromkeys(table_name(players) for players in rulebook.seats)
    for players in reversed(rulebook.seats):
        names.update(dict.fromkeys(Encoder(Game(rulebook, players)).names))
    return tuple(names)


def table_name(players: int) -> str:
    """The name of the input that says how many sit at the table."""
    return f"{players} players"


def inputs_hash(rulebook: Rulebook) -> str:
    """What a net's file says of its inputs and moves, so that it is not used where they have another meaning."""
    told = "\n".join([rulebook.id, str(rulebook.moves), *input_names(rulebook)])
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def input_rows(game: Game, encoder: Encoder) -> Any:
    """For each float of a game's observation the number of its input; NO_INPUT where the net has none."""
    places = {name: place for place, name in enumerate(input_names(game.rulebook))}
    return np.array([places.get(name, NO_INPUT) for name in encoder.names], np.int32)


def table_row(game: Game) -> int:
    """The number of the input that says how many sit at this table."""
    return game.rulebook.seats.index(game.players)
