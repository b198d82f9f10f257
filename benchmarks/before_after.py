"""Two checkouts of riverrun measured against each other, in turns and in one run: how fast the rules and the batch of
games play, and what a server spends on telling a move to four seats.

    python benchmarks/before_after.py ../before . [--rounds 50] [--only rules batch server] [--games flow]
        [--interpreted] [--json FILE]

Each checkout runs in processes of its own with a cache of its own, and the two are asked in turns, so that a busy
machine slows both alike; they are started anew several times, since where a process's memory lies makes it some percent
faster or slower for as long as it lives. Times are processor time of one thread. A ratio is the second's value by the
first's, the median of the rounds, with the interval in which 9 of 10 medians of such rounds would lie (bootstrap);
`best` is that of the best rounds of each, which other work on the machine has disturbed least.

- rules: decisions a second in compiled random games of four, as in `riverrun bench`.
- batch: decisions a second in the batch environment, 1,024 games of four by random actions, each decision with its
  mask and observation.
- server: a seeded game of four people, by random moves and by greedy ones: for each move, the bytes of what the four
  sockets are told (as JSON, and as permessage-deflate would send it) and the processor time it takes to make it;
  besides that, the time it takes to apply the move's entry to the table.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

GAMES = ("flow-of-history", "flow")
PLAYERS = 4
SEED = 2026
STARTS = 5
"""How often the processes are started anew."""
ROUND_S = 0.1
"""How many seconds a round of random games lasts at least: short, so that the turns are as near as can be."""
COUNT = 1024
"""How many games are in a batch."""
SHOWN = {
    "rules": ("decisions/s",),
    "batch": ("decisions/s",),
    "server": ("bytes a move", "deflated bytes a move", "telling, µs a move", "applying, µs a move"),
}


# In the process of a checkout


class Rules:
    """Compiled random games."""

    def __init__(self, game: str) -> None:
        import riverrun as rr
        from riverrun.lab.measure import Table

        self.table = Table(rr.game(game, PLAYERS))
        self.games = 1
        self.play()  # which compiles: no measure of a round
        while self.play() < ROUND_S / 2:
            self.games *= 2

    def play(self) -> float:
        begun = time.process_time()
        self.decisions = self.table.play(self.games)
        return time.process_time() - begun

    def measure(self) -> dict[str, float]:
        spent = self.play()
        return {"decisions/s": self.decisions / spent}


class Batch:
    """Games of the batch environment."""

    def __init__(self, game: str) -> None:
        import riverrun as rr
        from riverrun.gym import BatchEnv

        self.env = BatchEnv(rr.game(game, PLAYERS), COUNT, SEED)
        self.env.reset()
        self.measure()  # which compiles

    def measure(self) -> dict[str, float]:
        made, begun = 0, time.process_time()
        while time.process_time() - begun < ROUND_S:
            self.env.step(self.env.random_actions())
            made += COUNT
        return {"decisions/s": made / (time.process_time() - begun)}


class Server:
    """A game of four people at a table, told to each after each move."""

    def __init__(self, game: str, bot: str) -> None:
        import riverrun as rr

        self.game = rr.game(game, PLAYERS)
        self.people = [name * 8 for name in ("ada1", "b0b1", "c1d1", "da41")]
        self.opened, self.after, self.tell = adapter()(self.game, self.people)
        self.moves = self.choose(bot)
        self.measure()  # which compiles what it needs

    def choose(self, bot: str) -> list[str]:
        """A whole game's moves."""
        import riverrun as rr
        from riverrun.bots import bot as bot_named

        state, rng = self.game.new(SEED), random.Random(SEED)
        while not state.over:
            state.play(rr.random_move(state, rng) if bot == "random" else bot_named(bot).move(state, 1))
        return [self.game.text(move) for move in state.played]

    def measure(self) -> dict[str, float]:
        table = self.opened()
        deflate = [zlib.compressobj(6, zlib.DEFLATED, -15) for _ in self.people]
        plain = packed = 0
        telling = applying = 0.0
        for move in self.moves:
            begun = time.process_time()
            table = self.after(table, move)
            applied = time.process_time()
            told = [self.tell(table, seat) for seat in range(PLAYERS)]
            telling += time.process_time() - applied
            applying += applied - begun
            for seat, message in enumerate(told):
                plain += len(message)
                packed += len(deflate[seat].compress(message) + deflate[seat].flush(zlib.Z_SYNC_FLUSH)) - 4
        count = len(self.moves)
        values = (plain / count, packed / count, telling / count * 1e6, applying / count * 1e6)
        return dict(zip(SHOWN["server"], values, strict=True))


