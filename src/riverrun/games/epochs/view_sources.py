"""Where a seat's effects come from, and which card a row of effects belongs to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.components import Effect
from riverrun.games.epochs.terms import ABILITIES, NONE
from riverrun.games.epochs.words import ability_ref, form_ref, invention_ref, wonder_ref
from riverrun.kernel.language.sentences import Ref

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def row(field: Any, number: int) -> list[int]:
    """A row of a field of two dimensions."""
    return [int(field[number, place]) for place in range(field.shape[1])]


def sources(game: Game, s: Any, seat: int) -> Iterator[tuple[Ref, list[Effect]]]:
    """EP-A47: all that a seat has effects of: government, abilities, inventions and wonders, in their order."""
    content, civilization = game.content, int(s.civilization[seat])
    form = int(s.form[seat])
    yield form_ref(game, form), content.governments[form].effects
    if civilization != NONE:
        for nth, ability in enumerate(content.civilizations[civilization].ability):
            if int(s.unlocked[seat]) >> nth & 1:
                yield ability_ref(game, ABILITIES * civilization + nth), ability.effects
    for card in row(s.invented, seat)[: int(s.invented_count[seat])]:
        yield invention_ref(game, card), content.inventions[card].effects
    for card in s.built[: int(s.built_count)]:
        if int(s.builder[int(card)]) == seat:
            yield wonder_ref(game, int(card)), content.wonders[int(card)].effects


def source_of(game: Game, number: int) -> tuple[Ref, list[Effect]]:
    """The card that a row of effects is printed on."""
    box, content = game.box_view, game.content
    every = [
        *((row(box.form_rows, n), form_ref(game, n), one.effects) for n, one in enumerate(content.governments)),
        *(
            (row(box.invention_rows, n), invention_ref(game, n), one.effects)
            for n, one in enumerate(content.inventions)
        ),
        *((row(box.wonder_rows, n), wonder_ref(game, n), one.effects) for n, one in enumerate(content.wonders)),
        *(
            (row(box.ability_rows, ABILITIES * n + nth), ability_ref(game, ABILITIES * n + nth), ability.effects)
            for n, one in enumerate(content.civilizations)
            for nth, ability in enumerate(one.ability)
        ),
    ]
    return next((ref, effects) for rows, ref, effects in every if rows[0] <= number < rows[0] + rows[1])
