"""The box as data: evidence for every value, packs that change it, and what cannot be played."""

from __future__ import annotations

import msgspec
import pytest

import riverrun as rr
from riverrun.games.flow.content import validate
from riverrun.kernel.language.sentences import Sentence

from .table import game, play

ANIMALS = """
[[animal]]
id = "{}"
name = "a bear"
row = 0
column = 0
evidence = {{ name = "invented" }}
[[animal]]
id = "{}"
name = "a bee"
row = 0
column = 6
evidence = {{ name = "invented" }}
[[animal]]
id = "{}"
name = "an ape"
row = 6
column = 0
evidence = {{ name = "invented" }}
[[animal]]
id = "{}"
name = "a roe"
row = 6
column = 6
evidence = {{ name = "invented" }}
"""


def pack(folder, **files):
    """A content pack with these files."""
    (folder / "pack.toml").write_text('game = "flow"\nname = "Trial"\nevidence = "invented"\n')
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text)
    return folder


@pytest.mark.clause("FL-A4", "FL-A7")
def test_every_value_has_its_evidence():
    content = game().content
    for tile in content.tiles:
        assert {"shape", "count"} <= set(tile.evidence)
    for card in (*content.cards, *content.scenarios):
        assert card.evidence["count"] == card.evidence["effect"] == "rulebook"
    assert set(content.facts.evidence) == {"birds", "cards_each", "levels", "lines", "colours"}


def test_a_pack_changes_the_mix(tmp_path):
    folder = pack(
        tmp_path,
        tiles='[[tile]]\nid = "straight"\ncount = 10\n[[tile]]\nid = "cross"\ncount = 5\n',
        cards='[[card]]\nid = "support"\ncount = 2\n[[card]]\nid = "return"\ncount = 3\n',
        scenarios='[[scenario]]\nid = "obstacles"\ncount = 3\n[[scenario]]\nid = "one-card"\ncount = 2\n',
        box="cards_each = [5, 2, 1, 1, 1, 1]\n",
    )
    changed = rr.game("flow", 1, content=folder)
    state = changed.new(1)
    assert state.view(0).mix["straight"] == 10
    assert state.view(0).hands[0].held == 5
    assert changed.content_hash != game(1).content_hash
    assert state.check() == []
    play(state, "draw")


def test_titles_do_not_change_the_games_hash(tmp_path):
    folder = pack(tmp_path, cards='[[card]]\nid = "support"\nname = "Helping paw"\n')
    renamed = rr.game("flow", 2, content=folder)
    assert renamed.content_hash == game(2).content_hash
    state = renamed.restore({"hands": [["support"], []]})
    assert state.explain("play support").text == "There is no tile on the board for Helping paw."
    assert renamed.rulebook.faces(renamed)[9].name == "Helping paw"


def test_titles_and_texts_are_the_catalogues_unless_a_pack_has_its_own(tmp_path):
    faces = {face.id: face for face in game().rulebook.faces(game())}
    assert faces["support"].text == Sentence("fl-effect-support")
    assert {face.name for face in faces.values()} == {None}
    own = '[[tile]]\nid = "scenario"\nname = "boulder"\n[[tile]]\nid = "tee"\nname = "fork"\n'
    folder = pack(tmp_path, tiles=own, cards='[[card]]\nid = "bird"\ntext = "Chirp."\n')
    of = rr.game("flow", 2, content=folder, scenarios="obstacles")
    assert of.restore({"in_hand": "tee", "decision": "tile"}).decision.text.startswith("You have a fork: place it")
    board = [{"cell": "r2c4", "tile": "scenario"}]
    state = of.restore({"board": board, "hands": [["bird", "support"], []]})
    assert state.explain("play bird").text == "Bird: Chirp."
    play(state, "play support", "aim r2c4")
    assert "p1 removes the boulder at row 3, column 4." in [event.text for event in state.events()]


