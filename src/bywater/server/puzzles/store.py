"""Which puzzles a guest has at which table, how often they were begun, and which are solved."""

import sqlite3
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from bywater.server.storage.interface import Kept, Store
from bywater.server.storage.sqlite import SqliteStore, add_under_new_code, kept_in

_SCHEMA = """
create table if not exists puzzle_tables (
    guest text not null, puzzle text not null, code text not null, tries integer not null, solved real not null,
    primary key (guest, puzzle)
) without rowid;
"""


Solved = Callable[[Kept], bool]
"""Whether the puzzle at a table was solved."""


class Attempt(Struct):
    """What a guest made of a puzzle, and the table of the last time."""

    puzzle: str
    code: str
    tries: int
    solved: float
    """When it was solved; 0 if it was not."""


class PuzzleStore(Protocol):
    """Every call returns when what it did is safe on the disk."""

    async def open(self) -> None: ...

    async def attempts(self, guest: str, solved: Solved) -> dict[str, Attempt]:
        """By puzzle; those that turn out to be solved are marked."""

    async def begin(self, guest: str, puzzle: str, kept: Kept, owners: list[tuple[int, str]], solved: Solved) -> str:
        """At the table that is not finished, else at this new one; its code. All of it or nothing.

        If the one before was solved and not marked yet, it is marked now, since nobody looks at it again.
        """

    async def forget(self, guest: str, codes: list[str]) -> None:
        """Nothing of this guest's puzzles remains."""


class SqlitePuzzles:
    """In the file of the tables, through the same queue of commits."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store

    async def open(self) -> None:
        await self._store.do(lambda db: db.execute(_SCHEMA))

    async def attempts(self, guest: str, solved: Solved) -> dict[str, Attempt]:
        return await self._store.do(lambda db: {one.puzzle: one for one, _ in _attempts(db, guest, solved)})

    async def begin(self, guest: str, puzzle: str, kept: Kept, owners: list[tuple[int, str]], solved: Solved) -> str:
        def work(db: sqlite3.Connection) -> str:
            for one, table in _attempts(db, guest, solved, puzzle):
                if table is not None and not table.over:
                    return one.code
            code = add_under_new_code(db, kept, owners)
            asked = (
                "insert into puzzle_tables values (?, ?, ?, 1, 0)"
                " on conflict (guest, puzzle) do update set code = excluded.code, tries = tries + 1"
            )
            db.execute(asked, (guest, puzzle, code))
            return code

        return await self._store.do(work)

    async def forget(self, guest: str, codes: list[str]) -> None:
        await self._store.do(lambda db: db.execute("delete from puzzle_tables where guest = ?", (guest,)))


def _attempts(
    db: sqlite3.Connection, guest: str, solved: Solved, puzzle: str | None = None
) -> list[tuple[Attempt, Kept | None]]:
    """A guest's attempts, at all puzzles or at one, with their tables; those that turn out to be solved are marked."""
    rows = db.execute(
        "select puzzle, p.code, tries, solved, kept from puzzle_tables p left join tables t on t.code = p.code"
        " where guest = ? and (? is null or puzzle = ?)",
        (guest, puzzle, puzzle),
    ).fetchall()
    found = []
    for *row, blob in rows:
        one, table = Attempt(*row), kept_in(blob) if blob else None
        if not one.solved and table is not None and solved(table):
            one.solved = table.touched  # when it ended, not when somebody looked
            asked = "update puzzle_tables set solved = ? where guest = ? and puzzle = ?"
            db.execute(asked, (one.solved, guest, one.puzzle))
        found.append((one, table))
    return found


def puzzles_in(store: Store) -> PuzzleStore:
    """What this store keeps of puzzles."""
    if not isinstance(store, SqliteStore):
        raise TypeError("only the store in SQLite keeps puzzles so far")
    return SqlitePuzzles(store)
