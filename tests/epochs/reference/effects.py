"""What an event sets off (EP-A47): plain gains, effects that ask in the owner's order, then extra actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .asking import Asker, Asking
from .box import ACTIONS, Effect
from .hexes import Hex, read, text
from .standing import Event, count, holds, max_cities

OFFERED = 8
"""At most so many effects are offered at a time (EP-A62)."""


@dataclass(frozen=True)
class Grant:
    """How a granted action differs from one's own: free, cheaper, or a change of form that ignores something."""

    free: bool = False
    discount: int = 0
    ignore: tuple[str, ...] = ()
    levels: tuple[str, ...] = ("next",)

    @classmethod
    def of(cls, effect: Effect) -> Grant:
        """What a `may` says."""
        return cls(
            effect.get("free", False),
            effect.get("discount", 0),
            tuple(effect.get("ignore", ())),
            tuple(effect.get("levels", ("next",))),
        )


@dataclass(frozen=True)
class Pending:
    """An effect still to be resolved, with its condition and its event."""

    effect: Effect
    condition: str | None
    event: Event | None


@dataclass(frozen=True)
class Fixed:
    """What an event will set off: fixed when it happens, before the new card or form counts."""

    effects: tuple[Pending, ...]
    extra: tuple[tuple[str, ...], ...]


class Effects(Asker):
    """Resolving effects; the actions themselves are in `actions`."""

    def fix(self, seat: int, kind: str, is_extra: bool) -> Fixed:
        """The owner's effects on this event, and the extra actions after this action."""
        effects = [
            Pending(done, effect.get("if"), None)
            for effect in self.table.ongoing(seat, "on")
            if effect["event"] == kind
            for done in effect["do"]
        ]
        extra = [] if is_extra else [one for one in self.table.ongoing(seat, "extra_action") if one["after"] == kind]
        return Fixed(tuple(effects), tuple(tuple(one["may"]) for one in extra))

    def happen(self, seat: int, fixed: Fixed, event: Event | None, new: tuple[Effect, ...] = ()) -> Asking:
        """The event's effects, then those of the new card; plain gains, then what asks, then extra actions."""
        pending = [Pending(one.effect, one.condition, event) for one in fixed.effects]
        pending += [Pending(effect, None, event) for effect in new]
        for one in pending:
            if not asks(one.effect) and holds(self.table, seat, one.condition, event):
                self.apply(seat, one.effect)
        yield from self.choose(seat, [one for one in pending if asks(one.effect)])
        for may in fixed.extra:
            yield from self.action(seat, ACTIONS if "any" in may else may, is_extra=True)

    def apply(self, seat: int, effect: Effect) -> None:
        """A plain gain."""
        verb = effect["verb"]
        if verb == "gain":
            self.table.gain(seat, effect["res"])
        elif verb == "gain_per":
            times = max(count(self.table, seat, effect["per"]), effect.get("min", 0))
            self.table.gain(seat, effect["res"], min(times, effect.get("max", times)))
        elif verb == "take_unique":
            self.table.place_unit(seat, effect["unit"])
        else:
            raise ValueError(verb)

    def choose(self, seat: int, pending: list[Pending]) -> Asking:
        """In the owner's order, each finished before the next; one that can do nothing waits, and lapses at last."""
        while True:
            able = [one for one in pending if self.effect_options(seat, one)][:OFFERED]
            if not able:
                return
            answer = "effect 1"
            if len(able) > 1:
                answer = yield from self.ask("effect", seat, [f"effect {at}" for at in range(1, len(able) + 1)])
            chosen = able[int(answer.split()[1]) - 1]
            pending = [one for one in pending if one is not chosen]
            yield from self.take(seat, chosen)

    def effect_options(self, seat: int, one: Pending) -> list[str]:
        """The moves of an effect, besides declining it."""
        if not holds(self.table, seat, one.condition, one.event):
            return []
        if one.effect["verb"] == "may_return_land":
            just: Hex | None = one.event.hex if one.event else None
            return [f"return {text(spot)}" for spot in self.table.lands(seat) if spot != just]
        return self.options(seat, one.effect["action"], Grant.of(one.effect))

    def take(self, seat: int, one: Pending) -> Asking:
        """One of its moves, or `pass`; after a refused consent it is asked again without that host (EP-A63)."""
        while True:
            kind = "return_land" if one.effect["verb"] == "may_return_land" else "grant"
            move = yield from self.ask(kind, seat, [*self.effect_options(seat, one), "pass"])
            if move == "pass":
                return
            if one.effect["verb"] == "may_return_land":
                self.table.leave(read(move.split()[1]))  # type: ignore[arg-type]
                self.table.gain(seat, one.effect["gain"])
                return
            if (yield from self.perform(seat, move, Grant.of(one.effect), is_extra=True)):
                return

    def grow_cities(self, seat: int) -> None:
        """EP-6.7: more cities come from the personal supply as soon as the maximum allows."""
        player = self.table.players[seat]
        more = max_cities(self.table, seat) - player.cities - len(self.table.cities(seat))
        more = max(0, min(more, player.supply_cities))
        player.cities += more
        player.supply_cities -= more

    def options(self, seat: int, action: str, grant: Grant) -> list[str]:
        """The moves of an action that are legal now."""
        raise NotImplementedError

    def perform(self, seat: int, move: str, grant: Grant, is_extra: bool) -> Asking:
        """One of them with all it sets off; False if a host refused."""
        raise NotImplementedError

    def action(self, seat: int, allowed: tuple[str, ...], is_extra: bool) -> Asking:
        """EP-D5."""
        raise NotImplementedError


def asks(effect: dict[str, Any]) -> bool:
    """Whether an effect asks its owner something."""
    return effect["verb"] in ("may", "may_return_land")
