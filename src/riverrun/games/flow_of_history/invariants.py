"""What holds in every position: quick enough to ask after every move of a million games, and in words for documents."""

from __future__ import annotations

from collections import Counter
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.flow_of_history.content import Box
from riverrun.games.flow_of_history.nation import ICONS, count_given, put, stack
from riverrun.games.flow_of_history.position import Position
from riverrun.games.flow_of_history.setup import clear_table
from riverrun.games.flow_of_history.terms import (
    BANKER,
    CARDS,
    LAST_DECISION,
    MARKET,
    NO_CARD,
    NOBODY,
    SEATS,
    START_DEAL,
    Place,
    Step,
    Type,
)
from riverrun.games.flow_of_history.words import card_id
from riverrun.kernel.jit import rule
from riverrun.kernel.position.documents import stuck

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

TURNS_MAX = 5000
"""More turns than any game takes: it ends by the deck (FOH-U3) or by standing still (FOH-T2)."""


class Unsound(IntEnum):
    """What can be wrong with a position that a game from its beginning has reached."""

    NOTHING = 0
    TOKENS_LOST = 1
    NEGATIVE_TOKENS = 2
    MARKER_WITHOUT_TOKENS = 3
    TWO_INVESTMENTS = 4
    CARD_MISPLACED = 5
    DECK_OUT_OF_ORDER = 6
    NATION_MISCOUNTED = 7
    ICONS_MISCOUNTED = 8
    NO_DECISION = 9
    MARKET_NOT_FULL = 10
    ENDLESS = 11


@rule
def tokens_wrong(box: Box, s: Position) -> int:
    """FOH-C5: no token is created or lost; every marker has tokens, and nobody has two."""
    total = s.supply
    markers = 0
    for seat in range(SEATS):
        total += s.tokens[seat]
        if s.tokens[seat] < 0 or (seat >= box.players and s.tokens[seat] != 0):
            return Unsound.NEGATIVE_TOKENS
    for slot in range(MARKET):
        total += s.stake[slot]
        if (s.investor[slot] != NOBODY) != (s.stake[slot] > 0):
            return Unsound.MARKER_WITHOUT_TOKENS
        if s.investor[slot] != NOBODY:
            if s.market[slot] == NO_CARD or (s.investor[slot] == BANKER and box.two == 0):
                return Unsound.MARKER_WITHOUT_TOKENS
            if (markers >> s.investor[slot]) & 1:
                return Unsound.TWO_INVESTMENTS
            markers |= 1 << s.investor[slot]
    if s.supply < 0:
        return Unsound.NEGATIVE_TOKENS
    return Unsound.NOTHING if total == s.drawn else Unsound.TOKENS_LOST


