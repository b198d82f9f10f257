"""Moves as text: every number has one text, every text one number, and what is no move is refused in one sentence."""

from __future__ import annotations

import riverrun as rr

from .table import game


def test_notation_is_total_and_injective():
    texts = [game().text(move) for move in range(game().moves)]
    assert len(set(texts)) == game().moves
    assert [game().move(text) for text in texts] == list(range(game().moves))
    assert all(text == text.lower() for text in texts)


def test_other_ways_to_write_a_move():
    assert game().move("  TAKE  2 ") == game().move("take 2")


def test_what_is_no_move(refused):
    assert refused(rr.UnknownMove, game().move, "take 4") == ("'take 4' is no move; moves are: take 1, take 2, take 3.")
    refused(rr.UnknownMove, game().move, "")
