"""What must hold of a position for each step that a document puts on its agenda (AH-110)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.along_history.acquiring import is_bought, is_free, is_paid
from riverrun.games.along_history.armies import WAR_DICE
from riverrun.games.along_history.civilization import is_owned_uncovered, read_set, row_place
from riverrun.games.along_history.terms import NONE, Step, Type, Verb

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

IN_MAIN, IN_WARS, IN_PHASE_8 = (Step.CHOOSE_MAIN,), (Step.WARS,), (Step.END_TURN,)
LIES_ON: dict[Step, tuple[Step, ...]] = {
    Step.WAY: IN_MAIN,
    Step.RESOURCE: IN_MAIN,
    Step.POPULATION: IN_MAIN,
    Step.REROLL: IN_MAIN,
    Step.MARKS: IN_MAIN,
    Step.GIVE: IN_MAIN,
    Step.TAKE: IN_MAIN,
    Step.FAIL: (Step.CALAMITIES,),
    Step.CHOOSE_DESTROY: (Step.FAIL, Step.CHOOSE_DESTROY),
    Step.DESTROY: (Step.FAIL, Step.CHOOSE_DESTROY),
    Step.TARGET: IN_WARS,
    Step.ATTACK: IN_WARS,
    Step.DEFENCE: IN_WARS,
    Step.GENERAL: IN_WARS,
    Step.COUNTER: IN_PHASE_8,
    Step.DECADENCE: IN_PHASE_8,
    Step.COVER: IN_PHASE_8,
}
"""What each step lies on while a decision is asked; the others begin an agenda."""


def check_way(game: Game, s: Any, about: int) -> str:
    """AH-R22: asked for a card that goods and gold would both pay."""
    box, seat = game.box_view, int(s.turn_player)
    fits = row_place(s, seat, about) >= 0 and not is_free(box, s, seat, about)
    if not fits or not is_bought(box, s, seat, about) or not is_paid(box, s, seat, about):
        return "The way is asked for a card of the row that goods and gold would both pay (AH-R22)."
    return ""


def _check_payment(game: Game, s: Any, card: int) -> str:
    if row_place(s, int(s.turn_player), card) < 0 or is_free(game.box_view, s, int(s.turn_player), card):
        return "A card that is paid for lies in the row of whose turn it is, and is not free (AH-113)."
    if s.lack_resource > game.box_view.resources[card]:
        return "More of the Resource lacks than the card costs (AH-113)."
    return ""


def check_resource(game: Game, s: Any, about: int) -> str:
    """AH-113: something of the Resource lacks."""
    if s.lack_resource < 1:
        return "The Resource is asked while some of it lacks (AH-113)."
    return _check_payment(game, s, about)


def check_population(game: Game, s: Any, about: int) -> str:
    """AH-113: something of the Population lacks, and nothing of the Resource."""
    if s.lack_resource or s.lack_population < 1:
        return "Population is asked while some of it lacks, and nothing of the Resource (AH-113)."
    return _check_payment(game, s, about)


def _check_active(s: Any) -> str:
    return "" if s.turn_player == s.active else "Only the Active Player rolls dice and meets Calamities (AH-13)."


def check_reroll(s: Any) -> str:
    """AH-20"""
    return _check_active(s)


def check_marks(s: Any) -> str:
    """AH-14"""
    return _check_active(s)


def check_take(game: Game, s: Any, about: int) -> str:
    """AH-21: the card that is given lies in the row and may be swapped."""
    if row_place(s, int(s.turn_player), about) < 0 or game.box_view.fixed[about]:
        return "The card that is given lies in one's row and may be swapped (AH-21)."
    return ""


def check_calamity(s: Any) -> str:
    """AH-34"""
    return _check_active(s)


def check_fail(game: Game, s: Any, about: int, which: int) -> str:
    """AH-101: a Calamity of the row is failing, and some of its list is done."""
    box = game.box_view
    if row_place(s, int(s.turn_player), about) < 0 or box.type[about] != Type.CALAMITY:
        return "The Calamity that fails lies in the row of whose turn it is (AH-101)."
    if not 1 <= which <= box.fail_count[about]:
        return "More of a failure is done than there is (AH-101)."
    return _check_active(s)


def check_destroy(game: Game, s: Any, about: int, which: int) -> str:
    """AH-44: the failure that goes on destroys a card of this type."""
    box = game.box_view
    card, done = next((int(row[1]), int(row[2])) for row in s.agenda if row[0] == Step.FAIL)
    row = box.fail_first[card] + done - 1
    if card != about or box.fail_verb[row] != Verb.DESTROY or box.fail_what[row] != which:
        return "A card is destroyed by the failure that goes on, of the type it names (AH-44)."
    waiting = sum(int(step) in (Step.DESTROY, Step.CHOOSE_DESTROY) for step in s.agenda[: s.depth, 0])
    return "" if waiting <= box.fail_times[row] else "A failure destroys more cards than it says (AH-R15)."


def check_choose_destroy(game: Game, s: Any, about: int, which: int) -> str:
    """AH-44, AH-R15"""
    return check_destroy(game, s, about, which)


def check_war(game: Game, s: Any) -> str:
    """AH-91, AH-R11: there is a trigger."""
    war, x2 = int(s.unspent[5]), int(s.second_war)
    if game.box_view.no_war or not (war or x2 or s.ur[s.turn_player]):
        return "War is asked while there is something to start one with (AH-R11)."
    return ""


def check_target(game: Game) -> str:
    """AH-51: there are several opponents."""
    return "" if game.players > 2 and not game.box_view.no_war else "A target is asked among several opponents (AH-51)."


def _check_war(game: Game, s: Any) -> str:
    if s.target in (NONE, s.turn_player) or game.box_view.no_war:
        return "A war has a target that is not the attacker (AH-51)."
    return ""


def check_attack(game: Game, s: Any) -> str:
    """AH-52: before the attacker rolls."""
    if s.attack or s.war_dice.sum():
        return "The attacker tilts before he rolls (AH-52)."
    return _check_war(game, s)


def check_defence(game: Game, s: Any) -> str:
    """AH-55, AH-R12: asked before the defender rolls, if he can lose something and is not safe."""
    if s.war_dice.sum() or s.target == NONE or not s.held[s.target] or s.army + WAR_DICE >= s.attack:
        return "The defender is asked for tilts before he rolls, while they could matter (AH-55)."
    return _check_war(game, s)


def check_general(game: Game, s: Any, about: int) -> str:
    """AH-54: asked of the attacker before his total is final, or of a defender who is beaten so far."""
    if s.war_dice.sum() != WAR_DICE or s.generals < 1:
        return "A General re-rolls three war dice (AH-54)."
    if about not in (s.turn_player, s.target) or (about == s.target) != (s.attack > 0):
        return "A General is asked of the attacker, or of the defender once the attack is final (AH-54)."
    return _check_war(game, s)


def _check_achievements(game: Game) -> str:
    return "Initiation has no Achievements and no Decadence (AH-90)." if game.box_view.initiation else ""


def check_counter(game: Game) -> str:
    """AH-90"""
    return _check_achievements(game)


def check_decadence(game: Game, s: Any) -> str:
    """AH-72: two uncovered cards at least."""
    if read_set(s.uncovered, int(s.turn_player)).bit_count() < 2:
        return "Decadence needs two uncovered cards (AH-72)."
    return _check_achievements(game)


def check_cover(game: Game, s: Any, about: int) -> str:
    """AH-106: an uncovered card, and several that could cover it."""
    seat = int(s.turn_player)
    if not is_owned_uncovered(s, seat, about) or read_set(s.uncovered, seat).bit_count() < 3:
        return "A cover is asked for an uncovered card where several could cover it (AH-106)."
    return _check_achievements(game)
