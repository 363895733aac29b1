"""What is kept, and what any store must be able to do. A game's truth is its record: one line an action."""

from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from bywater.core.record import Record
from bywater.server.transport.messages import Said


class Chair(Struct):
    """Who sits there: "person", "bot" or "open"."""

    kind: str
    name: str = ""
    bot: str = ""
    offered: bool = False
    """Whether a bot keeps it warm for a person who may come."""
    gone: bool = False
    """Whether that person had everything of theirs deleted."""
    own: bool = False
    """Whether the one who set the table plays it alone: such chairs have no secrets from each other if all win or lose
    together. Of tables from before, nothing is known of that."""


class Guided(Struct):
    """A guided first game: where the learner is in it follows from the record and from what was pressed."""

    pressed: list[int] = []
    """How many lines the record had at each "go on"."""
    done: bool = False
    """Whether it has become a game like any other."""


class Kept(Struct):
    """A table without its lines."""

    code: str
    game: str
    rules: int
    options: dict[str, Any]
    chairs: list[Chair]
    host: str
    created: float
    touched: float
    start: dict[str, Any] | None = None
    """The position it began from, if not the ordinary beginning."""
    over: bool = False
    resigned: int = -1
    points: list[int] = []
    """The score by seat, once it is over."""
    returns: list[float] = []
    ending: Said | None = None
    """How it ended, in words for everybody."""
    digest: str = ""
    """The hash of the last position, once it is over."""
    outcome: str = ""
    """Its ending and score in the record, if it was played to its end: newer rules must come to the same."""
    match: list[str] = []
    """The codes of the games of its match before this one."""
    next: str = ""
    days: int = 0
    """After so many days a bot stands in for who is away; 0: after the grace time of the server, -1: never."""
    challenge: str = ""
    """The challenge that it is a try of: then chance comes from there, and nothing is taken back."""
    puzzle: str = ""
    """The puzzle that is to be solved there."""
    lesson: Guided | None = None


def record_of(kept: Kept, lines: list[str]) -> Record:
    """The record of a table."""
    return Record(
        kept.game,
        kept.rules,
        len(kept.chairs),
        kept.options,
        lines,
        start=kept.start,
        digest=kept.digest,
        outcome=kept.outcome,
    )


class Talk(Struct):
    """One line of chat."""

    seat: int
    name: str
    text: str
    at: float
    guest: str = ""
    """Who said it, so that it can be taken away with all else of that guest."""


class Mind(NamedTuple):
    """What the bot in a chair has in mind from choice to choice, where the same must come of the same."""

    seat: int
    mind: bytes


class Store(Protocol):
    """Every call returns when what it did is safe on the disk."""

    async def open(self) -> None: ...
    async def close(self) -> None: ...

    async def key(self) -> str:
        """The secret that cookies are signed with; made at the first call."""

    async def add(self, kept: Kept, lines: list[str], owners: list[tuple[int, str]]) -> bool:
        """A new table with its first lines and the guests of its chairs; False if the code is taken."""

    async def append(
        self,
        code: str,
        number: int,
        lines: list[str],
        at: float,
        ended: Kept | None = None,
        mind: Mind | None = None,
    ) -> None:
        """Further lines of a record, the first of them with this number. A number that is taken raises Conflict.

        If the game ended with them, the table as it is then is kept in the same breath, and so is what the bot that
        chose them has in mind.
        """

    async def minds(self, code: str) -> dict[int, bytes]:
        """What the bots at a table have in mind, by seat."""

    async def cut(self, code: str, length: int, kept: Kept | None = None) -> None:
        """Nothing after the first `length` lines has happened; and in the same breath this is the table."""

    async def keep(self, kept: Kept) -> None:
        """All of the table but its lines."""

    async def load(self, code: str) -> tuple[Kept, list[str], list[tuple[int, str]]] | None:
        """A table, its lines and the guests of its chairs."""

    async def moved(self, code: str) -> float:
        """When the last line of a record was written; 0 if there is none."""

    async def own(self, code: str, seat: int, guest: str, ticket: str) -> bool:
        """This guest may play for this chair, too, unless somebody came with this ticket before."""

    async def seat(self, kept: Kept, seat: int, guest: str) -> None:
        """A chair changed hands: the table as it is now, and who holds the chair alone; "" for nobody."""

    async def tables_of(self, guest: str, limit: int, *, puzzles: bool = True) -> list[tuple[Kept, int, list[int]]]:
        """The tables where this guest holds a chair, the last touched first: how many lines, and which chairs.

        Those with puzzles may be left out: there is one for every attempt.
        """

    async def talk(self, code: str, talk: Talk) -> None: ...
    async def talks(self, code: str, limit: int) -> list[Talk]: ...
    async def name(self, guest: str) -> str: ...
    async def rename(self, guest: str, name: str) -> None: ...


class Conflict(Exception):
    """Another line has this number already."""
