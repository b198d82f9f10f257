"""The kernels of a batch on a GPU: a thread plays a move by the game's own rules, a warp writes what a seat sees.

Under Numba's CUDA simulator (NUMBA_ENABLE_CUDASIM=1) the same kernels run in Python, one thread after another.
"""

from __future__ import annotations

import os
from typing import Any, NamedTuple

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # older numba-cuda releases still ask for it

from numba import cuda as numba_cuda
from numba import float64, int32

from riverrun.bots import policies
from riverrun.bots.workspace import Workspace
from riverrun.gym.rewards import pay
from riverrun.kernel.chance import below, seed_words
from riverrun.kernel.jit import switch
from riverrun.kernel.jit.cuda import make_known
from riverrun.kernel.jit.specialise import specialise
from riverrun.kernel.position.layout import as_int32
from riverrun.kernel.position.tensor import AGENDA, Column, Encoder, read, read_step
from riverrun.kernel.rulebook import Rulebook

cuda: Any = numba_cuda  # the name that the simulator looks for

SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"
LANES = 32
"""The threads of a warp: they write one observation together."""
BLOCK = 32 if SIMULATED else 128
REGISTERS = 96
"""The most registers a thread of `play` has: fewer let more threads run at once, which hides the latency of memory."""
NO_GAME = -1
"""The action of a row whose game is to be dealt."""
NO_POLICY = -1
"""The policy of a row whose decision is not a quick bot's."""
BOARDS = 3
"""How many boards a quick bot thinks on."""


class Kernels(NamedTuple):
    """The kernels of a game."""

    play: Any
    """Plays each row's action, deals anew what is over, lists the legal moves."""
    show: Any
    """Writes what the seat that is asked sees."""
    choose: Any
    """Chooses one of the legal moves, each equally likely."""
    find: Any
    """Finds the first row whose action is not legal."""
    answer: Any
    """Chooses by a quick bot's policy in the rows that it is to play."""


def plain(array: Any) -> Any:
    """What a simulated kernel works on: the simulator's stand-ins cannot copy whole records."""
    array = array._item._ary if hasattr(array, "_item") else array
    return array.view(np.recarray) if array.dtype.names else array


