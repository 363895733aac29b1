"""The store in one SQLite file. What is asked for while the disk is busy is committed together with one sync.

Statements take microseconds and run in the event loop; a thread only waits for the disk. Were the statements in the
thread as well, each would have to wait for the interpreter's lock, which cost more than all else that a move does.
"""

import asyncio
import secrets
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from bywater.server.store import Conflict, Kept, Talk

_SCHEMA = """
create table if not exists tables (code text primary key, touched real not null, kept blob not null) without rowid;
create table if not exists lines (
    code text not null, number integer not null, line text not null, at real not null,
    primary key (code, number)
) without rowid;
create table if not exists owners (
    guest text not null, code text not null, seat integer not null, primary key (guest, code, seat)
) without rowid;
create index if not exists owners_of_table on owners (code);
create table if not exists talks (
    code text not null, seat integer not null, name text not null, text text not null, at real not null
);
create index if not exists talks_of_table on talks (code);
create table if not exists guests (guest text primary key, name text not null) without rowid;
create table if not exists secrets (name text primary key, value text not null) without rowid;
"""

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Waiting = tuple[Work, asyncio.Future[Any]]
_MOST = 512
"""So many pieces of work share a commit at most."""
_PATIENCE = 1.0
"""So many seconds another program may hold the file."""


