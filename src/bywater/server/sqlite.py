"""The store in one SQLite file. One thread writes; what waits for it is committed together with one sync."""

import asyncio
import queue
import secrets
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
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
_MOST = 512
"""So many pieces of work share a commit at most."""


class SqliteStore:
    """Reads and writes go through one thread in the order in which they were asked for."""

    def __init__(self, file: Path | str) -> None:
        self.file = str(file)
        self._work: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="bywater-store", daemon=True)
        self._opened: Future[None] = Future()

    async def open(self) -> None:
        self._thread.start()
        await asyncio.wrap_future(self._opened)

    async def close(self) -> None:
        self._work.put(None)
        await asyncio.to_thread(self._thread.join)

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

    # -- the thread ---------------------------------------------------------------------------

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        done: Future[T] = Future()
        self._work.put((work, done))
        return await asyncio.wrap_future(done)

    def _run(self) -> None:
        try:
            db = sqlite3.connect(self.file, isolation_level=None)
            db.execute("pragma journal_mode = wal")
            db.execute("pragma synchronous = full")
            db.executescript(_SCHEMA)
        except BaseException as error:
            self._opened.set_exception(error)
            return
        self._opened.set_result(None)
        while (first := self._work.get()) is not None:
            batch = [first]
            last = False
            while len(batch) < _MOST:
                try:
                    further = self._work.get_nowait()
                except queue.Empty:
                    break
                if further is None:
                    last = True
                    break
                batch.append(further)
            _commit(db, batch)
            if last:
                break
        db.close()


def _commit(db: sqlite3.Connection, batch: list[tuple[Work, Future[Any]]]) -> None:
    """Do a batch of work in one transaction. What fails alone is undone alone; nobody hears before the commit."""
    answers: list[tuple[Future[Any], Any, BaseException | None]] = []
    try:
        db.execute("begin immediate")
        for work, done in batch:
            db.execute("savepoint one")
            try:
                answers.append((done, work(db), None))
            except Exception as error:
                db.execute("rollback to one")
                answers.append((done, None, error))
            db.execute("release one")
        db.execute("commit")
    except sqlite3.Error as error:  # the disk is full, or the file is gone: nothing of it has happened
        with suppress(sqlite3.Error):
            db.execute("rollback")
        answers = [(done, None, error) for _, done in batch]
    for done, answer, fault in answers:
        if not done.set_running_or_notify_cancel():
            continue
        if fault is not None:
            done.set_exception(fault)
        else:
            done.set_result(answer)


def _change(db: sqlite3.Connection, kept: Kept) -> None:
    code, touched, blob = _row(kept)
    db.execute("update tables set touched = ?, kept = ? where code = ?", (touched, blob, code))


def _row(kept: Kept) -> tuple[str, float, bytes]:
    return kept.code, kept.touched, msgspec.json.encode(kept)


def _kept(blob: bytes) -> Kept:
    return msgspec.json.decode(blob, type=Kept)
