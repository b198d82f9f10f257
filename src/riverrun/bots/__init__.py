"""Players made of code: they look ahead on re-dealt copies only, and answer with a move."""

from riverrun.bots.analysis import analyse
from riverrun.bots.levels import BOTS, Bot, PolicyBot, SearchBot, bot, random_move

__all__ = ["BOTS", "Bot", "PolicyBot", "SearchBot", "analyse", "bot", "random_move"]
