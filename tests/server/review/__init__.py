"""Tests of replays and reports."""
