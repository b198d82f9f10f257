"""Games that tables share: all may be wanted at once, as when a server starts again and everyone comes back."""

from __future__ import annotations

import subprocess
import sys

MANY_AT_ONCE = """
import asyncio, sys, threading
from riverrun.kernel.registry import rulebooks
from riverrun.server.sessions.game_cache import cached_game

books = list(rulebooks().values())
sys.setswitchinterval(1e-6)  # threads change places wherever they can
together = threading.Barrier(6)

def read():
    together.wait()
    for book in books:
        game = asyncio.run(cached_game(book.id, book.usual, {}, None))
        assert (game.id, game.players) == (book.id, book.usual)

threads = [threading.Thread(target=read) for _ in range(together.parties)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_games_that_are_wanted_at_once_are_all_read():
    command = [sys.executable, "-c", MANY_AT_ONCE]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
