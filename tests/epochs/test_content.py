"""The box and its packs: what a pack changes is played, and what the rules cannot play is refused (EP-A65, EP-A66)."""

from __future__ import annotations

import pytest

import riverrun as rr
from riverrun.games.epochs.terms import Verb
from riverrun.games.epochs.validation import NEEDS

from .refused_packs import BOARDS, REFUSED, drama
from .table import asked, game, legal, play, seat, stock, table

ACT = {"agenda": [{"step": "choose_action"}, {"step": "action", "a": -1}], "actions_left": 1, "planned": 1}


@pytest.fixture
def pack(tmp_path):
    """`pack(file=text)`: a content pack."""

    def write(**files):
        (tmp_path / "pack.toml").write_text('game = "epochs"\nname = "A test"\nevidence = "invented"\n')
        for name, text in files.items():
            (tmp_path / f"{name}.toml").write_text(text)
        return tmp_path

    return write


def playing(pack, players=2, **files):
    return rr.game("epochs", players, content=pack(**files))


# Counts


@pytest.mark.clause("EP-A65", "EP-1.3", "EP-1.4", "EP-1.5")
def test_what_the_box_holds():
    content = game().content
    assert [len(x) for x in (content.units, content.wonders, content.inventions, content.civilizations)] == [
        54,
        43,
        45,
        6,
    ]
    assert [len(x) for x in (content.governments, content.tiles, content.boards.research.rows)] == [7, 16, 12]
    assert sum(unit.copies for unit in content.units if unit.kind == "basic") == 28
    assert sum(unit.kind == "unique" for unit in content.units) == 4
    assert sum(unit.kind == "market" for unit in content.units) + len(content.wonders) == 86
    assert sum(invention.copies for invention in content.inventions) == 90
    assert sum("barbarian" in hex.features for tile in content.tiles for hex in tile.hexes) <= 10
    assert sum("explore" in hex.features for tile in content.tiles for hex in tile.hexes) == 9
    assert len(type(content.numbers).__struct_fields__) == 46  # and the option `payment`


def test_all_27_verbs_are_used():
    assert len(NEEDS) == len(Verb) - 1 == 27
    content = game().content
    used = set()
    for card in (*content.wonders, *content.inventions, *content.governments):
        used |= {effect.verb for effect in card.effects}
        used |= {one.verb for effect in card.effects for one in effect.do or []}
    for civilization in content.civilizations:
        for ability in civilization.ability:
            used |= {effect.verb for effect in ability.effects}
            used |= {one.verb for effect in ability.effects for one in effect.do or []}
    assert used == NEEDS.keys()


def test_every_number_has_its_clause_and_evidence():
    numbers = game().content.numbers
    clauses = game().rulebook.clauses
    for name in type(numbers).__struct_fields__:
        number = getattr(numbers, name)
        assert number.clause in clauses
        assert number.evidence in ("rulebook", "inferred")


# Packs


@pytest.mark.clause("EP-A66", "EP-6.2")
@pytest.mark.parametrize(("kind", "place"), [("food", 0), ("gold", 3)])
def test_a_city_may_cost_something_else(pack, kind, place):
    on = playing(pack, box=f"city_cost = {{ value = {{ {kind} = 3 }} }}")
    state = table(seat(lands="1.3 2.3", **{kind: 3}), on=on, **ACT)
    play(state, "city 1.3b")
    assert stock(state)[place] == 0


@pytest.mark.clause("EP-A66", "EP-6.3")
@pytest.mark.parametrize("kind", ["gold", "food"])
def test_posts_may_cost_something_else(pack, kind):
    text = f"post_cost_land = {{ value = {{ {kind} = 1 }} }}\npost_cost_sea = {{ value = {{ {kind} = 2 }} }}"
    on = playing(pack, box=text)
    state = table(seat(lands="1.3", **{kind: 2}), on=on, **ACT)
    assert {"post-land 0.2a", "post-sea 4.4b"} <= legal(state)
    play(state, "post-sea 4.4b")
    assert sum(stock(state)) == 0


@pytest.mark.clause("EP-A66", "EP-6.3")
def test_both_may_gain_culture_for_a_post(pack):
    on = playing(pack, box="post_bonus_both = { value = { culture = 1 } }")
    seats = [seat(lands="1.3", production=2), seat(lands="3.3 4.3", cities="3.3b")]
    state = play(table(*seats, on=on, **ACT), "post-sea 3.3b", "yes")
    assert state.position.culture.tolist()[:2] == [1, 1]


