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
    "ep-content-extra-may": ("inventions", CARD % ("extra_action", 'after = "city", may = ["war"]')),
    "ep-content-event": ("inventions", CARD % ("on", 'event = "rain", do = []')),
    "ep-content-do": ("inventions", CARD % ("on", 'event = "expand", do = []')),
    "ep-content-hexes": ("tiles", '[[tile]]\nid = "t01"\nhexes = []\n'),
    "ep-content-back": ("tiles", '[[tile]]\nid = "t01"\nback = true\n'),
    "ep-content-follow-may": (
        "inventions",
        CARD % ("on", 'event = "war_won", do = [{ verb = "may", action = "city" }]'),
    ),
    "rr-content-fixed": ("box", "turns_per_epoch = { value = 7 }"),
    "rr-content-between": ("box", "market_per_turn = { value = { p2 = 2, p3 = 5, p4 = 1 } }"),
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
    "ep-content-action": (
        "drama: ‘discount’ names no action ‘command’; "
        "there are: expand, city, post, research, wonder, upgrade and sea_route.",
        "drama: „discount“ kennt keine Aktion „command“; "
        "es gibt: expand, city, post, research, wonder, upgrade und sea_route.",
        "drama : « discount » ne connaît pas d’action « command » ; "
        "il y a : expand, city, post, research, wonder, upgrade et sea_route.",
        "drama：「discount」沒有行動「command」；可用的有：expand、city、post、research、wonder、upgrade和sea_route。",
    ),
    "ep-content-extra-may": (
        "drama: ‘extra_action’ may not be ‘war’; "
        "it may be: expand, city, post, research, wonder, upgrade, government, command or any.",
        "drama: „extra_action“ darf nicht „war“ sein; "
        "möglich sind: expand, city, post, research, wonder, upgrade, government, command und any.",
        "drama : « extra_action » ne peut pas être « war » ; "
        "possibles : expand, city, post, research, wonder, upgrade, government, command et any.",
        "drama：「extra_action」不能是「war」；"
        "可用的有：expand、city、post、research、wonder、upgrade、government、command和any。",
    ),
    "ep-content-follow-may": (
        "drama: ‘may’ follows only the event ‘invent’, since no action that an effect grants can cause it (EP-D16).",
        "drama: „may“ folgt nur auf das Ereignis „invent“, weil keine Aktion, die ein Effekt gewährt, "
        "es auslösen kann (EP-D16).",
        "drama : « may » ne suit que l’événement « invent », car aucune action qu’un effet accorde "
        "ne peut le provoquer (EP-D16).",
        "drama：「may」只能接在事件「invent」之後，因為效果給的行動不會引發它（EP-D16）。",
    ),
    "ep-content-do": (
        "drama: ‘on’ needs effects in ‘do’.",
        "drama: „on“ braucht Effekte in „do“.",
        "drama : « on » a besoin d’effets dans « do ».",
        "drama：「on」的「do」須有效果。",
    ),
    "rr-content-fixed": (
        "box.toml: ‘turns_per_epoch’ is always 6, not 7 (EP-A66).",
        "box.toml: „turns_per_epoch“ ist immer 6, nicht 7 (EP-A66).",
        "box.toml : « turns_per_epoch » vaut toujours 6, pas 7 (EP-A66).",
        "box.toml：「turns_per_epoch」一律為 6，不能是 7（EP-A66）。",
    ),
    "rr-content-between": (
        "box.toml: ‘market_per_turn.p3’ is 0 to 4, not 5 (EP-3.2).",
        "box.toml: „market_per_turn.p3“ ist 0 bis 4, nicht 5 (EP-3.2).",
        "box.toml : « market_per_turn.p3 » va de 0 à 4 et ne peut pas valoir 5 (EP-3.2).",
        "box.toml：「market_per_turn.p3」須為 0 到 4，不能是 5（EP-3.2）。",
    ),
}
"""The words of some of them, in the order of the languages."""


@pytest.mark.clause("EP-A65", "EP-A66")
@pytest.mark.parametrize("code", REFUSED)
def test_a_refusal_has_words_in_every_language(tmp_path, code):
    sentence = _refusal(tmp_path, code)
    assert sentence.code == code
    said = in_words(sentence).values()
    assert len(set(said)) == len(said)


@pytest.mark.clause("EP-A65", "EP-A66", "EP-D16")
@pytest.mark.parametrize("code", SAID)
def test_a_refusal_says_what_is_wrong_and_what_would_be_right(tmp_path, code):
    assert tuple(in_words(_refusal(tmp_path, code)).values()) == SAID[code]


def _refusal(folder, code):
    file, text = REFUSED[code]
    return refusal("epochs", folder, {file: text})
