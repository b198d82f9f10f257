"""One test a card: what decks.txt says of it (a list of its own, not the content's) is what the rules do with it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from riverrun.games.along_history.acquiring import is_free, population_cost
from riverrun.games.along_history.armies import attack_bonus, defence_bonus, general_rerolls
from riverrun.games.along_history.payable import tigers_claim
from riverrun.games.along_history.swapping import free_swaps_left
from riverrun.games.along_history.words import card_of, card_ref, effect_sentences, failure_sentences

from .table import asked, cards, civilization, game, legal, numbers, play, refused, row, seat, table, told

KINDS = {"P": "population", "I": "ingenuity", "S": "strength", "C": "culture"}


@dataclass(frozen=True)
class Listed:
    """A line of decks.txt."""

    age: str
    id: str
    type: str
    population: int
    resource: str
    count: int
    gold: int
    vp: int
    bonus: str
    effect: str


def spelled(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


@cache
def decks() -> dict[str, Listed]:
    found = {}
    for line in (Path(__file__).parent / "decks.txt").read_text("utf-8").splitlines():
        age, name, kind, population, resource, gold, vp, bonus, effect = [part.strip() for part in line.split("|")]
        cost = (int(population), KINDS[resource[1]], int(resource[0]), 0 if gold == "-" else int(gold))
        bonus = "" if bonus == "-" else bonus
        found[spelled(name)] = Listed(age, spelled(name), kind, *cost, int(vp), bonus, effect)
    return found


def target_of(text: str) -> str:
    return spelled(text.partition(": ")[2])


def parts(card: Listed) -> list[str]:
    """What decks.txt says of a card's effect, bit by bit."""
    return [part.strip() for part in card.effect.split(";") if part.strip()]


def laid(card: Listed, cards: str = "", *, row: str = "", other: str = "", dice: str = "", **rest):
    """A table in the card's Age; without `dice` nothing can be paid with them."""
    quiet = "(1) (1) (1) (culture) (war) (war)" + ("" if card.age == "prehistory" else " (3)")
    mine = {key: rest.pop(key) for key in ("gold", "ur") if key in rest}
    return table(seat(cards, row=row, **mine), seat(row=other), ages=card.age, dice=dice or quiet, **rest)


@pytest.mark.clause("AH-R3", "AH-R1")
def test_the_list_is_the_box():
    assert set(decks()) == set(numbers())
    assert [
        len([1 for card in decks().values() if card.age == age]) for age in ("prehistory", "antiquity", "middle_ages")
    ] == [49, 54, 59]


@pytest.mark.clause("AH-11", "AH-23", "AH-26")
@pytest.mark.parametrize("id", decks())
def test_the_card(id):
    """Its cost in goods and gold, VP, type and bonuses; then each of its effects."""
    card = decks()[id]
    check_cost(card)
    check_face(card)
    for part in parts(card):
        check_effect(card, part)
    said = [
        *effect_sentences(game(), card_of(game(), numbers()[id])),
        *failure_sentences(game(), card_of(game(), numbers()[id])),
    ]
    assert all(one.text and "{" not in one.text for one in said)


def dice_of(card: Listed, greens: str, blue: str, reds: str = "war war") -> str:
    """Dice for a table in the card's Age."""
    return f"{greens} {blue} {reds}" + ("" if card.age == "prehistory" else " 3")


def greens_of(total: int) -> str:
    """Three green dice with this sum."""
    low = total // 3
    return " ".join(str(low + (at < total - 3 * low)) for at in range(3))


def check_cost(card: Listed) -> None:
    """AH-23, AH-28: payable with exactly its cost, not with less Population or another Resource; or by gold."""
    need = card.population + (1 if "in Events" in card.effect else 0)
    reds = "x2 war" if card.count == 2 else "war war"
    exact = laid(card, row=card.id, dice=dice_of(card, greens_of(need), card.resource, reds))
    assert card.id in cards(exact)
    assert population_cost(exact.game.box, exact.position, 0, numbers()[card.id]) == card.population
    if need > 3:
        short = laid(card, row=card.id, dice=dice_of(card, greens_of(need - 1), card.resource, reds))
        assert card.id not in cards(short)
    other = next(kind for kind in KINDS.values() if kind not in ("population", card.resource))
    assert card.id not in cards(laid(card, row=card.id, dice=dice_of(card, "3 3 3", other, "x2 x2")))
    assert card.id not in cards(laid(card, row=card.id, gold=card.gold - 1 if card.gold else 99))
    if card.gold:
        assert card.id in cards(laid(card, row=card.id, gold=card.gold))


def check_face(card: Listed) -> None:
    """AH-26, AH-68, AH-81: type, VP, bonuses straight, tilted and covered; the catalogue's name."""
    state = laid(card, card.id)
    s, box = state.position, state.game.box
    assert s.vp[0] == card.vp
    assert [int(count) for count in s.types[0]] == [
        int(kind == card.type) for kind in ("terrain", "character", "progress", "wonder", "calamity")
    ]
    counts = [card.bonus.count(letter) for letter in "PISC"]
    gold = int(card.bonus[1:]) if card.bonus.startswith("G") else 0
    assert [int(one) for one in s.ready[0]] == counts
    assert [int(one) for one in s.visible[0]] == [*counts, int(gold > 0)]
    assert box.gives[numbers()[card.id]][4] == gold
    assert card_ref(state.game, numbers()[card.id]).id == card.id
    cover = "cave" if card.age == "prehistory" else "homer" if card.age == "antiquity" else "dante"
    if card.id != cover:
        under = laid(card, f"{card.id}<{cover} {cover}")
        assert under.position.lost[0] == sum(counts) + int(gold > 0)


