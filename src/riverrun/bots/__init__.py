"""Players made of code: each is given a re-dealt copy and answers with a move."""

from riverrun.bots.players import BOTS, Bot, bot, random_move

__all__ = ["BOTS", "Bot", "bot", "random_move"]
