"""The log's stored form: tags that were stored once are read for ever, and every entry comes back as it was."""

from __future__ import annotations

import json

import pytest

from riverrun.server.storage import stored_entries
from riverrun.server.table import entries

STORED = {
    '{"kind":"sat","by":"ada","seat":0,"name":"Ada"}': entries.Sat(by="ada", seat=0, name="Ada"),
    '{"kind":"left","by":"ada","seat":0}': entries.Left(by="ada", seat=0),
    '{"kind":"renamed","by":"ada","seat":0,"name":"A"}': entries.Renamed(by="ada", seat=0, name="A"),
    '{"kind":"moved","by":"ada","command":"m1","seat":0,"move":"draw"}': entries.Moved(
        by="ada", command="m1", seat=0, move="draw"
    ),
    '{"kind":"moved","seat":null,"move":"tide"}': entries.Moved(seat=None, move="tide"),
    '{"kind":"asked-back","by":"ada","seat":0,"to":3}': entries.UndoRequested(by="ada", seat=0, to=3),
    '{"kind":"answered","by":"bob","seat":1,"yes":true}': entries.UndoAnswered(by="bob", seat=1, yes=True),
    '{"kind":"took-back","by":"ada","seat":0,"to":3}': entries.Undone(by="ada", seat=0, to=3),
    '{"kind":"resigned","by":"ada","seat":0}': entries.Resigned(by="ada", seat=0),
    '{"kind":"said","by":"ada","seat":0,"text":"Hm."}': entries.Said(by="ada", seat=0, text="Hm."),
    '{"kind":"said","by":"wim","seat":null,"text":"Oh!","name":"Wim"}': entries.Said(
        by="wim", seat=None, text="Oh!", name="Wim"
    ),
    '{"kind":"started","seat":1}': entries.Started(seat=1),
    '{"kind":"paused","by":"ada","seat":0}': entries.Paused(by="ada", seat=0),
    '{"kind":"resumed","by":"ada","seat":0}': entries.Resumed(by="ada", seat=0),
    '{"kind":"calmed"}': entries.InterludeEnded(),
    '{"kind":"calmed","by":"bob","command":"w1","seat":1}': entries.InterludeEnded(by="bob", command="w1", seat=1),
    '{"kind":"interlude-ended","by":"bob","seat":1}': entries.InterludeEnded(by="bob", seat=1),
    '{"kind":"again","by":"ada","table":"ffffffffffffffff"}': entries.RematchOpened(by="ada", table="f" * 16),
    '{"kind":"closed","by":"ada"}': entries.Closed(by="ada"),
}


@pytest.mark.parametrize("body", STORED)
def test_what_was_stored_is_read(body):
    assert stored_entries.decode(body) == STORED[body]


@pytest.mark.parametrize("body", STORED)
def test_what_is_stored_now_has_the_tag_it_had(body):
    again = entries.encode(STORED[body])
    assert stored_entries.decode(again) == STORED[body]
    if "calmed" not in body:
        assert json.loads(again) == json.loads(body)
