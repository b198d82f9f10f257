"""Specialising: one copy of a module of loops for each set of modules that it is pointed at."""

from __future__ import annotations

from types import ModuleType

import riverrun as rr
from riverrun.bots import playouts, search
from riverrun.kernel import loops
from riverrun.kernel.jit.specialise import specialise

FLOW, HISTORY = rr.rulebook("flow").rules, rr.rulebook("flow-of-history").rules


def test_a_copy_calls_the_rules_it_was_made_for():
    copy = specialise(loops, FLOW)
    assert copy is not loops
    assert copy.rules is FLOW
    assert specialise(loops, HISTORY).rules is HISTORY
    assert loops.rules.__name__ == "riverrun.kernel.rules.contract"


def test_the_same_arguments_give_the_same_copy():
    assert specialise(loops, FLOW) is specialise(loops, FLOW)
    chosen = specialise(playouts, FLOW)
    assert specialise(search, FLOW, judgement=chosen) is specialise(search, FLOW, judgement=chosen)


def test_every_argument_counts():
    ours, other = specialise(playouts, FLOW), ModuleType("other_judgement")
    copies = [
        specialise(search, FLOW),
        specialise(search, FLOW, judgement=ours),
        specialise(search, FLOW, judgement=other),
    ]
    assert [copy.judgement for copy in copies] == [playouts, ours, other]
    assert len({copy.__name__ for copy in copies}) == 3, "Numba's cache goes by the name"


def test_modules_of_one_name_are_not_taken_for_each_other():
    one, two = ModuleType("twin_rules"), ModuleType("twin_rules")
    assert specialise(loops, one).rules is one
    assert specialise(loops, two).rules is two
    assert specialise(loops, one).rules is one
