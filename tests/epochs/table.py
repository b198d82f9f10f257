"""Helpers for the rule tests: lay a table out in a few lines, play moves on it, and read it back.

    state = table(seat(lands="1.0 1.1", cities="1.0a", main="legionary", gold=3), seat(lands="4.4"), step="military")

Lists are strings of ids with spaces. Unless `tiles` says otherwise every tile of the map lies open as printed, tile
1 on the first place and so on: `MAP` shows the hexes. Seats are p1 to p4 in notation and 0 to 3 in Python; p1 is
first and active unless `first` and `active` say otherwise. `step` is the decision that is asked.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import riverrun
from notation_moves import play as play
from notation_moves import refused as refused
from riverrun import Game, State
from riverrun.games.epochs.map.geometry import GRID, HEX_IDS, PLACE_IDS, SITE_IDS, place_number

LISTS = ("lands", "cities", "posts", "inventions", "units_had", "paid", "hand", "dealt")
CIVILIZATIONS = ("egypt", "mongolia", "greece", "china")
OPTIONS = ("payment",)
ACTION = [{"step": "choose_action"}, {"step": "action", "a": -1}]
"""The agenda of the action step; it needs `actions_left` and `planned` besides."""
MAP = """
Two players, all tiles as printed (S sea, p plain, f forest, d desert, M mountain; L luxury, H horse, I iron, ? token,
b barbarians); rows from r = 0 on, each shifted to the right by half a hex.

S   pL  S   p   S   p?
 p   f?  fLb pH  db  pL
  S   MI  S   dLb S   f
   f?  p   pH  d   MI  fb
    S   S   S   S   S   S
     pL  f?  p?  dLb MI  p?

Neutral cities stand on 0.0b, 0.2a, 2.2b, 0.4b and 4.4b.
"""


@cache
def _game(players: int, options: tuple[tuple[str, str], ...]) -> Game:
    return riverrun.game("epochs", players, **dict(options))


def game(players: int = 2, **options: str) -> Game:
    """The game for so many players; games are immutable, so tests share them."""
    return _game(players, tuple(sorted(options.items())))


def seat(**fields: Any) -> dict[str, Any]:
    """A player for a position document."""
    return {
        name: value.split() if name in LISTS and isinstance(value, str) else value for name, value in fields.items()
    }


def all_tiles(players: int) -> dict[str, str]:
    """Every tile of a map as printed, tile 1 on the first place and so on."""
    columns, rows = GRID[players]
    places = [PLACE_IDS[place_number(i, j)] for j in range(rows) for i in range(columns)]
    return {place: f"t{number + 1:02}" for number, place in enumerate(places)}


def table(
    *seats: dict[str, Any], players: int = 2, on: Game | None = None, step: str | None = "military", **rest: Any
) -> State:
    """A state in which a decision is asked. Seats left out have nothing on the map.

    Options of the game and other fields of a position document may be given by name; a civilization each is given.
    """
    options = {name: rest.pop(name) for name in OPTIONS if isinstance(rest.get(name), str)}
    count = max(players, len(seats))
    played = on or game(count, **options)
    laid = [*seats, *(seat() for _ in range(count - len(seats)))]
    chosen = [one.get("civilization") for one in laid]
    spare = iter(name for name in (*CIVILIZATIONS, "england", "france") if name not in chosen)
    document = {
        "seats": [{"civilization": next(spare), **one} if "civilization" not in one else one for one in laid],
        "tiles": all_tiles(count),
        "rng": f"{random.Random(str(rest)).getrandbits(128):032x}",
        **rest,
    }
    if step is not None and "agenda" not in rest:
        document["agenda"] = [{"step": step}]
    return played.restore(document)


def why(state: State, move: str) -> str:
    """The code of a refusal's sentence, without what all codes begin with."""
    return state.explain(move).sentence.code.removeprefix("ep-refuse-")


def asked(state: State) -> str | None:
    """The kind of decision that is asked now."""
    return None if state.decision is None else state.decision.kind


def legal(state: State, *verbs: str) -> set[str]:
    """The legal moves in notation, or those that begin with one of these words."""
    return {text for text in state.legal_texts() if not verbs or text.startswith(verbs)}


def told(state: State, kind: str) -> list[dict[str, Any]]:
    """The facts of all events of one kind since the table was laid."""
    return [event.facts for event in state.events() if event.kind == kind]


def kinds(state: State, *among: str) -> list[str]:
    """The kinds of events in their order, only those named if any are."""
    return [event.kind for event in state.events() if not among or event.kind in among]


def points(state: State) -> list[int]:
    """Every seat's points as they stand."""
    return [score.points for score in state.scores()]


def lands(state: State, seat: int = 0) -> set[str]:
    """A seat's lands."""
    return set(state.document().seats[seat].lands)


def cities(state: State, seat: int = 0) -> set[str]:
    """A seat's cities on the map."""
    return set(state.document().seats[seat].cities)


def posts(state: State, seat: int = 0) -> set[str]:
    """The sites of a seat's posts."""
    return set(state.document().seats[seat].posts)


def stock(state: State, seat: int = 0) -> list[int]:
    """Food, production, science, gold in storage."""
    return [int(one) for one in state.position.stock[seat]]


def hex_of(id: str) -> int:
    """A hex by its id."""
    return HEX_IDS.index(id)


def site_of(id: str) -> int:
    """A site by its id."""
    return SITE_IDS.index(id)


def lucky(wish: Any, *seats: dict[str, Any], moves: tuple[str, ...] = (), **rest: Any) -> State:
    """A table after these moves, with a generator's state by which the dice fall as wished: `wish(state)` is true."""
    for seed in range(2000):
        state = table(*seats, rng=f"{random.Random(seed).getrandbits(128):032x}", **rest)
        play(state, *moves)
        if wish(state):
            return state
    raise AssertionError("The dice never fell so.")
