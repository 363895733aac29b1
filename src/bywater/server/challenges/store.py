"""What is kept of challenges: their set-ups, who tried them at which table, and how people and bots fared."""

import secrets
import sqlite3
import time
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from bywater.server.challenges.ranks import Rank, ranks
from bywater.server.challenges.results import Result, result_in
from bywater.server.challenges.schema import keep_rank, prepare
from bywater.server.challenges.setup import SetUp
from bywater.server.storage.interface import Kept, Store
from bywater.server.storage.sqlite import SqliteStore, add_under_new_code, kept_in

MAX_OWN: Final = 20
"""So many of one's own games are shown in any case, from the first on."""


class Own(NamedTuple):
    """A challenge that a guest made or took up."""

    id: str
    game: str
    at: float
    """When it was made or last taken up."""
    made: bool
    tries: int
    running: str
    """The code of the own table that is not finished."""


class ChallengeStore(Protocol):
    """Every call returns when what it did is safe on the disk."""

    name: str

    async def open(self) -> None: ...

    async def secret(self) -> str:
        """What chance is derived from; made at the first call, and not what cookies are signed with."""

    async def add(self, id: str, set_up: SetUp, guest: str = "") -> bool:
        """A new challenge, made by this guest or by nobody; False if there is one of this id."""

    async def load(self, id: str) -> SetUp | None: ...

    async def begin(self, id: str, guest: str, kept: Kept, owners: list[tuple[int, str]]) -> str:
        """A guest takes it up: at the own table that is not finished, else at this new one; its code.

        All of it or nothing, so that no table is without its try, and nobody has two that are not finished.
        """

    async def own(self, guest: str, most: int) -> list[Own]:
        """Those that a guest made or took up, so many at most, the last touched first."""

    async def tried(self, id: str, guest: str) -> tuple[int, str]:
        """How often a guest has taken it up, and the code of the table that is not finished, if there is one."""

    async def uncounted(self, id: str, guest: str, most: int) -> list[str]:
        """Tables whose game is over and not counted yet, so many at most, those of this guest first."""

    async def count(self, id: str, code: str, result: Result | None) -> None:
        """How the game at a table went; None if the table is gone."""

    async def ranks(self, id: str, guest: str, seat: int, most: int) -> list[Rank]:
        """So many of the best games, and those of this guest in any case; named as who sat in this seat."""

    async def finished(self, id: str, guest: str) -> int:
        """How many games of this guest were counted."""

    async def bots(self, id: str) -> dict[str, Result]: ...
    async def count_bot(self, id: str, bot: str, result: Result) -> None: ...

    async def given(self, guest: str) -> list[dict[str, Any]]:
        """What this guest made, and this guest's tries, as plain data."""

    async def forget(self, guest: str, codes: list[str]) -> None:
        """Nothing of this guest's tries remains, nor of these tables, nor who made what this guest made."""