@pytest.mark.clause("EP-A66", "EP-7.2")
@pytest.mark.parametrize(("kind", "field"), [("culture", "culture"), ("authority", "authority")])
def test_returning_posts_may_bring_something_else(pack, kind, field):
    on = playing(pack, box=f"post_return_bonus = {{ value = {{ {kind} = 1 }} }}")
    state = table(seat(lands="1.3", posts="0.4b 4.4b"), on=on, step="military")
    before = int(state.position[field][0])
    play(state, "declare")
    assert state.position[field][0] == before + 2


@pytest.mark.clause("EP-A39", "EP-A66")
def test_a_cheaper_unit_may_cost_no_surcharge(pack):
    on = playing(pack, box="unit_surcharge_when_cheaper = { value = false }")
    state = table(seat(lands="1.3", main="swordsman"), on=on, units=["hill-warrior"], **ACT)
    play(state, "unit 1")
    assert stock(state) == [0, 0, 0, 0]
    assert state.document().seats[0].main == "hill-warrior"


@pytest.mark.clause("EP-A65")
def test_a_pack_replaces_a_wonder(pack):
    text = """[[wonder]]
replaces = "petra"
id = "my_tower"
name = "My Tower"
epoch = "I"
cost = 1
reward = { gold = 5 }
type = "ongoing"
effects = [{ verb = "discount", action = "wonder", n = 2 }]
"""
    on = playing(pack, wonders=text)
    state = table(seat(lands="1.3", production=1), on=on, wonders=["my-tower"], **ACT)
    assert "My Tower" in state.explain("wonder 1").text
    play(state, "wonder 1")
    assert (stock(state)[3], state.position.discount[0, 4]) == (5, 2)
    assert on.content_hash != game().content_hash


@pytest.mark.clause("EP-A65")
def test_links_follow_what_is_replaced(pack):
    text = """[[unit]]
replaces = "keshik"
id = "rider"
name = "Rider"
epoch = "II"
slot = "main"
kind = "unique"
copies = 1
combat = 9
formation = "flank"
"""
    on = playing(pack, units=text)
    state = table(seat(lands="1.3", civilization="mongolia", food=1), on=on, epoch=2, **ACT)
    play(state, "unlock 2")
    assert state.document().seats[0].main == "rider"


@pytest.mark.clause("EP-A47", "EP-A62")
def test_more_than_eight_effects_wait_in_turn(pack):
    """Nine wait: the first eight are offered, closed up after each, those of earlier sources first."""
    effects = ", ".join('{ verb = "may", action = "research" }' for _ in range(8))
    text = f'[[invention]]\nid = "pottery"\ntype = "immediate"\neffects = [{effects}]\n'
    on = '{ verb = "on", event = "invent", do = [{ verb = "may", action = "command" }] }'
    files = {"inventions": text + drama(on)["inventions"]}
    played = rr.game("epochs", 2, content=pack(**files), payment="least_gold")
    market = [["wheel"], ["coinage"], ["calendar"], ["writing"]]
    seats = seat(lands="1.3", science=60, inventions="drama", hand="pottery wheel")
    state = table(seats, on=played, step="plan", market=market)
    play(state, "invent pottery")
    assert legal(state) == {f"effect {n}" for n in range(1, 9)}
    play(state, "effect 1")
    assert legal(state) == {"command", "pass"}
    play(state, "command")
    for left in range(8, 1, -1):
        assert legal(state) == {f"effect {n}" for n in range(1, left + 1)}
        play(state, "effect 1", "research left")
    assert legal(state) == {"research left", "research right", "pass"}
    play(state, "pass")
    assert asked(state) == "action"


@pytest.mark.parametrize(("files", "says"), REFUSED)
def test_what_cannot_be_played_is_refused(pack, files, says):
    with pytest.raises(rr.BadContent) as trouble:
        rr.game("epochs", 2, content=pack(**files))
    assert says in str(trouble.value)


@pytest.mark.clause("EP-A56", "EP-8.3")
@pytest.mark.parametrize(("text", "says"), BOARDS.values(), ids=BOARDS)
def test_boards_that_cannot_be_played(pack, text, says):
    with pytest.raises(rr.BadContent) as trouble:
        rr.game("epochs", 2, content=pack(boards=text))
    assert says in str(trouble.value)
