"""The store in one SQLite file. What is asked for while the disk is busy is committed together with one sync.

Statements take microseconds and run in the event loop; a process of its own waits for the disk (`disk.py`).
"""

import asyncio
import secrets
import sqlite3
import sys
from collections import deque
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from bywater.server.storage.fsync import Disk
from bywater.server.storage.interface import Conflict, Kept, Mind, Talk
from bywater.server.storage.version import WrongVersion, mark_version
from bywater.server.tables.codes import new_code

_SCHEMA = """
create table if not exists tables (code text primary key, touched real not null, kept blob not null) without rowid;
create table if not exists lines (
    code text not null, number integer not null, line text not null, at real not null,
    primary key (code, number)
) without rowid;
create table if not exists owners (
    guest text not null, code text not null, seat integer not null, primary key (guest, code, seat)
) without rowid;
create table if not exists minds (
    code text not null, seat integer not null, mind blob not null, primary key (code, seat)
) without rowid;
create index if not exists owners_of_table on owners (code);
create table if not exists talks (
    code text not null, seat integer not null, name text not null, text text not null, at real not null,
    guest text not null default ''
);
create index if not exists talks_of_table on talks (code);
create index if not exists talks_of_guest on talks (guest);
create table if not exists guests (guest text primary key, name text not null) without rowid;
create table if not exists tickets (ticket text primary key) without rowid;
create table if not exists secrets (name text primary key, value text not null) without rowid;
"""

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Waiting = tuple[Work, asyncio.Future[Any]]
_MOST = 512
"""So many pieces of work share a commit at most."""
_PATIENCE = 1.0
"""So many seconds another program may hold the file."""
_APART = sys.platform != "win32"
"""Whether another process can wait for the disk."""


