"""Which browsers may be called, which tables are muted, and the key that we sign with."""

import sqlite3
import time
from typing import Final, Protocol

from msgspec import Struct

from bywater.server.storage.sqlite import SqliteStore

_SCHEMA: Final = """
create table if not exists callings (
    endpoint text primary key, guest text not null, p256dh text not null, auth text not null,
    lang text not null, origin text not null, made real not null,
    failures integer not null default 0, failing real not null default 0
) without rowid;
create index if not exists callings_of_guest on callings (guest);
create table if not exists mutes (guest text not null, code text not null, primary key (guest, code)) without rowid;
"""
MOST: Final = 10
"""So many browsers a guest may have called; the oldest goes when another comes."""
FAILURES: Final = 5
FAILING: Final = 6 * 3600.0
"""After so many failures in a row over so many seconds an address is given up. A service, or our own line, may be down
for an hour; then nobody's address should be lost."""


class Calling(Struct):
    """A browser that may be called: its address at a push service and the keys that only it can open messages of."""

    endpoint: str
    p256dh: str
    auth: str
    lang: str
    origin: str
    """The address of our page when it asked to be called: whom a push service may complain to."""
    failures: int = 0
    """How often in a row it could not be called, up to now."""


class Callings(Protocol):
    """Every call returns when what it did is safe on the disk."""

    async def open(self) -> None: ...

    async def secret(self, fresh: str) -> str:
        """The private key that calls are signed with: `fresh`, if there was none yet."""

    async def add(self, guest: str, calling: Calling) -> None: ...

    async def drop(self, endpoint: str, guest: str = "") -> None:
        """Nobody is there any more; with a guest, only if it is that guest's own."""

    async def failed(self, endpoint: str) -> bool:
        """It could not be called, once more; whether it is to be given up."""

    async def answered(self, endpoint: str) -> None:
        """It could be called again."""

    async def of(self, guest: str) -> list[Calling]: ...

    async def guests(self) -> set[str]:
        """All who have a browser that may be called."""

    async def mute(self, guest: str, code: str, muted: bool) -> None: ...
    async def muted(self, guest: str) -> list[str]: ...
    async def forget(self, guest: str) -> None: ...


class SqliteCallings:
    """In the file of the tables."""

    def __init__(self, store: SqliteStore) -> None:
        self._do = store.do

    async def open(self) -> None:
        def work(db: sqlite3.Connection) -> None:
            for statement in _SCHEMA.split(";"):
                db.execute(statement)

        await self._do(work)

    async def secret(self, fresh: str) -> str:
        def work(db: sqlite3.Connection) -> str:
            db.execute("insert or ignore into secrets values ('push', ?)", (fresh,))
            found: str = db.execute("select value from secrets where name = 'push'").fetchone()[0]
            return found

        return await self._do(work)

    async def add(self, guest: str, calling: Calling) -> None:
        one = calling
        row = (one.endpoint, guest, one.p256dh, one.auth, one.lang, one.origin, time.time())

        def work(db: sqlite3.Connection) -> None:
            # Whoever gives an address once more does not wash it clean of its failures.
            db.execute(
                "insert into callings (endpoint, guest, p256dh, auth, lang, origin, made) values (?, ?, ?, ?, ?, ?, ?)"
                " on conflict (endpoint) do update set guest = excluded.guest, p256dh = excluded.p256dh,"
                " auth = excluded.auth, lang = excluded.lang, origin = excluded.origin, made = excluded.made",
                row,
            )
            db.execute(
                "delete from callings where guest = ? and endpoint not in"
                " (select endpoint from callings where guest = ? order by made desc limit ?)",
                (guest, guest, MOST),
            )

        await self._do(work)

    async def drop(self, endpoint: str, guest: str = "") -> None:
        asked = "delete from callings where endpoint = ? and (guest = ? or ? = '')"
        await self._do(lambda db: db.execute(asked, (endpoint, guest, guest)))

    async def failed(self, endpoint: str) -> bool:
        now = time.time()

        def work(db: sqlite3.Connection) -> bool:
            db.execute(
                "update callings set failures = failures + 1, failing = iif(failures = 0, ?, failing)"
                " where endpoint = ?",
                (now, endpoint),
            )
            asked = "select 1 from callings where endpoint = ? and failures >= ? and failing <= ?"
            return db.execute(asked, (endpoint, FAILURES, now - FAILING)).fetchone() is not None

        return await self._do(work)

    async def answered(self, endpoint: str) -> None:
        asked = "update callings set failures = 0, failing = 0 where endpoint = ?"
        await self._do(lambda db: db.execute(asked, (endpoint,)))

    async def of(self, guest: str) -> list[Calling]:
        asked = "select endpoint, p256dh, auth, lang, origin, failures from callings where guest = ? order by made"
        return await self._do(lambda db: [Calling(*row) for row in db.execute(asked, (guest,))])

    async def guests(self) -> set[str]:
        return await self._do(lambda db: {guest for (guest,) in db.execute("select distinct guest from callings")})

    async def mute(self, guest: str, code: str, muted: bool) -> None:
        asked = (
            "insert or ignore into mutes values (?, ?)" if muted else "delete from mutes where guest = ? and code = ?"
        )
        await self._do(lambda db: db.execute(asked, (guest, code)))

    async def muted(self, guest: str) -> list[str]:
        asked = "select code from mutes where guest = ? order by code"
        return await self._do(lambda db: [code for (code,) in db.execute(asked, (guest,))])

    async def forget(self, guest: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("delete from callings where guest = ?", (guest,))
            db.execute("delete from mutes where guest = ?", (guest,))

        await self._do(work)
