"""What is told about compiling: that a game is slow without it, once, and that something is being compiled."""

from __future__ import annotations

import sys
import warnings
from pathlib import Path

import pytest

import riverrun as rr
from riverrun.gym import aec_env
from riverrun.kernel.jit import notices, switch
from riverrun.kernel.language.sentences import language


@pytest.fixture
def undecided(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A process for which nobody decided whether rules are compiled, and an empty cache; its folder."""
    monkeypatch.delenv("RIVERRUN_JIT", raising=False)
    monkeypatch.setattr(switch, "CACHE", tmp_path)
    monkeypatch.setattr(switch, "default_compiled", False)
    monkeypatch.setattr(notices, "_told", set())
    monkeypatch.setattr(notices.compiling_shown, "wanted", False)
    return tmp_path


def test_a_game_that_is_not_compiled_is_called_slow_once(undecided: Path) -> None:
    sentence = notices.slow("flow", "Flow")
    assert sentence is not None
    assert "5 to 11 times" in sentence.text
    assert "riverrun warm flow" in sentence.text
    assert notices.slow("flow", "Flow") is None
    assert notices.slow("epochs", "Epochs") is not None
    for tongue in ("de", "fr", "zh-Hant"):
        with language(tongue):
            assert "riverrun warm flow" in sentence.text
            assert "5" in sentence.text


def test_who_decided_is_not_told(undecided: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIVERRUN_JIT", "0")
    assert notices.slow("flow", "Flow") is None


def test_a_game_that_was_warmed_runs_compiled_though_others_were_not(undecided: Path) -> None:
    notices.use_warm("flow")
    assert not switch.compiled_now()
    switch.warm_mark("flow").write_text("")
    notices.use_warm("epochs")
    assert not switch.compiled_now()
    notices.use_warm("flow")
    assert switch.compiled_now()
    assert notices.slow("flow", "Flow") is None


def test_a_script_that_makes_a_warmed_game_runs_compiled(undecided: Path) -> None:
    record = rr.game("flow", players=2).new(7).record()
    assert not switch.compiled_now()
    switch.warm_mark("flow").write_text("")
    rr.game("flow", players=2)
    assert switch.compiled_now()
    switch.go_compiled(False)
    rr.replay(record)
    assert switch.compiled_now()


def test_a_process_that_runs_compiled_by_itself_says_when_it_compiles(undecided: Path) -> None:
    rr.game("flow", players=2)
    assert not notices.compiling_shown.wanted
    switch.warm_mark("flow").write_text("")
    rr.game("flow", players=2)
    assert notices.compiling_shown.wanted


def test_environments_warn_once(undecided: Path) -> None:
    with pytest.warns(notices.SlowRules, match="riverrun warm flow") as found:
        aec_env("flow", 2)
    assert [one.filename for one in found] == [__file__]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        notices.warn_if_slow("flow", "Flow")


def test_compiling_is_told_in_one_line_where_there_is_no_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    shown = notices.CompilingShown()
    shown.begin()
    shown.end()
    assert capsys.readouterr().err == ""
    shown.wanted = True
    for _ in range(2):
        shown.begin()
        shown.begin()  # a rule within a loop
        shown.end()
        shown.end()
    assert capsys.readouterr().err.count("\n") == 1


def test_a_terminal_shows_a_sign_that_turns_and_clears_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "__stderr__", sys.stderr)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    shown = notices.CompilingShown()
    shown.wanted = True
    shown.begin()
    shown.end()
    told = capsys.readouterr().err
    assert told.startswith("\r| Compiling")
    assert told.endswith("\r\033[K")


def test_numba_s_events_reach_it(monkeypatch: pytest.MonkeyPatch) -> None:
    event = pytest.importorskip("numba.core.event")
    kept: list[object] = []
    monkeypatch.setattr(event, "register", lambda kind, listener: kept.append((kind, listener)))
    notices.listen()
    [(kind, listener)] = kept
    assert kind == "numba:compile"
    shown = notices.CompilingShown()
    monkeypatch.setattr(notices, "compiling_shown", shown)
    listener.on_start(None)
    assert shown._depth == 1
    listener.on_end(None)
    assert shown._depth == 0
