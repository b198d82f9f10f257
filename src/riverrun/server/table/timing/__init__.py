"""Time at a table: the clock of a round, the limit of a turn, and what is due when they run out."""
