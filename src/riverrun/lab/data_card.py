"""The data card of a folder of decisions: a README.md with the head that Hugging Face reads."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from riverrun.bots import Bot, SearchBot
from riverrun.bots.levels import weights_in
from riverrun.kernel.game import Game
from riverrun.lab.simulate import Run

SIZES = (
    (1_000, "n<1K"),
    (10_000, "1K<n<10K"),
    (100_000, "10K<n<100K"),
    (1_000_000, "100K<n<1M"),
    (10_000_000, "1M<n<10M"),
    (100_000_000, "10M<n<100M"),
    (1_000_000_000, "100M<n<1B"),
)

CARD = """\
---
license: mit
pretty_name: "{title}, {players} players: {decisions} decisions"
task_categories:
- reinforcement-learning
tags:
- board-games
- imitation-learning
- riverrun
size_categories:
- {size}
configs:
- config_name: default
  data_files: data/*.parquet
---

# {title}: decisions of {games} games

{decisions} decisions of {games} games of {title} with {players} players, played by the bots {bots}.
Bots change seats from game to game. A row is a decision; the rows of a game follow each other.

```python
from datasets import load_dataset
decisions = load_dataset("parquet", data_files="data/*.parquet")["train"]
```

```python
import polars
decisions = polars.read_parquet("data/*.parquet")
```

```python
import pandas
decisions = pandas.read_parquet("data")
```

## Columns

| column | type | what it is |
|---|---|---|
| `game` | int32 | number of the game in the run |
| `seed` | string | what the game is dealt from, hexadecimal |
| `ply` | int32 | how many decisions of the game came before |
| `seat` | int8 | the seat that decides; 1 is the first |
| `bot` | string | the bot in that seat |
| `observation_at` | list of int32 | which floats of the observation are not 0 |
| `observation` | list of float | those floats |
| `legal` | list of int32 | numbers of the legal moves |
| `move` | int32 | number of the move that was made |
| `notation` | string | that move in notation |
| `visits` | list of int32 | for each of `legal`, how often the bot's search tried it; null where no search was made |
| `value` | float | the seat's chance to win, by that search; null where no search was made{rewards} |
| `win` | float | the seat's share of the win at the end of the game |
| `points` | list of double | every seat's points at the end |
| `wins` | list of double | every seat's share of the win |

`riverrun play {id} --players {players} --seed 0x...` deals a game again. `moves.json` has the notation of each move
by its number (null: no move has it), `observation.json` the name of each of the {floats} floats of an observation.
An observation is what the seat may know, players counted from that seat on. As a dense vector:

```python
import numpy
dense = numpy.zeros({floats}, numpy.float32)
dense[row["observation_at"]] = row["observation"]
```

## How it was made

| | |
|---|---|
| command | `{command}` |
| riverrun | {riverrun} |
| game | {id}, rules {rules}, content {content} |
| options | {options} |
| seed | 0x{seed} |
| bots | {bots} |

{again}

Licence: MIT, as riverrun itself.
"""

SAME = "The same command with the same versions of riverrun and pyarrow writes the same bytes."
TIMED = (
    "A bot that thinks for a time, not a number of futures, took part: the same command need not give the same games."
)

REWARD = (
    "; of {bots} no chance but the reward from which its net learned: {share:.0%} of it is points, of which {scale:g} "
    "count as much as a win"
)


def size_category(rows: int) -> str:
    """The name that Hugging Face has for such a number of rows."""
    return next((name for most, name in SIZES if rows < most), "n>1B")


def rewards_told(game: Game, bots: Iterable[Bot]) -> str:
    """What is said of the values of bots whose net learned from points too; nothing where none did."""
    found: dict[tuple[float, float], dict[str, None]] = {}
    for bot in bots:
        file = bot.net_in(game) if isinstance(bot, SearchBot) else None
        if file is not None:
            share, scale = map(float, weights_in(file, game.rulebook).reward)
            if share > 0.0:
                found.setdefault((share, scale), {})[f"`{bot.name}`"] = None
    return "".join(
        REWARD.format(bots=", ".join(names), share=share, scale=scale) for (share, scale), names in found.items()
    )


def card(run: Run, about: dict[str, Any], command: str, floats: int, bots: Sequence[Bot]) -> str:
    """The card of a run of these bots; `floats` is the size of an observation."""
    timed = any(isinstance(bot, SearchBot) and bot.seconds is not None for bot in bots)
    rows = int(run.decisions.sum())
    game = run.game
    return CARD.format(
        title=game.title,
        id=game.id,
        players=game.players,
        games=f"{len(run):,}",
        decisions=f"{rows:,}",
        size=size_category(rows),
        bots=", ".join(dict.fromkeys(f"`{name}`" for name in run.bots)),
        riverrun=about["riverrun"],
        rules=about["rules"],
        content=about["content"],
        options=f"`{json.dumps(about['options'])}`",
        seed=about["seed"],
        command=command,
        floats=f"{floats}",
        rewards=rewards_told(game, bots),
        again=TIMED if timed else SAME,
    )
