"""The store of tables in SQLite."""

import secrets
import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec

from bywater.server.storage.database import Database, T
from bywater.server.storage.fsync import DEFAULT_FSYNC
from bywater.server.storage.interface import BotMemory, ChatLine, Conflict, StoredTable


class SqliteStore:
    """The `TableStore` of one server. Stores of other subjects share its `database`."""

    def __init__(self, file: Path | str, fsync: str = DEFAULT_FSYNC) -> None:
        self.database = Database(file, fsync)

    async def open(self) -> None:
        await self.database.open()

    async def close(self) -> None:
        await self.database.close()

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job in a transaction of the database."""
        return await self.database.run(work)

    async def cookie_key(self) -> str:
        return await self.run(lambda db: secret(db, "key", secrets.token_urlsafe(32)))

    async def add(self, stored: StoredTable, lines: list[str], owners: list[tuple[int, str]]) -> bool:
        return await self.run(lambda db: add_table(db, stored, lines, owners))

    async def append(
        self,
        code: str,
        number: int,
        lines: list[str],
        at: float,
        ended: StoredTable | None = None,
        memory: BotMemory | None = None,
    ) -> None:
        rows = [(code, number + further, line, at) for further, line in enumerate(lines)]

        def work(db: sqlite3.Connection) -> None:
            try:
                db.executemany("insert into lines values (?, ?, ?, ?)", rows)
            except sqlite3.IntegrityError:
                raise Conflict(f"expected the next line of {code}, got line {number}, which exists") from None
            if ended is not None:
                _update(db, ended)
            if memory is not None:
                db.execute("insert or replace into bot_memories values (?, ?, ?)", (code, *memory))

        await self.run(work)

    async def bot_memories(self, code: str) -> dict[int, bytes]:
        query = "select seat, data from bot_memories where code = ?"
        return await self.run(lambda db: dict(db.execute(query, (code,))))

    async def truncate(self, code: str, length: int, stored: StoredTable | None = None) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("delete from lines where code = ? and number >= ?", (code, length))
            if stored is not None:
                _update(db, stored)

        await self.run(work)

    async def update(self, stored: StoredTable) -> None:
        await self.run(lambda db: _update(db, stored))

    async def load(self, code: str) -> tuple[StoredTable, list[str], list[tuple[int, str]]] | None:
        def work(db: sqlite3.Connection) -> tuple[StoredTable, list[str], list[tuple[int, str]]] | None:
            row = db.execute("select data from tables where code = ?", (code,)).fetchone()
            if row is None:
                return None
            lines = [line for (line,) in db.execute("select line from lines where code = ? order by number", (code,))]
            owners = list(db.execute("select seat, guest from owners where code = ? order by seat", (code,)))
            return read_table(row[0]), lines, owners

        return await self.run(work)

    async def last_line_at(self, code: str) -> float:
        query = "select at from lines where code = ? order by number desc limit 1"
        return await self.run(lambda db: next((at for (at,) in db.execute(query, (code,))), 0.0))

    async def add_owner(self, code: str, seat: int, guest: str, ticket: str) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            if not db.execute("insert or ignore into tickets values (?)", (ticket,)).rowcount:
                return False
            db.execute("insert or ignore into owners values (?, ?, ?)", (guest, code, seat))
            return True

        return await self.run(work)

    async def set_seat(self, stored: StoredTable, seat: int, guest: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            _update(db, stored)
            db.execute("delete from owners where code = ? and seat = ?", (stored.code, seat))
            if guest:
                db.execute("insert into owners values (?, ?, ?)", (guest, stored.code, seat))

        await self.run(work)

    async def tables_of(
        self, guest: str, limit: int, *, only_listed: bool = False
    ) -> list[tuple[StoredTable, int, list[int]]]:
        def work(db: sqlite3.Connection) -> list[tuple[StoredTable, int, list[int]]]:
            rows = db.execute(
                "select data, group_concat(seat),"
                " (select count(*) from lines where lines.code = tables.code),"
                " coalesce((select at from lines where lines.code = tables.code order by number desc limit 1), updated)"
                " as latest from owners join tables using (code) where guest = ?"
                " and (not ? or coalesce(json_extract(cast(data as text), '$.is_listed'), 1))"
                " group by code order by latest desc limit ?",
                (guest, only_listed, limit),
            ).fetchall()
            found = []
            for blob, seats, count, latest in rows:
                stored = read_table(blob)
                stored.updated = latest
                found.append((stored, count, sorted(map(int, seats.split(",")))))
            return found

        return await self.run(work)

    async def add_chat(self, code: str, line: ChatLine) -> None:
        row = (code, line.seat, line.name, line.text, line.at, line.guest)
        await self.run(lambda db: db.execute("insert into chat values (?, ?, ?, ?, ?, ?)", row))

    async def chat(self, code: str, limit: int) -> list[ChatLine]:
        query = "select seat, name, text, at, guest from chat where code = ? order by rowid desc limit ?"
        return await self.run(lambda db: [ChatLine(*row) for row in db.execute(query, (code, limit)).fetchall()][::-1])

    async def name(self, guest: str) -> str:
        query = "select name from guests where guest = ?"
        return await self.run(lambda db: next((name for (name,) in db.execute(query, (guest,))), ""))

    async def set_name(self, guest: str, name: str) -> None:
        await self.run(lambda db: db.execute("insert or replace into guests values (?, ?)", (guest, name)))


def secret(db: sqlite3.Connection, name: str, fresh: str) -> str:
    """The stored secret of this name; `fresh` is stored if there is none."""
    db.execute("insert or ignore into secrets values (?, ?)", (name, fresh))
    found: str = db.execute("select value from secrets where name = ?", (name,)).fetchone()[0]
    return found


def add_table(db: sqlite3.Connection, stored: StoredTable, lines: list[str], owners: list[tuple[int, str]]) -> bool:
    """Add a table within a transaction; False if the code is taken."""
    if db.execute("select 1 from tables where code = ?", (stored.code,)).fetchone():
        return False
    db.execute("insert into tables values (?, ?, ?)", _row(stored))
    rows = [(stored.code, number, line, stored.created) for number, line in enumerate(lines)]
    db.executemany("insert into lines values (?, ?, ?, ?)", rows)
    db.executemany("insert into owners values (?, ?, ?)", [(guest, stored.code, seat) for seat, guest in owners])
    return True


def add_with_new_code(
    db: sqlite3.Connection, stored: StoredTable, owners: list[tuple[int, str]], new_code: Callable[[], str]
) -> str:
    """Add a table under a new code within a transaction; returns the code."""
    while True:
        stored.code = new_code()
        if add_table(db, stored, [], owners):
            return stored.code


def read_table(blob: bytes) -> StoredTable:
    """The table in a row of the database."""
    return msgspec.json.decode(blob, type=StoredTable)


def _update(db: sqlite3.Connection, stored: StoredTable) -> None:
    code, updated, blob = _row(stored)
    db.execute("update tables set updated = ?, data = ? where code = ?", (updated, blob, code))


def _row(stored: StoredTable) -> tuple[str, float, bytes]:
    return stored.code, stored.updated, msgspec.json.encode(stored)
