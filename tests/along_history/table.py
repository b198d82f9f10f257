"""Helpers for the rule tests: lay a table out in a few lines, play moves on it, and read it back.

    state = table(seat("forest swamp", row="fire hunting plain", ur=2, gold=3), dice="2 1 1 ingenuity x2 golden")

A Civilization is a string of card ids; `~` before one tilts it, and `homo-erectus<fire` lies under Fire. Dice are three
greens, the blue die's Resource, two reds and, from Antiquity, the coin; a face in brackets is spent: "(2) 1 1 ...".
Seats are p1 to p5 in notation and 0 to 4 in Python; p1 is Active unless `active` says otherwise.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import riverrun
from notation_moves import play as play
from notation_moves import refused as refused
from riverrun import Game, State
from riverrun.games.along_history.content import number_of
from riverrun.games.along_history.moves import DIE_IDS
from riverrun.games.along_history.terms import Die

OPTIONS = ("ages", "mode", "initiation", "no_war", "board", "first", "max_rounds")
QUIET = "1 1 1 ingenuity golden golden"
"""Dice with which little can be done."""
DICE = {"prehistory": QUIET, "antiquity": f"{QUIET} 3", "middle-ages": f"{QUIET} 3"}


@cache
def _game(players: int, options: tuple[tuple[str, str], ...]) -> Game:
    return riverrun.game("along-history", players, **dict(options))


def game(players: int = 2, **options: str) -> Game:
    """The game for so many players; games are immutable, so tests share them."""
    return _game(players, tuple(sorted(options.items())))


@cache
def numbers() -> dict[str, int]:
    """The numbers of the cards, by id."""
    return {id.replace("_", "-"): number for id, number in number_of(game().content).items()}


def laid(text: str) -> dict[str, Any]:
    """A card of a Civilization for a document, from its short text."""
    name, _, cover = text.lstrip("~").partition("<")
    return {"card": name, "tilted": text.startswith("~"), "under": cover or None}


def seat(cards: str = "", row: str = "", heritage: str = "", counters: str = "", **rest: Any) -> dict[str, Any]:
    """A player for a position document; without `ur` there is none."""
    return {
        "civilization": [laid(card) for card in cards.split()],
        "row": row.split(),
        "heritage": heritage.split(),
        "counters": counters.split(),
        "ur": 0,
        **rest,
    }


def dice(text: str) -> dict[str, Any]:
    """Dice for a document, from their short text."""
    faces = text.replace("(", "").replace(")", "").split()
    ids = [*(f"g{face}" for face in faces[:3]), "blue", *faces[4:6], "coin"]
    spent = [ids[at] for at, face in enumerate(text.split()) if face.startswith("(")]
    coin = int(faces[6]) if len(faces) > 6 else 0
    return {
        "greens": [int(face) for face in faces[:3]],
        "blue": faces[3],
        "reds": faces[4:6],
        "coin": coin,
        "spent": spent,
    }


def table(*seats: dict[str, Any], players: int = 2, on: Game | None = None, dice: str = "", **rest: Any) -> State:
    """A state with the Active Player in the main phase. Seats left out have nothing; the deck holds all other cards.

    Options of the game and other fields of a position document may be given by name.
    """
    options = {name: rest.pop(name) for name in OPTIONS if isinstance(rest.get(name), str)}
    count = max(players, len(seats))
    played = on or game(count, **options)
    age = rest.get("age", ("prehistory", "antiquity", "middle-ages")[int(played.box.first_age)])
    document = {
        "seats": [*seats, *(seat() for _ in range(count - len(seats)))],
        "dice": _dice(dice or DICE[age]),
        **rest,
    }
    return played.restore(document)


_dice = dice


def phase(step: str, *below: dict[str, Any], **numbers: Any) -> list[dict[str, Any]]:
    """An agenda on which a step is asked, for `table(agenda=...)`."""
    return [*below, {"step": step, **numbers}]


IN_PHASE_8 = {"step": "end_turn"}


def why(state: State, move: str) -> dict[str, Any]:
    """What the sentence of a refusal names."""
    return dict(state.explain(move).sentence.args)


def asked(state: State) -> str | None:
    """The kind of decision that is asked now."""
    return None if state.decision is None else state.decision.kind


def legal(state: State, *verbs: str) -> set[str]:
    """The legal moves in notation, or those that begin with one of these words."""
    return {text for text in state.legal_texts() if not verbs or text.startswith(verbs)}


def cards(state: State) -> set[str]:
    """The legal moves that name a card."""
    return {text for text in state.legal_texts() if text in numbers()}


def civilization(state: State, seat: int = 0) -> set[str]:
    """A Civilization as short texts."""
    found = set()
    for one in state.document().seats[seat].civilization:
        if isinstance(one, str):
            found.add(one)
        else:
            found.add(f"{'~' if one.tilted else ''}{one.card}{f'<{one.under}' if one.under else ''}")
    return found


def row(state: State, seat: int = 0) -> list[str]:
    """An Events row."""
    return list(state.document().seats[seat].row)


def held(state: State, seat: int = 0) -> set[str]:
    """The counters a seat has."""
    return set(state.document().seats[seat].counters)


def unspent(state: State) -> dict[str, int]:
    """The unspent dice or pawns by their faces."""
    return {DIE_IDS[die]: int(state.position.unspent[die]) for die in Die if state.position.unspent[die]}


def told(state: State, kind: str) -> list[dict[str, Any]]:
    """The facts of all events of one kind since the table was laid."""
    return [event.facts for event in state.events() if event.kind == kind]


def kinds(state: State, *among: str) -> list[str]:
    """The kinds of events in their order, only those named if any are."""
    return [event.kind for event in state.events() if not among or event.kind in among]


def points(state: State) -> list[int]:
    """Every seat's points as they stand."""
    return [score.points for score in state.scores()]


def until(state: State, kind: str, seat: int | None = None) -> State:
    """Plays `done`, or else the first legal move, until a decision of this kind is asked (of this seat)."""
    while asked(state) != kind or seat not in (None, state.decision.seat):  # type: ignore[union-attr]
        assert not state.over, f"'{kind}' was never asked"
        texts = state.legal_texts()
        state.play("done" if "done" in texts else texts[0])
    return state


def lucky(wish: Any, *seats: dict[str, Any], moves: tuple[str, ...] = (), **rest: Any) -> State:
    """A table after these moves, with a generator's state by which the dice fall as wished: `wish(state)` is true."""
    for seed in range(500):
        state = table(*seats, rng=f"{random.Random(seed).getrandbits(128):032x}", **rest)
        play(state, *moves)
        if wish(state):
            return state
    raise AssertionError("The dice never fell so.")
