"""Stored challenges: set-ups, the attempts of guests, and the results of people and bots."""

import secrets
import sqlite3
import time
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from bywater.server.challenges.ranks import Rank, add_rank, read_ranks
from bywater.server.challenges.results import Result, result_from_order
from bywater.server.challenges.setup import Setup
from bywater.server.storage.database import Database
from bywater.server.storage.interface import StoredTable
from bywater.server.storage.sqlite import add_with_new_code, read_table, secret
from bywater.server.tables.codes import new_code

MAX_OWN: Final = 20
"""The most games of a guest that are shown beyond the best ones, from the first on."""


class OwnChallenge(NamedTuple):
    """A challenge that a guest made or tried."""

    id: str
    game: str
    at: float
    """When it was made or last tried."""
    made: bool
    tries: int
    running: str
    """The code of the unfinished table."""


class ChallengeStore(Protocol):
    """Every call returns after its changes are durable."""

    name: str

    async def secret(self) -> str:
        """The secret that chance is derived from; created by the first call."""

    async def add(self, id: str, setup: Setup, guest: str = "") -> bool:
        """Add a challenge, made by this guest or by nobody; False if the id is taken."""

    async def load(self, id: str) -> Setup | None: ...

    async def start(self, id: str, guest: str, stored: StoredTable, owners: list[tuple[int, str]]) -> str:
        """The code of the unfinished table of a guest, or of this new one.

        Table and attempt are stored in one transaction, so that no table is without its attempt, and nobody has two
        unfinished ones.
        """

    async def own(self, guest: str, limit: int) -> list[OwnChallenge]:
        """The challenges that a guest made or tried, the latest first."""

    async def attempts(self, id: str, guest: str) -> tuple[int, str]:
        """The number of attempts of a guest, and the code of the unfinished table, or ""."""

    async def uncounted(self, id: str, guest: str, limit: int) -> list[str]:
        """The tables that are over and not counted yet, those of this guest first."""

    async def add_result(self, id: str, code: str, result: Result | None) -> None:
        """Store the result of a table; None if the table was deleted."""

    async def ranks(self, id: str, guest: str, seat: int, limit: int) -> list[Rank]:
        """The best games, and those of this guest; named as the holders of this seat."""

    async def finished(self, id: str, guest: str) -> int:
        """The number of counted games of this guest."""

    async def bot_results(self, id: str) -> dict[str, Result]: ...
    async def add_bot_result(self, id: str, bot: str, result: Result) -> None: ...

    async def export(self, guest: str) -> list[dict[str, Any]]:
        """The challenges that this guest made, and the guest's attempts, as plain data."""

    async def erase(self, guest: str, codes: list[str]) -> None:
        """Delete the attempts of this guest, the results of these tables, and who made the guest's challenges."""


