"""The kinds of things that happen, as the rules note them in the journal; journal.py puts them into words."""

from __future__ import annotations

from enum import IntEnum


class Happened(IntEnum):
    """What a journal row tells; its four numbers are named behind it."""

    FIRST = 1  # seat
    START = 2  # seat, card
    KEEP = 3  # seat, card
    TURN = 4  # seat, turn
    INVEST = 5  # seat, card, tokens
    COMPLETE = 6  # seat, card, tokens to the supply, bonus taken
    SNIPE = 7  # seat, card, tokens paid, investor
    TRADE = 8  # investor, tokens, card
    HALF = 9  # investor, tokens, card
    ACTIVATE = 10  # seat, card
    IDLE = 11  # seat, card
    PAY = 12  # seat, tokens, card
    SOW = 13  # seat, tokens from the reserve into the supply
    REAP = 14  # seat, tokens
    CATCH_UP = 15  # seat, tokens from the supply, tokens from the reserve, age
    GAIN = 16  # seat, card
    REPLACE = 17  # seat, old leader
    REMOVE = 18  # seat, card
    DRAW = 19  # seat, card, the card whose effect it is
    REVEAL = 20  # card, slot
    TAKE = 21  # seat, tokens, card, 1 if from the reserve
    NOTHING = 22  # seat, card
    ATTACK = 23  # seat, card, strength
    KHAN = 24  # seat, tokens, card
    PACIFIST = 25  # seat, card
    STEAL = 26  # seat, target, tokens, card
    LOSE = 27  # seat, target, lost card, attacking card
    COMMUNISM = 28  # seat, card, tokens for each, tokens left in the supply
    OUTDATED = 29  # card, current age
    BANKER_LEAVES = 30  # card, tokens
    BANKER = 31  # seat who chose, card, tokens
    PASS = 32  # seat
    FUTURE = 33  # seat, or -1 for the market
    STALL = 34  # turns
    END = 35
    DEALT = 36  # seat, card, card