def words_of(positions: Any) -> Any:
    """Positions on the device once more, as plain words: the same memory."""
    if SIMULATED:
        return type(positions)(as_int32(positions._ary))
    return positions.view(np.int32).reshape(len(positions), positions.dtype.itemsize // 4)


_made: dict[str, Kernels] = {}


def kernels_of(rulebook: Rulebook) -> Kernels:
    """The kernels of a game, the same for all its numbers of players; compiled at their first launch."""
    if rulebook.id not in _made:
        _made[rulebook.id] = _make(rulebook)
    return _made[rulebook.id]


def items_of(encoder: Encoder) -> Any:
    """The words that an encoder reads of a position, one a row: its row of the table, whose it is, which of them."""
    table = encoder.table
    rows = [
        (at, row, word)
        for at, how in enumerate(table)
        for row in range(how[Column.ROWS])
        for word in range(how[Column.COUNT])
    ]
    return np.array(rows, np.int32).reshape(-1, 3)


def _make(rulebook: Rulebook) -> Kernels:
    rules = rulebook.rules
    if SIMULATED:
        jit: Any = cuda.jit
        play_jit: Any = cuda.jit
        bare: Any = plain
        layout: Any = rulebook.position.dtype
    else:
        from numba.cuda.np.numpy_support import from_dtype

        make_known(switch.Rule)
        jit = cuda.jit
        play_jit = jit(max_registers=REGISTERS)
        bare = jit(device=True)(lambda array: array)
        layout = from_dtype(rulebook.position.dtype)
    bots = specialise(policies, rules)
    seats, most = rules.PLAYERS_MAX, rules.LEGAL_MAX
    row_column, count_column = int(Column.FLOAT), int(Column.COUNT)
    word_column, stride_column, width_column = int(Column.WORD), int(Column.STRIDE), int(Column.WIDTH)
    shown_column, each_column, owned_column = int(Column.SHOWN), int(Column.EACH), int(Column.OWNED)

    @play_jit
    def play(  # type: ignore[no-untyped-def]
        boxes,
        positions,
        blank,
        logs,
        seed,
        actions,
        forced,
        kind,
        episode,
        seat,
        moves,
        counts,
        mask,
        reward,
        done,
        points,
        wins,
    ):
        i = cuda.grid(1)
        if i < seat.shape[0]:
            box = bare(boxes)[i % boxes.shape[0]]
            log = bare(logs)[0]
            board = bare(cuda.local.array(1, layout))
            total = bare(cuda.local.array(seats, float64))
            share = bare(cuda.local.array(seats, float64))
            board[0] = bare(positions)[i]
            s = board[0]
            players = reward.shape[1]
            for k in range(counts[i]):
                mask[i, moves[i, k]] = 0
            fresh = actions[i] == NO_GAME
            action = actions[i]
            done[i] = 0
            for other in range(players):
                reward[i, other] = 0.0
            count = 0
            while count == 0:
                if not fresh:
                    rules.play(box, s, log, action)
                    if s.over:
                        rules.result(box, s, total, share)
                        pay(total, share, kind, bare(reward)[i])
                        for other in range(players):
                            points[i, other] = total[other]
                            wins[i, other] = share[other]
                        done[i] = 1
                        episode[i] += 1
                        fresh = True
                if fresh:
                    board[0] = bare(blank)[0]
                    seed_words(s.rng, int(seed[0]), int(seed[1]), int(i), int(episode[i]))
                    rules.setup(box, s, log)
                    fresh = False
                count = rules.legal(box, s, bare(moves)[i])
                if forced == 1 and count == 1:
                    action = moves[i, 0]
                    count = 0
            for k in range(count):
                mask[i, moves[i, k]] = 1
            counts[i] = count
            seat[i] = s.seat
            bare(positions)[i] = board[0]

    @jit
    def show(words, table, steps, items, seat, players, out):  # type: ignore[no-untyped-def]
        lane = cuda.grid(1) % LANES
        i = cuda.grid(1) // LANES
        if i < seat.shape[0]:
            for k in range(lane, out.shape[1], LANES):
                out[i, k] = 0.0
        cuda.syncthreads()
        if i < seat.shape[0]:
            observer = seat[i]
            mine, row_out = bare(words)[i], bare(out)[i]
            for k in range(lane, items.shape[0], LANES):
                how = bare(table)[items[k, 0]]
                row = items[k, 1]
                owner = observer + row
                if owner >= players:
                    owner -= players
                first = owner * how[stride_column] + items[k, 2]
                seen = True
                if how[shown_column] >= 0 and not (how[owned_column] == 1 and row == 0):
                    bit = first // how[each_column]
                    seen = (mine[how[shown_column] + (bit >> 5)] >> (bit & 31)) & 1 == 1
                if seen:
                    place = how[row_column] + (row * how[count_column] + items[k, 2]) * how[width_column]
                    read(mine, how[word_column] + first, 1, how, observer, players, row_out, place)
            if lane == 0:
                row_out[observer] = 1.0
                for row in range(mine[steps[0, 0]] - 1, -1, -1):
                    read_step(mine, AGENDA + 3 * row, bare(table), bare(steps), observer, players, row_out)

    @jit
    def choose(moves, counts, rng, actions):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < counts.shape[0]:
            actions[i] = moves[i, below(bare(rng)[i], counts[i])]

    @jit
    def find(actions, mask, first):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < actions.shape[0]:
            action = actions[i]
            legal = 0 <= action < mask.shape[1]
            if legal:
                legal = mask[i, action] != 0
            if not legal:
                cuda.atomic.min(first, 0, int32(i))

    @play_jit
    def answer(boxes, positions, logs, policy, rng, actions):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < policy.shape[0] and policy[i] != NO_POLICY:
            workspace = Workspace(
                bare(cuda.local.array(BOARDS, layout)),
                bare(logs)[0],
                bare(rng)[i],
                bare(cuda.local.array(most, int32)),
                bare(cuda.local.array(most, int32)),
                bare(cuda.local.array(most, float64)),
                bare(cuda.local.array((3, seats), float64)),
            )
            workspace.boards[0] = bare(positions)[i]
            actions[i] = bots.choose(bare(boxes)[i % boxes.shape[0]], workspace, policy[i])

    return Kernels(play, show, choose, find, answer)
