"""Packs that the rules cannot play, and a part of the sentence for each: the tables of test_content.py."""

from __future__ import annotations


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
    """A pack's card with these effects."""
    return {"inventions": CARD.format(type=type, effects=effects)}


REFUSED = [
    (drama('{ verb = "fly" }'), "drama: there is no verb ‘fly’ here; there are: advantage"),
    (drama('{ verb = "discount", n = 1 }'), "drama: ‘discount’ needs a value for ‘action’."),
    (drama('{ verb = "attack_range", n = 1, kind = "sea" }'), "drama: ‘attack_range’ has no use for ‘kind’."),
    (
        drama('{ verb = "discount", action = "command", n = 1 }'),
        "drama: ‘discount’ names no action ‘command’; there are: expand, city, post,",
    ),
    (drama('{ verb = "discount", action = "city", n = 0 }'), "drama: ‘n’ of ‘discount’ is 1 to 99, not 0."),
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
    (drama('{ verb = "gain", res = { food = 100 } }', "immediate"), "drama: ‘food’ is 0 to 99, not 100 (EP-5.1)."),
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
        "government, command or any.",
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
        "‘may’ follows only the event ‘invent’, since no action that an effect grants can cause it (EP-D16).",
    ),
    (
        drama('{ verb = "on", event = "post", do = [{ verb = "may_return_land", not = "just_expanded", gain = {} }] }'),
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
    ({"units": '[[unit]]\nid = "archer"\ncost = 61\n'}, "archer: ‘cost’ is 0 to 60, not 61 (EP-6.6)."),
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
    ({"units": '[[unit]]\nid = "unicorn"\n'}, "there is no unit ‘unicorn’ to change; give one of 54, such as "),
    ({"wonders": '[[wonder]]\nid = "petra"\ncost = 99\n'}, "petra: ‘cost’ is 0 to 60, not 99 (EP-6.5)."),
    ({"wonders": '[[wonder]]\nid = "petra"\ncosts = 9\n'}, "there is no field ‘petra.costs’; give id, evidence,"),
    ({"governments": '[[government]]\nid = "monarchy"\nmax_cities = 7\n'}, "‘max_cities’ is 1 to 6, not 7 (EP-6.7)."),
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
    (
        {"wonders": '[[wonder]]\nid = "petra"\nreward = { moon = 2 }\n'},
        "‘petra.reward’ has no ‘moon’; give",
    ),
    (
        {"wonders": '[[wonder]]\nid = "petra"\ntype = "sometimes"\n'},
        "‘petra.type’ can’t be ‘sometimes’; give",
    ),
    (
        {"tiles": '[[tile]]\nid = "t01"\nhexes = [{ terrain = "lava" }]\n'},
        "‘t01.hexes[0].terrain’ can’t be ‘lava’; give desert, forest, mountain, plain or sea.",
    ),
    ({"box": "turns_per_epoch = { value = 7 }"}, "box.toml: ‘turns_per_epoch’ is always 6, not 7 (EP-A66)."),
    ({"box": "posts_per_player = { value = 5 }"}, "box.toml: ‘posts_per_player’ is 0 to 4, not 5 (EP-A66)."),
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
    ({"box": "magic = { value = 1 }"}, "there is no field ‘magic’; give one of 46, such as "),
    ({"cards": ""}, "cards.toml is no file of a pack for epochs"),
]
"""The files of a pack, and what is said of them."""

BOARDS = {
    "research": (
        '[research]\nrows = []\ntwo_players = []\nevidence = "invented"\n',
        "The research track has 12 rows, not 0 (EP-A65).",
    ),
    "dice": ('[dice]\nfaces = [1]\ncount = 1\nevidence = "invented"\n', "A die has 6 faces of 0 to 9 (EP-8.3)."),
    "trade": (
        '[trade]\ngold = [1]\nculture = [1]\nevidence = "invented"\n',
        "The trading board has an income of 0 to 99 for each of 0 to 15 (EP-A56).",
    ),
    "art": (
        '[art]\npoints = []\nevidence = "invented"\n',
        "Great works of art have 0 to 999 points for 0, 1 and up to 15 of them (EP-12.1).",
    ),
}
"""What `boards.toml` says of a board, and what is said of it."""