class SqliteChallengeStore:
    """Challenges in the database of the tables."""

    name = "challenges"

    def __init__(self, database: Database) -> None:
        self._run = database.run

    async def secret(self) -> str:
        return await self._run(lambda db: secret(db, "challenges", secrets.token_urlsafe(32)))

    async def add(self, id: str, setup: Setup, guest: str = "") -> bool:
        now = time.time()
        row = (id, now, msgspec.json.encode(setup))

        def work(db: sqlite3.Connection) -> bool:
            is_new = db.execute("insert or ignore into challenges values (?, ?, ?)", row).rowcount == 1
            if is_new and guest:
                db.execute("insert into challenge_makers values (?, ?, ?)", (id, guest, now))
            return is_new

        return await self._run(work)

    async def load(self, id: str) -> Setup | None:
        def work(db: sqlite3.Connection) -> Setup | None:
            row = db.execute("select setup from challenges where id = ?", (id,)).fetchone()
            return msgspec.json.decode(row[0], type=Setup) if row else None

        return await self._run(work)

    # -- attempts -----------------------------------------------------------------------------

    async def start(self, id: str, guest: str, stored: StoredTable, owners: list[tuple[int, str]]) -> str:
        def work(db: sqlite3.Connection) -> str:
            tries, running = _attempts(db, id, guest)
            if running:
                return running
            code = add_with_new_code(db, stored, owners, new_code)
            row = (id, guest, tries + 1, code, time.time())
            db.execute("insert into challenge_tries values (?, ?, ?, ?, ?)", row)
            return code

        return await self._run(work)

    async def own(self, guest: str, limit: int) -> list[OwnChallenge]:
        query = (
            "select id, setup, max(done.at), max(made) from"
            " (select challenge, at, 1 as made from challenge_makers where guest = :guest union all"
            " select challenge, at, 0 from challenge_tries where guest = :guest) done"
            " join challenges on id = challenge group by id order by 3 desc limit :limit"
        )

        def work(db: sqlite3.Connection) -> list[OwnChallenge]:
            rows = db.execute(query, {"guest": guest, "limit": limit}).fetchall()
            return [
                OwnChallenge(id, msgspec.json.decode(setup, type=Setup).game, at, bool(made), *_attempts(db, id, guest))
                for id, setup, at, made in rows
            ]

        return await self._run(work)

    async def attempts(self, id: str, guest: str) -> tuple[int, str]:
        return await self._run(lambda db: _attempts(db, id, guest))

    # -- results of people --------------------------------------------------------------------

    async def uncounted(self, id: str, guest: str, limit: int) -> list[str]:
        query = (
            "select e.code from challenge_ended e left join challenge_tries t on t.code = e.code"
            " where e.challenge = ? order by t.guest is not ?, t.at limit ?"
        )
        return await self._run(lambda db: [code for (code,) in db.execute(query, (id, guest, limit))])

    async def add_result(self, id: str, code: str, result: Result | None) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("delete from challenge_ended where challenge = ? and code = ?", (id, code))
            query = "select guest, number from challenge_tries where code = ?"
            for guest, number in db.execute(query, (code,)).fetchall():  # none if the guest's data was deleted
                if result is not None:
                    add_rank(db, id, guest, number, code, result)

        await self._run(work)

    async def ranks(self, id: str, guest: str, seat: int, limit: int) -> list[Rank]:
        return await self._run(lambda db: read_ranks(db, id, guest, seat, limit, MAX_OWN))

    async def finished(self, id: str, guest: str) -> int:
        query = "select count(*) from challenge_ranks where challenge = ? and guest = ?"

        def work(db: sqlite3.Connection) -> int:
            found: int = db.execute(query, (id, guest)).fetchone()[0]
            return found

        return await self._run(work)

    # -- results of bots ----------------------------------------------------------------------

    async def bot_results(self, id: str) -> dict[str, Result]:
        def work(db: sqlite3.Connection) -> dict[str, Result]:
            rows = db.execute("select bot, result from challenge_bots where challenge = ?", (id,))
            return {bot: msgspec.json.decode(result, type=Result) for bot, result in rows}

        return await self._run(work)

    async def add_bot_result(self, id: str, bot: str, result: Result) -> None:
        row = (id, bot, msgspec.json.encode(result))
        await self._run(lambda db: db.execute("insert or ignore into challenge_bots values (?, ?, ?)", row))

    # -- privacy ------------------------------------------------------------------------------

    async def export(self, guest: str) -> list[dict[str, Any]]:
        query = (
            "select t.challenge, t.number, t.code, t.at, lost, resigned, behind, moves, r.at from challenge_tries t"
            " left join challenge_ranks r on r.code = t.code where t.guest = ? order by t.at"
        )
        rows = await self._run(lambda db: db.execute(query, (guest,)).fetchall())
        makers = "select challenge, at from challenge_makers where guest = ? order by at"
        made = await self._run(lambda db: db.execute(makers, (guest,)).fetchall())
        return [{"challenge": id, "made": at} for id, at in made] + [
            {
                "challenge": id,
                "try": number,
                "code": code,
                "at": at,
                "result": None if order[0] is None else result_from_order(tuple(order)),
            }
            for id, number, code, at, *order in rows
        ]

    async def erase(self, guest: str, codes: list[str]) -> None:
        def work(db: sqlite3.Connection) -> None:
            own = db.execute("select challenge, code from challenge_tries where guest = ?", (guest,)).fetchall()
            db.executemany("delete from challenge_ended where challenge = ? and code = ?", own)
            db.executemany("delete from challenge_ranks where code = ?", [(code,) for _, code in own])
            db.executemany("delete from challenge_ranks where code = ?", [(code,) for code in codes])
            db.execute("delete from challenge_tries where guest = ?", (guest,))
            db.execute("delete from challenge_makers where guest = ?", (guest,))

        await self._run(work)


def _attempts(db: sqlite3.Connection, id: str, guest: str) -> tuple[int, str]:
    """The number of attempts, and the unfinished table. Only the last attempt can be unfinished."""
    query = (
        "select number, t.code, data from challenge_tries t left join tables on tables.code = t.code"
        " where challenge = ? and guest = ? order by number desc limit 1"
    )
    number, code, blob = db.execute(query, (id, guest)).fetchone() or (0, "", None)
    return number, code if blob is not None and not read_table(blob).over else ""