Adapter = Callable[[Any, list[str]], tuple[Callable[[], Any], Callable[[Any, str], Any], Callable[[Any, int], bytes]]]
"""From a game and its people: how a table is opened, how a move is applied to it, and what a seat is told of that."""


def version_0_1(game: Any, people: list[str]) -> Any:
    """riverrun 0.1: `server/telling.py`."""
    from riverrun.server import entries, telling
    from riverrun.server.charter import Charter, SeatPlan
    from riverrun.server.table import Table

    plans = [SeatPlan("person") for _ in people]
    charter = Charter(game.id, game.players, game.options, game.rulebook.version, game.content_hash, plans, people[0])
    return table_of(game, people, Table, charter, entries, entries.Numbered, telling.tell)


def version_0_2(game: Any, people: list[str]) -> Any:
    """Since the server is in sub-packages: a table's projection, to sockets that take changes only."""
    from riverrun.server.table import entries
    from riverrun.server.table.config import SeatConfig, TableConfig
    from riverrun.server.table.table import Table

    try:
        from riverrun.server.table.telling.projection import Projection
    except ImportError:  # where it lay before
        from riverrun.server.table.projection import Projection

    seats = [SeatConfig("person") for _ in people]
    config = TableConfig(
        game.id, game.players, game.options, game.rulebook.version, game.content_hash, seats, people[0]
    )
    shown: dict[str, Any] = {"projection": None, "told": {}}

    def tell(at: Any, person: str, seat: int, since: int, now: float, present: Any) -> bytes:
        if shown["projection"] is None or shown["projection"].table is not at:
            shown["projection"] = Projection(at, frozenset(present), shown["projection"])  # as a session keeps it
        if since == len(people):  # the first move: everything was told before it
            shown["told"].pop(seat, None)
        message: bytes
        message, shown["told"][seat] = shown["projection"].update(person, seat, since, now, shown["told"].get(seat))
        return message

    return table_of(game, people, Table, config, entries, entries.LogEntry, tell)


def table_of(game: Any, people: list[str], table: Any, config: Any, entries: Any, numbered: Any, tell: Any) -> Any:
    """What the versions have in common."""

    def following(at: Any, entry: Any) -> Any:
        return at.after(numbered(at.version + 1, at.changed + 1, entry))

    def opened() -> Any:
        at = table("0123456789abcdef", 1.7e9, config, game, SEED)
        for seat, person in enumerate(people):
            at = following(at, entries.Sat(by=person, seat=seat, name=person[:3].title()))
        return at

    def after(at: Any, move: str) -> Any:
        return following(at, entries.Moved(by=people[at.turn], seat=at.turn, move=move))

    def told(at: Any, seat: int) -> bytes:
        message: bytes = tell(at, people[seat], seat, at.version - 1, at.changed, range(PLAYERS))
        return message

    return opened, after, told


def adapter() -> Adapter:
    """The adapter for the version that is imported here."""
    try:
        import riverrun.server.telling  # noqa: F401
    except ModuleNotFoundError:
        return version_0_2
    return version_0_1


def child() -> None:
    """Measures whatever is asked for, one line at a time."""
    works: dict[str, Any] = {}
    for line in sys.stdin:
        kind, *what = words = json.loads(line)
        key = " ".join(words)
        if key not in works:
            works[key] = {"rules": Rules, "batch": Batch, "server": Server}[kind](*what)
        print(json.dumps(works[key].measure()), flush=True)


# The comparison


