"""How often somebody may ask for something."""

import time
from collections.abc import Callable


class Bucket:
    """Holds so many tokens and gets so many a second; whoever finds it empty is refused."""

    def __init__(self, most: float, a_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.a_second = a_second
        self.clock = clock
        self.tokens = most
        self.at = clock()

    def take(self, cost: float = 1.0) -> bool:
        now = self.clock()
        self.tokens = min(self.most, self.tokens + (now - self.at) * self.a_second)
        self.at = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


class Buckets:
    """One bucket for each guest or address; those that are full again are forgotten."""

    def __init__(self, most: float, a_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.a_second = a_second
        self.clock = clock
        self.of: dict[str, Bucket] = {}

    def take(self, who: str, cost: float = 1.0) -> bool:
        if who not in self.of:
            if len(self.of) >= 10_000:
                now = self.clock()
                filled = self.most / self.a_second
                self.of = {name: bucket for name, bucket in self.of.items() if now - bucket.at < filled}
            self.of[who] = Bucket(self.most, self.a_second, self.clock)
        return self.of[who].take(cost)
