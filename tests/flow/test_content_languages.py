"""What Flow refuses about a pack, said in the language of who reads."""

from __future__ import annotations

import pytest

from pack_refusals import in_words, refusal

ONE_CARD = "".join(
    f'[[card]]\nid = "{id}"\ncount = {int(id == "bird")}\n'
    for id in ("support", "bird", "current", "fishing", "calm-waters", "return")
)

REFUSED = {
    "a tile too many": (
        {"tiles": '[[tile]]\nid = "tee"\ncount = 8\n'},
        {
            "en": "There are 43 map tiles; the box has 42 (FL-A4).",
            "de": "Es gibt 43 Flussplättchen; die Schachtel enthält 42 (FL-A4).",
            "fr": "Il y a 43 tuiles de rivière ; la boîte en contient 42 (FL-A4).",
            "zh-Hant": "有 43 片地圖板塊；盒中有 42 片（FL-A4）。",
        },
    ),
    "a single action card": (
        {"cards": ONE_CARD},
        {
            "en": "There is 1 action card; the box has 15 (FL-A7).",
            "de": "Es gibt 1 Aktionskarte; die Schachtel enthält 15 (FL-A7).",
            "fr": "Il y a 1 carte action ; la boîte en contient 15 (FL-A7).",
            "zh-Hant": "有 1 張行動牌；盒中有 15 張（FL-A7）。",
        },
    ),
    "a scenario card too few": (
        {"scenarios": '[[scenario]]\nid = "one-card"\ncount = 0\n'},
        {
            "en": "There are 10 scenario cards; the box has 11 (FL-A7).",
            "de": "Es gibt 10 Szenariokarten; die Schachtel enthält 11 (FL-A7).",
            "fr": "Il y a 10 cartes scénario ; la boîte en contient 11 (FL-A7).",
            "zh-Hant": "有 10 張情境牌；盒中有 11 張（FL-A7）。",
        },
    ),
    "fewer than none": (
        {"tiles": '[[tile]]\nid = "tee"\ncount = -1\n'},
        {
            "en": "There cannot be fewer than 0 of ‘tee’.",
            "de": "Von „tee“ kann es nicht weniger als 0 geben.",
            "fr": "Il ne peut pas y avoir moins de 0 « tee ».",
            "zh-Hant": "「tee」的數量不能少於 0。",
        },
    ),
    "another shape": (
        {"tiles": '[[tile]]\nid = "tee"\nopen = "ns"\n'},
        {
            "en": "The shape of the tile ‘tee’ is fixed: a pack changes its count and its name (FL-A8).",
            "de": "Die Form des Plättchens „tee“ steht fest: Ein Inhaltspaket ändert nur Anzahl und Namen (FL-A8).",
            "fr": "La forme de la tuile « tee » est fixe : un paquet n’en change que le nombre et le nom (FL-A8).",
            "zh-Hant": "板塊「tee」的形狀是固定的：內容包只能改數量和名稱（FL-A8）。",
        },
    ),
    "another bird": (
        {"box": "birds = 4\n"},
        {
            "en": "There are 3 bird tokens, and no more Bird cards than that (FL-G2).",
            "de": "Es gibt 3 Vogelmarker und höchstens so viele Karten „Vogel“ (FL-G2).",
            "fr": "Il y a 3 jetons oiseau, et au plus autant de cartes « Oiseau » (FL-G2).",
            "zh-Hant": "飛鳥標記有 3 個，「飛鳥」牌不能比這更多（FL-G2）。",
        },
    ),
    "more cards than there are": (
        {"box": "cards_each = [16, 2, 1, 1, 1, 1]\n"},
        {
            "en": "‘cards_each’ says how many cards each of 1 to 6 players is dealt, at most 15 in all (FL-B2).",
            "de": "„cards_each“ sagt, wie viele Karten bei 1 bis 6 Personen jede bekommt, zusammen höchstens 15 "
            "(FL-B2).",
            "fr": "« cards_each » dit combien de cartes reçoit chacun, de 1 à 6 joueurs, 15 au plus en tout (FL-B2).",
            "zh-Hant": "「cards_each」是 1 到 6 人時每位玩家各發幾張牌，合計最多 15 張（FL-B2）。",
        },
    ),
    "a basic game with a scenario": (
        {"box": "levels = [1, 1, 2, 3, 4, 5, 6]\n"},
        {
            "en": "‘levels’ says how many scenario cards each difficulty has: 7 numbers from 0 to 6, the first of them "
            "0 (FL-B4).",
            "de": "„levels“ sagt, wie viele Szenariokarten jede Schwierigkeit hat: 7 Zahlen von 0 bis 6, die erste "
            "davon 0 (FL-B4).",
            "fr": "« levels » dit combien de cartes scénario a chaque difficulté : 7 nombres de 0 à 6, dont le premier "
            "est 0 (FL-B4).",
            "zh-Hant": "「levels」是各難度的情境牌張數：7 個從 0 到 6 的數，第一個是 0（FL-B4）。",
        },
    ),
}
"""Files of a pack, and what is said of them."""


@pytest.mark.parametrize(("files", "said"), REFUSED.values(), ids=REFUSED)
def test_a_refusal_is_said_in_every_language(tmp_path, files, said):
    assert in_words(refusal("flow", tmp_path, files)) == said
