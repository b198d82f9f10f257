"""The learning curve of a run as a picture: how it fared against its rivals, and how sure it was of its moves."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from riverrun.kernel.files import replacing
from riverrun.learning.training import Row

MILLION = 1e6


def draw_curve(rows: Sequence[Row], title: str, path: Path) -> None:
    """Writes the curve as an SVG file."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, (wins, openness) = pyplot.subplots(2, 1, sharex=True, figsize=(7.2, 5.4), layout="constrained")
    for name, shares in _by_table(rows).items():
        wins.plot(
            [at / MILLION for at, _ in shares],
            [100.0 * share for _, share in shares],
            label=f"{name} player{'' if name == '1' else 's'}",
        )
    wins.set_ylabel("wins, %")
    wins.set_ylim(0, 100)
    wins.legend(loc="best", fontsize="small")
    openness.plot([row.decisions / MILLION for row in rows], [row.entropy for row in rows], color="black")
    openness.set_ylabel("entropy of a move, nats")
    openness.set_xlabel("decisions, millions")
    figure.suptitle(title)
    with replacing(path) as part:
        figure.savefig(part, format="svg")
    pyplot.close(figure)


def _by_table(rows: Sequence[Row]) -> dict[str, list[tuple[int, float]]]:
    """The shares of wins by the number of players: against rivals, or of the whole table where all win together."""
    found: dict[str, list[tuple[int, float]]] = {}
    for row in rows:
        told: Any = row.together or row.rivals
        for name, share in told.items():
            found.setdefault(name, []).append((row.decisions, share))
    return found
