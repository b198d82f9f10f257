"""A searcher: grows search trees for a position within a budget, a tree a thread, and says what they found together."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import ModuleType
from typing import Any, NamedTuple

from riverrun.bots import net_judgement, playouts, policies, search, tree
from riverrun.bots.net_judgement import net_settings
from riverrun.bots.workspace import make_workspace
from riverrun.kernel.chance import seed_words, split_seed
from riverrun.kernel.errors import BadOption, RiverrunError
from riverrun.kernel.game import Game
from riverrun.kernel.jit import in_this_mode
from riverrun.kernel.jit.specialise import specialise
from riverrun.kernel.language.sentences import Arg, Sentence
from riverrun.kernel.state import State
from riverrun.nets.files import Weights
from riverrun.nets.inference import PlayingNet, playing_net

clock = time.perf_counter

STEP_S = 0.02
"""About how many seconds pass between two looks at the clock."""
THREADS_MAX = 64
TREES_MAX = 256
SECONDS_MAX = 3600.0
ITERATIONS_MAX = 1_000_000_000


class Settings(NamedTuple):
    """How a search goes; every number is a game's or a bot's to choose."""

    curiosity: float = 1.0
    """How much a move that was hardly tried is worth trying."""
    width: float = 8.0
    """How many moves are tried at a position at first, the best-looking ones."""
    widening: float = 2.0
    """How many more with the square root of its visits."""
    depth: int | None = None
    """How many moves a playout goes on before its position is judged; -1: to the end; None: as the game says."""
    sense: int = 100
    """How many of 100 moves in a playout are drawn by their weight; the others are any."""

    floor: int = 0
    """How often every move is tried at the least, however it looks."""

    temperature: float = 1.0
    """By how much a net's opinion of moves is flattened, where one judges: above 1 the likeliest stand out less."""

    def exact(self, game: Game) -> Settings:
        """The same with each number of its own kind, and the game's own where none is given: the search is compiled for
        one kind of each."""
        usual = Settings(depth=game.rulebook.playout)._asdict()
        given = {name: usual[name] if number is None else number for name, number in self._asdict().items()}
        return Settings(**{name: type(usual[name])(number) for name, number in given.items()})


@dataclass(frozen=True)
class Found:
    """A move that was tried, how often, and each seat's chance to win after it, or the reward that a net expects."""

    move: int
    visits: int
    chances: tuple[float, ...]
    opinions: tuple[tuple[float, ...], ...] = ()
    """The chances by each tree that tried it."""


@dataclass(frozen=True)
class Budget:
    """How long to search: a number of `iterations`, which finds the same each time, or of `seconds`."""

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        given = [amount for amount in (self.iterations, self.seconds) if amount is not None]
        if len(given) != 1 or not math.isfinite(given[0]) or given[0] <= 0:
            raise BadOption(Sentence("rr-error-search-budget"))
        if self.seconds is not None and self.seconds > SECONDS_MAX:
            args: dict[str, Arg] = {"most": f"{SECONDS_MAX:,.0f}", "seconds": f"{self.seconds:,g}"}
            raise BadOption(Sentence("rr-error-search-seconds", args))
        if self.iterations is not None and self.iterations > ITERATIONS_MAX:
            args = {"most": f"{ITERATIONS_MAX:,}", "iterations": f"{self.iterations:,}"}
            raise BadOption(Sentence("rr-error-search-iterations", args))


