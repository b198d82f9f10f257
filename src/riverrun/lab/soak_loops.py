"""Games between quick bots in which every position is checked and every event counted; specialised for each game."""

from __future__ import annotations

from typing import Any, NamedTuple

from riverrun.bots import policies
from riverrun.bots.workspace import Workspace
from riverrun.kernel.chance import MASK, seed_words
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.rules import contract as rules
from riverrun.lab.endings import goes_on, take_back_wins
from riverrun.lab.event_counts import Counters, count_rows


class Watch(NamedTuple):
    """What a run is watched by."""

    words: Any
    """boards[0] of the workspace as plain words."""
    log: Any
    """The journal of what is played; bots that look ahead write into the workspace's, which is off."""
    counters: Counters
    report: Any
    """Becomes (positions, most decisions, what is wrong, in which game, after how many moves, most rows of a move)."""
    digests: Any
    """If the first is not -1, positions are not checked but digested: digests[i] then tells all of game i."""


@rule
def fold(digest: int, words: Any) -> int:
    """A position's words folded into a 32-bit digest of all positions so far (FNV-1a, word by word)."""
    for i in range(words.shape[1]):
        digest = ((digest ^ (int(words[0, i]) & MASK)) * 16777619) & MASK
    return digest


@rule
def note_events(watch: Watch, game: int) -> None:
    """Counts what the journal holds, and empties it."""
    log = watch.log
    watch.report[5] = max(watch.report[5], log.count)
    count_rows(watch.counters, log.rows, min(log.count, log.limit), game)
    log.count = 0
    log.marked = 0


@entry
def soak_games(
    box: Any,
    lookahead_box: Any,
    workspace: Workspace,
    watch: Watch,
    bots: Any,
    points: Any,
    wins: Any,
    lengths: Any,
    seed: Any,
) -> None:
    """Plays len(lengths) games from seeds (seed[0], seed[1], seed[2] + i, 0); the first wrong position ends the run.

    Seats are given to bots as in the arena.
    """
    report = watch.report
    digesting = watch.digests[0] != -1
    boards = workspace.boards
    s = boards[0]
    for i in range(len(lengths)):
        game = int(seed[2]) + i
        boards[0] = boards[3]
        seed_words(s.rng, int(seed[0]), int(seed[1]), game, 0)
        rules.setup(box, s, watch.log)
        seed_words(workspace.rng, int(seed[0]), int(seed[1]), game, 1)
        digest = 0x811C9DC5
        while True:
            note_events(watch, game)
            report[0] += 1
            report[1] = max(report[1], s.moves)
            if digesting:
                digest = fold(digest, watch.words)
            else:
                wrong = rules.sound(box, s)
                if wrong != 0:
                    report[2] = wrong
                    report[3] = game
                    report[4] = s.moves
                    return
            if not goes_on(s):
                break
            policy = bots[(game + s.seat) % len(bots)]
            rules.play(box, s, watch.log, policies.choose(lookahead_box, workspace, int(policy)))
        lengths[i] = s.moves
        rules.result(box, s, points[i], wins[i])
        take_back_wins(s, wins[i])
        if digesting:
            watch.digests[i] = digest
