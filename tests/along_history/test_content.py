"""The box and its packs: what is in it, where values come from, what a pack may change, what is refused."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

import riverrun as rr
from riverrun.games.along_history.acquiring import is_free, population_cost
from riverrun.games.along_history.content import load

from .table import cards, game, numbers, play, seat, table, told

FOLDER = Path(rr.__file__).parent / "games" / "along_history" / "content"
PACK = 'game = "along-history"\nname = "Test"\nevidence = "invented"\n'
NEW = """
[[card]]
id = "bonfire"
replaces = "fire"
name = "Bonfire"
age = "prehistory"
type = "progress"
cost = { population = 5, resource = "culture", count = 1 }
vp = 3
bonuses = [{ kind = "culture" }]
linked = true
effects = [{ verb = "free_acquire", card = "wolves" }]
"""


def pack(folder: Path, **files: str) -> Path:
    """A content pack in a folder."""
    (folder / "pack.toml").write_text(PACK, "utf-8")
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


def card(text: str, id: str = "forest") -> str:
    return f'[[card]]\nid = "{id}"\n{text}\n'


def with_pack(folder: Path, **files: str) -> rr.Game:
    return rr.game("along-history", 2, content=pack(folder, **files))


@pytest.mark.clause("AH-4", "AH-7", "AH-12")
def test_the_box():
    content = game().content
    assert Counter(one.age for one in content.cards) == {"prehistory": 49, "antiquity": 54, "middle_ages": 59}
    assert Counter(one.value for one in content.counters) == {1: 5, 2: 3, 3: 5, 4: 3, 5: 5, 6: 2, 7: 2}
    types = Counter((one.age, one.type) for one in content.cards)
    assert [types["prehistory", kind] for kind in ("terrain", "character", "progress", "wonder", "calamity")] == [
        11,
        8,
        17,
        4,
        9,
    ]
    for board in content.boards:
        assert Counter(space.value for space in board.spaces) == {1: 5, 2: 3, 3: 4, 4: 3, 5: 3, 6: 2, 7: 1}
    pawns = content.facts.pawns
    assert len(pawns.green.faces) + len(pawns.blue.faces) + len(pawns.coin.faces) == 16


@pytest.mark.clause("AH-4", "AH-7")
def test_every_value_says_where_it_comes_from():
    def walk(value):
        if isinstance(value, dict):
            for key, one in value.items():
                if key == "evidence":
                    marks = [one] if isinstance(one, str) else one.values()
                    assert set(marks) <= {"rulebook", "public", "inferred", "invented"}
                walk(one)
        elif isinstance(value, list):
            for one in value:
                walk(one)

    for name in ("cards", "counters", "boards", "box"):
        walk(tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8")))
    fire = next(one for one in game().content.cards if one.id == "fire")
    assert (fire.evidence.bonuses, fire.evidence.population, fire.effects[0].evidence) == (
        "rulebook",
        "invented",
        "rulebook",
    )


@pytest.mark.clause("AH-23")
def test_even_a_player_without_cards_can_pay_any_card():
    """Not Active, with 1 UR, on 3, 3, 3 and a fitting blue die."""
    for one in game().content.cards:
        coin = "" if one.age == "prehistory" else " 3"
        id = one.id.replace("_", "-")
        state = table(
            seat(row=id, ur=1),
            seat(),
            ages=one.age,
            dice=f"3 3 3 {one.cost.resource} war war{coin}",
            active=1,
            turn_player=0,
            tigers_done=True,
        )
        assert id in cards(state)


# Packs that are played


def test_a_pack_changes_values(tmp_path):
    played = with_pack(
        tmp_path,
        cards=card('vp = 4\nname = "Jungle"'),
        counters='[[counter]]\nid = "vp-2"\ncondition = { kind = "vp_sum", n = 3 }\n',
    )
    assert played.box.vp[0] == 4
    state = table(seat("forest"), seat(), on=played)
    assert state.position.vp[0] == 4
    assert str(played.lexicon.refs[0].name) == "Jungle"
    changed = next(one for one in played.content.cards if one.id == "forest")
    assert (changed.evidence.vp, changed.evidence.bonuses) == ("invented", "rulebook")
    assert played.box.asks[4] == 3


def test_links_follow_a_replaced_card(tmp_path):
    played = with_pack(tmp_path, cards=NEW)
    assert played.lexicon.ids[19] == "bonfire"
    state = table(seat("homo-erectus", row="bonfire"), seat(), on=played)
    assert is_free(played.box, state.position, 0, 19)  # Homo Erectus gives what took Fire's place
    play(state, "bonfire")
    assert told(state, "free") == [{"seat": 0, "card": "bonfire"}]
    assert not is_free(played.box, state.position, 0, numbers()["rough-winter"])


def test_a_pack_redraws_lines(tmp_path):
    side = next(one for one in tomllib.loads((FOLDER / "boards.toml").read_text("utf-8"))["board"] if one["id"] == "A")
    lines = [line for line in side["forward"] if line["from"] != "start" or line["to"] in ("1a", "1b")]
    lines += [{"from": "1a", "to": one, "evidence": "invented"} for one in ("1c", "1d", "1e")]
    rows = ", ".join(f'{{ from = "{one["from"]}", to = "{one["to"]}", evidence = "invented" }}' for one in lines)
    played = with_pack(tmp_path, boards=f'[[board]]\nid = "A"\nforward = [{rows}]\n')
    state = table(
        seat(), seat(), on=played, board={"1b": "terrain-1"}, agenda=[{"step": "end_turn"}, {"step": "counter"}]
    )
    assert "space 1c" in state.legal_texts()  # by 1a, which is empty


def test_a_pack_changes_effects_and_numbers(tmp_path):
    cheaper = '{ verb = "cost_reduction", type = "progress", population = 2 }'
    effects = f'effects = [{cheaper}, {{ verb = "army", attack = 2, defence = 0 }}]'
    box = "[numbers]\n" + "\n".join(
        line for line in (FOLDER / "box.toml").read_text("utf-8").partition("[numbers]\n")[2].splitlines()
    ).replace("ur_population = { value = 3", "ur_population = { value = 4")
    played = with_pack(tmp_path, cards=card(effects), box=box)
    state = table(seat("forest", row="fire", ur=1), seat(), on=played)
    assert population_cost(played.box, state.position, 0, numbers()["fire"]) == 4
    assert played.box.ur_population == 4


@pytest.mark.no_cover
def test_a_game_with_a_pack_is_played_to_its_end(tmp_path):
    played = with_pack(tmp_path, cards=NEW)
    state = played.new(1)
    while not state.over:
        state.play(rr.random_move(state))
        assert played.rules.sound(played.box, state.position) == 0
    again = rr.read_record(state.record().to_json())
    assert again.verify(played).hash == state.hash


# Packs that are refused

GOLD_MIX = 'bonuses = [{ kind = "gold", amount = 2 }, { kind = "population" }]'
DICE = ("green", "blue", "red", "coin")
BAD = {
    "mixed gold bonuses": {"cards": card(GOLD_MIX)},
    "a link out of the deck": {"cards": card('effects = [{ verb = "free_acquire", card = "homer" }]')},
    "a link to nothing": {"cards": card('effects = [{ verb = "free_acquire", card = "moon" }]')},
    "a link without the symbol": {"cards": card('effects = [{ verb = "free_acquire", card = "fire" }]')},
    "a Calamity without failure": {"cards": card("failure = []", "wolves")},
    "a failure without Calamity": {"cards": card('failure = [{ verb = "lose_gold", amount = 1 }]')},
    "moving on in between": {
        "cards": card('failure = [{ verb = "move_to_events_of" }, { verb = "lose_gold", amount = 1 }]', "wolves")
    },
    "a fourth moving Calamity": {
        "cards": "".join(card('failure = [{ verb = "move_to_events_of" }]', one) for one in ("famine", "flood"))
    },
    "a named card too far ahead": {
        "cards": card(
            'failure = [{ verb = "destroy_named", card = "pompeii" }, { verb = "lose_gold", amount = 1 }, '
            '{ verb = "destroy", type = "terrain", count = 1 }]',
            "tidal_wave",
        )
    },
    "a named card too far ahead of what is there before it, too": {
        "cards": card(
            'failure = [{ verb = "destroy", type = "terrain", count = 1 }, '
            '{ verb = "destroy_named", card = "pompeii" }, { verb = "lose_gold", amount = 1 }, '
            '{ verb = "destroy", type = "terrain", count = 1 }]',
            "tidal_wave",
        )
    },
    "an unknown verb": {"cards": card('effects = [{ verb = "fly" }]')},
    "a verb without its value": {"cards": card('effects = [{ verb = "army", attack = 1 }]')},
    "a value of no use": {"cards": card('effects = [{ verb = "general", rerolls = 1, amount = 2 }]')},
    "a General in Prehistory": {"cards": card('effects = [{ verb = "general", rerolls = 1 }]', "shaman")},
    "a General that is no Character": {"cards": card('effects = [{ verb = "general", rerolls = 1 }]', "oasis")},
    "a reduction of both": {
        "cards": card('effects = [{ verb = "cost_reduction", card = "fire", type = "wonder", population = 1 }]')
    },
    "Tigers that give": {"cards": card('effects = [{ verb = "in_events_population", amount = 2 }]')},
    "too many destroyed": {"cards": card('failure = [{ verb = "destroy", type = "terrain", count = 7 }]', "flood")},
    "a Wonder without UR": {"cards": card("effects = []", "stonehenge")},
    "a UR that is no Wonder": {"cards": card('effects = [{ verb = "gain_universal_resource", amount = 1 }]')},
    "ten Population": {"cards": card('cost = { population = 10, resource = "culture" }')},
    "three of a Resource": {"cards": card('cost = { population = 5, resource = "culture", count = 3 }')},
    "no Gold cost": {"cards": card('cost = { population = 5, resource = "culture", gold = 0 }')},
    "endless VP": {"cards": card("vp = 100")},
    "seven bonuses": {"cards": card("bonuses = [" + '{ kind = "culture" }, ' * 7 + "]")},
    "two copies": {"cards": card("copies = 2")},
    "a transmissible Terrain": {"cards": card("transmissible = true")},
    "a linked Calamity": {"cards": card("linked = true", "wolves")},
    "another deck": {"cards": card('age = "antiquity"')},
    "the same name": {"cards": card('name = "Fire"')},
    "the same id": {"cards": NEW.replace('"bonfire"', '"forest"')},
    "an id with capitals": {"cards": NEW.replace('"bonfire"', '"Bonfire"')},
    "no such card": {"cards": card("vp = 1", "moon")},
    "twice": {"cards": card("vp = 1") + card("vp = 2")},
    "a wrong shape": {"cards": card('vp = "many"')},
    "an unknown value": {"cards": card("moon = 1")},
    "no tables": {"cards": "card = 3\n"},
    "an unknown file": {"moons": "a = 1\n"},
    "a counter of 8": {"counters": '[[counter]]\nid = "vp-2"\nvalue = 8\n'},
    "too few counters": {"counters": '[[counter]]\nid = "vp-16"\nvalue = 6\n'},
    "too few in Prehistory": {"counters": '[[counter]]\nid = "vp-16"\nprehistory = false\n'},
    "a type too many": {
        "counters": '[[counter]]\nid = "vp-2"\ncondition = { kind = "vp_sum", n = 2, type = "wonder" }\n'
    },
    "a bonus too many": {
        "counters": '[[counter]]\nid = "vp-2"\ncondition = { kind = "vp_sum", n = 2, bonus = "gold" }\n'
    },
    "a line to nowhere": {
        "boards": '[[board]]\nid = "A"\nforward = [{ from = "start", to = "9z", evidence = "invented" }]\n'
    },
    "spaces without a line": {
        "boards": '[[board]]\nid = "A"\nforward = [{ from = "start", to = "1a", evidence = "rulebook" }]\nvertical=[]\n'
    },
    "a line to the start": {
        "boards": '[[board]]\nid = "A"\nforward = [{ from = "1a", to = "start", evidence = "invented" }]\n'
    },
    "a line to itself": {
        "boards": '[[board]]\nid = "A"\nvertical = [{ from = "1a", to = "1a", evidence = "invented" }]\n'
    },
    "dice without faces": {
        "box": "[dice]\n" + "".join(f'{die} = {{ faces = [], evidence = "invented" }}\n' for die in DICE)
    },
}


@pytest.mark.clause("AH-98", "AH-102", "AH-R3", "AH-42", "AH-31", "AH-54")
@pytest.mark.parametrize("files", BAD.values(), ids=BAD)
def test_a_pack_that_cannot_be_played_is_refused_in_one_sentence(refused, tmp_path, files):
    refused(rr.BadContent, rr.game, "along-history", 2, content=pack(tmp_path, **files))


def test_a_numbers_file_must_have_them_all(refused, tmp_path):
    numbers_only = '[numbers]\nrow = { value = 3, evidence = "invented" }\n'
    refused(rr.BadContent, rr.game, "along-history", 2, content=pack(tmp_path, box=numbers_only))


@pytest.mark.parametrize(
    ("number", "value"),
    [
        ("row", 4),
        ("ur_most", 3),
        ("ur_start", 3),
        ("ur_population", 0),
        ("ur_resource", 0),
        ("lost_bonus", 10),
        ("initiation_cards", 0),
    ],
)
def test_numbers_that_cannot_be_played_are_refused(refused, tmp_path, number, value):
    text = (FOLDER / "box.toml").read_text("utf-8").partition("[numbers]")[2]
    lines = [
        f'{number} = {{ value = {value}, evidence = "invented" }}' if line.startswith(f"{number} ") else line
        for line in text.splitlines()
    ]
    files = {"box": "[numbers]\n" + "\n".join(lines)}
    refused(rr.BadContent, rr.game, "along-history", 2, content=pack(tmp_path, **files))


def test_the_essence_knows_no_titles_and_no_evidence():
    content = load(None)
    text = str(content.essence())
    assert "evidence" not in text
    assert "Sabre-toothed" not in text
