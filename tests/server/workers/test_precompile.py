"""Precompiling: what the process that compiles says is told on, and then the server goes over to compiled rules."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import psutil
import pytest

import riverrun as rr
from riverrun.kernel.jit import switch
from riverrun.kernel.jit.record_view import record_view
from riverrun.server.api.messages import CompileStatus
from riverrun.server.workers.precompile import Precompiler, call_entry_points, compiled_form, parse_progress

SAYS = """
import json, pathlib, sys
print("something else")
print("[1, 2]")
for done, piece in enumerate(["rules.play", "rules.legal"]):
    print(json.dumps({"game": "g", "piece": piece, "done": done, "of": 2}), flush=True)
print("x" * 200000)
print(json.dumps({"done": 2, "of": 2, "seconds": 1.5, "complete": True}))
"""
STAMPS = SAYS + "pathlib.Path(sys.argv[1]).touch()\n"
FAILS = SAYS + "sys.exit('the compiler is ill')\n"
STAYS = """
import json, os, time
print(json.dumps({"done": 0, "of": 2, "piece": str(os.getpid())}), flush=True)
time.sleep(60)
"""


@pytest.fixture
def cold(monkeypatch, tmp_path) -> Path:
    """A cold cache and nothing decided: the stamp that is not there yet."""
    monkeypatch.delenv("RIVERRUN_JIT")
    monkeypatch.setenv("RIVERRUN_CACHE", str(tmp_path))
    monkeypatch.setattr(switch, "CACHE", tmp_path / "rules")
    monkeypatch.setattr(switch, "default_compiled", False)
    return switch.warm_stamp()


class Told:
    """A precompiler with all that it told, and with what this process was set to when it loaded."""

    def __init__(self, script: str, *, load: Callable[[], None] | None = None, **named: Any) -> None:
        self.states: list[CompileStatus] = []
        self.loaded: list[tuple[bool, bool]] = []
        self._also = load
        command = (sys.executable, "-c", script, str(switch.warm_stamp()))
        self.precompiler = Precompiler(self.changed, load=self.load, **{"command": command, **named})

    def changed(self) -> None:
        self.states.append(self.precompiler.status)

    def load(self) -> None:
        self.loaded.append((switch.compiled_now(), threading.current_thread() is threading.main_thread()))
        if self._also is not None:
            self._also()

    async def done(self) -> None:
        """Starts, and waits until nothing more is to come."""
        await self.precompiler.start()
        if self.precompiler._task is not None:
            await asyncio.wait_for(self.precompiler._task, 30)
        await self.precompiler.stop()


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 60))


def gone(number: int) -> bool:
    try:
        return psutil.Process(number).status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


def test_the_process_is_followed_and_then_the_rules_are_compiled(cold):
    told = Told(STAMPS)
    assert told.precompiler.status == CompileStatus(ready=False)
    run(told.done())
    assert told.states == [
        CompileStatus(False, 0, 2, "rules.play"),
        CompileStatus(False, 1, 2, "rules.legal"),
        CompileStatus(False, 2, 2),
        CompileStatus(True, 2, 2),
    ]
    assert told.loaded == [(False, False)]
    """Loaded once, in a thread, before the process was set to compiled rules."""
    assert switch.compiled_now()


@pytest.mark.parametrize("script", [FAILS, SAYS, "import os; os.abort()", "not Python"])
def test_a_process_that_fails_leaves_the_rules_interpreted(cold, script):
    """One that says it is done but leaves no stamp has failed, too."""
    told = Told(script)
    run(told.done())
    assert (told.precompiler.status.ready, told.precompiler.status.piece) == (False, "failed")
    assert told.states[-1] is told.precompiler.status
    assert told.loaded == []
    assert not switch.compiled_now()


def test_a_command_that_is_not_there_has_failed(cold):
    told = Told("", command=("/nowhere/riverrun",))
    run(told.done())
    assert told.precompiler.status == CompileStatus(False, 0, 0, "failed")


def test_a_cache_that_cannot_be_written_has_failed(cold, monkeypatch):
    monkeypatch.setattr(switch, "CACHE", Path("/dev/null/rules"))
    told = Told(STAMPS)
    run(told.done())
    assert told.precompiler.status == CompileStatus(False, 0, 0, "failed")


def test_a_warm_cache_is_ready_at_once(cold):
    cold.parent.mkdir()
    cold.touch()
    told = Told("raise SystemExit(1)")

    async def test() -> None:
        await told.precompiler.start()
        assert told.states == [CompileStatus(True)]
        await told.done()

    run(test())
    assert told.states == [CompileStatus(True)]
    assert switch.compiled_now()


def test_rules_that_stay_interpreted_are_ready_at_once(cold, monkeypatch):
    monkeypatch.setenv("RIVERRUN_JIT", "0")
    told = Told(STAMPS)
    run(told.done())
    assert told.states == [CompileStatus(True)]
    assert not cold.exists()
    assert told.loaded == []
    assert not switch.compiled_now()


def test_rules_that_compile_on_first_use_are_warmed_too(cold, monkeypatch):
    """Else the event loop would compile while people wait, and thinking processes until their deadline, in vain."""
    monkeypatch.setenv("RIVERRUN_JIT", "1")
    switch.go_compiled()  # as at the start of such a process
    told = Told(STAMPS)
    run(told.done())
    assert [state.ready for state in told.states] == [False, False, False, True]
    assert told.loaded == [(False, False)]
    """Interpreted meanwhile."""
    assert switch.compiled_now()


def test_what_is_not_wanted_is_not_done(cold):
    told = Told(STAMPS, wanted=False)
    run(told.done())
    assert told.precompiler.status == CompileStatus(False)
    assert not cold.exists()


def test_trouble_with_loading_or_telling_does_not_keep_the_rules_interpreted(cold):
    def trouble() -> None:
        raise ValueError("no")

    told = Told(STAMPS, load=trouble)
    told.precompiler._changed = trouble
    run(told.done())
    assert told.precompiler.status.ready
    assert switch.compiled_now()


def test_stop_ends_the_process_at_once(cold):
    told = Told(STAYS)

    async def test() -> None:
        await told.precompiler.start()
        async with asyncio.timeout(20):
            while not told.states:
                await asyncio.sleep(0.02)
        number = int(told.precompiler.status.piece)
        process = psutil.Process(number)
        assert process.nice() > psutil.Process().nice()
        assert os.getsid(number) != os.getsid(0)
        began = time.monotonic()
        await told.precompiler.stop()
        assert time.monotonic() - began < 2
        assert gone(number)
        await told.precompiler.stop()

    run(test())
    assert told.precompiler.status.piece != "failed"
    assert not switch.compiled_now()


def test_two_servers_do_not_compile_at_once(cold, tmp_path):
    """The second waits for the first, and then finds the cache filled."""
    diary = tmp_path / "diary"
    script = f"""
