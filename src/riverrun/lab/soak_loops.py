"""Random games in which every position is checked, written against the contract and specialised for each game."""

from __future__ import annotations

from typing import Any

from riverrun.kernel.chance import MASK, seed_words
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.moves.move_ranges import random_move_of
from riverrun.kernel.rules import contract as rules


@rule
def fold(digest: int, words: Any) -> int:
    """A position's words folded into a 32-bit digest of all positions so far (FNV-1a, word by word)."""
    for i in range(words.shape[1]):
        digest = ((digest ^ (int(words[0, i]) & MASK)) * 16777619) & MASK
    return digest


@entry
def soak_games(
    box: Any, board: Any, words: Any, empty: Any, log: Any, rng: Any, moves: Any, digests: Any, report: Any, seed: Any
) -> None:
    """Plays len(digests) games from seeds (seed[0], seed[1], seed[2] + i, 0), checking or digesting every position.

    `words` is the board as plain words. `report` becomes (positions, most decisions, what is wrong, in which game,
    after how many moves); the first wrong position ends the run. If the first digest is not -1, positions are not
    checked but digested: digests[i] then tells all positions of game i.
    """
    wanted = digests[0] != -1
    s = board[0]
    for i in range(len(digests)):
        game = int(seed[2]) + i
        board[0] = empty[0]
        seed_words(s.rng, int(seed[0]), int(seed[1]), game, 0)
        rules.setup(box, s, log)
        seed_words(rng, int(seed[0]), int(seed[1]), game, 1)
        digest = 0x811C9DC5
        while True:
            report[0] += 1
            report[1] = max(report[1], s.moves)
            if wanted:
                digest = fold(digest, words)
            else:
                wrong = rules.sound(box, s)
                if wrong != 0:
                    report[2] = wrong
                    report[3] = game
                    report[4] = s.moves
                    return
            if s.over:
                break
            rules.play(box, s, log, random_move_of(moves, rules.legal_ranges(box, s, moves), rng))
        if wanted:
            digests[i] = digest
