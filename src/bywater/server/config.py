"""Settings of a server: all rate limits, delays and timeouts."""

from dataclasses import dataclass
from typing import Final

DEFAULT_IDLE_TIMEOUT: Final = 300.0
DEFAULT_PUSH_DELAY: Final = 3.0


@dataclass(frozen=True)
class RateLimit:
    """A token bucket: at most `burst` at once, and `per_second` in the long run."""

    burst: float
    per_second: float


DEFAULT_NOTIFICATION_LIMIT: Final = RateLimit(12, 1 / 120)


@dataclass(frozen=True)
class Pacing:
    """Delays at the tables, in seconds."""

    bot_delay: float = 0.7
    """The least time a bot takes to answer, even with a single legal action: response times must not leak anything."""
    away_timeout: float = 120.0
    """A bot stands in for a player who has been away for this long while others wait."""


@dataclass(frozen=True)
class Config:
    """All settings of `make_app`."""

    pacing: Pacing = Pacing()
    idle_timeout: float = DEFAULT_IDLE_TIMEOUT
    """A table without viewers is evicted from memory after this time; its record is in the database."""
    creation: RateLimit = RateLimit(30, 0.2)
    """Tables, uploads, reviews and the like, per guest and per address."""
    creation_cost_for_address: float = 0.2
    """What a creation takes from the bucket of its address, which several guests may share."""
    reading: RateLimit = RateLimit(200, 10)
    """Requests that replay a whole game, per address."""
    messages: RateLimit = RateLimit(60, 20)
    """Messages per socket."""
    notifications: RateLimit = DEFAULT_NOTIFICATION_LIMIT
    """Notifications per guest."""
    push_delay: float = DEFAULT_PUSH_DELAY
    """A notification is sent after this time, unless the player has come back: a page that reloads is gone briefly."""
