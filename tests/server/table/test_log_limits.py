"""A table's chat and log have a cap; the game goes on."""

from __future__ import annotations

import pytest

from riverrun.server.errors import RequestError
from riverrun.server.table import commands, entries
from riverrun.server.table.commands import log_limits
from server.helpers.tables import ADA, BOB, after, seated


def refused(table, entry) -> str | None:
    try:
        log_limits.require_room(table, entry)
    except RequestError as trouble:
        return trouble.sentence.code
    return None


def said(table) -> entries.Said:
    return commands.say(table, ADA, 0, "Hm.", None)


def moved(table) -> entries.Moved:
    person = table.seats[table.turn].person
    return commands.play(table, person, table.turn, table.state.legal_texts()[0], table.version, None)


def test_the_chat_of_a_table_is_full_at_some_time(monkeypatch):
    monkeypatch.setattr(log_limits, "CHAT", 3)
    table = seated((ADA, BOB))
    for _ in range(3):
        assert refused(table, said(table)) is None
        table = after(table, said(table))
    assert refused(table, said(table)) == "rr-error-chat-full"
    assert refused(table, [said(table)]) == "rr-error-chat-full"
    assert refused(table, moved(table)) is None


@pytest.mark.parametrize(("beyond", "moves"), [(0, True), (5, False)])
def test_a_log_that_is_too_long_takes_moves_only_and_then_nothing_but_giving_up(monkeypatch, beyond, moves):
    table = seated((ADA, BOB))
    for _ in range(beyond):
        table = after(table, said(table))
    monkeypatch.setattr(log_limits, "ENTRIES", table.version - beyond)
    monkeypatch.setattr(log_limits, "ALL_ENTRIES", table.version - beyond + 3)
    assert refused(table, said(table)) == "rr-error-log-full"
    assert refused(table, moved(table)) == (None if moves else "rr-error-log-full")
    assert refused(table, commands.resign(table, ADA, 0, None)) is None
