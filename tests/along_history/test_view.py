"""What a seat sees: prices, what lacks, threats, reach, wars and points agree with the rules in whole games."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import msgspec
import pytest

import riverrun as rr
from riverrun.games.along_history import view as views
from riverrun.games.along_history.acquiring import can_get, is_paid
from riverrun.games.along_history.look import card_ids
from riverrun.kernel.language.sentences import language as spoken

TABLES: list[tuple[int, dict[str, str]]] = [
    (3, {}),
    (2, {"ages": "prehistory+antiquity"}),
    (4, {"ages": "middle_ages", "board": "B"}),
    (3, {"initiation": "on"}),
]


def played(players: int, options: dict[str, str], seed: int = 5, stop: int = 700) -> list[rr.State]:
    """Every state of a game by chance, up to a bound; several tests look at the same."""
    return _played(players, tuple(options.items()), seed, stop)


@cache
def _played(players: int, options: tuple[tuple[str, str], ...], seed: int, stop: int) -> list[rr.State]:
    state = rr.game("along-history", players=players, **dict(options)).new(seed)
    rng = random.Random(seed)
    found = []
    while not state.over and len(found) < stop:
        found.append(state.copy())
        state.play(rng.choice(state.legal_texts()))
    return found


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_view_tells_what_the_rules_say(players: int, options: dict[str, str]) -> None:
    for state in played(players, options)[::7]:
        seen: Any = state.view(state.seat)
        assert msgspec.json.decode(msgspec.json.encode(seen), type=views.View) == seen
        box, numbers = state.game.box_view, card_ids(state.game)
        own = seen.civilizations[seen.turn_player]
        for event in own.row:
            card = numbers[event.card]
            if event.free_by is None:
                assert event.payable == bool(is_paid(box, state.position_view, own.seat, card))
                assert event.payable == (not event.lacks)
            got = event.payable or event.buyable or event.free_by is not None
            assert got == bool(can_get(box, state.position_view, own.seat, card))
        if seen.decision.kind == "main" and seen.decision.seat == own.seat:
            legal = {row.notation for row in seen.legal}
            shown = {event.card for event in own.row if event.payable or event.buyable or event.free_by is not None}
            assert shown == {event.card for event in own.row} & legal


@pytest.mark.no_cover
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_view_accounts_for_cards_dice_and_points(players: int, options: dict[str, str]) -> None:
    for state in played(players, options)[::11]:
        seen: Any = state.view(None)
        for own in seen.civilizations:
            listed = [card for stack in own.stacks for card in (stack.card, *stack.under)]
            assert len(listed) == len(set(listed)) == own.cards
            assert own.points == own.score + own.vp - 2 * own.lost + sum(one.value for one in own.counters)
            assert not [
                card for card in own.row if card.fuse and not card.doomed and own.stacks and not gold_only(state, card)
            ]
        assert all(die.colour != "red" for die in seen.dice) or not seen.pawns
        assert len([die for die in seen.dice if die.colour == "green"]) == 3


def gold_only(state: rr.State, event: Any) -> bool:
    """Whether a Calamity's failure destroys nothing."""
    face = next(one for one in views.faces(state.game) if one.id == event.card)
    return all("destroy" not in sentence.code for sentence in face.failure)


def test_reach_is_what_may_be_played() -> None:
    asked = [state for state in played(3, {}) if state.decision is not None and state.decision.kind == "counter"]
    assert asked
    for state in asked:
        seen: Any = state.view(state.seat)
        moves = {row.notation.removeprefix("space ") for row in seen.legal if row.notation != "done"}
        assert moves == set(seen.reach[state.seat])


@pytest.mark.no_cover
def test_a_defender_sees_the_attack_and_a_payment_what_still_lacks() -> None:
    wars, payments = 0, 0
    for seed in range(6):
        for state in played(3, {}, seed):
            if state.decision is None or state.decision.kind not in ("defence", "resource", "population"):
                continue
            seen: Any = state.view(state.seat)
            if seen.decision.kind == "defence":
                wars += 1
                assert seen.war.defender == seen.decision.seat != seen.war.attacker
                assert seen.war.attack > 0
            if seen.payment is not None:
                payments += 1
                assert seen.payment.resource + seen.payment.population > 0
    assert wars
    assert payments


def test_faces_are_whole() -> None:
    faces = views.faces(rr.game("along-history", players=2))
    assert len(faces) == 162
    assert all(face.failure for face in faces if face.type == "calamity")
    fire = next(face for face in faces if face.id == "fire")
    assert (fire.population, fire.resource, fire.gives, fire.vp) == (6, "ingenuity", {"population": 2}, 1)


@pytest.mark.no_cover
@pytest.mark.parametrize("language", ["en", "de", "fr", "zh-Hant"])
def test_the_screen_fits_80_columns(language: str) -> None:
    with spoken(language):
        for state in played(2, {"ages": "prehistory+antiquity"})[::40]:
            text = state.screen(0)
            assert "ah-" not in text
            assert max(map(len, text.splitlines())) <= 80
