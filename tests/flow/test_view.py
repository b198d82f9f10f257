"""What the page and the terminal get: views, events and the screen."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import riverrun as rr
from riverrun.games.flow.rules import RULES
from riverrun.games.flow.setup import Happened
from riverrun.games.flow.terms import Roll
from riverrun.games.flow.view import View
from riverrun.kernel.jit.record_view import record_view
from riverrun.kernel.journal import EVERYONE
from riverrun.kernel.language.catalogue import LANGUAGES
from riverrun.kernel.language.line_breaks import columns
from riverrun.kernel.language.sentences import language

from .table import FOURTEEN, game, no_stack, play, rolled, stack_of, table, told

SHUT = ("r0c1 nw", "r1c0 nw", "r0c5 ne", "r1c6 ne", "r6c1 sw", "r5c0 sw", "r6c5 es", "r5c6 es")


def cell(state, name):
    return next(cell for cell in state.view(None).cells if cell.cell == name)


def test_cells_tell_what_lies_there():
    state = table("r0c1 ew bird", "r1c0 ns obstacle", "r2c4 scenario")
    assert (cell(state, "r0c1").tile, cell(state, "r0c1").open, cell(state, "r0c1").bird) == ("straight", "ew", True)
    assert cell(state, "r0c1").water == ["cat"]
    assert (cell(state, "r1c0").tile, cell(state, "r1c0").dry, cell(state, "r1c0").water) == (
        "straight-obstacle",
        "ns",
        [],
    )
    assert (cell(state, "r2c4").tile, cell(state, "r2c4").open) == ("scenario", "")
    assert (cell(state, "r0c0").what, cell(state, "r0c0").tile) == ("animal", "cat")
    assert (cell(state, "r3c3").what, cell(state, "r3c3").boat) == ("boat", True)
    taken = "r0c0 r0c1 r0c6 r1c0 r2c4 r3c3 r6c0 r6c6"
    assert [cell.cell for cell in state.view(None).cells] == taken.split()


def test_paths_lead_from_the_animals_to_the_boat():
    view = table(*(tile for tile in FOURTEEN if tile != "r3c5 ew")).view(None)
    paths = {animal.id: animal.path for animal in view.animals}
    assert paths["cat"] == ["r0c0", "r1c0", "r2c0", "r3c0", "r3c1", "r3c2", "r3c3"]
    assert paths["capybara"] == ["r6c0", "r5c0", "r4c0", "r3c0", "r3c1", "r3c2", "r3c3"]
    assert paths["dog"] == paths["lemur"] == []
    assert [animal.home for animal in view.animals] == [True, False, True, False]


def test_blocked_animals_are_told():
    view = table("r0c1 nw", "r1c0 nw").view(None)
    assert [animal.blocked for animal in view.animals] == [True, False, False, False]


def test_animals_need_tiles_until_their_way_is_complete_or_barred():
    assert [animal.needs for animal in table().view(None).animals] == [5, 5, 5, 5]
    assert [animal.needs for animal in table("r0c1 nw", "r1c0 nw").view(None).animals] == [None, 5, 5, 5]
    one_left = table(*(tile for tile in FOURTEEN if tile != "r3c5 ew")).view(None)
    assert [animal.needs for animal in one_left.animals] == [0, 1, 0, 1]


def test_water_comes_in_from_where_it_is_nearer_to_an_animal():
    state = table("r0c1 esw", "r0c2 ew", "r1c1 ns obstacle")
    assert [cell(state, name).into for name in ("r0c0", "r0c1", "r0c2", "r1c1")] == ["", "w", "w", ""]


@pytest.mark.parametrize("obstacle", ["whole", "one_arm"])
def test_faces_tell_how_tiles_may_lie_a_quarter_turn_to_the_right_each_time(obstacle):
    """FL-A6, FL-A8"""
    flow = rr.game("flow", players=2, obstacle=obstacle)
    pieces = {face.id: face.forms for face in flow.rulebook.faces(flow)}
    assert list(pieces["tee"]) == ["new", "nes", "esw", "nsw"]
    assert pieces["straight-obstacle"] == {"ns": "ns", "ew": "ew"}
    assert pieces["tee-obstacle"]["new"] == ("n" if obstacle == "one_arm" else "new")
    assert list(pieces["cross-obstacle"]) == (
        ["nesw/n", "nesw/e", "nesw/s", "nesw/w"] if obstacle == "one_arm" else ["nesw"]
    )
    assert pieces["scenario"] == {"wild": ""}
    assert pieces["bird"] == {}


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(6))
def test_a_card_tells_its_targets_before_it_is_played(seed):
    """FL-C5, FL-C7, FL-G1, FL-G2, FL-G3, FL-G6: the same as the rules offer once it is."""
    options = [{"difficulty": "inconceivable"}, {"obstacle": "one_arm", "difficulty": "medium"}, {}][seed % 3]
    chance = random.Random(seed)
    state = rr.game("flow", players=2 + seed % 2, **options).new(seed=seed)
    seen = set()
    while not state.over:
        targets = state.view(state.seat).targets
        assert state.view(None).targets == {}
        played = {text.removeprefix("play ") for text in state.legal_texts() if text.startswith("play ")}
        assert set(targets) == played - {"fishing", "calm-waters"}
        for card in sorted(targets):
            seen.add(card)
            first = play(state.copy(), f"play {card}")
            assert sorted(f"aim {target}" for target in targets[card]) == sorted(first.legal_texts())
            for target, forms in chance.sample(sorted(targets[card].items()), min(2, len(targets[card]))):
                then = play(first.copy(), f"aim {target}")
                placed = [f"place {cell} {form}" for form, cells in forms.items() for cell in cells.split()]
                assert sorted(placed) == sorted(then.legal_texts() if card in ("current", "return") else [])
        state.play(chance.choice(state.legal()))
    assert seen


def test_the_tile_in_hand_and_where_it_came_from():
    view = play(table("r0c1 ew bird", cards="current"), "play current", "aim r0c1").view(1)
    assert (view.in_hand, view.lifted_from, view.bird_in_hand, view.in_play) == ("straight", "r0c1", True, "current")
    assert view.decision.about == "current"
    assert view.legal == []


def test_the_last_wave_is_seen_until_the_next():
    state = table("r2c0 ns bird", "r2c1 ns", turns="none", rng=rolled(3, 6))
    assert state.view(None).wave is None
    play(state, "tide", "draw")
    wave = state.view(None).wave
    assert (wave.white, wave.black, wave.swept, wave.spared) == (3, 6, ["r2c1"], ["r2c0"])


def test_views_are_typed_and_survive_json():
    for options in ({}, {"difficulty": "inconceivable"}):
        state = game(3, **options).new(2)
        rng = random.Random(2)
        for _ in range(40):
            if state.over:
                break
            view = state.view(state.seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
            assert [move.move for move in view.legal] == state.legal()
            state.play(rng.choice(state.legal()))


def wired(view: object) -> dict[str, Any]:
    """A view, or a seat's part of one, as it arrives over the wire."""
    return msgspec.json.decode(msgspec.json.encode(view))