class Grower:
    """One tree and the workspace beside it, for one thread."""

    def __init__(self, game: Game, settings: Settings, nodes: int, net: PlayingNet | None) -> None:
        self.game = game
        self.tree = tree.make_tree(game, nodes)
        self.workspace = make_workspace(game)
        exact = settings.exact(game)
        self._settings: Any = exact if net is None else net_settings(game, exact, net, self.workspace)
        self.iterations = 0
        """How many iterations the last search made."""
        self._search = search_of(game, by_net=net is not None)

    def begin(self, state: State, seed: int) -> None:
        """Forgets the last search and sets out to search a position."""
        self.iterations = 0
        self.workspace.boards[0] = state.position
        self.tree.counts[:] = 0
        self.tree.stamp[:] = 0
        seed_words(self.workspace.rng, *split_seed(seed))

    @property
    def root(self) -> int:
        """The node of the position that is searched."""
        return int(self.tree.counts[tree.ROOT])

    @property
    def visits(self) -> int:
        """How often that position was visited."""
        return int(self.tree.links[self.root, tree.VISITS]) if self.iterations else 0

    def follow(self, state: State, move: int, seed: int) -> None:
        """Goes on to search the position that a move led to, by what the tree knows of it; from `seed` if nothing."""
        links = self.tree.links
        found = next((child for child in self.children(self.root) if links[child, tree.MOVE] == move), None)
        if found is None:
            self.begin(state, seed)
        else:
            self.workspace.boards[0] = state.position
            self.tree.counts[tree.ROOT] = found

    def grow(self, iterations: int) -> bool:
        """Make `iterations` more; whether the tree could hold them all."""
        made = int(self._search.grow(self.game.lookahead_box, self.workspace, self.tree, self._settings, iterations))
        self.iterations += made
        return made == iterations

    def grow_until(self, stop: float) -> None:
        """Makes iterations until a time, in steps that come to about STEP_S."""
        step = 1
        while True:
            began = clock()
            if not self.grow(step):
                return
            now = clock()
            if now >= stop:
                return
            pace = (now - began) / step
            step = max(1, min(2 * step, int(min(STEP_S, stop - now) / max(pace, 1e-9))))

    def children(self, node: int) -> list[int]:
        """The visited children of a node; none where this tree had no share of the search."""
        found: list[int] = []
        if self.iterations == 0:
            return found
        child = int(self.tree.links[node, tree.CHILD])
        while child != tree.NONE:
            if self.tree.links[child, tree.VISITS] > 0:
                found.append(child)
            child = int(self.tree.links[child, tree.SIBLING])
        return found

    def favourite(self, node: int) -> int | None:
        """The most visited child of a node."""
        links = self.tree.links
        return max(self.children(node), key=lambda one: (links[one, tree.VISITS], -links[one, tree.MOVE]), default=None)

    def favourite_move(self) -> int | None:
        """The move that this tree alone would choose."""
        best = self.favourite(self.root)
        return None if best is None else int(self.tree.links[best, tree.MOVE])

    def usual(self, node: int) -> int:
        """The most visited of a move's outcomes, where luck told them apart; otherwise the move's own node."""
        links = self.tree.links
        best, outcome = node, int(links[node, tree.OUTCOME])
        while outcome != tree.NONE:
            if best == node or links[outcome, tree.VISITS] > links[best, tree.VISITS]:
                best = outcome
            outcome = int(links[outcome, tree.SIBLING])
        return best


