"""Players made of code: they look ahead on re-dealt copies only, and answer with a move."""

from riverrun.bots.analysis import analyse
from riverrun.bots.levels import Bot, PolicyBot, SearchBot, random_move
from riverrun.bots.names import BOTS, bot, bot_for, bot_or_net, bots_of
from riverrun.bots.net_bot import MasterBot, NetBot

__all__ = [
    "BOTS",
    "Bot",
    "MasterBot",
    "NetBot",
    "PolicyBot",
    "SearchBot",
    "analyse",
    "bot",
    "bot_for",
    "bot_or_net",
    "bots_of",
    "random_move",
]
