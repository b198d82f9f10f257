"""Telling people who are away."""
