"""What validators refuse most is told in every language, with what would be right."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import riverrun as rr
from pack_refusals import in_words, refusal
from riverrun.kernel.content_refusals import require_between, require_plain_ids
from riverrun.kernel.errors import BadContent
from riverrun.kernel.language.sentences import language

REFUSED = {
    "en": "hunting: ‘vp’ is -20 to 20, not 21 (AH-81).",
    "de": "hunting: „vp“ ist -20 bis 20, nicht 21 (AH-81).",
    "zh-Hant": "hunting：「vp」須為 -20 到 20，不能是 21（AH-81）。",
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


def test_a_range_may_be_one_number_alone(refused):
    require_between("box.toml", "row", 3, 3, 3, "AH-36")
    for value in (2, 4):
        assert refused(BadContent, require_between, "box.toml", "row", value, 3, 3, "AH-36") == (
            f"box.toml: ‘row’ is always 3, not {value} (AH-36)."
        )


def test_ids_are_made_of_small_letters_digits_and_underscores():
    require_plain_ids("card", ["fire", "fire_2", "2", "_a_"])


@pytest.mark.parametrize("id", ["", "_", "Fire", "fire ", "feu-1", "é", "²"])
def test_an_id_of_other_signs_is_refused(refused, id):
    assert refused(BadContent, require_plain_ids, "card", ["fire", id]).startswith(f"The card id ‘{id}’ will not do: ")


# What every game's packs may be refused for

EVERY_GAME = [
    pytest.param(
        {"tiles": '[[tile]]\nid = "tea"\n'},
        "tiles.toml: there is no tile ‘tea’ to change; give one of 9, such as tee, tee-obstacle or straight.",
        "tiles.toml: Unter [[tile]] gibt es kein „tea“, das sich ändern ließe; "
        "möglich: eines von 9, etwa tee, tee-obstacle oder straight.",
        "tiles.toml : il n’y a pas de [[tile]] « tea » à changer ; "
        "donnez l’un des 9 noms, par exemple tee, tee-obstacle ou straight.",
        "tiles.toml：沒有可更改的 [[tile]]「tea」，請給 9 個之一，例如 tee、tee-obstacle或straight。",
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
        "tiles.toml has the wrong form: ‘tee.count’ must be int, not str.",
        "tiles.toml hat nicht die richtige Form: „tee.count“ muss int sein, nicht str.",
        "tiles.toml n’a pas la bonne forme : « tee.count » doit être int, pas str.",
        "tiles.toml 的格式不對：「tee.count」必須是 int，不能是 str。",
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


NEW_IDS = {
    "along-history": (
        "card",
        "cards",
        """[[card]]
replaces = "%s"
id = "%s"
name = "%s"
age = "prehistory"
type = "progress"
cost = { population = 5, resource = "culture", count = 1 }
vp = 3
bonuses = [{ kind = "culture" }]
linked = true
effects = []
""",
        ("forest", "fire"),
    ),
    "flow-of-history": (
        "card",
        "cards",
        """[[card]]
replaces = "%s"
id = "%s"
name = "%s"
age = "I"
type = "military"
timing = "permanent"
stripe = ["attack"]
effect = { verb = "pacifist" }
""",
        ("archers", "swordsmen"),
    ),
    "epochs": (
        "wonder",
        "wonders",
        """[[wonder]]
