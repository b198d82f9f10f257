"""What whoever is asked might overlook, as a view tells it: war, famine, an action unused, units no longer ready."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.actions.acting import PASS
from riverrun.games.epochs.actions.free import UNLOCK
from riverrun.games.epochs.actions.prices import COMMAND, EXPAND
from riverrun.games.epochs.map.reach import reach_of
from riverrun.games.epochs.military.attacking import is_reached
from riverrun.games.epochs.terms import ABILITIES, NONE, Col, Step, Verb
from riverrun.games.epochs.views.sources import row
from riverrun.games.epochs.views.structs import Realm, Warning

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def warnings(game: Game, s: Any, seat: int | None, realms: list[Realm], step: int) -> list[Warning]:
    """What stands against whoever is asked, and what a move of theirs would lose."""
    if seat is None or s.over or s.seat != seat or step not in (Step.ACTION, Step.MILITARY):
        return []
    lost = _unused(game, s) if step == Step.ACTION else _relapse(game, s, seat)
    return [*_unready(game, s, realms, seat), *_famine(game, s, realms[seat]), *lost]


def _unready(game: Game, s: Any, realms: list[Realm], seat: int) -> Iterator[Warning]:
    """EP-7.1, EP-7.3, EP-7.5: warmongers whose attacks reach a land or city whose units are not ready."""
    if realms[seat].ready:
        return
    box = game.box_view
    for other in realms:
        warmonger = other.seat != seat and other.marker
        if warmonger and is_reached(box, s, reach_of(box, s, other.seat), other.seat, seat):
            yield Warning("unready", other.seat)


def _famine(game: Game, s: Any, own: Realm) -> Iterator[Warning]:
    """EP-10.3: cities that cannot be fed, in the epoch's last two turns."""
    if own.hungry and int(s.turn) >= int(game.box_view.turns_per_epoch) - 1:
        yield Warning("famine", amount=own.hungry)


def _unused(game: Game, s: Any) -> Iterator[Warning]:
    """EP-A9: passing, while one of the eight actions is legal."""
    legal = [int(move) for move in game.legal(s)]
    if PASS in legal and any(EXPAND <= move <= COMMAND for move in legal):
        yield Warning("action", move=game.text(PASS))


def _relapse(game: Game, s: Any, seat: int) -> Iterator[Warning]:
    """EP-A55, EP-A73: a unique unit by which units that are ready would no longer be."""
    box = game.box_view
    for move in (move for move in game.legal(s) if s.ready[seat] and UNLOCK <= move < UNLOCK + ABILITIES):
        first, rows = row(box.ability_rows, ABILITIES * int(s.civilization[seat]) + move - UNLOCK)
        units = row(s.unit, seat)
        for cells in (row(box.effects, at) for at in range(first, first + rows)):
            if cells[Col.VERB] == Verb.TAKE_UNIQUE:
                units[int(box.unit_slot[cells[Col.A]])] = cells[Col.A]
        due = sum(unit != NONE and bool(box.unit_spends[unit]) for unit in units)
        if units != row(s.unit, seat) and due > s.waive[seat]:
            yield Warning("relapse", move=game.text(move))
