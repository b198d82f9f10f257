"""What content packs of tests are written with, and packs that are refused: the tables of test_content.py."""

from __future__ import annotations

ABOUT = 'game = "flow-of-history"\nname = "Trial"\nevidence = "invented"\n'


def change(text: str, id: str = "archers") -> str:
    """A card of the box with other values."""
    return f'[[card]]\nid = "{id}"\n{text}\n'


def with_effect(text: str, id: str = "archers", timing: str = "permanent") -> str:
    """A card of the box with another effect."""
    return change(f'timing = "{timing}"\neffect = {{ {text} }}', id)


def new_card(id: str, replaces: str, more: str = "") -> str:
    """A card in the place of one of the box."""
    return (
        f'[[card]]\nreplaces = "{replaces}"\nid = "{id}"\nname = "New"\nage = "I"\ntype = "military"\n'
        f'timing = "permanent"\nstripe = ["attack"]\neffect = {{ verb = "pacifist" }}\n{more}'
    )


CARDS_REFUSED = {
    "no tables": ("card = 7", "a pack writes each card as a [[card]] table"),
    "no card at all": ("", "a pack writes each card as a [[card]] table"),
    "a list of numbers": ("card = [1, 2]", "a pack writes each card as a [[card]] table"),
    "an unknown id": (change("", "chariots"), "there is no card ‘chariots’ to change"),
    "no id": ("[[card]]\nname = 'X'\n", "every [[card]] has an ‘id’"),
    "an unknown card replaced": (new_card("slings", "chariots"), "there is no card ‘chariots’ to change"),
    "a replacement that is there": (new_card("temple", "archers"), "the card ‘temple’ is in the box already"),
    "two replacements of one id": (
        new_card("slings", "archers") + new_card("slings", "swordsmen"),
        "the card id ‘slings’ is used twice",
    ),
    "an id with capitals": (
        new_card("Slings", "archers"),
        "The card id ‘Slings’ will not do: an id is made of small letters",
    ),
    "an id with spaces": (
        new_card("war dogs", "archers"),
        "The card id ‘war dogs’ will not do: an id is made of small letters",
    ),
    "an id with hyphens": (new_card("war-dogs", "archers"), "The card id ‘war-dogs’ will not do: an id is made of"),
    "ids alike in notation": (
        new_card("war_dogs", "archers") + new_card("wardogs", "swordsmen"),
        "The card ids ‘war_dogs’ and ‘wardogs’ read the same; they must differ in more than _.",
    ),
    "an unknown field": (change("power = 3"), "there is no field ‘archers.power’; give one of 13, such as "),
    "a missing field": ('[[card]]\nreplaces = "archers"\nid = "x"\n', "‘x.name’ is missing"),
    "an unknown icon": (change('stripe = ["gold"]'), "‘archers.stripe[0]’ can’t be ‘gold’; give attack, culture,"),
    "an unknown age": (change('age = "VI"'), "‘archers.age’ can’t be ‘VI’; give A, Future, I, II,"),
    "a stripe that is no list": (change('stripe = "attack"'), "‘archers.stripe’ must be array, not str"),
    "another age": (change('age = "II"'), "Age I has 11 cards; the box has 12 (FOH-C1)"),
    "a second card at the bottom": (change("bottom = true"), "Exactly one card, of age V, is marked ‘bottom’"),
    "none at the bottom": (change("bottom = false", "internet"), "Exactly one card, of age V"),
    "five starting cards for two": (change("two_players = true", "agrarian_tribe"), "Exactly four starting cards"),
    "evidence of another length": (
        change('evidence = { type = "public", effect = "public", count = "public", icons = [] }'),
        "archers: the stripe has 1 icon, its evidence 0",
    ),
    "a stripe of 21": (change(f"stripe = {['attack'] * 21}"), "archers: a stripe has at most 20 icons"),
    "The Future with a type": (change('type = "wonder"', "future"), "future: The Future has no type"),
    "The Future with a stripe": (change('stripe = ["culture"]', "future"), "future: The Future has no type"),
    "no type": (
        new_card("slings", "archers").replace('type = "military"\n', ""),
        "every card but The Future has a type",
    ),
    "a starting card that is no Government": (change('type = "leader"', "aristocracy"), "starting cards are"),
    "a starting card with an effect": (
        with_effect('verb = "pacifist"', "aristocracy"),
        "aristocracy: starting cards are Government cards without effect",
    ),
    "no timing": (change('timing = "none"'), "timing ‘none’ is not for a card of age I"),
    "an end that is not The Future": (change('timing = "end"'), "timing ‘end’ is not for a card of age I"),
    "no effect": (
        new_card("slings", "archers").replace('effect = { verb = "pacifist" }\n', ""),
        "slings: a card has an effect unless",
    ),
    "an unknown verb": (with_effect('verb = "dance"'), "there is no verb ‘dance’ here; there are: provide"),
    "a verb of another timing": (with_effect('verb = "gain_top"'), "‘gain_top’ goes with timing action or instant"),
    "provide without icons": (with_effect('verb = "provide"'), "‘provide’ needs a value for ‘icons’"),
    "counting without a type": (
        with_effect('verb = "provide_per_card", icon = "attack"'),
        "‘provide_per_card’ needs a value for ‘of_type’",
    ),
    "tokens for nothing": (
        with_effect('verb = "take_tokens"', timing="instant"),
        "‘take_tokens’ needs ‘of_icon’ or ‘of_type’, one of them",
    ),
    "tokens for two things": (
        with_effect('verb = "take_tokens", of_icon = "trade", of_type = "wonder"', timing="instant"),
        "‘take_tokens’ needs ‘of_icon’ or ‘of_type’, one of them",
    ),
    "an attack on leaders": (
        with_effect('verb = "discard_top", types = ["leader"]', timing="attack"),
        "‘discard_top’ is about the four types that form stacks",
    ),
    "sets of wonders": (
        with_effect('verb = "score_sets", types = ["wonder"]', timing="scoring"),
        "‘score_sets’ is about the four types that form stacks",
    ),
    "giving up a leader": (
        with_effect('verb = "gain_top", discard_own = "leader"', timing="action"),
        "‘discard_own’ is one of the four types that form stacks",
    ),
    "no type to gain": (
        with_effect('verb = "gain_market", types = []', timing="instant"),
        "‘gain_market’ needs at least one type",
    ),
    "an amount of 0": (with_effect('verb = "on_attack_take", amount = 0'), "is 1 to 100, not 0."),
    "a pair of 0": (
        with_effect('verb = "score_per_icon", of_icon = "trade", per = 0', timing="scoring"),
        "is 1 to 100, not 0.",
    ),
    "a cost below 0": (
        with_effect('verb = "gain_top", cost = -1', timing="action"),
        "is 0 to 100, not -1.",
    ),
    "choosing three": (
        with_effect('verb = "discard_top", types = ["military"], choose = 3', timing="attack"),
        "‘choose’ is 1 (one of the types) or 2 (all of them)",
    ),
    "icons below 1": (
        with_effect('verb = "provide", icons = { trade = 0 }'),
        "‘trade’ of ‘provide’ is 1 to 20, not 0.",
    ),
    "an instant with a cost": (
        with_effect('verb = "gain_top", cost = 1', timing="instant"),
        "only a turn action has a cost",
    ),
    "a circle of icons": (
        with_effect('verb = "provide_per_icon", icon = "trade", of_icon = "defense"'),
        "make a circle",
    ),
    "a variant without a sound effect": (
        change('variants = [{ option = "glossary", value = "literal", effect = { verb = "dance" } }]'),
        "there is no verb ‘dance’",
    ),
}
"""What `cards.toml` holds, and what is said of it."""