@pytest.mark.no_cover
@pytest.mark.clause("FL-J3")
@pytest.mark.parametrize("scenarios", ["one-card", "no-communication,single-path"])
def test_all_seats_see_the_same_but_for_what_the_game_calls_private(scenarios):
    differ = set()
    for seed in range(3):
        state = game(3, scenarios=scenarios).new(seed)
        rng = random.Random(seed)
        while not state.over:
            views = [wired(state.view(seat)) for seat in (None, 0, 1, 2)]
            differ |= {name for view in views for name in view if view[name] != views[0][name]}
            public = record_view(state.seen_by(None))
            for seat in range(3):
                own = wired(state.own_view(seat, public))
                assert views[0] | own == views[seat + 1]
            state.play(rng.choice(state.legal()))
    always = {"seat", "legal", "legal_args", "targets"}
    assert differ == (always | {"hands"} if "no-communication" in scenarios else always)


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_the_screen_is_said_in_every_language(spoken):
    board = ("r0c1 ew bird", "r1c0 nes obstacle", "r2c4 scenario")
    late = {"late": True, "in_hand": "tee", "calm": True, "waves": 1, "white": 3, "black": 2, "swept": ["r2c0"]}
    state = table(*board, cards="support support bird", revealed=["curve"], spared=["r2c1"], **late)
    with language(spoken):
        screen = state.screen(0)
    assert "r0   C═ ═══*" in screen
    assert "{" not in screen
    assert max(map(columns, screen.splitlines())) <= 80
    assert ("Time is up." in screen) == (spoken == "en")


