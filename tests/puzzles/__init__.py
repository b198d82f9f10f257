"""Tests of puzzles: finding them, their files, and the puzzle of a day."""
