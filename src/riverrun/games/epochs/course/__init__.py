"""The course of the game: turns, the end of an epoch, a new one."""
