"""The workers: a bot's move is its own and fair, and one is made whatever becomes of the process that thinks."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from errno import EAGAIN
from pathlib import Path
from typing import Any

import msgspec
import psutil
import pytest

import riverrun as rr
from riverrun.bots import BOTS, bot
from riverrun.server.workers import pool, tasks
from riverrun.server.workers.pool import WorkerPool
from riverrun.server.workers.results import PoolStopped
from riverrun.server.workers.tasks import MoveResult, MoveTask, move_task

LONG = 60.0


def odd(question: MoveTask) -> MoveResult:
    """How bots of these tests think: named by what goes wrong, the first time or (`!`) also in a hurry.

    `sleep:FILE` writes its process's number to the file first.
    """
    wrong, _, path = question.bot.partition(":")
    if not question.hurry or wrong.endswith("!"):
        match wrong.rstrip("!"):
            case "sleep":
                if path:
                    Path(path).write_text(str(os.getpid()))
                time.sleep(LONG)
            case "die":
                os.kill(os.getpid(), signal.SIGKILL)
            case "leave":
                sys.exit(0)
            case "raise":
                raise ValueError("no idea")
            case "cheat":
                return MoveResult(-1, False)
    thought = tasks.choose_move(msgspec.structs.replace(question, bot="random"))
    return MoveResult(thought.move, question.hurry)


def processes(of: int | None = None) -> list[psutil.Process]:
    """The thinking processes of a process; not the one that Python keeps to clean up behind them."""
    found = []
    for child in psutil.Process(of).children(recursive=True):
        try:
            if any("spawn_main" in word for word in child.cmdline()):
                found.append(child)
        except psutil.Error:  # it has just ended
            continue
    return found


async def until(true: Callable[[], object], seconds: float = 20.0) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.02)


@asynccontextmanager
async def at_work(*args: Any, **named: Any) -> AsyncIterator[WorkerPool]:
    """A pool whose processes have started, and are gone without a trace afterwards."""
    workers = WorkerPool(*args, **named)
    await workers.start()
    try:
        yield workers
    finally:
        began = time.monotonic()
        await workers.stop()
        assert time.monotonic() - began < 3
        assert processes() == []
        assert (workers.busy, workers.queued) == (0, 0)


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, LONG))


def a_state(seed: int = 1, moves: int = 12, players: int = 3) -> rr.State:
    """A state in the middle of a game, with more than one legal move."""
    state = rr.game("flow-of-history", players).new(seed)
    rng = random.Random(seed)
    while moves > 0 or len(state.legal()) < 3:
        state.play(rr.random_move(state, rng))
        moves -= 1
    return state


def test_a_move_is_what_the_bot_makes_of_the_redealt_copy():
    async def test() -> None:
        async with at_work() as workers:
            for name in ("greedy", "random"):
                for number in range(4):
                    state = a_state(number, 10 * number, players=2 + number % 2)
                    before = state.hash
                    choice = await workers.choose_move(state, name, seed=1 << 100 | number)
                    own = bot(name).move(state.redeal(state.seat, 1 << 100 | number), 1 << 100 | number)
                    assert (choice.move, choice.by) == (own, "bot")
                    assert choice.move in state.legal()
                    assert 0 < choice.seconds < 20
                    assert state.hash == before
            assert (workers.chosen, workers.late, workers.died, workers.failed) == (8, 0, 0, 0)
            assert (await workers.choose_move(a_state(), "nobody", seed=3)).by == "random"

    run(test())


def test_what_the_seat_cannot_see_does_not_leave_the_process():
    """Neither the generator nor the order of the deck is sent; what the seat sees is sent as it is."""
    for number in range(5):
        state = a_state(number)
        question = move_task(state.redeal(state.seat, 5), "greedy", 5)
        sent = state.game.at(question.words)
        assert sent.position.rng.tolist() != state.position.rng.tolist()
        assert sent.position.deck.tolist() != state.position.deck.tolist()
        assert sent.seen_by(state.seat).tobytes() == state.seen_by(state.seat).tobytes()


def test_what_the_seat_cannot_see_does_not_change_the_choice():
    async def test() -> None:
        async with at_work() as workers:
            for name in ("random", "greedy"):
                for number in range(3):
                    state = a_state(number, players=2 + number % 2)
                    twins = [state.redeal(state.seat, deal) for deal in range(2)]
                    assert len({state.hash, *(twin.hash for twin in twins)}) == 3
                    chosen = {(await workers.choose_move(one, name, seed=7)).move for one in (state, *twins)}
                    assert len(chosen) == 1

    run(test())


def test_a_pack_and_options_reach_the_process(tmp_path):
    """And a pack that was changed after the server read it is not thought about with other cards."""
    (tmp_path / "pack.toml").write_text('game = "flow-of-history"\nname = "A test"\nevidence = "invented"\n')
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "monastery"\nstripe = ["culture", "industry"]\n')
    plain = rr.game("flow-of-history", 3)
    state = rr.game("flow-of-history", 3, content=tmp_path, edition="first").new(1)
    question = move_task(state.redeal(0, 1), "greedy", 1)
    game = tasks.game_of(question)
    assert game.options == state.game.options != plain.options
    assert game.content_hash == state.game.content_hash != plain.content_hash
    assert tasks.game_of(question) is game
    (tmp_path / "cards.toml").unlink()
    tasks._game.cache_clear()
    with pytest.raises(rr.BadContent):
        tasks.game_of(question)


WRONGS = [
    ("raise", "quick", {"failed": 1}),
    ("leave", "quick", {"failed": 1}),
    ("raise!", "random", {"failed": 2}),
    ("cheat", "random", {"failed": 1}),
    ("sleep", "quick", {"late": 1}),
    ("sleep!", "random", {"late": 2}),
    ("die!", "random", {"died": 2}),
]


def test_a_move_is_made_all_the_same():
    """The quick policy stands in for a thought that fails, chance for that; and the next move is a bot's again."""

    async def test() -> None:
        state = a_state()
        async with at_work(deadline=1.0, move=odd) as workers:
            for wrong, by, counted in WRONGS:
                before = Counter(vars_of(workers))
                choice = await workers.choose_move(state, wrong, seed=3)
                assert (wrong, choice.by) == (wrong, by)
                assert choice.move in state.legal()
                if by == "random":
                    assert choice.move == rr.random_move(state.redeal(state.seat, 3), random.Random(3))
                thought = {"chosen": 1} if by != "random" else {}
                assert Counter(vars_of(workers)) - before == counted | thought
            after = await workers.choose_move(state, "fine", seed=3)
            assert (after.by, after.move) == ("bot", bot("random").move(state.redeal(state.seat, 3), 3))

    run(test())


