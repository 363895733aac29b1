"""Token-bucket rate limits. Their numbers are set in `bywater.server.config`."""

import time
from collections.abc import Callable
from typing import Final

from bywater.server.config import RateLimit

MAX_BUCKETS: Final = 10_000
"""With more buckets than this, full ones are dropped."""


class TokenBucket:
    """A bucket that starts full and is refilled at a constant rate.

    >>> now = 0.0
    >>> bucket = TokenBucket(RateLimit(burst=2, per_second=1), clock=lambda: now)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    """

    def __init__(self, limit: RateLimit, clock: Callable[[], float] = time.monotonic) -> None:
        self.limit = limit
        self.clock = clock
        self.tokens = limit.burst
        self.at = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Take tokens; False, and nothing is taken, if there are too few."""
        now = self.clock()
        self.tokens = min(self.limit.burst, self.tokens + (now - self.at) * self.limit.per_second)
        self.at = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


class RateLimiter:
    """One bucket per key, such as a guest or an address. Full buckets are dropped."""

    def __init__(self, limit: RateLimit, clock: Callable[[], float] = time.monotonic) -> None:
        self.limit = limit
        self.clock = clock
        self.buckets: dict[str, TokenBucket] = {}

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Take tokens from the bucket of this key; False if there are too few."""
        if key not in self.buckets:
            if len(self.buckets) >= MAX_BUCKETS:
                now = self.clock()
                refill = self.limit.burst / self.limit.per_second
                self.buckets = {name: bucket for name, bucket in self.buckets.items() if now - bucket.at < refill}
            self.buckets[key] = TokenBucket(self.limit, self.clock)
        return self.buckets[key].take(cost)
