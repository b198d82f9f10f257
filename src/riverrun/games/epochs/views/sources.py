"""Where a seat's effects come from, and which card a row of effects belongs to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.components import Effect
from riverrun.games.epochs.terms import ABILITIES, NONE, Col, Verb
from riverrun.games.epochs.words import ability_ref, form_ref, invention_ref, wonder_ref
from riverrun.kernel.language.sentences import Ref

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


ASKING = (Verb.MAY, Verb.MAY_RETURN_LAND, Verb.EXTRA_ACTION)


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
    """The card that a row of effects is printed on, and the effect that asks."""
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
    rows, ref, effects = next(one for one in every if one[0][0] <= number < one[0][0] + one[0][1])
    before = sum(int(box.effects[at, Col.VERB]) in ASKING for at in range(rows[0], number))
    asking = [effect for effect in effects for _ in range(_asks(effect))]
    return ref, [asking[before]] if before < len(asking) else effects


def _asks(effect: Effect) -> int:
    """How many rows of an effect ask something."""
    if effect.verb == "on":
        return sum(_asks(one) for one in effect.do or [])
    return int(effect.verb in ("may", "may_return_land", "extra_action"))
