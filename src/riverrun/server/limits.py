"""How often one may ask: a bucket of permissions for each person or address, which fills as time goes by."""

from __future__ import annotations

import time
from collections import OrderedDict

KNOWN = 20_000
"""How many buckets are kept; the longest unused is forgotten, and was full by then."""


class Buckets:
    """One bucket for each key."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Takes one permission; False if there is none left."""
        at = time.monotonic()
        left, since = self._left.pop(key, (self.burst, at))
        left = min(self.burst, left + (at - since) * self.rate)
        allowed = left >= 1
        self._left[key] = (left - 1 if allowed else left, at)
        if len(self._left) > KNOWN:
            self._left.popitem(last=False)
        return allowed

    def wait(self) -> int:
        """In how many seconds there is one again, at most."""
        return max(1, round(1 / self.rate)) if self.rate else 60
