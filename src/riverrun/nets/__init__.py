"""Nets that judge positions and moves: what goes in and out of them, their files, their use without a framework."""
