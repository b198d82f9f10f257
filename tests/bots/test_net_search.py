"""The search that a net judges for: it finds what a slow, readable search with plain matrices finds."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import riverrun as rr
from nets.test_nets import expected, some_weights
from riverrun.bots import MasterBot, bot_or_net
from riverrun.bots.searcher import Searcher, Settings
from riverrun.kernel.chance import next_word, seed_words, split_seed
from riverrun.kernel.position.layout import duplicate
from riverrun.kernel.state import State
from riverrun.nets.files import BadNet, Weights, write_net

SETTINGS = Settings(curiosity=1.5, width=3.0, widening=1.0, temperature=1.3)


@dataclass
class Node:
    """A node of the readable tree."""

    prior: float = 1.0
    visits: int = 0
    offered: int = 0
    worth: Any = 0.0
    children: dict[int, Node] = field(default_factory=dict)
    outcomes: dict[int, Node] = field(default_factory=dict)


def reference(state: State, weights: Weights, iterations: int, seed: int) -> Node:
    """The root of a search, as the rules of the search are written down in words."""
    game = state.game
    rules, box = game.rules, game.lookahead_box
    rng = np.zeros(4, np.uint32)
    seed_words(rng, *split_seed(seed))
    root = Node()
    for _ in range(iterations):
        deal = State(game, duplicate(state.position))
        for i in range(4):
            deal.position.rng[i] = next_word(rng)
        rules.redeal(box, deal.position, state.seat)
        path = [root]
        node = root
        while not deal.over and (node is root or node.visits):
            expand(node, deal, weights, game)
            move = pick(node, deal)
            node = node.children[move]
            path.append(node)
            deal.play(move)
            luck = 0 if deal.over else rules.luck(box, deal.position)
            if luck:
                node = node.outcomes.setdefault(int(luck), Node(0.0))
                path.append(node)
        if not deal.over:
            expand(node, deal, weights, game)
        worth = paid(deal, weights) if deal.over else np.clip(expected(game, weights, deal)[1], 0.0, 1.0)
        for passed in path:
            passed.visits += 1
            passed.worth = passed.worth + worth
    return root


def paid(deal: State, weights: Weights) -> Any:
    """The reward of a game that is over: a part of it is points."""
    share, scale = weights.reward
    points, wins = deal.game.result(deal.position)
    return (1.0 - share) * np.array(wins) + share * np.array(points) / scale


def expand(node: Node, deal: State, weights: Weights, game: rr.Game) -> None:
    """Offers the legal moves; those that are new have the chance that the net gives them."""
    logits = expected(game, weights, deal)[0]
    chances = np.exp((logits - logits.max()) / SETTINGS.temperature)
    for move, chance in zip(deal.legal(), chances / chances.sum(), strict=True):
        node.children.setdefault(move, Node(chance)).offered += 1


def pick(node: Node, deal: State) -> int:
    """The move that is tried: the best by mean and curiosity among the likeliest of those that are legal."""
    legal, seat = deal.legal(), deal.seat
    width = math.ceil(SETTINGS.width + SETTINGS.widening * math.sqrt(node.visits))
    likeliest = sorted(legal, key=lambda move: -node.children[move].prior)[:width]
    hope = node.worth[seat] / node.visits if node.visits else 0.5

    def score(move: int) -> float:
        child = node.children[move]
        mean = child.worth[seat] / child.visits if child.visits else hope
        return mean + SETTINGS.curiosity * child.prior * math.sqrt(child.offered) / (1 + child.visits)

    return max(likeliest, key=score)


@pytest.mark.parametrize(("id", "players", "plies"), [("flow-of-history", 3, 12), ("flow", 2, 12), ("flow", 2, 108)])
def test_it_finds_what_the_readable_search_finds(id: str, players: int, plies: int) -> None:
    game = rr.game(id, players=players)
    weights = some_weights(game, seed=players)
    weights = weights._replace(value=weights.value * 0.02, moves=weights.moves * 0.1, cross=weights.cross * 0.1)
    state = game.new(seed=5)
    while len(state.legal()) < 4 or len(state.played) < plies:
        state.play(state.legal()[-1])
    found = Searcher(game, SETTINGS, net=weights).think(state, seed=9, iterations=40)
    wanted = reference(state, weights, 40, 9)
    assert {one.move: one.visits for one in found} == {m: c.visits for m, c in wanted.children.items() if c.visits}
    assert len(found) > 1
    for one in found:
        child = wanted.children[one.move]
        assert one.chances == pytest.approx(list(child.worth / child.visits), abs=1e-4)


def test_a_net_searches_as_a_bot_by_its_file(tmp_path: Path) -> None:
    game = rr.game("flow-of-history", players=2)
    path = tmp_path / "mine.safetensors"
    write_net(path, game.rulebook, some_weights(game), {})
    master = bot_or_net(f"master:{path}")
    assert isinstance(master, MasterBot)
    assert (master.name, master.file) == (f"master:{path}", path)
    assert str(path) in master.text
    quick = MasterBot("quick", iterations=4, file=path)
    state = game.new(seed=4)
    for _ in range(4):
        chosen = quick.move(state, 7)
        assert chosen in state.legal()
        assert quick.move(state, 7) == chosen
        state.play(chosen)
    with pytest.raises(BadNet, match="There is no net at"):
        bot_or_net(f"master:{tmp_path / 'none'}").move(state)
