"""What cards say is made from their verbs, in every language, also for verbs that only a pack uses."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import riverrun as rr
from riverrun.games.epochs.cards.card_texts import effect_sentences, paid_in, printed
from riverrun.games.epochs.components import Content, Effect, load
from riverrun.games.epochs.words import lexicon
from riverrun.kernel.language import catalogue
from riverrun.kernel.language.catalogue import LANGUAGES
from riverrun.kernel.language.sentences import language

from .acting import acting
from .table import play, seat


@pytest.fixture(scope="module")
def game() -> Any:
    """As much of a game as sentences need."""
    game = SimpleNamespace(content=load(None), pack=None, lexicon=None)
    game.lexicon = lexicon(game)
    return game


def said(game: Any, *effects: dict[str, Any]) -> list[str]:
    return [one.text for one in effect_sentences(game, msgspec.convert(list(effects), list[Effect]))]


def all_effects(content: Content) -> list[list[Effect]]:
    abilities = [ability.effects for civilization in content.civilizations for ability in civilization.ability]
    cards = [*content.governments, *content.wonders, *content.inventions]
    return [*(card.effects for card in cards), *abilities]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("en", "When you invent, gain 1 gold and gain 2 culture for each of your cities on the map."),
        ("zh-Hant", "你發明時，獲得 1 枚金幣，然後地圖上每有 1 座你的城市，獲得 2 文化。"),
    ],
)
def test_what_follows_an_event_is_told_one_after_the_other(game: Any, name: str, text: str) -> None:
    """No card of the box has two deeds after one event; a pack's may."""
    deeds = [{"verb": "gain", "res": {"gold": 1}}, {"verb": "gain_per", "per": "city", "res": {"culture": 2}}]
    with language(name):
        assert said(game, {"verb": "on", "event": "invent", "do": deeds}) == [text]


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_card_has_its_text(game: Any, name: str) -> None:
    with language(name):
        texts = [one.text for effects in all_effects(game.content) for one in effect_sentences(game, effects)]
    assert len(texts) > 100
    assert all(text and "{" not in text for text in texts)


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        ({"verb": "advantage", "kind": "sea", "n": 1}, "Roll 1 more die in wars near sea."),
        (
            {"verb": "attack_range", "n": 2},
            "For your attacks, every land hex within 2 steps of a land of yours counts as yours.",
        ),
        ({"verb": "combat", "n": 2, "when": "own:mounted"}, "Each of your mounted units adds 2 to your combat value."),
        ({"verb": "combat", "n": 1}, "Your combat value is 1 higher while your units are ready."),
        ({"verb": "convert_cost", "n": 1}, "Converting a resource consumes only 1 authority."),
        (
            {"verb": "count_as", "what": "iron", "for": "upgrade"},
            "When you upgrade a unit, you count as having iron.",
        ),
        ({"verb": "cross", "terrain": ["plain", "desert"]}, "You may attack across plain and desert."),
        ({"verb": "discount", "action": "sea_route", "n": 1}, "A trading post by sea costs you 1 production less."),
        ({"verb": "feed_discount", "n": 2, "scope": "total"}, "Your cities together eat 2 food less."),
        ({"verb": "gain", "res": {"food": 1, "art": 2}}, "Gain 1 food and 2 great works of art."),
        (
            {"verb": "gain_per", "per": "wonder:I", "res": {"art": 1}, "min": 1, "max": 3},
            "Gain 1 great work of art for each of your wonders of Epoch I, at least 1 and at most 3 times.",
        ),
        (
            {"verb": "may", "action": "government", "ignore": ["arrows", "culture"], "levels": ["same", "next"]},
            "You may change to another form of your level or the next, whatever the arrows and your culture.",
        ),
        ({"verb": "may", "action": "government"}, "You may change to a form of the next level."),
        ({"verb": "may", "action": "wonder", "discount": 4}, "You may build a wonder now for 4 less."),
        (
            {"verb": "modify_per", "per": "city", "track": "demand", "n": 1},
            "Your demand is 1 higher for each of your cities on the map.",
        ),
        (
            {
                "verb": "on",
                "event": "expand",
                "if": "terrain:desert|plain|near_sea",
                "do": [{"verb": "gain", "res": {"gold": 1}}, {"verb": "may", "action": "research", "free": True}],
            },
            "When you expand to a desert or a plain or next to sea, gain 1 gold and you may research for free.",
        ),
        (
            {
                "verb": "on",
                "event": "post",
                "if": "has:horse",
                "do": [{"verb": "may_return_land", "gain": {"food": 2}}],
            },
            "When you build a trading post and have a horse, "
            "you may take your cube back from another land and gain 2 food.",
        ),
        (
            {"verb": "on", "event": "trade_income", "do": [{"verb": "gain_per", "per": "post/2", "res": {"gold": 1}}]},
            "When you get trade income, gain 1 gold for every 2 of your trading posts on the map.",
        ),
        ({"verb": "take_unique", "unit": "longbowman"}, "Take Longbowman as your support unit."),
        (
            {"verb": "vp", "n": 2, "if": "not_warmonger_in_epoch:III"},
            "2 VP at the end if you were no warmonger in Epoch III.",
        ),
        (
            {"verb": "vp_per", "per": "land:forest", "n": 1, "max": 5},
            "1 VP at the end for each forest land of yours, at most 5.",
        ),
    ],
)
def test_what_a_verb_says(game: Any, effect: dict[str, Any], text: str) -> None:
    assert said(game, effect) == [text]


