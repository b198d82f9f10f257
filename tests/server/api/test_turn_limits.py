"""A turn's time limit through the interface: asked for with the table, shown to all, kept by a rematch."""

from __future__ import annotations

import pytest

from .calls import BOT, INVITE, ME, do, fine, opened, refused, see

DAY = 24 * 3600


def test_a_limit_is_shown_at_the_table_and_in_the_lobby(join) -> None:
    ada = join("Ada")
    table = opened(ada, ME, BOT, turn_limit=3 * DAY, late="nothing")["id"]
    update = see(ada, table, 0)
    shown = update["table"]["turn_limit"]
    assert (shown["seconds"], shown["then"], shown["late"]) == (3 * DAY, "nothing", False)
    lobby = fine(ada.get("/api/tables"))
    assert lobby["mine"][0]["turn_limit"]["seconds"] == 3 * DAY
    assert abs(lobby["now"] - update["now"]) < 60
    if update["table"]["turn"] == 0:
        assert 0 < shown["until"] - update["now"] <= 3 * DAY


def test_without_a_limit_the_table_says_so(join) -> None:
    ada = join("Ada")
    update = see(ada, opened(ada, ME, BOT)["id"], 0)
    assert update["table"]["turn_limit"] is None
    assert "now" not in update


@pytest.mark.parametrize(
    "wanted",
    [
        {"turn_limit": 59},
        {"turn_limit": 31 * DAY},
        {"turn_limit": "a day"},
        {"turn_limit": 1.5},
        {"turn_limit": DAY, "late": "resign"},
        {"turn_limit": DAY, "game": "flow", "options": {"clock": "60"}},
        {"turn_limit": DAY, "game": "flow", "seats": [ME]},
    ],
)
def test_a_limit_that_cannot_be_is_refused(join, wanted) -> None:
    body = {"game": "flow-of-history", "seats": [ME, BOT], **wanted}
    refused(join("Ada").post("/api/tables", json=body), "bad-request")


def test_a_rematch_has_the_same_limit(join) -> None:
    ada, bob = join("Ada"), join("Bob")
    table = opened(ada, ME, INVITE, turn_limit=DAY, late="nothing")
    fine(bob.post(f"/api/tables/{table['id']}/sit", json={"seat": 1, "secret": table["invitations"][0]["secret"]}))
    fine(do(bob, table["id"], "resign", seat=1))
    again = fine(ada.post(f"/api/tables/{table['id']}/again"))
    shown = see(ada, again["id"])["table"]["turn_limit"]
    assert (shown["seconds"], shown["then"], shown["until"]) == (DAY, "nothing", None)