class Checkout:
    """The process of a checkout."""

    def __init__(self, folder: Path, cache: Path, interpreted: bool) -> None:
        source = (folder / "src").resolve()
        if not (source / "riverrun").is_dir():
            raise SystemExit(f"{folder} is no checkout of riverrun: it has no src/riverrun.")
        jit = "0" if interpreted else "1"
        env = {**os.environ, "PYTHONPATH": str(source), "RIVERRUN_CACHE": str(cache), "RIVERRUN_JIT": jit}
        self.name = folder.name or str(folder)
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--child"], env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def measure(self, *words: str) -> dict[str, float]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(words) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"The process of {self.name} ended while it measured {' '.join(words)}.")
        found: dict[str, float] = json.loads(line)
        return found

    def stop(self) -> None:
        self.process.communicate()


def subjects(only: list[str], games: list[str]) -> Iterator[tuple[str, ...]]:
    """All that is measured."""
    for game in games:
        for kind in ("rules", "batch"):
            if kind in only:
                yield (kind, game)
        if "server" in only:
            yield ("server", game, "random")
            yield ("server", game, "greedy")


def interval(ratios: list[float]) -> tuple[float, float]:
    """Where 9 of 10 medians of such rounds would lie."""
    rng = random.Random(SEED)
    medians = sorted(statistics.median(rng.choices(ratios, k=len(ratios))) for _ in range(2000))
    return medians[100], medians[1899]


Pairs = list[tuple[dict[str, float], dict[str, float]]]


def in_turns(before: Checkout, after: Checkout, words: tuple[str, ...], rounds: int) -> Pairs:
    """What both checkouts measure in turns, the first to go alternating."""
    for checkout in (before, after):
        checkout.measure(*words)
    pairs: Pairs = []
    for number in range(rounds):
        if number % 2 == 0:
            one = before.measure(*words)
            pairs.append((one, after.measure(*words)))
        else:
            other = after.measure(*words)
            pairs.append((before.measure(*words), other))
    return pairs


def summed(pairs: Pairs, name: str) -> dict[str, float]:
    """The medians of one value, and of its ratio."""
    ratios = [after[name] / before[name] for before, after in pairs]
    low, high = interval(ratios)
    values = [[pair[at][name] for pair in pairs] for at in (0, 1)]
    best = max if name.endswith("/s") else min
    return {
        "before": statistics.median(values[0]),
        "after": statistics.median(values[1]),
        "ratio": statistics.median(ratios),
        "low": low,
        "high": high,
        "best": best(values[1]) / best(values[0]),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path, help="a checkout")
    parser.add_argument("after", type=Path, help="another one")
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--only", nargs="+", choices=list(SHOWN), default=list(SHOWN))
    parser.add_argument("--games", nargs="+", default=list(GAMES), help="ids of games that both checkouts have")
    parser.add_argument("--interpreted", action="store_true", help="as a server is until its rules are compiled")
    parser.add_argument("--json", type=Path, metavar="FILE", help="writes the numbers there too")
    wish = parser.parse_args()
    only = ["server"] if wish.interpreted else wish.only
    found: dict[tuple[str, ...], Pairs] = {words: [] for words in subjects(only, wish.games)}
    with tempfile.TemporaryDirectory(prefix="riverrun-before-after-") as caches:
        for _ in range(STARTS):
            before = Checkout(wish.before, Path(caches) / "before", wish.interpreted)
            after = Checkout(wish.after, Path(caches) / "after", wish.interpreted)
            for words, pairs in found.items():
                pairs += in_turns(before, after, words, max(1, wish.rounds // STARTS))
            before.stop()
            after.stop()
    everything = {
        " ".join(words): {name: summed(pairs, name) for name in SHOWN[words[0]]} for words, pairs in found.items()
    }
    for subject, measured in everything.items():
        print(f"{subject} ({PLAYERS} players)")
        for name, one in measured.items():
            values = f"{one['before']:>12,.0f} {one['after']:>12,.0f}"
            ratio = f"x {one['ratio']:.3f} ({one['low']:.3f} to {one['high']:.3f}), best x {one['best']:.3f}"
            print(f"  {name:24} {values}   {ratio}")
    if wish.json is not None:
        wish.json.write_text(json.dumps(everything, indent=1) + "\n")


if __name__ == "__main__":
    if sys.argv[1:] == ["--child"]:
        child()
    else:
        main()