def test_a_discount_names_the_resource_that_the_box_asks_for(game: Any) -> None:
    numbers = msgspec.structs.replace(
        game.content.numbers, city_cost=msgspec.structs.replace(game.content.numbers.city_cost, value={"food": 3})
    )
    assert paid_in(msgspec.structs.replace(game.content, numbers=numbers), "city") == "food"
    assert paid_in(game.content, "research") == "science"


def test_a_row_of_effects_is_printed_on_its_card() -> None:
    game = rr.game("epochs", players=2)
    content = game.content
    for number, wonder in enumerate(content.wonders):
        source, effect = printed(game, int(game.box_view.wonder_rows[number, 0]))
        assert (source.kind, source.id) == ("wonder", wonder.id.replace("_", "-"))
        assert effect in (wonder.effects[0], *(wonder.effects[0].do or []))
    first, count = (int(game.box_view.form_rows[3, column]) for column in (0, 1))
    assert [printed(game, first + nth)[0].id for nth in range(count)] == ["republic"] * count


@pytest.mark.clause("EP-A62", "EP-A64", "EP-D8")
def test_questions_name_the_card_and_what_it_allows() -> None:
    state = acting(seat(lands="1.3", production=10, food=1, science=2), wonders=["statue-of-liberty"], epoch=3)
    play(state, "wonder 1")
    assert [state.explain(f"effect {n}").text for n in (1, 2)] == [
        "Next, Statue of Liberty: You may expand now; pay its cost.",
        "Next, Statue of Liberty: You may research now; pay its cost.",
    ]
    play(state, "effect 2")
    assert state.decision.text == "Statue of Liberty: You may research now; pay its cost. Choose, or pass."
    nomads = play(
        acting(seat(civilization="mongolia", abilities=[1], lands="1.3 1.2", food=2, form="republic")), "expand 2.3"
    )
    assert nomads.decision.text.startswith("Nomadic: You may take your cube back from another land and gain 2 food.")
    assert play(nomads, "pass").decision.text.startswith("Extra action. Republic: After an Expand action")


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_piece_has_a_name(game: Any, name: str) -> None:
    named = {
        kind: [catalogue.say(f"ep-{kind}-{ref.id}", {}, name) for ref in refs]
        for kind, refs in game.lexicon.refs.items()
    }
    assert {kind: len(names) for kind, names in named.items()} == {
        "unit": 54,
        "wonder": 43,
        "invention": 45,
        "form": 7,
        "civilization": 6,
        "ability": 24,
    }
    for names in named.values():
        assert len(set(names)) == len(names)


def test_english_names_are_those_of_the_box(game: Any) -> None:
    content: Content = game.content
    for kind, pieces in (("unit", content.units), ("wonder", content.wonders), ("invention", content.inventions)):
        for piece in pieces:
            assert catalogue.say(f"ep-{kind}-{piece.id.replace('_', '-')}", {}, "en") == piece.name
