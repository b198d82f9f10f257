"""The settings of a training run: a file of them reproduces it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from riverrun.bots import bot_or_net
from riverrun.kernel.errors import BadOption
from riverrun.kernel.registry import rulebooks
from riverrun.nets.files import Sizes

QUICK = ("random", "easy", "greedy")
"""The bots that are one compiled function, which can sit at a GPU's tables."""


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tables of one size."""

    players: int
    tables: int
    """How many games are played side by side."""
    options: list[dict[str, str]] = msgspec.field(default_factory=lambda: [{}])
    """The options of the games; with several, tables take turns."""
    rivals: float = 0.0
    """The share of the tables at which the net that learns has one seat, and others play the rest."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a run is made of, but its time."""

    game: str
    rooms: list[Room]
    seed: int = 1
    start: str = ""
    """The file of the net that it begins with (`net`: the game's own), as wide and deep as this one or less; nothing:
    weights by chance."""
    hidden: int = 384
    """The width of the net's layers."""
    cross: int = 48
    """How many numbers the product of a move's parameters is made of."""
    layers: int = 3
    """How many layers there are: the first, and others that are each added to the one before."""
    steps: int = 32
    """How many decisions each table makes between two improvements."""
    passes: int = 2
    """How often an improvement goes over them."""
    rate: float = 5e-4
    """The learning rate at the beginning; it falls to a twentieth."""
    entropy: float = 0.02
    """What a policy that is still open is worth at the beginning; it falls to a tenth."""
    trace: float = 0.95
    """How far results reach back (lambda of generalised advantage estimation)."""
    clip: float = 0.2
    """How far one improvement may change a move's chance."""
    points: float = 0.0
    """How much of the reward is points rather than the win."""
    points_scale: float = 1.0
    """How many points count as much as a win."""
    keep_every: float = 60.0
    """After how many seconds of learning the net as it is joins the rivals."""
    kept: int = 8
    """How many earlier nets there are among the rivals at most."""
    bots: list[str] = []
    """The bots among the rivals; on a GPU quick ones alone, on a processor any."""
    nets: list[str] = []
    """The files of nets among the rivals, which stay there; `net` is the game's own."""
    best: bool = False
    """Whether rivals that are nets play their best move, as the bot does, instead of each move by its chance."""
    lessons: list[str] = []
    """Folders of decisions that bots made: the net learns what they thought of their moves, and does not play."""
    sharpness: float = 1.0
    """The power to which the shares of a bot's thought are raised: with more than 1 the net plays more of what the bot
    thought of most, which is what the bot plays."""
    decisions: int = 1_000_000_000
    """After how many decisions rate and entropy have fallen: a run that is cut and resumed ends there."""
    seconds: float = 0.0
    """After how many seconds of learning they have fallen, if that is sooner; 0: decisions alone count."""

    @property
    def sizes(self) -> Sizes:
        """How large the net is."""
        return Sizes(self.hidden, self.cross, self.layers)


def read_settings(path: Path) -> Settings:
    """The settings in a file, TOML or (as a run keeps them) JSON; what is wrong in it is said in a sentence."""
    try:
        decode = msgspec.json.decode if path.suffix == ".json" else msgspec.toml.decode
        settings = decode(path.read_bytes(), type=Settings)
    except OSError as trouble:
        raise BadOption(f"The settings {path} cannot be read: {trouble.strerror}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as trouble:
        raise BadOption(f"The settings {path} are not understood: {trouble}.") from None
    check_settings(settings)
    return settings


def check_settings(settings: Settings) -> None:
    """Raise BadOption for settings by which nothing could be learned."""
    if settings.game not in rulebooks():
        raise BadOption(f"There is no game '{settings.game}'; there is: {', '.join(rulebooks())}.")
    if not settings.rooms and not settings.lessons:
        raise BadOption("Settings need at least one room, tables of one size, or lessons, folders of decisions.")
    if settings.lessons and settings.points:
        raise BadOption("Lessons teach who won, not points: with lessons, points is 0.")
    for room in settings.rooms:
        if room.tables < 1 or not 0.0 <= room.rivals <= 1.0 or not room.options:
            raise BadOption(
                "A room needs one table or more, a share of rivals from 0 to 1, and options ({} for the usual)."
            )
    if settings.layers < 2:
        raise BadOption("A net has two layers or more.")
    numbers = (settings.hidden, settings.cross, settings.steps, settings.passes, settings.kept, settings.decisions)
    if min(numbers) < 1 or min(settings.rate, settings.points_scale, settings.sharpness) <= 0.0:
        raise BadOption(
            "hidden, cross, steps, passes, kept, decisions, rate, points_scale and sharpness are greater than 0."
        )
    for name in settings.bots:
        bot_or_net(name)


def check_rivals(settings: Settings, on_gpu: bool) -> None:
    """Raise BadOption for bots that cannot sit at a GPU's tables."""
    slow = [name for name in settings.bots if name not in QUICK]
    if on_gpu and slow:
        raise BadOption(
            f"'{slow[0]}' plays on a processor alone; at a GPU's tables quick bots can: {', '.join(QUICK)}."
        )


def usual_settings(game: str, on_gpu: bool) -> Settings:
    """Settings for a game of which nothing more is known: tables of every size, some of them against rivals."""
    rulebook = rulebooks()[game]
    tables = (32_768 if on_gpu else 256) // len(rulebook.seats)
    share = 0.0 if rulebook.together else 0.4
    rooms = [Room(players, tables, rivals=share if players > 1 else 0.0) for players in rulebook.seats]
    if on_gpu:
        return Settings(game, rooms)
    return Settings(game, rooms, hidden=128, cross=16, decisions=20_000_000)
