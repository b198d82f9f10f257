"""What a person may do at a table: each wish becomes the entry that would do it, or is refused with the reason."""

from riverrun.server.wishes.back import answer, ask_back, back_offer
from riverrun.server.wishes.clock import end_wave, must_be_shown, pause, resume, start
from riverrun.server.wishes.ending import again, resign
from riverrun.server.wishes.moves import advised, bot_plays, play, plays
from riverrun.server.wishes.seats import close, leave, rename, sit
from riverrun.server.wishes.talk import may_point, say

__all__ = [
    "advised",
    "again",
    "answer",
    "ask_back",
    "back_offer",
    "bot_plays",
    "close",
    "end_wave",
    "leave",
    "may_point",
    "must_be_shown",
    "pause",
    "play",
    "plays",
    "rename",
    "resign",
    "resume",
    "say",
    "sit",
    "start",
]
