"""What The Flow of History refuses about a pack, said in the language of who reads."""

from __future__ import annotations

import pytest

from pack_refusals import in_words, refusal

OTHER_AGE = '[[card]]\nid = "archers"\nage = "%s"\n'
BANKER = '[banker]\ncard = "archers"\nstake = 2\nsupply = 2\n'
EFFECT = '[[card]]\nid = "archers"\ntiming = "%s"\neffect = { %s }\n'
NO_ICONS = '[[card]]\nid = "archers"\nevidence = { type = "public", effect = "public", count = "public", icons = [] }\n'

REFUSED = {
    "an age with a card too few": (
        {"cards": OTHER_AGE % "II"},
        {
            "en": "Age I has 11 cards; the box has 12 (FOH-C1).",
            "de": "Zeitalter I hat 11 Karten; die Schachtel enthält 12 (FOH-C1).",
            "fr": "L’âge I a 11 cartes ; la boîte en contient 12 (FOH-C1).",
            "zh-Hant": "時代 I 有 11 張牌；盒中有 12 張（FOH-C1）。",
        },
    ),
    "evidence for no icon": (
        {"cards": NO_ICONS},
        {
            "en": "archers: the stripe has 1 icon, its evidence 0.",
            "de": "archers: Der Symbolstreifen hat 1 Symbol, seine „evidence“ nennt 0.",
            "fr": "archers : le bandeau a 1 icône, son « evidence » en indique 0.",
            "zh-Hant": "archers：圖示列有 1 個圖示，其「evidence」有 0 個。",
        },
    ),
    "a starting card's timing": (
        {"cards": '[[card]]\nid = "archers"\ntiming = "none"\n'},
        {
            "en": "archers: timing ‘none’ is not for a card of age I (FOH-C1, FOH-C3).",
            "de": "archers: Der Zeitpunkt „none“ passt nicht zu einer Karte des Zeitalters I (FOH-C1, FOH-C3).",
            "fr": "archers : le moment « none » ne convient pas à une carte de l’âge I (FOH-C1, FOH-C3).",
            "zh-Hant": "archers：時機「none」不適用於時代 I 的牌（FOH-C1、FOH-C3）。",
        },
    ),
    "a verb of other timings": (
        {"cards": EFFECT % ("permanent", 'verb = "gain_top"')},
        {
            "en": "archers: ‘gain_top’ goes with timing action or instant.",
            "de": "archers: „gain_top“ gehört zum Zeitpunkt action oder instant.",
            "fr": "archers : « gain_top » va avec le moment action ou instant.",
            "zh-Hant": "archers：「gain_top」的時機須為 action或instant。",
        },
    ),
    "sets of what forms no stacks": (
        {"cards": EFFECT % ("scoring", 'verb = "score_sets", types = ["wonder"]')},
        {
            "en": "archers: ‘score_sets’ is about the four types that form stacks (FOH-G1).",
            "de": "archers: Bei „score_sets“ geht es um die vier Kartenarten, die Stapel bilden (FOH-G1).",
            "fr": "archers : « score_sets » concerne les quatre types qui forment des piles (FOH-G1).",
            "zh-Hant": "archers：「score_sets」只用於會疊放的四種類型（FOH-G1）。",
        },
    ),
    "icons that count themselves": (
        {"cards": EFFECT % ("permanent", 'verb = "provide_per_icon", icon = "trade", of_icon = "trade"')},
        {
            "en": "Permanents that give ‘trade’ per icon and others that count ‘trade’ make a circle (FOH-G6).",
            "de": "Dauerhafte Effekte, die „trade“ je Symbol geben, und andere, die „trade“ zählen, drehen sich im "
            "Kreis (FOH-G6).",
            "fr": "Des effets permanents qui donnent « trade » par icône et d’autres qui comptent « trade » tournent "
            "en rond (FOH-G6).",
            "zh-Hant": "依圖示數提供「trade」的常駐效果，和計算「trade」的常駐效果，會形成循環（FOH-G6）。",
        },
    ),
    "a Banker on a later card": (
        {"box": BANKER},
        {
            "en": "The Banker starts with tokens on a card of age A; ‘archers’ is none (FOH-2P2).",
            "de": "Der Bankier beginnt mit Markern auf einer Karte des Zeitalters A; „archers“ ist keine (FOH-2P2).",
            "fr": "Le Banquier commence avec des jetons sur une carte de l’âge A ; « archers » n’en est pas une "
            "(FOH-2P2).",
            "zh-Hant": "銀行家起始時，代幣放在一張時代 A 的牌上；「archers」不是（FOH-2P2）。",
        },
    ),
    "a Banker with too much": (
        {"box": BANKER.replace("stake = 2", "stake = 1001")},
        {
            "en": "box.toml: ‘banker.stake’ is 1 to 1000, not 1001 (FOH-2P2).",
            "de": "box.toml: „banker.stake“ ist 1 bis 1000, nicht 1001 (FOH-2P2).",
            "fr": "box.toml : « banker.stake » va de 1 à 1000 et ne peut pas valoir 1001 (FOH-2P2).",
            "zh-Hant": "box.toml：「banker.stake」須為 1 到 1000，不能是 1001（FOH-2P2）。",
        },
    ),
}
"""Files of a pack, and what is said of them."""


@pytest.mark.parametrize(("files", "said"), REFUSED.values(), ids=REFUSED)
def test_a_refusal_is_said_in_every_language(tmp_path, files, said):
    assert in_words(refusal("flow-of-history", tmp_path, files)) == said
