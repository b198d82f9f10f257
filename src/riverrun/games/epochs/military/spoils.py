"""The spoils of war: honor, the target, art, and what the winner may place (EP-8.5 to 8.8, EP-A26 to A29; D12)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.cards.effects import fire
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.map.pieces import place_city, place_land, remove_city, remove_land, remove_neutral
from riverrun.games.epochs.military.war import NO, YES, target_arg
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import HEXES, NONE, Event, Immune, Res, Spoil, Step
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited
from riverrun.kernel.sets import has, remove

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

GOLD = int(Res.GOLD)
BENEFITS = 3


class Happened(IntEnum):
    REPELLED = 660
    CAMP_BEATEN = 661
    NEUTRAL_BEATEN = 662
    TAKES_HONOR = 663
    TAKES_ART = 664
    TAKES_GOLD = 665
    LAND_TAKEN = 666
    LAST_LAND = 667
    CITY_TAKEN = 668
    OCCUPIES = 669
    SETTLES = 670
    LEAVES_EMPTY = 671


EVENTS = {
    Happened.REPELLED: Cited("EP-8.5", "seat"),
    Happened.CAMP_BEATEN: Cited("EP-8.6", "seat", "hex"),
    Happened.NEUTRAL_BEATEN: Cited("EP-8.6", "seat", "site"),
    Happened.TAKES_HONOR: Cited("EP-8.7", "seat", "defender"),
    Happened.TAKES_ART: Cited("EP-8.7", "seat", "defender"),
    Happened.TAKES_GOLD: Cited("EP-8.7", "seat", "defender"),
    Happened.LAND_TAKEN: Cited("EP-8.7", "seat", "defender", "hex"),
    Happened.LAST_LAND: Cited("EP-A72", "defender", "hex"),
    Happened.CITY_TAKEN: Cited("EP-8.7", "seat", "defender", "site"),
    Happened.OCCUPIES: Cited("EP-D12", "seat", "hex"),
    Happened.SETTLES: Cited("EP-D12", "seat", "site"),
    Happened.LEAVES_EMPTY: Cited("EP-D12", "seat"),
}


@rule
def after_spoils(box: Box, s: Position, log: Log, about: int) -> None:
    """EP-8.5, EP-8.6, EP-8.7, EP-A23, EP-A24, EP-A27: benefit by benefit in their order; `about` of them are done."""
    difference = s.war_attack - s.war_defence
    if difference <= 0:
        note(log, Happened.REPELLED, s.active, 0, 0, 0)
        end_war(box, s, log)
        return
    if s.war_defender == NONE:
        if about == 0:
            beat_neutral(box, s, log)
            push(s, Step.AFTER_SPOILS, 1, 0)
            offer_spoils(s)
        else:
            end_war(box, s, log)
        return
    for nth in range(about, BENEFITS):
        if difference >= box.spoil_at[nth]:
            if box.spoil_take[nth] == Spoil.REMOVE_TARGET:
                if remove_target(box, s, log):
                    push(s, Step.AFTER_SPOILS, nth + 1, 0)
                    offer_spoils(s)
                    return
            else:
                take_benefit(box, s, log, box.spoil_take[nth])
    end_war(box, s, log)


@rule
def beat_neutral(box: Box, s: Position, log: Log) -> None:
    """EP-8.6: the camp, or the neutral city that nobody protected, is removed."""
    if s.war_target >= HEXES:
        note(log, Happened.NEUTRAL_BEATEN, s.active, s.war_target - HEXES, 0, 0)
        remove_neutral(box, s, log, s.war_target - HEXES)
    else:
        note(log, Happened.CAMP_BEATEN, s.active, s.war_target, 0, 0)
        remove(s.camps, 0, s.war_target)


@rule
def take_benefit(box: Box, s: Position, log: Log, spoil: int) -> None:
    """EP-8.7, EP-A79: one token changes hands, if he has one and it may be taken."""
    loser = s.war_defender
    if spoil == Spoil.HONOR and s.honor[loser] > 0:
        s.honor[loser] -= 1
        s.honor[s.active] += 1
        note(log, Happened.TAKES_HONOR, s.active, loser, 0, 0)
    elif spoil == Spoil.ART and s.art[loser] > 0 and (s.immune[loser] & Immune.ART_LOSS) == 0:
        s.art[loser] -= 1
        s.art[s.active] += 1
        note(log, Happened.TAKES_ART, s.active, loser, 0, 0)
    elif spoil == Spoil.GOLD and s.stock[loser, GOLD] > 0:
        s.stock[loser, GOLD] -= 1
        s.stock[s.active, GOLD] += 1
        note(log, Happened.TAKES_GOLD, s.active, loser, 0, 0)


@rule
def remove_target(box: Box, s: Position, log: Log) -> bool:
    """EP-8.7, EP-A29, EP-A57, EP-A72: the cube or city goes home, but never the cube of a last land."""
    loser = s.war_defender
    if s.war_target < HEXES:
        if s.land_count[loser] == 1:
            note(log, Happened.LAST_LAND, loser, s.war_target, 0, 0)
            return False
        note(log, Happened.LAND_TAKEN, s.active, loser, s.war_target, 0)
        remove_land(box, s, log, loser, s.war_target)
        return True
    site = s.war_target - HEXES
    note(log, Happened.CITY_TAKEN, s.active, loser, site, 0)
    if has(s.neutral, 0, site):
        remove_neutral(box, s, log, site)
    else:
        remove_city(box, s, log, loser, site)
    return True


# What the winner may place (D12)


@rule
def offer_spoils(s: Position) -> None:
    """EP-D12, EP-A26: asked if there is a piece for it on his civilization board."""
    pieces = s.free_cities[s.active] if s.war_target >= HEXES else s.authority[s.active]
    if pieces > 0:
        push(s, Step.SPOILS, 0, 0)


@rule
def legal_spoils(out: Any) -> int:
    """EP-D12"""
    out[0] = move_range(YES, NO - YES + 1)
    return 1


@rule
def spoils_yes(box: Box, s: Position, log: Log) -> None:
    """EP-8.6, EP-8.7, EP-8.8, EP-A26, EP-A28: for free, without conditions and abilities of expanding and building."""
    if s.war_target >= HEXES:
        note(log, Happened.SETTLES, s.active, s.war_target - HEXES, 0, 0)
        place_city(box, s, log, s.active, s.war_target - HEXES)
    else:
        note(log, Happened.OCCUPIES, s.active, s.war_target, 0, 0)
        place_land(box, s, log, s.active, s.war_target)


@rule
def spoils_no(box: Box, s: Position, log: Log) -> None:
    """EP-D12: the place stays empty."""
    note(log, Happened.LEAVES_EMPTY, s.active, 0, 0, 0)


@rule
def end_war(box: Box, s: Position, log: Log) -> None:
    """EP-A23, EP-A54: effects of who has the strictly higher total; then nothing is left of the war."""
    difference = s.war_attack - s.war_defence
    winner = NONE
    if difference > 0:
        winner = s.active
    elif difference < 0:
        winner = s.war_defender
    against = 0 if s.war_defender == NONE else 1
    clear_war(s)
    if winner != NONE:
        fire(box, s, log, winner, Event.WAR_WON, against)


@rule
def clear_war(s: Position) -> None:
    """No war is fought."""
    s.war_target = NONE
    s.war_defender = NONE
    s.war_attack = 0
    s.war_defence = 0


# What sentences name besides a move's own parameters


def ask_spoils(game: Game, s: Any) -> tuple[str, dict[str, Arg]]:
    """Which place is empty now, and what could be put there."""
    target = int(s.war_target)
    return "", {"what": "city" if target >= HEXES else "cube", "at": target_arg(target)}


def permit_spoils_yes(s: Any) -> tuple[str, dict[str, Arg]]:
    what = "city" if s.war_target >= HEXES else "cube"
    return "EP-8.7" if s.war_defender != NONE else "EP-8.6", {"what": what}


def permit_spoils_no() -> tuple[str, dict[str, Arg]]:
    return "EP-D12", {}


def permit_protect_yes() -> tuple[str, dict[str, Arg]]:
    return "EP-8.4", {}


def permit_protect_no() -> tuple[str, dict[str, Arg]]:
    return "EP-8.4", {}
