"""Many games at once, written against the contract; `specialise` gives each game its own compiled copy.

Threads share the arrays: each works on the rows from `first` to `last - 1`, with a workspace of its own.
"""

from __future__ import annotations

from typing import Any

from riverrun.bots import policies
from riverrun.bots.workspace import Workspace
from riverrun.gym.batch_arrays import BatchArrays, BatchSettings
from riverrun.gym.rewards import WIN, WIN_SHAPED_BY_POINTS, WIN_SHAPED_BY_VALUE, lead, pay
from riverrun.kernel.chance import below, next_word, seed_words
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.position.tensor import encode
from riverrun.kernel.rules import contract as rules

LEAVE = -1
SHOW = -2
"""What stands in place of an action: the row is left as it is, or only shown again."""

SAME_STEP = 0
NEXT_STEP = 1
DISABLED = 2
"""When a game that ended is dealt anew: in the same step, in the next, or by `reset` alone."""

ROTATE = -1
RANDOM_SEAT = -2
EVERY_SEAT = -3
"""Where the learner sits, if not always in the same seat."""

TRIES = 100
"""How many games are dealt at most until one asks the learner before it ends."""
OPPONENTS = 0x6F70706F
"""What tells the opponents' generator from the deal's."""


@entry
def step_all(
    box: Any,
    lookahead_box: Any,
    arrays: BatchArrays,
    settings: BatchSettings,
    workspace: Workspace,
    actions: Any,
    first: int,
    last: int,
) -> None:
    """Deals each game that is to begin, and plays each other one's action.

    In place of an action, LEAVE leaves a row as it is, and SHOW only shows it again. Both games and opponents are here,
    in one entry, since each entry is compiled with all the rules that it uses.
    """
    for i in range(first, last):
        fresh = bool(arrays.begin[i])
        if fresh:
            arrays.done[i] = False
            arrays.reward[i, :] = 0.0
            arrays.gain[i] = 0.0
        elif actions[i] >= 0:
            fresh = step(box, lookahead_box, arrays, settings, workspace, i, actions[i])
        elif actions[i] == LEAVE:
            continue
        if fresh:
            begin(box, lookahead_box, arrays, settings, workspace, i)
        show(box, arrays, settings, i)


@rule
def step(
    box: Any,
    lookahead_box: Any,
    arrays: BatchArrays,
    settings: BatchSettings,
    workspace: Workspace,
    i: int,
    action: int,
) -> bool:
    """Plays an action and the opponents' answers; a game that ends pays its rewards.

    Tells whether the next game is to be dealt now.
    """
    s = arrays.positions[i]
    rules.play(box, s, arrays.log, action)
    play_on(box, lookahead_box, arrays, workspace, i)
    arrays.done[i] = s.over != 0
    reward(box, arrays, settings, workspace, i)
    if not s.over:
        return False
    arrays.episode[i] += 1
    arrays.final_seat[i] = arrays.learner[i]
    if arrays.final_observation.shape[1] > 0:
        observe(arrays, i, arrays.final_observation[i])
    if settings.autoreset == SAME_STEP:
        return True
    arrays.begin[i] = settings.autoreset == NEXT_STEP
    arrays.waiting[i] = True
    return False


@rule
def begin(
    box: Any, lookahead_box: Any, arrays: BatchArrays, settings: BatchSettings, workspace: Workspace, i: int
) -> None:
    """Deals game i and plays it up to the learner's first decision."""
    arrays.begin[i] = False
    arrays.waiting[i] = False
    for _ in range(TRIES):
        deal(box, arrays, settings, i)
        play_on(box, lookahead_box, arrays, workspace, i)
        if not arrays.positions[i].over:
            potential(box, arrays.positions[i], settings, workspace.values, arrays.potential[i])
            return
        arrays.episode[i] += 1
    arrays.begin[i] = settings.autoreset == NEXT_STEP
    arrays.waiting[i] = True


@rule
def deal(box: Any, arrays: BatchArrays, settings: BatchSettings, i: int) -> None:
    """Deals game i: its 128-bit seed is the batch's 64 bits, then the row, then the episode."""
    episode = int(arrays.episode[i])
    players = arrays.reward.shape[1]
    w0 = int(arrays.seed[0])
    w1 = int(arrays.seed[1])
    s = arrays.positions[i]
    if len(arrays.starts) > 0:
        arrays.positions[i] = arrays.starts[(i + episode) % len(arrays.starts)]
    else:
        arrays.positions[i] = arrays.blank[0]
        seed_words(s.rng, w0, w1, i, episode)
        rules.setup(box, s, arrays.log)
    seed_words(arrays.chance[i], w0 ^ OPPONENTS, w1, i, episode)
    arrays.learner[i] = learners_seat(settings.seat, i + episode, players, arrays.chance[i])