def test_the_screen_fits_80_columns_and_names_what_matters():
    for players, options in ((1, {"difficulty": "inconceivable"}), (6, {}), (2, {"obstacle": "one_arm"})):
        state = game(players, **options).new(9)
        rng = random.Random(9)
        while not state.over:
            screen = state.screen(0)
            assert max(map(columns, screen.splitlines())) <= 80
            assert f"{state.position.stack_size} tile" in screen
            state.play(rng.choice(state.legal()))
        assert ("the game is won" in state.screen(None)) == bool(state.position.won)


def test_the_screen_in_full():
    board = ("r0c1 ew bird", "r1c0 nes obstacle", "r2c4 scenario")
    late = {"late": True, "in_hand": "tee", "calm": True, "waves": 1, "white": 3, "black": 0, "swept": ["r2c0"]}
    screen = table(*board, cards="support support bird", revealed=["curve"], **late).screen(1)
    assert "Time is up." in screen
    assert " ═C" not in screen
    assert "r0   C═ ═══*" in screen
    assert "r1   ├─" in screen
    assert "#" in screen
    assert "Revealed: 1 × curve." in screen
    assert "In hand: tee." in screen
    assert "Calm Waters is in effect." in screen
    assert "The last wave: white 3. It took r2c0." in screen
    assert "P1  2 × Support and Bird (active)" in screen
    assert screen.splitlines()[-1] == "P2  no cards"
    lifted = play(table("r0c1 ew bird", cards="current"), "play current", "aim r0c1").screen(None)
    assert "In play: Current." in lifted
    assert "In hand: straight with a bird." in lifted
    spared = table(waves=1, white=1, black=2, spared=["r0c1"]).screen(None)
    assert "The last wave: white 1 and black 2. It took nothing. Birds protected r0c1." in spared


def test_dry_arms_are_named_on_the_screen():
    assert "Dry arms: r1c0 e." in table("r1c0 nes obstacle", obstacle="one_arm").screen(None)
    assert "Dry arms" not in table("r1c0 nes obstacle").screen(None)


# Events


@pytest.mark.no_cover
def test_every_kind_of_event_has_words_and_a_clause():
    kinds = {kind.name.lower() for kind in RULES.chapters.table("EVENTS")}
    assert len(kinds) == 35
    clauses = game().rulebook.clauses
    seen = set()
    for players, options in (
        (3, {"difficulty": "inconceivable", "turns": "3"}),
        (2, {"scenarios": "no-communication,single-path"}),
    ):
        for seed in range(25):
            state = game(players, **options).new(seed)
            rng = random.Random(seed)
            while not state.over:
                state.play(rng.choice(state.legal()))
            for event in (*state.events(0), *state.events(1)):
                assert event.clause in clauses
                assert event.text[0].isupper() or event.text[0] == "p"
                assert event.text.endswith(".")
                assert "{" not in event.text
                seen.add(event.kind)
    assert kinds - seen <= {"won"}


