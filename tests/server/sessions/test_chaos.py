"""Messages are lost, doubled, delayed and out of order: clients still converge to the server's table."""

from __future__ import annotations

import asyncio

import pytest

from server.helpers.client import Client
from server.helpers.resending_client import Chaos, Stubborn


@pytest.mark.parametrize("seed", range(3))
def test_clients_converge_under_chaos(seed, serving, tmp_path):
    server = serving(f"sqlite:///{tmp_path / 'tables.sqlite3'}", options=["--bots", "0", "--pause", "0"])
    players, kept, record = asyncio.run(play_through(server.url, seed))
    happened = [player.chaos.happened for player in players]
    assert all(count > 10 for each in happened for count in each.values()), happened
    for player in players:
        assert player.over
        assert player.version == kept["version"]
        assert sorted(player.items) == list(range(1, kept["version"] + 1)), "an entry was never told"
    moves = {number: move for player in players for number, move in player.acked.values()}
    kept_moves = dict(enumerate(record["moves"], start=3))  # after the two who sat down
    assert moves.items() <= kept_moves.items(), "something else was acknowledged than what was kept"
    waiting = [player.pending["move"] for player in players if player.pending is not None]
    unheard = [move for number, move in kept_moves.items() if number not in moves]
    assert sorted(unheard) == sorted(waiting), "only the end may come before an acknowledgement"
    assert [player.last.get("scores") for player in players] == [kept["scores"]] * len(players)


async def play_through(url, seed):
    async with Client(url, "Ada") as ada, Client(url, "Bob") as bob:
        opened = await ada.open([{"kind": "me"}, {"kind": "invite"}])
        id, secret = opened["id"], opened["invitations"][0]["secret"]
        await bob.ok("POST", f"/api/tables/{id}/sit", {"seat": 1, "secret": secret})
        chaos = [Chaos(seed * 10 + number, drop=0.12, twice=0.12, late=0.25) for number in range(2)]
        players = [Stubborn(client, id, seat, seed * 10 + seat, chaos[seat]) for seat, client in enumerate((ada, bob))]
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 240)
        return players, await ada.see(id, 0), await ada.ok("GET", f"/api/tables/{id}/record")