def check_effect(card: Listed, part: str) -> None:
    number = numbers()[card.id]
    state = laid(card, f"~{card.id}")
    box, s = state.game.box, state.position
    if part.startswith("free: "):
        target = numbers()[target_of(part)]
        assert is_free(box, s, 0, target)
        taken = play(laid(card, card.id, row=target_of(part)), target_of(part))
        assert target_of(part) in {one.lstrip("~") for one in civilization(taken)}
    elif match := re.fullmatch(r"-(\d)P: wonders", part):
        for other in decks().values():
            if other.age == card.age:
                less = int(match[1]) if other.type == "wonder" else 0
                assert population_cost(box, s, 0, numbers()[other.id]) == other.population - less or other.id == card.id
    elif match := re.fullmatch(r"-(\d)P: .*", part):
        other = decks()[target_of(part)]
        assert population_cost(box, s, 0, numbers()[other.id]) == max(0, other.population - int(match[1]))
        assert population_cost(box, s, 1, numbers()[other.id]) == other.population
    elif match := re.fullmatch(r"(.*) costs (\d)P", part):
        assert population_cost(box, s, 0, numbers()[spelled(match[1])]) == int(match[2])
    elif match := re.fullmatch(r"army \+(\d)/\+(\d)", part):
        assert (attack_bonus(box, s, 0), defence_bonus(box, s, 0)) == (int(match[1]), int(match[2]))
    elif part == "General":
        assert general_rerolls(box, s, 0) == 1
    elif match := re.fullmatch(r"earn (\d)G", part):
        assert box.earns[number] == int(match[1])
    elif part == "1 free swap/turn":
        assert free_swaps_left(box, s) == 1
    elif match := re.fullmatch(r"in Events: -(\d)P", part):
        assert tigers_claim(box, laid(card, row=card.id).position, 0) == int(match[1])
    elif part in ("T", "NT"):
        other = next(one for one in decks().values() if one.age == card.age and one.type == "terrain").id
        coin = "" if card.age == "prehistory" else " (3)"
        swap = laid(card, row=card.id, other=other, dice=f"1 (1) (1) (culture) (war) (war){coin}")
        assert ("swap g1" in legal(swap)) == (part == "T")
    elif part.startswith("fail: "):
        check_failure(card, part.removeprefix("fail: "))
    else:
        raise AssertionError(f"{card.id}: what is '{part}'?")


def check_failure(card: Listed, text: str) -> None:
    """AH-42, AH-44, AH-101: the whole failure on a Civilization with two cards of every type but Calamities."""
    mine = []
    for kind in ("terrain", "character", "progress", "wonder"):
        of_kind = [one for one in decks().values() if one.age == card.age and one.type == kind]
        mine += [
            one.id for one in of_kind if not protects(one, card) and (one.id in spelled(text) or one.id != "pompeii")
        ][:2]
    state = laid(card, " ".join(mine), row=card.id, gold=7, no_war="on")
    gold = int(state.position.gold[0])
    if asked(state) == "main":
        play(state, "done")
    destroyed = re.search(r"destroy (\w+)$|destroy (\w+),", text)
    if "Pompeii" in text:
        assert [one["card"] for one in told(state, "destroy")] == ["pompeii"]
    elif destroyed:
        kind = destroyed[1] or destroyed[2]
        wanted = {id for id in mine if decks()[id].type == kind}
        assert legal(state) == wanted
        assert len(wanted) == 2
        play(state, sorted(wanted)[0])
        assert {id.lstrip("~") for id in civilization(state)} == set(mine) - {sorted(wanted)[0]}
    else:
        assert told(state, "destroy") == []
    if lost := re.search(r"lose (\d)G", text):
        assert [one["gold"] for one in told(state, "lose_gold")] == [min(gold, int(lost[1]))]
    if "to left" in text:
        assert card.id in row(state, 1)
    else:
        assert card.id in state.document().discarded
    assert card.id not in row(state)


def protects(one: Listed, card: Listed) -> bool:
    """Whether a card would keep the Calamity from failing, or turn gold."""
    return any(part.startswith("free: ") and target_of(part) == card.id for part in parts(one))


@pytest.mark.clause("AH-46", "AH-21")
def test_a_calamity_that_is_not_transmissible_says_so_when_it_is_named():
    state = table(seat(row="earthquake cave lake"), seat(row="fire"))
    play(state, "swap golden")
    assert refused(state, "earthquake") == "AH-21"


@pytest.mark.clause("AH-R3")
def test_names_are_unique():
    names = [card.name for card in game().content.cards]
    assert len(set(names)) == len(names) == 162
