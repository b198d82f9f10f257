"""A table whose rounds nothing would end is not opened; one with a clock is."""

from __future__ import annotations

import pytest

from .calls import ME, opened, refused, see


def test_a_table_without_turns_and_without_a_clock_is_refused(join) -> None:
    wanted = {"game": "flow", "seats": [ME, ME], "options": {"turns": "none"}}
    told = refused(join("Ada").post("/api/tables", json=wanted), "bad-request")
    assert told["sentence"]["code"].startswith("fl-error-")


@pytest.mark.parametrize("options", [{"clock": "60"}, {"clock": "60", "turns": "none"}, {"turns": "6"}])
def test_a_table_with_turns_or_a_clock_is_opened(join, options) -> None:
    ada = join("Ada")
    table = opened(ada, ME, ME, game="flow", options=options)["id"]
    assert see(ada, table)["table"]["stage"] == "running"
