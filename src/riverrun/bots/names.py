"""Bots by name: those that anybody may ask for, and those that are a net's file."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from riverrun.bots import policies
from riverrun.bots.levels import Bot, PolicyBot, SearchBot
from riverrun.bots.net_bot import MasterBot, NetBot
from riverrun.bots.searcher import Budget
from riverrun.kernel.errors import BadOption
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.rulebook import Rulebook
from riverrun.nets.files import has_net

SUFFIX = ".safetensors"
MASTER = "master:"
BUDGET = re.compile(r"(?P<name>.+)@(?P<amount>[0-9]+(?:\.[0-9]+(?=s))?)(?P<seconds>s?)")
ITERATIONS = 400
"""How many futures a search looks at that the net of a file judges for, times the game's effort."""

BOTS: dict[str, Bot] = {  # the weakest first, then those that have learned
    bot.name: bot
    for bot in (
        PolicyBot("random", policy=policies.RANDOM),
        PolicyBot("easy", policy=policies.SENSIBLE),
        PolicyBot("greedy", policy=policies.GREEDY),
        SearchBot("medium", "greedy", iterations=100),
        SearchBot("hard", "greedy", iterations=4_000, by_net=True, net_iterations=150),
        SearchBot("expert", "greedy", seconds=3.0, by_net=True),
        NetBot("net", "greedy"),
        MasterBot("master", "greedy", seconds=3.0),
    )
}
LEARNED = ("net", "master")
"""The bots that need a net of the game."""


def bot(name: str) -> Bot:
    """A bot by name."""
    if name not in BOTS:
        raise BadOption(Sentence("rr-error-unknown-bot", {"bot": name, "bots": list(BOTS)}))
    return BOTS[name]


def bot_for(name: str, rulebook: Rulebook) -> Bot:
    """A bot by name that plays a game; BadOption where it needs a net that nobody has trained."""
    found = bot(name)
    if name not in bots_of(rulebook):
        raise BadOption(Sentence("rr-error-no-net", {"game": rulebook.title}))
    return found


def bots_of(rulebook: Rulebook) -> list[str]:
    """The names of the bots that play a game: some need a net that learned it."""
    return [name for name in BOTS if name not in LEARNED or has_net(rulebook)]


def bot_or_net(name: str | Path) -> Bot:
    """A bot by its name, or by its net's file: for those who may name files, which nobody may over a network.

    The file alone plays without looking ahead; after `master:` it judges for a search. What searches may have a budget
    of its own behind an @: `hard@500` makes so many iterations, times the game's effort, `master@0.5s` takes its time.
    """
    given = BUDGET.fullmatch(str(name))
    if given:
        found = _named(given["name"])
        if isinstance(found, SearchBot):
            return _with_budget(found, str(name), given["amount"], in_seconds=bool(given["seconds"]))
    return _named(str(name))


def _named(name: str) -> Bot:
    if name.startswith(MASTER):
        return MasterBot(name, "greedy", iterations=ITERATIONS, file=Path(name.removeprefix(MASTER)))
    return NetBot(name, file=Path(name)) if name.endswith(SUFFIX) else bot(name)


def _with_budget(found: SearchBot, name: str, amount: str, *, in_seconds: bool) -> SearchBot:
    budget = Budget(seconds=float(amount)) if in_seconds else Budget(iterations=int(amount))
    return replace(found, name=name, iterations=budget.iterations, net_iterations=None, seconds=budget.seconds)
