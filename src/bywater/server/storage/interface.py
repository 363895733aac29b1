"""What is stored, and the interface of every store. A game's truth is its record: one line per action."""

from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from bywater.core.record import Record
from bywater.server.transport.messages import Message


class StoredSeat(Struct):
    """Who sits in a seat: "person", "bot" or "open"."""

    kind: str
    name: str = ""
    bot: str = ""
    offered: bool = False
    """Whether a person may take the seat from the bot."""
    erased: bool = False
    """Whether the person deleted their data."""
    solo: bool = False
    """Whether the creator of the table plays it alone. Such seats have no secrets from each other in cooperative
    games."""


class LessonProgress(Struct):
    """The progress of a guided first game. The current step follows from the record and from this."""

    pressed: list[int] = []
    """The length of the record at each "go on"."""
    done: bool = False
    """Whether the lesson has ended and the table is a normal one."""


class StoredTable(Struct):
    """A table without the lines of its record."""

    code: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[StoredSeat]
    host: str
    created: float
    updated: float
    start: dict[str, Any] | None = None
    """The position that the game started from; None for the usual set-up."""
    over: bool = False
    resigned: int = -1
    points: list[int] = []
    """The score by seat, once the game is over."""
    returns: list[float] = []
    ending: Message | None = None
    """How the game ended, as public words."""
    digest: str = ""
    """The digest of the final state, once the game is over."""
    outcome: str = ""
    """The ending and score of a game that was played to its end; newer rules must reproduce it."""
    match: list[str] = []
    """The codes of the earlier games of the match."""
    next: str = ""
    """The code of the rematch."""
    days: int = 0
    """A bot stands in for an absent player after this many days; 0: after `Pacing.away_timeout`, -1: never."""
    is_listed: bool = True
    """Whether the lists of the players' tables and games include it."""
    is_counted: bool = True
    """Whether it counts in the statistics of the players once it is over."""
    challenge: str = ""
    """The id of the challenge that the game belongs to."""
    puzzle: str = ""
    """The id of the puzzle to solve."""
    lesson: LessonProgress | None = None


def record_of(stored: StoredTable, lines: list[str]) -> Record:
    """The record of a table."""
    return Record(
        stored.game,
        stored.rules,
        len(stored.seats),
        stored.options,
        lines,
        start=stored.start,
        digest=stored.digest,
        outcome=stored.outcome,
    )


class ChatLine(Struct):
    """One line of chat."""

    seat: int
    name: str
    text: str
    at: float
    guest: str = ""
    """The author, so that the line can be deleted with the guest's other data."""


class BotMemory(NamedTuple):
    """What a bot remembers from one choice to the next, where its choices must be reproducible."""

    seat: int
    data: bytes


class SeatHolder(NamedTuple):
    """A guest who holds a seat, with the guest's display name."""

    seat: int
    guest: str
    name: str


class Conflict(Exception):
    """The record already has a line with this number."""


class TableStore(Protocol):
    """Every call returns after its changes are durable."""

    async def open(self) -> None: ...
    async def close(self) -> None: ...

    async def cookie_key(self) -> str:
        """The secret that cookies are signed with; created by the first call."""

    async def add(self, stored: StoredTable, lines: list[str], owners: list[tuple[int, str]]) -> bool:
        """Add a table with its first lines and the guests of its seats; False if the code is taken."""

    async def append(
        self,
        code: str,
        number: int,
        lines: list[str],
        at: float,
        ended: StoredTable | None = None,
        memory: BotMemory | None = None,
    ) -> None:
        """Append lines to a record, the first of them with this number. Raises Conflict if the number is taken.

        The table at the end of the game and the memory of the bot that chose the lines are stored in the same
        transaction.
        """

    async def bot_memories(self, code: str) -> dict[int, bytes]:
        """The memories of the bots at a table, by seat."""

    async def truncate(self, code: str, length: int, stored: StoredTable | None = None) -> None:
        """Delete all lines after the first `length` ones, and update the table in the same transaction."""

    async def update(self, stored: StoredTable) -> None:
        """Replace everything about a table but its lines."""

    async def load(self, code: str) -> tuple[StoredTable, list[str], list[tuple[int, str]]] | None:
        """A table, its lines, and the guests of its seats."""

    async def last_line_at(self, code: str) -> float:
        """When the last line of a record was written; 0 if there is none."""

    async def add_owner(self, code: str, seat: int, guest: str, ticket: str) -> bool:
        """Let this guest play for the seat, too; False if the ticket was used before."""

    async def set_seat(self, stored: StoredTable, seat: int, guest: str) -> None:
        """Replace the holders of a seat by this guest (by nobody if it is empty), and update the table."""

    async def tables_of(
        self, guest: str, limit: int, *, only_listed: bool = False
    ) -> list[tuple[StoredTable, int, list[int]]]:
        """The tables where this guest holds a seat, the latest first, with the number of lines and the seats.

        `only_listed` leaves out tables with `is_listed=False`.
        """

    async def add_chat(self, code: str, line: ChatLine) -> None: ...
    async def chat(self, code: str, limit: int) -> list[ChatLine]: ...
    async def name(self, guest: str) -> str: ...
    async def set_name(self, guest: str, name: str) -> None: ...


def default_name(guest: str) -> str:
    """The display name of a guest who has not chosen one: a number of four digits.

    >>> default_name("00c0ffee0000000000000000")
    '4430'
    """
    return str(1000 + int(guest[:8], 16) % 9000)
