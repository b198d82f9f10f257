"""What the terminal says of a game is in the language that is asked for, or in that of the locale."""

from __future__ import annotations

import json

import pytest

from riverrun.cli.app import language_of
from riverrun.kernel.language.sentences import current_language

from .conftest import GAME


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "POSIX"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "pt:zh_TW:de"}, "zh-Hant"),
        ({"LANGUAGE": "de"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
    ],
)
def test_the_language_of_a_locale(environment, language):
    assert language_of(environment) == language


def test_the_option_goes_before_the_locale(run, monkeypatch, tmp_path):
    clause = ["rules", GAME, "FOH-O7", "--tests", tmp_path]
    assert "our ruling" in run(*clause).stdout
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "notre décision" in run(*clause).stdout
    assert "unsere Auslegung" in run("--language", "de", *clause).stdout
    assert "我們的裁定" in run("--language", "zh-TW", *clause).stdout
    assert current_language() == "en"


def test_refusals_are_said_in_it(run):
    result = run("--language", "de", "play", "chess")
    assert result.exit_code == 2
    assert "Es gibt kein Spiel „chess“" in result.stderr


def test_a_language_that_there_is_not(refuse):
    assert refuse("--language", "xx", "games") == "There is no language 'xx'; choose one of en, de, fr, zh-Hant."


def test_a_game_is_told_in_it(run, saved):
    english, german = run("replay", saved).stdout, run("--language", "de", "replay", saved).stdout
    assert "The scores" in english
    assert "Die Wertung" in german
    assert "gewonnen" in german
    told = json.loads(run("--language", "de", "replay", saved, "--json").stdout)
    assert all(event["text"] and event["sentence"] for step in told["steps"] for event in step["events"])