import pathlib, sys, time
diary = open({str(diary)!r}, "a", buffering=1)
print("begins", file=diary)
time.sleep(0.5)
pathlib.Path(sys.argv[1]).touch()
print("ends", file=diary)
"""
    one, other = Told(script), Told(script)

    async def test() -> None:
        await asyncio.gather(one.done(), other.done())

    run(test())
    assert diary.read_text().split() == ["begins", "ends"] * 2
    assert one.precompiler.status.ready
    assert other.precompiler.status.ready


SERVER = """
import asyncio, sys
from riverrun.server.workers.precompile import Precompiler

async def serve():
    command = (sys.executable, "-c", sys.argv[1])
    precompiler = Precompiler(lambda: print(precompiler.status.piece, flush=True), command=command)
    await precompiler.start()
    await asyncio.sleep(60)

asyncio.run(serve())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it ends with its next line")
def test_the_process_does_not_outlive_a_server_that_is_killed(cold, tmp_path):
    with subprocess.Popen([sys.executable, "-c", SERVER, STAYS], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        number = int(server.stdout.readline())
        assert not gone(number)
        server.kill()
        server.wait()
        deadline = time.monotonic() + 5
        while not gone(number):
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_other_lines_are_passed_over():
    assert parse_progress(b'{"done": 1, "of": 2}\n') == CompileStatus(False, 1, 2)
    for line in (b"", b"{}", b"17", b'{"done": "x", "of": 2}', b"\xff\xfe", b"Compiling ..."):
        assert parse_progress(line) is None


def test_a_visit_calls_every_entry_point_that_states_have():
    """Interpreted here; in a server, the same calls load the compiled forms."""
    called: set[str] = set()

    def form(entry: switch.Rule) -> Callable[..., Any]:
        def call(*args: Any) -> Any:
            called.add(entry.__name__)
            return entry(*args)

        return call

    for book in rr.rulebooks().values():
        called.clear()
        call_entry_points(rr.Game(book, book.seats[0]), form)
        assert called >= {"start", "legal", "refusal", "play", "redeal", "result"}
        assert rr.Game(book, book.seats[0]).rules is book.rules


def test_a_compiled_form_takes_what_states_give(cold):
    """Whatever this process is set to: states hand over positions as interpreted rules read them."""
    assert compiled_form(over)(record_view(rr.game("flow-of-history", 3).new(1).position)) == 0  # type: ignore[arg-type]
    assert list(switch.CACHE.rglob("*.nbc"))
    assert not switch.compiled_now()


@switch.entry
def over(s: Any) -> int:
    return int(s.over)
