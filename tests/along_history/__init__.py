"""The tests of Along History."""
