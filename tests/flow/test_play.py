"""Long random games for all numbers of players: what must always hold, checked against plain Python."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from .table import game

GAMES = [
    (1, {}),
    (2, {"difficulty": "hard"}),
    (3, {"obstacle": "one_arm", "difficulty": "easy"}),
    (4, {"scenarios": "obstacles,obstacles,obstacles,obstacles,single-path,obstacles-remain"}),
    (5, {"turns": "none"}),
    (6, {"difficulty": "inconceivable", "turns": "4", "untradable": "none"}),
]
STEPS = {"n": (-1, 0, "s"), "e": (0, 1, "w"), "s": (1, 0, "n"), "w": (0, -1, "e")}


def games(players, options, seed):
    """A random game with the clock running out now and then; yields the state after each move."""
    state = game(players, **options).new(seed)
    rng = random.Random(seed)
    yield state
    while not state.over:
        if rng.random() < 0.05 and state.explain("tide").legal:
            state.play("tide", environment=True)
        else:
            state.play(rng.choice(state.legal()))
        yield state


def spot(cell):
    return int(cell[1]), int(cell[3])


def plain_board(view):
    """Every cell's open edges, and those of them that take water."""
    board = {(row, column): {"open": "", "wet": set()} for row in range(7) for column in range(7)}
    laid = {spot(cell.cell): {"open": cell.open, "wet": set(cell.open) - set(cell.dry)} for cell in view.cells}
    return board | laid


def plain_flood(board, start):
    """All cells that water reaches, the slow and obvious way."""
    seen, queue = {start}, [start]
    while queue:
        row, column = queue.pop()
        here = board[row, column]
        for edge, (down, right, opposite) in STEPS.items():
            there = (row + down, column + right)
            if edge in here["wet"] and there in board and there not in seen and opposite in board[there]["wet"]:
                seen.add(there)
                queue.append(there)
    return seen


@pytest.mark.no_cover
@pytest.mark.clause("FL-I4", "FL-I3")
@pytest.mark.parametrize(("players", "options"), GAMES)
def test_nothing_is_lost_and_the_game_ends_in_time(players, options):
    for seed in range(3):
        for state in games(players, options, seed):
            assert state.check() == []
            view = state.view(None)
            on_board = [cell for cell in view.cells if cell.what == "tile" and cell.tile != "scenario"]
            in_hand = view.in_hand not in (None, "scenario")
            piles = view.stack + sum(view.revealed.values()) + sum(view.discards.values())
            assert piles + in_hand + len(on_board) == 42
            held = sum(hand.held for hand in view.hands)
            assert held + view.deck + view.calm + (view.in_play is not None) + sum(view.used.values()) == 15
            assert view.birds + sum(cell.bird for cell in view.cells) + view.bird_in_hand == 3
            assert view.turn <= 57
        assert state.over


@pytest.mark.no_cover
@pytest.mark.clause("FL-A6", "FL-R3", "FL-E3", "FL-I1")
@pytest.mark.parametrize(("players", "options"), GAMES)
def test_water_and_edges_are_what_plain_python_finds(players, options):
    for state in games(players, options, 7):
        view = state.view(None)
        board = plain_board(view)
        wild = {spot(cell.cell) for cell in view.cells if cell.tile == "scenario"}
        taken = {spot(cell.cell) for cell in view.cells}
        for animal in view.animals:
            reached = plain_flood(board, spot(animal.cell))
            assert {spot(cell.cell) for cell in view.cells if animal.id in cell.water} == reached
            if animal.path:
                assert {spot(cell) for cell in animal.path} <= reached
                assert animal.path[-1] == "r3c3"
            assert bool(animal.path) == ((3, 3) in reached)
        if view.boat:
            for row, column in taken - wild:
                for edge, (down, right, opposite) in STEPS.items():
                    there = (row + down, column + right)
                    if there in taken - wild:
                        assert (edge in board[row, column]["open"]) == (opposite in board[there]["open"])
        if state.over:
            assert view.won == all(animal.path for animal in view.animals)


