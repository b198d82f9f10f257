"""The tables that are photographed: each is still found at the values of now, and its record replays."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

PATH = Path(__file__).parents[1] / "docs" / "awkward_tables.py"


def module() -> Any:
    """The list of tables, which lies beside the documents."""
    spec = importlib.util.spec_from_file_location("awkward_tables", PATH)
    assert spec is not None
    assert spec.loader is not None
    found = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


TABLES = module().TABLES


@pytest.mark.parametrize("name", TABLES)
def test_an_awkward_table_is_found_and_its_record_replays(name):
    state = TABLES[name].find()
    again = state.record().verify(state.game)
    assert again.legal_texts() == state.legal_texts()
