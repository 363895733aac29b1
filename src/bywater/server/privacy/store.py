"""All rows of one guest in the database of the tables."""

import sqlite3
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from bywater.server.storage.database import Database
from bywater.server.storage.interface import SeatHolder, default_name
from bywater.server.storage.sqlite import read_table
from bywater.server.tables.seats import Removal

# The expression of the index `tables_by_host`.
_HOST: Final = "json_extract(cast(data as text), '$.host')"


class OwnChatLine(Struct):
    """A line of chat that a guest wrote, and its table."""

    code: str
    text: str
    at: float


class PrivacyStore(Protocol):
    """Every call returns after its changes are durable."""

    async def hosted(self, guest: str) -> list[str]:
        """The codes of all tables that this guest opened."""

    async def chat_of(self, guest: str) -> list[OwnChatLine]:
        """All chat lines of this guest."""

    async def erase(self, guest: str, removal: Removal) -> tuple[list[str], list[str]]:
        """Delete all rows of a guest. Tables with other holders are changed, others deleted; the codes of both."""

    async def delete_tables(self, codes: list[str]) -> None:
        """Delete what was stored at these tables while they were being deleted."""

    async def erase_deleted(self) -> None:
        """Remove deleted rows from the disk."""

    async def add_tombstone(self, digest: bytes) -> None: ...
    async def tombstones(self) -> set[bytes]: ...


class SqlitePrivacyStore:
    """The rows of guests in SQLite."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._run = database.run

    async def hosted(self, guest: str) -> list[str]:
        query = f"select code from tables where {_HOST} = ? order by code"
        return await self._run(lambda db: [code for (code,) in db.execute(query, (guest,))])

    async def chat_of(self, guest: str) -> list[OwnChatLine]:
        query = "select code, text, at from chat where guest = ? order by at"
        return await self._run(lambda db: [OwnChatLine(*row) for row in db.execute(query, (guest,))])

    async def erase(self, guest: str, removal: Removal) -> tuple[list[str], list[str]]:
        def work(db: sqlite3.Connection) -> tuple[list[str], list[str]]:
            changed, deleted = [], []
            held = db.execute("select code, seat from owners where guest = ?", (guest,)).fetchall()
            opened = db.execute(f"select code from tables where {_HOST} = ?", (guest,)).fetchall()
            _delete_chat(db, guest)
            db.execute("delete from owners where guest = ?", (guest,))
            for code in sorted({code for code, *_ in [*held, *opened]}):
                others = _holders(db, code)
                if others:
                    _remove_from_table(db, code, [seat for at, seat in held if at == code], others, removal)
                    changed.append(code)
                else:
                    deleted.append(code)
            _delete_tables(db, deleted)
            db.execute("delete from guests where guest = ?", (guest,))
            return changed, deleted

        return await self._run(work)

    async def delete_tables(self, codes: list[str]) -> None:
        await self._run(lambda db: _delete_tables(db, codes))

    async def erase_deleted(self) -> None:
        await self._database.erase_deleted()

    async def add_tombstone(self, digest: bytes) -> None:
        await self._run(lambda db: db.execute("insert or ignore into tombstones values (?)", (digest,)))

    async def tombstones(self) -> set[bytes]:
        return await self._run(lambda db: {digest for (digest,) in db.execute("select digest from tombstones")})


def _holders(db: sqlite3.Connection, code: str) -> list[SeatHolder]:
    query = (
        "select seat, owners.guest, coalesce(name, '') from owners left join guests using (guest)"
        " where code = ? order by seat, owners.guest"
    )
    return [SeatHolder(seat, guest, name or default_name(guest)) for seat, guest, name in db.execute(query, (code,))]


def _delete_tables(db: sqlite3.Connection, codes: list[str]) -> None:
    for table in ("tables", "lines", "chat", "owners", "bot_memories"):
        db.executemany(f"delete from {table} where code = ?", [(code,) for code in codes])


def _remove_from_table(
    db: sqlite3.Connection, code: str, seats: list[int], others: list[SeatHolder], removal: Removal
) -> None:
    row = db.execute("select data from tables where code = ?", (code,)).fetchone()
    if row is not None:
        has_begun = db.execute("select 1 from lines where code = ? limit 1", (code,)).fetchone() is not None
        stored = removal(read_table(row[0]), has_begun, seats, others)
        db.execute("update tables set data = ? where code = ?", (msgspec.json.encode(stored), code))


def _delete_chat(db: sqlite3.Connection, guest: str) -> None:
    """Delete the chat lines of a guest, before the guest's seats are deleted.

    Lines without a guest are recognised by the guest's seat, or by the name at a table where the guest sits.
    """
    db.execute("delete from chat where guest = ?", (guest,))
    db.execute(
        "delete from chat where guest = '' and exists"
        " (select 1 from owners where owners.guest = ? and owners.code = chat.code and owners.seat = chat.seat)",
        (guest,),
    )
    db.execute(
        "delete from chat where guest = '' and name = (select name from guests where guests.guest = ?)"
        " and code in (select code from owners where owners.guest = ?)",
        (guest, guest),
    )
