"""The tests of New Game."""
