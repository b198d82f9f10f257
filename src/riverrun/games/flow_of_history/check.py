"""Everything that can be wrong with a position: no reachable one fails, and no document that does is taken."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from riverrun.games.flow_of_history.nation import put
from riverrun.games.flow_of_history.setup import clear_table
from riverrun.games.flow_of_history.terms import BANKER, CARDS, LAST_DECISION, NO_CARD, NOBODY, Place, Step, Type
from riverrun.games.flow_of_history.view import stack
from riverrun.games.flow_of_history.words import card_id
from riverrun.kernel.documents import stuck

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


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
    if s.over:
        if s.depth:
            wrong.append("A game that is over has nothing on its agenda.")
        return wrong
    if not 1 <= s.decision <= LAST_DECISION or s.depth < 1:
        return [*wrong, "No decision is asked, yet the game is not over."]
    if (s.decision == Step.KEEP) != bool((s.dealt != NO_CARD).any()):
        wrong.append("Starting cards are in hand exactly while one is to be kept (FOH-2P1).")
    if s.decision == Step.KEEP and (s.seat > 1 or s.kept[s.seat] != NO_CARD or (s.dealt == NO_CARD).any()):
        wrong.append("A player who still chooses a starting card has two and has kept none (FOH-2P1).")
    if s.decision == Step.BANK and BANKER in s.investor:
        wrong.append("The Banker is given a card when he holds none (FOH-2P5).")
    return wrong or stuck(game, s)
