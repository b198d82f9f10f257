"""Helpers for the rule tests: lay a board out in a few lines, play moves on it, and read it back.

A tile on the board is a short text: "r0c1 ew" is plain, "r1c0 ns obstacle" has an obstacle, "r2c4 scenario" is a
scenario tile; "bird" at the end puts a bird on it. The kind follows from the open edges.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest

import riverrun
from riverrun import Game, State
from riverrun.kernel.chance import below, seed_words
from riverrun.kernel.language.sentences import plain

OPTIONS = ("turns", "clock", "pausable", "difficulty", "scenarios", "obstacle", "untradable", "first")
KINDS = {
    "ns": "straight",
    "ew": "straight",
    "ne": "curve",
    "es": "curve",
    "sw": "curve",
    "nw": "curve",
    "nesw": "cross",
}
SHAPES = {
    "straight": ("ns", "ew"),
    "curve": ("ne", "es", "sw", "nw"),
    "tee": ("new", "nes", "esw", "nsw"),
    "cross": ("nesw",),
}

# The layout with the fewest tiles that wins (FL-I3), in an order in which it can be built.
FOURTEEN = (
    *("r1c0 ns", "r1c6 ns", "r2c0 ns", "r2c6 ns", "r5c0 nsw", "r4c0 nsw", "r5c6 nes", "r4c6 nes"),
    *("r3c0 nes", "r3c6 nsw", "r3c1 ew", "r3c2 ew", "r3c4 ew", "r3c5 ew"),
)


@cache
def _game(players: int, options: tuple[tuple[str, str], ...]) -> Game:
    return riverrun.game("flow", players, **dict(options))


def game(players: int = 2, **options: str) -> Game:
    """The game for so many players; games are immutable, so tests share them."""
    return _game(players, tuple(sorted(options.items())))


def kind(edges: str, obstacle: bool = False) -> str:
    """The kind of a tile that is open at these edges."""
    plain = edges.partition("/")[0]
    return KINDS.get(plain, "tee") + ("-obstacle" if obstacle else "")


def laid(text: str) -> dict[str, Any]:
    """A tile for a position document, from its short text."""
    cell, edges, *marks = text.split()
    bird = {"bird": True} if "bird" in marks else {}
    if edges == "scenario":
        return {"cell": cell, "tile": "scenario", **bird}
    return {"cell": cell, "tile": kind(edges, "obstacle" in marks), "open": edges, **bird}


def table(*tiles: str, players: int = 2, cards: str = "", **rest: Any) -> State:
    """A state with p1 to move. `cards` are p1's; other fields of a position document and options go by name.

    Scenario tiles on the board need their cards: without a list of scenarios, as many as are needed are in play.
    """
    options = {name: rest.pop(name) for name in OPTIONS if name in rest}
    blocks = sum("scenario" in tile for tile in tiles)
    if blocks and "scenarios" not in options:
        options["scenarios"] = ",".join(["obstacles"] * ((blocks + 1) // 2))
    if "in_hand" in rest:
        rest.setdefault("decision", "tile")
    hands = rest.pop("hands", None) or [cards.split(), *([] for _ in range(players - 1))]
    document = {"board": [laid(tile) for tile in tiles], "hands": hands, **rest}
    return game(players, **options).restore(document)


def stack_of(*first: str, without: Iterable[str] = ()) -> list[str]:
    """A whole stack, from the top down, that begins with these tiles and lacks those that lie elsewhere."""
    left = [tile.id for tile in game().content.tiles[:8] for _ in range(tile.count)]
    for tile in (*first, *without):
        left.remove(tile)
    return [*first, *left]


def no_stack(*tiles: str, elsewhere: Iterable[str] = ()) -> dict[str, Any]:
    """Document fields for a game whose stack is empty: all that is not on the board or elsewhere is discarded."""
    on_board = [laid(tile)["tile"] for tile in tiles]
    gone = stack_of(without=[tile for tile in (*on_board, *elsewhere) if tile != "scenario"])
    return {"stack": [], "discards": gone}


def play(state: State, *moves: str) -> State:
    """Plays moves in notation; after each the position must have nothing wrong with it."""
    for move in moves:
        state.play(move, environment=move == "tide")
        assert state.check() == []
    return state


def refused(state: State, move: str) -> str:
    """The clause that refuses a move; the move must really be illegal."""
    verdict = state.explain(move)
    assert not verdict.legal, f"'{move}' is legal"
    assert verdict.text[-1] == "."
    assert move not in state.legal_texts()
    before = state.hash
    with pytest.raises(riverrun.IllegalMove) as trouble:
        state.play(move, environment=move == "tide")
    assert trouble.value.clause == verdict.clause
    assert state.hash == before
    return verdict.clause


def said(state: State, move: str) -> tuple[str, dict[str, Any]]:
    """What is said of a move: the code without its prefix, and the arguments with things by their ids."""
    sentence = state.explain(move).sentence
    return sentence.code.removeprefix("fl-"), {name: plain(value) for name, value in sentence.args.items()}


def asked(state: State) -> str | None:
    """The kind of decision that is asked now."""
    return None if state.decision is None else state.decision.kind


def legal(state: State, verb: str = "") -> set[str]:
    """The legal moves in notation, or those with one verb."""
    return {text for text in state.legal_texts() if text.startswith(verb)}


def cells(state: State, verb: str = "place") -> set[str]:
    """The cells that legal moves with one verb name."""
    return {text.split()[1] for text in legal(state, verb)}


def tiles(state: State) -> set[str]:
    """The tiles on the board by their short text, without birds."""
    found = set()
    for cell in state.view(None).cells:
        if cell.what == "tile":
            how = "scenario" if cell.tile == "scenario" else cell.open
            found.add(f"{cell.cell} {how}{' obstacle' if str(cell.tile).endswith('obstacle') else ''}")
    return found


def birds(state: State) -> set[str]:
    """The cells with a bird."""
    return {cell.cell for cell in state.view(None).cells if cell.bird}


def told(state: State, kind: str, since: int = -1) -> list[dict[str, Any]]:
    """The facts of all events of one kind since the table was laid."""
    return [event.facts for event in state.events(since=since) if event.kind == kind]


def rolled(white: int, black: int, dice: int = 2) -> str:
    """A generator's state, as documents have it, by which the next dice show these faces; 0: any."""
    return _rolled(white, black, dice)


@cache
def _rolled(white: int, black: int, dice: int) -> str:
    for seed in range(100_000):
        words = [0, 0, 0, 0]
        seed_words(words, seed, 0, 0, 0)
        state = "".join(f"{word:08x}" for word in words)
        faces = [below(words, 6) + 1 for _ in range(dice)]
        wanted = [white, black] if dice == 2 else [white or black]
        if all(face == (wish or face) for face, wish in zip(faces, wanted, strict=True)):
            return state
    raise AssertionError("no such roll was found")
