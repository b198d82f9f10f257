"""riverrun: modern tabletop games, rule for rule, to play, serve, simulate and study."""

from riverrun.bots import random_move
from riverrun.kernel.errors import (
    AgendaOverflow,
    BadContent,
    BadOption,
    BadPosition,
    BadRecord,
    CannotUndo,
    IllegalMove,
    RiverrunError,
    UnknownMove,
)
from riverrun.kernel.game import Game
from riverrun.kernel.language.sentences import Ref, Sentence, language
from riverrun.kernel.position.view import LegalMove, View
from riverrun.kernel.record import Record, read_record
from riverrun.kernel.registry import game, replay, rulebook, rulebooks
from riverrun.kernel.rules.explanations import Decision, Permission, Refusal, Score
from riverrun.kernel.state import State

__version__ = "0.2.0"

__all__ = [
    "AgendaOverflow",
    "BadContent",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "CannotUndo",
    "Decision",
    "Game",
    "IllegalMove",
    "LegalMove",
    "Permission",
    "Record",
    "Ref",
    "Refusal",
    "RiverrunError",
    "Score",
    "Sentence",
    "State",
    "UnknownMove",
    "View",
    "game",
    "language",
    "random_move",
    "read_record",
    "replay",
    "rulebook",
    "rulebooks",
]
