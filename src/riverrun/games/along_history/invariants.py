"""What holds in every position: cards, counters, dice and treasures accounted for; quick enough for a million games."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.along_history.civilization import (
    KINDS,
    bit,
    heritage_cards,
    lowest,
    number,
    read_set,
)
from riverrun.games.along_history.content import Box
from riverrun.games.along_history.position import BONUSES, DICE, TYPES, Position
from riverrun.games.along_history.terms import (
    AGE_CARDS,
    COUNTERS,
    DECK,
    GREENS,
    HALF,
    LAST_DECISION,
    NONE,
    ROW,
    SEATS,
    SPACES,
    Age,
    Die,
    Step,
)
from riverrun.kernel.jit import rule
from riverrun.kernel.position.documents import unsound

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

ROUNDS_MAX = 5000
"""More rounds than any Age takes that somebody plays."""


class Unsound(IntEnum):
    """What can be wrong with a position that a game from its beginning has reached."""

    NOTHING = 0
    CARD_MISPLACED = 1
    ROW_OUT_OF_ORDER = 2
    COVERS_IN_A_CIRCLE = 3
    BONUSES_MISCOUNTED = 4
    HERITAGE_IMPOSSIBLE = 5
    COUNTER_MISPLACED = 6
    DICE_MISCOUNTED = 7
    TOO_MUCH_UR = 8
    NEGATIVE_GOLD = 9
    PAYMENT_LEFT_OVER = 10
    WAR_LEFT_OVER = 11
    NO_DECISION = 12
    ENDLESS = 13
    NOBODY_THERE = 14


SAYS = {
    Unsound.CARD_MISPLACED: "Every card of the Age is in one place: deck, row, Civilization or discard pile (AH-2).",
    Unsound.ROW_OUT_OF_ORDER: "A row and its size do not agree (AH-2).",
    Unsound.COVERS_IN_A_CIRCLE: "A covered card lies under one of the same Civilization, never in a circle (AH-Q11).",
    Unsound.BONUSES_MISCOUNTED: "The counted bonuses, types or VP are not those of the cards (AH-68).",
    Unsound.HERITAGE_IMPOSSIBLE: "Heritage are cards with a bonus from an earlier Age, each of one player (AH-83).",
    Unsound.COUNTER_MISPLACED: "Every counter is in one place, and on a space of its value (AH-7).",
    Unsound.DICE_MISCOUNTED: "There are three green dice, one blue, two red and, from Antiquity, one coin die (AH-5).",
    Unsound.TOO_MUCH_UR: "Nobody has less than 0 or more than 2 Universal Resources (AH-74).",
    Unsound.NEGATIVE_GOLD: "A treasure is never below 0 (AH-29).",
    Unsound.PAYMENT_LEFT_OVER: "What lacks is noted exactly while a card is paid for (AH-113).",
    Unsound.WAR_LEFT_OVER: "A target, armies and war dice are noted exactly while there is a war (AH-103).",
    Unsound.NO_DECISION: "No decision is asked, yet the game is not over (AH-110).",
    Unsound.ENDLESS: "The Age has lasted for too many rounds.",
    Unsound.NOBODY_THERE: "A seat that nobody sits in has something.",
}


@rule
def cards_wrong(box: Box, s: Position) -> int:
    """AH-2, AH-102: every card of the Age is in one place; rows hold theirs without gaps."""
    seen = 0
    size = box.deck_sizes[s.age]
    if not 0 <= s.deck_size <= size:
        return Unsound.CARD_MISPLACED
    for place in range(DECK):
        card = s.deck[place]
        if place >= s.deck_size:
            if card != NONE:
                return Unsound.CARD_MISPLACED
            continue
        if card // AGE_CARDS != s.age or seen & bit(card):
            return Unsound.CARD_MISPLACED
        seen |= bit(card)
    for seat in range(SEATS):
        if not 0 <= s.row_size[seat] <= ROW:
            return Unsound.ROW_OUT_OF_ORDER
        for place in range(ROW):
            card = s.row[seat, place]
            if (card != NONE) != (place < s.row_size[seat]):
                return Unsound.ROW_OUT_OF_ORDER
            if card != NONE:
                if card // AGE_CARDS != s.age or seen & bit(card):
                    return Unsound.CARD_MISPLACED
                seen |= bit(card)
        owned = read_set(s.civilization, seat)
        if seen & owned:
            return Unsound.CARD_MISPLACED
        seen |= owned
    away = int(s.discarded[0]) | (int(s.discarded[1]) << HALF)
    if seen & away:
        return Unsound.CARD_MISPLACED
    return Unsound.NOTHING if (seen | away) == (1 << size) - 1 else Unsound.CARD_MISPLACED


@rule
def covers_wrong(box: Box, s: Position) -> int:
    """AH-70, AH-100, AH-Q11: covered cards lie under cards of the same Civilization, never in a circle."""
    covered = 0
    for seat in range(SEATS):
        owned, uncovered = read_set(s.civilization, seat), read_set(s.uncovered, seat)
        if uncovered & ~owned or read_set(s.tilted, seat) & ~uncovered:
            return Unsound.COVERS_IN_A_CIRCLE
        covered |= owned & ~uncovered
        cards = owned & ~uncovered
        while cards != 0:
            at = lowest(box, cards)
            cards &= cards - 1
            steps = 0
            while s.covered_by[at] != NONE and steps <= DECK:
                cover = s.covered_by[at]
                if cover // AGE_CARDS != s.age or (owned & bit(cover)) == 0:
                    return Unsound.COVERS_IN_A_CIRCLE
                at = cover % AGE_CARDS
                steps += 1
            if steps > DECK or (uncovered >> at) & 1 == 0:
                return Unsound.COVERS_IN_A_CIRCLE
    for place in range(DECK):
        if (s.covered_by[place] != NONE) != ((covered >> place) & 1 == 1):
            return Unsound.COVERS_IN_A_CIRCLE
    return Unsound.NOTHING


@rule
def bonuses_wrong(box: Box, s: Position) -> int:
    """AH-26, AH-68: what is counted of a Civilization is what its cards have."""
    for seat in range(SEATS):
        uncovered, tilted = read_set(s.uncovered, seat), read_set(s.tilted, seat)
        for kind in range(BONUSES):
            ready = 0
            visible = 0
            cards = uncovered & read_set(box.givers, KINDS * s.age + kind)
            while cards != 0:
                place = lowest(box, cards)
                cards &= cards - 1
                visible += box.diamonds[number(s, place), kind]
                if (tilted >> place) & 1 == 0:
                    ready += box.gives[number(s, place), kind]
            if visible != s.visible[seat, kind] or (kind < BONUSES - 1 and ready != s.ready[seat, kind]):
                return Unsound.BONUSES_MISCOUNTED
        if totals_wrong(box, s, seat):
            return Unsound.BONUSES_MISCOUNTED
    return Unsound.NOTHING


@rule
def totals_wrong(box: Box, s: Position, seat: int) -> bool:
    """AH-68, AH-73: types, VP and covered bonuses."""
    owned, uncovered = read_set(s.civilization, seat), read_set(s.uncovered, seat)
    vp = 0
    lost = 0
    for kind in range(TYPES):
        count = 0
        cards = owned & read_set(box.of_type, TYPES * s.age + kind)
        while cards != 0:
            place = lowest(box, cards)
            cards &= cards - 1
            count += 1
            vp += box.vp[number(s, place)]
            if (uncovered >> place) & 1 == 0:
                lost += box.bonuses[number(s, place)]
        if count != s.types[seat, kind]:
            return True
    return vp != s.vp[seat] or lost != s.lost[seat]


@rule
def heritage_wrong(box: Box, s: Position) -> int:
    """AH-83, AH-84: heritage are cards with a bonus from earlier Ages of this game."""
    for age in range(2):
        with_bonus = 0
        for kind in range(BONUSES):
            with_bonus |= read_set(box.givers, KINDS * age + kind)
        seen = 0
        for seat in range(SEATS):
            cards = heritage_cards(s, seat, age)
            if cards & (seen | ~with_bonus) or (cards != 0 and not box.first_age <= age < s.age):
                return Unsound.HERITAGE_IMPOSSIBLE
            seen |= cards
    return Unsound.NOTHING


@rule
def counters_wrong(box: Box, s: Position) -> int:
    """AH-7, AH-57: every counter is in one place, those on the board on a space of their value."""
    seen = 0
    for space in range(SPACES):
        counter = s.counter_at[space]
        if counter != NONE:
            if not 0 <= counter < COUNTERS or space >= box.spaces or (seen >> counter) & 1:
                return Unsound.COUNTER_MISPLACED
            if box.value[counter] != box.space_value[space] or box.initiation:
                return Unsound.COUNTER_MISPLACED
            seen |= 1 << counter
    for seat in range(SEATS):
        if s.held[seat] < 0 or s.held[seat] >> COUNTERS or seen & s.held[seat]:
            return Unsound.COUNTER_MISPLACED
        if not 0 <= s.space[seat] < box.spaces:
            return Unsound.COUNTER_MISPLACED
        seen |= s.held[seat]
    return Unsound.NOTHING


@rule
def dice_wrong(box: Box, s: Position) -> int:
    """AH-5, AH-12, AH-76: all dice show something, and no more are unspent than there are."""
    greens = s.rolled[0] + s.rolled[1] + s.rolled[2]
    reds = s.rolled[Die.X2] + s.rolled[Die.WAR] + s.rolled[Die.REROLL] + s.rolled[Die.GOLDEN]
    coins = 1 if s.age > Age.PREHISTORY else 0
    if greens != GREENS or reds != 2 or s.rolled[Die.BLUE] != 1 or s.rolled[Die.COIN] != coins:
        return Unsound.DICE_MISCOUNTED
    if not 1 <= s.blue <= 3 or (s.coin > 0) != (coins == 1):
        return Unsound.DICE_MISCOUNTED
    for die in range(DICE):
        red = Die.X2 <= die <= Die.GOLDEN
        if not 0 <= s.unspent[die] <= s.rolled[die] or (red and s.unspent[die] > 0 and s.turn_player != s.active):
            return Unsound.DICE_MISCOUNTED
        if s.marked[die] != 0:
            war = s.decision == Step.GENERAL and die < GREENS and 0 < s.marked[die] <= s.war_dice[die]
            reroll = s.decision == Step.MARKS and 0 < s.marked[die] <= s.unspent[die]
            if not war and not reroll:
                return Unsound.DICE_MISCOUNTED
    return Unsound.NOTHING


@rule
def treasures_wrong(box: Box, s: Position) -> int:
    """AH-6, AH-74: 0 to 2 UR, no negative gold; empty seats have nothing."""
    for seat in range(SEATS):
        if not 0 <= s.ur[seat] <= box.ur_most:
            return Unsound.TOO_MUCH_UR
        if s.gold[seat] < 0:
            return Unsound.NEGATIVE_GOLD
        if seat >= box.players and (
            s.ur[seat]
            or s.gold[seat]
            or s.score[seat]
            or s.held[seat]
            or s.row_size[seat]
            or s.space[seat]
            or read_set(s.civilization, seat)
            or heritage_cards(s, seat, 0)
            or heritage_cards(s, seat, 1)
        ):
            return Unsound.NOBODY_THERE
    return Unsound.NOTHING


@rule
def course_wrong(box: Box, s: Position) -> int:
    """AH-103, AH-110, AH-113: a running game asks a decision; payments and wars leave nothing behind."""
    if s.rounds > ROUNDS_MAX:
        return Unsound.ENDLESS
    paying = s.decision == Step.RESOURCE or s.decision == Step.POPULATION
    if paying != (s.lack_resource > 0 or s.lack_population > 0) or s.lack_resource < 0 or s.pair[0] or s.pair[1]:
        return Unsound.PAYMENT_LEFT_OVER
    war = Step.ATTACK <= s.decision <= Step.GENERAL
    if war != (s.target != NONE) or (not war and (s.army or s.attack or s.generals or s.war_dice[0] + s.war_dice[1])):
        return Unsound.WAR_LEFT_OVER
    if not war and not paying and s.source != NONE:
        return Unsound.PAYMENT_LEFT_OVER
    if s.over:
        return Unsound.NOTHING if s.depth == 0 and s.decision == 0 else Unsound.NO_DECISION
    if s.depth < 1 or s.decision < 1 or s.decision > LAST_DECISION or s.decision != s.agenda[s.depth - 1, 0]:
        return Unsound.NO_DECISION
    asked = s.target if s.decision == Step.DEFENCE else s.turn_player
    if s.decision == Step.GENERAL:
        asked = s.agenda[s.depth - 1, 1]
    return Unsound.NOTHING if s.seat == asked and 0 <= asked < box.players else Unsound.NO_DECISION


INVARIANTS = (
    cards_wrong,
    covers_wrong,
    bonuses_wrong,
    heritage_wrong,
    counters_wrong,
    dice_wrong,
    treasures_wrong,
    course_wrong,
)


def check(game: Game, s: Any) -> list[str]:
    """Everything that is wrong with a position; empty for every position that play can reach."""
    return unsound(game, s, SAYS, "AH-111")