def vars_of(workers: WorkerPool) -> dict[str, int]:
    return {name: getattr(workers, name) for name in ("chosen", "late", "died", "failed", "crowded")}


def test_a_process_killed_while_it_thinks_is_replaced(tmp_path):
    async def test() -> None:
        state = a_state()
        async with at_work(move=odd) as workers:
            here = tmp_path / "here"
            asked = asyncio.create_task(workers.choose_move(state, f"sleep:{here}", seed=3))
            await until(lambda: here.exists() and here.read_text())
            assert (workers.busy, workers.queued) == (1, 0)
            os.kill(int(here.read_text()), signal.SIGKILL)
            choice = await asked
            assert choice.by == "quick"
            assert (workers.died, workers.late, workers.chosen) == (1, 0, 1)
            await until(lambda: len(processes()) == 1)
            assert (await workers.choose_move(state, "fine", seed=3)).by == "bot"

    run(test())


def test_processes_killed_while_they_rest_are_replaced():
    async def test() -> None:
        state = a_state()
        async with at_work(move=odd) as workers:
            await workers.choose_move(state, "fine", seed=3)
            for pause in (0.0, 1.0):  # before and after the pool has seen it
                killed = processes()
                for process in killed:
                    process.kill()
                await asyncio.sleep(pause)
                choice = await workers.choose_move(state, "fine", seed=3)
                assert choice.by in ("bot", "quick")
                assert (await workers.choose_move(state, "fine", seed=3)).by == "bot"
                await until(lambda: len(processes()) == 1)
                assert not set(processes()) & set(killed)

    run(test())


def test_a_quick_policy_plays_where_there_is_hurry_or_rules_are_not_compiled(monkeypatch):
    monkeypatch.setitem(BOTS, "slow", replace(bot("greedy"), name="slow", quick="random"))
    state = a_state()
    question = move_task(state.redeal(state.seat, 3), "slow", 3)
    own, quick = (bot(name).move(state.redeal(state.seat, 3), 3) for name in ("greedy", "random"))
    assert tasks.choose_move(question) == (own, False, ())
    assert tasks.choose_move(msgspec.structs.replace(question, hurry=True)) == (quick, True, ())
    assert tasks.choose_move(msgspec.structs.replace(question, bot="greedy", hurry=True)) == (own, False, ())
    monkeypatch.delenv("RIVERRUN_JIT")
    monkeypatch.setattr(tasks.switch, "CACHE", Path("/nowhere"))
    assert tasks.choose_move(question) == (quick, True, ())