BOX_REFUSED = {
    "no number": ('tokens = "four"', "‘tokens’ must be int, not str"),
    "an unknown fact": ("dice = 2", "there is no field ‘dice’; give tokens, market,"),
    "too many tokens": ("tokens = 1001", "box.toml: ‘tokens’ is 0 to 1000, not 1001 (FOH-C5)."),
    "another market": ("market = [5, 5, 5, 7]", "The market is [5, 5, 5, 6] cards"),
    "a Banker without a stake": (
        '[banker]\ncard = "warriors"\nstake = 0\nsupply = 2',
        "‘banker.stake’ is 1 to 1000, not 0 (FOH-2P2).",
    ),
    "a Banker on no A card": (
        '[banker]\ncard = "archers"\nstake = 2\nsupply = 2',
        "on a card of age A; ‘archers’ is none",
    ),
    "a Banker with a debt": (
        '[banker]\ncard = "warriors"\nstake = 2\nsupply = -1',
        "‘banker.supply’ is 0 to 1000, not -1 (FOH-C5).",
    ),
    "a missing check": (
        '[[check]]\ntype = "wonder"\nicon = "trade"\nevidence = "public"\nwhy = "seen"',
        "one [[check]] for each of the six types",
    ),
    "broken TOML": ("tokens = = 4", "not valid TOML"),
}
"""What `box.toml` holds, and what is said of it."""