class SqliteChallenges:
    """In the file of the tables, through the same queue of commits."""

    name = "challenges"

    def __init__(self, store: SqliteStore) -> None:
        self._do = store.do

    async def open(self) -> None:
        await self._do(prepare)

    async def secret(self) -> str:
        def work(db: sqlite3.Connection) -> str:
            db.execute("insert or ignore into secrets values ('challenges', ?)", (secrets.token_urlsafe(32),))
            found: str = db.execute("select value from secrets where name = 'challenges'").fetchone()[0]
            return found

        return await self._do(work)

    async def add(self, id: str, set_up: SetUp, guest: str = "") -> bool:
        now = time.time()
        row = (id, now, msgspec.json.encode(set_up))

        def work(db: sqlite3.Connection) -> bool:
            new = db.execute("insert or ignore into challenges values (?, ?, ?)", row).rowcount == 1
            if new and guest:
                db.execute("insert into challenge_makers values (?, ?, ?)", (id, guest, now))
            return new

        return await self._do(work)

    async def load(self, id: str) -> SetUp | None:
        def work(db: sqlite3.Connection) -> SetUp | None:
            row = db.execute("select setup from challenges where id = ?", (id,)).fetchone()
            return msgspec.json.decode(row[0], type=SetUp) if row else None

        return await self._do(work)

    # -- tries --------------------------------------------------------------------------------

    async def begin(self, id: str, guest: str, kept: Kept, owners: list[tuple[int, str]]) -> str:
        def work(db: sqlite3.Connection) -> str:
            tries, running = _tried(db, id, guest)
            if running:
                return running
            code = add_under_new_code(db, kept, owners)
            row = (id, guest, tries + 1, code, time.time())
            db.execute("insert into challenge_tries values (?, ?, ?, ?, ?)", row)
            return code

        return await self._do(work)

    async def own(self, guest: str, most: int) -> list[Own]:
        asked = (
            "select id, setup, max(done.at), max(made) from"
            " (select challenge, at, 1 as made from challenge_makers where guest = :guest union all"
            " select challenge, at, 0 from challenge_tries where guest = :guest) done"
            " join challenges on id = challenge group by id order by 3 desc limit :most"
        )

        def work(db: sqlite3.Connection) -> list[Own]:
            rows = db.execute(asked, {"guest": guest, "most": most}).fetchall()
            return [
                Own(id, msgspec.json.decode(setup, type=SetUp).game, at, bool(made), *_tried(db, id, guest))
                for id, setup, at, made in rows
            ]

        return await self._do(work)

    async def tried(self, id: str, guest: str) -> tuple[int, str]:
        return await self._do(lambda db: _tried(db, id, guest))

    # -- how people fared ---------------------------------------------------------------------

    async def uncounted(self, id: str, guest: str, most: int) -> list[str]:
        asked = (
            "select e.code from challenge_ended e left join challenge_tries t on t.code = e.code"
            " where e.challenge = ? order by t.guest is not ?, t.at limit ?"
        )
        return await self._do(lambda db: [code for (code,) in db.execute(asked, (id, guest, most))])

    async def count(self, id: str, code: str, result: Result | None) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("delete from challenge_ended where challenge = ? and code = ?", (id, code))
            asked = "select guest, number from challenge_tries where code = ?"
            for guest, number in db.execute(asked, (code,)).fetchall():  # whose guest has gone has none any more
                if result is not None:
                    keep_rank(db, id, guest, number, code, result)

        await self._do(work)

    async def ranks(self, id: str, guest: str, seat: int, most: int) -> list[Rank]:
        return await self._do(lambda db: ranks(db, id, guest, seat, most, MAX_OWN))

    async def finished(self, id: str, guest: str) -> int:
        asked = "select count(*) from challenge_ranks where challenge = ? and guest = ?"

        def work(db: sqlite3.Connection) -> int:
            found: int = db.execute(asked, (id, guest)).fetchone()[0]
            return found

        return await self._do(work)

    # -- how bots fared -----------------------------------------------------------------------

    async def bots(self, id: str) -> dict[str, Result]:
        def work(db: sqlite3.Connection) -> dict[str, Result]:
            rows = db.execute("select bot, result from challenge_bots where challenge = ?", (id,))
            return {bot: msgspec.json.decode(result, type=Result) for bot, result in rows}

        return await self._do(work)

    async def count_bot(self, id: str, bot: str, result: Result) -> None:
        row = (id, bot, msgspec.json.encode(result))
        await self._do(lambda db: db.execute("insert or ignore into challenge_bots values (?, ?, ?)", row))

    # -- what is a guest's own ----------------------------------------------------------------

    async def given(self, guest: str) -> list[dict[str, Any]]:
        asked = (
            "select t.challenge, t.number, t.code, t.at, lost, resigned, behind, moves, r.at from challenge_tries t"
            " left join challenge_ranks r on r.code = t.code where t.guest = ? order by t.at"
        )
        rows = await self._do(lambda db: db.execute(asked, (guest,)).fetchall())
        makes = "select challenge, at from challenge_makers where guest = ? order by at"
        made = await self._do(lambda db: db.execute(makes, (guest,)).fetchall())
        return [{"challenge": one, "made": at} for one, at in made] + [
            {
                "challenge": one,
                "try": number,
                "code": code,
                "at": at,
                "result": None if order[0] is None else result_in(tuple(order)),
            }
            for one, number, code, at, *order in rows
        ]

    async def forget(self, guest: str, codes: list[str]) -> None:
        def work(db: sqlite3.Connection) -> None:
            own = db.execute("select challenge, code from challenge_tries where guest = ?", (guest,)).fetchall()
            db.executemany("delete from challenge_ended where challenge = ? and code = ?", own)
            db.executemany("delete from challenge_ranks where code = ?", [(code,) for _, code in own])
            db.executemany("delete from challenge_ranks where code = ?", [(code,) for code in codes])
            db.execute("delete from challenge_tries where guest = ?", (guest,))
            db.execute("delete from challenge_makers where guest = ?", (guest,))

        await self._do(work)


def _tried(db: sqlite3.Connection, id: str, guest: str) -> tuple[int, str]:
    """Only the last try can be one that is not finished: while it is not, no other is begun."""
    asked = (
        "select number, t.code, kept from challenge_tries t left join tables on tables.code = t.code"
        " where challenge = ? and guest = ? order by number desc limit 1"
    )
    number, code, blob = db.execute(asked, (id, guest)).fetchone() or (0, "", None)
    return number, code if blob is not None and not kept_in(blob).over else ""


def challenges_in(store: Store) -> ChallengeStore:
    """What this store keeps of challenges."""
    if not isinstance(store, SqliteStore):
        raise TypeError("only the store in SQLite keeps challenges so far")
    return SqliteChallenges(store)