replaces = "%s"
id = "%s"
name = "%s"
epoch = "I"
cost = 1
reward = { gold = 5 }
type = "ongoing"
effects = []
""",
        ("colossus", "petra"),
    ),
}
"""By game: what pieces are called and in which file, a new piece, and two that it may replace."""


@pytest.mark.parametrize("game", NEW_IDS)
def test_an_id_that_notation_cannot_write_is_told_in_every_language(tmp_path, game):
    word, file, piece, (old, _) = NEW_IDS[game]
    assert in_words(refusal(game, tmp_path, {file: piece % (old, "Great Fire", "A")})) == {
        "en": f"The {word} id ‘Great Fire’ will not do: an id is made of small letters from a to z, digits and _.",
        "de": f"Die id „Great Fire“ unter [[{word}]] geht nicht: "
        "Eine id besteht aus Kleinbuchstaben von a bis z, Ziffern und _.",
        "fr": f"L’id « Great Fire » ne convient pas parmi les [[{word}]] : "
        "un id se compose de minuscules de a à z, de chiffres et de _.",
        "zh-Hant": f"[[{word}]] 的 id「Great Fire」不能用：id 由小寫字母 a 到 z、數字和 _ 組成。",
    }


@pytest.mark.parametrize("game", NEW_IDS)
def test_ids_that_notation_cannot_tell_apart_are_told_in_every_language(tmp_path, game):
    word, file, piece, (old, other) = NEW_IDS[game]
    files = {file: piece % (old, "war_dogs", "A") + piece % (other, "wardogs", "B")}
    assert in_words(refusal(game, tmp_path, files)) == {
        "en": f"The {word} ids ‘war_dogs’ and ‘wardogs’ read the same; they must differ in more than _.",
        "de": f"Die ids „war_dogs“ und „wardogs“ unter [[{word}]] lesen sich gleich; "
        "sie müssen sich in mehr als _ unterscheiden.",
        "fr": f"Les id « war_dogs » et « wardogs » parmi les [[{word}]] se lisent de la même façon ; "
        "ils doivent différer par autre chose que _.",
        "zh-Hant": f"[[{word}]] 的 id「war_dogs」和「wardogs」讀起來相同；除了 _ 之外還要有別的差異。",
    }


@pytest.mark.parametrize("game", NEW_IDS)
def test_an_id_that_two_pieces_have_is_refused_before_the_game_reads_them(tmp_path, game):
    word, file, piece, (old, other) = NEW_IDS[game]
    found = refusal(game, tmp_path, {file: piece % (old, "dogs", "A") + piece % (other, "dogs", "B")})
    assert found.text == f"{tmp_path}/{file}.toml: the {word} id ‘dogs’ is used twice."


# No English alone


def without_sentence(text: str) -> list[str]:
    """What a module gives to `BadContent` that it neither makes as a `Sentence` nor says to be one."""
    tree = ast.parse(text)
    sentences = {"Sentence"}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.returns is not None and ast.unparse(node.returns) == "Sentence":
            sentences.add(node.name)
        elif (
            isinstance(node, ast.arg | ast.AnnAssign) and node.annotation and ast.unparse(node.annotation) == "Sentence"
        ):
            sentences.add(node.arg if isinstance(node, ast.arg) else ast.unparse(node.target))
    given = [
        node.args[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "BadContent"
    ]
    return [
        ast.unparse(one)
        for one in given
        if ast.unparse(one.func if isinstance(one, ast.Call) else one) not in sentences
    ]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("raise BadContent('No.')", ["'No.'"]),
        ("raise rr.BadContent(\n    f'{where}: no.'\n)", ["f'{where}: no.'"]),
        ("said = 'No.'\nraise BadContent(said)", ["said"]),
        ("raise BadContent(str(Sentence('x-no')))", ["str(Sentence('x-no'))"]),
        ("def said() -> str: ...\nraise BadContent(said())", ["said()"]),
        ("raise BadContent(Sentence('x-no', {'n': 3}))", []),
        ("said: Sentence = Sentence('x-no')\nraise BadContent(said)", []),
        ("def said() -> Sentence: ...\nraise BadContent(said())", []),
        ("def refuse(said: Sentence):\n    raise BadContent(said)", []),
    ],
)
def test_words_in_place_of_a_sentence_are_found(text, found):
    assert without_sentence(text) == found


def test_no_refusal_of_content_is_told_in_english_alone():
    package = Path(rr.__file__).parent
    read = {path: path.read_text("utf-8") for path in package.rglob("*.py")}
    refusing = {str(path.relative_to(package)): text for path, text in read.items() if "BadContent(" in text}
    assert len(refusing) > 4
    assert {path: found for path, text in refusing.items() if (found := without_sentence(text))} == {}
