"""The laboratory: simulations, their statistics, and how fast the rules run."""

from riverrun.lab.simulate import Run, simulate
from riverrun.lab.statistics import Summary, summary

__all__ = ["Run", "Summary", "simulate", "summary"]
