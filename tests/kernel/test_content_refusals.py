"""What validators refuse most is told in every language, with what would be right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import riverrun as rr
from pack_refusals import in_words, refusal
from riverrun.kernel.content_refusals import require_between
from riverrun.kernel.errors import BadContent
from riverrun.kernel.language.sentences import language

REFUSED = {
    "en": "hunting: ‘vp’ is -20 to 20 (AH-81).",
    "de": "hunting: „vp“ ist -20 bis 20 (AH-81).",
    "zh-Hant": "hunting：「vp」須為 -20 到 20（AH-81）。",
}


@pytest.mark.parametrize("code", REFUSED)
def test_a_number_out_of_its_range_is_told_in_the_language_of_who_reads(code, tmp_path):
    found = BadContent(refusal("along-history", tmp_path, {"cards": '[[card]]\nid = "hunting"\nvp = 21\n'}))
    with language(code):
        assert str(found) == REFUSED[code]


def test_the_ends_of_a_range_are_in_it():
    for value in (1, 9):
        require_between("hunting", "n", value, 1, 9, "AH-67")
    for value in (0, 10):
        with pytest.raises(BadContent):
            require_between("hunting", "n", value, 1, 9, "AH-67")


# What every game's packs may be refused for

EVERY_GAME = [
    pytest.param(
        {"tiles": '[[tile]]\nid = "tea"\n'},
        "tiles.toml: there is no tile ‘tea’ to change.",
        "tiles.toml: Unter [[tile]] gibt es kein „tea“, das sich ändern ließe.",
        "tiles.toml : il n’y a pas de [[tile]] « tea » à changer.",
        "tiles.toml：沒有可更改的 [[tile]]「tea」。",
        id="a piece that is not there",
    ),
    pytest.param(
        {"tiles": '[[tile]]\nid = "tee"\n[[tile]]\nid = "tee"\n'},
        "tiles.toml: the tile ‘tee’ is changed twice; put all its changes into one [[tile]].",
        "tiles.toml: [[tile]] „tee“ wird zweimal geändert; schreib alle Änderungen in eine Tabelle [[tile]].",
        "tiles.toml : [[tile]] « tee » est changé deux fois ; "
        "mettez tous ses changements dans une seule table [[tile]].",
        "tiles.toml：[[tile]]「tee」更改了兩次；請把所有更改寫在同一個 [[tile]]。",
        id="a piece changed twice",
    ),
    pytest.param(
        {"tiles": '[[tile]]\nid = "tee"\ncount = "many"\n'},
        "tiles.toml has the wrong form: Expected `int`, got `str` - at `tee.count`.",
        "tiles.toml hat nicht die richtige Form: Expected `int`, got `str` - at `tee.count`.",
        "tiles.toml n’a pas la bonne forme : Expected `int`, got `str` - at `tee.count`.",
        "tiles.toml 的格式不對：Expected `int`, got `str` - at `tee.count`。",
        id="a value of another kind",
    ),
    pytest.param(
        {"tiles": "tile = 3\n"},
        "tiles.toml: a pack writes each tile as a [[tile]] table.",
        "tiles.toml: Ein Paket schreibt „tile“ als Tabellen [[tile]].",
        "tiles.toml : un paquet écrit chaque « tile » comme table [[tile]].",
        "tiles.toml：內容包把每個「tile」寫成一個 [[tile]] 表格。",
        id="no tables",
    ),
    pytest.param(
        {"pack": 'game = "chess"\nname = "x"\nevidence = "invented"\n'},
        "pack.toml: this is a pack for chess, not for flow.",
        "pack.toml: Das ist ein Paket für chess, nicht für flow.",
        "pack.toml : c’est un paquet pour chess, pas pour flow.",
        "pack.toml：這是 chess 的內容包，不是 flow 的。",
        id="a pack of another game",
    ),
    pytest.param(
        {"pack": "game ="},
        "pack.toml is not valid TOML: Invalid value (at end of document).",
        "pack.toml ist kein gültiges TOML: Invalid value (at end of document).",
        "pack.toml n’est pas du TOML valable : Invalid value (at end of document).",
        "pack.toml 不是有效的 TOML：Invalid value (at end of document)。",
        id="no TOML",
    ),
    pytest.param(
        {"fish": ""},
        "fish.toml is no file of a pack for flow; "
        "it may hold: box.toml, cards.toml, pack.toml, scenarios.toml and tiles.toml.",
        "fish.toml ist keine Datei eines Pakets für flow; "
        "es darf enthalten: box.toml, cards.toml, pack.toml, scenarios.toml und tiles.toml.",
        "fish.toml n’est pas un fichier d’un paquet pour flow ; "
        "il peut contenir : box.toml, cards.toml, pack.toml, scenarios.toml et tiles.toml.",
        "fish.toml 不是 flow 內容包的檔案；內容包可包含：box.toml、cards.toml、pack.toml、scenarios.toml和tiles.toml。",
        id="a file of no pack",
    ),
]


@pytest.mark.parametrize(("files", "english", "german", "french", "chinese"), EVERY_GAME)
def test_what_no_game_takes_is_told_in_every_language(tmp_path, files, english, german, french, chinese):
    told = in_words(refusal("flow", tmp_path, files))
    assert [text.replace(f"{tmp_path}/", "") for text in told.values()] == [english, german, french, chinese]


def test_a_folder_without_a_description_is_no_pack(tmp_path):
    with pytest.raises(BadContent) as found:
        rr.game("flow", players=2, content=tmp_path)
    told = [text.replace(f"{tmp_path}/", "") for text in in_words(found.value.sentence).values()]
    assert told == ["pack.toml is missing.", "pack.toml fehlt.", "Il manque pack.toml.", "缺少 pack.toml。"]


def test_no_refusal_of_content_is_told_in_english_alone():
    package = Path(rr.__file__).parent
    read = [path for path in package.rglob("*.py") if "raise BadContent(" in path.read_text("utf-8")]
    assert len(read) > 4
    assert [path for path in read if re.search(r"BadContent\(\s*f?[\"']", path.read_text("utf-8"))] == []
