"""No module needs another that needs it: imports at run time, also those inside functions, have no circle."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

import grimp
import pytest


@pytest.fixture(scope="module")
def imports():
    """Each module of riverrun with those that it imports at run time."""
    graph = grimp.build_graph("riverrun", exclude_type_checking_imports=True, cache_dir=None)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def circle(imports):
    """One circle, each module followed by one that imports it; empty where there is none."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as found:
        return found.args[1]
    return []


def test_a_circle_is_found():
    assert circle({"a": {"b"}, "b": {"c"}, "c": set()}) == []
    assert set(circle({"a": {"b"}, "b": {"c"}, "c": {"a"}})) == {"a", "b", "c"}


def test_no_circle_in_the_kernel(imports):
    kernel = {module: used for module, used in imports.items() if module.startswith("riverrun.kernel")}
    assert len(kernel) > 20
    assert circle(kernel) == []


def test_no_circle_anywhere(imports):
    assert circle(imports) == []
