"""How a search judges moves and positions by a net, in place of playouts; specialised for each game."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from riverrun.bots.workspace import Workspace
from riverrun.kernel.game import Game
from riverrun.kernel.jit import rule
from riverrun.kernel.position.layout import as_int32
from riverrun.kernel.rules import contract as rules
from riverrun.nets import inference
from riverrun.nets.inference import PlayingNet, with_own_paper


class NetSettings(NamedTuple):
    """How a search goes that a net judges: the numbers of `Settings` that it needs, and the net."""

    curiosity: float
    width: float
    widening: float
    floor: int
    temperature: float
    net: PlayingNet
    words: Any
    """boards[1] of the workspace as plain words."""
    logits: Any


def net_settings(game: Game, settings: Any, net: PlayingNet, workspace: Workspace) -> NetSettings:
    """What a search is given that a net judges; no two threads may share it."""
    return NetSettings(
        curiosity=settings.curiosity,
        width=settings.width,
        widening=settings.widening,
        floor=settings.floor,
        temperature=settings.temperature,
        net=with_own_paper(net),
        words=as_int32(workspace.boards[1:2]),
        logits=np.zeros(game.rules.LEGAL_MAX, np.float32),
    )


AT_ONCE = True
"""A new position's moves are weighed as soon as it is judged: one look of the net tells both."""


@rule
def weigh(box: Any, workspace: Workspace, settings: Any, count: int) -> None:
    """Writes into `weights` how likely the net is to make each of the first `count` moves, the likeliest being 1."""
    logits = settings.logits
    inference.judge(settings.net, settings.words[0], int(workspace.boards[1].seat), workspace.moves, count, logits)
    top = logits[0]
    for i in range(1, count):
        top = max(top, logits[i])
    for i in range(count):
        workspace.weights[i] = math.exp(float(logits[i] - top) / settings.temperature)


@rule
def judge(box: Any, workspace: Workspace, settings: Any, weighed: bool) -> None:
    """Writes what each seat has to expect in boards[1] into values[2]: the net's reward, paid or expected.

    That is the share of the win, and of a net that learned from points too a part for these. The net judges whatever is
    asked, also in the middle of a choice: nothing is played on. Where the moves of this very
    position were `weighed` just now, it has said so already.
    """
    values = workspace.values
    if workspace.boards[1].over:
        rules.result(box, workspace.boards[1], values[0], values[2])
        share, scale = float(settings.net.reward[0]), float(settings.net.reward[1])
        for seat in range(box.players):
            values[2, seat] = (1.0 - share) * values[2, seat] + share * values[0, seat] / scale
        return
    if not weighed:
        seat = int(workspace.boards[1].seat)
        inference.judge(settings.net, settings.words[0], seat, workspace.moves, 0, settings.logits)
    for seat in range(box.players):
        values[2, seat] = min(1.0, max(0.0, float(settings.net.values[seat])))
