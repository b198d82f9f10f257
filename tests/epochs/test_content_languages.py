"""What packs of Epochs are refused for, in every language (EP-A65, EP-A66)."""

from __future__ import annotations

import pytest

from pack_refusals import in_words, refusal

CARD = '[[invention]]\nid = "drama"\ntype = "ongoing"\neffects = [{ verb = "%s", %s }]\n'
REFUSED = {
    "ep-content-copies": ("units", '[[unit]]\nid = "archer"\ncopies = 2\n'),
    "ep-content-groups": ("units", '[[unit]]\nid = "archer"\ncross = ["forest"]\n'),
    "ep-content-abilities": ("civilizations", '[[civilization]]\nid = "egypt"\nability = []\n'),
    "ep-content-action": ("inventions", CARD % ("discount", 'action = "command", n = 1')),
    "ep-content-event": ("inventions", CARD % ("on", 'event = "rain", do = []')),
    "ep-content-do": ("inventions", CARD % ("on", 'event = "expand", do = []')),
    "ep-content-hexes": ("tiles", '[[tile]]\nid = "t01"\nhexes = []\n'),
    "ep-content-back": ("tiles", '[[tile]]\nid = "t01"\nback = true\n'),
    "ep-content-number": ("box", "turns_per_epoch = { value = 7 }"),
    "ep-content-number-between": ("box", "market_per_turn = { value = { p2 = 2, p3 = 5, p4 = 1 } }"),
    "ep-content-first-expand": ("box", "start_resources = { value = { production = 1 } }"),
    "ep-content-die": ("boards", '[dice]\nfaces = [1]\ncount = 1\nevidence = "invented"\n'),
}
"""The code of a refusal, and what a pack writes into which file to get it."""
SAID = {
    "ep-content-copies": (
        "archer: there is 1 copy of a market unit, not 2 (EP-A65).",
        "archer: Von einer Markteinheit gibt es 1 Exemplar, nicht 2 (EP-A65).",
        "archer : une unité du marché existe en 1 exemplaire, pas en 2 (EP-A65).",
        "archer：市場單位須有 1 張，不是 2 張（EP-A65）。",
    ),
    "ep-content-abilities": (
        "egypt: it has 0 abilities; it must have 4 (EP-9.2).",
        "egypt: Diese Zivilisation hat 0 Fähigkeiten; es müssen 4 sein (EP-9.2).",
        "egypt : cette civilisation a 0 capacité ; il en faut 4 (EP-9.2).",
        "egypt：這個文明有 0 項能力；必須有 4 項（EP-9.2）。",
    ),
    "ep-content-do": (
        "drama: ‘on’ needs effects in ‘do’.",
        "drama: „on“ braucht Effekte in „do“.",
        "drama : « on » a besoin d’effets dans « do ».",
        "drama：「on」的「do」須有效果。",
    ),
    "ep-content-number-between": (
        "‘market_per_turn.p3’ is 0 to 4, not 5 (EP-3.2).",
        "„market_per_turn.p3“ ist 0 bis 4, nicht 5 (EP-3.2).",
        "« market_per_turn.p3 » va de 0 à 4 : 5 ne convient pas (EP-3.2).",
        "「market_per_turn.p3」須為 0 到 4，不是 5（EP-3.2）。",
    ),
}
"""The words of some of them, in the order of the languages."""


@pytest.mark.clause("EP-A65", "EP-A66")
@pytest.mark.parametrize("code", REFUSED)
def test_a_refusal_has_words_in_every_language(tmp_path, code):
    file, text = REFUSED[code]
    sentence = refusal("epochs", tmp_path, {file: text})
    assert sentence.code == code
    said = tuple(in_words(sentence).values())
    assert len(set(said)) == len(said)
    assert SAID.get(code, said) == said
