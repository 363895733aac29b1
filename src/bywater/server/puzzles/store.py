"""Stored attempts at puzzles: the table of the last one, the number of tries, and whether the puzzle is solved."""

import sqlite3
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from bywater.server.storage.database import Database
from bywater.server.storage.interface import StoredTable
from bywater.server.storage.sqlite import add_with_new_code, read_table
from bywater.server.tables.codes import new_code

IsSolved = Callable[[StoredTable], bool]
"""Whether the puzzle of a table was solved."""


class Attempt(Struct):
    """The attempts of a guest at one puzzle. `code` is the table of the last one."""

    puzzle: str
    code: str
    tries: int
    solved: float
    """When the puzzle was solved; 0 if it was not."""


class PuzzleStore(Protocol):
    """Every call returns after its changes are durable."""

    async def attempts(self, guest: str, is_solved: IsSolved) -> dict[str, Attempt]:
        """The attempts of a guest by puzzle. Solved ones are marked."""

    async def start(
        self, guest: str, puzzle: str, stored: StoredTable, owners: list[tuple[int, str]], is_solved: IsSolved
    ) -> str:
        """The code of the unfinished table, or of this new one, which is stored with the attempt in one transaction.

        If the previous attempt was solved and not marked yet, it is marked now: its table is not looked at again.
        """

    async def erase(self, guest: str, codes: list[str]) -> None:
        """Delete the attempts of this guest."""


class SqlitePuzzleStore:
    """Attempts in the database of the tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def attempts(self, guest: str, is_solved: IsSolved) -> dict[str, Attempt]:
        def work(db: sqlite3.Connection) -> dict[str, Attempt]:
            return {attempt.puzzle: attempt for attempt, _ in _attempts(db, guest, is_solved)}

        return await self._database.run(work)

    async def start(
        self, guest: str, puzzle: str, stored: StoredTable, owners: list[tuple[int, str]], is_solved: IsSolved
    ) -> str:
        def work(db: sqlite3.Connection) -> str:
            for attempt, table in _attempts(db, guest, is_solved, puzzle):
                if table is not None and not table.over:
                    return attempt.code
            code = add_with_new_code(db, stored, owners, new_code)
            db.execute(
                "insert into puzzle_attempts values (?, ?, ?, 1, 0)"
                " on conflict (guest, puzzle) do update set code = excluded.code, tries = tries + 1",
                (guest, puzzle, code),
            )
            return code

        return await self._database.run(work)

    async def erase(self, guest: str, codes: list[str]) -> None:
        await self._database.run(lambda db: db.execute("delete from puzzle_attempts where guest = ?", (guest,)))


def _attempts(
    db: sqlite3.Connection, guest: str, is_solved: IsSolved, puzzle: str | None = None
) -> list[tuple[Attempt, StoredTable | None]]:
    """The attempts of a guest, at all puzzles or at one, with their tables. Marks those that turn out to be solved."""
    rows = db.execute(
        "select puzzle, p.code, tries, solved, data from puzzle_attempts p left join tables t on t.code = p.code"
        " where guest = ? and (? is null or puzzle = ?)",
        (guest, puzzle, puzzle),
    ).fetchall()
    found = []
    for *row, blob in rows:
        attempt, table = Attempt(*row), read_table(blob) if blob else None
        if not attempt.solved and table is not None and is_solved(table):
            attempt.solved = table.updated  # when the game ended, not when the list was requested
            query = "update puzzle_attempts set solved = ? where guest = ? and puzzle = ?"
            db.execute(query, (attempt.solved, guest, attempt.puzzle))
        found.append((attempt, table))
    return found
