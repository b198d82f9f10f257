"""A game's report: what many games between bots say of its seats, pieces, points and length, as tables and a page."""
