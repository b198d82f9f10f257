"""The queue of bots is fair: by person and table, and quick bots do not wait behind slow ones.

No wall clock: the pool's processes are scripted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from riverrun.bots import bot
from riverrun.server.sessions.bot_driver import tell_shortened
from riverrun.server.sessions.session import Session
from riverrun.server.workers.pool import WorkerPool
from riverrun.server.workers.priority import QUICK_IN_A_ROW, Asker, Priority, PrioritySemaphore
from riverrun.server.workers.results import BotMove
from riverrun.server.workers.tasks import MoveResult
from server.helpers.client import Client
from server.helpers.in_process import InProcessServer, in_process_server

from .test_worker_pool import a_state, run

STATE = a_state()


class ScriptedPool(WorkerPool):
    """A pool of one whose process is a script: a test ends each slice, and the clock goes by the slices' own time."""

    def __init__(self, count: int = 1) -> None:
        super().__init__(count)
        self.at = 0.0
        self._slots = PrioritySemaphore(count, lambda: self.at)
        self.running: list[tuple[str, float, asyncio.Future[None]]] = []
        self.served: list[str] = []

    async def _run(self, function: Any, task: Any, seconds: float, **context: Any) -> Any:
        slice = getattr(bot(task.bot), "seconds", None)
        took = 0.01 if slice is None or task.hurry else min(slice, task.within)
        self.served.append(task.bot if not task.hurry else f"{task.bot} in a hurry")
        ended = asyncio.get_running_loop().create_future()
        self.running.append((task.bot, took, ended))
        await ended
        return MoveResult(STATE.legal()[0], bool(task.hurry))

    async def end_slice(self) -> float:
        """End what has run longest, and let whose turn it is begin; return how long it took."""
        _, took, ended = self.running.pop(0)
        self.at += took
        ended.set_result(None)
        await settled()
        return took


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def sits(pool: ScriptedPool, name: str, asker: Asker, moves: int = 1000) -> None:
    """A table whose bots of this name move one after the other."""
    for seed in range(moves):
        await pool.choose_move(STATE, name, seed, asker)


async def with_tables(test: Callable[[ScriptedPool, Callable[..., asyncio.Task[None]]], Awaitable[None]]) -> None:
    pool = ScriptedPool()
    tasks: list[asyncio.Task[None]] = []

    def open_table(name: str, person: str, table: str, moves: int = 1000) -> asyncio.Task[None]:
        tasks.append(asyncio.create_task(sits(pool, name, Asker(person, table), moves)))
        return tasks[-1]

    try:
        await test(pool, open_table)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.parametrize("name", ["greedy", "easy", "random", "expert"])
def test_a_stranger_waits_for_one_running_slice_at_most(name):
    """What fell over: 24 tables of four experts made a stranger's greedy wait 50 s."""

    async def test(pool: ScriptedPool, open_table: Callable[..., asyncio.Task[None]]) -> None:
        for table in range(24):
            open_table("expert", "hog", f"table {table}")
        await settled()
        for _ in range(30):
            await pool.end_slice()
        before = len(pool.served)
        stranger = open_table(name, "stranger", "another table", moves=1)
        await settled()
        waited = await pool.end_slice()
        assert pool.running[0][0] == name
        assert waited <= 3.0
        if name == "expert":
            assert pool.running[0][1] < 3.0, "and has less time, as all have"
        await pool.end_slice()
        assert stranger.done()
        assert len(pool.served) == before + 2

    run(with_tables(test))


def test_tables_of_one_person_take_turns():
    async def test(pool: ScriptedPool, open_table: Callable[..., asyncio.Task[None]]) -> None:
        first = [open_table("hard", "ada", f"table {n}", moves=3) for n in range(4)]
        await settled()
        for _ in range(4):
            await pool.end_slice()
        late = open_table("hard", "ada", "late table", moves=1)
        await settled()
        for _ in range(5):
            await pool.end_slice()
        assert late.done(), "it came last and is not behind all moves of the others"
        assert not any(table.done() for table in first)

    run(with_tables(test))