def test_a_cache_that_has_been_filled_is_noticed(monkeypatch, tmp_path):
    monkeypatch.delenv("RIVERRUN_JIT")
    monkeypatch.setattr(tasks.switch, "CACHE", tmp_path)
    monkeypatch.setattr(tasks.switch, "default_compiled", False)
    went: list[bool] = []
    monkeypatch.setattr(tasks.switch, "go_compiled", lambda: went.append(True))
    state = a_state()
    question = move_task(state.redeal(state.seat, 3), "random", 3)
    tasks.choose_move(question)
    assert went == []
    (tmp_path / "warm").touch()
    tasks.choose_move(question)
    assert went == [True]


def test_a_move_that_waits_too_long_is_its_quick_policys():
    async def test() -> None:
        state = a_state()
        async with at_work(deadline=0.3, move=odd) as workers:
            first = asyncio.create_task(workers.choose_move(state, "sleep!", seed=3))
            await asyncio.sleep(0)
            second = asyncio.create_task(workers.choose_move(state, "hard", seed=3))
            await asyncio.sleep(0)
            assert (workers.busy, workers.queued) == (1, 1)
            choice = await second
            assert (choice.by, choice.shortened) == ("quick", True)
            assert choice.move in state.legal()
            assert choice.seconds >= 0.3
            assert workers.crowded >= 1
            assert (await first).by == "random"

    run(test())


def test_moves_wait_for_each_other():
    async def test() -> None:
        state = a_state()
        async with at_work(2) as workers:
            choices = await asyncio.gather(*(workers.choose_move(state, "random", seed) for seed in range(20)))
            own = [bot("random").move(state.redeal(state.seat, seed), seed) for seed in range(20)]
            assert [choice.move for choice in choices] == own
            assert workers.chosen == 20

    run(test())


def test_stop_ends_thoughts_at_once():
    """Those who wait are told, the ones in the queue too; and workers can be started again."""

    async def test() -> None:
        state = a_state()
        async with at_work(2, move=odd) as workers:
            await workers.choose_move(state, "fine", seed=3)
            asked = [asyncio.create_task(workers.choose_move(state, "sleep", seed=3)) for _ in range(4)]
            await asyncio.sleep(0.5)
            assert (workers.busy, workers.queued) == (2, 2)
            began = time.monotonic()
            await workers.stop()
            assert time.monotonic() - began < 2
            assert processes() == []
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert [type(answer) for answer in answers] == [PoolStopped] * 4
            assert workers.died == 0
            with pytest.raises(PoolStopped):
                await workers.choose_move(state, "fine", seed=3)
            await workers.start()
            assert (await workers.choose_move(state, "fine", seed=3)).by == "bot"

    run(test())


def test_a_thought_nobody_waits_for_any_longer_is_ended(tmp_path):
    async def test() -> None:
        state = a_state()
        async with at_work(move=odd) as workers:
            here = tmp_path / "here"
            asked = asyncio.create_task(workers.choose_move(state, f"sleep:{here}", seed=3))
            await until(lambda: here.exists() and here.read_text())
            asked.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asked
            assert (await workers.choose_move(state, "fine", seed=3)).by == "bot"
            assert not psutil.pid_exists(int(here.read_text()))

    run(test())


def test_without_processes_quick_policies_move_and_the_log_says_so_once(monkeypatch):
    said: list[str] = []
    monkeypatch.setattr(pool.logger, "error", lambda event, **_: said.append(event), raising=False)

    def no_more(*args: Any) -> None:
        raise OSError(EAGAIN, "Resource temporarily unavailable")

    async def test() -> None:
        state = a_state()
        with monkeypatch.context() as limits:
            limits.setattr("pebble.pool.process.launch_process", no_more)
            limits.setattr(pool, "RETRY", 0.0)
            async with at_work() as workers:
                for seed in range(3):
                    choice = await workers.choose_move(state, "expert", seed)
                    own = bot("greedy").move(state.redeal(state.seat, seed), seed)
                    assert (choice.move, choice.by) == (own, "quick")
                assert len(said) == 1
                limits.undo()
                assert (await workers.choose_move(state, "greedy", 3)).by == "bot"
        async with at_work(0) as nobody:
            own = bot("greedy").move(state.redeal(state.seat, 3), 3)
            for name, by in (("greedy", "bot"), ("hard", "quick")):
                choice = await nobody.choose_move(state, name, 3)
                assert (choice.move, choice.by, choice.shortened) == (own, by, False)
            monkeypatch.setattr(pool, "policy_of", lambda *_, **__: 1 / 0)
            assert (await nobody.choose_move(state, "greedy", 3)).by == "random", "where even that fails"
        assert len(said) == 1

    run(test())