class Searcher:
    """Searches positions of one game with one or more trees, which are kept from one search to the next.

    Several trees know nothing of each other: they can grow on threads at the same time (none holds Python's lock), and
    how far they differ tells how sure they are.
    """

    def __init__(
        self,
        game: Game,
        settings: Settings | None = None,
        *,
        trees: int = 1,
        threads: int = 1,
        nodes: int = 400_000,
        net: Weights | None = None,
    ) -> None:
        """`nodes` is how many moves the trees may hold together; a `net` judges moves and positions, if given."""
        if not 1 <= threads <= THREADS_MAX or not 1 <= trees <= TREES_MAX:
            most: dict[str, Arg] = {"most_trees": TREES_MAX, "most_threads": THREADS_MAX}
            raise BadOption(Sentence("rr-error-search-trees", {**most, "trees": trees, "threads": threads}))
        self.game = game
        self.settings = settings or Settings()
        self.threads = min(threads, trees)
        self.by_net = net is not None
        capacity = max(nodes // trees, 2 * game.rules.LEGAL_MAX)
        playing = None if net is None else playing_net(game, net)
        self._growers = [Grower(game, self.settings, capacity, playing) for _ in range(trees)]

    @property
    def iterations(self) -> int:
        """How many iterations the last search made."""
        return sum(grower.iterations for grower in self._growers)

    def think(
        self, state: State, *, seed: int, iterations: int | None = None, seconds: float | None = None
    ) -> list[Found]:
        """What a search of the seat that is asked finds, the most visited move first.

        With a budget of iterations, the same seed and number of trees find the same; what the seat cannot know plays no
        part.
        """
        if state.over:
            raise RiverrunError(Sentence("rr-error-over-no-move"))
        budget = Budget(iterations, seconds)
        for number, grower in enumerate(self._growers):
            grower.begin(state, _seed(seed, number))
        return self._think(budget)

    def follow(self, state: State, move: int, *, seed: int, visits: int) -> list[Found]:
        """What a search of the position finds to which a move of the last one led, chance having had no part in it.

        What was visited then counts: only what lacks of so many visits is made up for. `seed` is for trees that never
        made the move.
        """
        if state.over:
            raise RiverrunError(Sentence("rr-error-over-no-move"))
        for number, grower in enumerate(self._growers):
            grower.follow(state, move, _seed(seed, number))
        lacking = visits - sum(grower.visits for grower in self._growers)
        found = self._think(Budget(lacking)) if lacking > 0 else self._found()
        if found or visits <= 0:
            return found
        # A position that was met once has no move that was tried, and a full tree tries none.
        return self.think(state, seed=seed, iterations=visits)

    def _think(self, budget: Budget) -> list[Found]:
        if budget.iterations is not None:
            self._share(_shares(budget.iterations, len(self._growers)))
        elif budget.seconds is not None:
            self._hurry(budget.seconds)
        return self._found()

    def _share(self, shares: list[int]) -> None:
        """Every tree makes its share of iterations."""
        self._at_once(lambda number: shares[number] == 0 or self._growers[number].grow(shares[number]))

    def _hurry(self, seconds: float) -> None:
        """The trees get the same time each, as many at once as there are threads."""
        each = seconds * self.threads / len(self._growers)
        began = clock()
        last = began + seconds

        def work(number: int) -> None:
            if number == 0 or clock() < last:  # the first always looks, whatever the clock says
                self._growers[number].grow_until(min(clock() + each, last))

        self._at_once(work)

    def _at_once(self, work: Callable[[int], object]) -> None:
        if self.threads == 1:
            for number in range(len(self._growers)):
                work(number)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(in_this_mode(work), range(len(self._growers))))

    def line(self, limit: int = 12) -> list[int]:
        """The moves that the last search expects from here on, by the tree that agrees with all and grew most."""
        found = self._found()
        if not found:
            return []
        first = found[0].move
        agreeing = [one for one in self._growers if one.favourite_move() == first] or self._growers
        grower = max(agreeing, key=lambda one: one.iterations)
        moves, node = list[int](), grower.root
        while len(moves) < limit and (best := grower.favourite(node)) is not None:
            moves.append(int(grower.tree.links[best, tree.MOVE]))
            node = grower.usual(best)
        return moves

    def _found(self) -> list[Found]:
        """What the trees found together; each tree's opinion is kept beside it."""
        players = self.game.players
        visits: dict[int, int] = {}
        opinions: dict[int, list[tuple[int, list[float]]]] = {}
        for grower in self._growers:
            for child in grower.children(grower.root):
                move, count = int(grower.tree.links[child, tree.MOVE]), int(grower.tree.links[child, tree.VISITS])
                visits[move] = visits.get(move, 0) + count
                means = (grower.tree.worth[child, :players] / count).tolist()
                opinions.setdefault(move, []).append((count, means))
        found = []
        for move, count in visits.items():
            said = opinions[move]
            means = tuple(sum(n * mean[seat] for n, mean in said) / count for seat in range(players))
            found.append(Found(move, count, means, tuple(tuple(mean) for _, mean in said)))
        return sorted(found, key=lambda one: (-one.visits, one.move))


def search_of(game: Game, *, by_net: bool) -> ModuleType:
    """Specialise the search for one game, with what judges."""
    if by_net:
        return specialise(search, game.rules, judgement=specialise(net_judgement, game.rules))
    own = specialise(playouts, game.rules, policies=specialise(policies, game.rules))
    return specialise(search, game.rules, judgement=own)


def _seed(seed: int, number: int) -> int:
    """The seed of a tree."""
    return (seed + (number << 96)) % (1 << 128)


def _shares(iterations: int, trees: int) -> list[int]:
    """Each tree's share of the iterations."""
    return [iterations // trees + (number < iterations % trees) for number in range(trees)]
