"""Every game for OpenSpiel: importing this registers them, `pyspiel.load_game("riverrun_flow_of_history")` loads one.

Chance lies in a position's generator, so that one chance node deals: it chooses the generator's seed, and all chance
to come is fixed by it and hidden until it comes to light. To the players that is the same game as one in which each
card is drawn when it is turned up; it only makes every game one of imperfect information. OpenSpiel's other way,
sampling inside a move (SAMPLED_STOCHASTIC), is closed to games in Python: they cannot give it the generator's state,
which it wants whenever a game or a state is serialized.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

import numpy as np

from riverrun.gym.errors import MissingExtra
from riverrun.gym.rewards import SHAPED, WIN, pay, reward_number
from riverrun.gym.spiel_table import BOOKS, NOT_DEALT, Setup, Table
from riverrun.kernel.errors import BadOption, RiverrunError
from riverrun.kernel.game import Game
from riverrun.kernel.jit.notices import warn_if_slow
from riverrun.kernel.position.tensor import Encoder
from riverrun.kernel.registry import rulebooks
from riverrun.kernel.rulebook import Rulebook
from riverrun.kernel.timing import refuse_endless

try:
    import pyspiel
except ImportError as trouble:
    if trouble.name != "pyspiel":
        raise
    raise MissingExtra('OpenSpiel is not installed; `pip install "riverrun-games[openspiel]"` brings it.') from None

OURS: dict[str, Any] = {"seed": 0, "deals": 1 << 16, "reward": "win", "max_length": 10_000, "content": ""}
OURS |= {"information_state": "text"}
"""What every game takes besides `players` and its own options."""

INFORMATION_STATES = ("text", "observation")
"""What an information state is as floats: there are none, or those of the observation, without what was seen before."""
NO_FLOATS = (
    "An information state of riverrun is text only: its floats cannot hold all that a seat has seen. "
    "Use observation_tensor, or load the game with information_state=observation to take the observation for it."
)
NO_FLOATS_FOR_SPECTATORS = "A spectator's view is text only; an observer of a seat has floats."

LARGEST = 2.0**31
"""Points are whole numbers of 32 bits; nothing else bounds them."""

AMBIGUOUS = re.compile(r"[-+.0-9]*|[Tt]rue|[Ff]alse")
"""What OpenSpiel would read as something other than a text, were it not in quotes."""

SIGNS = set(",=()")
"""What OpenSpiel's texts of games are put together with, and know no way to quote."""


def register(book: Rulebook | None = None) -> list[str]:
    """Registers a rulebook, or every game there is; the names they go by. What is registered already stays so."""
    return [_register(one) for one in (rulebooks().values() if book is None else [book])]


