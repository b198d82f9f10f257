"""One source of rules, three ways to run it: interpreted, compiled by Numba, and as functions of a GPU."""

from __future__ import annotations

from riverrun.kernel.jit.switch import Rule, compiled_now, entry, in_this_mode, rule, running

__all__ = ["Rule", "compiled_now", "entry", "in_this_mode", "rule", "running"]
