"""Analyses in thinking processes: what they never see, what is said where none comes, and bots that keep their time."""

from __future__ import annotations

import asyncio
import os
import signal
import time

import pytest

from riverrun.bots import BOTS, analyse
from riverrun.bots.levels import SearchBot
from riverrun.bots.searcher import Found
from riverrun.server.workers import tasks
from riverrun.server.workers.results import SENTENCES, WorkerUnavailable
from riverrun.server.workers.tasks import AnalysisResult, AnalysisTask, MoveResult, MoveTask, NotCompiled, analysis_task

from .test_worker_pool import a_state, at_work, run


def strange(study: AnalysisTask) -> AnalysisResult | NotCompiled:
    """How analyses of these tests go: by the number of moves they shall tell of."""
    match study.moves:
        case 91:
            time.sleep(60)
        case 92:
            os.kill(os.getpid(), signal.SIGKILL)
        case 93:
            raise ValueError("no idea")
        case 94:
            return NotCompiled()
    return tasks.analyse_position(study)


def test_an_analysis_that_does_not_come_says_why() -> None:
    async def test() -> None:
        async with at_work(deadline=1.5, analysis=strange) as workers:
            for moves, why in ((94, "compiling"), (93, "failed"), (91, "late"), (92, "died")):
                with pytest.raises(WorkerUnavailable) as trouble:
                    await workers.analyse(a_state(), iterations=1, moves=moves)
                assert (trouble.value.why, trouble.value.status) == (why, 503)
                assert trouble.value.sentence == SENTENCES[why]
                assert (await workers.analyse(a_state(), iterations=1)).analysis.moves, f"the next after {why}"

    run(test())


@pytest.mark.parametrize("wish", ["1", ""])
def test_no_process_compiles_while_it_is_asked(monkeypatch, tmp_path, wish) -> None:
    """It would be late, its work be lost with it, and the next one begin anew: no analysis would ever come."""
    monkeypatch.setenv("RIVERRUN_JIT", wish)
    monkeypatch.setenv("RIVERRUN_CACHE", str(tmp_path))
    state = a_state()

    async def test() -> None:
        async with at_work() as workers:
            with pytest.raises(WorkerUnavailable) as trouble:
                await workers.analyse(state, iterations=1)
            assert trouble.value.why == "compiling"
            assert (await workers.choose_move(state, "hard", seed=3)).by == "quick"

    run(test())
    assert list(tmp_path.rglob("*.nbc")) == []


def test_loading_the_compiled_search_takes_nothing_from_the_time_to_think(monkeypatch) -> None:
    state, asked = a_state(), []

    def noted(state, **budget):
        asked.append((budget.get("seconds"), budget.get("iterations")))
        with tasks.switch.running(False):
            return analyse(state, iterations=1)

    monkeypatch.setattr(tasks, "analyse", noted)
    monkeypatch.setattr(tasks.Game, "new", lambda game, seed: state)
    monkeypatch.setattr(tasks, "rules_cold", lambda: False)
    monkeypatch.setattr(tasks, "certain_line", lambda state, line: [])
    study = analysis_task(state, seconds=1.0)
    tasks.analyse_position(study)
    assert asked == [(1.0, None)], "interpreted, nothing is loaded"
    with tasks.switch.running(True):
        tasks.analyse_position(study)
        tasks.analyse_position(study)
        tasks.analyse_position(analysis_task(state, iterations=9))
    loaded = (tasks.MOMENT, None)  # for a time another search may be asked than for iterations
    assert asked[1:] == [loaded, (1.0, None), (1.0, None), (None, 1), (None, 9)]


def test_an_absurd_budget_gets_a_sentence() -> None:
    async def test() -> None:
        async with at_work() as workers:
            for budget in ({"iterations": 10**12}, {"iterations": -1}, {"seconds": 1e9}, {"seconds": float("nan")}):
                with pytest.raises(WorkerUnavailable) as trouble:
                    await workers.analyse(a_state(), **budget)  # type: ignore[arg-type]
                assert trouble.value.why == "failed"

    run(test())


def test_an_analysis_that_finds_no_place_says_so() -> None:
    async def test() -> None:
        async with at_work(analysis=strange) as workers:
            long = asyncio.create_task(workers.analyse(a_state(), iterations=1, moves=91))
            while workers.busy == 0:
                await asyncio.sleep(0.01)
            with pytest.raises(WorkerUnavailable) as trouble:
                await workers.analyse(a_state(), iterations=1, patience=0.1)
            assert trouble.value.why == "crowded"
            long.cancel()
            await asyncio.gather(long, return_exceptions=True)

    run(test())


def test_nothing_hidden_sways_an_analysis() -> None:
    """Copies that look the same to the seat are told the same, whatever the deck and the generator hold."""

    async def test() -> None:
        async with at_work() as workers:
            state = a_state(4)
            found = [await workers.analyse(twin, iterations=12) for twin in (state, state.redeal(state.seat, 9))]
            assert found[0].line
            assert found[0] == found[1]

    run(test())


# Bots and their time


def test_a_bot_that_thinks_for_a_time_is_told_how_long(monkeypatch) -> None:
    told: list[float | None] = []
    state = a_state()
    first = Found(state.legal()[0], 1, (0.5, 0.5))
    monkeypatch.setattr(SearchBot, "_think", lambda self, state, seed, within: told.append(within) or [first])
    words = state.position.tobytes()
    game = state.game
    monkeypatch.setattr(tasks.switch, "loops_compiled", lambda: False)
    question = MoveTask(
        game.id, game.players, game.options, game.pack, game.content_hash, words, bot="expert", seed=1, within=0.4
    )
    assert tasks.choose_move(question) == MoveResult(state.legal()[0], False)
    assert told == [0.4]


def test_an_expert_keeps_a_short_deadline() -> None:
    """The seconds of a move are cut to what the deadline leaves; the move is the bot's own."""
    assert BOTS["expert"].seconds >= 3.0  # type: ignore[attr-defined]

    async def test() -> None:
        async with at_work(deadline=3.0) as workers:
            await workers.choose_move(a_state(), "greedy", 1)  # the process has started
            choice = await workers.choose_move(a_state(players=5), "expert", 1)  # no net, which is slow interpreted
            assert choice.by == "bot"
            assert choice.seconds < 3.0
            assert workers.late == 0

    run(test())
