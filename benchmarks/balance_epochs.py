"""The balance of Epochs measured: who wins by civilization and seat, what is taken of what was on offer, wars.

    python benchmarks/balance_epochs.py --players 3 --games 10000 --bot greedy [--seed 1] [--out FILE]   # play and tell
    python benchmarks/balance_epochs.py --read FILE [FILE ...]                                           # tell again

What FILE holds are sums: files are added up. Whatever is taken in under 2 % or over 90 % of the games in which it was
on offer is listed. A form is always on offer, so are basic units; a unique unit where its civilization is; a row of
research once the scroll lies below it. Intervals hold 95 % (Wilson's).
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

os.environ.setdefault("RIVERRUN_JIT", "1")

import numpy as np

import riverrun as rr
from riverrun.bots import Bot, PolicyBot, bot, policies
from riverrun.bots.workspace import make_workspace
from riverrun.kernel import journal
from riverrun.kernel.chance import split_seed
from riverrun.kernel.jit import switch
from riverrun.kernel.jit.specialise import specialise
from riverrun.kernel.position.layout import as_int32
from riverrun.lab import soak_loops
from riverrun.lab.event_counts import EventIndex
from riverrun.lab.matches import bot_seed
from riverrun.lab.soak_loops import Watch
from riverrun.lab.statistics import wilson
from riverrun.lab.watched_games import Results, game_seed

RARE, COMMON = 0.02, 0.90
SIDES = ("left", "right")

Sums = dict[str, float]
Row = tuple[str, int, int, int]
"""An event: its kind and its first three numbers."""
Played = tuple[set[Row], int, Any]
"""What happened in a game, how often a player's land or city was attacked, and its last position."""
WATCHED = {
    "first": (0,),
    "built": (1,),
    "wonder_dealt": (0,),
    "unit_dealt": (0,),
    "invented": (1,),
    "new_form": (1,),
    "unlocked": (1,),
    "attacks_land": (0,),
    "attacks_city": (0,),
}
"""The kinds of events that are looked at, and which of their numbers."""
SIZE = 100


