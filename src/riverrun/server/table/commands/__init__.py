"""What a person may do at a table: a command becomes the entry that carries it out, or is refused with a reason."""

from riverrun.server.table.commands.absence import STILL_HERE, answer_vote, ask_for_bot, claim, idle_seats, take_again
from riverrun.server.table.commands.chat import require_pointing, say, say_as_watcher
from riverrun.server.table.commands.moves import play, play_for_bot, play_plan, play_together, state_for_hint
from riverrun.server.table.commands.resign_and_rematch import rematch, resign
from riverrun.server.table.commands.seats import close, free, is_host, leave, rename, seat_bot, seats_opened, sit
from riverrun.server.table.commands.timer import end_interlude, pause, require_visible, resume, start
from riverrun.server.table.commands.undo import answer, request_undo, undo_offer

__all__ = [
    "STILL_HERE",
    "answer",
    "answer_vote",
    "ask_for_bot",
    "claim",
    "close",
    "end_interlude",
    "free",
    "idle_seats",
    "is_host",
    "leave",
    "pause",
    "play",
    "play_for_bot",
    "play_plan",
    "play_together",
    "rematch",
    "rename",
    "request_undo",
    "require_pointing",
    "require_visible",
    "resign",
    "resume",
    "say",
    "say_as_watcher",
    "seat_bot",
    "seats_opened",
    "sit",
    "start",
    "state_for_hint",
    "take_again",
    "undo_offer",
]
