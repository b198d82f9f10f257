"""Games whose rounds only a table's clock could end are no environments: nobody would end a round."""

from __future__ import annotations

from typing import Any

import pytest

import riverrun as rr
from riverrun.gym import BatchEnv, aec_env

without_waves = pytest.mark.parametrize("options", [{"clock": "60"}, {"turns": "none"}], ids=["clock", "turns"])


@without_waves
def test_a_batch_refuses_it(options: dict[str, str], refused: Any) -> None:
    refused(rr.BadOption, BatchEnv, rr.game("flow", 2, **options), 2)


@without_waves
def test_pettingzoo_refuses_it(options: dict[str, str], refused: Any) -> None:
    refused(rr.BadOption, aec_env, "flow", 2, **options)


@without_waves
def test_openspiel_refuses_it(options: dict[str, str], refused: Any) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from riverrun.gym.openspiel import register

    register()
    refused(rr.BadOption, pyspiel.load_game, "riverrun_flow", {"players": 2, **options})
