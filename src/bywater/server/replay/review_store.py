"""What is kept of reviews: the parts that are done, and at last the whole."""

import sqlite3
from functools import partial
from typing import Any, Final, Protocol

from bywater.server.storage.interface import Store
from bywater.server.storage.sqlite import SqliteStore

_SCHEMA: Final = (
    "create table if not exists reviews (code text primary key, version integer not null, whole blob not null)"
    " without rowid",
    "create table if not exists review_parts (code text not null, version integer not null, part integer not null,"
    " points blob not null, primary key (code, version, part)) without rowid",
)


class ReviewStore(Protocol):
    """What any store must do for reviews. Every call returns when what it did is safe on the disk."""

    name: str

    async def open(self) -> None: ...

    async def whole(self, code: str, version: int) -> bytes | None:
        """The finished review of a game, if there is one of this version."""

    async def parts(self, code: str, version: int) -> dict[int, bytes]:
        """Those parts of an unfinished review that are done."""

    async def keep_part(self, code: str, version: int, part: int, points: bytes) -> None: ...

    async def finish(self, code: str, version: int, whole: bytes) -> None:
        """Keep the whole review; its parts are not needed any more."""

    async def given(self, guest: str) -> Any:
        """A review tells of a game, not of a guest."""

    async def forget(self, guest: str, codes: list[str]) -> None:
        """Nothing remains of the reviews of these tables."""


class SqliteReviews:
    """Beside the tables, in the same file."""

    name = "reviews"

    def __init__(self, store: SqliteStore) -> None:
        self.store = store

    async def open(self) -> None:
        for statement in _SCHEMA:
            await self.store.do(partial(_run, statement))

    async def whole(self, code: str, version: int) -> bytes | None:
        def work(db: sqlite3.Connection) -> bytes | None:
            asked = "select whole from reviews where code = ? and version = ?"
            row = db.execute(asked, (code, version)).fetchone()
            return row[0] if row else None

        return await self.store.do(work)

    async def parts(self, code: str, version: int) -> dict[int, bytes]:
        def work(db: sqlite3.Connection) -> dict[int, bytes]:
            asked = "select part, points from review_parts where code = ? and version = ?"
            return dict(db.execute(asked, (code, version)).fetchall())

        return await self.store.do(work)

    async def keep_part(self, code: str, version: int, part: int, points: bytes) -> None:
        row = (code, version, part, points)
        await self.store.do(lambda db: db.execute("insert or replace into review_parts values (?, ?, ?, ?)", row))

    async def finish(self, code: str, version: int, whole: bytes) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("insert or replace into reviews values (?, ?, ?)", (code, version, whole))
            db.execute("delete from review_parts where code = ?", (code,))

        await self.store.do(work)

    async def given(self, guest: str) -> Any:
        return []

    async def forget(self, guest: str, codes: list[str]) -> None:
        def work(db: sqlite3.Connection) -> None:
            for code in codes:
                db.execute("delete from reviews where code = ?", (code,))
                db.execute("delete from review_parts where code = ?", (code,))

        await self.store.do(work)


def _run(statement: str, db: sqlite3.Connection) -> None:
    db.execute(statement)


def reviews_in(store: Store) -> ReviewStore:
    """The reviews that belong to these tables."""
    if isinstance(store, SqliteStore):
        return SqliteReviews(store)
    raise TypeError(f"{type(store).__name__} has no place for reviews")