@rule
def cards_wrong(box: Box, s: Position) -> int:
    """FOH-C1, FOH-S1: every card is where its place says, and nowhere else; the deck lies in the order of its ages."""
    for spot in range(s.deck_size):
        card = s.deck[spot]
        if s.place[card] != Place.DECK:
            return Unsound.CARD_MISPLACED
        before = spot - 1
        if before >= 0 and box.shelf[card] > box.shelf[s.deck[before]]:
            return Unsound.DECK_OUT_OF_ORDER
        while before >= 0 and box.shelf[s.deck[before]] == box.shelf[card]:
            if s.deck[before] == card:
                return Unsound.CARD_MISPLACED
            before -= 1
    in_deck = 0
    on_market = 0
    in_hand = 0
    for card in range(CARDS):
        if s.place[card] == Place.DECK:
            in_deck += 1
        elif s.place[card] == Place.MARKET:
            on_market += 1
        elif s.place[card] == Place.DEALT:
            in_hand += 1
    for slot in range(MARKET):
        if s.market[slot] != NO_CARD:
            if s.place[s.market[slot]] != Place.MARKET:
                return Unsound.CARD_MISPLACED
            on_market -= 1
            for other in range(slot):
                if s.market[other] == s.market[slot]:
                    return Unsound.CARD_MISPLACED
    for one in range(2 * START_DEAL):
        card = s.dealt[one // START_DEAL, one % START_DEAL]
        if card != NO_CARD:
            in_hand -= 1
            for other in range(one):
                if s.dealt[other // START_DEAL, other % START_DEAL] == card:
                    return Unsound.CARD_MISPLACED
    return Unsound.NOTHING if in_deck == s.deck_size and on_market == 0 and in_hand == 0 else Unsound.CARD_MISPLACED


@rule
def nations_wrong(box: Box, s: Position) -> int:
    """FOH-G1, FOH-G2, FOH-G6: stacks, counts and icons agree with the cards that lie in the nations."""
    for seat in range(box.players):
        listed = 0
        for kind in range(6):
            count = 0
            card = s.top[seat, kind]
            while card != NO_CARD:
                covered = 1 if card != s.top[seat, kind] and kind != Type.WONDER else 0
                if s.place[card] != Place.NATION + seat or box.type[card] != kind or s.covered[card] != covered:
                    return Unsound.NATION_MISCOUNTED
                count += 1
                card = s.below[card]
            if count != s.cards[seat, kind] or (kind == Type.LEADER and count > 1):
                return Unsound.NATION_MISCOUNTED
            listed += count
        for card in range(CARDS):
            if s.place[card] == Place.NATION + seat and card != box.future:
                listed -= 1
        if listed != 0:
            return Unsound.NATION_MISCOUNTED
        if icons_wrong(box, s, seat):
            return Unsound.ICONS_MISCOUNTED
    return Unsound.NOTHING


@rule
def icons_wrong(box: Box, s: Position, seat: int) -> bool:
    """FOH-G6: a nation's stripes are the sum of its cards', and what permanents give comes out the same anew."""
    for icon in range(ICONS):
        total = 0
        for card in range(CARDS):
            if s.place[card] == Place.NATION + seat:
                total += box.stripe[card, icon]
        if total != s.stripes[seat, icon]:
            return True
    before = 0
    after = 0
    for icon in range(ICONS):
        before = before * 64 + s.given[seat, icon]
    count_given(box, s, seat, 0)
    for icon in range(ICONS):
        after = after * 64 + s.given[seat, icon]
    return before != after


@rule
def course_wrong(box: Box, s: Position) -> int:
    """FOH-T1, FOH-T2, FOH-U1: a running game asks a decision, begins turns with a full market, and comes to an end."""
    if s.turn > TURNS_MAX:
        return Unsound.ENDLESS
    if s.over:
        return Unsound.NOTHING if s.depth == 0 else Unsound.NO_DECISION
    if s.depth < 1 or s.decision < 1 or s.decision > LAST_DECISION or s.decision != s.agenda[s.depth - 1, 0]:
        return Unsound.NO_DECISION
    if s.decision == Step.ACTION:
        for slot in range(box.market_size):
            if s.market[slot] == NO_CARD:
                return Unsound.MARKET_NOT_FULL
    return Unsound.NOTHING


INVARIANTS = (tokens_wrong, cards_wrong, nations_wrong, course_wrong)


# In words


def check(game: Game, s: Any) -> list[str]:
    """Everything that is wrong with a position; empty for every position that play can reach."""
    return [*_check_cards(game, s), *_check_tokens(game, s), *_check_course(game, s)]


def _check_cards(game: Game, s: Any) -> list[str]:
    """FOH-C1: every card is in exactly one place, and all that is derived from the places agrees with them."""
    wrong = []
    lies: Counter[int] = Counter(int(card) for card in s.deck[: s.deck_size])
    lies.update(int(card) for card in s.market if card != NO_CARD)
    lies.update(int(card) for hand in s.dealt for card in hand if card != NO_CARD)
    expected: dict[int, int] = dict.fromkeys(lies, Place.DECK)
    expected.update({int(card): Place.MARKET for card in s.market if card != NO_CARD})
    expected.update({int(card): Place.DEALT for hand in s.dealt for card in hand if card != NO_CARD})
    fresh = game.rulebook.position.empty()[0]
    clear_table(fresh)
    for seat in range(game.players):
        for kind in Type:
            for card in stack(s, seat, kind):
                lies[card] += 1
                expected[card] = Place.NATION + seat
                put(game.box, fresh, seat, card)
        if s.place[game.box.future] == Place.NATION + seat:
            lies[int(game.box.future)] += 1
            expected[int(game.box.future)] = Place.NATION + seat
        if s.cards[seat, Type.LEADER] > 1:
            wrong.append(f"Seat {seat} has more than one Leader (FOH-G2).")
    for card in s.market:
        if card not in (NO_CARD, game.box.future):
            fresh.open_ages[game.box.age[card]] += 1
    wrong += [f"'{card_id(game, card)}' is in {count} places (FOH-C1)." for card, count in lies.items() if count > 1]
    for card in range(CARDS):
        if s.place[card] != expected.get(card, Place.REMOVED):
            wrong.append(f"'{card_id(game, card)}' is not where its place says.")
    for field in ("below", "covered", "top", "cards", "stripes", "given", "open_ages"):
        if (fresh[field] != s[field]).any():
            wrong.append(f"The field '{field}' does not agree with the cards' places.")
    return wrong


def _check_tokens(game: Game, s: Any) -> list[str]:
    """FOH-C5, FOH-I2: no token is created or lost, and markers and stakes go together."""
    wrong = []
    if s.supply < 0 or (s.tokens < 0).any() or (s.stake < 0).any():
        wrong.append("A number of tokens is negative.")
    total = int(s.supply) + int(s.tokens.sum()) + int(s.stake.sum())
    if total != s.drawn:
        wrong.append(f"There are {total} tokens, but {int(s.drawn)} have left the Reserve.")
    investors = Counter(int(who) for who in s.investor if who != NOBODY)
    wrong += [f"Seat {who} has {count} running investments (FOH-C5)." for who, count in investors.items() if count > 1]
    if BANKER in investors and not game.box.two:
        wrong.append("The Banker is for two players (FOH-2P2).")
    for slot in range(len(s.market)):
        invested = s.investor[slot] != NOBODY
        if invested != (s.stake[slot] > 0) or (invested and s.market[slot] in (NO_CARD, game.box.future)):
            wrong.append(f"Market slot {slot} has a marker without tokens, tokens without a marker, or no card for it.")
    if (s.tokens[game.players :] != 0).any():
        wrong.append("A seat that nobody sits in has tokens.")
    return wrong


def _check_course(game: Game, s: Any) -> list[str]:
    """FOH-U3, FOH-T1: the end has come exactly if it should have, and a running game has something to choose."""
    wrong = []
    revealed = s.place[game.box.future] == Place.MARKET or s.place[game.box.future] >= Place.NATION
    if revealed != bool(s.ending):
        wrong.append("`ending` is set exactly when The Future is on the market or in a nation (FOH-U3).")
    if s.place[game.box.future] == Place.MARKET and not s.over:
        wrong.append("With The Future on the market the game is over (FOH-U3).")
    if (s.decision == Step.KEEP) != bool((s.dealt != NO_CARD).any()):
        wrong.append("Starting cards are in hand exactly while one is to be kept (FOH-2P1).")
    if s.over:
        if s.depth:
            wrong.append("A game that is over has nothing on its agenda.")
        return wrong
    if not 1 <= s.decision <= LAST_DECISION or s.depth < 1:
        return [*wrong, "No decision is asked, yet the game is not over."]
    if s.decision == Step.KEEP and (s.seat > 1 or s.kept[s.seat] != NO_CARD or (s.dealt == NO_CARD).any()):
        wrong.append("A player who still chooses a starting card has two and has kept none (FOH-2P1).")
    if s.decision == Step.BANK and BANKER in s.investor:
        wrong.append("The Banker is given a card when he holds none (FOH-2P5).")
    return wrong or stuck(game, s)
