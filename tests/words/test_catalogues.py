"""Every catalogue there is, the frame's and each game's, is complete in every language; codes never change."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

import riverrun
from riverrun.kernel.language import catalogue
from riverrun.kernel.language.catalogue import FRAME, LANGUAGES
from riverrun.kernel.language.catalogue_check import codes, problems

TOOL = Path(__file__).parents[2] / "tools" / "codes.py"
PACKAGE = Path(riverrun.__file__).parent
FOLDERS = {prefix: folder for prefix, folder in catalogue.folders().items() if folder.is_relative_to(PACKAGE)}


@pytest.fixture(scope="module")
def listing() -> ModuleType:
    """tools/codes.py"""
    spec = spec_from_file_location("codes", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("prefix", FOLDERS)
def test_a_catalogue_is_complete_in_every_language(prefix: str) -> None:
    assert problems(prefix, FOLDERS[prefix], frame=FOLDERS[FRAME]) == []


@pytest.mark.parametrize("prefix", FOLDERS)
def test_a_catalogue_has_every_language(prefix: str) -> None:
    assert {path.name for path in FOLDERS[prefix].iterdir()} == set(LANGUAGES)


def test_a_listed_code_is_never_removed_nor_given_other_arguments(listing: ModuleType) -> None:
    assert listing.changed() == []


def test_every_code_is_listed(listing: ModuleType) -> None:
    assert listing.new() == {}, "python tools/codes.py appends them"


# What the checks find

SOUND = "x-a = { $n } of { NAME($card) }\nx-card-b = B\n"


@pytest.mark.parametrize(
    ("english", "german", "found"),
    [
        (SOUND, SOUND, ""),
        (SOUND, "x-a = { $n } von { $card }\n", "x-card-b is missing in de."),
        (SOUND, f"{SOUND}x-c = C\n", "x-c is in de, but not in English."),
        (SOUND, "x-a = { $m } von { $n } { $card }\nx-card-b = B\n", "x-a (de): English does not name $m."),
        (SOUND, "x-a = { $card }\nx-card-b = B\n", "x-a (de): it leaves $n out"),
        (SOUND, "# without $n\nx-a = { $card }\nx-card-b = B\n", ""),
        (f"{SOUND}x-c = {{ x-a }}!\n", f"{SOUND}x-c = {{ $n }} {{ $card }}!\n", ""),
        (f"{SOUND}x-c = C\n    .text = D\n", f"{SOUND}x-c = C\n", "x-c.text is missing in de."),
        (f"{SOUND}x-c = C\n    .genitive = D\n", f"{SOUND}x-c = C\n", ""),
        (SOUND, f"{SOUND}x-a = again {{ $n }} {{ $card }}\n", "de/x.ftl: x-a is there twice."),
        (SOUND, f"{SOUND}x-c = {{\n", "this is not Fluent"),
        ("x-a = { x-b }\n", "x-a = A\n", "x-a (en): there is no x-b to refer to."),
        ("x-a = { COUNT($n) }\n", "x-a = { $n }\n", "there is no function COUNT"),
        ('x-a = { LIST($n, join: "nor") }\n', "x-a = { $n }\n", "LIST joins by and, or and then, not by nor."),
        ('x-a = { NAME($n, case: "dative") }\n', "x-a = { $n }\n", "no name has the case dative."),
        ("x-a = { $n ->\n    [few] a\n   *[other] b\n }\n", "x-a = { $n }\n", "plural categories are one and other."),
        ("x-a = \u2068{ $n }\u2069\n", "x-a = { $n }\n", "marks that isolate"),
        ("y-a = A\n", "y-a = A\n", "y-a (en) does not begin with x-."),
    ],
)
def test_what_is_wrong_is_found(tmp_path: Path, english: str, german: str, found: str) -> None:
    for language, text in (("en", english), ("de", german)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "x.ftl").write_text(text, "utf-8")
    wrong = problems("x", tmp_path, ["en", "de"])
    assert any(found in one for one in wrong) if found else wrong == []


def test_french_spaces_do_not_break(tmp_path: Path) -> None:
    for language, text in (("en", "x-a = A?\n"), ("fr", "x-a = A ?\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "x.ftl").write_text(text, "utf-8")
    assert "must be a no-break one" in problems("x", tmp_path, ["en", "fr"])[0]


def test_codes_and_their_arguments(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "x.ftl").write_text("x-b = { $n }{ x-a }\n    .text = T\nx-a = { $m }\n    .start = A\n-t = T\n")
    assert codes(tmp_path) == {"x-a": ["m"], "x-b": ["m", "n"], "x-b.text": []}


def test_the_tool_says_what_is_new() -> None:
    shown = subprocess.run([sys.executable, TOOL, "--check"], capture_output=True, text=True, check=False)
    assert shown.returncode == 0, shown.stdout