@rule
def learners_seat(seat: int, number: int, players: int, chance: Any) -> int:
    """Where the learner sits in a game: always here, a seat further in each game, or anywhere; -1: everywhere."""
    if seat == ROTATE:
        return number % players
    if seat == RANDOM_SEAT:
        return below(chance, players)
    return seat


@rule
def play_on(box: Any, lookahead_box: Any, arrays: BatchArrays, workspace: Workspace, i: int) -> None:
    """Lets the opponents play until the learner is asked or the game is over.

    Each decision has a seed of its own from the game's generator of opponents, so that a bot which is asked from Python
    with these seeds plays the same.
    """
    s = arrays.positions[i]
    learner = int(arrays.learner[i])
    players = arrays.reward.shape[1]
    chance = arrays.chance[i]
    while learner >= 0 and not s.over and s.seat != learner:
        policy = arrays.opponents[(s.seat - learner - 1 + players) % players]
        w0 = next_word(chance)
        w1 = next_word(chance)
        w2 = next_word(chance)
        w3 = next_word(chance)
        seed_words(workspace.rng, w0, w1, w2, w3)
        workspace.boards[0] = arrays.positions[i]
        rules.play(box, s, arrays.log, policies.choose(lookahead_box, workspace, int(policy)))


@rule
def reward(box: Any, arrays: BatchArrays, settings: BatchSettings, workspace: Workspace, i: int) -> None:
    """Pays every seat for a step: at the end what the game was worth, on the way what its potential has gained."""
    s = arrays.positions[i]
    players = arrays.reward.shape[1]
    paid = workspace.values[2, :players]
    paid[:] = 0.0
    if s.over:
        rules.result(box, s, arrays.points[i], arrays.wins[i])
        pay(arrays.points[i], arrays.wins[i], settings.reward, paid)
    if settings.reward >= WIN_SHAPED_BY_POINTS:
        for seat in range(players):
            paid[seat] -= arrays.potential[i, seat]
        potential(box, s, settings, workspace.values, arrays.potential[i])
        for seat in range(players):
            paid[seat] += arrays.potential[i, seat]
    for seat in range(players):
        arrays.reward[i, seat] = paid[seat]
    if arrays.learner[i] >= 0:
        arrays.gain[i] = arrays.reward[i, arrays.learner[i]]


@rule
def potential(box: Any, s: Any, settings: BatchSettings, values: Any, out: Any) -> None:
    """Each seat's potential, by which rewards are shaped: 0 once the game is over, and where rewards are not shaped."""
    out[:] = 0.0
    if s.over:
        return
    if settings.reward == WIN_SHAPED_BY_POINTS:
        rules.result(box, s, values[0], values[1])
        lead(values[0], settings.together, out)
    elif settings.reward == WIN_SHAPED_BY_VALUE:
        rules.value(box, s, values[0], values[1])
        pay(values[0], values[1], WIN, out)


@rule
def show(box: Any, arrays: BatchArrays, settings: BatchSettings, i: int) -> None:
    """Writes what a learner gets of game i: the seat that is asked, its legal moves, its observation.

    A game that is over, and waits to be dealt anew, has no legal moves; its mask says what a step takes: anything, or
    nothing where nothing deals it anew.
    """
    s = arrays.positions[i]
    moves = arrays.moves[i]
    mask = arrays.mask[i]
    if arrays.counts[i] == 0:
        mask[:] = False
    for k in range(arrays.counts[i]):
        mask[moves[k]] = False
    count = 0
    if not arrays.waiting[i]:
        count = rules.legal(box, s, moves)
    elif settings.autoreset == NEXT_STEP:
        mask[:] = True
    for k in range(count):
        mask[moves[k]] = True
    arrays.counts[i] = count
    arrays.seat[i] = s.seat if arrays.learner[i] < 0 else arrays.learner[i]
    if arrays.observation.shape[1] > 0:
        observe(arrays, i, arrays.observation[i])


@rule
def observe(arrays: BatchArrays, i: int, out: Any) -> None:
    """What the learner of game i sees, or where everyone learns the seat that is asked."""
    seat = int(arrays.positions[i].seat if arrays.learner[i] < 0 else arrays.learner[i])
    encode(arrays.words[i], arrays.table, arrays.steps, seat, arrays.reward.shape[1], out)


@entry
def first_illegal(actions: Any, mask: Any) -> int:
    """The first game whose action is not legal, or -1."""
    for i in range(len(actions)):
        if not 0 <= actions[i] < mask.shape[1] or not mask[i, actions[i]]:
            return i
    return -1


@entry
def random_choice(moves: Any, counts: Any, rng: Any, actions: Any) -> None:
    """Chooses for every game one of its legal moves, each equally likely; 0 where there is none."""
    for i in range(len(actions)):
        actions[i] = moves[i, below(rng, counts[i])] if counts[i] > 0 else 0
