"""The box as data: counts, evidence, editions, content packs and everything a pack is refused for."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import riverrun as rr
from riverrun.games.flow_of_history import RULEBOOK
from riverrun.games.flow_of_history.content import as_played
from riverrun.games.flow_of_history.validation import STANDARD_COUNTS
from riverrun.games.flow_of_history.words import effect_sentence

from .refused_packs import ABOUT, BOX_REFUSED, CARDS_REFUSED, change, with_effect
from .table import game, icons, named, nation, play, table, tokens

load = RULEBOOK.load

EVIDENCE = {"rulebook", "public", "inferred", "invented"}


@pytest.fixture
def pack(tmp_path):
    """`pack(cards=..., box=..., about=...)`: a content pack with these files, as its folder."""

    def write(cards: str | bytes | None = None, box: str | bytes | None = None, about: str | bytes = ABOUT) -> Path:
        for name, text in (("pack.toml", about), ("cards.toml", cards), ("box.toml", box)):
            (tmp_path / name).unlink(missing_ok=True)
            if text is not None:
                (tmp_path / name).write_bytes(text if isinstance(text, bytes) else text.encode())
        return tmp_path

    return write


def card(id: str, players: int = 3, **options: str):
    """A card as it is drawn."""
    return next(face for face in _faces(game(players, **options)) if face.id == id)


def _faces(of: rr.Game):
    return of.rulebook.faces(of)


# The box


@pytest.mark.clause("FOH-C1")
def test_each_age_has_its_number_of_cards():
    found = Counter(card.age for card in game().content.cards)
    assert found == {"S": 6, "A": 5, "I": 12, "II": 12, "III": 12, "IV": 12, "V": 7, "Future": 1}
    assert sum(found.values()) == 67


@pytest.mark.clause("FOH-C2")
def test_ages_one_to_four_have_two_cards_of_each_type():
    found = Counter((card.age, card.type) for card in game().content.cards)
    for age in ("I", "II", "III", "IV"):
        for kind in ("military", "construction", "knowledge", "government", "leader", "wonder"):
            assert found[age, kind] == 2, (age, kind)
    assert {kind for age, kind in found if age == "A"} == {"military", "construction", "knowledge", "leader", "wonder"}


@pytest.mark.clause("FOH-C1")
def test_every_card_but_the_future_has_a_stripe_and_one_effect():
    for card in game().content.cards:
        assert bool(card.stripe) == (card.id != "future")
        assert (card.effect is None) == (card.age == "S")


def test_every_value_says_where_it_comes_from():
    for card in game().content.cards:
        evidence = card.evidence
        assert {evidence.type, evidence.effect, evidence.count, *evidence.icons} <= EVIDENCE
        assert len(evidence.icons) == len(card.stripe)
    for check in game().content.facts.check:
        assert check.evidence in EVIDENCE
        assert check.why


def test_evidence_of_some_cards_is_what_the_sources_say():
    barracks = card("barracks").evidence
    assert barracks == {"type": "rulebook", "effect": "rulebook", "count": "rulebook", "icons": ["rulebook"]}
    assert card("warriors").evidence["type"] == "public"
    assert card("irrigation").evidence["icons"] == ["rulebook", "invented"]
    assert card("communism").evidence["count"] == "invented"
    not_printed = [face.id for face in _faces(game()) if face.evidence["effect"] != "rulebook"]
    assert not_printed == ["mechanized-farming"]


@pytest.mark.clause("FOH-C4")
def test_each_type_has_its_check_with_evidence():
    checks = {check.type: (check.icon, check.evidence) for check in game().content.facts.check}
    assert checks == {
        "construction": ("industry", "rulebook"),
        "knowledge": ("science", "inferred"),
        "government": ("culture", "inferred"),
        "leader": ("culture", "inferred"),
        "wonder": ("industry", "invented"),
        "military": ("science", "invented"),
    }


@pytest.mark.clause("FOH-2P1")
def test_four_starting_cards_are_for_two_players():
    assert {card.id for card in game().content.cards if card.age == "S" and card.two_players} == {
        "aristocracy",
        "craftsman_tribe",
        "religious_tribe",
        "seafaring_traders",
    }


@pytest.mark.clause("FOH-S1")
def test_the_internet_alone_lies_on_the_future():
    assert [card.id for card in game().content.cards if card.bottom] == ["internet"]


@pytest.mark.clause("FOH-O1")
def test_first_edition_has_its_own_titles():
    first = {face.id: named(face.name) for face in _faces(game(3, edition="first"))}
    second = {face.id: named(face.name) for face in _faces(game(3))}
    assert {id: first[id] for id in first if first[id] != second[id]} == {
        "ramesses-ii": "Ramses II",
        "great-wall": "Great Wall",
        "great-mosque": "Great Mosque of Djenné",
        "fighter-jet": "Jet Fighter",
        "knights": "Knight",
        "christopher-columbus": "Columbus",
        "napoleon-bonaparte": "Napoleon",
        "albert-einstein": "Einstein",
    }


@pytest.mark.clause("FOH-O3")
def test_literal_glossary_swaps_irrigation_and_mechanized_farming():
    assert [card(id).effect.get("amount", 1) for id in ("irrigation", "mechanized-farming")] == [1, 2]
    literal = [card(id, glossary="literal") for id in ("irrigation", "mechanized-farming")]
    assert [face.effect.get("amount", 1) for face in literal] == [2, 1]
    assert "2 tokens from the Reserve" in literal[0].text.text
    assert "1 token from the Reserve" in literal[1].text.text


@pytest.mark.clause("FOH-O4")
def test_theocracy_can_be_obsolete():
    assert not card("theocracy").obsolete
    assert card("theocracy", theocracy="obsolete").obsolete
    assert card("theocracy", theocracy="obsolete").text.text.endswith("Void at scoring.")


def test_options_do_not_change_the_content_hash_but_packs_do(pack):
    assert game(3, glossary="literal").content_hash == game(5).content_hash
    assert re.fullmatch("[0-9a-f]{16}", game().content_hash)
    changed = rr.game("flow-of-history", 3, content=pack('[[card]]\nid = "archers"\nstripe = ["trade"]\n'))
    assert changed.content_hash != game().content_hash


@pytest.mark.parametrize("options", [{}, {"glossary": "literal"}, {"theocracy": "obsolete"}, {"edition": "first"}])
def test_effect_texts_are_sentences(options):
    chosen = game(3, **options).options
    for printed in game().content.cards:
        text = effect_sentence(as_played(printed, chosen)).text
        assert re.fullmatch(r"(Give up [^.{}]*\. )?[A-Z0-9][^.{}]*\.( Void at scoring\.)?", text), text
        assert not re.search(r"None|  |\b1 tokens|\b[2-9] token\b|_", text), text
        assert text.endswith("Void at scoring.") == as_played(printed, chosen).obsolete


# Packs that work


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_packs_own_titles_are_the_same_in_every_language(pack, edition):
    changes = '[[card]]\nid = "archers"\nname = "Slingers"\n[[card]]\nid = "ramesses_ii"\nstripe = ["trade"]\n'
    changed = rr.game("flow-of-history", 3, content=pack(changes), edition=edition)
    names = {face.id: face.name for face in _faces(changed)}
    assert names["archers"] == rr.Ref("card", "archers", name="Slingers")
    assert not any(ref.name for id, ref in names.items() if id != "archers")
    said = rr.Sentence("foh-event-gain", {"seat": rr.Ref("player", 0), "card": names["archers"]})
    assert said.say("de").count("Slingers") == said.say("zh-Hant").count("Slingers") == 1
    assert named(names["ramesses-ii"]) == ("Ramses II" if edition == "first" else "Ramesses II")


def test_pack_without_changes_is_the_box(pack):
    assert rr.game("flow-of-history", 3, content=pack()).content_hash == game().content_hash


def test_pack_changes_only_the_values_it_gives(pack):
    folder = pack('[[card]]\nid = "archers"\nstripe = ["attack", "attack"]\n')
    changed = rr.game("flow-of-history", 3, content=folder)
    face = next(face for face in _faces(changed) if face.id == "archers")
    assert face.stripe == ["attack", "attack"]
    assert face.evidence == {
        "type": "inferred",
        "effect": "rulebook",
        "count": "invented",
        "icons": ["invented", "invented"],
    }
    others = [card for card in changed.content.cards if card.id != "archers"]
    assert others == [card for card in game().content.cards if card.id != "archers"]
    assert icons(table(nation("archers"), on=changed), 0) == {"attack": 2, "defense": 2}


def test_a_packs_card_may_be_named_as_views_name_it(pack):
    changed = '[[card]]\nid = "%s"\nstripe = ["culture"]\n'
    written = [RULEBOOK.load(pack(changed % id)) for id in ("iron-works", "iron_works")]
    assert written[0].cards == written[1].cards


def test_pack_may_give_its_own_evidence(pack):
    values = '{ type = "rulebook", effect = "rulebook", count = "rulebook", icons = ["rulebook"] }'
    changed = load(pack(f'[[card]]\nid = "temple"\nstripe = ["trade"]\nevidence = {values}\n'))
    temple = next(card for card in changed.cards if card.id == "temple")
    assert temple.evidence.icons == ["rulebook"]


def test_pack_replaces_a_card_by_a_new_one(pack):
    folder = pack(
        '[[card]]\nreplaces = "temple"\nid = "baths"\nname = "Roman Baths"\nage = "I"\ntype = "construction"\n'
        'timing = "permanent"\nstripe = ["trade"]\neffect = { verb = "provide", icons = { trade = 2 } }\n'
    )
    changed = rr.game("flow-of-history", 3, content=folder)
    assert [card.id for card in changed.content.cards].index("baths") == [
        card.id for card in game().content.cards
    ].index("temple")
    assert changed.text(changed.move("take roman baths")) == "take baths"
    state = changed.restore(
        {"nations": [{}, {}, {}], "market": [{"card": "baths", "investor": 0, "tokens": 1}], "deck": []}
    )
    play(state, "complete baths")
    assert icons(state, 0) == {"trade": 3}
    with pytest.raises(rr.BadPosition, match="no card ‘temple’: give one of 67, such as "):
        changed.restore({"nations": [{"construction": ["temple"]}, {}, {}]})


def test_pack_changes_the_boxs_facts(pack):
    changed = rr.game("flow-of-history", 4, content=pack(box="tokens = 7\n"))
    assert tokens(changed.new(1)) == [7, 7, 7, 7]


def test_pack_moves_the_banker(pack):
    folder = pack(box='[banker]\ncard = "barracks"\nstake = 3\nsupply = 5\n')
    view = rr.game("flow-of-history", 2, content=folder).new(1).view(None)
    assert [(slot.card, slot.tokens) for slot in view.market if slot.investor == "banker"] == [("barracks", 3)]
    assert view.supply == 5


def test_packed_game_plays_to_the_end(pack, random_play):
    folder = pack('[[card]]\nid = "archers"\ntype = "leader"\n[[card]]\nid = "temple"\nage = "I"\nname = "Shrine"\n')
    changed = rr.game("flow-of-history", 4, content=folder)
    for state in random_play(changed.new(5), 5):
        last = state
    assert last.over
    assert last.check() == []
    assert rr.replay(last.record(), content=folder).hash == last.hash


# Packs that are refused


def test_pack_that_is_no_folder(tmp_path, refused):
    assert "is not a folder" in refused(rr.BadContent, load, tmp_path / "nowhere")


def test_pack_without_pack_toml(tmp_path, refused):
    assert "pack.toml is missing." in refused(rr.BadContent, load, tmp_path)


@pytest.mark.parametrize(
    ("about", "says"),
    [
        (b"\xff\xfe", "cannot be read"),
        ("game =", "not valid TOML"),
        ("", "‘game’ is missing"),
        (ABOUT + "more = 1\n", "there is no field ‘more’; give game, name, evidence or note."),
        (
            ABOUT.replace("invented", "hearsay"),
            "‘evidence’ can’t be ‘hearsay’; give inferred, invented, public or rulebook.",
        ),
        (ABOUT.replace("flow-of-history", "chess"), "is a pack for chess, not for flow-of-history"),
        (ABOUT.replace('"Trial"', "7"), "‘name’ must be str, not int"),
    ],
)
def test_pack_toml_that_is_wrong(pack, refused, about, says):
    assert says in refused(rr.BadContent, load, pack(about=about))


def test_pack_with_a_file_that_is_none_of_the_games(pack, refused):
    folder = pack()
    (folder / "tiles.toml").write_text("")
    sentence = refused(rr.BadContent, load, folder)
    assert "tiles.toml is no file of a pack for flow-of-history" in sentence
    assert "box.toml, cards.toml and pack.toml" in sentence


def test_pack_with_a_folder_in_place_of_a_file(pack, refused):
    folder = pack()
    (folder / "cards.toml").mkdir()
    assert "cards.toml cannot be read: Is a directory." in refused(rr.BadContent, load, folder)


@pytest.mark.parametrize("name", CARDS_REFUSED)
def test_cards_toml_that_is_refused(pack, refused, name):
    cards, says = CARDS_REFUSED[name]
    assert says in refused(rr.BadContent, load, pack(cards))


@pytest.mark.parametrize("name", BOX_REFUSED)
def test_box_toml_that_is_refused(pack, refused, name):
    box, says = BOX_REFUSED[name]
    assert says in refused(rr.BadContent, load, pack(box=box))


def test_wrong_box_toml_is_named_as_the_packs_own_file(pack, refused):
    folder = pack(box='tokens = "four"')
    assert str(folder / "box.toml") in refused(rr.BadContent, load, folder)


def _counts(**changes: int) -> str:
    return "[counts]\n" + "".join(f"{age} = {count}\n" for age, count in {**STANDARD_COUNTS, **changes}.items())


@pytest.mark.clause("FOH-C1")
def test_changed_count_is_refused_for_the_age_it_changes(pack, refused):
    assert "Age II " in refused(rr.BadContent, load, pack(box=_counts(II=11)))


@pytest.mark.clause("FOH-C1")
def test_counts_left_out_do_not_switch_the_counting_off(pack, refused):
    folder = pack(change('age = "A"') + change('age = "A"', "swordsmen"), "counts = {}\n")
    assert "FOH-C1" in refused(rr.BadContent, load, folder)


@pytest.mark.parametrize(
    "cards",
    [
        '[[card]]\nid = ["archers"]\n',
        '[[card]]\nid = { name = "archers" }\n',
        '[[card]]\nreplaces = ["archers"]\nid = "slings"\n',
        '[[card]]\nreplaces = "archers"\nid = ["slings"]\n',
    ],
    ids=["list", "table", "replaces-list", "new-list"],
)
def test_id_that_is_no_text_is_refused(pack, refused, cards):
    refused(rr.BadContent, load, pack(cards))


@pytest.mark.parametrize(
    "first",
    ['[[card]]\nreplaces = "archers"\nid = "slings"\n', '[[card]]\nid = "archers"\nevidence = 5\n'],
    ids=["half-a-card", "no-evidence"],
)
def test_card_changed_twice_and_wrongly_is_refused(pack, refused, first):
    refused(rr.BadContent, load, pack(first + '[[card]]\nid = "archers"\nstripe = ["trade"]\n'))


def test_nested_or_endless_toml_is_refused(pack, refused):
    refused(rr.BadContent, load, pack("card = " + "[" * 5000))
    refused(rr.BadContent, load, pack(box="tokens = " + "9" * 5000))


def test_card_that_would_leave_twice_is_refused(pack, refused):
    """A Military card whose cost is itself and the top Military card, where both are the same card."""
    cards = with_effect('verb = "gain_top", remove_self = true, discard_own = "military"', timing="action")
    assert "archers" in refused(rr.BadContent, load, pack(cards))


def test_another_cards_loot_is_told_by_its_own_name(pack):
    """The journal names the card that pays for an attack, whichever card a pack gives that effect."""
    changed = rr.game("flow-of-history", 3, content=pack(with_effect('verb = "on_attack_take"', "temple")))
    market = [{"card": "swordsmen", "investor": 0, "tokens": 1}]
    state = changed.restore({"nations": [{"construction": ["temple"]}, {}, {}], "market": market, "deck": []})
    play(state, "complete swordsmen")
    assert [event.facts["card"] for event in state.events() if event.kind == "khan"] == ["temple"]


@pytest.mark.parametrize(
    ("effect", "name"),
    [('verb = "gain_top", types = ["wonder"]', "types"), ('verb = "gain_top", amount = 7', "amount")],
)
def test_a_value_the_verb_does_not_read_is_refused(pack, refused, effect, name):
    said = refused(rr.BadContent, load, pack(with_effect(effect, timing="instant")))
    assert f"‘gain_top’ has no use for ‘{name}’" in said


def test_a_variant_of_an_unknown_option_is_refused(pack, refused):
    card = change('variants = [{ option = "theocrcy", value = "obsolete", obsolete = true }]')
    assert "no option theocrcy=obsolete" in refused(rr.BadContent, load, pack(card))


def test_titles_evidence_and_reasons_do_not_change_the_contents_hash(pack):
    plain = rr.game("flow-of-history", 3).content_hash
    seen = 'type = "public", effect = "public", count = "public", icons = ["public"]'
    told = pack(change(f'name = "Bowmen"\nevidence = {{ {seen} }}'))
    assert rr.game("flow-of-history", 3, content=told).content_hash == plain
    changed = pack(change('stripe = ["trade"]'))
    assert rr.game("flow-of-history", 3, content=changed).content_hash != plain
