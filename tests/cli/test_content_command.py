"""`riverrun content`: what a pack changes, and the pieces with their evidence."""

from __future__ import annotations

import json

import msgspec
import pytest

import riverrun as rr
from riverrun.cli.changes import Change, changes

from .conftest import GAME


class Piece(msgspec.Struct, omit_defaults=True):
    id: str
    cost: int = 1
    icons: dict[str, int] = {}


class Box(msgspec.Struct):
    pieces: list[Piece]
    tokens: int = 4


def test_changes_are_found_in_any_content():
    old = Box([Piece("a"), Piece("b", icons={"x": 1}), Piece("c")])
    new = Box([Piece("a", cost=2), Piece("b", icons={"x": 1, "y": 2}), Piece("d")], tokens=5)
    gone, come = {"id": "c", "cost": 1, "icons": {}}, {"id": "d", "cost": 1, "icons": {}}
    assert changes(old, new) == [
        Change("a", "cost", 1, 2),
        Change("b", "icons y", None, 2),
        Change("c", "", gone, None),
        Change("d", "", None, come),
        Change("tokens", "", 4, 5),
    ]
    assert changes(old, old) == []


def test_a_good_pack(run, pack):
    result = run("content", "check", pack)
    assert result.exit_code == 0
    assert "Kinder wars, a pack for The Flow of History" in result.stdout
    assert "warriors\n" in result.stdout
    assert "  effect amount: 2 -> 1\n" in result.stdout
    assert "temple\n  gone\n" in result.stdout
    assert "shrine\n  new: " in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_a_good_pack_for_programs(run, pack):
    data = json.loads(run("content", "check", pack, "--game", GAME, "--json").stdout)
    assert data["game"] == GAME
    assert {"where": "warriors", "field": "effect amount", "old": 2, "new": 1} in data["changes"]


@pytest.mark.parametrize(
    ("file", "old", "new", "why"),
    [
        ("pack.toml", "name", "title", "title"),
        ("pack.toml", GAME, "chess", "chess"),
        ("pack.toml", "invented", "dreamt", "evidence"),
        ("cards.toml", '"warriors"', '"worriers"', "worriers"),
        ("cards.toml", "amount = 1", 'amount = "one"', "amount"),
        ("cards.toml", "steal_tokens", "borrow_tokens", "borrow_tokens"),
        ("cards.toml", "[[card]]", "[[card", "TOML"),
    ],
)
def test_a_bad_pack_says_why(refuse, pack, file, old, new, why):
    text = (pack / file).read_text()
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1))
    assert why in refuse("content", "check", pack, code=1)


def test_a_folder_that_is_no_pack(refuse, tmp_path, pack):
    assert "pack.toml" in refuse("content", "check", tmp_path, code=1)
    refuse("content", "check", pack, "--game", "chess")
    (pack / "notes.toml").write_text("")
    assert "notes.toml" in refuse("content", "check", pack, code=1)


def test_the_pieces_with_their_evidence(run):
    result = run("content", "show", GAME)
    assert result.exit_code == 0
    for card in rr.game(GAME, players=2).content.cards:
        assert f"{card.id.replace('_', '-')}  " in result.stdout
    assert "values by evidence: " in result.stdout
    data = json.loads(run("content", "show", GAME, "--json").stdout)
    assert len(data) == 67


def test_one_piece(run, pack):
    for name in ("the_pyramids", "The Pyramids", "pyramids"):
        result = run("content", "show", GAME, name)
        assert "id: pyramids" in result.stdout
        assert "evidence for type: " in result.stdout
    assert json.loads(run("content", "show", GAME, "shrine", "--content", pack, "--json").stdout)["name"] == "Shrine"


@pytest.mark.parametrize("id", rr.rulebooks())
def test_every_game_has_pieces_to_show(run, id):
    result = run("content", "show", id)
    assert result.exit_code == 0
    assert result.stdout
    assert [line for line in result.stdout.splitlines() if line.endswith(" ")] == [], "a name without its value"


def test_a_piece_with_parts_of_its_own(run):
    told = """
  Island Nation: epoch 1, type ongoing
    A trading post by sea costs you 1 production less. You may attack across
    sea. For your attacks, every land hex that touches a land of yours counts as
    yours. When you build a trading post, gain 1 food.
    values by evidence: invented
  Longbowman: epoch 2, type immediate
"""
    by_part = run("content", "show", "epochs", "Island Nation")
    assert told in by_part.stdout
    assert by_part.stdout == run("content", "show", "epochs", "england").stdout
    assert told in run("content", "show", "epochs").stdout
    refused = run("content", "show", "epochs", "iland nation")
    assert refused.exit_code == 2
    assert "did you mean 'Island Nation'?" in refused.stderr
    assert json.loads(run("content", "show", "epochs", "longbowman", "--json").stdout)["kind"] == "unit", (
        "the unit first"
    )
    assert json.loads(run("content", "show", "epochs", "Silk Road", "--json").stdout)["id"] == "china"


def test_a_sentence_follows_a_sentence_as_its_language_writes_it(run):
    english = run("content", "show", "epochs", "large_hadron_collider").stdout
    assert "text: Gain 1 culture for each of your wonders. Gain 1 culture for every" in english
    chinese = run("--language", "zh-Hant", "content", "show", "epochs", "large_hadron_collider").stdout
    assert "。" in chinese
    assert "。 " not in chinese
    assert "., " not in run("content", "show", "epochs").stdout


def test_evidence_that_is_told_once_for_the_rest(run):
    assert (
        "evidence: invented; stated: name, effects; inferred: culture\n"
        in run("content", "show", "epochs", "monarchy").stdout
    )
    assert (
        "  values by evidence: invented; stated: name, effects; inferred: culture\n"
        in run("content", "show", "epochs").stdout
    )


def test_only_what_a_piece_has_is_told(run):
    tank = run("content", "show", "epochs", "tank").stdout
    assert "combat: 13" in tank
    assert "level" not in tank
    assert json.loads(run("content", "show", "epochs", "tank", "--json").stdout)["level"] == 0