class SqliteStore:
    """Reads and writes happen in the order in which they were asked for."""

    def __init__(self, file: Path | str) -> None:
        self.file = str(file)
        self._waiting: list[Waiting] = []
        self._writer: asyncio.Task[None] | None = None
        self._disk = ThreadPoolExecutor(1, "bywater-store")

    async def open(self) -> None:
        db = sqlite3.connect(self.file, _PATIENCE, isolation_level=None, check_same_thread=False)
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
        db.executescript(_SCHEMA)
        self._db = db

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        self._disk.shutdown()
        self._db.close()

    async def key(self) -> str:
        def work(db: sqlite3.Connection) -> str:
            db.execute("insert or ignore into secrets values ('key', ?)", (secrets.token_urlsafe(32),))
            found: str = db.execute("select value from secrets where name = 'key'").fetchone()[0]
            return found

        return await self._do(work)

    async def add(self, kept: Kept, lines: list[str], owners: list[tuple[int, str]]) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            if db.execute("select 1 from tables where code = ?", (kept.code,)).fetchone():
                return False
            db.execute("insert into tables values (?, ?, ?)", _row(kept))
            rows = [(kept.code, number, line, kept.created) for number, line in enumerate(lines)]
            db.executemany("insert into lines values (?, ?, ?, ?)", rows)
            db.executemany("insert into owners values (?, ?, ?)", [(guest, kept.code, seat) for seat, guest in owners])
            return True

        return await self._do(work)

    async def append(self, code: str, number: int, lines: list[str], at: float, ended: Kept | None = None) -> None:
        rows = [(code, number + further, line, at) for further, line in enumerate(lines)]

        def work(db: sqlite3.Connection) -> None:
            try:
                db.executemany("insert into lines values (?, ?, ?, ?)", rows)
            except sqlite3.IntegrityError:
                raise Conflict(code, number) from None
            if ended is not None:
                _change(db, ended)

        await self._do(work)

    async def cut(self, code: str, length: int) -> None:
        await self._do(lambda db: db.execute("delete from lines where code = ? and number >= ?", (code, length)))

    async def keep(self, kept: Kept) -> None:
        await self._do(lambda db: _change(db, kept))

    async def load(self, code: str) -> tuple[Kept, list[str], list[tuple[int, str]]] | None:
        def work(db: sqlite3.Connection) -> tuple[Kept, list[str], list[tuple[int, str]]] | None:
            row = db.execute("select kept from tables where code = ?", (code,)).fetchone()
            if row is None:
                return None
            lines = [line for (line,) in db.execute("select line from lines where code = ? order by number", (code,))]
            owners = list(db.execute("select seat, guest from owners where code = ? order by seat", (code,)))
            return _kept(row[0]), lines, owners

        return await self._do(work)

    async def own(self, code: str, seat: int, guest: str) -> None:
        await self._do(lambda db: db.execute("insert or ignore into owners values (?, ?, ?)", (guest, code, seat)))

    async def seat(self, kept: Kept, seat: int, guest: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            _change(db, kept)
            db.execute("delete from owners where code = ? and seat = ?", (kept.code, seat))
            if guest:
                db.execute("insert into owners values (?, ?, ?)", (guest, kept.code, seat))

        await self._do(work)

    async def tables_of(self, guest: str, limit: int) -> list[tuple[Kept, int, list[int]]]:
        def work(db: sqlite3.Connection) -> list[tuple[Kept, int, list[int]]]:
            rows = db.execute(
                "select kept, group_concat(seat),"
                " (select count(*) from lines where lines.code = tables.code),"
                " coalesce((select at from lines where lines.code = tables.code order by number desc limit 1), touched)"
                " as moved from owners join tables using (code) where guest = ?"
                " group by code order by moved desc limit ?",
                (guest, limit),
            ).fetchall()
            found = []
            for blob, chairs, count, moved in rows:
                kept = _kept(blob)
                kept.touched = moved
                found.append((kept, count, sorted(map(int, chairs.split(",")))))
            return found

        return await self._do(work)

    async def talk(self, code: str, talk: Talk) -> None:
        row = (code, talk.seat, talk.name, talk.text, talk.at)
        await self._do(lambda db: db.execute("insert into talks values (?, ?, ?, ?, ?)", row))

    async def talks(self, code: str, limit: int) -> list[Talk]:
        def work(db: sqlite3.Connection) -> list[Talk]:
            asked = "select seat, name, text, at from talks where code = ? order by rowid desc limit ?"
            return [Talk(*row) for row in db.execute(asked, (code, limit)).fetchall()][::-1]

        return await self._do(work)

    async def name(self, guest: str) -> str:
        def work(db: sqlite3.Connection) -> str:
            row = db.execute("select name from guests where guest = ?", (guest,)).fetchone()
            return row[0] if row else ""

        return await self._do(work)

    async def rename(self, guest: str, name: str) -> None:
        await self._do(lambda db: db.execute("insert or replace into guests values (?, ?)", (guest, name)))

    # -- one transaction after the other ------------------------------------------------------

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        return await done

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch = self._waiting[:_MOST]
                del self._waiting[:_MOST]
                try:
                    await self._commit(batch)
                except Exception:  # one of them failed, and nothing has happened: each for itself
                    for one in batch:
                        await self._alone(one)
        finally:
            self._writer = None

    async def _alone(self, one: Waiting) -> None:
        try:
            await self._commit([one])
        except Exception as error:
            if not one[1].done():
                one[1].set_exception(error)

    async def _commit(self, batch: list[Waiting]) -> None:
        """Do it in one transaction, all or nothing; nobody hears of it before it is on the disk."""
        db = self._db
        before = db.total_changes
        try:
            db.execute("begin immediate")
            answers = [work(db) for work, _ in batch]
            if db.total_changes == before:
                db.execute("commit")  # nothing to sync
            else:
                await asyncio.get_running_loop().run_in_executor(self._disk, db.execute, "commit")
        except BaseException:
            with suppress(sqlite3.Error):
                db.execute("rollback")
            raise
        for (_, done), answer in zip(batch, answers, strict=True):
            if not done.done():  # whoever asked may have gone
                done.set_result(answer)


def _change(db: sqlite3.Connection, kept: Kept) -> None:
    code, touched, blob = _row(kept)
    db.execute("update tables set touched = ?, kept = ? where code = ?", (touched, blob, code))


def _row(kept: Kept) -> tuple[str, float, bytes]:
    return kept.code, kept.touched, msgspec.json.encode(kept)


def _kept(blob: bytes) -> Kept:
    return msgspec.json.decode(blob, type=Kept)
