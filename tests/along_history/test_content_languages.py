"""What Along History refuses in a content pack is said in every language."""

from __future__ import annotations

import pytest
from msgspec.structs import replace as replaced

import riverrun as rr
from pack_refusals import in_words, refusal
from riverrun.games.along_history import validation
from riverrun.games.along_history.components import Content, load

COINS = """
[dice]
green = { faces = [1, 1, 1, 2, 2, 3], evidence = "rulebook" }
blue = { faces = ["ingenuity", "ingenuity", "strength", "strength", "culture", "culture"], evidence = "rulebook" }
red = { faces = ["x2", "war", "reroll", "reroll", "golden", "golden"], evidence = "rulebook" }
coin = { faces = [3, 3, 3, 4], evidence = "invented" }
"""


def card(text: str, id: str = "forest") -> str:
    return f'[[card]]\nid = "{id}"\n{text}\n'


REFUSED = {
    "a deck of another size": (
        {"cards": card('age = "antiquity"')},
        {
            "en": "The Prehistory deck has 49 cards, not 48 (AH-4).",
            "de": "Der Stapel „Urgeschichte“ hat 49 Karten, nicht 48 (AH-4).",
            "fr": "La pioche « Préhistoire » compte 49 cartes, pas 48 (AH-4).",
            "zh-Hant": "史前時代的牌庫有 49 張牌，不能是 48 張（AH-4）。",
        },
    ),
    "a name used twice": (
        {"cards": card('name = "Fire"')},
        {
            "en": "The card name ‘Fire’ is used twice; each card needs its own (AH-R3).",
            "de": "Der Kartenname „Fire“ kommt zweimal vor; jede Karte braucht ihren eigenen (AH-R3).",
            "fr": "Le nom de carte « Fire » sert deux fois ; chaque carte doit avoir le sien (AH-R3).",
            "zh-Hant": "牌名「Fire」用了兩次；每張牌都要有自己的牌名（AH-R3）。",
        },
    ),
    "gold among other bonuses": (
        {"cards": card('bonuses = [{ kind = "gold", amount = 2 }, { kind = "population" }]')},
        {
            "en": "forest: no card mixes gold with other bonuses (AH-98).",
            "de": "forest: Keine Karte mischt Gold mit anderen Boni (AH-98).",
            "fr": "forest : aucune carte ne mêle l’or à d’autres bonus (AH-98).",
            "zh-Hant": "forest：一張牌不能同時有金幣和其他加成（AH-98）。",
        },
    ),
    "a link out of the deck": (
        {"cards": card('effects = [{ verb = "free_acquire", card = "homer" }]')},
        {
            "en": "forest: ‘free_acquire’ names ‘homer’, which is not in the same deck.",
            "de": "forest: „free_acquire“ nennt „homer“; diese Karte gibt es im selben Stapel nicht.",
            "fr": "forest : « free_acquire » nomme « homer », qui n’est pas dans la même pioche.",
            "zh-Hant": "forest：「free_acquire」指名「homer」，但同一個牌庫中沒有這張牌。",
        },
    ),
    "ten cards destroyed": (
        {"cards": card('failure = [{ verb = "destroy", type = "terrain", count = 10 }]', "flood")},
        {
            "en": "flood: one ‘destroy’ destroys 1 to 6 cards, not 10 (AH-R15).",
            "de": "flood: Ein „destroy“ zerstört 1 bis 6 Karten, nicht 10 (AH-R15).",
            "fr": "flood : un « destroy » détruit de 1 à 6 cartes, pas 10 (AH-R15).",
            "zh-Hant": "flood：一個「destroy」摧毀 1 到 6 張牌，不能是 10 張（AH-R15）。",
        },
    ),
    "too few counters in Prehistory": (
        {"counters": '[[counter]]\nid = "vp-16"\nprehistory = false\n'},
        {
            "en": "Side A has more spaces of value 7 than there are counters of it in Prehistory: 1 against 0 (AH-7).",
            "de": "Seite A hat mehr Felder mit Wert 7, als es in der Urgeschichte Marker dafür gibt: 1 gegen 0 (AH-7).",
            "fr": "La face A a plus de cases de valeur 7 qu’il n’y a de jetons de cette valeur à la Préhistoire : "
            "1 contre 0 (AH-7).",
            "zh-Hant": "A 面上數值 7 的格子比史前時代同數值的標記還多：1 比 0（AH-7）。",
        },
    ),
    "a line from nowhere": (
        {"boards": '[[board]]\nid = "A"\nforward = [{ from = "9z", to = "1a", evidence = "invented" }]\n'},
        {
            "en": "Side A: a line begins or ends at ‘9z’, where there is no space (AH-63).",
            "de": "Seite A: Eine Linie beginnt oder endet bei „9z“, wo kein Feld ist (AH-63).",
            "fr": "Face A : une ligne commence ou finit à « 9z », où il n’y a pas de case (AH-63).",
            "zh-Hant": "A 面：有一條線的一端是「9z」，但那裡沒有格子（AH-63）。",
        },
    ),
    "a die of four faces": (
        {"box": COINS},
        {
            "en": "The coin die has 6 faces, not 4 (AH-12).",
            "de": "Der Münzwürfel hat 6 Seiten, nicht 4 (AH-12).",
            "fr": "Le dé Pièces a 6 faces, pas 4 (AH-12).",
            "zh-Hant": "錢幣骰有 6 面，不能是 4 面（AH-12）。",
        },
    ),
}


@pytest.mark.parametrize(("files", "told"), REFUSED.values(), ids=REFUSED)
def test_a_refusal_is_told_in_every_language(tmp_path, files, told):
    assert in_words(refusal("along-history", tmp_path, files)) == told


def changed(number: str, value: object) -> Content:
    """The box with another value of one number."""
    content = load(None)
    setting = replaced(getattr(content.facts.numbers, number), value=value)
    return replaced(
        content, facts=replaced(content.facts, numbers=replaced(content.facts.numbers, **{number: setting}))
    )


@pytest.mark.parametrize(
    ("number", "value", "told"),
    [
        ("row", 4, "box.toml: ‘row’ is always 3, not 4 (AH-36)."),
        ("ur_start", 3, "box.toml: ‘ur_start’ is 0 to 2, not 3 (AH-6)."),
        ("initiation_cards", 0, "box.toml: ‘initiation_cards’ is 1 to 40, not 0 (AH-90)."),
        ("initiation_counters", [1, 9], "Initiation gives counters of up to 5 different values, each 1 to 7 (AH-90)."),
        ("initiation_counters", [1, 2], "Initiation needs 5 counters of value 2, one for each player (AH-90)."),
    ],
)
def test_a_number_is_refused_by_its_name_and_clause(refused, number, value, told):
    assert refused(rr.BadContent, validation.validate, changed(number, value)) == told
