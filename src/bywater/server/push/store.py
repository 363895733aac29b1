"""Stored push subscriptions, muted tables, and the signing key."""

import sqlite3
import time
from typing import Final, Protocol

from msgspec import Struct

from bywater.server.storage.database import Database
from bywater.server.storage.sqlite import secret

MAX_SUBSCRIPTIONS: Final = 10
"""The most browsers of a guest; the oldest is dropped when another one subscribes."""
MAX_FAILURES: Final = 5
MIN_FAILING_TIME: Final = 6 * 3600.0
"""A subscription is dropped after this many failures in a row over this many seconds. A push service, or our own
connection, may be down for an hour, and no subscription should be lost then."""


class PushSubscription(Struct):
    """A browser that may be notified: its address at a push service, and the keys to encrypt for it."""

    endpoint: str
    p256dh: str
    auth: str
    lang: str
    origin: str
    """The address of our page at the time of the subscription: the contact for push services."""
    failures: int = 0
    """The number of failures in a row."""


class SubscriptionStore(Protocol):
    """Every call returns after its changes are durable."""

    async def signing_key(self, fresh: str) -> str:
        """The private key; `fresh` is stored if there is none."""

    async def add(self, guest: str, subscription: PushSubscription) -> None: ...

    async def remove(self, endpoint: str, guest: str = "") -> None:
        """Delete a subscription; with a guest, only if it belongs to that guest."""

    async def count_failure(self, endpoint: str) -> bool:
        """Count a failure; whether the subscription should be dropped."""

    async def reset_failures(self, endpoint: str) -> None: ...
    async def of(self, guest: str) -> list[PushSubscription]: ...

    async def guests(self) -> set[str]:
        """All guests with a subscription."""

    async def mute(self, guest: str, code: str, muted: bool) -> None: ...
    async def muted(self, guest: str) -> list[str]: ...
    async def erase(self, guest: str) -> None: ...


class SqliteSubscriptionStore:
    """Subscriptions in the database of the tables."""

    def __init__(self, database: Database) -> None:
        self._run = database.run

    async def signing_key(self, fresh: str) -> str:
        return await self._run(lambda db: secret(db, "push", fresh))

    async def add(self, guest: str, subscription: PushSubscription) -> None:
        one = subscription
        row = (one.endpoint, guest, one.p256dh, one.auth, one.lang, one.origin, time.time())

        def work(db: sqlite3.Connection) -> None:
            # To subscribe again does not reset the failures.
            db.execute(
                "insert into push_subscriptions (endpoint, guest, p256dh, auth, lang, origin, created)"
                " values (?, ?, ?, ?, ?, ?, ?)"
                " on conflict (endpoint) do update set guest = excluded.guest, p256dh = excluded.p256dh,"
                " auth = excluded.auth, lang = excluded.lang, origin = excluded.origin, created = excluded.created",
                row,
            )
            db.execute(
                "delete from push_subscriptions where guest = ? and endpoint not in"
                " (select endpoint from push_subscriptions where guest = ? order by created desc limit ?)",
                (guest, guest, MAX_SUBSCRIPTIONS),
            )

        await self._run(work)

    async def remove(self, endpoint: str, guest: str = "") -> None:
        query = "delete from push_subscriptions where endpoint = ? and (guest = ? or ? = '')"
        await self._run(lambda db: db.execute(query, (endpoint, guest, guest)))

    async def count_failure(self, endpoint: str) -> bool:
        now = time.time()

        def work(db: sqlite3.Connection) -> bool:
            db.execute(
                "update push_subscriptions set failures = failures + 1,"
                " failing_since = iif(failures = 0, ?, failing_since) where endpoint = ?",
                (now, endpoint),
            )
            query = "select 1 from push_subscriptions where endpoint = ? and failures >= ? and failing_since <= ?"
            return db.execute(query, (endpoint, MAX_FAILURES, now - MIN_FAILING_TIME)).fetchone() is not None

        return await self._run(work)

    async def reset_failures(self, endpoint: str) -> None:
        query = "update push_subscriptions set failures = 0, failing_since = 0 where endpoint = ?"
        await self._run(lambda db: db.execute(query, (endpoint,)))

    async def of(self, guest: str) -> list[PushSubscription]:
        query = (
            "select endpoint, p256dh, auth, lang, origin, failures from push_subscriptions"
            " where guest = ? order by created"
        )
        return await self._run(lambda db: [PushSubscription(*row) for row in db.execute(query, (guest,))])

    async def guests(self) -> set[str]:
        query = "select distinct guest from push_subscriptions"
        return await self._run(lambda db: {guest for (guest,) in db.execute(query)})

    async def mute(self, guest: str, code: str, muted: bool) -> None:
        insert, delete = (
            "insert or ignore into push_mutes values (?, ?)",
            "delete from push_mutes where guest = ? and code = ?",
        )
        await self._run(lambda db: db.execute(insert if muted else delete, (guest, code)))

    async def muted(self, guest: str) -> list[str]:
        query = "select code from push_mutes where guest = ? order by code"
        return await self._run(lambda db: [code for (code,) in db.execute(query, (guest,))])

    async def erase(self, guest: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("delete from push_subscriptions where guest = ?", (guest,))
            db.execute("delete from push_mutes where guest = ?", (guest,))

        await self._run(work)
