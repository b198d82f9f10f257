"""The pieces of Epochs as they are drawn: inventions, wonders, units, civilizations, forms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from riverrun.games.epochs.cards.card_texts import effect_sentences
from riverrun.games.epochs.cards.effect_rows import EPOCH_NUMBERS
from riverrun.games.epochs.components import Civilization, Content, Government, Invention, Piece, Unit, Wonder
from riverrun.games.epochs.views.structs import Ability, Amounts, Face
from riverrun.games.epochs.words import (
    ability_ref,
    civilization_ref,
    form_ref,
    invention_ref,
    spelled,
    unit_ref,
    wonder_ref,
)

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def faces(game: Game) -> list[Face]:
    """All pieces that have a name, kind by kind."""
    content: Content = game.content
    return [
        *(_invention(game, number, one) for number, one in enumerate(content.inventions)),
        *(_wonder(game, number, one) for number, one in enumerate(content.wonders)),
        *(_unit(game, number, one) for number, one in enumerate(content.units)),
        *(_civilization(game, number, one) for number, one in enumerate(content.civilizations)),
        *(_form(game, number, one) for number, one in enumerate(content.governments)),
    ]


def _amounts(gains: Mapping[Any, int]) -> Amounts:
    return {str(kind): n for kind, n in gains.items()}


def _evidence(piece: Piece) -> dict[str, Any]:
    """How sure each value is, told with the piece."""
    told: dict[str, Any] = msgspec.to_builtins(
        {"all": piece.evidence, "stated": piece.stated, "inferred": piece.inferred}
    )
    return told


def _epoch(name: str) -> int:
    return EPOCH_NUMBERS[name] + 1


def _invention(game: Game, number: int, one: Invention) -> Face:
    return Face(
        id=spelled(one.id),
        kind="invention",
        name=invention_ref(game, number),
        epoch=_epoch(one.epoch),
        gives=_amounts(one.debut),
        type=one.type,
        text=effect_sentences(game, one.effects),
        evidence=_evidence(one),
    )


def _wonder(game: Game, number: int, one: Wonder) -> Face:
    return Face(
        id=spelled(one.id),
        kind="wonder",
        name=wonder_ref(game, number),
        epoch=_epoch(one.epoch),
        cost={"production": one.cost},
        no_gold=one.no_gold,
        gives=_amounts(one.reward),
        type=one.type,
        text=effect_sentences(game, one.effects),
        evidence=_evidence(one),
    )


def _unit(game: Game, number: int, one: Unit) -> Face:
    return Face(
        id=spelled(one.id),
        kind="unit",
        name=unit_ref(game, number),
        epoch=_epoch(one.epoch),
        cost={} if one.cost is None else {"production": one.cost},
        slot=one.slot,
        unit=one.kind,
        combat=one.combat,
        needs=[*one.strategic, *one.terrain],
        due=_amounts(one.expenditure),
        no_gold=one.no_gold,
        advantages={str(kind): n for kind, n in one.advantages.items()},
        flags=[spelled(flag) for flag in one.flags],
        cross=[str(terrain) for terrain in one.cross],
        barred=[str(terrain) for terrain in one.cannot_attack],
        formation=one.formation,
        evidence=_evidence(one),
    )


def _civilization(game: Game, number: int, one: Civilization) -> Face:
    abilities = [
        Ability(
            id=f"{spelled(one.id)}-{nth + 1}",
            name=ability_ref(game, 4 * number + nth),
            epoch=_epoch(ability.epoch),
            cost=_amounts(ability.price),
            no_gold=ability.no_gold,
            type=ability.type,
            text=effect_sentences(game, ability.effects),
            evidence=_evidence(ability),
        )
        for nth, ability in enumerate(one.ability)
    ]
    return Face(
        id=spelled(one.id),
        kind="civilization",
        name=civilization_ref(game, number),
        abilities=abilities,
        evidence=_evidence(one),
    )


def _form(game: Game, number: int, one: Government) -> Face:
    return Face(
        id=spelled(one.id),
        kind="form",
        name=form_ref(game, number),
        gives=_amounts(one.instant),
        type="ongoing",
        text=effect_sentences(game, one.effects),
        level=one.level,
        culture=one.culture,
        after=[spelled(form) for form in one.after],
        cities=one.max_cities,
        command=_amounts(one.command),
        evidence=_evidence(one),
    )