@pytest.mark.no_cover
@pytest.mark.clause("FL-E1", "FL-E2", "FL-E6")
@pytest.mark.parametrize(("players", "options"), [GAMES[0], GAMES[2], GAMES[3]])
def test_legal_placements_are_what_plain_python_finds(players, options):
    """The rules of placement once more, over dictionaries, for every drawn, moved and returned tile."""
    forms = {"straight": ["ns", "ew"], "curve": ["ne", "es", "sw", "nw"], "tee": ["new", "nes", "esw", "nsw"]}
    stems = {"new": "n", "nes": "e", "esw": "s", "nsw": "w"}
    tested = Counter()
    for state in (state for seed in (9, 10, 11) for state in games(players, options, seed)):
        view = state.view(None)
        if state.over or view.in_hand is None:
            continue
        tested[view.in_play] += 1
        moved = view.in_play == "current"  # then water does not matter (FL-G3)
        one_arm = state.game.options["obstacle"] == "one_arm"
        shape, _, obstacle = view.in_hand.partition("-")
        around = forms.get(shape, ["nesw"])
        ways = [(form, set(form)) for form in around]
        if shape == "scenario":
            obstacle, ways = "scenario", [("wild", set())]
        elif obstacle:
            ways = [(form, set(form) - {stems[form]} if one_arm and form in stems else set()) for form in around]
            if one_arm and shape == "cross":
                ways = [(f"nesw/{arm}", set("nesw") - {arm}) for arm in "nesw"]
        board = plain_board(view)
        wild = {spot(cell.cell) for cell in view.cells if cell.tile == "scenario"}
        empty = set(board) - {spot(cell.cell) for cell in view.cells}
        left_cell = None if view.lifted_from is None else spot(view.lifted_from)
        corners = [(0, 0), (0, 6), (6, 0), (6, 6)]
        water = set().union(*(plain_flood(board, corner) for corner in corners))
        expected = set()
        for row, column in empty - {left_cell}:
            for form, wet in ways:
                opened = "" if form == "wild" else form.partition("/")[0]
                neighbours = {edge: (row + d, column + r) for edge, (d, r, _) in STEPS.items()}
                touched = {edge: at for edge, at in neighbours.items() if at in board and at not in empty}
                matches = form == "wild" or all(
                    (edge in opened) == (STEPS[edge][2] in board[at]["open"])
                    for edge, at in touched.items()
                    if at not in wild
                )
                fed = (
                    bool(touched)
                    if moved
                    else any(
                        edge in opened and at in water and STEPS[edge][2] in board[at]["wet"]
                        for edge, at in touched.items()
                    )
                )
                if not (matches and fed):
                    continue
                after = {**board, (row, column): {"open": opened, "wet": wet}}
                left = empty - {(row, column)}
                if obstacle and any(
                    blocked(after, left, corner) and not blocked(board, empty, corner) for corner in corners
                ):
                    continue
                expected.add(f"place r{row}c{column} {form}")
        assert {text for text in state.legal_texts() if text.startswith("place")} == expected
    assert tested[None] > 30
    assert tested["current"] > 0
    assert tested["return"] > 0


def blocked(board, empty, corner):
    """Whether an animal has neither the boat nor a way on."""
    reached = plain_flood(board, corner)
    if (3, 3) in reached:
        return False
    return not any(
        edge in board[row, column]["wet"] and (row + down, column + right) in empty
        for row, column in reached
        for edge, (down, right, _) in STEPS.items()
    )


@pytest.mark.no_cover
@pytest.mark.clause("FL-F5", "FL-F6", "FL-F7", "FL-H7", "FL-F8")
@pytest.mark.parametrize(("players", "options"), [GAMES[1], GAMES[3], GAMES[5]])
def test_waves_take_what_plain_python_says(players, options):
    lines = (0, 1, 2, 4, 5, 6)
    waves = 0
    for seed in range(4):
        last = None
        for state in games(players, options, seed + 20):
            view = state.view(None)
            if (
                last is not None
                and view.round > last.round
                and state.game.text(state.played[-1]) in ("tide", "die white", "die black")
            ):
                waves += 1
                remain = "obstacles-remain" in view.scenarios
                row = lines[view.wave.white - 1] if view.wave.white else None
                column = lines[view.wave.black - 1] if view.wave.black else None
                swept, spared = [], []
                for cell in last.cells:
                    at = spot(cell.cell)
                    hits = (at[0] == row) + (at[1] == column)
                    stubborn = cell.tile == "scenario" or str(cell.tile).endswith("obstacle")
                    if cell.what != "tile" or not hits or (remain and stubborn):
                        continue
                    (spared if cell.bird and hits == 1 else swept).append(cell.cell)
                assert (view.wave.swept, view.wave.spared) == (swept, spared)
                kept = {cell.cell: cell.open for cell in last.cells if cell.what == "tile" and cell.cell not in swept}
                assert {cell.cell: cell.open for cell in view.cells if cell.what == "tile"} == kept
            last = view
    assert waves > 5


@pytest.mark.no_cover
@pytest.mark.clause("FL-C3", "FL-B3")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_only_the_active_player_is_ever_asked(players):
    for state in games(players, {"difficulty": "medium"}, players):
        if not state.over:
            assert state.seat == state.view(None).active
            others = [seat for seat in range(players) if seat != state.seat]
            assert all(state.view(seat).legal == [] for seat in (*others, None))


def test_the_same_seed_is_the_same_game():
    for options in ({}, {"difficulty": "inconceivable"}):
        hashes = [[state.hash for state in games(3, options, 4)] for _ in range(2)]
        assert hashes[0] == hashes[1]
    assert game(3).new(1).hash != game(3).new(2).hash


def test_dice_are_fair():
    faces = Counter()
    for seed in range(60):
        state = game(1, turns="none").new(seed)
        for _ in range(10):
            state.play("tide", environment=True)
            wave = state.view(None).wave
            faces[wave.white] += 1
            faces[wave.black] += 1
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(150 < count < 250 for count in faces.values())
