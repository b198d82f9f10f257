"""Tests of The Flow of History, clause by clause."""
