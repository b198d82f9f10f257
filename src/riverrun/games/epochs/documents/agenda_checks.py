"""What must hold of a position for each step that a document puts on its agenda (EP-D2 to D14)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.course.feeding import can_feed
from riverrun.games.epochs.moves import MOVES
from riverrun.games.epochs.terms import EFFECTS, FORMS, HEXES, NONE, PLACES, SEATS, SPACES, WONDERS, Col, Step, Verb
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
IN_TURN = (Step.CHOOSE_PLAN, Step.CHOOSE_ACTION, Step.CHOOSE_MILITARY)
IN_EFFECTS = (*IN_TURN, Step.EXTRA, Step.PENDING, Step.EFFECTS)
BOTTOM = (
    Step.CHOOSE_CIVILIZATION,
    *IN_TURN,
    Step.PLAN,
    Step.GIVE,
    Step.MILITARY,
    Step.END_EPOCH,
)
"""The steps with which an agenda begins while a decision is asked."""
LIES_ON: dict[Step, tuple[Step, ...]] = {
    Step.CIVILIZATION: (Step.CHOOSE_CIVILIZATION,),
    Step.REVEAL: (Step.CHOOSE_PLAN,),
    Step.TURN: (Step.CHOOSE_PLAN,),
    Step.ACTION: (Step.CHOOSE_ACTION, Step.EXTRA, Step.CHOOSE_PLAN, Step.CHOOSE_MILITARY),
    Step.GRANT: (Step.EFFECTS,),
    Step.RETURN: (Step.EFFECTS,),
    Step.EFFECT: (Step.PENDING,),
    Step.CONSENT: IN_EFFECTS,
    Step.PAYMENT: (Step.ACT, Step.READY_PAID, Step.FED, Step.UNLOCKED),
    Step.ACT: IN_EFFECTS,
    Step.EXTRA: IN_EFFECTS,
    Step.PENDING: IN_EFFECTS,
    Step.EFFECTS: IN_EFFECTS,
    Step.UNLOCKED: (*IN_TURN, Step.EXTRA),
    Step.INSTANT: IN_EFFECTS,
    Step.SURPLUS: (Step.INSTANT,),
    Step.READY_PAID: (Step.CHOOSE_MILITARY,),
    Step.FIGHT: (Step.CHOOSE_MILITARY,),
    Step.PROTECT: (Step.FIGHT,),
    Step.AFTER_SPOILS: (Step.CHOOSE_MILITARY,),
    Step.SPOILS: (Step.AFTER_SPOILS,),
    Step.FED: (Step.END_EPOCH,),
    Step.FAMINE: (Step.END_EPOCH,),
    Step.KEEP: (Step.END_EPOCH,),
}
"""What each step lies on while a decision is asked."""
FIRST_ACTION, LAST_ACTION = MOVES.first("expand"), MOVES.first("command")
VERB = int(Col.VERB)


def is_possible(steps: list[Step]) -> bool:
    """EP-D2 to D14: whether an agenda of these steps can come up while the last of them is asked."""
    if steps[0] not in BOTTOM:
        return False
    return all(under in LIES_ON.get(over, ()) for under, over in pairwise(steps))


def check_civilization(game: Game, s: Any, about: int) -> str:
    """EP-D2: asked of who was dealt two boards, before any is shown."""
    if about >= game.players or s.dealt[about, 1] == NONE or s.first != NONE:
        return "A civilization is chosen out of two boards, before the first player is drawn (EP-D2)."
    return ""


def check_turn(s: Any, about: int) -> str:
    """EP-D3: the tile is seen, but does not lie on the map yet."""
    return "" if has(s.tiles_open, 0, about) else "A tile that may be turned has been revealed (EP-D3)."


def check_plan(s: Any) -> str:
    """EP-D4: the turn is not planned yet."""
    return "The plan of a turn is asked before its actions (EP-D4)." if s.planned or s.actions_left else ""


def _verb_is(game: Game, row: int, verb: Verb) -> bool:
    return row >= 0 and int(game.box.effects[row, VERB]) == verb


def check_action(game: Game, s: Any, about: int) -> str:
    """EP-D5: an action of the turn's own, or an extra one."""
    if about == NONE:
        return "" if s.actions_left else "An action is asked while one of the turn is left (EP-D5)."
    return "" if _verb_is(game, about, Verb.EXTRA_ACTION) else "No effect grants that extra action (EP-D5)."


def check_extra(game: Game, about: int) -> str:
    """EP-A64"""
    return "" if _verb_is(game, about, Verb.EXTRA_ACTION) else "No effect grants that extra action (EP-D5)."


def check_grant(game: Game, about: int) -> str:
    """EP-D8"""
    return "" if _verb_is(game, about, Verb.MAY) else "No effect grants that action (EP-D8)."


def check_return(game: Game, about: int) -> str:
    """EP-D8"""
    return "" if _verb_is(game, about, Verb.MAY_RETURN_LAND) else "No effect returns a land (EP-D8)."


def check_pending(game: Game, about: int) -> str:
    """EP-A62"""
    asks = _verb_is(game, about, Verb.MAY) or _verb_is(game, about, Verb.MAY_RETURN_LAND)
    return "" if asks else "Only effects that ask something are pending (EP-A47)."


def check_act(game: Game, s: Any) -> str:
    """EP-D5: an action is being paid for."""
    if not FIRST_ACTION <= s.doing <= LAST_ACTION:
        return "What is carried out is one of the eight actions (EP-D5)."
    granted = int(s.granted_by)
    if granted != NONE and not (_verb_is(game, granted, Verb.MAY) or _verb_is(game, granted, Verb.EXTRA_ACTION)):
        return "No effect grants that action (EP-D5)."
    return ""


def check_instant(s: Any) -> str:
    """EP-6.7: a change of government is being carried out."""
    if not MOVES.first("government") <= s.doing <= LAST_ACTION:
        return "An instant reward follows a change of government (EP-6.7)."
    return ""


def check_unlocked(s: Any, about: int) -> str:
    """EP-9.2: an ability that is not yet unlocked."""
    if int(s.unlocked[int(s.active)]) >> about & 1:
        return "An ability is unlocked once (EP-9.2)."
    return ""


def check_ready_paid(s: Any) -> str:
    """EP-7.1: the units are not ready yet."""
    return "Expenditure is paid for units that are not ready (EP-7.1)." if s.ready[int(s.active)] else ""


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
