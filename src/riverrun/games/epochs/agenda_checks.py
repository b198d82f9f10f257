"""What must hold of a position for each step that a document puts on its agenda (EP-D2 to D14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.feeding import can_feed
from riverrun.games.epochs.terms import EFFECTS, FORMS, HEXES, NONE, PLACES, SEATS, SPACES, WONDERS, Step
from riverrun.kernel.sets import count, has

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

ONE = (0, 0)
SEAT = (0, SEATS - 1)
ROW = (NONE, EFFECTS - 1)
HEX = (NONE, HEXES - 1)
RANGES: dict[Step, tuple[tuple[int, int], tuple[int, int]]] = {
    Step.CIVILIZATION: (SEAT, ONE),
    Step.TURN: ((0, PLACES - 1), ONE),
    Step.GIVE: ((0, SPACES - 1), (0, 1)),
    Step.ACTION: (ROW, ROW),
    Step.GRANT: (ROW, HEX),
    Step.CONSENT: (SEAT, ONE),
    Step.PAYMENT: (SEAT, (0, 3)),
    Step.RETURN: (ROW, HEX),
    Step.PROTECT: (SEAT, ONE),
    Step.FAMINE: (SEAT, ONE),
    Step.KEEP: (SEAT, (0, 2)),
    Step.CHOOSE_CIVILIZATION: ((0, SEATS), ONE),
    Step.LAY_TILE: ((0, PLACES - 1), (0, 1)),
    Step.CHOOSE_GIVE: ((0, SPACES - 1), (0, 1)),
    Step.EXTRA: (ROW, ROW),
    Step.PAY: (SEAT, (0, 4)),
    Step.PENDING: (ROW, HEX),
    Step.EFFECTS: (ROW, HEX),
    Step.UNLOCKED: ((0, 3), ONE),
    Step.INSTANT: ((NONE, FORMS - 1), (0, WONDERS)),
    Step.READY_PAID: ((0, 2), ONE),
    Step.BEGIN_WAR: (SEAT, ONE),
    Step.AFTER_SPOILS: ((0, 3), ONE),
    Step.END_EPOCH: ((1, 8), (0, SEATS)),
    Step.FED: (SEAT, ONE),
    Step.CONVERTED: (SEAT, (0, 3)),
}
"""The numbers that a step may have, the least and the most of each; steps that are not listed have none."""


def check_civilization(game: Game, s: Any, about: int) -> str:
    """EP-D2: asked of who was dealt two boards, before any is shown."""
    if about >= game.players or s.dealt[about, 1] == NONE or s.first != NONE:
        return "A civilization is chosen out of two boards, before the first player is drawn (EP-D2)."
    return ""


def check_turn(s: Any, about: int) -> str:
    """EP-D3: the tile is seen, but does not lie on the map yet."""
    return "" if has(s.tiles_open, 0, about) else "A tile that may be turned has been revealed (EP-D3)."


def check_give(s: Any, about: int) -> str:
    """EP-D4: a card lies on the space."""
    return "" if s.market_size[about] else "A card is given for a market space that holds one (EP-D4)."


def check_protect(game: Game, s: Any, about: int) -> str:
    """EP-D11: asked of a rival with a post in the neutral city that is attacked."""
    site = int(s.war_target) - HEXES
    if site < 0 or not has(s.neutral, 0, site) or about == s.active or not has(s.posts, about, site):
        return "Whether to protect is asked of a rival with a post in an attacked neutral city (EP-D11)."
    return ""


def check_fight(s: Any) -> str:
    """EP-7.3: something is attacked."""
    return "" if s.war_target != NONE else "A war has a target (EP-7.3)."


def check_after_spoils(s: Any) -> str:
    """EP-8.5: the attacker has won."""
    if s.war_target == NONE or s.war_attack <= s.war_defence:
        return "Spoils are for who won a war (EP-8.5)."
    return ""


def check_spoils(s: Any) -> str:
    """EP-D12: the target is gone, and there is a piece to place."""
    target, active = int(s.war_target), int(s.active)
    if target < 0 or s.war_attack <= s.war_defence:
        return "Spoils are for who won a war (EP-8.5)."
    if target < HEXES:
        taken = has(s.camps, 0, target) or any(has(s.lands, seat, target) for seat in range(SEATS))
        pieces = s.authority[active]
    else:
        site = target - HEXES
        taken = has(s.neutral, 0, site) or any(has(s.cities, seat, site) for seat in range(SEATS))
        pieces = s.free_cities[active]
    if taken or pieces == 0:
        return "Spoils are asked when the target is gone and the winner has a piece for its place (EP-D12)."
    return ""


def check_end_epoch(game: Game, about: int, which: int) -> str:
    """EP-A34"""
    return "" if which <= game.players else "A step of the epoch's end is done by every seat once (EP-A34)."


def check_famine(game: Game, s: Any, about: int) -> str:
    """EP-D13: several cities, which cannot all be fed."""
    box = game.box_view
    if about >= game.players or count(s.cities, about) < 2 or can_feed(box, s, about, int(s.city_count[about])):
        return "A famine is asked of who has several cities and cannot feed them all (EP-D13)."
    return ""


def check_keep(game: Game, s: Any, about: int, which: int) -> str:
    """EP-D14: something that may be kept."""
    if about >= game.players or not s.keeps[about] >> which & 1 or s.stock[about, which] == 0:
        return "What stays is asked of a resource that one has and may keep (EP-D14)."
    return ""


def check_payment(game: Game, s: Any, about: int, which: int) -> str:
    """EP-D7: something of the kind is due."""
    if about >= game.players or which > 2 or s.due[which] == 0:
        return "A payment is asked for a basic resource that is due (EP-D7)."
    return ""


def check_consent(game: Game, s: Any, about: int) -> str:
    """EP-D6: of a rival in whose city a post is wanted."""
    if about >= game.players or about == s.active or s.doing == NONE:
        return "Consent is asked of a rival in whose city a post is to be built (EP-D6)."
    return ""