@pytest.mark.clause("FL-A3", "FL-A4", "FL-A8", "FL-B2", "FL-B4", "FL-G2", "FL-H1", "FL-R12")
@pytest.mark.parametrize(
    ("file", "text", "says"),
    [
        ("tiles", '[[tile]]\nid = "tee"\ncount = 8\n', "There are 43 map tiles; the box has 42 (FL-A4)."),
        ("tiles", '[[tile]]\nid = "tee"\ncount = -1\n', "There cannot be fewer than 0 of ‘tee’."),
        (
            "tiles",
            '[[tile]]\nid = "tea"\ncount = 1\n',
            "there is no tile ‘tea’ to change; give one of 9, such as tee, ",
        ),
        (
            "tiles",
            '[[tile]]\nid = "tee"\nopen = "ns"\n',
            "The shape of the tile ‘tee’ is fixed: a pack changes its count and its name (FL-A8).",
        ),
        ("tiles", '[[tile]]\nid = "tee"\ncount = "many"\n', "‘tee.count’ must be int, not str."),
        ("tiles", '[[tile]]\nid = "tee"\nobstacle = true\n', "The shape of the tile ‘tee’ is fixed"),
        ("tiles", "[[tile]]\ncount = 3\n", "every [[tile]] names by its id what it changes."),
        ("tiles", "[[tile]]\nid = []\n", "every [[tile]] names by its id what it changes."),
        ("cards", '[[card]]\nid = "support"\nname = " "\n', "The name of ‘support’ is empty."),
        ("tiles", "tile = 3\n", "a pack writes each tile as a [[tile]] table."),
        ("tiles", "tile = [3]\n", "a pack writes each tile as a [[tile]] table."),
        (
            "tiles",
            '[[tile]]\nid = "scenario"\ncount = 7\n',
            "There are at least two scenario tiles for each Scenario obstacles card",
        ),
        ("cards", '[[card]]\nid = "bird"\ncount = 4\n', "There are 16 action cards; the box has 15 (FL-A7)."),
        (
            "cards",
            '[[card]]\nid = "bird"\ncount = 4\n[[card]]\nid = "support"\ncount = 2\n',
            "There are 3 bird tokens, and no more Bird cards than that (FL-G2).",
        ),
        (
            "scenarios",
            '[[scenario]]\nid = "one-card"\ncount = 0\n',
            "There are 10 scenario cards; the box has 11 (FL-A7).",
        ),
        (
            "scenarios",
            '[[scenario]]\nid = "no-communication"\ncount = 6\n[[scenario]]\nid = "obstacles"\ncount = 0\n',
            "There are at least 6 scenario cards besides No Communication (FL-B4, FL-R12).",
        ),
        ("box", "birds = 4\n", "There are 3 bird tokens, and no more Bird cards than that (FL-G2)."),
        (
            "box",
            "cards_each = [16, 2, 1, 1, 1, 1]\n",
            "‘cards_each’ says how many cards each of 1 to 6 players is dealt",
        ),
        ("box", "cards_each = [3]\n", "‘cards_each’ says how many cards each of 1 to 6 players is dealt"),
        ("box", "levels = [0, 1, 2, 3, 4, 5, 7]\n", "‘levels’ says how many scenario cards each difficulty has"),
        (
            "box",
            "lines = [0, 1, 2, 3, 4, 5]\n",
            "‘lines’ says which line each of six faces hits: 0 to 6 once each, never 3 (FL-A3).",
        ),
        ("box", "lines = [0, 0, 0, 6, 6, 6]\n", "0 to 6 once each, never 3 (FL-A3)."),  # obstacles would find no space
        ("box", 'colour = "blue"\n', "there is no field ‘colour’; give birds, cards_each,"),
        ("box", "animal = []\n", "The four animals sit in the corners, row by row (FL-A1)."),
        (
            "box",
            ANIMALS.format("bear", "bee", "ape", "roe").replace('name = "a bee"', ""),
            "The name of ‘bee’ is missing.",
        ),
    ],
)
def test_what_cannot_be_played_is_refused(refused, tmp_path, file, text, says):
    folder = pack(tmp_path, **{file: text})
    assert says in refused(rr.BadContent, rr.game, "flow", 2, content=folder)


@pytest.mark.clause("FL-A1")
def test_other_animals_may_sit_in_the_corners(refused, tmp_path):
    """Each is told from the others and from the boat, whatever the letters of its name."""
    state = rr.game("flow", 2, content=pack(tmp_path, box=ANIMALS.format("bear", "bee", "eb", "ra"))).new(1)
    assert "E a bear, 2 a bee, 3 an ape and R a roe" in " ".join(state.screen(None).split())
    assert state.game.restore(msgspec.to_builtins(state.document())).hash == state.hash
    for ids in (("bear", "bear", "ape", "roe"), ("", "bee", "ape", "roe")):
        folder = pack(tmp_path, box=ANIMALS.format(*ids))
        assert "an id of its own (FL-A1)." in refused(rr.BadContent, rr.game, "flow", 2, content=folder)


@pytest.mark.clause("FL-B4")
def test_listed_scenario_cards_are_those_of_the_pack(refused, tmp_path):
    folder = pack(
        tmp_path, scenarios='[[scenario]]\nid = "obstacles"\ncount = 3\n[[scenario]]\nid = "one-card"\ncount = 2\n'
    )
    state = rr.game("flow", 2, content=folder, scenarios="one-card,one-card").new(1)
    assert state.view(None).scenarios == ["one-card", "one-card"]
    four = ",".join(["obstacles"] * 4)
    assert "At most 3 of the scenario card “obstacles”" in refused(
        rr.BadOption, rr.game, "flow", 2, content=folder, scenarios=four
    )


def test_a_pack_for_another_game_is_refused(refused, tmp_path):
    folder = pack(tmp_path)
    (folder / "pack.toml").write_text('game = "chess"\nname = "Trial"\nevidence = "invented"\n')
    assert "is a pack for chess, not for flow" in refused(rr.BadContent, rr.game, "flow", 2, content=folder)


def test_the_box_is_fine():
    validate(game().content)


@pytest.mark.clause("FL-K3", "FL-K4", "FL-A6", "FL-D2", "FL-B3", "FL-B4")
def test_every_option_names_its_clause_and_every_value_makes_a_game():
    book = rr.rulebook("flow")
    assert {option.clause for option in book.options.values()} == {
        *("FL-K3", "FL-K4", "FL-B4", "FL-A6", "FL-D2", "FL-B3"),
    }
    for name, option in book.options.items():
        for value in option.values:
            state = rr.game("flow", 6, **{name: value}).new(1)
            assert state.game.options[name] == value
            assert state.legal()