def test_two_persons_share_however_many_tables_one_has():
    async def test(pool: ScriptedPool, open_table: Callable[..., asyncio.Task[None]]) -> None:
        for n in range(12):
            open_table("expert", "hog", f"table {n}")
        open_table("expert", "ada", "her table")
        await settled()
        seconds = {"hog": 0.0, "ada": 0.0}
        for _ in range(60):
            (slot,) = pool._slots._held
            seconds[slot.asker.person] += await pool.end_slice()
        assert 0.8 < seconds["ada"] / seconds["hog"] < 1.25

    run(with_tables(test))


def test_an_experts_time_shrinks_with_those_who_wait_and_it_says_so():
    async def test() -> None:
        pool = ScriptedPool()
        alone = asyncio.create_task(pool.choose_move(STATE, "expert", 1))
        await settled()
        assert pool.running[0][1] == 3.0
        others = [asyncio.create_task(pool.choose_move(STATE, "expert", seed)) for seed in range(23)]
        await settled()
        took = []
        while pool.running:
            took.append(await pool.end_slice())
        assert took[0] == 3.0
        assert took[1] < 0.5
        assert took == [3.0, *sorted(took[1:])], "the fewer wait, the longer it thinks"
        assert (await alone).shortened is False
        shortened = [(await other).shortened for other in others]
        assert shortened[0] is True
        assert shortened[-1] is False, "for the last nobody waits"
        quick = asyncio.create_task(pool.choose_move(STATE, "greedy", 1))
        await settled()
        await pool.end_slice()
        assert (await quick).shortened is False

    run(test())


def test_quick_bots_leave_a_turn_to_those_who_search():
    async def test(pool: ScriptedPool, open_table: Callable[..., asyncio.Task[None]]) -> None:
        for n in range(30):
            open_table("greedy", "hog", f"table {n}")
        await settled()
        searching = open_table("hard", "ada", "her table", moves=1)
        for _ in range(QUICK_IN_A_ROW + 3):
            await pool.end_slice()
        assert searching.done()

    run(with_tables(test))


def test_a_person_who_asked_nothing_for_long_has_saved_nothing_up():
    async def test() -> None:
        at = 0.0
        here = PrioritySemaphore(1, lambda: at)
        order: list[str] = []

        async def hold(person: str) -> None:
            nonlocal at
            slot = await here.acquire(Priority.MOVE, 60, Asker(person))
            order.append(person)
            await asyncio.sleep(0)
            at += 1
            here.release(slot)

        for _ in range(50):
            await hold("busy")
        waiting = [asyncio.create_task(hold(person)) for person in ["busy", "idle"] * 4]
        await asyncio.gather(*waiting)
        assert sorted(order[50:54]) == ["busy", "busy", "idle", "idle"]

    run(test())


def test_a_table_is_told_when_its_bots_have_less_time_and_when_they_have_it_again(tmp_path):
    async def story(server: InProcessServer) -> None:
        async with Client(server.url) as ada:
            table = (await ada.open([{"kind": "me"}, {"kind": "me"}]))["id"]
            async with ada.socket(table, 0) as line:
                assert (await line.until("presence"))["bots_shortened"] is False
                session = server.parts.registry.sessions[table]
                for name, shortened in (("expert", True), ("greedy", True), ("expert", False)):
                    choice = BotMove(0, "bot", 0.1, (), shortened and name == "expert")
                    server.do(told(session, name, choice))
                    if name != "greedy":  # which needs no time, and says nothing of how much there is
                        assert (await line.until("presence"))["bots_shortened"] is shortened

    async def told(session: Session, name: str, choice: BotMove) -> None:
        tell_shortened(session, name, choice)

    with in_process_server(tmp_path) as server:
        run(story(server))