def test_a_game_that_is_over_has_no_move():
    state = a_state()
    state.position.over = 1

    async def test() -> None:
        with pytest.raises(rr.RiverrunError):
            await WorkerPool().choose_move(state, "greedy", 1)

    run(test())


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_process_has_no_sockets_of_the_server_and_ignores_the_terminals_interrupt():
    async def test() -> None:
        state = a_state()
        with socket.socket() as door:
            door.bind(("127.0.0.1", 0))
            door.listen()
            door.set_inheritable(True)
            inode = os.readlink(f"/proc/self/fd/{door.fileno()}")
            async with at_work(move=odd) as workers:
                (process,) = processes()
                for _ in range(20):  # while it starts, too
                    process.send_signal(signal.SIGINT)
                    await asyncio.sleep(0.02)
                assert (await workers.choose_move(state, "fine", seed=3)).by == "bot"
                process.send_signal(signal.SIGINT)
                assert (await workers.choose_move(state, "fine", seed=3)).by == "bot"
                assert processes() == [process]
                held = [os.readlink(link) for link in Path(f"/proc/{process.pid}/fd").iterdir()]
                assert inode not in held
                assert process.nice() > psutil.Process().nice()

    run(test())


FIRST = """
import psutil, signal
from server.workers.test_worker_pool import deaf, processes
from riverrun.server.workers.process import WorkerProcess

if __name__ == "__main__":
    first = WorkerProcess()
    first.start()
    while not processes():
        pass
    while not first.started:
        print(*(deaf(process.pid, signal.SIGINT) for process in processes()))
    first.stop()
"""


def deaf(process: int, number: signal.Signals) -> bool:
    """Whether a process blocks or ignores a signal."""
    masks = re.findall(r"Sig(?:Blk|Ign):\t(\w+)", Path(f"/proc/{process}/status").read_text())
    return any(int(mask, 16) >> (number - 1) & 1 for mask in masks)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_the_first_process_of_a_server_is_deaf_to_interrupts_from_its_first_moment(tmp_path):
    script = tmp_path / "first.py"
    script.write_text(FIRST)
    done = subprocess.run(
        [sys.executable, script], env=environment(), check=False, capture_output=True, text=True, timeout=60
    )
    assert set(done.stdout.split()) == {"True"}, done.stderr


def environment() -> dict[str, str]:
    """The environment of a process that imports these tests."""
    paths = [str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


SERVER = """
import asyncio, sys
from server.workers.test_worker_pool import a_state, odd, processes, until
from riverrun.server.workers.pool import WorkerPool
from pathlib import Path

async def serve():
    workers = WorkerPool(2, move=odd)
    await workers.start()
    here = Path(sys.argv[1])
    asked = asyncio.create_task(workers.choose_move(a_state(), f"sleep:{here}", 3))
    await until(lambda: here.exists() and here.read_text())
    print(*(process.pid for process in processes()), flush=True)
    await asyncio.sleep(60)

asyncio.run(serve())
"""


def test_no_process_outlives_a_server_that_is_killed(tmp_path):
    command = [sys.executable, "-c", SERVER, str(tmp_path / "here")]
    # Its errors are not shown: what cleans up behind it says that it had to.
    server = subprocess.Popen(
        command, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, start_new_session=True
    )
    with server:
        assert server.stdout is not None
        numbers = [int(word) for word in server.stdout.readline().split()]
        assert len(numbers) == 2
        server.kill()
        server.wait()
        deadline = time.monotonic() + 5
        while left := [number for number in numbers if runs(number)]:
            assert time.monotonic() < deadline, left
            time.sleep(0.05)


def runs(number: int) -> bool:
    try:
        return psutil.Process(number).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False
