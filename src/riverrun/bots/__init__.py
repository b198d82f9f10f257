"""Players made of code: they look ahead on re-dealt copies only, and answer with a move."""

from riverrun.bots.analysis import analyse
from riverrun.bots.levels import BOTS, Bot, PolicyBot, SearchBot, bot, random_move
from riverrun.bots.net_bot import MasterBot, NetBot, bot_or_net

__all__ = [
    "BOTS",
    "Bot",
    "MasterBot",
    "NetBot",
    "PolicyBot",
    "SearchBot",
    "analyse",
    "bot",
    "bot_or_net",
    "random_move",
]
