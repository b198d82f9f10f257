"""The bot of docs/develop/client.md: twenty lines that sit down by a link and play a whole game."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from server.helpers.client import Client
from server.helpers.resending_client import Stubborn

BOT = Path(__file__).parents[3] / "docs" / "examples" / "bot.py"


def test_the_example_plays_to_the_end(serving, tmp_path):
    server = serving(f"sqlite:///{tmp_path / 'tables.sqlite3'}", options=["--bots", "0"])

    async def run():
        async with Client(server.url, "Ada") as ada:
            opened = await ada.open([{"kind": "me"}, {"kind": "invite"}])
            words = [sys.executable, str(BOT), opened["invitations"][0]["link"]]
            bot = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
            player = Stubborn(ada, opened["id"], 0, seed=1)
            await asyncio.wait_for(player.play(), 120)
            said, _ = await asyncio.wait_for(bot.communicate(), 30)
            return player, said.decode(), bot.returncode

    player, said, code = asyncio.run(run())
    assert code == 0
    assert said == f"Places: {[score['place'] for score in player.last['scores']]}\n"
    assert [seat["name"] for seat in player.last["table"]["seats"]] == ["Ada", "Twenty Lines"]


def test_it_is_as_short_as_it_says():
    body = BOT.read_text().split("async def play")[1].split("if __name__")[0]
    assert len([line for line in body.splitlines() if line.strip() and '"""' not in line]) <= 20
