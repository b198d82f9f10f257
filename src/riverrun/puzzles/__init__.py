"""Puzzles: positions of simulated games in which one move is clearly best, found by search."""
