"""The numbers by which bots judge the game; `riverrun tune epochs` looks for better ones."""

from __future__ import annotations

from riverrun.kernel.weights import Weight


class W(Weight):
    """In points."""

    SPREAD = 3.0  # a lead that makes a win e times as likely
    TEMPER = 2.0  # what makes a move e times as likely to be chosen