def quick_games(game: rr.Game, policy: int, games: int, seed: int) -> Iterator[Played]:
    """Games of a bot that is one compiled function: the soak's loop plays them, and counts numbers one by one."""
    kinds = {name: number for number, (name, _) in game.rulebook.declared.events.items()}
    counters = EventIndex(game).counters()
    counters.slots[:], counters.sizes[:] = -1, 0
    slots: list[tuple[str, int]] = []
    for at, (name, columns) in enumerate(WATCHED.items()):
        counters.slots[kinds[name], 0] = 0
        counters.slots[kinds[name], 1 + columns[0]], counters.sizes[kinds[name], 1 + columns[0]] = 1 + SIZE * at, SIZE
        slots.append((name, columns[0]))
    room = 1 + SIZE * len(slots)
    times, last = np.zeros(room, np.int64), np.full(room, -1, np.int64)
    counters = counters._replace(times=times, games=np.zeros(room, np.int64), last=last)
    workspace = make_workspace(game)
    watch = Watch(
        words=as_int32(workspace.boards[:1]),
        log=journal.fresh(),
        counters=counters,
        report=np.zeros(6, np.int64),
        digests=np.full(1, -1, np.int64),
    )
    loops = specialise(soak_loops, game.rules, policies=specialise(policies, game.rules))
    w0, w1, _, _ = split_seed(seed)
    for number in range(games):
        times[:] = 0
        playing = np.array([policy], np.int32)
        seeds = np.array([w0, w1, number], np.int64)
        loops.soak_games(game.box, game.lookahead_box, workspace, watch, playing, *Results.of(game, 1), seeds)
        assert not watch.report[2], "unsound"
        found: set[Row] = set()
        attacks = 0
        for slot in np.flatnonzero(times[1:]).tolist():
            name, column = slots[slot // SIZE]
            numbers = [0, 0, 0]
            numbers[column] = slot % SIZE
            found.add((name, numbers[0], numbers[1], numbers[2]))
            if name.startswith("attacks"):
                attacks += int(times[1 + slot])
        yield found, attacks, workspace.boards[0]


def thought_games(game: rr.Game, thinker: Bot, games: int, seed: int) -> Iterator[Played]:
    """Games of any bot, move by move: of these, rows of research are told too."""
    kinds = {number: name for number, (name, _) in game.rulebook.declared.events.items()}
    for number in range(games):
        dealt = game_seed(seed, number)
        state = game.new(dealt)
        while not state.over:
            for move in thinker.plan(state, bot_seed(dealt, len(state.played))):
                state.play(move)
        rows = [(kinds.get(row[0], ""), *row[3:6]) for row in np.concatenate(state.rows()).tolist()]
        attacks = sum(row[0] in {"attacks_land", "attacks_city"} for row in rows)
        yield {row for row in rows if row[0] in WATCHED or row[0] == "researched"}, attacks, state.position


class Tally:
    """What happened in many games, as sums that can be added to others'."""

    def __init__(self, game: rr.Game) -> None:
        self.game = game
        self.sums: Sums = defaultdict(float)
        abilities, content = game.lexicon.abilities, game.content
        self.unique = {
            game.lexicon.units[[unit.id for unit in content.units].index(effect.unit)]: abilities[4 * at + nth]
            for at, civilization in enumerate(content.civilizations)
            for nth, ability in enumerate(civilization.ability)
            for effect in ability.effects
            if effect.unit is not None
        }
        """Whose unique unit it is, by the ability that brings it."""

    def add(self, played: Played) -> None:
        """Adds one game."""
        rows, attacks, final = played
        offered, taken = self.always_offered(final), self.units_had(final)
        attackers = {a for name, a, _, _ in rows if name in {"attacks_land", "attacks_city"}}
        first = next(a for name, a, _, _ in rows if name == "first")
        for row in rows:
            self.note(*row, offered, taken)
        if any(name == "researched" for name, _, _, _ in rows):
            printed = self.game.box_view.row_printed
            for at in range(int(final.scroll) + 1):
                offered |= {f"research {printed[at] + 1} {side}" for side in SIDES}
        assert taken <= offered, taken - offered
        for id in offered:
            self.sums[f"offered {id}"] += 1
        for id in taken:
            self.sums[f"taken {id}"] += 1
        self.sums["games"] += 1
        self.sums["attacked"] += bool(attackers)
        self.sums["attacks"] += attacks
        self.seats(final, first, attackers)

    def note(self, name: str, a: int, b: int, c: int, offered: set[str], taken: set[str]) -> None:
        """What an event says of pieces on offer and taken."""
        lexicon = self.game.lexicon
        if name == "invented":
            taken.add(f"invention {lexicon.inventions[b]}")
        elif name == "wonder_dealt":
            offered.add(f"wonder {lexicon.wonders[a]}")
        elif name == "built":
            taken.add(f"wonder {lexicon.wonders[b]}")
        elif name == "unit_dealt":
            offered.add(f"unit {lexicon.units[a]}")
        elif name == "new_form":
            taken.add(f"form {lexicon.forms[b]}")
        elif name == "unlocked":
            taken.add(f"ability {lexicon.abilities[b]}")
        elif name == "researched":
            taken.add(f"research {b} {SIDES[c]}")

    def always_offered(self, final: Any) -> set[str]:
        """What needs no event to be on offer; an invention unless both copies left the game unseen."""
        game = self.game
        offered = {f"form {id}" for id in game.lexicon.forms[1:]}
        for at, id in enumerate(game.lexicon.inventions):
            if (int(final.away[at // 15]) >> 2 * (at % 15)) & 3 < 2:
                offered.add(f"invention {id}")
        for seat in range(game.players):
            first = 4 * int(final.civilization[seat])
            offered |= {f"ability {id}" for id in game.lexicon.abilities[first : first + 4]}
        for id, unit in zip(game.lexicon.units, game.content.units, strict=True):
            bought = unit.kind == "basic" and (unit.cost or 0) > 0
            if bought or (id in self.unique and f"ability {self.unique[id]}" in offered):
                offered.add(f"unit {id}")
        return offered

    def units_had(self, final: Any) -> set[str]:
        """The units that anybody ever had, but for the one that all begin with."""
        had = set()
        for seat in range(self.game.players):
            words = [int(word) for word in final.units_had[seat]]
            had |= {
                f"unit {id}" for n, id in enumerate(self.game.lexicon.units) if n and words[n // 32] >> (n % 32) & 1
            }
        return had

    def seats(self, final: Any, first: int, attackers: set[int]) -> None:
        """Adds who won, by seats from the first player on and by civilizations."""
        game, sums = self.game, self.sums
        points, wins = game.result(final)
        for seat in range(game.players):
            won = wins[seat]
            civilization = game.lexicon.civilizations[int(final.civilization[seat])]
            sums[f"seat {(seat - first) % game.players}"] += won
            sums[f"held {civilization}"] += 1
            sums[f"won {civilization}"] += won
            sums[f"points {civilization}"] += points[seat]
            sums["peaceful winners"] += won * (seat not in attackers)
            sums["without marker"] += won * (int(final.marker_epochs[seat]) == 0)


def shown(part: float, whole: float) -> str:
    """A share with its interval, in per cent."""
    if not whole:
        return "-"
    found = wilson(part, int(whole))
    return f"{100 * found.mean:.1f} % ({100 * (found.low or 0):.1f} to {100 * (found.high or 0):.1f})"


def tell(players: int, sums: Sums, *, every: bool) -> None:
    """Prints what the sums say."""
    games = sums["games"]
    print(f"{players} players, {games:,.0f} games; even is {100 / players:.1f} %")
    for place in range(players):
        print(f"  seat {place + 1} from the first player: {shown(sums[f'seat {place}'], games)}")
    for key in sorted(key for key in sums if key.startswith("held ")):
        id = key.removeprefix("held ")
        held = sums[key]
        off = 100 * (sums[f"won {id}"] / held - 1 / players)
        print(
            f"  {id:9} wins {shown(sums[f'won {id}'], held):24} {off:+5.1f}{'  !' if abs(off) > 8 else ''}"
            f"   {100 * held / (games * players):.0f} % of seats, {sums[f'points {id}'] / held:.1f} points"
        )
    print(
        f"  a player attacked in {shown(sums['attacked'], games)} of games, {sums['attacks'] / games:.2f} times a game"
    )
    print(f"  winners who attacked nobody: {shown(sums['peaceful winners'], games)}")
    print(f"  winners who never took the marker: {shown(sums['without marker'], games)}")
    for key in sorted(key for key in sums if key.startswith("offered ")):
        id = key.removeprefix("offered ")
        share = sums[f"taken {id}"] / sums[key]
        wrong = not id.startswith("ability") and not RARE <= share <= COMMON
        if wrong or every:
            print(f"  {'!' if wrong else ' '} {id:40} {shown(sums[f'taken {id}'], sums[key]):26} of {sums[key]:,.0f}")


def main() -> None:
    """Play and tell, or tell again."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--players", type=int, default=3)
    asked.add_argument("--games", type=int, default=10_000)
    asked.add_argument("--bot", default="greedy")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--research", action="store_true", help="tell rows of research of quick bots too: slower")
    asked.add_argument("--content", type=Path, help="a content pack")
    asked.add_argument("--out", type=Path, help="where the sums go, after every hundredth part of the games")
    asked.add_argument("--read", type=Path, nargs="+", help="tell what these files hold together")
    asked.add_argument("--all", action="store_true", help="list all pieces, not only those out of bounds")
    args = asked.parse_args()
    if args.read:
        found: dict[int, Sums] = {}
        for file in args.read:
            kept = json.loads(file.read_text())
            sums = found.setdefault(kept["players"], defaultdict(float))
            for key, amount in kept["sums"].items():
                sums[key] += amount
        for players, sums in sorted(found.items()):
            tell(players, sums, every=args.all)
        return
    game = rr.game("epochs", players=args.players, content=args.content)
    playing = bot(args.bot)
    tally = Tally(game)
    began = time.perf_counter()
    with switch.running(switch.loops_compiled()):
        if isinstance(playing, PolicyBot) and not args.research:
            games = quick_games(game, playing.policy, args.games, args.seed)
        else:
            games = thought_games(game, playing, args.games, args.seed)
        for number, played in enumerate(games, 1):
            tally.add(played)
            if args.out and (number % max(1, args.games // 100) == 0 or number == args.games):
                kept = {"players": args.players, "bot": args.bot, "seed": args.seed, "sums": tally.sums}
                args.out.write_text(json.dumps(kept))
    print(f"{args.bot}, {time.perf_counter() - began:.0f} s", file=sys.stderr)
    tell(args.players, tally.sums, every=args.all)


if __name__ == "__main__":
    main()
