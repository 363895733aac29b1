"""A page that looks at a table, and what it has been told."""

from collections.abc import Callable

from bywater.core.message import Message
from bywater.server.tables.feed import Feed, said
from bywater.server.transport import messages as m


class Refusal(Exception):
    """Nothing was changed, and this is why."""

    def __init__(self, key: str, **params: int | str) -> None:
        super().__init__(key)
        self.reason = m.Said(key, params)


class Viewer:
    """One open page. `send` takes what is to go out and never waits."""

    def __init__(self, guest: str, name: str, send: Callable[[bytes], None]) -> None:
        self.guest = guest
        self.name = name
        self.send = send
        self.own: list[int] = []
        self.facing: tuple[int, ...] = ()
        self.looking = True
        """Whether the page is in front of somebody: not in another tab, not behind a locked screen."""
        self.close: Callable[[], None] = lambda: None


class Pace:
    """How time passes at the tables."""

    def __init__(self, bot: float = 0.7, grace: float = 120.0) -> None:
        self.bot = bot
        """A bot answers no sooner than this, even where it had only one answer: a pause must not tell."""
        self.grace = grace
        """After so many seconds a bot stands in for somebody who is away while others wait."""


class Told:
    """A feed, and the log as its viewers have it."""

    def __init__(self, feed: Feed) -> None:
        self.feed = feed
        self.log: list[m.Line] = []

    def note(self, news: list[m.Said]) -> None:
        self.log += [m.Line(self.feed.moment, one) for one in news]


def refusal(reason: Message) -> Refusal:
    """A refusal in the words of a game."""
    refused = Refusal(reason.key)
    refused.reason = said(reason)
    return refused
