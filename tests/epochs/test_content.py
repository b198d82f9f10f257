"""The box and its packs: what a pack changes is played, and what the rules cannot play is refused (EP-A65, EP-A66)."""

from __future__ import annotations

import pytest

import riverrun as rr
from riverrun.games.epochs.terms import Verb
from riverrun.games.epochs.validation import NEEDS

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


def tile(id, *hexes):
    """A pack's tile: each hex a terrain, and perhaps features after a colon."""
    rows = []
    for text in hexes:
        terrain, _, features = text.partition(":")
        listed = ", ".join(f'"{one}"' for one in features.split())
        rows.append(f'{{ terrain = "{terrain}", features = [{listed}] }}')
    return {"tiles": f'[[tile]]\nid = "{id}"\nhexes = [{", ".join(rows)}]\n'}


CARD = '[[invention]]\nid = "drama"\ntype = "{type}"\neffects = [{effects}]\n'


def drama(effects, type="ongoing"):
    return {"inventions": CARD.format(type=type, effects=effects)}


@pytest.mark.parametrize(
    ("files", "says"),
    [
        (drama('{ verb = "fly" }'), "drama: there is no verb ‘fly’ here; there are: advantage"),
        (drama('{ verb = "discount", n = 1 }'), "drama: ‘discount’ needs a value for ‘action’."),
        (drama('{ verb = "attack_range", n = 1, kind = "sea" }'), "drama: ‘attack_range’ has no use for ‘kind’."),
        (
            drama('{ verb = "discount", action = "command", n = 1 }'),
            "drama: ‘discount’ names no action ‘command’; there are: expand, city, post,",
        ),
        (drama('{ verb = "discount", action = "city", n = 0 }'), "drama: ‘n’ of ‘discount’ is 1 to 99."),
        (drama('{ verb = "vp", n = 1 }'), "drama: ‘vp’ does not fit an ability of the type ‘ongoing’."),
        (
            drama('{ verb = "combat", n = 1 }', "immediate"),
            "drama: ‘combat’ does not fit an ability of the type ‘immediate’.",
        ),
        (
            drama('{ verb = "cross", terrain = ["sea", "plain"] }'),
            "or of ‘plain’, ‘forest’, ‘desert’ and ‘mountain’ (EP-A21).",
        ),
        (
            drama('{ verb = "keep", res = { food = 1 } }'),
            "drama: ‘res’ of ‘keep’ is ‘food’, ‘production’ or ‘science’.",
        ),
        (
            drama('{ verb = "gain", res = "food" }', "immediate"),
            "drama: ‘res’ of ‘gain’ says how many of what are gained.",
        ),
        (drama('{ verb = "gain", res = { food = 100 } }', "immediate"), "‘food’ is 0 to 99 (EP-5.1)."),
        (
            drama('{ verb = "gain_per", per = "moon", res = { food = 1 } }', "immediate"),
            "drama: ‘moon’ counts nothing. There are: art, honor, city, city:near_sea, land",
        ),
        (drama('{ verb = "vp_per", per = "land/0", n = 1 }', "endgame"), "drama: ‘land/0’ counts nothing."),
        (drama('{ verb = "vp", n = 1, if = "has:horse" }', "endgame"), "drama: ‘vp’ asks for ‘government_level>=N’ or"),
        (
            drama('{ verb = "modify_per", per = "wonder", track = "supply", n = 1 }'),
            "‘modify_per’ counts ‘land’, ‘city’ or ‘post’",
        ),
        (drama('{ verb = "take_unique", unit = "archer" }', "immediate"), "drama: ‘archer’ is no unique unit."),
        (
            drama('{ verb = "count_as", what = "horse", for = "city" }'),
            "drama: ‘count_as’ is for ‘upgrade’, not for ‘city’.",
        ),
        (
            drama('{ verb = "extra_action", after = "war", may = ["any"] }'),
            "comes after an action, not after ‘war’; there are: expand, city",
        ),
        (
            drama('{ verb = "extra_action", after = "city", may = ["war"] }'),
            "drama: ‘extra_action’ may not be ‘war’; it may be: expand, city,",
        ),
        (drama('{ verb = "extra_action", after = "city", may = [] }'), "drama: ‘extra_action’ needs actions in ‘may’."),
        (
            drama('{ verb = "may", action = "city", levels = ["same"] }', "immediate"),
            "only a change of government has ‘ignore’",
        ),
        (drama('{ verb = "on", event = "rain", do = [] }'), "drama: there is no event ‘rain’; there are: expand"),
        (drama('{ verb = "on", event = "expand", do = [] }'), "drama: ‘on’ needs effects in ‘do’."),
        (
            drama('{ verb = "on", event = "expand", if = "sunny", do = [] }'),
            "drama: ‘sunny’ is no condition of an event.",
        ),
        (
            drama('{ verb = "on", event = "post", if = "terrain:plain", do = [] }'),
            "the condition ‘terrain:plain’ does not go with the event ‘post’.",
        ),
        (
            drama('{ verb = "on", event = "expand", do = [{ verb = "vp", n = 1 }] }'),
            "drama: ‘vp’ cannot follow an event.",
        ),
        (
            drama('{ verb = "on", event = "war_won", do = [{ verb = "may", action = "city" }] }'),
            "‘may’ follows only the event ‘invent’, to which no granted action leads (EP-D16).",
        ),
        (
            drama(
                '{ verb = "on", event = "post", do = [{ verb = "may_return_land", not = "just_expanded", gain = {} }] }'
            ),
            "drama: ‘may_return_land’ follows the event ‘expand’.",
        ),
        (
            drama('{ verb = "on", event = "expand", do = [{ verb = "may_return_land", not = "any", gain = {} }] }'),
            "gains at most two kinds, and ‘not’ is ‘just_expanded’.",
        ),
        ({"inventions": '[[invention]]\nid = "drama"\nepoch = "II"\n'}, "15 of each epoch, in their order (EP-A65)."),
        (
            {"inventions": '[[invention]]\nid = "drama"\ncopies = 3\n'},
            "there are 2 copies of an invention, not 3 (EP-A65).",
        ),
        (
            {"units": '[[unit]]\nid = "archer"\ncopies = 2\n'},
            "archer: there is 1 copy of a market unit, not 2 (EP-A65).",
        ),
        (
            {"units": '[[unit]]\nid = "keshik"\ncost = 2\n'},
            "unique units have no printed cost, and all others have one",
        ),
        ({"units": '[[unit]]\nid = "archer"\ncost = 61\n'}, "archer: ‘cost’ is 0 to 60 (EP-6.6)."),
        ({"units": '[[unit]]\nid = "archer"\nadvantages = { city = 10 }\n'}, "are 1 to 9 each (EP-7.1, EP-8.2)."),
        (
            {"units": '[[unit]]\nid = "archer"\ncross = ["forest"]\n'},
            "or of ‘plain’, ‘forest’, ‘desert’ and ‘mountain’ (EP-A21).",
        ),
        (
            {"units": '[[unit]]\nid = "slinger"\nslot = "main"\n'},
            "Epoch I has 2 basic main units; it must have 1 (EP-1.3).",
        ),
        ({"units": '[[unit]]\nid = "archer"\nepoch = "II"\n'}, "The market has 27 cards of Epoch I; there must be 28"),
        ({"units": '[[unit]]\nid = "unicorn"\n'}, "there is no unit ‘unicorn’ to change; a new unit says which it"),
        ({"wonders": '[[wonder]]\nid = "petra"\ncost = 99\n'}, "petra: ‘cost’ is 0 to 60 (EP-6.5)."),
        ({"wonders": '[[wonder]]\nid = "petra"\ncosts = 9\n'}, "Object contains unknown field `costs`"),
        ({"governments": '[[government]]\nid = "monarchy"\nmax_cities = 7\n'}, "‘max_cities’ is 1 to 6 (EP-6.7)."),
        (
            {"governments": '[[government]]\nid = "monarchy"\nafter = ["republic"]\n'},
            "which is no form of the level below",
        ),
        (
            {"governments": '[[government]]\nid = "chiefdom"\nmax_cities = 2\n'},
            "‘cities’ of ‘start_board’ must be 2, as ‘chiefdom’ allows, not 1 (EP-6.7).",
        ),
        (
            {"civilizations": '[[civilization]]\nid = "egypt"\nability = []\n'},
            "egypt: it has 0 abilities; it must have 4",
        ),
        ({"tiles": '[[tile]]\nid = "t01"\nhexes = []\n'}, "t01: a tile has 4 hexes, not 0 (EP-2.9)."),
        (
            tile("t01", "sea", "sea", "sea", "sea"),
            "t01: every tile has a hex that is neither sea nor a camp (EP-A10).",
        ),
        (
            tile("t01", "sea:iron", "plain", "sea", "sea"),
            "t01: nothing is printed on sea (EP-2.7).",
        ),
        (
            tile("t01", "plain:luxury explore", "plain", "sea", "sea"),
            "t01: a hex has at most one natural resource or token, and barbarians at most once (EP-2.3).",
        ),
        (
            {"tiles": '[[tile]]\nid = "t01"\nback = true\n'},
            "t01: its back shows the icon exactly if it holds a horse or iron",
        ),
        (
            tile("t16", "plain:explore", "plain", "mountain:iron", "sea"),
            "The tiles have 10 marks for 9 tokens and 10 for 10 barbarians (EP-2.3).",
        ),
        ({"tiles": '[[tile]]\nid = "t01"\nhexes = [{ terrain = "lava" }]\n'}, "Invalid enum value 'lava'"),
        ({"box": "turns_per_epoch = { value = 7 }"}, "‘turns_per_epoch’ is 6, not 7 (EP-A66)."),
        ({"box": "posts_per_player = { value = 5 }"}, "‘posts_per_player’ is 0 to 4, not 5 (EP-A66)."),
        (
            {"box": "city_cost = { value = { food = 1, gold = 1 } }"},
            "‘city_cost’ is 0 to 20 of one resource that can be paid",
        ),
        ({"box": "start_resources = { value = { production = 1 } }"}, "Nobody could pay the first Expand"),
        (
            {"box": "start_board = { value = { cities = 1, cubes = 5, posts = 4, abilities = 2 } }"},
            "‘authority_max’ cubes together",
        ),
        (
            {"box": "feed_cost = { value = [1, 2] }"},
            "‘feed_cost’ has a number of 0 to 20 for each of the 3 epochs (EP-A66).",
        ),
        ({"box": "war_benefits = { value = [] }"}, "‘war_benefits’ are three"),
        (
            {"box": 'start_unit = { value = "unicorn" }'},
            "The unit ‘unicorn’ with which players begin is no unit of the box",
        ),
        ({"box": "magic = { value = 1 }"}, "Object contains unknown field `magic`"),
        ({"cards": ""}, "cards.toml is no file of a pack for epochs"),
    ],
)
def test_what_cannot_be_played_is_refused(pack, files, says):
    with pytest.raises(rr.BadContent) as trouble:
        rr.game("epochs", 2, content=pack(**files))
    assert says in str(trouble.value)


BOARDS = {
    "research": "The research track has 12 rows, not 0 (EP-A65).",
    "dice": "A die has 6 faces of 0 to 9 (EP-8.3).",
    "trade": "The trading board has an income of 0 to 99 for each of 0 to 15 (EP-A56).",
    "art": "Great works of art have 0 to 999 points for 0, 1 and up to 15 of them (EP-12.1).",
}


@pytest.mark.clause("EP-A56", "EP-8.3")
@pytest.mark.parametrize("board", BOARDS)
def test_boards_that_cannot_be_played(pack, board):
    text = {
        "research": '[research]\nrows = []\ntwo_players = []\nevidence = "invented"\n',
        "dice": '[dice]\nfaces = [1]\ncount = 1\nevidence = "invented"\n',
        "trade": '[trade]\ngold = [1]\nculture = [1]\nevidence = "invented"\n',
        "art": '[art]\npoints = []\nevidence = "invented"\n',
    }[board]
    with pytest.raises(rr.BadContent) as trouble:
        rr.game("epochs", 2, content=pack(boards=text))
    assert BOARDS[board] in str(trouble.value)
