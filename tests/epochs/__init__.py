"""Tests of Epochs: Course of Cultures."""