class SqliteStore:
    """Reads and writes happen in the order in which they were asked for."""

    def __init__(self, file: Path | str) -> None:
        self.file = str(file)
        self._waiting: list[Waiting] = []
        self._alone: deque[Waiting] = deque()
        """What was part of a transaction that failed."""
        self._syncing = False
        self._failed: OSError | None = None
        """The disk could not keep what it had taken."""
        self._idle: asyncio.Future[None] | None = None
        self._disk = Disk(f"{file}-wal")

    async def open(self) -> None:
        db = sqlite3.connect(self.file, _PATIENCE, isolation_level=None)
        try:
            mark_version(db)
        except WrongVersion:
            db.close()
            raise
        db.execute("pragma journal_mode = wal")
        # SQLite only writes a commit, where another process can bring the log to the disk.
        db.execute(f"pragma synchronous = {'normal' if _APART else 'full'}")
        db.execute("pragma wal_autocheckpoint = 8000")  # running games change the same pages again and again: 32 MB
        db.execute("pragma secure_delete = on")  # what is deleted is overwritten, not only left out
        db.executescript(_SCHEMA)
        self._db = db

    async def close(self) -> None:
        if self._syncing:
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
        self._disk.close()
        self._db.close()

    async def key(self) -> str:
        def work(db: sqlite3.Connection) -> str:
            db.execute("insert or ignore into secrets values ('key', ?)", (secrets.token_urlsafe(32),))
            found: str = db.execute("select value from secrets where name = 'key'").fetchone()[0]
            return found

        return await self.do(work)

    async def add(self, kept: Kept, lines: list[str], owners: list[tuple[int, str]]) -> bool:
        return await self.do(lambda db: add_table(db, kept, lines, owners))

    async def append(
        self,
        code: str,
        number: int,
        lines: list[str],
        at: float,
        ended: Kept | None = None,
        mind: Mind | None = None,
    ) -> None:
        rows = [(code, number + further, line, at) for further, line in enumerate(lines)]

        def work(db: sqlite3.Connection) -> None:
            try:
                db.executemany("insert into lines values (?, ?, ?, ?)", rows)
            except sqlite3.IntegrityError:
                raise Conflict(code, number) from None
            if ended is not None:
                _change(db, ended)
            if mind is not None:
                db.execute("insert or replace into minds values (?, ?, ?)", (code, *mind))

        await self.do(work)

    async def minds(self, code: str) -> dict[int, bytes]:
        return await self.do(lambda db: dict(db.execute("select seat, mind from minds where code = ?", (code,))))

    async def cut(self, code: str, length: int, kept: Kept | None = None) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("delete from lines where code = ? and number >= ?", (code, length))
            if kept is not None:
                _change(db, kept)

        await self.do(work)

    async def keep(self, kept: Kept) -> None:
        await self.do(lambda db: _change(db, kept))

    async def load(self, code: str) -> tuple[Kept, list[str], list[tuple[int, str]]] | None:
        def work(db: sqlite3.Connection) -> tuple[Kept, list[str], list[tuple[int, str]]] | None:
            row = db.execute("select kept from tables where code = ?", (code,)).fetchone()
            if row is None:
                return None
            lines = [line for (line,) in db.execute("select line from lines where code = ? order by number", (code,))]
            owners = list(db.execute("select seat, guest from owners where code = ? order by seat", (code,)))
            return kept_in(row[0]), lines, owners

        return await self.do(work)

    async def moved(self, code: str) -> float:
        asked = "select at from lines where code = ? order by number desc limit 1"
        return await self.do(lambda db: next((at for (at,) in db.execute(asked, (code,))), 0.0))

    async def own(self, code: str, seat: int, guest: str, ticket: str) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            if not db.execute("insert or ignore into tickets values (?)", (ticket,)).rowcount:
                return False
            db.execute("insert or ignore into owners values (?, ?, ?)", (guest, code, seat))
            return True

        return await self.do(work)

    async def seat(self, kept: Kept, seat: int, guest: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            _change(db, kept)
            db.execute("delete from owners where code = ? and seat = ?", (kept.code, seat))
            if guest:
                db.execute("insert into owners values (?, ?, ?)", (guest, kept.code, seat))

        await self.do(work)

    async def tables_of(self, guest: str, limit: int, *, puzzles: bool = True) -> list[tuple[Kept, int, list[int]]]:
        def work(db: sqlite3.Connection) -> list[tuple[Kept, int, list[int]]]:
            rows = db.execute(
                "select kept, group_concat(seat),"
                " (select count(*) from lines where lines.code = tables.code),"
                " coalesce((select at from lines where lines.code = tables.code order by number desc limit 1), touched)"
                " as moved from owners join tables using (code) where guest = ?"
                " and (? or coalesce(json_extract(cast(kept as text), '$.puzzle'), '') = '')"
                " group by code order by moved desc limit ?",
                (guest, puzzles, limit),
            ).fetchall()
            found = []
            for blob, chairs, count, moved in rows:
                kept = kept_in(blob)
                kept.touched = moved
                found.append((kept, count, sorted(map(int, chairs.split(",")))))
            return found

        return await self.do(work)

    async def talk(self, code: str, talk: Talk) -> None:
        row = (code, talk.seat, talk.name, talk.text, talk.at, talk.guest)
        await self.do(lambda db: db.execute("insert into talks values (?, ?, ?, ?, ?, ?)", row))

    async def talks(self, code: str, limit: int) -> list[Talk]:
        def work(db: sqlite3.Connection) -> list[Talk]:
            asked = "select seat, name, text, at, guest from talks where code = ? order by rowid desc limit ?"
            return [Talk(*row) for row in db.execute(asked, (code, limit)).fetchall()][::-1]

        return await self.do(work)

    async def name(self, guest: str) -> str:
        def work(db: sqlite3.Connection) -> str:
            row = db.execute("select name from guests where guest = ?", (guest,)).fetchone()
            return row[0] if row else ""

        return await self.do(work)

    async def rename(self, guest: str, name: str) -> None:
        await self.do(lambda db: db.execute("insert or replace into guests values (?, ?)", (guest, name)))

    async def shed(self) -> bool:
        """Write what was overwritten into the file itself, and empty the log beside it, which holds it as it was.

        On a connection of its own, so that it waits until nobody is within a transaction. False: somebody always was.
        """
        return await asyncio.to_thread(_shed, self.file)

    # -- one transaction after the other ------------------------------------------------------

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """The answer of this work, once what it did is safe on the disk."""
        if self._failed is not None:
            raise self._failed
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        self._go_on()
        return await done

    def _go_on(self) -> None:
        """Begin at once if nothing is under way, so that the disk works while the next moves are reckoned."""
        while not self._syncing and (self._alone or self._waiting):
            if self._alone:
                batch = [self._alone.popleft()]
            else:
                batch, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
            self._carry_out(batch)
        if not self._syncing and self._idle is not None:
            self._idle.set_result(None)
            self._idle = None

    def _carry_out(self, batch: list[Waiting]) -> None:
        """Do it in one transaction, all or nothing; nobody hears of it before it is on the disk."""
        db = self._db
        before = db.total_changes
        try:
            db.execute("begin immediate")
            answers = [work(db) for work, _ in batch]
            db.execute("commit")
        except Exception as error:
            self._take_back(batch, error)
            return
        if db.total_changes == before or not _APART:
            self._tell(batch, answers)  # nothing to bring to the disk
        else:
            self._syncing = True
            self._disk.sync(partial(self._synced, batch, answers))

    def _synced(self, batch: list[Waiting], answers: list[Any], failed: OSError | None) -> None:
        self._syncing = False
        if failed is None:
            self._tell(batch, answers)
        else:
            self._give_up(batch, failed)
        self._go_on()

    def _give_up(self, batch: list[Waiting], failed: OSError) -> None:
        """What the disk has lost it may seem to hold when it is asked again. So nothing more is taken until a restart,
        which reads what is really there."""
        self._failed = failed
        for _, done in [*batch, *self._alone, *self._waiting]:
            if not done.done():
                done.set_exception(failed)
        self._alone.clear()
        self._waiting.clear()

    def _tell(self, batch: list[Waiting], answers: list[Any]) -> None:
        for (_, done), answer in zip(batch, answers, strict=True):
            if not done.done():  # whoever asked may have gone
                done.set_result(answer)

    def _take_back(self, batch: list[Waiting], failed: Exception) -> None:
        """One of them failed, and nothing has happened: then each for itself, before all others."""
        with suppress(sqlite3.Error):
            self._db.execute("rollback")
        if len(batch) > 1:
            self._alone.extend(batch)
        elif not batch[0][1].done():
            batch[0][1].set_exception(failed)


def _shed(file: str) -> bool:
    with closing(sqlite3.connect(file, 5 * _PATIENCE, isolation_level=None)) as db:
        return any(db.execute("pragma wal_checkpoint(truncate)").fetchone()[0] == 0 for _ in range(5))


def add_table(db: sqlite3.Connection, kept: Kept, lines: list[str], owners: list[tuple[int, str]]) -> bool:
    """A new table, within a transaction that may hold more; False if the code is taken."""
    if db.execute("select 1 from tables where code = ?", (kept.code,)).fetchone():
        return False
    db.execute("insert into tables values (?, ?, ?)", _row(kept))
    rows = [(kept.code, number, line, kept.created) for number, line in enumerate(lines)]
    db.executemany("insert into lines values (?, ?, ?, ?)", rows)
    db.executemany("insert into owners values (?, ?, ?)", [(guest, kept.code, seat) for seat, guest in owners])
    return True


def add_under_new_code(db: sqlite3.Connection, kept: Kept, owners: list[tuple[int, str]]) -> str:
    """A new table under a code that is free, within a transaction that may hold more; its code."""
    while True:
        kept.code = new_code()
        if add_table(db, kept, [], owners):
            return kept.code


def _change(db: sqlite3.Connection, kept: Kept) -> None:
    code, touched, blob = _row(kept)
    db.execute("update tables set touched = ?, kept = ? where code = ?", (touched, blob, code))


def _row(kept: Kept) -> tuple[str, float, bytes]:
    return kept.code, kept.touched, msgspec.json.encode(kept)


def kept_in(blob: bytes) -> Kept:
    """A table as it lies in its row."""
    return msgspec.json.decode(blob, type=Kept)
