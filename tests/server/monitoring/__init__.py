"""Tests of what a server tells of itself."""
