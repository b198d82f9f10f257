"""Finished games: replays, reports, and what-if lines."""
