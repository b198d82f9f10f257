"""Drafts of content packs: what is wrong with one is told in every language, without the folder it was tried in."""

from __future__ import annotations

import io
import os
import zipfile
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import riverrun as rr
from riverrun.kernel.errors import BadContent
from riverrun.kernel.language.sentences import Sentence
from riverrun.lab.packs.drafts import Draft, archive_of, load_texts, pack_texts, read_archive, scratch_pack

FLOW = rr.rulebook("flow")
ABOUT = 'game = "flow"\nname = "x"\nevidence = "invented"\n'


def archive(**files: str) -> bytes:
    """A pack as a file."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as packed:
        for name, text in files.items():
            packed.writestr(f"mine/{name}.toml", text)
    return written.getvalue()


def draft(name: str, **values: object) -> Draft:
    """A draft that says something in one file."""
    return Draft("Mine", {name: values})


WRONG = {
    "a number without end": (
        lambda: pack_texts(FLOW, read_archive(FLOW, archive(pack=ABOUT, box=f"sand = 0x{'f' * 4000}"))),
        "box.toml: Eine Zahl passt nicht in 64 Bit.",
        "box.toml : un nombre ne tient pas dans 64 bits.",
        "box.toml：有數字超出 64 位元的範圍。",
    ),
    "a key with too many dots": (
        lambda: read_archive(FLOW, archive(pack=ABOUT, box=f"{'.'.join('a' * 2000)} = 1")),
        "box.toml: Werte eines Pakets sind nicht so tief verschachtelt.",
        "box.toml : Les valeurs d’un paquet ne s’imbriquent pas aussi profondément.",
        "box.toml：內容包的值不能有這麼多層。",
    ),
    "a table too deep in tables": (
        lambda: read_archive(FLOW, archive(pack=ABOUT, box=f"a = {'{a=' * 40}1{'}' * 40}")),
        "box.toml: Werte eines Pakets sind nicht so tief verschachtelt.",
        "box.toml : Les valeurs d’un paquet ne s’imbriquent pas aussi profondément.",
        "box.toml：內容包的值不能有這麼多層。",
    ),
    "no archive": (
        lambda: read_archive(FLOW, b"PK"),
        "Diese Datei ist kein Inhaltspaket: Ein Paket wird als Zip-Archiv seiner Dateien geteilt.",
        "Ce fichier n’est pas un paquet de contenu : un paquet se partage comme archive zip de ses fichiers.",
        "這個檔案不是內容包：內容包以其檔案的 zip 壓縮檔分享。",
    ),
    "an archive without a pack": (
        lambda: read_archive(FLOW, archive(tiles="")),
        "Das ist kein Inhaltspaket: Ihm fehlt die pack.toml.",
        "Ce n’est pas un paquet de contenu : il n’a pas de pack.toml.",
        "這不是內容包：沒有 pack.toml。",
    ),
    "an archive too large": (
        lambda: read_archive(FLOW, archive(pack=ABOUT, tiles="#" * 300_000)),
        "Ein Inhaltspaket hat höchstens 16 Dateien mit zusammen 262144 Zeichen.",
        "Un paquet de contenu a au plus 16 fichiers et 262144 caractères en tout.",
        "內容包最多有 16 個檔案，總共 262144 個字元。",
    ),
    "a pack of another game": (
        lambda: read_archive(FLOW, archive(pack=ABOUT.replace("flow", "chess"))),
        "pack.toml: Das ist ein Paket für chess, nicht für flow.",
        "pack.toml : c’est un paquet pour chess, pas pour flow.",
        "pack.toml：這是 chess 的內容包，不是 flow 的。",
    ),
    "broken TOML": (
        lambda: read_archive(FLOW, archive(pack=ABOUT, tiles="tile =")),
        "tiles.toml ist kein gültiges TOML: Invalid value (at end of document).",
        "tiles.toml n’est pas du TOML valable : Invalid value (at end of document).",
        "tiles.toml 不是有效的 TOML：Invalid value (at end of document)。",
    ),
    "a value of no kind": (
        lambda: pack_texts(FLOW, draft("tiles.toml", tile=object())),
        "Werte eines Pakets sind Zahlen, Texte, true und false, Listen und Tabellen.",
        "Les valeurs d’un paquet sont des nombres, des textes, true et false, des listes et des tables.",
        "內容包的值是數字、文字、true 和 false、列表以及表格。",
    ),
    "a file of another game": (
        lambda: pack_texts(FLOW, draft("units.toml", unit=[])),
        "units.toml ist keine Datei eines Pakets für flow; "
        "es darf enthalten: box.toml, cards.toml, scenarios.toml und tiles.toml.",
        "units.toml n’est pas un fichier d’un paquet pour flow ; "
        "il peut contenir : box.toml, cards.toml, scenarios.toml et tiles.toml.",
        "units.toml 不是 flow 內容包的檔案；內容包可包含：box.toml、cards.toml、scenarios.toml和tiles.toml。",
    ),
    "a piece that is not there": (
        lambda: load_texts(FLOW, pack_texts(FLOW, draft("tiles.toml", tile=[{"id": "tea"}]))),
        "tiles.toml: Unter [[tile]] gibt es kein „tea“, das sich ändern ließe; "
        "möglich: eines von 9, etwa tee, tee-obstacle oder straight.",
        "tiles.toml : il n’y a pas de [[tile]] « tea » à changer ; "
        "donnez l’un des 9 noms, par exemple tee, tee-obstacle ou straight.",
        "tiles.toml：沒有可更改的 [[tile]]「tea」，請給 9 個之一，例如 tee、tee-obstacle或straight。",
    ),
}


@pytest.mark.parametrize(("read", "german", "french", "chinese"), WRONG.values(), ids=list(WRONG))
def test_what_is_wrong_with_a_draft_is_told_in_every_language(
    read: Callable[[], object], german: str, french: str, chinese: str
) -> None:
    with pytest.raises(BadContent) as found:
        read()
    for code, words in {"de": german, "fr": french, "zh-Hant": chinese}.items():
        assert found.value.sentence.say(code).replace("\N{NO-BREAK SPACE}", " ") == words


def test_an_archive_as_deep_as_one_may_be_is_read_written_and_refused_by_the_game() -> None:
    text = f"{'.'.join('a' * 31)} = []\n"
    found = read_archive(FLOW, archive(pack=ABOUT, box=text))
    assert read_archive(FLOW, archive_of(pack_texts(FLOW, found))) == found
    assert msgspec.convert(msgspec.json.decode(msgspec.json.encode(found)), Draft) == found
    with pytest.raises(BadContent, match=r"^box\.toml has the wrong form: "):
        load_texts(FLOW, pack_texts(FLOW, found))


def refuse_inside(said: Callable[[Path], Sentence | str]) -> None:
    """Refuses a pack while its files lie in a folder for a moment."""
    with scratch_pack({"pack.toml": ABOUT}) as folder:
        raise BadContent(said(folder))


def nested(folder: str) -> Sentence:
    """A refusal with names of files in arguments, in another sentence and in a row."""
    missing = Sentence("rr-content-file-missing", {"where": f"{folder}tiles.toml"})
    files = [f"{folder}box.toml", missing, 7]
    return Sentence("rr-content-in", {"where": f"{folder}pack.toml", "reason": missing, "files": files})


def test_a_refusal_keeps_its_sentence_and_loses_the_folder_also_inside() -> None:
    with pytest.raises(BadContent) as found:
        refuse_inside(lambda folder: nested(f"{folder}{os.sep}"))
    assert found.value.sentence == nested("")
    assert found.value.sentence.say("de") == "pack.toml: tiles.toml fehlt."


def test_a_refusal_in_plain_words_calls_the_folder_a_pack_and_its_files_by_their_names() -> None:
    with pytest.raises(BadContent, match=r"^pack is odd, and box\.toml in it\.$"):
        refuse_inside(lambda folder: f"{folder} is odd, and {folder / 'box.toml'} in it.")
