"""All that the file of the tables holds about one guest."""

import sqlite3
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from bywater.server.privacy.removal import Change, Other
from bywater.server.storage.interface import Kept
from bywater.server.storage.sqlite import SqliteStore
from bywater.server.transport.cookies import usual_name

# Who opened a table stands within what is kept of it; an index finds it without reading all tables.
_HOST: Final = "json_extract(cast(kept as text), '$.host')"
_INDEX: Final = f"create index if not exists tables_of_host on tables ({_HOST})"
_GONE: Final = "create table if not exists gone (digest blob primary key) without rowid"


class Spoken(Struct):
    """A line of chat, and at which table."""

    code: str
    text: str
    at: float


class Own(Protocol):
    """Every call returns when what it did is safe on the disk."""

    async def open(self) -> None: ...

    async def hosted(self, guest: str) -> list[str]:
        """The codes of all tables that this guest has opened."""

    async def spoken(self, guest: str) -> list[Spoken]: ...

    async def shed(self) -> None:
        """What was deleted can't be found on the disk any more either."""

    async def forget(self, guest: str, change: Change) -> tuple[list[str], list[str]]:
        """Nothing of the guest is left. Tables where others sit, too, are changed, all others removed; which."""

    async def clear(self, codes: list[str]) -> None:
        """Nothing is left of what somebody did at these tables while they were removed."""

    async def bury(self, digest: bytes) -> None:
        """The guest of this digest is gone for good."""

    async def buried(self) -> set[bytes]: ...


class SqliteOwn:
    """In the file of the tables."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self._do = store.do

    async def open(self) -> None:
        await self._do(lambda db: db.execute(_INDEX))
        await self._do(lambda db: db.execute(_GONE))

    async def hosted(self, guest: str) -> list[str]:
        asked = f"select code from tables where {_HOST} = ? order by code"
        return await self._do(lambda db: [code for (code,) in db.execute(asked, (guest,))])

    async def spoken(self, guest: str) -> list[Spoken]:
        asked = "select code, text, at from talks where guest = ? order by at"
        return await self._do(lambda db: [Spoken(*row) for row in db.execute(asked, (guest,))])

    async def forget(self, guest: str, change: Change) -> tuple[list[str], list[str]]:
        def work(db: sqlite3.Connection) -> tuple[list[str], list[str]]:
            changed, removed = [], []
            sat = db.execute("select code, seat from owners where guest = ?", (guest,)).fetchall()
            opened = db.execute(f"select code from tables where {_HOST} = ?", (guest,)).fetchall()
            _silence(db, guest)
            db.execute("delete from owners where guest = ?", (guest,))
            for code in sorted({code for code, *_ in [*sat, *opened]}):
                others = _others(db, code)
                if others:
                    _change(db, code, [seat for at, seat in sat if at == code], others, change)
                    changed.append(code)
                else:
                    removed.append(code)
            _clear(db, removed)
            db.execute("delete from guests where guest = ?", (guest,))
            return changed, removed

        return await self._do(work)

    async def clear(self, codes: list[str]) -> None:
        await self._do(lambda db: _clear(db, codes))

    async def bury(self, digest: bytes) -> None:
        await self._do(lambda db: db.execute("insert or ignore into gone values (?)", (digest,)))

    async def buried(self) -> set[bytes]:
        return await self._do(lambda db: {digest for (digest,) in db.execute("select digest from gone")})

    async def shed(self) -> None:
        await self._store.shed()


def _others(db: sqlite3.Connection, code: str) -> list[Other]:
    asked = (
        "select seat, owners.guest, coalesce(name, '') from owners left join guests using (guest)"
        " where code = ? order by seat, owners.guest"
    )
    return [Other(seat, guest, name or usual_name(guest)) for seat, guest, name in db.execute(asked, (code,))]


def _clear(db: sqlite3.Connection, codes: list[str]) -> None:
    for table in ("tables", "lines", "talks", "owners", "minds"):
        db.executemany(f"delete from {table} where code = ?", [(code,) for code in codes])


def _change(db: sqlite3.Connection, code: str, seats: list[int], others: list[Other], change: Change) -> None:
    row = db.execute("select kept from tables where code = ?", (code,)).fetchone()
    if row is not None:
        begun = db.execute("select 1 from lines where code = ? limit 1", (code,)).fetchone() is not None
        kept = change(msgspec.json.decode(row[0], type=Kept), begun, seats, others)
        db.execute("update tables set kept = ? where code = ?", (msgspec.json.encode(kept), code))


def _silence(db: sqlite3.Connection, guest: str) -> None:
    """No line of this guest's chat is left, as long as it is still known where the guest sits.

    Lines from before it was kept who said them are known by the chair, or by the name at a table one sits at.
    """
    db.execute("delete from talks where guest = ?", (guest,))
    db.execute(
        "delete from talks where guest = '' and exists"
        " (select 1 from owners where owners.guest = ? and owners.code = talks.code and owners.seat = talks.seat)",
        (guest,),
    )
    db.execute(
        "delete from talks where guest = '' and name = (select name from guests where guests.guest = ?)"
        " and code in (select code from owners where owners.guest = ?)",
        (guest, guest),
    )
