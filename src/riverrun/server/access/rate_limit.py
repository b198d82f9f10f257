"""Rate limits: a token bucket for each person or address, which fills as time goes by."""

from __future__ import annotations

import time
from collections import OrderedDict

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.errors import RequestError
from riverrun.server.settings import Limits

KNOWN = 20_000
"""The number of buckets kept; the longest unused is forgotten, and was full by then."""


class RateLimiter:
    """Token buckets of one kind, one for each key."""

    def __init__(self, burst: float, rate: float, code: str = "rr-error-too-many-requests") -> None:
        """`burst` tokens at most, `rate` new ones a second; `code` is of the sentence that tells a client to wait."""
        self.burst = burst
        self.rate = rate
        self.code = code
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take one token; False if none is left."""
        at = time.monotonic()
        left, since = self._left.pop(key, (self.burst, at))
        left = min(self.burst, left + (at - since) * self.rate)
        allowed = left >= 1
        self._left[key] = (left - 1 if allowed else left, at)
        if len(self._left) > KNOWN:
            self._left.popitem(last=False)
        return allowed

    def require(self, key: str) -> None:
        """Take one token, or raise the refusal that says how long to wait."""
        if not self.take(key):
            wait = self.wait()
            raise RequestError("too-many", Sentence(self.code, {"seconds": wait}), wait=wait)

    def wait(self) -> int:
        """Return the seconds until the next token, at most."""
        return max(1, round(1 / self.rate)) if self.rate else 60


class RateLimits:
    """The rate limits of a server, by what they hold back."""

    def __init__(self, limits: Limits) -> None:
        self.requests = RateLimiter(limits.burst, limits.rate)
        self.new_tables = RateLimiter(limits.tables_burst, limits.tables_rate, "rr-error-too-many-tables")
        self.replays = RateLimiter(limits.tables_burst, limits.tables_rate, "rr-error-too-many-replays")
        self.analyses = RateLimiter(limits.analyses_burst, limits.analyses_rate, "rr-error-too-many-analyses")
        """Hints, bots' answers to what-if lines, reports on records."""
