"""Stored reviews: the parts that are done, and finally the whole."""

import sqlite3
from typing import Any, Protocol

from bywater.server.storage.database import Database


class ReviewStore(Protocol):
    """Every call returns after its changes are durable."""

    async def review(self, code: str, version: int) -> bytes | None:
        """The finished review of a game, if there is one of this version."""

    async def parts(self, code: str, version: int) -> dict[int, bytes]:
        """The parts of an unfinished review that are done."""

    async def add_part(self, code: str, version: int, part: int, points: bytes) -> None: ...

    async def finish(self, code: str, version: int, review: bytes) -> None:
        """Store the whole review and delete its parts."""

    async def export(self, guest: str) -> Any:
        """Nothing: a review belongs to a game, not to a guest."""

    async def erase(self, guest: str, codes: list[str]) -> None:
        """Delete the reviews of these tables."""


class SqliteReviewStore:
    """Reviews in the database of the tables."""

    def __init__(self, database: Database) -> None:
        self._run = database.run

    async def review(self, code: str, version: int) -> bytes | None:
        def work(db: sqlite3.Connection) -> bytes | None:
            query = "select review from reviews where code = ? and version = ?"
            row = db.execute(query, (code, version)).fetchone()
            return row[0] if row else None

        return await self._run(work)

    async def parts(self, code: str, version: int) -> dict[int, bytes]:
        query = "select part, points from review_parts where code = ? and version = ?"
        return await self._run(lambda db: dict(db.execute(query, (code, version)).fetchall()))

    async def add_part(self, code: str, version: int, part: int, points: bytes) -> None:
        row = (code, version, part, points)
        await self._run(lambda db: db.execute("insert or replace into review_parts values (?, ?, ?, ?)", row))

    async def finish(self, code: str, version: int, review: bytes) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("insert or replace into reviews values (?, ?, ?)", (code, version, review))
            db.execute("delete from review_parts where code = ?", (code,))

        await self._run(work)

    async def export(self, guest: str) -> Any:
        return []

    async def erase(self, guest: str, codes: list[str]) -> None:
        def work(db: sqlite3.Connection) -> None:
            for code in codes:
                db.execute("delete from reviews where code = ?", (code,))
                db.execute("delete from review_parts where code = ?", (code,))

        await self._run(work)