def _register(book: Rulebook) -> str:
    name = f"riverrun_{book.id.replace('-', '_')}"
    if name not in BOOKS:
        taken = {"players", "name", *OURS} & set(book.options)
        if taken:
            raise BadOption(f"{book.title} cannot be registered: its option '{min(taken)}' has a name of OpenSpiel's.")
        BOOKS[name] = book
        # A class outlives the interpreter's end, where OpenSpiel lets go of what it holds; a function would not.
        kind = type(name, (SpielGame,), {"registered": name})
        pyspiel.register_game(_type(Setup(name, book.usual, (), None), WIN), kind)
    elif BOOKS[name] is not book:
        raise BadOption(f"Another game is registered as '{name}'.")
    return name


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A riverrun game as OpenSpiel knows it; each game that is registered has a subclass of its own."""

    registered: ClassVar[str]
    """The name it is registered by."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        name = self.registered
        chosen = {**_specification(BOOKS[name]), **(params or {})}
        self.setup = _setup(name, chosen)
        self.seed = _number("seed", chosen["seed"], 0)
        self.deals = _number("number of deals", chosen["deals"], 1)
        self.max_length = _number("greatest length", chosen["max_length"], 1)
        """How many decisions a game may take; then it ends and counts as it stands."""
        self.reward = reward_number(chosen["reward"])
        if self.reward in SHAPED:
            raise BadOption(f"OpenSpiel pays at the end only: the reward '{chosen['reward']}' also pays on the way.")
        if chosen["information_state"] not in INFORMATION_STATES:
            known = ", ".join(INFORMATION_STATES)
            raise BadOption(f"There is no information state '{chosen['information_state']}'; there is: {known}.")
        self.recalls_observation = chosen["information_state"] == "observation"
        """Whether the observation is taken for the information state's floats."""
        kind = _type(self.setup, self.reward, self.recalls_observation)
        zero_sum = kind.utility == pyspiel.GameType.Utility.ZERO_SUM
        least, most = _bounds(self.setup.players, zero_sum) if self.reward == WIN else (-LARGEST, LARGEST)
        self.zero_sum = zero_sum
        """Whether one win is shared out, and paid as such."""
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.moves,
            max_chance_outcomes=self.deals,
            num_players=self.setup.players,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=self.max_length,
        )
        super().__init__(kind, info, _written(BOOKS[name], chosen))

    def __reduce__(self) -> Any:
        return _load, (str(self),)

    @property
    def game(self) -> Game:
        """The riverrun game."""
        return self.setup.game()

    @cached_property
    def encoder(self) -> Encoder:
        """How its positions become floats."""
        return Encoder(self.game)

    @cached_property
    def outcomes(self) -> list[tuple[int, float]]:
        """Every deal, each as likely as any other."""
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def deal_seed(self, deal: int) -> int:
        """The seed of a deal: `game.new` deals the same with it, and so does that row of a `BatchEnv` with our seed."""
        if not 0 <= deal < self.deals:
            raise BadOption(f"There is no deal {deal}; deals are numbered from 0 to {self.deals - 1}.")
        return self.seed | deal << 64

    def new_initial_state(self) -> SpielState:
        """A table at which nothing is dealt yet."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """One: the deal."""
        return 1

    def information_state_tensor_shape(self) -> list[int]:
        """How many floats an information state has, where it has any."""
        if not self.recalls_observation:
            raise RiverrunError(NO_FLOATS)
        return [self.encoder.size]

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What puts states into floats and words: of a seat, or without private information of a spectator."""
        if params:
            raise BadOption(f"Observers of riverrun's games take no parameters, but were given {dict(params)}.")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel plays it. `table.state` is riverrun's own, with everything it can do."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = Table(game.setup)

    def current_player(self) -> int:
        """The seat that is asked, chance before the deal, or nobody any more."""
        if not self.table.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL if self.is_terminal() else self.table.state.position_view.seat)

    def is_terminal(self) -> bool:
        """Whether the game has ended, by its rules or by its greatest length."""
        return self.table.dealt and (self.table.state.over or self.table.decisions >= self.get_game().max_length)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal with its probability."""
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def returns(self) -> list[float]:
        """Each seat's reward, as in riverrun's other environments; nothing before the end."""
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.setup.players
        points, wins = self.table.result()
        if game.reward == WIN and game.zero_sum != _shared_out(wins):
            raise RiverrunError(f"{game.game.title} ended with shares {wins.tolist()} of the win, unlike its kind.")
        out = np.zeros(game.setup.players)
        pay(points, wins, game.reward, out)
        paid: list[float] = out.tolist()
        return paid

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that looks the same to a player, in which all that it cannot know is dealt anew.

        `sampler()` gives numbers from 0 to 1, as `pyspiel.UniformProbabilitySampler` does.
        """
        twin: SpielState = self.clone()
        if self.table.dealt:
            twin.table = self.table.redealt(player, int(sampler() * (1 << 53)))
        return twin

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.state.legal()

    def _apply_action(self, action: int) -> None:
        if self.table.dealt:
            self.table.play(action)
        else:
            self.table.deal(self.get_game().deal_seed(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self.get_game().game.text(action)

    def __str__(self) -> str:
        if not self.table.dealt:
            return NOT_DEALT
        return f"{self.table.state.screen(None)}\nposition {self.table.state.hash}"


class Observer:
    """What a player sees: floats as in riverrun's other environments, and the screen in words."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadOption("An observer sees what one seat or a spectator sees: never all secrets, nor secrets alone.")
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall = kind.perfect_recall
        floats = self._private and (not self._recall or game.recalls_observation)
        self._encoder = game.encoder if floats else None
        self.tensor = np.zeros(self._encoder.size, np.float32) if self._encoder else None
        """The floats; None for spectators and, but for `information_state=observation`, with perfect recall."""
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fills the floats with what a player sees; before the deal they are 0. Refused where there are none."""
        if self.tensor is None or self._encoder is None:
            raise RiverrunError(NO_FLOATS if self._private else NO_FLOATS_FOR_SPECTATORS)
        if state.table.dealt:
            self.tensor[:] = self._encoder.observe(state.table.state.position, player)
        else:
            self.tensor.fill(0)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, in words, and with perfect recall a digest of all it has seen and done before."""
        if not state.table.dealt:
            return NOT_DEALT
        seat = player if self._private else None
        return state.table.recall(seat) if self._recall else state.table.sight(seat)


def _load(text: str) -> SpielGame:
    """A game by its text. Pickles of games come back this way, so that this module is there and has registered them."""
    game: SpielGame = pyspiel.load_game(text)
    return game


# What a game is


def _type(setup: Setup, reward: int, information_state_tensor: bool = False) -> Any:
    """A game's type. Where one win is shared out it is a zero-sum game; where all win or lose, all get the same."""
    kinds = pyspiel.GameType
    book = BOOKS[setup.name]
    utility = kinds.Utility.GENERAL_SUM
    if reward == WIN and setup.players > 1:
        utility = kinds.Utility.IDENTICAL if book.together else kinds.Utility.ZERO_SUM
    return kinds(
        short_name=setup.name,
        long_name=f"{book.title} (riverrun)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=book.seats[-1],
        min_num_players=book.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=information_state_tensor,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_specification(book),
    )


def _shared_out(wins: Any) -> bool:
    """Whether these are shares of one win among several seats; where all win or lose together each has 1, or each 0."""
    return len(wins) > 1 and abs(float(wins.sum()) - 1.0) < 0.001


def _bounds(players: int, zero_sum: bool) -> tuple[float, float]:
    """The least and the greatest reward for winning."""
    return (-1.0 / (players - 1.0), 1.0) if zero_sum else (-1.0, 1.0)


# Parameters


def _specification(book: Rulebook) -> dict[str, Any]:
    """Every parameter with its default."""
    options = {name: _quoted(option.default) for name, option in book.options.items()}
    return {"players": book.usual, **options, **OURS}


def _setup(name: str, params: Mapping[str, Any]) -> Setup:
    """The game that parameters ask for; BadOption if there is none."""
    known = BOOKS[name].options
    options = tuple((option, _plain(params[option])) for option in known)
    setup = Setup(name, params["players"], options, str(params["content"]) or None)
    refuse_endless(setup.game())
    warn_if_slow(BOOKS[name].id, BOOKS[name].title)
    return setup


def _written(book: Rulebook, params: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters that are not as they are by default, as OpenSpiel writes and reads them."""
    defaults = _specification(book)
    written = {name: _quoted(value) if name in book.options else value for name, value in params.items()}
    for name, value in written.items():
        if set(str(value)) & SIGNS:
            raise BadOption(f"OpenSpiel cannot write down {name} '{value}': it has one of the signs , = ( ) in it.")
    return {name: value for name, value in written.items() if value != defaults[name]}


def _quoted(value: Any) -> str:
    """An option's value as a text that OpenSpiel reads as a text: a number goes into quotes."""
    text = _plain(value)
    return f"'{text}'" if AMBIGUOUS.fullmatch(text) else text


def _plain(value: Any) -> str:
    """An option's value, out of its quotes."""
    text = str(value)
    return text[1:-1] if len(text) > 1 and text[0] == text[-1] == "'" else text


def _number(called: str, value: int, least: int) -> int:
    if value < least:
        raise BadOption(f"A {called} is at least {least}, not {value}.")
    return value


register()
