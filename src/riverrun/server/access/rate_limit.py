"""Rate limits: token buckets for each person, address and network and for the whole server, which fill with time."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.access.client import Client
from riverrun.server.errors import RequestError
from riverrun.server.settings import Limits

KNOWN = 20_000
"""The number of buckets kept; the longest unused is forgotten, and was full by then."""
NETWORK = 4
"""How many times as much as an address a network may ask."""
FIRST_DELAY = 2.0
"""The seconds that the first new person waits whose address has brought too many."""
LONGEST_DELAY = 600.0
"""The longest delay: each further person doubles it up to this."""
HALVED = 600.0
"""The seconds after which an address counts as if it had brought half as many new persons."""

Clock = Callable[[], float]


class RateLimiter:
    """Token buckets of one kind, one for each key."""

    def __init__(self, burst: float, rate: float, clock: Clock = time.monotonic) -> None:
        """`burst` tokens at most, `rate` new ones a second."""
        self.burst = burst
        self.rate = rate
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, key: str, cost: float = 1) -> float:
        """Return the seconds until `cost` tokens are there; 0: they are. What costs more than all waits for all."""
        missing = min(cost, self.burst) - self._tokens(key)
        if missing <= 0:
            return 0.0
        return missing / self.rate if self.rate else 60.0

    def spend(self, key: str, cost: float = 1) -> None:
        """Take tokens, whether they are there or not."""
        self._left[key] = (self._tokens(key) - cost, self._clock())
        self._left.move_to_end(key)
        if len(self._left) > KNOWN:
            self._left.popitem(last=False)

    def take(self, key: str, cost: float = 1) -> bool:
        """Take tokens; False if they are not there."""
        if self.wait(key, cost) > 0:
            return False
        self.spend(key, cost)
        return True

    def _tokens(self, key: str) -> float:
        at = self._clock()
        left, since = self._left.get(key, (self.burst, at))
        return min(self.burst, left + (at - since) * self.rate)


class GrowingDelay:
    """Lets some through for each key, then makes each next one wait twice as long as the one before."""

    def __init__(self, free: float, clock: Clock = time.monotonic) -> None:
        self.free = free
        self._clock = clock
        self._seen: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, key: str, cost: float = 1) -> float:
        """Return the seconds until the next one may come."""
        at = self._clock()
        over = self._count(key, at) + cost - self.free
        if over <= 0:
            return 0.0
        since = self._seen[key][1] if key in self._seen else at
        delay = min(LONGEST_DELAY, FIRST_DELAY * math.exp2(min(over - 1, 20)))
        return max(0.0, since + delay - at)

    def spend(self, key: str, cost: float = 1) -> None:
        """Count one that has come."""
        at = self._clock()
        self._seen[key] = (self._count(key, at) + cost, at)
        self._seen.move_to_end(key)
        if len(self._seen) > KNOWN:
            self._seen.popitem(last=False)

    def _count(self, key: str, at: float) -> float:
        count, since = self._seen.get(key, (0.0, at))
        return count * math.exp2((since - at) / HALVED)


Limiter = RateLimiter | GrowingDelay


class ScopedLimiter:
    """What one person, one address, one network and everyone together may ask for."""

    def __init__(
        self,
        code: str,
        *,
        person: Limiter | None = None,
        address: Limiter | None = None,
        network: Limiter | None = None,
        server: Limiter | None = None,
    ) -> None:
        """`code` is of the sentence that tells a person to wait."""
        self.code = code
        limiters = {"person": person, "address": address, "network": network, "server": server}
        self._limiters = {scope: limiter for scope, limiter in limiters.items() if limiter is not None}
        self.refused: Counter[str] = Counter()
        """How often something was refused, by whose limit."""

    def take(self, client: Client | str, cost: float = 1) -> bool:
        """Take what is asked for, from all or from none; False: somebody has to wait."""
        return self._try(client, cost) is None

    def require(self, client: Client | str, cost: float = 1) -> None:
        """Take what is asked for, or raise the refusal that says how long to wait."""
        refused = self._try(client, cost)
        if refused is not None:
            raise too_many(self.code, *refused)

    def give_back(self, client: Client | str, cost: float = 1) -> None:
        """Give back what was taken for something that then was not done."""
        keys = keys_of(client)
        for scope, limiter in self._limiters.items():
            if scope in keys:
                limiter.spend(keys[scope], -cost)

    def _try(self, client: Client | str, cost: float) -> tuple[str, float] | None:
        keys = keys_of(client)
        longest = 0.0
        for scope, limiter in self._limiters.items():
            wait = limiter.wait(keys[scope], cost) if scope in keys else 0.0
            if wait > longest:
                longest, slowest = wait, scope
        if longest > 0:
            self.refused[slowest] += 1
            return slowest, longest
        for scope, limiter in self._limiters.items():
            if scope in keys:
                limiter.spend(keys[scope], cost)
        return None


def keys_of(client: Client | str) -> dict[str, str]:
    """Return by what each scope counts a client, or a person whose address is unknown."""
    return {"person": client, "server": "all"} if isinstance(client, str) else client.keys


def too_many(code: str, scope: str, wait: float) -> RequestError:
    """Return the refusal that says whose limit is reached and when to try again."""
    seconds = max(1, math.ceil(wait))
    code = {"person": code, "server": "rr-error-server-full"}.get(scope, "rr-error-too-many-from-network")
    return RequestError(
        "unavailable" if scope == "server" else "too-many", Sentence(code, {"seconds": seconds}), wait=seconds
    )


class RateLimits:
    """The rate limits of a server, by what they hold back."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        share = limits.address_share

        def scoped(
            code: str, person: tuple[float, float], address: tuple[float, float], **more: Limiter
        ) -> ScopedLimiter:
            burst, rate = share * address[0], share * address[1]
            if share:
                more["address"] = RateLimiter(burst, rate, clock)
                more["network"] = RateLimiter(NETWORK * burst, NETWORK * rate, clock)
            return ScopedLimiter(code, person=RateLimiter(*person, clock), **more)

        tables = (limits.tables_burst, limits.tables_rate)
        at_address = (limits.address_tables_burst, limits.address_tables_rate)
        analyses = (limits.analyses_burst, limits.analyses_rate)
        self.requests = scoped(
            "rr-error-too-many-requests",
            (limits.burst, limits.rate),
            (limits.address_burst, limits.address_rate),
        )
        self.new_tables = scoped(
            "rr-error-too-many-tables",
            tables,
            at_address,
            server=RateLimiter(limits.server_tables_burst, limits.server_tables_rate, clock),
        )
        self.replays = scoped("rr-error-too-many-replays", tables, at_address)
        self.analyses = scoped(
            "rr-error-too-many-analyses", analyses, (limits.address_analyses_burst, limits.address_analyses_rate)
        )
        """Hints, bots' answers to what-if lines, reports on records."""
        free = share * limits.address_people
        self.new_people = ScopedLimiter(
            "rr-error-too-many-from-network",
            address=GrowingDelay(free, clock) if share else None,
            network=GrowingDelay(NETWORK * free, clock) if share else None,
            server=RateLimiter(limits.server_people_burst, limits.server_people_rate, clock),
        )

    def refused(self) -> Counter[str]:
        """Return how often anything was refused, by whose limit."""
        kinds = (self.requests, self.new_tables, self.replays, self.analyses, self.new_people)
        return sum((kind.refused for kind in kinds), Counter())