@pytest.mark.parametrize(
    ("state", "moves", "kind", "text"),
    [
        (lambda: table(stack=stack_of("tee")), "draw", "drawn", "p1 draws a tee."),
        (
            lambda: table(in_hand="cross"),
            "place r0c1 nesw",
            "placed",
            "p1 places the cross at row 1, column 2, open to the north, east, south and west.",
        ),
        (
            lambda: table("r0c1 ew bird", cards="support"),
            "play support, aim r0c1",
            "bird_off",
            "The bird at row 1, column 2 flies off; the tile is gone.",
        ),
        (
            lambda: table("r2c0 ns bird", rng=rolled(3, 6)),
            "tide",
            "bird_off",
            "The bird at row 3, column 1 flies off; the tile stays.",
        ),
        (lambda: table(in_hand="cross"), "tide", "expired", "The round ends: p1 finishes the turn."),
        (table, "tide", "expired", "The round ends: p1 loses the turn."),
        (lambda: table(calm=True, rng=rolled(4, 0, dice=1)), "tide, die white", "rolled", "p1 rolls white 4."),
        (lambda: table(rng=rolled(4, 2)), "tide", "rolled", "p1 rolls white 4 and black 2."),
        (
            lambda: table(in_hand="cross", **no_stack(elsewhere=["cross"])),
            "place r0c1 nesw",
            "lost",
            "p2 has no tile to draw and no card to play: you lose.",
        ),
    ],
)
def test_what_events_say(state, moves, kind, text):
    played = play(state(), *moves.split(", "))
    assert [event.text for event in played.events() if event.kind == kind] == [text]


@pytest.mark.clause("FL-D4", "FL-D5", "FL-F2", "FL-F3", "FL-F6", "FL-F7", "FL-G1")
@pytest.mark.parametrize(
    ("state", "moves", "kind", "clause"),
    [
        (lambda: table(*SHUT, in_hand="tee"), "discard", "discarded", "FL-D5"),
        (lambda: table(*SHUT, in_hand="tee-obstacle"), "discard", "discarded", "FL-D4"),
        (lambda: table("r0c1 ew bird", cards="support"), "play support, aim r0c1", "bird_off", "FL-G1"),
        (lambda: table("r2c0 ns bird", rng=rolled(3, 6)), "tide", "bird_off", "FL-F6"),
        (lambda: table("r2c0 ns bird", rng=rolled(3, 1)), "tide", "bird_off", "FL-F7"),
        (lambda: table(in_hand="cross"), "tide", "expired", "FL-F2"),
        (table, "tide", "expired", "FL-F3"),
    ],
)
def test_which_clause_events_cite(state, moves, kind, clause):
    played = play(state(), *moves.split(", "))
    assert [event.clause for event in played.events() if event.kind == kind] == [clause]


@pytest.mark.clause("FL-H1", "FL-H2", "FL-R12", "FL-R16")
def test_which_clause_a_repeated_roll_and_a_replaced_card_cite():
    cited = {"obstacle": set(), "replaced": set()}
    for players in (1, 2):
        for seed in range(40):
            for event in game(players, difficulty="inconceivable").new(seed).events():
                if event.kind in cited:
                    cited[event.kind].add(
                        (players if event.kind == "replaced" else event.facts["outcome"], event.clause)
                    )
    assert cited["replaced"] == {(1, "FL-R12"), (2, "FL-H2")}
    assert {clause for outcome, clause in cited["obstacle"] if outcome != "no-facing"} == {"FL-H1"}
    facing = event_of(game(2), Happened.OBSTACLE, 13, 2, 6, Roll.NO_FACING)
    assert facing.clause == "FL-R16"


def event_of(of, kind, *numbers):
    """The event of a journal row with these numbers, told to all."""
    return of.rulebook.event(of, (int(kind), EVERYONE, 0, *map(int, numbers)))


@pytest.mark.clause("FL-I1")
def test_an_animal_that_gets_home_is_told():
    board = tuple(tile for tile in FOURTEEN if tile not in ("r3c5 ew", "r3c2 ew"))
    state = play(table(*board, in_hand="straight"), "place r3c2 ew")
    assert [fact["animal"] for fact in told(state, "home")] == ["cat", "capybara"]


def test_the_catalogue_names_every_piece():
    faces = game().rulebook.faces(game())
    kinds = [face.kind for face in faces]
    assert (kinds.count("tile"), kinds.count("card"), kinds.count("scenario")) == (9, 6, 7)
    assert all(face.evidence for face in faces)
    assert all(face.text.text.endswith(".") for face in faces if face.kind != "tile")
    assert rr.rulebook("flow").usual in rr.rulebook("flow").seats
